//! A change of a journal, tried before it is saved: whether it is possible, which entry is in its
//! way, and its effect.

use zeitnot_core::clock::{ByColor, Color, GameResult};
use zeitnot_core::correspondence::entry::ActKind;
use zeitnot_core::correspondence::ledger::ConflictError;
use zeitnot_core::correspondence::statement::comparison::{Difference, LedgerComparison};
use zeitnot_core::correspondence::trial::{EditEffect, EditError, MadeMove, MadeMoveError, Trial};
use zeitnot_core::correspondence::{
    Act, Cause, Edit, Ending, Entry, EntryError, Event, Ledger, Seconds, ShownTime, State,
};
use zeitnot_core::game::{MoveHistory, Start};

use super::play::*;
use zeitnot_fixtures::correspondence::server_shows;

fn entry(after: Seconds, act: Act) -> Entry {
    let at = START + after;
    Entry { at, act }
}

fn refill(side: Color, amount: Seconds) -> Act {
    Act::Refill { side, amount }
}

/// White moves after 3 days, Black after 2, and White after 12. The last move was a day ago.
fn three_moves() -> Play {
    let mut game = Play::of(increment_only(700));
    game.moves_after(d(3)).moves_after(d(2)).moves_after(d(12));
    game.wait(d(1));
    game
}

impl Play {
    fn try_edit(&self, edit: &Edit) -> Result<Trial, EditError> {
        let journal = self.ledger.entries();
        let tried = self.ledger.try_edit(journal, edit, self.now);
        // For a valid journal the trial gives the same result as the change itself.
        let edited = self.ledger.edited(edit.clone(), self.now);
        match (&tried, edited) {
            (Ok(trial), Ok(edited)) => {
                assert_eq!(trial.ledger.entries(), edited.entries());
                assert_eq!(trial.ledger.steps(), edited.steps());
                assert_eq!(
                    (&trial.journal[..], trial.conflict),
                    (edited.entries(), None)
                );
            }
            (Err(error), Err(conflict)) => {
                assert_eq!(error.why, conflict.why);
                assert_eq!(error.place, edit.place_before(conflict.place));
            }
            (tried, edited) => panic!("the trial gives {tried:?}, the change {edited:?}"),
        }
        tried
    }

    /// The effect of a change on the entries and the accounts.
    fn changes(&self, edit: &Edit) -> LedgerComparison {
        let trial = self.try_edit(edit).expect("a possible change");
        match trial.effect(&self.ledger, edit, self.now) {
            EditEffect::Change(changes) => changes,
            effect @ EditEffect::Entry(..) => panic!("{effect:?}"),
        }
    }
}

#[test]
fn every_kind_of_entry_can_be_tried_as_the_last_one() {
    let running = |acts: &[Act]| {
        let mut game = Play::of(teams(700));
        game.moves_after(d(3)).wait(d(2));
        for act in acts {
            game.does(act.clone());
        }
        game
    };
    let shows = server_shows(Some((40, 45)), None);
    let (result, ending) = (GameResult::Draw, Ending::Agreement);
    let cases = [
        (
            Play::waiting(event(700)),
            Act::OfficialStart,
            ActKind::Start,
        ),
        (Play::waiting(event(700)), Act::Start, ActKind::Start),
        (running(&[]), knights(1), ActKind::Move),
        (running(&[]), refill(Black, d(1)), ActKind::Refill),
        (running(&[]), claim(Black), ActKind::Claim),
        (running(&[claim(White)]), Act::Resolved, ActKind::Resolved),
        (running(&[]), substitution(White), ActKind::Substitution),
        (running(&[]), replacement(Black), ActKind::Replacement),
        (running(&[]), transfer(Black, d(1)), ActKind::Transfer),
        (running(&[]), shows, ActKind::Correction),
        (
            running(&[]),
            Act::Result { result, ending },
            ActKind::Result,
        ),
    ];
    for (mut game, act, kind) in cases {
        assert_eq!(act.kind(), kind);
        let (at, last) = (game.now, game.ledger.entries().len());
        let edit = Edit::Insert(
            last,
            Entry {
                at,
                act: act.clone(),
            },
        );
        let trial = game.try_edit(&edit).unwrap();
        let EditEffect::Entry(line, then) = trial.effect(&game.ledger, &edit, at) else {
            panic!("the effect of a last entry is its line");
        };
        assert_eq!(line.unwrap().place, last);
        // The effect is the same as if the act had been entered.
        game.does(act);
        assert_eq!(then.state, game.state());
        assert_eq!(then.deadlines, game.deadlines());
    }
}

