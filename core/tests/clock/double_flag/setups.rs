//! Which setups can have a double flag.

use zeitnot_core::clock::setup::{ControlError, PeriodError, SetupDraft, SetupError};
use zeitnot_core::clock::{BonusRule, ByColor, Mode, PeriodEnd, Setup, TimeControl};

use super::race::{article, classical, f_and_u};
use zeitnot_fixtures::table::{White, s, single};

fn problems(controls: ByColor<TimeControl>) -> Vec<SetupError> {
    Setup::new(SetupDraft::standard(controls)).expect_err("something is wrong")
}

fn period_problems(control: TimeControl) -> Vec<PeriodError> {
    let found = problems(ByColor::both(control));
    let of_white = |problem| match problem {
        SetupError::Control(White, ControlError::Period { problem, .. }) => Some(problem),
        _ => None,
    };
    found.into_iter().filter_map(of_white).collect()
}

#[test]
fn both_sides_have_the_double_flag_or_neither() {
    let controls = ByColor {
        white: single(60, article()),
        black: single(60, Mode::SuddenDeath),
    };
    assert_eq!(problems(controls), [SetupError::DoubleFlagForOne]);
}

#[test]
fn only_the_last_period_can_have_a_double_flag_and_it_lasts_for_the_game() {
    let not_last = [PeriodError::DoubleFlagNotLast];
    let mut early = classical();
    early.periods[0].mode = article();
    assert_eq!(period_problems(early), not_last);
    let mut repeated = single(60, article());
    repeated.periods[0].end = PeriodEnd::Moves(20);
    assert_eq!(period_problems(repeated), not_last);
}

#[test]
fn extra_time_and_bonus_are_more_than_nothing_and_the_bonus_fits_the_rule() {
    let wrong = |extra, bonus, rule| {
        let [extra, bonus] = [extra, bonus].map(s);
        period_problems(single(60, Mode::DoubleFlag { extra, bonus, rule }))
    };
    for rule in BonusRule::ALL {
        assert_eq!(
            wrong(0, 0, rule),
            [PeriodError::NoBonus, PeriodError::NoExtra]
        );
        assert_eq!(wrong(60, 0, rule), [PeriodError::NoBonus]);
        assert_eq!(wrong(60, 61, rule), [PeriodError::BonusAboveExtra]);
        assert_eq!(wrong(360_000, 5, rule), [PeriodError::ExtraTooLong]);
    }
    assert_eq!(
        wrong(60, 31, BonusRule::Hybrid),
        [PeriodError::BonusAboveHalf]
    );
    for (bonus, rule) in [
        (30, BonusRule::Hybrid),
        (60, BonusRule::Truncated),
        (60, BonusRule::Linear),
    ] {
        let [extra, bonus] = [60, bonus].map(s);
        let mode = Mode::DoubleFlag { extra, bonus, rule };
        assert!(Setup::new(SetupDraft::standard(ByColor::both(single(60, mode)))).is_ok());
    }
}

#[test]
fn no_increment_can_be_introduced() {
    f_and_u("b0 inc:5@30!NotInThisMode");
}
