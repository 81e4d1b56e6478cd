//! Choosing, dropping or pasting a file: [`Choose`].

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::state::Bringing;
use crate::platform::listener::prevent_default;
use crate::ui::correspondence::bring_file::BringFile;
use crate::ui::correspondence::remembered::ReadAgain;
use crate::ui::text::bring::page as words;
use crate::ui::widgets::field::Labelled;
use crate::ui::widgets::fold::Fold;

#[component]
pub(super) fn Choose(bringing: Bringing) -> impl IntoView {
    let take = move |file| bringing.take(file);
    let submit = move |event: SubmitEvent| {
        prevent_default(&event);
        bringing.read_typed();
    };
    let remembered = bringing.remembered;
    view! {
        <form class="bring-choose" novalidate=true on:submit=submit>
            <p class="empty">{words::teach()}</p>
            <p class="quiet">{words::forms()} " " {words::stays()}</p>
            <div class="bring-drop">
                <BringFile class="button main" label=words::choose() on_file=take/>
                <span class="quiet">{words::drop()}</span>
            </div>
            <Show when=move || remembered.name.with(Option::is_some)>
                <p class="bring-again">
                    <ReadAgain remembered on_file=take/>
                    <button
                        type="button"
                        data-act="forget-file"
                        on:click=move |_| remembered.forget()
                    >
                        {words::forget()}
                    </button>
                </p>
            </Show>
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
            <div class="primary">
                <button
                    type="submit"
                    data-act="read"
                    disabled=move || bringing.typed.with(|typed| typed.trim().is_empty())
                >
                    {words::read()}
                </button>
            </div>
            <Servers/>
        </form>
    }
}

/// Where the servers have their files, one kind after another.
#[component]
fn Servers() -> impl IntoView {
    let servers = [
        (words::iccf(), words::iccf_file()),
        (words::xfcc(), words::xfcc_file()),
        (words::others(), words::others_file()),
    ];
    let server = |(name, file)| {
        view! {
            <div>
                <dt>{name}</dt>
                <dd>{file}</dd>
            </div>
        }
    };
    view! {
        <Fold title=words::servers() name="servers">
            <dl class="bring-servers">{servers.map(server).collect_view()}</dl>
        </Fold>
    }
}
