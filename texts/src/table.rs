//! A table: the texts of an area in one language, in the order of the English file, and how the
//! program reads it.
//!
//! It begins with the area's seal, by which the program knows that the table fits its functions,
//! and the tag of the language. [`END`] follows each. In a text, characters that no text has mark
//! what is put in:
//!
//! - [`VALUE`], place: the argument at this place, as it is.
//! - [`LENGTH`], place, form: the argument, a length, in this [`LengthForm`].
//! - [`CHOICE`], place, variants, [`CHOSEN`]: one of the variants, by the argument. A variant is
//!   [`VARIANT`], key, [`SAYS`], text; the last has no key and is for all others.
//!
//! A place is a character counted from [`ZERO`], and so is the key of an enum or a `Bool`.

/// Ends a text.
pub const END: char = '\0';
pub(crate) const VALUE: char = '\u{1}';
pub(crate) const LENGTH: char = '\u{2}';
pub(crate) const CHOICE: char = '\u{3}';
pub(crate) const VARIANT: char = '\u{4}';
pub(crate) const SAYS: char = '\u{5}';
pub(crate) const CHOSEN: char = '\u{6}';
/// The first character that is no mark.
pub(crate) const FIRST_OF_TEXT: u8 = 7;
pub(crate) const ZERO: u8 = b'0';

/// A value that is put into a text, or chooses a part of it.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// Said by its digits; chooses by its value or its plural category.
    Number(i64),
    /// Said as it is; chooses by its content.
    Text(&'a str),
    /// The place of a key; only chooses.
    Word(u8),
    /// In milliseconds; said by a function of Fluent.
    Length(i64),
}

/// A whole number of any type.
pub trait Number {
    /// The number itself.
    fn number(self) -> i64;
}

macro_rules! numbers {
    ($($kind:ty),+) => {
        $(impl Number for $kind {
            fn number(self) -> i64 {
                i64::from(self)
            }
        })+
    };
}
numbers!(i64, u8, u16, u32);

impl Number for usize {
    fn number(self) -> i64 {
        i64::try_from(self).unwrap_or(i64::MAX)
    }
}

/// How a length of time is written: a function of Fluent, such as `{ SECONDS($length) }`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LengthForm {
    /// `EXACT`: in a sentence, every number with its unit: `1 min 30 s`.
    Exact,
    /// `SECONDS`: short: `30 s`, `5 min`, `1:30`.
    Seconds,
    /// `TENTHS`: seconds with their tenth: `2.5 s`.
    Tenths,
    /// `DAYS`: of a correspondence game: `46 d 20:00:00`.
    Days,
}

impl LengthForm {
    pub(crate) const ALL: [(LengthForm, &str); 4] = [
        (LengthForm::Exact, "EXACT"),
        (LengthForm::Seconds, "SECONDS"),
        (LengthForm::Tenths, "TENTHS"),
        (LengthForm::Days, "DAYS"),
    ];

    /// The form of a letter in a table.
    fn of(letter: u8) -> Option<LengthForm> {
        let place = usize::from(letter.wrapping_sub(ZERO));
        Some(Self::ALL.get(place)?.0)
    }
}

/// The functions that a table needs, as it knows no language.
#[derive(Clone, Copy, Debug)]
pub struct Writers {
    /// The plural category of a number in the language of this tag: `one`, `few`, `other` …
    pub plural: fn(&str, i64) -> &'static str,
    /// A length in milliseconds, in words.
    pub length: fn(LengthForm, i64) -> String,
}

/// The texts of an area in one language.
#[derive(Debug)]
pub struct Table<'t> {
    /// The first is the tag of the language.
    texts: Vec<&'t str>,
}

impl Table<'static> {
    /// Reads a table that has this seal and this number of texts; another one is not for the
    /// functions of this program.
    ///
    /// The table stays for as long as the program runs.
    pub fn read(table: String, seal: (&str, usize)) -> Option<&'static Self> {
        let texts = texts(&table, seal)?;
        Some(Box::leak(Box::new(Table::of(Box::leak(texts.into())))))
    }
}

impl<'t> Table<'t> {
    /// The same for as long as its text is there.
    pub fn read_here(table: &'t str, seal: (&str, usize)) -> Option<Self> {
        texts(table, seal).map(Self::of)
    }

    fn of(texts: &'t str) -> Self {
        let texts = texts.split(END).collect();
        Self { texts }
    }

