//! Random games in two spellings: PGN's own, and a foreign one. Both are the same game, and it can
//! be written and read again.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shakmaty::{Chess, Color, Position as _, Rank, Role, Square};
use zeitnot_core::game::pgn::{Pgn, PgnErrorKind, PgnGame, decode};
use zeitnot_core::game::start::fen_of;
use zeitnot_core::game::{NodeId, Start};

use super::pen::{Both, Pen};
use super::random::Lots;
use super::{all, goes_round, main_line_of, out, plain_main_line};

/// Values of tags: in PGN, and as others write them.
const VALUES: [(&str, &str); 7] = [
    ("Réti", "Réti"),
    (r"C:\\new", r"C:\new"),
    (r#"a \"b\" c"#, r#"a \"b\" c"#),
    (r#"The \"Best\" of"#, r#"The "Best" of"#),
    (r"end\\", r"end\\"),
    ("", ""),
    ("it’s [here] {1} ; (2)", "it’s [here] {1} ; (2)"),
];

/// Results, with their tags.
const RESULTS: [(&str, &str, &[&str]); 5] = [
    ("*", "*", &["*"]),
    ("1-0", "1-0", &["1-0", "1:0", "1–0"]),
    ("0-1", "0-1", &["0-1", "0:1", "0—1"]),
    ("1/2-1/2", "1/2-1/2", &["1/2-1/2", "1/2", "½-½", "0.5-0.5"]),
    ("*", "0-0", &["*"]),
];

/// Positions with promotions, castling, captures en passant, checks and moves of several pieces to
/// one square.
const SPECIAL: [&str; 4] = [
    "r3k2r/1P4P1/8/2pP4/8/8/6p1/R3K2R w KQkq c6 0 1",
    "r3k2r/1P4P1/8/8/2pP4/8/1p4p1/R3K2R b KQkq d3 5 44",
    "4k3/PP6/8/2Bb1PpP/8/8/1pp5/R3K3 w Q g6 0 3",
    "k7/8/2N1N3/8/2N1N3/8/p6p/1Q1RKR1Q w - - 99 9",
];

/// A game written in two spellings, and the problems that the reader should report.
#[derive(Default)]
pub struct Written {
    text: Both,
    passes: usize,
    /// Whether part of it stands in another order than the one in which it is written again.
    moved: bool,
    /// The numbers of the comments of each line.
    orders: Vec<Vec<usize>>,
    /// The number of problems in its foreign spelling: bare quotes, and impossible rights.
    quotes: usize,
    rights: usize,
}

pub fn written(lots: &[u8]) -> Written {
    let mut pen = Pen {
        lots: Lots(lots.iter()),
        passes: 0,
        level: false,
        said: 0,
        orders: Vec::new(),
    };
    let mut written = Written::default();
    let start = start(&mut pen);
    let (marker, score, spelled) = pen.lots.one_of(&RESULTS);
    tags(&mut pen, &mut written, &start, (score, spelled));
    while pen.lots.one_in(4) {
        let comment = pen.comment();
        written.text.plain.push_str(&comment.plain);
        written.text.foreign.push_str(&comment.foreign);
    }
    let moves = pen.main_line(&start);
    written.text.plain.push_str(&moves.plain);
    written.text.foreign.push_str(&moves.foreign);
    let said = pen.lots.one_in(3);
    // The comment is about the last move, and precedes the alternatives to it.
    written.moved = said || pen.level;
    written
        .text
        .plain
        .push_str(if said { "{after} " } else { "" });
    written.text.plain.push_str(&format!("{marker}\n\n"));
    let marker = pen.lots.one_of(spelled);
    let said = if said { " {after}" } else { "" };
    written.text.foreign.push_str(&format!(" {marker}{said}\n"));
    written.passes = pen.passes;
    written.orders = pen.orders;
    written
}

/// Where a game begins: with chess, with Chess960, or somewhere in a game.
fn start(pen: &mut Pen) -> Chess {
    let mut position = match pen.lots.draw(5) {
        0 | 1 => return Chess::default(),
        2 => {
            let number = pen.lots.draw(240) as u32 * 4;
            Start::chess960(number).unwrap().position().clone()
        }
        3 => {
            let fen = pen.lots.one_of(&SPECIAL);
            return Start::from_fen(fen).unwrap().position().clone();
        }
        _ => Chess::default(),
    };
    for _ in 0..pen.lots.draw(60) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        // Pieces are moved and taken rather than pawns.
        let bold: Vec<_> = legal
            .iter()
            .copied()
            .filter(|play| play.is_capture() || play.role() != Role::Pawn)
            .collect();
        let from = if bold.is_empty() || pen.lots.one_in(3) {
            &legal[..]
        } else {
            &bold[..]
        };
        let play = pen.lots.one_of(from);
        position.play_unchecked(play);
    }
    Start::from_position(position).position().clone()
}

fn tags(pen: &mut Pen, written: &mut Written, start: &Chess, result: (&str, &[&str])) {
    let mut roster = Vec::new();
    let mut others = Vec::new();
    let names = [
        "Event",
        "Site",
        "Date",
        "Round",
        "White",
        "Black",
        "ECO",
        "Annotator",
    ];
    for (number, name) in names.into_iter().enumerate() {
        if pen.lots.one_in(3) {
            let (plain, foreign) = pen.lots.one_of(&VALUES);
            written.quotes += usize::from(plain != foreign && foreign.contains('"'));
            let pair = (name, plain.to_owned(), foreign.to_owned());
            if number < 6 { &mut roster } else { &mut others }.push(pair);
        }
    }
    let (score, spelled) = result;
    if score == "0-0" || pen.lots.one_in(2) {
        let foreign = match score {
            "0-0" => score,
            _ => pen.lots.one_of(spelled),
        };
        roster.push(("Result", score.to_owned(), foreign.to_owned()));
    }
    let begin = Start::from_position(start.clone());
    if !begin.is_standard() {
        let (plain, foreign) = fen(pen, written, &begin);
        others.insert(0, ("FEN", plain, foreign));
        if begin.is_chess960() {
            let variant = pen.lots.one_of(&["Chess960", "chess 960", "Fischerandom"]);
            others.push(("Variant", "Chess960".to_owned(), variant.to_owned()));
        }
    }
    for (name, plain, _) in roster.iter().chain(&others) {
        written
            .text
            .plain
            .push_str(&format!("[{name} \"{plain}\"]\n"));
    }
    let turn = pen.lots.draw(roster.len().max(1));
    roster.rotate_left(turn);
    for (name, _, foreign) in roster.iter().chain(&others) {
        // A comment between tags moves before the first move.
        if pen.lots.one_in(6) {
            let comment = pen.comment();
            written.text.plain.push_str(&comment.plain);
            let line = ["\n", ""][usize::from(comment.foreign.ends_with('\n'))];
            written
                .text
                .foreign
                .push_str(&format!("{}{line}", comment.foreign));
        }
        let known = !matches!(*name, "ECO" | "Annotator");
        let name = match pen.lots.draw(4) {
            1 if known => name.to_uppercase(),
            2 if known => name.to_lowercase(),
            _ => (*name).to_owned(),
        };
        let gap = pen.gap();
        let tag = match pen.lots.draw(3) {
            1 => format!("[ {name}\t\"{foreign}\" ]{gap}"),
            _ => format!("[{name} \"{foreign}\"]{gap}"),
        };
        written.text.foreign.push_str(&tag);
    }
    written.text.plain.push('\n');
    written.text.foreign.push('\n');
}

/// A FEN as it is and as programs write it.
fn fen(pen: &mut Pen, written: &mut Written, start: &Start) -> (String, String) {
    let text = fen_of(start.position());
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    if pen.lots.one_in(3) {
        fields[5] = pen.lots.one_of(&["1", "9999", "9998", "40"]).to_owned();
    }
    let plain = fields.join(" ");
    let mut wrong = 0;
    if !start.is_chess960() && pen.lots.one_in(2) {
        let more = impossible_rights(start.position(), &fields[2]);
        wrong += more.len();
        fields[2] = match &*fields[2] {
            "-" if more.is_empty() => "-".to_owned(),
            "-" => more,
            rights => format!("{rights}{more}"),
        };
    }
    if fields[3] == "-" && pen.lots.one_in(3) {
        wrong += impossible_en_passant(start.position(), &mut fields[3]);
    }
    written.rights += usize::from(wrong > 0);
    if fields[5] == "1" && pen.lots.one_in(2) {
        fields[5] = pen.lots.one_of(&["0", "00"]).to_owned();
        if fields[4] == "0" && pen.lots.one_in(2) {
            fields.truncate(4);
        }
    }
    (plain, fields.join(" "))
}

/// Castling rights that this position does not have, because no king and rook stand for them in any
/// mode of castling.
fn impossible_rights(position: &Chess, has: &str) -> String {
    let board = position.board();
    let mut more = String::new();
    for (letter, color, king_side) in [
        ('K', Color::White, true),
        ('Q', Color::White, false),
        ('k', Color::Black, true),
        ('q', Color::Black, false),
    ] {
        let back = color.fold_wb(Rank::First, Rank::Eighth);
        let king = board.king_of(color).unwrap();
        let rook = |square: Square| square.rank() == back && (square > king) == king_side;
        let beyond = board.by_piece(color.rook()).into_iter().any(rook);
        if !has.contains(letter) && (king.rank() != back || !beyond) {
            more.push(letter);
        }
    }
    more
}

/// Writes an en passant square behind no pawn; returns 1 if there is one.
fn impossible_en_passant(position: &Chess, field: &mut String) -> usize {
    let (behind, on) = position
        .turn()
        .fold_wb((Rank::Sixth, Rank::Fifth), (Rank::Third, Rank::Fourth));
    let pawn = position.them() & position.board().pawns();
    for file in shakmaty::File::ALL {
        if !pawn.contains(Square::from_coords(file, on)) {
            *field = Square::from_coords(file, behind).to_string();
            return 1;
        }
    }
    0
}

/// The bytes of a text in one of the encodings.
fn encoded(text: &str, how: usize) -> Vec<u8> {
    let units = || text.encode_utf16();
    match how {
        1 => [b"\xef\xbb\xbf", text.as_bytes()].concat(),
        2 => [0xff, 0xfe]
            .into_iter()
            .chain(units().flat_map(u16::to_le_bytes))
            .collect(),
        3 => [0xfe, 0xff]
            .into_iter()
            .chain(units().flat_map(u16::to_be_bytes))
            .collect(),
        4 => units().flat_map(u16::to_le_bytes).collect(),
        5 => {
            let byte = |c: char| match c {
                '’' => Some(0x92),
                '–' => Some(0x96),
                '—' => Some(0x97),
                '…' => Some(0x85),
                _ => u8::try_from(c).ok(),
            };
            let bytes: Option<Vec<u8>> = text.chars().map(byte).collect();
            bytes.unwrap_or_else(|| text.as_bytes().to_vec())
        }
        _ => text.as_bytes().to_vec(),
    }
}

/// How many problems of these kinds there are; others are not expected.
fn problems(game: &PgnGame) -> [usize; 3] {
    let mut problems = [0; 3];
    for problem in &game.problems {
        let kind = match problem.kind {
            PgnErrorKind::Pass(_) => 0,
            PgnErrorKind::BareQuotes => 1,
            PgnErrorKind::ImpossibleRights(_) => 2,
            _ => panic!("{problem}"),
        };
        problems[kind] += 1;
    }
    problems
}

/// The game with its tags as they are written.
fn settled(game: &PgnGame) -> PgnGame {
    let mut game = game.clone();
    let score = game.result.map_or("*", |result| result.score());
    game.tree.tags.set("Result", score);
    game.tree.tags = game.tree.tags.in_export_order();
    game
}

fn same(plain: &Pgn, foreign: &Pgn, games: &[Written]) {
    assert_eq!(plain.games.len(), games.len());
    assert_eq!(foreign.games.len(), games.len());
    for (number, game) in games.iter().enumerate() {
        let (plain, foreign) = (&plain.games[number], &foreign.games[number]);
        let [clean, strange] = [plain, foreign].map(settled);
        let text = &game.text;
        let said = format!("\n{}\n-- foreign --\n{}", text.plain, text.foreign);
        assert_eq!(out(&clean), out(&strange), "{said}");
        assert_eq!(clean.tree, strange.tree, "{said}");
        assert_eq!(clean.result, strange.result, "{said}");
        assert_eq!(problems(plain), [game.passes, 0, 0], "{said}");
        let expected = [game.passes, game.quotes, game.rights];
        assert_eq!(problems(foreign), expected, "{said}");
        assert_eq!(main_line_of(&text.plain), plain_main_line(&plain.tree));
        nothing_is_lost(game, plain);
        goes_round(plain);
    }
}

/// Every comment of the text is in the game, those of each line in their order; and a text that
/// repeats no move already there is written as it was read.
fn nothing_is_lost(written: &Written, game: &PgnGame) {
    let before = words(&written.text.plain);
    let after = words(&out(game));
    let comments = |words: &[String]| {
        let mut found = words.to_vec();
        found.retain(|word| word.starts_with('{'));
        found.sort();
        found
    };
    let said = &written.text.plain;
    assert_eq!(comments(&before), comments(&after), "{said}");
    let numbers = after.iter().filter_map(|word| {
        let first = word.strip_prefix('{')?.split([' ', '}']).next()?;
        first.parse().ok()
    });
    let numbers: Vec<usize> = numbers.collect();
    for order in &written.orders {
        let mut found = numbers.clone();
        found.retain(|number| order.contains(number));
        assert_eq!(found, *order, "{said}\n{}", out(game));
    }
    let is_move = |word: &&String| !word.starts_with(['{', '(', ')', '$', '*']) && !is_result(word);
    let moves = before.iter().filter(is_move).count();
    if game.tree.len() == moves && !written.moved {
        assert_eq!(before, after, "{said}");
    }
}

fn is_result(word: &str) -> bool {
    RESULTS.iter().any(|(marker, ..)| word == *marker)
}

/// The words of a game in PGN's spelling, without its tags and numbers; a comment is one word.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = match first {
            '[' => rest.find("]\n").unwrap() + 1,
            '{' => rest.find('}').unwrap() + 1,
            '(' | ')' => 1,
            _ => rest.find([' ', '\n', '(', ')']).unwrap_or(rest.len()),
        };
        let word = rest[..end].split_whitespace().collect::<Vec<_>>().join(" ");
        if first != '[' && !(first.is_ascii_digit() && word.ends_with('.')) {
            words.push(word);
        }
        rest = rest[end..].trim_start();
    }
    words
}

