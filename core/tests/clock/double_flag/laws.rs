//! The laws of the bonus and of every game with a double flag.

use proptest::prelude::*;
use zeitnot_core::clock::account::Account;
use zeitnot_core::clock::setup::{MAX_TIME, SetupDraft};
use zeitnot_core::clock::state::FlagVerdict;
use zeitnot_core::clock::{
    BonusRule, ByColor, Clock, Color, Event, Face, Mode, Offence, Overtime, Phase, Setup,
    TimeControl, notation,
};
use zeitnot_core::time::{Instant, Millis};

use zeitnot_fixtures::random::{
    act, any_act, controls, double_flag, double_flags, play, script, setup,
};
use zeitnot_fixtures::table::{Black, White, single, stamp};

fn rule() -> impl Strategy<Value = BonusRule> {
    prop::sample::select(BonusRule::ALL.to_vec())
}

/// T, a value of b that the rule allows, and two times from 0 to T, the smaller first.
fn values() -> impl Strategy<Value = (BonusRule, [Millis; 4])> {
    let largest = prop_oneof![Just(300_i64), Just(600_000), Just(MAX_TIME.get())];
    (rule(), largest).prop_flat_map(|(rule, largest)| {
        (2..=largest).prop_flat_map(move |extra| {
            let most = if rule == BonusRule::Hybrid {
                extra / 2
            } else {
                extra
            };
            (1..=most, 0..=extra, 0..=extra).prop_map(move |(bonus, one, other)| {
                let times = [extra, bonus, one.min(other), one.max(other)];
                (rule, times.map(Millis::new))
            })
        })
    })
}

/// White's account in a game in which White thinks for these times, move after move, and Black
/// presses at once; the account is read `wait` milliseconds after the last move.
fn white_after(main: i64, mode: Mode, thinking: &[i64], wait: i64) -> Account {
    let controls = ByColor {
        white: TimeControl::single(Millis::new(main), mode),
        black: TimeControl::single(MAX_TIME, mode),
    };
    let setup = Setup::new(SetupDraft::standard(controls)).expect("a valid setup");
    let mut clock = Clock::new(setup);
    let mut now = Instant::START;
    clock
        .apply(Event::Press(Black), stamp(now))
        .expect("the start");
    for thought in thinking {
        now = now + Millis::new(*thought);
        for side in [White, Black] {
            if clock.apply(Event::Press(side), stamp(now)).is_err() {
                break;
            }
        }
    }
    clock.at(now + Millis::new(wait)).accounts.white
}

