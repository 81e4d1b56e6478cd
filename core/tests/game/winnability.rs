//! Article 6.9: can a side still checkmate? Checked on all the positions with known answers that
//! chasolver has, and on those an arbiter meets.

use std::thread;

use shakmaty::{CastlingMode, Chess, Position};
use zeitnot_core::clock::Color;
use zeitnot_core::game::winnability::explore::{Explored, explore};
use zeitnot_core::game::winnability::message::{self, Reply, Request, Said, SolverMessage};
use zeitnot_core::game::winnability::solve::{confirm, decide, explain, solve};
use zeitnot_core::game::winnability::wall::might_be_dead;
use zeitnot_core::game::winnability::{Helpmate, Open, quick};
use zeitnot_core::game::{Unwinnable, Winnability};

const POSITIONS: &str = include_str!("../data/winning/positions.txt");
const LICHESS: &str = include_str!("../data/winning/lichess.txt");

fn position(fen: &str) -> Chess {
    message::position(fen).unwrap_or_else(|| panic!("no position: {fen}"))
}

/// A line of the files: the sides that have a helpmate, and the FEN.
struct Known {
    fen: &'static str,
    can: [(Color, bool); 2],
}

fn known(text: &'static str) -> Vec<Known> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| Known {
            fen: &line[3..],
            can: [
                (Color::White, &line[..1] == "W"),
                (Color::Black, &line[1..2] == "B"),
            ],
        })
        .collect()
}

/// Passes each position to `right` for both colours, on all processors; `right` checks the verdict.
fn ask(positions: &[Known], right: fn(&Chess, Color, bool)) {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for part in positions.chunks(positions.len().div_ceil(threads)) {
            scope.spawn(move || {
                for known in part {
                    let position = position(known.fen);
                    for (winner, can) in known.can {
                        right(&position, winner, can);
                    }
                }
            });
        }
    });
}

/// Checks that the verdict is the known one, and that a helpmate follows the rules.
fn assert_right(position: &Chess, winner: Color, can: bool, verdict: &Winnability) {
    let board = position.board();
    match verdict {
        Winnability::CanMate(line) => {
            assert!(can, "{winner:?} cannot mate: {board:?}");
            let uci = line.uci(position.castles().mode());
            assert!(Helpmate::replay(position, winner, &uci).is_some());
        }
        Winnability::Cannot(_) => assert!(!can, "{winner:?} can mate: {board:?}"),
        Winnability::Undetermined(open) => panic!("{open:?}, {winner:?}: {board:?}"),
    }
}

/// One in `one_in` positions, so that the answers take seconds; `cargo xtask bench` asks for all of
/// them.
fn sample(text: &'static str, one_in: usize) -> Vec<Known> {
    known(text).into_iter().step_by(one_in).collect()
}

#[test]
fn positions_from_chasolvers_collection_get_their_known_answers() {
    assert_eq!(known(POSITIONS).len(), 3_414);
    ask(&sample(POSITIONS, 16), |position, winner, can| {
        assert_right(position, winner, can, &decide(position, winner).0);
    });
}

#[test]
fn positions_of_lichess_get_their_known_verdicts() {
    assert_eq!(known(LICHESS).len(), 65_536);
    ask(&sample(LICHESS, 8), |position, winner, can| {
        assert_right(position, winner, can, &decide(position, winner).0);
    });
}

#[test]
fn the_quick_verdict_is_never_wrong() {
    for text in [POSITIONS, LICHESS] {
        ask(&known(text), |position, winner, can| {
            if let Some(verdict) = quick(position, winner) {
                assert_right(position, winner, can, &verdict);
            }
        });
    }
}

