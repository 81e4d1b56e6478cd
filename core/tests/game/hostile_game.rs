//! FEN, moves and PGN from anywhere: no text makes the readers panic or hang, every error has a
//! place, and everything that could be read is kept.

use crate::movetext;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use zeitnot_core::game::notation::{self, MoveError};
use zeitnot_core::game::pgn::{Limits, Pgn, PgnErrorKind, annotation, decode, parse, write};
use zeitnot_core::game::spoken::{Attack, Spoken};
use zeitnot_core::game::tree::Played;
use zeitnot_core::game::winnability::explore::shorten;
use zeitnot_core::game::{GameTree, MoveHistory, NodeId, Start};

const FEN: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

const PGN: &str = "[Event \"E \\\"x\\\"\"]\n[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n\
    {intro} 1. O-O $1 {a} (1. O-O-O! O-O (1... Ke7 2. Rd4) ({b} 1... Kf8)) 1... O-O-O ; c\n\
    2. Rf7 Rxh1+?? ($140 2... Rxh1 3. Rf1 (3. -- Z0) ; }\n) 1-0\n\n[Event \"two \"2\"\"]\n[Variant \"Chess960\"]\n\n1. e4 e5 2. Nf3 (2. f4 exf4) *\n";

/// The main line as a reader of the text finds it.
fn main_line(tree: &GameTree) -> Vec<String> {
    let mut position = tree.start().position().clone();
    let mut moves = Vec::new();
    for node in tree.main_line() {
        let played = tree.played_at(node).unwrap();
        moves.push(movetext::plain(&played.san(&position)));
        position = played.after(&position);
    }
    moves
}

/// Checks everything that must hold for any text.
fn check(text: &str) -> Pgn {
    let pgn = parse(text, &Limits::default());
    let lines = text.split('\n').count() + text.matches('\r').count();
    for problem in pgn.games.iter().flat_map(|game| &game.problems) {
        assert!(problem.line >= 1 && problem.line <= lines, "{problem:?}");
        assert!(problem.column >= 1);
    }
    for game in &pgn.games {
        let out = write(&game.tree, game.result);
        let mut again = parse(&out, &Limits::default());
        assert_eq!(again.games.len(), 1, "{out}");
        let again = again.games.remove(0);
        let mut tree = game.tree.clone();
        let score = game.result.map_or("*", |result| result.score());
        tree.tags.set("Result", score);
        tree.tags = tree.tags.in_export_order();
        assert_eq!(again.tree, tree, "{text:?}\n{out}");
        assert_eq!(again.result, game.result);
        assert_eq!(write(&again.tree, again.result), out);
        assert_eq!(movetext::main_line_of(&out), main_line(&game.tree), "{out}");
        assert_eq!(main_line(&again.tree), main_line(&game.tree), "{out}");
    }
    pgn
}

/// Texts close to this one: cut, doubled, with other characters in it.
fn near(text: &'static str) -> impl Strategy<Value = String> {
    let length = text.chars().count();
    let piece = prop_oneof![
        4 => "[\\[\\]{}();$%\"\\\\*!?.0-9a-hKQRBNOx+#=/ \n-]{1,4}",
        1 => any::<String>(),
        1 => Just(String::new()),
    ];
    let edit = (0..=length, 0..=length, piece);
    proptest::collection::vec(edit, 0..6).prop_map(move |edits| {
        let mut chars: Vec<char> = text.chars().collect();
        for (from, to, with) in edits {
            let from = from.min(chars.len());
            let to = to.clamp(from, chars.len()).min(from + 8);
            chars.splice(from..to, with.chars());
        }
        chars.into_iter().collect()
    })
}

