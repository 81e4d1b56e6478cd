//! A page that is left, or loses a piece, while something in it has the focus, is held, or is
//! waited for: what was typed counts or is dropped, and nothing reaches what is gone.

use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{PointerEvent, PointerEventInit};
use zeitnot::clock::Color;
use zeitnot::correspondence::EventDraft;

use crate::own_games::{ago, game, kept, open};
use crate::page::Page;
use crate::still::StillTime;
use crate::table::Table;
use crate::turn;
use zeitnot_fixtures::correspondence::draft;

/// Anything that takes a text or a choice.
const FIELD: &str = "main :is(input:not([type=file], [disabled]), textarea, select)";

const CLAIM: &str = "button.claim-draw";

/// A page without fields, to go to.
const ELSEWHERE: &str = "/keys";

/// Pages with fields, and what is clicked there, in this order, to open the fields.
const PAGES: &[(&str, &[&str])] = &[
    ("/edit", &[]),
    ("/edit", &["[data-act=add-period]", "[data-act=save]"]),
    ("/edit", &["[data-mode=double-flag]"]),
    ("/edit", &["[data-mode=byo-yomi]"]),
    ("/controls", &[]),
    ("/settings", &[]),
    ("/settings/backup", &[]),
    ("/post", &[]),
    ("/post", &["[data-act=search]"]),
    ("/post/new?event=1", &[]),
    ("/post/event", &[]),
    ("/post/event/1", &[]),
    ("/post/event/1/edit", &[]),
    ("/post/event/1/team", &["[data-act=change-player]"]),
    ("/post/game/7", &[]),
    ("/post/game/7", &["[data-act=refill]"]),
    ("/post/game/7", &["[data-act=claim]"]),
    ("/post/game/7", &["[data-act=result]"]),
    ("/post/game/7", &["[data-act=reconcile]"]),
    ("/post/game/7", &["[data-act=insert]"]),
    (
        "/post/game/7",
        &["[data-act=line-1]", "[data-act=correct-1]"],
    ),
    ("/post/game/7/study", &["summary"]),
    ("/post/game/7/ahead", &[]),
    ("/post/ahead", &[]),
    ("/post/absence", &[]),
    ("/post/figures", &[]),
    ("/post/bring", &[]),
    ("/study", &[]),
    ("/winning", &[]),
    ("/learn/class", &[]),
    ("/learn/tb-blocks/2", &[]),
    ("/embed", &[]),
];

/// A team event that began ten days ago.
fn cup() -> EventDraft {
    EventDraft {
        team: true,
        captain_may_transfer: true,
        ..draft(ago(10))
    }
}

/// Opens the app with a game of an event, in which White has to move.
async fn open_games() -> (StillTime, Page) {
    open(|| {
        let moves = [("e4", 3), ("c5", 3)];
        (cup(), vec![game("7", Color::White, "Bo", 10, &moves)])
    })
    .await
}

/// Goes to a page and opens its fields.
async fn show(page: &Page, hash: &str, clicks: &[&str]) {
    page.go(hash).await;
    page.wait_for("main").await;
    for click in clicks {
        page.wait_for(click).await;
        page.click(click).await;
    }
}

/// Marks the field at this place on the page, so that a selector finds it. `false` if there are
/// not so many.
fn mark(page: &Page, place: u32) -> bool {
    let found = page.all(FIELD);
    if let Some(field) = found.get(place as usize) {
        field.set_attribute("data-tried", "").unwrap();
    }
    (place as usize) < found.len()
}

#[wasm_bindgen_test]
async fn a_page_that_is_left_from_any_of_its_fields_hears_nothing_of_them() {
    let (_time, page) = open_games().await;
    let mut tried = 0;
    for (hash, clicks) in PAGES {
        let mut place = 0;
        loop {
            show(&page, hash, clicks).await;
            if !mark(&page, place) {
                break;
            }
            page.type_into("[data-tried]", "7");
            page.go(ELSEWHERE).await;
            page.expect_no_fault(&format!("leaving field {place} of {hash} {clicks:?}"));
            place += 1;
            tried += 1;
        }
        page.go(ELSEWHERE).await;
    }
    assert!(tried > 150, "{tried} fields were tried");
    page.close().await;
}

