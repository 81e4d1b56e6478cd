//! The views in the page, and what may reach them: [`mount_to`].
//!
//! **Nothing reaches a view that is gone.** Leptos draws a closure of a view again in three steps:
//! it disposes of the signals that the closure made, takes the old elements out of the page, and
//! drops their listeners. In the second step Chromium fires `blur`, and `change` where something
//! was typed, at listeners whose signals no longer exist, and reading one of these is a panic. This
//! is the same for a page that is left, a dialog that closes and a field of a removed row. So:
//!
//! - While Leptos draws, the events that it causes wait ([`removal::undisturbed`]). Those of
//!   elements that are gone by then are dropped.
//! - Before a page is left, its field loses the focus while all of the page is still there
//!   ([`App`](super::app::App)): what was typed counts.
//! - All other events come later, when the listeners of what is gone are dropped. Listeners at the
//!   window are held by [`use_listener`], timers by a value of the view.
//! - What cannot be taken back (an answer of the browser about a file or the clipboard, a call after
//!   the next paint) only sets signals, which does nothing where they are gone; or it asks first
//!   whether they still are ([`IsDisposed`]).
//!
//! [`use_listener`]: super::widgets::listener::use_listener
//! [`IsDisposed`]: leptos::prelude::IsDisposed

use std::future::poll_fn;

use any_spawner::{CustomExecutor, Executor, PinnedFuture, PinnedLocalFuture};
use leptos::IntoView;
use leptos::mount::UnmountHandle;
use leptos::web_sys::HtmlElement;

use crate::platform::removal;
use crate::platform::task::spawn;

/// Shows a view in an element, until the handle is dropped. Views are put into the page by this
/// alone.
pub fn mount_to<N: IntoView + 'static>(
    parent: HtmlElement,
    view: impl FnOnce() -> N + 'static,
) -> UnmountHandle<N::State> {
    // Leptos has one executor for the whole program, which the first view sets.
    if Executor::init_custom_executor(Undisturbed).is_ok() {
        removal::listen();
    }
    leptos::mount::mount_to(parent, view)
}

/// Shows a view in the body of the page for as long as the page is open.
pub fn mount_to_body<N: IntoView + 'static>(view: impl FnOnce() -> N + 'static) {
    mount_to(leptos::tachys::dom::body(), view).forget();
}

/// Runs the effects of Leptos, which draw whatever is drawn again.
struct Undisturbed;

impl CustomExecutor for Undisturbed {
    fn spawn(&self, work: PinnedFuture<()>) {
        self.spawn_local(work);
    }

    fn spawn_local(&self, mut work: PinnedLocalFuture<()>) {
        spawn(poll_fn(move |context| {
            removal::undisturbed(|| work.as_mut().poll(context))
        }));
    }

    /// The browser runs what was spawned.
    fn poll_local(&self) {}
}
