//! A text as a series of codes for the camera of another device, over the whole screen:
//! [`fn@CodeSeries`].

use leptos::prelude::*;

use super::dialog::Modal;
use super::icon::Icon;
use super::icon_button::IconButton;
use super::link_code::Drawing;
use crate::platform::media::Query;
use crate::platform::timer::Timer;
use crate::platform::wake_lock::WakeLock;
use crate::time::Millis;
use crate::ui::loader::Loader;
use crate::ui::text::{base, shared};

/// How long each code is shown. A camera takes at least 15 pictures a second, of which some are of two
/// codes.
const SHOWN: Millis = Millis::new(200);

/// How long for those who want less motion: no more than three pictures a second.
const SHOWN_CALMLY: Millis = Millis::new(400);

/// The codes of a text one after another, again and again, until the dialog is closed. The screen
/// stays on meanwhile.
#[component]
pub(crate) fn CodeSeries(text: String, #[prop(into)] on_close: Callback<()>) -> impl IntoView {
    let codes = expect_context::<Loader>().codes();
    let parts = Memo::new(move |_| codes.get().map(|codes| (codes.parts)(&text)));
    let count = Memo::new(move |_| parts.with(|parts| parts.as_ref()?.as_ref().map(Vec::len)));
    let at = RwSignal::new(0_usize);
    let drawing = Memo::new(move |_| {
        parts.with(|parts| {
            let parts = parts.as_ref()?.as_ref()?;
            // There is at least one.
            let part = parts.get(at.get() % parts.len())?;
            (codes.get()?.of_part)(part)
        })
    });
    let is_calm = Query::ReducedMotion.matches();
    let next = Timer::new(move |wake| {
        if at.try_update(|at| *at += 1).is_some() {
            wake.after(if is_calm { SHOWN_CALMLY } else { SHOWN });
        }
    });
    next.after(SHOWN);
    let screen = WakeLock::new(|_| {});
    screen.set(true);
    let held = StoredValue::new_local(Some((next, screen)));
    on_cleanup(move || held.set_value(None));
    let is_too_long = move || parts.with(|parts| matches!(parts, Some(None)));
    view! {
        <Modal label=shared::series::title() class="dialog code-on-wall" on_cancel=on_close>
            <div class="code-head">
                <h2>{shared::series::title()}</h2>
                <IconButton
                    act="close-code"
                    icon=Icon::Close
                    label=base::common::close()
                    on_click=on_close
                />
            </div>
            <Drawing drawing/>
            <p role="status">
                {move || {
                    if is_too_long() { shared::series::too_long() } else { shared::series::hint() }
                }}
            </p>
            <p class="code-address">
                {move || count.get().map(|count| shared::series::count(count as i64))}
            </p>
        </Modal>
    }
}
