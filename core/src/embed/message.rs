//! The messages between the frame and the surrounding page, version [`VERSION`].
//!
//! Every message is an object with `zeitnot`, the version, and `type`. The frame sends
//! [`FrameEvent`]s and obeys [`Command`]s, but only those of the page that contains it. Messages of
//! other versions are ignored.
//!
//! | who | `type` | with |
//! | --- | --- | --- |
//! | frame | `ready`, `size` | `height`: CSS pixels that it asks for |
//! | frame | `press` | `color`: who pressed; `white`, `black`: what their clocks show, in milliseconds |
//! | frame | `flag` | `color`: whose flag fell; `flag`: `first`, `extra` or `only`; `white`, `black` |
//! | frame | `result` | `result`: `1-0`, `0-1`, `1/2-1/2` or `0-0`; `reason` |
//! | page | `set` | `name` of a parameter, `value`: its text, or `null` to take it away |
//!
//! Events are sent to any origin, because the frame need not know the page that contains it, and
//! they hold nothing that is not visible on that page.

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
    /// A text.
    Text(String),
    /// JSON's `null`.
    Null,
}

/// Which flag fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flag {
    /// The only one of the clock.
    Only,
    /// The first of a double flag: main time is used up.
    First,
    /// The second of a double flag: extra time is used up too.
    Extra,
}

impl Flag {
    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Flag::Only => "only",
            Flag::First => "first",
            Flag::Extra => "extra",
        }
    }
}

/// A report from the frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameEvent {
    /// It is ready, and asks for this height.
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
        /// The times on the clocks then; negative for a clock that ran on after its flag.
        times: ByColor<Millis>,
    },
    /// A flag fell.
    Flag {
        /// The side whose flag fell.
        color: Color,
        /// Its first flag or, on a double-flag clock, its second.
        flag: Flag,
        /// The times on the clocks then.
        times: ByColor<Millis>,
    },
    /// The game is over.
    Result(Outcome),
}

impl FrameEvent {
    /// The value of `type`.
    pub const fn kind(&self) -> &'static str {
        match self {
            FrameEvent::Ready { .. } => "ready",
            FrameEvent::Size { .. } => "size",
            FrameEvent::Press { .. } => "press",
            FrameEvent::Flag { .. } => "flag",
            FrameEvent::Result(_) => "result",
        }
    }

    /// All fields of the message, in order.
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

/// A request from the surrounding page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Set or remove a parameter.
    Set {
        /// Its name, which may be unknown: [`OptionsDraft::set`](super::options::OptionsDraft::set)
        /// checks it.
        name: String,
        /// Its value, unchecked.
        value: Option<String>,
    },
}

impl Command {
    /// Parses a message, of which `part` returns the field of a name. `None` if it is not a message
    /// of this version.
    ///
    /// ```
    /// use zeitnot_core::embed::message::{Command, MessageValue};
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
