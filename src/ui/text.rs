//! Every word of the interface, typed. A language is a file with a folder beside it, and fills in
//! all of it; a missing text does not compile. The build finds the file by itself (`build.rs`).
//!
//! Texts that need numbers or names are functions, so that each language
//! orders and inflects as it must.

pub mod base;
pub mod board;
pub mod controls;
pub(crate) mod correspondence;
#[cfg(all(test, not(target_arch = "wasm32")))]
pub(crate) mod guard;
pub mod history;
pub(crate) mod home;
mod language;
pub mod learn;
pub mod lessons;
pub mod manage;
pub mod play;
mod sentence;
mod spaces;
pub mod spoken;
pub mod stored;
pub mod study;

pub use crate::words::{Table, Words};
pub use language::{
    DEFAULT, Language, NAMES, TextArea, choose, choose_all, choose_correspondence, correspondence,
    known, language, t,
};
pub(crate) use sentence::sentence;
pub use spaces::{bound, plain, whole};

use crate::clock::draft::FieldErrorKind;
use crate::clock::log::{Correction, Penalty};
use crate::clock::notation::{Expected, NotationError};
use crate::clock::setup::SetupError;
use crate::clock::step::Move;
use crate::clock::view::half::SideTime;
use crate::clock::{
    BoardEnd, BonusRule, ByColor, Color, EndReason, Event, GameResult, Mode, Offence, Outcome,
    Rejection,
};
use crate::game::material::MaterialVerdict;
use crate::game::notation::alphabet::Alphabet;
use crate::storage::backup::BackupError;
use crate::storage::kind;
use crate::storage::versioned::{LoadError, SaveError};
use crate::time::Millis;

/// The texts that every page may use.
#[allow(missing_debug_implementations, reason = "a table of texts")]
pub struct Text {
    /// The language's tag, for the browser.
    pub tag: &'static str,
    pub common: CommonText,
    pub words: NamesText,
    pub home: home::HomeText,
    pub face: FaceText,
    pub panel: PanelText,
    pub controls: ControlsText,
    pub players: PlayersText,
    pub tile: TileText,
    pub editor: EditorText,
    pub games: GamesText,
    pub about: AboutText,
    pub beside: play::BesideText,
    pub keep: correspondence::keep::BackupText,
    pub links: study::LinksText,
    pub board_keys: BoardKeys,
    pub faults: Faults,
    pub update: UpdateText,
}

/// A time control in a few words.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct TileText {
    /// The name of a control that differs for the sides.
    pub odds: &'static str,
    /// The name of an hourglass.
    pub hourglass: &'static str,
    /// White's control and Black's.
    pub versus: fn(&str, &str) -> String,
    /// Before the time of a later period.
    pub then: &'static str,
    /// Replaces it from the second later period on.
    pub then_again: &'static str,
    pub length: fn(Millis) -> String,
    /// Moves and their time.
    pub moves_in: fn(u16, &str) -> String,
    /// The effect of a mode besides main time; empty for sudden death.
    pub extra: fn(Mode) -> String,
}

/// Loading while the app runs: pages, and newer versions of the app.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct UpdateText {
    pub ready: &'static str,
    pub restart: &'static str,
    /// A page is being loaded.
    pub loading: &'static str,
    /// A page could not be loaded.
    pub not_loaded: &'static str,
    /// The copy on this device is damaged, and there is no network for another.
    pub damaged: &'static str,
    pub try_again: &'static str,
    /// A page that only a newer version has.
    pub gone: &'static str,
}

#[allow(missing_debug_implementations, reason = "texts")]
pub struct CommonText {
    pub back: &'static str,
    pub cancel: &'static str,
    pub save: &'static str,
    pub delete: &'static str,
    pub close: &'static str,
    /// The buttons beside a number.
    pub less: &'static str,
    pub more: &'static str,
    pub clock: &'static str,
    pub home: &'static str,
    pub settings: &'static str,
    pub language_system: &'static str,
    pub learn: &'static str,
    pub embed: &'static str,
    pub start: &'static str,
    pub not_found: &'static str,
}

