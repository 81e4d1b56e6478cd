//! The editor of time controls.

use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{PointerEvent, PointerEventInit};
use zeitnot::clock::notation::print;
use zeitnot::platform::timer::once;
use zeitnot::time::Millis;

use crate::page::Page;
use crate::{called_back, until};

const ADD: &str = "[data-act=add-period]";
const DOUBLE_FLAG: &str = "[data-mode=double-flag]";

#[wasm_bindgen_test]
async fn the_editor_offers_the_double_flag_with_each_rule_in_words_and_drawn() {
    let page = Page::open().await;
    page.go("/edit").await;
    assert!(page.text(DOUBLE_FLAG).contains("Double flag"));
    page.click(DOUBLE_FLAG).await;
    assert_eq!(page.value("[name=white-0-extra]"), "60");
    assert_eq!(page.count(".rule .gives"), 3);
    // The amounts that a press gives with nothing, a quarter … of the extra time left.
    let label = |rule: &str| {
        page.get(&format!(".rule:has([value={rule}]) .gives"))
            .get_attribute("aria-label")
            .unwrap()
    };
    assert!(
        label("hybrid").contains("45 s left, 7.5 s"),
        "{}",
        label("hybrid")
    );
    assert!(label("truncated").contains("45 s left, 10.0 s"));
    assert!(label("linear").contains("45 s left, 2.5 s"));
    // The problems stand beside their fields.
    page.write("[name=white-0-bonus]", "31").await;
    assert_eq!(
        page.get("[name=white-0-bonus]")
            .get_attribute("aria-invalid")
            .as_deref(),
        Some("true")
    );
    page.get("[data-act=play][disabled]");
    page.click("[name=white-0-rule][value=linear]").await;
    assert!(page.find("[data-act=play][disabled]").is_none());
    page.click("[data-act=play]").await;
    let shown = page.text("[data-act=controls] .notation");
    assert!(shown.contains("to hold a draw"), "{shown}");
    page.click(".half[data-color=black]").await;
    let begun = page
        .kept()
        .map(|game| game.clock.setup().draft().controls.clone());
    assert!(print(&begun.unwrap()).contains("df60/31"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_editor_keeps_the_focus_beside_a_period_that_is_removed() {
    const SECOND: &str = ".period:nth-of-type(2) [data-act=remove-period]";
    let page = Page::open().await;
    page.go("/edit").await;
    page.click(ADD).await;
    page.click(ADD).await;
    for (place, minutes) in ["60", "30", "10"].iter().enumerate() {
        let field = format!("[name=white-{place}-time]");
        page.write(&field, minutes).await;
    }
    page.focus(SECOND);
    page.click(SECOND).await;
    // The period after it has taken its place.
    assert_eq!(page.count(".period"), 2);
    assert_eq!(page.value("[name=white-1-time]"), "10");
    assert!(page.has_focus(SECOND));
    page.click(SECOND).await;
    assert_eq!(page.count(".period"), 1);
    assert_eq!(page.value("[name=white-0-time]"), "60");
    assert!(page.has_focus(ADD));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_control_of_ones_own_is_mended_kept_and_played() {
    let page = Page::open().await;
    page.go("/edit").await;
    page.write("#field-white-0-time", "never").await;
    assert!(!page.text("#field-white-0-time-note[role=alert]").is_empty());
    assert!(page.get("[data-act=save]").has_attribute("disabled"));
    assert_eq!(page.count(".problems li"), 1);
    page.write("#field-white-0-time", "7").await;
    assert!(!page.get("[data-act=save]").has_attribute("disabled"));
    // The control has no name yet, and the page asks for one.
    page.click("[data-act=save]").await;
    assert!(page.has_focus("#field-name"));
    page.click("[data-act=save]").await;
    assert!(!page.text("#field-name-note[role=alert]").is_empty());
    page.write("#field-name", "<b>club</b>").await;
    page.click("[data-act=save]").await;
    page.wait_for("ul.own").await;
    assert_eq!(page.text("ul.own strong"), "<b>club</b>");
    assert_eq!(page.text("ul.own .tile span"), "7 min, +2 s");
    let page = page.reload().await;
    page.click("ul.own .tile").await;
    page.wait_for("main.clock").await;
    assert_eq!(page.text("[data-act=controls] .notation"), "7+2");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_new_control_of_ones_own_comes_last_and_an_edited_one_keeps_its_place() {
    let page = Page::open().await;
    let names = |page: &Page| {
        let rows = (1..=page.count("ul.own li")).map(|row| format!("ul.own li:nth-child({row})"));
        let names: Vec<_> = rows
            .map(|row| page.text(&format!("{row} strong")))
            .collect();
        names.join(" ")
    };
    for name in ["club", "school"] {
        page.go("/edit").await;
        page.click("[data-act=save]").await;
        page.write("#field-name", name).await;
        page.click("[data-act=save]").await;
        page.wait_for("ul.own").await;
    }
    assert_eq!(names(&page), "club school");
    page.click("ul.own li:first-child [data-act=edit]").await;
    page.wait_for("#field-name").await;
    page.write("#field-name", "cup").await;
    page.click("[data-act=save]").await;
    page.wait_for("ul.own").await;
    assert_eq!(names(&page), "cup school");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_tile_chooses_what_a_move_gives() {
    let page = Page::open().await;
    page.go("/edit").await;
    assert_eq!(page.count(".mode"), 10);
    assert!(is_chosen(&page, "increment"));
    assert_eq!(page.value("[name=white-0-bonus]"), "2");
    for (mode, fields, said) in [
        ("sudden-death", "time", "3 min for the game"),
        ("delay", "time bonus", "waits 2 s before"),
        ("bronstein", "time bonus", "up to 2 s"),
        ("byo-yomi", "time bonus count", "3 periods of 30 s"),
        ("canadian", "time bonus count", "5 min for every 20 moves"),
        ("hourglass", "time", "the other gains"),
        ("per-move", "time", "3 min for each move"),
        ("upcount", "time", "counts up"),
        ("increment", "time bonus", "+2 s for every move"),
    ] {
        page.click(&format!("[data-mode={mode}]")).await;
        assert!(is_chosen(&page, mode));
        assert_eq!(page.count(".mode[aria-pressed=true]"), 1);
        assert_eq!(steppers(&page), fields, "{mode}");
        let meaning = page.text(".meaning");
        assert!(meaning.contains(said), "{mode}: {meaning}");
        assert_eq!(page.count("[role=alert]"), 0, "{mode}");
        assert!(page.find("[data-act=play][disabled]").is_none(), "{mode}");
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_second_period_has_sensible_values_and_its_own_mode() {
    let page = Page::open().await;
    page.go("/edit").await;
    page.write("[name=white-0-time]", "90").await;
    page.write("[name=white-0-bonus]", "30").await;
    page.click(ADD).await;
    let values = ["0-moves", "0-bonus", "1-time", "1-bonus"];
    let values = values.map(|name| page.value(&format!("[name=white-{name}]")));
    assert_eq!(values, ["40", "30", "30", "30"]);
    assert_eq!(
        page.text(".meaning"),
        "Each player has 90 min for 40 moves, then 30 min for the rest, +30 s for every move."
    );
    assert_eq!(page.count("[role=alert]"), 0);
    assert!(page.find("[data-act=play][disabled]").is_none());
    // Extra time is for the last period, and leaves the first one as it is.
    page.click(DOUBLE_FLAG).await;
    let both = ["0-bonus", "1-bonus"].map(|name| page.value(&format!("[name=white-{name}]")));
    assert_eq!(both, ["30", "10"]);
    // A period may have another mode than the tiles choose.
    page.choose("[name=white-0-mode]", "2").await;
    assert!(is_chosen(&page, "double-flag"));
    assert!(page.text(".meaning").contains("waits 30 s"));
    // The hourglass has one period. The others come back after it.
    page.click("[data-mode=hourglass]").await;
    assert_eq!(page.count(".period"), 1);
    assert!(page.find(ADD).is_none());
    page.click("[data-mode=increment]").await;
    assert_eq!(page.count(".period"), 2);
    assert_eq!(page.value("[name=white-1-time]"), "30");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_editor_hides_options_that_a_mode_does_not_have() {
    let page = Page::open().await;
    page.go("/edit").await;
    let flags = "[name=freeze], [name=noted], [name=order]";
    let is_there = |selector: &str| {
        let hidden = format!(":is({selector}):not([hidden] *)");
        page.count(&hidden) > 0
    };
    assert!(is_there("[name=first-bonus]") && is_there(flags));
    assert!(page.text("summary").contains("first +2 s included"));
    assert!(page.text("summary").contains("the flag stops both clocks"));
    for mode in ["hourglass", "per-move", "upcount", "double-flag"] {
        page.click(&format!("[data-mode={mode}]")).await;
        assert!(!is_there("[name=first-bonus]"), "{mode}");
        assert!(!is_there(flags), "{mode}");
        assert_eq!(page.text("summary small"), "same for both", "{mode}");
    }
    // A choice that differs from the usual one stays visible, and can be changed.
    page.click("[data-mode=increment]").await;
    page.choose("[name=noted]", "1").await;
    page.click("[data-mode=hourglass]").await;
    assert!(is_there(flags));
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_editor_reports_no_error_before_something_is_typed() {
    let page = Page::open().await;
    page.go("/edit").await;
    page.click(ADD).await;
    page.click("[data-mode=byo-yomi]").await;
    assert_eq!(page.count("[role=alert], .wrong, .problems li"), 0);
    page.write("[name=white-0-moves]", "").await;
    assert_eq!(page.count("[role=alert]"), 1);
    assert!(page.text(".problems li").starts_with("Period 1, Moves: "));
    page.get("[data-act=play][disabled]");
    page.click(".extent [data-step=up]").await;
    assert_eq!(page.value("[name=white-0-moves]"), "1");
    assert_eq!(page.count("[role=alert], .wrong, .problems"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_problem_opens_the_options_it_is_in_and_leads_to_its_field() {
    const TO_FIELD: &str = ".problems [data-act=to-field]";
    let page = Page::open().await;
    page.go("/edit").await;
    let options = page.get(".options");
    assert!(!options.has_attribute("open"));
    page.write("[name=starts-in]", "soon").await;
    assert!(options.has_attribute("open"));
    // After folding them in again, the button still leads to the field.
    options.remove_attribute("open").unwrap();
    page.click(TO_FIELD).await;
    assert!(options.has_attribute("open"));
    assert!(page.has_focus("[name=starts-in]"));
    page.write("[name=starts-in]", "").await;
    page.write("[name=white-0-time]", "").await;
    page.click(TO_FIELD).await;
    assert!(page.has_focus("[name=white-0-time]"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_usual_default_times_are_one_touch_once_a_start_is_scheduled() {
    let page = Page::open().await;
    page.go("/edit").await;
    assert!(page.find("[data-default]").is_none());
    page.write("[name=starts-in]", "10").await;
    for minutes in ["0", "15", "30"] {
        let usual = format!("[data-default='{minutes}']");
        page.click(&usual).await;
        assert_eq!(page.value("[name=default-time]"), minutes);
        assert_eq!(
            page.get(&usual).get_attribute("aria-pressed").unwrap(),
            "true"
        );
    }
    assert_eq!(page.count("[data-default][aria-pressed=true]"), 1);
    assert!(page.find("[data-act=play][disabled]").is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn buttons_change_a_number_and_repeat_while_they_are_held() {
    const MORE: &str = ".stepper:first-child [data-step=up]";
    const LESS: &str = ".stepper:first-child [data-step=down]";
    let page = Page::open().await;
    page.go("/edit").await;
    let time = || page.value("#field-white-0-time");
    let minutes = || time().parse::<u32>().unwrap();
    assert_eq!(
        page.get(MORE).get_attribute("aria-label").unwrap(),
        "Time: More"
    );
    assert_eq!(time(), "3");
    page.click(MORE).await;
    page.click(MORE).await;
    assert_eq!(time(), "5");
    page.click(LESS).await;
    assert_eq!(time(), "4");
    assert!(page.text(".meaning").contains("4 min"));
    // A touch alone changes nothing: the click after it does.
    page.touch(MORE).await;
    assert_eq!(time(), "4");
    until("the button repeats", || minutes() >= 6).await;
    let options = PointerEventInit::new();
    options.set_bubbles(true);
    let up = PointerEvent::new_with_event_init_dict("pointerup", &options).unwrap();
    page.get(MORE).dispatch_event(&up).unwrap();
    let held = time();
    called_back(|done: Box<dyn FnOnce(())>| once(Millis::new(300), move || done(()))).await;
    assert_eq!(time(), held);
    page.close().await;
}

/// The names of the first period's fields, in order.
fn steppers(page: &Page) -> String {
    let fields = (1..=4).filter_map(|place| {
        let field = page.find(&format!(".period .steppers > :nth-child({place}) input"))?;
        let name = field.get_attribute("name")?;
        Some(name.trim_start_matches("white-0-").to_owned())
    });
    fields.collect::<Vec<_>>().join(" ")
}

fn is_chosen(page: &Page, mode: &str) -> bool {
    page.find(&format!("[data-mode={mode}][aria-pressed=true]"))
        .is_some()
}
