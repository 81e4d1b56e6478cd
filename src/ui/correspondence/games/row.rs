//! A row of the list: [`GameRow`]. It is updated by hand, because some rows change every second or
//! with every turn of the wheel.

use std::cell::{Cell, RefCell};

use crate::correspondence::rank::{Standings, Urgency};
use crate::correspondence::{Blocks, GameStanding, Phase, Seconds, Summary, Utc};
use crate::platform::date;
use crate::platform::dom::Node;
use crate::storage::correspondence::StoredEvent;
use crate::ui::context::piece_letters;
use crate::ui::context::player_names::name_of;
use crate::ui::el::{El, el};
use crate::ui::route::{CorrespondenceRoute, Route};
use crate::ui::text::{self, t};
use crate::ui::widgets::blocks::{BlockBar, in_words};
use crate::ui::widgets::moment::{day_then_time, to_the_minute};

/// What a row shows.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowContent<'a> {
    /// Its place in the list, from 0.
    pub place: usize,
    /// How many rows there are.
    pub of: usize,
    pub game: &'a Summary,
    /// Its event; `None` where that is lost.
    pub event: Option<&'a StoredEvent>,
    /// What the whole width of a bar is worth.
    pub most: Seconds,
}

/// A text node that is touched only when its text changes.
#[derive(Debug)]
struct Text {
    node: Node,
    last: RefCell<String>,
}

impl Text {
    fn of(view: &El) -> Text {
        Text {
            node: view.node().clone(),
            last: RefCell::default(),
        }
    }

    fn set(&self, text: &str) {
        if *self.last.borrow() != text {
            self.node.set_text(text);
            self.last.replace(text.to_owned());
        }
    }
}

/// A row of the list.
#[derive(Debug)]
pub(super) struct GameRow {
    view: El,
    link: El,
    button: El,
    who: Text,
    turn: Text,
    last_move: Text,
    event: Text,
    left: Text,
    due: Text,
    cautious: Text,
    warning: Text,
    figures: Text,
    bar: BlockBar,
    /// What the signs of the row say: they change seldom.
    signs: Cell<Option<(GameStanding, Urgency, bool)>>,
}

impl Default for GameRow {
    fn default() -> GameRow {
        GameRow::new()
    }
}

impl GameRow {
    /// An empty row.
    pub(super) fn new() -> GameRow {
        let span = |class: &str| el("span").class(class);
        let (who, turn, last_move) = (el("strong"), span("turn"), span("move notation"));
        let (event, left, due) = (span("event"), span("left num"), span("due"));
        let (cautious, warning, figures) = (span("cautious"), span("warning"), span("figures num"));
        let bar = BlockBar::new();
        let link = el("a").class("open").child(who.clone());
        let facts = span("facts")
            .child(turn.clone())
            .child(last_move.clone())
            .child(event.clone());
        let button = el("button")
            .class("bar-of")
            .attr("type", "button")
            .attr("data-act", "figures")
            .attr("aria-expanded", "false")
            .child(bar.view())
            .child(figures.clone().attr("aria-hidden", "true"));
        let opened = Cell::new(false);
        let node = button.node().clone();
        let button = button.on("click", move |_| {
            opened.set(!opened.get());
            let opened = if opened.get() { "true" } else { "false" };
            node.set_attribute("aria-expanded", Some(opened));
        });
        let dates = span("dates")
            .child(due.clone())
            .child(cautious.clone())
            .child(warning.clone());
        let [who_text, turn_text, move_text] = [&who, &turn, &last_move].map(Text::of);
        let [event_text, left_text, due_text] = [&event, &left, &due].map(Text::of);
        let [cautious_text, warning_text, figures_text] =
            [&cautious, &warning, &figures].map(Text::of);
        let view = el("li")
            .class("correspondence-row")
            .child(link.clone())
            .child(left)
            .child(facts)
            .child(button.clone())
            .child(dates);
        GameRow {
            view,
            link,
            button,
            who: who_text,
            turn: turn_text,
            last_move: move_text,
            event: event_text,
            left: left_text,
            due: due_text,
            cautious: cautious_text,
            warning: warning_text,
            figures: figures_text,
            bar,
            signs: Cell::new(None),
        }
    }

    pub(super) fn view(&self) -> El {
        self.view.clone()
    }

    /// Whether the keyboard is in it.
    pub(super) fn has_focus(&self) -> bool {
        self.view.node().has_focus()
    }

    /// Puts the keyboard on its link.
    pub(super) fn focus(&self) {
        self.link.node().focus();
    }

