//! Correcting the names of a correspondence game, and deleting it.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;
use zeitnot::correspondence::{Act, CorrespondenceGame, Ending, Entry, EventDraft};
use zeitnot::storage::correspondence::{CorrespondenceRepository, PrivateStudy};

use crate::own_games::{ago, game, kept, open, refilled_by_hand};
use crate::page::{Page, versioned};
use crate::still::StillTime;

fn games() -> (EventDraft, Vec<CorrespondenceGame>) {
    let moves = [("e4", 3), ("c5", 3)];
    (
        refilled_by_hand(30),
        vec![
            game("7", Color::White, "Bo", 30, &moves),
            game("8", Color::White, "Cleo", 30, &moves[..1]),
        ],
    )
}

async fn open_game(id: &str) -> (StillTime, Page) {
    let (time, page) = open(games).await;
    show_game(&page, id).await;
    (time, page)
}

async fn show_game(page: &Page, id: &str) {
    page.go(&format!("/post/game/{id}")).await;
    page.wait_for("[data-act=delete-game]").await;
}

/// Whether the storage has a game.
fn is_kept(id: &str) -> bool {
    let versioned = versioned();
    let found = CorrespondenceRepository(&versioned).load(id);
    found.value.is_some()
}

async fn delete(page: &Page) {
    page.click("[data-act=delete-game]").await;
    page.click("[data-act=delete-game-sure]").await;
    page.wait_for("[data-act=undo-change]").await;
}

