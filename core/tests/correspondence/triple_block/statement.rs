//! Entries as sums that a person can check, and the changes that an edit makes.

use zeitnot_core::correspondence::budget::budget;
use zeitnot_core::correspondence::statement::columns::Columns;
use zeitnot_core::correspondence::statement::comparison::{Difference, compare};
use zeitnot_core::correspondence::statement::{
    Block, StatementItem, StatementRow, Sum, TermKind, rows, standing,
};
use zeitnot_core::correspondence::{Act, Cause, Edit, Entry, Protection, Seconds};

use super::play::*;

fn last(game: &Play) -> StatementRow {
    rows(&game.ledger).pop().expect("a row")
}

fn sum(row: &StatementRow, block: Block) -> Sum {
    row.sum(White, block).expect("White's").clone()
}

fn terms(sum: &Sum) -> Vec<(Seconds, TermKind)> {
    let terms = sum.terms.iter();
    terms.map(|term| (term.amount, term.reason)).collect()
}

#[test]
fn a_move_shows_the_time_it_took_the_increment_and_the_overflow() {
    let mut game = Play::of(event(700));
    game.moves_after(d(3) + h(4));
    let row = last(&game);
    let clock = sum(&row, Block::Clock);
    // 46 d 20:00:00 + 5 d → 50 d, 1 d 20:00:00 to the bank.
    assert_eq!(clock.met().to_string(), "46 d 20:00:00");
    assert_eq!(
        terms(&clock),
        [
            (-d(3) - h(4), TermKind::Ran),
            (d(5), TermKind::Increment),
            (-d(1) - h(20), TermKind::Overflow),
        ]
    );
    assert_eq!((clock.from, clock.to), (d(50), d(50)));
    let bank = sum(&row, Block::Bank);
    assert_eq!(terms(&bank), [(d(1) + h(20), TermKind::Overflow)]);
    assert_eq!((bank.from, bank.to), (d(50), d(51) + h(20)));
    assert_eq!((row.place, row.side, row.at), (1, Some(White), game.now));
    assert!(
        matches!(row.what, StatementItem::Move { number: 1, ply: 1, spent, .. } if spent == d(3) + h(4))
    );
}

#[test]
fn a_move_that_the_bank_refills_says_so() {
    let mut game = Play::of(event(700));
    game.moves_after(d(12));
    let row = last(&game);
    assert_eq!(
        terms(&sum(&row, Block::Clock)),
        [
            (-d(12), TermKind::Ran),
            (d(5), TermKind::Increment),
            (d(7), TermKind::Refilled),
        ]
    );
    assert_eq!(
        terms(&sum(&row, Block::Bank)),
        [(-d(7), TermKind::Refilled)]
    );
}

#[test]
fn the_columns_of_a_line_add_up_from_the_line_before() {
    let mut game = Play::of(event(700));
    game.moves_after(d(3) + h(4));
    let columns = last(&game).columns(White).expect("White's");
    // 50 d − 3 d 04:00:00 + 5 d − 1 d 20:00:00 = 50 d.
    assert_eq!(
        columns,
        Columns {
            ran: -d(3) - h(4),
            added: d(5),
            from_bank: -d(1) - h(20),
            clock: d(50),
            bank: d(51) + h(20),
        }
    );
    assert_eq!(last(&game).columns(Black), None);
}

#[test]
fn a_protected_clock_says_what_it_was_given() {
    let mut game = Play::of(short(d(6), 0, Protection::GuaranteedTime));
    game.moves_after(d(5));
    let clock = sum(&last(&game), Block::Clock);
    assert_eq!(
        terms(&clock),
        [(-d(5), TermKind::Ran), (d(2), TermKind::Protected)]
    );
    assert_eq!(clock.to, d(3));
}

#[test]
fn a_refill_is_a_line_and_the_move_after_it_goes_on_from_there() {
    let mut game = Play::of(increment_only(700));
    game.wait(d(30)).refills(White, d(10));
    let row = last(&game);
    assert_eq!(row.what, StatementItem::Refill);
    assert_eq!(
        terms(&sum(&row, Block::Clock)),
        [(-d(30), TermKind::Ran), (d(10), TermKind::Moved)]
    );
    assert_eq!(terms(&sum(&row, Block::Bank)), [(-d(10), TermKind::Moved)]);
    game.moves_after(d(5));
    let row = last(&game);
    let clock = sum(&row, Block::Clock);
    assert_eq!((clock.from, clock.to), (d(30), d(30)));
    assert_eq!(
        terms(&clock),
        [(-d(5), TermKind::Ran), (d(5), TermKind::Increment)]
    );
    assert!(matches!(row.what, StatementItem::Move { spent, .. } if spent == d(35)));
}

