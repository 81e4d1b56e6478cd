//! A correspondence game on its page: its statement, and the acts that correct it.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;
use zeitnot::correspondence::civil::Civil;
use zeitnot::correspondence::{Act, Cause, EventDraft, Seconds, Utc};

use crate::own_games::{ago, compared, game, kept, not_compared, now, open, refilled_by_hand};
use crate::page::Page;
use crate::still::StillTime;

#[wasm_bindgen_test]
async fn a_correction_that_is_left_closes_its_form() {
    let (_time, page) = open(|| {
        let moves = [("e4", 3), ("c5", 3), ("Nf3", 3)];
        (
            refilled_by_hand(30),
            vec![game("7", Color::White, "Bo", 30, &moves)],
        )
    })
    .await;
    page.go("/post/game/7").await;
    page.wait_for(".correspondence-entries").await;
    assert_eq!(page.count("[data-place]"), 4);
    page.click("[data-act=line-1]").await;
    page.click("[data-act=correct-1]").await;
    page.wait_for(".correspondence-ask").await;
    page.click("[name=remove-entry]").await;
    page.wait_for("[data-refused]").await;
    page.click("[data-act=cancel-entry]").await;
    assert!(page.find(".correspondence-ask").is_none());
    page.close().await;
}

/// Opens the page of White's game after these moves, each given with its days.
async fn open_game(moves: &[(&str, i64)]) -> (StillTime, Page) {
    let (time, page) = open(|| {
        let game = game("7", Color::White, "Bo", 30, moves);
        (refilled_by_hand(30), vec![game])
    })
    .await;
    page.go("/post/game/7").await;
    page.wait_for(".correspondence-entry").await;
    (time, page)
}

/// The stamp of the last entry in the storage.
fn last_stamp() -> Utc {
    kept("7").journal.last().unwrap().at
}

