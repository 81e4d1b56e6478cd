//! The changes to a game since it was written as a whole: [`Tail`], and how much of a game is
//! stored: [`Saved`].
//!
//! A game is written as a whole once, under `game.<id>`. Later changes are appended: to
//! `tail.<id>.1`, when that would exceed [`FULL`] bytes, to `tail.<id>.2`, and so on. So a press
//! writes one small value, at the first move as at the five hundredth.
//!
//! Each tail names the write of the game to which it belongs: once a game is written as a whole
//! again, its earlier tails no longer count. All writes of a game share one numbering, so that of
//! two states of a game, in a backup or in the second copy, the later one has the higher number.
//! Tails are applied in order; if the last ones are missing, the result is an earlier state of the
//! same game, so a page that is killed between two writes loses only the latest entries.

use serde::{Deserialize, Serialize};

use super::{GameRepository, TableGame};
use crate::clock::{ByColor, Entry, Setup};
use crate::game::Scoresheet;
use crate::game::sheet::{DrawOffer, Ply};
use crate::json;
use crate::storage::collection::Document;
use crate::storage::store::Store;
use crate::storage::versioned::{LoadError, Loaded, PREFIX, SaveError};

/// The prefix of the tails' keys.
pub(super) const TAIL: &str = "tail.";

/// The size in bytes above which a new tail is begun. Some fifty presses.
pub const FULL: usize = 4_096;

/// The changes to a game since it was written as a whole, or since the previous tail.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Tail {
    /// The sequence number of the game to which it belongs.
    of: u64,
    /// The number of journal entries before its own.
    from: usize,
    journal: Vec<Entry>,
    /// Changed or new half-moves and offers, with their indices.
    plies: Vec<Placed<Ply>>,
    offers: Vec<Placed<DrawOffer>>,
}

/// An item and its index in its list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Placed<T>(usize, T);

impl<T: Clone + PartialEq> Placed<T> {
    /// The items that are new or changed.
    fn changes(before: &[T], now: &[T]) -> Vec<Placed<T>> {
        let places = now.iter().enumerate();
        let changed = places.filter(|(place, value)| before.get(*place) != Some(value));
        changed
            .map(|(place, value)| Placed(place, value.clone()))
            .collect()
    }

    /// Adds later changes, which replace earlier ones at the same index.
    fn join(changes: &mut Vec<Placed<T>>, later: Vec<Placed<T>>) {
        changes.retain(|Placed(place, _)| !later.iter().any(|later| later.0 == *place));
        changes.extend(later);
    }
}

/// How much of a game is stored, and in which values.
#[derive(Clone, Debug)]
pub struct Saved {
    id: String,
    /// The sequence number of the game's own value.
    of: u64,
    players: ByColor<String>,
    setup: Setup,
    /// The sheet without its moves and offers.
    sheet: Option<Scoresheet>,
    entries: usize,
    last: Option<Entry>,
    plies: Vec<Ply>,
    offers: Vec<DrawOffer>,
    /// The number of the last tail (0 if there is none), its sequence number and its contents.
    number: u32,
    seq: u64,
    tail: Tail,
}

impl Saved {
    fn whole(game: &TableGame, of: u64) -> Saved {
        let board = game.board.as_ref();
        Saved {
            id: game.id.clone(),
            of,
            players: game.players.clone(),
            setup: game.clock.setup().clone(),
            sheet: board.map(Scoresheet::head),
            entries: game.clock.journal().len(),
            last: game.clock.journal().last().copied(),
            plies: board.map_or_else(Vec::new, |sheet| sheet.plies().to_vec()),
            offers: board.map_or_else(Vec::new, |sheet| sheet.offers().to_vec()),
            number: 0,
            seq: 0,
            tail: Tail::default(),
        }
    }

    /// Whether the game continues what is stored.
    fn is_begun_by(&self, game: &TableGame) -> bool {
        let journal = game.clock.journal();
        let place = self.entries.checked_sub(1);
        place.and_then(|place| journal.get(place)) == self.last.as_ref()
            && self.entries <= journal.len()
    }

