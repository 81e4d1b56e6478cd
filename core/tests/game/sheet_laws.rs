//! The score sheet beside its clock: laws that must hold after every act, whatever the acts and
//! their order.

use proptest::prelude::*;
use zeitnot_core::clock::log::LogLine;
use zeitnot_core::clock::setup::{DEFAULT_TIME, SetupDraft};
use zeitnot_core::clock::{
    BoardEnd, ByColor, Claimant, Clock, Color, EntryId, Event, Face, Offence, Outcome, Phase,
    Reading, Rejection, Schedule, Setup, StoppedBy, notation,
};
use zeitnot_core::game::pgn::{self, annotation};
use zeitnot_core::game::sheet::{PgnSource, Pressing, SheetError};
use zeitnot_core::game::{Scoresheet, Start};
use zeitnot_core::json;
use zeitnot_core::time::{Instant, Millis, Stamp};

/// An act. The game determines what it does exactly.
#[derive(Clone, Copy, Debug)]
enum Act {
    /// One of the legal moves, counted round.
    Play(u16),
    /// The side on turn presses, or the side that starts.
    Press,
    WrongPress,
    UndoLast,
    Redo,
    TakeBack,
    /// To one of the earlier plies, counted round, with this much more time.
    Restore(u16, i64),
    Penalize(Color, Offence),
    Give(Color, i64),
    /// Both clocks are set a little forward.
    Correct(i64),
    Stop,
    Resume,
    Away(i64),
    CountAway(bool),
    ClaimFlag,
    ClaimDraw(Color),
    Offer(Color),
    Answer(bool),
    Claim(BoardEnd),
    Resign(Color),
    Arrive(Color),
}

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

fn offence() -> impl Strategy<Value = Offence> {
    prop_oneof![
        Just(Offence::IllegalMove),
        Just(Offence::PressWithoutMove),
        Just(Offence::WrongClaim),
    ]
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        30 => any::<u16>().prop_map(Act::Play),
        16 => Just(Act::Press),
        1 => Just(Act::WrongPress),
        6 => Just(Act::UndoLast),
        4 => Just(Act::Redo),
        4 => Just(Act::TakeBack),
        3 => (any::<u16>(), prop_oneof![Just(0), 1..9_000i64])
            .prop_map(|(ply, more)| Act::Restore(ply, more)),
        3 => (color(), offence()).prop_map(|(side, what)| Act::Penalize(side, what)),
        2 => (color(), prop_oneof![1..9_000i64, -9_000..0i64])
            .prop_map(|(side, ms)| Act::Give(side, ms)),
        2 => (0..9_000i64).prop_map(Act::Correct),
        2 => Just(Act::Stop),
        4 => Just(Act::Resume),
        1 => (0..9_000i64).prop_map(Act::Away),
        2 => any::<bool>().prop_map(Act::CountAway),
        1 => Just(Act::ClaimFlag),
        1 => color().prop_map(Act::ClaimDraw),
        2 => color().prop_map(Act::Offer),
        1 => any::<bool>().prop_map(Act::Answer),
        1 => prop_oneof![Just(BoardEnd::Threefold), Just(BoardEnd::FiftyMoves)]
            .prop_map(Act::Claim),
        1 => color().prop_map(Act::Resign),
        1 => color().prop_map(Act::Arrive),
    ]
}

const STARTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 96 90",
    "7k/8/6K1/8/8/8/6p1/5Q2 w - - 0 1",
    "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1",
    "4k3/8/8/8/8/8/8/R3K3 b - - 0 1",
];
const CONTROLS: [&str; 4] = ["5+0", "1+2", "1 df60/10", "3/1, 1+1"];

#[derive(Clone, Debug)]
struct Script {
    control: &'static str,
    start: &'static str,
    pressing: Pressing,
    /// Whether the start is scheduled, so that the players are expected (6.6).
    scheduled: bool,
    acts: Vec<(i64, Act)>,
}

fn script() -> impl Strategy<Value = Script> {
    let control = prop::sample::select(&CONTROLS[..]);
    let start = prop::sample::select(&STARTS[..]);
    let pressing = prop_oneof![Just(Pressing::ByMove), Just(Pressing::ByHand)];
    let pause = prop_oneof![8 => 0..3_000i64, 2 => Just(0), 1 => 3_000..50_000i64];
    let acts = prop::collection::vec((pause, act()), 0..40);
    let parts = (control, start, pressing, any::<bool>(), acts);
    parts.prop_map(|(control, start, pressing, scheduled, acts)| Script {
        control,
        start,
        pressing,
        scheduled,
        acts,
    })
}

