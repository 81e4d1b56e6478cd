//! The files of an area: [`Area`].

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use crate::code::{functions, name, parameter, seal, table};
use crate::fault::{Fault, Faults, Problem};
use crate::message::Message;
use crate::pseudo::Pseudo;
use crate::read::read;

/// The language that has every message.
pub const DEFAULT: &str = "en";

/// The areas of the app, and whether each text of them has a function.
pub const AREAS: [(&str, bool); 12] = [
    ("base", true),
    ("board", true),
    ("bring", true),
    ("correspondence", true),
    ("embed", true),
    ("events", true),
    ("learn", true),
    ("lessons", false),
    ("manage", true),
    ("play", true),
    ("shared", true),
    ("study", true),
];

/// The file that a language has until it is offered. It says what is missing.
const DRAFT: &str = "DRAFT.md";

/// The tags of the languages of a folder: its folders.
///
/// # Errors
/// If the folder cannot be read.
pub(crate) fn languages(folder: &Path, with_drafts: bool) -> std::io::Result<Vec<String>> {
    let mut tags = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let is_draft = entry.path().join(DRAFT).exists();
        if entry.file_type()?.is_dir() && (with_drafts || !is_draft) {
            tags.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    tags.sort();
    Ok(tags)
}

/// The texts of an area, in all languages.
#[derive(Debug)]
pub struct Area {
    pub(crate) english: Vec<Message>,
    /// One for each language.
    pub tables: Vec<Texts>,
}

/// The texts of an area in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Texts {
    /// The tag of the language.
    pub tag: String,
    /// The table that the page loads.
    pub table: String,
    /// The names of the messages that this language lacks; its table has the English text.
    pub missing: Vec<String>,
    /// The messages by their names, for a script that has no reader of tables: an argument is its
    /// name in braces. A message with a choice is not here.
    pub words: BTreeMap<String, String>,
}

impl Area {
    /// Reads the files `TAG/AREA.ftl` of a folder, but those of languages that are not offered yet.
    ///
    /// # Errors
    /// All mistakes in the first file that has any, the English one before the others, which are
    /// read by its arguments.
    pub fn read(folder: &Path, area: &str) -> Result<Self, Faults> {
        Self::read_files(folder, area, false)
    }

    pub(crate) fn read_files(folder: &Path, area: &str, with_drafts: bool) -> Result<Self, Faults> {
        let text = |tag: &str| {
            let name = format!("locales/{tag}/{area}.ftl");
            match fs::read_to_string(folder.join(tag).join(area).with_extension("ftl")) {
                Ok(text) => Ok((name, text)),
                // A language that was begun: all of the area is English there.
                Err(error) if error.kind() == ErrorKind::NotFound && tag != DEFAULT => {
                    Ok((name, String::new()))
                }
                Err(error) => Err(file_fault(&name, Problem::File(error.to_string()))),
            }
        };
        let tags = languages(folder, with_drafts)
            .map_err(|error| file_fault("locales", Problem::File(error.to_string())))?;
        let (file, english) = text(DEFAULT)?;
        let mut area = Self::of_english(&file, &english)?;
        for tag in tags {
            let (file, text) = text(&tag)?;
            let texts = area.texts(&tag, &file, &text)?;
            area.tables.push(texts);
        }
        Ok(area)
    }

    /// The area of an English file, without tables.
    ///
    /// # Errors
    /// All mistakes in the file.
    pub fn of_english(file: &str, text: &str) -> Result<Self, Faults> {
        let english = Self::english(file, text)?;
        let tables = Vec::new();
        Ok(Self { english, tables })
    }

    /// The messages of an English file.
    fn english(file: &str, text: &str) -> Result<Vec<Message>, Vec<Fault>> {
        let english = read(file, text, None)?;
        let named = english.iter().flat_map(|message| {
            let parameters = message
                .arguments
                .iter()
                .filter_map(|of| parameter(of).err());
            let names = name(&message.id).err().into_iter().chain(parameters);
            names.map(move |problem| fault(file, message, problem))
        });
        match named.collect::<Vec<_>>() {
            faults if faults.is_empty() => Ok(english),
            faults => Err(faults),
        }
    }

