//! A game on the board with the clock beside it: claims, offers, restored moves and positions set
//! up.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{Color, EndReason, GameResult, Outcome};

use crate::page::Page;
use crate::table::Table;
use crate::tick::{touched, watch};
use crate::until;

/// Five minutes.
const FIVE: i64 = 300_000;
const MOVES: &str = ".moves .move:not([hidden]) .san";

/// The board with five minutes each, in the starting position.
async fn open() -> Table {
    let table = Table::open().await;
    table.page.go("/board?control=5").await;
    table.page.wait_for(".board [data-square=e2]").await;
    table.page.wait_for(".half .digits").await;
    table
}

/// Writes a move into the field and makes it.
async fn write(table: &Table, san: &str) {
    let Table { page, .. } = table;
    let before = page.count(MOVES);
    if page.find(".entry").is_none() {
        click(table, "[data-act=type]").await;
        page.wait_for(".entry input").await;
    }
    page.write(".entry input", san).await;
    page.click("[data-act=enter-move]").await;
    until(san, || page.count(MOVES) > before).await;
}

/// The moves as the list shows them.
fn moves(page: &Page) -> String {
    let all = (0..page.count(MOVES)).map(|place| page.text_at(MOVES, place));
    all.collect::<Vec<_>>().join(" ")
}

async fn click(table: &Table, selector: &str) {
    table.page.wait_for(selector).await;
    table.page.click(selector).await;
}

async fn wait_gone(page: &Page, selector: &str) {
    until(selector, || page.find(selector).is_none()).await;
}

/// The game is over, on the page and in the storage.
async fn is_over(table: &Table, result: GameResult, reason: EndReason) {
    table.page.wait_for(".acts [data-act=new]").await;
    assert_eq!(table.outcome(), Outcome { result, reason });
}

/// Sets up a position for the game that is to be played.
async fn lay(table: &Table, fen: &str) {
    click(table, "[data-act=lay]").await;
    table.page.write("[name=fen]", fen).await;
    click(table, "[data-act=lay-out]").await;
    wait_gone(&table.page, "[name=fen]").await;
}

/// Stops the clocks and goes back to an earlier move to restore it.
async fn look_back(table: &Table, ply: u32) {
    click(table, "[data-act=pause]").await;
    click(table, ".panel [data-act=close]").await;
    click(table, &format!(".move[data-ply='{ply}']")).await;
    click(table, "[data-act=restore]").await;
}

