//! Which games a list shows, and in which order: [`list`].
//!
//! The list shows first what has to be done next: the games in which it is one's own turn, then the
//! others, each group by the clock that runs, the one to rely on least at its top: it counts by the
//! earlier date while no comparison has settled which is right. A clock whose time
//! is not known may be the next to fall, or the last: it stands behind those that are known to be
//! short, which must not be hidden by many such games, and before all that have enough.

use std::collections::BTreeSet;

use super::account::Account;
use super::deadline::SafeDeadline;
use super::seconds::{Seconds, Utc};
use super::state::{Phase, State};
use super::summary::Summary;
use crate::game::tags::surname;

/// The status of a game for the reader; the variants are in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameStanding {
    /// One's own turn.
    Mine,
    /// A game managed for others, in progress.
    Watched,
    /// The opponent's turn.
    Theirs,
    /// Not started yet.
    Ahead,
    /// Over, including on time.
    Finished,
}

impl GameStanding {
    /// All statuses, in the order of the list.
    pub const ALL: [GameStanding; 5] = [
        GameStanding::Mine,
        GameStanding::Watched,
        GameStanding::Theirs,
        GameStanding::Ahead,
        GameStanding::Finished,
    ];

    /// Its name in style sheets and tests.
    pub const fn name(self) -> &'static str {
        match self {
            GameStanding::Mine => "mine",
            GameStanding::Watched => "watched",
            GameStanding::Theirs => "theirs",
            GameStanding::Ahead => "ahead",
            GameStanding::Finished => "finished",
        }
    }

    /// Whether the owner of the list has to act.
    pub const fn acts(self) -> bool {
        matches!(self, GameStanding::Mine | GameStanding::Watched)
    }

    /// The status of a game in this state at an instant.
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
    /// Less than two days: [`VERY_LITTLE`].
    Low,
    /// Less than five days: [`LITTLE`].
    Soon,
    /// No urgency: [`LITTLE`] or more.
    None,
}

/// Below this, time is short.
pub const LITTLE: Seconds = Seconds::days(5);
/// Below this, time is low.
pub const VERY_LITTLE: Seconds = Seconds::days(2);

/// The state of a game at an instant, as shown in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameNow {
    /// Its state then; before its start, the state at its start.
    pub state: State,
    /// Its status for the reader.
    pub standing: GameStanding,
    /// The deadline of the side to move, if its clock runs and its time is known.
    pub deadline: Option<SafeDeadline>,
    /// How urgent it is if one has to act, by the earlier date.
    pub urgency: Urgency,
}

impl GameNow {
    /// The state of a game at an instant.
    pub fn of(game: &Summary, now: Utc) -> GameNow {
        let state = game.state.advanced(now);
        let standing = GameStanding::of(game, &state, now);
        let deadline = game.deadline(now);
        let urgency = match deadline.map(|deadline| deadline.safe()) {
            Some(due) if standing.acts() && due.since(now) < VERY_LITTLE => Urgency::Low,
            Some(due) if standing.acts() && due.since(now) < LITTLE => Urgency::Soon,
            _ => Urgency::None,
        };
        GameNow {
            state,
            standing,
            deadline,
            urgency,
        }
    }

    /// Whether the time of the side to move is known.
    pub fn is_known(&self) -> bool {
        self.state.is_known(self.state.turn)
    }

    /// The date to rely on, if the clock of the side to move runs and its time is known.
    pub fn due(&self) -> Option<Utc> {
        Some(self.deadline?.safe())
    }

    /// Whether that date has passed while the clock still runs by the event's interpretations: the
    /// game may be lost already, and only the server knows.
    pub fn is_in_doubt(&self) -> bool {
        let is_past = |deadline: SafeDeadline| deadline.is_in_doubt(self.state.at);
        self.deadline.is_some_and(is_past)
    }

    /// Whether the date to rely on, which has not passed, is earlier than the clock's own, because
    /// no comparison has ruled another interpretation out.
    pub fn is_cautious(&self) -> bool {
        let is_cautious = |deadline: SafeDeadline| deadline.is_cautious(self.state.at);
        self.deadline.is_some_and(is_cautious)
    }

