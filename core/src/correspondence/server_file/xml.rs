//! XML as far as Xfcc needs it: elements and their texts, in order.
//!
//! There is no tree and no recursion, so nothing depends on how deep elements are nested. There are
//! no entities but the five of XML, so none can expand.

use std::borrow::Cow;

use quick_xml::Reader;
use quick_xml::errors::{Error, IllFormedError};
use quick_xml::escape::{resolve_xml_entity, unescape};
use quick_xml::events::Event;

use super::ServerFileError;
use super::kind::trim;
use crate::game::pgn::Places;

/// Why a text is no XML that is read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum XmlFault {
    /// The text ends before its elements do: it is not whole.
    #[error("the text is cut off")]
    CutOff,
    /// An element ends that is not the one that was opened last, which is `expected`, if any.
    #[error("</{found}> closes nothing (open: {expected:?})")]
    WrongEnd {
        /// The element that should end.
        expected: String,
        /// The element that does.
        found: String,
    },
    /// There is a text outside of all elements.
    #[error("text outside of all elements")]
    TextOutside,
    /// It has a document type, which no server writes and which could make the text explode.
    #[error("a document type (DTD) is not allowed")]
    Dtd,
    /// Other damage.
    #[error("not XML")]
    Other,
}

/// A part of an XML text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum XmlPart<'a> {
    /// An element begins: its name without the prefix of its name space.
    Open(String),
    /// The last element that began ends.
    Close,
    /// A piece of text in an element, without escapes.
    Text(Cow<'a, str>),
    /// The text ends.
    End,
}

/// Reads an XML text part by part.
pub(super) struct XmlReader<'a> {
    reader: Reader<&'a [u8]>,
    text: &'a str,
    places: Places<'a>,
    depth: usize,
}

impl<'a> XmlReader<'a> {
    pub(super) fn of(text: &'a str) -> XmlReader<'a> {
        let mut reader = Reader::from_str(text);
        let config = reader.config_mut();
        config.expand_empty_elements = true;
        // `Smith & Son` in a name is no reason to lose a season.
        config.allow_dangling_amp = true;
        XmlReader {
            reader,
            text,
            places: Places::of(text),
            depth: 0,
        }
    }

    /// The byte before which everything is read.
    pub(super) fn at(&self) -> usize {
        usize::try_from(self.reader.buffer_position()).unwrap_or(usize::MAX)
    }

    /// The line and the column of a byte, both from 1; bytes are asked for in ascending order.
    pub(super) fn place(&mut self, at: usize) -> (usize, usize) {
        self.places.find(at)
    }

    fn fault(&self, at: usize, why: XmlFault) -> ServerFileError {
        let (line, column) = Places::of(self.text).find(at.min(self.text.len()));
        ServerFileError::Xml { line, column, why }
    }

    /// The next part. References that XML does not have stay as they are written.
    pub(super) fn next(&mut self) -> Result<XmlPart<'a>, ServerFileError> {
        loop {
            let at = self.at();
            let event = self.reader.read_event().map_err(|problem| {
                let at = usize::try_from(self.reader.error_position()).unwrap_or(at);
                self.fault(at, fault_of(problem))
            })?;
            let text = match event {
                Event::Start(tag) | Event::Empty(tag) => {
                    self.depth += 1;
                    let name = tag.local_name().into_inner().to_owned();
                    return Ok(XmlPart::Open(name));
                }
                Event::End(_) => {
                    self.depth = self.depth.saturating_sub(1);
                    return Ok(XmlPart::Close);
                }
                Event::Eof if self.depth > 0 => return Err(self.fault(at, XmlFault::CutOff)),
                Event::Eof => return Ok(XmlPart::End),
                Event::DocType(_) => return Err(self.fault(at, XmlFault::Dtd)),
                Event::Comment(_) | Event::PI(_) | Event::Decl(_) => continue,
                Event::Text(text) => text.into_inner(),
                Event::CData(text) => text.into_inner(),
                Event::GeneralRef(name) => {
                    let letter = name.resolve_char_ref().ok().flatten();
                    let known = resolve_xml_entity(&name);
                    match (letter, known) {
                        (Some(letter), _) => Cow::Owned(letter.to_string()),
                        (None, Some(text)) => Cow::Borrowed(text),
                        (None, None) => Cow::Owned(["&", &name, ";"].concat()),
                    }
                }
            };
            if self.depth > 0 {
                return Ok(XmlPart::Text(text));
            }
            if !trim(&text).is_empty() {
                return Err(self.fault(at, XmlFault::TextOutside));
            }
        }
    }
}

fn fault_of(problem: Error) -> XmlFault {
    match problem {
        // Each of them is something that is not closed.
        Error::Syntax(_) => XmlFault::CutOff,
        Error::IllFormed(IllFormedError::MismatchedEndTag { expected, found }) => {
            XmlFault::WrongEnd { expected, found }
        }
        Error::IllFormed(IllFormedError::UnmatchedEndTag(found)) => XmlFault::WrongEnd {
            expected: String::new(),
            found,
        },
        _ => XmlFault::Other,
    }
}

/// A text that was escaped twice, without the second escapes; any other text as it is.
pub(super) fn unescaped(text: &str) -> Cow<'_, str> {
    unescape(text).unwrap_or(Cow::Borrowed(text))
}
