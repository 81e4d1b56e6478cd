//! The settings page, with the data stored on this device.

pub(crate) mod storage_use;

use leptos::prelude::*;

use crate::clock::Color;
use crate::embed::options::Theme;
use crate::platform::{download, speech, vibrate};
use crate::ui::app::App;
use crate::ui::context::AppContext;
use crate::ui::context::app_storage::Unread;
use crate::ui::context::board_look::{BoardColours, Letters};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::settings::{Layout, MAX_NAME, Settings};
use crate::ui::el::{El, dynamic, el, several, text, watch};
use crate::ui::language;
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::{self, NAMES, t};
use crate::ui::widgets::about::about;
use crate::ui::widgets::choice::radio;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::page::page;
use storage_use::room;

/// The largest backup that is read, in bytes: more than any storage holds.
const MAX_BACKUP: u32 = 32 * 1024 * 1024;

pub(crate) fn settings_page() -> El {
    let context = expect_context::<AppContext>();
    let texts = &t().settings;
    let look = el("section")
        .child(el("h2").child(texts.look))
        .child(choice(
            context,
            "layout",
            texts.layout,
            &[
                (Layout::FaceToFace as u8, texts.face_to_face),
                (Layout::SideBySide as u8, texts.side_by_side),
            ],
            |s| s.layout as u8,
            |s, chosen| {
                s.layout = match chosen {
                    0 => Layout::FaceToFace,
                    _ => Layout::SideBySide,
                }
            },
        ))
        .child(check(
            context,
            "mirrored",
            texts.mirrored,
            Some(texts.mirrored_hint),
            |s| &mut s.mirrored,
        ))
        .child(choice(
            context,
            "theme",
            texts.theme,
            &[
                (Theme::System as u8, texts.theme_system),
                (Theme::Light as u8, texts.theme_light),
                (Theme::Dark as u8, texts.theme_dark),
                (Theme::Contrast as u8, texts.theme_contrast),
            ],
            |s| s.theme as u8,
            |s, chosen| {
                s.theme = match chosen {
                    0 => Theme::System,
                    1 => Theme::Light,
                    2 => Theme::Dark,
                    _ => Theme::Contrast,
                }
            },
        ));
    let players = Color::ALL.map(|color| player(context, color));
    let players = el("section")
        .child(el("h2").child(texts.players))
        .child(el("div").class("columns").child(players));
    let keys = el("a")
        .attr("href", Route::Manage(ManageRoute::Keys).href())
        .child(text::manage().keys.title);
    let section = el("section")
        .child(el("h2").child(texts.about))
        .child(about())
        .child(el("p").child(keys));
    let body = [
        look,
        languages(),
        board_look(context),
        players,
        signals(context),
        data(context),
        section,
    ];
    page(texts.title, &context.play_route(), body)
}

/// The language: each by its own name, in which it is spoken. Choosing one
/// says the whole page anew, so they are buttons: nothing happens on the way to
/// one.
fn languages() -> El {
    let app = expect_context::<App>();
    let texts = &t().settings;
    let chosen = language::chosen();
    let option = |tag: Option<&'static str>, name: &str| {
        let button = el("button")
            .attr("data-language", tag.unwrap_or_default())
            .attr("aria-pressed", if chosen == tag { "true" } else { "false" })
            .on("click", move |_| app.choose_language(tag))
            .child(name);
        match tag {
            Some(tag) => button.attr("lang", tag),
            None => button,
        }
    };
    let all = NAMES.iter().map(|&(tag, name)| option(Some(tag), name));
    let all: Vec<El> = all.collect();
    // Never used on this device, and there is no network.
    let missing = NAMES.iter().find(|(tag, _)| chosen == Some(tag));
    let missing = missing.filter(|(tag, _)| *tag != t().tag);
    let missing = missing.map(|(_, name)| {
        el("p")
            .class("quiet")
            .attr("data-missing", "")
            .child((texts.language_missing)(name))
    });
    let choice = el("fieldset")
        .class("choice")
        .child(el("legend").class("unseen").child(texts.language))
        .child(
            el("div")
                .child(option(None, texts.language_system))
                .child(all),
        );
    el("section")
        .child(el("h2").child(texts.language))
        .child(choice)
        .child(missing)
}

