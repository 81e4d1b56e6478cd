//! The data of the form for a new game: [`NewGameForm`].

use std::cell::RefCell;

use leptos::prelude::*;

use crate::clock::{ByColor, Color};
use crate::correspondence::CorrespondenceGame;
use crate::correspondence::enter::{
    self, EnterError, GameDraft, ShownDraft, UnderWay, own_name, with_own_name,
};
use crate::correspondence::pasted::Pasted;
use crate::correspondence::server_facts::StampUnit;
use crate::correspondence::take_over::{TakeOverError, Taken};
use crate::platform::timer::once;
use crate::platform::{focus, location};
use crate::storage::correspondence::StoredEvent;
use crate::time::Millis;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::correspondence::bring_file::bring_to_event;
use crate::ui::correspondence::server_times;
use crate::ui::route::Route;

thread_local! {
    /// The form as the user left it to add an event, until they are back.
    static LEFT: RefCell<Option<TypedGame>> = RefCell::default();
}

/// The contents of the fields.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct TypedGame {
    /// The event's id; empty before one is chosen.
    pub event: String,
    pub mine: Option<Color>,
    pub names: ByColor<String>,
    pub under_way: bool,
    pub fen: String,
    pub moves: String,
    pub clocks: ByColor<String>,
    pub banks: ByColor<String>,
    pub made: ByColor<String>,
}

impl TypedGame {
    /// A new game of one's own, as White, with the name with which one plays most.
    fn proposed(own: &str) -> TypedGame {
        let mine = Some(Color::White);
        TypedGame {
            mine,
            names: with_own_name(&ByColor::default(), own, mine),
            ..TypedGame::default()
        }
    }

    fn draft(&self) -> GameDraft {
        let shown = ByColor::from_fn(|side| ShownDraft {
            clock: self.clocks.get(side).clone(),
            bank: self.banks.get(side).clone(),
        });
        GameDraft {
            players: self.names.clone(),
            mine: self.mine,
            fen: self.fen.clone(),
            moves: self.moves.clone(),
            under_way: self.under_way.then(|| UnderWay {
                shown: Some(shown),
                made: self.made.clone(),
            }),
        }
    }
}

/// The form while it is filled in. A handle.
#[derive(Clone, Copy, Debug)]
pub(super) struct NewGameForm {
    pub correspondence: CorrespondenceStore,
    pub typed: RwSignal<TypedGame>,
    /// Whether the user has sent the form; from then on it shows the problems.
    pub sent: RwSignal<bool>,
    /// The text of the moves, and all that it says besides them.
    pub pasted: Memo<Pasted>,
    /// The name with which the user plays most; empty if there is none.
    own: StoredValue<String>,
}

impl NewGameForm {
    /// The form as it was left to add an event, or a new one; for the event in the address, or for
    /// the only one that is not archived.
    pub(super) fn new(correspondence: CorrespondenceStore) -> NewGameForm {
        let hash = location::hash();
        let linked = location::value_of("event", Route::parse(&hash).1);
        let own = correspondence.games.with_untracked(|games| own_name(games));
        let own = own.unwrap_or_default();
        let mut typed = LEFT.take().unwrap_or_else(|| TypedGame::proposed(&own));
        typed.event = correspondence.events.with_untracked(|events| {
            let open: Vec<&StoredEvent> = events.iter().filter(|kept| !kept.archived).collect();
            let is_here = |id: &String| events.iter().any(|kept| kept.id == *id);
            let only = || (open.len() == 1).then(|| open[0].id.clone());
            let asked = linked.filter(is_here);
            asked
                .or_else(|| Some(typed.event).filter(is_here))
                .or_else(only)
                .unwrap_or_default()
        });
        let typed = RwSignal::new(typed);
        let moves = Memo::new(move |_| typed.with(|typed| typed.moves.clone()));
        NewGameForm {
            correspondence,
            typed,
            sent: RwSignal::new(false),
            pasted: Memo::new(move |_| moves.with(|text| Pasted::of(text))),
            own: StoredValue::new(own),
        }
    }

    /// One's own side.
    pub(super) fn mine(self) -> Memo<Option<Color>> {
        Memo::new(move |_| self.typed.with(|typed| typed.mine))
    }

