//! Undo and redo.

use zeitnot_core::clock::{EndReason, EntryId, Event, GameResult, Mode, Outcome, Phase, Rejection};

use zeitnot_fixtures::table::{Black, Table, White, s, single};

#[test]
fn undo_of_a_press_charges_the_presser_and_gives_the_opponent_the_time_back() {
    let mut table = Table::started(single(60, Mode::Increment(s(5))));
    table.press(10, White);
    assert_eq!(table.times(25), (60_000, 50_000));
    table.undo(25);
    assert_eq!(table.times(25), (40_000, 65_000));
    assert_eq!(table.running(25), Some(White));
    assert_eq!(table.account(25, White).moves, 0);
}

#[test]
fn undo_while_stopped_undoes_the_entry_before_the_stop() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    table.press(10, White);
    table.stop(15);
    assert_eq!(table.clock.undoable(), Some(EntryId(1)));
    table.undo(20);
    assert_eq!(table.times(30), (45_000, 60_000), "charged until the stop");
    assert!(matches!(table.state(30).phase, Phase::Stopped(turn, _) if turn.side == White));
}

#[test]
fn undo_goes_back_step_by_step_to_the_beginning() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    table.presses(&[10, 20, 30]);
    for expected in (0..4).rev() {
        assert_eq!(table.undo(40), EntryId(expected));
    }
    assert_eq!(table.state(40).phase, Phase::Ready);
    assert_eq!(table.clock.undoable(), None);
    let nothing = Event::Undo(EntryId(3));
    assert_eq!(table.refuses(40, nothing), Rejection::NothingToUndo);
}

#[test]
fn undo_takes_an_end_of_the_game_back() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    let resigned = Outcome {
        result: GameResult::Win(Black),
        reason: EndReason::Resignation,
    };
    table.does(10, Event::End(resigned));
    assert_eq!(table.refuses(11, Event::Press(White)), Rejection::HasEnded);
    table.undo(12);
    assert_eq!(
        table.times(12),
        (48_000, 60_000),
        "as if nobody had resigned"
    );
}

#[test]
fn redo_restores_what_was_undone_last_also_under_a_stop() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    table.presses(&[10, 30]);
    let before = table.clone();
    let (second, first) = (table.undo(40), table.undo(41));
    assert_eq!(
        table.refuses(42, Event::Redo(second)),
        Rejection::NothingToRedo,
        "redo begins with the entry undone last"
    );
    table.does(42, Event::Redo(first));
    table.does(43, Event::Redo(second));
    assert_eq!(table.state(50), before.state(50));
    assert_eq!(table.clock.redoable(), None);
    let undone = table.undo(51);
    table.stop(52);
    assert_eq!(
        table.clock.redoable(),
        Some(undone),
        "a stop does not begin a new course"
    );
}

#[test]
fn redo_is_lost_when_something_new_happens() {
    let mut table = Table::started(single(60, Mode::SuddenDeath));
    table.press(10, White);
    let undone = table.undo(15);
    table.press(20, White);
    assert_eq!(table.clock.redoable(), None);
    assert_eq!(
        table.refuses(21, Event::Redo(undone)),
        Rejection::NothingToRedo
    );
    assert_eq!(table.times(21), (40_000, 59_000));
}
