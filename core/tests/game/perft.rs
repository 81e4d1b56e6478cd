//! Perft: the number of sequences of n legal moves from a position, through our
//! own `Start` and `MoveHistory`.
//!
//! By default every position goes as deep as fits into `EACH` nodes, so that
//! the whole takes seconds unoptimised. `PERFT_NODES=50000000 cargo test
//! --release --test perft` goes further.

use shakmaty::Position as _;
use zeitnot_core::game::{MoveHistory, Start};

/// The nodes that one position may take, unless `PERFT_NODES` says otherwise.
const EACH: u64 = 30_000;
/// The hand-made positions are few, and each is there for a reason.
const TRICKY: u64 = 1_000_000;

struct Case<'a> {
    id: &'a str,
    epd: &'a str,
    /// Depth and nodes.
    counts: Vec<(u32, u64)>,
}

fn cases(text: &str) -> Vec<Case<'_>> {
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "id" => cases.push(Case {
                id: rest,
                epd: "",
                counts: Vec::new(),
            }),
            "epd" => cases.last_mut().unwrap().epd = rest,
            "perft" => {
                let (depth, nodes) = rest.split_once(' ').unwrap();
                let count = (depth.parse().unwrap(), nodes.parse().unwrap());
                cases.last_mut().unwrap().counts.push(count);
            }
            _ => assert!(word.is_empty() || word.starts_with('#'), "{line}"),
        }
    }
    cases
}

/// Sequences of `depth` moves, each of them played and taken back.
fn perft(line: &mut MoveHistory, depth: u32) -> u64 {
    let legal = line.position().legal_moves();
    if depth <= 1 {
        return if depth == 0 { 1 } else { legal.len() as u64 };
    }
    let ply = line.ply();
    let mut nodes = 0;
    for play in &legal {
        line.play(*play).unwrap();
        nodes += perft(line, depth - 1);
        line.truncate(ply);
    }
    nodes
}

fn limit(standard: u64) -> u64 {
    match std::env::var("PERFT_NODES") {
        Ok(text) => text.parse().expect("PERFT_NODES is a number"),
        Err(_) => standard,
    }
}

/// The number of counts compared.
fn check(text: &str, nodes_each: u64) -> usize {
    let limit = limit(nodes_each);
    let mut compared = 0;
    for case in cases(text) {
        let start = match Start::from_fen(case.epd) {
            Ok(start) => start,
            // No game reaches these, and the reader refuses them: see below.
            Err(_) if case.id.starts_with("align-") => continue,
            Err(problem) => panic!("{}: {problem:?}", case.id),
        };
        assert_eq!(Start::from_fen(&start.fen()).as_ref(), Ok(&start));
        let mut line = MoveHistory::new(start);
        for (depth, nodes) in &case.counts {
            // The depth has a limit too, for lines without choice.
            if *nodes <= limit && u64::from(*depth) <= limit {
                assert_eq!(perft(&mut line, *depth), *nodes, "{} {depth}", case.id);
                compared += 1;
            }
        }
    }
    compared
}

#[test]
fn the_tricky_positions_have_the_known_numbers_of_sequences() {
    let compared = check(include_str!("../data/perft/tricky.perft"), TRICKY);
    assert!(compared >= 45, "{compared}");
}

/// The starting position: published numbers.
const STANDARD: &str = "id start
epd rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
perft 1 20
perft 2 400
perft 3 8902
perft 4 197281
perft 5 4865609
";

#[test]
fn the_starting_position_has_the_known_numbers_of_sequences() {
    let compared = check(STANDARD, TRICKY);
    assert!(compared >= 4, "{compared}");
}

#[test]
fn the_positions_of_chess960_have_the_known_numbers_of_sequences() {
    let compared = check(include_str!("../data/perft/chess960.perft"), EACH);
    assert!(compared >= 960 * 3 - 200, "{compared}");
}

#[test]
fn positions_with_impossible_checks_are_refused() {
    let text = include_str!("../data/perft/tricky.perft");
    let refused: Vec<&str> = cases(text)
        .iter()
        .filter(|case| Start::from_fen(case.epd).is_err())
        .map(|case| case.id)
        .collect();
    assert_eq!(
        refused,
        [
            "align-diag-1",
            "align-diag-2",
            "align-horizontal",
            "align-ep"
        ]
    );
}
