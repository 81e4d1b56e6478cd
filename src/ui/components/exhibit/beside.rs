//! The view of `crate::lessons::exhibit::beside`.

use super::Stage;
use crate::ui::el::{El, el};

/// It.
pub fn beside_exhibit(stage: Stage) -> El {
    let _ = stage;
    el("div").class("exhibit-beside")
}
