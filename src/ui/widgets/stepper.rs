//! A number with buttons that change it: [`Stepper`].

use leptos::prelude::*;

use super::icon::Icon;
use crate::clock::draft::scale::Way;
use crate::platform::listener::prevent_default;
use crate::platform::timer::Timer;
use crate::time::Millis;
use crate::ui::text::base;
use crate::ui::text::shared;

/// A number between − and +, with its label above and its error below. It can be typed, too.
#[component]
pub(crate) fn Stepper(
    /// The name of the input.
    #[prop(into)]
    name: String,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] unit: Signal<&'static str>,
    #[prop(into)] value: Signal<String>,
    /// The next text from this one in a direction; `None` at the end of the scale.
    #[prop(into)]
    next: Callback<(String, Way), Option<String>>,
    /// Called with the text after every change.
    #[prop(into)]
    on_input: Callback<String>,
    #[prop(into)] on_leave: Callback<()>,
    #[prop(into)] error: Signal<Option<String>>,
) -> impl IntoView {
    let id = format!("field-{name}");
    let note = format!("{id}-note");
    let step = move |way| {
        if let Some(next) = next.run((value.get_untracked(), way)) {
            on_input.run(next);
        }
    };
    // Text such as 1:30:00 or 30 s needs no unit beside it.
    let unit = move || {
        let is_number =
            |text: &String| text.chars().all(|c| c.is_ascii_digit() || ".,".contains(c));
        value.with(is_number).then(|| unit.get())
    };
    let is_wrong = move || error.with(Option::is_some);
    // Children are made before attributes.
    let (inner, described) = (id.clone(), note.clone());
    let message = move || {
        let note = note.clone();
        error
            .get()
            .map(|error| view! { <p class="note" id=note role="alert">{error}</p> })
    };
    view! {
        <div class="stepper" class:wrong=is_wrong>
            <label for=id.clone()>{move || label.get()}</label>
            <div>
                <StepButton way=Way::Down label on_step=step/>
                <label class="figure" for=id.clone()>
                    <span data-text=move || value.get()>
                        <input
                            type="text"
                            autocomplete="off"
                            autocapitalize="off"
                            spellcheck="false"
                            inputmode="decimal"
                            id=inner
                            name=name
                            aria-describedby=described
                            aria-invalid=move || is_wrong().then_some("true")
                            prop:value=move || value.get()
                            on:input:target=move |event| on_input.run(event.target().value())
                            on:blur=move |_| on_leave.run(())
                        />
                    </span>
                    <small>{unit}</small>
                </label>
                <StepButton way=Way::Up label on_step=step/>
            </div>
            {message}
        </div>
    }
}

/// One of the two buttons, which repeats while it is held.
#[component]
pub(crate) fn StepButton(
    way: Way,
    label: Signal<String>,
    #[prop(into)] on_step: Callback<Way>,
) -> impl IntoView {
    let (step, icon, words) = match way {
        Way::Down => ("down", Icon::Minus, shared::common::less()),
        Way::Up => ("up", Icon::Plus, shared::common::more()),
    };
    let hold = use_hold(move || on_step.run(way));
    view! {
        <button
            type="button"
            data-step=step
            aria-label=move || [&label.get(), base::common::colon(), words].concat()
            on:pointerdown=move |event| {
                if event.button() == 0 {
                    hold.begin();
                }
            }
            on:pointerup=move |_| hold.end()
            on:pointercancel=move |_| hold.end()
            on:pointerleave=move |_| hold.end()
            on:contextmenu=prevent_default
            on:click=move |event| {
                // A click of the keyboard, which has no count, follows no hold.
                if event.detail() == 0 || !hold.has_repeated() {
                    on_step.run(way);
                }
            }
        >
            {icon.view()}
        </button>
    }
}

/// How long a button is held before it repeats, and the interval between repeats.
const FIRST: Millis = Millis::new(400);
const AGAIN: Millis = Millis::new(100);

/// A button that may be held. A handle.
#[derive(Clone, Copy, Debug)]
struct Hold {
    timer: StoredValue<Timer, LocalStorage>,
    has_repeated: StoredValue<bool>,
}

/// Repeats `act` while a button is held. The first time is left to the button's own click.
fn use_hold(act: impl Fn() + 'static) -> Hold {
    let has_repeated = StoredValue::new(false);
    let timer = Timer::new(move |timer| {
        has_repeated.set_value(true);
        timer.after(AGAIN);
        act();
    });
    let timer = StoredValue::new_local(timer);
    on_cleanup(move || {
        timer.try_update_value(|timer| timer.cancel());
    });
    Hold {
        timer,
        has_repeated,
    }
}

impl Hold {
    pub(crate) fn begin(self) {
        self.has_repeated.set_value(false);
        self.timer.update_value(|timer| timer.after(FIRST));
    }

    pub(crate) fn end(self) {
        self.timer.update_value(|timer| timer.cancel());
    }

    /// Whether the last hold was more than a click.
    pub(crate) fn has_repeated(self) -> bool {
        self.has_repeated.get_value()
    }
}
