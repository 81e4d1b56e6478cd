//! The query of an address, parsed: [`Options`], or everything that is wrong with it.
//!
//! Rules for every value:
//! - Unknown names, and those of other views, are ignored: services that share links add names of
//!   their own.
//! - The same name twice with the same value counts once.
//! - An empty value counts as missing.
//! - `+` is a space, except in `control`, where people write it as such.
//!
//! The view parses longer texts (a time control, a game, a position, a lesson's name), so that no
//! view downloads what only others need.

use crate::settings::Theme;
use percent_encoding::AsciiSet;

use super::parameter::{
    COLOURS, ORIENTATIONS, PIECES, Parameter, ParameterError, ParameterErrorKind, THEMES, VIEWS,
};
use crate::clock::Color;
use crate::percent;

/// The longest query that is read, in bytes: enough for the longest game with every letter
/// percent-encoded.
pub const MAX_LENGTH: usize = 65_536;
/// The default time control of a clock.
pub const USUAL_CONTROL: &str = "15+10";

/// The content of an address; valid except for the texts that the view parses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The view to show.
    pub view: FrameView,
    /// The appearance.
    pub look: FrameLook,
}

/// The view, with its own parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FrameView {
    /// A clock that can be played with.
    Clock {
        /// Its control, in the notation.
        control: String,
    },
    /// A position, or a game to step through.
    Board(BoardContent),
    /// The calculator of Triple Block.
    TripleBlock {
        /// How many days the event lasts, from 1 to 9,999.
        days: Option<u32>,
        /// Its start, as in a link to an event.
        start: Option<String>,
    },
    /// One lesson, without the app around it.
    Lesson {
        /// Its name in addresses: small letters, digits and hyphens.
        lesson: String,
        /// The step to begin with, from 1 to 99.
        step: Option<u32>,
    },
}

/// The content of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardContent {
    /// The start of a game.
    Start,
    /// A game in PGN.
    Pgn(String),
    /// A position in FEN.
    Fen(String),
}

/// The appearance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrameLook {
    /// The colours of the page.
    pub theme: Theme,
    /// The colours of the board: one of [`COLOURS`].
    pub colours: &'static str,
    /// The drawings of the pieces: one of [`PIECES`].
    pub pieces: &'static str,
    /// The side below.
    pub orientation: Color,
    /// The height or width that it asks for.
    pub size: Size,
}

/// A size in CSS pixels, between [`Size::MIN`] and [`Size::MAX`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Size(u16);

impl Size {
    /// The smallest: two halves and the strip are still usable.
    pub const MIN: Size = Size(160);
    /// The largest.
    pub const MAX: Size = Size(1_600);
    /// `s`.
    pub const SMALL: Size = Size(280);
    /// `m`, the default.
    pub const MEDIUM: Size = Size(420);
    /// `l`.
    pub const LARGE: Size = Size(640);

    /// In CSS pixels.
    pub const fn pixels(self) -> u16 {
        self.0
    }

    /// `s`, `m`, `l`, or a number of pixels, clamped to the allowed range.
    fn parse(text: &str) -> Option<Size> {
        match text {
            "s" => Some(Size::SMALL),
            "m" => Some(Size::MEDIUM),
            "l" => Some(Size::LARGE),
            _ => {
                let number = text.strip_suffix("px").unwrap_or(text);
                let pixels = whole(number)?.clamp(Size::MIN.0.into(), Size::MAX.0.into());
                u16::try_from(pixels).ok().map(Size)
            }
        }
    }
}

impl Options {
    /// Reads a query, without the `?`.
    ///
    /// ```
    /// use zeitnot_core::embed::options::{FrameView, Options};
    /// let options = Options::parse("view=clock&control=3%2B2&theme=dark").unwrap();
    /// assert_eq!(options.view, FrameView::Clock { control: "3+2".into() });
    /// let problems = Options::parse("theme=pink&size=huge").unwrap_err();
    /// assert_eq!(problems.len(), 2);
    /// ```
    ///
    /// # Errors
    /// Everything that is wrong with it, one [`ParameterError`] for each parameter, or
    /// for the address as a whole if it is too long.
    pub fn parse(query: &str) -> Result<Options, Vec<ParameterError>> {
        let (draft, mut problems) = OptionsDraft::parse(query);
        match draft.check() {
            Ok(options) if problems.is_empty() => return Ok(options),
            Ok(_) => {}
            Err(more) => {
                // Parameters that could not be decoded are already reported.
                let known: Vec<_> = problems.iter().map(|problem| problem.parameter).collect();
                problems.extend(
                    more.into_iter()
                        .filter(|problem| !known.contains(&problem.parameter)),
                );
            }
        }
        Err(problems)
    }
}

