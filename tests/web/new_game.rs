//! Entering a correspondence game.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;
use zeitnot::correspondence::server_facts::StampUnit;
use zeitnot::platform::location;
use zeitnot::storage::correspondence::CorrespondenceRepository;
use zeitnot_fixtures::server_pgn::server_pgn;

use crate::own_games::{ago, game, kept, open, refilled_by_hand};
use crate::page::{Page, versioned};

const TWO_GAMES: &str = "[White \"Anna\"]\n[Black \"A\"]\n\n1. e4 *\n\n\
                         [White \"B\"]\n[Black \"Anna\"]\n\n1. d4 d5 *\n";

/// Fills in the form of an event, and adds it.
async fn add_event(page: &Page, name: &str) {
    page.wait_for("[name=start]").await;
    page.write("[name=name]", name).await;
    page.write("[name=start]", "2026-06-01 00:00:00Z").await;
    page.click("[data-act=save-event]").await;
}

fn chosen(page: &Page) -> String {
    page.text("[name=event] option:checked")
}

#[wasm_bindgen_test]
async fn a_first_game_leads_through_its_event_and_back() {
    let page = Page::open().await;
    page.go("/post").await;
    page.click("main [data-act=enter-game]").await;
    add_event(&page, "WC46").await;
    page.wait_for("[data-act=save-game]").await;
    assert!(location::hash().starts_with("/post/new?event="));
    assert_eq!(chosen(&page), "WC46");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_half_filled_form_of_a_game_is_kept_while_an_event_is_added() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    page.click("[name=mine][value='1']").await;
    page.click("[name=how][value='1']").await;
    page.write("[name=name-white]", "Morphy").await;
    page.write("[name=moves]", "1. e4").await;
    page.write("[name=clock-black]", "46 d").await;
    page.click("[data-act=make-event]").await;
    add_event(&page, "WC46").await;
    page.wait_for("[data-act=save-game]").await;
    assert_eq!(chosen(&page), "WC46");
    assert_eq!(page.value("[name=name-white]"), "Morphy");
    assert_eq!(page.value("[name=moves]"), "1. e4");
    assert_eq!(page.value("[name=clock-black]"), "46 d");
    page.get("[name=mine][value='1']:checked");
    // The form is new the next time.
    page.go("/post").await;
    page.go("/post/new").await;
    page.wait_for("[data-act=choose-event]").await;
    assert_eq!(page.value("[name=name-white]"), "");
    page.close().await;
}

#[wasm_bindgen_test]
async fn ones_own_name_is_proposed_at_ones_own_side() {
    let (_time, page) = open(|| {
        let games = vec![game("1", Color::White, "Novak", 60, &[])];
        (refilled_by_hand(60), games)
    })
    .await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    let names = || ["white", "black"].map(|side| page.value(&format!("[name=name-{side}]")));
    assert_eq!(names(), ["Anna", ""]);
    page.click("[name=mine][value='1']").await;
    assert_eq!(names(), ["", "Anna"]);
    page.write("[name=name-black]", "Anna M.").await;
    page.click("[name=mine][value='0']").await;
    assert_eq!(names(), ["Anna", "Anna M."]);
    page.close().await;
}

/// Opens the form of a game that is under way, and pastes a text.
async fn paste(page: &Page, text: &str) {
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    page.click("[name=how][value='1']").await;
    page.get("[name=clock-white]");
    page.write("[name=moves]", text).await;
}

