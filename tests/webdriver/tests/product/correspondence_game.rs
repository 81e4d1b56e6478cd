//! A correspondence game: its moves at the stamps of a server, later
//! corrections, and entries that the page refuses.

use serde_json::Value;
use zeitnot_core::clock::ByColor;
use zeitnot_core::correspondence::civil::Civil;
use zeitnot_core::correspondence::{CorrespondenceGame, EventDraft, Seconds, Utc};
use zeitnot_core::json;
use zeitnot_core::storage::correspondence::StoredEvent;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;
use zeitnot_webdriver::{cup, in_every_browser};

use crate::files::{SAVED, saved};
use crate::keyboard::reach;

in_every_browser![a_game_is_entered_by_keyboard_alone];

const ENTER: char = '\u{e007}';
const LEFT: char = '\u{e012}';
const RIGHT: char = '\u{e014}';
const HOME: char = '\u{e011}';

/// 2023-09-01 00:00:00 UTC. The page's clock stands at 2023-11-14 22:13:20.
const START: i64 = 1_693_526_400;

fn event() -> StoredEvent {
    let zone = "Europe/Zurich".into();
    let draft = cup::draft(Utc::new(START));
    cup::event_of("1", EventDraft { zone, ..draft })
}

/// A game of these moves, each this many seconds after the start.
fn game(moves: &[(&str, i64)]) -> CorrespondenceGame {
    let mut before = 0;
    let moves = moves.iter().map(|(san, after)| {
        let thought = Seconds::new(after - before);
        before = *after;
        (*san, thought)
    });
    let game = cup::played("7", Utc::new(START), moves);
    let players = ByColor {
        black: "Bert".into(),
        ..game.players
    };
    CorrespondenceGame { players, ..game }
}

/// Opens the page of a game with these moves, each this many seconds after the start.
#[track_caller]
pub fn open(page: &Page, moves: &[(&str, i64)]) {
    page.leave();
    put(page, "post.event.1", &json::write(&event()));
    put(page, "post.game.7", &json::write(&game(moves)));
    page.open("#/post/game/7");
    page.wait_for(".correspondence-board .board");
}

#[track_caller]
fn put(page: &Page, key: &str, text: &str) {
    let value: Value = serde_json::from_str(text).unwrap();
    page.set_value(key, &value);
}

/// The current second on the page.
#[track_caller]
fn now(page: &Page) -> Utc {
    Utc::new(page.wall() / 1_000)
}

/// The clock and the bank of a side in its ledger: the large figures, at most those of an opponent, or
/// those below where the large ones are of the case that the server does not refill.
#[track_caller]
pub fn account(page: &Page, side: &str) -> (String, String) {
    let strip = format!(".correspondence-strip[data-account={side}]");
    let best = format!("{strip} [data-best]");
    if page.has(&best) {
        let said = page.text(&best).replace('\u{a0}', " ");
        let figures = said.split_once(": clock ");
        let (clock, bank) = figures
            .and_then(|(_, figures)| figures.split_once(", bank "))
            .unwrap_or_else(|| panic!("{said}"));
        return (clock.to_owned(), bank.to_owned());
    }
    let [clock, bank] = ["clock", "bank"].map(|part| {
        let text = page.text(&format!("{strip} [data-{part}]"));
        text.replace('\u{a0}', " ")
    });
    let bank = bank.rsplit_once(": bank ").map_or(&*bank, |(_, bank)| bank);
    (
        clock.trim_start_matches("at most ").to_owned(),
        bank.trim_start_matches("Bank ").to_owned(),
    )
}

/// Types a stamp. For an act that happens now, the page shows a line until the user changes it.
#[track_caller]
pub fn type_stamp(page: &Page, stamp: &str) {
    page.wait_for("[data-act=change-stamp], [name=stamp]");
    if page.has("[data-act=change-stamp]") {
        page.tap("[data-act=change-stamp]");
    }
    page.fill("[name=stamp]", stamp);
}

/// Taps the button that enters the next moves: under the board, or beside it at the line.
#[track_caller]
pub fn tap_enter(page: &Page) {
    let under_board =
        "document.querySelector('[data-act=enter-moves]')?.checkVisibility() === true";
    page.tap(if page.value(under_board) == true {
        "[data-act=enter-moves]"
    } else {
        ".correspondence-entry [data-act=save-entry]"
    });
}

/// Enters a move with the stamp that the server gave.
#[track_caller]
pub fn enter(page: &Page, san: &str, stamp: &str) {
    page.fill("[name=move]", san);
    type_stamp(page, stamp);
    page.wait("document.querySelector('[data-act=save-entry]')?.disabled === false");
    tap_enter(page);
    page.wait(ENTERED);
}

