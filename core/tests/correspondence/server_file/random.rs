//! Random games in every form are read back as they are.

use proptest::prelude::*;
use proptest::sample::Index;
use shakmaty::Position as _;
use zeitnot_core::correspondence::ServerGame;
use zeitnot_core::correspondence::civil::{Civil, TypedTime};
use zeitnot_core::correspondence::server_facts::StampUnit;
use zeitnot_core::correspondence::server_game::ServerStamp;
use zeitnot_core::correspondence::{Seconds, Utc};
use zeitnot_core::game::notation::{self, numeric, san, uci};
use zeitnot_core::game::{MoveHistory, Start};

use super::{answer, games, xfcc_game};

/// How the times of a game are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Times {
    None,
    Dates,
    Minutes,
    Seconds,
}

/// How the moves of a game are written.
#[derive(Clone, Copy, Debug)]
enum Moves {
    San,
    Numeric,
    Uci,
}

/// A game, and when each of its moves was accepted.
#[derive(Clone, Debug)]
struct Sample {
    line: MoveHistory,
    times: Vec<Civil>,
}

fn samples() -> impl Strategy<Value = Sample> {
    let moves = prop::collection::vec((any::<Index>(), 0_i64..5_000_000), 0..60);
    (0_u32..960, any::<bool>(), moves).prop_map(|(number, shuffled, moves)| {
        let start = if shuffled {
            Start::chess960(number).unwrap()
        } else {
            Start::standard()
        };
        let mut line = MoveHistory::new(start);
        let mut times = Vec::new();
        let mut at = Utc::new(1_780_272_000);
        for (index, took) in moves {
            let legal = line.position().legal_moves();
            if legal.is_empty() {
                break;
            }
            line.play(*index.get(&legal)).unwrap();
            at = at + Seconds::new(took);
            times.push(Civil::of(at, Seconds::ZERO));
        }
        Sample { line, times }
    })
}

impl Sample {
    fn movetext(&self, moves: Moves, times: Times, space: bool) -> String {
        let mut text = String::new();
        let mode = self.line.start().mode();
        let plays = self.line.positions().iter().zip(self.line.moves());
        for ((position, play), at) in plays.zip(&self.times) {
            if position.turn().is_white() {
                text.push_str(&format!("{}. ", position.fullmoves()));
            }
            text.push_str(&match moves {
                Moves::San => san(position, *play),
                Moves::Numeric => numeric(*play, mode),
                Moves::Uci => uci(*play, mode),
            });
            let at = at.to_string();
            let (day, time) = at.split_once(' ').unwrap();
            let time = match times {
                Times::None => None,
                Times::Dates => Some(String::new()),
                Times::Minutes => Some([",", &time[..5]].concat()),
                Times::Seconds => Some([",", time].concat()),
            };
            if let Some(time) = time {
                let time = if space { time.replace(',', ", ") } else { time };
                let day = day.replace('-', ".");
                text.push_str(&format!(" {{[%ccsnt {day}{time}]}}"));
            }
            text.push(' ');
        }
        text.push('*');
        text
    }

    fn is_in(&self, game: &ServerGame, times: Times) {
        assert_eq!(game.line, self.line);
        assert_eq!(game.problem, None);
        let stamp = |at: &Civil| match times {
            Times::None | Times::Dates => None,
            Times::Minutes => Some((Civil { second: 0, ..*at }, StampUnit::Minute)),
            Times::Seconds => Some((*at, StampUnit::Second)),
        };
        let stamps = self.times.iter().map(|at| {
            stamp(at).map(|(at, unit)| ServerStamp {
                time: TypedTime::Local(at),
                unit,
            })
        });
        assert_eq!(game.stamps, stamps.collect::<Vec<_>>());
        let dates = if times == Times::Dates {
            self.times.len()
        } else {
            0
        };
        assert_eq!((game.dates_alone, game.unread_stamps), (dates, 0));
    }
}

fn all_times() -> impl Strategy<Value = Times> {
    prop::sample::select(vec![
        Times::None,
        Times::Dates,
        Times::Minutes,
        Times::Seconds,
    ])
}

fn all_moves() -> impl Strategy<Value = Moves> {
    prop::sample::select(vec![Moves::San, Moves::Numeric, Moves::Uci])
}

proptest! {
    #[test]
    fn games_of_a_pgn_are_read_back_with_their_times(
        samples in prop::collection::vec((samples(), all_times(), all_moves()), 1..4),
        space: bool,
    ) {
        let mut text = String::new();
        for (sample, times, moves) in &samples {
            let start = sample.line.start();
            text.push_str("[Event \"Cup\"]\n");
            if !start.is_standard() {
                text.push_str(&format!("[Variant \"Chess960\"]\n[FEN \"{}\"]\n", start.fen()));
            }
            text.push_str(&format!("\n{}\n\n", sample.movetext(*moves, *times, space)));
        }
        let found = games(&text);
        prop_assert_eq!(found.len(), samples.len());
        for (game, (sample, times, _)) in found.iter().zip(&samples) {
            sample.is_in(game, *times);
        }
    }

    #[test]
    fn games_of_an_answer_are_read_back_with_their_times(
        samples in prop::collection::vec((samples(), all_times(), all_moves()), 1..4),
        space: bool,
        prefixed: bool,
        alone: bool,
    ) {
        let mut written = Vec::new();
        for (sample, times, moves) in &samples {
            let start = sample.line.start();
            let fen = start.fen();
            let moves = sample.movetext(*moves, *times, space);
            let mut elements = vec![("hasWhite", "true"), ("moves", &*moves)];
            if !start.is_standard() {
                elements.extend([("setup", "true"), ("fen", &fen), ("variant", "chess960")]);
            }
            let mut game = xfcc_game(&elements);
            if prefixed {
                game = game.replace("</", "\0").replace('<', "<x:").replace('\0', "</x:");
            }
            written.push(game);
        }
        let text = if alone {
            format!("<XfccGames>{}</XfccGames>", written.concat())
        } else {
            answer(&written)
        };
        let found = games(&text);
        prop_assert_eq!(found.len(), samples.len());
        for (game, (sample, times, _)) in found.iter().zip(&samples) {
            sample.is_in(game, *times);
        }
    }

    #[test]
    fn a_move_in_numeric_notation_is_read_back(sample in samples()) {
        let mode = sample.line.start().mode();
        for position in sample.line.positions() {
            for play in position.legal_moves() {
                let text = numeric(play, mode);
                prop_assert_eq!(notation::read_move(position, &text), Ok(play), "{}", text);
            }
        }
    }
}

#[test]
fn castling_and_promotion_have_their_own_digits() {
    let start = Start::from_fen("r3k2r/P7/8/8/8/8/8/R3K2R w KQkq - 0 1").unwrap();
    let mode = start.mode();
    let written = |text: &str| {
        let play = notation::read_move(start.position(), text).unwrap();
        numeric(play, mode)
    };
    assert_eq!(written("O-O"), "5171");
    assert_eq!(written("O-O-O"), "5131");
    let read = |text: &str| notation::read_move(start.position(), text).is_ok();
    assert!(!read("17184") && read("5171"));
    let start = Start::from_fen("8/P6k/8/8/8/8/8/K7 w - - 0 1").unwrap();
    for (piece, digits) in [
        ("Q", "17181"),
        ("R", "17182"),
        ("B", "17183"),
        ("N", "17184"),
    ] {
        let text = ["a8=", piece].concat();
        let play = notation::read_move(start.position(), &text).unwrap();
        assert_eq!(numeric(play, mode), digits);
    }
}
