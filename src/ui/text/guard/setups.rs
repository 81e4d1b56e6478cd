//! Time controls and setups of them.

use super::clocks::TIMES;
use super::samples::Samples;
use crate::clock::presets::PRESETS;
use crate::clock::setup::{FlagOrder, FlagPolicy, Schedule, SetupDraft};
use crate::clock::{
    BonusRule, ByColor, Color, FlagDetection, Mode, Period, PeriodEnd, Setup, TimeControl, notation,
};
use crate::time::{Instant, Millis};

/// How many random drafts there are; those that are no setups are left out.
const DRAFTS: usize = 20_000;

/// A sequence of numbers that look random, always the same.
pub(super) struct Random(pub(super) u64);

impl Random {
    /// A number below `end`.
    pub(super) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    /// True once in so many times.
    pub(super) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of several.
    pub(super) fn one_of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
}

/// All presets, and random setups.
impl Samples for Setup {
    fn samples() -> Vec<Self> {
        let presets = PRESETS.into_iter().flat_map(|(_, texts)| texts);
        let presets = presets.map(|text| {
            SetupDraft::standard(notation::parse(text).expect("presets are time controls"))
        });
        let mut random = Random(12_345);
        let mut drafts: Vec<SetupDraft> = presets.collect();
        drafts.extend((0..DRAFTS).map(|_| draft(&mut random)));
        drafts
            .into_iter()
            .filter_map(|draft| Setup::new(draft).ok())
            .collect()
    }
}

/// A random draft, most of which are setups.
fn draft(random: &mut Random) -> SetupDraft {
    let white = control(random);
    let black = if random.once_in(3) {
        control(random)
    } else {
        white.clone()
    };
    let controls = ByColor { white, black };
    let mut flag = FlagPolicy::standard(&controls);
    if random.once_in(5) {
        flag.freeze = !flag.freeze;
    }
    if random.once_in(7) {
        flag.noted = FlagDetection::OnClaim;
    }
    if random.once_in(7) {
        flag.order = FlagOrder::Hidden;
    }
    SetupDraft {
        controls,
        first_bonus: random.once_in(2),
        flag,
        schedule: random.once_in(11).then(|| Schedule {
            start: Instant::START,
            default_time: time(random),
        }),
        begins: random.one_of(&Color::ALL),
    }
}

fn control(random: &mut Random) -> TimeControl {
    if random.once_in(20) {
        return TimeControl::single(time(random), Mode::Hourglass);
    }
    let count = 1 + random.below(4);
    let same = random.once_in(3).then(|| Mode::Increment(time(random)));
    let period = |place| {
        let is_last = place + 1 == count;
        let end = if is_last && !random.once_in(4) {
            PeriodEnd::Game
        } else {
            match random.below(3) {
                0 if !is_last => PeriodEnd::Time,
                0 | 1 => PeriodEnd::Moves(1 + random.below(3) as u16),
                _ => PeriodEnd::Moves(1 + random.below(40) as u16),
            }
        };
        Period {
            time: time(random),
            end,
            mode: same.unwrap_or_else(|| mode(random, is_last)),
        }
    };
    TimeControl {
        periods: (0..count).map(period).collect(),
    }
}

/// A mode that may stand in any period, or one for the last.
fn mode(random: &mut Random, is_last: bool) -> Mode {
    let length = time(random);
    match random.below(if is_last { 9 } else { 7 }) {
        0 => Mode::SuddenDeath,
        1 => Mode::Increment(length),
        2 => Mode::Delay(length),
        3 => Mode::Bronstein(length),
        4 => Mode::ByoYomi {
            period: length,
            count: 1 + random.below(4) as u16,
        },
        5 => Mode::Canadian {
            period: length,
            moves: 1 + random.below(25) as u16,
        },
        6 => Mode::PerMove,
        7 => Mode::Upcount,
        _ => Mode::DoubleFlag {
            extra: length,
            bonus: Millis::new(length.get() / 4),
            rule: random.one_of(&BonusRule::ALL),
        },
    }
}

fn time(random: &mut Random) -> Millis {
    Millis::new(random.one_of(&TIMES[..25]))
}
