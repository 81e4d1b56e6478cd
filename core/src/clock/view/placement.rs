//! Where the halves lie on a screen that turns: [`Placing`].
//!
//! A device that lies on the table notices no turn of its own, but a push or a look at it is enough
//! to turn its screen. So while a game is played, the halves stay where the players' hands are.

use crate::clock::Seat;

/// How the halves lie to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// One above the other, the upper one turned to its player.
    FaceToFace,
    /// Side by side, both the same way up.
    SideBySide,
}

/// A number of quarters of a turn, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Quarters(u8);

impl Quarters {
    /// The quarters in an angle in degrees; 0 for one that no screen has.
    pub const fn of(angle: u16) -> Quarters {
        match angle % 360 {
            90 => Quarters(1),
            180 => Quarters(2),
            270 => Quarters(3),
            _ => Quarters(0),
        }
    }

    /// From the other to this.
    const fn since(self, other: Quarters) -> Quarters {
        Quarters((self.0 + 4 - other.0) % 4)
    }

    /// The angle in degrees.
    pub const fn angle(self) -> u16 {
        90 * self.0 as u16
    }
}

/// Where the halves are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// How they lie to each other.
    pub arrangement: Arrangement,
    /// How far the whole clock is turned on the screen.
    pub turned: Quarters,
    /// Whether the seats have changed places.
    pub exchanged: bool,
}

impl Placement {
    /// The seats in the order in which they are read on the screen: from the top, or from the left.
    /// A clock that is turned by one or by two quarters begins with its lower half.
    pub const fn seats_as_read(self) -> [Seat; 2] {
        let begins_below = matches!(self.turned, Quarters(1 | 2));
        let is_upper_first = matches!(self.arrangement, Arrangement::FaceToFace) && !begins_below;
        if is_upper_first != self.exchanged {
            [Seat::Second, Seat::First]
        } else {
            [Seat::First, Seat::Second]
        }
    }
}

/// How the device was held when the halves were laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Held {
    arrangement: Arrangement,
    screen: Quarters,
}

/// Where the halves lie now, and how they lay when the game began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    /// The user's choice; `None` leaves it to the device.
    chosen: Option<Arrangement>,
    /// Only while a game is played.
    begun: Option<Held>,
    now: Held,
}

impl Placing {
    /// After something of this has changed.
    ///
    /// - `suits`: the arrangement that suits the device as it is held now
    /// - `screen`: how far the browser has turned the screen from its natural orientation
    #[must_use]
    pub fn next(
        before: Option<Placing>,
        is_played: bool,
        chosen: Option<Arrangement>,
        suits: Arrangement,
        screen: Quarters,
    ) -> Placing {
        let arrangement = chosen.unwrap_or(suits);
        let now = Held {
            arrangement,
            screen,
        };
        // A choice during a game is made for the device as it is held then.
        let same_choice = before.filter(|before| before.chosen == chosen);
        let begun = same_choice.and_then(|before| before.begun).unwrap_or(now);
        Placing {
            chosen,
            begun: is_played.then_some(begun),
            now,
        }
    }

