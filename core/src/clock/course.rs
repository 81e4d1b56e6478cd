//! The course of a game: [`Course`], the entries that count, and the states on the way.

use super::event::EntryId;
use super::state::State;

/// The number of entries from one checkpoint to the next: at most this many are followed again when
/// the last one is undone. A checkpoint is as large as two entries, so a long game takes a
/// sixteenth more memory.
pub(super) const EVERY: usize = 32;

/// The live entries of a journal, in order, with a state after every [`EVERY`] of them.
///
/// A state depends on the live entries before it alone. So when an entry stops counting, or counts
/// again, the checkpoints before it stay, and only what came after it is followed again: for the
/// last entry as much after 5,000 presses as after 50.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Course {
    live: Vec<EntryId>,
    /// The nth is the state after `n * EVERY` live entries; the first, before them all.
    checkpoints: Vec<State>,
}

impl Course {
    /// A course without entries.
    pub(super) fn new(start: State) -> Course {
        Course {
            live: Vec::new(),
            checkpoints: vec![start],
        }
    }

    /// The live entries, oldest first.
    pub(super) fn live(&self) -> &[EntryId] {
        &self.live
    }

    /// Whether an entry counts.
    pub(super) fn has(&self, id: EntryId) -> bool {
        self.live.binary_search(&id).is_ok()
    }

    /// Adds the newest entry, and the state to which it led.
    pub(super) fn push(&mut self, id: EntryId, state: &State) {
        self.live.push(id);
        if self.live.len().is_multiple_of(EVERY) {
            self.checkpoints.push(*state);
        }
    }

    /// Says whether an entry counts. The state is then found by [`Course::follow`].
    pub(super) fn set(&mut self, id: EntryId, counts: bool) {
        let place = match (self.live.binary_search(&id), counts) {
            (Ok(place), false) => {
                self.live.remove(place);
                place
            }
            (Err(place), true) => {
                self.live.insert(place, id);
                place
            }
            _ => return,
        };
        self.checkpoints.truncate(place / EVERY + 1);
    }

    /// The state after the first `count` live entries, followed from the checkpoint before it by
    /// `step`.
    pub(super) fn state_after(
        &self,
        count: usize,
        mut step: impl FnMut(&State, EntryId) -> State,
    ) -> State {
        let (checkpoint, known) = self.last_checkpoint(count);
        let rest = self.live.get(known..count).unwrap_or_default();
        rest.iter().fold(checkpoint, |state, id| step(&state, *id))
    }

    /// The state after all live entries. Makes the checkpoints that [`Course::set`] has dropped.
    pub(super) fn follow(&mut self, mut step: impl FnMut(&State, EntryId) -> State) -> State {
        let (mut state, known) = self.last_checkpoint(self.live.len());
        for (place, id) in self.live.iter().enumerate().skip(known) {
            state = step(&state, *id);
            if (place + 1).is_multiple_of(EVERY) {
                self.checkpoints.push(state);
            }
        }
        state
    }

    /// The last checkpoint within the first `count` live entries, and after how many it is.
    fn last_checkpoint(&self, count: usize) -> (State, usize) {
        let place = (count / EVERY).min(self.checkpoints.len() - 1);
        (self.checkpoints[place], place * EVERY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::setup::SetupDraft;
    use crate::clock::{Setup, notation};
    use crate::time::Instant;

    /// A course of `entries` entries, each of which leads to a state of its own.
    fn course(entries: u32) -> Course {
        let controls = notation::parse("3+2").expect("a control");
        let setup = Setup::new(SetupDraft::standard(controls)).expect("a valid one");
        let mut course = Course::new(State::new(&setup));
        let mut state = course.checkpoints[0];
        for id in (0..entries).map(EntryId) {
            state = after(&state, id);
            course.push(id, &state);
        }
        course
    }

    fn after(state: &State, id: EntryId) -> State {
        State {
            now: Instant::new(state.now.get() * 7 % 1_000 + i64::from(id.0)),
            ..*state
        }
    }

    /// Undoes the last `undone` of `entries` entries one by one, then redoes them. Returns the most
    /// steps that one of these took.
    fn most_steps(entries: u32, undone: u32) -> usize {
        let mut course = course(entries);
        let whole = course.clone();
        let mut most = 0;
        let last = (entries - undone..entries).map(EntryId);
        let there = last.clone().rev().map(|id| (id, false));
        for (id, counts) in there.chain(last.map(|id| (id, true))) {
            let mut steps = 0;
            course.set(id, counts);
            course.follow(|state, id| {
                steps += 1;
                after(state, id)
            });
            most = most.max(steps);
        }
        assert_eq!(course, whole, "undo and redo leave no trace");
        most
    }

    #[test]
    fn undo_and_redo_follow_no_more_entries_in_a_long_game_than_in_a_short_one() {
        assert!(most_steps(5_100, 40) <= EVERY);
        assert_eq!(most_steps(5_100, 40), most_steps(100, 40));
    }

    #[test]
    fn thousands_of_undos_in_a_row_follow_no_more_entries_than_one() {
        assert!(most_steps(5_100, 5_000) <= EVERY);
    }

    #[test]
    fn an_entry_in_the_middle_is_followed_from_the_checkpoint_before_it() {
        let mut course = course(1_000);
        course.set(EntryId(500), false);
        let mut steps = 0;
        let state = course.follow(|state, id| {
            steps += 1;
            after(state, id)
        });
        assert!(steps < 500 + EVERY, "{steps}");
        assert_eq!(course.state_after(999, after), state);
        assert_eq!(course.checkpoints.len(), 999 / EVERY + 1);
    }
}
