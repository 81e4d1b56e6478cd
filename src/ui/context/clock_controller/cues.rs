//! Sounds and spoken times of a clock.

use leptos::prelude::*;

use super::ClockController;
use crate::clock::cue::Cue;
use crate::platform::sound::Tone;
use crate::ui::text::{self, base};

impl ClockController {
    pub(super) fn signal(self, cues: &[Cue]) {
        for cue in cues {
            let tone = match cue {
                Cue::Flag(_) => Some(Tone::Flag),
                Cue::LowTime(_) => Some(Tone::LowTime),
                Cue::LastSeconds(..) => Some(Tone::Tick),
                Cue::Period(_) | Cue::ByoYomi(..) | Cue::FirstFlag(_) => Some(Tone::Period),
                Cue::Remaining(..) => None,
            };
            if let Some(tone) = tone {
                self.context.play(tone);
            }
            let words = match *cue {
                Cue::Remaining(side, left) => text::spoken::say_left(side, left),
                Cue::Flag(side) => base::face::say_flag(side).to_owned(),
                Cue::FirstFlag(side) => base::face::say_first_flag(side).to_owned(),
                Cue::ByoYomi(_, n) => base::face::say_byo_yomi(n),
                _ => continue,
            };
            if !self.context.speak(&words) {
                self.announcement.set(words);
            }
        }
    }
}