proptest! {
    #[test]
    fn any_text_is_a_pgn_of_some_kind(text in any::<String>()) {
        check(&text);
    }

    #[test]
    fn any_text_of_the_signs_of_pgn_goes_round(
        text in "([\\[\\]{}();$%\"*!?.\n ]|1\\. |e4|e5|Nf3|d4|--|Sf3|\\(1\\. e4|\\(e4|\\{x|\\}|1-0|\\[A \"|\"\\]\n){0,40}"
    ) {
        check(&text);
    }

    #[test]
    fn a_pgn_that_was_tampered_with_goes_round(text in near(PGN)) {
        check(&text);
    }

    #[test]
    fn a_pgn_cut_off_anywhere_goes_round(length in 0..PGN.len()) {
        check(&PGN[..length]);
    }

    #[test]
    fn any_bytes_are_a_pgn_of_some_kind(bytes in any::<Vec<u8>>()) {
        check(&decode(&bytes));
    }

    #[test]
    fn any_text_is_a_fen_or_has_faults_with_places(
        text in prop_oneof![any::<String>(), near(FEN), "[pnbrqkPNBRQK1-8/ wbKQkqHAha-]{0,90}"]
    ) {
        match Start::from_fen(&text) {
            Ok(start) => {
                let fen = start.fen();
                prop_assert_eq!(Start::from_fen(&fen), Ok(start.clone()), "{}", fen);
                prop_assert_eq!(start.as_chess960().as_chess960(), start.as_chess960());
            }
            Err(problem) => {
                prop_assert!(!problem.faults.is_empty());
                for fault in problem.faults {
                    prop_assert!(fault.at <= text.chars().count());
                }
            }
        }
    }

    #[test]
    fn any_text_is_a_move_or_has_a_reason(
        text in prop_oneof![
            any::<String>(),
            "[KQRBNPkqrbn♘♛]?[a-h]?[1-8]?[-x:]?[a-h][1-8][=(/]?[QRBNqrbn]?\\)?[+#!?]{0,2}",
            "[a-h][1-8][a-h][1-8][qrbn]?",
            "[O0o-]{1,6}",
            "\\PC{0,8}",
        ]
    ) {
        for fen in [FEN, "r3k2r/1P4P1/8/2pP4/8/8/8/R3K2R w KQkq c6 0 1", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"] {
            let start = Start::from_fen(fen).unwrap();
            match notation::read_move(start.position(), &text) {
                Ok(play) => {
                    let mut line = MoveHistory::new(start.clone());
                    prop_assert_eq!(line.play(play), Ok(()));
                    let san = notation::san(start.position(), play);
                    prop_assert_eq!(notation::read_move(start.position(), &san), Ok(play));
                }
                Err(MoveError::NotAMove { at }) => prop_assert!(at <= text.chars().count()),
                Err(MoveError::Ambiguous(moves)) => prop_assert!(moves.len() > 1),
                Err(_) => {}
            }
        }
    }

    #[test]
    fn any_comment_may_have_times_in_it(text in prop_oneof![any::<String>(), "\\[%(clk|emt) [0-9:.]{0,30}\\]?"]) {
        annotation::clk_in(&text);
        annotation::emt_in(&text);
        annotation::without(&text, "clk");
    }
}

#[test]
fn the_main_lines_of_these_texts_are_read_as_they_are_written() {
    for text in [PGN, MOVES] {
        let pgn = check(text);
        // One of the texts marks a move as a capture that is not one.
        let plain = |moves: Vec<String>| moves.join(" ").replace('x', "");
        let read = main_line(&pgn.games[0].tree);
        assert_eq!(plain(read), plain(movetext::main_line_of(text)));
    }
}

/// Ten thousand nested variations, each of which repeats the last move of the line around it.
#[test]
fn ten_thousand_ends_beyond_each_other_go_round() {
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let mut text = String::from("e4 e5 ");
    let mut last = "e5";
    for number in 0..10_000 {
        let next = moves[number % 4];
        text.push_str(&format!("({last} {next} "));
        last = next;
    }
    text.push_str(&")".repeat(10_000));
    let pgn = check(&text);
    let tree = &pgn.games[0].tree;
    assert_eq!(tree.len(), 10_002);
    assert_eq!(tree.main_line().len(), 2);
    let mut at = tree.main_line()[1];
    for _ in 0..10_000 {
        at = tree.alternative_after(at).unwrap();
    }
    assert_eq!(tree.path(at).len(), 10_002);
}

