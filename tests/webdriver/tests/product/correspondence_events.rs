//! Correspondence events: made, shared, changed, archived; and a captain's players.

use serde_json::{Value, json};
use zeitnot::clock::{ByColor, Color};
use zeitnot::correspondence::{
    Act, CorrespondenceGame, Edition, EndDate, Entry, EventDraft, Interpretations, Openings, Reset,
    Seconds, Utc,
};
use zeitnot::json;
use zeitnot::storage::correspondence::StoredEvent;
use zeitnot::storage::versioned::Envelope;
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
        ..cup::game("7", BEGUN, [("e4", Seconds::hours(76))])
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
    page.set_value("post.event.5", &tree(&cup::event("5", draft)));
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

/// Fills in the form of a 700-day event, as an organizer does, and adds it.
#[track_caller]
fn make(page: &Page) {
    page.open("#/post/events");
    page.tap("[data-act=new-event]");
    page.fill("[name=name]", "City Cup & Friends");
    page.fill("[name=start]", "2026-12-01 00:00:07Z");
    page.wait("document.querySelector('[data-figure=end]').innerText.includes('2028')");
    page.tap("[data-act=save-event]");
    page.wait_for("[name=link]");
}

#[test]
fn an_organizer_makes_a_700_day_event_and_who_opens_its_link_has_the_same_to_the_second() {
    let link = std::cell::RefCell::new(String::new());
    let made = std::cell::RefCell::new(None);
    Stage::still().on(Device::DESKTOP).run(|page| {
        make(page);
        let text = page.value("document.querySelector('[name=link]').value");
        link.replace(text.as_str().unwrap().to_owned());
        made.replace(events(page).pop());
    });
    let made = made.take().unwrap().event;
    assert_eq!(made.draft().start, Utc::new(1_796_083_207));
    assert_eq!(made.end(), Utc::new(1_796_083_207) + Seconds::days(700));
    assert_eq!(
        (
            made.draft().clock,
            made.draft().bank,
            made.draft().increment
        ),
        (Seconds::days(50), Seconds::days(50), Seconds::days(5))
    );

    let link = link.take();
    let route = &link[link.find('#').unwrap()..];
    Stage::still().on(Device::PHONE).run(|page| {
        page.open(route);
        page.wait_for("[data-act=add-shared]");
        assert!(page.text("main").contains("City Cup & Friends"));
        page.tap("[data-act=add-shared]");
        page.wait("/^#.post.event.[0-9]+$/.test(location.hash)");
        let added = events(page).pop().unwrap();
        assert_eq!(added.event, made);

        // Opened once more, there is no second one.
        page.open(route);
        page.wait(&format!("location.hash === '#/post/event/{}'", added.id));
        page.wait_for("[data-figure=clock]");
        assert_eq!(events(page).len(), 1);
        // In a page that is open, too.
        page.go("#/post/events");
        page.wait_for("[data-event]");
        page.go(route);
        page.wait(&format!("location.hash === '#/post/event/{}'", added.id));
        page.back();
        page.wait_for("[data-event]");
    });
}

#[test]
fn all_that_is_missing_is_said_at_once_and_beside_its_field() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        page.open("#/post/event");
        page.fill("[name=days]", "many");
        page.fill("[name=server-zone]", "Atlantis/City");
        page.tap("[data-act=save-event]");
        page.wait("document.querySelectorAll('[data-said=faults] li').length === 4");
        assert!(page.text("#field-name-note").contains("1 to 100"));
        assert!(page.text("#field-days-note").contains("whole number"));
        assert!(
            page.text("#field-server-zone-note")
                .contains("no such zone")
        );
        assert!(page.text("[data-wrong=start]").contains("starts"));
        // Mended, they go.
        page.fill("[name=name]", "Cup");
        page.wait("document.querySelectorAll('[data-said=faults] li').length === 3");
        assert!(events(page).is_empty());
    });
}

#[test]
fn both_proposals_stand_side_by_side_and_every_block_can_be_changed() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        page.open("#/post/event");
        page.fill("[name=start]", "2027-01-01 00:00:00Z");
        page.fill("[name=days]", "365");
        let value =
            |name: &str| page.value(&format!("document.querySelector('[name={name}]').value"));
        let end = |text: &str| {
            page.wait(&format!(
                "document.querySelector('[data-figure=end]').innerText.replaceAll('\\u00a0', ' ').includes({})",
                json!(text)
            ));
        };
        // The literal text: the longest listed length that fits.
        page.wait("document.querySelector('[value=listed]').checked");
        end("17, 2027");
        assert_eq!(value("bank"), json!("75 d"));
        page.tap("[value=exact]");
        end("1, 2028");
        assert_eq!(value("bank"), json!("82 d 12:00:00"));
        // One's own.
        page.fill("[name=bank]", "82.25");
        page.wait("document.querySelector('[value=own]').checked");
        assert_eq!(value("increment"), json!("1 d"));
        page.fill("[name=name]", "Own");
        page.tap("[data-act=save-event]");
        page.wait_for("[name=link]");
        let own = events(page).pop().unwrap().event;
        assert_eq!(own.draft().days, 365);
        assert_eq!(own.draft().bank, Seconds::days(82) + Seconds::hours(6));

        // 302 days have two known banks; less is not rated.
        page.open("#/post/event");
        page.fill("[name=days]", "302");
        page.wait("document.querySelectorAll('[data-offer]').length === 2");
        assert!(!page.has("[data-said=unrated]"));
        page.tap("[value=published]");
        assert_eq!(value("bank"), json!("51 d"));
        page.fill("[name=days]", "301");
        page.wait_for("[data-said=unrated]");
    });
}

