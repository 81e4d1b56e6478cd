//! The games played on the clock: [`GameRepository`]. One value per game, with later changes in
//! [tails](Saved), and a small index so that a list need not read them all.

mod course;
mod diverged;
mod file_name;
mod merge;
mod tail;

pub use file_name::file_name;
pub use merge::Merged;
pub use tail::{FULL, Saved, game_of, is_of_game};

use serde::{Deserialize, Serialize};

use super::collection::{Collection, Document};
use super::store::Store;
use super::versioned::{Loaded, SaveError, VersionedStore};
use crate::clock::{ByColor, Clock, Event, FallenFlag, Outcome, StoppedBy, notation};
use crate::game::{Scoresheet, Start};
use crate::json;
use crate::time::{Instant, WallTime};

/// The key of the list of games.
pub const INDEX: &str = "games";
pub(super) const CURRENT: &str = "current";

/// A game as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableGame {
    /// Its id, here and in links: digits.
    pub id: String,
    /// When it was set up: the zero of its time axis.
    pub started: WallTime,
    /// The players' names; empty if not given.
    pub players: ByColor<String>,
    /// The clock with its whole journal.
    pub clock: Clock,
    /// The moves, if it is played on a board.
    pub board: Option<Scoresheet>,
}

impl Document for TableGame {
    const PREFIX: &'static str = "game.";
}

/// A game as an entry of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameSummary {
    /// The game's id.
    pub id: String,
    /// When it was set up.
    pub started: WallTime,
    /// The players' names.
    pub players: ByColor<String>,
    /// The time control, in the notation.
    pub control: String,
    /// Moves completed by both sides.
    pub moves: ByColor<u32>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// The flag that fell, while nobody has entered the result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flag: Option<FallenFlag>,
}

impl GameSummary {
    /// Whether it can be played on: it has no result, and no flag has decided it.
    pub fn is_open(&self) -> bool {
        self.outcome.is_none() && !matches!(self.flag, Some(FallenFlag::Of(_)))
    }
}

impl TableGame {
    /// A new game with this clock.
    pub fn new(clock: Clock, players: ByColor<String>, started: WallTime) -> TableGame {
        TableGame {
            id: started.get().unsigned_abs().to_string(),
            started,
            players,
            clock,
            board: None,
        }
    }

    /// Whether there is anything in it that somebody may look for later. A clock that was started,
    /// perhaps stopped, and then left leaves nothing: no move, no result, no correction or penalty,
    /// nobody's name, no scheduled start and no position that was set up.
    pub fn has_content(&self, now: Instant) -> bool {
        let setup = self.clock.setup();
        let (state, draft) = (self.clock.at(now), setup.draft());
        // This side's press starts the clock; any press of the other is a move.
        let starter = draft.begins.other();
        let is_nothing = |event: &Event| match *event {
            Event::Press(side) => side == starter,
            Event::Stop(StoppedBy::Arbiter)
            | Event::Resume
            | Event::Away { .. }
            | Event::CountAway(_)
            | Event::SwapSides
            | Event::Undo(_)
            | Event::Redo(_) => true,
            _ => false,
        };
        let entries = self.clock.journal();
        let is_plain = |sheet: &Scoresheet| {
            sheet.plies().is_empty()
                && sheet.offers().is_empty()
                && *sheet.start() == Start::standard()
        };
        !entries.iter().all(|entry| is_nothing(&entry.event))
            || state.outcome(setup).is_some()
            || state.fallen_flag(setup).is_some()
            || draft.schedule.is_some()
            || self.players.iter().any(|name| !name.trim().is_empty())
            || !self.board.as_ref().is_none_or(is_plain)
    }

    /// How many acts in `other`, the same game as someone else has it, are not in this one. A move
    /// that waits for its press has no entry in the journal, and counts too.
    pub fn lacks(&self, other: &TableGame) -> usize {
        let (own, its) = (self.clock.journal(), other.clock.journal());
        let common = if self.clock.setup() == other.clock.setup() {
            let both = own.iter().zip(its);
            both.take_while(|(own, its)| own == its).count()
        } else {
            0
        };
        let has_moves = |of: &Scoresheet| {
            let is_empty = of.plies().is_empty() && of.offers().is_empty();
            let goes_on = |sheet: &Scoresheet| sheet.goes_on(of, own.len() > common);
            is_empty || self.board.as_ref().is_some_and(goes_on)
        };
        let lacks_moves = !other.board.as_ref().is_none_or(has_moves);
        (its.len() - common).max(usize::from(lacks_moves))
    }

    /// Its entry in a list, as of an instant: a game may end by itself after its last journal
    /// entry.
    pub fn summary(&self, now: Instant) -> GameSummary {
        let (state, setup) = (self.clock.at(now), self.clock.setup());
        GameSummary {
            id: self.id.clone(),
            started: self.started,
            players: self.players.clone(),
            control: notation::print(&setup.draft().controls),
            moves: state.accounts.map(|account| account.moves),
            outcome: state.outcome(setup),
            flag: state.fallen_flag(setup),
        }
    }
}

