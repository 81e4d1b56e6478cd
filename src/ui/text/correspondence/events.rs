//! Events and teams.

use crate::clock::color::Color;
use crate::correspondence::event::{Edition, Protection, Refill};
use crate::correspondence::event_form::{EventField, EventFieldError};
use crate::correspondence::link::LinkError;
use crate::correspondence::offer::BlocksOffer;
use crate::correspondence::seconds::Seconds;

/// The words.
#[allow(missing_docs, missing_debug_implementations, reason = "texts")]
pub struct EventsText {
    pub title: &'static str,
    /// What an event is, where there is none yet.
    pub none: &'static str,
    pub none_what: [&'static str; 3],
    pub new: &'static str,
    pub archived: fn(usize) -> String,
    pub only_archived: &'static str,
    pub is_archived: &'static str,
    pub games: fn(usize) -> String,
    pub not_begun: &'static str,
    pub running: &'static str,
    pub over: &'static str,
    pub missing: &'static str,
    pub form: EventFormText,
    pub sheet: EventSheetText,
    pub team: TeamsText,
}

/// Making and changing an event.
#[allow(missing_docs, missing_debug_implementations, reason = "texts")]
pub struct EventFormText {
    pub title_new: &'static str,
    pub title_edit: &'static str,
    pub place: fn(EventField) -> &'static str,
    pub fault: fn(EventFieldError) -> &'static str,
    pub faults: fn(usize) -> String,
    pub name_hint: &'static str,
    pub zone_hint: &'static str,
    pub days_hint: &'static str,
    pub table: &'static str,
    pub table_choose: &'static str,
    pub table_row: fn(&BlocksOffer) -> String,
    pub blocks: &'static str,
    pub offer: fn(&BlocksOffer) -> String,
    /// What an offer is; with the length that was asked for.
    pub offer_why: fn(&BlocksOffer, u32) -> String,
    pub own: &'static str,
    pub own_why: &'static str,
    pub length_hint: &'static str,
    pub end: &'static str,
    pub end_unknown: &'static str,
    pub unrated: &'static str,
    pub rules: &'static str,
    pub edition: &'static str,
    pub edition_name: fn(Edition) -> &'static str,
    pub edition_why: fn(Edition) -> &'static str,
    pub refill: &'static str,
    pub refill_name: fn(Refill) -> &'static str,
    pub refill_why: fn(Refill) -> &'static str,
    /// With whether the chosen text has suspended it.
    pub protection_name: fn(Protection, bool) -> String,
    /// Nothing where none is chosen; with how many moves bring the increment.
    pub protection_why: fn(Protection, u32) -> String,
    pub suspended: &'static str,
    pub team: &'static str,
    pub team_why: &'static str,
    pub captain: &'static str,
    pub captain_why: &'static str,
    pub moves_hint: &'static str,
    pub note: &'static str,
    pub note_hint: &'static str,
    pub add: &'static str,
    pub save: &'static str,
    pub changes: fn(usize) -> String,
    pub changes_save: &'static str,
    pub changes_back: &'static str,
    pub change_conflict: fn(&str, &str) -> String,
    pub change_lost: fn(&str) -> String,
    pub change_saved: &'static str,
    pub change_deadline: fn(&str, &str) -> String,
    pub change_accounts: fn(Color, [Seconds; 2], [Seconds; 2]) -> String,
    /// How many moves still bring the increment.
    pub change_increments: fn(Color, u32, u32) -> String,
    pub change_fits: &'static str,
    pub shared: &'static str,
    pub shared_add: &'static str,
    pub shared_edit: &'static str,
    pub shared_wrong: fn(usize) -> String,
    pub shared_rest: &'static str,
    pub link_problem: fn(LinkError) -> String,
}

/// The parameters of an event.
#[allow(missing_docs, missing_debug_implementations, reason = "texts")]
pub struct EventSheetText {
    pub heading: &'static str,
    pub start: &'static str,
    pub end: &'static str,
    pub length: &'static str,
    pub days: fn(u32, bool) -> String,
    pub what_clock: &'static str,
    pub what_increment: fn(u32) -> String,
    pub what_bank: fn(Refill) -> &'static str,
    pub pace: &'static str,
    /// In all, in so many moves, for each.
    pub pace_is: fn(Seconds, u32, Seconds) -> String,
    pub options: &'static str,
    pub option_moves: fn(u32) -> String,
    pub option_protection: fn(Protection, u32) -> String,
    pub option_team: fn(bool) -> &'static str,
    pub option_zone: fn(&str) -> String,
    pub example: &'static str,
    pub lost: &'static str,
    pub share: &'static str,
    pub share_hint: &'static str,
    pub link: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub print: &'static str,
    pub games: &'static str,
    pub no_games: &'static str,
    pub add_game: &'static str,
    pub mine: &'static str,
    pub theirs: &'static str,
    pub waits: &'static str,
    /// After whose turn it is.
    pub until: fn(&str) -> String,
    pub claim: &'static str,
    pub edit: &'static str,
    pub archive: &'static str,
    pub unarchive: &'static str,
    pub delete: &'static str,
    pub delete_sure: &'static str,
    pub team: &'static str,
    pub note: &'static str,
}

/// Teams.
#[allow(missing_docs, missing_debug_implementations, reason = "texts")]
pub struct TeamsText {
    pub title: &'static str,
    pub not_team: &'static str,
    pub not_team_do: &'static str,
    pub what: [&'static str; 2],
    pub transfer_in_effect: &'static str,
    pub transfer_not: &'static str,
    pub ended: fn(&str) -> String,
    pub none: &'static str,
    pub finished: fn(usize) -> String,
    pub board: fn(usize) -> String,
    pub to_move: &'static str,
    pub falls: &'static str,
    pub owed: &'static str,
    pub change: &'static str,
    pub kind: &'static str,
    pub substitution: &'static str,
    pub substitution_why: &'static str,
    pub replacement: &'static str,
    pub replacement_why: &'static str,
    pub alone: &'static str,
    pub alone_why: &'static str,
    pub takes_over: &'static str,
    pub name: &'static str,
    pub amount: &'static str,
    pub amount_hint: &'static str,
    pub fill: fn(Seconds) -> String,
    pub leaves: fn(Seconds, Seconds) -> String,
    pub when: &'static str,
    pub when_missing: &'static str,
    pub amount_wrong: &'static str,
    pub enter: &'static str,
    pub done_new: fn(&str) -> String,
    pub done_transfer: fn(Seconds) -> String,
    pub misfit: &'static str,
    pub open: &'static str,
}