/// A sheet, its clock, and the time.
#[derive(Clone, Debug)]
struct Game {
    sheet: Scoresheet,
    clock: Clock,
    now: i64,
}

impl Game {
    fn of(script: &Script) -> Game {
        let controls = notation::parse(script.control).expect("a control");
        let start = Start::from_fen(script.start).expect("a position");
        let draft = SetupDraft {
            begins: start.turn(),
            schedule: script.scheduled.then_some(Schedule {
                start: Instant::START,
                default_time: DEFAULT_TIME,
            }),
            ..SetupDraft::standard(controls)
        };
        let setup = Setup::new(draft).expect("a valid setup");
        Game {
            sheet: Scoresheet::new(start, script.pressing),
            clock: Clock::new(setup),
            now: 0,
        }
    }

    fn stamp(&self) -> Stamp {
        Stamp {
            at: Instant::new(self.now),
            ..Stamp::default()
        }
    }

    fn apply(&mut self, event: Event) -> Result<(), SheetError> {
        let stamp = self.stamp();
        self.sheet.apply(&mut self.clock, event, stamp)
    }

    fn run(&mut self, act: Act) -> Result<(), SheetError> {
        let stamp = self.stamp();
        let state = self.clock.at(stamp.at);
        let starts = self.clock.setup().draft().begins.other();
        let on_turn = state.turn().map_or(starts, |turn| turn.side);
        match act {
            Act::Play(any) => {
                let live = self.sheet.live(&self.clock);
                let legal = shakmaty::Position::legal_moves(live.line.position());
                let Some(which) = usize::from(any).checked_rem(legal.len()) else {
                    return Err(SheetError::IllegalMove);
                };
                self.sheet.play(&mut self.clock, legal[which], stamp)
            }
            Act::Press => self.apply(Event::Press(on_turn)),
            Act::WrongPress => self.apply(Event::Press(on_turn.other())),
            Act::UndoLast => match self.clock.undoable() {
                Some(id) => self.apply(Event::Undo(id)),
                None => Err(Rejection::NothingToUndo.into()),
            },
            Act::Redo => self.apply(Event::Redo(self.clock.redoable().unwrap_or(EntryId(0)))),
            Act::TakeBack => self.sheet.take_back(&mut self.clock, stamp),
            Act::Restore(any, more) => {
                let live = self.sheet.live(&self.clock);
                let ply = usize::from(any) % (live.len() + 1);
                let then = self.sheet.clock_at(&self.clock, &live, ply);
                let readings = then.accounts.map(|account| {
                    let reading = account.reading();
                    if account.in_overtime() {
                        reading
                    } else {
                        Reading {
                            time: reading.time + Millis::new(more),
                            ..reading
                        }
                    }
                });
                self.sheet.restore(&mut self.clock, ply, readings, stamp)
            }
            Act::Penalize(offender, offence) => self.apply(Event::Penalize {
                offender,
                offence,
                amount: Millis::new(1_500),
            }),
            Act::Give(to, ms) => self.apply(Event::Give {
                to,
                amount: Millis::new(ms),
            }),
            Act::Correct(more) => {
                let readings = state.accounts.map(|account| {
                    let shown = account.reading().shown();
                    Reading {
                        time: shown.time + Millis::new(more),
                        ..shown
                    }
                });
                self.apply(Event::Correct(readings))
            }
            Act::Stop => self.apply(Event::Stop(StoppedBy::Arbiter)),
            Act::Resume => self.apply(Event::Resume),
            Act::Away(ms) => self.apply(Event::Away {
                since: stamp.at - Millis::new(ms),
            }),
            Act::CountAway(yes) => self.apply(Event::CountAway(yes)),
            Act::ClaimFlag => self.apply(Event::ClaimFlag(Claimant::Arbiter)),
            Act::ClaimDraw(side) => self.apply(Event::ClaimDraw(side)),
            Act::Offer(by) => self.sheet.offer_draw(&self.clock, by, stamp),
            Act::Answer(yes) => self.sheet.answer(&mut self.clock, yes, stamp),
            Act::Claim(end) => self.sheet.claim(&mut self.clock, None, end, stamp),
            Act::Arrive(side) => self.apply(Event::Arrive(side)),
            Act::Resign(by) => self.apply(Event::OnBoard(BoardEnd::Resignation { by })),
        }
    }
}

/// The side to move on the board is the side whose turn it is on the clock;
/// only a move by hand may wait for its press.
fn turns_agree(game: &Game) -> Result<(), TestCaseError> {
    let live = game.sheet.live(&game.clock);
    prop_assert!(!live.pending || game.sheet.pressing() == Pressing::ByHand);
    let state = game.clock.at(Instant::new(game.now));
    if let Some(turn) = state.turn() {
        let waits = if live.pending {
            live.line.turn().other()
        } else {
            live.line.turn()
        };
        prop_assert_eq!(
            turn.side,
            waits,
            "board: {:?} pending {}, clock {:?}",
            live.line.san(),
            live.pending,
            state.phase
        );
    }
    Ok(())
}

