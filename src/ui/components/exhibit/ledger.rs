//! The view of `crate::lessons::exhibit::ledger`.

use super::Stage;
use crate::ui::el::{El, el};

/// It.
pub fn ledger_exhibit(stage: Stage) -> El {
    let _ = stage;
    el("div").class("exhibit-ledger")
}
