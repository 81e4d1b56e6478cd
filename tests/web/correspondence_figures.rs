//! The server's figures of both players, of many games at once, and what they settle for an event.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{ByColor, Color};
use zeitnot::correspondence::{Act, CorrespondenceGame, Refill, Seconds, ShownTime};
use zeitnot::storage::correspondence::{CorrespondenceRepository, StoredEvent};

use crate::own_games::{ago, game, kept, not_compared, now, open};
use crate::page::{Page, versioned};
use crate::still::StillTime;
use zeitnot_fixtures::correspondence::draft;

/// The event as the storage has it.
fn kept_event() -> StoredEvent {
    let versioned = versioned();
    let events = CorrespondenceRepository(&versioned).events().value;
    events.unwrap().remove(0)
}

/// Two games in which White has thought so long that it matters how the server refills.
async fn open_slow_games() -> (StillTime, Page) {
    open(|| {
        let slow = |id, opponent| game(id, Color::White, opponent, 30, &[("e4", 12), ("c5", 3)]);
        (draft(ago(30)), vec![slow("7", "Bo"), slow("8", "Cleo")])
    })
    .await
}

/// The times of both players in a game of this device.
fn times(id: &str) -> ByColor<ShownTime> {
    let ledger = kept(id).ledger(&kept_event().event).unwrap();
    ledger.at(now()).accounts.map(|account| ShownTime {
        clock: account.clock,
        bank: account.bank,
    })
}

async fn fill(page: &Page, ending: &str, shown: &ByColor<ShownTime>) {
    for side in Color::ALL {
        let ShownTime { clock, bank } = shown.get(side);
        for (figure, length) in [("clock", clock), ("bank", bank)] {
            let name = format!("[name={}-{figure}{ending}]", side.name());
            page.write(&name, &length.to_string()).await;
        }
    }
}

/// Compares a game with a server that shows the same times for both players.
async fn compare(page: &Page, id: &str) {
    page.go(&format!("/post/game/{id}")).await;
    page.wait_for("[data-act=reconcile]").await;
    page.click("[data-act=reconcile]").await;
    fill(page, "", &times(id)).await;
    page.wait_for(".correspondence-explanations").await;
    page.click("[data-act=save-entry]").await;
    assert!(page.find(".correspondence-ask").is_none());
}

/// Whether a game's page shows an earlier date beside the event's.
async fn has_second_date(page: &Page, id: &str) -> bool {
    page.go(&format!("/post/game/{id}")).await;
    page.wait_for("[data-deadline=falls]").await;
    page.find("[data-deadline=cautious]").is_some()
}

fn last_shown(game: &CorrespondenceGame) -> Option<ByColor<Option<ShownTime>>> {
    match game.journal.last()?.act {
        Act::Correction { shown, .. } => Some(shown),
        _ => None,
    }
}

#[wasm_bindgen_test]
async fn both_players_figures_are_compared_in_one_form_and_saved_as_one_entry() {
    let (_time, page) = open_slow_games().await;
    let (before, shown) = (kept("7").journal.len(), times("7"));
    compare(&page, "7").await;
    let after = kept("7");
    assert_eq!(after.journal.len(), before + 1);
    assert_eq!(last_shown(&after), Some(shown.map(Some)));
    page.close().await;
}