#[test]
fn a_link_that_was_cut_off_says_so_and_adds_nothing() {
    Stage::still().run(|page| {
        page.open("#/post/event?name=Cup&start=2026-12-01T00:00:00Z&days=700&clock=5");
        page.wait_for("[data-said=broken-link]");
        let told = page.text("[data-said=broken-link]");
        assert!(told.contains("cut off") && told.contains("clock"), "{told}");
        assert_eq!(
            page.value("document.querySelector('[name=name]').value"),
            json!("Cup")
        );
        assert!(events(page).is_empty());
    });
}

#[test]
fn an_event_is_changed_archived_found_again_and_deleted() {
    Stage::still().run(|page| {
        make(page);
        page.tap("[data-act=edit-event]");
        page.wait("document.querySelector('[name=name]').value === 'City Cup & Friends'");
        page.fill("[name=name]", "City Cup II");
        page.tap("[value=older]");
        page.tap("[data-act=save-event]");
        page.wait("document.querySelector('h1').innerText === 'City Cup II'");
        assert_eq!(events(page)[0].event.draft().edition, Edition::Older);

        page.tap("[data-act=archive]");
        page.wait_for("[data-said=archived]");
        page.go("#/post/events");
        page.wait_for("[name=show-archived]");
        assert!(!page.has("[data-event]"));
        page.tap("[name=show-archived]");
        page.tap("[data-event]");
        page.tap("[data-act=archive]");
        page.wait_gone("[data-said=archived]");

        page.tap("[data-act=delete-event]");
        assert_eq!(events(page).len(), 1);
        page.tap("[data-act=delete-event]");
        page.wait_for(".empty");
        assert!(events(page).is_empty());
    });
}

#[test]
fn what_a_change_of_the_event_changes_in_its_games_is_shown_before_it_is_saved() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        keep(page, draft(), Some(&game()));
        page.open("#/post/event/5");
        page.wait_for("[data-game='7']");
        assert!(!page.has("[data-act=delete-event]"), "it has a game");
        // A name changes nothing in a game.
        page.tap("[data-act=edit-event]");
        page.fill("[name=name]", "Nations Cup II");
        page.tap("[data-act=save-event]");
        page.wait("document.querySelector('h1').innerText === 'Nations Cup II'");

        // Another clock moves the deadline.
        page.tap("[data-act=edit-event]");
        page.fill("[name=clock]", "40 d");
        page.tap("[data-act=save-event]");
        page.wait_for("[data-changes='7']");
        let told = page.text("[data-changes='7']");
        assert!(
            told.contains("Bo Buchfink") && told.contains("runs out"),
            "{told}"
        );
        assert_eq!(events(page)[0].event.draft().clock, Seconds::days(50));
        // A later start is after the first move.
        page.fill("[name=start]", "2023-11-09 22:13:20Z");
        page.wait_gone("[data-changes]");
        page.tap("[data-act=save-event]");
        page.wait_for("[data-changes='7']");
        let told = page.text("[data-changes='7']");
        assert!(told.contains("no longer stand"), "{told}");
        page.tap("[data-act=change-else]");
        page.fill("[name=start]", "2023-11-04 22:13:20Z");
        page.tap("[data-act=save-event]");
        page.tap("[data-act=save-changes]");
        page.wait_for("[name=link]");
        assert_eq!(events(page)[0].event.draft().clock, Seconds::days(40));
    });
}

/// White has not moved, so that the deadline hangs on the start.
/// A game without a move, which began with its event or by itself.
fn unmoved(start: Utc, act: Act) -> CorrespondenceGame {
    let journal = vec![Entry { at: start, act }];
    CorrespondenceGame { journal, ..game() }
}

#[test]
fn a_corrected_start_moves_the_deadlines_and_says_so_before_it_is_saved() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        keep(page, draft(), Some(&unmoved(BEGUN, Act::OfficialStart)));
        page.open("#/post/event/5");
        page.wait_for("[data-game='7']");
        page.tap("[data-act=edit-event]");
        page.fill("[name=start]", "2023-11-04 20:13:20Z");
        page.tap("[data-act=save-event]");
        page.wait_for("[data-changes='7']");
        let told = page.text("[data-changes='7']");
        assert!(
            told.contains("runs out") && told.contains("20:13"),
            "{told}"
        );
        assert_eq!(events(page)[0].event.draft().start, BEGUN);
        page.tap("[data-act=save-changes]");
        page.wait_for("[name=link]");
        let event = events(page).pop().unwrap().event;
        let start = BEGUN - Seconds::hours(2);
        assert_eq!(event.draft().start, start);
        let games: Vec<CorrespondenceGame> = kept(page, "post.game.");
        assert_eq!(games[0].journal[0].act, Act::OfficialStart);
        let falls = games[0].ledger(&event).unwrap().last().falls();
        assert_eq!(falls, Some(start + Seconds::days(50)));
    });
}

