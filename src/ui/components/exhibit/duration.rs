//! The view of `crate::lessons::exhibit::duration`.

use super::Stage;
use crate::ui::el::{El, el};

/// It.
pub fn duration_exhibit(stage: Stage) -> El {
    let _ = stage;
    el("div").class("exhibit-duration")
}
