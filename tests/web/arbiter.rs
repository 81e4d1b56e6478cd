//! Stops, claims and arrivals: one tap enters each, and the log reports it.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::setup::{DEFAULT_TIME, SetupDraft};
use zeitnot::clock::{ByColor, Clock, Color, Event, FlagDetection, Schedule, Setup, notation};
use zeitnot::platform::time::wall_now;
use zeitnot::storage::games::{GameRepository, TableGame};
use zeitnot::time::{Instant, Millis, Stamp};

use crate::page::{Page, versioned};

const BLACK: &str = ".half[data-color=black]";
const LOG: &str = ".panel [data-act=log]";

/// Opens the clock with a game of this setup, which began `ago` milliseconds ago.
async fn open(change: impl Fn(&mut SetupDraft), ago: i64, events: &[(i64, Event)]) -> Page {
    let mut draft = SetupDraft::standard(notation::parse("90").unwrap());
    change(&mut draft);
    let mut clock = Clock::new(Setup::new(draft).unwrap());
    let started = wall_now() + -Millis::new(ago);
    for &(ms, event) in events {
        let stamp = Stamp {
            at: Instant::new(ms),
            wall: started + Millis::new(ms),
        };
        clock.apply(event, stamp).unwrap();
    }
    let game = TableGame::new(clock, ByColor::default(), started);
    Page::open_with(|| {
        let versioned = versioned();
        let games = GameRepository(&versioned);
        games.save(&game).unwrap();
        games.put_on_table(&game.id).unwrap();
    })
    .await
}

/// Lets the time away count, if the page asks about it.
async fn count_away(page: &Page) {
    if page.find("[data-act=count-away]").is_some() {
        page.click("[data-act=count-away]").await;
    }
}

#[wasm_bindgen_test]
async fn article_6_12b_the_log_says_which_player_stopped_the_clocks() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.touch("[data-act=pause]").await;
    page.click(LOG).await;
    page.get(".stopper [data-by=arbiter][aria-pressed=true]");
    let log = page.text(".panel .history");
    assert!(
        log.contains("Clocks stopped"),
        "no arbiter is made up: {log}"
    );
    page.click(".stopper [data-by=black]").await;
    page.get(".stopper [data-by=black][aria-pressed=true]");
    let log = page.text(".panel .history");
    assert!(
        log.contains("Black stopped the clocks and called the arbiter"),
        "{log}"
    );
    assert!(!log.contains("Clocks stopped"), "{log}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn article_6_8_a_flag_is_claimed_on_the_half_of_the_opponent() {
    let on_claim = |draft: &mut SetupDraft| {
        draft.controls = notation::parse("1").unwrap();
        draft.flag.noted = FlagDetection::OnClaim;
    };
    let page = open(on_claim, 61_000, &[(0, Event::Press(Color::Black))]).await;
    count_away(&page).await;
    assert_eq!(page.count("[data-act=claim-flag]"), 1, "White cannot claim");
    page.get(".bar [data-act=note-flag]");
    page.click("[data-act=claim-flag]").await;
    page.click("[data-act=panel]").await;
    page.click(LOG).await;
    let log = page.text(".panel .history");
    assert!(log.contains("Black claimed the flag"), "{log}");
    page.close().await;
}

/// Schedules the start at 0, with the usual default time.
fn scheduled(draft: &mut SetupDraft) {
    draft.schedule = Some(Schedule {
        start: Instant::new(0),
        default_time: DEFAULT_TIME,
    });
}

#[wasm_bindgen_test]
async fn article_6_6_white_on_turn_reports_being_present() {
    let page = open(scheduled, 1_000, &[]).await;
    count_away(&page).await;
    assert_eq!(page.count("[data-act=arrive]"), 2);
    page.click("[data-act=arrive][data-seat=first]").await;
    assert_eq!(page.count("[data-act=arrive]"), 1);
    page.get(".half[data-running=true][data-color=white]");
    page.close().await;
}

#[wasm_bindgen_test]
async fn article_6_6_both_absent_is_one_claim_and_gives_nobody_the_point() {
    let page = open(scheduled, 3_601_000, &[]).await;
    count_away(&page).await;
    assert_eq!(page.count("[data-act=claim-absence]"), 3);
    page.click("[data-act=claim-absence][data-against=both]")
        .await;
    page.get(".half[data-result='0-0'][data-reason=absence]");
    page.close().await;
}

#[wasm_bindgen_test]
async fn article_6_6_a_player_who_never_reported_being_present_can_claim() {
    let page = open(scheduled, 3_601_000, &[]).await;
    count_away(&page).await;
    page.click("[data-act=claim-absence][data-against=white]")
        .await;
    page.get(".half[data-result='0-1'][data-reason=absence]");
    page.close().await;
}

/// Schedules the start ten minutes later.
fn soon(draft: &mut SetupDraft) {
    draft.schedule = Some(Schedule {
        start: Instant::new(600_000),
        default_time: DEFAULT_TIME,
    });
}

#[wasm_bindgen_test]
async fn article_6_6_players_and_the_arbiter_see_who_has_arrived() {
    let page = open(soon, 1_000, &[]).await;
    assert_eq!(page.count(".half .here, .facing .icon"), 0);
    page.touch(BLACK).await;
    assert_eq!(page.text(&format!("{BLACK} .here")), "You are here");
    page.get(&format!("{BLACK}[data-state=rest] .here .icon"));
    page.get(".half[data-color=white] .facing .icon");
    let hint = page.text(".bar .hint");
    assert!(hint.starts_with("Black is here · "), "{hint}");
    // Another press is refused: the log has no second line.
    page.touch(BLACK).await;
    assert_eq!(page.kept_events(), 1);
    page.touch(".half[data-color=white]").await;
    let hint = page.text(".bar .hint");
    assert!(hint.starts_with("Both are here · "), "{hint}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn article_6_5_a_scheduled_start_is_put_off_by_the_pause_control() {
    let page = open(soon, 1_000, &[]).await;
    page.click("[data-act=put-off]").await;
    assert_eq!(page.text(".panel h2"), "The start is postponed");
    page.click(".panel [data-act=resume]").await;
    page.get(".half[data-running=true][data-color=white]");
    page.close().await;
}