/// The repository of the clock's games in a store.
#[derive(Debug)]
pub struct GameRepository<'a, S>(pub &'a VersionedStore<S>);

impl<S: Store> GameRepository<'_, S> {
    const fn games(&self) -> Collection<'_, S, TableGame> {
        Collection::new(self.0)
    }

    /// Saves the whole game; the index is not touched. During play use [`GameRepository::append`].
    ///
    /// # Errors
    /// As of [`VersionedStore::save`]; what was stored before is still there.
    pub fn save(&self, game: &TableGame) -> Result<(), SaveError> {
        let key = TableGame::key(&game.id);
        let before = self.tail_seq(&game.id);
        self.0.save_above(&key, &json::write(game), before)?;
        // While it waits for room, what is stored is the game before, which needs its tails.
        if !self.0.waits(&key) {
            self.delete_tails(&game.id);
        }
        Ok(())
    }

    /// Makes this game the current one, whatever another page says.
    ///
    /// # Errors
    /// As of [`VersionedStore::save`].
    pub fn put_on_table(&self, id: &str) -> Result<(), SaveError> {
        match self.0.write(CURRENT, &id) {
            Err(SaveError::Stale { .. }) => {
                // Seen, and meant otherwise.
                self.0.read::<String>(CURRENT);
                self.0.write(CURRENT, &id)
            }
            done => done,
        }
    }

    /// Updates a game's entry in the index. A game without journal entries is not listed.
    ///
    /// # Errors
    /// As of [`VersionedStore::save`].
    pub fn update_index(&self, game: &TableGame, now: Instant) -> Result<(), SaveError> {
        if game.clock.journal().is_empty() {
            return Ok(());
        }
        let stored = self.0.read::<Vec<GameSummary>>(INDEX).value;
        let is_lost = stored.is_none();
        let mut games = stored.unwrap_or_else(|| self.summaries());
        let summary = game.summary(now);
        match games.iter_mut().find(|known| known.id == game.id) {
            Some(known) if *known == summary && !is_lost => return Ok(()),
            Some(known) => *known = summary,
            None => games.insert(0, summary),
        }
        self.0.write(INDEX, &games)
    }

    /// Lists the games that were brought back, of which these are the values: the list may have been
    /// written while they were gone. If that cannot be saved, they are listed when they are next
    /// saved.
    pub fn list_restored(&self, names: &[String]) {
        // A lost list is built again from all games.
        let Some(mut games) = self
            .0
            .peek(INDEX)
            .value
            .and_then(|(_, body)| json::read::<Vec<GameSummary>>(&body))
        else {
            return;
        };
        let before = games.len();
        for id in names.iter().filter_map(|name| TableGame::id_of(name)) {
            let is_listed = games.iter().any(|game| game.id == id);
            let game = self.peek_game(id).filter(|_| !is_listed);
            if let Some((game, ..)) = game.filter(|(game, ..)| !game.clock.journal().is_empty()) {
                let summary = game.summary(game.clock.last_instant());
                // The last one comes first.
                let place = games.partition_point(|game| game.started > summary.started);
                games.insert(place, summary);
            }
        }
        if games.len() > before {
            self.0.load(INDEX);
            let _ = self.0.write(INDEX, &games);
        }
    }

    /// A game by its id.
    pub fn load(&self, id: &str) -> Loaded<TableGame> {
        self.load_with_tail(id).0
    }

    /// The current game: the last one put on the table.
    pub fn current(&self) -> Loaded<TableGame> {
        let id = self.0.read::<String>(CURRENT);
        let mut found = match id.value {
            Some(id) => self.load(&id),
            None => Loaded::default(),
        };
        found.faults.extend(id.faults);
        found
    }

    /// The id of the game on the table. It does not count as loaded.
    pub fn current_id(&self) -> Option<String> {
        json::read(&self.0.peek(CURRENT).value?.1)
    }

    /// All games, newest first. A lost index is rebuilt from the games.
    pub fn list(&self) -> Loaded<Vec<GameSummary>> {
        let mut found = self.0.read::<Vec<GameSummary>>(INDEX);
        if found.value.is_none() {
            found.value = Some(self.summaries());
        }
        found
    }

    /// The games themselves, summed up.
    fn summaries(&self) -> Vec<GameSummary> {
        // An id is the time at which its game was set up.
        let ids = self.games().ids().unwrap_or_default();
        ids.iter()
            .rev()
            .filter_map(|id| self.load(id).value)
            .filter(|game| !game.clock.journal().is_empty())
            .map(|game| game.summary(game.clock.last_instant()))
            .collect()
    }

    /// Puts a deleted game back, in its place in the list.
    ///
    /// # Errors
    /// As of [`VersionedStore::save`].
    pub fn put_back(&self, game: &TableGame) -> Result<(), SaveError> {
        self.save(game)?;
        self.list_restored(&[TableGame::key(&game.id)]);
        Ok(())
    }

    /// Deletes a game for good.
    ///
    /// # Errors
    /// As of [`VersionedStore::save`] if the list cannot be written; the game is still there then.
    pub fn delete(&self, id: &str) -> Result<(), SaveError> {
        let mut games = self.list().value.unwrap_or_default();
        games.retain(|game| game.id != id);
        self.0.write(INDEX, &games)?;
        self.games().delete(id)?;
        self.delete_tails(id);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::setup::SetupDraft;
    use crate::clock::{Color, EndReason, EntryId, GameResult, Offence, Setup};
    use crate::game::notation::read_uci;
    use crate::game::sheet::Pressing;
    use crate::storage::store::MemoryStore;
    use crate::storage::versioned::{LoadError, Schema};
    use crate::time::{Millis, Stamp};

    fn game(started: i64) -> TableGame {
        let controls = notation::parse("3+2").expect("3+2 is a control");
        let setup = Setup::new(SetupDraft::standard(controls)).expect("and a valid one");
        TableGame::new(
            Clock::new(setup),
            ByColor::default(),
            WallTime::new(started),
        )
    }

    /// A game that Black has begun.
    fn begun(started: i64) -> TableGame {
        let mut begun = game(started);
        apply(&mut begun, Event::Press(Color::Black), 10);
        begun
    }

    /// Lists a game as it is at its last entry.
    fn list<S: Store>(games: &GameRepository<S>, game: &TableGame) {
        let now = game.clock.last_instant();
        games.update_index(game, now).expect("there is room");
    }

    fn apply(game: &mut TableGame, event: Event, at: i64) {
        let at = Instant::new(at);
        let wall = WallTime::new(0);
        game.clock
            .apply(event, Stamp { at, wall })
            .expect("the event can happen");
    }

    #[test]
    fn a_game_comes_back_as_it_was() {
        let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
        let games = GameRepository(&versioned);
        let mut played = begun(1_000);
        apply(&mut played, Event::Press(Color::White), 5_010);
        games.save(&played).expect("there is room");
        games.put_on_table(&played.id).expect("there is room");
        assert_eq!(games.current().value.as_ref(), Some(&played));
        assert_eq!(games.load("1000").value, Some(played));
    }

    #[test]
    fn the_list_shows_begun_games_newest_first_with_their_results() {
        let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
        let games = GameRepository(&versioned);
        games
            .update_index(&game(1), Instant::START)
            .expect("there is room");
        for started in [2, 3] {
            let mut played = begun(started);
            list(&games, &played);
            let outcome = Outcome {
                result: GameResult::Draw,
                reason: EndReason::Agreement,
            };
            apply(&mut played, Event::End(outcome), 20);
            list(&games, &played);
            games.save(&played).expect("there is room");
        }
        let list = games.list().value.expect("a list");
        let ids: Vec<&str> = list.iter().map(|game| game.id.as_str()).collect();
        assert_eq!(ids, ["3", "2"]);
        assert!(list.iter().all(|game| game.outcome.is_some()));

        versioned.delete("games").expect("memory can forget");
        let again = games.list().value.expect("a list");
        assert_eq!(again, list, "a lost index is built again from the games");
    }

    #[test]
    fn a_game_left_with_a_fallen_flag_is_not_open_and_says_whose_fell() {
        let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
        let games = GameRepository(&versioned);
        let played = begun(1);
        let minutes = |minutes| Instant::START + Millis::minutes(minutes);
        for (now, flag) in [
            (minutes(2), None),
            (minutes(4), Some(FallenFlag::Of(Color::White))),
        ] {
            games.update_index(&played, now).expect("there is room");
            let list = games.list().value.expect("a list");
            assert_eq!((list[0].flag, list[0].is_open()), (flag, flag.is_none()));
        }
    }

    #[test]
    fn a_deleted_game_comes_back_in_its_place() {
        let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
        let games = GameRepository(&versioned);
        for started in [1, 2, 3] {
            let played = begun(started);
            games.save(&played).expect("there is room");
            list(&games, &played);
        }
        let before = games.list().value;
        let deleted = games.load("2").value.expect("a game");
        games.delete("2").expect("memory can forget");
        assert_eq!(games.load("2").value, None);
        games.put_back(&deleted).expect("there is room");
        assert_eq!(games.load("2").value, Some(deleted));
        assert_eq!(games.list().value, before);
    }

    #[test]
    fn a_stored_game_lacks_nothing_of_one_that_it_continues() {
        let mine = begun(7);
        let mut stored = mine.clone();
        apply(&mut stored, Event::Press(Color::White), 20);
        assert_eq!(stored.lacks(&mine), 0);
        assert_eq!(mine.lacks(&stored), 1);
    }

    #[test]
    fn a_stored_game_lacks_every_press_after_another_one_went_on() {
        let mut stored = begun(7);
        let mut mine = stored.clone();
        apply(&mut mine, Event::Press(Color::White), 5_000);
        apply(&mut mine, Event::Press(Color::Black), 6_000);
        apply(&mut stored, Event::Stop(StoppedBy::Arbiter), 1_000);
        assert_eq!(stored.lacks(&mine), 2);
    }

    #[test]
    fn a_stored_game_of_another_setup_lacks_everything() {
        let mut mine = game(7);
        let controls = notation::parse("5+3").unwrap();
        let setup = Setup::new(SetupDraft::standard(controls)).unwrap();
        let mut stored = TableGame::new(Clock::new(setup), ByColor::default(), WallTime::new(7));
        apply(&mut stored, Event::Press(Color::Black), 10);
        assert_eq!(stored.lacks(&mine), 0);
        apply(&mut mine, Event::Press(Color::Black), 10);
        assert_eq!(stored.lacks(&mine), 1);
    }

    #[test]
    fn a_stored_game_lacks_a_move_that_waits_for_its_press() {
        let mut stored = game(7);
        stored.board = Some(Scoresheet::new(Start::standard(), Pressing::ByHand));
        apply(&mut stored, Event::Press(Color::Black), 10);
        let mut mine = stored.clone();
        let mut sheet = mine.board.take().unwrap();
        let line = sheet.live(&mine.clock).line;
        let played = read_uci(line.position(), "e2e4").unwrap();
        sheet
            .play(&mut mine.clock, played, Stamp::at_ms(1_000))
            .unwrap();
        mine.board = Some(sheet);
        assert_eq!((stored.lacks(&mine), mine.lacks(&stored)), (1, 0));
    }

    #[test]
    fn a_start_without_a_move_has_no_content_and_everything_else_has() {
        let start = (10, Event::Press(Color::Black));
        let stop = (2_000, Event::Stop(StoppedBy::Arbiter));
        let with = |events: &[(i64, Event)]| {
            let mut played = game(1);
            for &(at, event) in events {
                apply(&mut played, event, at);
            }
            played
        };
        let has_content = |game: &TableGame| game.has_content(game.clock.last_instant());
        let press = |id| Event::Undo(EntryId(id));
        for events in [
            &[][..],
            &[start],
            &[start, stop],
            &[start, stop, (3_000, Event::Resume)],
            &[start, stop, (3_000, Event::SwapSides)],
            &[start, (500, press(0)), (900, Event::Press(Color::Black))],
        ] {
            assert!(!has_content(&with(events)), "{events:?}");
        }
        let amount = Millis::seconds(60);
        let mut set = game(1)
            .clock
            .first_state()
            .accounts
            .map(|side| side.reading());
        set.white.time = amount;
        let penalty = Event::Penalize {
            offender: Color::White,
            offence: Offence::ClockHandling,
            amount,
        };
        let (to, draw) = (Color::White, Outcome::DRAWN_BY_ILLEGAL_MOVES);
        let move_made = (1_000, Event::Press(Color::White));
        for events in [
            &[start, move_made][..],
            &[start, move_made, (1_500, press(1))],
            &[start, stop, (3_000, penalty)],
            &[start, stop, (3_000, Event::Give { to, amount })],
            &[start, stop, (3_000, Event::Correct(set))],
            &[start, stop, (3_000, Event::End(draw))],
            &[start, (3_000, Event::Stop(StoppedBy::Player(to)))],
        ] {
            assert!(has_content(&with(events)), "{events:?}");
        }
        let mut named = with(&[start, stop]);
        named.players.black = "Novák".into();
        assert!(has_content(&named));
        let fallen = with(&[start]);
        assert!(fallen.has_content(Instant::START + Millis::minutes(4)));
    }

    #[test]
    fn the_index_is_stored_also_where_the_game_was_saved_before_it() {
        let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
        let games = GameRepository(&versioned);
        let played = begun(1);
        games.save(&played).expect("there is room");
        list(&games, &played);
        assert!(versioned.load(INDEX).value.is_some());
    }

    #[test]
    fn a_game_that_is_whole_but_not_understood_is_set_aside_and_named() {
        let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
        versioned
            .save("game.7", "{\"id\":7}")
            .expect("there is room");
        let found = GameRepository(&versioned).load("7");
        assert_eq!(found.value, None);
        assert!(matches!(
            &found.faults[..],
            [LoadError::SetAside { kept: Some(_), .. }]
        ));
        assert_eq!(versioned.quarantine().expect("memory is there").len(), 1);
    }
}
