//! Entering a correspondence game.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;
use zeitnot::platform::location;

use crate::own_games::{game, open, refilled_by_hand};
use crate::page::Page;

const TWO_GAMES: &str = "[White \"Anna\"]\n[Black \"A\"]\n\n1. e4 *\n\n\
                         [White \"B\"]\n[Black \"Anna\"]\n\n1. d4 d5 *\n";

/// Fills in the form of an event, and adds it.
async fn add_event(page: &Page, name: &str) {
    page.wait_for("[name=start]").await;
    page.write("[name=name]", name).await;
    page.write("[name=start]", "2026-06-01 00:00:00Z").await;
    page.click("[data-act=save-event]").await;
}

fn chosen(page: &Page) -> String {
    page.text("[name=event] option:checked")
}

#[wasm_bindgen_test]
async fn a_first_game_leads_through_its_event_and_back() {
    let page = Page::open().await;
    page.go("/post").await;
    page.click("main [data-act=enter-game]").await;
    add_event(&page, "WC46").await;
    page.wait_for("[data-act=save-game]").await;
    assert!(location::hash().starts_with("/post/new?event="));
    assert_eq!(chosen(&page), "WC46");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_half_filled_form_of_a_game_is_kept_while_an_event_is_added() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    page.click("[name=mine][value='1']").await;
    page.click("[name=how][value='1']").await;
    page.write("[name=name-white]", "Morphy").await;
    page.write("[name=moves]", "1. e4").await;
    page.write("[name=clock-black]", "46 d").await;
    page.click("[data-act=make-event]").await;
    add_event(&page, "WC46").await;
    page.wait_for("[data-act=save-game]").await;
    assert_eq!(chosen(&page), "WC46");
    assert_eq!(page.value("[name=name-white]"), "Morphy");
    assert_eq!(page.value("[name=moves]"), "1. e4");
    assert_eq!(page.value("[name=clock-black]"), "46 d");
    page.get("[name=mine][value='1']:checked");
    // The form is new the next time.
    page.go("/post").await;
    page.go("/post/new").await;
    page.wait_for("[data-act=choose-event]").await;
    assert_eq!(page.value("[name=name-white]"), "");
    page.close().await;
}

#[wasm_bindgen_test]
async fn ones_own_name_is_proposed_at_ones_own_side() {
    let (_time, page) = open(|| {
        let games = vec![game("1", Color::White, "Novak", 60, &[])];
        (refilled_by_hand(60), games)
    })
    .await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    let names = || ["white", "black"].map(|side| page.value(&format!("[name=name-{side}]")));
    assert_eq!(names(), ["Anna", ""]);
    page.click("[name=mine][value='1']").await;
    assert_eq!(names(), ["", "Anna"]);
    page.write("[name=name-black]", "Anna M.").await;
    page.click("[name=mine][value='0']").await;
    assert_eq!(names(), ["Anna", "Anna M."]);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_fields_of_one_game_are_hidden_for_a_text_of_several() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    page.click("[name=how][value='1']").await;
    page.get("[name=clock-white]");
    page.write("[name=moves]", TWO_GAMES).await;
    page.wait_for("[data-act=enter-all]").await;
    for field in ["[name=name-white]", "[name=clock-white]", "[name=fen]"] {
        assert!(page.find(field).is_none(), "{field}");
    }
    assert!(page.find("[data-act=save-game]").is_none());
    page.click("[data-act=one-by-one]").await;
    assert_eq!(page.value("[name=name-black]"), "A");
    page.close().await;
}

#[wasm_bindgen_test]
async fn games_without_the_name_are_named_before_they_are_entered() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    page.click("[name=how][value='1']").await;
    let two = "[White \"Morphy\"]\n[Black \"Bo\"]\n1. e4 *\n\n[White \"Bo\"]\n1. d4 *";
    page.write("[name=moves]", two).await;
    page.wait_for("[name=me]").await;
    let states = || [0, 1].map(|row| page.text_at(".correspondence-several li .quiet", row));
    let missing = "[data-warning=name]";
    assert_eq!(page.count(missing), 0);
    assert_eq!(states(), ["1 half-move", "1 half-move"]);
    page.write("[name=me]", "Morphy").await;
    let expected = [
        "you: White \u{b7} 1 half-move",
        "your name is not here \u{b7} 1 half-move",
    ];
    assert_eq!(states(), expected);
    let said = page.text(missing);
    assert!(
        said.starts_with("Your name is not in 1 of 2 games"),
        "{said}"
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_notice_of_entered_games_stays_on_the_list_alone() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    page.click("[name=how][value='1']").await;
    page.write("[name=moves]", TWO_GAMES).await;
    page.click("[data-act=enter-all]").await;
    page.wait_for(".correspondence-row").await;
    assert!(page.text(".notice").starts_with("2 games are entered."));
    page.go("/post/events").await;
    page.wait_for("[data-event]").await;
    assert_eq!(page.count(".notice"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_way_to_a_game_stands_in_the_header_of_its_event() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/event/1").await;
    page.wait_for("header > [data-act=add-game]").await;
    page.click("[data-act=add-game]").await;
    page.wait_for("[data-act=save-game]").await;
    assert_eq!(page.value("[name=event]"), "1");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_move_that_cannot_be_played_is_told_by_its_number_and_player() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    page.click("[name=how][value='1']").await;
    for (moves, said) in [
        ("e4 e5 Nf3 Nd4", "Move 2, Black: \u{201c}Nd4\u{201d}"),
        ("1. e4\ne5 2. Ke3", "Move 2, White: \u{201c}Ke3\u{201d}"),
        ("1. e4 -- 2. d4", "Move 1, Black: nobody can pass"),
    ] {
        page.write("[name=moves]", moves).await;
        page.click("[data-act=save-game]").await;
        let note = page.text("#field-moves-note");
        assert!(note.starts_with(said), "{note}");
    }
    // So it is in a text of several games.
    let two = TWO_GAMES.replace("1. d4 d5", "1. d4 d5 2. Ke3");
    page.write("[name=moves]", &two).await;
    page.wait_for(".correspondence-several").await;
    let state = page.text(".correspondence-several li:last-child .quiet");
    assert!(state.starts_with("Move 2, White: "), "{state}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_empty_figure_has_no_example_in_it_that_looks_typed() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    page.click("[name=how][value='1']").await;
    assert_eq!(page.count(".server-figures input"), 6);
    assert_eq!(page.count(".server-figures input[placeholder]"), 0);
    assert!(page.text(".server-figures").contains("46 d 20:00:00"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_one_button_of_a_game_without_an_event_leads_to_the_choice() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    page.choose("[name=event]", "").await;
    assert!(page.find("[data-act=save-game]").is_none());
    assert_eq!(page.text("main .main"), "Choose an event");
    page.click("[data-act=choose-event]").await;
    assert!(page.has_focus("[name=event]"));
    // Nothing was sent, so nothing is wrong yet.
    assert_eq!(page.count("main [aria-invalid]"), 0);
    page.click("[name=how][value='1']").await;
    page.write("[name=moves]", TWO_GAMES).await;
    page.wait_for(".correspondence-several [data-act=choose-event]")
        .await;
    assert!(page.find("[data-act=enter-all]").is_none());
    page.choose("[name=event]", "1").await;
    page.get("[data-act=enter-all]");
    page.close().await;
}