#[test]
fn a_game_that_began_at_another_time_keeps_it_and_that_is_told() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        let own = BEGUN + Seconds::hours(1);
        keep(page, draft(), Some(&unmoved(own, Act::Start)));
        page.open("#/post/event/5");
        page.wait_for("[data-game='7']");
        page.tap("[data-act=edit-event]");
        page.fill("[name=start]", "2023-11-04 20:13:20Z");
        page.tap("[data-act=save-event]");
        page.wait_for("[data-said=own-starts]");
        assert!(!page.has("[data-changes]"));
        page.tap("[data-act=save-changes]");
        page.wait_for("[name=link]");
        let games: Vec<CorrespondenceGame> = kept(page, "post.game.");
        assert_eq!(
            (games[0].journal[0].at, &games[0].journal[0].act),
            (own, &Act::Start)
        );
    });
}

#[test]
fn an_end_is_certain_only_by_its_blocks_and_those_that_are_not_the_tables_are_marked() {
    Stage::still().run(|page| {
        let certain = "[data-figure=end] [data-said=certain]";
        let table = EventDraft {
            team: false,
            captain_may_transfer: false,
            edition: Edition::Current,
            ..draft()
        };
        keep(page, table.clone(), None);
        page.open("#/post/event/5");
        page.wait_for(certain);
        assert!(page.text(certain).starts_with("Certain"));
        assert!(!page.has(".event-departs"));

        let odd = EventDraft {
            days: 302,
            bank: Seconds::days(500),
            increment: Seconds::days(1),
            ..table
        };
        keep(page, odd, None);
        page.open("#/post/event/5");
        page.wait_for("[data-departs=bank]");
        let told = page.text(certain);
        // Twice 600 days are 898 more than 302.
        assert!(
            told.starts_with("Not certain") && told.contains("898"),
            "{told}"
        );
        assert!(!page.has("[data-departs=clock]"));
        assert!(page.text("[data-departs=bank]").contains("50"));
        // And while it is filled in.
        page.tap("[data-act=edit-event]");
        page.wait_for(certain);
        assert!(page.text(certain).starts_with("Not certain"));
        page.fill("[name=bank]", "50 d");
        page.wait(&format!(
            "document.querySelector('{certain}').innerText.startsWith('Certain')"
        ));
    });
}

#[test]
fn both_interpretations_are_offered_where_they_differ_in_effect() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        keep(page, draft(), None);
        page.open("#/post/event/5");
        page.tap("[data-act=edit-event]");
        page.wait_for("[name=openings]");
        // A team event, and nothing that protects.
        assert!(page.has("[name=end-date]") && !page.has("[name=reset]"));
        page.tap("[name=openings][value=counted]");
        page.tap("[name=end-date][value=day]");
        page.value(
            "(field => { field.value = '1'; field.dispatchEvent(new Event('change')) })\
             (document.querySelector('[name=protection]'))",
        );
        page.wait_for("[name=reset]");
        page.tap("[name=reset][value=with-last]");
        page.tap("[data-act=save-event]");
        page.wait_for("[name=link]");
        let read = events(page).pop().unwrap().event.draft().interpretations;
        assert_eq!(
            read,
            Interpretations {
                openings: Openings::Counted,
                reset: Reset::WithLast,
                end_date: EndDate::Day,
            }
        );
        let options = page.text("[data-figure=options]");
        assert!(options.contains("Own move 50"), "{options}");
        let link = page.value("document.querySelector('[name=link]').value");
        let link = link.as_str().unwrap();
        assert!(link.contains("openings=counted"), "{link}");
    });
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
            panic!("the tabulator does not come to {selector}");
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
        tab_to("[name=team]");
        page.key(SPACE);
        tab_to("[data-act=save-event]");
        page.key(ENTER);
        page.wait_for("[name=link]");
        assert!(events(page)[0].event.draft().team);
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
        page.wait_for("[name=link]");
        page.session()
            .cdp("Emulation.setEmulatedMedia", json!({ "media": "print" }));
        page.wait_gone("[name=link]");
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

#[test]
fn of_a_link_that_is_cut_off_nothing_is_made_up() {
    Stage::still().on(Device::PHONE).run(|page| {
        page.open("#/post/event?name=Broken&start=2026-12");
        page.wait_for("[data-said=broken-link]");
        let value =
            |name: &str| page.value(&format!("document.querySelector('[name={name}]').value"));
        assert_eq!(value("name"), "Broken");
        assert_eq!(
            (value("start"), value("days")),
            (serde_json::json!(""), serde_json::json!(""))
        );
        page.tap("[data-act=save-event]");
        page.wait_for("[data-said=faults]");
        assert!(events(page).is_empty());
    });
}