/// Names of things.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct NamesText {
    pub color: fn(Color) -> &'static str,
    pub reason: fn(EndReason) -> &'static str,
    pub result: fn(GameResult) -> &'static str,
    pub outcome: fn(Outcome) -> String,
    pub offence: fn(Offence) -> &'static str,
    /// A length of time as one says it: "4 minutes 30 seconds".
    pub spoken: fn(Millis) -> String,
    /// A time as one says what a clock shows: "4 minutes 30".
    pub on_clock: fn(Millis) -> String,
    /// An event of the journal, in words.
    pub event: fn(&Event) -> String,
    pub moved: fn(&Move) -> String,
    pub penalized: fn(&Penalty) -> String,
    pub corrected: fn(&ByColor<Correction>) -> String,
    /// The letters of the pieces in a move.
    pub pieces: Alphabet,
    pub started: &'static str,
    pub flag_fell: fn(Color) -> String,
    pub first_flag_fell: fn(Color) -> String,
    pub period_over: fn(Color) -> String,
}

#[allow(missing_debug_implementations, reason = "texts")]
pub struct FaceText {
    pub press_to_start: fn(Color) -> &'static str,
    pub waits_for_start: &'static str,
    pub tap_when_here: &'static str,
    /// To the player who has reported the arrival.
    pub is_here: &'static str,
    /// The players who have, on the strip; `None` if nobody has.
    pub are_here: fn(ByColor<bool>) -> Option<&'static str>,
    pub starts_in: fn(&str) -> String,
    /// The button with which a player reports being there (6.6).
    pub here: &'static str,
    pub claim_default: fn(Color) -> String,
    pub claim_late: fn(Color) -> String,
    pub claim_both_absent: &'static str,
    /// The side that was not there in time, and whether it came late (or is absent); the other side
    /// was there in time.
    pub claim_alone: fn(Color, bool) -> String,
    /// Puts off a scheduled start.
    pub put_off: &'static str,
    pub pause: &'static str,
    pub menu: &'static str,
    pub change_control: &'static str,
    /// The first bonus is in the starting time.
    pub first_included: fn(Millis) -> String,
    pub full_screen: &'static str,
    pub leave_full_screen: &'static str,
    pub swap_view: &'static str,
    pub moves: fn(u32) -> String,
    pub moves_to_go: fn(u32) -> String,
    pub period: fn(usize, usize) -> String,
    pub delay: &'static str,
    pub total: fn(&str) -> String,
    pub mode: fn(Mode) -> String,
    pub byo_yomi: fn(u16, &str) -> String,
    pub byo_yomi_last: &'static str,
    pub byo_yomi_running: fn(u16) -> String,
    pub canadian: fn(u16, &str) -> String,
    pub canadian_running: fn(u16) -> String,
    pub overtime: &'static str,
    pub low: &'static str,
    /// The flag of a side fell, and the opponent's has not.
    pub flag_fell: fn(Color) -> String,
    pub flag_first: &'static str,
    pub flag_second: &'static str,
    pub flag_down: &'static str,
    /// By a player, and by the arbiter (6.8).
    pub claim_flag: &'static str,
    pub note_flag: &'static str,
    pub stopped: &'static str,
    pub following: &'static str,
    /// The name of a half for a screen reader: the player, the player's time and the opponent's.
    pub say_half: fn(&str, SideTime, SideTime) -> String,
    /// Spoken by the voice when a side has only this much time left.
    pub say_left: fn(Color, Millis) -> String,
    pub say_flag: fn(Color) -> String,
    pub say_first_flag: fn(Color) -> String,
    pub extra_time: &'static str,
    /// The purpose of extra time, on the face of the side that is on it.
    pub draw_only: &'static str,
    /// The time that a press would give now.
    pub press_gives: fn(Millis) -> String,
    pub flag_main_time: &'static str,
    pub flag_extra_time: &'static str,
    pub claim_draw: &'static str,
    pub claim_hold: &'static str,
    pub claim_again: &'static str,
    pub say_byo_yomi: fn(u16) -> String,
}