    /// Where to draw the halves. Face to face, the whole clock stays on the device as if its screen
    /// had not turned. Side by side, the words stay upright, and each half stays at its edge of the
    /// device when the screen turns over.
    pub fn placement(self) -> Placement {
        let Held {
            arrangement,
            screen,
        } = self.begun.unwrap_or(self.now);
        let turn = self.now.screen.since(screen);
        let (turned, exchanged) = match arrangement {
            Arrangement::FaceToFace => (Quarters::default().since(turn), false),
            Arrangement::SideBySide => (Quarters::default(), turn == Quarters(2)),
        };
        Placement {
            arrangement,
            turned,
            exchanged,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Arrangement::{FaceToFace, SideBySide};
    use super::*;

    /// A device that is held upright, or sideways with its upper end at this edge of the screen.
    const UPRIGHT: u16 = 0;
    const LEFT: u16 = 90;
    const RIGHT: u16 = 270;
    const OVER: u16 = 180;

    /// A phone, which suits two players face to face when it is upright, held in turn at these
    /// angles while a game is played.
    fn turned(chosen: Option<Arrangement>, angles: &[u16]) -> Placing {
        let place = |before, angle: &u16| Some(held(before, true, chosen, *angle));
        angles.iter().fold(None, place).expect("an angle")
    }

    fn held(
        before: Option<Placing>,
        is_played: bool,
        chosen: Option<Arrangement>,
        angle: u16,
    ) -> Placing {
        let suits = if angle.is_multiple_of(180) {
            FaceToFace
        } else {
            SideBySide
        };
        Placing::next(before, is_played, chosen, suits, Quarters::of(angle))
    }

    fn lies(placing: Placing) -> (Arrangement, u16, bool) {
        let placement = placing.placement();
        let angle = placement.turned.angle();
        (placement.arrangement, angle, placement.exchanged)
    }

    #[test]
    fn face_to_face_each_half_stays_at_its_end_of_the_device() {
        for chosen in [None, Some(FaceToFace)] {
            for (angle, back) in [(UPRIGHT, 0), (LEFT, 270), (OVER, 180), (RIGHT, 90)] {
                let placing = turned(chosen, &[UPRIGHT, LEFT, angle]);
                assert_eq!(lies(placing), (FaceToFace, back, false), "{angle}");
            }
        }
    }

    #[test]
    fn a_game_begun_sideways_counts_the_turn_from_there() {
        let placing = turned(Some(FaceToFace), &[RIGHT, UPRIGHT]);
        assert_eq!(lies(placing), (FaceToFace, 270, false));
        assert_eq!(
            lies(turned(Some(FaceToFace), &[RIGHT, RIGHT])),
            (FaceToFace, 0, false)
        );
    }

    #[test]
    fn side_by_side_each_half_keeps_its_edge_in_both_landscapes() {
        for chosen in [None, Some(SideBySide)] {
            for (from, to) in [(LEFT, RIGHT), (RIGHT, LEFT)] {
                assert_eq!(lies(turned(chosen, &[from])), (SideBySide, 0, false));
                assert_eq!(lies(turned(chosen, &[from, to])), (SideBySide, 0, true));
                let back = turned(chosen, &[from, to, UPRIGHT, from]);
                assert_eq!(lies(back), (SideBySide, 0, false));
            }
        }
    }

    #[test]
    fn the_layout_follows_the_device_while_no_game_is_played() {
        let played = turned(None, &[UPRIGHT, LEFT]);
        let over = held(Some(played), false, None, LEFT);
        assert_eq!(lies(over), (SideBySide, 0, false));
        let next = held(Some(over), true, None, LEFT);
        assert_eq!(
            lies(held(Some(next), true, None, UPRIGHT)),
            (SideBySide, 0, false)
        );
    }

    #[test]
    fn a_choice_during_a_game_holds_as_the_device_is_held_then() {
        let played = turned(None, &[UPRIGHT, LEFT]);
        let chosen = held(Some(played), true, Some(SideBySide), LEFT);
        assert_eq!(lies(chosen), (SideBySide, 0, false));
        let turned_over = held(Some(chosen), true, Some(SideBySide), RIGHT);
        assert_eq!(lies(turned_over), (SideBySide, 0, true));
        assert_eq!(
            lies(held(Some(turned_over), true, None, UPRIGHT)),
            (FaceToFace, 0, false)
        );
    }

    #[test]
    fn the_seats_are_read_from_the_top_or_from_the_left() {
        use Seat::{First, Second};
        for (arrangement, angle, expected) in [
            (SideBySide, 0, [First, Second]),
            (FaceToFace, 0, [Second, First]),
            (FaceToFace, 90, [First, Second]),
            (FaceToFace, 180, [First, Second]),
            (FaceToFace, 270, [Second, First]),
        ] {
            let mut placement = Placement {
                arrangement,
                turned: Quarters::of(angle),
                exchanged: false,
            };
            assert_eq!(placement.seats_as_read(), expected, "{placement:?}");
            placement.exchanged = true;
            let [one, other] = expected;
            assert_eq!(placement.seats_as_read(), [other, one], "{placement:?}");
        }
    }

    #[test]
    fn an_angle_that_no_screen_has_is_no_turn() {
        for angle in [0, 45, 360, u16::MAX] {
            assert_eq!(Quarters::of(angle).angle(), 0);
        }
    }
}
