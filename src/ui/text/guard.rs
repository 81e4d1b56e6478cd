//! The guard of the words: renders every text of every language with sample arguments, a line each,
//! so that the words of two trees can be compared to the letter.
//!
//! `ZEITNOT_WORDS=FILE cargo test -p zeitnot --lib guard` writes the lines. Without a file the test
//! still says every text, and that none is empty and no name is there twice. A line has the
//! language, the place of the text, its arguments, and the text:
//!
//! ```text
//! en manage.games.moves(3): "3 moves"
//! ```
//!
//! Each table of texts is taken apart without `..`, so a text that is not rendered does not
//! compile. Arguments are [`Samples`].

#[macro_use]
mod samples;

mod base;
mod board;
mod clocks;
mod correspondence;
mod events;
mod learn;
mod ledgers;
mod manage;
mod moves;
mod setups;

use std::collections::BTreeSet;
use std::fmt::{self, Debug, Write};
use std::{env, fs};

use super::correspondence::Dated;
use super::{NAMES, Words};
use crate::correspondence::Utc;
use crate::game::notation::alphabet::Alphabet;
use samples::{Samples, all, places};

/// The texts that may be empty, by parts of their names.
const MAY_BE_EMPTY: [&str; 11] = [
    "names.reason",
    "text.mode",
    "text.besides",
    "correspondence.saved",
    "words.reason",
    "face.mode",
    "tile.extra",
    "form.about_years",
    "form.protection_why",
    "steps.",
    "gallery.hint",
];

/// The most lines of one text that has several arguments.
const MOST: usize = 2_000;

/// The longest argument that is written into a line; of others, the number of the sample is.
const LONGEST: usize = 60;

/// A table of texts.
trait Walk {
    /// Renders each of them.
    fn walk(&self, sheet: &mut Sheet);
}

impl<T: Walk> Walk for &T {
    fn walk(&self, sheet: &mut Sheet) {
        (**self).walk(sheet);
    }
}

/// Takes a table of texts apart: those without arguments, and, after the method of [`Sheet`] that
/// renders them, all others.
macro_rules! walk {
    ($Table:ty { $($text:ident),* $(,)? } $($method:ident { $($field:ident),* $(,)? })*) => {
        impl Walk for $Table {
            fn walk(&self, sheet: &mut Sheet) {
                let Self { $($text,)* $($($field,)*)* } = self;
                $(sheet.text(stringify!($text), $text);)*
                $($(sheet.$method(stringify!($field), $field);)*)*
            }
        }
    };
}
use walk;

/// All texts, rendered so far.
#[derive(Default)]
pub(crate) struct Sheet {
    lines: String,
    names: BTreeSet<String>,
    /// The errors found.
    faults: Vec<String>,
    /// The language, and the tables of the text.
    path: String,
}

impl Sheet {
    /// A text without arguments.
    pub(crate) fn text(&mut self, name: &str, text: &(impl Debug + ?Sized)) {
        self.line(name, format_args!(""), text);
    }

    /// A table in a table.
    fn inside(&mut self, name: &str, table: &impl Walk) {
        self.place(name, |sheet| table.walk(sheet));
    }

    /// A part of the tree, under a name.
    pub(crate) fn place(&mut self, name: &str, fill: impl FnOnce(&mut Sheet)) {
        let above = self.path.len();
        self.path.push_str(name);
        self.path.push('.');
        fill(self);
        self.path.truncate(above);
    }

    /// A text with an argument.
    pub(crate) fn one<A: Samples, R: Debug>(&mut self, name: &str, say: &fn(A) -> R) {
        for (a, said) in labelled::<A>() {
            self.line(name, format_args!("({said})"), &say(a));
        }
    }

    /// A text with two arguments.
    pub(crate) fn two<A: Samples, B: Samples, R: Debug>(
        &mut self,
        name: &str,
        say: &fn(A, B) -> R,
    ) {
        let (first, second) = (labelled::<A>(), labelled::<B>());
        for at in places(&[first.len(), second.len()], MOST) {
            let ((a, x), (b, y)) = (first[at[0]].clone(), second[at[1]].clone());
            self.line(name, format_args!("({x}, {y})"), &say(a, b));
        }
    }

    /// A text with three arguments.
    pub(crate) fn three<A: Samples, B: Samples, C: Samples, R: Debug>(
        &mut self,
        name: &str,
        say: &fn(A, B, C) -> R,
    ) {
        let (first, second, third) = (labelled::<A>(), labelled::<B>(), labelled::<C>());
        for at in places(&[first.len(), second.len(), third.len()], MOST) {
            let ((a, x), (b, y)) = (first[at[0]].clone(), second[at[1]].clone());
            let (c, z) = third[at[2]].clone();
            self.line(name, format_args!("({x}, {y}, {z})"), &say(a, b, c));
        }
    }