#[wasm_bindgen_test]
async fn the_page_asks_before_a_game_is_deleted() {
    let (_time, page) = open_game("7").await;
    page.click("[data-act=delete-game]").await;
    let question = page.text("[data-said=delete-game]");
    assert!(question.contains("backup"), "{question}");
    page.click("[data-act=keep-game]").await;
    assert!(page.find("[data-said=delete-game]").is_none());
    assert!(page.has_focus("[data-act=delete-game]"));
    assert!(is_kept("7"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_deleted_game_leaves_the_list_and_comes_back_as_it_was() {
    let (_time, page) = open_game("7").await;
    let before = kept("7");
    let study = PrivateStudy {
        pgn: "1. e4 c5 *".into(),
        prepared: Vec::new(),
        ..PrivateStudy::default()
    };
    page.go("/post").await;
    CorrespondenceRepository(&versioned())
        .save_study("7", &study)
        .unwrap();
    show_game(&page, "7").await;
    delete(&page).await;
    // The list, where the game is no more.
    page.wait_for("[data-game='8']").await;
    assert!(page.find("[data-game='7']").is_none());
    assert!(!is_kept("7"));
    let message = page.text("[data-notice=undo]");
    for part in ["Anna", "Bo"] {
        assert!(message.contains(part), "{part}: {message}");
    }
    page.click("[data-act=undo-change]").await;
    page.wait_for("[data-game='7']").await;
    assert!(page.find("[data-act=undo-change]").is_none());
    assert_eq!(kept("7"), before);
    let found = CorrespondenceRepository(&versioned()).study("7").value;
    assert_eq!(found, Some(study));
    // It can be played on.
    show_game(&page, "7").await;
    page.write("[name=move]", "Nf3").await;
    page.click("[data-act=save-entry]").await;
    assert_eq!(kept("7").journal.len(), before.journal.len() + 1);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_deletion_can_be_undone_for_a_minute() {
    let (time, page) = open_game("7").await;
    delete(&page).await;
    time.advance(59_000).await;
    page.get("[data-act=undo-change]");
    time.advance(2_000).await;
    assert!(page.find("[data-act=undo-change]").is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_event_can_be_deleted_after_its_last_game() {
    let (_time, page) = open_game("7").await;
    delete(&page).await;
    show_game(&page, "8").await;
    delete(&page).await;
    page.go("/post/event/1").await;
    page.wait_for("[data-act=delete-event]").await;
    page.click("[data-act=delete-event]").await;
    page.click("[data-act=delete-event]").await;
    // The last game can still come back; its event is missing then.
    page.go("/post").await;
    page.wait_for("[data-act=undo-change]").await;
    page.click("[data-act=undo-change]").await;
    page.wait_for(".correspondence-orphans a").await;
    assert!(is_kept("8"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_finished_game_and_one_without_its_event_can_be_deleted() {
    let (_time, page) = open(|| {
        let (event, mut games) = games();
        let result = zeitnot::clock::GameResult::Draw;
        let ending = Ending::Agreement;
        games[0].journal.push(Entry {
            at: ago(1),
            act: Act::Result { result, ending },
        });
        games[1].event = "99".into();
        (event, games)
    })
    .await;
    for id in ["7", "8"] {
        show_game(&page, id).await;
        delete(&page).await;
        assert!(!is_kept(id), "{id}");
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_without_its_event_is_named_and_takes_another_one() {
    let (_time, page) = open(|| {
        // As a backup brings it: nothing says how the game stood when its event was here.
        let (event, mut games) = games();
        let orphan = CorrespondenceGame {
            event: "99".into(),
            ..games.remove(0)
        };
        versioned().write("post.game.7", &orphan).unwrap();
        (event, Vec::new())
    })
    .await;
    page.go("/post").await;
    page.wait_for(".correspondence-orphans a").await;
    page.click(".correspondence-orphans a").await;
    page.wait_for("[data-act=take-event]:disabled").await;
    page.choose("[data-orphan] select", "1").await;
    page.click("[data-act=take-event]").await;
    page.wait_for(".correspondence-entry").await;
    assert_eq!(kept("7").event, "1");
    page.go("/post").await;
    page.wait_for("[data-game='7']").await;
    assert!(page.find(".correspondence-orphans").is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_note_that_is_being_written_does_not_bring_a_deleted_game_back() {
    let (time, page) = open_game("7").await;
    page.write("[name=note]", "half a word").await;
    delete(&page).await;
    time.advance(2_000).await;
    assert!(!is_kept("7"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn names_and_ones_own_colour_are_corrected_and_the_entries_stay() {
    let (_time, page) = open_game("7").await;
    let before = kept("7");
    page.click("[data-act=players]").await;
    assert_eq!(page.value("[name=name-white]"), "Anna");
    page.write("[name=name-white]", "  Bo Buchfink ").await;
    page.write("[name=name-black]", "Anna Amsel").await;
    page.click("[name=mine][value='1']").await;
    page.click("[data-act=save-entry]").await;
    assert!(page.find("[name=name-white]").is_none());
    let after = kept("7");
    assert_eq!(after.players.white, "Bo Buchfink");
    assert_eq!(after.players.black, "Anna Amsel");
    assert_eq!(after.mine, Some(Color::Black));
    let unnamed = |game: CorrespondenceGame| (game.id, game.event, game.journal, game.lead);
    assert_eq!(unnamed(after), unnamed(before));
    // The page itself, the list and the event follow.
    assert!(page.text("main header").contains("Bo Buchfink"));
    let white = page.text("[data-account=white] .correspondence-who");
    assert!(white.contains("Bo Buchfink"), "{white}");
    assert_eq!(page.count("[data-place]"), 3);
    page.go("/post").await;
    page.wait_for("[data-group=theirs] [data-game='7']").await;
    assert_eq!(page.text("[data-game='7'] strong"), "Bo Buchfink");
    page.go("/post/event/1").await;
    page.wait_for("[data-game='7']").await;
    let row = page.text("[data-game='7']");
    assert!(row.contains("Bo Buchfink"), "{row}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_refill_in_the_statement_is_of_the_corrected_name() {
    let (_time, page) = open(|| {
        let (event, mut games) = games();
        games[0].journal.push(Entry {
            at: ago(2),
            act: Act::Refill {
                side: Color::White,
                amount: zeitnot::correspondence::Seconds::days(1),
            },
        });
        (event, games)
    })
    .await;
    show_game(&page, "7").await;
    assert!(page.text("[data-place='3']").contains("Anna"));
    page.click("[data-act=players]").await;
    page.write("[name=name-white]", "Antje").await;
    page.click("[data-act=save-entry]").await;
    assert!(page.text("[data-place='3']").contains("Antje"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_name_of_more_than_100_characters_is_refused_and_the_form_can_be_left() {
    let (_time, page) = open_game("7").await;
    let before = kept("7");
    page.click("[data-act=players]").await;
    page.write("[name=name-black]", &"B".repeat(101)).await;
    page.click("[data-act=save-entry]").await;
    assert!(page.text(".field.wrong").contains("100"));
    page.click("[data-act=cancel-entry]").await;
    assert!(page.find("[name=name-black]").is_none());
    assert_eq!(kept("7"), before);
    page.close().await;
}

#[wasm_bindgen_test]
async fn names_are_corrected_where_entries_are_written() {
    let (time, page) = open_game("7").await;
    page.click("[data-act=players]").await;
    page.get(".correspondence-acts [name=name-white]");
    page.click("[data-act=cancel-entry]").await;
    time.advance(1).await;
    assert!(page.has_focus("[data-act=players]"));
    page.close().await;
}
