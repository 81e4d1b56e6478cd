//! The page that takes a server's file: what it says, game by game, before anything is kept.

mod ask;
mod keep;
mod rows;
mod state;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::platform::listener::prevent_default;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::correspondence::bring_file::{BringFile, DropFile};
use crate::ui::correspondence::remembered::ReadAgain;
use crate::ui::route::Route;
use crate::ui::text::bring::page as words;
use crate::ui::widgets::field::Labelled;
use crate::ui::widgets::fold::Fold;
use crate::ui::widgets::following::Following;
use crate::ui::widgets::page::Page;
use ask::Questions;
use keep::KeepButton;
use rows::Rows;
use state::{Bringing, Stage};

#[component]
pub(crate) fn BringPage() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    // The time left in the rows goes on as in the list.
    correspondence.tick();
    let bringing = Bringing::new(correspondence, expect_context::<AppContext>());
    // The way to stop stays the same button throughout.
    let stage = Memo::new(move |_| match bringing.stage.get() {
        Stage::Finds => Stage::Reads,
        stage => stage,
    });
    let body = move || match stage.get() {
        Stage::Asks => view! { <FileChoice bringing/> }.into_any(),
        Stage::Reads | Stage::Finds => view! { <Progress bringing/> }.into_any(),
        Stage::Understood => view! {
            <Questions bringing/>
            <Rows bringing/>
            <KeepButton bringing/>
        }
        .into_any(),
    };
    view! {
        <Page title=words::title() back=Route::CorrespondenceGames>
            <DropFile on_file=move |file| bringing.take(file)/>
            <Following/>
            <div class="bring">{body}</div>
        </Page>
    }
}

/// How much of a long file is read, or found among the kept games, with the way to stop.
#[component]
fn Progress(bringing: Bringing) -> impl IntoView {
    view! {
        <section class="bring-progress">
            <p role="status">
                {move || {
                    let (games, percent) = (bringing.games_read.get(), bringing.percent.get());
                    match bringing.stage.get() {
                        Stage::Finds => words::finding(games, percent),
                        _ => words::reading(games, percent),
                    }
                }}
            </p>
            <progress max="100" value=move || bringing.percent.get() aria-label=words::title()></progress>
            <div class="primary">
                <button type="button" data-act="stop" on:click=move |_| bringing.stop()>
                    {words::stop()}
                </button>
            </div>
        </section>
    }
}

#[component]
fn FileChoice(bringing: Bringing) -> impl IntoView {
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
