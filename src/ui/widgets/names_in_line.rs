//! Where the names of stems in a row stand, so that each is read at its own: [`names_in_line`].

/// The length of a line of names, in days of a month.
pub(crate) const SLOTS: f64 = 30.0;

/// The widths for which style sheets place names, each with the width of a letter in days.
const LETTERS: [f64; 4] = [0.64, 0.54, 0.29, 0.23];

/// The highest of the heights that a name may have.
const TOP: u8 = 2;

/// The place of a name at its stem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// There is no room for it.
    None,
    /// Over its stem, at the lowest height.
    Over,
    /// From its stem on, at one of the heights.
    From(u8),
    /// Up to its stem, at one of the heights: the line ends before it would.
    UpTo(u8),
}

impl Place {
    /// The height of the stem.
    pub(crate) fn height(self) -> u8 {
        match self {
            Place::None | Place::Over => 0,
            Place::From(height) | Place::UpTo(height) => height,
        }
    }

    /// Its name in style sheets and tests.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Place::None => "none",
            Place::Over => "over",
            Place::From(0) => "0",
            Place::From(1) => "1",
            Place::From(_) => "2",
            Place::UpTo(0) => "end-0",
            Place::UpTo(1) => "end-1",
            Place::UpTo(_) => "end-2",
        }
    }
}

/// The place of a name on a narrow phone, a phone, a tablet, and wider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NamePlace {
    pub narrow: Place,
    pub phone: Place,
    pub tablet: Place,
    pub wide: Place,
}

/// A stem, and the room that its name needs.
#[derive(Clone, Copy)]
struct Stem {
    at: f64,
    width: f64,
}

/// The places of names whose stems (of [`SLOTS`]) and lengths are given, from the left.
///
/// A name never lies on another stem: one beside it is lower, and its name, too.
pub(crate) fn names_in_line(names: &[(f64, usize)]) -> Vec<NamePlace> {
    let [narrow, phone, tablet, wide] = LETTERS.map(|letter| {
        let stem = |(at, letters): &(f64, usize)| Stem {
            at: *at,
            width: (*letters as f64 + 2.5) * letter,
        };
        places(&names.iter().map(stem).collect::<Vec<_>>())
    });
    let place = |index: usize| NamePlace {
        narrow: narrow[index],
        phone: phone[index],
        tablet: tablet[index],
        wide: wide[index],
    };
    (0..names.len()).map(place).collect()
}

fn places(stems: &[Stem]) -> Vec<Place> {
    let mut places = vec![Place::None; stems.len()];
    for index in 0..stems.len() {
        places[index] = place(stems, &places, index);
    }
    // A name with room on both sides is over its stem.
    let mut free = 0.0;
    for (index, stem) in stems.iter().enumerate() {
        let half = stem.width / 2.0;
        let is_near = |(other, near): (usize, &Stem)| {
            let reach = match places[other] {
                Place::UpTo(_) => half + near.width,
                _ => half,
            };
            other != index && (near.at - stem.at).abs() < reach
        };
        let has_room = stem.at - half >= free && !stems.iter().enumerate().any(is_near);
        match places[index] {
            Place::From(0) if has_room => {
                places[index] = Place::Over;
                free = stem.at + half;
            }
            Place::From(0) => free = stem.at + stem.width,
            _ => {}
        }
    }
    places
}

/// The place of a name after those to its left: the soonest come first.
fn place(stems: &[Stem], places: &[Place], index: usize) -> Place {
    let stem = stems[index];
    let before = stems[..index].iter().zip(places);
    // Names that begin before it and lie over its stem, which must not reach them.
    let over = before.clone().filter(|(other, place)| {
        matches!(place, Place::From(_)) && other.at + other.width > stem.at
    });
    let lowest = over.map(|(_, place)| place.height()).min();
    let highest = lowest.map_or(Some(TOP), |lowest| lowest.checked_sub(1));
    let Some(highest) = highest else {
        return Place::None;
    };
    if stem.at + stem.width <= SLOTS + 1.0 {
        // It is higher than each of the stems that it lies over.
        let end = stem.at + stem.width;
        let under = stems[index + 1..].iter().filter(|other| other.at < end);
        let under = u8::try_from(under.count()).unwrap_or(u8::MAX);
        let height = under.min(highest);
        return if under > 0 && height == 0 {
            Place::None
        } else {
            Place::From(height)
        };
    }
    let begin = stem.at - stem.width;
    let is_free = |height: &u8| {
        before.clone().all(|(other, place)| {
            let is_under = other.at > begin;
            let lies_there = matches!(place, Place::From(_) | Place::Over);
            let meets = lies_there && other.at + other.width > begin;
            (!is_under || place.height() < *height) && (!meets || place.height() != *height)
        })
    };
    (0..=highest).find(is_free).map_or(Place::None, Place::UpTo)
}
