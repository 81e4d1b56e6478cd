//! A team's page: a captain puts players in and moves time.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{ByColor, Color};
use zeitnot::correspondence::{Act, CorrespondenceGame, Edition, Event, EventDraft, Seconds};

use crate::own_games::{ago, game, kept, open};
use crate::page::Page;
use crate::still::StillTime;
use zeitnot_fixtures::correspondence::draft;

const SIDE: &str = "[data-board='7'] [data-side=black]";

/// A team event that began ten days ago, in which captains may move time.
fn nations_cup() -> EventDraft {
    EventDraft {
        edition: Edition::Older,
        team: true,
        captain_may_transfer: true,
        ..draft(ago(10))
    }
}

/// Black's game, in which White took three days for 1. e4 and Black has yet to answer.
fn board() -> CorrespondenceGame {
    CorrespondenceGame {
        players: ByColor {
            white: "Anna Amsel".into(),
            black: "Bo Buchfink".into(),
        },
        ..game("7", Color::Black, "Anna Amsel", 10, &[("e4", 3)])
    }
}

/// Opens the team's page of such an event.
async fn open_team(change: impl FnOnce(EventDraft) -> EventDraft) -> (StillTime, Page) {
    let (time, page) = open(|| (change(nations_cup()), vec![board()])).await;
    page.go("/post/event/1/team").await;
    page.wait_for("main").await;
    (time, page)
}

#[wasm_bindgen_test]
async fn a_captain_moves_time_and_puts_a_substitute_in() {
    let (time, page) = open_team(|cup| cup).await;
    page.wait_for(SIDE).await;
    assert_eq!(page.count("[data-side=white]"), 0, "the other team's");
    page.click("[data-act=change-player]").await;
    time.advance(1).await;
    assert!(page.has_focus("[data-acts]"));
    // Without a name the page enters no substitute.
    page.click("[data-act=enter-player]").await;
    assert!(page.text("[data-said=refused]").contains("name"));
    page.write("[name='player-7-black']", "Cleo Dohle").await;
    page.write("[name='amount-7-black']", "50 d").await;
    page.click("[data-act=enter-player]").await;
    assert!(page.text("[data-said=refused]").contains("50 days"));
    page.write("[name='amount-7-black']", "2 d").await;
    page.click("[data-act=enter-player]").await;
    let player = format!("{SIDE} [data-figure=player]");
    assert_eq!(page.text(&player), "Cleo Dohle");
    assert_eq!(page.text("[data-said=done]"), "Cleo Dohle has taken over.");
    assert!(page.has_focus(SIDE));
    let journal = kept("7").journal;
    let acts: Vec<Act> = journal[2..].iter().map(|entry| entry.act.clone()).collect();
    let (side, amount) = (Color::Black, Seconds::days(2));
    let name = String::from("Cleo Dohle");
    assert_eq!(
        acts,
        [
            Act::Transfer { side, amount },
            Act::Substitution { side, name }
        ]
    );
    let event = Event::new(nations_cup()).unwrap();
    assert!(kept("7").ledger(&event).is_ok());
    let page = page.reload().await;
    page.wait_for(&player).await;
    assert_eq!(page.text(&player), "Cleo Dohle");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_transfer_without_a_new_player_leaves_a_replacement_owed() {
    let (_time, page) = open_team(|cup| cup).await;
    page.wait_for(SIDE).await;
    page.click("[data-act=change-player]").await;
    page.click("[data-deed=transfer]").await;
    assert_eq!(page.count("[name='player-7-black']"), 0);
    page.click("[data-act=fill-clock]").await;
    page.click("[data-act=enter-player]").await;
    page.get("[data-said=owed]");
    page.click("[data-act=change-player]").await;
    assert_eq!(page.count("[data-deed=transfer]"), 0);
    page.click("[data-deed=replacement]").await;
    page.write("[name='player-7-black']", "Cleo Dohle").await;
    page.click("[data-act=enter-player]").await;
    assert_eq!(page.count("[data-said=owed]"), 0);
    assert!(matches!(
        kept("7").journal.last().unwrap().act,
        Act::Replacement { .. }
    ));
    page.close().await;
}

#[wasm_bindgen_test]
async fn one_act_is_open_at_a_time_and_a_cancelled_act_changes_nothing() {
    let (_time, page) = open_team(|cup| cup).await;
    page.wait_for(SIDE).await;
    let before = kept("7");
    page.click("[data-act=change-player]").await;
    for act in ["replacement", "transfer", "substitution"] {
        page.click(&format!("[data-deed={act}]")).await;
        assert_eq!(page.count(".team-form"), 1);
        page.get(&format!("[data-deed={act}][aria-expanded=true]"));
    }
    page.click("[data-act=cancel-player]").await;
    assert_eq!(page.count(".team-form"), 0);
    assert!(page.has_focus(SIDE));
    assert_eq!(kept("7"), before);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_name_stays_when_a_captain_chooses_another_act() {
    let (_time, page) = open_team(|cup| cup).await;
    page.wait_for(SIDE).await;
    page.click("[data-act=change-player]").await;
    page.click("[data-deed=substitution]").await;
    page.write("[name='player-7-black']", "Cleo Dohle").await;
    page.click("[data-deed=replacement]").await;
    assert_eq!(page.value("[name='player-7-black']"), "Cleo Dohle");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_captain_is_offered_no_transfer_where_none_is_in_effect() {
    let (_time, page) = open_team(|cup| EventDraft {
        edition: Edition::Current,
        captain_may_transfer: false,
        ..cup
    })
    .await;
    page.wait_for("[data-said=transfer]").await;
    assert!(page.text("[data-said=transfer]").contains("may not"));
    page.click("[data-act=change-player]").await;
    page.get("[name='player-7-black']");
    assert_eq!(page.count("[name='amount-7-black']"), 0);
    assert_eq!(page.count("[data-deed=transfer]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_event_without_teams_has_no_boards() {
    let (_time, page) = open_team(|cup| EventDraft {
        edition: Edition::Current,
        captain_may_transfer: false,
        team: false,
        ..cup
    })
    .await;
    page.wait_for(".empty").await;
    assert_eq!(page.count("[data-board]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn after_the_scheduled_end_nobody_is_put_in() {
    let (_time, page) = open_team(|cup| EventDraft { days: 5, ..cup }).await;
    page.wait_for("[data-said=ended]").await;
    page.wait_for("[data-board='7']").await;
    assert_eq!(page.count("[data-act=change-player]"), 0);
    page.close().await;
}
