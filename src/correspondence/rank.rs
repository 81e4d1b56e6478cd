//! Which games a list shows, and in which order: [`list`].
//!
//! The reader wants to know what has to be done next. So the games in which it is
//! one's own turn come first, those with the least time at the head; the opponent's
//! clock never affects the order.

use super::seconds::{Seconds, Utc};
use super::state::{Phase, State};
use super::summary::Summary;

/// How a game stands for the reader; the variants are in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameStanding {
    /// One's own turn.
    Mine,
    /// A game that is looked after for others goes on.
    Watched,
    /// The opponent's turn.
    Theirs,
    /// It has not started.
    Ahead,
    /// It is over, by time too.
    Finished,
}

impl GameStanding {
    /// All, in the order of the list.
    pub const ALL: [GameStanding; 5] = [
        GameStanding::Mine,
        GameStanding::Watched,
        GameStanding::Theirs,
        GameStanding::Ahead,
        GameStanding::Finished,
    ];

    /// Of a game, by its state at an instant.
    fn of(game: &Summary, state: &State, now: Utc) -> GameStanding {
        match state.phase {
            Phase::Fallen { .. } | Phase::Over(_) => GameStanding::Finished,
            Phase::Waiting => GameStanding::Ahead,
            _ if state.at > now => GameStanding::Ahead,
            _ => match game.mine {
                None => GameStanding::Watched,
                Some(mine) if mine == state.turn => GameStanding::Mine,
                Some(_) => GameStanding::Theirs,
            },
        }
    }
}

/// How little time is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Urgency {
    /// Less than a day.
    Day,
    /// Less than five days.
    Days,
    /// No hurry: [`LITTLE`] or more.
    None,
}

/// Time is little below this.
pub const LITTLE: Seconds = Seconds::days(5);
/// Less than this is very little.
pub const VERY_LITTLE: Seconds = Seconds::days(1);

/// A game as it stands at an instant, as a list draws it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standings {
    /// Its state then; before its start, the state at its start.
    pub state: State,
    /// How it stands for the reader of the list.
    pub standing: GameStanding,
    /// When the clock of the side to move falls, in a game that goes on or
    /// starts.
    pub falls: Option<Utc>,
    /// The earlier date under another reading of the rules, where there is one
    /// that is not confirmed.
    pub cautious: Option<Utc>,
    /// How little time there is where one has to act: by the earlier date.
    pub urgency: Urgency,
}

impl Standings {
    /// Of a game at an instant.
    pub fn of(game: &Summary, now: Utc) -> Standings {
        let state = game.state.advanced(now);
        let standing = GameStanding::of(game, &state, now);
        let falls = state.falls();
        let cautious = game.cautious.filter(|_| falls.is_some());
        let acts = matches!(standing, GameStanding::Mine | GameStanding::Watched);
        let urgency = match cautious.or(falls) {
            Some(due) if acts && due.since(now) < VERY_LITTLE => Urgency::Day,
            Some(due) if acts && due.since(now) < LITTLE => Urgency::Days,
            _ => Urgency::None,
        };
        Standings {
            state,
            standing,
            falls,
            cautious,
            urgency,
        }
    }

    /// Whether the clock is about to fall although the bank has time.
    pub fn bank_is_of_no_help(&self) -> bool {
        self.urgency != Urgency::None && self.state.account(self.state.turn).bank.is_positive()
    }

    /// What decides within the games of the same standing; the least first.
    ///
    /// In one's own turn, and in games looked after for others, the deadline: a
    /// claim stops the clock, so those come last. In the opponent's turn what
    /// one's own clock shows, which is what will run next. Before the start,
    /// the start. Of finished games the last one first.
    fn key(&self, game: &Summary) -> i64 {
        match self.standing {
            GameStanding::Mine | GameStanding::Watched => self.falls.map_or(i64::MAX, Utc::get),
            GameStanding::Theirs => {
                let mine = game.mine.unwrap_or(self.state.turn);
                self.state.account(mine).clock.get()
            }
            GameStanding::Ahead => self.state.at.get(),
            GameStanding::Finished => {
                let over = self.state.verdict().map_or(Utc::default(), |end| end.at);
                over.get().saturating_neg()
            }
        }
    }
}

/// What a list is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListQuery {
    /// Only games of this event, by its id.
    pub event: Option<String>,
    /// Only games that stand so.
    pub standing: Option<GameStanding>,
    /// Only games whose players, event or last move contain every word of this,
    /// ignoring case.
    pub text: String,
    /// Games of archived events too.
    pub archived: bool,
}

/// The part of an event that a list needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventLine<'a> {
    /// Its id, which [`Summary::event`] refers to.
    pub id: &'a str,
    /// Its name, which a search looks at too.
    pub name: &'a str,
    /// Whether it is out of the way.
    pub archived: bool,
}

/// How many games stand how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals([usize; 5]);

impl Totals {
    /// How many stand so.
    pub const fn of(&self, standing: GameStanding) -> usize {
        self.0[standing as usize]
    }

    /// All of them.
    pub fn all(&self) -> usize {
        self.0.iter().sum()
    }
}

