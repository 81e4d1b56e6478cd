//! Decides a fallen flag (6.9) or a second illegal move (7.5.5): without a board players enter the
//! remaining material, one tap per kind, and see the verdict; with one, the board finds it.

use leptos::prelude::*;

use super::page::{EventButton, pressed};
use crate::clock::{Color, Event, Outcome};
use crate::game::material::{
    Bishops, Knights, Material, MaterialVerdict, can_be_blocked, can_mate,
};
use crate::ui::route::{Route, StudyRoute};
use crate::ui::text::shared::{self, material as words};

/// The material entered for one side; `None` before any answer.
type Said = Option<Material>;

/// The events for the two possible results.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    /// The side that can checkmate wins.
    pub win: Event,
    /// It cannot, and the game is drawn.
    pub draw: Event,
}

impl Ends {
    /// The results of a fallen flag.
    pub(super) const fn by_flag(winner: Color) -> Ends {
        Ends {
            win: Event::End(Outcome::lost_on_time(winner.other())),
            draw: Event::End(Outcome::DRAWN_ON_TIME),
        }
    }
}

/// Both results, with the fitting one highlighted: the win, as in nearly every game, until the
/// players ask whether it is possible.
#[component]
pub(super) fn MaterialQuestion(winner: Color, ends: Ends) -> impl IntoView {
    let is_asking = RwSignal::new(false);
    let verdict = RwSignal::new(None);
    view! {
        <div class="material">
            <Show when=move || is_asking.get()>
                <Questions winner verdict/>
            </Show>
            <Results winner ends verdict/>
            <Show when=move || !is_asking.get()>
                <button type="button" data-act="material" on:click=move |_| is_asking.set(true)>
                    {words::ask(winner)}
                </button>
            </Show>
        </div>
    }
}

/// The questions about the pieces that are left, and what follows from the answers.
#[component]
fn Questions(winner: Color, verdict: RwSignal<Option<MaterialVerdict>>) -> impl IntoView {
    let theirs = RwSignal::new(Said::None);
    let own = RwSignal::new(Said::None);
    Effect::new(move || verdict.set(theirs.get().map(|theirs| can_mate(theirs, own.get()))));
    // Whether the answer would matter if it were unknown.
    let depends = |theirs: Said, own: Said| {
        theirs.is_some_and(|theirs| can_mate(theirs, own) == MaterialVerdict::DependsOnPosition)
    };
    let without_count = |said: Material| Material {
        knight: Knights::Unsaid,
        ..said
    };
    let without_squares = |said: Material| Material {
        bishop: Bishops::Unsaid,
        ..said
    };
    let own_matters = move || depends(theirs.get(), None);
    let knights_matter = move || {
        let theirs = theirs.get().filter(|m| Answer::Knight.is_given(m));
        depends(theirs.map(without_count), own.get())
    };
    let bishops_matter = move || {
        let theirs = theirs.get().filter(|m| Answer::Bishop.is_given(m));
        depends(theirs.map(without_squares), own.get())
    };
    let own_bishops_matter = move || {
        let own = own.get().filter(|m| Answer::Bishop.is_given(m));
        own.is_some() && own_matters() && depends(theirs.get(), own.map(without_squares))
    };
    let says = move || {
        verdict.get().map(|verdict| {
            let blocked = theirs
                .get()
                .is_some_and(|theirs| can_be_blocked(theirs, own.get()));
            words::says(verdict, winner, blocked)
        })
    };
    view! {
        <Question
            question=words::opponents(winner)
            name="theirs"
            choices=&PIECES
            said=theirs
        />
        <Show when=knights_matter>
            <Question
                question=words::knights(winner)
                name="knights"
                choices=&KNIGHTS
                said=theirs
            />
        </Show>
        <Show when=bishops_matter>
            <Question
                question=words::bishops(winner)
                name="theirs-bishops"
                choices=&BISHOPS
                said=theirs
            />
        </Show>
        <Show when=own_matters>
            <Question
                question=words::own(winner.other())
                name="own"
                choices=&PIECES
                said=own
            />
        </Show>
        <Show when=own_bishops_matter>
            <Question
                question=words::bishops(winner.other())
                name="own-bishops"
                choices=&BISHOPS
                said=own
            />
        </Show>
            <p
                class="says"
                role="status"
                data-verdict=move || verdict.get().map(name)
            >
                {says}
            </p>
    }
}

