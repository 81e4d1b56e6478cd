//! The actions of a finger or a mouse, as the standard for WebDriver writes
//! them.

use serde_json::{Value, json};

/// A point of the page, in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

impl Point {
    /// Reads a point as a script of a page gives it: `[x, y]`.
    pub fn read(point: &Value) -> Point {
        let [x, y] = [0, 1].map(|n: usize| point[n].as_f64().unwrap_or_default());
        Point { x, y }
    }
}

/// A finger, or a button of a mouse.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Button {
    /// A finger, or the main button of a mouse.
    Main = 0,
    /// The other button of a mouse, which asks for a menu.
    Other = 2,
}

/// One thing that a finger or a mouse does.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Step {
    /// It moves there at once.
    Move(Point),
    /// It goes down.
    Down,
    /// It is let go.
    Up,
}

impl Step {
    pub(crate) fn action(self, button: Button) -> Value {
        // Not every driver knows parts of pixels.
        let pixel = |part: f64| part.floor() as i64;
        match self {
            Step::Move(Point { x, y }) => json!({
                "type": "pointerMove",
                "duration": 0,
                "origin": "viewport",
                "x": pixel(x),
                "y": pixel(y),
            }),
            Step::Down => json!({ "type": "pointerDown", "button": button as u32 }),
            Step::Up => json!({ "type": "pointerUp", "button": button as u32 }),
        }
    }
}

/// The mouse, or a finger of that number, and what it does one after the other.
pub(crate) fn source(touch: bool, number: usize, actions: Vec<Value>) -> Value {
    let (kind, id) = if touch {
        ("touch", format!("finger {number}"))
    } else {
        ("mouse", "mouse".to_owned())
    };
    json!({
        "type": "pointer",
        "id": id,
        "parameters": { "pointerType": kind },
        "actions": actions,
    })
}
