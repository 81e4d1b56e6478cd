//! The kind of a brought text, by its content: [`recognise`].

use crate::game::pgn::{MainLines, has_tag};

/// The kind of a brought text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// Games as PGN, or moves alone.
    Pgn,
    /// An answer of a correspondence server in Xfcc, or another one of its kind.
    Xfcc,
    /// A backup of this app.
    Backup,
    /// A link to an event of this app: [`event_query`] has its parameters.
    EventLink,
    /// Nothing but white space.
    Empty,
    /// Something else.
    Unknown(Looks),
}

/// A text of no use, by its looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Looks {
    /// A page of the web.
    Html,
    /// XML of another kind, with the name of its first element, at most 40 characters.
    Xml(String),
    /// JSON of another kind.
    Json,
    /// A packed file: ZIP, gzip, 7z, RAR. Documents of word processors are such files, too.
    Archive,
    /// A PDF.
    Pdf,
    /// No text: a picture, a database, a program.
    Binary,
    /// A text without games.
    Text,
}

/// How many characters are looked at to see whether it is a text at all.
const LOOKED_AT: usize = 1_000;

/// How many bytes of a text without tags are read to find a move in it.
const MOVES_LOOKED_AT: usize = 20_000;

/// The longest text that is a link to an event, with the words of a message around it, in bytes.
const MAX_LINK: usize = 20_000;

/// Recognises a text by its content alone, whatever the name of its file is.
///
/// ```
/// use zeitnot_core::correspondence::server_file::{FileKind, Looks, recognise};
///
/// assert_eq!(recognise("1. e4 e5 2. Nf3 *"), FileKind::Pgn);
/// assert_eq!(recognise("<!DOCTYPE html><html>"), FileKind::Unknown(Looks::Html));
/// assert_eq!(recognise(" \n"), FileKind::Empty);
/// ```
pub fn recognise(text: &str) -> FileKind {
    let begin = trim(text);
    if begin.is_empty() {
        return FileKind::Empty;
    }
    if let Some(looks) = not_a_text(begin) {
        return FileKind::Unknown(looks);
    }
    if begin.starts_with('<') {
        return markup(begin);
    }
    if is_json(begin) {
        let is_ours = begin.starts_with('{') && begin.contains("\"zeitnot-backup\"");
        return if is_ours {
            FileKind::Backup
        } else {
            FileKind::Unknown(Looks::Json)
        };
    }
    if has_tag(begin) {
        FileKind::Pgn
    } else if event_query(begin).is_some() {
        FileKind::EventLink
    } else if has_move(begin) {
        FileKind::Pgn
    } else {
        FileKind::Unknown(Looks::Text)
    }
}

/// The parameters of a link to an event, as [`link::parse`](super::super::link::parse) reads them;
/// `None` if there is none in the text. Words may stand around the link.
pub fn event_query(text: &str) -> Option<&str> {
    if text.len() > MAX_LINK {
        return None;
    }
    let has = |query: &str, key: &str| query.split(['&', ';']).any(|part| part.starts_with(key));
    text.split_whitespace()
        .filter_map(|word| Some(word.split_once('?')?.1))
        .map(|query| query.trim_end_matches(['>', ')', '"', '\'']))
        .find(|query| has(query, "start=") && has(query, "days="))
}

/// The text without white space and byte-order marks before it.
pub(super) fn trim(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}')
}

/// The looks of a file that is no text, by its first characters.
fn not_a_text(begin: &str) -> Option<Looks> {
    const ARCHIVES: [&str; 5] = [
        "PK\u{3}\u{4}",
        "PK\u{5}\u{6}",
        "\u{1f}\u{2039}",
        "Rar!\u{1a}",
        "7z\u{bc}\u{af}",
    ];
    if ARCHIVES.iter().any(|head| begin.starts_with(head)) {
        return Some(Looks::Archive);
    }
    if begin.starts_with("%PDF-") {
        return Some(Looks::Pdf);
    }
    let (mut all, mut odd) = (0, 0);
    for c in begin.chars().take(LOOKED_AT) {
        all += 1;
        // 26 ends texts of DOS.
        let is_odd = c.is_control() && !c.is_whitespace() && c != '\u{1a}';
        odd += usize::from(is_odd || c == char::REPLACEMENT_CHARACTER);
    }
    (odd * 20 > all).then_some(Looks::Binary)
}

/// The kind of a text that begins with `<`.
fn markup(begin: &str) -> FileKind {
    let mut rest = begin;
    loop {
        let end = if rest.starts_with("<?") {
            "?>"
        } else if rest.starts_with("<!--") {
            "-->"
        } else if rest.starts_with("<!") {
            ">"
        } else {
            break;
        };
        let is_html = (rest.get(..14)).is_some_and(|it| it.eq_ignore_ascii_case("<!doctype html"));
        if is_html {
            return FileKind::Unknown(Looks::Html);
        }
        let Some(at) = rest.find(end) else {
            break;
        };
        rest = trim(&rest[at + end.len()..]);
    }
    let name = rest.strip_prefix('<').unwrap_or_default();
    let end = name.find(|c: char| c.is_whitespace() || matches!(c, '>' | '/' | '<'));
    let name = &name[..end.unwrap_or(name.len())];
    let name = name.rsplit(':').next().unwrap_or_default();
    let is = |known: &str| name.eq_ignore_ascii_case(known);
    if is("html") || is("head") || is("body") {
        return FileKind::Unknown(Looks::Html);
    }
    let is_answer = is("Envelope") || begin.contains("XfccGame") || begin.contains("GetMyGames");
    if is_answer {
        FileKind::Xfcc
    } else {
        FileKind::Unknown(Looks::Xml(name.chars().take(40).collect()))
    }
}

/// Whether a text begins as JSON does, and no PGN: a tag has its name behind the bracket, and a
/// comment no `"name":`.
fn is_json(begin: &str) -> bool {
    let inside = begin.get(1..).unwrap_or_default().trim_start();
    if begin.starts_with('[') {
        let is_value = |c: char| c.is_ascii_digit() || matches!(c, '{' | '[' | '"' | ']');
        return inside.starts_with(is_value);
    }
    let name = inside
        .strip_prefix('"')
        .and_then(|name| name.split_once('"'));
    let is_named = name.is_some_and(|(_, after)| after.trim_start().starts_with(':'));
    begin.starts_with('{') && (is_named || inside.starts_with('}'))
}

/// Whether a text without tags begins with a move.
fn has_move(begin: &str) -> bool {
    let mut end = begin.len().min(MOVES_LOOKED_AT);
    while !begin.is_char_boundary(end) {
        end -= 1;
    }
    let game = MainLines::of(&begin[..end]).next();
    game.is_some_and(|game| !game.tree.is_empty())
}
