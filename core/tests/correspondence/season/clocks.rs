//! The clocks of a file beside the ledger: they agree, differ, or are the only figures there are.

use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::brought::{Answers, Brought, BroughtRow, RowKind};
use zeitnot_core::correspondence::civil::TypedTime;
use zeitnot_core::correspondence::season::KeptEvent;
use zeitnot_core::correspondence::server_clocks::{
    ClockComparison, FileClocks, FileFigures, OtherClock,
};
use zeitnot_core::correspondence::server_facts::{Settles, StampUnit};
use zeitnot_core::correspondence::server_game::ServerGame;
use zeitnot_core::correspondence::{
    Act, CorrespondenceGame, Entry, Event, Ledger, Refill, Seconds, ServerFacts, Utc,
};

use super::{anna_bo, cup, day, keep, unstamped, utc};

const MINUTE: Seconds = Seconds::new(60);

/// The clocks of a file in which nothing shows whether the bank is in them.
fn clocks(white: Seconds, black: Seconds) -> FileClocks {
    FileClocks {
        left: ByColor {
            white: Some(white),
            black: Some(black),
        },
        has_bank: false,
    }
}

/// A game in which White has thought for 12 days and Black for 20; White is to move.
///
/// The bank then fills White's clock to 50 days if it does so by itself, and Black's.
fn slow() -> (CorrespondenceGame, Utc) {
    let mut file = anna_bo("e4 e5");
    let (white, black) = (day(12), day(32));
    file.stamps = vec![super::stamp(white), super::stamp(black)];
    (keep("7", &file), black)
}

fn ledger(game: &CorrespondenceGame, event: &Event) -> Ledger {
    game.ledger(event).expect("a ledger without conflict")
}

fn compared(clocks: FileClocks, now: Utc) -> ClockComparison {
    let ledger = ledger(&slow().0, &cup());
    let found = clocks.compare(&ledger, StampUnit::Minute, now);
    found.expect("a game that goes on")
}

fn agrees(clocks: FileClocks, now: Utc) -> bool {
    matches!(compared(clocks, now), ClockComparison::Agrees(_))
}

/// After so many days, what is left on White's clock, which runs, and on Black's; and both with the
/// bank.
fn left(days: i64) -> [[Seconds; 2]; 2] {
    let (game, last) = slow();
    let state = ledger(&game, &cup()).at(last + Seconds::days(days));
    let of = |side| *state.account(side);
    let both = [Color::White, Color::Black].map(of);
    [
        both.map(|account| account.clock),
        both.map(|account| account.total()),
    ]
}

#[test]
fn a_file_agrees_with_its_clocks_alone_or_with_the_bank_in_them() {
    let now = slow().1 + Seconds::days(10);
    let [alone, whole] = left(10);
    assert_ne!(alone, whole);
    assert!(agrees(clocks(alone[0], alone[1]), now));
    assert!(agrees(clocks(whole[0], whole[1]), now));
    // One of each is neither.
    assert!(!agrees(clocks(alone[0], whole[1]), now));
    assert!(!agrees(clocks(alone[0] + Seconds::days(2), alone[1]), now));
    assert!(!agrees(clocks(alone[0], alone[1] - Seconds::hours(1)), now));
}

#[test]
fn a_file_that_shows_the_bank_in_a_clock_has_it_in_all() {
    let now = slow().1 + Seconds::days(10);
    let [alone, whole] = left(10);
    let with_bank = |[white, black]: [Seconds; 2]| FileClocks {
        has_bank: true,
        ..clocks(white, black)
    };
    assert!(agrees(with_bank(whole), now));
    assert!(!agrees(with_bank(alone), now));
}

#[test]
fn a_clock_that_runs_may_be_that_of_the_day_before() {
    let now = slow().1 + Seconds::days(10);
    let [[white, black], _] = left(10);
    assert!(agrees(clocks(white + Seconds::hours(20), black), now));
    assert!(!agrees(clocks(white + Seconds::hours(30), black), now));
    // Less than now would be left only later.
    assert!(!agrees(clocks(white - MINUTE, black), now));
}

