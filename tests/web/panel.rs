//! The arbiter's panel: how it closes, and what it offers first.

use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlElement};
use zeitnot::clock::{Color, Event, StoppedBy};
use zeitnot::platform::time::wall_now;
use zeitnot::storage::games::{GameRepository, TableGame};
use zeitnot::time::Millis;
use zeitnot::ui::text::spoken;

use crate::export::game;
use crate::page::{Page, versioned};
use crate::table::Table;
use crate::until;

const BLACK: &str = ".half[data-color=black]";
const MENU: &str = "main [data-act=panel]";
const PANEL: &str = ".panel";

/// A game that began and was stopped after `ms` milliseconds.
pub fn stopped(control: &str, ms: i64) -> TableGame {
    let events = [
        (0, Event::Press(Color::Black)),
        (ms, Event::Stop(StoppedBy::Arbiter)),
    ];
    game(wall_now() + -Millis::new(ms), control, &events)
}

/// Opens the clock with a game on it.
pub async fn open_with(game: TableGame) -> Page {
    Page::open_with(|| {
        let versioned = versioned();
        let games = GameRepository(&versioned);
        games.save(&game).unwrap();
        games.put_on_table(&game.id).unwrap();
    })
    .await
}

/// The element with the focus.
fn focused() -> Option<Element> {
    web_sys::window()?.document()?.active_element()
}

#[wasm_bindgen_test]
async fn escape_goes_to_the_panels_first_page_and_keeps_it_on_a_stopped_clock() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.touch("[data-act=pause]").await;
    page.click(".panel [data-act=log]").await;
    assert!(page.find(".panel [data-act=resume]").is_none());
    page.key("Escape").await;
    page.get(".panel [data-act=resume]");
    page.key("Escape").await;
    page.get(".panel [data-act=resume]");
    page.close().await;
}

#[wasm_bindgen_test]
async fn escape_closes_the_panel_of_a_game_that_is_over_on_the_clock() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.touch("[data-act=pause]").await;
    page.click(".panel [data-act=end]").await;
    page.click(".results [data-result='1/2-1/2']").await;
    page.click("[data-act=finish]").await;
    page.get(PANEL);
    assert!(page.key("Escape").await);
    assert!(page.find(PANEL).is_none());
    until("the menu has the keyboard", || focused() == page.find(MENU)).await;
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_button_stays_in_place_and_keeps_the_focus_while_the_game_changes() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.touch("[data-act=pause]").await;
    let resume = page.get(".panel [data-act=resume]");
    resume.unchecked_ref::<HtmlElement>().focus().unwrap();
    page.click(".panel [data-act=swap]").await;
    assert_eq!(focused(), Some(resume));
    page.close().await;
}

