//! The moves of the game as on a score sheet. A touch shows the position after a move.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::state::{BoardPage, ShownPosition, number_of};
use crate::clock::Color;
use crate::clock::digits::Digits;
use crate::game::Move;
use crate::game::notation::MoveError;
use crate::game::sheet::LiveMoves;
use crate::platform::listener::prevent_default;
use crate::ui::context::piece_letters;
use crate::ui::text::play::moves as texts;
use crate::ui::text::{self, shared};
use crate::ui::watch::watch;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::replay::ReplayButton;

#[component]
pub(super) fn Moves(screen: BoardPage) -> impl IntoView {
    let is_empty = move || screen.live.with(LiveMoves::is_empty);
    let rows = move || {
        screen.live.with(|live| match live.len() {
            0 => 0,
            moves => (moves + black_first(live)).div_ceil(2),
        })
    };
    view! {
        <div class="moves-place">
            <Show when=is_empty>
                <p class="empty">{texts::none()}</p>
            </Show>
            <div class="scroll">
                <ol class="moves" aria-label=texts::title()>
                    <For each=move || 0..rows() key=|row| *row let:row>
                        <Row screen row/>
                    </For>
                </ol>
            </div>
            <ReplayBar screen/>
            <Show when=move || screen.types.get()>
                <Entry screen/>
            </Show>
        </div>
    }
}

/// 1 where Black begins, as the first row then lacks White's move; otherwise 0.
fn black_first(live: &LiveMoves) -> usize {
    usize::from(live.line.start().turn() == Color::Black)
}

/// A move of each side.
#[component]
fn Row(screen: BoardPage, row: usize) -> impl IntoView {
    let plies = Memo::new(move |_| {
        let begins = screen.live.with(black_first);
        [2 * row + 1, 2 * row + 2].map(|ply| ply.checked_sub(begins).filter(|&ply| ply > 0))
    });
    let number = move || {
        let ply = plies.get().into_iter().flatten().next().unwrap_or(1);
        let (number, _) = screen.live.with(|live| number_of(live.line.start(), ply));
        [&number.to_string(), "."].concat()
    };
    view! {
        <li>
            <span class="number">{number}</span>
            <MoveButton screen ply=Signal::derive(move || plies.get()[0])/>
            <MoveButton screen ply=Signal::derive(move || plies.get()[1])/>
        </li>
    }
}

/// The button of a move. Before the move is made, the button is there but hidden.
#[component]
fn MoveButton(screen: BoardPage, ply: Signal<Option<usize>>) -> impl IntoView {
    let san = move || {
        let before = ply.get()?.checked_sub(1)?;
        screen
            .written
            .with(|written| written.get(before).map(|(_, san)| san.clone()))
    };
    let is_made = move || {
        ply.get()
            .is_some_and(|ply| ply <= screen.written.with(Vec::len))
    };
    let is_current = move || {
        let now = screen.live.with(LiveMoves::len);
        let at = screen.shown.with(|shown| match shown {
            ShownPosition::Now => Some(now),
            ShownPosition::Past(ply) => Some(*ply),
            ShownPosition::Witness(..) => None,
        });
        at.is_some() && at == ply.get()
    };
    let thought = move || {
        let before = ply.get()?.checked_sub(1)?;
        let thought = screen
            .thought
            .with(|thought| thought.get(before).copied().flatten())?;
        Some(Digits::passed(thought).to_string())
    };
    let show = move |_| {
        if let Some(ply) = ply.get_untracked() {
            screen.show(ply);
        }
    };
    view! {
        <button
            class="move"
            type="button"
            data-ply=move || ply.get().map(|ply| ply.to_string())
            aria-current=move || is_current().then_some("step")
            hidden=move || !is_made()
            on:click=show
        >
            <span class="san">{san}</span>
            <small>{thought}</small>
        </button>
    }
}

/// First, back, on, last; and the field for a move.
#[component]
fn ReplayBar(screen: BoardPage) -> impl IntoView {
    view! {
        <div class="walk" role="group" aria-label=texts::walk()>
            <ReplayButton
                act="first"
                label=texts::first()
                icon=Icon::First
                on_click=move |()| screen.show(0)
            />
            <ReplayButton
                act="earlier"
                label=shared::board::earlier()
                icon=Icon::Back
                on_click=move |()| screen.step(-1)
            />
            <ReplayButton
                act="later"
                label=shared::board::later()
                icon=Icon::On
                on_click=move |()| screen.step(1)
            />
            <ReplayButton
                act="now"
                label=shared::board::now()
                icon=Icon::Last
                on_click=move |()| screen.back_to_now()
            />
            <ReplayButton
                act="type"
                label=texts::write()
                icon=Icon::Keyboard
                on_click=move |()| screen.toggle_typing()
            />
        </div>
    }
}

#[component]
fn Entry(screen: BoardPage) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let wrong = RwSignal::new(None);
    // An error is about a text in one position, so another position clears it.
    watch(move || {
        screen.scene.with(|scene| scene.ply);
        wrong.set(None);
    });
    let read = move |text: String| {
        screen
            .live
            .with_untracked(|live| piece_letters::typed(live.line.position(), &text))
    };
    let play = move |found: Move| {
        if screen.clock.play(found).is_ok() {
            typed.set(String::new());
        }
    };
    view! {
        <MoveField
            class="entry"
            label=texts::write()
            act="enter-move"
            button=texts::enter()
            typed
            wrong
            read
            play
        />
    }
}

/// A field for a move and the button that plays it. A valid move is played; an invalid text stays,
/// with its error.
#[component]
fn MoveField(
    class: &'static str,
    label: &'static str,
    /// The name by which tests find the button.
    act: &'static str,
    button: &'static str,
    typed: RwSignal<String>,
    wrong: RwSignal<Option<String>>,
    #[prop(into)] read: Callback<String, Result<Move, MoveError>>,
    #[prop(into)] play: Callback<Move>,
) -> impl IntoView {
    let type_move = move |text| {
        typed.set(text);
        wrong.set(None);
    };
    let enter = move |event: SubmitEvent| {
        prevent_default(&event);
        let text = typed.get_untracked().trim().to_owned();
        if text.is_empty() {
            return;
        }
        match read.run(text.clone()) {
            Ok(found) => play.run(found),
            Err(problem) => wrong.set(Some(text::play::move_problem(&text, &problem))),
        }
    };
    view! {
        <form class=class novalidate=true autocomplete="off" on:submit=enter>
            <Field
                name="move"
                label
                placeholder=text::play::moves::write()
                value=typed
                on_input=type_move
                error=wrong
            />
            <button type="submit" data-act=act>
                {button}
            </button>
        </form>
    }
}
