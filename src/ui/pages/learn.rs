//! Lessons.

use crate::ui::components::page::page;
use crate::ui::el::{El, el};
use crate::ui::route::{LearnRoute, Route};
use crate::ui::text;

/// The page.
pub fn learn_page(asked: &LearnRoute) -> El {
    let _ = asked;
    page(text::learn().title, &Route::Home, el("section"))
}
