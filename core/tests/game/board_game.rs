//! A game on the board beside its clock: each act on one also happens on the other.

use zeitnot_core::clock::log::LogEvent;
use zeitnot_core::clock::setup::SetupDraft;
use zeitnot_core::clock::{
    BoardEnd, ByColor, Clock, Color, EndReason, Event, GameResult, Offence, Overtime, Phase,
    Rejection, Schedule, Setup, notation,
};
use zeitnot_core::game::pgn::annotation;
use zeitnot_core::game::sheet::{Claiming, PgnSource, Pressing, SheetError};
use zeitnot_core::game::{Scoresheet, Start};
use zeitnot_core::json;
use zeitnot_core::time::{Instant, Millis};

use super::table::{Game, at};

#[test]
fn whites_first_move_starts_the_game_and_costs_no_time() {
    let mut game = Game::new("5+0", Pressing::ByMove);
    game.wait(7_000).play("e4").expect("the first move");
    assert_eq!(game.left(), (300_000, 300_000));
    game.wait(2_000);
    assert_eq!(game.left(), (300_000, 298_000), "Black's clock runs");
}

#[test]
fn a_move_presses_the_clock_and_gains_the_increment() {
    let mut game = Game::new("3+2", Pressing::ByMove);
    game.moves("e4 e5 Nf3");
    // 3:02, less a second for the second move, and two bonuses more.
    assert_eq!(game.left(), (185_000, 183_000));
    assert_eq!(game.written(), "e4 e5 Nf3");
    assert_eq!(
        game.apply(Event::Press(Color::Black)),
        Err(SheetError::MovePresses)
    );
}

#[test]
fn article_6_7a_a_move_is_complete_only_with_the_press() {
    let mut game = Game::new("5+0", Pressing::ByHand);
    game.presses(Color::Black);
    assert_eq!(
        game.apply(Event::Press(Color::White)),
        Err(SheetError::NoMoveMade)
    );
    game.moves("e4");
    assert!(game.sheet.live(&game.clock).pending);
    game.wait(4_000);
    assert_eq!(game.left(), (295_000, 300_000), "White's clock still runs");
    assert_eq!(game.play("e5"), Err(SheetError::PressFirst));
    game.presses(Color::White);
    assert!(!game.sheet.live(&game.clock).pending);
    game.wait(1_000);
    assert_eq!(game.left(), (295_000, 299_000));
}

#[test]
fn article_6_7a_a_move_that_ends_the_game_needs_no_press() {
    let mut game = Game::new("5+0", Pressing::ByHand);
    game.presses(Color::Black);
    for (san, side) in [
        ("f3", Color::White),
        ("e5", Color::Black),
        ("g4", Color::White),
    ] {
        game.moves(san).presses(side);
    }
    game.wait(1_000).play("Qh4#").expect("mate");
    assert_eq!(game.ended(), "0-1 checkmate");
    assert_eq!(game.written(), "f3 e5 g4 Qh4#");
}

#[test]
fn the_other_sides_clock_lets_no_move_be_made() {
    let mut game = Game::new("5+0", Pressing::ByMove);
    game.moves("e4");
    game.stops();
    assert_eq!(
        game.play("e5"),
        Err(SheetError::Clock(Rejection::IsStopped)),
        "the clocks stand"
    );
    assert_eq!(game.written(), "e4");
}

#[test]
fn a_take_back_brings_back_both_clocks() {
    let mut game = Game::new("3+2", Pressing::ByMove);
    game.moves("e4 e5");
    let before = game.left();
    game.wait(9_000).play("Nf3").expect("a move");
    game.wait(5_000);
    game.takes_back();
    assert_eq!(game.left(), before);
    assert_eq!(game.written(), "e4 e5");
    game.wait(1_000);
    assert_eq!(game.left(), (before.0 - 1_000, before.1), "White thinks");
    game.play("Nc3").expect("another move");
    assert_eq!(game.written(), "e4 e5 Nc3");
}