#[wasm_bindgen_test]
async fn the_fields_of_one_game_are_hidden_for_a_text_of_several() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    paste(&page, TWO_GAMES).await;
    page.wait_for("[data-act=bring-several]").await;
    let said = page.text(".correspondence-several");
    assert!(said.contains("2 games are in this text"), "{said}");
    for field in ["[name=name-white]", "[name=clock-white]", "[name=fen]"] {
        assert!(page.find(field).is_none(), "{field}");
    }
    assert!(page.find("[data-act=save-game]").is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_text_of_several_games_is_kept_on_the_page_of_a_file() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    paste(&page, TWO_GAMES).await;
    page.click("[data-act=bring-several]").await;
    page.wait_for(".bring-row").await;
    // The text names no event: it is the one that was chosen in the form.
    assert!(page.find(".bring-event").is_none());
    assert_eq!(page.count(".bring-row[data-state=new]"), 2);
    page.click("[data-act=keep]").await;
    page.wait_for(".correspondence-row").await;
    assert!(page.text(".notice").starts_with("2 games are kept."));
    let versioned = versioned();
    let mut games = CorrespondenceRepository(&versioned).list().games;
    games.sort_by_key(|game| game.ply);
    let kept = games.iter().map(|game| {
        let last = game.last_move.as_str();
        (game.event.as_str(), game.mine, last)
    });
    let expected = [
        ("1", Some(Color::White), "1. e4"),
        ("1", Some(Color::Black), "1\u{2026} d5"),
    ];
    assert_eq!(kept.collect::<Vec<_>>(), expected);
    // The notice stays on the list alone.
    page.go("/post/events").await;
    page.wait_for("[data-event]").await;
    assert_eq!(page.count(".notice"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_pasted_game_brings_its_names_and_the_side() {
    let (_time, page) = open(|| {
        let games = vec![game("1", Color::White, "Novak", 60, &[])];
        (refilled_by_hand(60), games)
    })
    .await;
    let names = || ["white", "black"].map(|side| page.value(&format!("[name=name-{side}]")));
    paste(&page, "[White \"Berg, Bo\"]\n[Black \"Anna\"]\n\n1. e4 *").await;
    assert_eq!(names(), ["Berg, Bo", "Anna"]);
    page.get("[name=mine][value='1']:checked");
    // Without times the server's figures are asked, and a name that was typed stays.
    page.get("[name=clock-white]");
    page.write("[name=name-white]", "Bo").await;
    let cleo = "[White \"Cleo\"]\n[Black \"Anna\"]\n\n1. e4 *";
    page.write("[name=moves]", cleo).await;
    assert_eq!(names(), ["Bo", "Anna"]);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_pasted_game_with_the_times_of_its_moves_is_not_asked_for_figures() {
    let (_time, page) = open(|| {
        let games = vec![game("1", Color::White, "Novak", 10, &[])];
        (refilled_by_hand(10), games)
    })
    .await;
    let made = game("7", Color::White, "Bo", 10, &[("e4", 2), ("c5", 3)]);
    let early = server_pgn(
        "Cup",
        ago(20),
        [&game("7", Color::White, "Bo", 20, &[("e4", 2)])],
    );
    paste(&page, &early).await;
    // They do not fit the event, which began later.
    let said = page.text(".correspondence-times");
    assert!(said.contains("do not fit this event"), "{said}");
    page.get("[name=clock-white]");
    page.write("[name=moves]", &server_pgn("Cup", ago(10), [&made]))
        .await;
    let said = page.text(".correspondence-times");
    assert!(said.contains("clock and bank follow"), "{said}");
    assert!(page.find("[name=clock-white]").is_none());
    page.click("[data-act=save-game]").await;
    page.wait_for(".correspondence-standing-now").await;
    let id = location::hash().replace("/post/game/", "");
    let kept = kept(&id);
    assert_eq!((kept.journal.len(), kept.mine), (3, Some(Color::White)));
    assert_eq!(kept.players.black, "Bo");
    let versioned = versioned();
    let events = CorrespondenceRepository(&versioned).events().value;
    assert_eq!(events.unwrap()[0].settled.stamps, StampUnit::Minute);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_way_to_a_game_stands_in_the_header_of_its_event() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/event/1").await;
    page.wait_for("header > [data-act=add-game]").await;
    page.click("[data-act=add-game]").await;
    page.wait_for("[data-act=save-game]").await;
    assert_eq!(page.value("[name=event]"), "1");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_move_that_cannot_be_played_is_told_by_its_number_and_player() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    page.click("[name=how][value='1']").await;
    for (moves, said) in [
        ("e4 e5 Nf3 Nd4", "Move 2, Black: \u{201c}Nd4\u{201d}"),
        ("1. e4\ne5 2. Ke3", "Move 2, White: \u{201c}Ke3\u{201d}"),
        ("1. e4 -- 2. d4", "Move 1, Black: nobody can pass"),
    ] {
        page.write("[name=moves]", moves).await;
        page.click("[data-act=save-game]").await;
        let note = page.text("#field-moves-note");
        assert!(note.starts_with(said), "{note}");
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_under_way_is_entered_with_what_the_server_shows() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/new?event=1").await;
    page.wait_for("[data-act=save-game]").await;
    assert_eq!(page.value("[name=event]"), "1");
    page.click("[name=mine][value='1']").await;
    page.write("[name=name-white]", "Morphy, Paul").await;
    page.click("[name=how][value='1']").await;
    page.write("[name=moves]", "1. e4 e5 2. Ke3").await;
    page.write("[name=clock-white]", "46 d 20:00:00").await;
    page.write("[name=bank-white]", "51").await;
    page.write("[name=clock-black]", "60 d").await;
    page.click("[data-act=save-game]").await;
    // Everything at once; the figures have one message.
    let note = page.text("#field-moves-note");
    assert!(note.starts_with("Move 2, White"), "{note}");
    let said = page.text("#server-figures-problem");
    assert!(
        said.contains("50 days") && said.contains("server"),
        "{said}"
    );
    page.write("[name=moves]", "1. e4 e5 2. Nf3").await;
    page.write("[name=clock-black]", "12 d 03:00:00").await;
    page.write("[name=bank-black]", "0").await;
    page.click("[data-act=save-game]").await;
    page.wait_for(".correspondence-standing-now").await;
    let id = location::hash().replace("/post/game/", "");
    page.go("/post").await;
    page.wait_for(".correspondence-row").await;
    let row = ["strong", ".left", ".move"];
    let row = row.map(|part| page.text(&format!("[data-game='{id}'] {part}")));
    assert_eq!(row, ["Morphy", "12 d 03:00", "2. Nf3"]);
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_empty_figure_has_no_example_in_it_that_looks_typed() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    page.click("[name=how][value='1']").await;
    assert_eq!(page.count(".server-figures input"), 6);
    assert_eq!(page.count(".server-figures input[placeholder]"), 0);
    assert!(page.text(".server-figures").contains("46 d 20:00:00"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_one_button_of_a_game_without_an_event_leads_to_the_choice() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    page.choose("[name=event]", "").await;
    assert!(page.find("[data-act=save-game]").is_none());
    assert_eq!(page.text("main .main"), "Choose an event");
    page.click("[data-act=choose-event]").await;
    assert!(page.has_focus("[name=event]"));
    // Nothing was sent, so nothing is wrong yet.
    assert_eq!(page.count("main [aria-invalid]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn each_figure_that_is_missing_says_so_at_its_field() {
    let (_time, page) = open(|| (refilled_by_hand(60), Vec::new())).await;
    page.go("/post/new").await;
    page.wait_for("[data-act=save-game]").await;
    page.click("[name=how][value='1']").await;
    page.write("[name=clock-white]", "46 d").await;
    page.write("[name=bank-white]", "much").await;
    page.click("[data-act=save-game]").await;
    assert_eq!(page.text("#clock-white-note"), "");
    assert_eq!(page.text("#bank-white-note"), "unclear");
    for name in ["clock-black", "bank-black"] {
        page.get(&format!("[name={name}][aria-invalid=true]"));
        assert_eq!(page.text(&format!("#{name}-note")), "missing");
    }
    page.write("[name=bank-black]", "12 d").await;
    assert_eq!(page.text("#bank-black-note"), "");
    page.close().await;
}
