//! What an address can say to the embedded page: [`Parameter`], and what is
//! wrong with a value: [`ParameterError`].

/// A part of the query. Its name is also that of the element's attribute, and
/// of what a message `set` changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Parameter {
    /// What is shown.
    View,
    /// The language, by its tag. One that there is not gives the browser's.
    Lang,
    /// Light, dark, strong contrast, or as the device.
    Theme,
    /// The colours of the board.
    Colours,
    /// The drawings of the pieces.
    Pieces,
    /// Which side is below.
    Orientation,
    /// How high the clock, how wide the board.
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
    /// Extra time in seconds.
    Extra,
    /// The bonus in seconds.
    Bonus,
    /// The rule for the bonus.
    Rule,
    /// An event's name; from here on as in links to events.
    Name,
    /// What each clock shows at the start.
    Clock,
    /// What is in each bank at the start.
    Bank,
    /// What each of the first moves brings.
    Increment,
    /// How many moves bring it.
    Moves,
    /// Which text of the rules.
    Rules,
    /// How the bank refills the clock.
    Refill,
    /// SDP or GT.
    Protection,
    /// Whether it is a team event.
    Team,
    /// Whether captains may move time.
    Transfer,
    /// The server's time zone.
    Zone,
    /// The scheduled end.
    End,
}

/// The most bytes of a text that is one line.
const LINE: usize = 200;
/// The most bytes of a game in PGN.
pub const MAX_PGN: usize = 20_000;

/// The names of the views.
pub const VIEWS: &[&str] = &[
    "clock",
    "board",
    "triple-block",
    "what-if",
    "lesson",
    "curves",
];
/// The names of the themes.
pub const THEMES: &[&str] = &["system", "light", "dark", "contrast"];
/// The names of the board's colours.
pub const COLOURS: &[&str] = &["boxwood", "green", "slate", "contrast"];
/// The names of the sets of pieces.
pub const PIECES: &[&str] = &["cburnett"];
/// The sides that can be below.
pub const ORIENTATIONS: &[&str] = &["white", "black"];
/// The names of the rules for the bonus.
pub const RULES: &[&str] = &["hybrid", "truncated", "linear"];

impl Parameter {
    /// All of them.
    pub const ALL: [Parameter; 29] = [
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
        Parameter::Extra,
        Parameter::Bonus,
        Parameter::Rule,
        Parameter::Name,
        Parameter::Clock,
        Parameter::Bank,
        Parameter::Increment,
        Parameter::Moves,
        Parameter::Rules,
        Parameter::Refill,
        Parameter::Protection,
        Parameter::Team,
        Parameter::Transfer,
        Parameter::Zone,
        Parameter::End,
    ];

    /// What together makes a correspondence event, as links to events have it.
    pub const OF_EVENT: [Parameter; 14] = [
        Parameter::Name,
        Parameter::Start,
        Parameter::Days,
        Parameter::Clock,
        Parameter::Bank,
        Parameter::Increment,
        Parameter::Moves,
        Parameter::Rules,
        Parameter::Refill,
        Parameter::Protection,
        Parameter::Team,
        Parameter::Transfer,
        Parameter::Zone,
        Parameter::End,
    ];

    /// As it is written.
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
            Parameter::Extra => "extra",
            Parameter::Bonus => "bonus",
            Parameter::Rule => "rule",
            Parameter::Name => "name",
            Parameter::Clock => "clock",
            Parameter::Bank => "bank",
            Parameter::Increment => "increment",
            Parameter::Moves => "moves",
            Parameter::Rules => "rules",
            Parameter::Refill => "refill",
            Parameter::Protection => "protection",
            Parameter::Team => "team",
            Parameter::Transfer => "transfer",
            Parameter::Zone => "zone",
            Parameter::End => "end",
        }
    }

    /// The one of that name.
    pub fn named(name: &str) -> Option<Parameter> {
        Parameter::ALL
            .into_iter()
            .find(|parameter| parameter.name() == name)
    }

    /// The most bytes that its value may have.
    pub const fn longest(self) -> usize {
        match self {
            Parameter::Pgn => MAX_PGN,
            Parameter::Control => crate::clock::notation::MAX_TEXT,
            _ => LINE,
        }
    }
}

/// What is wrong with an address, or with a message that would change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{}{wrong}", parameter.map(|at| format!("{}: ", at.name())).unwrap_or_default())]
pub struct ParameterError {
    /// Where; `None` for the address as a whole.
    pub parameter: Option<Parameter>,
    /// What is wrong with it.
    pub wrong: ParameterErrorKind,
}

/// What is wrong with a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ParameterErrorKind {
    /// It has more bytes than this.
    #[error("longer than {most} bytes")]
    TooLong {
        /// The most that are read.
        most: usize,
    },
    /// A `%` is not followed by two hexadecimal digits, or what they say is not
    /// UTF-8.
    #[error("a % is not followed by two hexadecimal digits of UTF-8")]
    Escape,
    /// It is there twice, with two values.
    #[error("it is there twice with two values")]
    Twice,
    /// It is none of these.
    #[error("not one of {}", .0.join(", "))]
    NotOneOf(&'static [&'static str]),
    /// It is no whole number, or outside of this range.
    #[error("not a whole number from {least} to {most}")]
    NotWhole {
        /// The smallest that is allowed.
        least: u32,
        /// The largest that is allowed.
        most: u32,
    },
    /// It is neither `s`, `m` or `l` nor a number of pixels.
    #[error("neither s, m or l nor a number of pixels")]
    NotSize,
    /// It is no tag of a language, as `en` or `de-CH`.
    #[error("not the tag of a language")]
    NotTag,
    /// It is no name in small letters, digits and hyphens.
    #[error("not a name in small letters, digits and hyphens")]
    NotName,
    /// It must be there.
    #[error("it must be there")]
    Missing,
    /// The other one is there too, and only one of them can be shown.
    #[error("it cannot be there beside {}", .0.name())]
    Beside(Parameter),
}