#[test]
fn an_entry_that_is_refused_has_nothing_in_its_way_but_itself() {
    let game = three_moves();
    let last = game.ledger.entries().len();
    let (now, bank) = (game.now, d(52));
    let cases = [
        (entry(d(18), knights(0)), EntryError::Illegal),
        (
            entry(d(18), refill(White, d(60))),
            EntryError::Bank { bank },
        ),
        (entry(d(18), Act::Resolved), EntryError::NoClaim),
        (entry(d(19), knights(3)), EntryError::Future { now }),
    ];
    for (entry, why) in cases {
        let refused = EditError { why, place: None };
        let inserted = game.try_edit(&Edit::Insert(last, entry.clone()));
        assert_eq!(inserted.unwrap_err(), refused);
        let replaced = game.try_edit(&Edit::Replace(last - 1, entry));
        assert_eq!(replaced.unwrap_err(), refused);
    }
}

#[test]
fn a_blocked_change_names_the_old_place_of_the_entry_in_its_way() {
    let game = three_moves();
    let way = |edit: Edit| {
        let error = game.try_edit(&edit).unwrap_err();
        (error.why, error.place)
    };
    let claimed = Edit::Insert(1, entry(d(1), claim(White)));
    assert_eq!(way(claimed), (EntryError::Claim, Some(1)));
    let later = Edit::Replace(1, entry(d(6), knights(0)));
    let after = START + d(6);
    assert_eq!(way(later), (EntryError::Order { after }, Some(2)));
    assert_eq!(way(Edit::Remove(1)), (EntryError::Illegal, Some(2)));
}

#[test]
fn an_entry_inserted_midway_changes_the_later_lines_and_the_accounts() {
    let game = three_moves();
    let insert = Edit::Insert(3, entry(d(12), refill(White, d(2))));
    let changes = game.changes(&insert);
    let [Difference::Added(added), Difference::Recomputed { was, is }] = &changes.lines[..] else {
        panic!("{:?}", changes.lines);
    };
    assert_eq!((added.place, was.place, is.place), (3, 3, 4));
    let (was, is) = (changes.was.state, changes.is.state);
    let white = |state: State| (state.account(White).clock, state.account(White).bank);
    assert_eq!((white(was), white(is)), ((d(43), d(52)), (d(45), d(50))));
    assert_eq!(was.account(Black), is.account(Black));

    // Once the entry is removed again, everything is as before.
    let with_refill = Play {
        ledger: game.try_edit(&insert).unwrap().ledger,
        now: game.now,
    };
    let changes = with_refill.changes(&Edit::Remove(3));
    assert!(matches!(
        &changes.lines[..],
        [Difference::Removed(_), Difference::Recomputed { .. }]
    ));
    assert_eq!((changes.was.state, changes.is.state), (is, was));
}

#[test]
fn an_entry_replaced_midway_changes_its_line_later_ones_and_the_accounts() {
    let game = three_moves();
    let changes = game.changes(&Edit::Replace(2, entry(d(8), knights(1))));
    let [
        Difference::Replaced { is: black, .. },
        Difference::Recomputed { is: white, .. },
    ] = &changes.lines[..]
    else {
        panic!("{:?}", changes.lines);
    };
    assert_eq!((black.place, white.place), (2, 3));
    // Black took three days more, so three days less overflowed to the bank. White took three days
    // less.
    let (was, is) = (changes.was.state, changes.is.state);
    assert_eq!(
        (was.account(Black).bank, is.account(Black).bank),
        (d(53), d(50))
    );
    assert_eq!(
        (was.account(White).clock, is.account(White).clock),
        (d(43), d(46))
    );
    assert!(!changes.stands());
}

#[test]
fn a_place_beyond_the_journal_adds_at_its_end_or_changes_nothing() {
    let journal = three_moves().ledger.entries().to_vec();
    let new = entry(d(18), knights(3));
    let after = |edit: Edit| {
        let mut journal = journal.clone();
        edit.apply(&mut journal);
        journal
    };
    let added = [&journal[..], std::slice::from_ref(&new)].concat();
    assert_eq!(after(Edit::Insert(9, new.clone())), added);
    assert_eq!(after(Edit::Replace(9, new.clone())), journal);
    assert_eq!(after(Edit::ReplaceFrom(9, new)), journal);
    assert_eq!(after(Edit::Remove(9)), journal);
}

/// A journal with two impossible entries, in places 2 and 4, and the ledger of the entries before
/// the first of them.
fn broken() -> (Ledger, Vec<Entry>) {
    let journal = vec![
        entry(d(0), Act::Start),
        entry(d(3), knights(0)),
        entry(d(5), knights(0)),
        entry(d(6), knights(1)),
        entry(d(7), knights(1)),
    ];
    let event = Event::new(event(700)).unwrap();
    let lead = MoveHistory::new(Start::standard());
    let opened = Ledger::open(event, lead, ByColor::both(0), journal.clone());
    let (ledger, conflict) = *opened.unwrap_err();
    assert_eq!(conflict, illegal(2));
    (ledger, journal)
}

