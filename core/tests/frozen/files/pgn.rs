//! Games as PGN, with the times of the clock, and positions as FEN.

use zeitnot_core::clock::{EndReason, notation};
use zeitnot_core::game::Start;
use zeitnot_core::game::pgn::{self, Limits, annotation};
use zeitnot_core::game::sheet::PgnSource;
use zeitnot_core::storage::games::TableGame;
use zeitnot_core::time::{Instant, Millis};

use crate::assert_means;
use crate::content::{board, own};
use crate::fixture::{assert_written, each};

const CLOCKS: &str = "clocks.pgn";

/// The game as PGN with words that stand for those of a language.
fn written(game: &TableGame, now: i64) -> String {
    let source = PgnSource {
        sheet: game.board.as_ref().expect("a board"),
        clock: &game.clock,
        now: Instant::new(now),
        players: &game.players,
        date: "2026.09.24",
        words: &|line| format!("({} ms)", line.at.get()),
        ended: &|outcome| match outcome.reason {
            EndReason::DeadPosition => "No mate is possible: ½–½".into(),
            other => other.name().to_owned(),
        },
    };
    source.write()
}

#[test]
fn a_game_of_the_clock_is_written_as_ever() {
    let mut by_hand = board::by_hand();
    board::play_by_hand(&mut by_hand);
    let games = [
        written(&by_hand, 84_000),
        written(&board::fischer(), 60_000),
    ];
    assert_written(CLOCKS, &games.join("\n"));
}

#[test]
fn the_times_in_a_game_of_any_version_are_read() {
    for (version, text) in each(CLOCKS) {
        let read = pgn::parse(&text, &Limits::default());
        assert_means!((read.is_clean(), read.games.len()), (true, 2), "{version}");
        let tree = &read.games[0].tree;
        assert_means!(
            tree.tags.get("White"),
            Some("Müller-Lüdenscheidt"),
            "{version}"
        );
        assert_means!(tree.tags.get("Date"), Some("2026.09.24"), "{version}");
        let control = notation::parse_pgn(tree.tags.get("TimeControl").expect("a tag"));
        let control = control.expect("a control").periods[0];
        assert_means!(control.time, Millis::minutes(15), "{version}");
        let (mut left, mut spent) = (Vec::new(), Vec::new());
        for node in tree.main_line() {
            for comment in &tree.notes(node).after {
                left.extend(annotation::clk_in(comment).map(Millis::get));
                spent.extend(annotation::emt_in(comment).map(Millis::get));
            }
        }
        let clocks = [908_500, 910_000, 908_500, 910_000, 908_500, 914_000];
        assert_means!(&left[..6], clocks, "{version}");
        assert_means!(&spent[..2], [11_500, 10_000], "{version}");
        let fischer = &read.games[1].tree;
        assert_means!(fischer.start().is_chess960(), true, "{version}");
    }
}

#[test]
fn a_studied_game_is_written_as_ever() {
    let mut book = own::book().open().expect("a book");
    let second = book.find(&own::bookmark());
    book.change(|tree| tree.set_comments(second, &["plus zéro"]));
    assert_written("study.pgn", &book.text());
    for (version, text) in each("study.pgn") {
        let read = pgn::parse(&text, &Limits::default());
        assert_means!((read.is_clean(), read.games.len()), (true, 2), "{version}");
        assert_means!(
            read.games[0].tree.tags.get("Black"),
            Some("Zoë"),
            "{version}"
        );
    }
}

/// Positions as they are typed, and as they are written.
const POSITIONS: [(&str, &str); 5] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "the standard start",
    ),
    (
        "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
        "an en passant square",
    ),
    (
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K3 w A - 0 30",
        "Chess960, with the rook's file",
    ),
    ("8/8/8/8/8/4k3/4p3/4K3 w - - 0 60", "no castling"),
    ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 12 31", "Black to move"),
];

#[test]
fn positions_are_read_and_written_as_ever() {
    let fens = POSITIONS.map(|(fen, what)| {
        let start = Start::from_fen(fen);
        start.unwrap_or_else(|why| panic!("{what}: {why:?}")).fen()
    });
    assert_written("positions.txt", &(fens.join("\n") + "\n"));
    for (version, text) in each("positions.txt") {
        for (line, (fen, what)) in text.lines().zip(POSITIONS) {
            let start = Start::from_fen(line).expect("a position");
            assert_means!(
                start,
                Start::from_fen(fen).expect("a position"),
                "{what}, {version}"
            );
        }
    }
}
