//! Choosing, dropping or pasting a file: [`Choose`].

use leptos::ev::{DragEvent, Event, SubmitEvent};
use leptos::prelude::*;

use super::state::Bringing;
use crate::platform::download;
use crate::platform::listener::prevent_default;
use crate::ui::correspondence::bring_file::{ACCEPT, MAX_FILE};
use crate::ui::text::bring::page as words;
use crate::ui::widgets::field::Labelled;
use crate::ui::widgets::icon::Icon;

#[component]
pub(super) fn Choose(bringing: Bringing) -> impl IntoView {
    let is_over = RwSignal::new(false);
    let take = move |file| bringing.take(file);
    let choose = move |event: Event| download::read_chosen_bytes(&event.into(), MAX_FILE, take);
    let drop_here = move |event: DragEvent| {
        prevent_default(&event);
        is_over.set(false);
        download::read_dropped_bytes(&event, MAX_FILE, take);
    };
    let drag_over = move |event: DragEvent| {
        prevent_default(&event);
        is_over.set(true);
    };
    let submit = move |event: SubmitEvent| {
        prevent_default(&event);
        bringing.read(bringing.typed.get_untracked());
    };
    view! {
        <form
            class="bring-choose"
            class:over=move || is_over.get()
            novalidate=true
            on:submit=submit
            on:dragover=drag_over
            on:dragleave=move |_| is_over.set(false)
            on:drop=drop_here
        >
            <p class="empty">{words::teach()}</p>
            <p class="quiet">{words::forms()} " " {words::stays()}</p>
            <div class="primary">
                <label class="button main">
                    {Icon::Bring.view()}
                    <span>{words::choose()}</span>
                    <input
                        class="unseen"
                        type="file"
                        name="server-file"
                        accept=ACCEPT
                        on:change=choose
                    />
                </label>
                <span class="quiet bring-drop">{words::drop()}</span>
            </div>
            <Labelled
                id="field-server-text".into()
                label=Signal::stored(words::paste().to_owned())
                error=bringing.wrong.into()
                hint=""
            >
                <textarea
                    id="field-server-text"
                    name="server-text"
                    rows="5"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    aria-describedby="field-server-text-note"
                    aria-invalid=move || bringing.wrong.with(Option::is_some).then_some("true")
                    prop:value=move || bringing.typed.get()
                    on:input:target=move |event| {
                        bringing.typed.set(event.target().value());
                        bringing.wrong.set(None);
                    }
                ></textarea>
            </Labelled>
            <Show when=move || bringing.typed.with(|typed| !typed.trim().is_empty())>
                <div class="primary">
                    <button type="submit" data-act="read">
                        {words::read()}
                    </button>
                </div>
            </Show>
        </form>
    }
}