/// The two possible results.
#[component]
fn Results(
    winner: Color,
    ends: Ends,
    #[prop(into)] verdict: Signal<Option<MaterialVerdict>>,
) -> impl IntoView {
    let is_win = move || {
        !matches!(
            verdict.get(),
            Some(MaterialVerdict::Cannot | MaterialVerdict::DependsOnPosition)
        )
    };
    let is_open = move || {
        matches!(
            verdict.get(),
            Some(MaterialVerdict::DependsOnPosition | MaterialVerdict::Can)
        )
    };
    view! {
        <div class="primary">
            <EventButton
                act="flag-win"
                label=shared::panel::wins(winner)
                event=ends.win
                is_main=Signal::derive(is_win)
            />
            <EventButton
                act="flag-draw"
                label=shared::panel::cannot_mate(winner)
                event=ends.draw
                is_main=Signal::derive(move || verdict.get() == Some(MaterialVerdict::Cannot))
            />
            <Show when=is_open>
                <a
                    class="button"
                    data-act="winnability"
                    href=Route::Study(StudyRoute::Winnability).href()
                >
                    {words::look()}
                </a>
            </Show>
        </div>
    }
}

/// With a board, the board decides, but the arbiter may overrule it.
#[component]
pub(super) fn BoardDecides(winner: Color, ends: Ends) -> impl IntoView {
    view! {
        <p class="quiet">{words::board_decides(winner)}</p>
        <Results winner ends verdict=None/>
    }
}

fn name(verdict: MaterialVerdict) -> &'static str {
    match verdict {
        MaterialVerdict::Cannot => "cannot",
        MaterialVerdict::Can => "can",
        MaterialVerdict::DependsOnPosition => "depends",
    }
}

/// An answer that a button stands for.
#[derive(Clone, Copy, Debug)]
enum Answer {
    Pawns,
    Queen,
    Rook,
    Bishop,
    Knight,
    BareKing,
    Knights(Knights),
    Bishops(Bishops),
}

/// The name of a button, its label and its answer.
type Choice = (&'static str, fn() -> &'static str, Answer);

const PIECES: [Choice; 6] = [
    ("pawns", words::pawns, Answer::Pawns),
    ("queen", words::queen, Answer::Queen),
    ("rook", words::rook, Answer::Rook),
    ("bishop", words::bishop, Answer::Bishop),
    ("knight", words::knight, Answer::Knight),
    ("bare", words::bare_king, Answer::BareKing),
];

const KNIGHTS: [Choice; 2] = [
    ("one", words::one_knight, Answer::Knights(Knights::One)),
    ("more", words::more_knights, Answer::Knights(Knights::More)),
];

const BISHOPS: [Choice; 3] = [
    ("light", words::light, Answer::Bishops(Bishops::Light)),
    ("dark", words::dark, Answer::Bishops(Bishops::Dark)),
    ("both", words::both, Answer::Bishops(Bishops::Both)),
];

impl Answer {
    fn is_given(self, material: &Material) -> bool {
        match self {
            Answer::Pawns => material.pawns,
            Answer::Queen => material.queen,
            Answer::Rook => material.rook,
            Answer::Bishop => material.bishop != Bishops::None,
            Answer::Knight => material.knight != Knights::None,
            Answer::BareKing => *material == Material::BARE_KING,
            Answer::Knights(knight) => material.knight == knight,
            Answer::Bishops(bishop) => material.bishop == bishop,
        }
    }

    /// The material after a touch, which puts a kind of piece there or takes it away. No piece at
    /// all means "not answered": a bare king is chosen explicitly.
    fn touch(self, said: Said) -> Said {
        let before = said.unwrap_or(Material::BARE_KING);
        let is_there = !self.is_given(&before);
        let mut after = before;
        match self {
            Answer::Pawns => after.pawns = is_there,
            Answer::Queen => after.queen = is_there,
            Answer::Rook => after.rook = is_there,
            Answer::Bishop if is_there => after.bishop = Bishops::Unsaid,
            Answer::Bishop => after.bishop = Bishops::None,
            Answer::Knight if is_there => after.knight = Knights::Unsaid,
            Answer::Knight => after.knight = Knights::None,
            Answer::BareKing => return Some(Material::BARE_KING),
            // Asked only where there is one.
            Answer::Knights(knight) => after.knight = knight,
            Answer::Bishops(bishop) => after.bishop = bishop,
        }
        (after != Material::BARE_KING).then_some(after)
    }
}

/// A question with a row of buttons.
#[component]
fn Question(
    question: &'static str,
    /// The beginning of the names of its buttons.
    name: &'static str,
    choices: &'static [Choice],
    said: RwSignal<Said>,
) -> impl IntoView {
    let button = move |&(choice, label, answer): &Choice| {
        let is_given = move || said.with(|said| said.as_ref().is_some_and(|m| answer.is_given(m)));
        view! {
            <button
                type="button"
                data-tap=[name, "-", choice].concat()
                aria-pressed=move || pressed(is_given())
                on:click=move |_| said.update(|said| *said = answer.touch(*said))
            >
                {label()}
            </button>
        }
    };
    view! {
        <fieldset>
            <legend>{question}</legend>
            <div class="chips">{choices.iter().map(button).collect_view()}</div>
        </fieldset>
    }
}
