//! Printing.

use super::js;

/// Asks the browser to print the page.
pub(crate) fn print() {
    if let Some(window) = js::window() {
        js::call(&window, "print", &[]);
    }
}