/// The values of a query, unchecked; messages change them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionsDraft {
    values: Vec<(Parameter, String)>,
}

impl OptionsDraft {
    /// The decodable values of a query, and what is wrong with the others.
    pub fn parse(query: &str) -> (OptionsDraft, Vec<ParameterError>) {
        let mut draft = OptionsDraft::default();
        let mut problems = Vec::new();
        if query.len() > MAX_LENGTH {
            problems.push(ParameterError {
                parameter: None,
                wrong: ParameterErrorKind::TooLong { most: MAX_LENGTH },
            });
            return (draft, problems);
        }
        for part in query.split('&') {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            // Written as in HTML: `&amp;` before the name.
            let name = name.strip_prefix("amp;").unwrap_or(name);
            let Some(parameter) = Parameter::named(name) else {
                continue;
            };
            let read = percent::decode(value, parameter != Parameter::Control)
                .ok_or(ParameterErrorKind::Escape)
                .and_then(|value| draft.add(parameter, value));
            if let Err(wrong) = read {
                let problem = ParameterError {
                    parameter: Some(parameter),
                    wrong,
                };
                if !problems.contains(&problem) {
                    problems.push(problem);
                }
            }
        }
        (draft, problems)
    }

    fn add(&mut self, parameter: Parameter, value: String) -> Result<(), ParameterErrorKind> {
        match self.get(parameter) {
            Some(known) if known != value => Err(ParameterErrorKind::Twice),
            Some(_) => Ok(()),
            None => self.put(parameter, value),
        }
    }

    fn put(&mut self, parameter: Parameter, value: String) -> Result<(), ParameterErrorKind> {
        let most = parameter.longest();
        if value.len() > most {
            return Err(ParameterErrorKind::TooLong { most });
        }
        self.values.retain(|(known, _)| *known != parameter);
        if !value.is_empty() {
            self.values.push((parameter, value));
        }
        Ok(())
    }

    /// Changes one value; `None` removes it. Returns whether there is such a parameter.
    ///
    /// # Errors
    /// [`ParameterErrorKind::TooLong`] if the value has more bytes than
    /// [the parameter may have](Parameter::longest); nothing is changed then.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<bool, ParameterError> {
        let Some(parameter) = Parameter::named(name) else {
            return Ok(false);
        };
        let value = value.unwrap_or("").to_owned();
        self.put(parameter, value).map_err(|wrong| ParameterError {
            parameter: Some(parameter),
            wrong,
        })?;
        Ok(true)
    }

    /// The value of a parameter, if it has one.
    pub fn get(&self, parameter: Parameter) -> Option<&str> {
        let found = self.values.iter().find(|(known, _)| *known == parameter);
        found.map(|(_, value)| value.as_str())
    }

    /// As a query, which [`OptionsDraft::parse`] reads back.
    pub fn query(&self) -> String {
        let mut query = String::new();
        for parameter in Parameter::ALL {
            if let Some(value) = self.get(parameter) {
                if !query.is_empty() {
                    query.push('&');
                }
                query.push_str(parameter.name());
                query.push('=');
                push_encoded(&mut query, value);
            }
        }
        query
    }

    /// The appearance, as far as its values are usable: for the error message shown instead of the
    /// view.
    pub fn look(&self) -> FrameLook {
        Check::of(self).look()
    }

    /// The options, checked.
    ///
    /// # Errors
    /// Everything that is wrong with them: the first problem of each parameter.
    pub fn check(&self) -> Result<Options, Vec<ParameterError>> {
        let mut check = Check::of(self);
        let look = check.look();
        let view = match check.one_of(Parameter::View, VIEWS) {
            "board" => FrameView::Board(check.shown()),
            "triple-block" => FrameView::TripleBlock {
                days: check.number(Parameter::Days, 1, 9_999),
                start: check.text(Parameter::Start),
            },
            "lesson" => FrameView::Lesson {
                lesson: check.lesson(),
                step: check.number(Parameter::Step, 1, 99),
            },
            _ => FrameView::Clock {
                control: check
                    .text(Parameter::Control)
                    .unwrap_or_else(|| USUAL_CONTROL.to_owned()),
            },
        };
        if check.problems.is_empty() {
            Ok(Options { view, look })
        } else {
            Err(check.problems)
        }
    }
}

