//! The text of a game as it is laid out, the book that is kept, and the
//! addresses of questions.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;
use zeitnot::game::book::{Book, BookError};
use zeitnot::game::notation::read_move;
use zeitnot::game::pgn::{self, Limits};
use zeitnot::game::{GameTree, NodeId, Square};
use zeitnot::ui::board::winnability::link::{Linked, href, parse};
use zeitnot::ui::widgets::board::comment_shapes::shapes;
use zeitnot::ui::widgets::board::{Brush, Shape};
use zeitnot::ui::widgets::notation::layout::{Passage, Token, lay_out, plain};
use zeitnot::ui::widgets::replay::ReplayStep;

use crate::changes::Changes;
use crate::page::Page;

fn tree(text: &str) -> GameTree {
    pgn::parse(text, &Limits::default()).games.remove(0).tree
}

/// A text as it is seen, a line for each passage, those of variations marked.
fn seen(text: &str) -> Vec<String> {
    let (passages, cut) = lay_out(&tree(text), usize::MAX);
    assert!(!cut);
    passages.iter().map(line).collect()
}

fn line(passage: &Passage) -> String {
    let words: Vec<String> = passage
        .tokens
        .iter()
        .map(|token| match token {
            Token::Move { number, san, .. } => format!("{number}{san}"),
            Token::Mark(text) | Token::Left(text) => text.clone(),
            Token::Took(text) => format!("+{text}"),
            Token::Comment(text) => format!("{{{text}}}"),
            Token::Open => "(".into(),
            Token::Close => ")".into(),
        })
        .collect();
    let start = if passage.main { "" } else { "| " };
    format!("{start}{}", words.join(" "))
}

#[wasm_bindgen_test]
fn variations_of_the_main_line_are_passages_and_those_within_stand_in_brackets() {
    assert_eq!(
        seen(
            "{Before} 1. e4 e5 (1... c5 2. Nf3 (2. c3 {old} d5) 2... d6) ({or} 1... e6!) \
             2. Nf3 Nc6 {why} 3. Bb5 *"
        ),
        [
            "{Before} 1.e4 e5",
            "| 1…c5 2.Nf3 ( 2.c3 {old} 2…d5 ) 2…d6",
            "| {or} 1…e6!",
            "2.Nf3 Nc6 {why} 3.Bb5",
        ]
    );
}

#[wasm_bindgen_test]
fn what_follows_the_end_of_a_game_is_a_passage_of_a_variation() {
    assert_eq!(
        seen(
            "1. f3 e5 2. g4 d5 ({so} 2... d5 3. Kf2 (3. d4 Qh4+) Qh4+ {was the threat}) \
             (2... Qh4#) 0-1"
        ),
        [
            "1.f3 e5 2.g4 d5",
            "| {so} 3.Kf2 Qh4+ {was the threat}",
            // Whatever follows the end is one of its variations.
            "| 3.d4 Qh4+",
            "| 2…Qh4#",
        ]
    );
    assert_eq!(seen("1. e4 (1. d4 -- 2. c4) e5 *")[1], "| 1.d4 -- 2.c4");
}

#[wasm_bindgen_test]
fn a_game_that_black_begins_and_one_interrupted_by_a_comment_have_their_numbers() {
    assert_eq!(
        seen("[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 7\"]\n\n7... Kd7 8. Kd2 {so} Kd6 9. Kd3 *"),
        ["7…Kd7 8.Kd2 {so} 8…Kd6 9.Kd3"]
    );
}

#[wasm_bindgen_test]
fn marks_have_their_signs_and_times_stand_beside_the_moves() {
    assert_eq!(
        seen(
            "1. e4 $1 $16 $139 $211 {[%clk 0:05:00][%emt 0:00:07.5]} e5 $9 \
             {a [%cal Ge2e4] plan} *"
        ),
        ["1.e4! ± ⊕ $211 5:00 +0:07.5 e5 $9 {a plan}"]
    );
    assert_eq!(plain("[%clk 1:00:00]"), "");
    assert_eq!(plain("left [%eval 0.3] right"), "left right");
    assert_eq!(plain("no end [%clk"), "no end [%clk");
}

