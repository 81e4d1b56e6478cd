//! The games in the study, and the notes kept about a correspondence game.

use zeitnot_core::game::book::{Book, BookError, MAX_BYTES, MAX_LENGTH};
use zeitnot_core::game::notation::read_move;
use zeitnot_core::game::{MoveHistory, NodeId, Start, pgn};

#[test]
fn a_book_keeps_its_opened_text_until_a_change_and_loses_nothing_then() {
    let text = "[White \"A\"]\n\n1. e4 e5 oops *\n\n[White \"B\"]\n\n1. d4 (1. c4 $5) d5 1-0\n";
    let mut book = Book::parse(text).unwrap();
    assert_eq!(book.games().len(), 2);
    assert_eq!(book.kept().unwrap().text, text);
    assert!(!book.kept().unwrap().changed);
    assert_eq!(book.text(), text);
    book.choose(1);
    book.change(|_| ());
    let whole = book.text();
    let at = book.change(|tree| {
        let last = *tree.main_line().last().unwrap();
        let played = read_move(&tree.position(last), "Nf3").unwrap();
        tree.add(last, played).unwrap()
    });
    assert!(book.kept().unwrap().changed);
    assert_eq!(
        book.kept().unwrap().text,
        whole.replace("d5 1-0", "d5 (1... d5 2. Nf3) 1-0")
    );
    let mark = book.mark(at);
    let mut again = book.kept().unwrap().open().unwrap();
    assert!(again.is_changed());
    let found = again.find(&mark);
    assert_eq!(again.chosen(), 1);
    assert_eq!(again.tree().path(found).len(), 3);
    assert_eq!(again.game_text(), book.game_text());
}

#[test]
fn a_position_is_a_book_and_a_text_without_a_game_is_refused() {
    let fen = "4k3/p7/8/8/8/8/8/2B1K3 w - - 0 60";
    let book = Book::parse(fen).unwrap();
    assert_eq!(book.tree().start().fen(), fen);
    assert_eq!(Book::parse(" \n ").unwrap_err(), BookError::Empty);
    assert!(matches!(
        Book::parse("8/8/8/8/8/8/8/9 w - - 0 1"),
        Err(BookError::Position(_))
    ));
    for text in ["hello", "\u{0}", "{", "♔♚", "%", "((((", "1. 1. 1."] {
        assert!(
            matches!(Book::parse(text), Err(BookError::NothingRead(_))),
            "{text:?}"
        );
    }
}

#[test]
fn a_text_or_game_too_long_to_be_shown_is_refused() {
    assert_eq!(
        Book::parse(&" ".repeat(MAX_BYTES).replacen(' ', "1. e4 ", 1)).unwrap_err(),
        BookError::TextTooLong
    );
    let game = |plies: usize| "Nf3 Nf6 Ng1 Ng8 ".repeat(plies / 4);
    assert!(Book::parse(&game(MAX_LENGTH - 4)).is_ok());
    let two = ["1. e4 *\n\n", &game(MAX_LENGTH)].concat();
    assert_eq!(Book::parse(&two).unwrap_err(), BookError::GameTooLong(2));
    let comments = ["1. e4 ", &"{a} ".repeat(MAX_LENGTH), "*"].concat();
    let comment = ["1. e4 {", &"a".repeat(100 * MAX_LENGTH), "} *"].concat();
    for text in [comments, comment] {
        assert_eq!(Book::parse(&text).unwrap_err(), BookError::GameTooLong(1));
        // A text that is refused replaces no kept notes about a game.
        assert!(Book::about(&text, &line(&["e4"])).is_err());
    }
    let words = "words ".repeat(200_000);
    assert_eq!(
        Book::about(&words, &line(&["e4"])).unwrap_err(),
        BookError::GameTooLong(1)
    );
}

#[test]
fn a_book_that_has_become_too_long_is_not_kept() {
    let mut book = Book::parse("1. e4 e5 *").unwrap();
    let comment = "a".repeat(100 * MAX_LENGTH);
    book.change(|tree| tree.set_comments(NodeId::ROOT, &[&comment]));
    assert_eq!(book.kept(), None);
    assert!(book.game_text().contains(&comment));
}

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

#[test]
fn the_moves_of_a_game_become_the_main_line_and_variations_stay() {
    let text = "[White \"A\"]\n\n1. e4 c5 {likely} 2. Nf3 *\n";
    let book = Book::about(text, &line(&["e4", "e5"])).unwrap();
    assert_eq!(main_line(&book), ["e4", "e5"]);
    let kept = book.text();
    assert!(kept.contains("1... c5 {likely} 2. Nf3"), "{kept}");
    // The same again changes nothing.
    assert_eq!(
        Book::about(&kept, &line(&["e4", "e5"])).unwrap().text(),
        kept
    );
}

#[test]
fn moves_after_the_last_one_of_a_game_are_a_variation() {
    // A text kept by a version that did not yet record where the game ends.
    let text = "1. e4 e5 2. Nf3 {if} Nc6 *\n";
    let mut book = Book::about(text, &line(&["e4", "e5"])).unwrap();
    assert_eq!(main_line(&book), ["e4", "e5"]);
    assert!(book.text().contains("(1... e5 2. Nf3 {if} 2... Nc6)"));
    // The move comes.
    book.follow(&line(&["e4", "e5", "Nf3"]));
    assert_eq!(main_line(&book), ["e4", "e5", "Nf3"]);
    assert!(book.text().contains("2. Nf3 {if} (2. Nf3 Nc6)"));
}

#[test]
fn notes_on_a_game_from_another_position_are_kept_behind_it() {
    let start = Start::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").unwrap();
    let mut other = MoveHistory::new(start);
    other.play_text("e4").unwrap();
    let text = pgn::write(&zeitnot_core::game::GameTree::of_line(&other), None);
    let book = Book::about(&text, &line(&["d4"])).unwrap();
    assert_eq!(main_line(&book), ["d4"]);
    assert_eq!(book.games().len(), 2);
    assert_eq!(book.games()[1].tree.start(), other.start());
    assert!(book.text().contains("4k3/8"), "{}", book.text());
}

#[test]
fn a_text_without_a_game_is_kept_as_a_comment() {
    let book = Book::about("nothing but words", &line(&["d4"])).unwrap();
    assert!(book.text().contains("{nothing but words}"));
    assert_eq!(main_line(&Book::about("", &line(&["d4"])).unwrap()), ["d4"]);
    assert_eq!(Book::about("", &line(&[])).unwrap().games().len(), 1);
}
