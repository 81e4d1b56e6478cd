//! Correspondence events by real fingers, keys and paper; and a captain's players.

use serde_json::{Value, json};
use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::{CorrespondenceGame, Edition, EventDraft, Seconds, Utc};
use zeitnot_core::json;
use zeitnot_core::storage::correspondence::StoredEvent;
use zeitnot_core::storage::versioned::Envelope;
use zeitnot_webdriver::cup;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

const TAB: char = '\u{e004}';
const ENTER: char = '\u{e007}';
const SPACE: char = ' ';

/// Ten days before the virtual clock begins: 2023-11-04 22:13:20.
const BEGUN: Utc = Utc::new(1_699_136_000);

fn draft() -> EventDraft {
    EventDraft {
        name: "Nations Cup".into(),
        edition: Edition::Older,
        team: true,
        captain_may_transfer: true,
        ..cup::draft(BEGUN)
    }
}

/// A game in which White took 3 d 4 h for 1. e4 and Black has yet to answer.
fn game() -> CorrespondenceGame {
    CorrespondenceGame {
        event: "5".into(),
        players: ByColor {
            white: "Anna Amsel".into(),
            black: "Bo Buchfink".into(),
        },
        mine: Some(Color::Black),
        ..cup::played("7", BEGUN, [("e4", Seconds::hours(76))])
    }
}

fn tree(value: &impl serde::Serialize) -> Value {
    serde_json::from_str(&json::write(value)).unwrap()
}

/// Puts an event, and a game of it, where the app keeps them.
#[track_caller]
fn keep(page: &Page, draft: EventDraft, game: Option<&CorrespondenceGame>) {
    page.open("#/settings");
    page.wait_for("main");
    page.leave();
    if let Some(game) = game {
        page.set_value("post.game.7", &tree(game));
    }
    page.set_value("post.event.5", &tree(&cup::event_of("5", draft)));
}

/// The newest value of every key that begins so.
fn kept<T: serde::de::DeserializeOwned>(page: &Page, key: &str) -> Vec<T> {
    let mut newest: Vec<(String, u64, String)> = Vec::new();
    for (name, text) in page.storage() {
        let Some(name) = name.strip_prefix("zeitnot.") else {
            continue;
        };
        let Some((name, _)) = name
            .rsplit_once('.')
            .filter(|(name, _)| name.starts_with(key))
        else {
            continue;
        };
        let Ok(found) = Envelope::parse(&text, 99) else {
            continue;
        };
        match newest.iter_mut().find(|(known, ..)| known == name) {
            Some(known) if known.1 < found.seq => (known.1, known.2) = (found.seq, found.body),
            Some(_) => {}
            None => newest.push((name.to_owned(), found.seq, found.body)),
        }
    }
    newest
        .iter()
        .map(|(name, _, body)| json::read(body).unwrap_or_else(|| panic!("{name}: {body}")))
        .collect()
}

fn events(page: &Page) -> Vec<StoredEvent> {
    kept(page, "post.event.")
}

#[test]
fn an_event_is_made_by_keyboard_alone() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        page.open("#/post/events");
        page.wait_for("[data-act=new-event]");
        let tab_to = |selector: &str| {
            for _ in 0..60 {
                let there = format!("document.activeElement.matches({})", json!(selector));
                if page.value(&there) == json!(true) {
                    return;
                }
                page.key(TAB);
            }
            panic!("the Tab key does not reach {selector}");
        };
        let insert = |text: &str| {
            page.session()
                .cdp("Input.insertText", json!({ "text": text }));
        };
        tab_to("[data-act=new-event]");
        page.key(ENTER);
        page.wait_for("[name=name]");
        tab_to("[name=name]");
        insert("By keys");
        tab_to("[name=start]");
        insert("2026-12-01 12:00:00Z");
        // Options are folded until someone opens them.
        tab_to("[data-fold=team] summary");
        page.key(ENTER);
        tab_to("[name=team]");
        page.key(SPACE);
        tab_to("[data-act=save-event]");
        page.key(ENTER);
        page.wait_for(".event-sheet");
        assert!(events(page)[0].event.draft().team);
    });
}

#[test]
fn an_event_is_entered_by_touch_on_a_phone_from_its_announcement() {
    // "WC46/SF7, starts 1 December 2026, 700 days"
    Stage::still().on(Device::PHONE).run(|page| {
        page.open("#/post/events");
        page.tap("[data-act=new-event]");
        page.tap("[name=name]");
        page.session()
            .cdp("Input.insertText", json!({ "text": "WC46/SF7" }));
        // A finger on the calendar reaches the browser's own picker, which no test can see.
        page.wait(
            "(at => document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)?.type)\
             (document.querySelector('.stamp-pick').getBoundingClientRect()) === 'datetime-local'",
        );
        page.value(
            "(field => { field.value = '2026-12-01T00:00:00'; field.dispatchEvent(new Event('input')) })\
             (document.querySelector('[name=start-pick]'))",
        );
        page.tap("[data-days='700']");
        page.wait("document.querySelector('[data-figure=end]').innerText.includes('2028')");
        page.tap("[data-act=save-event]");
        page.wait_for(".event-sheet");
        let event = events(page).pop().unwrap().event;
        assert_eq!(event.draft().name, "WC46/SF7");
        assert_eq!(event.draft().start, Utc::new(1_796_083_200));
        assert_eq!(event.draft().days, 700);
    });
}

#[test]
fn the_parameters_are_printed_alone_on_one_page() {
    // A4 without its margins, in CSS pixels.
    let paper = Device {
        width: 672,
        height: 1_002,
        ..Device::DESKTOP
    };
    Stage::still().on(paper).run(|page| {
        keep(page, draft(), Some(&game()));
        page.open("#/post/event/5");
        page.wait_for(".event-sheet");
        page.session()
            .cdp("Emulation.setEmulatedMedia", json!({ "media": "print" }));
        page.wait_gone(".event-share");
        assert!(!page.has("[data-act=add-game]"));
        assert!(!page.has("[data-game]"));
        for figure in ["end", "clock", "increment", "bank", "pace", "example"] {
            assert!(page.has(&format!("[data-figure={figure}]")), "{figure}");
        }
        let height = page.value("document.querySelector('main').scrollHeight");
        assert!(height.as_u64().unwrap() <= 1_002, "{height}");
    });
}

#[test]
fn nothing_is_wider_than_a_small_phone() {
    Stage::still().on(Device::SMALL_PHONE).run(|page| {
        keep(page, draft(), Some(&game()));
        for route in ["events", "event", "event/5", "event/5/edit", "event/5/team"] {
            page.open(&["#/post/", route].concat());
            page.wait_for("main h1");
            let wide = page.value("document.documentElement.scrollWidth");
            assert_eq!(wide, json!(320), "{route}");
        }
    });
}
