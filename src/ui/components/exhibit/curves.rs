//! The view of `crate::lessons::exhibit::curves`.

use super::Stage;
use crate::ui::el::{El, el};

/// It.
pub fn curves_exhibit(stage: Stage) -> El {
    let _ = stage;
    el("div").class("exhibit-curves")
}