#[test]
fn stamps_to_the_minute_leave_a_minute_or_two() {
    let now = slow().1 + Seconds::days(10);
    // Only where the bank is in them does a full clock show it.
    let [_, [white, black]] = left(10);
    for off in [Seconds::ZERO, -MINUTE] {
        assert!(agrees(clocks(white, black + off), now), "{off}");
    }
    assert!(!agrees(clocks(white, black - MINUTE.times(3)), now));
    assert!(!agrees(clocks(white, black + MINUTE.times(3)), now));
}

#[test]
fn a_difference_has_both_figures_of_that_side() {
    let now = slow().1 + Seconds::days(10);
    let [[white, black], _] = left(10);
    let file = black - Seconds::days(7);
    let ClockComparison::Differs(others) = compared(clocks(white, file), now) else {
        panic!("a difference");
    };
    assert_eq!(others.white, None);
    let state = ledger(&slow().0, &cup()).at(now);
    let ours = *state.account(Color::Black);
    assert_eq!(others.black, Some(OtherClock { file, ours }));
}

#[test]
fn a_game_that_is_lost_here_and_goes_on_at_the_server_differs() {
    let (_, last) = slow();
    let now = last + Seconds::days(60);
    let [[_, black], _] = left(10);
    let has_time = clocks(Seconds::days(3), black);
    assert!(matches!(
        compared(has_time, now),
        ClockComparison::Differs(_)
    ));
}

#[test]
fn agreement_settles_how_the_bank_refills() {
    let now = slow().1 + Seconds::days(10);
    let settled = |[white, black]: [Seconds; 2]| match compared(clocks(white, black), now) {
        ClockComparison::Agrees(Settles { by, at }) => {
            assert_eq!(at, now);
            by.refill
        }
        other => panic!("{other:?}"),
    };
    let [alone, whole] = left(10);
    // Without the refill the waiting clock would not be full; clock and bank together are the same.
    assert!(settled(alone));
    assert!(!settled(whole));
}

#[test]
fn clocks_of_a_game_without_times_are_the_figures_of_who_waits() {
    let file = unstamped(anna_bo("e4 e5 Nf3"));
    let days = Seconds::days;
    let figures = |white, black, has_bank| {
        let clocks = FileClocks {
            has_bank,
            ..clocks(white, black)
        };
        clocks.figures(&cup(), &file.line)
    };
    let seen = |clock, bank| FileFigures {
        clock: Some(days(clock)),
        bank,
    };
    // White waits: the bank is empty, as it would have filled the clock.
    let short = figures(days(40), days(30), false);
    assert_eq!(short.white, seen(40, Some(Seconds::ZERO)));
    assert_eq!(short.black, seen(30, None));
    // A full clock says nothing of its bank.
    let full = figures(days(50), days(30), false);
    assert_eq!(full.white, seen(50, None));
    let with_bank = figures(days(63), days(30), true);
    assert_eq!(with_bank.white, seen(50, Some(days(13))));
    // How much of both is on a clock that runs nobody knows.
    assert_eq!(with_bank.black, FileFigures::default());
}

/// The row of the only game of a file, beside this kept one of the cup.
fn row(file: ServerGame, kept: &CorrespondenceGame, settled: &ServerFacts, now: Utc) -> BroughtRow {
    let mut rows = rows(vec![file], kept, settled, now);
    rows.pop().expect("a row")
}

fn rows(
    file: Vec<ServerGame>,
    kept: &CorrespondenceGame,
    settled: &ServerFacts,
    now: Utc,
) -> Vec<BroughtRow> {
    let event = cup();
    let events = [KeptEvent {
        id: "1",
        event: &event,
        settled,
    }];
    let brought = Brought::new(file, vec![kept.clone()], &events, None);
    let zoned = |time: TypedTime, _: &str| utc(time);
    brought.rows(&Answers::default(), &events, &zoned, now)
}