/// The entry is saved: the field for the next moves is empty, or absent after the end.
pub const ENTERED: &str = "!document.querySelector('[name=move]')?.value";

/// As many moves as the statement has.
#[track_caller]
fn entries(page: &Page) -> u64 {
    let count = page.value("document.querySelectorAll('.correspondence-entries > tbody').length");
    count.as_u64().unwrap_or_default()
}

/// The moves of the story's long game before 29 October, in seconds after the start.
const BEFORE: [(&str, i64); 8] = [
    ("e4", 273_600),
    ("c5", 820_987),
    ("Nf3", 1_857_787),
    ("d6", 1_879_200),
    ("d4", 2_615_400),
    ("cxd4", 2_701_800),
    ("Nxd4", 3_448_799),
    ("Nf6", 4_960_800),
];

/// The whole game, in UTC, is in `correspondence_story.rs`.
#[test]
fn stamps_in_zurich_are_counted_in_utc_and_a_refill_fills_the_clock() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        open(page, &BEFORE);
        page.tap("[data-act=all-lines]");
        page.tap("[data-act=line-1]");
        page.wait_for("[data-place='1'] [data-sums]");
        let sums = page.text("[data-place='1']");
        for part in [
            "1. e4",
            "took 3 d 04:00:00",
            "46 d 20:00:00 + 5 d \u{2192} 50 d, 1 d 20:00:00 to the bank",
        ] {
            assert!(sums.contains(part), "{part} is not in {sums}");
        }
        // Clocks in Zurich were put back on 29 October.
        enter(page, "Nc3", "2023-11-01 10:00:00");
        enter(page, "a6", "05.11.2023 12:00");
        enter(page, "Be2", "2023-11-10T11:00:00Z");
        enter(page, "6...e5", "2023-11-14 20:00:00");
        assert_eq!(entries(page), 13);
        for (move_, spent) in [("5. Nc3", "3 d 23:00:00"), ("6. Be2", "5 d")] {
            let row = page.value(&format!(
                "[...document.querySelectorAll('.correspondence-entries > tbody')]\
                 .find((row) => row.querySelector('strong').textContent === '{move_}').textContent"
            ));
            let row = row.as_str().unwrap().replace('\u{a0}', " ");
            assert!(row.contains(spent), "{spent} is not in {row}");
        }
        // It is White's turn since 2023-11-14 19:00:00 UTC.
        page.wait("document.querySelector('.correspondence-turn').innerText === 'Your move'");
        let gone = |page: &Page| now(page).since(Utc::new(1_699_988_400));
        let (clock, bank) = account(page, "white");
        assert_eq!(clock, (Seconds::days(50) - gone(page)).to_string());
        page.advance(1_000);
        let (later, _) = account(page, "white");
        assert_ne!(later, clock);
        assert_eq!(later, (Seconds::days(50) - gone(page)).to_string());

        // The offered refill fills the clock, and says what it leaves.
        page.tap("[data-act=refill]");
        let offered = gone(page);
        page.wait(&format!(
            "document.querySelector('[name=amount]')?.value === '{offered}'"
        ));
        page.wait_for("[data-effect=entry]");
        page.tap("[data-act=save-entry]");
        page.wait_gone(".correspondence-ask");
        let after = account(page, "white");
        assert_eq!(after.0, "50 d");
        assert_ne!(after.1, bank);
        page.reload_any();
        page.wait_for(".correspondence-board .board");
        assert_eq!(account(page, "white").1, after.1);
        assert_eq!(entries(page), 14);
    });
}

