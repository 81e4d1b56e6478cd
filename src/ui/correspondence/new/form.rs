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
}

/// The form: its values as signals.
#[derive(Clone, Copy, Debug)]
pub(super) struct NewGameForm {
    pub correspondence: CorrespondenceStore,
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
            event: RwSignal::new(event.unwrap_or_default()),
            mine: RwSignal::new(typed.mine),
            names: typed.names.map(RwSignal::new),
            under_way: RwSignal::new(typed.under_way),
            fen: RwSignal::new(typed.fen),
            moves,
            clocks: typed.clocks.map(RwSignal::new),
            banks: typed.banks.map(RwSignal::new),
            made: typed.made.map(RwSignal::new),
            sent: RwSignal::new(false),
            pasted: Memo::new(move |_| moves.with(|text| Pasted::of(text))),
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

    /// Takes the text of the moves, with the players that it names.
    pub(super) fn set_moves(self, text: String) {
        let before = self.pasted.get_untracked();
        self.moves.set(text);
        let pasted = self.pasted.get_untracked();
        if !pasted.names_others(&before) {
            return;
        }
        let shown = self.names.map(|name| name.get_untracked());
        let own = self.own.get_value();
        let names = pasted.names(&shown, &own, &before);
        for side in Color::ALL {
            self.names.get(side).set(names.get(side).clone());
        }
        if let Some(side) = pasted.side(&own) {
            self.mine.set(Some(side));
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

    /// The game with the times of its text, if that has them; the error if they do not fit the
    /// event.
    fn with_times(self) -> Option<Result<Taken, TakeOverError>> {
        let kept = self.chosen()?;
        let zone = kept.event.draft().zone.clone();
        let in_zone = |time| server_times::zoned(time, &zone);
        let now = self.correspondence.this_second();
        let event = (kept.id.as_str(), &kept.event);
        let draft = self.draft();
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
        let draft = self.draft();
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
        let text = self.moves.get_untracked().into_bytes();
        bring_to_event(Ok(text.into()), self.event.get_untracked());
    }
}

/// Moves the focus to the first field with a problem, because it may be out of view.
fn show_what_is_wrong() {
    once(Millis::ZERO, || {
        focus::move_to(".correspondence-new [aria-invalid]");
    });
}
