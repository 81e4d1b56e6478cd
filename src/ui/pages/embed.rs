//! What can be shown on other pages, and how.

use crate::ui::components::page::page;
use crate::ui::el::{El, el};
use crate::ui::route::Route;
use crate::ui::text::{self, t};

/// The page.
pub fn embed_page() -> El {
    page(
        t().common.embed,
        &Route::Home,
        el("p").child(text::learn().embed_hint),
    )
}
