//! Waiting for what is to come.

use std::time::Instant;

use serde_json::json;
use zeitnot_core::clock::Color;

use super::{Page, half_of};
use crate::patience::PATIENCE;

impl Page {
    /// Waits until an expression is true in the page, or in the one that is
    /// loaded in its place.
    ///
    /// # Panics
    /// When it does not become true.
    #[track_caller]
    pub fn wait(&self, condition: &str) {
        self.wait_for_at_most(condition, PATIENCE);
    }

    /// Waits at most `patience` milliseconds until an expression is true in the
    /// page.
    ///
    /// # Panics
    /// When it does not become true.
    #[track_caller]
    pub fn wait_for_at_most(&self, condition: &str, patience: u32) {
        assert!(
            self.holds_within(condition, patience),
            "this did not come true: {condition}"
        );
    }

    /// Whether an expression becomes true within some milliseconds.
    #[track_caller]
    pub fn holds_within(&self, condition: &str, patience: u32) -> bool {
        let script = format!(
            "const condition = () => ({condition});\n{}",
            include_str!("../scripts/wait.js")
        );
        let begun = Instant::now();
        loop {
            let passed = u32::try_from(begun.elapsed().as_millis()).unwrap_or(u32::MAX);
            let left = patience.saturating_sub(passed);
            // After a restart there is another page: the wait goes on in that
            // one.
            if let Some(answer) = self.session().run_until_left(&script, &[json!(left)]) {
                return answer == json!(true);
            }
        }
    }

    /// Waits until the first element that matches is visible.
    #[track_caller]
    pub fn wait_for(&self, selector: &str) {
        self.wait(&format!(
            "document.querySelector({})?.checkVisibility()",
            json!(selector)
        ));
    }

    /// Waits until no element matches, or the first that does is not visible.
    #[track_caller]
    pub fn wait_gone(&self, selector: &str) {
        self.wait(&format!(
            "!document.querySelector({})?.checkVisibility()",
            json!(selector)
        ));
    }

    /// Waits until only the half of this colour is marked as running, or
    /// neither for `None`.
    #[track_caller]
    pub fn wait_running(&self, running: Option<Color>) {
        let is = |color| running == Some(color);
        self.wait(&format!(
            "document.querySelector('{}').dataset.running === '{}' \
             && document.querySelector('{}').dataset.running === '{}'",
            half_of(Color::White),
            is(Color::White),
            half_of(Color::Black),
            is(Color::Black),
        ));
    }

    /// Waits until these figures stand in the half of a colour.
    #[track_caller]
    pub fn wait_digits(&self, color: Color, digits: &str) {
        let condition = format!(
            "document.querySelector('{} .digits').textContent.trim() === {}",
            half_of(color),
            json!(digits)
        );
        assert!(
            self.holds_within(&condition, PATIENCE),
            "{color:?} should show {digits}: {:?}",
            self.halves()
        );
    }

    /// Waits until two frames were drawn.
    #[track_caller]
    pub fn two_frames(&self) {
        self.session().run_async(
            "await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
            &[],
        );
    }
}