fn board_look(context: AppContext) -> El {
    let words = &t().beside;
    let letters = Letters::ALL.map(|set| (set as u8, (words.letters_name)(set)));
    let colours = BoardColours::ALL.map(|set| (set as u8, (words.colours_name)(set)));
    el("section")
        .child(el("h2").child(words.board))
        .child(choice(
            context,
            "colours",
            words.colours,
            &colours,
            |s| s.board.colours as u8,
            |s, chosen| {
                let mut known = BoardColours::ALL.into_iter();
                let found = known.find(|&set| set as u8 == chosen);
                s.board.colours = found.unwrap_or_default();
            },
        ))
        .child(choice(
            context,
            "letters",
            words.letters,
            &letters,
            |s| s.board.letters as u8,
            |s, chosen| {
                let mut known = Letters::ALL.into_iter();
                let found = known.find(|&set| set as u8 == chosen);
                s.board.letters = found.unwrap_or_default();
            },
        ))
        .child(check(
            context,
            "coordinates",
            words.coordinates,
            None,
            |s| &mut s.board.coordinates,
        ))
}

fn player(context: AppContext, color: Color) -> El {
    let wrong = RwSignal::new(String::new());
    Field::new(
        ["player-", color.name()].concat(),
        (t().settings.name_of)(color),
        move || context.settings.with(|s| s.players.get(color).clone()),
        move |typed| {
            if typed.chars().count() > MAX_NAME {
                wrong.set(t().editor.name_long.into());
            } else {
                wrong.set(String::new());
                context.set(|settings| *settings.players.get_mut(color) = typed);
            }
        },
    )
    .placeholder((t().words.color)(color))
    .error(move || wrong.get())
    .view()
}

fn signals(context: AppContext) -> El {
    let texts = &t().settings;
    let missing = |there: bool| (!there).then_some(texts.no_device);
    let volume = el("input")
        .attr("id", "volume")
        .attr("name", "volume")
        .attr("type", "range")
        .attr("min", "0")
        .attr("max", "100")
        .attr("step", "5")
        .value_with(move || context.settings.with(|s| s.volume.to_string()))
        .on("change", move |event| {
            let volume = event.value().parse().unwrap_or(70_u8).min(100);
            context.set(|settings| settings.volume = volume);
            context.unlock_sound();
        });
    let volume = el("div")
        .class("field")
        .child(el("label").attr("for", "volume").child(texts.volume))
        .child(volume);
    el("section")
        .child(el("h2").child(texts.signals))
        .child(check(context, "sound", texts.sound, None, |s| &mut s.sound))
        .child(volume)
        .child(check(
            context,
            "vibration",
            texts.vibration,
            missing(vibrate::is_supported()),
            |s| &mut s.vibration,
        ))
        .child(check(
            context,
            "voice",
            texts.voice,
            missing(speech::is_supported()),
            |s| &mut s.voice,
        ))
}