/// A game nested to this depth: every variation has a variation to its second move.
fn nested(depth: usize, closed: bool) -> String {
    let mut text = String::new();
    for number in 0..depth {
        let (main, other) = [
            ("Nf3", "Nc3"),
            ("Nf6", "Nc6"),
            ("Nf3", "Nb1"),
            ("Nf6", "Nb8"),
        ][number % 4];
        text.push_str(main);
        text.push_str(" (");
        text.push_str(other);
        text.push(' ');
    }
    if closed {
        text.push_str(&")".repeat(depth));
    }
    text
}

#[test]
fn ten_thousand_variations_within_each_other_go_round() {
    let pgn = check(&nested(10_000, true));
    assert!(pgn.is_clean());
    assert_eq!(pgn.games[0].tree.len(), 20_000);
    let mut deepest = NodeId::ROOT;
    while let Some(last) = pgn.games[0].tree.children(deepest).last() {
        deepest = *last;
    }
    assert_eq!(pgn.games[0].tree.path(deepest).len(), 10_000);
    let mut tree = pgn.games[0].tree.clone();
    tree.promote_to_main(deepest);
    assert_eq!(tree.main_line().len(), 10_000);
    let first = tree.main_line()[0];
    tree.delete(tree.next_sibling(first).unwrap());
    tree.delete(first);
    assert_eq!(tree.len(), 0);
}

#[test]
fn variations_that_are_nested_deeper_than_is_read_are_kept_as_text() {
    let limits = Limits {
        depth: 3,
        ..Limits::default()
    };
    let pgn = parse(
        "Nf3 (Nc3 Nf6 (Nc6 Nf3 (Nb1 Nf6 (Nb8 a3) a3) a6) a3) a6 *",
        &limits,
    );
    let game = &pgn.games[0];
    assert_eq!(game.problems.len(), 1);
    assert_eq!(game.problems[0].kind, PgnErrorKind::TooDeep);
    assert_eq!(game.problems[0].column, 32);
    let out = write(&game.tree, game.result);
    assert!(out.contains("{(Nb8 a3)}"), "{out}");
    assert_eq!(game.tree.main_line().len(), 2);
}

#[test]
fn brackets_without_end_and_without_beginning_are_text() {
    for piece in [
        "(",
        ")",
        "{",
        "}",
        "[",
        "(e4 ",
        "1. e4 (1. d4 ",
        "$",
        "[A \"",
        "\\",
        "\u{feff}",
        "%",
        ";",
        "*",
    ] {
        let pgn = check(&piece.repeat(10_000));
        assert!(pgn.games.len() <= 10_000);
    }
    check(&nested(10_000, false));
}

#[test]
fn ten_megabytes_of_anything_are_read_to_their_end_or_to_the_limit() {
    // One endless word, brackets, a comment without end.
    for piece in ["x", "( ", "{"] {
        let text = piece.repeat(10_100_000 / piece.len());
        let pgn = parse(&text, &Limits::default());
        let problem = pgn.problems.last().unwrap();
        assert_eq!(problem.kind, PgnErrorKind::TooLarge, "{piece}");
        assert!(pgn.games.len() <= 1);
    }
}

#[test]
fn ten_megabytes_are_refused_as_a_move_and_as_a_fen() {
    let start = Start::standard();
    for piece in [
        "e", "e4 ", "!", "ep", "6ep", "O-", "/", "8/", "w ", " ", "♘", "\n",
    ] {
        let text = piece.repeat(10_000_000 / piece.len());
        assert!(notation::read_move(start.position(), &text).is_err());
        assert!(notation::read_uci(start.position(), &text).is_err());
        assert!(Start::from_fen(&text).is_err());
    }
}

#[test]
fn the_reader_reports_games_beyond_the_limit() {
    let limits = Limits {
        games: 3,
        ..Limits::default()
    };
    let pgn = parse("e4 * d4 * c4 *\nf4 * g4 *", &limits);
    assert_eq!(pgn.games.len(), 3);
    assert_eq!(pgn.problems[0].kind, PgnErrorKind::TooManyGames);
    assert_eq!((pgn.problems[0].line, pgn.problems[0].column), (2, 1));
    assert!(parse("e4 * d4 * c4 * \n", &limits).is_clean());
}

