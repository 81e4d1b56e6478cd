//! The arguments with which texts are rendered: [`Samples`].
//!
//! An enum is sampled by all its variants ([`every`]), so a new one does not compile until it is
//! here. What has parts is sampled by combinations of their samples, as many as show each of them.

use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Debug;

use crate::clock::draft::{EndKind, ModeKind, PeriodField};
use crate::clock::presets::Group;
use crate::clock::{BonusRule, Color, FlagDetection, LowTime};
use crate::time::Millis;

/// A type of arguments.
pub(crate) trait Samples: Clone + Debug + 'static {
    /// The values with which a text is rendered, always the same.
    fn samples() -> Vec<Self>;
}

/// The most combinations of the parts of one argument, if more do not show another part.
const COMBINED: usize = 40;

thread_local! {
    static KNOWN: RefCell<BTreeMap<TypeId, Box<dyn Any>>> = RefCell::default();
}

/// The samples of a type, made once.
pub(super) fn all<T: Samples>() -> Vec<T> {
    let known = KNOWN.with_borrow(|known| {
        let found = known.get(&TypeId::of::<T>());
        found.and_then(|found| found.downcast_ref::<Vec<T>>().cloned())
    });
    known.unwrap_or_else(|| {
        let made = T::samples();
        KNOWN.with_borrow_mut(|known| known.insert(TypeId::of::<T>(), Box::new(made.clone())));
        made
    })
}

/// The places of combinations, one of each list: all of them, or about `most`, evenly from the
/// first to the last, in which each place of each list occurs.
pub(super) fn places(lengths: &[usize], most: usize) -> Vec<Vec<usize>> {
    let count: usize = lengths.iter().product();
    let longest = lengths.iter().copied().max().unwrap_or_default();
    let mut step = count.div_ceil(most.max(longest)).max(1);
    while !lengths.iter().all(|&length| are_coprime(step, length)) {
        step -= 1;
    }
    let places = (0..count).step_by(step).map(|mut number| {
        let place = |&length: &usize| {
            let place = number % length;
            number /= length;
            place
        };
        lengths.iter().map(place).collect()
    });
    places.collect()
}

fn are_coprime(a: usize, b: usize) -> bool {
    if b == 0 {
        a == 1
    } else {
        are_coprime(b, a % b)
    }
}

/// Chooses the parts of a combination.
#[derive(Default)]
pub(super) struct Parts {
    /// How many samples each part has.
    lengths: Vec<usize>,
    /// The places of those to choose next, the last first; none for the first of each.
    places: Vec<usize>,
}

impl Parts {
    /// The next part.
    pub(super) fn next<T: Samples>(&mut self) -> T {
        let mut samples = all::<T>();
        self.lengths.push(samples.len());
        samples.swap_remove(self.places.pop().unwrap_or_default())
    }
}

/// Combinations of samples, made by a function from the same parts each time.
pub(super) fn combined<T>(make: impl Fn(&mut Parts) -> T) -> Vec<T> {
    let mut parts = Parts::default();
    make(&mut parts);
    let places = places(&parts.lengths, COMBINED)
        .into_iter()
        .map(|mut places| {
            places.reverse();
            make(&mut Parts {
                lengths: Vec::new(),
                places,
            })
        });
    places.collect()
}

/// Samples of an enum by all its variants, or of a struct by its fields.
macro_rules! every {
    (struct $T:ident { $($field:ident),* $(,)? }) => {
        impl Samples for $T {
            fn samples() -> Vec<Self> {
                combined(|parts| Self { $($field: parts.next()),* })
            }
        }
    };
    ($T:ident { $($Form:ident $(($($part:ident),*))? $({ $($field:ident),* })?),* $(,)? }) => {
        impl Samples for $T {
            fn samples() -> Vec<Self> {
                // A variant that is not here does not compile.
                let _ = |it: &Self| match it { $(Self::$Form { .. } => {})* };
                let mut all = Vec::new();
                $(all.extend(combined(|_parts| {
                    $($(let $part = _parts.next();)*)?
                    Self::$Form $(($($part),*))? $({ $($field: _parts.next()),* })?
                }));)*
                all
            }
        }
    };
}

macro_rules! numbers {
    ($($Number:ident),*) => {
        $(impl Samples for $Number {
            fn samples() -> Vec<Self> {
                vec![0, 1, 2, 3, 5, 11, 21, 100, 1_001]
            }
        })*
    };
}
numbers!(u16, u32, u64, usize);

impl Samples for bool {
    fn samples() -> Vec<Self> {
        vec![false, true]
    }
}

/// A name, a name with quotes, a time control, a letter, a time, a number.
impl Samples for &'static str {
    fn samples() -> Vec<Self> {
        vec!["Anna", "Jo “Joe” O'Hara", "5+3", "e", "4:30", "1", "21"]
    }
}

impl<T: Samples> Samples for &'static T {
    fn samples() -> Vec<Self> {
        all::<T>().leak().iter().collect()
    }
}

/// Many lengths of time, from none to ten hours; and times that have run out.
pub(super) const TIMES: [i64; 28] = [
    0, 1, 100, 250, 500, 999, 1_000, 1_500, 2_500, 10_000, 30_000, 59_999, 60_000, 61_000, 90_000,
    90_500, 119_000, 150_000, 600_000, 3_600_000, 3_660_000, 5_400_000, 7_200_000, 7_201_000,
    36_000_000, -1, -1_500, -61_000,
];

impl Samples for Millis {
    fn samples() -> Vec<Self> {
        TIMES.map(Millis::new).to_vec()
    }
}

impl Samples for &'static [(Millis, Millis)] {
    fn samples() -> Vec<Self> {
        let pairs = [(0, 10_000), (2_500, 1_250), (10_000, 0), (61_000, 500)];
        let pairs = Vec::leak(
            pairs
                .map(|(a, b)| (Millis::new(a), Millis::new(b)))
                .to_vec(),
        );
        vec![&pairs[..0], &pairs[..1], &pairs[1..3], pairs]
    }
}

every! { BonusRule { Truncated, Linear, Hybrid } }
every! { Color { White, Black } }
every! { EndKind { Moves, Time, Game } }
every! { FlagDetection { Automatically, OnClaim } }
every! { Group { Bullet, Blitz, Rapid, Classical, Tournament, DoubleFlag, Delay, Overtime, Other } }
every! { LowTime { Automatic, Off, TenSeconds, TwentySeconds, ThirtySeconds, OneMinute } }
every! {
    ModeKind {
        SuddenDeath, Increment, Delay, Bronstein, ByoYomi, Canadian, Hourglass, Upcount, PerMove,
        DoubleFlag,
    }
}
every! { PeriodField { Time, End, Moves, Mode, Bonus, Count, Extra } }
