//! The layout of a game's text, the addresses of questions, and the study page.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;
use zeitnot::game::book::StoredBook;
use zeitnot::game::notation::read_move;
use zeitnot::game::pgn::{self, Limits};
use zeitnot::game::{GameTree, NodeId, Square};
use zeitnot::ui::board::winnability::link::{Linked, href, parse};
use zeitnot::ui::widgets::board::comment_shapes::shapes;
use zeitnot::ui::widgets::board::{Brush, Shape};
use zeitnot::ui::widgets::notation::layout::{Passage, Token, lay_out, plain};
use zeitnot::ui::widgets::replay::ReplayStep;

use crate::changes::Changes;
use crate::page::{Page, versioned};

fn tree(text: &str) -> GameTree {
    pgn::parse(text, &Limits::default()).games.remove(0).tree
}

/// A text as the page shows it: a line for each passage, those of variations marked.
fn seen(text: &str) -> Vec<String> {
    lay_out(&tree(text)).iter().map(line).collect()
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
fn main_line_variations_are_passages_and_nested_ones_are_in_brackets() {
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
fn moves_after_the_end_of_a_game_are_passages_of_variations() {
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
fn moves_are_numbered_when_black_begins_and_after_a_comment() {
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
fn arrows_and_circles_in_comments_are_drawn_and_malformed_ones_skipped() {
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
fn a_game_nested_ten_thousand_deep_is_laid_out() {
    let mut text = String::from("1. e4 ");
    for n in 0..10_000 {
        text.push_str(if n % 2 == 0 { "(1. d4 " } else { "(1. e4 " });
    }
    assert!(!lay_out(&tree(&text)).is_empty());
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
fn a_walk_stops_at_the_end_and_later_moves_are_alternatives() {
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
    let page = with_game("1. e4 e5 2. Nf3 *").await;
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
            "last reached dark style",
            "last reached style",
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

const GAME: &str = "[Event \"Club evening\"]\n[White \"Réti, Richard\"]\n[Black \"N. N.\"]\n\
    [Result \"1-0\"]\n[Board \"3\"]\n\n\
    {A model game.} 1. Nf3 $14 {[%clk 0:05:00] His opening} d5 {[%clk 0:04:58.5][%emt 0:00:02]} \
    (1... Nf6!? 2. c4 (2. g3 {quiet} g6 $211) 2... e6) ({or} 1... f5?) 2. c4 d4 $146 3. b4 1-0\n";

/// The study with these games.
async fn with_game(text: &str) -> Page {
    let page = Page::open().await;
    page.go("/study").await;
    page.wait_for(".open-game [name=pgn]").await;
    open(&page, text).await;
    page.wait_for(".game-sheet").await;
    page
}

/// Types a text into the form, and opens it.
async fn open(page: &Page, text: &str) {
    page.write("[name=pgn]", text).await;
    page.click(".open-game [data-act=open]").await;
}

/// Moves a man on the board.
async fn play(page: &Page, from: &str, to: &str) {
    page.click(&format!(".board [data-square={from}]")).await;
    page.click(&format!(".board [data-square={to}]")).await;
}

#[track_caller]
fn current(page: &Page) -> String {
    page.text(".move[aria-current]")
}

/// The book in the storage.
fn kept() -> StoredBook {
    versioned().read("study").value.unwrap()
}

#[wasm_bindgen_test]
async fn a_game_with_variations_comments_and_marks_is_shown_and_walked() {
    let page = with_game(GAME).await;
    assert!(page.find(".pgn-problems").is_none());
    let text = page.text(".text-of-game");
    for part in [
        "A model game.",
        "1.Nf3 += 5:00 His opening 1\u{2026}d5 4:58.5 (0:02)",
        "1\u{2026}Nf6!? 2.c4 (2.g3 quiet 2\u{2026}g6 $211) 2\u{2026}e6",
        "or 1\u{2026}f5?",
        "2.c4 d4 N 3.b4",
        "1\u{2013}0",
    ] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    assert!(!text.contains("%clk"));
    assert_eq!(page.text(".game-head h2"), "Réti, Richard \u{2013} N. N.");
    assert_eq!(page.text(".game-head .score"), "1\u{2013}0");
    page.click("[data-act=later]").await;
    assert_eq!(current(&page), "Nf3");
    page.click("[data-act=last]").await;
    assert_eq!(current(&page), "b4");
    // A touch goes into a variation.
    page.click("[data-move='5']").await;
    assert_eq!(current(&page), "g6");
    page.wait_for(".board [data-square=g6][aria-label*=pawn]")
        .await;
    assert_eq!(kept().text, GAME);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_move_on_the_board_follows_the_game_or_adds_a_variation() {
    let page = with_game(GAME).await;
    let mut game = pgn::parse(GAME, &Limits::default()).games.remove(0);
    let moves = page.count(".move");
    play(&page, "g1", "f3").await;
    assert_eq!(current(&page), "Nf3");
    assert_eq!(page.count(".move"), moves);
    play(&page, "b8", "c6").await;
    assert_eq!(current(&page), "Nc6");
    // A mark, a comment, and the variation becomes the main line.
    page.click("[data-nag='5']").await;
    page.write("[name=comment]", "Why not?\n[%clk 0:04:00]")
        .await;
    page.click("[data-act=make-main]").await;
    assert_eq!(
        page.text(".passage:not(.variation) .move[aria-current]"),
        "Nc6!?"
    );
    let first = game.tree.main_line()[0];
    let played = read_move(&game.tree.position(first), "Nc6").unwrap();
    let added = game.tree.add(first, played).unwrap();
    game.tree.set_nags(added, &[5]);
    game.tree
        .set_comments(added, &["Why not?", "[%clk 0:04:00]"]);
    game.tree.promote_to_main(added);
    let written = pgn::write(&game.tree, game.result);
    assert_eq!(kept().text, written);
    // Deleted, and had back.
    page.click("[data-act=delete-from-here]").await;
    assert_eq!(current(&page), "Nf3");
    assert_eq!(page.count(".move"), moves);
    page.click("[data-act=undo-delete]").await;
    assert_eq!(current(&page), "Nc6!?");
    assert_eq!(kept().text, written);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_first_move_is_deleted_and_the_next_one_takes_its_place() {
    let page = with_game("1. e4 (1. d4 d5) e5 *").await;
    page.click("[data-act=later]").await;
    page.click("[data-act=delete-from-here]").await;
    assert!(kept().text.ends_with("1. d4 d5 *\n"), "{}", kept().text);
    page.close().await;
}

#[wasm_bindgen_test]
async fn moves_after_the_end_are_variations_until_made_the_main_line() {
    let page = with_game("1. f3 e5 2. g4 d5 (2... d5 3. Kf2 Qh4+ {was the threat}) 0-1").await;
    assert!(!page.text(".passage:not(.variation)").contains("Kf2"));
    assert!(page.text(".passage.variation").contains("Kf2"));
    page.click("[data-act=last]").await;
    assert_eq!(current(&page), "d5");
    // A move that is added is not a move of the game either.
    play(&page, "b1", "c3").await;
    assert_eq!(current(&page), "Nc3");
    let text = kept().text;
    assert!(
        text.ends_with(
            "1. f3 e5 2. g4 d5 (2... d5 3. Kf2 Qh4+ {was the threat}) (2... d5 3. Nc3) 0-1\n"
        ),
        "{text}"
    );
    // On request it becomes a move of the game.
    page.click("[data-act=make-main]").await;
    assert_eq!(
        page.text(".passage:not(.variation) .move[aria-current]"),
        "Nc3"
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_broken_game_says_where_and_keeps_the_rest() {
    let page = with_game("[White \"A\"]\n\n1. e4 e5\n2. Nf3 Qh9 3. d4\n(3. Bc4\n").await;
    let text = page.text(".pgn-problems");
    assert!(text.contains("Line 4, column 8"), "{text}");
    let shown = page.text(".text-of-game");
    for kept in ["e4", "e5", "Nf3", "Qh9"] {
        assert!(shown.contains(kept), "{kept} is not in {shown}");
    }
    let long_text = "1. e4 e5 ".repeat(200_000);
    let long_game = "Nf3 Nf6 Ng1 Ng8 ".repeat(3_000);
    let comments = ["1. e4 ", &"{a} ".repeat(10_000), "e5 *"].concat();
    for (text, why) in [
        ("", "Paste a game"),
        ("hello", "no move and no PGN tag"),
        ("8/8/8/8/8/8/8/9 w - - 0 1", ""),
        (&long_text, "1.5 MB"),
        (&long_game, "too long"),
        (&comments, "too long"),
    ] {
        page.click("[data-act=open-other]").await;
        open(&page, text).await;
        let text = page.text(".open-game [role=alert]");
        assert!(text.contains(why), "{text}");
        // The game that was open is still there.
        page.click("[data-act=cancel]").await;
        assert!(page.text(".text-of-game").contains("Nf3"));
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_list_of_many_games_grows_on_request() {
    let mut text = String::new();
    for n in 0..450 {
        text.push_str(&format!(
            "[White \"Player {n}\"]\n[Black \"Other\"]\n[Result \"1/2-1/2\"]\n\n\
             1. e4 e5 2. Nf3 1/2-1/2\n\n"
        ));
    }
    let page = with_game(&text).await;
    page.click("[data-act=all-games]").await;
    assert_eq!(page.count("[data-game]"), 200);
    page.click("[data-act=more-games]").await;
    assert_eq!(page.count("[data-game]"), 400);
    page.click("[data-game='321']").await;
    assert!(page.text(".game-head h2").contains("Player 321"));
    assert_eq!(page.count(".move"), 3);
    page.click("[data-act=game-after]").await;
    assert!(page.text(".game-head h2").contains("Player 322"));
    let page = page.reload().await;
    page.wait_for(".game-head h2").await;
    assert!(page.text(".game-head h2").contains("Player 322"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_changed_game_that_another_one_replaced_can_be_had_back() {
    let page = after_the_first_move().await;
    play(&page, "b8", "c6").await;
    let text = kept().text;
    page.click("[data-act=open-other]").await;
    open(&page, "1. d4 *").await;
    assert_eq!(page.count(".move"), 1);
    page.click("[data-act=undo-delete]").await;
    assert_eq!(current(&page), "Nc6");
    assert_eq!(kept().text, text);
    // A game that was opened but not changed exists elsewhere, too.
    page.click("[data-act=open-other]").await;
    open(&page, "1. d4 *").await;
    page.click("[data-act=open-other]").await;
    open(&page, "1. c4 *").await;
    assert!(page.find("[data-act=undo-delete]").is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_winnability_link_asks_about_the_position_on_the_board() {
    let fen = "4k3/p7/8/8/8/8/8/2B1K3 w - - 0 60";
    let page = with_game(fen).await;
    let link = page.get("[data-ask=white]").get_attribute("href");
    assert_eq!(link, Some(href(fen, Color::White)));
    page.close().await;
}