#[allow(missing_debug_implementations, reason = "texts")]
pub struct PanelText {
    pub paused: &'static str,
    pub stopped: fn(Color) -> String,
    pub fallen: fn(Color) -> String,
    pub order_unknown: &'static str,
    /// The scheduled start was put off, and the game begins after it.
    pub put_off: &'static str,
    pub begin: &'static str,
    /// The question whether a player stopped the clocks to call the arbiter (6.12b).
    pub stopped_by: &'static str,
    pub by_nobody: &'static str,
    pub ready: &'static str,
    pub resume: &'static str,
    pub go_back: &'static str,
    pub adjust: &'static str,
    pub finish: &'static str,
    /// Turns the panel to the player of this side.
    pub turn_to: fn(Color) -> String,
    /// The control on the strip that opens the question how the game ended.
    pub result: &'static str,
    pub how_ended: &'static str,
    pub reason_if_wished: &'static str,
    /// The same players, each with the other's colour.
    pub rematch: &'static str,
    /// The same on the strip, where an icon shows the swap.
    pub rematch_short: &'static str,
    /// The same players and colours.
    pub again: &'static str,
    /// The score of the games of these players.
    pub match_score: &'static str,
    /// A player without a name, by the colour in this game.
    pub now_side: fn(Color) -> &'static str,
    pub new_match: &'static str,
    pub new_match_sure: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub correct: &'static str,
    /// The same on a key.
    pub correct_key: &'static str,
    /// The time on a clock before a correction, and the change.
    pub was: fn(Millis, Millis) -> String,
    pub as_it_was: &'static str,
    pub no_time: &'static str,
    pub set_clock: fn(Color) -> String,
    pub set_both: &'static str,
    /// Both readings are right as they are.
    pub confirm_both: &'static str,
    pub swap: &'static str,
    pub penalties: &'static str,
    pub give: &'static str,
    /// Gives what the steppers say.
    pub give_amount: fn(Color, &str) -> String,
    /// The same while they say nothing.
    pub give_nothing: &'static str,
    pub end: &'static str,
    pub play_on: &'static str,
    pub new_game: &'static str,
    pub new_game_sure: &'static str,
    pub other_control: &'static str,
    pub log: &'static str,
    pub details: &'static str,
    pub wins: fn(Color) -> String,
    pub cannot_mate: fn(Color) -> String,
    pub who_offended: &'static str,
    /// The offender's opponent, and the time that this side is given.
    pub opponent_gets: fn(Color, &str) -> String,
    /// The consequence of a second illegal move by this player.
    pub second_loses: fn(&str) -> String,
    /// The same when the opponent is on extra time, and can no longer win.
    pub second_draws: fn(&str) -> String,
    /// The illegal move of this player counts, but the clock took nothing back.
    pub not_taken_back: fn(&str) -> String,
    pub introduce: &'static str,
    pub time: &'static str,
    pub moves: &'static str,
    /// After their number.
    pub moves_unit: fn(&str) -> &'static str,
    pub period: &'static str,
    pub overtime_left: &'static str,
    pub periods_left: &'static str,
    pub moves_left: &'static str,
    pub extra_left: &'static str,
    pub away_title: &'static str,
    pub away: fn(Color, &str) -> String,
    /// Counts the time away for a side, or does not; the game goes on, or the clocks stay stopped.
    pub away_count: fn(Color) -> String,
    pub away_count_paused: fn(Color) -> String,
    pub away_ignore: &'static str,
    pub away_ignore_paused: &'static str,
    pub rejection: fn(Rejection) -> &'static str,
    pub claim_draw: fn(Color) -> String,
    /// An end on the board, as a player says it.
    pub board_end: fn(BoardEnd) -> String,
    pub resign_still: fn(Color) -> String,
    pub first_flag_hint: &'static str,
    pub material: MaterialText,
}

/// The questions about the material when a flag has fallen and there is no board.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct MaterialText {
    /// Opens the questions about the pieces that are left.
    pub ask: fn(Color) -> String,
    pub opponents: fn(Color) -> String,
    pub own: fn(Color) -> String,
    pub pawns: &'static str,
    pub queen: &'static str,
    pub rook: &'static str,
    pub bishop: &'static str,
    pub knight: &'static str,
    pub bare_king: &'static str,
    pub knights: fn(Color) -> String,
    pub one_knight: &'static str,
    pub more_knights: &'static str,
    pub bishops: fn(Color) -> String,
    pub light: &'static str,
    pub dark: &'static str,
    pub both: &'static str,
    /// Whether the side that might win can checkmate; and whether pawns could
    /// block each other.
    pub says: fn(Color, MaterialVerdict, bool) -> String,
    pub look: &'static str,
    pub board_decides: fn(Color) -> String,
}

