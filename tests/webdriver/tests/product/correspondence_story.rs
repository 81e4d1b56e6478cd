//! Correspondence as a new user meets it, from the organizer's form to the
//! other device, with every figure calculated by hand.

use std::cell::RefCell;

use serde_json::{Value, json};
use zeitnot_core::correspondence::{Seconds, Utc};
use zeitnot_core::storage::versioned::Envelope;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::in_every_browser;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::correspondence_game::{account, enter, open as open_seeded, type_stamp};
use crate::files::{SAVED, choose_file, saved};

in_every_browser![a_game_is_entered_and_its_backup_is_restored_on_another_device];

/// The moves of the long game and what the server shows of when they were made.
/// The event begins on 2023-09-01 00:00:00; each player has 50 d on the clock,
/// 50 d in the bank, and 5 d for each move.
///
/// White thinks 3 d 04:00:00, 12 d, 8 d 12:30:00, 8 d 15:29:59, 3 d 23:00:00
/// and 5 d. After move 1 the clock is 46 d 20:00:00 + 5 d, of which 50 d stay
/// and 1 d 20:00:00 goes to the bank. From then on the clock is filled by each
/// move, and the bank gets 5 d less what was thought:
///
/// ```text
///   51 d 20:00:00   after 1. e4
/// −  7 d            44 d 20:00:00 after 2. Nf3
/// −  3 d 12:30:00   41 d 07:30:00 after 3. d4
/// −  3 d 15:29:59   37 d 16:00:01 after 4. Nxd4
/// +  1 d 01:00:00   38 d 17:00:01 after 5. Nc3
/// +  0              38 d 17:00:01 after 6. Be2
/// ```
///
/// In all: 50 + 50 + 6 × 5 = 130 d, less 41 d 06:59:59 of thought, is
/// 88 d 17:00:01 = 50 d + 38 d 17:00:01.
///
/// Black thinks 6 d 08:03:07, 05:56:53, 1 d, 17 d 12:00:01, 4 d 02:00:00 and
/// 1 d 08:00:00, together 30 d 12:00:01: 130 d less that is 99 d 11:59:59 =
/// 50 d + 49 d 11:59:59.
const MOVES: [(&str, &str); 12] = [
    ("e4", "2023-09-04 04:00:00"),
    ("c5", "2023-09-10 12:03:07"),
    ("Nf3", "2023-09-22 12:03:07"),
    ("d6", "2023-09-22 18:00:00"),
    ("d4", "2023-10-01 06:30:00"),
    ("cxd4", "2023-10-02 06:30:00"),
    ("Nxd4", "2023-10-10 21:59:59"),
    ("Nf6", "2023-10-28 10:00:00"),
    ("Nc3", "2023-11-01 09:00:00"),
    ("a6", "2023-11-05 11:00:00"),
    ("Be2", "2023-11-10 11:00:00"),
    ("e5", "2023-11-11 19:00:00"),
];

/// When Black played 6… e5.
const E5: Utc = Utc::new(1_699_729_200);

const WHITE_AFTER_12: &str = "38 d 17:00:01";
const BLACK_AFTER_12: &str = "49 d 11:59:59";

