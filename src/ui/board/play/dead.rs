//! Dead positions (5.2.2). While the game goes on, the solver looks for a checkmate of either side.
//! If it proves that neither side has one, the game ended with the last move; if it cannot decide
//! in time, the page asks the players. The solver is fetched only for positions that
//! [`might_be_dead`] points out, so an ordinary game never loads it.

use leptos::prelude::*;
use shakmaty::Chess;

use super::flagged::undone;
use super::prompt::Act;
use super::state::BoardPage;
use crate::clock::{BoardEnd, ByColor, Color, Event, Phase};
use crate::game::winnability::quick;
use crate::game::winnability::wall::might_be_dead;
use crate::game::{Unwinnable, Winnability};
use crate::platform::worker::{PendingQuery, Solver, SolverError};
use crate::time::Millis;
use crate::ui::text;
use crate::ui::text::play::dead as texts;
use crate::ui::watch::watch;

/// How long the solver may think about each side. Nobody waits for it: the clocks run, and a proof
/// that comes late ends the game where it ended.
const BUDGET: Millis = Millis::seconds(20);

/// The state of the search, and the position it is about.
#[derive(Clone, Debug, Default, PartialEq)]
enum Found {
    /// No position is in question.
    #[default]
    Nothing,
    /// The solver is searching.
    Looking(Chess),
    /// A side can still checkmate.
    Alive(Chess),
    /// The solver could not decide: the page asks the players.
    Open(Chess),
    /// Neither side can checkmate, and this is why.
    Dead(Chess, ByColor<Unwinnable>),
    /// The proof has ended the game, or the players have answered.
    Settled(Chess),
}

/// The search. A handle: cheap to copy.
#[derive(Clone, Copy)]
struct Search {
    found: RwSignal<Found>,
    asking: StoredValue<(Solver, Option<PendingQuery>), LocalStorage>,
}

/// Shows the proof that the position is dead, or asks the players.
#[component]
pub(super) fn DeadPosition(screen: BoardPage) -> impl IntoView {
    let clock = screen.clock;
    let search = Search {
        found: RwSignal::new(Found::Nothing),
        asking: StoredValue::new_local((Solver::new(), None)),
    };
    on_cleanup(move || search.forget());
    let played = Memo::new(move |_| {
        let goes_on = |phase| matches!(phase, Phase::Running(_) | Phase::Stopped(..));
        clock.context.leads() && goes_on(clock.phase.get())
    });
    let suspect = Memo::new(move |_| {
        if !played.get() || clock.game.with(undone) {
            return None;
        }
        screen.live.with(|live| {
            let position = live.line.position();
            (!live.is_empty() && might_be_dead(position)).then(|| position.clone())
        })
    });
    watch(move || {
        let (found, suspect) = (search.found.get(), suspect.get());
        screen.live.track();
        untrack(|| search.go_on(screen, &found, suspect));
    });
    // After an absence, the device first asks whether that time counts.
    let away = Memo::new(move |_| matches!(clock.phase.get(), Phase::Away(_)));
    watch(move || {
        if let Found::Dead(position, why) = search.found.get()
            && !away.get()
            && clock.context.leads()
        {
            untrack(|| {
                if !clock.game.with_untracked(undone) {
                    let _ = clock.end_as_dead(&position, why);
                }
                search.found.set(Found::Settled(position));
            });
        }
    });
    let proof = Memo::new(move |_| {
        clock.game.with(|game| {
            let sheet = game.board.as_ref()?;
            sheet.proof(&game.clock)
        })
    });
    move || match (proof.get(), search.found.get()) {
        (Some(why), _) => {
            let locked = why.iter().any(is_locked);
            view! { <p data-dead="">{texts::position(locked)}</p> }.into_any()
        }
        (None, Found::Open(position)) if played.get() => {
            view! { <Question screen search position/> }.into_any()
        }
        _ => ().into_any(),
    }
}

/// Whether a side cannot checkmate because the pawns are locked.
fn is_locked(why: &Unwinnable) -> bool {
    matches!(why, Unwinnable::Exhausted { locked: true, .. })
}

/// Asks the players when the solver could not decide.
#[component]
fn Question(screen: BoardPage, search: Search, position: Chess) -> impl IntoView {
    let settled = Found::Settled(position);
    let settle = StoredValue::new(settled);
    let settle = move || search.found.set(settle.get_value());
    let agree = move |()| {
        settle();
        let _ = screen.clock.act(Event::OnBoard(BoardEnd::Agreement));
    };
    view! {
        <div class="asked offer" role="alert">
            <p class="question">{texts::maybe()}</p>
            <div class="answers">
                <Act
                    act="dead-agreed"
                    label=text::shared::fact::end(BoardEnd::Agreement)
                    is_main=true
                    on_click=agree
                />
                <Act act="dead-play-on" label=texts::play_on() on_click=move |()| settle()/>
            </div>
        </div>
    }
}

impl Search {
    /// Asks about a position that might be dead, and about no other meanwhile, because a dead
    /// position stays dead.
    fn go_on(self, screen: BoardPage, found: &Found, suspect: Option<Chess>) {
        let gone = found.position().is_some_and(|position| {
            let has = |known: &Chess| known == position;
            !screen
                .live
                .with_untracked(|live| live.line.positions().iter().any(has))
        });
        if gone {
            self.forget();
            return;
        }
        match (found, suspect) {
            (Found::Nothing, Some(position)) => self.look(position),
            (Found::Alive(known), Some(position)) if *known != position => self.look(position),
            _ => {}
        }
    }

    fn look(self, position: Chess) {
        self.found.set(Found::Looking(position.clone()));
        self.ask(position, Color::White, None);
    }

    /// Asks whether `winner` can still checkmate. White comes first; `white` is why White cannot.
    fn ask(self, position: Chess, winner: Color, white: Option<Unwinnable>) {
        let asked = position.clone();
        let hear = move |answer| self.hear(position, white, answer);
        match quick(&asked, winner) {
            Some(verdict) => hear(Ok(verdict)),
            None => {
                // The page may have been left by now.
                let _ = self.asking.try_update_value(|(solver, question)| {
                    *question = Some(solver.ask_briefly(&asked, winner, BUDGET, hear));
                });
            }
        }
    }

    fn hear(
        self,
        position: Chess,
        white: Option<Unwinnable>,
        answer: Result<Winnability, SolverError>,
    ) {
        let found = match (answer, white) {
            (Ok(Winnability::Cannot(why)), None) => {
                self.ask(position, Color::Black, Some(why));
                return;
            }
            (Ok(Winnability::Cannot(black)), Some(white)) => {
                Found::Dead(position, ByColor { white, black })
            }
            (Ok(Winnability::CanMate(_)), _) => Found::Alive(position),
            (Ok(Winnability::Undetermined(_)) | Err(_), _) => Found::Open(position),
        };
        let _ = self.found.try_set(found);
    }

    /// Cancels the question.
    fn forget(self) {
        let question = self
            .asking
            .try_update_value(|(_, question)| question.take());
        drop(question);
        let _ = self.found.try_set(Found::Nothing);
    }
}

impl Found {
    fn position(&self) -> Option<&Chess> {
        match self {
            Found::Nothing => None,
            Found::Looking(position)
            | Found::Alive(position)
            | Found::Open(position)
            | Found::Dead(position, _)
            | Found::Settled(position) => Some(position),
        }
    }
}