#[wasm_bindgen_test]
async fn a_third_repetition_is_claimed_with_its_moves_shown() {
    let table = open().await;
    for san in "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1".split(' ') {
        write(&table, san).await;
    }
    click(&table, "[data-act=draw]").await;
    click(&table, "[data-act=claim]").await;
    // A claim with a move yet to be made; the page shows the positions it would repeat.
    table
        .page
        .wait_for("[data-act=show-ply][data-ply='4']")
        .await;
    click(&table, "[data-act=claim-threefold]").await;
    is_over(&table, GameResult::Draw, EndReason::Repetition).await;
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_question_without_an_answer_is_closed_and_not_cancelled() {
    let table = open().await;
    write(&table, "e4").await;
    click(&table, "[data-act=draw]").await;
    table.page.wait_for("[data-act=claim]").await;
    assert_eq!(table.page.text(".asked [data-act=cancel]"), "Cancel");
    click(&table, "[data-act=claim]").await;
    until("the way out", || {
        table.page.text(".asked [data-act=cancel]") == "Close"
    })
    .await;
    table.close().await;
}

#[wasm_bindgen_test]
async fn an_offer_is_declined_by_a_move_and_accepted_by_a_touch() {
    let table = open().await;
    write(&table, "e4").await;
    for (color, reply) in [("white", Some("e5")), ("black", None)] {
        click(&table, "[data-act=draw]").await;
        click(&table, &format!("[data-act=offer-by][data-color={color}]")).await;
        table.page.wait_for("[data-act=accept]").await;
        if let Some(san) = reply {
            write(&table, san).await;
            wait_gone(&table.page, "[data-act=accept]").await;
        }
    }
    click(&table, "[data-act=accept]").await;
    is_over(&table, GameResult::Draw, EndReason::Agreement).await;
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_take_back_brings_back_both_clocks() {
    let table = open().await;
    write(&table, "e4").await;
    table.advance(4_000).await;
    write(&table, "e5").await;
    table.advance(7_000).await;
    write(&table, "Nf3").await;
    table.advance(5_000).await;
    table.expect(FIVE - 7_000, FIVE - 9_000);
    click(&table, "[data-act=take-back]").await;
    click(&table, "[data-act=agree]").await;
    until("the moves before", || moves(&table.page) == "e4 e5").await;
    table.expect_running(Some(Color::White));
    table.expect(FIVE, FIVE - 4_000);
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_move_pressed_by_hand_is_complete_with_the_press() {
    let table = open().await;
    let Table { page, .. } = &table;
    click(&table, "[data-act=lay]").await;
    click(&table, "[name=pressing][value='1']").await;
    click(&table, "[data-act=lay-out]").await;
    wait_gone(page, "[name=fen]").await;
    table.start().await;
    table.press(Color::White).await;
    page.wait_for(".status .refusal").await;
    table.advance(1_000).await;
    click(&table, ".board [data-square=e2]").await;
    click(&table, ".board [data-square=e4]").await;
    until("the move", || moves(page) == "e4").await;
    table.advance(2_000).await;
    table.expect(FIVE - 3_000, FIVE);
    table.press(Color::White).await;
    table.expect_running(Some(Color::Black));
    wait_gone(page, ".status .refusal").await;
    table.advance(1_000).await;
    table.expect(FIVE - 3_000, FIVE - 1_000);
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_bare_king_draws_by_the_flag() {
    let table = open().await;
    lay(&table, "8/8/4k3/8/8/3K4/4P3/8 w - - 0 1").await;
    table.start().await;
    table.advance(FIVE).await;
    table.page.wait_for("[data-verdict=cannot]").await;
    let said = table.page.text("[data-verdict]");
    assert!(said.contains("only the king"), "{said}");
    table.page.wait_for(".acts [data-act=new]").await;
    let setup = table.page.kept().expect("a game").clock.setup().clone();
    let outcome = Outcome {
        result: GameResult::Draw,
        reason: EndReason::FlagWithoutMate,
    };
    assert_eq!(table.state().outcome(&setup), Some(outcome));
    table.close().await;
}

#[wasm_bindgen_test]
async fn an_earlier_position_is_restored_with_the_arbiters_times() {
    let table = open().await;
    let Table { page, .. } = &table;
    for san in ["e4", "e5", "Nf3", "Nc6"] {
        write(&table, san).await;
    }
    look_back(&table, 2).await;
    page.wait_for("[name=restore-black]").await;
    page.write("[name=restore-black]", "4:00").await;
    page.click("[data-act=restore-now]").await;
    until("the position", || moves(page) == "e4 e5").await;
    table.expect(FIVE, 240_000);
    click(&table, "[data-act=resume-play]").await;
    table.expect_running(Some(Color::White));
    write(&table, "Nc3").await;
    assert_eq!(moves(page), "e4 e5 Nc3");
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_restored_position_is_played_on_and_looked_at_as_it_is() {
    let table = open().await;
    let Table { page, .. } = &table;
    for san in ["e4", "e5", "Nf3"] {
        write(&table, san).await;
    }
    look_back(&table, 1).await;
    click(&table, "[data-act=restore-now]").await;
    until("the position", || moves(page) == "e4").await;
    wait_gone(page, "[data-act=restore]").await;
    click(&table, "[data-act=resume-play]").await;
    write(&table, "c5").await;
    page.wait_for(".move[data-ply='2'][aria-current]").await;
    assert!(page.text(".status .verdict").contains("White to move"));
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_move_ends_looking_back_and_closes_an_open_question() {
    let table = open().await;
    let Table { page, .. } = &table;
    write(&table, "e4").await;
    write(&table, "e5").await;
    click(&table, ".move[data-ply='1']").await;
    page.wait_for("[data-act=restore]").await;
    click(&table, "[data-act=resign]").await;
    page.wait_for("[data-act=resign-by]").await;
    write(&table, "Nf3").await;
    wait_gone(page, "[data-act=resign-by]").await;
    wait_gone(page, "[data-act=restore]").await;
    page.wait_for(".move[data-ply='3'][aria-current]").await;
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_wrong_claim_costs_time_where_claims_are_judged() {
    let table = open().await;
    let Table { page, .. } = &table;
    click(&table, "[data-act=lay]").await;
    click(&table, "[name=claiming][value='1']").await;
    click(&table, "[data-act=lay-out]").await;
    wait_gone(page, "[name=fen]").await;
    write(&table, "Nf3").await;
    click(&table, "[data-act=draw]").await;
    click(&table, "[data-act=claim]").await;
    page.wait_for("[name=claim-with]").await;
    assert_eq!(
        page.count("[data-act=show-ply]"),
        0,
        "no position before a move"
    );
    page.write("[name=claim-with]", "Nf6").await;
    page.click("[data-act=claim-threefold]").await;
    page.wait_for("[data-act=claim-was-wrong]").await;
    assert_eq!(moves(page), "Nf3 Nf6");
    table.expect(FIVE + 60_000, FIVE);
    // The next move settles the matter.
    write(&table, "Ng1").await;
    wait_gone(page, "[data-act=claim-was-wrong]").await;
    for san in ["Ng8", "Nf3", "Nf6", "Ng1"] {
        write(&table, san).await;
    }
    click(&table, "[data-act=draw]").await;
    click(&table, "[data-act=claim]").await;
    page.wait_for("[name=claim-with]").await;
    page.write("[name=claim-with]", "Ng8").await;
    page.click("[data-act=claim-threefold]").await;
    is_over(&table, GameResult::Draw, EndReason::Repetition).await;
    table.close().await;
}

#[wasm_bindgen_test]
async fn black_begins_in_a_position_with_black_to_move() {
    let table = open().await;
    lay(&table, "4k3/8/8/8/8/8/8/R3K3 b - - 0 1").await;
    table.press(Color::White).await;
    table.expect_running(Some(Color::Black));
    table.advance(3_000).await;
    write(&table, "Ke7").await;
    table.expect_running(Some(Color::White));
    table.expect(FIVE, FIVE - 3_000);
    table.close().await;
}

#[wasm_bindgen_test]
async fn an_invalid_or_finished_position_is_refused() {
    let table = open().await;
    let Table { page, .. } = &table;
    click(&table, "[data-act=lay]").await;
    for (fen, words) in [
        ("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "already over"),
        ("8/8/8/8/8/8/8/6K1 w - - 0 1", "no king"),
        (
            "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
            "It is White’s move, but Black is in check.",
        ),
    ] {
        page.write("[name=fen]", fen).await;
        click(&table, "[data-act=lay-out]").await;
        until(words, || page.text(".lay .note").contains(words)).await;
    }
    click(&table, "[data-act=cancel]").await;
    write(&table, "e4").await;
    table.close().await;
}

#[wasm_bindgen_test]
async fn the_page_announces_each_move_once_and_not_every_second() {
    let table = open().await;
    watch(".spoken");
    write(&table, "e4").await;
    until("the announcement", || {
        !table.page.text(".spoken").is_empty()
    })
    .await;
    assert!(!touched().is_empty());
    watch(".spoken");
    table.advance(5_000).await;
    assert!(touched().is_empty(), "{:?}", table.page.text(".spoken"));
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_move_stands_in_the_list_with_the_time_that_its_clock_ran() {
    let table = open().await;
    write(&table, "e4").await;
    table.advance(64_900).await;
    write(&table, "e5").await;
    // White's first move has started the clocks.
    let times = [0, 1].map(|place| table.page.text_at(".moves .move small", place));
    assert_eq!(times, ["0:00", "1:04"]);
    table.close().await;
}

#[wasm_bindgen_test]
async fn captured_pieces_stand_beside_the_name_and_go_back_with_the_moves() {
    let table = open().await;
    for san in "e4 d5 exd5".split(' ') {
        write(&table, san).await;
    }
    let Table { page, .. } = &table;
    let white = ".half[data-color=white] .captured";
    until("a pawn", || {
        page.count(&[white, " [data-piece=bp]"].concat()) == 1
    })
    .await;
    assert_eq!(page.text(white), "+1");
    click(&table, "[data-act=earlier]").await;
    until("none", || page.count(&[white, " i"].concat()) == 0).await;
    assert_eq!(page.text(white), "");
    table.close().await;
}

#[wasm_bindgen_test]
async fn a_position_is_set_up_with_pieces_and_played() {
    let table = open().await;
    click(&table, "[data-act=lay]").await;
    click(&table, ".lay [data-act=clear]").await;
    for (piece, square) in [("wk", "e1"), ("bk", "e8"), ("wp", "a7")] {
        click(&table, &format!(".palette [data-put={piece}]")).await;
        click(&table, &format!(".laying [data-square={square}]")).await;
    }
    click(&table, "[data-act=lay-out]").await;
    wait_gone(&table.page, ".laying").await;
    write(&table, "a8=R+").await;
    let kept = table.page.kept().expect("a game");
    let start = kept.board.map(|sheet| sheet.start().fen());
    assert_eq!(start.as_deref(), Some("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"));
    table.close().await;
}

#[wasm_bindgen_test]
async fn the_bar_mutes_the_sound_and_lists_the_other_pages_until_a_move() {
    let table = open().await;
    let Table { page, .. } = &table;
    let sound = |page: &Page| page.get("[data-act=sound]").get_attribute("aria-pressed");
    assert_eq!(sound(page).as_deref(), Some("true"));
    click(&table, "[data-act=sound]").await;
    assert_eq!(sound(page).as_deref(), Some("false"));
    click(&table, "[data-act=more]").await;
    page.wait_for(".acts [data-act=settings]").await;
    click(&table, "[data-act=more]").await;
    wait_gone(page, ".acts [data-act=settings]").await;
    click(&table, "[data-act=more]").await;
    click(&table, "[data-act=type-move]").await;
    write(&table, "e4").await;
    wait_gone(page, ".acts [data-act=settings]").await;
    table.close().await;
}
