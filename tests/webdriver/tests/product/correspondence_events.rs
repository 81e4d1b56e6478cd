//! Correspondence events by real fingers, keys and paper; and a captain's players.

use serde_json::json;
use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::{CorrespondenceGame, Edition, EventDraft, Seconds, Utc};
use zeitnot_core::storage::correspondence::CorrespondenceRepository;
use zeitnot_core::storage::store::MemoryStore;
use zeitnot_core::storage::versioned::{Schema, VersionedStore};
use zeitnot_webdriver::cup;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::keyboard::reach;

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

/// Puts an event, and a game of it, where the app keeps them.
#[track_caller]
fn keep(page: &Page) {
    let versioned = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
    let kept = CorrespondenceRepository(&versioned);
    let event = cup::event_of("5", draft());
    kept.save_event(&event).unwrap();
    kept.save(&game(), &event.event).unwrap();
    cup::keep(page, &versioned);
}

#[test]
fn an_event_is_made_by_keyboard_alone() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        page.open("#/post/events");
        page.wait_for("[data-act=new-event]");
        let insert = |text: &str| {
            page.session()
                .cdp("Input.insertText", json!({ "text": text }));
        };
        reach(page, "[data-act=new-event]");
        page.key(ENTER);
        page.wait_for("[name=name]");
        reach(page, "[name=name]");
        insert("By keys");
        reach(page, "[name=start]");
        insert("2026-12-01 12:00:00Z");
        // Options are folded until someone opens them.
        reach(page, "[data-fold=team] summary");
        page.key(ENTER);
        reach(page, "[name=team]");
        page.key(SPACE);
        reach(page, "[data-act=save-event]");
        page.key(ENTER);
        page.wait_for(".event-sheet");
        let events = CorrespondenceRepository(&cup::device(page)).events().value;
        assert!(events.unwrap()[0].event.draft().team);
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
        keep(page);
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
fn nothing_is_wider_than_a_small_phone_and_a_finger_finds_the_calendar() {
    Stage::still().on(Device::SMALL_PHONE).run(|page| {
        keep(page);
        page.open("#/post/events");
        for route in ["events", "event/5", "event/5/edit", "event/5/team", "event"] {
            page.go(&["#/post/", route].concat());
            page.wait_for("main h1");
            let wide = page.value("document.documentElement.scrollWidth");
            assert_eq!(wide, json!(320), "{route}");
        }
        // A finger on the calendar reaches the browser's own picker, which no test can see.
        page.session().run(
            "document.querySelector('.stamp-pick').scrollIntoView({ block: 'center', behavior: 'instant' })",
            &[],
        );
        page.wait(
            "(at => document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)?.type)\
             (document.querySelector('.stamp-pick').getBoundingClientRect()) === 'datetime-local'",
        );
    });
}
