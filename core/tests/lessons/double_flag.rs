//! The exhibits that learners operate in the lessons on the double flag.

use shakmaty::Position as _;
use zeitnot_core::clock::{BonusRule, Color, EndReason, Event, GameResult};
use zeitnot_core::game::notation::uci;
use zeitnot_core::lessons::exhibit::board::{BoardAct, BoardExhibit, BoardExhibitState};
use zeitnot_core::lessons::exhibit::curves::{CurvesAct, CurvesExhibit};
use zeitnot_core::lessons::exhibit::side_by_side::{
    SideBySideAct, SideBySideExhibit, SideBySideState,
};
use zeitnot_core::lessons::exhibit::{Exhibit, ExhibitAct, ExhibitError, ExhibitState};
use zeitnot_core::time::Millis;

const ROOKS: &str = "8/8/8/4k3/3r4/8/R5K1/8 w - - 0 70";

fn against_black(fen: &'static str, control: &'static str, thinks: i64) -> BoardExhibit {
    BoardExhibit {
        opponent: Some((Color::Black, thinks)),
        ..BoardExhibit::new(fen, control)
    }
}

fn begun(exhibit: BoardExhibit) -> ExhibitState {
    Exhibit::Board(exhibit).begin().unwrap()
}

/// The learner makes a move.
fn plays(exhibit: &mut ExhibitState, uci: &'static str, at: i64) {
    let play = ExhibitAct::Board(BoardAct::Move(uci));
    exhibit.act(play, at).unwrap();
}

fn board(exhibit: &ExhibitState) -> &BoardExhibitState {
    match exhibit {
        ExhibitState::Board(exhibit) => exhibit,
        _ => panic!("a board"),
    }
}

fn side_by_side(exhibit: &ExhibitState) -> &SideBySideState {
    match exhibit {
        ExhibitState::SideBySide(exhibit) => exhibit,
        _ => panic!("clocks side by side"),
    }
}

/// White moves after `each` milliseconds each time, by a choice that depends on the seed, and
/// neither gives a rook away nor takes one.
fn play_on(exhibit: &mut ExhibitState, each: i64, seed: usize) -> i64 {
    let mut at = 0;
    for ply in 0_usize.. {
        at += each;
        exhibit.act(ExhibitAct::Wait, at).unwrap();
        let now = board(exhibit);
        let face = now.face();
        if face.outcome.is_some() || face.sides.iter().any(|side| side.flag.is_some()) {
            break;
        }
        let line = now.line();
        if line.turn() != Color::White {
            continue;
        }
        let safe: Vec<_> = line
            .position()
            .legal_moves()
            .into_iter()
            .filter(|played| {
                let mut next = line.position().clone();
                next.play_unchecked(*played);
                !played.is_capture() && next.capture_moves().is_empty()
            })
            .collect();
        let moves = if safe.is_empty() {
            line.position().legal_moves().into_iter().collect()
        } else {
            safe
        };
        let played = moves[(ply * 7 + seed) % moves.len()];
        exhibit
            .act(ExhibitAct::Board(BoardAct::Play(played)), at)
            .unwrap();
    }
    at
}

#[test]
fn a_rook_ending_is_lost_on_time_under_sudden_death_against_a_kept_rook() {
    for seed in 0..5 {
        let mut exhibit = begun(against_black(ROOKS, "20s", 400));
        play_on(&mut exhibit, 1_000, seed);
        let face = board(&exhibit).face();
        assert!(face.sides.white.flag.is_some(), "{seed}: {face:?}");
        let material = board(&exhibit).line().position().board().material();
        assert_eq!(material.black.rook, 1, "{seed}");
    }
}

#[test]
fn the_same_ending_is_held_with_the_double_flag() {
    for seed in 0..5 {
        let mut exhibit = begun(against_black(ROOKS, "20s df30/5", 2_000));
        play_on(&mut exhibit, 4_500, seed);
        let outcome = board(&exhibit).face().outcome.unwrap();
        assert_eq!(outcome.result, GameResult::Draw, "{seed}");
        assert_eq!(outcome.reason, EndReason::BothFirstFlags, "{seed}");
    }
}

#[test]
fn the_opponent_moves_when_its_time_has_come_and_always_the_same() {
    let read_at = |acts: &[i64]| {
        let mut exhibit = begun(against_black(ROOKS, "1", 700));
        plays(&mut exhibit, "a2a5", 1_000);
        for at in acts {
            exhibit.act(ExhibitAct::Wait, *at).unwrap();
        }
        let line = board(&exhibit).line();
        let moves = line.moves().iter().map(|m| uci(*m, line.start().mode()));
        (
            moves.collect::<Vec<_>>(),
            board(&exhibit).face().sides.black.time,
        )
    };
    assert_eq!(read_at(&[1_699]).0.len(), 1);
    let (moves, time) = read_at(&[1_700]);
    assert_eq!(moves.len(), 2);
    assert_eq!(time, Millis::new(59_300));
    // However late the exhibit is read, the moves took the same time.
    assert_eq!(read_at(&[9_000]), (moves.clone(), time));
    assert_eq!(read_at(&[1_100, 1_500, 1_750]), (moves, time));
}

