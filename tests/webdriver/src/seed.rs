//! Correspondence games that are there before the page is opened: [`Seed`].

use serde_json::json;
use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::{CorrespondenceGame, EventDraft, Refill, Seconds, Summary, Utc};
use zeitnot_core::storage::correspondence::{CorrespondenceRepository, StoredEvent};
use zeitnot_core::storage::store::{MemoryStore, Store as _};
use zeitnot_core::storage::versioned::{Schema, VersionedStore};

use crate::cup;
use crate::page::Page;

/// The moves that all games follow, as far as they got.
const MOVES: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7";

/// Events and games, as they are kept.
#[derive(Debug, Clone)]
pub struct Seed {
    /// The events; their ids are 1, 2, 3 …
    pub events: Vec<StoredEvent>,
    /// The games; their ids are 1001, 1002 …
    pub games: Vec<CorrespondenceGame>,
}

impl Seed {
    /// This many games of one player, in five events. Each stands differently
    /// at that instant.
    pub fn of(games: usize, now: Utc) -> Seed {
        let events: Vec<StoredEvent> = (0..5).map(|n| event(n, now)).collect();
        let games = (0..games).map(|n| game(n, &events[n % 5], now)).collect();
        Seed { events, games }
    }

    /// The lines of the games.
    pub fn lines(&self) -> Vec<Summary> {
        let line = |game: &CorrespondenceGame| {
            let event = self.events.iter().find(|kept| kept.id == game.event);
            let event = event.expect("an event of these");
            Summary::of(game, &event.event, &event.settled)
        };
        self.games.iter().map(line).collect()
    }

    /// Stores them in the page, which is left for it.
    #[track_caller]
    pub fn keep(&self, page: &Page) {
        let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
        let correspondence = CorrespondenceRepository(&versioned);
        for event in &self.events {
            correspondence
                .save_event(event)
                .expect("memory takes everything");
        }
        for game in &self.games {
            let event = self.events.iter().find(|kept| kept.id == game.event);
            let event = event.expect("an event of these");
            correspondence
                .save(game, &event.event)
                .expect("memory takes everything");
        }
        let store = versioned.store();
        let keys = store.keys().expect("memory is there");
        let text = |key: &String| store.get(key).ok().flatten();
        let texts: Vec<_> = keys.iter().map(|key| (key, text(key))).collect();
        page.leave();
        page.session().run(
            "for (const [key, text] of arguments[0]) localStorage.setItem(key, text);",
            &[json!(texts)],
        );
    }
}

fn event(n: i64, now: Utc) -> StoredEvent {
    let names = [
        "Baltic Cup",
        "Champions League B2",
        "World Cup 25 Semifinal",
        "Veterans Team",
        "Café de la Régence",
    ];
    let index = usize::try_from(n).expect("a small number");
    let draft = EventDraft {
        name: names[index].into(),
        refill: [Refill::Automatic, Refill::IncrementOnly][index % 2],
        ..cup::draft(now - Seconds::days(120 + 10 * n))
    };
    cup::event_of(&(n + 1).to_string(), draft)
}

/// The moves were made in equal parts of the time until some days ago.
fn game(n: usize, event: &StoredEvent, now: Utc) -> CorrespondenceGame {
    let number = i64::try_from(n).expect("a small number");
    let start = event.event.draft().start;
    let plies = 9 + (n / 2) % 12;
    // From an hour to 45 days, never the same.
    let thought = Seconds::new((number * 7_919) % 3_880_000 + 3_600);
    let each = (now - thought).since(start).get() / i64::try_from(plies).expect("few");
    let each = Seconds::new(each);
    let moves = MOVES.split(' ').take(plies).map(|text| (text, each));
    let mine = [Color::White, Color::Black][n % 2];
    let mut players = ByColor::both(format!("Opponent {}", n + 1));
    *players.get_mut(mine) = "Zukertort, Johannes".into();
    CorrespondenceGame {
        event: event.id.clone(),
        players,
        mine: Some(mine),
        ..cup::played(&(1_001 + n).to_string(), start, moves)
    }
}
