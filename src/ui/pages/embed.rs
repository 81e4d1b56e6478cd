//! What can be shown on other pages, and how.

use crate::ui::components::page::page;
use crate::ui::el::{El, el};
use crate::ui::route::Route;
use crate::ui::text::t;

/// The page.
pub fn embed_page() -> El {
    page(t().common.embed, &Route::Home, el("section"))
}
