//! The data of the form for a new game: [`NewGameForm`].

use std::cell::RefCell;

use leptos::prelude::*;

use crate::clock::{ByColor, Color};
use crate::correspondence::Event;
use crate::correspondence::enter::{
    EnterError, FoundGame, GameDraft, ShownDraft, UnderWay, games_in, own_name, with_own_name,
};
use crate::game::{GameTree, MoveHistory, pgn};
use crate::platform::timer::once;
use crate::platform::{focus, location};
use crate::storage::correspondence::StoredEvent;
use crate::time::Millis;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::Route;
use crate::ui::text;

thread_local! {
    /// The form as the user left it to add an event, until they are back.
    static LEFT: RefCell<Option<TypedGame>> = RefCell::default();
}

/// The values of the form.
#[derive(Clone, Debug, Default)]
struct TypedGame {
    event: String,
    mine: Option<Color>,
    names: ByColor<String>,
    under_way: bool,
    fen: String,
    moves: String,
    clocks: ByColor<String>,
    banks: ByColor<String>,
    made: ByColor<String>,
    me: String,
    queue: (Vec<FoundGame>, usize),
}

impl TypedGame {
    /// A new game of one's own, as White, with the name with which one plays most.
    fn proposed(own: &str) -> TypedGame {
        let mine = Some(Color::White);
        TypedGame {
            mine,
            names: with_own_name(&ByColor::default(), own, mine),
            me: own.to_owned(),
            ..TypedGame::default()
        }
    }
}

/// The form: its values as signals.
#[derive(Clone, Copy, Debug)]
pub(super) struct NewGameForm {
    pub correspondence: CorrespondenceStore,
    context: AppContext,
    /// The event's id; empty before one is chosen.
    pub event: RwSignal<String>,
    pub mine: RwSignal<Option<Color>>,
    pub names: ByColor<RwSignal<String>>,
    pub under_way: RwSignal<bool>,
    pub fen: RwSignal<String>,
    pub moves: RwSignal<String>,
    pub clocks: ByColor<RwSignal<String>>,
    pub banks: ByColor<RwSignal<String>>,
    pub made: ByColor<RwSignal<String>>,
    /// The owner's name in a text of several games.
    pub me: RwSignal<String>,
    /// The games of a text that are entered one after the other, and the index of the current one.
    pub queue: RwSignal<(Vec<FoundGame>, usize)>,
    /// Whether the user has sent the form; from then on it shows the problems.
    pub sent: RwSignal<bool>,
    /// The games that are in the text.
    pub found: Memo<Vec<FoundGame>>,
    /// The name with which the user plays most; empty if there is none.
    own: StoredValue<String>,
}

impl NewGameForm {
    /// The form as it was left to add an event, or a new one; for the event in the address, or for
    /// the only one that is not archived.
    pub(super) fn new(correspondence: CorrespondenceStore, context: AppContext) -> NewGameForm {
        let hash = location::hash();
        let linked = location::value_of("event", Route::parse(&hash).1);
        let own = correspondence.games.with_untracked(|games| own_name(games));
        let own = own.unwrap_or_default();
        let typed = LEFT.take().unwrap_or_else(|| TypedGame::proposed(&own));
        let event = correspondence.events.with_untracked(|events| {
            let open: Vec<&StoredEvent> = events.iter().filter(|kept| !kept.archived).collect();
            let is_here = |id: &String| events.iter().any(|kept| kept.id == *id);
            let only = || (open.len() == 1).then(|| open[0].id.clone());
            let asked = linked.filter(is_here);
            asked
                .or_else(|| Some(typed.event.clone()).filter(is_here))
                .or_else(only)
        });
        let moves = RwSignal::new(typed.moves);
        NewGameForm {
            correspondence,
            context,
            event: RwSignal::new(event.unwrap_or_default()),
            mine: RwSignal::new(typed.mine),
            names: typed.names.map(RwSignal::new),
            under_way: RwSignal::new(typed.under_way),
            fen: RwSignal::new(typed.fen),
            moves,
            clocks: typed.clocks.map(RwSignal::new),
            banks: typed.banks.map(RwSignal::new),
            made: typed.made.map(RwSignal::new),
            me: RwSignal::new(typed.me),
            queue: RwSignal::new(typed.queue),
            sent: RwSignal::new(false),
            found: Memo::new(move |_| moves.with(|text| games_in(text))),
            own: StoredValue::new(own),
        }
    }

    /// Keeps what is typed while the user adds an event.
    pub(super) fn keep(self) {
        let all = |texts: ByColor<RwSignal<String>>| texts.map(|text| text.get_untracked());
        LEFT.set(Some(TypedGame {
            event: self.event.get_untracked(),
            mine: self.mine.get_untracked(),
            names: all(self.names),
            under_way: self.under_way.get_untracked(),
            fen: self.fen.get_untracked(),
            moves: self.moves.get_untracked(),
            clocks: all(self.clocks),
            banks: all(self.banks),
            made: all(self.made),
            me: self.me.get_untracked(),
            queue: self.queue.get_untracked(),
        }));
    }

    /// Takes the user's side; their name follows if it stands alone.
    pub(super) fn choose_side(self, mine: Option<Color>) {
        self.mine.set(mine);
        let typed = self.names.map(|name| name.get_untracked());
        let names = (self.own).with_value(|own| with_own_name(&typed, own, mine));
        for side in Color::ALL {
            self.names.get(side).set(names.get(side).clone());
        }
    }