#[test]
fn an_explanation_never_changes_a_verdict_and_never_makes_a_helpmate_longer() {
    ask(&sample(POSITIONS, 300), |position, winner, can| {
        let (verdict, more) = decide(position, winner);
        assert_right(position, winner, can, &verdict);
        if more {
            let before = verdict.clone();
            let verdict = explain(position, winner, verdict);
            assert_right(position, winner, can, &verdict);
            if let (Winnability::CanMate(before), Winnability::CanMate(after)) = (before, verdict) {
                assert!(after.moves().len() <= before.moves().len());
            }
        }
    });
}

#[track_caller]
fn assert_cannot(position: &Chess, winner: Color, why: Unwinnable) {
    assert_eq!(solve(position, winner), Winnability::Cannot(why));
}

fn line(verdict: Winnability) -> Helpmate {
    match verdict {
        Winnability::CanMate(line) => line,
        other => panic!("no helpmate: {other:?}"),
    }
}

#[test]
fn a_bishop_can_mate_a_king_and_a_pawn_which_blocks_its_own_king() {
    let position = position("8/8/4k3/8/8/3K1B2/7p/8 w - - 0 1");
    let mate = line(solve(&position, Color::White));
    // Only a piece other than a queen or a rook can be in its king's way.
    assert!(mate.moves().iter().any(|played| played.is_promotion()));
    line(solve(&position, Color::Black));
}

#[test]
fn a_bishop_cannot_mate_a_king_alone() {
    let position = position("8/8/4k3/8/8/3K1B2/8/8 w - - 0 1");
    assert_cannot(&position, Color::White, Unwinnable::Material);
    assert_cannot(&position, Color::Black, Unwinnable::BareKing);
}

#[test]
fn a_bare_king_cannot_mate_whatever_stands_against_it() {
    let position = position("k7/pp6/8/8/8/8/8/QQQK4 b - - 0 1");
    assert_eq!(quick(&position, Color::White), None);
    let bare = self::position("7k/8/8/8/8/8/8/QQQK4 b - - 0 1");
    let cannot = Winnability::Cannot(Unwinnable::BareKing);
    assert_eq!(quick(&bare, Color::Black), Some(cannot));
}