#[allow(missing_debug_implementations, reason = "texts")]
pub struct ControlsText {
    pub replaces: &'static str,
    /// The same for the time control of a link.
    pub replaces_link: fn(&str) -> String,
    pub replaces_end: &'static str,
    pub notation_error: fn(&NotationError) -> String,
    pub expected: fn(Expected) -> &'static str,
    pub setup_problem: fn(&SetupError) -> String,
    pub bad_link: fn(&str) -> String,
    /// In the bar of a running clock: a link was followed.
    pub brief_link: fn(&str) -> String,
    pub brief_bad_link: &'static str,
}

/// The names of the two players at the clock.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct PlayersText {
    pub title: &'static str,
    pub name_of: fn(Color) -> String,
    /// The button on a name, which changes it.
    pub rename: fn(&str) -> String,
    /// The names are changed, and the players are not.
    pub same: &'static str,
    /// Takes the names and the score away.
    pub new: &'static str,
}

#[allow(missing_debug_implementations, reason = "texts")]
pub struct EditorText {
    pub problem: fn(&FieldErrorKind) -> String,
    pub name_long: &'static str,
    pub rule: &'static str,
    pub rule_name: fn(BonusRule) -> &'static str,
}

#[allow(missing_debug_implementations, reason = "texts")]
pub struct GamesText {
    pub title: &'static str,
    pub versus: fn(&ByColor<String>) -> String,
    pub log: &'static str,
    pub when: &'static str,
    pub clock_time: &'static str,
    pub what: &'static str,
    pub undone: &'static str,
    pub missing: &'static str,
    /// A time that is extra time.
    pub extra: fn(Millis) -> String,
}

/// The app, and its licences.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct AboutText {
    pub title: &'static str,
    /// The app works offline, and keeps everything on this device.
    pub local: &'static str,
    pub licence: &'static str,
    pub licences: &'static str,
}

/// The actions of the board's keys.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct BoardKeys {
    pub arrows: &'static str,
    pub press: &'static str,
    pub escape: &'static str,
    pub edge: &'static str,
    pub piece: &'static str,
    pub other_piece: &'static str,
    pub rank: &'static str,
    pub file: &'static str,
    pub last: &'static str,
    pub goals: &'static str,
    pub attackers: &'static str,
    pub position: &'static str,
}

#[allow(missing_debug_implementations, reason = "texts")]
pub struct Faults {
    pub absent: &'static str,
    pub full: &'static str,
    pub not_saved: fn(kind::ValueKind, &SaveError) -> String,
    /// Another tab has changed the game, and the last action here is not in it; and why.
    pub overtaken: fn(&str) -> String,
    /// The browser does not say whether another tab plays.
    pub no_lock: &'static str,
    pub bad_backup: fn(&BackupError) -> String,
    pub loading: fn(&LoadError) -> String,
    pub several_set_aside: fn(&str) -> String,
    pub set_aside_link: &'static str,
    pub awake: &'static str,
    pub second_copy: SecondCopy,
}

/// News of the second copy of the stored data: what it restored, and what it could not do.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct SecondCopy {
    pub alone: &'static str,
    pub lost: &'static str,
    /// With the time of the last entry that is there.
    pub unknown_after: fn(&str) -> String,
    /// With the time of the last entry in the first copy, if it had the game, and in the second.
    pub game: fn(Option<&str>, &str) -> String,
    /// How many other games, and how many other values.
    pub others: fn(usize, usize) -> String,
    /// How many games went on in both copies.
    pub apart: fn(usize) -> String,
    pub disputed: fn(&str) -> String,
    pub refused: &'static str,
    /// The second copy has not answered yet.
    pub awaited: &'static str,
    pub brief: BriefText,
}

/// The same in a few words, for the bar of a running clock.
#[allow(missing_debug_implementations, reason = "texts")]
pub struct BriefText {
    /// With the time of the last entry that was restored.
    pub game: fn(&str) -> String,
    pub others: &'static str,
    pub apart: &'static str,
    pub awaited: &'static str,
    /// With the time of the last entry that is there.
    pub unknown_after: fn(&str) -> String,
    pub one_copy: &'static str,
}
