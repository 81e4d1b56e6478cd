//! What the frame and the page around it say to each other, version
//! [`VERSION`].
//!
//! Every message is an object with `zeitnot`, the version, and `type`. The
//! frame says [`News`]; it obeys [`Wish`]es, and only those of the page that
//! has it. A message of another version is no message.
//!
//! | who | `type` | with |
//! | --- | --- | --- |
//! | frame | `ready`, `size` | `height`: CSS pixels that it asks for |
//! | frame | `press` | `color`: who pressed; `white`, `black`: what their clocks show, in milliseconds |
//! | frame | `flag` | `color`: whose flag fell; `flag`: `first`, `extra` or `only`; `white`, `black` |
//! | frame | `result` | `result`: `1-0`, `0-1`, `1/2-1/2` or `0-0`; `reason` |
//! | page | `set` | `name` of a parameter, `value`: its text, or `null` to take it away |
//!
//! News go to any origin, because the frame need not know whose page it is in
//! and says nothing that is not to be seen on that page.

use super::parameter::MAX_PGN;
use crate::clock::color::{ByColor, Color};
use crate::clock::outcome::Outcome;
use crate::time::Millis;

/// The version of the messages.
pub const VERSION: i64 = 1;

/// The longest text in a message, in bytes.
pub const MAX_TEXT: usize = MAX_PGN;

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A whole number.
    Number(i64),
    /// A text.
    Text(String),
    /// `null`.
    Null,
}

/// Which flag fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flag {
    /// The one that a clock has.
    Only,
    /// Double flag: the first one; main time is used up.
    First,
    /// Double flag: extra time is used up too.
    Extra,
}

impl Flag {
    /// As messages have it.
    pub const fn name(self) -> &'static str {
        match self {
            Flag::Only => "only",
            Flag::First => "first",
            Flag::Extra => "extra",
        }
    }
}

/// What the frame tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// It is there, and asks for this height.
    Ready {
        /// In CSS pixels.
        height: u16,
    },
    /// It asks for another height.
    Size {
        /// In CSS pixels.
        height: u16,
    },
    /// A side pressed: it completed its move, or started the game.
    Press {
        /// Who.
        color: Color,
        /// What the clocks show then; less than nothing for a clock that ran
        /// on after its flag.
        times: ByColor<Millis>,
    },
    /// A flag fell.
    Flag {
        /// Whose.
        color: Color,
        /// Which.
        flag: Flag,
        /// What the clocks show then.
        times: ByColor<Millis>,
    },
    /// The game is over.
    Result(Outcome),
}

impl News {
    /// The name of its kind.
    pub const fn kind(&self) -> &'static str {
        match self {
            News::Ready { .. } => "ready",
            News::Size { .. } => "size",
            News::Press { .. } => "press",
            News::Flag { .. } => "flag",
            News::Result(_) => "result",
        }
    }

    /// All that the message consists of, in order.
    pub fn fields(&self) -> Vec<(&'static str, Value)> {
        let text = |text: &str| Value::Text(text.to_owned());
        let mut fields = vec![
            ("zeitnot", Value::Number(VERSION)),
            ("type", text(self.kind())),
        ];
        match *self {
            News::Ready { height } | News::Size { height } => {
                fields.push(("height", Value::Number(height.into())));
            }
            News::Press { color, times } => {
                fields.push(("color", text(color.name())));
                push_times(&mut fields, times);
            }
            News::Flag { color, flag, times } => {
                fields.push(("color", text(color.name())));
                fields.push(("flag", text(flag.name())));
                push_times(&mut fields, times);
            }
            News::Result(outcome) => {
                fields.push(("result", text(outcome.result.score())));
                fields.push(("reason", text(outcome.reason.name())));
            }
        }
        fields
    }
}

fn push_times(fields: &mut Vec<(&'static str, Value)>, times: ByColor<Millis>) {
    fields.push(("white", Value::Number(times.white.get())));
    fields.push(("black", Value::Number(times.black.get())));
}

/// What the page around the frame wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A parameter is to have another value, or none.
    Set {
        /// Its name; whether there is such a one is for
        /// [`Draft::set`](super::options::Draft::set) to say.
        name: String,
        /// Its value, not checked.
        value: Option<String>,
    },
}

impl Wish {
    /// Reads a message of which `part` gives what it says of a name. `None`
    /// for whatever is no message of this version.
    ///
    /// ```
    /// use zeitnot::embed::message::{Value, Wish};
    /// let said = [("zeitnot", Value::Number(1)), ("type", Value::Text("set".into())),
    ///     ("name", Value::Text("theme".into())), ("value", Value::Text("dark".into()))];
    /// let part = |name: &str| Some(said.iter().find(|(known, _)| *known == name)?.1.clone());
    /// let wish = Wish::read(part).unwrap();
    /// assert_eq!(wish, Wish::Set { name: "theme".into(), value: Some("dark".into()) });
    /// ```
    pub fn read(part: impl Fn(&str) -> Option<Value>) -> Option<Wish> {
        if part("zeitnot")? != Value::Number(VERSION) {
            return None;
        }
        let text = |name: &str| match part(name)? {
            Value::Text(text) if text.len() <= MAX_TEXT => Some(text),
            _ => None,
        };
        if text("type")? != "set" {
            return None;
        }
        Some(Wish::Set {
            name: text("name")?,
            value: match part("value")? {
                Value::Null => None,
                _ => Some(text("value")?),
            },
        })
    }
}