/// A stored game is the same game.
fn stores(game: &Game) -> Result<(), TestCaseError> {
    let sheet: Scoresheet = json::read(&json::write(&game.sheet)).expect("a sheet");
    let clock: Clock = json::read(&json::write(&game.clock)).expect("a clock");
    prop_assert_eq!(&sheet, &game.sheet);
    prop_assert_eq!(sheet.live(&clock), game.sheet.live(&game.clock));
    let now = Instant::new(game.now);
    prop_assert_eq!(clock.at(now), game.clock.at(now));
    Ok(())
}

/// The main line of the PGN is the game, and its `%clk` are the times that were shown.
fn records(game: &Game) -> Result<(), TestCaseError> {
    let words = |line: &LogLine| format!("{:?} {{}} ({}) ;", line.what, line.undone);
    let ended = |outcome: Outcome| format!("{outcome:?}");
    let text = PgnSource {
        sheet: &game.sheet,
        clock: &game.clock,
        now: Instant::new(game.now),
        players: &ByColor::default(),
        date: "2026.11.21",
        words: &words,
        ended: &ended,
    }
    .write();
    let read = pgn::parse(&text, &pgn::Limits::default());
    prop_assert!(read.is_clean(), "{}\n{:?}", text, read);
    prop_assert_eq!(read.games.len(), 1);
    let tree = &read.games[0].tree;
    let live = game.sheet.live(&game.clock);
    let main = tree.main_line();
    let moves: Vec<_> = main.iter().filter_map(|&id| tree.play_at(id)).collect();
    prop_assert_eq!(&moves[..], live.line.moves(), "{}", text);
    let completed = live.len() - usize::from(live.pending);
    for ply in 1..=completed {
        let then = game.sheet.clock_at(&game.clock, &live, ply);
        let mover: Color = shakmaty::Position::turn(&live.line.positions()[ply - 1]).into();
        let face = Face::of_state(game.clock.setup(), &then);
        let shown = face.sides.get(mover).time.or_zero();
        let notes = tree.notes(main[ply - 1]);
        let clk = notes.after.iter().find_map(|c| annotation::clk_in(c));
        prop_assert_eq!(clk, Some(shown), "ply {} of {}", ply, text);
    }
    Ok(())
}

