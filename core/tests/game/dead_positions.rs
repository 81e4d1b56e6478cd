//! Dead positions (5.2.2): the game ended with the move that brought them about, whenever a proof
//! comes.

use zeitnot_core::clock::log::{LogEvent, lines};
use zeitnot_core::clock::setup::SetupDraft;
use zeitnot_core::clock::{
    BoardEnd, ByColor, Clock, Color, EndReason, Event, GameResult, Outcome, Rejection, Setup,
    notation,
};
use zeitnot_core::game::sheet::{PgnSource, Pressing, SheetError};
use zeitnot_core::game::winnability::wall::might_be_dead;
use zeitnot_core::game::{Position, Scoresheet, Start, Unwinnable};
use zeitnot_core::json;
use zeitnot_core::time::{Instant, Millis, Stamp};

/// White closes the wall with g4-g5, and nobody comes through it again.
const LAST_GAP: &str = "4k3/8/p1p1p1p1/P1P1P3/6P1/8/8/4K3 w - - 0 60";
const PROVED: ByColor<Unwinnable> = ByColor {
    white: Unwinnable::Proved,
    black: Unwinnable::Proved,
};

fn at(ms: i64) -> Stamp {
    Stamp {
        at: Instant::new(ms),
        ..Stamp::default()
    }
}

struct Game {
    sheet: Scoresheet,
    clock: Clock,
}

impl Game {
    /// Before g5, White's clock started at zero.
    fn new(control: &str, pressing: Pressing) -> Game {
        let controls = notation::parse(control).expect("a control");
        let setup = Setup::new(SetupDraft::standard(controls)).expect("a valid setup");
        let start = Start::from_fen(LAST_GAP).expect("a position");
        let mut game = Game {
            sheet: Scoresheet::new(start, pressing),
            clock: Clock::new(setup),
        };
        game.does(0, Event::Press(Color::Black));
        game
    }

    fn does(&mut self, ms: i64, event: Event) {
        self.sheet
            .apply(&mut self.clock, event, at(ms))
            .expect("it can happen");
    }

    fn play(&mut self, ms: i64, text: &str) -> Position {
        let played = self.sheet.live(&self.clock).line.read(text).expect(text);
        self.sheet
            .play(&mut self.clock, played, at(ms))
            .expect(text);
        self.sheet.live(&self.clock).line.position().clone()
    }

    fn proved(&mut self, ms: i64, position: &Position) -> Result<(), SheetError> {
        self.sheet
            .end_as_dead(&mut self.clock, position, PROVED, at(ms))
    }

    fn outcome(&self, ms: i64) -> Option<Outcome> {
        self.clock.at(Instant::new(ms)).outcome(self.clock.setup())
    }

    fn written(&self) -> String {
        self.sheet.live(&self.clock).line.san().join(" ")
    }

    fn left(&self, ms: i64) -> (i64, i64) {
        let left = self.clock.at(Instant::new(ms)).accounts;
        (left.white.balance.get(), left.black.balance.get())
    }
}

const DEAD: Option<Outcome> = Some(Outcome {
    result: GameResult::Draw,
    reason: EndReason::DeadPosition,
});

#[test]
fn article_5_2_2_a_dead_position_ends_the_game_at_the_move_that_caused_it() {
    let mut game = Game::new("5+0", Pressing::ByMove);
    let dead = game.play(1_000, "g5");
    assert!(
        might_be_dead(&dead),
        "the position may be dead, so the page asks the solver"
    );
    assert_eq!(game.outcome(3_500), None, "the clock runs meanwhile");
    game.proved(3_500, &dead).expect("a proof");
    assert_eq!(game.outcome(3_500), DEAD);
    assert_eq!(game.written(), "g5");
    // The time that Black's clock ran during the proof does not count.
    assert_eq!(game.left(9_000), (299_000, 300_000));
    assert_eq!(game.sheet.proof(&game.clock), Some(PROVED));
}

#[test]
fn article_5_2_2_moves_after_a_dead_position_do_not_count() {
    let resigns = Event::OnBoard(BoardEnd::Resignation { by: Color::Black });
    let mut game = Game::new("5+0", Pressing::ByMove);
    let dead = game.play(1_000, "g5");
    game.play(2_000, "Kd7");
    game.play(3_000, "Kd2");
    game.does(4_000, resigns);
    game.proved(5_000, &dead).expect("a proof");
    assert_eq!(game.outcome(5_000), DEAD);
    assert_eq!(game.written(), "g5");
    assert_eq!(game.left(5_000), (299_000, 300_000));
    // The sheet keeps the later moves, and they count again when the end is undone.
    let end = game.clock.undoable().expect("the end");
    game.does(6_000, Event::Undo(end));
    assert_eq!(game.written(), "g5 Kd7 Kd2");
    assert_eq!(
        game.outcome(6_000).map(|outcome| outcome.reason),
        Some(EndReason::Resignation)
    );
    assert_eq!(game.sheet.proof(&game.clock), None);
    game.does(7_000, Event::Redo(end));
    assert_eq!((game.outcome(7_000), &*game.written()), (DEAD, "g5"));
}