    /// Whether an event is chosen, without which nothing can be entered.
    pub(super) fn has_event(self) -> bool {
        self.chosen().is_some()
    }

    /// The event that is chosen.
    pub(super) fn chosen(self) -> Option<StoredEvent> {
        self.event.with(|id| self.correspondence.event(id))
    }

    fn draft(self) -> GameDraft {
        let all = |texts: ByColor<RwSignal<String>>| texts.map(|text| text.get());
        let (clocks, banks) = (all(self.clocks), all(self.banks));
        let shown = ByColor::from_fn(|side| ShownDraft {
            clock: clocks.get(side).clone(),
            bank: banks.get(side).clone(),
        });
        GameDraft {
            players: all(self.names),
            mine: self.mine.get(),
            fen: self.fen.get(),
            moves: self.moves.get(),
            under_way: self.under_way.get().then(|| UnderWay {
                shown: Some(shown),
                made: all(self.made),
            }),
        }
    }

    /// The problems, once the form was sent; worked out again after every change.
    pub(super) fn problems(self) -> Memo<Vec<EnterError>> {
        Memo::new(move |_| {
            if !self.sent.get() {
                return Vec::new();
            }
            let Some(kept) = self.chosen() else {
                return Vec::new();
            };
            let now = self.correspondence.this_second();
            let entered = self.draft().enter("0", (&kept.id, &kept.event), now);
            entered.err().unwrap_or_default()
        })
    }

    /// Enters the game if it has an event and no problems.
    pub(super) fn enter(self) {
        let Some(kept) = untrack(|| self.chosen()) else {
            return;
        };
        self.sent.set(true);
        let draft = untrack(|| self.draft());
        let Some(id) = self.save(&draft, (&kept.id, &kept.event)) else {
            return show_what_is_wrong();
        };
        let last = self
            .queue
            .with_untracked(|(games, at)| at + 1 >= games.len());
        if last {
            Route::CorrespondenceGame(id).go();
        } else {
            self.next();
        }
    }

    /// Saves a game and returns its id; `None` if it could not be saved.
    fn save(self, draft: &GameDraft, event: (&str, &Event)) -> Option<String> {
        let id = self.correspondence.new_id();
        let game = draft
            .enter(&id, event, self.correspondence.this_second())
            .ok()?;
        self.correspondence.save(&game, event.1).ok()?;
        Some(id)
    }

    /// Enters all games of the text that go on, each with the clocks of the
    /// event.
    pub(super) fn enter_all(self) {
        let Some(kept) = untrack(|| self.chosen()) else {
            return;
        };
        let found = self.found.get_untracked();
        let me = self.me.get_untracked();
        let under_way = self.under_way.get_untracked();
        let mut entered = 0;
        for game in &found {
            let draft = GameDraft {
                mine: game.side_of(&me),
                players: game.players.clone(),
                fen: String::new(),
                moves: text_of(&game.line),
                under_way: under_way.then(UnderWay::default),
            };
            let fine = game.problem.is_none() && !game.is_over();
            if fine && self.save(&draft, (&kept.id, &kept.event)).is_some() {
                entered += 1;
            }
        }
        let said = text::correspondence::new::entered(entered, found.len() - entered);
        if entered == 0 {
            self.context.notify_here(said);
            return;
        }
        self.context.notify_next(said);
        Route::CorrespondenceGames.go();
    }

    /// Takes the games of the text one after the other.
    pub(super) fn one_by_one(self) {
        let games = self.found.get_untracked();
        let games = games.into_iter();
        let open = games.filter(|game| game.problem.is_none() && !game.is_over());
        let open: Vec<FoundGame> = open.collect();
        if !open.is_empty() {
            self.queue.set((open, 0));
            self.take_up();
        }
    }

    /// Goes on to the next game of the text; after the last one, to the list.
    pub(super) fn next(self) {
        self.queue.update(|(_, at)| *at += 1);
        let over = self.queue.with_untracked(|(games, at)| *at >= games.len());
        if over {
            Route::CorrespondenceGames.go();
        } else {
            self.take_up();
        }
    }

    /// Puts the current game of the queue into the form.
    fn take_up(self) {
        let game = self
            .queue
            .with_untracked(|(games, at)| games.get(*at).cloned());
        let Some(game) = game else { return };
        self.sent.set(false);
        self.mine.set(self.me.with_untracked(|me| game.side_of(me)));
        for side in Color::ALL {
            self.names.get(side).set(game.players.get(side).clone());
            for text in [&self.clocks, &self.banks, &self.made] {
                text.get(side).set(String::new());
            }
        }
        self.fen.set(String::new());
        self.moves.set(text_of(&game.line));
    }
}

/// Moves the focus to the first field with a problem, because it may be out of view.
fn show_what_is_wrong() {
    once(Millis::ZERO, || {
        focus::move_to(".correspondence-new [aria-invalid]");
    });
}

/// Moves as text; with tags only if the game does not begin in the standard position.
fn text_of(line: &MoveHistory) -> String {
    if line.ply() == 0 && line.start().is_standard() {
        return String::new();
    }
    let text = pgn::write(&GameTree::of_line(line), None);
    if line.start().is_standard() {
        match text.split_once("\n\n") {
            Some((_, moves)) => moves.trim().to_owned(),
            None => text,
        }
    } else {
        text
    }
}