    /// Shows a game.
    pub(super) fn draw(&self, shown: RowContent<'_>, now: Utc) {
        let RowContent { game, event, .. } = shown;
        let node = self.view.node();
        // Not by a variable: those below would all be styled anew for it.
        let place = shown.place.to_string();
        let at = ["translateY(calc(", &place, " * var(--correspondence-row)))"].concat();
        node.set_style("transform", &at);
        node.set_attribute("aria-setsize", Some(&shown.of.to_string()));
        node.set_attribute("aria-posinset", Some(&(shown.place + 1).to_string()));
        node.set_attribute("data-game", Some(&game.id));
        let route = Route::from(CorrespondenceRoute::Game(game.id.clone()));
        self.link.node().set_attribute("href", Some(&route.href()));
        self.button
            .node()
            .set_attribute("aria-expanded", Some("false"));
        self.who.set(&who(game));
        match game.last_move.as_str() {
            "" => self.last_move.set(text::correspondence().games.no_moves),
            last => self.last_move.set(&piece_letters::shown(last)),
        }
        self.event
            .set(event.map_or("", |event| event.event.draft().name.as_str()));
        self.signs.set(None);
        self.tick(shown, now);
    }

    /// Shows the time.
    pub(super) fn tick(&self, shown: RowContent<'_>, now: Utc) {
        let RowContent { game, event, .. } = shown;
        let stands = Standings::of(game, now);
        let passed = stands.cautious.is_some_and(|at| at <= now);
        let signs = Some((stands.standing, stands.urgency, passed));
        if self.signs.replace(signs) != signs {
            self.draw_signs(game, &stands);
        }
        let state = &stands.state;
        let account = state.account(game.mine.unwrap_or(state.turn));
        let blocks = match event {
            Some(kept) => Blocks::of(account, &kept.event),
            None => Blocks {
                clock: account.clock,
                bank: account.bank,
                increment: Seconds::ZERO,
            },
        };
        self.bar.show(blocks, shown.most);
        self.figures.set(&in_words(&blocks));
        let words = &text::correspondence().games;
        match (stands.standing, stands.falls) {
            (GameStanding::Finished, _) => {
                let score = state.verdict().map_or("", |end| end.result.shown());
                self.left.set(score);
            }
            (GameStanding::Mine | GameStanding::Watched, Some(falls)) => {
                self.left.set(&(words.left)(&falls.since(now)));
            }
            _ => self.left.set(&(words.stands)(&account.clock)),
        }
    }

    /// What changes only with an entry, a start or a fallen clock.
    fn draw_signs(&self, game: &Summary, stands: &Standings) {
        let words = &text::correspondence().games;
        let state = &stands.state;
        let node = self.view.node();
        let lost = matches!(state.phase, Phase::Fallen { .. }) && game.mine == Some(state.turn);
        let sign = match stands.standing {
            _ if lost => "lost",
            GameStanding::Mine => "mine",
            GameStanding::Watched => "watched",
            GameStanding::Theirs => "theirs",
            GameStanding::Ahead => "ahead",
            GameStanding::Finished => "finished",
        };
        node.set_attribute("data-standing", Some(sign));
        let urgency = match stands.urgency {
            Urgency::Day => Some("day"),
            Urgency::Days => Some("days"),
            Urgency::None => None,
        };
        node.set_attribute("data-urgency", urgency);
        let claim = matches!(state.phase, Phase::Claim { .. });
        let turn = match stands.standing {
            GameStanding::Finished => match state.verdict() {
                Some(verdict) => (words.ended)(&verdict, game.mine),
                None => "",
            },
            GameStanding::Ahead => words.not_started,
            _ if claim => words.claim,
            GameStanding::Mine => words.my_turn,
            GameStanding::Theirs => words.their_turn,
            GameStanding::Watched => (text::correspondence().common.to_move)(state.turn),
        };
        self.turn.set(turn);
        let bank = state.account(state.turn).bank;
        let on = |at: Utc| to_the_minute(at);
        // No clock lasts for more than 50 days.
        let soon = |at: Utc| day_then_time(&date::day_and_time(at.wall()));
        let due = match (stands.standing, stands.falls) {
            (GameStanding::Finished, _) => {
                let at = state.verdict().map_or(state.at, |end| end.at);
                (words.ended_on)(&on(at))
            }
            (GameStanding::Ahead, _) => (words.starts)(&on(state.at)),
            (GameStanding::Theirs, Some(_)) => words.you_wait.into(),
            (GameStanding::Mine, Some(falls)) if bank.is_positive() => {
                (words.refill_or_move)(&soon(falls))
            }
            (GameStanding::Mine, Some(falls)) => (words.move_by)(&soon(falls)),
            (GameStanding::Watched, Some(falls)) => (words.their_clock)(state.turn, &soon(falls)),
            (_, None) => words.claim_waits.into(),
        };
        self.due.set(&due);
        let acts = matches!(stands.standing, GameStanding::Mine | GameStanding::Watched);
        let cautious = stands.cautious.filter(|_| acts);
        self.cautious.set(&cautious.map_or(String::new(), |at| {
            (words.cautious)(&soon(at), at <= stands.state.at)
        }));
        let warning = match stands.urgency {
            Urgency::None => String::new(),
            _ if stands.bank_is_of_no_help() => words.bank_no_help.into(),
            urgency => (words.little)(urgency == Urgency::Day).into(),
        };
        self.warning.set(&warning);
    }
}

/// Who plays: the opponent, or both where neither side is one's own.
pub(super) fn who(game: &Summary) -> String {
    match game.mine {
        Some(mine) => name_of(&game.players, mine.other()),
        None => (t().games.versus)(&game.players),
    }
}