#[test]
fn an_organizer_makes_an_event_and_a_player_never_loses_on_time_in_it() {
    let link = RefCell::new(String::new());
    Stage::still().on(Device::DESKTOP).run(|page| {
        link.replace(organize(page));
    });
    let link = link.take();
    let route = link[link.find('#').expect("a route")..].to_owned();

    // In another profile, only the content of the link is there.
    let file = RefCell::new(String::new());
    Stage::still().on(Device::DESKTOP).run(|page| {
        page.inject(SAVED);
        let event = take_part(page, &route);
        let long = enter_game(page, &event, "white", "Bert");
        // Nobody has moved in 74 days: what was played until today is still to be entered.
        page.wait_for("[data-deadline=unknown]");
        assert!(!page.has(".correspondence-turn.lost"));
        for (san, stamp) in MOVES {
            enter(page, san, stamp);
        }
        expect_long_game(page);

        let quiet = enter_game(page, &event, "white", "Clara");
        enter(page, "d4", "2023-10-15 00:00:00");
        // 44 d: 6 d + 5 d, and 39 d of 50 d from the bank.
        expect(page, "white", "50 d", "11 d");
        let refilled = enter_game(page, &event, "black", "Dora");
        enter(page, "c4", "2023-10-20 12:34:56");
        refill(page);
        let urgent = enter_game(page, &event, "black", "Emil");
        enter(page, "Nf3", "2023-10-10 00:00:00");

        page.go("#/post");
        page.wait("document.querySelectorAll('.correspondence-row').length === 4");
        // The player's turn first, and the date to rely on; the other game is last.
        let order = page.value(
            "[...document.querySelectorAll('.correspondence-row')].map((row) => row.dataset.game)",
        );
        assert_eq!(order, json!([urgent, long, refilled, quiet]));

        plan(page, [&urgent, &refilled, &long, &quiet]);
        tear_the_last_write(page, &long);
        // 3 d 03:00:00 after 6… e5: 1 d 21:00:00 more than is taken.
        enter(page, "Nb3", "2023-11-14 22:00:00");
        expect(page, "white", "50 d", "40 d 14:00:01");
        file.replace(back_up(page));
    });

    let file = file.take();
    Stage::still()
        .on(Device::DESKTOP)
        .run(|page| restore_elsewhere(page, &file));
}

/// Makes a 700-day event by the form, and takes its link.
fn organize(page: &Page) -> String {
    page.open("#/post/events");
    page.tap("[data-act=new-event]");
    page.fill("[name=name]", "City Cup");
    page.fill("[name=start]", "2023-09-01 00:00:00");
    page.fill("[name=days]", "700");
    // 2023-09-01 + 700 d: 122 d to 2024-01-01, 366 d to 2025-01-01, and 212 d.
    page.wait(
        "document.querySelector('[data-figure=end]').innerText.includes('Aug\\u00a01,\\u00a02025')",
    );
    for (block, length) in [("clock", "50 d"), ("bank", "50 d"), ("increment", "5 d")] {
        let shown = page.value(&format!("document.querySelector('[name={block}]').value"));
        assert_eq!(shown, json!(length), "{block}");
    }
    page.tap("[data-act=save-event]");
    page.wait_for(".event-sheet");
    let link = page.value("document.querySelector('[name=link]').value");
    link.as_str().expect("a link").to_owned()
}

/// Opens the link and adds the event; returns its id.
fn take_part(page: &Page, route: &str) -> String {
    page.open(route);
    page.wait_for("[data-act=add-shared]");
    assert!(page.text("main").contains("City Cup"));
    page.tap("[data-act=add-shared]");
    page.wait("/^#.post.event.[0-9]+$/.test(location.hash)");
    last_part(page)
}

/// The last part of the address.
fn last_part(page: &Page) -> String {
    let id = page.value("location.hash.split('/').pop()");
    id.as_str().expect("an id").to_owned()
}

/// Enters a game that begins with its event; returns its id.
#[track_caller]
fn enter_game(page: &Page, event: &str, mine: &str, opponent: &str) -> String {
    page.go(&format!("#/post/new?event={event}"));
    page.wait_for("[data-act=save-game]");
    let (place, theirs) = if mine == "white" {
        (0, "black")
    } else {
        (1, "white")
    };
    page.tap(&format!("label:has([name=mine][value='{place}'])"));
    page.fill(&format!("[name=name-{mine}]"), "Anna");
    page.fill(&format!("[name=name-{theirs}]"), opponent);
    page.tap("[data-act=save-game]");
    page.wait("location.hash.startsWith('#/post/game/')");
    page.wait_for(".correspondence-board .board");
    last_part(page)
}