#[test]
fn a_correction_is_shown_before_it_is_saved() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        let day = 86_400;
        open(
            page,
            &[("e4", 3 * day), ("c5", 40 * day), ("Nf3", 50 * day)],
        );
        let before = account(page, "white");
        page.tap("[data-act=line-2]");
        page.tap("[data-act=correct-2]");
        page.wait("document.querySelector('[name=stamp]')?.value === '2023-10-11 02:00:00'");
        let said = page.text(".correspondence-effect");
        assert!(said.contains("No changes yet"), "{said}");
        // A stamp later than the next entry: that entry would then be impossible.
        type_stamp(page, "2023-10-21 14:00:00");
        page.wait_for("[data-refused]");
        let why = page.text("[data-refused]");
        assert!(why.contains("2. Nf3"), "{why}");
        assert!(page.value("document.querySelector('[data-act=save-entry]').disabled") == true);
        // Two days earlier: White thought two days more.
        type_stamp(page, "2023-10-09 02:00:00");
        page.wait_for("[data-effect=change]");
        let shown = page.text("[data-effect=change]");
        for part in ["1\u{2026} c5", "2. Nf3", "\u{2212} 12 d"] {
            assert!(shown.contains(part), "{part} is not in {shown}");
        }
        assert_eq!(account(page, "white"), before);
        page.tap("[data-act=save-entry]");
        page.wait_gone(".correspondence-ask");
        let after = account(page, "white");
        assert_ne!(after, before);
        // It can be taken out too, where nothing depends on it.
        page.tap("[data-act=line-1]");
        page.tap("[data-act=correct-1]");
        page.wait(IN_FORM);
        page.tap("[name=remove-entry]");
        page.wait_for("[data-refused]");
        page.tap("[data-act=cancel-entry]");
        page.wait_gone(".correspondence-ask");
        // After a correction far down in the statement the keyboard stays there.
        page.wait("document.activeElement.matches('[data-act=correct-1]')");
        page.tap("[data-act=line-3]");
        page.tap("[data-act=correct-3]");
        page.wait(IN_FORM);
        page.tap("[name=remove-entry]");
        page.wait_for("[data-effect=change]");
        page.tap("[data-act=save-entry]");
        page.wait("document.querySelectorAll('.correspondence-entries > tbody').length === 3");
        page.reload_any();
        page.wait("document.querySelectorAll('.correspondence-entries > tbody').length === 3");
    });
}

/// An open form has the keyboard, so the page has already scrolled to it and
/// stays there.
const IN_FORM: &str = "document.activeElement.closest('.correspondence-ask') !== null";

#[track_caller]
fn write(page: &Page, text: &str) {
    for key in text.chars() {
        page.key(key);
    }
}

fn a_game_is_entered_by_keyboard_alone(browser: Browser) {
    Stage::still()
        .in_browser(browser)
        .on(Device::DESKTOP)
        .run(|page| {
            open(page, &[("e4", 86_400)]);
            reach(page, "[name=move]");
            write(page, "c7c5");
            reach(page, "[name=stamp]");
            write(page, "2023-10-20 10:00");
            page.wait("document.querySelector('[data-act=save-entry]').disabled === false");
            page.key(ENTER);
            page.wait(ENTERED);
            page.wait("document.activeElement.matches('.correspondence-turn')");
            assert_eq!(page.text(".correspondence-turn"), "Your move");
            page.key(LEFT);
            page.wait(
                "document.querySelector('.correspondence-move[aria-current]').dataset.ply === '1'",
            );
            page.key(HOME);
            page.wait("!document.querySelector('.correspondence-move[aria-current]')");
            // Looking back has entered nothing.
            assert_eq!(entries(page), 3);
        });
}

#[test]
fn an_impossible_entry_is_refused_with_the_way_to_mend_it() {
    Stage::still().on(Device::PHONE).run(|page| {
        open(page, &[("e4", 86_400)]);
        let refused = |page: &Page, part: &str| {
            page.wait_for("[data-refused]");
            let why = page.text("[data-refused]");
            assert!(why.contains(part), "{part} is not in {why}");
        };
        // An illegal move is not laid on the board.
        page.fill("[name=move]", "Ke4");
        page.tap("[data-act=save-entry]");
        page.wait_for(".correspondence-entry [role=alert]");
        page.fill("[name=move]", "e5");
        // A wrong order.
        type_stamp(page, "2023-09-01 12:00:00");
        refused(page, "The entry before it is of");
        // Not yet.
        type_stamp(page, "2023-11-20 12:00:00");
        refused(page, "later than now");
        // Too late: the clock had fallen.
        type_stamp(page, "2023-11-10 12:00:00");
        refused(page, "clock reached zero");
        type_stamp(page, "2023-09-10 12:00:00");
        page.wait_for("[data-effect=entry]");
        tap_enter(page);
        page.wait(ENTERED);
        page.tap("[data-act=refill]");
        type_stamp(page, "2023-09-20 12:00:00");
        page.fill("[name=amount]", "60 d");
        refused(page, "The bank has");
        page.fill("[name=amount]", "40 d");
        refused(page, "never shows more than 50 d");
        page.fill("[name=amount]", "0");
        refused(page, "above zero");
        page.fill("[name=amount]", "");
        page.wait("document.querySelector('.correspondence-effect').innerText.includes('missing')");
    });
}

