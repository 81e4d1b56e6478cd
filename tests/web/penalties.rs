//! The arbiter's penalties in the panel: who is penalised, for what, and what comes of it.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{Color, Event, Offence, StoppedBy};
use zeitnot::platform::time::wall_now;
use zeitnot::time::Millis;

use crate::export::game;
use crate::page::Page;
use crate::panel::{open_with, stopped};

/// A penalty without time for the opponent.
fn illegal_move(offender: Color) -> Event {
    Event::Penalize {
        offender,
        offence: Offence::IllegalMove,
        amount: Millis::ZERO,
    }
}

/// Chooses who is penalised.
async fn offends(page: &Page, side: &str) {
    page.click(&format!(".panel [data-act=offender][data-color={side}]"))
        .await;
}

#[wasm_bindgen_test]
async fn nobody_is_penalised_before_a_player_is_chosen() {
    let page = open_with(stopped("5+0", 10_000)).await;
    page.click(".panel [data-act=penalties]").await;
    assert_eq!(page.count("[data-act=offender]"), 2);
    assert_eq!(page.count("[data-act=offender][aria-pressed=true]"), 0);
    assert_eq!(page.count("[data-offence]"), 0);
    offends(&page, "white").await;
    assert_eq!(page.count("[data-offence]"), 4);
    assert_eq!(
        page.text("[data-offence=wrongclaim]"),
        "Wrong claim Black gets 1 minute"
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_panel_says_what_each_players_second_illegal_move_would_cost() {
    // White's main time is over after a minute, and both were penalised.
    let started = wall_now() + -Millis::new(75_000);
    let events = [
        (0, Event::Press(Color::Black)),
        (70_000, illegal_move(Color::White)),
        (71_000, Event::Press(Color::White)),
        (72_000, Event::Press(Color::Black)),
        (73_000, illegal_move(Color::Black)),
        (75_000, Event::Stop(StoppedBy::Arbiter)),
    ];
    let page = open_with(game(started, "1 df60/10", &events)).await;
    page.click(".panel [data-act=penalties]").await;
    let loses = "Šachový, \"král\" has already been penalised for an illegal move: a second one loses, or \
         draws if the opponent cannot checkmate.";
    let draws = "Black has already been penalised for an illegal move: a second one draws, as the \
                 opponent is on extra time and can no longer win.";
    for (side, warning, other) in [("white", loses, draws), ("black", draws, loses)] {
        offends(&page, side).await;
        let text = page.text(".panel");
        assert!(text.contains(warning) && !text.contains(other), "{text}");
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_penalty_that_takes_no_move_back_says_to_set_the_times_by_hand() {
    let started = wall_now() + -Millis::new(4_000);
    let events = [
        (0, Event::Press(Color::Black)),
        (1_000, Event::Press(Color::White)),
        (4_000, Event::Stop(StoppedBy::Arbiter)),
    ];
    let page = open_with(game(started, "3+2", &events)).await;
    let refusal = "could not take back a move by Black";
    page.click(".panel [data-act=penalties]").await;
    offends(&page, "black").await;
    page.click("[data-offence=illegalmove][data-offender=black]")
        .await;
    assert!(
        page.text(".panel").contains(refusal),
        "Black has not pressed"
    );
    page.click(".panel [data-act=correct]").await;
    page.click(".panel [data-act=panel-back]").await;
    page.click(".panel [data-act=penalties]").await;
    offends(&page, "white").await;
    page.click("[data-offence=illegalmove][data-offender=white]")
        .await;
    page.get(".panel [data-act=resume]");
    assert!(
        !page.text(".panel").contains("could not take back"),
        "the refusal is gone"
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_players_say_whether_a_second_illegal_move_loses_or_draws() {
    for (pieces, verdict, act, score) in [
        ("theirs-bare", "cannot", "flag-draw", "1/2-1/2"),
        ("theirs-queen", "can", "flag-win", "1-0"),
    ] {
        let started = wall_now() + -Millis::new(4_000);
        let events = [
            (0, Event::Press(Color::Black)),
            (1_000, illegal_move(Color::Black)),
            (4_000, Event::Stop(StoppedBy::Arbiter)),
        ];
        let page = open_with(game(started, "3+2", &events)).await;
        page.click(".panel [data-act=penalties]").await;
        offends(&page, "black").await;
        page.click("[data-offence=illegalmove][data-offender=black]")
            .await;
        page.click(".panel [data-act=material]").await;
        page.click(&format!("[data-tap={pieces}]")).await;
        page.get(&format!(".panel [data-verdict={verdict}]"));
        page.click(&format!(".panel [data-act={act}].main")).await;
        page.get(&format!(
            "[data-result='{score}'][data-reason=illegalmoves]"
        ));
        page.close().await;
    }
}

#[wasm_bindgen_test]
async fn no_increment_is_offered_to_an_hourglass() {
    for (control, offers) in [("hourglass 1", false), ("10s/move", false), ("5", true)] {
        let page = open_with(stopped(control, 1_000)).await;
        page.click(".panel [data-act=give]").await;
        let found = page.find(".panel [data-act=introduce]").is_some();
        assert_eq!(found, offers, "{control}");
        page.close().await;
    }
}
