//! Undo and redo.

use zeitnot_core::clock::{EntryId, Phase};

use zeitnot_fixtures::script::plays;

#[test]
fn undo_of_a_press_charges_the_presser_and_gives_the_opponent_the_time_back() {
    plays("60s+5: b0 w10 [25: 60/1 50/0 b] undo@25 [25: 40/0 65/0 w]");
}

#[test]
fn undo_while_stopped_undoes_the_entry_before_the_stop() {
    plays("60s: b0 w10 stop@15 undo:1@20 [30: 45/0 60/0 w stopped] (charged until the stop)");
    assert_eq!(
        plays("60s: b0 w10 stop@15").clock.undoable(),
        Some(EntryId(1))
    );
}

#[test]
fn undo_goes_back_step_by_step_to_the_beginning() {
    let mut table = plays("60s: b0 w10 b20 w30");
    for expected in (0..4).rev() {
        assert_eq!(table.undo(40), EntryId(expected));
    }
    assert_eq!(table.state(40).phase, Phase::Ready);
    assert_eq!(table.clock.undoable(), None);
    table.plays("undo:3@40!NothingToUndo");
}

#[test]
fn undo_takes_an_end_of_the_game_back() {
    plays(
        "60s: b0 end:0-1:resignation@10 [10: 50/0 60/0 0-1 resignation] w11!HasEnded undo@12
         [12: 48/0 60/0 w] (as if nobody had resigned)",
    );
}

#[test]
fn redo_restores_what_was_undone_last_also_under_a_stop() {
    let mut table = plays("60s: b0 w10 b30");
    let before = table.clone();
    table.plays("undo@40 undo@41 redo:2@42!NothingToRedo (redo begins with the entry undone last)");
    table.plays("redo:1@42 redo:2@43");
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
    let table = plays("60s: b0 w10 undo@15 w20 redo:1@21!NothingToRedo [21: 40/1 59/0 b]");
    assert_eq!(table.clock.redoable(), None);
}
