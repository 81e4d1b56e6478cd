//! How the pages of the ledger are set: a fact a line, one time format, one place for each thing.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{Color, GameResult};
use zeitnot::correspondence::civil::Civil;
use zeitnot::correspondence::{Act, CorrespondenceGame, Ending, Seconds};

use crate::own_games::{ago, game, kept, not_compared, open, refilled_by_hand};
use crate::page::Page;
use crate::still::StillTime;

/// Opens the page of White's game after these moves, each given with its days.
async fn open_game(moves: &[(&str, i64)]) -> (StillTime, Page) {
    let (time, page) = open(|| {
        let game = game("7", Color::White, "Buchfink, Bo", 30, moves);
        (refilled_by_hand(30), vec![game])
    })
    .await;
    page.go("/post/game/7").await;
    page.wait_for(".correspondence-entry").await;
    (time, page)
}

fn texts(page: &Page, selector: &str) -> Vec<String> {
    (0..page.count(selector))
        .map(|place| page.text_at(selector, place))
        .collect()
}

#[wasm_bindgen_test]
async fn a_move_shows_both_balances_and_the_next_deadline_in_three_rows() {
    let (_time, page) = open_game(&[("e4", 3), ("c5", 3)]).await;
    page.write("[name=move]", "Nf3").await;
    page.wait_for("[data-effect=entry]").await;
    let labels = texts(&page, "[data-effect=entry] dt");
    assert_eq!(labels, ["Your clock", "Your bank", "Buchfink moves by"]);
    let values = texts(&page, "[data-effect=entry] dd");
    assert!(values[0].contains("= "), "{values:?}");
    assert!(values[0].contains("+ 5 d"), "{values:?}");
    let results = texts(&page, "[data-effect=entry] dd > strong");
    assert_eq!(results.len(), 3, "{results:?}");
    assert!(values[0].starts_with(&results[0]), "{values:?}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_move_of_the_opponent_shows_their_balances_and_ones_own_deadline() {
    let (_time, page) = open_game(&[("e4", 3)]).await;
    let line = format!("c5 {}Z", Civil::of(ago(2), Seconds::ZERO));
    page.write("[name=move]", &line).await;
    page.wait_for("[data-effect=entry]").await;
    let labels = texts(&page, "[data-effect=entry] dt");
    assert_eq!(labels, ["Their clock", "Their bank", "You move by"]);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_ways_to_export_a_game_are_named_icons_in_its_header() {
    let (_time, page) = open_game(&[("e4", 3)]).await;
    for (act, label) in [
        ("save-pgn", "Save PGN"),
        ("copy-pgn", "Copy PGN"),
        ("copy-statement", "Copy statement"),
        ("print", "Print"),
    ] {
        let icon = page.get(&format!("header [data-act={act}]"));
        assert_eq!(icon.get_attribute("aria-label").as_deref(), Some(label));
        assert_eq!(icon.get_attribute("title").as_deref(), Some(label));
    }
    page.click("header [data-act=save-pgn]").await;
    page.get("[data-confidential]");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_icons_without_room_in_a_header_are_behind_one_button() {
    let (_time, page) = open_game(&[("e4", 3)]).await;
    let state = || {
        page.get("header [data-act=more]")
            .get_attribute("aria-expanded")
    };
    assert_eq!(state().as_deref(), Some("false"));
    page.click("header [data-act=more]").await;
    assert_eq!(state().as_deref(), Some("true"));
    page.get("header .more-tools.open [data-act=copy-statement]");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_axes_of_the_bank_chart_begin_at_move_1_and_at_0() {
    let moves = [("e4", 3), ("c5", 3), ("Nf3", 3), ("d6", 3)];
    let (_time, page) = open_game(&moves).await;
    let plot = page.text(".bank-plot");
    assert!(plot.starts_with("100 d"), "{plot}");
    assert_eq!(page.text(".bank-zero"), "0");
    assert_eq!(page.text(".bank-first"), "move 1");
    // The first moves fill a part of ten, not of all that have an increment.
    assert_eq!(page.text(".bank-moves > :last-child"), "10");
    for name in [".bank-own", ".bank-other"] {
        let label = page.text(name);
        assert!(label.ends_with(" d") && !label.contains(':'), "{label}");
    }
    page.close().await;
}

/// A game with a second move of White at a time at which the clock had fallen.
fn contradictory() -> CorrespondenceGame {
    let mut game = game(
        "7",
        Color::White,
        "Bo",
        80,
        &[("e4", 3), ("c5", 3), ("Nf3", 1)],
    );
    let last = game.journal.last_mut().unwrap();
    last.at = last.at + Seconds::days(60);
    game
}

#[wasm_bindgen_test]
async fn the_verdict_stands_above_the_reason_why_entries_do_not_fit() {
    let (_time, page) = open(|| (refilled_by_hand(80), vec![contradictory()])).await;
    page.go("/post/game/7").await;
    page.wait_for("[data-conflict]").await;
    page.get(".correspondence-turn ~ [data-conflict]");
    // A line that is not counted says whose it is.
    page.get(".void .correspondence-man[data-side=white]");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_loss_before_a_late_move_is_said_once_and_its_result_accepted() {
    let (_time, page) = open(|| (refilled_by_hand(80), vec![contradictory()])).await;
    page.go("/post/game/7").await;
    page.wait_for("[data-act=accept-loss]").await;
    let said = page.text(".correspondence-standing-now");
    assert_eq!(said.matches("reached zero").count(), 1, "{said}");
    assert!(said.contains("does not count"), "{said}");
    assert_eq!(page.count(".correspondence-act-row [data-act=result]"), 0);
    page.click("[data-act=accept-loss]").await;
    page.get(".results [data-result=\"0-1\"][aria-pressed=true]");
    page.click("[data-act=save-entry]:not(:disabled)").await;
    let journal = kept("7").journal;
    assert_eq!(journal.len(), 4);
    let result = Act::Result {
        result: GameResult::Win(Color::Black),
        ending: Ending::Time,
    };
    assert_eq!(journal[3].act, result);
    assert_eq!(page.count("[data-conflict], [data-act=accept-loss]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn where_the_server_differs_about_a_late_move_a_refill_is_missing() {
    let (_time, page) = open(|| {
        let game = CorrespondenceGame {
            mine: Some(Color::Black),
            ..contradictory()
        };
        (refilled_by_hand(80), vec![game])
    })
    .await;
    page.go("/post/game/7").await;
    page.wait_for("[data-act=server-differs]").await;
    page.click("[data-act=server-differs]").await;
    page.get(".correspondence-statement [name=amount]");
    page.get(".correspondence-ask [name=side][value=white]:checked");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_loss_on_time_without_a_late_move_is_compared_with_the_server() {
    let (_time, page) = open(|| {
        let game = game("7", Color::White, "Bo", 80, &[("e4", 3), ("c5", 3)]);
        (refilled_by_hand(80), vec![game])
    })
    .await;
    page.go("/post/game/7").await;
    page.wait_for("[data-act=server-differs]").await;
    // With time in the bank a refill may be missing, so no answer is the main one.
    page.get("[data-act=accept-loss]:not(.main)");
    let said = page.text(".correspondence-turn");
    assert!(said.contains("A refill that is not entered"), "{said}");
    page.click("[data-act=server-differs]").await;
    page.get(".correspondence-compare");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_forms_of_a_stamp_are_behind_one_line_until_somebody_asks() {
    let (_time, page) = open_game(&[("e4", 3)]).await;
    let forms = page.text(".correspondence-entry details:not([open]) > div");
    assert!(forms.contains("01.06.2026"), "{forms}");
    let note = page.text(".correspondence-entry > .field > .note");
    assert_eq!(note, "");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_name_is_written_on_the_tile_of_its_side() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    for (place, side) in ["white", "black"].into_iter().enumerate() {
        let tile = format!(".side-tile[data-side={side}]");
        page.get(&format!("{tile} [name=mine][value='{place}']"));
        page.get(&format!("{tile} [name=name-{side}]"));
    }
    page.get("[name=mine][value='2']");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_figures_of_a_server_are_a_table_with_one_message() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    page.click("[name=how][value='1']").await;
    let rows = texts(&page, ".server-figures .of-side");
    assert_eq!(rows, ["You", "Opponent"]);
    page.click("[data-act=save-game]").await;
    assert_eq!(page.count(".server-figures [aria-invalid]"), 4);
    assert_eq!(page.count(".server-figures [role=alert]:not(:empty)"), 1);
    let said = page.text(".server-figures [role=alert]");
    assert!(said.contains("What does the server show?"), "{said}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn finished_games_are_offered_beside_the_games_of_the_others() {
    let (_time, page) = open(|| {
        let mut over = game("1", Color::White, "Novak", 60, &[]);
        over.journal[0].act = Act::Start;
        let theirs = game("2", Color::White, "Moreau", 20, &[("d4", 3)]);
        (refilled_by_hand(60), vec![over, theirs])
    })
    .await;
    page.go("/post").await;
    page.wait_for(".correspondence-row").await;
    let button = "[data-group=theirs] > h2 [data-act=finished]";
    page.click(button).await;
    assert_eq!(page.text("[data-group=finished] .who strong"), "Novak");
    // The list stays as it is left, for the next test too.
    page.click(button).await;
    assert_eq!(page.count("[data-group=finished] .who"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_day_of_the_strip_has_one_mark_for_all_its_games() {
    let (_time, page) = open(|| {
        let games = ["1", "2", "3"].map(|id| game(id, Color::White, "Bo", 30, &[]));
        let theirs = game("4", Color::Black, "Cy", 30, &[]);
        (
            refilled_by_hand(30),
            [games.to_vec(), vec![theirs]].concat(),
        )
    })
    .await;
    page.go("/post").await;
    page.wait_for(".month i").await;
    assert_eq!(page.count(".month i"), 1);
    assert_eq!(texts(&page, ".month i b"), ["Bo +3"]);
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_empty_list_says_each_block_under_its_drawing() {
    let page = Page::open().await;
    page.go("/post").await;
    page.wait_for("main [data-act=enter-game]").await;
    let blocks = texts(&page, "main .taught-block h2");
    assert_eq!(blocks, ["Clock", "Increment", "Bank"]);
    page.get("main a[data-act=new-event]");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_columns_of_all_games_ahead_are_named_once() {
    let (_time, page) = open(|| {
        let games = vec![
            game("1", Color::White, "Bo", 10, &[]),
            not_compared("2", Color::White, "Cy"),
        ];
        (refilled_by_hand(40), games)
    })
    .await;
    page.go("/post/ahead").await;
    page.wait_for(".ahead-game").await;
    let heads = texts(&page, ".ahead-heads > *");
    assert_eq!(
        heads,
        [
            "Opponent",
            "Move by",
            "Clock then",
            "Time is up at your pace"
        ]
    );
    // All games have a pin on the line, not only those with room for a name.
    assert_eq!(page.count(".timeline.pins .timeline-mark"), 1);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_pace_of_both_players_is_a_table_of_the_same_rows() {
    let moves = [("e4", 3), ("e5", 2), ("Nf3", 4), ("Nc6", 2)];
    let (_time, page) = open(|| {
        let game = game("7", Color::White, "Bo", 40, &moves);
        (refilled_by_hand(40), vec![game])
    })
    .await;
    page.go("/post/game/7/ahead").await;
    page.wait_for(".pace-outlook").await;
    let labels = |side: &str| texts(&page, &format!(".pace-outlook[data-side={side}] dt"));
    assert_eq!(
        labels("white")[..2],
        ["With the whole bank", "If nobody refills"]
    );
    assert_eq!(labels("white")[..2], labels("black")[..2]);
    page.close().await;
}
