//! Notices of a newer version and of a page that could not be loaded, perhaps because only a newer
//! version has it. Nothing is reloaded while a clock runs.

use leptos::prelude::*;

use super::notice::ClosableNotice;
use crate::clock::Phase;
use crate::platform::start::{self, ChunkError};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::context::update::{Newer, why_not_loaded};
use crate::ui::loader::Loader;
use crate::ui::text::base;

/// The notice of a newer version, shown while no clock runs until dismissed. The next start uses
/// that version anyway.
#[component]
pub(crate) fn UpdateNotice() -> impl IntoView {
    // Frames have no newer version to offer.
    let newer = use_context::<Newer>();
    let is_shown = move || newer.is_some_and(Newer::waits) && !runs();
    view! {
        <ShowLet some=move || newer.filter(|_| is_shown()) let:newer>
            <ClosableNotice name="update" on_close=move |()| newer.dismiss()>
                <span>{base::update::ready()} " " <RestartButton newer/></span>
            </ClosableNotice>
        </ShowLet>
    }
}

/// The notice that a page could not be loaded. It offers another attempt, or the restart that is
/// needed, which waits until no clock runs.
#[component]
pub(crate) fn FailedNotice() -> impl IntoView {
    let loader = use_context::<Loader>();
    view! {
        <ShowLet some=move || loader.filter(|loader| loader.has_failed()) let:loader>
            <ClosableNotice
                name="not-loaded"
                role="alert"
                on_close=move |()| loader.forget_failed()
            >
                <span>{why_not_loaded()} " " <Remedy loader/></span>
            </ClosableNotice>
        </ShowLet>
    }
}

/// The button that helps after a page could not be loaded.
#[component]
fn Remedy(loader: Loader) -> impl IntoView {
    let newer = expect_context::<Newer>();
    if start::fault() == ChunkError::Gone {
        return view! { <Show when=|| !runs()><RestartButton newer/></Show> }.into_any();
    }
    view! {
        <button type="button" data-act="try-again" on:click=move |_| loader.try_again()>
            {base::update::try_again()}
        </button>
    }
    .into_any()
}

#[component]
fn RestartButton(newer: Newer) -> impl IntoView {
    let clock = expect_context::<ClockController>();
    view! {
        <button type="button" data-act="restart" on:click=move |_| newer.take(clock)>
            {base::update::restart()}
        </button>
    }
}

/// Whether a clock runs. Tracked.
fn runs() -> bool {
    matches!(
        expect_context::<ClockController>().phase.get(),
        Phase::Running(_)
    )
}