#[wasm_bindgen_test]
fn arrows_and_circles_of_a_comment_are_drawn_and_what_is_none_is_passed_over() {
    let shape = |from, to, brush| Shape { from, to, brush };
    let comments = ["[%csl Gd4,Re5] then [%cal Ge2e4]".to_owned()];
    assert_eq!(
        shapes(&comments),
        [
            shape(Square::D4, None, Brush::Plain),
            shape(Square::E5, None, Brush::Dashed),
            shape(Square::E2, Some(Square::E4), Brush::Plain),
        ]
    );
    for text in [
        "[%cal",
        "[%cal ]",
        "[%cal Gz9]",
        "[%csl Xe4]",
        "[%cal Gé2é]",
        "[%cal G]",
    ] {
        assert_eq!(shapes(&[text.to_owned()]), [], "{text}");
    }
}

#[wasm_bindgen_test]
fn a_game_nested_ten_thousand_deep_is_laid_out_and_one_too_long_is_cut() {
    let mut text = String::from("1. e4 ");
    for n in 0..10_000 {
        text.push_str(if n % 2 == 0 { "(1. d4 " } else { "(1. e4 " });
    }
    let (passages, _) = lay_out(&tree(&text), usize::MAX);
    assert!(!passages.is_empty());
    let long = "Nf3 Nf6 Ng1 Ng8 ".repeat(1_000);
    let (passages, cut) = lay_out(&tree(&long), 1_500);
    assert!(cut);
    let moves = passages[0].tokens.len();
    assert_eq!(moves, 1_500);
}

#[wasm_bindgen_test]
fn steps_go_along_the_line_and_between_alternatives() {
    let tree = tree("1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. Nc3 *");
    let at = |path: &[usize]| {
        path.iter()
            .fold(NodeId::ROOT, |node, &n| tree.children(node)[n])
    };
    let cases: [(&[usize], ReplayStep, &[usize]); 9] = [
        (&[], ReplayStep::On, &[0]),
        (&[], ReplayStep::Back, &[]),
        (&[0], ReplayStep::Last, &[0, 0, 0]),
        (&[0, 1], ReplayStep::Last, &[0, 1, 0]),
        (&[0, 1, 0], ReplayStep::First, &[]),
        (&[0, 0], ReplayStep::Down, &[0, 1]),
        (&[0, 2], ReplayStep::Down, &[0, 2]),
        (&[0, 2], ReplayStep::Up, &[0, 1]),
        (&[0, 1, 0], ReplayStep::Back, &[0, 1]),
    ];
    for (from, step, to) in cases {
        assert_eq!(step.from(&tree, at(from)), at(to), "{step:?} from {from:?}");
    }
}

#[wasm_bindgen_test]
fn a_game_is_walked_to_its_end_and_what_follows_is_an_alternative() {
    let tree = tree("1. e4 e5 (1... e5 2. Nf3 Nc6) 1-0");
    let end = tree.main_line()[1];
    let beyond = tree.children(end)[0];
    assert_eq!(ReplayStep::Last.from(&tree, NodeId::ROOT), end);
    assert_eq!(ReplayStep::On.from(&tree, end), end);
    assert_eq!(ReplayStep::Down.from(&tree, end), beyond);
    assert_eq!(ReplayStep::Up.from(&tree, beyond), end);
    assert_eq!(ReplayStep::Back.from(&tree, beyond), end);
}