/// The controls that listen to more than a touch, or that are in the way of a page: the claim of a
/// draw, the panel with its fields, a dialog, and the first controls of every page.
#[wasm_bindgen_test]
async fn a_page_that_is_left_from_any_of_its_controls_hears_nothing_of_them() {
    let table = Table::with("1 df60/10").await;
    let page = &table.page;
    table.start().await;
    table.advance(61_000).await;
    page.focus(CLAIM);
    page.touch(CLAIM).await;
    page.go(ELSEWHERE).await;
    table.advance(3_000).await;
    page.expect_no_fault("leaving the claim of a draw");
    page.go("/clock").await;
    page.focus(CLAIM);
    // The claim goes with the press, and the clock stays.
    table.press(Color::White).await;
    page.expect_no_fault("a press beside the claim of a draw");
    table.pause().await;
    table.act("correct").await;
    for field in page.all(".panel input") {
        let name = field.get_attribute("name").unwrap();
        page.type_into(&format!(".panel [name={name}]"), "7");
        page.go(ELSEWHERE).await;
        page.expect_no_fault(&name);
        page.go("/clock").await;
        // The panel of a stopped clock is there again.
        page.wait_for(".panel [data-act=correct]").await;
        table.act("correct").await;
    }
    page.go("/controls").await;
    page.wait_for("[data-preset='15+10']").await;
    page.click("[data-preset='15+10']").await;
    page.wait_for("dialog").await;
    page.go(ELSEWHERE).await;
    page.expect_no_fault("leaving a dialog");
    table.close().await;

    let (_time, page) = open_games().await;
    for (hash, clicks) in PAGES {
        for place in 0..6 {
            show(&page, hash, clicks).await;
            let controls = page.all("main :is(button, a, summary, iframe):not([disabled])");
            let Some(control) = controls.get(place) else {
                break;
            };
            control.set_attribute("data-tried", "").unwrap();
            page.focus("[data-tried]");
            page.go(ELSEWHERE).await;
            page.expect_no_fault(&format!("leaving control {place} of {hash} {clicks:?}"));
        }
    }
    page.close().await;
}

/// Unfolds the note and the address of a game.
async fn open_own(page: &Page) {
    page.wait_for("[data-fold=own]").await;
    page.get("[data-fold=own]")
        .set_attribute("open", "")
        .unwrap();
}

