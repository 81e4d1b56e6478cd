//! What a browser has shown, and how much of that must outlive it: [`Memory`].

use std::time::{Duration, Instant};

use super::kind::Told;

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

/// What was shown and is not acknowledged yet.
#[derive(Debug)]
struct Waiting {
    /// What was shown with it.
    shown: usize,
    /// When so many writes are certain it is acknowledged.
    written: u64,
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

    /// Remembers what is shown now. Says how much of it is acknowledged by it.
    pub(super) fn see(&mut self, told: Told, since: Instant) -> usize {
        let shown = told.shown.len();
        self.shown = told.shown;
        // Where the app does not say what is certain, what is shown passes for it.
        let Some(written) = told.written else {
            let before = std::mem::replace(&mut self.acknowledged, shown);
            return shown.saturating_sub(before);
        };
        self.waiting.push(Waiting {
            shown,
            written,
            since,
        });
        self.hear(told.mirrored)
    }

    /// So many writes are certain. Says how many steps were acknowledged by it.
    pub(super) fn hear(&mut self, mirrored: Option<u64>) -> usize {
        let Some(mirrored) = mirrored else {
            return 0;
        };
        let certain = self
            .waiting
            .iter()
            .take_while(|step| step.written <= mirrored);
        let count = certain.count();
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
    /// shown is there. From now on what was lost is forgotten.
    pub(super) fn compare(&mut self, found: &[String]) -> Damage {
        let same = self
            .shown
            .iter()
            .zip(found)
            .take_while(|(one, other)| one == other);
        let there = same.count();
        let damage = Damage {
            lost: self.acknowledged.saturating_sub(there),
            tail: self.shown.len() - self.acknowledged,
            tail_lost: self.shown.len() - there.max(self.acknowledged),
            steps: [self.acknowledged, self.shown.len(), found.len()],
        };
        self.acknowledged = self.acknowledged.min(there);
        damage
    }

    /// Another game begins.
    pub(super) fn forget(&mut self) {
        *self = Memory::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(shown: usize, counters: Option<(u64, u64)>) -> Told {
        Told {
            shown: (0..shown).map(|n| n.to_string()).collect(),
            written: counters.map(|(written, _)| written),
            mirrored: counters.map(|(_, mirrored)| mirrored),
        }
    }

    fn see(memory: &mut Memory, shown: usize, counters: Option<(u64, u64)>) -> usize {
        memory.see(told(shown, counters), Instant::now())
    }

    #[test]
    fn a_step_is_acknowledged_when_what_was_written_with_it_is_certain() {
        let mut memory = Memory::default();
        assert_eq!(see(&mut memory, 1, Some((4, 3))), 0);
        assert_eq!(see(&mut memory, 2, Some((6, 4))), 1);
        assert_eq!(memory.hear(Some(5)), 0);
        assert_eq!(memory.hear(Some(6)), 1);
        assert_eq!(memory.end(Instant::now()), None);
    }

    #[test]
    fn what_was_acknowledged_must_be_there_and_the_tail_need_not() {
        let mut memory = Memory::default();
        for n in 1..=5 {
            see(&mut memory, n, Some((n as u64, 3)));
        }
        let damage = memory.compare(&told(2, None).shown);
        assert_eq!((damage.lost, damage.tail, damage.tail_lost), (1, 2, 2));
        assert_eq!(damage.steps, [3, 5, 2]);
    }

    #[test]
    fn a_tail_may_be_there_and_even_a_step_that_nobody_saw() {
        let mut memory = Memory::default();
        see(&mut memory, 2, Some((2, 1)));
        let damage = memory.compare(&told(3, None).shown);
        assert_eq!((damage.lost, damage.tail, damage.tail_lost), (0, 2, 0));
    }

    #[test]
    fn what_is_there_otherwise_than_it_was_shown_is_lost() {
        let mut memory = Memory::default();
        see(&mut memory, 3, None);
        let found = ["0", "other", "2"].map(str::to_owned);
        assert_eq!(memory.compare(&found).lost, 2);
    }

    #[test]
    fn without_a_word_of_the_app_what_is_shown_passes_for_certain() {
        let mut memory = Memory::default();
        assert_eq!(see(&mut memory, 2, None), 2);
        assert_eq!(memory.compare(&[]).lost, 2);
        assert_eq!(memory.compare(&[]).lost, 0);
    }
}
