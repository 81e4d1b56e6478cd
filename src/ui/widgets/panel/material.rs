//! Decides a fallen flag (6.9) or a second illegal move (7.5.5): without a board players enter the
//! remaining material, one tap per kind, and see the verdict; with one, the board finds it.

use leptos::prelude::*;

use super::page::{EventButton, pressed};
use crate::clock::{Color, Event, Outcome};
use crate::game::material::{
    Bishops, Knights, Material, MaterialVerdict, can_be_blocked, can_mate,
};
use crate::ui::route::{Route, StudyRoute};
use crate::ui::text::shared;

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
                <button
                    type="button"
                    class="quiet"
                    data-act="material"
                    on:click=move |_| is_asking.set(true)
                >
                    {shared::material::ask(winner)}
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
    let own_matters = move || depends(theirs.get(), None);
    let knights_matter = move || {
        let unsaid = theirs.get().map(|m| Material {
            knight: Knights::Unsaid,
            ..m
        });
        theirs.get().is_some_and(|m| m.knight != Knights::None) && depends(unsaid, own.get())
    };
    let bishops_matter = move || {
        let unsaid = theirs.get().map(|m| Material {
            bishop: Bishops::Unsaid,
            ..m
        });
        theirs.get().is_some_and(|m| m.bishop != Bishops::None) && depends(unsaid, own.get())
    };
    let own_bishops_matter = move || {
        let unsaid = own.get().map(|m| Material {
            bishop: Bishops::Unsaid,
            ..m
        });
        own.get().is_some_and(|m| m.bishop != Bishops::None)
            && own_matters()
            && depends(theirs.get(), unsaid)
    };
    let says = move || {
        verdict.get().map(|verdict| {
            let blocked = theirs
                .get()
                .is_some_and(|theirs| can_be_blocked(theirs, own.get()));
            shared::material::says(verdict, winner, blocked)
        })
    };
    view! {
            <Pieces question=shared::material::opponents(winner).to_owned() side="theirs" said=theirs/>
            <Show when=knights_matter>
                <KnightCount color=winner said=theirs/>
            </Show>
            <Show when=bishops_matter>
                <BishopSquares color=winner side="theirs" said=theirs/>
            </Show>
            <Show when=own_matters>
                <Pieces question=shared::material::own(winner.other()).to_owned() side="own" said=own/>
            </Show>
            <Show when=own_bishops_matter>
                <BishopSquares color=winner.other() side="own" said=own/>
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
                    {shared::material::look()}
                </a>
            </Show>
        </div>
    }
}