    /// The tag of its language.
    pub fn tag(&self) -> &'t str {
        self.text(None)
    }

    fn text(&self, number: Option<usize>) -> &'t str {
        let place = number.map_or(0, |number| number + 1);
        self.texts.get(place).copied().unwrap_or_default()
    }

    /// The text of this number, put together.
    pub fn say(&self, number: usize, args: &[Arg<'_>], writers: Writers) -> String {
        let mut said = String::new();
        self.write(self.text(Some(number)), args, writers, &mut said);
        said
    }

    /// The text of this number, which only chooses among texts.
    pub fn pick(&self, number: usize, args: &[Arg<'_>], writers: Writers) -> &'t str {
        let mut text = self.text(Some(number));
        while text.starts_with(CHOICE) {
            text = self.choose(text, args, writers).0;
        }
        text
    }

    /// The text of this number, which has no arguments.
    pub fn whole(&self, number: usize) -> &'t str {
        self.text(Some(number))
    }

    fn write(&self, mut rest: &str, args: &[Arg<'_>], writers: Writers, out: &mut String) {
        loop {
            let end = rest.bytes().position(|byte| byte < FIRST_OF_TEXT);
            let (text, marked) = rest.split_at(end.unwrap_or(rest.len()));
            out.push_str(text);
            let length = match *marked.as_bytes() {
                [mark, place, ..] if char::from(mark) == VALUE => {
                    match arg(args, place) {
                        Some(Arg::Number(number)) => out.push_str(&number.to_string()),
                        Some(Arg::Text(text)) => out.push_str(text),
                        _ => {}
                    }
                    2
                }
                [mark, place, form, ..] if char::from(mark) == LENGTH => {
                    if let (Some(Arg::Length(length)), Some(form)) =
                        (arg(args, place), LengthForm::of(form))
                    {
                        out.push_str(&(writers.length)(form, length));
                    }
                    3
                }
                [mark, ..] if char::from(mark) == CHOICE => {
                    let (chosen, after) = self.choose(marked, args, writers);
                    self.write(chosen, args, writers, out);
                    marked.len() - after.len()
                }
                _ => return,
            };
            rest = marked.get(length..).unwrap_or_default();
        }
    }

    /// The chosen variant of the choice at the beginning, and what follows the choice.
    fn choose<'a>(&self, text: &'a str, args: &[Arg<'_>], writers: Writers) -> (&'a str, &'a str) {
        let by = text.as_bytes().get(1).and_then(|&place| arg(args, place));
        let fits = |key: &str| match by {
            Some(Arg::Number(number)) => match key.parse() {
                Ok(value) => number == value,
                Err(_) => key == (writers.plural)(self.tag(), number),
            },
            Some(Arg::Text(text)) => key == text,
            Some(Arg::Word(word)) => *key.as_bytes() == [ZERO.saturating_add(word)],
            Some(Arg::Length(_)) | None => false,
        };
        let mut rest = text.get(2..).unwrap_or_default();
        let mut chosen = None;
        while let Some(variant) = rest.strip_prefix(VARIANT) {
            let (key, says) = variant.split_once(SAYS).unwrap_or_default();
            let (says, after) = says.split_at(end(says));
            if chosen.is_none() && (key.is_empty() || fits(key)) {
                chosen = Some(says);
            }
            rest = after;
        }
        let after = rest.strip_prefix(CHOSEN).unwrap_or_default();
        (chosen.unwrap_or_default(), after)
    }
}

/// The texts of a table that has this seal and this number of them, each but the last with its end.
fn texts<'t>(table: &'t str, (seal, count): (&str, usize)) -> Option<&'t str> {
    let texts = table.strip_prefix(seal)?.strip_suffix(END)?;
    (texts.split(END).count() == count + 1).then_some(texts)
}

fn arg<'a>(args: &[Arg<'a>], place: u8) -> Option<Arg<'a>> {
    args.get(usize::from(place.wrapping_sub(ZERO))).copied()
}

/// The place at which a variant ends.
fn end(says: &str) -> usize {
    let mut inside = 0;
    for (at, mark) in says.char_indices() {
        match mark {
            CHOICE => inside += 1,
            CHOSEN if inside > 0 => inside -= 1,
            VARIANT | CHOSEN if inside == 0 => return at,
            _ => {}
        }
    }
    says.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WRITERS: Writers = Writers {
        plural: |_, number| if number == 1 { "one" } else { "other" },
        length: |form, ms| format!("{form:?} {ms}"),
    };
    const SEAL: (&str, usize) = ("seal ", 2);

    #[test]
    fn a_table_of_another_program_or_cut_short_is_not_read() {
        assert!(Table::read("seal en\0a\0b\0".into(), SEAL).is_some());
        for other in [
            "leas en\0a\0b\0",
            "seal en\0a\0b",
            "seal en\0a\0",
            "seal en\0a\0b\0c\0",
            "",
        ] {
            assert!(Table::read(other.into(), SEAL).is_none(), "{other:?}");
        }
    }

    #[test]
    fn marks_that_lead_nowhere_say_nothing_and_stop_nothing() {
        // Each is what a damaged file could have behind a seal that fits.
        for damaged in [
            "\u{1}",
            "\u{1}9",
            "\u{1}ü",
            "\u{2}0",
            "\u{2}09",
            "\u{2}üü",
            "\u{3}",
            "\u{3}0",
            "\u{3}0\u{4}",
            "\u{3}0\u{4}one",
            "\u{3}0\u{4}one\u{5}",
            "\u{4}",
            "\u{6}",
            "a\u{3}ü\u{4}b",
        ] {
            let table = Table::read(format!("seal en\0{damaged}\0b\0"), SEAL).expect("a table");
            for arg in [
                Arg::Number(1),
                Arg::Text("x"),
                Arg::Word(u8::MAX),
                Arg::Length(5),
            ] {
                table.say(0, &[arg], WRITERS);
                table.pick(0, &[arg], WRITERS);
            }
            assert_eq!(table.pick(9, &[], WRITERS), "");
        }
    }
}