#[track_caller]
fn open(page: &Page, id: &str) {
    page.open(&format!("#/post/game/{id}"));
    page.wait_for(".correspondence-board .board");
}

/// How many entries the statement has.
fn entries(page: &Page) -> Value {
    page.value("document.querySelectorAll('.correspondence-entries > tbody').length")
}

#[track_caller]
fn expect(page: &Page, side: &str, clock: &str, bank: &str) {
    assert_eq!(account(page, side), (clock.into(), bank.into()), "{side}");
}

/// White is to move since 6… e5, and the clock runs.
#[track_caller]
fn expect_long_game(page: &Page) {
    assert_eq!(entries(page), json!(13));
    let gone = Utc::new(page.wall() / 1_000).since(E5);
    let clock = (Seconds::days(50) - gone).to_string();
    expect(page, "white", &clock, WHITE_AFTER_12);
    expect(page, "black", "50 d", BLACK_AFTER_12);
}

/// After 21 d the clock shows 29 d, and 21 d of the bank would fill it; 20 d
/// are taken, which leaves 30 d there.
fn refill(page: &Page) {
    page.tap("[data-act=refill]");
    type_stamp(page, "2023-11-10 12:34:56");
    page.wait("document.querySelector('[name=amount]').value === '21 d'");
    page.fill("[name=amount]", "20 d");
    page.wait("document.querySelector('[data-effect=entry]')?.innerText.includes('30\\u00a0d')");
    page.tap("[data-act=save-entry]");
    page.wait_gone(".correspondence-ask");
    page.tap("[data-act=line-2]");
    page.wait_for("[data-place='2'] [data-sums]");
    let sums = page.text("[data-place='2']");
    for part in ["29 d", "49 d", "50 d", "30 d"] {
        assert!(sums.contains(part), "{part} is not in {sums}");
    }
}

/// Three weeks away, from 2023-11-16 to 2023-12-07.
fn plan(page: &Page, [urgent, refilled, long, quiet]: [&str; 4]) {
    page.go("#/post/absence");
    page.fill("[name=from]", "2023-11-16T00:00:00Z");
    page.fill("[name=to]", "2023-12-07T00:00:00Z");
    let why = |id: &str| page.text(&format!("[data-game='{id}']"));
    page.wait("document.querySelectorAll('[data-verdict]').length === 4");
    let verdicts = page.value(
        "[...document.querySelectorAll('[data-verdict]')].map((row) => row.dataset.verdict)",
    );
    assert_eq!(verdicts, json!(["refill", "refill", "safe", "safe"]));
    for (id, left) in [
        // To move for 58 d by then. At exactly zero it would be lost.
        (urgent, "8 d 00:00:01"),
        // 47 d 11:25:04 of thought: 2 d 12:34:56 and the 20 d of the refill.
        (refilled, "22 d 12:34:56"),
        // 25 d 05:00:00 since 6… e5. Nothing has been compared with the server: if the bank does
        // not refill the clock, it had 36 d 21:00:01 then.
        (long, "11 d 16:00:01"),
        // The opponent may move as the player leaves, 21 d: 50 d last, but not 6 d + 5 d.
        (quiet, "10 d 00:00:01"),
    ] {
        assert!(why(id).contains(left), "{left} is not in {}", why(id));
    }
    let plan = page.text(".absence-plan");
    assert!(plan.contains("Compare "), "{plan}");
    assert!(
        plan.contains("in case the server does not refill by itself"),
        "{plan}"
    );
    assert!(page.text(".absence-plan").contains("Emil"));
    assert_eq!(
        page.value("document.querySelectorAll('.absence-plan li').length"),
        json!(2)
    );
    // The refill leads to its form, but not one that the event's own setting has no room for.
    assert!(!page.has(&format!("[data-game='{quiet}'] [data-act=refill]")));
    page.tap(&format!("[data-game='{urgent}'] [data-act=refill]"));
    // The least amount, with which nothing is left.
    page.tap(".correspondence-amounts > :first-child");
    page.tap("[data-act=save-entry]");
    page.wait_gone(".correspondence-ask");
    page.go("#/post/absence");
    page.fill("[name=from]", "2023-11-16T00:00:00Z");
    page.fill("[name=to]", "2023-12-07T00:00:00Z");
    page.wait("document.querySelectorAll('[data-verdict=safe]').length === 3");
    assert!(why(urgent).contains("00:00:01"), "{}", why(urgent));
    assert!(!page.text(".absence-plan").contains("Emil"));
}

