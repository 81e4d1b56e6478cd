//! A server's file: what it says, game by game, before anything is kept; then it is kept in one act.

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{ByColor, Color};
use zeitnot::correspondence::server_facts::StampUnit;
use zeitnot::correspondence::{Act, CorrespondenceGame, Seconds};
use zeitnot::storage::correspondence::{CorrespondenceRepository, StoredEvent};
use zeitnot_fixtures::correspondence::draft;
use zeitnot_fixtures::server_pgn::server_pgn;

use crate::own_games::{ago, game, kept, now, open};
use crate::page::{Page, versioned};
use crate::still::StillTime;

/// The field for the text of a file.
const TEXT: &str = "[name=server-text]";

fn events() -> Vec<StoredEvent> {
    let versioned = versioned();
    let events = CorrespondenceRepository(&versioned).events().value;
    events.unwrap_or_default()
}

fn games() -> usize {
    let versioned = versioned();
    CorrespondenceRepository(&versioned).list().games.len()
}

/// Opens the app without a game, on a device whose time stands still.
async fn open_empty() -> (StillTime, Page) {
    let mut time = None;
    let page = Page::open_with(|| time = Some(StillTime::begin())).await;
    (time.unwrap(), page)
}

/// Anna's games of an event that began ten days ago, in which her opponents have answered.
fn season(opponents: &[&str]) -> Vec<CorrespondenceGame> {
    let game = |(place, opponent): (usize, &&str)| {
        let moves: &[(&str, i64)] = match place % 3 {
            0 => &[("e4", 2), ("c5", 3)],
            1 => &[("d4", 1), ("d5", 1), ("c4", 4)],
            _ => &[("Nf3", 3)],
        };
        game("7", Color::White, opponent, 10, moves)
    };
    opponents.iter().enumerate().map(game).collect()
}

async fn read(page: &Page, text: &str) {
    page.go("/post/bring").await;
    page.wait_for(TEXT).await;
    page.write(TEXT, text).await;
    page.click("[data-act=read]").await;
    page.wait_for(".bring-row, .bring-choose .field.wrong")
        .await;
}