/// Games in one text, in each spelling.
pub fn texts(games: &[Written]) -> [String; 2] {
    let plain = games.iter().map(|game| &*game.text.plain);
    let foreign = games.iter().map(|game| &*game.text.foreign);
    [plain.collect(), foreign.collect()]
}

pub fn config() -> ProptestConfig {
    ProptestConfig {
        rng_seed: RngSeed::Fixed(26),
        failure_persistence: None,
        ..ProptestConfig::with_cases(300)
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_game_in_a_foreign_spelling_is_the_game_in_that_of_pgn(
        lots in proptest::collection::vec(proptest::collection::vec(any::<u8>(), 0..300), 1..4),
        encoding in 0..6usize,
    ) {
        let games: Vec<Written> = lots.iter().map(|lots| written(lots)).collect();
        let [plain, foreign] = texts(&games);
        let text = decode(&encoded(&foreign, encoding));
        let bare = |text: &str| text.trim_start_matches('\u{feff}').to_owned();
        prop_assert_eq!(bare(&text), bare(&foreign));
        same(&all(&plain), &all(&text), &games);
    }

    #[test]
    fn a_game_by_lot_that_was_edited_by_lot_goes_round(
        lots in proptest::collection::vec(any::<u8>(), 0..300),
        edits in proptest::collection::vec(any::<[u8; 3]>(), 0..12),
    ) {
        let mut game = all(&written(&lots).text.plain).games.remove(0);
        for [what, which, how] in edits {
            edit(&mut game, what, usize::from(which), usize::from(how));
            goes_round(&game);
        }
    }
}

/// Makes one of the possible edits of a game, at one of its moves.
fn edit(game: &mut PgnGame, what: u8, which: usize, how: usize) {
    let tree = &mut game.tree;
    let mut nodes = vec![NodeId::ROOT];
    let mut next = 0;
    while let Some(node) = nodes.get(next) {
        nodes.extend(tree.children(*node));
        next += 1;
    }
    let node = nodes[which % nodes.len()];
    let texts: [&[&str]; 4] = [&[], &["a"], &["b", "}", " "], &["[%emt 0:00:01] c"]];
    let texts = texts[how % 4];
    match what % 8 {
        0 => tree.promote_to_main(node),
        1 => tree.delete(node),
        2 => tree.end_line(node),
        3 => tree.set_comments(node, texts),
        4 => tree.set_comments_before(node, texts),
        5 if node != NodeId::ROOT => tree.set_nags(node, &[how as u8, 0, 5]),
        6 => drop(tree.add_pass(node)),
        _ => {
            let legal = tree.position(node).legal_moves();
            if !legal.is_empty() {
                tree.add(node, legal[how % legal.len()]).unwrap();
            }
        }
    }
}
