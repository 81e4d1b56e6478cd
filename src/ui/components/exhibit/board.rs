//! The view of `crate::lessons::exhibit::board`.

use super::Stage;
use crate::ui::el::{El, el};

/// It.
pub fn board_exhibit(stage: Stage) -> El {
    let _ = stage;
    el("div").class("exhibit-board")
}