#[wasm_bindgen_test]
async fn an_empty_device_has_the_season_of_a_file_after_its_questions() {
    let (_time, page) = open_empty().await;
    let text = server_pgn("Spring Cup", ago(10), &season(&["Bo", "Cleo", "Dora"]));
    read(&page, &text).await;
    let said = page.text(".bring");
    assert_eq!(page.count(".bring-row[data-state=waits]"), 3, "{said}");
    assert!(page.find("[data-act=keep]").is_none());
    page.click("[name=length][value=\"400\"]").await;
    // A device in UTC is not asked for the zone.
    if page.find("[name=file-zone]").is_some() {
        page.click("[name=file-zone][value=UTC]").await;
    }
    assert_eq!(page.count(".bring-row[data-state=new]"), 3);
    page.click("[data-act=keep]").await;
    page.wait_for(".correspondence-row").await;
    assert_eq!((games(), events().len()), (3, 1));
    let event = events().remove(0);
    let cup = event.event.draft();
    assert_eq!((cup.name.as_str(), cup.days), ("Spring Cup", 400));
    assert_eq!(event.settled.stamps, StampUnit::Minute);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_file_of_the_next_day_adds_its_moves_in_one_act() {
    let moves = [("e4", 2), ("c5", 3)];
    let (_time, page) = open(|| {
        let kept = game("7", Color::White, "Bo", 10, &moves);
        (draft(ago(10)), vec![kept])
    })
    .await;
    let kept_moves = |id: &str| {
        let is_move = |entry: &&zeitnot::correspondence::Entry| matches!(entry.act, Act::Move(_));
        kept(id).journal.iter().filter(is_move).count()
    };
    let more = [("e4", 2), ("c5", 3), ("Nf3", 1), ("d6", 2)];
    let next = game("7", Color::White, "Bo", 10, &more);
    let name = events()[0].event.draft().name.clone();
    let text = server_pgn(&name, ago(10), [&next]);
    read(&page, &text).await;
    page.get(".bring-row[data-state=more]");
    assert_eq!(kept_moves("7"), 2);
    page.click("[data-act=keep]").await;
    page.wait_for(".correspondence-row").await;
    assert_eq!(kept_moves("7"), 4);
    // The page of the game says which of its moves are from the file.
    page.go("/post/game/7").await;
    page.wait_for(".correspondence-entries").await;
    let origin = page.text("[data-said=origin]");
    let [of_file, others] = ["2. Nf3", "The others"].map(|words| origin.find(words));
    assert!(of_file.is_some() && of_file < others, "{origin}");
    // The same file once more has nothing to add.
    read(&page, &text).await;
    page.get(".bring-row[data-state=same]");
    assert!(page.find("[data-act=keep]").is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_contradiction_is_shown_and_changes_nothing() {
    let (_time, page) = open(|| {
        let kept = game("7", Color::White, "Bo", 10, &[("e4", 2), ("c5", 3)]);
        (draft(ago(10)), vec![kept])
    })
    .await;
    let before = kept("7");
    let name = events()[0].event.draft().name.clone();
    let other = game(
        "7",
        Color::White,
        "Bo",
        10,
        &[("e4", 2), ("e5", 3), ("Nf3", 1)],
    );
    read(&page, &server_pgn(&name, ago(10), [&other])).await;
    page.get(".bring-row[data-state=asks] [data-act=open-game]");
    page.get(".bring-row [data-act=another]");
    assert!(page.find("[data-act=keep]").is_none());
    // It may be another game of the two.
    page.click("[data-act=another]").await;
    page.get(".bring-row[data-state=new]");
    page.click("[data-act=keep]").await;
    page.wait_for(".correspondence-row").await;
    assert_eq!(games(), 2);
    assert_eq!(kept("7"), before);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_text_that_has_no_games_is_told_by_what_it_is() {
    let (_time, page) = open_empty().await;
    let texts = [
        "<!doctype html><html><body>games</body></html>",
        "{\"a\": 1}",
        "dear all",
        "<a><b/></a>",
    ];
    let mut said = Vec::new();
    for text in texts {
        read(&page, text).await;
        said.push(page.text("#field-server-text-note"));
        page.go("/post").await;
    }
    said.dedup();
    assert_eq!(said.len(), 4, "{said:?}");
    assert!(said.iter().all(|said| !said.is_empty()));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_deadline_of_stamps_to_the_minute_is_the_early_one() {
    let (_time, page) = open(|| {
        let slow = game("7", Color::White, "Bo", 10, &[]);
        (draft(ago(10)), vec![slow])
    })
    .await;
    let moves = [("e4", 2), ("c5", 3)];
    let name = events()[0].event.draft().name.clone();
    let next = game("7", Color::White, "Bo", 10, &moves);
    read(&page, &server_pgn(&name, ago(10), [&next])).await;
    let result = page.text(".bring-row .result");
    assert!(result.contains("your move"), "{result}");
    page.click("[data-act=keep]").await;
    page.wait_for(".correspondence-row").await;
    let ledger = kept("7").ledger(&events()[0].event).unwrap();
    let last = ledger.last();
    assert!(now().since(last.at) < Seconds::days(6));
    assert_eq!(events()[0].settled.stamps, StampUnit::Minute);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_file_with_which_the_system_opens_the_app_is_read() {
    let (_time, page) = open_empty().await;
    let text = server_pgn("Spring Cup", ago(10), &season(&["Bo", "Cleo"]));
    let queue = "Object.defineProperty(globalThis, 'launchQueue', { configurable: true,\
                 value: { setConsumer: (open) => open({ files: [\
                 { getFile: async () => new File([text], 'games.pgn') }] }) } })";
    Function::new_with_args("text", queue)
        .call1(&JsValue::NULL, &text.into())
        .unwrap();
    page.go("/post/bring").await;
    page.wait_for(".bring-row").await;
    assert_eq!(page.count(".bring-row"), 2);
    Function::new_no_args("delete globalThis.launchQueue")
        .call0(&JsValue::NULL)
        .unwrap();
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_file_with_times_in_the_form_of_one_game_leads_to_its_page() {
    let (_time, page) = open(|| (draft(ago(10)), Vec::new())).await;
    page.go("/post/new?event=1").await;
    page.wait_for("[name=how]").await;
    page.click("[name=how][value=\"1\"]").await;
    let name = events()[0].event.draft().name.clone();
    let text = server_pgn(&name, ago(10), &season(&["Bo", "Cleo"]));
    page.write("[name=moves]", &text).await;
    page.click("[data-act=bring-several]").await;
    page.wait_for(".bring-row").await;
    assert_eq!(page.count(".bring-row[data-state=new]"), 2);
    page.close().await;
}

/// An answer in Xfcc with one game of White's, whose moves have no times; `left` is in days.
fn xfcc(players: &ByColor<String>, moves: &str, left: [i64; 2]) -> String {
    let event = &events()[0].event;
    let [player, opponent] = left;
    format!(
        "<ArrayOfXfccGame><XfccGame><id>5</id><hasWhite>true</hasWhite><event>{}</event>\
         <white>{}</white><black>{}</black><moves>{moves}</moves>\
         <daysPlayer>{player}</daysPlayer><daysOpponent>{opponent}</daysOpponent>\
         <result>Ongoing</result></XfccGame></ArrayOfXfccGame>",
        event.draft().name,
        players.white,
        players.black,
    )
}

#[wasm_bindgen_test]
async fn clocks_of_a_file_are_filled_in_where_figures_are_entered() {
    let (_time, page) = open(|| (draft(ago(30)), Vec::new())).await;
    let players = ByColor {
        white: "Anna".into(),
        black: "Bo".into(),
    };
    read(&page, &xfcc(&players, "1. e4 c5 2. Nf3", [40, 30])).await;
    page.get(".bring-row[data-state=new] .clocks");
    page.click("[data-act=keep]").await;
    page.wait_for(".correspondence-row").await;
    page.go("/post/figures").await;
    page.wait_for(".figures-row").await;
    let value = |name: &str| page.value(&format!(".figures-row [name^={name}]"));
    assert!(
        value("white-clock").starts_with("40 d"),
        "{}",
        value("white-clock")
    );
    assert!(value("black-clock").starts_with("30 d"));
    // White waits with less than 50 days, so the bank is empty; Black's may have something.
    assert!(!value("white-bank").is_empty());
    assert_eq!(value("black-bank"), "");
    page.get("[data-said=of-file]");
    page.write(".figures-row [name^=black-bank]", "12 d").await;
    page.click("[data-act=save-figures]").await;
    page.wait_for(".correspondence-row").await;
    let versioned = versioned();
    let games = CorrespondenceRepository(&versioned).list().games;
    let last = games[0].state;
    assert_eq!(last.account(Color::Black).clock, Seconds::days(30));
    assert_eq!(last.account(Color::Black).bank, Seconds::days(12));
    assert_eq!(last.account(Color::White).clock, Seconds::days(40));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_clock_that_differs_is_shown_and_leads_to_the_comparison() {
    let (_time, page) = open(|| {
        let kept = game("7", Color::White, "Bo", 10, &[("e4", 2), ("c5", 3)]);
        (draft(ago(10)), vec![kept])
    })
    .await;
    let players = kept("7").players;
    let now_left = |left| xfcc(&players, "1. e4 c5", left);
    // White thinks since five days; Black has a full clock.
    read(&page, &now_left([45, 50])).await;
    page.get(".bring-row .clocks");
    assert!(page.find("[data-act=compare]").is_none());
    page.go("/post").await;
    read(&page, &now_left([31, 50])).await;
    let said = page.text(".bring-row .clocks");
    assert!(said.contains("31 d") && said.contains("45 d"), "{said}");
    page.click("[data-act=compare]").await;
    page.wait_for(".correspondence-compare").await;
    assert!(page.value("[name=white-clock]").starts_with("31 d"));
    assert_eq!(page.value("[name=white-bank]"), "");
    page.get("[data-said=of-file]");
    page.close().await;
}
