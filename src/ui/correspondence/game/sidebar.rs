//! The sections below a game: related pages, its note, its link, and the ways to export it.

use leptos::prelude::*;

use super::delete_game::{DeleteButton, DeleteQuestion};
use super::players_form::PlayersForm;
use super::state::{Ask, GamePage};
use super::{export, statement};
use crate::platform::timer::Timer;
use crate::platform::{clipboard, download, print};
use crate::time::Millis;
use crate::ui::route::{EventsRoute, PlanRoute, Route};
use crate::ui::text::{self, t};
use crate::ui::widgets::act_button::{ActButton, ActLink};
use crate::ui::widgets::field::{Field, Labelled};
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::listener::use_leaving;

/// All of these sections.
#[component]
pub(super) fn Beside(page: GamePage) -> impl IntoView {
    view! {
        <section class="correspondence-beside no-print">
            <Pages page/>
            <Note page/>
            <ServerLink page/>
            <TakeAlong page/>
            <ThisGame page/>
        </section>
    }
}

#[component]
fn Pages(page: GamePage) -> impl IntoView {
    let words = &text::correspondence().game;
    let (id, event) = page
        .game
        .with_untracked(|game| (game.id.clone(), game.event.clone()));
    view! {
        <nav class="correspondence-act-row">
            <ActLink
                act="study"
                icon=Icon::Edit
                label=words.study
                to=Route::PrivateStudy(id.clone())
            />
            <ActLink act="ahead" icon=Icon::Times label=words.ahead to=PlanRoute::Ahead(id)/>
            <ActLink
                act="event"
                icon=Icon::Correspondence
                label=words.event
                to=EventsRoute::Event(event)
            />
        </nav>
    }
}

/// The note, saved as the user types.
#[component]
fn Note(page: GamePage) -> impl IntoView {
    let words = &text::correspondence().game;
    let typed = StoredValue::new(None::<String>);
    let flush = move || {
        let Some(note) = typed.try_update_value(Option::take).flatten() else {
            return;
        };
        if page.correspondence.following.get_untracked() {
            return;
        }
        page.game.update(|game| game.note = note);
        page.save();
    };
    let soon = StoredValue::new_local(Timer::new(move |_| flush()));
    use_leaving(flush);
    let write = move |text| {
        typed.set_value(Some(text));
        soon.with_value(|soon| soon.after(Millis::new(600)));
    };
    let value = move || {
        let kept = page.game.with(|game| game.note.clone());
        // Text that the user is still typing is not saved yet.
        typed.with_value(Clone::clone).unwrap_or(kept)
    };
    view! {
        <Labelled
            id="field-note".into()
            label=Signal::derive(|| words.note.to_owned())
            error=Signal::derive(|| None)
            hint=words.note_hint
        >
            <textarea
                id="field-note"
                name="note"
                rows="4"
                aria-describedby="field-note-note"
                disabled=move || page.correspondence.following.get()
                prop:value=value
                on:input:target=move |event| write(event.target().value())
                on:change=move |_| flush()
            ></textarea>
        </Labelled>
    }
}

/// Whether a text is a web address. No other kind is allowed, because it could be a script.
fn is_address(text: &str) -> bool {
    text.starts_with("https://") || text.starts_with("http://")
}

/// Where the game is on its server.
#[component]
fn ServerLink(page: GamePage) -> impl IntoView {
    let words = &text::correspondence().game;
    // What the user has typed and not yet saved.
    let typed = RwSignal::new(None::<String>);
    let value = Signal::derive(move || {
        let kept = || page.game.with(|game| game.link.clone());
        typed.get().unwrap_or_else(kept)
    });
    let is_fine =
        |typed: &str| Some(typed.trim()).is_none_or(|text| text.is_empty() || is_address(text));
    let error = Signal::derive(move || {
        (!value.with(|value| is_fine(value))).then(|| words.link_problem.to_owned())
    });
    let keep = move || {
        let Some(link) = typed.get_untracked().map(|link| link.trim().to_owned()) else {
            return;
        };
        if is_fine(&link) && !page.correspondence.following.get_untracked() {
            typed.set(None);
            if page.game.with_untracked(|game| game.link != link) {
                page.game.update(|game| game.link = link);
                page.save();
            }
        }
    };
    use_leaving(keep);
    let open = move || {
        let link = page.game.with(|game| game.link.clone());
        is_address(&link).then(|| {
            view! {
                <a data-act="open-link" href=link rel="noopener noreferrer" target="_blank">
                    {words.open_link}
                </a>
            }
        })
    };
    view! {
        <div class="correspondence-link" on:change=move |_| keep()>
            <Field
                name="link"
                label=words.link
                hint=words.link_hint
                value
                on_input=move |text| typed.set(Some(text))
                error
            />
            {open}
        </div>
    }
}