#[test]
fn a_captains_transfer_reads_as_a_refill() {
    let mut game = Play::of(teams(700));
    game.wait(d(30)).does(transfer(White, d(10)));
    let row = last(&game);
    assert_eq!((row.what, row.side), (StatementItem::Transfer, Some(White)));
    assert_eq!(sum(&row, Block::Clock).amount(TermKind::Moved), d(10));
    assert_eq!(sum(&row, Block::Bank).amount(TermKind::Moved), -d(10));
    game.wait(d(1)).does(substitution(White));
    let row = last(&game);
    assert_eq!(row.what, StatementItem::Substitution);
    assert_eq!(terms(&sum(&row, Block::Clock)), [(-d(1), TermKind::Ran)]);
    assert_eq!(terms(&sum(&row, Block::Bank)), []);
}

#[test]
fn a_correction_says_what_was_and_what_is_shown_of_each_side() {
    let mut game = Play::of(event(700));
    game.wait(d(3)).server_shows(White, d(46), d(52));
    let row = last(&game);
    assert_eq!(row.what, StatementItem::Correction(Cause::Unknown));
    let clock = sum(&row, Block::Clock);
    assert_eq!((clock.met(), clock.to), (d(47), d(46)));
    assert_eq!(clock.amount(TermKind::Corrected), -d(1));
    let bank = sum(&row, Block::Bank);
    assert_eq!((bank.met(), bank.to), (d(50), d(52)));
    assert_eq!(row.sum(Black, Block::Clock), None);
}

#[test]
fn a_claim_shows_the_time_that_ran_and_its_resolving_the_stopped_time() {
    let mut game = Play::of(event(700));
    game.wait(d(3)).does(claim(Black));
    let row = last(&game);
    assert_eq!((row.what, row.side), (StatementItem::Claim, Some(Black)));
    assert_eq!(sum(&row, Block::Clock).to, d(47));
    game.wait(d(9)).does(Act::Resolved);
    let row = last(&game);
    assert_eq!(row.what, StatementItem::Resolved { stopped: d(9) });
    assert_eq!(terms(&sum(&row, Block::Clock)), []);
}

#[test]
fn the_start_has_both_accounts_and_now_goes_on_from_the_last_lines() {
    let mut game = Play::of(event(700));
    assert_eq!(last(&game).sums.len(), 4);
    game.moves_after(d(1)).wait(d(8));
    let row = standing(&game.ledger, game.now);
    assert_eq!((row.what, row.place), (StatementItem::Now, 2));
    let black = row.sum(Black, Block::Clock).unwrap();
    assert_eq!((black.from, black.to), (d(50), d(42)));
    assert_eq!(sum(&row, Block::Clock).terms, []);
    game.wait(d(60));
    let row = standing(&game.ledger, game.now);
    let black = row.sum(Black, Block::Clock).unwrap();
    assert_eq!(terms(black), [(-d(50), TermKind::Ran)]);
}

/// White moves after 3 days, Black after 2, and White after 12.
fn three_moves() -> Play {
    let mut game = Play::of(increment_only(700));
    game.moves_after(d(3)).moves_after(d(2)).moves_after(d(12));
    game.wait(d(1));
    game
}

#[test]
fn a_comparison_without_changes_has_no_lines() {
    let game = three_moves();
    let same = compare(&game.ledger, &game.ledger, game.now);
    assert_eq!(same.lines, []);
    assert!(same.stands());
}

