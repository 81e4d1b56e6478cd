//! A stored game, replayed by the rules.

use serde_json::Value;
use zeitnot_core::clock::{ByColor, Clock, Color, State};
use zeitnot_core::storage::games::GameRepository;
use zeitnot_core::storage::store::MemoryStore;
use zeitnot_core::storage::versioned::{Schema, VersionedStore};
use zeitnot_core::time::WallTime;

/// A game as it is stored.
#[derive(Debug, Clone)]
pub struct Game {
    /// Its id.
    pub id: String,
    /// How often it has been stored.
    pub seq: u64,
    /// All that is stored of it.
    pub stored: Value,
    /// Its clock.
    pub clock: Clock,
}

impl Game {
    /// All games, each from the later whole value of its two places; the game
    /// that was stored last comes first. `entries` are all keys and texts of
    /// the storage.
    pub fn all(entries: &[(String, String)]) -> Vec<Game> {
        let mut games: Vec<Game> = Vec::new();
        for (key, text) in entries {
            let Some(game) = Game::read(key, text) else {
                continue;
            };
            match games.iter_mut().find(|other| other.id == game.id) {
                Some(other) if other.seq < game.seq => *other = game,
                Some(_) => {}
                None => games.push(game),
            }
        }
        // Adds the entries since the game was last written as a whole.
        let versioned = VersionedStore::new(MemoryStore::of(entries.to_vec()), Schema::FIRST);
        for game in &mut games {
            if let Some(whole) = GameRepository(&versioned).load(&game.id).value {
                game.clock = whole.clock;
            }
        }
        games.sort_by_key(|game| std::cmp::Reverse(game.last_wall()));
        games
    }

    fn read(key: &str, text: &str) -> Option<Game> {
        let id = key.strip_prefix("zeitnot.game.")?;
        let id = id.strip_suffix(".a").or(id.strip_suffix(".b"))?;
        let (header, body) = text.split_once('\n')?;
        let stored: Value = serde_json::from_str(body).ok()?;
        Some(Game {
            id: id.to_owned(),
            seq: header.split(' ').nth(2)?.parse().ok()?,
            clock: serde_json::from_value(stored["clock"].clone()).ok()?,
            stored,
        })
    }

    fn last_wall(&self) -> Option<WallTime> {
        self.clock.journal().last().map(|entry| entry.stamp.wall)
    }

    /// The clock at a moment of the wall clock, in milliseconds, if nothing
    /// happened after the last entry.
    pub fn at(&self, wall: i64) -> State {
        let Some(last) = self.clock.journal().last() else {
            return State::new(self.clock.setup());
        };
        let passed = WallTime::new(wall).since(last.stamp.wall);
        self.clock.at(last.stamp.at + passed.or_zero())
    }

    /// The main time of each side at a moment of the wall clock.
    pub fn balances(&self, wall: i64) -> ByColor<i64> {
        self.at(wall).accounts.map(|account| account.balance.get())
    }

    /// How long each side has thought, at the last entry.
    pub fn thinking(&self) -> ByColor<i64> {
        let at = self.clock.journal().last().map(|entry| entry.stamp.at);
        let state = self.clock.at(at.unwrap_or_default());
        state.thinking.map(zeitnot_core::time::Millis::get)
    }

    /// How many presses are in the journal, undone ones too.
    pub fn presses(&self) -> usize {
        let is_press = |entry: &&zeitnot_core::clock::Entry| {
            matches!(entry.event, zeitnot_core::clock::Event::Press(_))
        };
        self.clock.journal().iter().filter(is_press).count()
    }
}

/// A colour as the page writes it.
pub fn name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}
