//! The names of the embedded views, for screen readers.

use crate::embed::parameter::VIEWS;
use crate::ui::text::learn;

/// Names a view as the gallery does.
pub(super) fn name_of(view: &str) -> &'static str {
    let place = VIEWS.iter().position(|known| *known == view);
    place.map_or("", |place| learn().gallery.views[place].0)
}