    /// The account of the side to move as its time is shown: by the date to rely on while its clock
    /// runs.
    pub fn account(&self) -> Account {
        let runs = self.standing != GameStanding::Ahead;
        match self.deadline.filter(|_| runs) {
            Some(deadline) => deadline.worst(&self.state),
            None => *self.state.account(self.state.turn),
        }
    }

    /// Whether a clock runs whose time is not known.
    pub fn runs_unknown(&self) -> bool {
        self.state.runs_unknown()
    }

    /// The date by which a game is ranked, if its clock runs: one whose time is not known as if it
    /// had just ceased to have enough.
    pub(crate) fn ranked_at(&self) -> Option<Utc> {
        let unknown = self.runs_unknown().then(|| self.state.at + LITTLE);
        self.due().or(unknown)
    }

    /// Whether the clock is about to fall although there is time in the bank.
    pub fn bank_is_of_no_help(&self) -> bool {
        self.urgency != Urgency::None && self.state.account(self.state.turn).bank.is_positive()
    }

    /// The sort key among games of the same status, ascending.
    ///
    /// It is the date to rely on of the clock that runs; a claim stops the clock, so those games come last.
    /// Before the start it is the start. Finished games are sorted with the latest first. A game whose
    /// time is not known comes before one that has as much as it is ranked with.
    fn key(&self) -> (i64, bool) {
        let at = match self.standing {
            GameStanding::Mine | GameStanding::Watched | GameStanding::Theirs => {
                self.ranked_at().map_or(i64::MAX, Utc::get)
            }
            GameStanding::Ahead => self.state.at.get(),
            GameStanding::Finished => {
                let over = self.state.verdict().map_or(Utc::default(), |end| end.at);
                over.get().saturating_neg()
            }
        };
        (at, self.is_known())
    }
}

/// The criteria of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListQuery {
    /// Only games of this event, by its id.
    pub event: Option<String>,
    /// Only games whose players, event or last move contain every word of this, ignoring case.
    pub text: String,
    /// Include games of archived events.
    pub archived: bool,
}

/// The part of an event that a list needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventLine<'a> {
    /// Its id, which [`Summary::event`] refers to.
    pub id: &'a str,
    /// Its name, which is searched too.
    pub name: &'a str,
    /// Whether it is archived.
    pub archived: bool,
}

/// The number of games by status.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals([usize; 5]);

impl Totals {
    /// The number of games with this status.
    pub const fn of(&self, standing: GameStanding) -> usize {
        self.0[standing as usize]
    }

    /// The number of all games.
    pub fn all(&self) -> usize {
        self.0.iter().sum()
    }
}

/// The contents of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RankedList {
    /// The indices of the games among those given, in the order of the list.
    pub rows: Vec<usize>,
    /// The numbers by status.
    pub totals: Totals,
    /// The game on one's own turn whose clock runs and is the first to be relied on no longer, and
    /// that date.
    pub next: Option<(usize, Utc)>,
    /// The game of `next`, if it may be lost already: only the server knows.
    pub in_doubt: Option<usize>,
    /// The earliest instant at which time alone changes any of this; `None` means never.
    pub until: Option<Utc>,
}

impl RankedList {
    /// The part of [`rows`](RankedList::rows) with this status.
    pub fn of(&self, standing: GameStanding) -> &[usize] {
        self.first_of(standing, usize::MAX)
    }

    /// The same, of the first `count` rows alone.
    pub fn first_of(&self, standing: GameStanding, count: usize) -> &[usize] {
        let before = &self.totals.0[..standing as usize];
        let begin: usize = before.iter().sum();
        let end = begin + self.totals.of(standing);
        self.rows.get(begin..end.min(count)).unwrap_or_default()
    }
}

