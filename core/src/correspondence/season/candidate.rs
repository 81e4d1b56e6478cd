//! How well a kept game fits one of a file: [`Fit`].

use super::{FileEvent, Match, is_near};
use crate::clock::{ByColor, Color};
use crate::correspondence::civil::TypedTime;
use crate::correspondence::game::CorrespondenceGame;
use crate::correspondence::same::{Name, event_key};
use crate::correspondence::seconds::{Seconds, Utc};
use crate::correspondence::server_game::ServerGame;
use crate::game::MoveHistory;

/// So many equal half-moves at the same times tell that two games of the same players are one,
/// whatever their events are called.
const MANY: usize = 8;

/// The furthest that the clock of a zone is from UTC.
const FURTHEST: Seconds = Seconds::hours(15);

/// The most by which the times of a zone differ within one game: its summer time, and a minute.
const SUMMER: Seconds = Seconds::new(3_600 + 60);

/// A kept game, as far as it is compared.
pub(super) struct Candidate<'a> {
    pub(super) game: &'a CorrespondenceGame,
    /// When its event starts, if the event is kept.
    start: Option<Utc>,
    names: ByColor<Name>,
    from: (String, bool),
    line: MoveHistory,
    /// The time of each half-move, where it is known.
    times: Vec<Option<Utc>>,
}

/// A game of a file, as far as it is compared.
pub(super) struct Written<'a> {
    pub(super) game: &'a ServerGame,
    names: ByColor<Name>,
    from: (String, bool),
    /// Whether the file does not name its event.
    is_nameless: bool,
}

/// How well a kept game fits one of a file; the better one is the greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Fit {
    /// Whether it is certain if no other fits as well.
    pub(super) is_certain: bool,
    /// The number of sides whose names both know.
    names: u8,
    /// Whether one line continues the other.
    pub(super) is_whole: bool,
    /// The number of half-moves in common.
    common: usize,
    times: Times,
}

/// Whether the times of the moves in common are the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Times {
    Other,
    Unknown,
    /// Those of this number of half-moves.
    Same(usize),
}

impl Written<'_> {
    pub(super) fn of(game: &ServerGame) -> Written<'_> {
        let names = ByColor::from_fn(|side| Name::of(game.players.get(side)));
        let from = from(&game.line);
        let is_nameless = event_key(&game.event).is_empty();
        Written {
            game,
            names,
            from,
            is_nameless,
        }
    }
}

