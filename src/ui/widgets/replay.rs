//! Replaying a game: [`ReplayStep`], its buttons and its keys, and the board at a move.

use leptos::prelude::*;

use crate::clock::Color;
use crate::game::{GameTree, NodeId};
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::ui::text::play::moves as texts;
use crate::ui::text::{self, shared};
use crate::ui::widgets::board::{Movable, Scene, way};
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::listener::use_listener;

/// A step through the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayStep {
    /// To the starting position.
    First,
    /// One move back.
    Back,
    /// One move on.
    On,
    /// To the end of the line.
    Last,
    /// To the previous alternative.
    Up,
    /// To the next alternative: moves after the end of a line are an alternative to that end.
    Down,
}

impl ReplayStep {
    /// The node that it leads to; `at` itself if it leads nowhere.
    pub fn from(self, tree: &GameTree, at: NodeId) -> NodeId {
        match self {
            ReplayStep::First => NodeId::ROOT,
            ReplayStep::Back => tree.parent(at).unwrap_or(at),
            ReplayStep::On => tree.continuation(at).unwrap_or(at),
            ReplayStep::Last => tree.end_of_line(at),
            ReplayStep::Up => tree.alternative_before(at).unwrap_or(at),
            ReplayStep::Down => tree.alternative_after(at).unwrap_or(at),
        }
    }

    /// Where it leads in a line of `last` half-moves, after `at` of them; `None` if it leads
    /// nowhere.
    pub fn in_line(self, at: usize, last: usize) -> Option<usize> {
        let to = match self {
            ReplayStep::First => 0,
            ReplayStep::Back => at.saturating_sub(1),
            ReplayStep::On => (at + 1).min(last),
            ReplayStep::Last => last,
            ReplayStep::Up | ReplayStep::Down => at,
        };
        (to != at).then_some(to)
    }

    /// The step of a key that is not meant for a field or the board.
    pub fn of_key(key: &KeyPress) -> Option<ReplayStep> {
        if key.modified || key.writing {
            return None;
        }
        Some(match key.key.as_str() {
            "ArrowLeft" | "," => ReplayStep::Back,
            "ArrowRight" | "." => ReplayStep::On,
            "ArrowUp" => ReplayStep::Up,
            "ArrowDown" => ReplayStep::Down,
            "Home" => ReplayStep::First,
            "End" => ReplayStep::Last,
            _ => return None,
        })
    }
}

/// Lets keys step through the moves while the page is there. `step` returns whether it led
/// anywhere.
pub(crate) fn use_replay_keys(step: impl Fn(ReplayStep) -> bool + 'static) {
    use_listener(on_key_down(move |key| {
        ReplayStep::of_key(key).is_some_and(&step)
    }));
}

/// A button with a picture that steps through the moves.
#[component]
pub(crate) fn ReplayButton(
    /// The name by which tests find it.
    act: &'static str,
    label: &'static str,
    icon: Icon,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            data-act=act
            aria-label=label
            on:click=move |_| on_click.run(())
        >
            {icon.view()}
        </button>
    }
}

/// The button that turns the board.
#[component]
pub(crate) fn FlipButton(#[prop(into)] on_flip: Callback<()>) -> impl IntoView {
    let label = text::play::acts::flip();
    view! { <ReplayButton act="flip" label icon=Icon::Flip on_click=on_flip/> }
}

/// The buttons for first, back, on and last, and anything else in their row.
#[component]
pub(crate) fn ReplayButtons(
    #[prop(into)] on_step: Callback<ReplayStep>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let step = move |(act, label, icon, step)| {
        view! { <ReplayButton act label icon on_click=move |()| on_step.run(step)/> }
    };
    let steps = [
        ("first", texts::first(), Icon::First, ReplayStep::First),
        (
            "earlier",
            shared::board::earlier(),
            Icon::Back,
            ReplayStep::Back,
        ),
        ("later", shared::board::later(), Icon::On, ReplayStep::On),
        ("last", texts::last(), Icon::Last, ReplayStep::Last),
    ];
    view! {
        <div class="walk no-print" role="group" aria-label=texts::walk()>
            {steps.map(step).collect_view()}
            {children.map(|children| children())}
        </div>
    }
}

/// A node of a game as the board draws it.
pub fn scene(tree: &GameTree, at: NodeId, movable: Movable, bottom: Color) -> Scene {
    Scene {
        position: tree.position(at),
        castling: tree.start().mode(),
        last: tree.play_at(at).map(way),
        movable,
        bottom,
        ply: tree.path(at).len(),
    }
}
