//! Games as text: the reader, what it keeps of text it cannot read, and that nothing is lost when a
//! game is written and read again.

use zeitnot_core::clock::{Color, GameResult};
use zeitnot_core::game::notation::{self, MoveError, WhyIllegal};
use zeitnot_core::game::pgn::{MovePlace, PgnErrorKind, PgnGame};
use zeitnot_core::game::{GameTree, MoveHistory, NodeId, Start};

use super::{all, clean, file, goes_round, is_written, moves, one, open_game, out, san_of_main};

pub const GAME: &str = r#"[Event "F/S Return Match"]
[Site "Belgrade, Serbia JUG"]
[Date "1992.11.04"]
[Round "29"]
[White "Fischer, Robert J."]
[Black "Spassky, Boris V."]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {This opening is called the Ruy Lopez.}
4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7
11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15. Nb1 h6 16. Bh4 c5 17. dxe5
Nxe4 18. Bxe7 Qxe7 19. exd6 Qf6 20. Nbd2 Nxd6 21. Nc4 Nxc4 22. Bxc4 Nb6
23. Ne5 Rae8 24. Bxf7+ Rxf7 25. Nxf7 Rxe1+ 26. Qxe1 Kxf7 27. Qe3 Qg5 28. Qxg5
hxg5 29. b3 Ke6 30. a3 Kd6 31. axb4 cxb4 32. Ra5 Nd5 33. f3 Bc8 34. Kf2 Bf5
35. Ra7 g6 36. Ra6+ Kc5 37. Ke1 Nf4 38. g3 Nxh3 39. Kd2 Kb5 40. Rd6 Kc5 41. Ra6
Nf2 42. g4 Bd3 43. Re6 1/2-1/2
"#;

#[test]
fn a_game_in_export_format_is_read_and_written_as_it_was() {
    let game = clean(GAME);
    assert_eq!(game.result, Some(GameResult::Draw));
    assert_eq!(san_of_main(&game).len(), 85);
    assert_eq!(san_of_main(&game)[84], "Re6");
    goes_round(&game);
    let written = out(&game);
    assert!(
        written.split_whitespace().eq(GAME.split_whitespace()),
        "{written}"
    );
}

#[test]
fn variations_comments_and_marks_are_where_they_were() {
    let text = "{intro} 1. e4 $1 {best} (1. d4 d5 (1... Nf6 2. c4) 2. c4) ({Réti} 1. Nf3) \
                1... e5 $6 $14 2. Nf3 *";
    let game = clean(text);
    is_written(&game, text);
    let first = game.tree.children(NodeId::ROOT);
    assert_eq!(first.len(), 3);
    assert_eq!(game.tree.notes(first[0]).nags, [1]);
    assert_eq!(game.tree.notes(first[0]).after, ["best"]);
    assert_eq!(game.tree.notes(first[2]).before, ["Réti"]);
    assert_eq!(game.tree.notes(NodeId::ROOT).after, ["intro"]);
    assert_eq!(game.tree.len(), 9);
}

#[test]
fn moves_are_read_as_people_write_them() {
    let game =
        clean("1.e4! e5?! 2 Ng1-f3 b8c6 3…\n3.Bb5 a7a6 4 0-0 Nf6 5.Re1 ♗e7 ; a line\n6.ba4 1–0");
    assert_eq!(
        san_of_main(&game),
        [
            "e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O", "Nf6", "Re1", "Be7", "Ba4"
        ]
    );
}

#[test]
fn after_an_illegal_move_the_rest_of_its_line_is_kept_as_text() {
    let game = one(
        "1. e4 e5 2. Nf3 (2. Qh6 Nc6 {x}) 2... Nc6 (2... d6 3. d4) 3. Kd4 Nf6 (3... a6)\n4. d3 1-0",
    );
    assert_eq!(game.result, Some(GameResult::Win(Color::White)));
    assert_eq!(san_of_main(&game), ["e4", "e5", "Nf3", "Nc6"]);
    let main = game.tree.main_line();
    assert_eq!(
        game.tree.notes(main[3]).after,
        ["3. Kd4 Nf6 (3... a6) 4. d3"]
    );
    // The variation without any move is about the move it stood after.
    assert_eq!(game.tree.notes(main[2]).after, ["2. Qh6 Nc6 (x)"]);
    assert_eq!(game.tree.children(main[2]).len(), 2);
    let places: Vec<_> = game.problems.iter().map(|p| (p.line, p.column)).collect();
    assert_eq!(places, [(1, 21), (1, 62)]);
    assert_eq!(
        game.problems[1].kind,
        PgnErrorKind::Move {
            place: MovePlace {
                number: 3,
                side: Color::White
            },
            text: "Kd4".into(),
            why: MoveError::Illegal(WhyIllegal::CannotReach(shakmaty::Square::D4)),
        }
    );
    goes_round(&game);
}

