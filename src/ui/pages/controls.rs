//! Choosing a time control: one's own, those that players look for, or one
//! that is typed.

use leptos::prelude::*;

use crate::clock::notation::{self, Expected};
use crate::clock::presets::{Group, PRESETS};
use crate::clock::setup::Setup;
use crate::platform::{clipboard, location};
use crate::ui::components::field::Field;
use crate::ui::components::icon::Icon;
use crate::ui::components::page::Page;
use crate::ui::erased::{dynamic, on};
use crate::ui::read_control;
use crate::ui::route::Route;
use crate::ui::settings::Preset;
use crate::ui::table::Table;
use crate::ui::text::t;

/// The page.
#[component]
pub fn ControlsPage() -> impl IntoView {
    let table = expect_context::<Table>();
    // A control that was chosen while a game is being played waits for a yes.
    let waiting = RwSignal::new(None::<Setup>);
    let play = move |setup: Setup| {
        if table.is_idle() {
            start(table, setup);
        } else {
            waiting.set(Some(setup));
        }
    };
    view! {
        <Page title=t().controls.title.to_owned()>
            {dynamic(move || {
                waiting
                    .get()
                    .map(|setup| {
                        view! {
                            <div class="ask" role="alert">
                                <p>{t().controls.replaces}</p>
                                <div class="primary">
                                    <button
                                        class="main"
                                        data-act="replace"
                                        on:click=on(move || start(table, setup.clone()))
                                    >
                                        {t().controls.replaces_end}
                                    </button>
                                    <button on:click=on(move || waiting.set(None))>
                                        {t().common.cancel}
                                    </button>
                                </div>
                            </div>
                        }
                    })
            })}
            <Typed play />
            <Own play />
            {PRESETS.map(|(name, texts)| group(name, texts, play)).collect_view()}
        </Page>
    }
}

fn start(table: Table, setup: Setup) {
    table.set_up(setup);
    Route::Clock.go();
}

/// A field for the notation, which says at once what it means.
#[component]
fn Typed(play: impl Fn(Setup) + Copy + 'static) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let read = Memo::new(move |_| {
        let text = text.get();
        (!text.trim().is_empty()).then(|| read_control(&text))
    });
    // A half-typed control is not yet wrong: errors come when it is sent.
    let sent = RwSignal::new(false);
    let error = Memo::new(move |_| match read.get() {
        Some(Err(message)) if sent.get() => message,
        None if sent.get() => (t().controls.expected)(Expected::Control).into(),
        _ => String::new(),
    });
    let meaning = move || match read.get() {
        Some(Ok(setup)) => (t().words.sentence)(&setup),
        _ => String::new(),
    };
    view! {
        <form
            class="typed"
            novalidate
            on:submit=move |event| {
                event.prevent_default();
                sent.set(true);
                if let Some(Ok(setup)) = read.get_untracked() {
                    play(setup);
                }
            }
        >
            <Field
                label=t().controls.type_one.to_owned()
                name="notation"
                placeholder=t().controls.type_hint
                value=text
                error=error
                on_input=move |typed| {
                    sent.set(false);
                    text.set(typed);
                }
            />
            <button class="main" type="submit" data-act="play-typed">
                {t().controls.play}
            </button>
            <p class="meaning" role="status">
                {meaning}
            </p>
        </form>
    }
}

fn group(
    name: Group,
    texts: &'static [&'static str],
    play: impl Fn(Setup) + Copy + 'static,
) -> impl IntoView {
    let buttons = texts.iter().map(|&text| {
        view! {
            <button
                class="preset"
                data-preset=text
                on:click=on(move || {
                    if let Ok(setup) = read_control(text) {
                        play(setup);
                    }
                })
            >
                {text}
            </button>
        }
    });
    view! {
        <section>
            <h2>{(t().words.group)(name)}</h2>
            <div class="presets">{buttons.collect_view()}</div>
        </section>
    }
}

/// One's own time controls: to play, share, edit, reorder and delete.
#[component]
fn Own(play: impl Fn(Setup) + Copy + Send + Sync + 'static) -> impl IntoView {
    let table = expect_context::<Table>();
    let row = move |(place, preset): (usize, Preset)| {
        let count = table.presets.with_untracked(Vec::len);
        let setup = preset.setup.clone();
        let text = notation::print(&setup.draft().controls);
        let link = text.clone();
        let (name, label) = (preset.name.clone(), preset.name);
        let sure = RwSignal::new(false);
        let swap = move |with: usize| table.set_presets(|presets| presets.swap(place, with));
        view! {
            <li>
                <button
                    class="preset"
                    data-own=name.clone()
                    on:click=on(move || play(setup.clone()))
                >
                    <strong>{label}</strong>
                    <span class="notation">{text}</span>
                </button>
                <span class="tools">
                    {(place > 0)
                        .then(|| tool("up", t().controls.up, Icon::Up, move || swap(place - 1)))}
                    {(place + 1 < count)
                        .then(|| tool("down", t().controls.down, Icon::Down, move || swap(place + 1)))}
                    {tool("share", t().controls.share, Icon::Link, move || share(table, &link))}
                    <a
                        class="tool"
                        data-act="edit"
                        href=Route::Editor(Some(place)).href()
                        aria-label=t().controls.edit
                    >
                        {Icon::Edit.view()}
                    </a>
                    {dynamic(move || {
                        if sure.get() {
                            view! {
                                <button
                                    data-act="delete-sure"
                                    on:click=on(move || {
                                        table
                                            .set_presets(|presets| {
                                                presets.remove(place);
                                            })
                                    })
                                >
                                    {t().common.delete}
                                </button>
                            }
                                .into_any()
                        } else {
                            tool("delete", t().common.delete, Icon::Delete, move || sure.set(true))
                        }
                    })}
                </span>
            </li>
        }
    };
    view! {
        <section>
            <h2>{t().controls.own}</h2>
            {dynamic(move || {
                let presets = table.presets.get();
                if presets.is_empty() {
                    view! { <p class="quiet">{t().controls.none_own}</p> }.into_any()
                } else {
                    let rows = presets.into_iter().enumerate().map(row).collect_view();
                    view! { <ul class="own">{rows}</ul> }.into_any()
                }
            })}
            <a class="button" data-act="make" href=Route::Editor(None).href()>
                {t().controls.new_own}
            </a>
        </section>
    }
}

fn tool(name: &'static str, label: &'static str, icon: Icon, act: impl Fn() + 'static) -> AnyView {
    view! {
        <button class="tool" data-act=name aria-label=label on:click=on(move || act())>
            {icon.view()}
        </button>
    }
    .into_any()
}

/// Copies a link that opens the clock with this control.
fn share(table: Table, text: &str) {
    let link = format!("{}#/?control={}", location::address(), encode(text));
    clipboard::write(&link, move |copied| {
        if copied {
            table.tell(t().controls.shared.into());
        }
    });
}

/// Percent-encoding of what a query cannot hold.
fn encode(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => {
                encoded.push(char::from(byte));
            }
            _ => {
                const HEX: &[u8; 16] = b"0123456789ABCDEF";
                encoded.push('%');
                encoded.push(char::from(HEX[usize::from(byte >> 4)]));
                encoded.push(char::from(HEX[usize::from(byte & 15)]));
            }
        }
    }
    encoded
}