/// Backup, restore, and what could not be read.
fn data(context: AppContext) -> El {
    let texts = &t().settings;
    let storage = context.storage();
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.look_at_backups();
    let aside = RwSignal::new(storage.unreadable());
    let hint = if storage.is_lasting() {
        texts.data_hint
    } else {
        texts.nothing_kept
    };
    let input = el("input")
        .class("unseen")
        .attr("type", "file")
        .attr("name", "backup")
        .attr("accept", ".json,application/json")
        .on("change", move |event| {
            download::read_chosen(event, MAX_BACKUP, move |read| {
                correspondence.restore(read.ok().map(|(_, text)| text));
            });
        });
    let over = Memo::new(move |_| correspondence.restoring.with(Option::is_none));
    watch(move || {
        if over.get() {
            aside.set(context.storage().unreadable());
        }
    });
    let progress = dynamic(move || {
        let percent = correspondence.restoring.get();
        percent.map(|percent| {
            el("p")
                .attr("data-restoring", "")
                .child((texts.restoring)(percent))
        })
    });
    let progress = el("div").attr("role", "status").child(progress);
    let acts = el("div")
        .class("acts wide")
        .child(
            el("button")
                .attr("data-act", "backup")
                .on("click", move |_| correspondence.backup())
                .child(texts.backup),
        )
        .child(
            el("label")
                .class("button")
                .child(texts.restore)
                .child(input),
        )
        .child(
            el("a")
                .class("button")
                .attr("href", Route::Manage(ManageRoute::Games).href())
                .child(t().games.title),
        );
    let unreadable = dynamic(move || {
        let kept = aside.get();
        (!kept.is_empty()).then(|| {
            let kept: Vec<El> = kept
                .into_iter()
                .map(|kept| unread(context, aside, kept))
                .collect();
            several()
                .child(el("h3").child(texts.set_aside))
                .child(el("p").class("quiet").child(texts.set_aside_hint))
                .child(el("ul").class("aside").child(kept))
        })
    });
    el("section")
        .child(el("h2").child(texts.data))
        .child(el("p").class("quiet").child(hint))
        .child(room(context, correspondence))
        .child(acts)
        .child(progress)
        .child(unreadable)
}

/// One text that could not be read: named, to take along as it is.
fn unread(context: AppContext, all: RwSignal<Vec<Unread>>, unread: Unread) -> El {
    let texts = &t().settings;
    let sure = RwSignal::new(false);
    let file = [&unread.name, ".txt"].concat();
    let discard = unread.aside.map(|key| {
        let discard = move || {
            if !sure.get_untracked() {
                return sure.set(true);
            }
            let storage = context.storage();
            if storage.versioned().discard(&key).is_ok() {
                all.set(storage.unreadable());
            }
        };
        let word = move || {
            if sure.get() {
                texts.discard_sure
            } else {
                t().common.delete
            }
        };
        el("button")
            .attr("data-act", "discard")
            .on("click", move |_| discard())
            .child(text(word))
    });
    let content = unread.text;
    let export = el("button")
        .attr("data-act", "export-aside")
        .on("click", move |_| {
            download::save_text(&file, "text/plain", &content);
        })
        .child(texts.export_as_is);
    el("li")
        .child(el("span").child(unread.name))
        .child(export)
        .child(discard)
}

/// One of several, as a row of buttons, each with its number.
fn choice(
    context: AppContext,
    name: &str,
    label: &str,
    options: &[(u8, &str)],
    get: fn(&Settings) -> u8,
    set: fn(&mut Settings, u8),
) -> El {
    let button = |&(option, words): &(u8, &str)| {
        let input = radio(
            name,
            &option.to_string(),
            move || context.settings.with(get) == option,
            move || context.set(|settings| set(settings, option)),
        );
        el("label").child(input).child(el("span").child(words))
    };
    let options: Vec<El> = options.iter().map(button).collect();
    el("fieldset")
        .class("choice")
        .child(el("legend").child(label))
        .child(el("div").child(options))
}

/// Yes or no.
fn check(
    context: AppContext,
    name: &str,
    label: &str,
    hint: Option<&str>,
    place: fn(&mut Settings) -> &mut bool,
) -> El {
    let checked = move || context.settings.with(|s| *place(&mut s.clone()));
    let input = el("input")
        .attr("type", "checkbox")
        .attr("name", name)
        .flag_with("checked", checked)
        .on("change", move |event| {
            let on = event.checked();
            context.set(|settings| *place(settings) = on);
        });
    el("label")
        .class("check")
        .child(input)
        .child(label)
        .child(hint.map(|hint| el("small").child(hint)))
}