#[test]
fn a_repeated_hour_asks_which_and_a_skipped_hour_is_refused() {
    Stage::still().on(Device::PHONE).run(|page| {
        open(page, &[("e4", 30 * 86_400)]);
        page.fill("[name=move]", "e5");
        type_stamp(page, "2023-10-29 02:30:00");
        page.wait_for("[name=stamp-which][value=second]");
        assert!(page.value("document.querySelector('[data-act=save-entry]').disabled") == true);
        page.tap("[name=stamp-which][value=second]");
        page.wait(
            "document.querySelector('[data-understood=stamp]').innerText.includes('1:30:00')",
        );
        page.tap("[name=stamp-which][value=first]");
        page.wait(
            "/(00|12):30:00/.test(document.querySelector('[data-understood=stamp]').innerText)",
        );
        type_stamp(page, "2023-03-26 02:30:00");
        page.wait(
            "document.querySelector('.stamp [role=alert]')?.innerText.includes('went forward')",
        );
        // The same time of day in another zone is a different instant.
        type_stamp(page, "2023-10-20 12:00:00");
        page.wait(
            "document.querySelector('[data-understood=stamp]').innerText.includes('10:00:00')",
        );
        page.value(
            "(() => { const zone = document.querySelector('[name=stamp-zone]'); zone.value = 'UTC';\
             zone.dispatchEvent(new Event('change', { bubbles: true })); })()",
        );
        page.wait(
            "document.querySelector('[data-understood=stamp]').innerText.includes('12:00:00')",
        );
    });
}

#[test]
fn a_running_game_is_shared_after_a_warning_and_a_claim_stops_its_clock() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        page.inject(SAVED);
        open(page, &[("e4", 86_400), ("e5", 60 * 86_400 / 2)]);
        page.tap("header [data-act=more]");
        page.tap("[data-act=save-pgn]");
        page.wait_for("[data-confidential]");
        assert!(page.value("window.saved.length") == 0);
        let text = saved(page, || page.tap("[data-act=share-anyway]"));
        for part in [
            "[TimeControl \"4320000+432000\"]",
            "[%clk 1200:00:00] [%emt 24:00:00] [%bank 1296:00:00]",
            "[Termination \"unterminated\"]",
            "[EventDate \"2023.09.01\"]",
        ] {
            assert!(text.contains(part), "{part} is not in {text}");
        }

        page.tap("[data-act=claim]");
        page.wait("document.querySelector('[data-act=save-entry]')?.disabled === false");
        page.tap("[data-act=save-entry]");
        page.wait_for("[data-act=resolve]");
        let before = account(page, "white");
        page.advance(60_000);
        assert_eq!(account(page, "white"), before);
        page.tap("[data-act=resolve]");
        page.wait("document.querySelector('[data-act=save-entry]')?.disabled === false");
        page.tap("[data-act=save-entry]");
        page.wait_for("[data-act=claim]");
        assert_eq!(account(page, "white"), before);
        page.advance(1_000);
        assert_ne!(account(page, "white"), before);
        // The user enters the result.
        page.tap("[data-act=result]");
        page.tap("[data-result='1-0']");
        page.tap("label:has([name=ending][value='0'])");
        page.wait("document.querySelector('[data-act=save-entry]')?.disabled === false");
        page.tap("[data-act=save-entry]");
        page.wait(
            "document.querySelector('.correspondence-turn').innerText.startsWith('White wins')",
        );
        assert!(!page.has("[data-act=refill]"));
    });
}

#[test]
fn moves_by_the_line_and_half_a_note_are_kept_by_touch_on_a_phone() {
    const CIRCLE: [&str; 4] = ["Nf6", "Ng1", "Ng8", "Nf3"];
    Stage::still().on(Device::PHONE).run(|page| {
        open(page, &[("Nf3", 86_400)]);
        for n in 0..4 {
            // As the server shows them: the opponent's move, then the user's own.
            let [theirs, own] = [0, 1].map(|n_th| CIRCLE[(2 * n + n_th) % 4]);
            let day = 86_400 * (2 + 2 * i64::try_from(n).unwrap());
            let [at, after] = [day, day + 3_600]
                .map(|after| Civil::of(Utc::new(START + after), Seconds::ZERO).to_string() + "Z");
            let line = format!("{}\u{2026} {theirs} {at} {}. {own} {after}", n + 1, n + 2);
            page.fill("[name=move]", &line);
            page.tap("[data-act=enter-moves]");
            page.wait(ENTERED);
        }
        assert_eq!(entries(page), 10);
        page.tap("[data-fold=own] > summary");
        page.fill("[name=note]", "half a word");
        page.reload_any();
        page.wait("document.querySelectorAll('.correspondence-entries > tbody').length === 10");
        page.wait("document.querySelector('[name=note]')?.value === 'half a word'");
    });
}

