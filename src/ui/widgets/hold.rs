//! Repeats an action while a button is held: [`use_hold`].

use leptos::prelude::*;

use crate::platform::timer::Timer;
use crate::time::Millis;

/// How long a button is held before it repeats, and the interval between repeats.
const FIRST: Millis = Millis::new(400);
const AGAIN: Millis = Millis::new(100);

/// A button that may be held. A handle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hold {
    timer: StoredValue<Timer, LocalStorage>,
    has_repeated: StoredValue<bool>,
}

/// Repeats `act` while a button is held. The first time is left to the button's own click.
pub(crate) fn use_hold(act: impl Fn() + 'static) -> Hold {
    let has_repeated = StoredValue::new(false);
    let timer = Timer::new(move |timer| {
        has_repeated.set_value(true);
        timer.after(AGAIN);
        act();
    });
    let timer = StoredValue::new_local(timer);
    on_cleanup(move || {
        timer.try_update_value(|timer| timer.cancel());
    });
    Hold {
        timer,
        has_repeated,
    }
}

impl Hold {
    pub(crate) fn begin(self) {
        self.has_repeated.set_value(false);
        self.timer.update_value(|timer| timer.after(FIRST));
    }

    pub(crate) fn end(self) {
        self.timer.update_value(|timer| timer.cancel());
    }

    /// Whether the last hold was more than a click.
    pub(crate) fn has_repeated(self) -> bool {
        self.has_repeated.get_value()
    }
}
