//! What is heard: sounds and spoken times.

use leptos::prelude::*;

use super::{Parts, Table};
use crate::clock::cue::Cue;
use crate::platform::sound::Tone;
use crate::platform::speech;
use crate::ui::text::t;

impl Table {
    pub(super) fn signal(self, parts: &Parts, cues: &[Cue]) {
        self.settings.with_untracked(|settings| {
            for cue in cues {
                let tone = match cue {
                    Cue::Flag(_) => Some(Tone::Flag),
                    Cue::LowTime(_) => Some(Tone::LowTime),
                    Cue::LastSeconds(..) => Some(Tone::Tick),
                    Cue::Period(_) | Cue::ByoYomi(..) | Cue::FirstFlag(_) => Some(Tone::Period),
                    Cue::Remaining(..) => None,
                };
                if let Some(tone) = tone
                    && settings.sound
                {
                    parts.sound.play(tone);
                }
                let words = match *cue {
                    Cue::Remaining(side, left) => Some((t().face.say_left)(side, left)),
                    Cue::Flag(side) => Some((t().face.say_flag)(side)),
                    Cue::FirstFlag(side) => Some((t().face.say_first_flag)(side)),
                    Cue::ByoYomi(_, n) => Some((t().face.say_byo_yomi)(n)),
                    _ => None,
                };
                match words {
                    Some(words) if settings.voice => {
                        speech::say(&words, t().tag);
                    }
                    Some(words) => self.said.set(words),
                    None => {}
                }
            }
        });
    }

    /// Sounds can be heard from a gesture on.
    pub fn gesture(self) {
        let (sound, volume, voice) = self
            .settings
            .with_untracked(|settings| (settings.sound, settings.volume, settings.voice));
        if sound {
            self.parts.with_value(|parts| {
                parts.sound.unlock();
                parts.sound.set_volume(volume);
            });
        }
        if voice {
            speech::unlock();
        }
    }
}
