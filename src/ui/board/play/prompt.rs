//! An action that needs one more touch: [`Prompt`], its question, and where the keyboard focus is
//! meanwhile.

use leptos::prelude::*;

use crate::platform::focus;
use crate::platform::timer::once;
use crate::time::Millis;
use crate::ui::el::{El, Str, el, watch};
use crate::ui::text::t;

/// What was asked for and needs one more touch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Prompt {
    #[default]
    Nothing,
    /// Whether both agree to take the last move back.
    TakeBack,
    /// Who offers a draw.
    Offer,
    /// What is claimed.
    Claim,
    Resign,
    /// With which times an earlier position is restored.
    Restore(usize),
    /// From which position the game begins.
    Lay,
}

pub(super) fn act(name: &str, label: impl Into<Str>, click: impl Fn() + 'static) -> El {
    let label: Str = label.into();
    el("button")
        .attr("data-act", name)
        .on("click", move |_| click())
        .child(label.as_ref())
}

/// The question, its answers, and the way out of it.
pub(super) fn question(prompt: RwSignal<Prompt>, words: impl Into<Str>, answers: El) -> El {
    let words: Str = words.into();
    el("div")
        .class("asked")
        .attr("role", "group")
        .attr("aria-label", words.as_ref())
        .child(el("p").class("question").child(words.as_ref()))
        .child(
            el("div")
                .class("answers")
                .child(answers)
                .child(cancel(prompt)),
        )
}

/// The buttons under a form: it is sent, or left.
pub(super) fn sent(prompt: RwSignal<Prompt>, name: &str, label: &str) -> El {
    let send = el("button")
        .class("main")
        .attr("type", "submit")
        .attr("data-act", name)
        .child(label);
    el("div")
        .class("answers")
        .child(send)
        .child(cancel(prompt).attr("type", "button"))
}

fn cancel(prompt: RwSignal<Prompt>) -> El {
    act("cancel", t().common.cancel, move || {
        prompt.set(Prompt::Nothing);
    })
}

/// The keyboard is on the question while there is one, and after it where it
/// was.
pub(super) fn keep_focus(prompt: RwSignal<Prompt>) {
    let before = StoredValue::new(Prompt::Nothing);
    watch(move || {
        let now = prompt.get();
        let was = before.get_value();
        before.set_value(now);
        if now != Prompt::Nothing {
            once(Millis::ZERO, || {
                focus::enter(".acts .asked", ".acts .asked :is(input, button)")
            });
        } else if let Some(name) = was.button() {
            once(Millis::ZERO, move || focus::offer(name));
        }
    });
}

impl Prompt {
    /// The button that asks for it.
    fn button(self) -> Option<&'static str> {
        Some(match self {
            Prompt::Nothing => return None,
            Prompt::TakeBack => ".acts [data-act=take-back]",
            Prompt::Offer => ".acts [data-act=offer]",
            Prompt::Claim => ".acts [data-act=claim]",
            Prompt::Resign => ".acts [data-act=resign], .acts [data-act=new]",
            Prompt::Restore(_) => ".acts [data-act=resume-play], .acts [data-act=pause]",
            Prompt::Lay => ".acts [data-act=lay]",
        })
    }
}
