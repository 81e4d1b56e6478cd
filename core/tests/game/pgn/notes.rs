//! Marks before a move (F2), comments with braces (F4), quotes in tags (F5), and
//! castling as in Chess960 (F7).

use zeitnot_core::game::NodeId;
use zeitnot_core::game::pgn::PgnErrorKind;

use super::{becomes, clean, flat, goes_round, is_written, one, pairs};

#[test]
fn marks_before_the_first_move_of_a_variation_are_about_that_move() {
    let game = clean("1. e4 e5 ($142 {better} $5 1... c5 $1 2. Nf3) 2. Nf3 *");
    let c5 = game.tree.children(game.tree.main_line()[0])[1];
    assert_eq!(game.tree.notes(c5).nags, [142, 5, 1]);
    assert_eq!(game.tree.notes(c5).before, ["better"]);
    is_written(
        &game,
        "1. e4 e5 ({better} 1... c5 $142 $5 $1 2. Nf3) 2. Nf3 *",
    );
    // If the variation repeats the move that was played, the marks are about that move.
    becomes(
        "1. e4 e5 ($140 1... e5 2. Nf3) ($13 1... e5) *",
        "1. e4 e5 $140 $13 (1... e5 2. Nf3) *",
    );
}

#[test]
fn a_numbered_mark_ends_with_its_digits() {
    becomes(
        "1. e4$1e5$2 2.Nf3 ($142Nc3$5{so}Nf6) Nc6$13(2... d6)*",
        "1. e4 $1 e5 $2 2. Nf3 (2. Nc3 $142 $5 {so} 2... Nf6) 2... Nc6 $13 (2... d6) *",
    );
    let game = one("1. e4 $x e5 $300 2. Nf3 *");
    assert_eq!(flat(&game), "1. e4 {$x} 1... e5 {$300} 2. Nf3 *");
    assert_eq!(game.problems.len(), 2);
}

#[test]
fn the_reader_reports_and_keeps_marks_that_no_move_follows() {
    let game = one("1. e4 ($142 {x}) e5 ($10 $11 *");
    let problems: Vec<_> = game
        .problems
        .iter()
        .map(|problem| (problem.column, &problem.kind))
        .collect();
    let nag = |nag: &str| PgnErrorKind::NagWithoutMove(nag.into());
    assert_eq!(
        problems,
        [
            (8, &nag("$142")),
            (21, &PgnErrorKind::UnclosedVariation),
            (22, &nag("$10")),
            (26, &nag("$11")),
        ]
    );
    let main = game.tree.main_line();
    assert_eq!(game.tree.notes(main[0]).after, ["$142", "x"]);
    assert_eq!(game.tree.notes(main[1]).after, ["$10", "$11", "*"]);
    // There is no such place before the first move of the game.
    let game = one("$1 1. e4 *");
    assert_eq!(game.problems[0].kind, nag("$1"));
    assert_eq!(game.tree.notes(NodeId::ROOT).after, ["$1"]);
    goes_round(&game);
}

#[test]
fn a_comment_with_a_closing_brace_is_written_in_braces_for_every_reader() {
    let mut game = clean("1. e4 ;a } b { c\n e5 {left { alone} *");
    let main = game.tree.main_line();
    assert_eq!(game.tree.notes(main[0]).after, ["a ) b ( c"]);
    assert_eq!(game.tree.notes(main[1]).after, ["left { alone"]);
    game.tree.set_comments(main[1], &["{x}", "}"]);
    is_written(&game, "1. e4 {a ) b ( c} 1... e5 {(x)} {)} *");
}