    /// The texts of a language from its file.
    ///
    /// # Errors
    /// All mistakes in the file.
    pub fn texts(&self, tag: &str, file: &str, text: &str) -> Result<Texts, Faults> {
        let own = read(file, text, Some(&self.english))?;
        let (mut messages, mut missing, mut faults) = (Vec::new(), Vec::new(), Vec::new());
        for english in &self.english {
            let Some(message) = own.iter().find(|own| own.id == english.id) else {
                missing.push(english.id.clone());
                messages.push(english.clone());
                continue;
            };
            if english.is_whole() && !message.is_whole() {
                faults.push(fault(file, message, Problem::NotWhole));
            }
            messages.push(message.clone());
        }
        if !faults.is_empty() {
            return Err(faults.into());
        }
        Ok(self.written(tag, &messages, missing))
    }

    /// The texts of a made-up language.
    pub fn pseudo(&self, pseudo: Pseudo) -> Texts {
        let messages = self.english.iter().map(|english| pseudo.message(english));
        self.written(pseudo.tag(), &messages.collect::<Vec<_>>(), Vec::new())
    }

    fn written(&self, tag: &str, messages: &[Message], missing: Vec<String>) -> Texts {
        let tag = tag.to_owned();
        let table = format!("{}{tag}\0{}", seal(&self.english), table(messages));
        let words = self.english.iter().zip(messages);
        let words = words.filter_map(|(english, message)| {
            Some((english.id.clone(), message.template(&english.arguments)?))
        });
        let words = words.collect();
        Texts {
            tag,
            table,
            missing,
            words,
        }
    }

    /// The Rust code of `SEAL`, by which the program knows the tables.
    pub fn seal(&self) -> String {
        let (seal, count) = (seal(&self.english), self.english.len());
        format!("const SEAL: (&str, usize) = ({seal:?}, {count});\n")
    }

    /// The Rust code of the functions that say its messages.
    pub fn functions(&self) -> String {
        functions(&self.english)
    }

    /// The names of its messages, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.english.iter().map(|message| &*message.id)
    }
}

fn fault(file: &str, message: &Message, problem: Problem) -> Fault {
    Fault {
        file: file.to_owned(),
        line: message.line,
        message: Some(message.id.clone()),
        problem,
    }
}

