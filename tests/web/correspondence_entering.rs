//! Moves on the board of a correspondence game that are not entered yet, and the page around them.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{Color, GameResult};
use zeitnot::correspondence::civil::Civil;
use zeitnot::correspondence::{Act, CorrespondenceGame, EventDraft, Refill, Seconds};
use zeitnot::storage::correspondence::{ConditionalMoves, CorrespondenceRepository, PrivateStudy};

use crate::own_games::{game, kept, now, open, refilled_by_hand};
use crate::page::{Page, versioned};
use crate::still::StillTime;

const BAR: &str = ".correspondence-board .correspondence-unentered";
const KNIGHT_ON_F3: &str = ".board [data-square=f3][aria-label*=knight]";

/// A page without anything of this game.
const ELSEWHERE: &str = "/keys";

/// Opens the page of White's game after these moves, each of three days.
async fn open_game(moves: &[&str]) -> (StillTime, Page) {
    let moves: Vec<_> = moves.iter().map(|san| (*san, 3)).collect();
    let (time, page) = open(|| {
        let game = game("7", Color::White, "Bo", 30, &moves);
        (refilled_by_hand(30), vec![game])
    })
    .await;
    show(&page).await;
    (time, page)
}

async fn show(page: &Page) {
    page.go("/post/game/7").await;
    page.wait_for(".correspondence-entry").await;
}

/// Plays g1–f3 on the board.
async fn lay(page: &Page) {
    page.click(".board [data-square=g1]").await;
    page.click(".board [data-square=f3]").await;
    page.wait_for(BAR).await;
}

