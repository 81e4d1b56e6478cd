//! More detail concerning substitutions and replacements: (1) to (4).

use zeitnot_core::clock::ByColor;
use zeitnot_core::correspondence::{
    Act, CorrespondenceGame, EndDate, EntryError, EventDraft, ServerFacts, Summary, Utc,
};
use zeitnot_core::game::{MoveHistory, Start};

use super::play::*;
use super::script::plays;
use zeitnot_fixtures::games;

/// A team event without transfers, as under the current text.
fn team() -> EventDraft {
    EventDraft {
        team: true,
        ..event(700)
    }
}

games! { plays;
    substitution_1_the_clock_continues_to_run:
        "700 [team]: 10d sub:w 10d [30d+50d/0 50d+50d/0 w 20d]";

    substitution_1_at_any_time_on_turn_or_off:
        "700 [team]: sub:w sub:b w3d sub:w 3d sub:b claim:w sub:w
         [50d+52d/1 47d+50d/0 b 3d claim by w]";

    substitution_1_the_captain_may_move_time_only_when_putting_another_in:
        "700 [captains]: 20d transfer:w+5d [35d+45d/0 50d+50d/0 w 20d w owes] sub:w
         [35d+45d/0 50d+50d/0 w 20d] w";
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

games! { plays;
    rule_8_a_second_later_a_transfer_is_for_the_player_who_sits_there:
        "700 [captains]: 20d sub:w 1s transfer:w+5d [34d23h59m59s+45d/0 50d+50d/0 w 20d1s w owes]
         w!SubstitutionOwed=w";

    rule_8_a_transfer_after_the_new_player_has_acted_is_another_act:
        "700 [captains]: 20d sub:w refill:w+1d transfer:w+5d [36d+44d/0 50d+50d/0 w 20d w owes]",
        // The other side's new player does not settle the debt either.
        "700 [captains]: 20d sub:b transfer:w+5d [35d+45d/0 50d+50d/0 w 20d w owes]";

    substitution_1_another_sides_substitute_does_not_settle_it:
        "700 [captains]: 20d transfer:w+5d sub:b w!SubstitutionOwed=w";
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
    plays("700: 1d sub:w!NotTeam replace:w!NotTeam");
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
    let game = plays("700 [team]: 40d sub:w [10d+50d/0 50d+50d/0 w 40d]");
    let step = *game.ledger.steps().last().unwrap();
    assert_eq!(step.before.accounts, step.after.accounts);
}

games! { plays;
    substitution_4_a_second_on_the_clock_is_enough_for_it:
        "700 [team]: 50d-1s sub:w [1s+50d/0 50d+50d/0 w 49d23h59m59s] w [50d+5d1s/1 50d+50d/0 b]";

    substitution_4_not_when_the_clock_has_fallen:
        "700 [captains]: 50d sub:w!Fallen=w50d transfer:w+1d!Fallen=w50d";

    substitution_4_not_when_no_time_is_left:
        "700 [team]: 1d server:b=0+0 sub:b!NothingLeft";

    substitution_4_exactly_at_the_scheduled_end_and_not_after:
        // A claim stops the clocks, so the game lasts to the scheduled end.
        "700 [team]: 1d claim:w 699d sub:w replace:b 1s sub:w!AfterEnd=700d
         replace:b!AfterEnd=700d";
}

#[test]
fn substitution_4_to_the_end_of_that_day_if_the_event_says_so() {
    assert_eq!(EndDate::default(), EndDate::Instant);
    let mut draft = team();
    draft.interpretations.end_date = EndDate::Day;
    // The event started at noon of a day of UTC.
    Play::of(draft).plays("1d claim:w 699d12h-1s sub:w replace:b 1s sub:w!AfterEnd=700d11h59m59s");
}

games! { plays;
    substitution_4_no_captains_transfer_after_the_end:
        "700 [captains]: 1d claim:w 699d1s transfer:w+1d!AfterEnd=700d";

    substitution_4_not_before_the_start_nor_after_the_game:
        "700 [team, waiting]: sub:w!NotStarted start end:0-1:default sub:w!Over";
}

#[test]
fn the_last_day_there_is_has_an_end_too() {
    let last = Utc::new(i64::MAX);
    assert_eq!(EndDate::Day.last(last), last);
}