#[test]
fn the_reader_reports_and_keeps_misplaced_brackets() {
    let game = one("(1. d4) 1. e4 ) e5 } 2. Nf3 (2. d4 exd4 (2... Nc6 3. d5");
    let kinds: Vec<_> = game.problems.iter().map(|p| (p.column, &p.kind)).collect();
    use PgnErrorKind::{NothingToVary, StrayBrace, StrayClose, UnclosedVariation};
    assert_eq!(
        kinds,
        [
            (1, &NothingToVary),
            (15, &StrayClose),
            (20, &StrayBrace),
            (29, &UnclosedVariation),
            (41, &UnclosedVariation),
        ]
    );
    assert_eq!(san_of_main(&game), ["e4", "e5", "Nf3"]);
    assert_eq!(game.tree.notes(NodeId::ROOT).after, ["(1. d4)"]);
    assert_eq!(game.tree.len(), 7);
    goes_round(&game);
}

#[test]
fn a_sign_without_meaning_is_kept_and_the_moves_go_on() {
    let game = one("1. e4 § e5 !! ?? $1 $300 $ 2. Nf3!!! <3> *");
    assert_eq!(san_of_main(&game), ["e4", "e5", "Nf3"]);
    let main = game.tree.main_line();
    assert_eq!(game.tree.notes(main[0]).after, ["§"]);
    assert_eq!(game.tree.notes(main[1]).nags, [3, 4, 1]);
    assert_eq!(game.tree.notes(main[1]).after, ["$300", "$"]);
    goes_round(&game);
}

#[test]
fn an_unclosed_comment_ends_where_another_game_begins() {
    let pgn = all("1. e4 {no end\n\n[Event \"B\"]\n\n1. d4 {neither");
    assert_eq!(pgn.games.len(), 2);
    let first = &pgn.games[0];
    assert_eq!(first.problems[0].kind, PgnErrorKind::UnclosedComment);
    assert_eq!((first.problems[0].line, first.problems[0].column), (1, 7));
    assert_eq!(
        first.tree.notes(first.tree.main_line()[0]).after,
        ["no end"]
    );
    let second = &pgn.games[1];
    assert_eq!((second.problems[0].line, second.problems[0].column), (5, 7));
    assert_eq!(second.tree.tags.get("Event"), Some("B"));
    pgn.games.iter().for_each(goes_round);
}

#[test]
fn tags_keep_their_order_their_repetitions_and_what_needs_escaping() {
    let text = "\u{feff}[Event \"a \\\"b\\\" \\\\ c\"]\r\n[Note \"1\"]\r\n[ Note  \"2\" ]\r\n[Event \"x\"]\r\n\r\n*";
    let game = clean(text);
    let pairs = game.tree.tags.pairs().iter();
    let pairs: Vec<_> = pairs.map(|(n, v)| [&**n, &**v]).collect();
    let first = ["Event", "a \"b\" \\ c"];
    assert_eq!(pairs, [first, ["Note", "1"], ["Note", "2"], ["Event", "x"]]);
    goes_round(&game);
    assert!(
        out(&game)
            .starts_with("[Event \"a \\\"b\\\" \\\\ c\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n")
    );
}

#[test]
fn a_broken_tag_keeps_its_readable_part() {
    let game =
        one("[White \"Ann]\n[Black Bob]\n[]\n[Round \"1\" x]\n[Site \"a\"][Date \"b\"]\n1. e4");
    let get = |name| game.tree.tags.get(name);
    assert_eq!(get("White"), Some("Ann"));
    assert_eq!(get("Black"), Some("Bob"));
    assert_eq!(get("Round"), Some("1 x"));
    assert_eq!((get("Site"), get("Date")), (Some("a"), Some("b")));
    let places: Vec<_> = game.problems.iter().map(|p| (p.line, p.column)).collect();
    assert_eq!(places, [(1, 8), (2, 8), (3, 2), (4, 12)]);
    assert_eq!(san_of_main(&game), ["e4"]);
    goes_round(&game);
}

