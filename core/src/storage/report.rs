//! The result of restoring a backup: [`Report`].

use super::kind::ValueKind;
use super::store::StoreError;
use super::versioned::{SaveError, Unreadable};

/// The result of restoring a backup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Keys of values that were taken. Pages that show them have to load them again.
    pub taken: Vec<String>,
    /// Keys of values that were already here and identical.
    pub same: Vec<String>,
    /// Keys of values whose version here is later and includes the backup's.
    pub kept: Vec<String>,
    /// Keys of values that had diverged, with the key of the copy under which the other version is
    /// kept.
    pub copied: Vec<(String, String)>,
    /// Keys of values that were not taken, and why.
    pub refused: Vec<(String, ImportError)>,
    /// The number of unreadable texts that were put into the quarantine.
    pub set_aside: usize,
}

impl Report {
    /// Whether a game of the clock was written.
    pub fn has_game(&self) -> bool {
        let taken = self.taken.iter();
        let mut written = taken.chain(self.copied.iter().map(|(_, copy)| copy));
        written.any(|key| ValueKind::of(key) == Some(ValueKind::Game))
    }
}

/// The result of restoring a backup in numbers, as the user is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RestoredCounts {
    /// Correspondence games that were taken.
    pub correspondence: usize,
    /// Games of the clock that were taken, each one however many values it has.
    pub clock: usize,
    /// Events that were taken.
    pub events: usize,
    /// Whether anything else was taken: settings, time controls, studies.
    pub is_more: bool,
    /// Values that are here already, just the same or later.
    pub here: usize,
    /// Values kept in addition to those that are here.
    pub copied: usize,
    /// How many of these are games of the clock.
    pub past: usize,
    /// Values that were not taken.
    pub refused: usize,
}

impl Report {
    /// The numbers.
    pub fn counts(&self) -> RestoredCounts {
        let mut counts = RestoredCounts {
            here: self.same.len() + self.kept.len(),
            copied: self.copied.len(),
            refused: self.refused.len(),
            ..RestoredCounts::default()
        };
        let is_of_clock = |key: &str| ValueKind::of(key) == Some(ValueKind::Game);
        for key in &self.taken {
            if key.starts_with("post.game.") {
                counts.correspondence += 1;
            } else if key.starts_with("post.event.") {
                counts.events += 1;
            } else if key.starts_with("game.") {
                counts.clock += 1;
            } else if !is_of_clock(key) {
                counts.is_more = true;
            }
        }
        let copies = self.copied.iter();
        counts.past = copies.filter(|(_, copy)| is_of_clock(copy)).count();
        counts
    }
}

/// Why a value of a backup was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// It is not a whole value; it was put into the quarantine if there was room.
    #[error(transparent)]
    Unreadable(Unreadable),
    /// The stored value is as new or newer.
    #[error("what is here is newer")]
    NewerHere,
    /// The store refused it.
    #[error(transparent)]
    Store(StoreError),
}

impl From<SaveError> for ImportError {
    fn from(fault: SaveError) -> ImportError {
        match fault {
            SaveError::Store(fault) => ImportError::Store(fault),
            _ => ImportError::NewerHere,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn restored_values_are_counted_in_games_and_events() {
        let keys = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect();
        let report = Report {
            taken: keys(&[
                "post.game.1",
                "post.game.2",
                "post.event.1",
                "game.7",
                "tail.7.1",
                "games",
                "current",
            ]),
            same: keys(&["settings"]),
            kept: keys(&["post.game.3"]),
            copied: vec![
                ("game.8".into(), "game.9".into()),
                ("post.game.4".into(), "post.game.5".into()),
            ],
            ..Report::default()
        };
        let counts = RestoredCounts {
            correspondence: 2,
            clock: 1,
            events: 1,
            is_more: false,
            here: 2,
            copied: 2,
            past: 1,
            refused: 0,
        };
        assert_eq!(report.counts(), counts);
        let other = Report {
            taken: keys(&["settings", "post.study.1"]),
            ..Report::default()
        };
        let counts = RestoredCounts {
            is_more: true,
            ..RestoredCounts::default()
        };
        assert_eq!(other.counts(), counts);
    }
}