#[test]
fn the_reader_accepts_and_reports_quotes_without_a_backslash() {
    let cases = [
        (r#"[Event "The "Best" of 2026"]"#, r#"The "Best" of 2026"#),
        (r#"[Event "A "quoted""]"#, r#"A "quoted""#),
        (r#"[Event ""Quoted" at first" ]"#, r#""Quoted" at first"#),
        (r#"[Event "both \"a\" and "b" "]"#, r#"both "a" and "b" "#),
        (r#"[Event "a [b "c"]"#, r#"a [b "c"#),
    ];
    for (tag, value) in cases {
        let game = one(&format!("{tag}\n[Site \"here\"]\n\n1. e4 *"));
        assert_eq!(game.tree.tags.get("Event"), Some(value), "{tag}");
        assert_eq!(game.tree.tags.get("Site"), Some("here"));
        assert_eq!(game.problems.len(), 1, "{tag}");
        assert_eq!(game.problems[0].kind, PgnErrorKind::BareQuotes);
        assert_eq!((game.problems[0].line, game.problems[0].column), (1, 8));
        goes_round(&game);
    }
    // Two tags in a line stay two.
    for line in [
        "[Event \"a\"][Site \"b\"]",
        "[Event \"a\" ] [Site \"b\"]",
        "[Event \"a\" [Site \"b\"]",
        "[Event \"a\"\n[Site \"b\"]",
    ] {
        let game = one(&format!("{line}\n\n*"));
        let tag = |name| game.tree.tags.get(name);
        assert_eq!(
            (tag("Event"), tag("Site")),
            (Some("a"), Some("b")),
            "{line}"
        );
        let kinds = |kind: &PgnErrorKind| *kind == PgnErrorKind::BareQuotes;
        assert!(!game.problems.iter().any(|problem| kinds(&problem.kind)));
    }
}

#[test]
fn a_fen_that_castles_only_as_in_chess960_says_so() {
    let inner = "[FEN \"4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1\"]\n";
    let files = "[FEN \"4k3/8/8/8/8/8/8/4K2R w H - 0 1\"]\n";
    for fen in [inner, files] {
        let game = one(&format!("{fen}\n*"));
        assert_eq!(game.problems[0].kind, PgnErrorKind::Chess960);
        assert!(game.tree.start().is_chess960());
        goes_round(&game);
        let game = one(&format!("{fen}[Variant \"Standard\"]\n\n*"));
        assert_eq!(game.problems[0].kind, PgnErrorKind::Chess960);
        clean(&format!("{fen}[Variant \"Chess960\"]\n\n*"));
    }
    clean("[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]\n\n*");
}

#[test]
fn the_comment_that_opens_a_variation_stays_before_its_others() {
    becomes(
        "1. e4 e5 2. Nf3 Nc6 (2... d6 3. d4 exd4 {so}) \
         ({No point in} 2... d6 3. d4 exd4 {but nothing}) *",
        "1. e4 e5 2. Nf3 Nc6 (2... d6 3. d4 exd4 {so} {No point in} {but nothing}) *",
    );
}

#[test]
fn an_opening_comment_stays_before_the_comment_on_a_repeated_move() {
    for (text, written) in pairs(
        "1. e4 e5 2. Nf3 d6 ({A} 2... d6 {B} 3. d4) *
         1. e4 e5 2. Nf3 d6 {A} {B} (2... d6 3. d4) *

         # The first move of the game, a line that goes on, and one that takes in the variation.
         1. e4 ({A} 1. e4 {B} 1... e5) {C} *
         1. e4 {A} {B} {C} (1. e4 e5) *

         1. e4 e5 ({A} 1... e5 {B} 2. d4) 2. Nf3 *
         1. e4 e5 {A} {B} 2. Nf3 (2. d4) *

         1. e4 e5 ({A} 1... e5 {B} 2. d4) 2. d4 *
         1. e4 e5 {A} {B} 2. d4 *

         # Several moves are repeated, and the comment is not after the last of them.
         1. e4 e5 (1... d6 2. d4 Nf6) ({A} 1... d6 2. d4 {B} Nf6 3. Nc3) *
         1. e4 e5 (1... d6 2. d4 {A} {B} 2... Nf6 3. Nc3) *

         # A result and unreadable text are comments, too.
         1. e4 e5 ({A} 1... e5 1-0 2. d4) *
         1. e4 e5 {A} {1-0} (1... e5 2. d4) *",
    ) {
        becomes(text, written);
    }
}

#[test]
fn an_opening_comment_stays_before_those_of_the_variations_within() {
    for (text, written) in pairs(
        "1. e4 e5 ({A} 1... e5 (1... e5 {X} 2. c3) 2. d4) *
         1. e4 e5 {A} {X} (1... e5 2. c3) (1... e5 2. d4) *

         1. e4 e5 ({A} 1... e5 ({X} 1... e5) 2. d4) *
         1. e4 e5 {A} {X} (1... e5 2. d4) *

         1. e4 e5 ({A} 1... e5 ({X} 1... e5)) *
         1. e4 e5 {A} {X} *

         1. e4 e5 ({A} 1... e5 ({X}) 2. d4) *
         1. e4 e5 {A} {X} (1... e5 2. d4) *

         1. e4 e5 (1... d6) ({A} 1... d6 ({X} 1... d6 2. d4) 2. c3) *
         1. e4 e5 (1... d6 {A} {X} 2. d4 (2. c3)) *

         # A variation about other moves leaves the comment at its variation.
         1. e4 e5 ({A} 1... e5 (1... c5 {X}) 2. d4) *
         1. e4 e5 ({A} 1... e5 2. d4) (1... c5 {X}) *",
    ) {
        becomes(text, written);
    }
}

#[test]
fn marks_that_no_move_follows_stay_between_the_comments_around_them() {
    for (text, written) in pairs(
        "1. e4 ($142 {x} $5) *
         1. e4 {$142} {x} {$5} *

         1. e4 ({x} ! {y}) *
         1. e4 {x} {!} {y} *

         1. e4 e5 ({x} $140 1... Kd4 2. c3) *
         1. e4 e5 {x} {$140} {1... Kd4 2. c3} *",
    ) {
        is_written(&one(text), written);
    }
}

#[test]
fn a_mark_before_a_variation_stays_at_the_move_that_it_stands_before() {
    becomes(
        "1. e4 e5 2. Bc4 ($140 2. Bc4 -- 3. Qf3) Nc6 *",
        "1. e4 e5 2. Bc4 $140 Nc6 (2... -- 3. Qf3) *",
    );
    becomes(
        "1. e4 e5 2. Bc4 ($140 2. Bc4 -- 3. Qf3) *",
        "1. e4 e5 2. Bc4 $140 (2. Bc4 -- 3. Qf3) *",
    );
}
