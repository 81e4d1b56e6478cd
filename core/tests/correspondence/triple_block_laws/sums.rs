//! Statements of random games: every line adds up, and continues from the last.

use proptest::prelude::*;
use zeitnot_core::clock::Color;
use zeitnot_core::correspondence::statement::comparison::{Difference, LedgerStanding, compare};
use zeitnot_core::correspondence::statement::{Block, StatementItem, TermKind, rows, standing};
use zeitnot_core::correspondence::{Edit, EntryEffect, Seconds};

use super::random::script;

const BLOCKS: [Block; 2] = [Block::Clock, Block::Bank];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_sum_holds_and_goes_on_from_the_line_before(script in script()) {
        let (ledger, now) = script.played();
        let mut statement = rows(&ledger);
        prop_assert_eq!(statement.len(), ledger.entries().len());
        statement.push(standing(&ledger, now));
        let opening = script.unplayed().last();
        for side in Color::ALL {
            for block in BLOCKS {
                let account = opening.account(side);
                let mut shown = match block {
                    Block::Clock => account.clock,
                    Block::Bank => account.bank,
                };
                let sums = statement.iter().filter_map(|row| row.sum(side, block));
                for sum in sums {
                    prop_assert!(sum.holds(), "{:?}", sum);
                    prop_assert_eq!(sum.from, shown);
                    prop_assert!(sum.terms.iter().all(|term| term.amount != Seconds::ZERO));
                    prop_assert!(sum.amount(TermKind::Ran) <= Seconds::ZERO);
                    prop_assert!(sum.met() >= Seconds::ZERO);
                    shown = sum.to;
                }
                let account = *ledger.at(now).account(side);
                let now = match block {
                    Block::Clock => account.clock,
                    Block::Bank => account.bank,
                };
                prop_assert_eq!(shown, now);
            }
        }
    }

    #[test]
    fn time_that_leaves_one_block_comes_to_the_other(script in script()) {
        let (ledger, _) = script.played();
        for row in rows(&ledger) {
            for side in Color::ALL {
                let (Some(clock), Some(bank)) = (row.sum(side, Block::Clock), row.sum(side, Block::Bank)) else {
                    continue;
                };
                for reason in [TermKind::Overflow, TermKind::Refilled, TermKind::Moved] {
                    prop_assert_eq!(clock.amount(reason), -bank.amount(reason));
                }
                for reason in [TermKind::Ran, TermKind::Increment, TermKind::Protected] {
                    prop_assert_eq!(bank.amount(reason), Seconds::ZERO);
                }
            }
        }
    }

    #[test]
    fn the_columns_of_every_line_add_up_to_its_clock(script in script()) {
        let (ledger, _) = script.played();
        for row in rows(&ledger) {
            for side in Color::ALL {
                let (Some(clock), Some(columns)) = (row.sum(side, Block::Clock), row.columns(side)) else {
                    continue;
                };
                let total = clock.from + columns.ran + columns.added + columns.from_bank;
                prop_assert_eq!(total, columns.clock);
            }
        }
    }

    #[test]
    fn the_lines_of_a_turn_share_its_reflection_time(script in script()) {
        let (ledger, _) = script.played();
        let corrected = ledger.steps().iter().any(|step| {
            step.effect == EntryEffect::Other && step.before.account(step.before.turn).clock == Seconds::ZERO
        });
        // If a correction lifts a flag, the time since the fall ran on no clock.
        prop_assume!(!corrected);
        let mut ran = Seconds::ZERO;
        for row in rows(&ledger) {
            let clocks = Color::ALL.into_iter().filter_map(|side| row.sum(side, Block::Clock));
            ran -= clocks.map(|sum| sum.amount(TermKind::Ran)).sum();
            if let StatementItem::Move { spent, .. } = row.what {
                prop_assert_eq!(spent, ran);
                ran = Seconds::ZERO;
            }
        }
    }

    #[test]
    fn a_comparison_has_the_entry_that_went_and_all_lines_that_differ(script in script(), place in any::<prop::sample::Index>()) {
        let (old, now) = script.played();
        prop_assume!(!old.entries().is_empty());
        let place = place.index(old.entries().len());
        let same = compare(&old, &old, now);
        prop_assert!(same.lines.is_empty() && same.stands());
        let Ok(new) = old.edited(Edit::Remove(place), now) else { return Ok(()) };
        let changed = compare(&old, &new, now);
        prop_assert_eq!(changed.was, LedgerStanding::of(&old, now));
        prop_assert_eq!(changed.is, LedgerStanding::of(&new, now));
        let gone = changed.lines.iter().filter(|line| matches!(line, Difference::Removed(_)));
        prop_assert_eq!(gone.count(), 1);
        for line in &changed.lines {
            match line {
                Difference::Removed(row) => prop_assert_eq!(row.at, old.entries()[place].at),
                Difference::Recomputed { was, is } => {
                    prop_assert_eq!(&old.entries()[was.place], &new.entries()[is.place]);
                    prop_assert_ne!(&was.sums, &is.sums);
                }
                other => return Err(TestCaseError::fail(format!("{other:?}"))),
            }
        }
        // Inserting the entry again brings the old ledger back.
        let entry = old.entries()[place].clone();
        let back = new.edited(Edit::Insert(place, entry), now).expect("the old journal is valid");
        prop_assert!(compare(&old, &back, now).lines.is_empty());
    }
}