#[wasm_bindgen_test]
async fn after_a_fall_the_question_of_the_pieces_stands_before_the_resumption() {
    // In this mode the clocks run on; they were stopped after the fall.
    let page = open_with(stopped("120", 7_201_000)).await;
    page.get(".panel .material ~ .primary [data-act=resume]:not(.main)");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_name_that_is_too_long_gets_a_note_and_stays_in_the_field() {
    let page = Page::open().await;
    page.click("[data-act=rename][data-seat=first]").await;
    let field = "[name=player-white]";
    page.write(field, &"n".repeat(40)).await;
    assert_eq!(page.text("#field-player-white-note"), "");
    page.write(field, &"n".repeat(41)).await;
    assert_eq!(
        page.text("#field-player-white-note"),
        "Names have at most 40 characters."
    );
    assert_eq!(page.value(field), "n".repeat(41));
    page.click("[data-act=save-players]").await;
    page.get("dialog");
    page.close().await;
}

#[wasm_bindgen_test]
fn a_spoken_time_has_the_seconds_that_the_clock_shows() {
    let said = |ms| spoken::spoken(Millis::new(ms));
    assert_eq!(said(180_000), "3 minutes");
    assert_eq!(said(179_001), "3 minutes");
    assert_eq!(said(179_000), "2 minutes 59 seconds");
    assert_eq!(said(3_599_500), "1 hour");
    assert_eq!(said(20_001), "21 seconds");
    assert_eq!(said(20_000), "20 seconds");
    assert_eq!(said(9_950), "10 seconds");
    assert_eq!(said(9_900), "9 seconds");
    assert_eq!(said(0), "no time");
}

#[wasm_bindgen_test]
fn a_clock_is_read_out_as_people_read_it() {
    let words = |ms| spoken::on_clock(Millis::new(ms));
    assert_eq!(words(270_000), "4 minutes 30");
    assert_eq!(words(61_000), "1 minute 1 second");
    assert_eq!(words(60_000), "1 minute");
    assert_eq!(words(59_000), "59 seconds");
    assert_eq!(words(9_900), "9 seconds");
    assert_eq!(words(0), "no time");
    assert_eq!(words(3_909_000), "1 hour 5 minutes");
    assert_eq!(words(7_200_000), "2 hours");
}

#[wasm_bindgen_test]
async fn time_is_given_to_the_player_in_whose_column_it_is_chosen() {
    let page = open_with(stopped("5+0", 10_000)).await;
    page.click(".panel [data-act=give]").await;
    page.click(".panel [data-color=black] [data-give='60']")
        .await;
    page.get(".panel [data-act=resume]");
    assert_eq!(page.text(".half[data-color=white] .digits"), "4:50");
    assert_eq!(page.text(".half[data-color=black] .digits"), "6:00");
    page.click(".panel [data-act=give]").await;
    page.click(".panel [data-color=white] [data-give='-60']")
        .await;
    assert_eq!(page.text(".half[data-color=white] .digits"), "3:50");
    assert_eq!(page.text(".half[data-color=black] .digits"), "6:00");
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_amount_begins_at_nothing_which_cannot_be_given() {
    const GIVE: &str = ".panel [data-color=white] [data-give=own]";
    let page = open_with(stopped("5+0", 10_000)).await;
    page.click(".panel [data-act=give]").await;
    assert_eq!(page.value("[name=give-white-min]"), "00");
    page.get(&format!("{GIVE}[aria-disabled=true]"));
    assert_eq!(page.text(GIVE), "First set an amount");
    page.click(GIVE).await;
    page.click(".part:has([name=give-white-min]) [data-step=up]")
        .await;
    assert_eq!(page.text(GIVE), "Give White +1:00");
    page.click(GIVE).await;
    assert_eq!(page.text(".half[data-color=white] .digits"), "5:50");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_result_needs_no_reason() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.touch("[data-act=pause]").await;
    page.click(".panel [data-act=end]").await;
    assert!(page.find("[data-act=finish]").is_none(), "no result yet");
    page.click(".results [data-result='1-0']").await;
    page.click("[data-act=finish]").await;
    page.get(".panel h2[data-result='1-0'][data-reason=unstated]");
    assert_eq!(page.text(".panel h2"), "White wins");
    page.close().await;
}

#[wasm_bindgen_test]
async fn touching_a_reason_twice_clears_it() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.touch("[data-act=pause]").await;
    page.click(".panel [data-act=end]").await;
    page.click(".results [data-result='0-1']").await;
    page.click(".facts [data-reason=checkmate]").await;
    page.get(".facts [data-reason=checkmate][aria-pressed=true]");
    page.click(".facts [data-reason=checkmate]").await;
    page.click("[data-act=finish]").await;
    page.get(".panel h2[data-result='0-1'][data-reason=unstated]");
    page.close().await;
}

#[wasm_bindgen_test]
async fn in_a_rematch_each_player_stays_seated_and_has_the_other_colour() {
    let page = Page::open().await;
    page.click("[data-act=rename][data-seat=first]").await;
    page.write("[name=player-white]", "Ada").await;
    page.write("[name=player-black]", "Bo").await;
    page.click("[data-act=save-players]").await;
    let ada = ".half[data-seat=first]";
    assert_eq!(page.text(&format!("{ada} .name")), "Ada");
    page.touch(BLACK).await;
    page.touch("[data-act=pause]").await;
    page.click(".panel [data-act=end]").await;
    page.click(".results [data-result='1-0']").await;
    page.click("[data-act=finish]").await;
    page.click(".panel [data-act=rematch]").await;
    assert!(page.find(PANEL).is_none());
    assert_eq!(page.text(&format!("{ada} .name")), "Ada");
    page.get(&format!("{ada}[data-color=black][data-state=ready]"));
    page.close().await;
}

/// Plays a game to this result, and leaves the panel open.
async fn play_to(page: &Page, starts: &str, result: &str) {
    page.touch(starts).await;
    page.touch("[data-act=pause]").await;
    page.click(".panel [data-act=end]").await;
    page.click(&format!(".results [data-result='{result}']"))
        .await;
    page.click("[data-act=finish]").await;
}

#[wasm_bindgen_test]
async fn a_match_keeps_its_score_over_rematches_and_a_reload_until_a_new_one() {
    const SCORE: &str = ".panel .match strong";
    let page = Page::open().await;
    play_to(&page, BLACK, "1-0").await;
    assert!(page.find(SCORE).is_none(), "one game is not a match");
    page.click(".panel [data-act=rematch]").await;
    // The winner has Black now.
    play_to(&page, BLACK, "1/2-1/2").await;
    assert_eq!(page.text(SCORE), "now White ½–1½ now Black");
    let page = page.reload().await;
    // The drawn game is past, and was counted all the same.
    play_to(&page, BLACK, "0-1").await;
    assert_eq!(page.text(SCORE), "now White ½–2½ now Black");
    page.click(".panel [data-act=undo]").await;
    page.click(".panel [data-act=end]").await;
    page.click(".results [data-result='1-0']").await;
    page.click("[data-act=finish]").await;
    assert_eq!(page.text(SCORE), "now White 1½–1½ now Black");
    page.click("[data-act=new-match]").await;
    assert_eq!(page.text(SCORE), "now White 1½–1½ now Black");
    page.click("[data-act=new-match]").await;
    assert_eq!(page.text(SCORE), "now White 0–0 now Black");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_time_is_corrected_part_by_part() {
    let page = open_with(stopped("5+0", 10_500)).await;
    page.click(".panel [data-act=correct]").await;
    let white =
        |part: &str, step: &str| format!(".part:has([name=white-{part}]) [data-step={step}]");
    assert_eq!(page.value("[name=white-min]"), "04");
    assert_eq!(page.value("[name=white-s]"), "50", "as the clock shows it");
    page.click(&white("s", "down")).await;
    page.click(&white("min", "up")).await;
    page.click(&white("h", "up")).await;
    let text = page.text(".side[data-color=white] .message");
    assert_eq!(text, "was 4:49.5 · now +1:00:59");
    page.click("[data-act=save-correction]").await;
    assert_eq!(page.text(".half[data-color=white] .digits"), "1:05:49");
    assert_eq!(page.text(".half[data-color=black] .digits"), "5:00");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_arbiter_corrects_both_times_and_move_counts_at_once() {
    let table = Table::open().await;
    let Table { page, .. } = &table;
    table.start().await;
    table.advance(2_000).await;
    table.pause().await;
    table.act("correct").await;
    for (name, text) in [
        ("white-min", "2"),
        ("white-s", "5"),
        ("white-moves", "7"),
        ("black-h", "1"),
        ("black-min", "2"),
        ("black-s", "3"),
    ] {
        page.write(&format!("[name={name}]"), text).await;
    }
    page.click("[data-act=save-correction]").await;
    table.expect(125_000, 3_723_000);
    table.expect_moves(Color::White, 7);
    table.resume(Color::White).await;
    table.advance(1_000).await;
    table.expect(124_000, 3_723_000);
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_correction_names_the_clock_that_is_set_and_the_time_before() {
    const SET: &str = ".panel [data-act=save-correction]";
    let page = open_with(stopped("5+0", 10_000)).await;
    page.click(".panel [data-act=correct]").await;
    assert_eq!(page.text(SET), "Confirm both clocks");
    page.write("[name=white-min]", "2").await;
    assert_eq!(page.text(SET), "Set White’s clock");
    page.write("[name=black-moves]", "1").await;
    assert_eq!(page.text(SET), "Set both clocks");
    assert_eq!(page.text(".part:has([name=black-moves]) small"), "move");
    page.write("[name=black-moves]", "0").await;
    assert_eq!(page.text(".part:has([name=black-moves]) small"), "moves");
    page.click(SET).await;
    page.click(".panel [data-act=log]").await;
    let log = page.text(".panel .history");
    assert!(log.contains("White’s time set to 2:50 (was 4:50)"), "{log}");
    assert!(!log.contains("Black’s"), "{log}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_invalid_time_is_reported_and_not_set() {
    let page = open_with(stopped("5+0", 10_000)).await;
    page.click(".panel [data-act=correct]").await;
    page.write("[name=black-min]", "five").await;
    assert_eq!(
        page.text(".side[data-color=black] .message"),
        "No clock can show this time."
    );
    page.click("[data-act=save-correction]").await;
    page.get("[name=black-min]");
    page.write("[name=black-min]", "7").await;
    page.click("[data-act=save-correction]").await;
    assert_eq!(page.text(".half[data-color=black] .digits"), "7:00");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_wrong_half_at_the_start_points_to_the_right_one() {
    let page = Page::open().await;
    page.touch(".half[data-color=white]").await;
    page.get(".half[data-color=black][data-points]");
    assert!(page.find(".half[data-color=white][data-points]").is_none());
    assert_eq!(page.running(), (false, false));
    page.close().await;
}

#[wasm_bindgen_test]
async fn after_a_flag_the_strip_has_the_likely_result_and_then_a_rematch() {
    const STRIP: &str = ".acts:not(.copy)";
    let page = flag_fell().await;
    page.get(".half[data-color=white] .flag[data-flag=alone]");
    assert_eq!(
        page.text(".half[data-color=black] .opponents-flag"),
        "White’s flag fell"
    );
    assert_eq!(page.count(&format!("{STRIP} [data-act=new]")), 0);
    page.click(&format!("{STRIP} [data-act=result]")).await;
    page.get(".panel .material [data-act=flag-win].main");
    assert!(page.find("[data-tap]").is_none(), "nobody has asked");
    page.key("Escape").await;
    assert!(page.find(PANEL).is_none());
    let likely = format!("{STRIP} [data-act=flag-win].main");
    assert_eq!(page.text(&likely), "Black wins");
    page.click(&likely).await;
    page.get(".panel [data-act=rematch].main");
    page.get("[data-result='0-1'][data-reason=flag]");
    page.key("Escape").await;
    page.get(&format!("{STRIP} [data-act=rematch].main"));
    page.close().await;
}

/// White's flag has fallen on a clock without a board.
async fn flag_fell() -> Page {
    let page = open_with(game(
        wall_now() + -Millis::new(62_000),
        "1+0",
        &[(0, Event::Press(Color::Black))],
    ))
    .await;
    page.click("[data-act=count-away]").await;
    page
}

#[wasm_bindgen_test]
async fn a_game_left_with_a_fallen_flag_says_so_and_takes_its_result_later() {
    let page = flag_fell().await;
    let id = page.kept().unwrap().id;
    page.click(".acts:not(.copy) [data-act=result]").await;
    page.click(".panel [data-act=new]").await;
    page.go("/games").await;
    assert_eq!(page.text("ul.games .score"), "White’s flag fell");
    assert_eq!(page.text("ul.games [data-act=take-up]"), "Enter the result");
    page.go(&format!("/game/{id}")).await;
    assert_eq!(page.text(".result"), "White’s flag fell");
    page.click("[data-act=take-up]").await;
    page.click(".acts:not(.copy) [data-act=flag-win]").await;
    page.go("/games").await;
    assert_eq!(page.text("ul.games .score"), "0–1");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_flag_without_a_result_counts_in_the_match_once() {
    const SCORE: &str = ".panel .match strong";
    let table = Table::with("1+0").await;
    play_to(&table.page, BLACK, "1/2-1/2").await;
    // The id of a game is its time.
    table.advance(1_000).await;
    table.page.click(".panel [data-act=new]").await;
    table.start().await;
    table.advance(62_000).await;
    let flagged = table.page.kept().unwrap().id;
    table.page.click("[data-act=panel]").await;
    table.page.click(".panel [data-act=new]").await;
    play_to(&table.page, BLACK, "1-0").await;
    assert_eq!(table.page.text(SCORE), "now White 1½–1½ now Black");
    table.page.go(&format!("/game/{flagged}")).await;
    table.page.click("[data-act=take-up]").await;
    table
        .page
        .click(".acts:not(.copy) [data-act=flag-win]")
        .await;
    table.advance(1_000).await;
    table.page.click(".panel [data-act=new]").await;
    play_to(&table.page, BLACK, "1/2-1/2").await;
    assert_eq!(table.page.text(SCORE), "now White 2–2 now Black");
    table.close().await;
}

#[wasm_bindgen_test]
async fn the_panel_turns_to_the_player_above() {
    let page = Page::open().await;
    page.go("#/settings").await;
    page.click("[name=layout][value='1']").await;
    page.go("#/clock").await;
    page.touch(BLACK).await;
    page.key("Space").await;
    assert_eq!(
        page.text("[data-act=turn-panel]"),
        "Turn the panel to Black"
    );
    page.click("[data-act=turn-panel]").await;
    page.get(".panel.turned");
    assert_eq!(
        page.text("[data-act=turn-panel]"),
        "Turn the panel to White"
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_controls_that_turn_or_change_sides_have_different_names() {
    let page = Page::open().await;
    page.go("/settings").await;
    page.wait_for("[name=layout]").await;
    page.click("[name=layout][value='1']").await;
    page.go("/clock").await;
    let turn = page.get("[data-act=turn]");
    let names = ["aria-label", "title"].map(|name| turn.get_attribute(name));
    assert_eq!(
        names,
        [(); 2].map(|()| Some("White’s half to the other side".to_owned()))
    );
    page.touch(BLACK).await;
    page.key("Space").await;
    assert!(page.text("[data-act=swap]").starts_with("Change seats"));
    assert_eq!(
        page.text("[data-act=turn-panel]"),
        "Turn the panel to Black"
    );
    page.close().await;
}
