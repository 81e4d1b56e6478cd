//! The page of time controls.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;

const BLACK: &str = ".half[data-color=black]";
const CONTROL: &str = "[data-act=controls] .notation";

fn tile(page: &Page, notation: &str) -> (String, String) {
    let tile = format!("[data-preset='{notation}']");
    (
        page.text(&format!("{tile} strong")),
        page.text(&format!("{tile} span")),
    )
}

#[wasm_bindgen_test]
async fn a_control_is_named_in_words_and_not_in_codes() {
    let page = Page::open().await;
    page.go("/controls").await;
    for (notation, name, detail) in [
        ("5+3", "5+3", "5 min, +3 s"),
        ("1+0", "1+0", "1 min"),
        (
            "90/40+30, 30+30",
            "40 moves in 90 min",
            "then 30 min, +30 s per move",
        ),
        (
            "120/40, 60/20, 30",
            "40 moves in 2 h",
            "then 20 moves in 60 min, then 30 min",
        ),
        ("5 df60/10", "5 min", "then 1 min to hold a draw"),
        (
            "90/40, 15 df300/30",
            "40 moves in 90 min",
            "then 15 min, then 5 min to hold a draw",
        ),
        ("5 d2", "5 min", "waits 2 s before each move"),
        ("3 b2", "3 min", "gives back up to 2 s (Bronstein)"),
        ("30 byo 5x30", "30 min", "then 5 × 30 s"),
        ("60 can 5min/10", "60 min", "then 5 min for every 10 moves"),
        ("5 v 4", "Time odds", "White 5 min, Black 4 min"),
        (
            "hourglass 1",
            "Hourglass",
            "1 min; what one uses, the other gains",
        ),
        ("10s/move", "10 s", "for each move"),
        ("25 up", "25 min", "then counts up, without a flag"),
    ] {
        let (is_name, is_detail) = tile(&page, notation);
        assert_eq!((is_name.as_str(), is_detail.as_str()), (name, detail));
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_clock_names_its_control_as_players_write_it_or_in_words() {
    let page = Page::open().await;
    for (notation, name) in [
        ("5+3", "5+3"),
        ("90/40+30, 30+30", "90/40+30, 30+30"),
        ("0:01:30+2", "1:30, +2 s per move"),
        ("1 df30/5", "1 min, then 30 s to hold a draw"),
        ("5 d2", "5 min, waits 2 s before each move"),
        ("5 v 4", "Time odds, White 5 min, Black 4 min"),
    ] {
        let control = String::from(js_sys::encode_uri_component(notation));
        page.go(&["/?control=", &control].concat()).await;
        assert_eq!(page.text(CONTROL), name, "{notation}");
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_current_control_is_marked_and_first_with_those_of_past_games() {
    let page = Page::open().await;
    page.go("/controls").await;
    let first = ".families section:first-child";
    assert_eq!(
        page.text(&format!("{first} .tile:first-child strong")),
        "3+2"
    );
    // The page marks it once, among the controls used last, and not again in the full list.
    let marked = format!("{first} .tile:first-child[aria-current=true]");
    page.get(&marked);
    page.get("[data-preset='3+2']");
    assert_eq!(page.count("[aria-current]"), 1);
    // The players play a game with it, and then choose another control.
    page.click("[data-preset='3+2']").await;
    page.wait_for("main.clock").await;
    page.touch(BLACK).await;
    page.touch(".half[data-color=white]").await;
    page.key("Space").await;
    page.go("/controls").await;
    page.click("[data-preset='15+10']").await;
    page.click("[data-act=replace]").await;
    page.wait_for("main.clock").await;
    page.go("/controls").await;
    let nth = |n: u32| page.text(&format!("{first} .tile:nth-child({n}) strong"));
    assert_eq!(nth(1), "15+10");
    assert_eq!(nth(2), "3+2");
    page.get(&marked);
    assert_eq!(page.count("[aria-current]"), 1);
    page.close().await;
}

#[wasm_bindgen_test]
async fn typing_is_answered_at_every_letter_and_an_error_alerts_only_once_sent() {
    let page = Page::open().await;
    page.go("/controls").await;
    assert_eq!(page.count("#field-notation"), 0);
    page.click("[data-act=type-it]").await;
    assert!(page.has_focus("#field-notation"));
    page.write("#field-notation", "5+").await;
    assert!(page.text(".meaning").starts_with("At character 3"));
    assert_eq!(page.count("[role=alert]"), 0);
    page.write("#field-notation", "5+3").await;
    assert!(page.text(".meaning").starts_with("Each player has 5 min"));
    page.write("#field-notation", "").await;
    page.click("[data-act=play-typed]").await;
    assert_eq!(
        page.text(".field [role=alert]"),
        "type a time control, like 5+3."
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_typed_control_that_can_mean_several_is_a_choice_between_sentences() {
    let page = Page::open().await;
    page.go("/controls").await;
    page.click("[data-act=type-it]").await;
    page.write("#field-notation", "15/10").await;
    assert!(
        page.text(".meaning")
            .starts_with("This can mean more than one thing.")
    );
    let reading = |n: u32| page.text(&format!(".readings button:nth-child({n})"));
    for (n, words) in [
        (
            1,
            "15+10 Each player has 15 min for the game, +10 s for every move.",
        ),
        (
            2,
            "15 moves in 10 min Each player has 10 min for every 15 moves.",
        ),
        (
            3,
            "10 moves in 15 min Each player has 15 min for every 10 moves.",
        ),
    ] {
        assert_eq!(reading(n).replace('\u{a0}', " "), words);
    }
    // Sent as it is, it plays nothing: the keyboard goes on to the choice.
    page.click("[data-act=play-typed]").await;
    assert!(page.has_focus(".readings button:first-child"));
    assert_eq!(page.count(".field [role=alert]"), 0);
    page.click(".readings button:first-child").await;
    page.wait_for("main.clock").await;
    assert_eq!(page.text(CONTROL), "15+10");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_typed_announcement_is_shown_as_a_sentence_and_played() {
    let page = Page::open().await;
    page.go("/controls").await;
    page.click("[data-act=type-it]").await;
    for (typed, sentence) in [
        (
            "40/90+30, 30+30",
            "Each player has 90 min for 40 moves, then 30 min for the rest, +30 s for every move.",
        ),
        (
            "90 Min. + 30 Sek. pro Zug",
            "Each player has 90 min for the game, +30 s for every move.",
        ),
        (
            "0+5",
            "Each player has no main time for the game, +5 s for every move.",
        ),
        (
            "40/2 SD/1",
            "Each player has 2 h for 40 moves; then 60 min for the rest.",
        ),
    ] {
        page.write("#field-notation", typed).await;
        assert_eq!(
            page.text(".meaning").replace('\u{a0}', " "),
            sentence,
            "{typed}"
        );
        assert_eq!(page.count(".readings button"), 0);
    }
    page.click("[data-act=play-typed]").await;
    page.wait_for("main.clock").await;
    assert_eq!(page.text(CONTROL), "120/40, 60");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_control_typed_for_a_frame_is_asked_about_and_written_as_chosen() {
    let page = Page::open().await;
    page.go("/embed").await;
    let meaning = || page.text("[data-show=meaning]").replace('\u{a0}', " ");
    let has_code = |control: &str| {
        let control = format!("control=\"{control}\"");
        page.text(".gallery-snippet pre").contains(&control)
    };
    assert_eq!(meaning(), "15 min, +10 s");
    page.write("#field-control", "40/30").await;
    assert_eq!(page.count(".gallery-readings button"), 3);
    assert!(!page.text(".field [role=alert]").is_empty());
    page.click(".gallery-readings button:nth-child(2)").await;
    assert_eq!(page.count(".gallery-readings button"), 0);
    assert_eq!(meaning(), "40 moves in 30 min");
    assert!(has_code("30min/40"));
    // A frame reads its address as ever, so the code says what the author means.
    page.write("#field-control", "40/2 SD/1").await;
    assert_eq!(meaning(), "40 moves in 2 h, then 60 min");
    assert!(has_code("120/40, 60"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_control_chosen_during_a_game_replaces_it_only_after_a_yes() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.key("Space").await;
    page.go("/controls").await;
    page.click("[data-preset='5+3']").await;
    page.get("dialog[open]");
    page.click("dialog [data-act=cancel]").await;
    assert_eq!(page.count("dialog"), 0);
    page.go("/clock").await;
    assert_eq!(page.text(&format!("{BLACK} .digits")), "3:02");
    assert_eq!(page.kept_events(), 2);
    page.go("/controls").await;
    page.click("[data-preset='5+3']").await;
    page.click("dialog [data-act=replace]").await;
    page.wait_for("main.clock").await;
    assert_eq!(page.text(CONTROL), "5+3");
    page.close().await;
}

#[wasm_bindgen_test]
async fn deleting_the_last_own_control_moves_the_focus_to_making_a_new_one() {
    let page = Page::open().await;
    page.go("/edit").await;
    page.click("[data-act=save]").await;
    page.write("#field-name", "club").await;
    page.click("[data-act=save]").await;
    page.wait_for("ul.own").await;
    page.click("ul.own [data-act=delete]").await;
    page.focus("ul.own [data-act=delete-sure]");
    page.click("ul.own [data-act=delete-sure]").await;
    assert_eq!(page.count("ul.own"), 0);
    assert!(page.has_focus("[data-act=make]"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_control_is_typed_or_chosen_and_played() {
    let page = Page::open().await;
    page.go("/controls").await;
    page.click("[data-act=type-it]").await;
    page.write("#field-notation", "90/40+30, 30+").await;
    assert_eq!(page.count("[role=alert]"), 0);
    page.click("[data-act=play-typed]").await;
    assert!(!page.text(".field [role=alert]").is_empty());
    page.write("#field-notation", "90/40+30, 30+30").await;
    assert!(!page.text(".meaning").is_empty());
    page.click("[data-act=play-typed]").await;
    page.wait_for("main.clock").await;
    assert_eq!(
        page.text("[data-act=controls] .notation"),
        "90/40+30, 30+30"
    );
    page.go("/controls").await;
    page.click("[data-preset='5+3']").await;
    page.wait_for("main.clock").await;
    assert_eq!(page.text("[data-act=controls] .notation"), "5+3");
    // The control used last is there the next time.
    let page = page.reload().await;
    assert_eq!(page.text("[data-act=controls] .notation"), "5+3");
    page.close().await;
}

#[wasm_bindgen_test]
async fn own_controls_are_moved_again_and_again_and_each_row_is_its_own_control() {
    let page = Page::open().await;
    for name in ["club", "school", "cup"] {
        page.go("/edit").await;
        page.click("[data-act=save]").await;
        page.write("#field-name", name).await;
        page.click("[data-act=save]").await;
        page.wait_for("ul.own").await;
    }
    let row = |row: u32| format!("ul.own li:nth-child({row})");
    let names = || {
        let names = (1..=page.count("ul.own li")).map(|place| {
            let name = page.text(&format!("{} strong", row(place)));
            assert_eq!(
                page.get(&row(place)).get_attribute("data-own"),
                Some(name.clone())
            );
            name
        });
        names.collect::<Vec<_>>().join(" ")
    };
    for (act, place, then) in [
        ("down", 1, "school club cup"),
        ("down", 1, "club school cup"),
        ("down", 2, "club cup school"),
        ("up", 3, "club school cup"),
        ("up", 2, "school club cup"),
        ("up", 2, "club school cup"),
    ] {
        page.click(&format!("{} [data-act={act}]", row(place)))
            .await;
        assert_eq!(names(), then, "{act} {place}");
    }
    // The row that takes the place of a deleted one is not about to be deleted.
    page.click(&format!("{} [data-act=delete]", row(1))).await;
    page.click(&format!("{} [data-act=delete-sure]", row(1)))
        .await;
    assert_eq!(names(), "school cup");
    assert_eq!(page.count("[data-act=delete-sure]"), 0);
    page.click(&format!("{} [data-act=delete]", row(1))).await;
    page.click(&format!("{} [data-act=delete-sure]", row(1)))
        .await;
    assert_eq!(names(), "cup");
    page.close().await;
}
