//! The way back into a game without a result: [`TakeUp`].

use leptos::prelude::*;

use crate::clock::FallenFlag;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::base;
use crate::ui::text::manage::games as texts;
use crate::ui::widgets::dialog::Dialog;

/// A fallen flag, for a game whose result nobody has entered.
pub(super) fn flag_words(flag: FallenFlag) -> String {
    match flag {
        FallenFlag::Of(side) => base::panel::fallen(side).to_owned(),
        FallenFlag::Both => texts::both_flags().to_owned(),
    }
}

/// A button that continues a game without a result where it was left. It asks first if that replaces
/// another game with moves.
#[component]
pub(super) fn TakeUp(
    /// The game's id.
    id: String,
    /// Whether it can be played on; else it waits for its result.
    is_open: bool,
    /// Whether it is the main action of the page.
    #[prop(optional)]
    is_main: bool,
) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    let is_asking = RwSignal::new(false);
    let id = StoredValue::new(id);
    let take_up = move |()| {
        is_asking.set(false);
        if id.with_value(|id| clock.take_up(id)) {
            clock.context.play_route().go();
        }
    };
    let ask = move |_| {
        if clock.has_moves() {
            is_asking.set(true);
        } else {
            take_up(());
        }
    };
    view! {
        <button
            class=is_main.then_some("main")
            type="button"
            data-act="take-up"
            disabled=move || !clock.context.leads()
            on:click=ask
        >
            {if is_open { texts::take_up() } else { texts::enter_result() }}
        </button>
        <Show when=move || is_asking.get()>
            <Dialog
                question=texts::take_up_replaces()
                confirm=texts::take_up_sure()
                act="take-up-sure"
                on_confirm=take_up
                on_cancel=move |()| is_asking.set(false)
            />
        </Show>
    }
}
