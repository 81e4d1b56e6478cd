//! A message of a file, as the table and the functions need it: [`Message`].

/// A message and its parts.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Message {
    /// Its name in the file: `make-rule-hint`.
    pub id: String,
    /// The comment for translators, without the lines that declare arguments.
    pub about: Vec<String>,
    /// Its arguments, in the order in which the English comment declares them.
    pub arguments: Vec<Argument>,
    /// What it says.
    pub pattern: Vec<Piece>,
    /// The names of the messages that it refers to; what they say is in the pattern.
    pub refers: Vec<String>,
    /// The line of its name in the file.
    pub line: usize,
}

/// An argument of a message.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Argument {
    /// Its name, as in `$name`.
    pub name: String,
    /// Its type, from the English comment.
    pub kind: Kind,
    /// If its values are named: the keys, in the order of the English file.
    pub keys: Vec<String>,
    /// The field that it is, if no parameter of the function.
    pub field: Option<Field>,
}

/// A field of variants of an enum that is another argument.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Field {
    /// The place of that argument, before the one that is the field.
    pub of: usize,
    /// Its name or number in Rust.
    pub name: String,
    /// The keys of the variants that have it: those whose English text says it or chooses by it.
    pub keys: Vec<String>,
}

/// The type of an argument.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Kind {
    /// A whole number; choices are by its value or its plural category.
    Number,
    /// A text as it is.
    Text,
    /// The keys `true` and `false`.
    Bool,
    /// A length of time, in milliseconds, written by a function.
    Length,
    /// An enum of the program, whose variants are the keys.
    Enum(String),
}

/// A part of a pattern.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Piece {
    /// A text as it is.
    Text(String),
    /// The argument at this place.
    Value(usize),
    /// The length at this place, in the form of this place in `LengthForm::ALL`.
    Length(usize, usize),
    /// A choice by the argument at this place.
    Choice(usize, Choice),
}

/// The variants of a choice, of which one is the default.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Choice {
    /// In the order of the file, each with its key.
    pub variants: Vec<(String, Vec<Piece>)>,
    /// The place of the default.
    pub default: usize,
}

/// The key that stands for every value that has no variant of its own.
pub(crate) const OTHER: &str = "other";

impl Message {
    /// Whether it is a text, or only chooses among texts: then nothing has to be put together.
    pub(crate) fn is_whole(&self) -> bool {
        is_whole(&self.pattern)
    }

    /// The text, with the names of these arguments in braces; `None` if it chooses.
    pub(crate) fn template(&self, arguments: &[Argument]) -> Option<String> {
        let piece = |piece: &Piece| match piece {
            Piece::Text(text) => Some(text.clone()),
            Piece::Value(place) => Some(format!("{{{}}}", arguments.get(*place)?.name)),
            Piece::Length(..) | Piece::Choice(..) => None,
        };
        self.pattern.iter().map(piece).collect()
    }

    /// Whether a choice by the argument at this place has a variant for all other values.
    pub(crate) fn has_other(&self, place: usize) -> bool {
        let mut has = false;
        each_choice(&self.pattern, &mut |by, choice| {
            has |= by == place && choice.variants.iter().any(|(key, _)| key == OTHER);
        });
        has
    }
}

fn is_whole(pattern: &[Piece]) -> bool {
    match pattern {
        [] | [Piece::Text(_)] => true,
        [Piece::Choice(_, choice)] => choice.variants.iter().all(|(_, says)| is_whole(says)),
        _ => false,
    }
}

/// Visits the choices of a pattern, the outer before those in its variants.
pub(crate) fn each_choice(pattern: &[Piece], visit: &mut impl FnMut(usize, &Choice)) {
    for piece in pattern {
        if let Piece::Choice(place, choice) = piece {
            visit(*place, choice);
            for (_, says) in &choice.variants {
                each_choice(says, visit);
            }
        }
    }
}
