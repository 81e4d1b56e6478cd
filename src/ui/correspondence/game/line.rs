//! A line of the statement as it is shown: [`StatementLine`].

use leptos::prelude::*;

use super::state::GamePage;
use crate::clock::Color;
use crate::correspondence::entry::ActKind;
use crate::correspondence::statement::columns::Columns;
use crate::correspondence::statement::{StatementRow, rows};
use crate::correspondence::{Act, Entry, EntryEffect, Utc};
use crate::platform::date;
use crate::ui::text;
use crate::ui::text::correspondence::game as words;
use crate::ui::widgets::moment;

/// An entry with what it does to the accounts.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct StatementLine {
    /// The entry's index in the journal.
    pub place: usize,
    /// The entry in words: `23… Rd8`.
    pub label: String,
    /// When, in local time to the minute.
    pub made: String,
    /// The same in a few letters, for a narrow column.
    pub made_short: String,
    /// When, to the second in the server's zone.
    pub stamp: String,
    /// For a move, its player and how long that player thought, if it is known.
    pub spent: Option<String>,
    /// The side that acted.
    pub side: Option<Color>,
    /// The sums; `None` where the entry does not fit the event.
    pub row: Option<StatementRow>,
}

impl StatementLine {
    /// The effect of the entry on the accounts of the sides concerned; one item if it is the same
    /// for both.
    pub(super) fn columns(&self) -> Vec<(Color, Columns)> {
        let of = |side| Some((side, self.row.as_ref()?.columns(side)?));
        let mut both: Vec<_> = Color::ALL.into_iter().filter_map(of).collect();
        both.dedup_by(|one, other| one.1 == other.1);
        both
    }
}

/// The lines of all entries, in their order.
pub(super) fn lines(page: GamePage) -> Vec<StatementLine> {
    let zone = page.zone();
    let now = page.correspondence.this_second();
    let rows = page.ledger.with(rows);
    let journal = page.game.with(|game| game.journal.clone());
    let line = |(place, entry): (usize, &Entry)| StatementLine {
        place,
        label: page.words(place),
        made: made(entry, now),
        made_short: made_short(entry, now),
        stamp: stamp(entry, &zone),
        spent: spent(page, place),
        side: match rows.get(place) {
            Some(row) => row.side,
            None => side_of_void(page, rows.len(), place),
        },
        row: rows.get(place).cloned(),
    };
    journal.iter().enumerate().map(line).collect()
}

/// The side of a move after the first entry that does not fit, at `first`.
fn side_of_void(page: GamePage, first: usize, place: usize) -> Option<Color> {
    let turn = page.ledger.with(|ledger| ledger.last().turn);
    page.game.with(|game| {
        let void = game.journal.get(first..=place)?;
        let is_move = |entry: &&Entry| entry.act.kind() == ActKind::Move;
        void.last().filter(is_move)?;
        let before = void.iter().filter(is_move).count() - 1;
        Some(if before.is_multiple_of(2) {
            turn
        } else {
            turn.other()
        })
    })
}

/// To the minute; a date of the last months needs no year.
fn made(entry: &Entry, now: Utc) -> String {
    let at = entry.at;
    if is_untimed(entry) {
        words::untimed().into()
    } else if moment::is_near(at, now) {
        date::day_and_time(at.wall())
    } else {
        moment::to_the_minute(at)
    }
}

fn made_short(entry: &Entry, now: Utc) -> String {
    let at = entry.at;
    if is_untimed(entry) {
        words::untimed().into()
    } else if moment::is_near(at, now) {
        date::short_day_and_time(at.wall())
    } else {
        date::date(at.wall())
    }
}

/// When an entry was made, to the second in the zone of the server; of a move whose time is not known,
/// by when.
pub(super) fn stamp(entry: &Entry, zone: &str) -> String {
    let at = moment::in_zone(entry.at, zone);
    if is_untimed(entry) {
        words::untimed_by(&at)
    } else {
        at
    }
}

const fn is_untimed(entry: &Entry) -> bool {
    matches!(entry.act, Act::UntimedMove(_))
}

fn spent(page: GamePage, place: usize) -> Option<String> {
    let change = page.ledger.with(|ledger| {
        let step = ledger.steps().get(place);
        step.filter(|_| ledger.is_timed(place))
            .map(|step| step.effect)
    });
    match change {
        Some(EntryEffect::Move { side, spent, .. }) => {
            let spent = text::correspondence::game::spent(&text::correspondence::length(spent));
            Some([&page.name(side), " ", &spent].concat())
        }
        _ => None,
    }
}