/// W4 of a take-back: the arbiter gave time while White thought, and a fresh turn begins.
#[test]
fn article_6_2_a_turn_taken_back_has_all_that_is_guaranteed_for_a_move() {
    let reading = |control: &str, to: Color| {
        let mut game = Game::new(control, Pressing::ByMove);
        game.play("e4").expect("a move");
        game.play("e5").expect("a move");
        game.wait(8_000);
        let amount = Millis::seconds(1);
        game.apply(Event::Give { to, amount }).expect("a second");
        game.moves("Nf3");
        game.takes_back();
        game.clock
            .at(Instant::new(game.now))
            .accounts
            .white
            .reading()
    };
    let whole = |left| Overtime::ByoYomi {
        left: Millis::seconds(left),
        periods: 3,
    };
    let byo_yomi = reading("1s byo 3x30", Color::Black);
    assert_eq!(byo_yomi.overtime, whole(30));
    let per_move = |to| reading("10s/move", to).time;
    assert_eq!(per_move(Color::Black), Millis::seconds(10));
    let delay = |control| reading(control, Color::Black).time;
    let (us, bronstein) = (delay("5m d10"), delay("5m b10"));
    assert_eq!(us, Millis::minutes(5), "nothing of the delay was used up");
    assert_eq!(bronstein, Millis::seconds(310));
}

#[test]
fn a_take_back_after_a_correction_brings_back_what_was_set() {
    let mut game = Game::new("1s byo 3x30", Pressing::ByMove);
    game.play("e4").expect("a move");
    game.play("e5").expect("a move");
    game.wait(8_000);
    game.stops();
    let state = game.clock.at(Instant::new(game.now));
    let mut readings = state.accounts.map(|account| account.reading().shown());
    let set = Overtime::ByoYomi {
        left: Millis::seconds(12),
        periods: 2,
    };
    readings.white.overtime = set;
    game.apply(Event::Correct(readings)).expect("a correction");
    game.apply(Event::Resume).expect("it goes on");
    game.wait(2_000).play("Nf3").expect("a move");
    game.takes_back();
    let white = game.clock.at(Instant::new(game.now)).accounts.white;
    assert_eq!(white.overtime, set);
}

#[test]
fn a_take_back_that_is_undone_brings_the_move_back() {
    let mut game = Game::new("5+0", Pressing::ByMove);
    game.moves("e4 e5");
    game.takes_back();
    let taken = game.last_entry();
    game.apply(Event::Undo(taken)).expect("an undo");
    assert_eq!(game.written(), "e4 e5");
}

#[test]
fn a_press_that_is_undone_takes_its_move_off_the_board() {
    let mut game = Game::new("5+0", Pressing::ByMove);
    game.moves("e4 e5");
    let pressed = game.clock.undoable().expect("Black's press");
    game.apply(Event::Undo(pressed)).expect("an undo");
    assert_eq!(game.written(), "e4");
    game.apply(Event::Redo(pressed)).expect("a redo");
    assert_eq!(game.written(), "e4 e5");
}

#[test]
fn a_move_by_hand_stays_on_the_board_when_its_press_is_undone() {
    let mut game = Game::new("5+0", Pressing::ByHand);
    game.presses(Color::Black);
    game.moves("e4");
    game.presses(Color::White);
    let pressed = game.last_entry();
    game.apply(Event::Undo(pressed)).expect("an undo");
    let live = game.sheet.live(&game.clock);
    assert!(live.pending);
    assert_eq!(game.written(), "e4");
    game.takes_back();
    assert_eq!(game.written(), "");
    game.play("d4").expect("another move");
    game.presses(Color::White);
    assert_eq!(game.written(), "d4");
}

