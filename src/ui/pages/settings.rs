//! Settings, and what is kept on this device.

use leptos::prelude::*;

use crate::clock::color::Color;
use crate::platform::time::wall_now;
use crate::platform::{download, speech, vibrate};
use crate::storage::backup;
use crate::ui::components::field::Field;
use crate::ui::components::page::Page;
use crate::ui::erased::{attr, dynamic, on};
use crate::ui::keep::Unread;
use crate::ui::route::Route;
use crate::ui::settings::{LONGEST_NAME, Layout, Settings, Theme};
use crate::ui::table::Table;
use crate::ui::text::t;

/// The largest backup that is read, in bytes: more than any storage holds.
const LARGEST_BACKUP: u32 = 32 * 1024 * 1024;

/// The page.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let table = expect_context::<Table>();
    let texts = &t().settings;
    view! {
        <Page title=texts.title.to_owned()>
            <section>
                <h2>{texts.look}</h2>
                {choice(
                    table,
                    "layout",
                    texts.layout,
                    vec![
                        (Layout::FaceToFace, texts.face_to_face),
                        (Layout::SideBySide, texts.side_by_side),
                    ],
                    |s| s.layout,
                    |s, layout| s.layout = layout,
                )}
                {check(
                    table,
                    "mirrored",
                    texts.mirrored,
                    Some(texts.mirrored_hint),
                    |s| s.mirrored,
                    |s, on| s.mirrored = on,
                )}
                {choice(
                    table,
                    "theme",
                    texts.theme,
                    vec![
                        (Theme::System, texts.theme_system),
                        (Theme::Light, texts.theme_light),
                        (Theme::Dark, texts.theme_dark),
                        (Theme::Contrast, texts.theme_contrast),
                    ],
                    |s| s.theme,
                    |s, theme| s.theme = theme,
                )}
            </section>
            <section>
                <h2>{texts.players}</h2>
                <div class="columns">
                    {Color::ALL.map(|color| player(table, color)).collect_view()}
                </div>
            </section>
            {signals(table)}
            {data(table)}
            <section>
                <h2>{texts.about}</h2>
                <p class="quiet">{texts.licence}</p>
                <p>
                    <a href=Route::Keys.href()>{t().keys.title}</a>
                </p>
            </section>
        </Page>
    }
}

fn player(table: Table, color: Color) -> AnyView {
    let wrong = RwSignal::new(String::new());
    view! {
        <Field
            label=(t().settings.name_of)(color)
            name=match color {
                Color::White => "player-white",
                Color::Black => "player-black",
            }
            placeholder=(t().words.color)(color)
            value=Signal::derive(move || table.settings.with(|s| s.players.get(color).clone()))
            error=wrong
            on_input=move |typed| {
                if typed.chars().count() > LONGEST_NAME {
                    wrong.set(t().editor.name_long.into());
                } else {
                    wrong.set(String::new());
                    table.set(|settings| *settings.players.get_mut(color) = typed);
                }
            }
        />
    }
    .into_any()
}

fn signals(table: Table) -> AnyView {
    let texts = &t().settings;
    let missing = |there: bool| (!there).then_some(texts.no_device);
    view! {
        <section>
            <h2>{texts.signals}</h2>
            {check(table, "sound", texts.sound, None, |s| s.sound, |s, on| s.sound = on)}
            <div class="field">
                <label for="volume">{texts.volume}</label>
                <input
                    id="volume"
                    name="volume"
                    type="range"
                    min="0"
                    max="100"
                    step="5"
                    prop:value=attr(move || table.settings.with(|s| s.volume.to_string()))
                    on:change:target=move |event| {
                        let volume = event.target().value().parse().unwrap_or(70_u8).min(100);
                        table.set(|settings| settings.volume = volume);
                        table.gesture();
                    }
                />
            </div>
            {check(
                table,
                "vibration",
                texts.vibration,
                missing(vibrate::is_supported()),
                |s| s.vibration,
                |s, on| s.vibration = on,
            )}
            {check(
                table,
                "voice",
                texts.voice,
                missing(speech::is_supported()),
                |s| s.voice,
                |s, on| s.voice = on,
            )}
        </section>
    }
    .into_any()
}