/// With a board, the board decides, but the arbiter may overrule it.
#[component]
pub(super) fn BoardDecides(winner: Color, ends: Ends) -> impl IntoView {
    view! {
        <p class="quiet">{shared::material::board_decides(winner)}</p>
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

/// A button of a question.
struct Tap {
    name: String,
    label: &'static str,
    is_on: fn(&Material) -> bool,
    /// The change that a touch makes to the answer.
    choose: fn(&mut Said),
}

impl Tap {
    fn new(
        name: [&str; 3],
        label: &'static str,
        is_on: fn(&Material) -> bool,
        choose: fn(&mut Said),
    ) -> Tap {
        Tap {
            name: name.concat(),
            label,
            is_on,
            choose,
        }
    }
}

/// A question with a row of buttons.
#[component]
fn Question(question: String, taps: Vec<Tap>, said: RwSignal<Said>) -> impl IntoView {
    let tap = move |tap: Tap| {
        let Tap {
            name,
            label,
            is_on,
            choose,
        } = tap;
        let is_pressed = move || pressed(said.with(|said| said.as_ref().is_some_and(is_on)));
        view! {
            <button
                type="button"
                data-tap=name
                aria-pressed=is_pressed
                on:click=move |_| said.update(choose)
            >
                {label}
            </button>
        }
    };
    view! {
        <fieldset>
            <legend>{question}</legend>
            <div class="chips">{taps.into_iter().map(tap).collect_view()}</div>
        </fieldset>
    }
}

/// Puts a kind of piece there or takes it away. No piece at all means "not answered": a bare king
/// is chosen explicitly.
fn toggle(said: &mut Said, has: fn(&Material) -> bool, set: fn(&mut Material, bool)) {
    let mut now = said.unwrap_or(Material::BARE_KING);
    let had = has(&now);
    set(&mut now, !had);
    *said = (now != Material::BARE_KING).then_some(now);
}

/// A side's material, one button per kind.
#[component]
fn Pieces(question: String, side: &'static str, said: RwSignal<Said>) -> impl IntoView {
    let tap = |name, label, is_on, choose| Tap::new([side, "-", name], label, is_on, choose);
    let taps = vec![
        tap(
            "pawns",
            shared::material::pawns(),
            |m| m.pawns,
            |said| {
                toggle(said, |m| m.pawns, |m, on| m.pawns = on);
            },
        ),
        tap(
            "queen",
            shared::material::queen(),
            |m| m.queen,
            |said| {
                toggle(said, |m| m.queen, |m, on| m.queen = on);
            },
        ),
        tap(
            "rook",
            shared::material::rook(),
            |m| m.rook,
            |said| {
                toggle(said, |m| m.rook, |m, on| m.rook = on);
            },
        ),
        tap(
            "bishop",
            shared::material::bishop(),
            |m| m.bishop != Bishops::None,
            |said| {
                toggle(
                    said,
                    |m| m.bishop != Bishops::None,
                    |m, on| m.bishop = if on { Bishops::Unsaid } else { Bishops::None },
                );
            },
        ),
        tap(
            "knight",
            shared::material::knight(),
            |m| m.knight != Knights::None,
            |said| {
                toggle(
                    said,
                    |m| m.knight != Knights::None,
                    |m, on| m.knight = if on { Knights::Unsaid } else { Knights::None },
                );
            },
        ),
        tap(
            "bare",
            shared::material::bare_king(),
            |m| *m == Material::BARE_KING,
            |said| {
                *said = Some(Material::BARE_KING);
            },
        ),
    ];
    view! { <Question question taps said/> }
}

#[component]
fn KnightCount(color: Color, said: RwSignal<Said>) -> impl IntoView {
    let tap = |name, label, is_on, choose| Tap::new(["knights", "-", name], label, is_on, choose);
    let taps = vec![
        tap(
            "one",
            shared::material::one_knight(),
            |m| m.knight == Knights::One,
            |said| {
                set_knights(said, Knights::One);
            },
        ),
        tap(
            "more",
            shared::material::more_knights(),
            |m| m.knight == Knights::More,
            |said| {
                set_knights(said, Knights::More);
            },
        ),
    ];
    view! { <Question question=shared::material::knights(color).to_owned() taps said/> }
}

fn set_knights(said: &mut Said, knight: Knights) {
    if let Some(said) = said {
        said.knight = knight;
    }
}

#[component]
fn BishopSquares(color: Color, side: &'static str, said: RwSignal<Said>) -> impl IntoView {
    let tap =
        |name, label, is_on, choose| Tap::new([side, "-bishops-", name], label, is_on, choose);
    let taps = vec![
        tap(
            "light",
            shared::material::light(),
            |m| m.bishop == Bishops::Light,
            |said| {
                set_bishops(said, Bishops::Light);
            },
        ),
        tap(
            "dark",
            shared::material::dark(),
            |m| m.bishop == Bishops::Dark,
            |said| {
                set_bishops(said, Bishops::Dark);
            },
        ),
        tap(
            "both",
            shared::material::both(),
            |m| m.bishop == Bishops::Both,
            |said| {
                set_bishops(said, Bishops::Both);
            },
        ),
    ];
    view! { <Question question=shared::material::bishops(color).to_owned() taps said/> }
}

fn set_bishops(said: &mut Said, bishop: Bishops) {
    if let Some(said) = said {
        said.bishop = bishop;
    }
}
