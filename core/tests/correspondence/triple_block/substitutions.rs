//! More detail concerning substitutions and replacements: (1) to (4).

use zeitnot_core::clock::{ByColor, GameResult};
use zeitnot_core::correspondence::{
    Act, CorrespondenceGame, EndDate, Ending, EntryError, EventDraft, Seconds, ServerFacts,
    Summary, Utc,
};
use zeitnot_core::game::{MoveHistory, Start};

use super::play::*;

/// A team event without transfers, as under the current text.
fn team() -> EventDraft {
    EventDraft {
        team: true,
        ..event(700)
    }
}

#[test]
fn substitution_1_the_clock_continues_to_run() {
    let mut game = Play::of(team());
    game.wait(d(10)).does(substitution(White)).wait(d(10));
    assert_eq!(game.shows(White), (d(30), d(50)));
    assert_eq!(game.state().reflection(), Some(d(20)));
}

#[test]
fn substitution_1_at_any_time_on_turn_or_off() {
    let mut game = Play::of(team());
    game.does(substitution(White)).does(substitution(Black));
    game.moves_after(d(3)).does(substitution(White));
    game.wait(d(3)).does(substitution(Black));
    game.does(claim(White)).does(substitution(White));
    assert_eq!(game.shows(Black), (d(47), d(50)));
}

#[test]
fn substitution_1_the_captain_may_move_time_only_when_putting_another_in() {
    let mut game = Play::of(teams(700));
    game.wait(d(20)).does(transfer(White, d(5)));
    assert!(game.state().owes_substitution.white);
    game.does(substitution(White));
    assert!(!game.state().owes_substitution.white);
    game.moves();
}

#[test]
fn rule_8_a_transfer_and_the_new_player_are_one_act_in_either_order() {
    for another in [substitution(White), replacement(White)] {
        let both = |first: Act, then: Act| {
            let mut game = Play::of(teams(700));
            game.wait(d(20)).does(first).does(then);
            assert!(!game.state().owes_substitution.white);
            let state = game.state();
            game.moves();
            state
        };
        let captain = || transfer(White, d(5));
        let one = both(captain(), another.clone());
        assert_eq!(both(another, captain()), one);
    }
}

#[test]
fn rule_8_a_second_later_a_transfer_is_for_the_player_who_sits_there() {
    let mut game = Play::of(teams(700));
    game.wait(d(20)).does(substitution(White)).wait(s(1));
    game.does(transfer(White, d(5)));
    assert!(game.state().owes_substitution.white);
    let play = game.next_move();
    let owed = EntryError::SubstitutionOwed { side: White };
    assert_eq!(game.refused(play), owed);
}

#[test]
fn rule_8_a_transfer_after_the_new_player_has_acted_is_another_act() {
    let mut game = Play::of(teams(700));
    game.wait(d(20)).does(substitution(White));
    game.refills(White, d(1)).does(transfer(White, d(5)));
    assert!(game.state().owes_substitution.white);
    // The other side's new player does not settle the debt either.
    let mut game = Play::of(teams(700));
    game.wait(d(20)).does(substitution(Black));
    game.does(transfer(White, d(5)));
    assert!(game.state().owes_substitution.white);
}

#[test]
fn substitution_1_another_sides_substitute_does_not_settle_it() {
    let mut game = Play::of(teams(700));
    game.wait(d(20)).does(transfer(White, d(5)));
    game.does(substitution(Black));
    let play = game.next_move();
    let owed = EntryError::SubstitutionOwed { side: White };
    assert_eq!(game.refused(play), owed);
}

#[test]
fn substitution_1_the_new_player_takes_over_position_and_time_as_they_are() {
    let mut game = Play::of(team());
    game.both_move(7).wait(d(11));
    let (before, board) = (game.state(), game.ledger.line().position().clone());
    game.does(substitution(White));
    assert_eq!(game.state(), before);
    assert_eq!(*game.ledger.line().position(), board);
    game.moves();
    assert_eq!(game.state().account(White).moves, 8);
}

#[test]
fn substitution_1_only_in_team_events() {
    let mut game = Play::of(event(700));
    game.wait(d(1));
    assert_eq!(game.refused(substitution(White)), EntryError::NotTeam);
    assert_eq!(game.refused(replacement(White)), EntryError::NotTeam);
}

#[test]
fn substitution_1_the_new_player_has_a_name() {
    let mut game = Play::of(team());
    for name in [String::new(), "  ".into(), "x".repeat(101)] {
        let side = White;
        assert_eq!(
            game.refused(Act::Substitution { side, name }),
            EntryError::Name
        );
    }
}