#[test]
fn kings_behind_locked_pawns_cannot_mate_as_an_exhaustive_search_shows() {
    let position = position("2k5/8/8/1p1p1p1p/1P1P1P1P/8/8/2K5 w - - 0 1");
    for winner in Color::ALL {
        match solve(&position, winner) {
            Winnability::Cannot(Unwinnable::Exhausted { positions, locked }) => {
                assert!(locked);
                // Two kings cannot stand in more positions.
                assert!((1_000..2 * 64 * 64).contains(&positions), "{positions}");
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_wall_of_pawns_that_holds_for_one_side_may_not_hold_for_the_other() {
    let position = position("5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1");
    assert!(matches!(
        solve(&position, Color::Black),
        Winnability::Cannot(_)
    ));
    line(solve(&position, Color::White));
}

#[test]
fn mate_and_stalemate_come_before_everything_else() {
    let mated = position("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1");
    let mate = line(solve(&mated, Color::White));
    assert!(mate.moves().is_empty() && mate.is_shortest());
    assert_cannot(&mated, Color::Black, Unwinnable::Mated);
    let stalemate = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    for winner in Color::ALL {
        assert_cannot(&stalemate, winner, Unwinnable::Stalemate);
    }
}

#[test]
fn a_shortest_helpmate_is_known_to_be_shortest() {
    let start = Chess::default();
    let Explored::Mate(moves) = explore(&start, Color::Black, 200_000) else {
        panic!("the fool's mate was not found");
    };
    assert_eq!(moves.len(), 4);
    assert_eq!(
        explore(&start, Color::Black, 2_000),
        Explored::Unfinished { no_mate_in: 2 }
    );
    let in_one = position("6k1/5ppp/8/8/8/8/8/KR6 w - - 0 1");
    let mate = line(solve(&in_one, Color::White));
    assert_eq!(mate.uci(CastlingMode::Standard), ["b1b8"]);
    assert!(mate.is_shortest());
}

#[test]
fn a_line_is_a_helpmate_only_if_it_is_legal_and_mates_the_right_side() {
    let start = Chess::default();
    let fool = "f2f3 e7e5 g2g4 d8h4";
    let knights = "g1f3 ".repeat(10_000);
    for (winner, moves, length) in [
        (Color::Black, fool, Some(4)),
        (Color::White, fool, None),
        (Color::Black, "f2f3 e7e5 g2g4", None),
        (Color::Black, "f2f3 e7e5 g2g4 d8h5", None),
        (Color::Black, "f2f3 e7e5 g2g4 d8h4 a2a3", None),
        (Color::Black, "♔  0000 @@@@", None),
        (Color::Black, &knights, None),
    ] {
        let uci: Vec<String> = moves.trim_end().split(' ').map(String::from).collect();
        let line = Helpmate::replay(&start, winner, &uci);
        let length_found = line.map(|line| line.moves().len());
        assert_eq!(length_found, length, "{winner:?}: {moves:.60}");
    }
    assert_eq!(Helpmate::replay(&start, Color::Black, &[]), None);
}

#[test]
fn en_passant_and_promotion_count_among_the_legal_moves() {
    // The only way out of the lock is to capture en passant now.
    let with = position("8/8/8/k1p5/1pPp4/pP1P1p1p/P4P1P/K7 b - c3 0 1");
    let without = position("8/8/8/k1p5/1pPp4/pP1P1p1p/P4P1P/K7 b - - 0 1");
    assert!(matches!(
        solve(&without, Color::White),
        Winnability::Cannot(Unwinnable::Exhausted { locked: true, .. })
    ));
    let mate = line(solve(&with, Color::White));
    assert!(mate.moves()[0].is_en_passant());
    let promotes = position("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    let mate = line(solve(&promotes, Color::White));
    assert!(mate.moves().iter().any(|played| played.is_promotion()));
}

#[test]
fn castling_of_chess960_never_makes_a_helpmate_doubtful() {
    // Chess960's position 1, with all rights.
    let position = position("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
    assert_eq!(position.castles().mode(), CastlingMode::Chess960);
    for winner in Color::ALL {
        let mate = line(solve(&position, winner));
        let uci = mate.uci(CastlingMode::Chess960);
        assert!(Helpmate::replay(&position, winner, &uci).is_some());
    }
}

#[test]
fn castling_rights_unknown_to_the_solver_leave_the_verdict_open() {
    for (fen, winner, seen) in [
        ("5rk1/6P1/7K/5q2/8/8/8/8 w f - 0 1", Color::White, true),
        (
            "k4r2/Pp1p1p2/1P1P1Pp1/6P1/6p1/5pP1/5P1K/6BN b f - 0 1",
            Color::White,
            true,
        ),
        (
            "8/2b5/8/4k2B/1p1p4/1P1Pp1p1/4P1P1/2b2BRK b G - 0 1",
            Color::Black,
            false,
        ),
    ] {
        let position = position(fen);
        assert_eq!(
            decide(&position, winner).0,
            Winnability::Undetermined(Open::Castling)
        );
        // The rules of chess themselves know that castling: a search of everything is a proof.
        match solve(&position, winner) {
            Winnability::Cannot(Unwinnable::Exhausted { .. }) => assert!(seen, "{fen}"),
            Winnability::Undetermined(Open::Castling) => assert!(!seen, "{fen}"),
            other => panic!("{fen}: {other:?}"),
        }
    }
}

#[test]
fn a_side_of_more_than_sixteen_pieces_is_left_to_the_rules_alone() {
    let position = position("k7/8/8/8/PPPPPPPP/PPPPPPPP/PPPPPPPP/K7 w - - 0 1");
    assert_eq!(
        decide(&position, Color::White).0,
        Winnability::Undetermined(Open::TooManyPieces)
    );
    match solve(&position, Color::White) {
        Winnability::CanMate(_) | Winnability::Undetermined(Open::TooManyPieces) => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn questions_and_answers_arrive_as_they_were_sent() {
    let position = position("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
    let request = Request::new(7, &position, Color::Black);
    let read = Request::parse(&request.write()).unwrap();
    assert_eq!(read, request);
    let brief = request.clone().briefly();
    assert_eq!(Request::parse(&brief.write()), Some(brief));
    assert_eq!(read.position().as_ref(), Some(&position));
    for said in [
        Said::Mate {
            moves: vec!["e2e4".to_owned()],
            shortest: true,
        },
        Said::Cannot(Unwinnable::Exhausted {
            positions: 3,
            locked: true,
        }),
        Said::Cannot(Unwinnable::Proved),
        Said::Open(Open::Castling),
    ] {
        let reply = Reply::new(SolverMessage::Answer {
            id: 7,
            said,
            more: true,
        });
        assert_eq!(Reply::parse(&reply.write()), Some(reply));
    }
    for news in [SolverMessage::Ready, SolverMessage::Failed] {
        let reply = Reply::new(news);
        assert_eq!(Reply::parse(&reply.write()), Some(reply));
    }
    assert_eq!(
        Reply::new(SolverMessage::Failed).write(),
        r#"{"version":1,"news":"failed"}"#
    );
}

#[test]
fn a_malformed_message_is_not_read() {
    let good = Request::new(1, &Chess::default(), Color::White).write();
    assert!(Request::parse(&good).is_some());
    let long = format!("{good}{}", " ".repeat(10_000_000));
    let deep = "[".repeat(10_000);
    let other = good.replace("\"version\":1", "\"version\":2");
    for text in ["", "{}", "null", "♔", &long, &deep, &other, &good[1..]] {
        assert_eq!(Request::parse(text), None);
        assert_eq!(Reply::parse(text), None);
    }
    for fen in ["", "8/8", "8/8/8/8/8/8/8/8 w - - 0 1", &"k".repeat(1_000)] {
        assert!(message::position(fen).is_none(), "{fen}");
    }
}

#[test]
fn a_reported_helpmate_that_does_not_hold_leaves_the_verdict_open() {
    let said = Said::Mate {
        moves: vec!["e2e4".to_owned()],
        shortest: true,
    };
    assert_eq!(
        said.check(&Chess::default(), Color::White),
        Winnability::Undetermined(Open::Disputed)
    );
}

#[test]
fn article_5_2_2_the_first_look_finds_exactly_the_dead_lichess_positions() {
    let (mut dead, mut missed, mut besides) = (0, Vec::new(), Vec::new());
    for known in known(LICHESS) {
        let position = position(known.fen);
        let is_dead = known.can.iter().all(|(_, can)| !can);
        if position.legal_moves().is_empty() || position.is_insufficient_material() {
            continue;
        }
        dead += usize::from(is_dead);
        match (is_dead, might_be_dead(&position)) {
            (true, false) => missed.push(known.fen),
            (false, true) => besides.push(known.fen),
            _ => {}
        }
    }
    assert_eq!(dead, 6);
    assert_eq!((missed, besides), (vec![], vec![]));
}

#[test]
fn article_5_2_2_the_solver_proves_the_dead_positions_of_real_games_at_once() {
    for known in known(LICHESS) {
        let position = position(known.fen);
        if !might_be_dead(&position) {
            continue;
        }
        for winner in Color::ALL {
            let verdict = decide(&position, winner).0;
            let verdict = confirm(&position, winner, verdict);
            assert!(matches!(verdict, Winnability::Cannot(_)), "{}", known.fen);
        }
    }
}

#[test]
fn article_5_2_2_the_first_look_does_not_count_as_proof() {
    // The wall stands, and the bishop goes round it.
    let walled = position("4k1b1/5b2/8/1p1p1pBp/1PbP1P1P/8/8/4K1B1 w - -");
    assert!(might_be_dead(&walled));
    assert!(matches!(
        decide(&walled, Color::White).0,
        Winnability::CanMate(_)
    ));
}
