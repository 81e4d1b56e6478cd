//! A text in the form of one game, and what it says besides the moves: [`Pasted`].

use super::enter::GameDraft;
use super::event::Event;
use super::season::own_sides;
use super::seconds::Utc;
use super::server_file::games_of_pgn;
use super::server_game::ServerGame;
use super::take_over::{InZone, TakeOverError, Taken, enter};
use crate::clock::{ByColor, Color};
use crate::game::ending::end_of;

/// A text: PGN, or moves one after another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pasted {
    /// How many games are in it.
    pub games: usize,
    /// The game, if it is the only one.
    game: Option<ServerGame>,
}

impl Pasted {
    /// Reads a text.
    pub fn of(text: &str) -> Pasted {
        let mut games = games_of_pgn(text);
        let first = games.next();
        let more = games.count();
        Pasted {
            games: usize::from(first.is_some()) + more,
            game: first.filter(|_| more == 0),
        }
    }

    /// Whether it has several games.
    pub const fn has_several(&self) -> bool {
        self.games > 1
    }

    /// Whether it has the time of each of its moves, so that nothing else is needed to know both
    /// clocks.
    pub fn has_times(&self) -> bool {
        self.game.as_ref().is_some_and(|game| {
            let goes_on = game.end.is_none() && end_of(game.line.position()).is_none();
            let is_whole = !game.stamps.is_empty() && game.stamps.iter().all(Option::is_some);
            goes_on && is_whole && game.problem.is_none()
        })
    }

    /// The player of a side; empty if it does not say.
    fn player(&self, side: Color) -> &str {
        let game = self.game.as_ref();
        game.map_or("", |game| game.players.get(side))
    }

    /// Whether it names other players than the text before it.
    pub fn names_others(&self, before: &Pasted) -> bool {
        Color::ALL
            .into_iter()
            .any(|side| self.player(side) != before.player(side))
    }

    /// Both names after this text took the place of another one: those that it gives, but for a name
    /// that the player has typed. One's own, which the form proposes, is not typed.
    pub fn names(&self, shown: &ByColor<String>, own: &str, before: &Pasted) -> ByColor<String> {
        ByColor::from_fn(|side| {
            let (shown, found) = (shown.get(side), self.player(side));
            let is_typed = !["", own, before.player(side)].contains(&shown.as_str());
            if found.is_empty() || is_typed {
                shown.clone()
            } else {
                found.to_owned()
            }
        })
    }

    /// One's own side by one's name, if it is clear.
    pub fn side(&self, own: &str) -> Option<Color> {
        let own = Some(own).filter(|own| !own.is_empty());
        let sides = own_sides(self.game.as_slice(), own);
        sides.into_iter().next().flatten()
    }

    /// The game of a draft with the times of the text, in an event. `None` if the text does not have
    /// them, or if the draft asks for something else: it is not under way, or begins elsewhere.
    ///
    /// # Errors
    /// The times do not fit the event.
    pub fn with_times(
        &self,
        draft: &GameDraft,
        (event_id, event): (&str, &Event),
        in_zone: InZone<'_>,
        now: Utc,
    ) -> Option<Result<Taken, TakeOverError>> {
        let is_usual = draft.under_way.is_some() && draft.fen.trim().is_empty();
        let game = self.game.as_ref();
        let game = game.filter(|_| is_usual && self.has_times())?;
        let taken = enter(game, ("", draft.mine), (event_id, event), in_zone, now);
        // The zone may not have one of the times.
        let is_known =
            |taken: &Result<Taken, _>| taken.as_ref().map_or(true, |taken| taken.is_known);
        Some(taken).filter(is_known)
    }
}