fn illegal(place: usize) -> ConflictError {
    let why = EntryError::Illegal;
    ConflictError { place, why }
}

#[test]
fn a_result_takes_the_place_of_entries_that_cannot_be() {
    let (ledger, journal) = broken();
    let (result, ending) = (GameResult::Win(Color::White), Ending::Time);
    let over = entry(d(8), Act::Result { result, ending });
    let edit = Edit::ReplaceFrom(2, over.clone());
    let trial = ledger.try_edit(&journal, &edit, START + d(9)).unwrap();
    assert_eq!(trial.conflict, None);
    assert_eq!(trial.journal, [&journal[..2], &[over]].concat());
    assert_eq!(edit.place_before(2), None);
    assert_eq!(edit.place_before(1), Some(1));
}

#[test]
fn a_change_that_brings_a_conflict_further_on_can_be_saved() {
    let (ledger, journal) = broken();
    let now = START + d(9);
    let changes = [
        Edit::Remove(2),
        Edit::Remove(1),
        Edit::Replace(2, entry(d(5), knights(1))),
    ];
    for edit in changes {
        let trial = ledger.try_edit(&journal, &edit, now).unwrap();
        assert_eq!(trial.conflict, Some(illegal(3)));
        assert_eq!(trial.ledger.entries(), &trial.journal[..3]);
    }
}

#[test]
fn a_broken_journal_is_mended_entry_by_entry() {
    let (ledger, journal) = broken();
    let now = START + d(9);
    let once = ledger.try_edit(&journal, &Edit::Remove(2), now).unwrap();
    let twice = (once.ledger).try_edit(&once.journal, &Edit::Remove(3), now);
    let twice = twice.unwrap();
    assert_eq!(twice.conflict, None);
    let fine = [&journal[..2], &journal[3..4]].concat();
    assert_eq!(
        (&twice.journal[..], twice.ledger.entries()),
        (&fine[..], &fine[..])
    );
}

#[test]
fn a_change_that_keeps_the_conflict_or_makes_an_earlier_one_is_refused() {
    let (ledger, journal) = broken();
    let now = START + d(9);
    let error = |edit: Edit| ledger.try_edit(&journal, &edit, now).unwrap_err();
    let still = EditError {
        why: EntryError::Illegal,
        place: Some(2),
    };
    assert_eq!(error(Edit::Remove(4)), still);
    assert_eq!(error(Edit::Replace(3, entry(d(6), claim(White)))), still);
    assert_eq!(
        error(Edit::Insert(2, entry(d(4), substitution(White)))).place,
        None
    );
    assert_eq!(error(Edit::Insert(5, entry(d(8), knights(2)))), still);
    // The claim would stop the game before a later move, so that move is in the way.
    assert_eq!(
        error(Edit::Insert(1, entry(d(1), claim(White)))).place,
        Some(1)
    );
    let late = error(Edit::Replace(2, entry(d(10), knights(1))));
    assert_eq!(late.why, EntryError::Future { now });
}

#[test]
fn a_start_at_the_events_instant_is_the_official_one() {
    let ledger = Play::waiting(event(700)).ledger;
    assert_eq!(ledger.start_at(START), Act::OfficialStart);
    assert_eq!(ledger.start_at(START + d(1)), Act::Start);
}

#[test]
fn a_look_agrees_if_clock_and_bank_match_the_ledger() {
    let game = three_moves();
    let seen = |side: Color, clock: Seconds, bank: Seconds| {
        let mut shown = ByColor::both(None);
        *shown.get_mut(side) = Some(ShownTime { clock, bank });
        game.ledger.cause_of(&shown, game.now)
    };
    assert_eq!(seen(White, d(43), d(52)), Cause::Agrees);
    assert_eq!(seen(Black, d(49), d(53)), Cause::Agrees);
    assert_eq!(seen(Black, d(50), d(53)), Cause::Unknown);
    assert_eq!(seen(White, d(43), d(53)), Cause::Unknown);
}

#[test]
fn a_move_in_the_middle_is_read_in_the_position_in_which_it_is_made() {
    let mut game = Play::of(event(700));
    game.moves().wait(d(1)).refills(Black, d(1)).moves();
    let line = game.ledger.line();
    let at = |place: usize| game.ledger.position_before(place);
    assert_eq!(Some(at(0)), line.position_at(0));
    assert_eq!(Some(at(1)), line.position_at(0));
    assert_eq!(Some(at(2)), line.position_at(1));
    assert_eq!(Some(at(3)), line.position_at(1));
    assert_eq!(Some(at(9)), line.position_at(2));
}

