//! The sounds and words of a clock: [`Cue`]s, found by comparing the present face with the previous
//! one. Data only; the caller plays them.

use super::account::Overtime;
use super::color::{ByColor, Color};
use super::face::{Face, SideFace};
use crate::time::Millis;

/// An event worth a sound or a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A first flag fell: extra time begins, or the game is drawn.
    FirstFlag(Color),
    /// A flag fell.
    Flag(Color),
    /// Time is low ([`SideFace::low`]). Reported once, and again only after the side had well more.
    LowTime(Color),
    /// Ten seconds are left, or five and fewer; with the number of seconds: 10, or 5 to 1.
    LastSeconds(Color, i64),
    /// Another period began.
    Period(Color),
    /// A byo-yomi period was lost; with the number of those left.
    ByoYomi(Color, u16),
    /// A round amount of time left, to be spoken.
    Remaining(Color, Millis),
}

/// The amounts of time left that are spoken.
const CALLED: [Millis; 4] = [
    Millis::minutes(5),
    Millis::minutes(1),
    Millis::seconds(30),
    Millis::seconds(10),
];

/// Finds the cues of one clock.
#[derive(Clone, Debug, Default)]
pub struct Cues {
    said: ByColor<bool>,
    last: Option<Face>,
}

impl Cues {
    /// The cues when the clock shows `face`. The first face, and a jump of the move count (a
    /// correction, an undo), give none.
    pub fn hear(&mut self, face: &Face) -> Vec<Cue> {
        let mut cues = Vec::new();
        if let Some(last) = self.last {
            for color in Color::ALL {
                self.hear_side(
                    color,
                    last.sides.get(color),
                    face.sides.get(color),
                    &mut cues,
                );
            }
        }
        self.last = Some(*face);
        cues
    }

    fn hear_side(&mut self, color: Color, before: &SideFace, now: &SideFace, cues: &mut Vec<Cue>) {
        if now.flag.is_some() {
            // A clock that runs on after its flag gives no more cues.
            if before.flag.is_none() {
                cues.push(Cue::Flag(color));
            }
            return;
        }
        if now.first_flag && !before.first_flag && before.running {
            cues.push(Cue::FirstFlag(color));
        }
        let said = self.said.get_mut(color);
        if now.low_limit.is_some_and(|limit| now.time > limit.times(2)) {
            *said = false;
        }
        if !before.running {
            return;
        }
        if now.period != before.period && now.time > before.time {
            cues.push(Cue::Period(color));
        }
        if let (Overtime::ByoYomi { periods: n, .. }, Overtime::ByoYomi { periods: m, .. }) =
            (before.overtime, now.overtime)
            && m < n
        {
            cues.push(Cue::ByoYomi(color, m));
        }
        let crossed = |mark: Millis| before.time > mark && now.time <= mark;
        if now.running && now.low && !*said && !now.in_overtime {
            *said = true;
            cues.push(Cue::LowTime(color));
        }
        for seconds in [10, 5, 4, 3, 2, 1] {
            if crossed(Millis::seconds(seconds)) {
                cues.push(Cue::LastSeconds(color, seconds));
            }
        }
        cues.extend(
            CALLED
                .into_iter()
                .filter(|&mark| crossed(mark))
                .map(|mark| Cue::Remaining(color, mark)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::event::Event;
    use crate::clock::setup::{Setup, SetupDraft};
    use crate::clock::{Clock, LowTime, notation};
    use crate::time::{Instant, Stamp};

    fn clock(control: &str) -> Clock {
        let controls = notation::parse(control).expect("a control");
        let setup = Setup::new(SetupDraft::standard(controls)).expect("a valid one");
        let mut clock = Clock::new(setup);
        apply(&mut clock, Event::Press(Color::Black), 0);
        clock
    }

    fn apply(clock: &mut Clock, event: Event, at: i64) {
        let at = Instant::new(at);
        let stamp = Stamp {
            at,
            ..Stamp::default()
        };
        clock.apply(event, stamp).expect("it can happen");
    }

    /// The cues from `from` to `to`, sampled every 100 milliseconds, with time low from `low` on.
    fn heard(cues: &mut Cues, clock: &Clock, low: LowTime, from: i64, to: i64) -> Vec<Cue> {
        let face = |at| Face::warning(clock.setup(), &clock.at(Instant::new(at)), low);
        (from..=to)
            .step_by(100)
            .flat_map(|at| cues.hear(&face(at)))
            .collect()
    }

    #[test]
    fn the_last_seconds_and_the_flag_are_heard_in_order_and_once() {
        let clock = clock("12s");
        let mut cues = Cues::default();
        let side = Color::White;
        let mut expected = vec![
            Cue::LastSeconds(side, 10),
            Cue::Remaining(side, Millis::seconds(10)),
        ];
        expected.extend([5, 4, 3, 2, 1].map(|n| Cue::LastSeconds(side, n)));
        expected.push(Cue::Flag(side));
        assert_eq!(heard(&mut cues, &clock, LowTime::Off, 0, 15_000), expected);
    }

    #[test]
    fn low_time_is_announced_again_only_after_time_well_above_the_limit() {
        let mut clock = clock("1+1");
        let mut cues = Cues::default();
        let low = LowTime::TwentySeconds;
        let count = |cues: Vec<Cue>| {
            let is_low = |cue: &&Cue| matches!(cue, Cue::LowTime(Color::White));
            cues.iter().filter(is_low).count()
        };
        assert_eq!(count(heard(&mut cues, &clock, low, 0, 41_500)), 1);
        // A bonus that lifts the time slightly above the limit gives no new cue.
        apply(&mut clock, Event::Press(Color::White), 41_500);
        apply(&mut clock, Event::Press(Color::Black), 42_000);
        assert_eq!(count(heard(&mut cues, &clock, low, 41_600, 45_000)), 0);
        // After the arbiter gave a minute, it may be reported again.
        let minute = Millis::minutes(1);
        let give = Event::Give {
            to: Color::White,
            amount: minute,
        };
        apply(&mut clock, give, 45_000);
        assert_eq!(count(heard(&mut cues, &clock, low, 45_100, 110_000)), 1);
    }

    #[test]
    fn the_sound_of_low_time_comes_with_its_sign_on_each_side() {
        for control in ["8 v 2", "2 v 8", "3 d5", "3 b5", "90/40+30, 15 df60/10"] {
            let clock = clock(control);
            for low in LowTime::ALL {
                let mut cues = Cues::default();
                let face = |at| Face::warning(clock.setup(), &clock.at(Instant::new(at)), low);
                let first = (0..6_300_000).step_by(100).find(|&at| {
                    let cues = cues.hear(&face(at));
                    cues.iter().any(|cue| matches!(cue, Cue::LowTime(_)))
                });
                let sign = (0..6_300_000)
                    .step_by(100)
                    .find(|&at| face(at).sides.white.low);
                assert_eq!(first, sign, "{control} {low:?}");
            }
        }
    }

    #[test]
    fn a_lost_byo_yomi_period_is_announced_with_the_periods_left() {
        let clock = clock("30s byo 3x10");
        let mut cues = Cues::default();
        let lost: Vec<Cue> = heard(&mut cues, &clock, LowTime::Off, 0, 61_000)
            .into_iter()
            .filter(|cue| matches!(cue, Cue::ByoYomi(..) | Cue::Flag(_)))
            .collect();
        let side = Color::White;
        assert_eq!(
            lost,
            [
                Cue::ByoYomi(side, 2),
                Cue::ByoYomi(side, 1),
                Cue::Flag(side)
            ]
        );
    }
}