/// The lower edge of an element, in pixels of the screen.
#[track_caller]
fn lower_edge(page: &Page, selector: &str) -> f64 {
    let edge = format!("document.querySelector({selector:?}).getBoundingClientRect().bottom");
    page.value(&edge).as_f64().unwrap()
}

#[test]
fn a_phone_has_the_sooner_date_the_entry_and_its_one_button_on_its_screen() {
    let is_on_screen = |page: &Page, part: &str| {
        let edge = lower_edge(page, part);
        assert!(edge <= 844.0, "{part} ends at {edge}");
    };
    Stage::still().on(Device::PHONE).run(|page| {
        let day = 86_400;
        // After 30 days: 25 d if only the increment comes, 50 d with the bank.
        open(page, &[("e4", 30 * day), ("e5", 60 * day)]);
        // Before a comparison with the server the sooner date stands first.
        page.wait_for("[data-deadline=cautious]");
        let first =
            page.value("document.querySelector('.correspondence-deadlines > *').dataset.deadline");
        assert_eq!(first, "cautious");
        // The bank raises no warning while the clock has weeks.
        assert!(!page.has("[data-warning]"));
        let cautious = page.text("[data-deadline=cautious] time");
        assert!(cautious.contains("UTC"), "{cautious}");
        // The board is as wide as the accounts above and below.
        for part in [
            ".correspondence-strip",
            ".correspondence-board .board .field",
        ] {
            let width = format!("document.querySelector('{part}').getBoundingClientRect().width");
            assert_eq!(page.value(&width), 390, "{part}");
        }
        page.wait_for("[name=move]");
        for field in ["[name=move]", ".correspondence-entry [data-act=save-entry]"] {
            is_on_screen(page, field);
        }
        page.tap("[data-square=g1]");
        page.tap("[data-square=f3]");
        page.wait_for(".correspondence-unentered");
        for part in [
            "[data-act=enter-moves]",
            "[data-act=take-back]",
            "[name=move]",
        ] {
            is_on_screen(page, part);
        }
        assert_eq!(page.value("scrollY"), Value::from(0));
        for device in [Device::PHONE, Device::TABLET, Device::DESKTOP] {
            page.change_device(device);
            page.two_frames();
            let seen = page.value(
                "[...document.querySelectorAll(
                   '[data-act=enter-moves], .correspondence-entry [data-act=save-entry]')]
                   .filter((button) => button.checkVisibility()).length",
            );
            assert_eq!(seen, 1, "{:?}", page.device());
        }
    });
}

#[test]
fn names_stay_clear_of_the_board_and_the_moves_scroll_to_the_one_shown() {
    const CIRCLE: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let moves: Vec<(&str, i64)> = (0..80)
        .map(|n| (CIRCLE[n % 4], 3_600 * (n as i64 + 1)))
        .collect();
    Stage::still().on(Device::SMALL_PHONE).run(|page| {
        open(page, &moves);
        page.wait("document.querySelectorAll('.correspondence-move').length === 80");
        // The statement has figures to the second, and the page no more room than the phone.
        page.tap("[data-act=all-lines]");
        assert_eq!(page.value("document.documentElement.scrollWidth"), Value::from(320));
        page.value("window.scrollTo(0, 0)");
        let apart = page.value(
            "(() => { const board = document.querySelector('.correspondence-board .board').getBoundingClientRect();
               return [...document.querySelectorAll('.correspondence-who')].every((name) => {
                 const { top, bottom } = name.getBoundingClientRect();
                 return bottom <= board.top + 1 || top >= board.bottom - 1; }); })()",
        );
        assert_eq!(apart, Value::from(true));
        let seen = "(() => { const inside = (inner, outer) => inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
             const move = document.querySelector('.correspondence-move[aria-current]');
             return !!move && inside(move.getBoundingClientRect(), move.closest('ol').getBoundingClientRect()); })()";
        page.advance(1);
        page.wait(seen);
        assert_eq!(page.value("scrollY"), Value::from(0));
        for key in [HOME, RIGHT] {
            page.value("document.activeElement.blur()");
            page.key(key);
        }
        page.wait("document.querySelector('.correspondence-move[aria-current]')?.dataset.ply === '1'");
        page.advance(1);
        page.wait(seen);
        assert_eq!(page.value("scrollY"), Value::from(0));
    });
}