/// Each field as it is left, and what is stored then: one that is saved without a button counts,
/// and a form that is sent by a button stores nothing.
#[wasm_bindgen_test]
async fn a_typed_link_or_note_counts_when_the_page_is_left_at_once() {
    let (_time, page) = open_games().await;
    let long = "https://www.iccf.com/game?id=7";
    let go = |leave: &'static str| (leave, "/post/game/7");
    for (leave, hash) in [
        go(ELSEWHERE),
        go("/post"),
        go("/"),
        go("/post/game/7/study"),
    ] {
        page.go(hash).await;
        open_own(&page).await;
        page.type_into("[name=link]", long);
        page.go(leave).await;
        assert_eq!(kept("7").link, long, "{leave}");
        page.go(hash).await;
        open_own(&page).await;
        page.type_into("[name=note]", leave);
        page.go(leave).await;
        assert_eq!(kept("7").note, leave);
        page.go(hash).await;
        open_own(&page).await;
        page.write("[name=link]", "").await;
        page.go(leave).await;
        assert_eq!(kept("7").link, "", "{leave}");
    }
    // What is no address of the web is not stored, however the page is left.
    page.go("/post/game/7").await;
    open_own(&page).await;
    page.type_into("[name=link]", "javascript:alert(1)");
    page.go(ELSEWHERE).await;
    assert_eq!(kept("7").link, "");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_link_counts_when_the_tab_is_closed_in_the_field() {
    let (time, page) = open_games().await;
    page.go("/post/game/7").await;
    open_own(&page).await;
    page.type_into("[name=link]", "https://lichess.org/abcd");
    page.left();
    assert_eq!(kept("7").link, "https://lichess.org/abcd");
    // A tab in the background may be closed without another word.
    page.type_into("[name=link]", "https://lichess.org/efgh");
    time.hide().await;
    assert_eq!(kept("7").link, "https://lichess.org/efgh");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_form_that_is_left_without_its_button_stores_nothing() {
    let (_time, page) = open_games().await;
    let events = || page.all("main a[href*='/post/event/']").len();
    page.go("/post/event").await;
    page.wait_for("[name=name]").await;
    page.type_into("[name=name]", "Cup");
    page.go("/post/events").await;
    page.wait_for("main").await;
    assert_eq!(events(), 1);
    page.go("/post/game/7").await;
    page.wait_for("[name=move]").await;
    page.type_into("[name=move]", "Nf3");
    page.go(ELSEWHERE).await;
    assert_eq!(kept("7").journal.len(), 3);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_field_that_goes_from_a_page_that_stays_reaches_nothing() {
    let page = Page::open().await;
    page.go("/edit").await;
    // Of a period that is removed, of the other side, of a mode with fewer fields.
    page.click("[data-act=add-period]").await;
    page.type_into("[name=white-1-time]", "7");
    page.click(".period:nth-of-type(2) [data-act=remove-period]")
        .await;
    page.expect_no_fault("removing a period");
    page.type_into("[name=white-0-bonus]", "7");
    page.click("[data-mode=sudden-death]").await;
    page.expect_no_fault("choosing a mode without a bonus");
    page.type_into("[name=white-0-time]", "7");
    page.click("[data-mode=double-flag]").await;
    page.type_into("[name=white-0-extra]", "7");
    page.click("[data-mode=increment]").await;
    page.expect_no_fault("choosing a mode without extra time");
    page.close().await;
}

/// A dialog takes the focus while the app draws. The field behind it stays, and has a change to
/// report.
#[wasm_bindgen_test]
async fn a_field_that_loses_the_focus_to_a_dialog_keeps_what_was_typed() {
    let (_time, page) = open_games().await;
    page.go("/edit").await;
    page.wait_for("[name=white-0-time]").await;
    page.type_into("[name=white-0-time]", "never");
    page.click("[data-act=add-period]").await;
    page.expect_no_fault("a field beside a new one");
    page.go("/post/game/7").await;
    open_own(&page).await;
    page.type_into("[name=link]", "https://a.example");
    page.click("[data-act=reconcile]").await;
    turn().await;
    assert!(!page.has_focus("[name=link]"), "the form takes the focus");
    assert_eq!(kept("7").link, "https://a.example");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_button_that_is_held_when_the_page_is_left_steps_no_further() {
    let (time, page) = StillTime::open().await;
    for leave in [ELSEWHERE, "/clock", "/post"] {
        page.go("/edit").await;
        page.wait_for("[data-step=up]").await;
        page.touch("[data-step=up]").await;
        time.advance(650).await;
        page.go(leave).await;
        time.advance(2_000).await;
        page.expect_no_fault(leave);
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_piece_that_is_held_when_the_page_is_left_goes_nowhere() {
    let (time, page) = open_games().await;
    for hash in ["/board", "/study", "/post/game/7"] {
        page.go(hash).await;
        page.wait_for("main").await;
        if hash == "/study" {
            page.click("[data-act=empty]").await;
        }
        page.wait_for(".board [data-square=g1]").await;
        let square = page.get(".board [data-square=g1]");
        let send = |name: &str| {
            let options = PointerEventInit::new();
            options.set_bubbles(true);
            options.set_cancelable(true);
            options.set_pointer_id(5);
            options.set_pointer_type("touch");
            let event = PointerEvent::new_with_event_init_dict(name, &options).unwrap();
            square.dispatch_event(&event).unwrap();
        };
        send("pointerdown");
        page.go(ELSEWHERE).await;
        // A touch goes on at the element at which it began, wherever that is by now.
        for name in [
            "pointermove",
            "touchmove",
            "pointerup",
            "touchend",
            "pointercancel",
        ] {
            send(name);
        }
        time.advance(2_000).await;
        page.expect_no_fault(hash);
    }
    assert_eq!(kept("7").journal.len(), 3);
    page.close().await;
}

/// Chooses a file in the input, whose text comes once `until` is resolved.
fn choose_file(page: &Page, selector: &str, until: &Promise) {
    let choose = "
        const file = new File(['1. e4 e5 2. Nf3 *'], 'game.pgn');
        for (const read of ['text', 'arrayBuffer']) {
            const whole = File.prototype[read].bind(file);
            file[read] = () => until.then(whole);
        }
        Object.defineProperty(input, 'files', { value: [file], configurable: true });
        input.files.item = (place) => input.files[place];
        input.dispatchEvent(new Event('change', { bubbles: true }));";
    let input = page.get(selector);
    let choose = Function::new_with_args("input, until", choose);
    choose.call2(&JsValue::NULL, &input, until).unwrap();
}

#[wasm_bindgen_test]
async fn a_file_that_is_read_after_its_page_was_left_changes_nothing() {
    let (_time, page) = open_games().await;
    page.go("/study").await;
    page.wait_for("[name=pgn-file]").await;
    let mut resolve = None;
    let until = Promise::new(&mut |kept, _| resolve = Some(kept));
    choose_file(&page, "[name=pgn-file]", &until);
    page.go(ELSEWHERE).await;
    resolve.unwrap().call0(&JsValue::NULL).unwrap();
    JsFuture::from(until).await.unwrap();
    for _ in 0..5 {
        turn().await;
    }
    page.expect_no_fault("the file was read");
    page.go("/study").await;
    page.wait_for("[name=pgn-file]").await;
    page.close().await;
}
