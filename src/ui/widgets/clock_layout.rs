//! The name of an arrangement of the halves for style sheets: [`layout_name`].

use crate::clock::view::placement::Arrangement;

/// The name of the arrangement in the page.
pub(crate) const fn layout_name(arrangement: Arrangement) -> &'static str {
    match arrangement {
        Arrangement::FaceToFace => "face-to-face",
        Arrangement::SideBySide => "side-by-side",
    }
}