fn play(
    script: &Script,
    check: impl Fn(&Game) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    let mut game = Game::of(script);
    for (pause, act) in &script.acts {
        game.now += pause;
        let before = game.clone();
        match game.run(*act) {
            Ok(()) => check(&game)?,
            Err(why) => {
                prop_assert_eq!(&game.sheet, &before.sheet, "{:?} {:?}", act, why);
                prop_assert_eq!(&game.clock, &before.clock, "{:?} {:?}", act, why);
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 500,
        failure_persistence: None,
        max_shrink_iters: 20_000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn the_board_and_the_clock_never_disagree_whose_turn_it_is(script in script()) {
        play(&script, turns_agree)?;
    }

    #[test]
    fn a_stored_game_is_the_same_game(script in script()) {
        play(&script, stores)?;
    }

    #[test]
    fn the_record_of_a_game_reads_back_as_that_game(script in script()) {
        play(&script, records)?;
    }

    /// Undoing an entry and redoing it at once changes nothing.
    #[test]
    fn a_redo_brings_back_what_an_undo_took(script in script()) {
        let seen = |game: &Game| {
            let Some(id) = game.clock.undoable() else { return Ok(()) };
            let mut other = game.clone();
            let seen = |game: &Game| {
                let state = game.clock.at(Instant::new(game.now));
                (game.sheet.live(&game.clock), state)
            };
            let before = seen(&other);
            other.apply(Event::Undo(id)).expect("an undo");
            other.apply(Event::Redo(id)).expect("a redo");
            prop_assert_eq!(before, seen(&other));
            Ok(())
        };
        play(&script, seen)?;
    }

    /// A press that is undone by hand leaves its move, and no other, waiting.
    #[test]
    fn an_undone_press_by_hand_leaves_its_own_move_waiting(script in script()) {
        let seen = |game: &Game| {
            let mut other = game.clone();
            let before = other.sheet.live(&other.clock);
            let Some(id) = other.clock.undoable() else { return Ok(()) };
            let is_move = matches!(other.clock.at(Instant::new(other.now)).phase, Phase::Running(_))
                && matches!(other.clock.journal()[id.0 as usize].event, Event::Press(_));
            if other.sheet.pressing() != Pressing::ByHand || before.pending || !is_move
                || before.is_empty()
            {
                return Ok(());
            }
            other.apply(Event::Undo(id)).expect("an undo");
            let after = other.sheet.live(&other.clock);
            prop_assert!(after.pending);
            prop_assert_eq!(before.line.moves(), after.line.moves());
            Ok(())
        };
        play(&script, seen)?;
    }
}

fn game(control: &'static str, start: &'static str, pressing: Pressing) -> Game {
    Game::of(&Script {
        control,
        start,
        pressing,
        scheduled: false,
        acts: Vec::new(),
    })
}

impl Game {
    /// Plays moves, each after a second of thought, and presses by hand.
    fn moves(&mut self, text: &str) {
        for san in text.split_whitespace() {
            self.now += 1_000;
            let live = self.sheet.live(&self.clock);
            let played = live.line.read(san).expect(san);
            let stamp = self.stamp();
            self.sheet.play(&mut self.clock, played, stamp).expect(san);
            let waits = self.sheet.live(&self.clock).pending;
            if waits {
                self.run(Act::Press).expect("the press");
            }
        }
    }

    fn written(&self) -> String {
        self.sheet.live(&self.clock).line.san().join(" ")
    }

    fn left(&self) -> (i64, i64) {
        let state = self.clock.at(Instant::new(self.now));
        let left = state.accounts.map(|account| account.balance.get());
        (left.white, left.black)
    }
}

#[test]
fn a_position_in_which_black_is_to_move_can_be_played() {
    let mut game = game("5+0", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1", Pressing::ByMove);
    game.moves("Ke7 Ra7");
    assert_eq!(game.written(), "Ke7 Ra7+");
}

#[test]
fn a_move_is_taken_back_again_after_a_take_back_was_undone() {
    let mut game = game("5+0", STARTS[0], Pressing::ByMove);
    game.moves("e4 e5");
    for act in [Act::TakeBack, Act::UndoLast, Act::TakeBack] {
        game.run(act).expect("it can be done");
    }
    assert_eq!(game.written(), "e4");
}

#[test]
fn a_take_back_keeps_the_time_that_a_penalty_gave_before_the_move() {
    let mut game = game("5+0", STARTS[0], Pressing::ByMove);
    game.moves("e4");
    game.run(Act::Penalize(Color::White, Offence::WrongClaim))
        .expect("a penalty");
    let before = game.left();
    game.moves("e5");
    game.run(Act::TakeBack).expect("a take-back");
    assert_eq!(game.left(), before);
}

#[test]
fn article_6_13_a_take_back_after_a_restoration_keeps_the_arbiters_times() {
    let mut game = game("5+0", STARTS[0], Pressing::ByMove);
    game.moves("e4 e5 Nf3");
    game.run(Act::Restore(2, 7_000)).expect("a restoration");
    let before = game.left();
    game.moves("Nc3");
    game.run(Act::TakeBack).expect("a take-back");
    assert_eq!(game.left(), before);
}

#[test]
fn presses_by_hand_are_undone_one_by_one() {
    let mut game = game("5+0", STARTS[0], Pressing::ByHand);
    game.moves("e4 e5 Nf3");
    for waiting in ["e4 e5 Nf3", "e4 e5", "e4"] {
        game.run(Act::UndoLast).expect("an undo");
        assert_eq!(game.written(), waiting);
        assert!(game.sheet.live(&game.clock).pending);
    }
}

#[test]
fn article_6_7a_a_press_does_not_bring_a_mated_game_on() {
    let mut game = game("5+0", "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", Pressing::ByHand);
    game.moves("Ra8#");
    game.run(Act::UndoLast).expect("an undo");
    let _ = game.run(Act::Press);
    let state = game.clock.at(Instant::new(game.now));
    assert_ne!(state.running(), Some(Color::Black), "Black is mated");
}

#[test]
fn a_redo_puts_a_lifted_move_back_so_that_its_press_can_be_undone_again() {
    let mut game = game("5+0", STARTS[0], Pressing::ByHand);
    game.moves("e4");
    // White's press is undone, the move lifted, and both are brought back.
    for act in [Act::UndoLast, Act::TakeBack, Act::Redo] {
        game.run(act).expect("it is possible");
    }
    assert_eq!(game.written(), "e4");
    game.run(Act::Play(0)).expect("Black moves");
    let played = game.written();
    game.run(Act::UndoLast).expect("an undo");
    assert_eq!(game.written(), "e4");
    game.run(Act::Redo).expect("a redo");
    assert_eq!(game.written(), played);
}