/// Black's and White's next moves, a day and two days after White's last.
fn two_made() -> [MadeMove; 2] {
    let made = |ply, after| {
        let Act::Move(play) = knights(ply) else {
            unreachable!("`knights` returns a move");
        };
        MadeMove {
            play,
            at: START + after,
            shown: None,
        }
    };
    [made(3, d(18)), made(4, d(19))]
}

#[test]
fn moves_are_tried_one_after_another_as_if_each_had_been_entered() {
    let mut game = three_moves();
    game.wait(d(2));
    let trial = game.ledger.try_moves(&two_made(), game.now).unwrap();
    assert_eq!(trial.conflict, None);
    assert_eq!(trial.journal, trial.ledger.entries());
    let added = trial.added(&game.ledger);
    let first = game.ledger.entries().len();
    assert_eq!(
        added.iter().map(|row| row.place).collect::<Vec<_>>(),
        [first, first + 1]
    );
    let mut by_hand = game.ledger.clone();
    for (ply, after) in [(3, d(18)), (4, d(19))] {
        by_hand.add(entry(after, knights(ply)), game.now).unwrap();
    }
    assert_eq!(trial.ledger.last(), by_hand.last());
}

#[test]
fn the_ledger_names_the_first_impossible_move_with_its_reason() {
    let mut game = three_moves();
    game.wait(d(2));
    let [first, second] = two_made();
    let early = MadeMove {
        at: START + d(17),
        ..second
    };
    let tried = game.ledger.try_moves(&[first, early], game.now);
    let after = START + d(18);
    assert_eq!(
        tried.err(),
        Some(MadeMoveError {
            index: 1,
            why: EntryError::Order { after },
        })
    );
    let now = START + d(18);
    let tried = game.ledger.try_moves(&[first, second], now);
    assert_eq!(
        tried.err(),
        Some(MadeMoveError {
            index: 1,
            why: EntryError::Future { now },
        })
    );
}

#[test]
fn the_time_shown_after_a_move_is_recorded_for_the_side_that_moved() {
    let mut game = three_moves();
    game.wait(d(2));
    let [first, _] = two_made();
    let after = game.ledger.try_moves(&[first], game.now).unwrap();
    let ours = *after.ledger.last().account(Black);
    let recorded = |clock, bank| {
        let shown = Some(ShownTime { clock, bank });
        let made = MadeMove { shown, ..first };
        let trial = game.ledger.try_moves(&[made], game.now).unwrap();
        let entry = trial.journal.last().cloned().unwrap();
        assert_eq!(entry.at, START + d(18));
        let Act::Correction { shown, cause } = entry.act else {
            panic!("{entry:?}");
        };
        assert_eq!(shown.white, None);
        (shown.black.unwrap(), cause)
    };
    let is_ours = ShownTime {
        clock: ours.clock,
        bank: ours.bank,
    };
    assert_eq!(recorded(ours.clock, ours.bank), (is_ours, Cause::Agrees));
    let theirs = ShownTime {
        clock: ours.clock - d(1),
        bank: ours.bank,
    };
    assert_eq!(
        recorded(theirs.clock, theirs.bank),
        (theirs, Cause::Unknown)
    );
}

#[test]
fn the_ledger_keeps_its_seconds_if_the_server_only_rounds() {
    let mut game = Play::of(increment_only(700));
    game.moves_after(d(3) + s(17));
    game.wait(d(2));
    let Act::Move(play) = knights(1) else {
        unreachable!("`knights` returns a move");
    };
    let at = START + d(4) + s(40);
    let bare = MadeMove {
        play,
        at,
        shown: None,
    };
    let after = game.ledger.try_moves(&[bare], game.now).unwrap();
    let ours = *after.ledger.last().account(Black);
    let whole_hours = |time: Seconds| h(time.get() / 3_600);
    let shown = Some(ShownTime {
        clock: whole_hours(ours.clock),
        bank: whole_hours(ours.bank),
    });
    let trial = game
        .ledger
        .try_moves(&[MadeMove { shown, ..bare }], game.now)
        .unwrap();
    let Some(Act::Correction { shown, cause }) = trial.journal.last().map(|entry| &entry.act)
    else {
        panic!("the journal does not end with the comparison");
    };
    assert_eq!(*cause, Cause::Rounding);
    let kept = shown.black.unwrap();
    assert_eq!((kept.clock, kept.bank), (ours.clock, ours.bank));
}
