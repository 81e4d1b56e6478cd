//! The meaning of a time control in whole sentences: [`sentence`].

use super::base::exact;
use super::manage::{control as texts, period as one, sentence as whole, span};
use super::spoken::spoken;
use crate::clock::setup::FlagPolicy;
use crate::clock::{FlagDetection, Mode, Period, PeriodEnd, Setup, TimeControl};
use crate::time::Millis;

/// The meaning of a setup, in whole sentences.
pub fn sentence(setup: &Setup) -> String {
    let draft = setup.draft();
    let controls = &draft.controls;
    let mut sentences = if controls.white == controls.black {
        vec![whole::both(&control(&controls.white))]
    } else {
        let [white, black] = [&controls.white, &controls.black].map(control);
        vec![whole::sides(&white, &black)]
    };
    let mut periods = controls.iter().flat_map(|control| &control.periods);
    let increments = periods.any(|period| matches!(period.mode, Mode::Increment(_)));
    if increments && !draft.first_bonus {
        sentences.push(whole::first_increment().into());
    }
    let flag = setup.flag_policy();
    if flag.noted == FlagDetection::OnClaim {
        sentences.push(whole::on_claim().into());
    } else if flag.freeze != FlagPolicy::standard(controls).freeze {
        let how = if flag.freeze {
            whole::flag_stops()
        } else {
            whole::runs_on()
        };
        sentences.push(how.into());
    }
    if let Some(schedule) = draft.schedule {
        sentences.push(match schedule.default_time {
            Millis::ZERO => whole::starts().into(),
            later => whole::starts_later(&spoken(later)),
        });
    }
    sentences.join(" ")
}

/// Whether a word was said before: the first time no, then yes. A language may avoid it.
#[derive(Default)]
struct Again(bool);

impl Again {
    fn next(&mut self) -> bool {
        std::mem::replace(&mut self.0, true)
    }
}

fn control(control: &TimeControl) -> String {
    let last = control.periods.len().saturating_sub(1);
    let mut increments = control.periods.iter().map(|period| period.mode.increment());
    // An increment that all periods share is mentioned once, at the end.
    let shared = increments
        .next()
        .filter(|first| first.is_positive() && last > 0);
    let shared = shared.filter(|&first| increments.all(|next| next == first));
    let (mut text, mut again) = (String::new(), Again::default());
    for (i, one) in control.periods.iter().enumerate() {
        if i > 0 {
            text += match shared {
                Some(_) => texts::then(again.next()),
                None => texts::then_other(again.next()),
            };
        }
        let mode = shared.map_or(one.mode, |_| Mode::SuddenDeath);
        text += &period(&Period { mode, ..*one }, i == last, last > 0, &mut again);
    }
    text + &shared.map_or(String::new(), texts::shared)
}

fn period(period: &Period, last: bool, several: bool, again: &mut Again) -> String {
    let time = match period.time {
        Millis::ZERO => one::no_time().to_owned(),
        time => exact(time),
    };
    let span = match period.end {
        PeriodEnd::Moves(n) if last => span::repeated(n),
        PeriodEnd::Moves(n) => span::moves(n),
        PeriodEnd::Time => span::time().into(),
        PeriodEnd::Game if several => span::rest().into(),
        PeriodEnd::Game => span::game().into(),
    };
    // The time before overtime.
    let mut main = || match period.time {
        Millis::ZERO => String::new(),
        _ => one::main(&time, &span, again.next()),
    };
    match period.mode {
        Mode::SuddenDeath => one::sudden_death(&time, &span),
        Mode::Increment(bonus) => one::increment(&time, &span, bonus),
        Mode::Delay(delay) => one::delay(&time, &span, delay),
        Mode::Bronstein(delay) => one::bronstein(&time, &span, delay),
        Mode::ByoYomi { period, count } => main() + &one::byo_yomi(count, period),
        Mode::Canadian { period, moves } => main() + &one::canadian(period, moves),
        Mode::Hourglass => one::hourglass(&time),
        Mode::Upcount => one::upcount(&time, again.next()),
        Mode::DoubleFlag { extra, bonus, rule } => {
            one::double_flag(&time, &span, extra, bonus, rule, again.next())
        }
        Mode::PerMove => match period.end {
            PeriodEnd::Moves(n) => one::each_of(&time, n),
            _ => one::each(&time),
        },
    }
}
