//! What a browser has shown, and how much of that must outlive it: [`Memory`].

use std::time::{Duration, Instant};

/// Of one game, over all the lives of its browser.
#[derive(Debug, Default)]
pub(super) struct Memory {
    /// What was shown last.
    shown: Vec<String>,
    /// So many of these were acknowledged: they must be there after any kill.
    acknowledged: usize,
    /// The others, the oldest first.
    waiting: Vec<Waiting>,
}

/// When what is shown will be there after a kill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Certain {
    /// When so many writes are.
    When(u64),
    /// Never: the app says how many writes are, and this step is none of them.
    Never,
    /// The app has never said how many are.
    Unsaid,
}

/// What was shown and is not acknowledged yet.
#[derive(Debug)]
struct Waiting {
    /// What was shown with it.
    shown: usize,
    /// When so many writes are certain it is acknowledged; none: never.
    written: Option<u64>,
    since: Instant,
}

/// What a kill has done, seen after the browser was started again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Damage {
    /// Steps that were acknowledged and are not there.
    pub lost: usize,
    /// Steps that were shown and not acknowledged.
    pub tail: usize,
    /// Of these, how many are not there.
    pub tail_lost: usize,
    /// What was acknowledged, shown, and found.
    pub steps: [usize; 3],
}

impl Memory {
    /// How much is shown.
    pub(super) fn shown(&self) -> usize {
        self.shown.len()
    }

    /// Remembers what is shown after a step. Says how much is acknowledged by it.
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

    /// So many writes are certain. Says how many steps were acknowledged by it.
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

    /// The kill came. Says how long the oldest step had waited then that was not
    /// acknowledged.
    pub(super) fn end(&mut self, killed: Instant) -> Option<Duration> {
        let oldest = self.waiting.drain(..).next()?;
        Some(killed.saturating_duration_since(oldest.since))
    }

    /// Compares with what is found after a kill; only what is there as it was
    /// shown is there. From now on it is what was found that must be there: it
    /// has outlived a kill.
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
    fn what_was_acknowledged_must_be_there_and_the_tail_need_not() {
        let mut memory = Memory::default();
        for n in 1..=5 {
            see(&mut memory, n, Certain::When(n as u64), 3);
        }
        let damage = memory.compare(texts(2));
        assert_eq!((damage.lost, damage.tail, damage.tail_lost), (1, 2, 2));
        assert_eq!(damage.steps, [3, 5, 2]);
    }

    #[test]
    fn a_tail_may_be_there_and_even_a_step_that_nobody_saw() {
        let mut memory = Memory::default();
        see(&mut memory, 2, Certain::When(2), 1);
        let damage = memory.compare(texts(3));
        assert_eq!((damage.lost, damage.tail, damage.tail_lost), (0, 2, 0));
    }

    #[test]
    fn what_has_outlived_a_kill_must_outlive_the_next() {
        let mut memory = Memory::default();
        see(&mut memory, 2, Certain::When(2), 1);
        memory.compare(texts(2));
        assert_eq!(memory.compare(texts(1)).lost, 1);
        assert_eq!(memory.compare(texts(1)).lost, 0);
    }

    #[test]
    fn what_is_there_otherwise_than_it_was_shown_is_lost() {
        let mut memory = Memory::default();
        see(&mut memory, 3, Certain::Unsaid, 0);
        let found = ["0", "other", "2"].map(str::to_owned);
        assert_eq!(memory.compare(found.into()).lost, 2);
    }

    #[test]
    fn without_a_word_of_the_app_what_is_shown_passes_for_certain() {
        let mut memory = Memory::default();
        assert_eq!(see(&mut memory, 2, Certain::Unsaid, 0), 2);
        assert_eq!(memory.compare(texts(0)).lost, 2);
    }

    #[test]
    fn what_goes_to_no_second_copy_is_never_acknowledged() {
        let mut memory = Memory::default();
        assert_eq!(see(&mut memory, 1, Certain::Never, 9), 0);
        assert_eq!(see(&mut memory, 2, Certain::When(9), 9), 0);
        assert_eq!(memory.compare(texts(0)).lost, 0);
    }
}
