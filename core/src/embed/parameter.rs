//! The parameters in the address of the embedded page: [`Parameter`], and errors in their values:
//! [`ParameterError`].

/// A parameter of the query. Its name is also that of the element's attribute, and the one that a
/// `set` message uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Parameter {
    /// The view to show.
    View,
    /// The language, by its tag. For an unknown one the browser's is used.
    Lang,
    /// Light, dark, strong contrast, or as the device.
    Theme,
    /// The colours of the board.
    Colours,
    /// The drawings of the pieces.
    Pieces,
    /// Which side is below.
    Orientation,
    /// The height of the clock, or the width of the board.
    Size,
    /// The clock's time control, in the notation.
    Control,
    /// The board's game.
    Pgn,
    /// The board's position.
    Fen,
    /// How many days an event lasts.
    Days,
    /// When an event starts.
    Start,
    /// A lesson's name in addresses.
    Lesson,
    /// A lesson's step, from 1.
    Step,
}

/// The maximum size in bytes of a one-line text.
const LINE: usize = 200;
/// The maximum size in bytes of a game in PGN.
pub const MAX_PGN: usize = 20_000;

/// The names of the views.
pub const VIEWS: &[&str] = &["clock", "board", "triple-block", "lesson"];
/// The names of the themes.
pub const THEMES: &[&str] = &["system", "light", "dark", "contrast"];
/// The names of the board's colours.
pub const COLOURS: &[&str] = &["boxwood", "green", "slate", "contrast"];
/// The names of the sets of pieces.
pub const PIECES: &[&str] = &["cburnett"];
/// The sides that can be below.
pub const ORIENTATIONS: &[&str] = &["white", "black"];

impl Parameter {
    /// All parameters.
    pub const ALL: [Parameter; 14] = [
        Parameter::View,
        Parameter::Lang,
        Parameter::Theme,
        Parameter::Colours,
        Parameter::Pieces,
        Parameter::Orientation,
        Parameter::Size,
        Parameter::Control,
        Parameter::Pgn,
        Parameter::Fen,
        Parameter::Days,
        Parameter::Start,
        Parameter::Lesson,
        Parameter::Step,
    ];

    /// Its name in the query.
    pub const fn name(self) -> &'static str {
        match self {
            Parameter::View => "view",
            Parameter::Lang => "lang",
            Parameter::Theme => "theme",
            Parameter::Colours => "colours",
            Parameter::Pieces => "pieces",
            Parameter::Orientation => "orientation",
            Parameter::Size => "size",
            Parameter::Control => "control",
            Parameter::Pgn => "pgn",
            Parameter::Fen => "fen",
            Parameter::Days => "days",
            Parameter::Start => "start",
            Parameter::Lesson => "lesson",
            Parameter::Step => "step",
        }
    }

    /// The parameter of this name.
    pub fn named(name: &str) -> Option<Parameter> {
        Parameter::ALL
            .into_iter()
            .find(|parameter| parameter.name() == name)
    }

    /// The maximum length of its value, in bytes.
    pub const fn longest(self) -> usize {
        match self {
            Parameter::Pgn => MAX_PGN,
            Parameter::Control => crate::clock::notation::MAX_TEXT,
            _ => LINE,
        }
    }
}

/// An error in an address, or in a message that would change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{}{wrong}", parameter.map(|at| format!("{}: ", at.name())).unwrap_or_default())]
pub struct ParameterError {
    /// The parameter; `None` for the address as a whole.
    pub parameter: Option<Parameter>,
    /// The error.
    pub wrong: ParameterErrorKind,
}

/// An error in a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ParameterErrorKind {
    /// It has more bytes than this.
    #[error("longer than {most} bytes")]
    TooLong {
        /// The allowed maximum.
        most: usize,
    },
    /// A `%` is not followed by two hexadecimal digits, or the decoded bytes are not UTF-8.
    #[error("a % is not followed by two hexadecimal digits of UTF-8")]
    Escape,
    /// The name is there twice, with different values.
    #[error("it is there twice with two values")]
    Twice,
    /// It is not one of these.
    #[error("not one of {}", .0.join(", "))]
    NotOneOf(&'static [&'static str]),
    /// It is not a whole number, or out of this range.
    #[error("not a whole number from {least} to {most}")]
    NotWhole {
        /// The allowed minimum.
        least: u32,
        /// The allowed maximum.
        most: u32,
    },
    /// It is neither `s`, `m` or `l` nor a number of pixels.
    #[error("neither s, m or l nor a number of pixels")]
    NotSize,
    /// It is not a language tag, such as `en` or `de-CH`.
    #[error("not the tag of a language")]
    NotTag,
    /// It is not a name of small letters, digits and hyphens.
    #[error("not a name in small letters, digits and hyphens")]
    NotName,
    /// A required parameter is missing.
    #[error("it must be there")]
    Missing,
    /// It excludes this other parameter, which is there too.
    #[error("it cannot be there together with {}", .0.name())]
    Excludes(Parameter),
}
