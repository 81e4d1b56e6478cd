//! The clock's sound, vibration and voice, and low time: [`SignalSettings`].

use leptos::prelude::*;

use super::setting::{SettingCheck, SettingChoice};
use crate::clock::LowTime;
use crate::platform::{speech, vibrate};
use crate::settings::Settings;
use crate::ui::context::AppContext;
use crate::ui::context::feedback::vibrate_as_press;
use crate::ui::manage::section::Section;
use crate::ui::text::manage::settings as texts;

/// Sound, vibration and voice, and from when on time is low.
#[component]
pub(super) fn SignalSettings() -> impl IntoView {
    let context = expect_context::<AppContext>();
    let missing = |is_supported: bool| if is_supported { "" } else { texts::no_device() };
    let low_times = LowTime::ALL.map(|low| (low, texts::low_time_name(low)));
    let vibration = vibrate::is_supported().then(|| {
        view! {
            <TriedSetting
                name="vibration"
                label=texts::vibration()
                get=|s| s.vibration
                set=|s, value| s.vibration = value
                act="try-vibration"
                on_try=move |()| vibrate_as_press()
            />
        }
    });
    view! {
        <Section title=texts::signals() hint=texts::signals_hint()>
            <TriedSetting
                name="sound"
                label=texts::sound()
                get=|s| s.sound
                set=|s, value| s.sound = value
                act="try-sound"
                on_try=move |()| context.try_sound()
            />
            <Volume/>
            {vibration}
            <SettingCheck
                name="voice"
                label=texts::voice()
                hint=missing(speech::is_supported())
                get=|s| s.voice
                set=|s, value| s.voice = value
            />
            <SettingChoice
                name="low-time"
                legend=texts::low_time()
                options=low_times.to_vec()
                get=|s| s.low_time
                set=|s, value| s.low_time = value
            />
        </Section>
    }
}

/// A setting that is on or off, with a button that shows its effect while it is on.
#[component]
fn TriedSetting(
    name: &'static str,
    label: &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
    /// The name by which tests find the button.
    act: &'static str,
    #[prop(into)] on_try: Callback<()>,
) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let is_off = move || !context.settings.with(get);
    view! {
        <div class="tried">
            <SettingCheck name label get set/>
            <button type="button" data-act=act disabled=is_off on:click=move |_| on_try.run(())>
                {texts::try_out()}
            </button>
        </div>
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
            <label for="volume">{texts::volume()}</label>
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
