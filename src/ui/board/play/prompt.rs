//! An action that needs one more touch: [`Prompt`], its question, and where the keyboard focus
//! goes.

use leptos::prelude::*;

use crate::platform::focus;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::text::{base, shared};
use crate::ui::watch::watch;

/// An open question that needs one more touch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Prompt {
    #[default]
    Nothing,
    /// Whether both agree to take the last move back.
    TakeBack,
    /// Which side offers a draw, or whether a side claims one.
    Draw,
    /// The kind of claim.
    Claim,
    Resign,
    /// The times with which an earlier position is restored.
    Restore(usize),
    /// The position from which the game begins.
    Lay,
    /// The page to open, or typing a move.
    More,
}

/// A button with words.
#[component]
pub(super) fn Act(
    /// The name by which tests find it.
    act: &'static str,
    #[prop(into)] label: String,
    #[prop(optional)] is_main: bool,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class:main=is_main
            type="button"
            data-act=act
            on:click=move |_| on_click.run(())
        >
            {label}
        </button>
    }
}

/// The question, its answers, and the way out of it.
#[component]
pub(super) fn Question(
    prompt: RwSignal<Prompt>,
    #[prop(into)] words: String,
    /// Content below the answers.
    #[prop(optional, into)]
    below: ViewFn,
    /// Whether there is nothing to answer.
    #[prop(optional)]
    closes: bool,
    children: Children,
) -> impl IntoView {
    let label = words.clone();
    view! {
        <div class="asked" role="group" aria-label=label>
            <p class="question">{words}</p>
            <div class="answers">{children()} <CancelButton prompt closes/></div>
            {below.run()}
        </div>
    }
}

/// The buttons under a form: send and cancel.
#[component]
pub(super) fn SendOrCancel(
    prompt: RwSignal<Prompt>,
    /// The name by which tests find the send button.
    act: &'static str,
    label: &'static str,
) -> impl IntoView {
    view! {
        <div class="answers">
            <button class="main" type="submit" data-act=act>
                {label}
            </button>
            <CancelButton prompt/>
        </div>
    }
}

#[component]
pub(super) fn CancelButton(
    prompt: RwSignal<Prompt>,
    /// Whether nothing was asked, so that nothing is cancelled.
    #[prop(optional)]
    closes: bool,
) -> impl IntoView {
    let label = if closes {
        base::common::close()
    } else {
        shared::common::cancel()
    };
    let cancel = move |()| prompt.set(Prompt::Nothing);
    view! { <Act act="cancel" label on_click=cancel/> }
}

/// Moves the keyboard focus into the question when it opens, and back to its button when it closes.
pub(super) fn keep_focus(prompt: RwSignal<Prompt>) {
    let before = StoredValue::new(Prompt::Nothing);
    watch(move || {
        let now = prompt.get();
        let was = before.get_value();
        before.set_value(now);
        if now != Prompt::Nothing {
            once(Millis::ZERO, || {
                focus::enter(".acts .asked", ".acts .asked :is(input, button, a)")
            });
        } else if let Some(name) = was.button() {
            once(Millis::ZERO, move || focus::offer(name));
        }
    });
}

impl Prompt {
    /// The selector of the button that opens the question.
    fn button(self) -> Option<&'static str> {
        Some(match self {
            Prompt::Nothing => return None,
            Prompt::TakeBack => ".acts [data-act=take-back]",
            Prompt::Draw | Prompt::Claim => ".acts [data-act=draw]",
            Prompt::Resign => ".acts [data-act=resign], .acts [data-act=new]",
            Prompt::Restore(_) => ".acts [data-act=resume-play], .tools [data-act=pause]",
            Prompt::Lay => ".acts [data-act=lay]",
            Prompt::More => ".tools [data-act=more]",
        })
    }
}