#[test]
fn clocks_that_settle_something_are_worth_keeping_once() {
    let (kept, last) = slow();
    let now = last + Seconds::days(10);
    let [[white, black], _] = left(10);
    let mut file = anna_bo("e4 e5");
    file.stamps = vec![super::stamp(day(12)), super::stamp(last)];
    let mut settled = ServerFacts::default();
    // Without clocks there is nothing new.
    let same = RowKind::Same("7".into());
    let silent = row(file.clone(), &kept, &settled, now);
    assert_eq!((silent.what, silent.clocks), (same.clone(), None));
    file.left = clocks(white, black).left;
    let agreed = row(file.clone(), &kept, &settled, now);
    let RowKind::More(taken) = agreed.what else {
        panic!("something to keep");
    };
    assert_eq!((taken.moves, &taken.game), (0, &kept));
    let Some(ClockComparison::Agrees(settles)) = agreed.clocks else {
        panic!("they agree");
    };
    // The deadline that it shows is no longer the cautious one.
    let summary = agreed.summary.expect("a clear row");
    assert_eq!(summary.doubt.cautious, None);
    settled.add(cup().draft(), "7", settles);
    let refill = settled.refill.as_ref().map(|fact| fact.is);
    assert_eq!(refill, Some(Refill::Automatic));
    let again = row(file.clone(), &kept, &settled, now);
    assert_eq!(again.what, same);
    assert!(matches!(again.clocks, Some(ClockComparison::Agrees(_))));
    // Clocks that differ do not keep the moves from being kept.
    file.left.white = Some(white - Seconds::days(5));
    file.line.play_text("Nf3").expect("a legal move");
    file.stamps.push(super::stamp(now));
    let differs = row(file, &kept, &settled, now);
    assert!(differs.what.is_clear());
    assert!(matches!(differs.clocks, Some(ClockComparison::Differs(_))));
}

#[test]
fn only_a_game_of_the_same_event_shows_that_the_bank_is_in_the_clocks() {
    let (mut kept, last) = slow();
    kept.server_id = "5".into();
    let now = last + Seconds::days(10);
    let [[white, black], _] = left(10);
    let mut file = anna_bo("e4 e5");
    file.id = "5".into();
    file.stamps = vec![super::stamp(day(12)), super::stamp(last)];
    file.left = clocks(white, black).left;
    // Ten moves in fifty days, of which some were saved.
    let mut long = super::written("Weber, Anna", "Olsen, Per", "d4 d5");
    long.left = clocks(Seconds::days(60), Seconds::days(63)).left;
    let mut other = long.clone();
    other.event = "Another Cup".into();
    let agrees = |first: &ServerGame, second: &ServerGame| {
        let file = vec![first.clone(), second.clone()];
        let rows = rows(file, &kept, &ServerFacts::default(), now);
        matches!(rows[0].clocks, Some(ClockComparison::Agrees(_)))
    };
    assert!(agrees(&file, &other));
    assert!(!agrees(&file, &long));
    // Games that name no event may be of several.
    file.event.clear();
    long.event.clear();
    assert!(agrees(&file, &long));
}

#[test]
fn an_older_file_is_not_compared() {
    let (kept, last) = slow();
    let now = last + Seconds::days(10);
    let mut file = anna_bo("e4");
    file.stamps = vec![super::stamp(day(12))];
    file.left = clocks(Seconds::days(1), Seconds::days(1)).left;
    let row = row(file, &kept, &ServerFacts::default(), now);
    assert_eq!((row.what, row.clocks), (RowKind::Same("7".into()), None));
}

#[test]
fn a_game_that_is_over_has_no_clocks_to_compare() {
    let (mut game, last) = slow();
    let result = zeitnot_core::clock::GameResult::Draw;
    let ending = zeitnot_core::correspondence::Ending::Agreement;
    let act = Act::Result { result, ending };
    game.journal.push(Entry { at: last, act });
    let ledger = ledger(&game, &cup());
    let [[white, black], _] = left(1);
    let found = clocks(white, black).compare(&ledger, StampUnit::Minute, last);
    assert_eq!(found, None);
}
