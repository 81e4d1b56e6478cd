//! One's own games at a later instant, the soonest deadline first: [`look_ahead`].

use super::account::Account;
use super::deadline::{Deadlines, SafeDeadline, deadlines};
use super::rank::{GameNow, GameStanding};
use super::seconds::{Seconds, Utc};
use super::state::State;
use super::summary::Summary;

/// A running game of one's own, looked at ahead of time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameAhead {
    /// The game's id.
    pub id: String,
    /// Whether it is one's own turn.
    pub is_my_turn: bool,
    /// When the side to move loses if nothing happens; `None` while no clock runs, or if its time is
    /// not known.
    pub deadlines: Option<Deadlines>,
    /// When one has to act at the latest, to be safe, or the opponent has.
    pub due: Option<Utc>,
    /// Whether one's own clock may have run out already: only the server knows.
    pub is_in_doubt: bool,
    /// Whether it may have run out by the later instant: only the server knows then.
    pub is_in_doubt_then: bool,
    /// The state at the later instant, if nothing happens until then; the present one if the time
    /// of the side to move is not known.
    pub then: State,
    /// Whether a clock runs whose time is not known.
    pub runs_unknown: bool,
    /// The date to rely on, and why.
    deadline: Option<SafeDeadline>,
    /// The date by which it is ranked.
    rank: Option<Utc>,
}

impl GameAhead {
    /// Whether one has to act before one's clock runs out by the event's interpretations, because no
    /// comparison with the server has ruled another one out.
    pub fn is_cautious(&self) -> bool {
        let is_sooner = |deadline: SafeDeadline| deadline.cautious.is_some();
        self.is_my_turn && !self.is_in_doubt && self.deadline.is_some_and(is_sooner)
    }

    /// The account of the side to move at the later instant, by the date to rely on; `None` if it is
    /// not known.
    pub fn account(&self) -> Option<Account> {
        let turn = self.then.turn;
        let worst = self.deadline.filter(|_| self.is_cautious());
        let account = match worst {
            Some(deadline) => deadline.worst(&self.then),
            None => *self.then.account(turn),
        };
        self.then.is_known(turn).then_some(account)
    }

    fn of(game: &Summary, now: Utc, at: Utc) -> Option<GameAhead> {
        let mine = game.mine?;
        let current = GameNow::of(game, now);
        if current.standing == GameStanding::Finished {
            return None;
        }
        let is_my_turn = current.state.turn == mine;
        Some(GameAhead {
            id: game.id.clone(),
            is_my_turn,
            deadlines: deadlines(&current.state),
            due: current.deadline.map(|deadline| deadline.next(now)),
            is_in_doubt: current
                .deadline
                .is_some_and(|deadline| deadline.is_in_doubt(now)),
            is_in_doubt_then: is_my_turn
                && current
                    .deadline
                    .is_some_and(|deadline| deadline.is_in_doubt(at)),
            then: current.state.followed().advanced(at),
            runs_unknown: current.runs_unknown(),
            deadline: current.deadline,
            rank: current.ranked_at(),
        })
    }
}

/// Every running game of one's own as it would stand at an instant, the soonest deadline first and
/// those whose clocks stand still last; one whose time is not known is [ranked](super::rank) as in the
/// list. A game that is over `now` is left out.
pub fn look_ahead(games: &[Summary], now: Utc, at: Utc) -> Vec<GameAhead> {
    let mut ahead: Vec<GameAhead> = games
        .iter()
        .filter_map(|game| GameAhead::of(game, now, at))
        .collect();
    ahead.sort_by_key(|game| (game.rank.unwrap_or(Utc::MAX), !game.is_my_turn));
    ahead
}