    /// Whether the parts that do not change during play are as stored.
    fn has_head_of(&self, game: &TableGame) -> bool {
        let board = game.board.as_ref();
        let same_sheet = match (&self.sheet, board) {
            (Some(known), Some(sheet)) => known.has_head_of(sheet),
            (known, sheet) => known.is_none() && sheet.is_none(),
        };
        self.players == game.players
            && self.setup == *game.clock.setup()
            && same_sheet
            && board.is_none_or(|sheet| {
                self.plies.len() <= sheet.plies().len() && self.offers.len() <= sheet.offers().len()
            })
    }

    /// The changes in the game that are not stored yet.
    fn news(&self, game: &TableGame) -> Tail {
        let board = game.board.as_ref();
        Tail {
            of: self.of,
            from: self.entries,
            journal: game.clock.journal()[self.entries..].to_vec(),
            plies: board.map_or_else(Vec::new, |sheet| {
                Placed::changes(&self.plies, sheet.plies())
            }),
            offers: board.map_or_else(Vec::new, |sheet| {
                Placed::changes(&self.offers, sheet.offers())
            }),
        }
    }

    /// Notes that these changes are now stored.
    fn note_stored(&mut self, tail: Tail, number: u32, seq: u64, game: &TableGame) {
        let journal = game.clock.journal();
        self.entries = journal.len();
        self.last = journal.last().copied();
        for Placed(place, ply) in &tail.plies {
            put(&mut self.plies, *place, ply.clone());
        }
        for Placed(place, offer) in &tail.offers {
            put(&mut self.offers, *place, *offer);
        }
        (self.tail, self.number, self.seq) = (tail, number, seq);
    }
}

impl Tail {
    fn is_empty(&self) -> bool {
        self.journal.is_empty() && self.plies.is_empty() && self.offers.is_empty()
    }

    fn joined(&self, news: Tail) -> Tail {
        let mut joined = self.clone();
        joined.journal.extend(news.journal);
        Placed::join(&mut joined.plies, news.plies);
        Placed::join(&mut joined.offers, news.offers);
        joined
    }

    /// Applies the tail to a journal and a sheet. If it does not fit, both stay as they were, and
    /// the result is `false`. It fits only where what both have is the same: two courses of a game
    /// never become one.
    fn follow(&self, journal: &mut Vec<Entry>, board: Option<&mut Scoresheet>) -> bool {
        let Some(overlap) = journal.get(self.from..) else {
            return false;
        };
        let known = overlap.len();
        if overlap
            .iter()
            .zip(&self.journal)
            .any(|(ours, its)| ours != its)
        {
            return false;
        }
        let follows = match board {
            Some(board) => self.follow_moves(board),
            None => self.plies.is_empty() && self.offers.is_empty(),
        };
        if follows {
            journal.extend(self.journal.iter().skip(known));
        }
        follows
    }

    fn follow_moves(&self, board: &mut Scoresheet) -> bool {
        let mut next = board.clone();
        let mut plies = self.plies.iter();
        let mut offers = self.offers.iter();
        let follows = plies.all(|Placed(place, ply)| next.put_ply(*place, ply.clone()))
            && offers.all(|Placed(place, offer)| next.put_offer(*place, *offer));
        if follows {
            *board = next;
        }
        follows
    }
}

fn put<T>(list: &mut Vec<T>, place: usize, value: T) {
    match list.get_mut(place) {
        Some(known) => *known = value,
        None => list.push(value),
    }
}

