//! A server's file: what it says, game by game, before anything is kept; then it is kept in one act.

use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{ByColor, Color};
use zeitnot::correspondence::civil::Civil;
use zeitnot::correspondence::event::COMMON_DAYS;
use zeitnot::correspondence::server_facts::StampUnit;
use zeitnot::correspondence::{Act, CorrespondenceGame, Seconds};
use zeitnot::storage::correspondence::{CorrespondenceRepository, StoredEvent};
use zeitnot_fixtures::correspondence::draft;
use zeitnot_fixtures::server_pgn::server_pgn;

use crate::own_games::{ago, game, kept, now, open};
use crate::page::{Page, versioned};
use crate::still::StillTime;
use crate::turn;

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
    page.get("[data-act=read]:disabled");
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
    page.get("[data-act=keep]:disabled");
    assert!(!page.text("#bring-note").is_empty());
    assert!(page.find(".bring-blocks").is_none());
    // The lengths that the form of an event has, too.
    for days in COMMON_DAYS {
        page.get(&format!("[name=length][value=\"{days}\"]"));
    }
    assert_eq!(page.count("[name=length]"), COMMON_DAYS.len() as u32 + 1);
    page.click("[name=length][value=\"400\"]").await;
    // A device in UTC is not asked for the zone.
    if page.find("[name=file-zone]").is_some() {
        page.click("[name=file-zone][value=UTC]").await;
    }
    assert_eq!(page.count(".bring-row[data-state=new]"), 3);
    // What is settled is folded, and leaves its answers and the three blocks.
    page.get("[data-fold=questions]:not([open])");
    assert!(
        page.text("[data-fold=questions] summary")
            .contains("Spring Cup: 400 days")
    );
    page.get(".bring-outcome .blocks-drawing");
    let blocks = page.text(".bring-outcome .bring-blocks");
    assert!(
        blocks.replace('\u{a0}', " ").contains("2 d × 50"),
        "{blocks}"
    );
    // One's own move is first, as in the list.
    let groups = page.all(".bring-games [data-group] h3");
    assert_eq!(groups.len(), 2);
    page.get("[data-group=mine] .bring-row .due");
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
async fn a_long_file_is_worked_out_and_kept_while_the_page_answers() {
    let (_time, page) = open_empty().await;
    let letters = || ('a'..='i').map(String::from);
    let names: Vec<String> = letters()
        .flat_map(|one| letters().map(move |two| ["X", &one, "qu", &two, &one].concat()))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let text = server_pgn("Spring Cup", ago(10), &season(&names));
    read(&page, &text).await;
    page.wait_for(".bring-row[data-state=waits]").await;
    let keep = "[data-act=keep]:not(:disabled)";
    page.click_now("[name=length][value=\"400\"]");
    // The page goes back at once, although it has not worked out all games.
    page.click("[data-act=another-file]").await;
    // Its text is still there.
    page.wait_for("[data-act=read]:not(:disabled)").await;
    page.click("[data-act=read]").await;
    page.wait_for(".bring-row[data-state=waits]").await;
    page.click("[name=length][value=\"400\"]").await;
    page.wait_for(keep).await;
    assert_eq!(page.count(".bring-row[data-state=new]"), 81);
    page.click(keep).await;
    page.wait_for(".correspondence-row").await;
    assert_eq!((games(), events().len()), (81, 1));
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
    page.get("[data-act=keep]:disabled");
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
async fn a_length_that_is_typed_does_not_fold_its_field() {
    let (_time, page) = open_empty().await;
    let text = server_pgn("Spring Cup", ago(10), &season(&["Bo", "Cleo"]));
    read(&page, &text).await;
    page.focus("[name=days]");
    page.key("Digit4").await;
    page.write("[name=days]", "4").await;
    page.get("[data-fold=questions][open]");
    page.write("[name=days]", "450").await;
    page.get("[data-fold=questions][open]");
    assert!(page.text(".bring-event .bring-blocks").contains("50 d"));
    page.get("[data-act=keep]");
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
    assert_ne!(page.text("[data-group=mine] .bring-row .due"), "");
    page.click("[data-act=keep]").await;
    page.wait_for(".correspondence-row").await;
    let ledger = kept("7").ledger(&events()[0].event).unwrap();
    let last = ledger.last();
    assert!(now().since(last.at) < Seconds::days(6));
    assert_eq!(events()[0].settled.stamps, StampUnit::Minute);
    // White's one move came at any second of its minute, and White's clock runs since one of another.
    page.go("/post/game/7").await;
    page.wait_for(".correspondence-strip").await;
    assert_eq!(page.text("[data-account=white] [data-doubt]"), "± 1 min");
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
async fn new_moves_without_times_of_all_games_are_added_in_one_act() {
    let (_time, page) = open(|| {
        let of = |id, opponent| game(id, Color::White, opponent, 10, &[("e4", 2), ("c5", 3)]);
        (draft(ago(10)), vec![of("7", "Bo"), of("8", "Cleo")])
    })
    .await;
    let answer = |id: &str, left| {
        let text = xfcc(&kept(id).players, "1. e4 c5 2. Nf3", left);
        text.replace("<id>5", &["<id>", id].concat())
    };
    let [one, two] = [("7", [40, 30]), ("8", [41, 31])].map(|(id, left)| answer(id, left));
    let end = "</ArrayOfXfccGame>";
    let both = one.replace(end, "") + two.trim_start_matches("<ArrayOfXfccGame>");
    read(&page, &both).await;
    assert_eq!(page.count(".bring-row[data-state=asks]"), 2);
    page.click("[data-act=all-without-times]").await;
    assert_eq!(page.count(".bring-row[data-state=more]"), 2);
    page.click("[data-act=keep]").await;
    page.wait_for(".correspondence-row").await;
    // Nothing is said of their time until the figures are there, which the file has in part.
    for id in ["7", "8"] {
        let journal = kept(id).journal;
        let last = journal.last().expect("a move");
        assert!(matches!(last.act, Act::UntimedMove(_)), "{last:?}");
    }
    page.go("/post/figures").await;
    page.wait_for(".figures-row").await;
    assert_eq!(page.count(".figures-row"), 2);
    assert!((page.value(".figures-row [name^=white-clock]")).starts_with("40 d"));
    // The statement says that the time of the move is not known, and takes it.
    page.go("/post/game/7").await;
    page.wait_for(".correspondence-entries").await;
    let row = ".correspondence-entries tbody:last-of-type";
    assert!(
        page.text(row).contains("Time not known"),
        "{}",
        page.text(row)
    );
    let origin = page.text("[data-said=origin]");
    assert!(origin.contains("without times"), "{origin}");
    page.click("[data-act=line-3]").await;
    page.click("[data-act=correct-3]").await;
    page.wait_for(".correspondence-ask [name=stamp]").await;
    let stamp = format!("{}Z", Civil::of(ago(1), Seconds::ZERO));
    page.write(".correspondence-ask [name=stamp]", &stamp).await;
    page.click(".correspondence-ask [data-act=save-entry]")
        .await;
    let timed = |entry: &zeitnot::correspondence::Entry| matches!(entry.act, Act::Move(_));
    assert!(kept("7").journal.iter().skip(1).all(timed));
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

/// Runs a script that returns a promise, with one argument.
async fn done(name: &str, script: &str, argument: &str) -> JsValue {
    let promise = Function::new_with_args(name, script)
        .call1(&JsValue::NULL, &argument.into())
        .unwrap();
    JsFuture::from(Promise::from(promise)).await.unwrap()
}

/// Puts a file into the page's own folder, whose handles a page can keep, and lets the browser's
/// chooser give it.
async fn offer(text: &str) {
    let script = "return navigator.storage.getDirectory()\
                  .then((folder) => folder.getFileHandle('games.pgn', { create: true }))\
                  .then(async (file) => {\
                      const writer = await file.createWritable();\
                      await writer.write(text);\
                      await writer.close();\
                      globalThis.showOpenFilePicker = async () => [file];\
                  })";
    done("text", script, text).await;
}

async fn remove_file() {
    let script = "return navigator.storage.getDirectory()\
                  .then((folder) => folder.removeEntry('games.pgn'))";
    done("", script, "").await;
}

/// The chooser and the database are as they were.
async fn end_offer() {
    let script = "delete globalThis.showOpenFilePicker;\
                  return new Promise((done) => {\
                      const gone = indexedDB.deleteDatabase('zeitnot-file');\
                      gone.onsuccess = gone.onerror = gone.onblocked = () => done();\
                  })";
    done("", script, "").await;
}

/// Brings the file that the chooser gives, from the list.
async fn pick(page: &Page) {
    page.go("/post").await;
    page.click("[name=server-file]").await;
    page.wait_for(".bring-row").await;
}

#[wasm_bindgen_test]
async fn the_file_of_yesterday_is_read_again_without_choosing_it() {
    let (_time, page) = open(|| {
        let kept = game("7", Color::White, "Bo", 10, &[("e4", 2), ("c5", 3)]);
        (draft(ago(10)), vec![kept])
    })
    .await;
    let name = events()[0].event.draft().name.clone();
    let with = |moves: &[(&str, i64)]| {
        let next = game("7", Color::White, "Bo", 10, moves);
        server_pgn(&name, ago(10), [&next])
    };
    offer(&with(&[("e4", 2), ("c5", 3)])).await;
    pick(&page).await;
    page.get(".bring-row[data-state=same]");
    // It is found again when the page is loaded, and read as it is then.
    let page = page.reload().await;
    offer(&with(&[("e4", 2), ("c5", 3), ("Nf3", 1)])).await;
    page.go("/post").await;
    page.wait_for("[data-act=read-again]").await;
    let label = page.get("[data-act=read-again]").get_attribute("title");
    assert!(label.unwrap_or_default().contains("games.pgn"));
    page.click("[data-act=read-again]").await;
    page.wait_for(".bring-row[data-state=more]").await;
    // The page of the file has the same button.
    page.click("[data-act=another-file]").await;
    page.click("[data-act=read-again]").await;
    page.wait_for(".bring-row[data-state=more]").await;
    page.click("[data-act=another-file]").await;
    page.click("[data-act=forget-file]").await;
    assert!(page.find("[data-act=read-again]").is_none());
    let page = page.reload().await;
    page.go("/post/bring").await;
    page.wait_for(TEXT).await;
    assert!(page.find("[data-act=read-again]").is_none());
    remove_file().await;
    end_offer().await;
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_file_that_is_gone_or_not_allowed_is_told_beside_the_chooser() {
    let (_time, page) = open_empty().await;
    offer(&server_pgn("Spring Cup", ago(10), &season(&["Bo"]))).await;
    pick(&page).await;
    page.click("[data-act=another-file]").await;
    let mut told = Vec::new();
    remove_file().await;
    page.click("[data-act=read-again]").await;
    page.wait_for(".bring-choose .field.wrong").await;
    told.push(page.text("#field-server-text-note"));
    page.write(TEXT, "a").await;
    Function::new_no_args(
        "globalThis.asks = FileSystemHandle.prototype.requestPermission;\
         FileSystemHandle.prototype.requestPermission = async () => 'denied'",
    )
    .call0(&JsValue::NULL)
    .unwrap();
    page.click("[data-act=read-again]").await;
    page.wait_for(".bring-choose .field.wrong").await;
    told.push(page.text("#field-server-text-note"));
    Function::new_no_args("FileSystemHandle.prototype.requestPermission = globalThis.asks")
        .call0(&JsValue::NULL)
        .unwrap();
    assert!(told[0] != told[1] && !told[0].is_empty(), "{told:?}");
    page.get("[name=server-file]");
    end_offer().await;
    page.close().await;
}

/// Holds a file over the page or drops it there. Returns whether the page took the event.
fn drag(page: &Page, kind: &str, text: &str) -> bool {
    let script = "const dataTransfer = new DataTransfer();\
                  dataTransfer.items.add(new File([text], 'games.pgn'));\
                  const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });\
                  return !at.dispatchEvent(event)";
    Function::new_with_args("at, kind, text", script)
        .call3(&JsValue::NULL, &page.get("h1"), &kind.into(), &text.into())
        .unwrap()
        .is_truthy()
}

#[wasm_bindgen_test]
async fn a_file_that_is_dropped_on_the_list_is_brought() {
    let (_time, page) = open_empty().await;
    page.go("/post").await;
    let text = server_pgn("Spring Cup", ago(10), &season(&["Bo", "Cleo"]));
    assert!(drag(&page, "dragover", &text));
    page.wait_for(".drop-file.over").await;
    drag(&page, "dragleave", &text);
    turn().await;
    assert!(page.find(".drop-file.over").is_none());
    assert!(drag(&page, "drop", &text));
    page.wait_for(".bring-row").await;
    assert_eq!(page.count(".bring-row"), 2);
    // Another one takes its place.
    let next = server_pgn("Spring Cup", ago(10), &season(&["Bo", "Cleo", "Dora"]));
    drag(&page, "drop", &next);
    page.wait_for(".bring-row:nth-child(3)").await;
    // The page does not take what is dragged from itself.
    drag(&page, "dragstart", &text);
    assert!(!drag(&page, "dragover", &text));
    page.close().await;
}
