//! Entries as sums that a person can check, and the changes that an edit makes.

use zeitnot_core::correspondence::budget::budget;
use zeitnot_core::correspondence::statement::columns::Columns;
use zeitnot_core::correspondence::statement::comparison::{Difference, compare};
use zeitnot_core::correspondence::statement::{
    Block, StatementItem, StatementRow, Sum, TermKind, rows, standing,
};
use zeitnot_core::correspondence::{Act, Cause, Edit, Entry, Seconds};

use super::play::*;
use super::script::{plays, text};

fn last(game: &Play) -> StatementRow {
    rows(&game.ledger).pop().expect("a row")
}

fn sum(row: &StatementRow, block: Block) -> Sum {
    row.sum(White, block).expect("White's").clone()
}

/// Checks White's clock and bank in the last line: what each was, what happened to it, what it is.
#[track_caller]
fn says(game: &Play, clock: &str, bank: &str) {
    let row = last(game);
    let said = [Block::Clock, Block::Bank].map(|block| {
        let sum = sum(&row, block);
        let terms = sum.terms.iter();
        let terms = terms.map(|term| format!(" {:?} {}", term.reason, text(term.amount)));
        let terms: String = terms.collect();
        format!("{}{terms} = {}", text(sum.from), text(sum.to))
    });
    assert_eq!(said, [clock, bank]);
}

fn terms(sum: &Sum) -> Vec<(Seconds, TermKind)> {
    let terms = sum.terms.iter();
    terms.map(|term| (term.amount, term.reason)).collect()
}

#[test]
fn a_move_shows_the_time_it_took_the_increment_and_the_overflow() {
    let game = plays("700: w3d4h");
    let row = last(&game);
    // 46 d 20:00:00 + 5 d → 50 d, 1 d 20:00:00 to the bank.
    assert_eq!(sum(&row, Block::Clock).met().to_string(), "46 d 20:00:00");
    says(
        &game,
        "50d Ran -3d4h Increment 5d Overflow -1d20h = 50d",
        "50d Overflow 1d20h = 51d20h",
    );
    assert_eq!((row.place, row.side, row.at), (1, Some(White), game.now));
    assert!(
        matches!(row.what, StatementItem::Move { number: 1, ply: 1, spent, .. } if spent == d(3) + h(4))
    );
}

#[test]
fn a_move_that_the_bank_refills_says_so() {
    let clock = "50d Ran -12d Increment 5d Refilled 7d = 50d";
    says(&plays("700: w12d"), clock, "50d Refilled -7d = 43d");
}

#[test]
fn the_columns_of_a_line_add_up_from_the_line_before() {
    let game = plays("700: w3d4h");
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
    let game = plays("302 [clock 6d, bank 0, increment 1s, moves 0, guaranteed]: w5d");
    says(&game, "6d Ran -5d Protected 2d = 3d", "0 = 0");
}

#[test]
fn a_refill_is_a_line_and_the_move_after_it_goes_on_from_there() {
    let mut game = plays("700 [increment only]: 30d refill:w+10d");
    assert_eq!(last(&game).what, StatementItem::Refill);
    says(
        &game,
        "50d Ran -30d Moved 10d = 30d",
        "50d Moved -10d = 40d",
    );
    game.plays("w5d");
    says(&game, "30d Ran -5d Increment 5d = 30d", "40d = 40d");
    let row = last(&game);
    assert!(matches!(row.what, StatementItem::Move { spent, .. } if spent == d(35)));
}

#[test]
fn a_captains_transfer_reads_as_a_refill() {
    let mut game = plays("700 [captains]: 30d transfer:w+10d");
    let row = last(&game);
    assert_eq!((row.what, row.side), (StatementItem::Transfer, Some(White)));
    says(
        &game,
        "50d Ran -30d Moved 10d = 30d",
        "50d Moved -10d = 40d",
    );
    game.plays("1d sub:w");
    assert_eq!(last(&game).what, StatementItem::Substitution);
    says(&game, "30d Ran -1d = 29d", "40d = 40d");
}

#[test]
fn a_correction_says_what_was_and_what_is_shown_of_each_side() {
    let game = plays("700: 3d server:w=46d+52d");
    let row = last(&game);
    assert_eq!(row.what, StatementItem::Correction(Cause::Unknown));
    says(
        &game,
        "50d Ran -3d Corrected -1d = 46d",
        "50d Corrected 2d = 52d",
    );
    let [clock, bank] = [Block::Clock, Block::Bank].map(|block| sum(&row, block).met());
    assert_eq!((clock, bank), (d(47), d(50)));
    assert_eq!(row.sum(Black, Block::Clock), None);
}

#[test]
fn a_claim_shows_the_time_that_ran_and_its_resolving_the_stopped_time() {
    let mut game = plays("700: 3d claim:b");
    let row = last(&game);
    assert_eq!((row.what, row.side), (StatementItem::Claim, Some(Black)));
    says(&game, "50d Ran -3d = 47d", "50d = 50d");
    game.plays("9d resolved");
    assert_eq!(last(&game).what, StatementItem::Resolved { stopped: d(9) });
    says(&game, "47d = 47d", "50d = 50d");
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
    plays("700 [increment only]: w3d b2d w12d 1d")
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
    let game = plays("700 [captains]: w3d 2d");
    let entry = Entry {
        at: START + d(3),
        act: substitution(White),
    };
    let edited = game.ledger.edited(Edit::Insert(2, entry), game.now);
    let edited = edited.unwrap();
    let changed = compare(&game.ledger, &edited, game.now);
    assert!(matches!(&changed.lines[..], [Difference::Added(_)]));
    assert!(changed.stands());
}

#[test]
fn a_verdict_that_an_edit_lifts_is_shown() {
    let game = plays("700: 60d");
    let refill = Entry {
        at: START + d(40),
        act: Act::Refill {
            side: White,
            amount: d(40),
        },
    };
    let edited = game.ledger.edited(Edit::Insert(1, refill), game.now);
    let edited = edited.unwrap();
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