/// What a list shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RankedList {
    /// The places of the games among those given, in the order of the list.
    pub rows: Vec<usize>,
    /// How many there are of each standing, whatever standing was asked for.
    pub totals: Totals,
    /// The game with the least time in which it is one's own turn and a clock
    /// runs, whatever standing was asked for; and when it falls.
    pub next: Option<(usize, Utc)>,
    /// The game in which, under another reading of the rules, one's clock
    /// falls before that of the next game does; and when.
    pub sooner: Option<(usize, Utc)>,
    /// When, at the earliest, time alone changes any of this; `None` for never.
    pub until: Option<Utc>,
}

/// The games that were asked for, ranked as they stand at an instant.
///
/// The order is total: games that are equal otherwise are in the order of their
/// ids. A game of an unknown event is of an event that is not archived and has
/// no name.
pub fn list(
    games: &[Summary],
    events: &[EventLine<'_>],
    asked: &ListQuery,
    now: Utc,
) -> RankedList {
    let words = words(&asked.text);
    let mut listed = RankedList::default();
    let mut ranked: Vec<(GameStanding, i64, &str, usize)> = Vec::with_capacity(games.len());
    let mut next: Option<(Utc, &str, usize)> = None;
    let mut sooner: Option<(Utc, &str, usize)> = None;
    for (place, game) in games.iter().enumerate() {
        let event = events.iter().find(|event| event.id == game.event);
        let wanted = match &asked.event {
            Some(id) => *id == game.event,
            None => asked.archived || !event.is_some_and(|event| event.archived),
        };
        if !wanted || !words.is_empty() && !matches(game, event, &words) {
            continue;
        }
        let stands = Standings::of(game, now);
        let standing = stands.standing;
        listed.totals.0[standing as usize] += 1;
        for change in [stands.falls, Some(stands.state.at)].into_iter().flatten() {
            if change > now {
                listed.until = Some(listed.until.map_or(change, |known| known.min(change)));
            }
        }
        if standing == GameStanding::Mine
            && let Some(falls) = stands.falls
        {
            let first = |due: Utc, of: &mut Option<_>| {
                let found = (due, game.id.as_str(), place);
                if of.is_none_or(|known| found < known) {
                    *of = Some(found);
                }
            };
            first(falls, &mut next);
            first(stands.cautious.unwrap_or(falls), &mut sooner);
        }
        if asked.standing.is_none_or(|wanted| wanted == standing) {
            ranked.push((standing, stands.key(game), &game.id, place));
        }
    }
    ranked.sort_unstable();
    listed.rows = ranked.into_iter().map(|(.., place)| place).collect();
    listed.next = next.map(|(due, _, place)| (place, due));
    listed.sooner = sooner
        .filter(|(.., place)| next.is_none_or(|next| next.2 != *place))
        .map(|(due, _, place)| (place, due));
    listed
}

/// The game in which something is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// Its place among the games given.
    pub place: usize,
    /// Whose turn it is: one's own, or, where it is nobody's own turn, that of
    /// a side looked after, or the opponent's.
    pub standing: GameStanding,
    /// When that clock falls; under the reading of refilling by which it falls
    /// sooner, while none is confirmed.
    pub falls: Utc,
}

/// The game whose clock falls next: of those in which it is one's own turn, or
/// else of those that are looked after, or else of the others. Games of these
/// events are out of the way.
///
/// A page that lists nothing asks this: it does without [`list`].
pub fn due(games: &[Summary], archived: &[&str], now: Utc) -> Option<Due> {
    let mut first: Option<(GameStanding, Utc, &str, usize)> = None;
    for (place, game) in games.iter().enumerate() {
        if archived.contains(&game.event.as_str()) {
            continue;
        }
        let stands = Standings::of(game, now);
        let runs = stands.standing <= GameStanding::Theirs;
        let falls = stands.cautious.into_iter().chain(stands.falls).min();
        let Some(falls) = falls.filter(|_| runs) else {
            continue;
        };
        let found = (stands.standing, falls, game.id.as_str(), place);
        if first.is_none_or(|known| found < known) {
            first = Some(found);
        }
    }
    first.map(|(standing, falls, _, place)| Due {
        place,
        standing,
        falls,
    })
}

/// What the whole width of the bars of these games is worth, so that they can be
/// compared: the most that any player has, and no less than 100 days.
pub fn most(games: &[Summary]) -> Seconds {
    let totals = games.iter().flat_map(|game| game.state.accounts.iter());
    let most = totals.map(|account| account.total()).max();
    most.unwrap_or_default().max(Seconds::days(100))
}

/// The words that are searched for.
fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(folded).collect()
}

fn folded(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).collect()
}

fn matches(game: &Summary, event: Option<&EventLine<'_>>, words: &[String]) -> bool {
    let event = event.map_or("", |event| event.name);
    let players = &game.players;
    let text = [&players.white, &players.black, event, &game.last_move].map(folded);
    words
        .iter()
        .all(|word| text.iter().any(|text| text.contains(word.as_str())))
}