/// Backup, restore, and what could not be read.
fn data(table: Table) -> AnyView {
    let texts = &t().settings;
    let keeper = table.keeper();
    let save = {
        let keeper = keeper.clone();
        move |_| {
            let now = wall_now();
            match backup::export(keeper.vault(), now) {
                Ok(text) => {
                    let name = format!("zeitnot-backup-{}.json", now.get());
                    download::save_text(&name, "application/json", &text);
                }
                Err(_) => table.tell(t().faults.absent.into()),
            }
        }
    };
    let restore = {
        let keeper = keeper.clone();
        move |event: leptos::ev::Targeted<leptos::ev::Event, leptos::web_sys::HtmlInputElement>| {
            let keeper = keeper.clone();
            download::read_chosen(&event.target(), LARGEST_BACKUP, move |read| {
                let report = read
                    .ok()
                    .and_then(|(_, text)| backup::import(keeper.vault(), &text).ok());
                table.tell(match report {
                    Some(report) => {
                        table.restored();
                        let (taken, same) = (report.taken.len(), report.same.len());
                        (t().settings.restored)(taken, same, report.refused.len())
                    }
                    None => t().settings.not_restored.into(),
                });
            });
        }
    };
    let aside = RwSignal::new(keeper.unreadable());
    view! {
        <section>
            <h2>{texts.data}</h2>
            <p class="quiet">
                {if keeper.is_lasting() { texts.data_hint } else { texts.nothing_kept }}
            </p>
            <div class="acts">
                <button data-act="backup" on:click=save>
                    {texts.backup}
                </button>
                <label class="button">
                    {texts.restore}
                    <input
                        class="unseen"
                        type="file"
                        name="backup"
                        accept=".json,application/json"
                        on:change:target=restore
                    />
                </label>
                <a class="button" href=Route::Games.href()>
                    {t().games.title}
                </a>
            </div>
            {dynamic(move || {
                let kept = aside.get();
                (!kept.is_empty())
                    .then(|| {
                        view! {
                            <h3>{texts.set_aside}</h3>
                            <p class="quiet">{texts.set_aside_hint}</p>
                            <ul class="aside">
                                {kept
                                    .into_iter()
                                    .map(|kept| unread(table, aside, kept))
                                    .collect_view()}
                            </ul>
                        }
                    })
            })}
        </section>
    }
    .into_any()
}

/// One text that could not be read: named, to take along as it is.
fn unread(table: Table, all: RwSignal<Vec<Unread>>, text: Unread) -> AnyView {
    let texts = &t().settings;
    let sure = RwSignal::new(false);
    let Unread { name, text, aside } = text;
    let file = format!("{name}.txt");
    let discard = aside.map(|key| {
        let discard = move |_| {
            if !sure.get_untracked() {
                return sure.set(true);
            }
            let keeper = table.keeper();
            if keeper.vault().discard(&key).is_ok() {
                all.set(keeper.unreadable());
            }
        };
        view! {
            <button data-act="discard" on:click=discard>
                {dynamic(move || if sure.get() { texts.discard_sure } else { t().common.delete })}
            </button>
        }
    });
    view! {
        <li>
            <span>{name}</span>
            <button
                data-act="export-aside"
                on:click=on(move || {
                    download::save_text(&file, "text/plain", &text);
                })
            >
                {texts.export_as_is}
            </button>
            {discard}
        </li>
    }
    .into_any()
}

/// One of several, as a row of buttons.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    table: Table,
    name: &'static str,
    label: &'static str,
    options: Vec<(T, &'static str)>,
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> AnyView {
    let value = Memo::new(move |_| table.settings.with(get));
    let options = options
        .into_iter()
        .enumerate()
        .map(|(i, (option, words))| {
            view! {
                <label>
                    <input
                        type="radio"
                        name=name
                        value=i.to_string()
                        prop:checked=attr(move || value.get() == option)
                        on:change=on(move || table.set(|settings| set(settings, option)))
                    />
                    <span>{words}</span>
                </label>
            }
        })
        .collect_view();
    view! {
        <fieldset class="choice">
            <legend>{label}</legend>
            <div>{options}</div>
        </fieldset>
    }
    .into_any()
}

/// Yes or no.
fn check(
    table: Table,
    name: &'static str,
    label: &'static str,
    hint: Option<&'static str>,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> AnyView {
    view! {
        <label class="check">
            <input
                type="checkbox"
                name=name
                prop:checked=attr(move || table.settings.with(get))
                on:change:target=move |event| {
                    let on = event.target().checked();
                    table.set(|settings| set(settings, on));
                }
            />
            {label}
            {hint.map(|hint| view! { <small>{hint}</small> })}
        </label>
    }
    .into_any()
}
