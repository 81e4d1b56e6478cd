//! Where the halves of the clock lie: [`face_to_face`], and its name for style sheets:
//! [`layout_name`].

use leptos::prelude::*;

use super::listener::use_listener;
use crate::platform::media::Query;
use crate::ui::context::AppContext;
use crate::ui::context::settings::Layout;

/// Whether the halves lie face to face, and not side by side: as chosen in the settings, or as it
/// suits the device now.
pub(crate) fn face_to_face(context: AppContext) -> Memo<bool> {
    let suits_beside = RwSignal::new(Query::SideBySide.matches());
    use_listener(Query::SideBySide.on_change(move |matches| suits_beside.set(matches)));
    Memo::new(move |_| match context.settings.with(|s| s.layout) {
        Layout::Automatic => !suits_beside.get(),
        Layout::FaceToFace => true,
        Layout::SideBySide => false,
    })
}

/// The name of the layout in the page.
pub(crate) const fn layout_name(is_face_to_face: bool) -> &'static str {
    if is_face_to_face {
        "face-to-face"
    } else {
        "side-by-side"
    }
}