impl<S: Store> GameRepository<'_, S> {
    /// Saves what is new in a game, or the whole game if it is not stored yet or a part that does
    /// not change during play has changed. `saved` is how much is stored, as this function left it.
    ///
    /// # Errors
    /// When it was not saved; what was stored before is still there. It is [`SaveError::Stale`] if
    /// what is stored is not an earlier state of this game: load it again before saving.
    pub fn append(&self, saved: &mut Option<Saved>, game: &TableGame) -> Result<(), SaveError> {
        let stored = self.0.stored_seq(&TableGame::key(&game.id))?;
        let Some(stored) = stored else {
            // Never saved yet, or all data of the site were cleared.
            return self.append_whole(saved, game);
        };
        if !saved
            .as_ref()
            .is_some_and(|saved| self.is_known(saved, game))
        {
            *saved = self.saved(&game.id);
        }
        let Some(known) = saved.as_mut() else {
            return self.append_whole(saved, game);
        };
        if stored != known.of || !known.is_begun_by(game) {
            return Err(SaveError::Stale {
                known: known.of,
                stored,
            });
        }
        if !known.has_head_of(game) {
            return self.append_whole(saved, game);
        }
        let news = known.news(game);
        if news.is_empty() {
            return Ok(());
        }
        let mut number = known.number.max(1);
        let mut tail = match known.number {
            0 => news.clone(),
            _ => known.tail.joined(news.clone()),
        };
        let mut text = json::write(&tail);
        if text.len() > FULL && known.number > 0 {
            (number, tail) = (number.saturating_add(1), news);
            text = json::write(&tail);
        }
        let key = tail_key(&game.id, number);
        self.0.save_above(&key, &text, known.of.max(known.seq))?;
        known.note_stored(tail, number, self.0.known_seq(&key), game);
        Ok(())
    }

    /// Whether someone else has written the whole game since this page did or loaded it: not what
    /// another page that plays it does, but a restored backup. `saved` as in
    /// [`GameRepository::append`].
    pub fn is_rewritten(&self, saved: Option<&Saved>, id: &str) -> bool {
        let key = TableGame::key(id);
        let known = match saved.filter(|saved| saved.id == id) {
            Some(saved) => saved.of,
            None => self.0.known_seq(&key),
        };
        matches!(self.0.stored_seq(&key), Ok(Some(stored)) if stored > known)
    }

    fn append_whole(&self, saved: &mut Option<Saved>, game: &TableGame) -> Result<(), SaveError> {
        self.save(game)?;
        // It is written once, and all tails depend on it, so it is stored twice. Without room for
        // the second copy, one has to do.
        let _ = self.0.double(&TableGame::key(&game.id));
        let of = self.0.known_seq(&TableGame::key(&game.id));
        *saved = Some(Saved::whole(game, of));
        Ok(())
    }

    /// Whether no later state was loaded through this store since.
    fn is_known(&self, saved: &Saved, game: &TableGame) -> bool {
        let seq = |number| match number {
            0 => 0,
            number => self.0.known_seq(&tail_key(&game.id, number)),
        };
        saved.id == game.id
            && self.0.known_seq(&TableGame::key(&game.id)) == saved.of
            && (saved.number == 0 || seq(saved.number) == saved.seq)
    }

    /// How much of a game is stored, found by reading it.
    fn saved(&self, id: &str) -> Option<Saved> {
        let (found, number, tail) = self.load_with_tail(id);
        let game = found.value?;
        let of = self.0.known_seq(&TableGame::key(id));
        let mut saved = Saved::whole(&game, of);
        if let Some(tail) = tail {
            saved.seq = self.0.known_seq(&tail_key(id, number));
            (saved.number, saved.tail) = (number, tail);
        }
        Some(saved)
    }

    /// A game with all its tails applied, the number of its last tail, and that tail.
    pub(super) fn load_with_tail(&self, id: &str) -> (Loaded<TableGame>, u32, Option<Tail>) {
        let mut found = self.0.read::<TableGame>(&TableGame::key(id));
        let of = self.0.known_seq(&TableGame::key(id));
        let mut last = (0, None);
        if let Some(game) = &mut found.value {
            let mut faults = Vec::new();
            let mut of_this_write = 0;
            last = go_on(game, of, |number| {
                let tail = self.0.read::<Tail>(&tail_key(id, number));
                faults.extend(tail.faults);
                let is_of_it = tail.value.as_ref().is_some_and(|tail| tail.of == of);
                of_this_write = if is_of_it { number } else { of_this_write };
                tail.value
            });
            // Tails after a gap, or of another course, would clash with the next ones saved.
            if !faults.is_empty() || of_this_write > last.0 {
                faults.extend(self.set_aside_after(id, last.0));
            }
            found.faults.extend(faults);
        }
        (found, last.0, last.1)
    }

    fn set_aside_after(&self, id: &str, number: u32) -> Vec<LoadError> {
        let mut faults = Vec::new();
        let prefix = [TAIL, id, "."].concat();
        for key in self.0.list(&prefix).unwrap_or_default() {
            let later = key[prefix.len()..].parse::<u32>().ok();
            if later.is_some_and(|later| later > number) {
                faults.extend(self.0.load_as::<()>(&key, |_| None).faults);
            }
        }
        faults
    }

    /// A game as one value, with the sequence number of its last write; `None` if it has no tails
    /// and is one value already. Nothing is set aside, and it does not count as loaded.
    pub(in crate::storage) fn peek_whole(&self, id: &str) -> Option<(u64, String)> {
        let (game, seq, tails) = self.peek_game(id)?;
        (tails > 0).then(|| (seq, json::write(&game)))
    }

    /// The current game, as far as it can be read. Nothing is set aside, and it does not count as
    /// loaded.
    pub fn peek_current(&self) -> Option<TableGame> {
        let id: String = json::read(&self.0.peek(super::CURRENT).value?.1)?;
        self.peek_game(&id).map(|(game, ..)| game)
    }

    /// A game, the sequence number of its last write, and the number of its tails.
    pub(super) fn peek_game(&self, id: &str) -> Option<(TableGame, u64, u32)> {
        let (of, body) = self.0.peek(&TableGame::key(id)).value?;
        let mut game: TableGame = json::read(&body)?;
        let mut last = of;
        let (tails, _) = go_on(&mut game, of, |number| {
            let (seq, body) = self.0.peek(&tail_key(id, number)).value?;
            let tail: Tail = json::read(&body)?;
            last = last.max(seq);
            Some(tail)
        });
        Some((game, last, tails))
    }

    /// The highest sequence number of its tails, also of those that were saved or loaded here and
    /// are no longer stored; 0 if there are none.
    pub(super) fn tail_seq(&self, id: &str) -> u64 {
        let seq = |key: String| {
            let stored = self.0.stored_seq(&key).ok()?;
            let known = Some(self.0.known_seq(&key)).filter(|known| *known > 0);
            stored.max(known)
        };
        let seqs = (1..).map_while(|number| seq(tail_key(id, number)));
        seqs.max().unwrap_or(0)
    }

    /// Deletes the tails of a game.
    pub(in crate::storage) fn delete_tails(&self, id: &str) {
        for number in 1.. {
            let key = tail_key(id, number);
            // Tails that could not be deleted do no harm: they belong to an older write.
            if !matches!(self.0.stored_seq(&key), Ok(Some(_))) || self.0.delete(&key).is_err() {
                break;
            }
        }
    }
}

