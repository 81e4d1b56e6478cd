//! Stamps to the minute bound the accounts of a ledger that knows the seconds.

use proptest::prelude::*;
use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::account::Account;
use zeitnot_core::correspondence::bounds::Bounds;
use zeitnot_core::correspondence::deadline::{Doubt, SafeDeadline};
use zeitnot_core::correspondence::proposal::propose;
use zeitnot_core::correspondence::server_facts::StampUnit;
use zeitnot_core::correspondence::{
    Act, Cause, Entry, Event, EventDraft, Ledger, Seconds, ServerFacts, ShownTime, Utc,
};
use zeitnot_core::game::{MoveHistory, Start};

use super::random::{START, Script, Try, knights, opened, script};

/// The begin of the minute of an instant, as a server writes it.
fn minute(at: Utc) -> Utc {
    Utc::new(at.get().div_euclid(60) * 60)
}

/// The journal as a server that knows no seconds writes it.
fn to_the_minute(ledger: &Ledger) -> Vec<Entry> {
    let whole = |entry: &Entry| Entry {
        at: minute(entry.at),
        act: entry.act.clone(),
    };
    ledger.entries().iter().map(whole).collect()
}

/// A random game whose acts are some seconds after a minute, without comparisons.
fn exact_game() -> impl Strategy<Value = (Script, Ledger)> {
    let seconds = prop::collection::vec(0..60_i64, 64);
    (script(), seconds).prop_map(|(mut script, seconds)| {
        // Moves without stamps have no bounds.
        script.moves = 0;
        let mut ledger = script.unplayed();
        let mut now = script.draft.start;
        for ((gap, attempt), seconds) in script.tries.iter().zip(seconds.iter().cycle()) {
            now = now + Seconds::new(gap * script.unit);
            let at = match attempt {
                Try::Correction(..) => continue,
                Try::Start => minute(now),
                _ => (minute(now) + Seconds::new(*seconds)).max(ledger.last().at),
            };
            let act = script.act(&ledger, at, *attempt);
            let _ = ledger.add(Entry { at, act }, at);
        }
        (script, ledger)
    })
}

fn holds(least: Account, exact: Account, most: Account) -> bool {
    let clock = least.clock <= exact.clock && exact.clock <= most.clock;
    let bank = least.bank <= exact.bank && exact.bank <= most.bank;
    clock && bank
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn bounds_hold_the_ledger_that_knows_the_seconds((script, exact) in exact_game()) {
        // Of a journal that is refused without its seconds there are no bounds.
        let moves = ByColor::both(script.moves);
        let line = MoveHistory::new(Start::standard());
        let whole = Ledger::open(script.event(), line, moves, to_the_minute(&exact));
        let Ok(whole) = whole else { return Ok(()) };
        let bounds = Bounds::of(&whole, StampUnit::Minute);
        let last = exact.last();
        for side in Color::ALL {
            let bound = bounds.account(side);
            if !(last.runs() && last.turn == side) {
                let account = *last.account(side);
                prop_assert!(holds(bound.least, account, bound.most), "{side:?}: {bound:?} {account:?}");
            }
        }
        if let (Some(falls), Some((earliest, latest))) = (last.falls(), bounds.falls()) {
            prop_assert!(earliest <= falls && falls <= latest, "{earliest:?} {falls:?} {latest:?}");
        }
    }
}

/// A game of 700 days in which White moved at 08:12 and Black at 10:30 of the third day.
fn two_moves(change: impl FnOnce(&mut EventDraft)) -> Ledger {
    let day = START + Seconds::days(2);
    let entries = [
        (START, Act::OfficialStart),
        (day + Seconds::new(12 * 60), knights(0)),
        (day + Seconds::new(150 * 60), knights(1)),
    ];
    let entries = entries.map(|(at, act)| Entry { at, act });
    let mut draft = propose(700).standard().draft("Cup", START);
    change(&mut draft);
    let event = Event::new(draft).expect("an event");
    opened(event, 0, entries.to_vec())
}

fn to_minutes() -> ServerFacts {
    let stamps = StampUnit::Minute;
    ServerFacts {
        stamps,
        ..ServerFacts::default()
    }
}

#[test]
fn the_date_to_rely_on_is_the_earliest_one() {
    // White's clock is full after the move: open is only the second at which it began to run again,
    // and the ledger counts the first.
    let full = two_moves(|_| {});
    let falls = full.last().falls().expect("White's clock runs");
    let bounds = Bounds::of(&full, StampUnit::Minute);
    assert_eq!(bounds.falls(), Some((falls, falls + Seconds::new(59))));
    assert_eq!(Doubt::of(&full, &to_minutes()).early, Seconds::ZERO);
    // Where nothing fills it, White's own move may have come later, and taken more.
    let short = two_moves(|draft| {
        draft.clock = Seconds::days(40);
        (draft.bank, draft.increment) = (Seconds::ZERO, Seconds::ZERO);
    });
    let doubt = Doubt::of(&short, &to_minutes());
    assert_eq!(doubt.early, Seconds::new(59));
    let state = short.last();
    let deadline = |mine| SafeDeadline::of(&state, doubt, mine).expect("White's clock runs");
    let falls = state.falls().expect("White's clock runs");
    let mine = deadline(Some(Color::White));
    assert_eq!(mine.safe(), falls - Seconds::new(59));
    // An opponent has all the time that they may have.
    assert_eq!(deadline(Some(Color::Black)).safe(), falls);
    // In the last minute only the server knows.
    assert!(mine.is_in_doubt(falls - Seconds::new(59)));
    assert!(!mine.is_in_doubt(falls - Seconds::new(60)));
    assert_eq!(Doubt::of(&short, &ServerFacts::default()), Doubt::default());
}

#[test]
fn figures_of_the_server_end_the_doubt() {
    let mut ledger = two_moves(|_| {});
    let at = ledger.last().at + Seconds::hours(3);
    let seen = |days| {
        Some(ShownTime {
            clock: Seconds::days(days),
            bank: Seconds::ZERO,
        })
    };
    let shown = ByColor {
        white: seen(20),
        black: seen(30),
    };
    let cause = Cause::Unknown;
    let act = Act::Correction { shown, cause };
    ledger.add(Entry { at, act }, at).expect("a comparison");
    let bounds = Bounds::of(&ledger, StampUnit::Minute);
    let falls = at + Seconds::days(20);
    assert_eq!(bounds.falls(), Some((falls, falls)));
    let black = bounds.account(Color::Black);
    assert_eq!(black.least, black.most);
}
