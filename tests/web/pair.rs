//! The two players at the clock: their names, and the score of their match.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;

use crate::table::Table;

const FIRST: &str = "[data-seat=first]";

/// Gives the players names, from the label of the half at the first seat.
async fn name(table: &Table, white: &str, black: &str) {
    let page = &table.page;
    page.click("[data-act=rename][data-seat=first]").await;
    page.write("dialog [name=player-white]", white).await;
    page.write("dialog [name=player-black]", black).await;
    page.click("dialog [data-act=save-players]").await;
    assert!(page.find("dialog").is_none());
}

/// A game with this result; the panel is open.
async fn play_to(table: &Table, result: &str) {
    table.advance(1_000).await;
    table.start().await;
    table.pause().await;
    table.act("end").await;
    table
        .page
        .click(&format!(".results [data-result='{result}']"))
        .await;
    table.act("finish").await;
}

/// The points at the first seat, and at the second.
fn points(table: &Table) -> [String; 2] {
    ["first", "second"].map(|seat| table.page.text(&format!(".points[data-seat={seat}]")))
}

#[wasm_bindgen_test]
async fn a_touch_on_a_name_before_the_start_asks_for_it_and_starts_nothing() {
    let table = Table::open().await;
    let page = &table.page;
    page.touch("[data-act=rename][data-seat=second]").await;
    page.click("[data-act=rename][data-seat=second]").await;
    table.expect_running(None);
    assert!(page.has_focus("dialog [name=player-black]"));
    page.write("dialog [name=player-black]", "Ben").await;
    page.click("dialog [data-act=cancel]").await;
    assert_eq!(page.text(".half[data-color=black] .name"), "Black");
    name(&table, "", "Ben").await;
    assert_eq!(page.text(".half[data-color=black] .name"), "Ben");
    assert_eq!(page.kept_events(), 0);
    table.start().await;
    assert_eq!(page.count("[data-act=rename]"), 0, "only the halves");
    table.close().await;
}

#[wasm_bindgen_test]
async fn names_can_be_entered_in_the_pause_and_are_kept_with_the_game() {
    let table = Table::open().await;
    table.start().await;
    table.pause().await;
    name(&table, "Ada", "Ben").await;
    assert_eq!(table.page.text(".half[data-color=white] .name"), "Ada");
    assert_eq!(table.page.kept().unwrap().players.black, "Ben");
    table.close().await;
}

#[wasm_bindgen_test]
async fn the_names_and_the_score_follow_the_players_over_rematches() {
    let table = Table::open().await;
    let page = &table.page;
    name(&table, "Ada", "Ben").await;
    assert_eq!(page.count(".points"), 0, "no match yet");
    play_to(&table, "1-0").await;
    table.act("rematch").await;
    assert_eq!(page.text(&format!(".half{FIRST} .name")), "Ada");
    assert_eq!(points(&table), ["1", "0"]);
    page.get(&format!("{FIRST}[data-color=black][data-state=ready]"));
    play_to(&table, "1/2-1/2").await;
    assert_eq!(points(&table), ["1½", "½"]);
    assert_eq!(page.text(".panel .match strong"), "Ben ½–1½ Ada");
    table.act("rematch").await;
    assert_eq!(points(&table), ["1½", "½"]);
    table.start().await;
    assert_eq!(page.count(".points"), 0, "nothing beside running clocks");
    table.pause().await;
    assert_eq!(points(&table), ["1½", "½"]);
    assert_eq!(page.text(".panel .match strong"), "Ada 1½–½ Ben");
    for name in page.all("[data-act=rename]") {
        let order = name.get_attribute("tabindex");
        assert_eq!(
            order.as_deref(),
            Some("-1"),
            "the keyboard stays in the panel"
        );
    }
    table.act("players").await;
    page.write("dialog [name=player-black]", "Benno").await;
    page.click("dialog [name=same-players]").await;
    page.click("dialog [data-act=save-players]").await;
    assert_eq!(page.text(".panel .match strong"), "Ada 1½–½ Benno");
    table.close().await;
}

#[wasm_bindgen_test]
async fn the_score_of_players_without_names_stands_on_each_ones_half() {
    let table = Table::open().await;
    play_to(&table, "1-0").await;
    table.act("rematch").await;
    assert_eq!(points(&table), ["1", "0"]);
    play_to(&table, "0-1").await;
    // The player at the first seat had Black.
    assert_eq!(points(&table), ["2", "0"]);
    let words = table.page.text(".panel .match strong");
    assert_eq!(words, "now White 0–2 now Black");
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_new_match_begins_without_points_and_without_the_game_on_the_table() {
    let table = Table::open().await;
    play_to(&table, "1-0").await;
    table.act("rematch").await;
    play_to(&table, "1-0").await;
    assert_eq!(points(&table), ["1", "1"]);
    table.act("new-match").await;
    table.act("new-match").await;
    assert_eq!(points(&table), ["0", "0"]);
    table.act("rematch").await;
    assert_eq!(points(&table), ["0", "0"]);
    play_to(&table, "1-0").await;
    assert_eq!(points(&table), ["1", "0"]);
    table.close().await;
}

#[wasm_bindgen_test]
async fn another_player_begins_a_new_match_and_a_first_name_does_not() {
    let table = Table::open().await;
    let page = &table.page;
    play_to(&table, "1-0").await;
    table.act("rematch").await;
    name(&table, "Ben", "Ada").await;
    assert_eq!(
        points(&table),
        ["1", "0"],
        "they have only told their names"
    );
    page.click("[data-act=rename][data-seat=first]").await;
    page.write("dialog [name=player-black]", "Adah").await;
    page.click("dialog [name=same-players]").await;
    page.click("dialog [data-act=save-players]").await;
    assert_eq!(points(&table), ["1", "0"], "only the spelling");
    name(&table, "Ben", "Cy").await;
    assert_eq!(points(&table), ["0", "0"]);
    table.close().await;
}

#[wasm_bindgen_test]
async fn the_next_pair_takes_the_names_and_the_score_away_in_one_step() {
    let table = Table::open().await;
    let page = &table.page;
    name(&table, "Ada", "Ben").await;
    play_to(&table, "1-0").await;
    table.act("rematch").await;
    page.click("[data-act=rename][data-seat=first]").await;
    page.click("dialog [data-act=new-players]").await;
    assert_eq!(page.text(".half[data-color=white] .name"), "White");
    assert_eq!(page.text(".half[data-color=black] .name"), "Black");
    assert_eq!(page.count(".points"), 0);
    table.close().await;
}

#[wasm_bindgen_test]
async fn the_names_are_entered_at_the_clock_and_not_in_the_settings() {
    let table = Table::open().await;
    let page = &table.page;
    page.go("/settings").await;
    page.wait_for("[name=layout]").await;
    assert!(page.find("[name=player-white]").is_none());
    table.close().await;
}

#[wasm_bindgen_test]
async fn the_names_can_be_entered_on_the_board_page_too() {
    let table = Table::open().await;
    let page = &table.page;
    page.go("/board").await;
    page.wait_for(".board").await;
    page.click("[data-act=more]").await;
    page.click(".asked [data-act=players]").await;
    page.write("dialog [name=player-white]", "Ada").await;
    page.click("dialog [data-act=save-players]").await;
    assert_eq!(page.text(".half[data-color=white] .name"), "Ada");
    table.press(Color::Black).await;
    table.close().await;
}