#[test]
fn problems_beyond_the_limit_are_counted() {
    let limits = Limits {
        problems: 3,
        ..Limits::default()
    };
    let pgn = parse(&"} ".repeat(10), &limits);
    assert_eq!((pgn.games[0].problems.len(), pgn.unreported), (3, 7));
}

const MOVES: &str = "[Event \"A game\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {This opening is called the Ruy Lopez.}\n\
4. Ba4 (4. Bxc6 dxc6 5. O-O (5. Nxe5 Qd4) f6) Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7\n\
11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15. Nb1 h6 16. Bh4 c5 17. dxe5\n\
Nxe4 18. Bxe7 Qxe7 19. exd6 Qf6 20. Nbd2 Nxd6 21. Nc4 Nxc4 22. Bxc4 Nb6\n\
23. Ne5 Rae8 24. Bxf7+ Rxf7 25. Nxf7 Rxe1+ 26. Qxe1 Kxf7 1/2-1/2\n\n";

/// The time that this thread has worked, where the system reports it, so that other work of the
/// machine does not count. Elsewhere, the time since `begun`.
fn worked(begun: Instant) -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat");
    let nanoseconds = text
        .ok()
        .and_then(|text| text.split(' ').next()?.parse().ok())
        // Some systems have the file but do not count.
        .filter(|spent| *spent > 0);
    nanoseconds.map_or_else(|| begun.elapsed(), Duration::from_nanos)
}

/// The shortest of a few attempts.
fn time(text: &str, attempts: usize) -> Duration {
    let mut best = Duration::MAX;
    let begun = Instant::now();
    for _ in 0..attempts {
        let before = worked(begun);
        let pgn = parse(text, &Limits::default());
        best = best.min(worked(begun) - before);
        assert!(!pgn.games.is_empty());
    }
    best
}

/// A text eight times as long takes about eight times as long, and nothing like the sixty-four
/// times of a reader that looks at everything again for every part.
#[test]
fn the_time_to_read_a_pgn_grows_with_its_length_only() {
    let games = MOVES.repeat(1_000_000 / MOVES.len());
    let one_game = nested(1_000_000 / 10, true);
    let brackets = "( ".repeat(500_000);
    let unclosed = "{ \n[ ".repeat(200_000);
    let broken = "Qh9 } ".repeat(160_000);
    let odd = [
        "1.1.",
        "e4!e4!",
        "1-0 ff ",
        "1-0\n{x} 5. ",
        "5 (",
        "0-0 {x} ",
        "0-0 {",
        "e4 (=) 0.35 ",
        "§±",
        "[a b][a b]x",
        "[a \"b\" [[ ]x\n",
        "[White x]y",
        "[a \"x][a \"",
        "5254 ",
        "Nf3N",
    ]
    .map(|piece| piece.repeat(240_000 / piece.len()));
    for text in [games, one_game, brackets, unclosed, broken]
        .iter()
        .chain(&odd)
    {
        let eighth = text.floor_char_boundary(text.len() / 8);
        let (long, short) = (time(text, 2), time(&text[..eighth], 5));
        // A system may count the time of a thread in ticks of some milliseconds, so less proves
        // nothing. To look at everything again takes seconds for these texts.
        let short = short.max(Duration::from_millis(5));
        assert!(long < short * 8 * 4, "{long:?} {short:?} {text:.40}");
    }
}

#[test]
fn a_move_of_another_game_leaves_a_position_as_it_is() {
    let start = Start::standard();
    for (fen, text) in [
        ("4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1", "Kxe2"),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=Q"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"),
    ] {
        let other = Start::from_fen(fen).unwrap();
        let play = notation::read_move(other.position(), text).unwrap();
        let kept = Played::Move(play).after(start.position());
        assert_eq!(&kept, start.position(), "{text}");
        let spoken = Spoken::of(start.position(), play);
        assert_eq!(spoken.attack, Attack::None, "{text}");
        assert_eq!(shorten(start.position(), vec![play], 10), [play], "{text}");
    }
}