proptest! {
    #[test]
    fn a_rule_is_valid_exactly_if_it_gives_the_bonus_with_nothing_left(
        rule in rule(),
        extra in 1..2_000i64,
        bonus in 1..2_500i64,
    ) {
        let [extra, bonus] = [extra, bonus].map(Millis::new);
        let kept = rule.after_press(Millis::ZERO, extra, bonus) >= bonus;
        prop_assert_eq!(rule.bears(extra, bonus), kept);
        let draft = SetupDraft::standard(ByColor::both(single(60, Mode::DoubleFlag { extra, bonus, rule })));
        prop_assert_eq!(Setup::new(draft).is_ok(), kept);
    }

    #[test]
    fn a_press_leaves_at_least_the_bonus_at_least_what_was_left_and_at_most_all(
        (rule, [extra, bonus, left, _]) in values(),
    ) {
        let after = rule.after_press(left, extra, bonus);
        prop_assert!(after >= bonus && after >= left && after <= extra);
        prop_assert_eq!(rule.after_press(extra, extra, bonus), extra);
    }

    #[test]
    fn a_player_with_more_extra_time_has_no_less_after_a_press(
        (rule, [extra, bonus, less, more]) in values(),
    ) {
        let after = |left| rule.after_press(left, extra, bonus);
        prop_assert!(after(less) <= after(more));
    }

    #[test]
    fn a_press_leaves_what_the_formula_says_rounded_down(
        (rule, [extra, bonus, left, _]) in values(),
    ) {
        let [after, most, b, t] = [rule.after_press(left, extra, bonus), extra, bonus, left]
            .map(|time| i128::from(time.get()));
        match rule {
            BonusRule::Truncated => prop_assert_eq!(after, (t + b).min(most)),
            BonusRule::Linear => {
                prop_assert!(after * most <= t * most + b * most - b * t);
                prop_assert!((after + 1) * most > t * most + b * most - b * t);
            }
            BonusRule::Hybrid => prop_assert_eq!(after, (t + b).min((t + most).div_euclid(2))),
        }
    }

    #[test]
    fn it_is_never_better_to_have_fallen_earlier(
        mode in double_flag(400),
        less in 1..600i64,
        more in 0..600i64,
        thinking in prop::collection::vec(0..250i64, 0..15),
        wait in 0..400i64,
    ) {
        let early = white_after(less, mode, &thinking, wait);
        let late = white_after(less + more, mode, &thinking, wait);
        // The side with more main time runs out of extra time no sooner,
        if late.flag.is_some() {
            prop_assert!(early.flag.is_some() && early.flag <= late.flag);
        } else if early.flag.is_none() {
            // has lost the first flag no sooner,
            if late.first_flag.is_some() {
                prop_assert!(early.first_flag.is_some() && early.first_flag <= late.first_flag);
            }
            // and at no instant less of either time.
            let left = |account: &Account| match account.overtime {
                Overtime::Extra { left } => left,
                _ => Millis::ZERO,
            };
            prop_assert!(early.balance <= late.balance && left(&early) <= left(&late));
        }
    }

    #[test]
    fn a_face_stays_as_it_is_until_it_says_it_changes(
        setup in setup(double_flags()),
        script in script(act(), 30),
        wait in 0..300i64,
        part in any::<prop::sample::Index>(),
    ) {
        let clock = play(setup, &script, |_, _, _, _, _| {});
        let now = clock.last_instant() + Millis::new(wait);
        let face = Face::of(&clock, now);
        let stays = face.next_change.map_or(1_000, Millis::get);
        prop_assert!(stays > 0);
        let later = now + Millis::new(part.index(usize::try_from(stays).expect("positive")) as i64);
        let seen = |face: &Face| {
            let sides = face.sides.map(|side| {
                let flags = (side.first_flag, side.flag, side.may_claim_draw);
                (side.digits, side.in_overtime, side.press_gives.is_some(), flags)
            });
            (sides, face.outcome)
        };
        prop_assert_eq!(seen(&Face::of(&clock, later)), seen(&face));
    }

    #[test]
    fn a_result_is_there_exactly_when_the_game_is_over(
        setup in setup(double_flags()),
        script in script(any_act(), 40),
    ) {
        let clock = play(setup.clone(), &script, |_, _, _, _, _| {});
        for wait in [0, 1, 30, 400, 5_000] {
            let state = clock.at(clock.last_instant() + Millis::new(wait));
            let definite = matches!(
                state.flag_verdict(&setup),
                Some(FlagVerdict::ExtraTimeOut(_) | FlagVerdict::BothFirstFlags)
            );
            let ended = matches!(state.phase, Phase::Ended(_));
            prop_assert_eq!(state.outcome(&setup).is_some(), definite || ended);
            if definite && !ended {
                prop_assert!(matches!(state.phase, Phase::Fallen(_)));
            }
            for color in Color::ALL {
                if state.may_claim_draw(&setup, color) {
                    prop_assert_eq!(state.outcome(&setup), None);
                    prop_assert!(!state.may_claim_draw(&setup, color.other()));
                }
            }
        }
    }

    #[test]
    fn a_player_who_moves_within_the_bonus_never_runs_out_of_extra_time(
        mode in double_flag(400),
        main in 1..300i64,
        parts in prop::collection::vec(0..1_000i64, 1..30),
    ) {
        let Mode::DoubleFlag { bonus, .. } = mode else { unreachable!("always a double flag") };
        let thinking: Vec<i64> = parts.iter().map(|part| part * bonus.get() / 1_000).collect();
        let account = white_after(main, mode, &thinking, 0);
        prop_assert_eq!(account.flag, None);
        prop_assert_eq!(account.moves as usize, thinking.len());
    }

    #[test]
    fn no_illegal_move_of_the_opponent_and_no_gift_takes_the_guaranteed_minimum(
        mode in double_flag(400),
        main in 1..300i64,
        turns in prop::collection::vec((0..1_000i64, 0..1_000i64, any::<bool>(), 0..40i64), 1..20),
    ) {
        let Mode::DoubleFlag { bonus, .. } = mode else { unreachable!("always a double flag") };
        let controls = ByColor {
            white: TimeControl::single(Millis::new(main), mode),
            black: TimeControl::single(Millis::hours(1), mode),
        };
        let mut clock = Clock::new(Setup::new(SetupDraft::standard(controls)).expect("valid"));
        let mut now = Instant::START;
        let mut happens = |event, now| clock.apply(event, stamp(now)).map(|_| ());
        let illegal = Event::Penalize {
            offender: Color::Black,
            offence: Offence::IllegalMove,
            amount: Millis::ZERO,
        };
        prop_assert_eq!(happens(Event::Press(Color::Black), now), Ok(()));
        let mut was_illegal = false;
        for (turn, (part, again, breaks, gift)) in turns.into_iter().enumerate() {
            let thinking = |part| Millis::new(part * bonus.get() / 1_000);
            now = now + thinking(part);
            // Black's first press was no move, and the second illegal one would lose.
            if breaks && turn > 0 && !std::mem::replace(&mut was_illegal, true) {
                prop_assert_eq!(happens(illegal, now), Ok(()));
                prop_assert_eq!(happens(Event::Press(Color::Black), now), Ok(()));
                now = now + thinking(again);
            }
            if gift > 0 {
                let gift = Event::Give { to: Color::White, amount: Millis::new(gift) };
                prop_assert_eq!(happens(gift, now), Ok(()));
            }
            prop_assert_eq!(happens(Event::Press(Color::White), now), Ok(()));
            prop_assert_eq!(happens(Event::Press(Color::Black), now), Ok(()));
        }
        let white = clock.at(now).accounts.white;
        prop_assert_eq!(white.flag, None);
        let Overtime::Extra { left } = white.overtime else { panic!("a double flag") };
        prop_assert!(white.first_flag.is_none() || left >= bonus);
    }

    #[test]
    fn a_control_with_a_double_flag_is_read_as_it_was_written(setup in setup(controls())) {
        let text = notation::print(&setup.draft().controls);
        let read = notation::parse(&text);
        prop_assert_eq!(read.as_ref(), Ok(&setup.draft().controls), "{}", text);
    }
}
