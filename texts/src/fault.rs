//! The mistakes in a file of texts: [`Fault`].

use std::fmt;

/// A mistake, with its place.
#[derive(Debug, Clone, PartialEq)]
pub struct Fault {
    /// The file, as the build names it: `locales/de/manage.ftl`.
    pub file: String,
    /// The line in it, from 1; 0 where the mistake is the file's.
    pub line: usize,
    /// The message, if it is one's.
    pub message: Option<String>,
    /// The mistake.
    pub problem: Problem,
}

/// All mistakes of a file, each on a line.
#[derive(Debug)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("mistakes in texts:")?;
        self.0.iter().try_for_each(|fault| write!(f, "\n{fault}"))
    }
}

impl std::error::Error for Faults {}

impl From<Vec<Fault>> for Faults {
    fn from(faults: Vec<Fault>) -> Self {
        Self(faults)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault {
            file,
            line,
            message,
            problem,
        } = self;
        match message {
            Some(message) => write!(f, "{file}:{line}: {message}: {problem}"),
            None => write!(f, "{file}:{line}: {problem}"),
        }
    }
}

impl std::error::Error for Fault {}

/// A mistake in a file of texts.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Problem {
    /// The file is not there or cannot be read.
    #[error("cannot be read: {0}")]
    File(String),
    /// The text is not Fluent; in the words of its parser.
    #[error("this is not Fluent: {0}")]
    Syntax(String),
    /// Two messages have the same name.
    #[error("a second message of this name")]
    Twice,
    /// A message has attributes alone.
    #[error("it says nothing")]
    Empty,
    /// A message has an attribute, or refers to one.
    #[error("attributes are not used here: make it a message of its own")]
    Attribute,
    /// The English file has no such message, so nothing would say it.
    #[error("the English file has no such message")]
    NotEnglish,
    /// A function or its parameter cannot have this name.
    #[error("“{0}” cannot be a name in Rust: choose another")]
    Name(String),
    /// A comment declares an argument without a type.
    #[error("write the type of an argument in brackets: # $name (Number)")]
    Declaration,
    /// An argument that the English comment does not declare.
    #[error("${0} is not among its arguments")]
    Argument(String),
    /// A field of something that is no enum, or that is not declared before it.
    #[error("no argument ${0} before it has fields")]
    NoFields(String),
    /// A field is said where the enum may be another variant, or nowhere.
    #[error("${field} is a field of ${of}: only {keys} can say it")]
    Field {
        /// The argument that is the field.
        field: String,
        /// The argument that has it.
        of: String,
        /// The variants that have it.
        keys: String,
    },
    /// An argument that chooses but cannot be said.
    #[error("${0} only chooses: it cannot be said as it is")]
    Unspeakable(String),
    /// A length that is not written by a function.
    #[error("write ${0} by EXACT(), SECONDS(), TENTHS() or DAYS()")]
    BareLength(String),
    /// A function that there is not.
    #[error("there is no function {0}(): the functions are EXACT, SECONDS, TENTHS and DAYS")]
    Function(String),
    /// A function of something other than one length.
    #[error("{0}() takes one argument, a length")]
    FunctionOf(String),
    /// A choice by something other than an argument.
    #[error("only an argument can choose")]
    Selector,
    /// A key that the argument never has.
    #[error("${argument} is never [{key}]")]
    Key {
        /// The argument's name.
        argument: String,
        /// The key.
        key: String,
    },
    /// A key that stands twice in one choice.
    #[error("[{0}] stands twice in one choice")]
    KeyTwice(String),
    /// The default stands for values that have a name.
    #[error(
        "*[{default}] would also be said for {others}: write them, or name the default [other]"
    )]
    Default {
        /// The key of the default.
        default: String,
        /// The keys without a variant, each in brackets.
        others: String,
    },
    /// A term that there is not, or that refers to itself.
    #[error("there is no term -{0}, or it refers back")]
    Term(String),
    /// A message refers to one that there is not, or to itself.
    #[error("refers to the message {0}, which is not there or refers back")]
    Reference(String),
    /// More references to messages and terms than one message may have.
    #[error("has more than {0} references, with those in what they say")]
    References(usize),
    /// The program expects a text that needs no putting together, as the English one is.
    #[error("puts a text together, and the English one only chooses among whole texts")]
    NotWhole,
    /// More arguments or variants than a table can number.
    #[error("has more than {0} arguments or keys")]
    TooMany(usize),
}
