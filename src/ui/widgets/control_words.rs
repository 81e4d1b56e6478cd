//! A time control in the words of a player, without codes: [`name`] and [`detail`].

use leptos::prelude::*;

use crate::clock::{Mode, Period, PeriodEnd, Setup, TimeControl, notation};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::{self, base};

/// How players call a control: `5+3`, `5 min`, `40 moves in 90 min`.
pub(crate) fn name(setup: &Setup) -> String {
    let controls = &setup.draft().controls;
    if controls.white != controls.black {
        return base::tile::odds().into();
    }
    match controls.white.periods.as_slice() {
        [only] if only.mode == Mode::Hourglass => base::tile::hourglass().into(),
        [only] => figures(only).unwrap_or_else(|| span(only)),
        [first, ..] => span(first),
        [] => String::new(),
    }
}

/// Whether its name is a pair of figures, minutes and seconds: `5+3`.
pub(crate) fn is_figures(setup: &Setup) -> bool {
    let controls = &setup.draft().controls;
    controls.white == controls.black
        && matches!(controls.white.periods.as_slice(), [only] if figures(only).is_some())
}

/// Whether it needs a tile of double width.
pub(crate) fn is_long(setup: &Setup) -> bool {
    let controls = &setup.draft().controls;
    controls.iter().any(|control| control.periods.len() > 1)
}

/// The details that the name leaves out, or the meaning of its figures.
pub(crate) fn detail(setup: &Setup) -> String {
    let controls = &setup.draft().controls;
    if controls.white != controls.black {
        return base::tile::versus(&side(&controls.white), &side(&controls.black));
    }
    match controls.white.periods.as_slice() {
        [only] => match only.mode {
            Mode::SuddenDeath | Mode::Increment(_) if is_figures(setup) => in_figures(only),
            Mode::Hourglass => [span(only), text::controls::besides(only.mode)].join("; "),
            _ => text::controls::besides(only.mode),
        },
        [_, ..] => later(&controls.white),
        [] => String::new(),
    }
}

/// The whole control in one line; a name that is a pair of figures is left out.
pub(crate) fn whole(setup: &Setup) -> String {
    if is_figures(setup) {
        detail(setup)
    } else {
        joined([name(setup), detail(setup)])
    }
}

/// The control of a past game: a pair of figures, or the whole control.
pub(crate) fn brief(setup: &Setup) -> String {
    if is_figures(setup) {
        name(setup)
    } else {
        whole(setup)
    }
}

/// The control on the clock: as players write it, or the whole control in words. Tracked.
pub(crate) fn on_clock(clock: ClockController) -> String {
    clock.game.with(|game| match game.clock.setup() {
        setup if is_shorthand(setup) => notation::print(&setup.draft().controls),
        setup => whole(setup),
    })
}

/// Whether the clock has it in words. Tracked.
pub(crate) fn is_worded(clock: ClockController) -> bool {
    clock.game.with(|game| !is_shorthand(game.clock.setup()))
}

/// Whether players write it as the notation does: minutes, moves, and seconds a move, alike for
/// both. Everything else in the notation is a code that nobody has to know.
fn is_shorthand(setup: &Setup) -> bool {
    let controls = &setup.draft().controls;
    let is_plain = |period: &Period| {
        let seconds = match period.mode {
            Mode::SuddenDeath => 0,
            Mode::Increment(t) => t.get(),
            _ => return false,
        };
        let ends = matches!(period.end, PeriodEnd::Game | PeriodEnd::Moves(_));
        ends && period.time.get() % 60_000 == 0 && seconds % 1_000 == 0
    };
    controls.white == controls.black && controls.white.periods.iter().all(is_plain)
}

fn figures(period: &Period) -> Option<String> {
    let seconds = match period.mode {
        Mode::SuddenDeath => Some(0),
        Mode::Increment(t) => (t.get() % 1_000 == 0).then(|| t.get() / 1_000),
        _ => None,
    };
    let minutes = period.time.get() / 60_000;
    let is_plain = period.time.get() % 60_000 == 0 && period.end == PeriodEnd::Game;
    seconds
        .filter(|_| is_plain)
        .map(|seconds| format!("{minutes}+{seconds}"))
}

/// The meaning of the pair of figures: `5 min, +3 s`.
fn in_figures(period: &Period) -> String {
    let length = text::controls::length;
    match period.mode {
        Mode::Increment(t) => [&length(period.time), ", +", &length(t)].concat(),
        _ => length(period.time),
    }
}

/// One side's control.
fn side(control: &TimeControl) -> String {
    match control.periods.as_slice() {
        [only] => joined([span(only), text::controls::besides(only.mode)]),
        [first, ..] => joined([span(first), later(control)]),
        [] => String::new(),
    }
}

/// The periods after the first, and the extra time that all of them give.
fn later(control: &TimeControl) -> String {
    let [first, rest @ ..] = control.periods.as_slice() else {
        return String::new();
    };
    let is_alike = rest.iter().all(|period| period.mode == first.mode);
    let period = |period: &Period| {
        let extra = if is_alike {
            String::new()
        } else {
            text::controls::besides(period.mode)
        };
        joined([[base::tile::then(), &span(period)].concat(), extra])
    };
    let periods = rest.iter().map(period).collect::<Vec<_>>().join(", ");
    let extra = if is_alike {
        text::controls::besides(first.mode)
    } else {
        String::new()
    };
    let all = joined([periods, extra]);
    match all.split_once(base::tile::then()) {
        Some((before, rest)) => {
            let rest = rest.replace(base::tile::then(), base::tile::then_again());
            [before, base::tile::then(), &rest].concat()
        }
        None => all,
    }
}

/// The time of a period, and for how many moves.
fn span(period: &Period) -> String {
    let time = text::controls::length(period.time);
    match period.end {
        PeriodEnd::Moves(moves) => base::tile::moves_in(moves, &time),
        PeriodEnd::Time | PeriodEnd::Game => time,
    }
}

/// Joins the parts that are not empty.
fn joined(parts: [String; 2]) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(", ")
}