#[wasm_bindgen_test]
async fn each_player_has_reasons_of_the_own_figures() {
    let (_time, page) = open_slow_games().await;
    let mut shown = times("7");
    shown.black.bank += Seconds::days(1);
    page.go("/post/game/7").await;
    page.wait_for("[data-act=reconcile]").await;
    page.click("[data-act=reconcile]").await;
    fill(&page, "", &shown).await;
    page.wait_for("[name=explanation-black]:checked").await;
    page.get("[data-explanation=white]");
    // One figure alone says that the other one is missing, and nothing can be saved.
    page.write("[name=black-bank]", "").await;
    page.get("[name=black-bank][aria-invalid]");
    page.get("[data-act=save-entry]:disabled");
    page.write("[name=black-clock]", "").await;
    page.click("[data-act=save-entry]").await;
    let kept = last_shown(&kept("7")).unwrap();
    assert_eq!((kept.white, kept.black), (Some(shown.white), None));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_comparison_leaves_one_date_in_the_other_games_until_it_is_taken_back() {
    let (_time, page) = open_slow_games().await;
    assert!(has_second_date(&page, "8").await);
    compare(&page, "7").await;
    let settled = kept_event().settled.refill.unwrap();
    assert_eq!((settled.is, &*settled.game), (Refill::Automatic, "7"));
    assert!(!has_second_date(&page, "8").await);
    page.go("/post/event/1").await;
    page.wait_for("[data-settled=refill]").await;
    let said = page.text("[data-settled=refill]");
    assert!(said.contains("Bo"), "{said}");
    page.click("[data-act=take-back]").await;
    assert!(page.find(".event-settled").is_none());
    assert!(kept_event().settled.is_empty());
    assert!(has_second_date(&page, "8").await);
    // The game that was compared stays settled by itself.
    assert!(!has_second_date(&page, "7").await);
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_undone_comparison_takes_back_the_fact_that_it_settled() {
    let (_time, page) = open_slow_games().await;
    let before = (kept_event(), kept("7"));
    compare(&page, "7").await;
    assert_ne!(kept_event(), before.0);
    page.wait_for("[data-act=undo-change]").await;
    page.click("[data-act=undo-change]").await;
    assert_eq!((kept_event(), kept("7")), before);
    assert!(has_second_date(&page, "8").await);
    page.close().await;
}

/// Three games whose time is not known.
async fn open_unknown() -> (StillTime, Page) {
    open(|| {
        let games = [("7", "Bo"), ("8", "Cleo"), ("9", "Dora")];
        let games = games.map(|(id, name)| not_compared(id, Color::White, name));
        (draft(ago(100)), games.into())
    })
    .await
}

fn shown(clock: i64, bank: i64) -> ByColor<ShownTime> {
    let (clock, bank) = (Seconds::days(clock), Seconds::days(bank));
    ByColor::both(ShownTime { clock, bank })
}

#[wasm_bindgen_test]
async fn the_figures_of_many_games_are_saved_at_once_and_a_wrong_row_stays() {
    let (time, page) = open_unknown().await;
    page.go("/post").await;
    page.wait_for("[data-act=figures]").await;
    // There is no date to draw over the list, and no bar to explain.
    assert_eq!(page.count(".month, .correspondence-key"), 0);
    assert!(page.text(".correspondence-sooner").contains('3'));
    page.go("/post/figures").await;
    page.wait_for(".figures-row").await;
    assert_eq!(page.count(".figures-row"), 3);
    fill(&page, "-7", &shown(37, 58)).await;
    fill(&page, "-8", &shown(30, 20)).await;
    page.write("[name=black-clock-8]", "51 d").await;
    page.write("[name=white-bank-8]", "").await;
    let before = kept("8");
    page.click("[data-act=save-figures]").await;
    assert_eq!(last_shown(&kept("7")), Some(shown(37, 58).map(Some)));
    assert_eq!(kept("8"), before);
    assert_eq!(page.count(".figures-row"), 2);
    // Each wrong field says what is wrong, and the others keep their figures.
    assert_eq!(page.count(".figures-row [aria-invalid]"), 2);
    page.get("[name=black-clock-8][aria-invalid]");
    page.get("[name=white-bank-8][aria-invalid]");
    time.advance(10).await;
    assert!(page.has_focus("[name=white-bank-8]"));
    assert_eq!(page.value("[name=white-clock-8]"), "30 d");
    page.write("[name=black-clock-8]", "30 d").await;
    page.write("[name=white-bank-8]", "20 d").await;
    page.click("[data-act=save-figures]").await;
    assert_eq!(last_shown(&kept("8")), Some(shown(30, 20).map(Some)));
    assert_eq!(page.count(".figures-row"), 1);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_list_after_entering_many_games_leads_to_their_figures() {
    let (_time, page) = open(|| (draft(ago(100)), Vec::new())).await;
    page.go("/post/new?event=1").await;
    page.wait_for("[name=how][value='1']").await;
    page.click("[name=how][value='1']").await;
    let of = |opponent| {
        [
            "[White \"Anna\"]\n[Black \"",
            opponent,
            "\"]\n\n1. e4 *\n\n",
        ]
        .concat()
    };
    page.write("[name=moves]", &[of("Bo"), of("Cleo")].concat())
        .await;
    page.wait_for("[data-act=bring-several]").await;
    page.click("[data-act=bring-several]").await;
    page.wait_for("[data-act=keep]").await;
    page.click("[data-act=keep]").await;
    page.wait_for("[data-act=figures]").await;
    page.click("[data-act=figures]").await;
    page.wait_for(".figures-row").await;
    assert_eq!(page.count(".figures-row"), 2);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_figures_of_many_games_are_undone_together() {
    let (_time, page) = open_unknown().await;
    let before = [kept("7"), kept("8")];
    page.go("/post/figures").await;
    page.wait_for(".figures-row").await;
    for ending in ["-7", "-8"] {
        fill(&page, ending, &shown(37, 58)).await;
    }
    page.click("[data-act=save-figures]").await;
    assert_eq!(page.count(".figures-row"), 1);
    page.wait_for("[data-act=undo-change]").await;
    page.click("[data-act=undo-change]").await;
    assert_eq!([kept("7"), kept("8")], before);
    assert_eq!(page.count(".figures-row"), 3);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_enter_key_leads_through_the_fields_and_saves_nothing() {
    let (_time, page) = open_unknown().await;
    page.go("/post/figures").await;
    page.wait_for(".figures-row").await;
    page.focus("[name=white-clock-7]");
    for next in [
        "white-bank-7",
        "black-clock-7",
        "black-bank-7",
        "white-clock-8",
    ] {
        assert!(page.key("Enter").await, "before {next}");
        assert!(page.has_focus(&format!("[name={next}]")), "{next}");
    }
    page.focus("[name=black-bank-9]");
    assert!(page.key("Enter").await);
    assert!(page.has_focus("[data-act=save-figures]"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn figures_seen_before_the_game_began_here_are_refused_in_their_row() {
    let (_time, page) = open_unknown().await;
    page.go("/post/figures").await;
    page.wait_for(".figures-row").await;
    page.click("[data-act=change-stamp]").await;
    page.write("[name=stamp]", "2001-01-01 00:00:00").await;
    fill(&page, "-7", &shown(37, 58)).await;
    let before = kept("7");
    page.click("[data-act=save-figures]").await;
    assert_eq!(kept("7"), before);
    let why = page.text("[data-game='7'] .refusal");
    assert!(!why.is_empty());
    assert_eq!(page.value("[name=white-clock-7]"), "37 d");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_page_without_figures_says_which_games_come_to_it() {
    let (_time, page) = open_slow_games().await;
    page.go("/post/figures").await;
    page.wait_for("[data-act=to-games]").await;
    let hint = page.text(".figures-hint");
    assert!(hint.contains("without the server"), "{hint}");
    page.close().await;
}