#[test]
fn article_6_13_an_earlier_position_comes_back_with_the_arbiters_times() {
    let mut game = Game::new("5+0", Pressing::ByMove);
    game.moves("e4 e5 Nf3 Nc6 Bb5");
    game.stops();
    let live = game.sheet.live(&game.clock);
    let then = game.sheet.clock_at(&game.clock, &live, 2);
    let mut readings = then.accounts.map(|account| account.reading());
    readings.black.time = Millis::minutes(4);
    game.sheet
        .restore(&mut game.clock, 2, readings, at(game.now))
        .expect("a restoration");
    assert_eq!(game.written(), "e4 e5");
    assert_eq!(game.left(), (300_000, 240_000));
    assert!(matches!(game.phase(), Phase::Stopped(turn, _) if turn.side == Color::White));
    let beyond = game
        .sheet
        .restore(&mut game.clock, 9, readings, at(game.now));
    assert_eq!(beyond, Err(SheetError::NothingToTakeBack));
}

#[test]
fn the_arbiters_penalty_takes_the_illegal_move_off_the_board() {
    let mut game = Game::new("5+0", Pressing::ByMove);
    game.moves("e4 e5");
    game.stops();
    game.apply(Event::Penalize {
        offender: Color::Black,
        offence: Offence::IllegalMove,
        amount: Millis::minutes(2),
    })
    .expect("a penalty");
    assert_eq!(game.written(), "e4");
    assert!(matches!(game.phase(), Phase::Stopped(turn, _) if turn.side == Color::Black));
}

#[test]
fn an_offer_stands_until_it_is_answered_or_a_move_is_made() {
    let mut game = Game::new("5+0", Pressing::ByMove);
    game.moves("e4 e5");
    game.offers(Color::White).expect("an offer");
    let standing = |game: &Game| game.sheet.offer().map(|o| o.by);
    assert_eq!(standing(&game), Some(Color::White));
    assert_eq!(game.offers(Color::White), Err(SheetError::OfferStands));
    game.moves("Nf3");
    // A player's own move keeps the offer, and the opponent's declines it.
    assert_eq!(standing(&game), Some(Color::White));
    game.moves("Nc6");
    assert_eq!(standing(&game), None);
    game.offers(Color::Black).expect("an offer");
    let accepted = game.sheet.answer(&mut game.clock, true, at(game.now));
    accepted.expect("an acceptance");
    assert_eq!(game.ended(), "1/2-1/2 agreement");
    let again = game.sheet.answer(&mut game.clock, true, at(game.now));
    assert!(again.is_err(), "the game is over");
}

#[test]
fn both_players_may_offer_a_draw_one_after_the_other() {
    let mut game = Game::new("5+0", Pressing::ByMove);
    game.moves("e4 e5");
    game.offers(Color::White).expect("an offer");
    game.offers(Color::Black).expect("the opponent's own offer");
    assert_eq!(game.offers(Color::Black), Err(SheetError::OfferStands));
}

/// Knights out and home again: the starting position each time.
const AROUND: &str = "Nf3 Nf6 Ng1 Ng8";

#[test]
fn threefold_repetition_is_a_draw_when_it_is_claimed() {
    let mut game = Game::new("5+0", Pressing::ByMove);
    game.moves(AROUND);
    let claimed = game.claim(None, BoardEnd::Threefold);
    assert_eq!(claimed, Err(SheetError::NoClaim));
    game.moves(AROUND);
    assert_eq!(game.ended(), "", "nobody has claimed");
    game.claim(None, BoardEnd::Threefold).expect("a claim");
    assert_eq!(game.ended(), "1/2-1/2 repetition");
}

/// A game in which claims are judged, under way.
fn judged(control: &str) -> Game {
    let mut game = Game::new(control, Pressing::ByMove);
    game.sheet = Scoresheet::new(Start::standard(), Pressing::ByMove).claimed(Claiming::Judged);
    game.moves("Nf3 Nf6");
    game
}