#[wasm_bindgen_test]
fn a_book_is_kept_as_it_was_opened_until_it_is_changed_and_then_without_loss() {
    let text = "[White \"A\"]\n\n1. e4 e5 oops *\n\n[White \"B\"]\n\n1. d4 (1. c4 $5) d5 1-0\n";
    let mut book = Book::parse(text).unwrap();
    assert_eq!(book.games().len(), 2);
    assert_eq!(book.kept().text, text);
    assert!(!book.kept().changed);
    let whole = book.text();
    book.choose(1);
    let at = book.change(|tree| {
        let last = *tree.main_line().last().unwrap();
        let played = read_move(&tree.position(last), "Nf3").unwrap();
        tree.add(last, played).unwrap()
    });
    assert!(book.kept().changed);
    assert_eq!(
        book.kept().text,
        whole.replace("d5 1-0", "d5 (1... d5 2. Nf3) 1-0")
    );
    let mark = book.mark(at);
    let mut again = Book::parse(&book.kept().text).unwrap();
    let found = again.find(&mark);
    assert_eq!(again.chosen(), 1);
    assert_eq!(again.tree().path(found).len(), 3);
    assert_eq!(again.game_text(), book.game_text());
}

#[wasm_bindgen_test]
fn a_position_is_a_book_and_what_is_no_game_is_told() {
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

#[wasm_bindgen_test]
fn a_link_to_a_question_leads_back_to_it() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 60";
    for side in Color::ALL {
        let href = href(fen, side);
        assert!(
            href.bytes().all(|b| b.is_ascii_graphic() && b != b'"'),
            "{href}"
        );
        let query = href.split_once('?').unwrap().1;
        let asked = Linked {
            fen: Some(fen.into()),
            side: Some(side),
            wrong_side: false,
        };
        assert_eq!(parse(query), asked);
        assert_eq!(parse(&query.replace("%20", "_")), asked);
        assert_eq!(parse(&query.replace("%20", "+")), asked);
    }
    assert_eq!(parse(""), Linked::default());
    assert!(parse("side=green").wrong_side);
    let long = format!("fen={}", "9".repeat(1_000_000));
    assert!(parse(&long).fen.unwrap().len() < 10_000);
    for hostile in ["fen=%", "fen=%E0%A4%A", "fen&side", "=&=&=", "fen=%00"] {
        let _ = parse(hostile);
    }
}

#[wasm_bindgen_test]
async fn the_pages_are_there() {
    let page = Page::open().await;
    page.go("/study").await;
    page.wait_for(".open-game [name=pgn]").await;
    page.go("/winning?fen=8/8/8/4k3/8/8/4Q3/K7_b_-_-_0_60&side=black")
        .await;
    page.wait_for(".answer [data-verdict=cannot]").await;
    page.close().await;
}

/// The study, with a game of three half-moves, after the first of them.
async fn after_the_first_move() -> Page {
    let page = Page::open().await;
    page.go("/study").await;
    page.wait_for(".open-game [name=pgn]").await;
    page.write("[name=pgn]", "1. e4 e5 2. Nf3 *").await;
    page.click(".open-game [data-act=open]").await;
    page.wait_for(".text-of-game .move").await;
    page.click(".walk [data-act=later]").await;
    assert_eq!(page.text(".move[aria-current]"), "e4");
    page
}

#[wasm_bindgen_test]
async fn a_step_writes_only_what_it_changes_on_board_and_sheet() {
    let page = after_the_first_move().await;
    let changes = Changes::of(&page.get("main"));
    page.click(".walk [data-act=later]").await;
    assert_eq!(
        changes.take(),
        [
            "black href",
            "bp class",
            "bp style",
            "e5 aria-label",
            "e7 aria-label",
            "last dark style",
            "last dark style",
            "last style",
            "last style",
            "move 0 aria-current",
            "move 0 tabindex",
            "move 1 aria-current",
            "move 1 tabindex",
            "unseen spoken text",
            "white href",
            "wp class",
        ]
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_place_to_which_one_has_just_stepped_is_kept_when_the_page_is_left() {
    let page = after_the_first_move().await.reload().await;
    page.wait_for(".move[aria-current]").await;
    assert_eq!(page.text(".move[aria-current]"), "e4");
    page.close().await;
}