#[test]
fn article_5_2_2_no_flag_that_fell_after_a_dead_position_loses() {
    // Frozen at its instant; and running on, noted by the page.
    for control in ["1+1", "1+0"] {
        let mut game = Game::new(control, Pressing::ByMove);
        let dead = game.play(1_000, "g5");
        game.proved(90_000, &dead).expect("a proof");
        assert_eq!(game.outcome(90_000), DEAD, "{control}");
        let log = lines(&game.clock, Instant::new(90_000));
        let fell = log
            .iter()
            .any(|line| matches!(line.what, LogEvent::Flag(_)));
        assert!(!fell, "{control}: no flag is reported");
    }
}

#[test]
fn article_5_2_2_double_flag_a_dead_position_draws_whoever_has_fallen_since() {
    let mut game = Game::new("1 df60/10", Pressing::ByMove);
    let dead = game.play(30_000, "g5");
    game.play(31_000, "Kd7");
    // White's main and extra time run out: Black would win by it.
    assert_eq!(
        game.outcome(400_000).map(|outcome| outcome.reason),
        Some(EndReason::ExtraTime)
    );
    game.proved(400_000, &dead).expect("a proof");
    assert_eq!(game.outcome(400_000), DEAD);
    // On extra time, as the table has it.
    let mut game = Game::new("1 df60/10", Pressing::ByMove);
    let dead = game.play(70_000, "g5");
    game.proved(71_000, &dead).expect("a proof");
    assert_eq!(game.outcome(71_000), DEAD);
}

#[test]
fn article_6_7a_a_dead_position_needs_no_press() {
    // Proved before the press, and after it.
    for pressed in [false, true] {
        let mut game = Game::new("5+0", Pressing::ByHand);
        let dead = game.play(1_000, "g5");
        if pressed {
            game.does(2_000, Event::Press(Color::White));
            game.play(2_500, "Kd7");
        }
        game.proved(3_000, &dead).expect("a proof");
        assert_eq!(game.outcome(3_000), DEAD);
        let live = game.sheet.live(&game.clock);
        assert!(!live.pending && live.len() == 1, "pressed: {pressed}");
        let white = if pressed { 298_000 } else { 299_000 };
        assert_eq!(game.left(3_000), (white, 300_000));
    }
}

#[test]
fn a_proof_of_a_position_that_was_taken_back_ends_nothing() {
    let mut game = Game::new("5+0", Pressing::ByMove);
    let dead = game.play(1_000, "g5");
    game.sheet
        .take_back(&mut game.clock, at(2_000))
        .expect("a take-back");
    assert_eq!(game.proved(3_000, &dead), Err(SheetError::PositionIsGone));
    assert_eq!(game.outcome(3_000), None);
    // It may come about again.
    game.play(4_000, "g5");
    game.proved(5_000, &dead).expect("a proof");
    assert_eq!(game.outcome(5_000), DEAD);
    let again = game.proved(6_000, &dead);
    assert_eq!(again, Err(SheetError::Clock(Rejection::HasEnded)));
}

#[test]
fn a_dead_position_is_a_fact_of_the_journal_and_needs_no_solver_to_be_read() {
    let mut game = Game::new("5+0", Pressing::ByMove);
    let dead = game.play(1_000, "g5");
    game.play(2_000, "Kd7");
    game.proved(3_000, &dead).expect("a proof");
    let clock: Clock = json::read(&json::write(&game.clock)).expect("the same clock");
    let sheet: Scoresheet = json::read(&json::write(&game.sheet)).expect("the same sheet");
    assert_eq!((&clock, &sheet), (&game.clock, &game.sheet));
    assert_eq!(sheet.proof(&clock), Some(PROVED));
    let record = PgnSource {
        sheet: &sheet,
        clock: &clock,
        now: Instant::new(4_000),
        players: &ByColor::default(),
        date: "2026.11.22",
        words: &|line| format!("{:?}", line.what),
        ended: &|outcome| format!("{:?}", outcome.reason),
    };
    let pgn = record.write();
    assert!(pgn.contains("[Result \"1/2-1/2\"]"), "{pgn}");
    assert!(pgn.contains("[Termination \"normal\"]"), "{pgn}");
    assert!(pgn.contains("DeadPosition"), "{pgn}");
    assert!(
        pgn.contains("60. g5") && !pgn.contains("60... Kd7"),
        "{pgn}"
    );
}

#[test]
fn a_sheet_older_than_proofs_of_dead_positions_is_read() {
    let game = Game::new("5+0", Pressing::ByMove);
    let text = json::write(&game.sheet);
    let old = text.replace(r#","proof":null"#, "");
    assert_ne!(old, text);
    assert_eq!(json::read::<Scoresheet>(&old), Some(game.sheet));
}

#[test]
fn the_time_of_a_game_that_was_over_adds_up() {
    let mut game = Game::new("5+3", Pressing::ByMove);
    let dead = game.play(1_000, "g5");
    game.play(2_000, "Kd7");
    game.proved(7_000, &dead).expect("a proof");
    let state = game.clock.at(Instant::new(9_000));
    assert_eq!(state.thinking.white, Millis::seconds(1));
    assert_eq!(state.thinking.black, Millis::ZERO);
    assert_eq!(state.stopped, Millis::seconds(8));
}