#[test]
fn a_game_begins_where_its_fen_says_and_chess960_stays_chess960() {
    let fen = "4k3/8/8/8/8/8/4P3/4K2R b K - 3 40";
    let game = clean(&format!(
        "[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n40... Kd7 41. O-O"
    ));
    assert_eq!(game.tree.start().fen(), fen);
    assert!(
        moves(&game).starts_with("40... Kd7 41. O-O *"),
        "{}",
        moves(&game)
    );
    goes_round(&game);

    for number in [0, 518, 959] {
        let start = Start::chess960(number).unwrap();
        let game = open_game(GameTree::new(start.clone()));
        goes_round(&game);
        assert_eq!(clean(&out(&game)).tree.start(), &start);
    }
    let game = clean("[Variant \"Fischerandom\"]\n\n*");
    assert!(game.tree.start().is_chess960());
    goes_round(&game);
    for variant in ["", "[Variant \"Standard\"]\n"] {
        let game = clean(&format!("[SetUp \"0\"]\n{variant}\n1. e4 *"));
        assert_eq!(game.tree.tags.get("SetUp"), Some("0"));
        goes_round(&game);
    }
    let game = one("[Variant \"Atomic\"]\n\n1. e4");
    assert_eq!(
        game.problems[0].kind,
        PgnErrorKind::Variant("Atomic".into())
    );
    goes_round(&game);
}

#[test]
fn a_game_of_chess960_without_a_fen_has_no_tag_of_a_set_up() {
    let game = one("[Variant \"Chess960\"]\n[SetUp \"1\"]\n\n1. e4 *");
    assert!(game.tree.start().is_chess960());
    assert_eq!(game.tree.tags.get("SetUp"), None);
    goes_round(&game);
}

#[test]
fn with_an_unknown_start_all_moves_are_kept_as_text() {
    let game = one("[FEN \"8/8/8 w\"]\n[Event \"E\"]\n{first} 1. e4 {a} e5 (1... c5) 1-0");
    assert_eq!(game.problems.len(), 1);
    assert!(matches!(game.problems[0].kind, PgnErrorKind::Start(_)));
    assert_eq!((game.problems[0].line, game.problems[0].column), (1, 1));
    assert_eq!(
        game.tree.notes(NodeId::ROOT).after,
        ["first", "1. e4 (a) e5 (1... c5)"]
    );
    assert_eq!(game.result, Some(GameResult::Win(Color::White)));
    goes_round(&game);
    let game = one("[FEN \"8/8/8 w\"]\n[Variant \"Chess960\"]\n[SetUp \"1\"]\n\n1. e4 *");
    assert_eq!(game.tree.tags.pairs().len(), 3);
    goes_round(&game);
}

#[test]
fn several_games_with_and_without_tags_and_results() {
    let pgn = all(
        "1. e4 * 1. d4 1/2-1/2\n\n[Event \"A\"]\n[Result \"0-1\"]\n\n1. c4\n\n[Event \"B\"]\n\n% hidden\n1. Nf3 0-1\n%end",
    );
    assert!(pgn.is_clean(), "{pgn:?}");
    let results: Vec<_> = pgn.games.iter().map(|game| game.result).collect();
    let black = Some(GameResult::Win(Color::Black));
    assert_eq!(results, [None, Some(GameResult::Draw), black, black]);
    pgn.games.iter().for_each(goes_round);
    let game = one("[Result \"1-0\"]\n1. e4 0-1");
    assert_eq!(game.problems[0].kind, PgnErrorKind::ResultsDiffer);
    assert_eq!(game.result, black);
    let lost = clean("[Result \"0-0\"]\n1. e4 *");
    assert_eq!(lost.result, Some(GameResult::BothLose));
    goes_round(&lost);
}