impl Candidate<'_> {
    pub(super) fn of(game: &CorrespondenceGame, start: Option<Utc>) -> Candidate<'_> {
        let (line, plies) = game.moves_alone();
        let mut times = vec![None; line.ply()];
        for (entry, ply) in game.journal.iter().zip(plies) {
            if let Some(time) = ply.and_then(|ply| times.get_mut(ply - 1)) {
                *time = Some(entry.at);
            }
        }
        let names = ByColor::from_fn(|side| Name::of(game.player(side)));
        Candidate {
            game,
            start,
            names,
            from: from(&line),
            line,
            times,
        }
    }

    /// Whether both have an id of the server, and not the same: then they are two games.
    pub(super) fn has_other_id(&self, file: &Written<'_>) -> bool {
        let (kept, file) = (&self.game.server_id, &file.game.id);
        !kept.is_empty() && !file.is_empty() && kept != file
    }

    /// Whether the players of both sides are others.
    pub(super) fn has_other_players(&self, file: &Written<'_>) -> bool {
        let is_other = |side| self.is_same_player(file, side) == Some(false);
        Color::ALL.into_iter().all(is_other)
    }

    /// Whether the player of a side is the same; `None` if either is unknown.
    fn is_same_player(&self, file: &Written<'_>, side: Color) -> Option<bool> {
        let (kept, file) = (self.names.get(side), file.names.get(side));
        let are_known = !kept.is_unknown() && !file.is_unknown();
        are_known.then(|| kept.is_same(file))
    }

    /// How well it fits; `None` if it is another game.
    ///
    /// A game of the same event fits. One of an event that is called otherwise does if the times of
    /// many moves are the same; and if none are known, it may.
    pub(super) fn fit(&self, file: &Written<'_>, event: &FileEvent) -> Option<Fit> {
        let line = &file.game.line;
        let is_event = event.kept.as_deref() == Some(self.game.event.as_str());
        // Most kept games are of other events, and begin with other moves.
        if self.has_other_id(file) || self.from != file.from {
            return None;
        }
        let common = self.common(file);
        if !is_event && !file.is_nameless && common < MANY {
            return None;
        }
        let mut names = 0;
        for side in Color::ALL {
            match self.is_same_player(file, side) {
                Some(true) => names += 1,
                Some(false) => return None,
                None => {}
            }
        }
        let is_whole = common == self.line.ply().min(line.ply());
        let times = self.times(file.game, common);
        let fit = |is_certain| {
            Some(Fit {
                is_certain,
                names,
                is_whole,
                common,
                times,
            })
        };
        if is_event {
            return fit(true);
        }
        if names < 2 || !is_whole {
            return None;
        }
        let may_be = event.kept.is_none() && self.start.is_none_or(|at| is_near(at, event.start));
        match times {
            Times::Same(moves) if moves >= MANY => fit(true),
            Times::Other => None,
            Times::Unknown | Times::Same(_) => may_be.then(|| fit(false)).flatten(),
        }
    }

    /// Compares the times of the first half-moves. The zone of the file is not known here: its times
    /// are the same if they are all ahead of UTC by the same time.
    fn times(&self, file: &ServerGame, common: usize) -> Times {
        let mut ahead: Option<(Seconds, Seconds)> = None;
        let mut same = 0;
        for (kept, stamp) in self.times.iter().zip(&file.stamps).take(common) {
            let (Some(kept), Some(stamp)) = (kept, stamp) else {
                continue;
            };
            let (off, furthest) = match stamp.time {
                TypedTime::Exact(at) => (at.since(*kept), Seconds::new(60)),
                TypedTime::Local(civil) => match civil.utc(Seconds::ZERO) {
                    Some(at) => (at.since(*kept), FURTHEST),
                    None => continue,
                },
            };
            let (least, most) = ahead.unwrap_or((off, off));
            let (least, most) = (least.min(off), most.max(off));
            if off.abs() > furthest || most - least > SUMMER {
                return Times::Other;
            }
            ahead = Some((least, most));
            same += 1;
        }
        if same > 0 {
            Times::Same(same)
        } else {
            Times::Unknown
        }
    }

    /// The number of half-moves with which both lines begin; none if they begin in other positions.
    fn common(&self, file: &Written<'_>) -> usize {
        if self.from == file.from {
            self.line.common(&file.game.line)
        } else {
            0
        }
    }

    /// The kept game as the match of this one.
    fn compared(&self, file: &Written<'_>) -> Match {
        let common = self.common(file);
        let id = self.game.id.clone();
        let is_whole = common == self.line.ply().min(file.game.line.ply());
        if is_whole && self.from == file.from {
            Match::Kept(id)
        } else {
            Match::Apart { id, ply: common }
        }
    }
}

/// The match of a game of a file that fits these kept games equally well.
pub(super) fn found(file: &Written<'_>, candidates: &[Candidate<'_>], places: &[usize]) -> Match {
    match places {
        [only] => candidates[*only].compared(file),
        places => several(candidates, places),
    }
}

pub(super) fn several(candidates: &[Candidate<'_>], places: &[usize]) -> Match {
    let ids = places
        .iter()
        .map(|place| candidates[*place].game.id.clone());
    Match::Several(ids.collect())
}

/// The position in which a line begins, and whether it is one of Chess960: quicker to compare than
/// the position itself.
fn from(line: &MoveHistory) -> (String, bool) {
    (line.start().fen(), line.start().is_chess960())
}
