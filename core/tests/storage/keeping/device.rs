//! A device as a player has it, what the player does with it, and the data it may not lose.

use proptest::prelude::*;
use zeitnot_core::correspondence::CorrespondenceGame;
use zeitnot_core::storage::backup;
use zeitnot_core::storage::correspondence::{
    ConditionalMoves, CorrespondenceRepository, PrivateStudy, StoredEvent,
};
use zeitnot_core::storage::report::Report;
use zeitnot_core::storage::store::MemoryStore;
use zeitnot_core::storage::versioned::VersionedStore;
use zeitnot_core::time::WallTime;

use super::lines::{lines, versioned};
use zeitnot_fixtures::correspondence::{event, game, play_on};

/// A device, as a player has it.
pub struct Device(pub VersionedStore<MemoryStore>);

impl Device {
    pub fn new(n: u32) -> Device {
        let versioned = versioned(MemoryStore::default());
        CorrespondenceRepository(&versioned)
            .name_device(WallTime::new(i64::from(n)))
            .unwrap();
        Device(versioned)
    }

    pub fn correspondence(&self) -> CorrespondenceRepository<'_, MemoryStore> {
        CorrespondenceRepository(&self.0)
    }

    pub fn backup(&self) -> String {
        backup::export(&self.0, WallTime::new(1)).unwrap()
    }

    pub fn restore(&self, text: &str) -> Report {
        backup::import(&self.0, text).unwrap()
    }

    pub fn games(&self) -> Vec<CorrespondenceGame> {
        let lines = lines(&self.0);
        let ids = lines
            .iter()
            .map(|line| self.correspondence().load(&line.id).value);
        ids.map(|game| game.unwrap()).collect()
    }

    pub fn events(&self) -> Vec<StoredEvent> {
        self.correspondence().events().value.unwrap()
    }

    /// Two thirds of a player's mornings.
    pub fn does(&self, act: &Deed) {
        let correspondence = self.correspondence();
        let events = self.events();
        let game_id = (act.game % 3).to_string();
        let event_id = (act.game % 2).to_string();
        let mut kept = events
            .into_iter()
            .find(|kept| kept.id == event_id)
            .unwrap_or_else(|| event(&event_id));
        match act.kind % 6 {
            0 | 1 => {
                if correspondence
                    .events()
                    .value
                    .unwrap()
                    .iter()
                    .all(|e| e.id != event_id)
                {
                    correspondence.save_event(&kept).unwrap();
                }
                let mut played = correspondence
                    .load(&game_id)
                    .value
                    .unwrap_or_else(|| game(&game_id, &event_id, 0, 0));
                play_on(&mut played, 1, act.seed);
                correspondence.save(&played, &kept.event).unwrap();
            }
            2 => {
                if let Some(mut played) = correspondence.load(&game_id).value
                    && played.journal.len() > 1
                {
                    played.journal.pop();
                    correspondence.save(&played, &kept.event).unwrap();
                }
            }
            3 => {
                if let Some(mut played) = correspondence.load(&game_id).value {
                    played.note = act.seed.to_string();
                    correspondence.save(&played, &kept.event).unwrap();
                }
            }
            4 => {
                kept.note = act.seed.to_string();
                correspondence.save_event(&kept).unwrap();
            }
            _ => {
                let mut study = correspondence.study(&game_id).value.unwrap_or_default();
                if act.seed.is_multiple_of(2) {
                    study.pgn = format!("{{{}}} *", act.seed);
                } else {
                    study.prepared.push(ConditionalMoves {
                        ply: 0,
                        line: act.seed.to_string(),
                    });
                }
                correspondence.save_study(&game_id, &study).unwrap();
            }
        }
    }
}

#[derive(Clone, Debug)]
pub struct Deed {
    pub kind: u8,
    pub game: u8,
    pub seed: u64,
}

pub fn deeds(most: usize) -> impl Strategy<Value = Vec<Deed>> {
    let deed = (any::<u8>(), any::<u8>(), 0_u64..6).prop_map(|(kind, game, seed)| Deed {
        kind,
        game,
        seed,
    });
    proptest::collection::vec(deed, 0..most)
}

/// The data of a device that may not be lost.
pub struct Holds {
    pub games: Vec<CorrespondenceGame>,
    pub events: Vec<StoredEvent>,
    pub studies: Vec<PrivateStudy>,
}

impl Holds {
    pub fn of(device: &Device) -> Holds {
        let studies = device.0.list("post.study.").unwrap();
        let study = |key: &String| {
            device
                .correspondence()
                .study(key.strip_prefix("post.study.").unwrap())
        };
        Holds {
            games: device.games(),
            events: device.events(),
            studies: studies.iter().filter_map(|key| study(key).value).collect(),
        }
    }

    /// Checks that nothing is lost that `other` wrote alone after `common`.
    pub fn has_all_of(&self, other: &Holds, common: &Holds) -> Result<(), TestCaseError> {
        let same = |a: &CorrespondenceGame, b: &CorrespondenceGame| {
            a.journal.starts_with(&b.journal) && (a.note == b.note || b.note.is_empty())
        };
        for game in &other.games {
            prop_assert!(
                common.games.contains(game) || self.games.iter().any(|have| same(have, game)),
                "a game is lost: {game:?}"
            );
        }
        for event in &other.events {
            let have = |kept: &StoredEvent| kept.event == event.event && kept.note == event.note;
            prop_assert!(
                common.events.contains(event) || self.events.iter().any(have),
                "an event is lost: {event:?}"
            );
        }
        for study in &other.studies {
            if common.studies.contains(study) {
                continue;
            }
            let pgn = |have: &PrivateStudy| study.pgn.is_empty() || have.pgn == study.pgn;
            prop_assert!(self.studies.iter().any(pgn), "a study is lost: {study:?}");
            for reply in &study.prepared {
                let prepared = |have: &PrivateStudy| have.prepared.contains(reply);
                prop_assert!(self.studies.iter().any(prepared), "a reply is lost");
            }
        }
        Ok(())
    }
}