/// The game itself: who plays it, and whether it is kept.
#[component]
fn ThisGame(page: GamePage) -> impl IntoView {
    let words = &text::correspondence().correct;
    let asks = RwSignal::new(false);
    let is_open = Memo::new(move |_| page.ask.get() == Ask::Players);
    let names = move |()| {
        asks.set(false);
        page.ask(Ask::Players);
    };
    let acts = move || {
        view! {
            <div class="correspondence-act-row">
                <ActButton
                    act="players"
                    icon=Icon::Edit
                    label=words.players
                    is_disabled=page.correspondence.following
                    on_click=names
                />
                <DeleteButton asks/>
            </div>
        }
    };
    view! {
        <div class="correspondence-take-along">
            <h2>{words.game}</h2>
            <Show when=move || is_open.get() fallback=acts>
                <PlayersForm page/>
            </Show>
            <DeleteQuestion asks game=page.game/>
        </div>
    }
}

/// A way to export the game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    SavePgn,
    CopyPgn,
    CopyStatement,
    Print,
}

/// The ways to export the game. A running game is confidential, so the page asks before each of
/// them except printing.
#[component]
fn TakeAlong(page: GamePage) -> impl IntoView {
    let words = &text::correspondence().game;
    let wanted = RwSignal::new(None::<Way>);
    let said = RwSignal::new("");
    let way = move |act, icon, label, way| {
        let click = move |()| {
            said.set("");
            if export::is_running(page) && way != Way::Print {
                wanted.set(Some(way));
            } else {
                take(page, way, said);
            }
        };
        view! { <ActButton act icon label on_click=click/> }
    };
    let question = move || {
        wanted.get().map(|way| {
            let go_on = move |_| {
                wanted.set(None);
                take(page, way, said);
            };
            view! {
                <div class="ask" role="alert" data-confidential="">
                    <p>{words.confidential}</p>
                    <div class="acts two">
                        <button type="button" data-act="share-anyway" on:click=go_on>
                            {words.share_anyway}
                        </button>
                        <button
                            type="button"
                            data-act="share-not"
                            on:click=move |_| wanted.set(None)
                        >
                            {t().common.cancel}
                        </button>
                    </div>
                </div>
            }
        })
    };
    view! {
        <div class="correspondence-take-along">
            <h2>{words.take_along}</h2>
            <div class="correspondence-act-row">
                {way("save-pgn", Icon::Save, words.save_pgn, Way::SavePgn)}
                {way("copy-pgn", Icon::Copy, words.copy_pgn, Way::CopyPgn)}
                {way("copy-statement", Icon::Copy, words.copy_statement, Way::CopyStatement)}
                {way("print", Icon::Print, words.print, Way::Print)}
            </div>
            {question}
            <p class="quiet" role="status">
                {move || said.get()}
            </p>
        </div>
    }
}

fn take(page: GamePage, way: Way, said: RwSignal<&'static str>) {
    let copy = |text: String| {
        clipboard::write(&text, move |done| {
            let _ = said.try_set(if done {
                text::correspondence().game.copied
            } else {
                text::correspondence().game.not_copied
            });
        });
    };
    match way {
        Way::SavePgn => {
            let id = page.game.with_untracked(|game| game.id.clone());
            let name = ["zeitnot-", &id, ".pgn"].concat();
            download::save_text(&name, "application/x-chess-pgn", &export::pgn(page));
        }
        Way::CopyPgn => copy(export::pgn(page)),
        Way::CopyStatement => copy(statement::as_text(page)),
        Way::Print => print::print(),
    }
}