/// Applies a game's tails in order. Returns the number of the last one that fits, and that tail.
fn go_on(
    game: &mut TableGame,
    of: u64,
    mut tail: impl FnMut(u32) -> Option<Tail>,
) -> (u32, Option<Tail>) {
    let mut last = (0, None);
    let mut journal = game.clock.journal().to_vec();
    for number in 1.. {
        let next = tail(number).filter(|tail| tail.of == of);
        let Some(next) = next.filter(|tail| tail.follow(&mut journal, game.board.as_mut())) else {
            break;
        };
        last = (number, Some(next));
    }
    if last.0 > 0 {
        game.clock = game.clock.with_journal(journal);
    }
    last
}

fn tail_key(id: &str, number: u32) -> String {
    [TAIL, id, ".", &number.to_string()].concat()
}

/// The id of the game to which a key belongs, as the game itself or one of its tails.
///
/// ```
/// use zeitnot_core::storage::games::game_of;
/// assert_eq!(game_of("game.7"), Some("7"));
/// assert_eq!(game_of("tail.7.3"), Some("7"));
/// assert_eq!(game_of("games"), None);
/// ```
pub fn game_of(name: &str) -> Option<&str> {
    TableGame::id_of(name).or_else(|| {
        let tail = name.strip_prefix(TAIL)?;
        Some(tail.rsplit_once('.')?.0)
    })
}

/// Whether a key of the store belongs to a game of the clock or names the current one.
pub fn is_of_game(store_key: &str) -> bool {
    store_key.strip_prefix(PREFIX).is_some_and(|key| {
        [TableGame::PREFIX, TAIL, super::CURRENT]
            .iter()
            .any(|kind| key.starts_with(kind))
    })
}