    /// Whether the game is in progress.
    pub(super) fn is_under_way(self) -> Memo<bool> {
        Memo::new(move |_| self.typed.with(|typed| typed.under_way))
    }

    /// Keeps what is typed while the user adds an event.
    pub(super) fn keep(self) {
        LEFT.set(Some(self.typed.get_untracked()));
    }

    /// Takes the user's side; their name follows if it stands alone.
    pub(super) fn choose_side(self, mine: Option<Color>) {
        self.typed.update(|typed| {
            typed.mine = mine;
            typed.names = (self.own).with_value(|own| with_own_name(&typed.names, own, mine));
        });
    }

    /// Takes the text of the moves, with the players that it names.
    pub(super) fn set_moves(self, text: String) {
        let before = self.pasted.get_untracked();
        self.typed.update(|typed| typed.moves = text);
        let pasted = self.pasted.get_untracked();
        if !pasted.names_others(&before) {
            return;
        }
        self.typed.update(|typed| {
            self.own.with_value(|own| {
                typed.names = pasted.names(&typed.names, own, &before);
                typed.mine = pasted.side(own).or(typed.mine);
            });
        });
    }

    /// Whether an event is chosen, without which nothing can be entered.
    pub(super) fn has_event(self) -> bool {
        self.chosen().is_some()
    }

    /// The event that is chosen.
    pub(super) fn chosen(self) -> Option<StoredEvent> {
        let id = self.typed.with(|typed| typed.event.clone());
        self.correspondence.event(&id)
    }

    /// The game with the times of its text, if that has them; the error if they do not fit the
    /// event.
    fn with_times(self) -> Option<Result<Taken, TakeOverError>> {
        let kept = self.chosen()?;
        let zone = kept.event.draft().zone.clone();
        let in_zone = |time| server_times::zoned(time, &zone);
        let now = self.correspondence.this_second();
        let event = (kept.id.as_str(), &kept.event);
        let draft = self.typed.with(TypedGame::draft);
        (self.pasted).with(|pasted| pasted.with_times(&draft, event, &in_zone, now))
    }

    /// Whether the times of the text are of use, and if not, why. `None` if it has none.
    pub(super) fn times(self) -> Memo<Option<Result<(), TakeOverError>>> {
        Memo::new(move |_| self.with_times().map(|taken| taken.map(drop)))
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
            self.game("0", &kept).err().unwrap_or_default()
        })
    }

    /// The game as it would be entered, with the unit of its stamps.
    fn game(
        self,
        id: &str,
        kept: &StoredEvent,
    ) -> Result<(CorrespondenceGame, StampUnit), Vec<EnterError>> {
        let draft = self.typed.with(TypedGame::draft);
        let Some(Ok(taken)) = self.with_times() else {
            let now = self.correspondence.this_second();
            let game = draft.enter(id, (&kept.id, &kept.event), now)?;
            return Ok((game, StampUnit::Second));
        };
        let game = CorrespondenceGame {
            id: id.to_owned(),
            players: enter::names(&draft.players)?,
            ..taken.game
        };
        Ok((game, taken.stamps))
    }

    /// Enters the game if it has an event and no problems.
    pub(super) fn enter(self) {
        let Some(kept) = untrack(|| self.chosen()) else {
            return;
        };
        self.sent.set(true);
        let id = self.correspondence.new_id();
        let Ok((game, stamps)) = untrack(|| self.game(&id, &kept)) else {
            return show_what_is_wrong();
        };
        // The store reports errors.
        if server_times::save(self.correspondence, &game, &kept, stamps).is_ok() {
            Route::CorrespondenceGame(id).go();
        }
    }

    /// Leads to the page that keeps the games of a text, in the chosen event if they name none.
    pub(super) fn bring(self) {
        let TypedGame { moves, event, .. } = self.typed.get_untracked();
        bring_to_event(Ok(moves.into_bytes().into()), event);
    }
}

/// Moves the focus to the first field with a problem, because it may be out of view.
fn show_what_is_wrong() {
    once(Millis::ZERO, || {
        focus::move_to(".correspondence-new [aria-invalid]");
    });
}
