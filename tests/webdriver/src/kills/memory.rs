//! The steps that a browser has shown, and how many of them must outlive it:
//! [`Memory`].

use std::time::{Duration, Instant};

/// The memory of one game, over all the lives of its browser.
#[derive(Debug, Default)]
pub(super) struct Memory {
    /// The steps that were shown last.
    shown: Vec<String>,
    /// How many of these were acknowledged: they must be there after any kill.
    acknowledged: usize,
    /// The others, the oldest first.
    waiting: Vec<Waiting>,
}

/// When it is certain that a step will be there after a kill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Certain {
    /// Once this many writes are certain.
    When(u64),
    /// Never: the app says how many writes are certain, and this step is not
    /// among them.
    Never,
    /// The app has never said how many writes are certain.
    Unsaid,
}

/// A step that was shown and is not acknowledged yet.
#[derive(Debug)]
struct Waiting {
    /// How many steps were shown with it.
    shown: usize,
    /// How many writes must be certain for it to be acknowledged; none: it
    /// never is.
    written: Option<u64>,
    since: Instant,
}

/// The damage of a kill, seen after the browser was started again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Damage {
    /// Steps that were acknowledged and are not there.
    pub lost: usize,
    /// Steps that were shown and not acknowledged.
    pub tail: usize,
    /// How many steps of the tail are not there.
    pub tail_lost: usize,
    /// How many steps were acknowledged, shown, and found.
    pub steps: [usize; 3],
}

impl Memory {
    /// How many steps are shown.
    pub(super) fn shown(&self) -> usize {
        self.shown.len()
    }

    /// Remembers the steps that are shown now. Returns how many of them this
    /// acknowledges.
    pub(super) fn see(&mut self, shown: Vec<String>, certain: Certain, since: Instant) -> usize {
        self.shown = shown;
        let written = match certain {
            Certain::When(written) => Some(written),
            Certain::Never => None,
            Certain::Unsaid => {
                let before = std::mem::replace(&mut self.acknowledged, self.shown.len());
                return self.shown.len().saturating_sub(before);
            }
        };
        self.waiting.push(Waiting {
            shown: self.shown.len(),
            written,
            since,
        });
        0
    }

    /// Notes that this many writes are certain. Returns how many steps this
    /// acknowledges.
    pub(super) fn hear(&mut self, mirrored: Option<u64>) -> usize {
        let Some(mirrored) = mirrored else {
            return 0;
        };
        let certain = |step: &&Waiting| step.written.is_some_and(|written| written <= mirrored);
        let count = self.waiting.iter().take_while(certain).count();
        let before = self.acknowledged;
        for step in self.waiting.drain(..count) {
            self.acknowledged = self.acknowledged.max(step.shown);
        }
        self.acknowledged - before
    }

    /// Notes the kill. Returns how long the oldest step that was not
    /// acknowledged had been waiting.
    pub(super) fn end(&mut self, killed: Instant) -> Option<Duration> {
        let oldest = self.waiting.drain(..).next()?;
        Some(killed.saturating_duration_since(oldest.since))
    }

    /// Compares with the steps that are found after a kill; one counts as there
    /// only if it is as it was shown. From now on the steps that were found
    /// must be there, because they have outlived a kill.
    pub(super) fn compare(&mut self, found: Vec<String>) -> Damage {
        let same = self
            .shown
            .iter()
            .zip(&found)
            .take_while(|(one, other)| one == other);
        let there = same.count();
        let damage = Damage {
            lost: self.acknowledged.saturating_sub(there),
            tail: self.shown.len() - self.acknowledged,
            tail_lost: self.shown.len() - there.max(self.acknowledged),
            steps: [self.acknowledged, self.shown.len(), found.len()],
        };
        self.acknowledged = found.len();
        self.shown = found;
        damage
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(count: usize) -> Vec<String> {
        (0..count).map(|n| n.to_string()).collect()
    }

    fn see(memory: &mut Memory, shown: usize, certain: Certain, mirrored: u64) -> usize {
        let at_once = memory.see(texts(shown), certain, Instant::now());
        at_once + memory.hear(Some(mirrored))
    }

    #[test]
    fn a_step_is_acknowledged_when_what_was_written_with_it_is_certain() {
        let mut memory = Memory::default();
        assert_eq!(see(&mut memory, 1, Certain::When(4), 3), 0);
        assert_eq!(see(&mut memory, 2, Certain::When(6), 4), 1);
        assert_eq!(memory.hear(Some(5)), 0);
        assert_eq!(memory.hear(Some(6)), 1);
        assert_eq!(memory.end(Instant::now()), None);
    }

    #[test]
    fn acknowledged_steps_must_survive_and_the_tail_need_not() {
        let mut memory = Memory::default();
        for n in 1..=5 {
            see(&mut memory, n, Certain::When(n as u64), 3);
        }
        let damage = memory.compare(texts(2));
        assert_eq!((damage.lost, damage.tail, damage.tail_lost), (1, 2, 2));
        assert_eq!(damage.steps, [3, 5, 2]);
    }

    #[test]
    fn a_tail_and_even_a_step_that_nobody_saw_may_survive() {
        let mut memory = Memory::default();
        see(&mut memory, 2, Certain::When(2), 1);
        let damage = memory.compare(texts(3));
        assert_eq!((damage.lost, damage.tail, damage.tail_lost), (0, 2, 0));
    }

    #[test]
    fn a_step_that_outlived_a_kill_must_outlive_the_next() {
        let mut memory = Memory::default();
        see(&mut memory, 2, Certain::When(2), 1);
        memory.compare(texts(2));
        assert_eq!(memory.compare(texts(1)).lost, 1);
        assert_eq!(memory.compare(texts(1)).lost, 0);
    }

    #[test]
    fn a_changed_step_and_those_after_it_count_as_lost() {
        let mut memory = Memory::default();
        see(&mut memory, 3, Certain::Unsaid, 0);
        let found = ["0", "other", "2"].map(str::to_owned);
        assert_eq!(memory.compare(found.into()).lost, 2);
    }

    #[test]
    fn shown_steps_count_as_certain_when_the_app_says_nothing() {
        let mut memory = Memory::default();
        assert_eq!(see(&mut memory, 2, Certain::Unsaid, 0), 2);
        assert_eq!(memory.compare(texts(0)).lost, 2);
    }

    #[test]
    fn a_step_without_a_second_copy_is_never_acknowledged() {
        let mut memory = Memory::default();
        assert_eq!(see(&mut memory, 1, Certain::Never, 9), 0);
        assert_eq!(see(&mut memory, 2, Certain::When(9), 9), 0);
        assert_eq!(memory.compare(texts(0)).lost, 0);
    }
}
