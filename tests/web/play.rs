//! The board page in the app.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{Color, Event, StoppedBy};
use zeitnot::game::sheet::Pressing;
use zeitnot::game::{Scoresheet, Start};
use zeitnot::platform::time::wall_now;
use zeitnot::storage::games::GameRepository;
use zeitnot::time::Millis;

use crate::export::game;
use crate::page::{Page, versioned};
use crate::until;

#[wasm_bindgen_test]
async fn the_board_page_opens_from_the_clock_and_leads_back_to_it() {
    let page = Page::open().await;
    page.go("/board").await;
    until("a board", || page.find(".board [role=grid]").is_some()).await;
    page.go("/clock").await;
    until("the clock", || page.find("main.clock").is_some()).await;
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_stopped_game_on_the_board_is_there_again_with_its_panel() {
    let events = [
        (0, Event::Press(Color::Black)),
        (1_000, Event::Stop(StoppedBy::Arbiter)),
    ];
    let mut kept = game(wall_now() + -Millis::seconds(1), "5", &events);
    kept.board = Some(Scoresheet::new(Start::standard(), Pressing::ByMove));
    let page = Page::open_with(|| {
        let versioned = versioned();
        let games = GameRepository(&versioned);
        games.save(&kept).unwrap();
        games.put_on_table(&kept.id).unwrap();
    })
    .await;
    // The address of the clock leads to the board of a game that is played.
    until("a board", || page.find(".board [role=grid]").is_some()).await;
    until("the panel", || page.find(".panel").is_some()).await;
    page.click(".panel [data-act=close]").await;
    until("no panel", || page.find(".panel").is_none()).await;
    page.close().await;
}