fn file_fault(file: &str, problem: Problem) -> Vec<Fault> {
    vec![Fault {
        file: file.to_owned(),
        line: 0,
        message: None,
        problem,
    }]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(english: &str) -> Result<Area, Faults> {
        Area::of_english("locales/en/a.ftl", english)
    }

    #[test]
    fn a_language_is_offered_when_it_is_no_draft_and_a_draft_has_no_mistake() {
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales");
        let tags = |area: &Area| -> Vec<String> {
            let tags = area.tables.iter().map(|of| of.tag.clone());
            tags.collect()
        };
        for area in AREAS.map(|(area, _)| area).into_iter().chain(["page"]) {
            let all = Area::read_files(&locales, area, true);
            let all = tags(&all.unwrap_or_else(|faults| panic!("{faults}")));
            let offered = tags(&Area::read(&locales, area).expect("no mistake"));
            let is_draft = |tag: &&String| locales.join(tag).join(DRAFT).exists();
            let (drafts, others): (Vec<_>, Vec<_>) = all.iter().partition(is_draft);
            assert_eq!(offered.iter().collect::<Vec<_>>(), others, "{area}");
            assert!(drafts.len() + offered.len() >= 2, "{area}");
        }
    }

    #[test]
    fn a_message_that_a_language_lacks_is_english_there_and_named() {
        let area = area("a = one\nb = two\n").expect("English");
        let texts = area
            .texts("de", "locales/de/a.ftl", "b = zwei\n")
            .expect("German");
        assert!(
            texts.table.ends_with("de\0one\0zwei\0"),
            "{:?}",
            texts.table
        );
        assert_eq!(texts.missing, ["a"]);
        let begun = area
            .texts("fr", "locales/fr/a.ftl", "")
            .expect("a language without the file");
        assert_eq!(begun.missing, ["a", "b"]);
    }

    #[test]
    fn a_text_that_the_program_takes_whole_is_not_put_together() {
        let english = "# $n (Number)\na = { $n ->\n    [one] one\n   *[other] many\n}\n";
        let area = area(english).expect("English");
        let Faults(faults) = area
            .texts("de", "f", "\na = { $n } Züge\n")
            .expect_err("put together");
        let [fault] = &faults[..] else {
            panic!("{faults:?}")
        };
        assert_eq!((fault.line, &fault.problem), (2, &Problem::NotWhole));
    }

    #[test]
    fn a_script_gets_the_messages_that_choose_nothing_with_names_in_braces() {
        let english = "# $what (Text)\nold = No { $what }.\n# $n (Number)\nmany = { $n ->\n    [one] one\n   *[other] many\n}\n";
        let texts = area(english)
            .expect("English")
            .texts("de", "f", "old = Ohne { $what }\n");
        let words = texts.expect("German").words;
        assert_eq!(
            words,
            BTreeMap::from([("old".to_owned(), "Ohne {what}".to_owned())])
        );
    }

    #[test]
    fn a_message_or_an_argument_whose_name_is_a_word_of_rust_is_refused() {
        for (english, word) in [
            ("games-continue = Play on\n", "continue"),
            ("# $move (Number)\ngames-at = Move { $move }\n", "move"),
        ] {
            let Faults(faults) = area(english).expect_err("a keyword");
            assert_eq!(faults[0].problem, Problem::Name(word.into()));
        }
    }

    #[test]
    fn another_argument_breaks_the_seal_and_another_word_does_not() {
        let table = |english: &str| {
            let area = area(english).expect("English");
            area.texts("de", "f", "").expect("German").table
        };
        let seal = |table: &str| table.split_once("de\0").expect("a tag").0.to_owned();
        let before = seal(&table("# $n (Number)\na = { $n }\n"));
        assert_eq!(before, seal(&table("# $n (Number)\na = No. { $n }\n")));
        assert_ne!(before, seal(&table("# $n (Text)\na = { $n }\n")));
        assert_ne!(before, seal(&table("# $n (Number)\nb = { $n }\n")));
    }

    #[test]
    fn the_functions_have_the_types_of_the_comments() {
        let area = area(
            "# How many.\n# $n (Number)\ngames-moves = { $n } moves\n\
             # $side (Side)\n# $is-late (Bool)\nwins = { $side ->\n    [of-white] { $is-late ->\n        \
             [true] a\n       *[false] b\n    }\n   *[other] c\n}\n",
        );
        let code = area.expect("English").functions();
        for line in [
            "/// How many.",
            "pub(crate) fn moves(n: impl Number) -> String {",
            "pub(crate) fn wins(side: Side, is_late: bool) -> &'static str {",
            "Side::OfWhite { .. } => 0, _ => u8::MAX",
        ] {
            assert!(code.contains(line), "{line}\n{code}");
        }
    }

    #[test]
    fn a_field_of_a_variant_is_taken_from_it_and_is_no_parameter() {
        let area = area(
            "# $why (&Fault<'_>)\n# $at (Text of $why)\n# $kind (Kind of $why.0)\n\
             # $n (Number of $kind.count)\nfault = { $why ->\n    [late] After { $at }.\n    \
             [wrong] { $kind ->\n        [many] { $n } wrong\n       *[one] one wrong\n    }\n   \
             *[none] Nothing\n}\n",
        );
        let code = area.expect("English").functions();
        for line in [
            "pub(crate) fn fault(why: &Fault<'_>) -> String {",
            "let at = match &why { Fault::Late { at: it, .. } => it.to_string(), _ => String::new() };",
            "let n = match &why { Fault::Wrong { 0: Kind::Many { count: it, .. }, .. } \
             => Arg::Number(it.number()), _ => Arg::Word(u8::MAX) };",
            "Arg::Text(&at), kind, n])",
        ] {
            assert!(code.contains(line), "{line}\n{code}");
        }
    }

    #[test]
    fn only_what_another_text_refers_to_may_be_said_by_no_page() {
        let area = area("who = White\nwins = { who } wins\n").expect("English");
        let code = area.functions();
        let allowed: Vec<_> = code.split("#[allow(dead_code").collect();
        let [before, after] = &allowed[..] else {
            panic!("{code}")
        };
        assert!(
            !before.contains("fn wins") && after.contains("fn who"),
            "{code}"
        );
    }
}
