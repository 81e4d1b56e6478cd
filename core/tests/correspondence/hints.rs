//! The texts of each language in `locales/` that show what one can type: the program reads it.

use std::fs;
use std::path::{Path, PathBuf};

use zeitnot_core::correspondence::civil::{self, Civil, TypedTime};
use zeitnot_core::correspondence::{Seconds, typed, typed_moves};
use zeitnot_core::game::notation::alphabet::Alphabet;
use zeitnot_core::game::notation::{read_typed, san};
use zeitnot_core::game::start::Start;

/// A language of the page, by its folder.
struct Language {
    tag: String,
}

impl Language {
    /// Those in `locales/` whose pages of correspondence are written, the drafts among them.
    fn all() -> Vec<Language> {
        let folders = fs::read_dir(locales()).expect("there are languages");
        let tag = |folder: fs::DirEntry| folder.file_name().into_string().expect("a tag");
        let languages = folders.map(|folder| Language {
            tag: tag(folder.expect("a folder")),
        });
        let is_written = |language: &Language| language.file("correspondence").exists();
        let all: Vec<_> = languages.filter(is_written).collect();
        assert!(all.len() >= 11, "{}", all.len());
        all
    }

    fn file(&self, area: &str) -> PathBuf {
        locales().join(&self.tag).join(format!("{area}.ftl"))
    }

    /// The lines of an area, with plain spaces.
    fn lines(&self, area: &str) -> Vec<String> {
        let text = fs::read_to_string(self.file(area)).expect("a file of texts");
        let text = text.replace(r#"{"\u00A0"}"#, " ");
        text.lines().map(str::to_owned).collect()
    }

    /// The text of a message of one line.
    fn says(&self, area: &str, message: &str) -> String {
        let beginning = format!("{message} = ");
        let lines = self.lines(area);
        let mut says = lines
            .iter()
            .filter_map(|line| line.strip_prefix(&beginning));
        let says = says
            .next()
            .unwrap_or_else(|| panic!("{}: {message}", self.tag));
        says.to_owned()
    }

    fn letters(&self) -> Alphabet {
        let letters = self.says("base", "names-pieces").leak();
        Alphabet::spelling(letters).expect(letters)
    }

    /// The move, in SAN, that a text is in the letters of this language.
    fn read(&self, start: &Start, text: &str) -> String {
        let read = read_typed(start.position(), text, &[self.letters()]);
        let play = read.unwrap_or_else(|why| panic!("{}: {text}: {why}", self.tag));
        san(start.position(), play)
    }
}

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales")
}

#[test]
fn a_date_with_the_name_of_the_month_is_read_as_the_hint_shows_it() {
    let day = Civil {
        year: 2026,
        month: 11,
        day: 20,
        hour: 0,
        minute: 0,
        second: 0,
    };
    for language in Language::all() {
        let lines = language.lines("correspondence");
        let examples = lines.iter().filter_map(|line| {
            let (_, named) = line.split_once("2026/11/20, ")?;
            let (named, _) = named.split_once("2026")?;
            Some(format!("{named}2026"))
        });
        let examples: Vec<_> = examples.collect();
        assert_eq!(examples.len(), 2, "{}", language.tag);
        for example in examples {
            let read = civil::parse(&example);
            assert_eq!(read, Ok(TypedTime::Local(day)), "{example}");
            assert!(example.contains(char::is_alphabetic), "{example}");
        }
    }
}

#[test]
fn a_length_is_read_as_the_hints_show_it() {
    for language in Language::all() {
        let mut lines = language.lines("correspondence");
        lines.extend(language.lines("events"));
        let mut found = 0;
        for line in &lines {
            let words: Vec<_> = line.split(' ').collect();
            for three in words.windows(3) {
                let [days, unit, time] = three else { continue };
                let Ok(days) = days.trim_start_matches(['(', '"']).parse::<i64>() else {
                    continue;
                };
                if !time.starts_with("20:00:00") || !unit.chars().all(char::is_alphabetic) {
                    continue;
                }
                let length = Seconds::days(days) + Seconds::hours(20);
                let text = format!("{days} {unit} 20:00:00");
                assert_eq!(typed::parse(&text), Ok(length), "{}: {line}", language.tag);
                found += 1;
            }
        }
        assert!(found >= 8, "{}: {found}", language.tag);
        let sign = language.says("base", "length-days");
        let days = typed::parse(&format!("46 {sign}"));
        assert_eq!(days, Ok(Seconds::days(46)), "{}", language.tag);
        let hint = language.says("correspondence", "game-amount-hint");
        assert!(
            hint.contains(&format!("10 {sign}, 2 {sign} 12:00:00")),
            "{hint}"
        );
    }
}

#[test]
fn a_length_in_words_is_read_as_the_hint_shows_it() {
    for language in Language::all() {
        let hint = language.says("correspondence", "new-server-hint");
        let (_, words) = hint.split_once("20:00:00, ").expect("a second example");
        let begin = words.find("46").expect("46 days");
        let words = words[begin..].trim_end_matches('.');
        let length = Seconds::days(46) + Seconds::hours(20);
        assert_eq!(typed::parse(words), Ok(length), "{}: {words}", language.tag);
        assert_eq!(words.split(' ').count(), 4, "{words}");
    }
}

#[test]
fn moves_are_read_as_the_texts_show_them() {
    let start = Start::standard();
    let pawn = Start::from_fen("8/4P2k/8/8/8/8/8/K7 w - - 0 1").expect("a position");
    for language in Language::all() {
        let hint = language.says("correspondence", "game-line-hint");
        let (line, _) = hint.split_once("10:12").expect("a time of day");
        let line = format!("{line}10:12");
        let moves = typed_moves::moves(&line).expect(&line);
        assert!(moves[0].at.is_some(), "{line}");
        assert_eq!(moves.len(), 1, "{line}");
        assert_eq!(language.read(&start, moves[0].text), "Nf3", "{line}");
        let lines = language.lines("play");
        let promotion = lines.iter().find(|line| line.contains("[needs-promotion]"));
        let promotion = promotion.expect("a message");
        let (_, letter) = promotion.split_once("{ $to }").expect("a square");
        let end = letter.find(|c: char| c != '=' && !c.is_alphabetic());
        let text = format!("e8{}", &letter[..end.expect("the end of the sentence")]);
        assert_eq!(language.read(&pawn, &text), "e8=Q", "{promotion}");
        let queen = language.letters().write("Q");
        assert_eq!(text, format!("e8={queen}"), "{promotion}");
    }
}

#[test]
fn the_settings_name_the_letters_of_the_language() {
    for language in Language::all() {
        let spelled = language.letters().spelled();
        let own = language.lines("shared");
        let own = own
            .iter()
            .find(|line| line.contains("[own]") && line.ends_with(&spelled));
        assert!(own.is_some(), "{}: {spelled}", language.tag);
    }
}