#[wasm_bindgen_test]
async fn a_move_on_the_board_says_below_it_that_it_is_not_entered_yet() {
    let (_time, page) = open_game(&["e4", "c5"]).await;
    assert!(page.find(BAR).is_none());
    lay(&page).await;
    let said = page.text(&format!("{BAR} p"));
    assert_eq!(said, "2. Nf3: not entered yet");
    page.click("[data-act=enter-moves]").await;
    let last = kept("7").journal.pop().unwrap();
    assert!(
        matches!(last.act, Act::Move(_)) && last.at == now(),
        "{last:?}"
    );
    assert!(page.find(BAR).is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_move_is_taken_back_with_its_number_and_the_one_before_stays() {
    let (_time, page) = open_game(&["e4"]).await;
    page.write("[name=move]", "c5 2026-11-20 10:12 2. Nf3")
        .await;
    page.wait_for(BAR).await;
    page.click("[data-act=take-back]").await;
    let said = page.text(&format!("{BAR} p"));
    assert_eq!(said, "1\u{2026} c5: not entered yet");
    assert_eq!(page.value("[name=move]"), "c5 2026-11-20 10:12");
    page.click("[data-act=take-back]").await;
    assert!(page.find(BAR).is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_move_that_is_not_entered_is_there_when_one_comes_back() {
    let (_time, page) = open_game(&["e4", "c5"]).await;
    lay(&page).await;
    page.go(ELSEWHERE).await;
    assert_eq!(kept("7").journal.len(), 3);
    show(&page).await;
    page.get(BAR);
    page.get(KNIGHT_ON_F3);
    // The study, which is kept with it, has no say in it.
    page.go("/post/game/7/study").await;
    page.wait_for("main").await;
    show(&page).await;
    page.get(KNIGHT_ON_F3);
    page.left();
    let page = page.reload().await;
    page.wait_for(BAR).await;
    page.get(KNIGHT_ON_F3);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_move_that_is_taken_back_or_entered_does_not_come_back() {
    let (_time, page) = open_game(&["e4", "c5"]).await;
    lay(&page).await;
    page.go(ELSEWHERE).await;
    show(&page).await;
    page.click("[data-act=take-back]").await;
    page.go(ELSEWHERE).await;
    show(&page).await;
    assert!(page.find(BAR).is_none());
    lay(&page).await;
    page.click("[data-act=enter-moves]").await;
    page.go(ELSEWHERE).await;
    page.go("/post/game/7").await;
    page.wait_for(".board").await;
    assert!(page.find(BAR).is_none());
    assert_eq!(kept("7").journal.len(), 4);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_refill_keeps_the_move_that_is_not_entered() {
    let (_time, page) = open_game(&["e4", "c5"]).await;
    lay(&page).await;
    page.click("[data-act=refill]").await;
    page.get(BAR);
    page.write("[name=amount]", "1 d").await;
    page.wait_for(".correspondence-ask [data-act=save-entry]:not(:disabled)")
        .await;
    page.click(".correspondence-ask [data-act=save-entry]")
        .await;
    let last = kept("7").journal.pop().unwrap();
    assert!(matches!(last.act, Act::Refill { .. }), "{last:?}");
    page.get(BAR);
    page.get(KNIGHT_ON_F3);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_move_of_the_opponent_without_its_time_asks_for_it_at_the_button() {
    let (_time, page) = open_game(&["e4"]).await;
    page.write("[name=move]", "c5").await;
    page.wait_for(BAR).await;
    page.click("[data-act=enter-moves]").await;
    assert_eq!(kept("7").journal.len(), 2);
    page.get(".correspondence-entry [name=stamp]");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_prepared_reply_is_offered_when_the_opponent_moves_as_foreseen() {
    let (_time, page) = open_game(&["e4"]).await;
    let study = PrivateStudy {
        prepared: vec![ConditionalMoves {
            ply: 1,
            line: "c7c5 g1f3".into(),
        }],
        ..PrivateStudy::default()
    };
    page.go(ELSEWHERE).await;
    CorrespondenceRepository(&versioned())
        .save_study("7", &study)
        .unwrap();
    show(&page).await;
    assert!(page.find("[data-prepared]").is_none());
    page.write("[name=move]", "c5").await;
    page.wait_for("[name=stamp]").await;
    let yesterday = Civil::of(now() - Seconds::days(1), Seconds::ZERO);
    page.write("[name=stamp]", &format!("{yesterday}Z")).await;
    page.click("[data-act=save-entry]:not(:disabled)").await;
    page.wait_for("[data-prepared='2. Nf3']").await;
    page.click("[data-act=lay-prepared]").await;
    page.wait_for(KNIGHT_ON_F3).await;
    page.click("[data-act=save-entry]").await;
    assert_eq!(kept("7").journal.len(), 4);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_field_names_pasted_moves_and_the_forms_of_their_times() {
    let (_time, page) = open_game(&["e4", "c5"]).await;
    let placeholder = page.get("[name=move]").get_attribute("placeholder");
    assert_eq!(
        placeholder.as_deref(),
        Some("Type a move, or paste several with their times")
    );
    let hint = page.text(".correspondence-entry [data-fold=forms]");
    for form in [
        "2026-06-01 10:12",
        "01.06.2026",
        "2026.06.01",
        "2026/06/01",
        "[%ccsnt",
    ] {
        assert!(hint.contains(form), "{hint}");
    }
    page.close().await;
}

/// Opens the page of a game of this side, in which White thinks and no refill was compared yet.
async fn open_uncompared(mine: Color) -> (StillTime, Page) {
    let (time, page) = open(|| {
        let event = EventDraft {
            refill: Refill::Automatic,
            ..refilled_by_hand(60)
        };
        let moves = [("e4", 30), ("e5", 20)];
        (event, vec![game("7", mine, "Bo", 60, &moves)])
    })
    .await;
    show(&page).await;
    (time, page)
}

#[wasm_bindgen_test]
async fn two_dates_stand_in_sight_and_the_others_are_folded() {
    let (_time, page) = open_uncompared(Color::White).await;
    page.wait_for("[data-deadline=cautious]").await;
    assert_eq!(
        page.count(".correspondence-standing-now [data-deadline]"),
        2
    );
    // The two are never asked for by the same words.
    let label = |name: &str| page.text(&format!("[data-deadline={name}] dt"));
    assert_eq!(label("cautious"), "To be safe, move by");
    assert_eq!(label("falls"), "At best, by");
    for name in ["cautious", "falls", "last"] {
        assert!(page.count(&format!("[data-deadline={name}]")) <= 1);
    }
    let dates = page.text(".correspondence-standing-now");
    assert!(!dates.contains("Compare the clocks"), "{dates}");
    assert!(
        page.text("[data-fold=dates]")
            .contains("Play to the earlier")
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn both_dates_of_an_opponent_stand_together_with_their_conditions() {
    let (_time, page) = open_uncompared(Color::Black).await;
    page.wait_for("[data-deadline=cautious]").await;
    let dates = page.all(".correspondence-deadlines dt");
    let labels: Vec<_> = dates.iter().filter_map(|dt| dt.text_content()).collect();
    assert_eq!(
        labels[..2],
        [
            "Their clock runs out, if the server refills",
            "Their clock runs out, if the server does not refill",
        ]
    );
    // Under the board is the date by which the reader has to act, and there is none.
    assert_eq!(page.count(".correspondence-first-date"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_opponents_account_is_the_most_that_they_may_have_until_compared() {
    let (_time, page) = open(|| {
        let event = EventDraft {
            refill: Refill::Automatic,
            ..refilled_by_hand(60)
        };
        // After White's 30 days 25 are left, or 50 if the server refills the clock.
        (
            event,
            vec![game("7", Color::Black, "Bo", 60, &[("e4", 30)])],
        )
    })
    .await;
    show(&page).await;
    page.wait_for("[data-account=white] [data-least]").await;
    let account = |part: &str| page.text(&["[data-account=white] ", part].concat());
    assert_eq!(account("[data-clock]"), "at most 50 d");
    assert_eq!(account("[data-bank]"), "if the server refills: bank 25 d");
    assert_eq!(
        account("[data-least]"),
        "if it does not: clock 25 d, bank 50 d"
    );
    assert_eq!(page.count("[data-account=black] [data-least]"), 0);
    // So is the date after the answer.
    page.write("[name=move]", "e5").await;
    page.wait_for("[data-effect]").await;
    let effect = page.text("[data-effect]");
    assert!(effect.contains("moves by"), "{effect}");
    assert!(effect.contains("at the latest"), "{effect}");
    page.click("[data-act=take-back]").await;
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_next_date_in_a_watched_game_is_of_the_case_whose_clocks_are_shown() {
    let (_time, page) = open(|| {
        let event = EventDraft {
            refill: Refill::Automatic,
            ..refilled_by_hand(60)
        };
        let watched = CorrespondenceGame {
            mine: None,
            ..game("7", Color::Black, "Bo", 60, &[("e4", 30)])
        };
        (event, vec![watched])
    })
    .await;
    show(&page).await;
    page.write("[name=move]", "e5").await;
    page.click("[data-act=now-stamp]").await;
    page.wait_for("[data-effect]").await;
    let case = "if the server does not refill";
    let rows = page.all("[data-effect] dl");
    let rows: Vec<_> = rows.iter().filter_map(|dl| dl.text_content()).collect();
    let next = rows.last().expect("the next date has a row");
    assert!(next.contains("moves by") && next.contains(case), "{rows:?}");
    page.click("[data-act=take-back]").await;
    page.close().await;
}

#[wasm_bindgen_test]
async fn ones_waiting_account_shows_the_worse_case_until_compared() {
    let (_time, page) = open(|| {
        let event = EventDraft {
            refill: Refill::Automatic,
            ..refilled_by_hand(60)
        };
        // After 30 days 25 are left, or 50 if the server refills the clock.
        (
            event,
            vec![game("7", Color::White, "Bo", 60, &[("e4", 30)])],
        )
    })
    .await;
    show(&page).await;
    page.wait_for("[data-account=white] [data-best]").await;
    let account = |part: &str| page.text(&["[data-account=white] ", part].concat());
    assert_eq!(account("[data-clock]"), "at worst 25 d");
    let bank = account("[data-bank]");
    assert_eq!(bank, "if the server does not refill: bank 50 d");
    assert_eq!(
        account("[data-best]"),
        "if it refills: clock 50 d, bank 25 d"
    );
    // An opponent has all the time that they may have.
    assert_eq!(page.count("[data-account=black] [data-best]"), 0);
    // The statement counts as the event is set, and says so.
    let counted = page.text("[data-said=counted]");
    assert!(
        counted.starts_with("Counted as if the server refills; not yet compared."),
        "{counted}"
    );
    page.click("[data-act=compare-statement]").await;
    page.wait_for(".correspondence-compare").await;
    page.click("[data-act=cancel-entry]").await;
    // The comparison, which decides between the two, has the event's figures and names the other.
    page.click("[data-act=reconcile]").await;
    page.wait_for(".correspondence-compare").await;
    let white = page.text(".correspondence-compare [data-side=white]");
    let other = "if the server does not refill: clock 25 d, bank 50 d";
    assert!(white.contains(other), "{white}");
    // Looking ahead shows the same account.
    page.go("/post/game/7/ahead").await;
    page.wait_for(".what-if-accounts [data-best]").await;
    let account = page.text(".what-if-accounts [data-account=white]");
    assert!(account.contains("at worst 25 d"), "{account}");
    assert!(account.contains("if it refills: clock 50 d"), "{account}");
    assert_eq!(page.count(".what-if-accounts [data-case]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_clock_with_little_time_has_its_refill_under_the_board() {
    // A day is left, and the bank is full.
    let (_time, page) = open(|| {
        let moves = [("e4", 1), ("e5", 1)];
        (
            refilled_by_hand(60),
            vec![game("7", Color::White, "Bo", 51, &moves)],
        )
    })
    .await;
    show(&page).await;
    page.wait_for(".correspondence-first-date [data-act=refill-now]")
        .await;
    page.click("[data-act=refill-now]").await;
    page.wait_for(".correspondence-acts > .correspondence-ask [data-act=save-entry]")
        .await;
    // Entering it here does not refill the server's clock.
    let first = page.text(".correspondence-ask [data-first]");
    assert!(first.starts_with("First refill on the server"), "{first}");
    assert_eq!(page.text("[data-act=save-entry]"), "Enter the refill");
    page.close().await;
    let (_time, page) = open_game(&["e4", "c5"]).await;
    page.wait_for(".correspondence-first-date").await;
    assert_eq!(page.count("[data-act=refill-now]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn nobody_is_told_to_play_by_the_opponents_deadline() {
    let (_time, page) = open_uncompared(Color::Black).await;
    page.wait_for("[data-deadline=cautious]").await;
    let why = page.text("[data-fold=dates]");
    assert!(why.contains("Compare the clocks"), "{why}");
    assert!(!why.contains("Play to the earlier"), "{why}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_result_is_chosen_by_tiles_and_its_way_by_one_touch() {
    let (_time, page) = open_game(&["e4", "c5"]).await;
    page.click("[data-act=result]").await;
    page.wait_for(".correspondence-ask").await;
    assert_eq!(page.count(".correspondence-ask [data-result]"), 4);
    assert!(page.find(".correspondence-ask select").is_none());
    // Nothing is chosen beforehand that could be saved by mistake.
    assert!(page.find("[data-result][aria-pressed=true]").is_none());
    assert!(page.find("[name=ending]:checked").is_none());
    page.get(".correspondence-ask [data-act=save-entry]:disabled");
    page.click("[data-result='1/2-1/2']").await;
    page.get(".correspondence-ask [data-act=save-entry]:disabled");
    page.click("[name=ending][value='1']").await;
    page.wait_for(".correspondence-ask [data-act=save-entry]:not(:disabled)")
        .await;
    page.click(".correspondence-ask [data-act=save-entry]")
        .await;
    let last = kept("7").journal.pop().unwrap();
    let Act::Result { result, .. } = last.act else {
        panic!("{last:?}");
    };
    assert_eq!(result, GameResult::Draw);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_refill_is_chosen_by_a_tile_or_typed() {
    let (_time, page) = open_game(&["e4", "c5"]).await;
    page.click("[data-act=refill]").await;
    page.wait_for(".correspondence-ask [data-amount]").await;
    let tiles = page.count("[data-amount]");
    // All that is possible is offered, and comes last.
    let all = page.value("[name=amount]");
    page.get(&format!(
        "[data-amount='{all}'][aria-pressed=true]:nth-child({tiles})"
    ));
    page.click("[data-amount='1 d']").await;
    assert_eq!(page.value("[name=amount]"), "1 d");
    page.get("[data-amount='1 d'][aria-pressed=true]");
    page.write("[name=amount]", "2 d 03:00:00").await;
    assert!(page.find("[data-amount][aria-pressed=true]").is_none());
    page.get("[name=side][value=white]:checked");
    page.click(".correspondence-ask [data-act=save-entry]")
        .await;
    let last = kept("7").journal.pop().unwrap();
    let Act::Refill { amount, .. } = last.act else {
        panic!("{last:?}");
    };
    assert_eq!(amount, Seconds::days(2) + Seconds::hours(3));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_full_clock_has_nothing_to_refill_and_an_empty_field_is_not_wrong() {
    let (_time, page) = open_game(&["e4", "c5"]).await;
    page.click("[data-act=refill]").await;
    page.wait_for(".correspondence-ask [data-amount]").await;
    page.click("[name=side][value=black]").await;
    page.wait_for("[data-said=nothing-to-refill]").await;
    assert!(page.text("[data-said=nothing-to-refill]").contains("full"));
    assert!(page.find("[data-amount]").is_none());
    page.write("[name=amount]", "").await;
    assert!(page.find(".field.wrong [name=amount]").is_none());
    page.write("[name=amount]", "soon").await;
    page.get(".field.wrong [name=amount]");
    page.close().await;
}
