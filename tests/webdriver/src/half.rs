//! One half of the clock, as the page shows it.

use serde_json::Value;

pub use zeitnot_fixtures::figures::figures;

/// The contents of one half.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Half {
    /// `first` or `second`.
    pub seat: String,
    /// `white` or `black`.
    pub color: String,
    /// Whether it is marked as running.
    pub running: bool,
    /// The large figures.
    pub digits: String,
    /// All that stands beside the count of moves.
    pub moves: String,
    /// The mark of a fallen flag: `first`, `second` or `unordered`.
    pub flag: Option<String>,
}

/// The body of a function that reads all halves.
pub(crate) const READ: &str = r#"
return [...document.querySelectorAll("button.half")].map((half) => ({
  seat: half.dataset.seat,
  color: half.dataset.color,
  running: half.dataset.running,
  digits: half.querySelector(".digits")?.textContent.trim(),
  moves: half.querySelector(".moves")?.textContent.trim(),
  flag: half.querySelector(".flag")?.dataset.flag,
}));
"#;

impl Half {
    pub(crate) fn read(half: &Value) -> Half {
        let text = |key: &str| half[key].as_str().unwrap_or_default().to_owned();
        Half {
            seat: text("seat"),
            color: text("color"),
            running: text("running") == "true",
            digits: text("digits"),
            moves: text("moves"),
            flag: half["flag"].as_str().map(str::to_owned),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_rounded_up_to_what_the_clock_shows() {
        let shown = [0, 1, 19_901, 20_000, 20_001, 180_000, 3_909_000].map(figures);
        assert_eq!(
            shown,
            ["0.0", "0.1", "20.0", "20.0", "0:21", "3:00", "1:05:09"]
        );
    }
}