/// The last write of the long game was torn: the second copy has it.
fn tear_the_last_write(page: &Page, id: &str) {
    page.wait_mirrored();
    page.leave();
    let name = format!("zeitnot.post.game.{id}.");
    let slots = page.storage().into_iter();
    let newest = slots
        .filter(|(key, _)| key.starts_with(&name))
        .max_by_key(|(_, text)| Envelope::parse(text, 99).expect("a whole slot").seq);
    let (key, text) = newest.expect("a slot of the game");
    let torn: String = text.chars().take(text.chars().count() - 20).collect();
    page.set_storage(&key, &torn);
    open(page, id);
    page.wait("document.body.innerText.includes('Restored from the second copy')");
    expect_long_game(page);
}

/// Saves a backup; returns the text of the file.
fn back_up(page: &Page) -> String {
    page.go("#/settings");
    saved(page, || page.tap("[data-act=backup]"))
}

/// Restores a backup.
fn restore(page: &Page, file: &str) {
    page.open("#/settings");
    choose_file(page, "[name=backup]", "backup.json", file);
    page.wait("/restored/.test(document.body.innerText)");
}

/// The other device has all of it, to the second: the clocks that stand and the
/// banks.
fn restore_elsewhere(page: &Page, file: &str) {
    restore(page, file);
    page.go("#/post");
    page.wait("document.querySelectorAll('.correspondence-row').length === 4");
    for (opponent, side, bank) in [
        ("Bert", "white", "40 d 14:00:01"),
        ("Clara", "white", "11 d"),
        ("Dora", "black", "30 d"),
        // 8 d 00:00:01 were taken from the bank.
        ("Emil", "black", "41 d 23:59:59"),
    ] {
        page.go("#/post");
        page.wait_for(".correspondence-row");
        let id = page.value(&format!(
            "[...document.querySelectorAll('.correspondence-row')]\
             .find((row) => row.innerText.includes('{opponent}')).dataset.game"
        ));
        page.go(&format!("#/post/game/{}", id.as_str().expect("an id")));
        page.wait_for(".correspondence-board .board");
        assert_eq!(account(page, side).1, bank, "{opponent}");
    }
}

/// The short form of the story, for each engine: what is entered, and what is there elsewhere.
fn a_game_is_entered_and_its_backup_is_restored_on_another_device(browser: Browser) {
    let device = || Stage::still().in_browser(browser).on(Device::DESKTOP);
    let kept = RefCell::new((String::new(), Vec::new()));
    let accounts = |page: &Page| ["white", "black"].map(|side| account(page, side)).to_vec();
    device().run(|page| {
        page.inject(SAVED);
        open_seeded(page, &[("e4", 3 * 86_400)]);
        enter(page, "c5", "2023-09-10 14:03:07");
        enter(page, "Nf3", "2023-09-22 14:03:07");
        let accounts = accounts(page);
        kept.replace((back_up(page), accounts));
    });
    let (file, before) = kept.take();
    device().run(|page| {
        restore(page, &file);
        page.go("#/post/game/7");
        page.wait("document.querySelector('.correspondence-moves')?.innerText.includes('Nf3')");
        assert_eq!(accounts(page), before);
    });
}