#[test]
fn substitution_2_a_replacement_takes_over_in_the_same_way() {
    let after = |another: Act| {
        let mut game = Play::of(teams(700));
        game.wait(d(30)).does(transfer(White, d(3))).wait(d(1));
        game.does(another).wait(d(1)).moves();
        game.state()
    };
    assert_eq!(after(replacement(White)), after(substitution(White)));
}

#[test]
fn substitution_2_the_new_player_is_named_in_the_list() {
    let mut game = Play::of(team());
    game.does(replacement(White)).does(substitution(Black));
    let kept = CorrespondenceGame {
        id: "1".into(),
        event: "1".into(),
        players: ByColor::both("Cy".into()),
        mine: Some(White),
        lead: MoveHistory::new(Start::standard()),
        moves_before: ByColor::both(0),
        journal: game.ledger.entries().to_vec(),
        note: String::new(),
        link: String::new(),
        server_id: String::new(),
        brought: Vec::new(),
    };
    let players = Summary::of(&kept, game.ledger.event(), &ServerFacts::default()).players;
    assert_eq!((&*players.white, &*players.black), ("Bo", "Ann"));
}

#[test]
fn substitution_3_no_clock_is_reset_for_the_time_it_took() {
    let mut game = Play::of(team());
    game.wait(d(40)).does(substitution(White));
    let step = *game.ledger.steps().last().unwrap();
    assert_eq!(step.before.accounts, step.after.accounts);
    assert_eq!(game.shows(White), (d(10), d(50)));
}

#[test]
fn substitution_4_a_second_on_the_clock_is_enough_for_it() {
    let mut game = Play::of(team());
    game.wait(d(50) - s(1)).does(substitution(White));
    assert_eq!(game.shows(White), (s(1), d(50)));
    game.moves();
    assert!(game.runs());
}

#[test]
fn substitution_4_not_when_the_clock_has_fallen() {
    let mut game = Play::of(teams(700));
    game.wait(d(50));
    let fallen = EntryError::Fallen {
        side: White,
        at: START + d(50),
    };
    assert_eq!(game.refused(substitution(White)), fallen);
    assert_eq!(game.refused(transfer(White, d(1))), fallen);
}

#[test]
fn substitution_4_not_when_no_time_is_left() {
    let mut game = Play::of(team());
    game.wait(d(1));
    game.server_shows(Black, Seconds::ZERO, Seconds::ZERO);
    assert_eq!(game.refused(substitution(Black)), EntryError::NothingLeft);
}

#[test]
fn substitution_4_exactly_at_the_scheduled_end_and_not_after() {
    let mut game = Play::of(team());
    // A claim stops the clocks, so the game lasts to the scheduled end.
    let end = START + d(700);
    game.wait(d(1)).does(claim(White));
    game.now = end;
    game.does(substitution(White)).does(replacement(Black));
    game.wait(s(1));
    let after = EntryError::AfterEnd { end };
    assert_eq!(game.refused(substitution(White)), after);
    assert_eq!(game.refused(replacement(Black)), after);
}

#[test]
fn substitution_4_to_the_end_of_that_day_if_the_event_says_so() {
    assert_eq!(EndDate::default(), EndDate::Instant);
    let mut draft = team();
    draft.interpretations.end_date = EndDate::Day;
    let mut game = Play::of(draft);
    game.wait(d(1)).does(claim(White));
    // The event started at noon of a day of UTC.
    let end = START + d(700) + h(12) - s(1);
    game.now = end;
    game.does(substitution(White)).does(replacement(Black));
    game.wait(s(1));
    let after = EntryError::AfterEnd { end };
    assert_eq!(game.refused(substitution(White)), after);
}

#[test]
fn substitution_4_no_captains_transfer_after_the_end() {
    let mut game = Play::of(teams(700));
    game.wait(d(1)).does(claim(White));
    game.now = START + d(700) + s(1);
    let after = EntryError::AfterEnd {
        end: START + d(700),
    };
    assert_eq!(game.refused(transfer(White, d(1))), after);
}

#[test]
fn substitution_4_not_before_the_start_nor_after_the_game() {
    let mut game = Play::waiting(team());
    assert_eq!(game.refused(substitution(White)), EntryError::NotStarted);
    let result = GameResult::Win(Black);
    let ending = Ending::Default;
    game.does(Act::Start).does(Act::Result { result, ending });
    assert_eq!(game.refused(substitution(White)), EntryError::Over);
}

#[test]
fn the_last_day_there_is_has_an_end_too() {
    let last = Utc::new(i64::MAX);
    assert_eq!(EndDate::Day.last(last), last);
}