/// The end of a time scale for these games: a week after the last moment of any of them.
pub fn horizon(games: &[GameAhead], now: Utc) -> Utc {
    let last = games.iter().filter_map(|game| Some(game.deadlines?.last));
    last.max().unwrap_or(now).max(now) + Seconds::days(7)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{ByColor, Color};
    use crate::correspondence::event::Refill;
    use crate::correspondence::proposal::of_700_days;
    use crate::correspondence::{Act, CorrespondenceGame, Entry, Phase, ServerFacts};
    use crate::game::{MoveHistory, Start};

    const START: Utc = Utc::new(1_700_000_000);

    fn day(day: i64) -> Utc {
        START + Seconds::days(day)
    }

    /// The summary of a game that White began `began` days after the start of the event.
    fn summary(id: &str, mine: Option<Color>, began: i64) -> Summary {
        let game = CorrespondenceGame {
            id: id.into(),
            event: "1".into(),
            players: ByColor {
                white: "Anna".into(),
                black: "Bo".into(),
            },
            mine,
            lead: MoveHistory::new(Start::standard()),
            moves_before: ByColor::both(0),
            journal: vec![Entry {
                at: day(began),
                act: Act::Start,
            }],
            note: String::new(),
            link: String::new(),
            server_id: String::new(),
            brought: Vec::new(),
        };
        Summary::of(
            &game,
            &of_700_days(START, Refill::IncrementOnly),
            &ServerFacts::default(),
        )
    }

    fn games() -> Vec<Summary> {
        vec![
            summary("late", Some(Color::White), 20),
            summary("watched", None, 0),
            summary("theirs", Some(Color::Black), 10),
            summary("soon", Some(Color::White), 0),
        ]
    }

    fn ids(ahead: &[GameAhead]) -> Vec<&str> {
        ahead.iter().map(|game| &*game.id).collect()
    }

    #[test]
    fn own_games_are_sorted_by_deadline_and_watched_ones_left_out() {
        let ahead = look_ahead(&games(), day(25), day(25));
        assert_eq!(ids(&ahead), ["soon", "theirs", "late"]);
        let falls = |place: usize| ahead[place].deadlines.map(|both| both.falls);
        assert_eq!(falls(0), Some(day(50)));
        assert_eq!(falls(1), Some(day(60)));
        assert!(ahead[0].is_my_turn && !ahead[1].is_my_turn);
    }

    #[test]
    fn each_game_stands_as_it_would_if_nobody_moved() {
        let ahead = look_ahead(&games(), day(25), day(55));
        assert!(matches!(ahead[0].then.phase, Phase::Fallen { at, .. } if at == day(50)));
        let theirs = ahead[1].then;
        assert_eq!(theirs.accounts.white.clock, Seconds::days(5));
        assert_eq!(theirs.accounts.black.clock, Seconds::days(50));
        // An instant in the past counts as now.
        let before = look_ahead(&games(), day(25), day(0));
        assert_eq!(before[0].then.accounts.white.clock, Seconds::days(25));
    }

    #[test]
    fn a_game_whose_safe_date_has_passed_is_in_doubt_and_comes_first() {
        let mut games = games();
        games[0].doubt.cautious = Some(day(60));
        let due = |now| {
            let ahead = look_ahead(&games, now, now);
            let late = ahead.iter().position(|game| game.id == "late").unwrap();
            (late, ahead[late].due, ahead[late].is_in_doubt)
        };
        assert_eq!(due(day(45)), (1, Some(day(60)), false));
        assert_eq!(due(day(60)), (0, Some(day(70)), true));
        // The opponent's clock may have more time than it seems.
        games[2].doubt.cautious = Some(day(20));
        let theirs = &look_ahead(&games, day(25), day(25))[1];
        assert_eq!((theirs.due, theirs.is_in_doubt), (Some(day(60)), false));
    }

    #[test]
    fn a_game_of_unknown_time_has_no_date_and_does_not_run_out() {
        let mut games = games();
        games[0].state.known = ByColor::both(false);
        let ahead = look_ahead(&games, day(25), day(150));
        // Less than five days are short, and more are enough.
        assert_eq!(ids(&ahead), ["late", "soon", "theirs"]);
        let late = &ahead[0];
        assert!(late.runs_unknown && late.account().is_none());
        assert_eq!((late.due, late.deadlines), (None, None));
        assert!(matches!(late.then.phase, Phase::Running { .. }));
        let ahead = look_ahead(&games, day(46), day(46));
        assert_eq!(ids(&ahead), ["soon", "late", "theirs"]);
        assert_eq!(horizon(&ahead, day(46)), day(10 + 50 + 50 + 7));
    }

    #[test]
    fn a_game_that_is_lost_already_is_left_out() {
        let ahead = look_ahead(&games(), day(52), day(60));
        assert_eq!(ids(&ahead), ["theirs", "late"]);
    }

    #[test]
    fn the_scale_reaches_a_week_beyond_the_last_moment_of_all_games() {
        let ahead = look_ahead(&games(), day(25), day(25));
        assert_eq!(horizon(&ahead, day(25)), day(20 + 50 + 50 + 7));
        assert_eq!(horizon(&[], day(25)), day(32));
    }
}
