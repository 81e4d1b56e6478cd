//! The clock's sound, vibration and voice: [`SignalSettings`].

use leptos::prelude::*;

use super::setting::SettingCheck;
use crate::platform::{speech, vibrate};
use crate::ui::context::AppContext;
use crate::ui::text::manage;
use crate::ui::widgets::section::Section;

/// Sound, vibration and voice.
#[component]
pub(super) fn SignalSettings() -> impl IntoView {
    let texts = &manage().settings;
    let missing = |is_supported: bool| if is_supported { "" } else { texts.no_device };
    view! {
        <Section title=texts.signals hint=texts.signals_hint>
            <SettingCheck
                name="sound"
                label=texts.sound
                get=|s| s.sound
                set=|s, value| s.sound = value
            />
            <Volume/>
            <SettingCheck
                name="vibration"
                label=texts.vibration
                hint=missing(vibrate::is_supported())
                get=|s| s.vibration
                set=|s, value| s.vibration = value
            />
            <SettingCheck
                name="voice"
                label=texts.voice
                hint=missing(speech::is_supported())
                get=|s| s.voice
                set=|s, value| s.voice = value
            />
        </Section>
    }
}

/// How loud sounds are, in per cent.
#[component]
fn Volume() -> impl IntoView {
    let context = expect_context::<AppContext>();
    let change = move |typed: String| {
        if let Ok(volume) = typed.parse::<u8>() {
            context.set(|settings| settings.volume = volume.min(100));
            context.unlock_sound();
        }
    };
    view! {
        <div class="field">
            <label for="volume">{manage().settings.volume}</label>
            <input
                id="volume"
                name="volume"
                type="range"
                min="0"
                max="100"
                step="5"
                prop:value=move || context.settings.with(|s| s.volume.to_string())
                on:change:target=move |event| change(event.target().value())
            />
        </div>
    }
}
