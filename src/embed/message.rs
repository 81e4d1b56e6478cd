//! What the frame and the page around it say to each other, version
//! [`VERSION`].
//!
//! Every message is an object with `zeitnot`, the version, and `type`. The
//! frame says [`FrameEvent`]; it obeys [`Command`]es, and only those of the page that
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
use crate::clock::{ByColor, Color, Outcome};
use crate::time::Millis;

/// The version of the messages.
pub const VERSION: i64 = 1;

/// The longest text in a message, in bytes.
pub const MAX_TEXT: usize = MAX_PGN;

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageValue {
    /// A whole number.
    Number(i64),
    /// A text in quotes.
    Text(String),
    /// JSON's `null`.
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
pub enum FrameEvent {
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
        /// The side that pressed.
        color: Color,
        /// What the clocks show then; less than nothing for a clock that ran
        /// on after its flag.
        times: ByColor<Millis>,
    },
    /// A flag fell.
    Flag {
        /// The side whose flag fell.
        color: Color,
        /// Its first flag or, on a double-flag clock, its second.
        flag: Flag,
        /// What the clocks show then.
        times: ByColor<Millis>,
    },
    /// The game is over.
    Result(Outcome),
}

impl FrameEvent {
    /// The name of its kind.
    pub const fn kind(&self) -> &'static str {
        match self {
            FrameEvent::Ready { .. } => "ready",
            FrameEvent::Size { .. } => "size",
            FrameEvent::Press { .. } => "press",
            FrameEvent::Flag { .. } => "flag",
            FrameEvent::Result(_) => "result",
        }
    }

    /// All that the message consists of, in order.
    pub fn fields(&self) -> Vec<(&'static str, MessageValue)> {
        let text = |text: &str| MessageValue::Text(text.to_owned());
        let mut fields = vec![
            ("zeitnot", MessageValue::Number(VERSION)),
            ("type", text(self.kind())),
        ];
        match *self {
            FrameEvent::Ready { height } | FrameEvent::Size { height } => {
                fields.push(("height", MessageValue::Number(height.into())));
            }
            FrameEvent::Press { color, times } => {
                fields.push(("color", text(color.name())));
                push_times(&mut fields, times);
            }
            FrameEvent::Flag { color, flag, times } => {
                fields.push(("color", text(color.name())));
                fields.push(("flag", text(flag.name())));
                push_times(&mut fields, times);
            }
            FrameEvent::Result(outcome) => {
                fields.push(("result", text(outcome.result.score())));
                fields.push(("reason", text(outcome.reason.name())));
            }
        }
        fields
    }
}

fn push_times(fields: &mut Vec<(&'static str, MessageValue)>, times: ByColor<Millis>) {
    fields.push(("white", MessageValue::Number(times.white.get())));
    fields.push(("black", MessageValue::Number(times.black.get())));
}

/// What the page around the frame wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A parameter is to have another value, or none.
    Set {
        /// Its name; whether there is such a one is for
        /// [`Draft::set`](super::options::OptionsDraft::set) to say.
        name: String,
        /// Its value, not checked.
        value: Option<String>,
    },
}

impl Command {
    /// Reads a message of which `part` gives what it says of a name. `None`
    /// for whatever is no message of this version.
    ///
    /// ```
    /// use zeitnot::embed::message::{Command, MessageValue};
    /// let said = [("zeitnot", MessageValue::Number(1)), ("type", MessageValue::Text("set".into())),
    ///     ("name", MessageValue::Text("theme".into())), ("value", MessageValue::Text("dark".into()))];
    /// let part = |name: &str| Some(said.iter().find(|(known, _)| *known == name)?.1.clone());
    /// let wish = Command::parse(part).unwrap();
    /// assert_eq!(wish, Command::Set { name: "theme".into(), value: Some("dark".into()) });
    /// ```
    pub fn parse(part: impl Fn(&str) -> Option<MessageValue>) -> Option<Command> {
        if part("zeitnot")? != MessageValue::Number(VERSION) {
            return None;
        }
        let text = |name: &str| match part(name)? {
            MessageValue::Text(text) if text.len() <= MAX_TEXT => Some(text),
            _ => None,
        };
        if text("type")? != "set" {
            return None;
        }
        Some(Command::Set {
            name: text("name")?,
            value: match part("value")? {
                MessageValue::Null => None,
                _ => Some(text("value")?),
            },
        })
    }
}
