//! The home page, and how addresses lead to the game on the table.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{ByColor, Color};
use zeitnot::correspondence::{CorrespondenceGame, Seconds, Utc};
use zeitnot::platform::location;
use zeitnot::platform::time::wall_now;
use zeitnot::storage::correspondence::CorrespondenceRepository;

use crate::page::{Page, versioned};
use crate::still::StillTime;
use crate::until;
use zeitnot_fixtures::correspondence::{against, draft, event_of, played};

const WHITE: &str = ".half[data-color=white]";
const BLACK: &str = ".half[data-color=black]";

#[wasm_bindgen_test]
async fn the_app_begins_at_home_with_a_way_to_everything() {
    let page = Page::open().await;
    page.go("/").await;
    for href in [
        "#/clock",
        "#/board",
        "#/post",
        "#/games",
        "#/learn",
        "#/settings",
        "#/controls",
        "#/post/new",
        "#/embed",
    ] {
        page.get(&format!("main.home a[href='{href}']"));
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn while_a_clock_runs_home_is_the_clock() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.go("/").await;
    assert_eq!(page.count("main.clock .half"), 2);
    assert_eq!(location::hash(), "/clock");
    assert_eq!(page.running(), (true, false));
    // The same happens when the page is opened there.
    location::replace_hash("");
    let page = page.reload().await;
    assert_eq!(page.count("main.clock .half"), 2);
    assert_eq!(location::hash(), "/clock");
    // A user can leave a stopped clock.
    page.key("Space").await;
    page.go("/").await;
    page.get("main.home");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_that_runs_on_the_board_goes_on_there() {
    let page = Page::open().await;
    page.go("/board").await;
    page.touch(BLACK).await;
    for hash in ["/", "/clock"] {
        page.go(hash).await;
        page.get(".board [role=grid]");
        assert_eq!(location::hash(), "/board");
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_control_is_linked_at_home_at_the_clock_and_at_the_board() {
    let page = Page::open().await;
    for (hash, to) in [
        ("/?control=25%20d5", "/clock"),
        ("/clock?control=7", "/clock"),
        ("/board?control=8", "/board"),
    ] {
        page.go(hash).await;
        assert_eq!(location::hash(), to, "{hash}");
    }
    page.go("/clock").await;
    assert_eq!(page.text("[data-act=controls] .notation"), "8");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_control_of_the_page_s_own_address_is_played_once() {
    let page = Page::open().await;
    location::set_in_query("control", Some("7"));
    let page = page.reload().await;
    assert_eq!(page.text("[data-act=controls] .notation"), "7");
    assert_eq!(location::query(), "");
    page.go("/").await;
    page.get("main.home");
    page.close().await;
}

#[wasm_bindgen_test]
async fn two_touches_lead_from_home_to_a_running_five_plus_three() {
    let page = Page::open().await;
    page.go("/").await;
    let control = page.get("main.home [data-control='5+3']");
    page.go(&control.get_attribute("href").unwrap()[1..]).await;
    assert_eq!(page.text("[data-act=controls] .notation"), "5+3");
    page.touch(BLACK).await;
    assert_eq!(page.running(), (true, false));
    page.close().await;
}

#[wasm_bindgen_test]
async fn home_marks_the_current_control_and_describes_it_in_words() {
    let page = Page::open().await;
    page.go("/?control=5%2B3").await;
    page.go("/").await;
    assert_eq!(page.count(".home-control[aria-current]"), 1);
    page.get("[data-control='5+3'][aria-current=true]");
    assert_eq!(page.text(".home-strip > strong"), "Start 5+3");
    let meaning = page.text(".home-strip > .home-hint");
    assert_eq!(meaning, "5 min, +3 s, first included");
    assert_eq!(page.text("[data-control='5+3']"), "5+3 Blitz");
    // A control that is not among the common ones.
    page.go("/?control=25%20d5").await;
    page.go("/").await;
    assert_eq!(page.count(".home-control[aria-current]"), 0);
    assert_eq!(page.text(".home-strip > strong"), "Start 25 min");
    let meaning = page.text(".home-strip > .home-hint");
    assert_eq!(meaning, "waits 5 s before each move");
    assert_eq!(
        page.text(".home-half[data-color=white] .home-digits"),
        "25:00"
    );
    page.click(".home-clock").await;
    page.get("button.half");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_that_was_stopped_goes_on_from_home() {
    let (time, page) = StillTime::open().await;
    page.go("/?control=5%2B3").await;
    page.touch(BLACK).await;
    time.advance(5_000).await;
    page.touch(WHITE).await;
    page.key("Space").await;
    page.go("/").await;
    assert_eq!(page.text(".home-strip"), "Play on Black to move");
    page.get(".home-half[data-color=black][data-state=stopped]");
    // The half shows it, and says it for a screen reader.
    let white = page.text(".home-half[data-color=white]");
    assert_eq!(white, "5:01White: 5 minutes 1 second. White");
    time.advance(1_000).await;
    // The page counts the games after the paint.
    let hint = "[data-act=games] .home-hint";
    until("the number of games", || {
        page.text(hint) == "1 on this device"
    })
    .await;
    page.click(".home-clock").await;
    page.get(".panel");
    assert_eq!(page.running(), (false, false));
    page.close().await;
}

#[wasm_bindgen_test]
async fn after_the_end_of_a_game_home_has_its_result() {
    let page = Page::open().await;
    page.touch(BLACK).await;
    page.key("Space").await;
    page.click(".panel [data-act=end]").await;
    page.click(".results [data-result='0-1']").await;
    page.click(".facts [data-reason=resignation]").await;
    page.click("[data-act=finish]").await;
    page.go("/").await;
    assert_eq!(page.text(".home-strip > strong"), "0–1");
    let why = page.text(".home-strip > .home-hint");
    assert!(why.starts_with("Black wins"), "{why}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_halves_on_home_lie_as_on_the_table() {
    let page = Page::open().await;
    for (place, layout) in [("1", "face-to-face"), ("2", "side-by-side")] {
        page.go("#/settings").await;
        page.click(&format!("[name=layout][value='{place}']")).await;
        page.go("#/clock").await;
        page.get(&format!(".clock[data-layout={layout}]"));
        page.go("/").await;
        page.get(&format!(
            ".home-halves:not(.exchanged)[data-layout={layout}]"
        ));
    }
    page.go("#/clock").await;
    page.click("[data-act=turn]").await;
    page.go("/").await;
    page.get(".home-halves.exchanged");
    page.close().await;
}

#[wasm_bindgen_test]
async fn every_control_on_home_has_a_name() {
    let page = Page::open().await;
    page.go("/").await;
    let unnamed = "main.home :is(a, button):not([aria-label])";
    for place in 0..page.count(unnamed) {
        let text = page.text_at(unnamed, place);
        assert!(!text.trim().is_empty(), "control {place}");
    }
    page.get("[data-act=settings][aria-label=Settings]");
    page.close().await;
}

/// How long ago the games of these tests began.
const WHILE: Seconds = Seconds::days(20);

/// A game that began a while ago; every move took a day.
fn game(id: &str, mine: Color, opponent: &str, moves: &[&str]) -> CorrespondenceGame {
    game_since(WHILE, id, mine, opponent, moves)
}

/// A game that began this long ago; every move took a day.
fn game_since(
    ago: Seconds,
    id: &str,
    mine: Color,
    opponent: &str,
    moves: &[&str],
) -> CorrespondenceGame {
    let moves = moves.iter().map(|san| (*san, Seconds::days(1)));
    against(mine, opponent, played(id, now() - ago, moves))
}

fn now() -> Utc {
    Utc::of(wall_now())
}

/// Keeps these games, of an event that began a while ago.
fn keep(games: &[CorrespondenceGame]) {
    keep_since(WHILE, games);
}

/// Keeps these games, of an event that began this long ago.
fn keep_since(ago: Seconds, games: &[CorrespondenceGame]) {
    let event = event_of("1", draft(now() - ago));
    let versioned = versioned();
    let repository = CorrespondenceRepository(&versioned);
    repository.save_event(&event).unwrap();
    for game in games {
        repository.save(game, &event.event).unwrap();
    }
}

#[wasm_bindgen_test]
async fn the_games_that_are_due_are_a_ledger_ones_own_turn_first() {
    let mut time = None;
    let page = Page::open_with(|| {
        time = Some(StillTime::begin());
        keep(&[
            game("1", Color::White, "Okafor", &["e4"]),
            game("2", Color::Black, "Novák", &["e4", "e5", "Nf3"]),
            game("3", Color::White, "Haugen", &[]),
        ]);
    })
    .await;
    let time = time.unwrap();
    page.go("/").await;
    time.advance(1_000).await;
    page.wait_for(".home-game").await;
    let who = |place| page.text_at(".home-game > strong", place);
    assert_eq!([who(0), who(1), who(2)], ["Haugen", "Novák", "Okafor"]);
    assert_eq!(page.count(".home-game[data-standing=mine]"), 2);
    assert_eq!(page.text("[data-act=post] > small"), "3 games");
    let novak = ".home-ledger > :nth-child(2) > a";
    let href = page.get(novak).get_attribute("href").unwrap();
    assert_eq!(href, "#/post/game/2");
    let turn = page.text(&format!("{novak} > .home-hint"));
    assert_eq!(turn, "Your move, 2. Nf3");
    let okafor = page.text(".home-ledger > :nth-child(3) .home-hint");
    assert!(okafor.starts_with("Waiting since "), "{okafor}");
    // The page shows days, hours and minutes, and counts them down.
    let before = page.text(".home-left");
    assert!(
        before.contains(" d ") && before.matches(':').count() == 1,
        "{before}"
    );
    page.focus(novak);
    time.advance(60_000).await;
    assert_ne!(page.text(".home-left"), before);
    assert!(page.has_focus(novak), "the row is where it was");
    assert!(page.find(".home-game.low").is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_of_unknown_time_stands_on_home_without_a_date() {
    let page = Page::open_with(|| {
        let unknown = |id: &str, mine: Color, opponent: &str| CorrespondenceGame {
            moves_before: ByColor::both(5),
            ..game(id, mine, opponent, &[])
        };
        keep(&[
            unknown("1", Color::White, "Okafor"),
            unknown("2", Color::Black, "Haugen"),
        ]);
    })
    .await;
    page.go("/").await;
    page.wait_for(".home-game").await;
    for (place, who, turn) in [(1, "Okafor", "Your move"), (2, "Haugen", "White to move")] {
        let part = |part: &str| page.text(&format!(".home-ledger > :nth-child({place}) {part}"));
        assert_eq!(part("strong"), who);
        assert_eq!(part(".home-left"), "");
        assert_eq!(part(".home-hint"), turn);
        assert_eq!(part(".home-hint:last-child"), "Time not known");
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn home_warns_of_low_time_on_a_players_own_clock_below_two_days() {
    // The clock begins with 50 days.
    let ago = Seconds::days(50) - Seconds::hours(47);
    let page = Page::open_with(|| {
        keep_since(ago, &[game_since(ago, "3", Color::White, "Haugen", &[])]);
    })
    .await;
    page.go("/").await;
    page.wait_for(".home-game.low").await;
    assert_eq!(page.text(".home-game > .home-hint"), "Low time · Your move");
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_open_home_page_drops_a_game_whose_clock_falls() {
    // White's clock is full again after the first moves, two days after the start.
    let ago = Seconds::days(52) - Seconds::hours(6);
    let mut time = None;
    let page = Page::open_with(|| {
        time = Some(StillTime::begin());
        let game = game_since(ago, "3", Color::White, "Haugen", &["e4", "e5"]);
        keep_since(ago, &[game]);
    })
    .await;
    let time = time.unwrap();
    page.go("/").await;
    time.advance(1_000).await;
    page.wait_for(".home-game").await;
    time.sleep(7 * 3_600_000);
    time.advance(1_000).await;
    assert!(page.find(".home-game").is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn without_correspondence_games_home_says_what_will_be_there() {
    let page = Page::open().await;
    page.go("/").await;
    let hint = page.text(".home-none");
    assert!(
        hint.contains("Triple Block") && hint.contains("ICCF"),
        "{hint}"
    );
    assert_eq!(page.text("[data-act=post] > small"), "");
    assert_eq!(page.text(".home-post [data-act=bring]"), "Import a file");
    page.click(".home-post [data-act=bring]").await;
    page.wait_for("[name=server-text]").await;
    assert_eq!(location::hash(), "/post/bring");
    page.go("/").await;
    page.click("[data-act=add-game]").await;
    // Without an event the way leads through the form of one.
    page.wait_for("[data-act=save-event]").await;
    assert_eq!(location::hash(), "/post/new/event");
    page.close().await;
}