/// Reads values, and collects what is wrong with them.
struct Check<'a> {
    draft: &'a OptionsDraft,
    problems: Vec<ParameterError>,
}

impl<'a> Check<'a> {
    fn of(draft: &'a OptionsDraft) -> Check<'a> {
        Check {
            draft,
            problems: Vec::new(),
        }
    }

    fn wrong(&mut self, parameter: Parameter, wrong: ParameterErrorKind) {
        self.problems.push(ParameterError {
            parameter: Some(parameter),
            wrong,
        });
    }

    fn text(&mut self, parameter: Parameter) -> Option<String> {
        self.draft.get(parameter).map(str::to_owned)
    }

    /// One of these values; the first one is the default.
    fn one_of(&mut self, parameter: Parameter, all: &'static [&'static str]) -> &'static str {
        let standard = all.first().copied().unwrap_or("");
        let Some(text) = self.draft.get(parameter) else {
            return standard;
        };
        let found = all.iter().copied().find(|name| *name == text);
        if found.is_none() {
            self.wrong(parameter, ParameterErrorKind::NotOneOf(all));
        }
        found.unwrap_or(standard)
    }

    fn number(&mut self, parameter: Parameter, least: u32, most: u32) -> Option<u32> {
        let text = self.draft.get(parameter)?;
        let number = whole(text).filter(|number| (least..=most).contains(number));
        if number.is_none() {
            self.wrong(parameter, ParameterErrorKind::NotWhole { least, most });
        }
        number
    }

    fn look(&mut self) -> FrameLook {
        if let Some(tag) = self.draft.get(Parameter::Lang)
            && !is_tag(tag)
        {
            self.wrong(Parameter::Lang, ParameterErrorKind::NotTag);
        }
        let theme = match self.one_of(Parameter::Theme, THEMES) {
            "light" => Theme::Light,
            "dark" => Theme::Dark,
            "contrast" => Theme::Contrast,
            _ => Theme::System,
        };
        let size = match self.draft.get(Parameter::Size) {
            None => Size::MEDIUM,
            Some(text) => Size::parse(text).unwrap_or_else(|| {
                self.wrong(Parameter::Size, ParameterErrorKind::NotSize);
                Size::MEDIUM
            }),
        };
        FrameLook {
            theme,
            colours: self.one_of(Parameter::Colours, COLOURS),
            pieces: self.one_of(Parameter::Pieces, PIECES),
            orientation: match self.one_of(Parameter::Orientation, ORIENTATIONS) {
                "black" => Color::Black,
                _ => Color::White,
            },
            size,
        }
    }

    fn shown(&mut self) -> BoardContent {
        match (self.text(Parameter::Pgn), self.text(Parameter::Fen)) {
            (Some(_), Some(_)) => {
                self.wrong(Parameter::Fen, ParameterErrorKind::Excludes(Parameter::Pgn));
                BoardContent::Start
            }
            (Some(pgn), None) => BoardContent::Pgn(pgn),
            (None, Some(fen)) => BoardContent::Fen(fen),
            (None, None) => BoardContent::Start,
        }
    }

    fn lesson(&mut self) -> String {
        let name = self.text(Parameter::Lesson);
        let is_name = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        match &name {
            None => self.wrong(Parameter::Lesson, ParameterErrorKind::Missing),
            Some(name) if !name.bytes().all(is_name) => {
                self.wrong(Parameter::Lesson, ParameterErrorKind::NotName);
            }
            Some(_) => {}
        }
        name.unwrap_or_default()
    }
}

/// A language tag such as `en` or `de-CH`: letters and digits, in parts of one to eight.
fn is_tag(text: &str) -> bool {
    let is_part = |part: &str| {
        (1..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    text.len() <= 35 && text.split('-').all(is_part)
}

/// A whole number of digits only.
fn whole(text: &str) -> Option<u32> {
    if text.is_empty() || text.len() > 9 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(
        text.bytes()
            .fold(0, |number, digit| number * 10 + u32::from(digit - b'0')),
    )
}

/// Appends a value, percent-encoded for a query.
pub fn push_encoded(query: &mut String, text: &str) {
    const PLAIN: &AsciiSet = &percent::READABLE.remove(b',');
    query.push_str(&percent::encode(text, PLAIN));
}
