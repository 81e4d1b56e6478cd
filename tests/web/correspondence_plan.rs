//! The book that is kept about a correspondence game.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::game::book::Book;
use zeitnot::game::{MoveHistory, NodeId, Start, pgn};

fn line(moves: &[&str]) -> MoveHistory {
    let mut line = MoveHistory::new(Start::standard());
    for text in moves {
        line.play_text(text).unwrap();
    }
    line
}

fn main_line(book: &Book) -> Vec<String> {
    let tree = book.tree();
    let last = tree.main_line().last().copied().unwrap_or(NodeId::ROOT);
    tree.line_to(last).unwrap().san()
}

#[wasm_bindgen_test]
fn the_moves_of_a_game_become_the_main_line_and_variations_stay() {
    let text = "[White \"A\"]\n\n1. e4 c5 {likely} 2. Nf3 *\n";
    let book = Book::about(text, &line(&["e4", "e5"]));
    assert_eq!(main_line(&book), ["e4", "e5"]);
    let kept = book.text();
    assert!(kept.contains("1... c5 {likely} 2. Nf3"), "{kept}");
    // The same again changes nothing.
    assert_eq!(Book::about(&kept, &line(&["e4", "e5"])).text(), kept);
}

#[wasm_bindgen_test]
fn what_is_thought_after_the_last_move_of_a_game_is_none_of_its_moves() {
    // As it was kept before the end of a game was.
    let text = "1. e4 e5 2. Nf3 {if} Nc6 *\n";
    let mut book = Book::about(text, &line(&["e4", "e5"]));
    assert_eq!(main_line(&book), ["e4", "e5"]);
    assert!(book.text().contains("(1... e5 2. Nf3 {if} 2... Nc6)"));
    // The move comes.
    book.follow(&line(&["e4", "e5", "Nf3"]));
    assert_eq!(main_line(&book), ["e4", "e5", "Nf3"]);
    assert!(book.text().contains("2. Nf3 {if} (2. Nf3 Nc6)"));
}

#[wasm_bindgen_test]
fn what_was_written_about_a_game_that_began_elsewhere_is_kept_behind_it() {
    let start = Start::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").unwrap();
    let mut other = MoveHistory::new(start);
    other.play_text("e4").unwrap();
    let text = pgn::write(&zeitnot::game::GameTree::of_line(&other), None);
    let book = Book::about(&text, &line(&["d4"]));
    assert_eq!(main_line(&book), ["d4"]);
    assert_eq!(book.games().len(), 2);
    assert_eq!(book.games()[1].tree.start(), other.start());
    assert!(book.text().contains("4k3/8"), "{}", book.text());
}

#[wasm_bindgen_test]
fn a_text_that_is_no_game_is_kept_as_a_comment() {
    let book = Book::about("nothing but words", &line(&["d4"]));
    assert!(book.text().contains("{nothing but words}"));
    assert_eq!(main_line(&Book::about("", &line(&["d4"]))), ["d4"]);
    assert_eq!(Book::about("", &line(&[])).games().len(), 1);
}