#[test]
fn another_stamp_shows_its_line_and_those_that_it_recomputes() {
    let game = three_moves();
    let later = Entry {
        at: START + d(10),
        act: knights(0),
    };
    // With the new stamps Black moves at once, and still after White.
    let black = Entry {
        at: START + d(10),
        act: knights(1),
    };
    let now = game.now;
    let edited = game.ledger.edited(Edit::Replace(2, black), now).unwrap();
    let edited = edited.edited(Edit::Replace(1, later), now).unwrap();
    let changed = compare(&game.ledger, &edited, now);
    let [
        Difference::Replaced { is: white, .. },
        Difference::Replaced { is: black, .. },
        Difference::Recomputed { was, is },
    ] = &changed.lines[..]
    else {
        panic!("{:?}", changed.lines);
    };
    assert_eq!((white.place, black.place, is.place), (1, 2, 3));
    assert_eq!(
        (sum(was, Block::Clock).to, sum(is, Block::Clock).to),
        (d(43), d(43))
    );
    assert_eq!(changed.was.state.account(White).bank, d(52));
    assert_eq!(changed.is.state.account(White).bank, d(50));
    assert!(!changed.stands());
}

#[test]
fn an_inserted_refill_is_added_and_the_lines_after_it_are_recomputed() {
    let game = three_moves();
    let refill = Entry {
        at: START + d(12),
        act: Act::Refill {
            side: White,
            amount: d(2),
        },
    };
    let place = game.ledger.place_of(refill.at);
    let edit = Edit::Insert(place, refill);
    let edited = game.ledger.edited(edit, game.now).unwrap();
    let changed = compare(&game.ledger, &edited, game.now);
    let [Difference::Added(added), Difference::Recomputed { was, is }] = &changed.lines[..] else {
        panic!("{:?}", changed.lines);
    };
    assert_eq!((added.place, was.place, is.place), (3, 3, 4));
    assert_eq!(sum(is, Block::Clock).to, d(45));

    let back = edited.edited(Edit::Remove(place), game.now).unwrap();
    let changed = compare(&edited, &back, game.now);
    assert!(matches!(
        &changed.lines[..],
        [Difference::Removed(_), Difference::Recomputed { .. }]
    ));
    assert_eq!(compare(&game.ledger, &back, game.now).lines, []);
}

#[test]
fn a_note_of_a_substitute_changes_a_line_and_nothing_that_counts() {
    let mut game = Play::of(teams(700));
    game.moves_after(d(3)).wait(d(2));
    let entry = Entry {
        at: START + d(3),
        act: substitution(White),
    };
    let edited = game
        .ledger
        .edited(Edit::Insert(2, entry), game.now)
        .unwrap();
    let changed = compare(&game.ledger, &edited, game.now);
    assert!(matches!(&changed.lines[..], [Difference::Added(_)]));
    assert!(changed.stands());
}

#[test]
fn a_verdict_that_an_edit_lifts_is_shown() {
    let mut game = Play::of(event(700));
    game.wait(d(60));
    let refill = Entry {
        at: START + d(40),
        act: Act::Refill {
            side: White,
            amount: d(40),
        },
    };
    let edited = game
        .ledger
        .edited(Edit::Insert(1, refill), game.now)
        .unwrap();
    let changed = compare(&game.ledger, &edited, game.now);
    assert!(changed.was.verdict.is_some());
    assert_eq!(changed.is.verdict, None);
    assert_eq!(changed.was.deadlines, None);
    assert_eq!(changed.is.deadlines.unwrap().falls, START + d(90));
}

#[test]
fn a_line_of_unknown_time_has_no_sum_before_the_servers_times() {
    let mut game = Play::under_way(event(700), 12);
    game.moves_after(d(3));
    let lines = rows(&game.ledger);
    assert!(lines.iter().all(|row| row.sums.is_empty()));
    assert!(standing(&game.ledger, game.now).sums.is_empty());
    assert!(budget(&game.ledger).black.is_empty());
    game.server_shows(Black, d(20), d(7));
    game.moves_after(d(1));
    let lines = rows(&game.ledger);
    // What was assumed before is not said.
    let first = lines[2].sum(Black, Block::Clock).expect("Black's");
    assert_eq!((first.from, first.to, first.terms.len()), (d(20), d(20), 0));
    let next = lines[3].sum(Black, Block::Clock).expect("Black's");
    assert_eq!((next.from, next.to), (d(20), d(31)));
    let now = standing(&game.ledger, game.now);
    assert!(now.sums.iter().all(|sum| sum.side == Black));
    let points = budget(&game.ledger);
    let banks: Vec<_> = points
        .black
        .iter()
        .map(|point| (point.moves, point.bank))
        .collect();
    assert_eq!(banks, [(12, d(7)), (13, Seconds::ZERO)]);
    assert!(points.white.is_empty());
}
