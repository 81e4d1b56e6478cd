//! What a clock says aloud: [`Cue`]s, found by comparing the face now with the
//! face before. Data only; whoever has loudspeakers decides what to do.

use super::account::Overtime;
use super::color::{ByColor, Color};
use super::face::{Face, SideFace};
use crate::time::Millis;

/// Something worth a sound or a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A flag fell.
    Flag(Color),
    /// Time is getting low; said once, and again only after there was well
    /// more.
    LowTime(Color),
    /// Ten seconds left, or five and fewer: how many.
    LastSeconds(Color, i64),
    /// Another period began.
    Period(Color),
    /// A byo-yomi period was lost; how many are left.
    ByoYomi(Color, u16),
    /// A round figure of time left, for the voice.
    Remaining(Color, Millis),
}

/// The figures of time left that a voice calls out.
const CALLED: [Millis; 4] = [
    Millis::minutes(5),
    Millis::minutes(1),
    Millis::seconds(30),
    Millis::seconds(10),
];

/// Listens to one clock.
#[derive(Clone, Debug)]
pub struct Cues {
    low: Millis,
    said: ByColor<bool>,
    last: Option<Face>,
}

impl Cues {
    /// For a clock on which `low` is little time.
    pub fn new(low: Millis) -> Cues {
        Cues {
            low,
            said: ByColor::both(false),
            last: None,
        }
    }

    /// What the clock says when it shows `face`. The first face, and a jump
    /// of the move count (a correction, an undo), say nothing.
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
        if now.flag.is_some() && before.flag.is_none() {
            cues.push(Cue::Flag(color));
            return;
        }
        let said = self.said.get_mut(color);
        if now.time > self.low.times(2) {
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
        if now.running
            && now.time <= self.low
            && before.time > now.time
            && !*said
            && !now.in_overtime
        {
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