#[test]
fn article_6_14_a_claim_is_judged_once_made_and_a_wrong_one_costs_time() {
    // 9.5.3: the time given depends on the rate of play.
    for (control, given) in [("90+30", 120_000), ("5+0", 60_000)] {
        let mut game = judged(control);
        let (white, black) = game.left();
        game.claim(None, BoardEnd::Threefold).expect("a claim");
        assert_eq!(game.left(), (white, black + given), "{control}");
        assert_eq!(game.ended(), "");
        game.claim(None, BoardEnd::FiftyMoves).expect("another");
        assert_eq!(game.left().1, black + 2 * given);
        // A correct claim draws.
        game.moves("Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
        game.claim(None, BoardEnd::Threefold).expect("a claim");
        assert_eq!(game.ended(), "1/2-1/2 repetition");
    }
}

#[test]
fn article_6_14_the_move_that_a_wrong_claim_was_made_with_is_played() {
    let mut game = judged("5+0");
    game.claim(Some("Ng1"), BoardEnd::Threefold).expect("wrong");
    assert_eq!(game.written(), "Nf3 Nf6 Ng1");
    assert_eq!(game.left().1, 299_000 + 60_000);
    // If the move brings the position about, the claim is right.
    game.moves("Ng8 Nf3 Nf6 Ng1");
    game.claim(Some("Ng8"), BoardEnd::Threefold).expect("right");
    assert_eq!(game.ended(), "1/2-1/2 repetition");
}

#[test]
fn article_6_14_a_claim_that_the_rules_do_not_allow_costs_nothing() {
    let mut game = judged("15 df60/10");
    let before = game.left();
    assert_eq!(
        game.claim(None, BoardEnd::Threefold),
        Err(SheetError::Clock(Rejection::NotInThisMode))
    );
    assert_eq!(game.left(), before);
    let mut game = judged("5+0");
    game.wait(300_000);
    assert_eq!(
        game.claim(None, BoardEnd::FiftyMoves),
        Err(SheetError::Clock(Rejection::FlagHasFallen)),
        "the clock has noted the flag (6.8)"
    );
}

#[test]
fn a_repetition_is_claimed_with_the_move_that_brings_it_about() {
    let mut game = Game::new("5+0", Pressing::ByMove);
    game.moves("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    game.claim(Some("Ng8"), BoardEnd::Threefold).expect("right");
    assert_eq!(game.ended(), "1/2-1/2 repetition");
    assert_eq!(game.written(), "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
}

#[test]
fn fivefold_repetition_ends_the_game_automatically() {
    let mut game = Game::new("5+0", Pressing::ByMove);
    for _ in 0..4 {
        game.moves(AROUND);
    }
    assert_eq!(game.ended(), "1/2-1/2 fivefoldrepetition");
}

#[test]
fn fifty_moves_are_claimed_and_seventy_five_end_the_game() {
    let mut game = Game::from("5+0", "4k3/8/8/8/8/8/8/R3K3 w - - 99 90");
    game.moves("Ra2");
    game.claim(None, BoardEnd::FiftyMoves).expect("fifty moves");
    let mut game = Game::from("5+0", "4k3/8/8/8/8/8/8/R3K3 w - - 149 90");
    game.moves("Ra2");
    assert_eq!(game.ended(), "1/2-1/2 seventyfivemoves");
}

#[test]
fn double_flag_has_no_draw_by_move_count_or_repetition() {
    let mut game = Game::new("15 df60/10", Pressing::ByMove);
    for _ in 0..6 {
        game.moves(AROUND);
    }
    assert_eq!(game.ended(), "");
    let refused = Err(SheetError::Clock(Rejection::NotInThisMode));
    assert_eq!(game.claim(None, BoardEnd::Threefold), refused);
}

#[test]
fn double_flag_mate_on_extra_time_is_a_draw() {
    let mut game = Game::from("1 df60/10", "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1");
    game.presses(Color::Black);
    game.wait(90_000)
        .play("Ra8#")
        .expect("mate, half a minute late");
    assert_eq!(game.ended(), "1/2-1/2 mateonextratime");
}

#[test]
fn article_6_8_the_board_takes_no_mate_after_a_flag_the_clock_has_noted() {
    for pressing in [Pressing::ByMove, Pressing::ByHand] {
        let start = Start::from_fen("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1").expect("a position");
        let mut game = Game::of("5+0", start, pressing);
        game.presses(Color::Black);
        let mate = game.wait(300_000).play("Ra8#");
        assert_eq!(mate, Err(SheetError::Clock(Rejection::FlagHasFallen)));
        assert_eq!(game.written(), "", "the board is as it was");
    }
}

#[test]
fn stalemate_and_dead_positions_end_the_game_at_once() {
    let mut game = Game::from("5+0", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
    game.moves("Qf7");
    assert_eq!(game.ended(), "1/2-1/2 stalemate");
    let mut game = Game::from("5+0", "7k/8/8/8/8/8/1p6/1K6 w - - 0 1");
    game.moves("Kxb2");
    assert_eq!(game.ended(), "1/2-1/2 deadposition");
}

#[test]
fn a_stored_sheet_reads_back_and_a_damaged_one_breaks_nothing() {
    let mut game = Game::new("5+0", Pressing::ByHand);
    game.presses(Color::Black);
    game.moves("e4");
    let text = json::write(&game.sheet);
    let read: Scoresheet = json::read(&text).expect("the same sheet");
    assert_eq!(read, game.sheet);
    let damaged = text.replace("e2e4", "e2e5");
    let read: Scoresheet = json::read(&damaged).expect("a sheet");
    assert!(
        read.live(&game.clock).is_empty(),
        "an impossible move does not count"
    );
}

#[test]
fn seats_and_readings_survive_a_take_back_to_the_first_move() {
    let mut game = Game::new("5+3", Pressing::ByMove);
    game.moves("e4");
    game.takes_back();
    assert_eq!(game.left(), (303_000, 303_000), "as before the first move");
    let accounts = game.clock.at(Instant::new(game.now)).accounts;
    assert_eq!(accounts.map(|account| account.moves), ByColor::both(0));
    let again = game.sheet.take_back(&mut game.clock, at(game.now));
    assert_eq!(again, Err(SheetError::NothingToTakeBack));
}

/// The game as PGN, with the names of events in its comments.
fn pgn(game: &Game) -> String {
    let players = ByColor {
        white: "Anna".to_owned(),
        black: String::new(),
    };
    PgnSource {
        sheet: &game.sheet,
        clock: &game.clock,
        now: Instant::new(game.now),
        players: &players,
        date: "2026.11.21",
        words: &|line| match &line.what {
            LogEvent::Did(event) => event.name().to_owned(),
            LogEvent::Flag(_) => "flag".to_owned(),
            _ => "other".to_owned(),
        },
        ended: &|outcome| outcome.reason.name().to_owned(),
    }
    .write()
}

#[test]
fn a_pgn_has_every_time_every_correction_and_what_was_taken_back() {
    let mut game = Game::new("3+2", Pressing::ByMove);
    game.play("e4").expect("a move");
    game.wait(7_500).play("e5").expect("a move");
    game.wait(4_000).play("Nf3").expect("a move");
    game.takes_back();
    game.moves("Nc3");
    game.stops();
    game.apply(Event::Give {
        to: Color::Black,
        amount: Millis::minutes(1),
    })
    .expect("time is given");
    game.apply(Event::Resume).expect("it goes on");
    game.apply(Event::OnBoard(BoardEnd::Resignation { by: Color::Black }))
        .expect("the end");
    let text = pgn(&game);
    let read = zeitnot_core::game::pgn::parse(&text, &Default::default());
    assert!(read.is_clean(), "{text}\n{read:?}");
    let tree = &read.games[0].tree;
    let tag = |name| tree.tags.get(name);
    assert_eq!(tag("White"), Some("Anna"));
    assert_eq!(tag("Date"), Some("2026.11.21"));
    assert_eq!(tag("TimeControl"), Some("180+2"));
    assert_eq!(tag("Termination"), Some("normal"));
    assert_eq!(read.games[0].result, Some(GameResult::Win(Color::White)));
    let main = tree.main_line();
    assert_eq!(tree.line_to(main[2]).unwrap().san(), ["e4", "e5", "Nc3"]);
    let times = |at: usize| {
        let comments = tree.notes(main[at]).after.join(" ");
        (
            annotation::clk_in(&comments).expect("a clock"),
            annotation::emt_in(&comments).expect("a time"),
        )
    };
    assert_eq!(times(0), (Millis::new(184_000), Millis::ZERO));
    assert_eq!(times(1), (Millis::new(176_500), Millis::new(7_500)));
    let all = tree.notes(main[2]).after.join(" ");
    for word in ["stop", "give", "resume", "resignation"] {
        assert!(all.contains(word), "{word} is not in {all}");
    }
    // The move that was taken back is a variation, beside the move in its place.
    let second = tree.children(main[1]);
    assert_eq!(second.len(), 2);
    assert_eq!(tree.line_to(second[1]).unwrap().san()[2], "Nf3");
}

#[test]
fn a_pgn_of_a_flag_says_that_it_fell_and_that_time_was_the_reason() {
    let mut game = Game::new("1+1", Pressing::ByMove);
    game.moves("e4 e5");
    game.wait(100_000);
    game.apply(Event::End(zeitnot_core::clock::Outcome {
        result: GameResult::Win(Color::Black),
        reason: EndReason::Flag,
    }))
    .expect("the end");
    let text = pgn(&game);
    assert!(text.contains("[Termination \"time forfeit\"]"), "{text}");
    assert!(text.contains("{flag}"), "{text}");
    assert!(text.trim_end().ends_with("0-1"), "{text}");
}

#[test]
fn a_pgn_says_a_control_in_our_notation_where_the_tag_cannot() {
    let game = Game::new("15 df60/10", Pressing::ByMove);
    let text = pgn(&game);
    assert!(text.contains("[TimeControl \"?\"]"), "{text}");
    assert!(text.contains("[ClockControl \"15 df60/10\"]"), "{text}");
    assert!(text.contains("[Termination \"unterminated\"]"), "{text}");
}

#[test]
fn a_game_in_which_black_is_to_move_starts_with_blacks_clock() {
    let start = Start::from_fen("4k3/8/8/8/8/8/8/R3K3 b - - 0 1").expect("a position");
    let controls = notation::parse("5+0").expect("a control");
    let draft = SetupDraft {
        begins: start.turn(),
        ..SetupDraft::standard(controls)
    };
    let mut game = Game::of("5+0", start, Pressing::ByMove);
    game.clock = Clock::new(Setup::new(draft).expect("a valid setup"));
    assert_eq!(
        game.apply(Event::Press(Color::Black)),
        Err(SheetError::Clock(Rejection::OpponentStarts))
    );
    game.play("Ke7").expect("Black's move");
    game.wait(3_000);
    assert_eq!(game.left(), (297_000, 300_000));
    game.play("Kf2").expect("White's move");
    game.apply(Event::Undo(game.clock.undoable().expect("the press")))
        .expect("an undo");
    assert_eq!(game.written(), "Ke7");
    let text = json::write(&game.clock);
    let read: Clock = json::read(&text).expect("the same clock");
    assert_eq!(read, game.clock);
}

/// Ninety minutes on a board pressed by hand, due to start after a second, with a default time of
/// an hour.
fn scheduled_by_hand() -> Game {
    let controls = notation::parse("90+0").expect("a control");
    let mut draft = SetupDraft::standard(controls);
    draft.schedule = Some(Schedule {
        start: Instant::new(1_000),
        default_time: Millis::seconds(3_600),
    });
    let setup = Setup::new(draft).expect("a valid setup");
    let mut game = Game::new("5+0", Pressing::ByHand);
    game.clock = Clock::new(setup);
    game
}

#[test]
fn article_6_6_a_player_who_made_a_move_without_a_press_has_arrived() {
    let mut game = scheduled_by_hand();
    game.wait(1_800_000).play("e4").expect("the move");
    game.wait(1_900_000);
    let claim = Event::ClaimDefault(Color::White);
    let refused = Err(SheetError::Clock(Rejection::IsPresent));
    assert_eq!(game.apply(claim), refused);
    // And the move still waits for its press.
    game.presses(Color::White);
    assert_eq!(game.written(), "e4");
}

#[test]
fn a_move_before_a_scheduled_start_is_refused_with_both_players_there() {
    let mut game = scheduled_by_hand();
    for side in Color::ALL {
        game.wait(100)
            .apply(Event::Press(side))
            .expect("an arrival");
    }
    assert_eq!(game.wait(100).play("e4"), Err(SheetError::NotStarted));
}

impl Game {
    /// Undoes the entry that "undo" refers to now.
    fn undo(&mut self) {
        let id = self.clock.undoable().expect("something to undo");
        self.apply(Event::Undo(id)).expect("the undo");
    }

    /// Redoes the entry that "redo" refers to now.
    fn redo(&mut self) {
        let id = self.clock.redoable().expect("something to redo");
        self.apply(Event::Redo(id)).expect("the redo");
    }

    /// When White arrived, in milliseconds; the moves on the board; whether the last of them waits.
    fn white_came(&self) -> (Option<i64>, String, bool) {
        let arrived = self.clock.at(Instant::new(self.now)).arrived.white;
        let pending = self.sheet.live(&self.clock).pending;
        (arrived.map(Instant::get), self.written(), pending)
    }
}

#[test]
fn one_undo_takes_a_press_by_hand_and_the_arrival_by_its_move() {
    let mut game = scheduled_by_hand();
    game.wait(60_000).play("e4").expect("the move");
    let press = Event::Press(Color::White);
    game.wait(5_000).apply(press).expect("the press");
    game.undo();
    assert_eq!(game.white_came(), (None, "e4".into(), true));
    assert_eq!(game.clock.undoable(), None, "there is nothing else to undo");
    game.redo();
    assert_eq!(game.white_came(), (Some(60_000), "e4".into(), false));
    assert_eq!(game.clock.redoable(), None);
    // If White presses again instead, White arrives with that press.
    game.undo();
    game.wait(5_000).apply(press).expect("the press");
    assert_eq!(game.white_came(), (Some(70_000), "e4".into(), false));
    game.undo();
    assert_eq!(game.white_came(), (None, "e4".into(), true));
}

#[test]
fn one_undo_takes_a_move_by_hand_with_its_arrival_before_the_press() {
    let mut game = scheduled_by_hand();
    game.wait(60_000).play("e4").expect("the move");
    game.undo();
    assert_eq!(game.white_came(), (None, String::new(), false));
    game.redo();
    assert_eq!(game.white_came(), (Some(60_000), "e4".into(), true));
    game.undo();
    game.moves("d4");
    assert_eq!(game.white_came(), (Some(61_000), "d4".into(), true));
}

#[test]
fn a_reported_arrival_stays_when_the_press_of_a_later_move_is_undone() {
    let mut game = scheduled_by_hand();
    game.wait(60_000)
        .apply(Event::Arrive(Color::White))
        .expect("here");
    game.moves("e4");
    game.presses(Color::White);
    game.undo();
    assert_eq!(game.white_came(), (Some(60_000), "e4".into(), true));
}