    /// A text with an argument, and with a function that writes an instant.
    fn dated<A: Samples, R: Debug>(&mut self, name: &str, say: &fn(A, Dated<'static>) -> R) {
        for (a, said) in labelled::<A>() {
            self.line(name, format_args!("({said})"), &say(a, &date));
        }
    }

    /// The same with two.
    fn dated_too<A: Samples, B: Samples, R: Debug>(
        &mut self,
        name: &str,
        say: &fn(A, B, Dated<'static>) -> R,
    ) {
        let (first, second) = (labelled::<A>(), labelled::<B>());
        for at in places(&[first.len(), second.len()], MOST) {
            let ((a, x), (b, y)) = (first[at[0]].clone(), second[at[1]].clone());
            self.line(name, format_args!("({x}, {y})"), &say(a, b, &date));
        }
    }

    /// Several texts without arguments.
    fn list(&mut self, name: &str, texts: &[&str]) {
        for (i, text) in texts.iter().enumerate() {
            self.text(&format!("{name}.{i}"), text);
        }
    }

    /// The same, two by two.
    fn pairs(&mut self, name: &str, texts: &[(&str, &str)]) {
        for (i, (first, second)) in texts.iter().enumerate() {
            self.list(&format!("{name}.{i}"), &[*first, *second]);
        }
    }

    /// Several tables of the same kind.
    fn tables(&mut self, name: &str, tables: &[impl Walk]) {
        for (i, table) in tables.iter().enumerate() {
            self.inside(&format!("{name}.{i}"), table);
        }
    }

    /// The letters of the pieces.
    fn letters(&mut self, name: &str, alphabet: &Alphabet) {
        self.text(name, &alphabet.spelled());
    }

    fn line(&mut self, name: &str, arguments: fmt::Arguments<'_>, text: &(impl Debug + ?Sized)) {
        let name = format!("{}{name}{arguments}", self.path);
        let text = format!("{text:?}");
        let place = name.split('(').next().unwrap_or_default();
        // A text, one that is there only sometimes, or one in a row of several.
        let is_empty = text == r#""""# || text.contains(r#"("")"#) || text.contains(r#": "","#);
        let may_be = MAY_BE_EMPTY.iter().any(|part| place.contains(part));
        // What says an empty name may be empty too.
        if is_empty && !may_be && !name.contains(r#""""#) {
            self.faults.push(format!("{name} is empty"));
        }
        writeln!(self.lines, "{name}: {text}").expect("a string takes all");
        if !self.names.insert(name.clone()) {
            self.faults.push(format!("{name} is there twice"));
        }
    }
}

fn date(at: Utc) -> String {
    format!("<{}>", at.get())
}

/// The samples of a type, each with what a line says of it; of several that a line says alike, the
/// first.
fn labelled<A: Samples>() -> Vec<(A, String)> {
    let mut seen = BTreeSet::new();
    let all = all::<A>();
    let labels = all.iter().cloned().enumerate().map(|(i, sample)| {
        let label = format!("{sample:?}");
        if label.chars().count() <= LONGEST {
            (sample, label)
        } else {
            (sample, format!("#{i}"))
        }
    });
    labels
        .filter(|(_, label)| seen.insert(label.clone()))
        .collect()
}

/// The areas of the app.
const AREAS: [Words; 10] = [
    super::base::WORDS,
    super::board::WORDS,
    super::correspondence::WORDS,
    super::embed::WORDS,
    super::events::WORDS,
    super::learn::WORDS,
    super::lessons::WORDS,
    super::manage::WORDS,
    super::play::WORDS,
    super::study::WORDS,
];

#[test]
fn no_text_is_empty_and_each_has_a_name_of_its_own() {
    let mut sheet = Sheet::default();
    for (tag, _) in NAMES {
        sheet.path = format!("{tag} ");
        for words in AREAS {
            words.choose(words.known(tag).expect("a program with all tables"));
        }
        sheet.place("text", base::walk);
        sheet.place("board", board::walk);
        sheet.place("correspondence", correspondence::walk);
        sheet.place("embed", learn::walk_embed);
        sheet.place("events", events::walk);
        sheet.place("learn", learn::walk);
        sheet.place("manage", manage::walk);
        sheet.place("play", board::walk_play);
        sheet.place("study", board::walk_study);
        sheet.place("learn", |sheet| {
            sheet.tables("courses", super::lessons::courses())
        });
    }
    if let Some(file) = env::var_os("ZEITNOT_WORDS") {
        fs::write(file, &sheet.lines).expect("the file can be written");
    }
    assert!(sheet.faults.is_empty(), "{:#?}", sheet.faults);
}
