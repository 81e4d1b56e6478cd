//! Moves that play themselves, one a second: [`SelfPlaying`].

use leptos::prelude::*;

use super::icon::Icon;
use crate::platform::timer::Timer;
use crate::time::Millis;
use crate::ui::text::play::moves as texts;

/// How long each move is shown.
const STEP: Millis = Millis::seconds(1);

/// Moves that play themselves. A handle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SelfPlaying {
    pub is_playing: RwSignal<bool>,
    /// Whether the next move is the first.
    begins: StoredValue<bool>,
    timer: StoredValue<Timer, LocalStorage>,
}

/// Nothing plays yet. `step` goes one move on and returns whether there was one. `place` says where
/// the reader is: going elsewhere meanwhile stops the moves.
pub(crate) fn use_self_playing<T: PartialEq + 'static>(
    place: impl Fn() -> T + 'static,
    step: impl Fn() -> bool + 'static,
) -> SelfPlaying {
    let is_playing = RwSignal::new(false);
    let begins = StoredValue::new(false);
    let mut last = None;
    let timer = Timer::new(move |timer| {
        let is_first = begins.get_value();
        begins.set_value(false);
        let goes_on = (is_first || last.as_ref() == Some(&place())) && step();
        last = Some(place());
        if goes_on {
            timer.after(STEP);
        } else {
            is_playing.set(false);
        }
    });
    SelfPlaying {
        is_playing,
        begins,
        timer: StoredValue::new_local(timer),
    }
}

impl SelfPlaying {
    /// Makes the first move after a second, so that the reader sees the start first.
    pub(crate) fn play(self) {
        self.begins.set_value(true);
        self.is_playing.set(true);
        self.timer.with_value(|timer| timer.after(STEP));
    }

    /// Stops; the current move stays on screen.
    pub(crate) fn stop(self) {
        self.is_playing.set(false);
        self.timer.with_value(Timer::cancel);
    }
}

/// The button that starts and stops the moves: a single one, so that it keeps the focus.
#[component]
pub(crate) fn SelfPlayingButton(playing: SelfPlaying) -> impl IntoView {
    let is_playing = playing.is_playing;
    let toggle = move |_| {
        if is_playing.get_untracked() {
            playing.stop();
        } else {
            playing.play();
        }
    };
    let act = move || {
        if is_playing.get() {
            "stop-moves"
        } else {
            "play-moves"
        }
    };
    let label = move || {
        if is_playing.get() {
            texts::stop()
        } else {
            texts::play()
        }
    };
    let icon = move || {
        if is_playing.get() {
            Icon::Pause.view()
        } else {
            Icon::Play.view()
        }
    };
    view! {
        <button type="button" data-act=act aria-label=label on:click=toggle>
            {icon}
        </button>
    }
}
