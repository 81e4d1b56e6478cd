//! The words of the exhibits of the course `double_flag`.

use crate::time::exact_seconds;
use crate::ui::text::learn::exhibits::DoubleFlagText;

/// The words of its exhibits.
pub(super) const EXHIBITS: DoubleFlagText = DoubleFlagText {
    first_move_starts: "The clocks start with your first move.",
    curves: "What a press on extra time gives",
    left: "Extra time left",
    gives: "A press gives",
    after: "After the press",
    press: "Press",
    drag: "Drag the handle, or use the arrow keys: a second, with Shift a tenth.",
    place: |left, after| {
        let [left, after] = [left, after].map(|time| exact_seconds(time, '.'));
        format!("{left} s left, {after} s after a press")
    },
    seconds: |time| format!("{}\u{a0}s", exact_seconds(time, '.')),
    press_all: "Press all clocks",
    black_thinks: "Black is to move.",
    spent: |time| format!("The last move took {} s.", exact_seconds(time, '.')),
};
