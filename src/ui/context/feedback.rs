//! Sounds, speech and vibration, as the settings allow.

use leptos::prelude::*;

use super::AppContext;
use crate::platform::sound::Tone;
use crate::platform::{speech, vibrate};
use crate::ui::text::base;

/// How long the device vibrates at a press, in milliseconds.
const PRESS_FELT: u16 = 20;

/// Lets the device vibrate as at a press.
pub(in crate::ui) fn vibrate_as_press() {
    vibrate::vibrate(&[PRESS_FELT]);
}

impl AppContext {
    /// Lets the user hear and feel a press.
    pub(in crate::ui) fn confirm_press(self) {
        self.play(Tone::Press);
        if self.settings.with_untracked(|settings| settings.vibration) {
            vibrate_as_press();
        }
    }

    /// Plays a tone, if sounds are on.
    pub(in crate::ui) fn play(self, tone: Tone) {
        if self.settings.with_untracked(|settings| settings.sound) {
            self.parts.with_value(|parts| parts.sound.play(tone));
        }
    }

    /// Plays the tone of a press, for a user who asks to hear it.
    pub(in crate::ui) fn try_sound(self) {
        self.unlock_sound();
        self.parts
            .with_value(|parts| parts.sound.try_out(Tone::Press));
    }

    /// Speaks; returns `false` if the voice is off.
    pub(in crate::ui) fn speak(self, words: &str) -> bool {
        let speaks = self.settings.with_untracked(|settings| settings.voice);
        if speaks {
            speech::say(words, base::tag());
        }
        speaks
    }

    /// Called at a gesture of the user: sounds can be heard from then on.
    pub fn unlock_sound(self) {
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