#[test]
fn the_opponent_leaves_no_piece_hanging_and_takes_hanging_pieces() {
    let answered = |fen, white| {
        let mut exhibit = begun(against_black(fen, "5", 100));
        plays(&mut exhibit, white, 500);
        exhibit.act(ExhibitAct::Wait, 1_000).unwrap();
        let line = board(&exhibit).line();
        assert_eq!(line.ply(), 2);
        line
    };
    let line = answered(ROOKS, "a2d2");
    assert_eq!(uci(line.moves()[1], line.start().mode()), "d4d2");
    // First the king attacks the rook; in the second position a check would win it.
    for (fen, white) in [
        ("8/8/8/4k3/r7/8/1K6/7R w - - 0 1", "b2b3"),
        ("8/8/4r3/8/4k3/8/8/K6R w - - 0 1", "h1h5"),
    ] {
        let position = answered(fen, white).position().clone();
        assert!(position.capture_moves().is_empty(), "{fen}");
        let taken = position.legal_moves().into_iter().any(|played| {
            let mut next = position.clone();
            next.play_unchecked(played);
            let saved = next.legal_moves().into_iter().any(|answer| {
                let mut after = next.clone();
                after.play_unchecked(answer);
                after.capture_moves().is_empty()
            });
            !saved
        });
        assert!(!taken, "{fen}: a rook is lost");
    }
}

#[test]
fn nobody_moves_the_opponents_men() {
    let mut exhibit = begun(against_black(ROOKS, "1", 5_000));
    plays(&mut exhibit, "a2a5", 100);
    let refused = exhibit.act(ExhibitAct::Board(BoardAct::Move("e5e6")), 200);
    assert!(
        matches!(refused, Err(ExhibitError::Board(_))),
        "{refused:?}"
    );
    assert_eq!(board(&exhibit).line().ply(), 1);
}

#[test]
fn a_flag_that_falls_while_the_opponent_thinks_comes_before_its_move() {
    let exhibit = BoardExhibit {
        script: &[(0, Event::Press(Color::White))],
        ..against_black("7k/R7/8/8/8/8/8/1R4K1 b - - 0 40", "1s", 3_000)
    };
    let mut exhibit = begun(exhibit);
    exhibit.act(ExhibitAct::Wait, 60_000).unwrap();
    assert!(board(&exhibit).face().sides.black.flag.is_some());
    assert_eq!(board(&exhibit).line().ply(), 0);
    assert_eq!(exhibit.next_change(), None);
}

#[test]
fn a_pawn_becomes_the_piece_that_the_learner_names() {
    let fen = "7k/P5pp/8/8/8/8/6PP/6K1 w - - 0 40";
    let mut exhibit = begun(against_black(fen, "1", 1_000));
    plays(&mut exhibit, "a7a8r", 0);
    assert_eq!(board(&exhibit).line().position().board().rooks().count(), 1);
}

#[test]
fn one_press_presses_all_clocks_and_each_gives_its_own_time() {
    let exhibit = SideBySideExhibit::new(&["30s df30/5", "30s b5", "30s byo 1x5"]);
    let mut exhibit = Exhibit::SideBySide(exhibit).begin().unwrap();
    exhibit
        .act(ExhibitAct::SideBySide(SideBySideAct::Press), 2_000)
        .unwrap();
    // The time under Bronstein includes the first delay from the beginning.
    let left: Vec<Millis> = (0..3)
        .map(|place| side_by_side(&exhibit).face(place).unwrap().sides.white.time)
        .collect();
    assert_eq!(left, [28, 35, 28].map(Millis::seconds));
    assert_eq!(side_by_side(&exhibit).spent, Millis::seconds(2));
    let refused = exhibit.act(ExhibitAct::SideBySide(SideBySideAct::Press), 2_500);
    assert_eq!(refused, Err(ExhibitError::NotOffered), "it is Black's turn");
    // Black has answered after a second, and White thinks from then on.
    exhibit
        .act(ExhibitAct::SideBySide(SideBySideAct::Press), 6_000)
        .unwrap();
    assert_eq!(side_by_side(&exhibit).spent, Millis::seconds(3));
    assert_eq!(side_by_side(&exhibit).moves, 2);
}

#[test]
fn a_game_that_is_over_on_all_clocks_takes_no_press() {
    let mut exhibit = Exhibit::SideBySide(SideBySideExhibit::new(&["1s b1", "1s byo 1x1"]))
        .begin()
        .unwrap();
    exhibit.act(ExhibitAct::Wait, 10_000).unwrap();
    assert!(!side_by_side(&exhibit).goes_on());
    let refused = exhibit.act(ExhibitAct::SideBySide(SideBySideAct::Press), 10_000);
    assert_eq!(refused, Err(ExhibitError::NotOffered));
    assert_eq!(side_by_side(&exhibit).moves, 0);
}

#[test]
fn the_curves_give_the_figures_of_the_article() {
    let mut exhibit = Exhibit::Curves(CurvesExhibit::ARTICLE).begin().unwrap();
    for (before, after) in [(44, 52), (42, 51), (58, 59), (40, 50), (0, 10), (60, 60)] {
        let drag = CurvesAct::Drag(Millis::seconds(before));
        exhibit.act(ExhibitAct::Curves(drag), 0).unwrap();
        exhibit
            .act(ExhibitAct::Curves(CurvesAct::Press), 0)
            .unwrap();
        let ExhibitState::Curves(now) = &exhibit else {
            panic!()
        };
        assert_eq!(now.left, Millis::seconds(after));
    }
    // A drag beyond an end stops at the end.
    let beyond = CurvesAct::Drag(Millis::hours(1));
    exhibit.act(ExhibitAct::Curves(beyond), 0).unwrap();
    let ExhibitState::Curves(now) = &exhibit else {
        panic!()
    };
    assert_eq!(now.left, Millis::seconds(60));
}

#[test]
fn a_rule_that_is_not_shown_cannot_be_chosen() {
    let exhibit = CurvesExhibit {
        rules: &[BonusRule::Linear],
        ..CurvesExhibit::ARTICLE
    };
    let mut exhibit = Exhibit::Curves(exhibit).begin().unwrap();
    let refused = exhibit.act(ExhibitAct::Curves(CurvesAct::Choose(BonusRule::Hybrid)), 0);
    assert_eq!(refused, Err(ExhibitError::NotOffered));
}
