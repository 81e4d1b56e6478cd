//! The arguments with which texts are rendered: [`Samples`].
//!
//! An enum is sampled by all its variants ([`every`]), so a new one does not compile until it is
//! here. What has parts is sampled by combinations of their samples, as many as show each of them.

use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::rc::Rc;

/// A type of arguments.
pub(crate) trait Samples: Clone + Debug + 'static {
    /// The values with which a text is rendered, always the same.
    fn samples() -> Vec<Self>;
}

/// The most combinations of the parts of one argument, if more do not show another part.
pub(super) const COMBINED: usize = 120;

thread_local! {
    static KNOWN: RefCell<BTreeMap<TypeId, Box<dyn Any>>> = RefCell::default();
}

/// The samples of a type, made once.
pub(super) fn all<T: Samples>() -> Rc<Vec<T>> {
    let known = KNOWN.with_borrow(|known| {
        let found = known.get(&TypeId::of::<T>());
        found.and_then(|found| found.downcast_ref::<Rc<Vec<T>>>().cloned())
    });
    known.unwrap_or_else(|| {
        let made = Rc::new(T::samples());
        KNOWN.with_borrow_mut(|known| known.insert(TypeId::of::<T>(), Box::new(made.clone())));
        made
    })
}

/// The places of combinations, one of each list: all of them, or about `most`, evenly from the
/// first to the last, in which each place of each list occurs.
pub(super) fn places(lengths: &[usize], most: usize) -> Vec<Vec<usize>> {
    let count: usize = lengths.iter().product();
    let mut step = count.div_ceil(most).max(1);
    while !lengths.iter().all(|&length| are_coprime(step, length)) {
        step -= 1;
    }
    let place = |mut number: usize| {
        let digit = |&length: &usize| {
            let digit = number % length;
            number /= length;
            digit
        };
        lengths.iter().map(digit).collect()
    };
    let mut places: Vec<Vec<usize>> = (0..count).step_by(step).map(place).collect();
    for (list, &length) in lengths.iter().enumerate() {
        let mut is_there = vec![false; length];
        places.iter().for_each(|place| is_there[place[list]] = true);
        let absent = (0..length).filter(|&digit| count > 0 && !is_there[digit]);
        places.extend(absent.map(|digit| lengths.iter().map(|length| digit % length).collect()));
    }
    places
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
        let samples = all::<T>();
        self.lengths.push(samples.len());
        samples[self.places.pop().unwrap_or_default()].clone()
    }
}

/// Combinations of samples, made by a function from the same parts each time.
pub(super) fn combined<T>(most: usize, make: impl Fn(&mut Parts) -> T) -> Vec<T> {
    let mut parts = Parts::default();
    make(&mut parts);
    let places = places(&parts.lengths, most).into_iter().map(|mut places| {
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
        impl super::samples::Samples for $T {
            fn samples() -> Vec<Self> {
                super::samples::combined(super::samples::COMBINED, |parts| Self { $($field: parts.next()),* })
            }
        }
    };
    ($T:ident $(<$life:lifetime>)? { $($Form:ident $(($($part:ident),*))? $({ $($field:ident),* })?),* $(,)? }) => {
        impl super::samples::Samples for $T $(<$life>)? {
            fn samples() -> Vec<Self> {
                // A variant that is not here does not compile.
                let _ = |it: &Self| match it { $(Self::$Form { .. } => {})* };
                let mut all = Vec::new();
                $(all.extend(super::samples::combined(super::samples::COMBINED, |_parts| {
                    $($(let $part = _parts.next();)*)?
                    Self::$Form $(($($part),*))? $({ $($field: _parts.next()),* })?
                }));)*
                all
            }
        }
    };
}

/// Where texts change; and lengths of events in days, at which they do.
macro_rules! numbers {
    ($($Number:ident),*) => {
        $(impl Samples for $Number {
            fn samples() -> Vec<Self> {
                vec![0, 1, 2, 3, 5, 11, 21, 100, 302, 400, 700, 1_001, 1_100, 1_151]
            }
        })*
    };
}
numbers!(u16, u32, u64, usize, i64);

impl Samples for u8 {
    fn samples() -> Vec<Self> {
        (0..=u8::MAX).collect()
    }
}

impl Samples for bool {
    fn samples() -> Vec<Self> {
        vec![false, true]
    }
}

/// A name, a name with quotes, a time control, a letter, a time, numbers, nothing.
impl Samples for &'static str {
    fn samples() -> Vec<Self> {
        vec!["Anna", "Jo “Joe” O'Hara", "5+3", "e", "4:30", "1", "21", ""]
    }
}

impl Samples for String {
    fn samples() -> Vec<Self> {
        all::<&str>().iter().copied().map(str::to_owned).collect()
    }
}

impl Samples for char {
    fn samples() -> Vec<Self> {
        vec!['x', 'ß', '"', '\u{0}']
    }
}

impl<T: Samples> Samples for &'static T {
    fn samples() -> Vec<Self> {
        T::samples().leak().iter().collect()
    }
}

impl<T: Samples> Samples for Option<T> {
    fn samples() -> Vec<Self> {
        let some = all::<T>();
        [None]
            .into_iter()
            .chain(some.iter().cloned().map(Some))
            .collect()
    }
}

/// None, each alone, and several.
impl<T: Samples> Samples for Vec<T> {
    fn samples() -> Vec<Self> {
        let all = all::<T>();
        let mut lists = vec![Vec::new()];
        for length in [1, 2, 3, 5, 8] {
            let step = if length == 1 { 1 } else { 1 + all.len() / 12 };
            lists.extend(all.windows(length).step_by(step).map(<[T]>::to_vec));
        }
        lists
    }
}

impl<T: Samples> Samples for &'static [T] {
    fn samples() -> Vec<Self> {
        all::<Vec<T>>()
            .iter()
            .map(|list| &*list.clone().leak())
            .collect()
    }
}

impl<T: Samples> Samples for [T; 2] {
    fn samples() -> Vec<Self> {
        combined(COMBINED, |parts| [parts.next(), parts.next()])
    }
}

impl<A: Samples, B: Samples> Samples for (A, B) {
    fn samples() -> Vec<Self> {
        combined(COMBINED, |parts| (parts.next(), parts.next()))
    }
}

impl<A: Samples, B: Samples, C: Samples> Samples for (A, B, C) {
    fn samples() -> Vec<Self> {
        combined(COMBINED, |parts| (parts.next(), parts.next(), parts.next()))
    }
}

#[test]
fn a_combination_shows_each_place_of_each_list() {
    for lengths in [
        vec![64, 64, 13],
        vec![2, 2_500],
        vec![7, 5, 3, 2],
        vec![1, 0],
    ] {
        let places = places(&lengths, 100);
        for (list, &length) in lengths.iter().enumerate() {
            let shown = |digit: &usize| places.iter().any(|place| place[list] == *digit);
            let is_empty = lengths.contains(&0);
            assert_eq!(
                (0..length).filter(shown).count(),
                if is_empty { 0 } else { length }
            );
        }
    }
}