/// The requested games, ranked by their state at an instant.
///
/// The order is total: games that are equal otherwise are ordered by id. The event of a game with
/// an unknown event counts as not archived and without a name.
pub fn list(
    games: &[Summary],
    events: &[EventLine<'_>],
    asked: &ListQuery,
    now: Utc,
) -> RankedList {
    let words = words(&asked.text);
    let mut listed = RankedList::default();
    let mut ranked: Vec<(GameStanding, (i64, bool), &str, usize)> = Vec::with_capacity(games.len());
    let mut next: Option<(Utc, &str, usize)> = None;
    let (mut changes, mut short, mut is_any_unknown) = (Vec::new(), Vec::new(), false);
    for (place, game) in games.iter().enumerate() {
        let event = events.iter().find(|event| event.id == game.event);
        let wanted = match &asked.event {
            Some(id) => *id == game.event,
            None => asked.archived || !event.is_some_and(|event| event.archived),
        };
        if !wanted || !words.is_empty() && !matches(game, event, &words) {
            continue;
        }
        let current = GameNow::of(game, now);
        let standing = current.standing;
        listed.totals.0[standing as usize] += 1;
        is_any_unknown |= current.runs_unknown();
        // From then on it stands before the games whose time is not known.
        short.extend(current.due().map(|due| due - LITTLE + Seconds::new(1)));
        changes.extend(current.due());
        changes.extend(current.state.falls());
        changes.push(current.state.at);
        if standing == GameStanding::Mine
            && let Some(due) = current.due()
        {
            let found = (due, game.id.as_str(), place);
            if next.is_none_or(|known| found < known) {
                next = Some(found);
                listed.in_doubt = current.is_in_doubt().then_some(place);
            }
        }
        ranked.push((standing, current.key(), &game.id, place));
    }
    if is_any_unknown {
        changes.append(&mut short);
    }
    listed.until = changes.into_iter().filter(|change| *change > now).min();
    ranked.sort_unstable();
    listed.rows = ranked.into_iter().map(|(.., place)| place).collect();
    listed.next = next.map(|(due, _, place)| (place, due));
    listed
}

/// A game whose clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// Its index among the games given.
    pub place: usize,
    /// Whose turn it is.
    pub standing: GameStanding,
    /// The deadline of that clock; `None` if its time is not known.
    pub deadline: Option<SafeDeadline>,
    /// When that turn began.
    pub since: Utc,
}

/// The games that are due, without a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DueGames {
    /// Those whose clock falls first.
    pub first: Vec<Due>,
    /// How many games are not over.
    pub unfinished: usize,
}

/// The games whose clocks fall next, up to `at_most`: those on one's own turn first, then the
/// managed ones, then the others. Games of archived events are left out.
///
/// For pages without a list: it does not need [`list`].
pub fn due(games: &[Summary], archived: &[&str], now: Utc, at_most: usize) -> DueGames {
    let mut running: Vec<(GameStanding, Utc, &str, Due)> = Vec::new();
    let mut unfinished = 0;
    for (place, game) in games.iter().enumerate() {
        if archived.contains(&game.event.as_str()) {
            continue;
        }
        let current = GameNow::of(game, now);
        let standing = current.standing;
        unfinished += usize::from(standing != GameStanding::Finished);
        if standing <= GameStanding::Theirs
            && let Phase::Running { began, .. } = current.state.phase
        {
            let Some(rank) = current.ranked_at() else {
                continue;
            };
            let due = Due {
                place,
                standing,
                deadline: current.deadline,
                since: began,
            };
            running.push((standing, rank, &game.id, due));
        }
    }
    running.sort_unstable_by(|a, b| (a.0, a.1, a.2).cmp(&(b.0, b.1, b.2)));
    running.truncate(at_most);
    DueGames {
        first: running.into_iter().map(|(.., due)| due).collect(),
        unfinished,
    }
}

/// The time that the full width of the bars represents for these games, so that they can be
/// compared: the maximum of all players, and at least 100 days.
pub fn most(games: &[Summary]) -> Seconds {
    let totals = games.iter().flat_map(|game| game.state.accounts.iter());
    let most = totals.map(|account| account.total()).max();
    most.unwrap_or_default().max(Seconds::days(100))
}

/// The surnames that more than one opponent of one's own games has: they do not say who it is.
pub fn shared_surnames(games: &[Summary]) -> BTreeSet<String> {
    let opponent = |game: &Summary| Some(game.players.get(game.mine?.other()).trim().to_owned());
    let opponents: BTreeSet<String> = games.iter().filter_map(opponent).collect();
    let mut seen = BTreeSet::new();
    let surnames = opponents.iter().map(|name| surname(name));
    let shared = surnames.filter(|name| !seen.insert(*name));
    shared.map(str::to_owned).collect()
}

/// The words of a search.
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