#[wasm_bindgen_test]
async fn ones_own_move_is_entered_now_without_a_word_about_its_time() {
    let (_time, page) = open_game(&[("e4", 3), ("c5", 3)]).await;
    page.write("[name=move]", "Nf3").await;
    assert!(page.find("[name=stamp]").is_none());
    page.get("[data-act=change-stamp]");
    page.click("[data-act=save-entry]").await;
    assert_eq!(last_stamp(), now());
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_move_is_pasted_with_its_date_from_a_server() {
    let (_time, page) = open_game(&[("e4", 3)]).await;
    let at = ago(2);
    let line = format!("1\u{2026} c5 ({}Z)", Civil::of(at, Seconds::ZERO));
    page.write("[name=move]", &line).await;
    page.wait_for("[data-act=save-entry]:not(:disabled)").await;
    page.click("[data-act=save-entry]").await;
    assert_eq!(last_stamp(), at);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_opponents_move_and_ones_own_are_entered_in_one_line() {
    let (_time, page) = open_game(&[("e4", 3)]).await;
    let at = ago(2);
    let line = format!("1\u{2026} c5 {}Z 2. Nf3", Civil::of(at, Seconds::ZERO));
    page.write("[name=move]", &line).await;
    page.wait_for(".correspondence-entry [data-sums]").await;
    assert_eq!(page.count(".correspondence-entry [data-sums]"), 2);
    page.get(".board [data-square=f3][aria-label*=knight]");
    page.click("[data-act=save-entry]").await;
    let entered = kept("7").journal.split_off(2);
    assert_eq!(
        entered.iter().map(|entry| entry.at).collect::<Vec<_>>(),
        [at, now()]
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_page_asks_when_an_undated_move_of_the_opponent_was_made() {
    let (_time, page) = open_game(&[("e4", 3)]).await;
    page.write("[name=move]", "c5 Nf3").await;
    page.wait_for("[name=stamp]").await;
    assert!(page.find("[data-act=save-entry]:not(:disabled)").is_none());
    assert_eq!(page.text(".stamp-date label"), "1\u{2026} c5");
    let stamp = format!("{}Z", Civil::of(ago(1), Seconds::ZERO));
    page.write("[name=stamp]", &stamp).await;
    page.click("[data-act=save-entry]:not(:disabled)").await;
    let entered = kept("7").journal.split_off(2);
    let stamps: Vec<Utc> = entered.iter().map(|entry| entry.at).collect();
    assert_eq!(stamps, [ago(1), now()]);
    page.close().await;
}

#[wasm_bindgen_test]
async fn clock_and_bank_beside_a_move_are_recorded_as_compared() {
    let (_time, page) = open_game(&[("e4", 3)]).await;
    let [clock, bank] = ["clock", "bank"].map(|part| {
        let shown = page.text(&format!(
            ".correspondence-strip[data-account=black] [data-{part}]"
        ));
        shown.trim_start_matches("Bank").trim().to_owned()
    });
    // Black is thinking, and moves now: the increment comes on top.
    let line = format!(
        "c5 {}Z clock {clock} bank {bank}",
        Civil::of(now(), Seconds::ZERO)
    );
    page.write("[name=move]", &line).await;
    page.click("[data-act=save-entry]:not(:disabled)").await;
    let last = kept("7").journal.pop().unwrap();
    let Act::Correction { shown, cause } = last.act else {
        panic!("{last:?}");
    };
    assert_eq!(cause, Cause::Unknown);
    let shown = shown.black.expect("Black's times");
    assert_eq!(shown.clock.to_string(), clock);
    assert!(shown.bank.to_string() == bank && shown.clock > Seconds::ZERO);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_pasted_time_that_occurred_twice_is_not_taken_for_now() {
    let (_time, page) = open(|| {
        let event = EventDraft {
            zone: "Europe/Zurich".into(),
            ..refilled_by_hand(30)
        };
        let moves = [("e4", 3), ("c5", 3)];
        (event, vec![game("7", Color::White, "Bo", 30, &moves)])
    })
    .await;
    page.go("/post/game/7").await;
    page.wait_for(".correspondence-entry").await;
    page.write("[name=move]", "Nf3 2026-10-25 02:30").await;
    page.click("[data-act=save-entry]:not(:disabled)").await;
    let why = page.text(".correspondence-entry [role=alert]");
    assert!(why.contains("twice") && why.contains("+01:00"), "{why}");
    assert_eq!(kept("7").journal.len(), 3);
    page.close().await;
}

#[wasm_bindgen_test]
async fn leaving_the_entry_line_clears_it_and_enters_nothing() {
    let (_time, page) = open_game(&[("e4", 3), ("c5", 3)]).await;
    page.write("[name=move]", "Nf3").await;
    page.get(".board [data-square=f3][aria-label*=knight]");
    page.focus("[name=move]");
    page.key("Escape").await;
    assert!(
        page.find(".board [data-square=f3][aria-label*=knight]")
            .is_none()
    );
    assert_eq!(kept("7").journal.len(), 3);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_page_of_a_game_of_unknown_time_shows_no_figure_before_the_first() {
    let (time, page) = open(|| {
        let unknown = not_compared("7", Color::White, "Bo");
        let compared = compared(not_compared("8", Color::White, "Cy"), 9);
        (refilled_by_hand(40), vec![unknown, compared])
    })
    .await;
    page.go("/post/game/7").await;
    page.wait_for(".correspondence-entries").await;
    assert!(
        page.text("[data-deadline=unknown]")
            .contains("The time is not known")
    );
    page.click("[data-act=enter-figures]").await;
    page.wait_for(".correspondence-compare").await;
    page.click("[data-act=cancel-entry]").await;
    assert_eq!(page.count("[data-deadline=falls]"), 0);
    for side in ["white", "black"] {
        assert_eq!(
            page.text(&format!("[data-account={side}] [data-clock]")),
            ""
        );
        let bank = page.text(&format!("[data-account={side}] [data-bank]"));
        assert_eq!(bank, "Time not known");
    }
    let line = page.text("[data-place='0']");
    assert!(
        line.contains("Entered under way") && !line.contains("50 d"),
        "{line}"
    );
    // The clock of its event would have fallen.
    for _ in 0..2 {
        time.sleep(40 * 86_400_000);
    }
    time.advance(1_000).await;
    assert_eq!(page.count(".correspondence-turn.lost"), 0);
    page.go("/post/game/8").await;
    page.wait_for("[data-deadline=falls], .correspondence-turn.lost")
        .await;
    assert!(page.text("[data-place='1']").contains("9 d"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_fresh_game_of_an_old_event_is_not_lost_and_asks_for_its_moves() {
    let (_time, page) = open(|| {
        let mut fresh = game("7", Color::White, "Bo", 170, &[]);
        fresh.journal[0].act = Act::OfficialStart;
        (refilled_by_hand(170), vec![fresh])
    })
    .await;
    page.go("/post/game/7").await;
    page.wait_for(".correspondence-entry").await;
    assert_eq!(page.count(".correspondence-turn.lost"), 0);
    assert!(
        page.text("[data-deadline=unknown]")
            .contains("No moves yet")
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_date_that_counts_is_under_the_board_too() {
    let (_time, page) = open_game(&[("e4", 3), ("c5", 3)]).await;
    let under = page.text(".correspondence-board .correspondence-first-date");
    assert!(under.starts_with("Move or refill before"), "{under}");
    let date = page.text("[data-deadline=falls] .moment-line .num");
    assert!(under.ends_with(&date), "{under}, {date}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_form_of_a_servers_address_is_in_its_empty_field() {
    let (_time, page) = open_game(&[("e4", 3), ("c5", 3)]).await;
    page.get("[name=link][placeholder^='https://']");
    assert_eq!(page.text("#field-link-note"), "");
    // Without a note or an address both are folded away, and not when one is there.
    page.get("[data-fold=own]:not([open]) [name=link]");
    page.write("[name=note]", "half a word").await;
    page.go("/post").await;
    page.go("/post/game/7").await;
    page.wait_for("[data-fold=own][open] [name=note]").await;
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_player_who_withdraws_before_the_start_has_lost_before_it() {
    let (_time, page) = open(|| {
        // It starts in half a year.
        let mut ahead = game("7", Color::White, "Bo", -180, &[]);
        ahead.journal[0].act = Act::OfficialStart;
        (refilled_by_hand(-180), vec![ahead])
    })
    .await;
    page.go("/post/game/7").await;
    page.wait_for("[data-act=result]").await;
    page.click("[data-act=result]").await;
    page.wait_for(".correspondence-ask").await;
    page.click("[data-result='1-0']").await;
    page.click("[name=ending][value='0']").await;
    let save = ".correspondence-ask [data-act=save-entry]:not(:disabled)";
    page.wait_for(save).await;
    page.click(save).await;
    let turn = |page: &Page| page.text(".correspondence-turn");
    assert!(turn(&page).starts_with("White wins"), "{}", turn(&page));
    assert!(page.find("[data-act=start]").is_none());
    let page = page.reload().await;
    page.wait_for(".correspondence-turn").await;
    assert!(turn(&page).starts_with("White wins"), "{}", turn(&page));
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_page_says_that_a_game_is_not_on_this_device() {
    let page = Page::open().await;
    page.go("/post/game/99").await;
    page.wait_for("[data-missing]").await;
    page.get("[data-act=back]");
    page.close().await;
}