#[test]
fn comments_come_back_whatever_is_in_them() {
    let mut tree = GameTree::new(Start::standard());
    let mut node = NodeId::ROOT;
    for (number, text) in ["e4", "e5", "Nf3", "Nc6"].iter().enumerate() {
        let play = notation::read_move(&tree.position(node), text).unwrap();
        node = tree.add(node, play).unwrap();
        let long = "word ".repeat(number * 20);
        tree.set_comments(
            node,
            &[
                "a } b { c",
                &format!("{long} 50 % of %s [%clk 0:00:01] \u{a0} [Event \"x\"] ; $1 (e4) {long}"),
                "two\nlines,\ttabs  and } braces",
                "",
                "  ",
                "%",
                "{",
                "}",
                "ends with \\",
                "💥 ♘ \u{202e}rtl \u{0} nul",
            ],
        );
        assert_eq!(tree.notes(node).after.len(), 8);
    }
    goes_round(&open_game(tree));
}

#[test]
fn a_file_in_latin_1_is_read_too() {
    let pgn = file(b"[White \"M\xfcller\"]\n1. e4 {\xe9} *");
    assert!(pgn.is_clean());
    assert_eq!(pgn.games[0].tree.tags.get("White"), Some("Müller"));
    let pgn = file("[White \"Müller\"]".as_bytes());
    assert_eq!(pgn.games[0].tree.tags.get("White"), Some("Müller"));
}

#[test]
fn a_variation_can_become_the_main_line_and_be_deleted() {
    let mut game = clean("1. e4 e5 ({why not} 1... c5 2. Nf3) (1... e6 {solid}) 2. Nc3 *");
    let e4 = game.tree.main_line()[0];
    let children = game.tree.children(e4);
    game.tree.promote_to_main(children[1]);
    assert_eq!(
        game.tree.children(e4),
        [children[1], children[0], children[2]]
    );
    let first = "1. e4 {why not} 1... c5 (1... e5 2. Nc3) (1... e6 {solid}) 2. Nf3 *";
    is_written(&game, first);
    game.tree.promote_to_main(children[2]);
    assert_eq!(san_of_main(&game), ["e4", "e6"]);
    goes_round(&game);
    game.tree.delete(children[0]);
    is_written(&game, "1. e4 {why not} 1... e6 {solid} (1... c5 2. Nf3) *");
    game.tree.delete(e4);
    assert!(game.tree.is_empty());
    goes_round(&game);
    game.tree.delete(NodeId::ROOT);
    // A deleted node leads nowhere, and nothing can be added to it.
    assert_eq!(game.tree.path(children[1]), []);
    let position = game.tree.position(children[1]);
    let e4 = notation::read_move(&position, "e4").unwrap();
    assert!(game.tree.add(children[1], e4).is_err());
}

#[test]
fn a_line_is_a_game_without_variations() {
    let mut line = MoveHistory::new(Start::chess960(1).unwrap());
    line.play_text("e4").unwrap();
    line.play_text("e5").unwrap();
    let tree = GameTree::of_line(&line);
    assert_eq!(tree.line_to(tree.main_line()[1]), Some(line));
    assert_eq!(tree.line_to(NodeId::ROOT).unwrap().ply(), 0);
    goes_round(&PgnGame {
        result: Some(GameResult::Draw),
        ..open_game(tree)
    });
}

#[test]
fn a_move_that_is_there_is_not_added_again_and_an_illegal_one_not_at_all() {
    let mut tree = GameTree::new(Start::standard());
    let e4 = notation::read_move(tree.start().position(), "e4").unwrap();
    let node = tree.add(NodeId::ROOT, e4).unwrap();
    assert_eq!(tree.add(NodeId::ROOT, e4), Ok(node));
    assert!(tree.add(node, e4).is_err());
    let game = clean("1. e4 (1. e4 c5) ({again} 1. e4 c5 2. Nf3) e5 *");
    // A comment about a variation is about its new moves.
    is_written(&game, "1. e4 e5 (1... c5 {again} 2. Nf3) *");
}

#[test]
fn castling_with_zeros_is_castling_and_not_a_result() {
    let game = clean("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. 0-0 Nf6 5. d3 Be7 6. h3 0-0 *");
    assert_eq!(san_of_main(&game).last().unwrap(), "O-O");
}
