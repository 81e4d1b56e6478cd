//! Reading a file of Fluent: [`read`].

use std::ptr;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message as Written, Pattern, PatternElement, Resource,
    Variant, VariantKey,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::fault::{Fault, Problem};
use crate::message::{Argument, Choice, Field, Kind, Message, OTHER, Piece, each_choice};
use crate::table::{FIRST_OF_TEXT, LengthForm, ZERO};

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", OTHER];

/// How many arguments of a message or keys of an enum there may be: each is one printable character
/// of a table.
const MOST: usize = 0x7f - ZERO as usize;

/// How many references to messages and terms a message may have, together with those in what they
/// say: as many as Fluent's own resolver follows. Without an end, ten short lines that each refer ten
/// times to the next one would ask for more than memory holds.
const MOST_REFERENCES: usize = 100;

/// Reads the text of a file. `english` are the messages of the English file if this is not it.
///
/// # Errors
/// All mistakes in the file, in the order of its lines.
pub(crate) fn read(
    file: &str,
    text: &str,
    english: Option<&[Message]>,
) -> Result<Vec<Message>, Vec<Fault>> {
    let mut faults = Faults {
        file,
        text,
        found: Vec::new(),
    };
    if let Some(at) = broken_escape(text) {
        let problem = Problem::Syntax("an escape has too few digits".to_owned());
        faults.add(faults.line(at), None, problem);
        return Err(faults.found);
    }
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((_, errors)) => {
            for error in errors {
                let problem = Problem::Syntax(error.kind.to_string());
                faults.add(faults.line(error.pos.start), None, problem);
            }
            return Err(faults.found);
        }
    };
    let mut messages = Vec::<Message>::new();
    for entry in &resource.body {
        let Entry::Message(written) = entry else {
            continue;
        };
        let id = written.id.name;
        if messages.iter().any(|other| other.id == id) {
            faults.at(id, id, Problem::Twice);
            continue;
        }
        messages.extend(message(written, &resource, english, &mut faults));
    }
    for message in &mut messages {
        check(message, &mut faults);
    }
    if faults.found.is_empty() {
        return Ok(messages);
    }
    faults.found.sort_by_key(|fault| fault.line);
    Err(faults.found)
}

/// The place of an escape like `\u00A0` in which a letter of several bytes stands for a digit. The parser
/// (fluent-syntax 0.12.0) panics there, because its message would end within that letter.
fn broken_escape(text: &str) -> Option<usize> {
    let of = |sign: &'static str, digits: usize| {
        let escapes = text.match_indices(sign);
        escapes.filter_map(move |(at, sign)| {
            let mut rest = text[at + sign.len()..].chars().take(digits);
            let letter = rest.find(|letter| !letter.is_ascii_hexdigit())?;
            (!letter.is_ascii()).then_some(at)
        })
    };
    of("\\u", 4).chain(of("\\U", 6)).min()
}

/// The mistakes found so far, and what places them.
struct Faults<'a> {
    file: &'a str,
    text: &'a str,
    found: Vec<Fault>,
}

impl Faults<'_> {
    fn line(&self, at: usize) -> usize {
        1 + self
            .text
            .bytes()
            .take(at)
            .filter(|&byte| byte == b'\n')
            .count()
    }

    /// The line of a part of the text.
    fn line_of(&self, part: &str) -> usize {
        self.line((part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize))
    }

    /// Adds a mistake in a message, at a part of the text.
    fn at(&mut self, id: &str, part: &str, problem: Problem) {
        self.add(self.line_of(part), Some(id), problem);
    }

    fn add(&mut self, line: usize, id: Option<&str>, problem: Problem) {
        let fault = Fault {
            file: self.file.to_owned(),
            line,
            message: id.map(str::to_owned),
            problem,
        };
        // A message that others refer to is read with each of them.
        if !self.found.contains(&fault) {
            self.found.push(fault);
        }
    }
}

fn message(
    written: &Written<&str>,
    resource: &Resource<&str>,
    english: Option<&[Message]>,
    faults: &mut Faults<'_>,
) -> Option<Message> {
    let id = written.id.name;
    if let Some(attribute) = written.attributes.first() {
        faults.at(id, attribute.id.name, Problem::Attribute);
    }
    let Some(value) = &written.value else {
        faults.at(id, id, Problem::Empty);
        return None;
    };
    let (mut about, mut declared) = (Vec::new(), Vec::new());
    for line in written.comment.iter().flat_map(|comment| &comment.content) {
        match declaration(line, &declared) {
            Some(Ok(argument)) => declared.push(argument),
            Some(Err(problem)) => faults.at(id, line, problem),
            None => about.push((*line).to_owned()),
        }
    }
    let arguments = match english {
        None => declared,
        Some(english) => match english.iter().find(|message| message.id == id) {
            Some(message) => message.arguments.clone(),
            None => {
                faults.at(id, id, Problem::NotEnglish);
                return None;
            }
        },
    };
    let mut reader = Reader {
        id,
        resource,
        within: vec![value],
        references: 0,
        arguments,
        names_keys: english.is_none(),
        given: Vec::new(),
        chosen: Vec::new(),
        refers: Vec::new(),
        faults,
    };
    let mut pattern = Vec::new();
    reader.pattern(value, &mut pattern);
    let (arguments, refers) = (reader.arguments, reader.refers);
    Some(Message {
        id: id.to_owned(),
        about,
        arguments,
        pattern,
        refers,
        line: faults.line_of(id),
    })
}

/// The argument that a line of a comment declares: `$name (Type) - explanation`. A field of an
/// argument before it is `$name (Type of $argument)`, or `$name (Type of $argument.field)`.
fn declaration(line: &str, before: &[Argument]) -> Option<Result<Argument, Problem>> {
    let rest = line.strip_prefix('$')?;
    let typed = rest.split_once(" (").and_then(|(name, rest)| {
        let (kind, _) = rest.split_once(')')?;
        Some((name, kind))
    });
    let Some((name, kind)) = typed else {
        return Some(Err(Problem::Declaration));
    };
    let (kind, field) = match kind.split_once(" of $") {
        None => (kind, None),
        Some((kind, of)) => {
            let (of, field) = of.split_once('.').unwrap_or((of, name));
            let is_it = |other: &Argument| other.name == of && matches!(other.kind, Kind::Enum(_));
            let Some(of) = before.iter().position(is_it) else {
                return Some(Err(Problem::NoFields(of.to_owned())));
            };
            let (name, keys) = (field.replace('-', "_"), Vec::new());
            (kind, Some(Field { of, name, keys }))
        }
    };
    let kind = match kind {
        "Number" => Kind::Number,
        "Text" => Kind::Text,
        "Bool" => Kind::Bool,
        "Length" => Kind::Length,
        of => Kind::Enum(of.to_owned()),
    };
    let keys = match kind {
        Kind::Bool => vec!["false".to_owned(), "true".to_owned()],
        _ => Vec::new(),
    };
    let name = name.to_owned();
    Some(Ok(Argument {
        name,
        kind,
        keys,
        field,
    }))
}

/// What only the whole message shows: that no value is said by the words of another, and that each
/// field is in a variant.
fn check(message: &Message, faults: &mut Faults<'_>) {
    let arguments = &message.arguments;
    let most = arguments.iter().map(|argument| argument.keys.len()).max();
    if arguments.len() > MOST || most.is_some_and(|most| most > MOST) {
        faults.add(message.line, Some(&message.id), Problem::TooMany(MOST));
    }
    for argument in arguments {
        if let Some(field) = &argument.field
            && field.keys.is_empty()
        {
            let problem = unknown(&argument.name, field, arguments);
            faults.add(message.line, Some(&message.id), problem);
        }
    }
    each_choice(&message.pattern, &mut |place, choice| {
        let (default, _) = &choice.variants[choice.default];
        if default == OTHER {
            return;
        }
        let keys = arguments[place].keys.iter();
        let others: Vec<_> = match arguments[place].kind {
            Kind::Enum(_) | Kind::Bool => keys
                .filter(|key| !choice.variants.iter().any(|(written, _)| written == *key))
                .map(|key| format!("[{key}]"))
                .collect(),
            _ => vec!["everything else".to_owned()],
        };
        if !others.is_empty() {
            let problem = Problem::Default {
                default: default.clone(),
                others: others.join(", "),
            };
            faults.add(message.line, Some(&message.id), problem);
        }
    });
}

/// The mistake of a field that is said where it is not known.
fn unknown(name: &str, field: &Field, arguments: &[Argument]) -> Problem {
    let keys = field.keys.iter().map(|key| format!("[{key}]"));
    let keys = match keys.collect::<Vec<_>>().join(", ") {
        none if none.is_empty() => "a variant with a key of its own".to_owned(),
        keys => keys,
    };
    Problem::Field {
        field: name.to_owned(),
        of: arguments[field.of].name.clone(),
        keys,
    }
}

struct Reader<'a, 'f, 't> {
    /// The message that is read.
    id: &'a str,
    resource: &'a Resource<&'a str>,
    /// What is being read: the message, and the messages and terms that it refers to from there.
    within: Vec<&'a Pattern<&'a str>>,
    /// How many references it has so far.
    references: usize,
    arguments: Vec<Argument>,
    /// Whether this file says which keys an enum has.
    names_keys: bool,
    /// The values given to the terms that are being read.
    given: Vec<Vec<(&'a str, String)>>,
    /// The choices whose variants are being read: the place of the argument, and the key.
    chosen: Vec<(usize, &'a str)>,
    /// The messages referred to so far.
    refers: Vec<String>,
    faults: &'f mut Faults<'t>,
}

impl<'a> Reader<'a, '_, '_> {
    fn fault(&mut self, part: &str, problem: Problem) {
        self.faults.at(self.id, part, problem);
    }

    fn pattern(&mut self, pattern: &'a Pattern<&'a str>, pieces: &mut Vec<Piece>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text(pieces, value),
                PatternElement::Placeable { expression } => self.expression(expression, pieces),
            }
        }
    }

    fn text(&mut self, pieces: &mut Vec<Piece>, text: &str) {
        // The marks of a table are control characters, which no text needs.
        let text: String = text
            .chars()
            .filter(|&c| c as u32 >= FIRST_OF_TEXT.into())
            .collect();
        match pieces.last_mut() {
            Some(Piece::Text(before)) => before.push_str(&text),
            _ if text.is_empty() => {}
            _ => pieces.push(Piece::Text(text)),
        }
    }

    fn expression(&mut self, expression: &'a Expression<&'a str>, pieces: &mut Vec<Piece>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, pieces),
            Expression::Select { selector, variants } => self.choice(selector, variants, pieces),
        }
    }

    fn inline(&mut self, inline: &'a InlineExpression<&'a str>, pieces: &mut Vec<Piece>) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                self.text(pieces, &unescape_unicode_to_string(value));
            }
            InlineExpression::NumberLiteral { value } => self.text(pieces, value),
            InlineExpression::VariableReference { id } => self.variable(id.name, pieces),
            InlineExpression::FunctionReference { id, arguments } => {
                let forms = LengthForm::ALL.iter();
                let Some(form) = forms
                    .map(|(_, name)| *name)
                    .position(|name| name == id.name)
                else {
                    return self.fault(id.name, Problem::Function(id.name.into()));
                };
                let place = match &arguments.positional[..] {
                    [InlineExpression::VariableReference { id: of }]
                        if arguments.named.is_empty() =>
                    {
                        match self.place(of.name) {
                            None => return,
                            Some(place) => Some(place),
                        }
                    }
                    _ => None,
                };
                match place.filter(|&place| self.arguments[place].kind == Kind::Length) {
                    Some(place) => pieces.push(Piece::Length(place, form)),
                    None => self.fault(id.name, Problem::FunctionOf(id.name.into())),
                }
            }
            InlineExpression::TermReference {
                id,
                attribute,
                arguments,
            } => {
                if attribute.is_some() {
                    return self.fault(id.name, Problem::Attribute);
                }
                let mut terms = self.resource.body.iter();
                let term = terms.find_map(|entry| match entry {
                    Entry::Term(term) if term.id.name == id.name => Some(&term.value),
                    _ => None,
                });
                let named = arguments.iter().flat_map(|arguments| &arguments.named);
                let given = named.filter_map(|argument| match &argument.value {
                    InlineExpression::StringLiteral { value }
                    | InlineExpression::NumberLiteral { value } => {
                        Some((argument.name.name, (*value).to_owned()))
                    }
                    _ => None,
                });
                self.given.push(given.collect());
                self.refer(id.name, term, Problem::Term, pieces);
                self.given.pop();
            }
            InlineExpression::MessageReference { id, attribute } => {
                if attribute.is_some() {
                    return self.fault(id.name, Problem::Attribute);
                }
                let mut messages = self.resource.body.iter();
                let message = messages.find_map(|entry| match entry {
                    Entry::Message(message) if message.id.name == id.name => message.value.as_ref(),
                    _ => None,
                });
                self.refers.push(id.name.to_owned());
                // It sees the same arguments.
                self.refer(id.name, message, Problem::Reference, pieces);
            }
            InlineExpression::Placeable { expression } => self.expression(expression, pieces),
        }
    }

    /// Reads what is referred to; `lost` if there is none, or if it is being read already.
    fn refer(
        &mut self,
        name: &str,
        to: Option<&'a Pattern<&'a str>>,
        lost: fn(String) -> Problem,
        pieces: &mut Vec<Piece>,
    ) {
        let is_being_read = |to: &Pattern<_>| self.within.iter().any(|&other| ptr::eq(other, to));
        let Some(to) = to.filter(|to| !is_being_read(to)) else {
            return self.fault(name, lost(name.to_owned()));
        };
        self.references += 1;
        if self.references > MOST_REFERENCES {
            return self.fault(self.id, Problem::References(MOST_REFERENCES));
        }
        self.within.push(to);
        self.pattern(to, pieces);
        self.within.pop();
    }

    fn variable(&mut self, name: &'a str, pieces: &mut Vec<Piece>) {
        if let Some(value) = self.given(name) {
            return self.text(pieces, &value);
        }
        let Some(place) = self.place(name) else {
            return;
        };
        match self.arguments[place].kind {
            Kind::Number | Kind::Text => pieces.push(Piece::Value(place)),
            Kind::Length => self.fault(name, Problem::BareLength(name.into())),
            Kind::Bool | Kind::Enum(_) => self.fault(name, Problem::Unspeakable(name.into())),
        }
    }

    fn choice(
        &mut self,
        selector: &'a InlineExpression<&'a str>,
        variants: &'a [Variant<&'a str>],
        pieces: &mut Vec<Piece>,
    ) {
        let InlineExpression::VariableReference { id } = selector else {
            return self.fault(key(&variants[0]), Problem::Selector);
        };
        let default = variants.iter().position(|variant| variant.default);
        let default = default.unwrap_or_default();
        if let Some(value) = self.given(id.name) {
            let chosen = variants.iter().find(|variant| key(variant) == value);
            return self.pattern(&chosen.unwrap_or(&variants[default]).value, pieces);
        }
        let Some(place) = self.place(id.name) else {
            return;
        };
        let mut read = Vec::<(String, Vec<Piece>)>::new();
        for variant in variants {
            let key = key(variant);
            if read.iter().any(|(other, _)| other == key) {
                self.fault(key, Problem::KeyTwice(key.into()));
            }
            self.key(place, variant);
            let mut says = Vec::new();
            self.chosen.push((place, key));
            self.pattern(&variant.value, &mut says);
            self.chosen.pop();
            read.push((key.to_owned(), says));
        }
        let variants = read;
        pieces.push(Piece::Choice(place, Choice { variants, default }));
    }

    /// Checks the key of a variant, and notes it where this file says which keys there are.
    fn key(&mut self, place: usize, variant: &Variant<&'a str>) {
        let key = key(variant);
        let is_number = matches!(variant.key, VariantKey::NumberLiteral { .. });
        let argument = &mut self.arguments[place];
        let fits = match argument.kind {
            Kind::Number if is_number => key.parse::<i64>().is_ok(),
            Kind::Number => CATEGORIES.contains(&key),
            Kind::Text => !is_number,
            Kind::Bool | Kind::Enum(_) if is_number => false,
            Kind::Bool => key == OTHER || argument.keys.iter().any(|known| known == key),
            Kind::Enum(_) => {
                let is_known = key == OTHER || argument.keys.iter().any(|known| known == key);
                if self.names_keys && !is_known {
                    argument.keys.push(key.to_owned());
                }
                is_known || self.names_keys
            }
            Kind::Length => false,
        };
        if !fits {
            let problem = Problem::Key {
                argument: argument.name.clone(),
                key: key.to_owned(),
            };
            self.fault(key, problem);
        }
    }

    /// The value that the term which is being read was given: it sees no other.
    fn given(&self, name: &str) -> Option<String> {
        let mut given = self.given.last()?.iter();
        let value = given.find(|(given, _)| *given == name);
        Some(value.map_or(String::new(), |(_, value)| value.clone()))
    }

    /// The place of an argument. A field belongs to the variants in which the English file says it.
    fn place(&mut self, name: &str) -> Option<usize> {
        let mut arguments = self.arguments.iter();
        let Some(place) = arguments.position(|argument| argument.name == name) else {
            self.fault(name, Problem::Argument(name.into()));
            return None;
        };
        if let Some(mut field) = self.arguments[place].field.clone() {
            let mut inner = self.chosen.iter().rev();
            match inner.find(|(by, key)| *by == field.of && *key != OTHER) {
                Some((_, key)) if field.keys.iter().any(|known| known == key) => {}
                Some((_, key)) if self.names_keys => {
                    field.keys.push((*key).to_owned());
                    self.arguments[place].field = Some(field);
                }
                _ => self.fault(name, unknown(name, &field, &self.arguments)),
            }
        }
        Some(place)
    }
}

fn key<'a>(variant: &Variant<&'a str>) -> &'a str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "\
# $n (Number)
games-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
# $side (Side)
wins = { $side ->
    [white] White wins
   *[black] Black wins
}
# $wait (Length)
starts = starts in { SECONDS($wait) }
# $why (Refusal)
# $at (Text of $why)
refused = { $why ->
    [early] not before { $at }
   *[over] it is over
}
title = Games
";

    fn english(text: &str) -> Result<Vec<Message>, Vec<Fault>> {
        read("locales/en/a.ftl", text, None)
    }

    /// The mistakes in a file of another language, a line each.
    fn mistakes(text: &str) -> Vec<String> {
        let english = english(ENGLISH).expect("the English file has no mistake");
        let read = read("locales/de/a.ftl", text, Some(&english));
        let faults = read.expect_err("a mistake");
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn each_mistake_of_a_translator_is_named_with_its_line() {
        let cases = [
            (
                "title = Partien\nwins = { $seite ->\n    [white] a\n   *[black] b\n}\n",
                "2: wins: $seite is not among its arguments",
            ),
            (
                "wins = { $side ->\n    [weiss] a\n    [white] a\n   *[black] b\n}\n",
                "2: wins: $side is never [weiss]",
            ),
            (
                "wins = { $side ->\n    [white] a\n    [white] b\n   *[black] c\n}\n",
                "3: wins: [white] stands twice in one choice",
            ),
            (
                "\nwins = { $side ->\n   *[black] b\n}\n",
                "2: wins: *[black] would also be said for [white]: write them, or name the default \
                 [other]",
            ),
            (
                "games-moves = { $n ->\n   *[one] 1 Zug\n}\n",
                "1: games-moves: *[one] would also be said for everything else: write them, or \
                 name the default [other]",
            ),
            (
                "games-moves = { $n ->\n    [eins] 1 Zug\n   *[other] { $n } Züge\n}\n",
                "2: games-moves: $n is never [eins]",
            ),
            (
                "starts = Start in { $wait }\n",
                "1: starts: write $wait by EXACT(), SECONDS(), TENTHS() or DAYS()",
            ),
            (
                "starts = Start in { SEKUNDEN($wait) }\n",
                "1: starts: there is no function SEKUNDEN(): the functions are EXACT, SECONDS, \
                 TENTHS and DAYS",
            ),
            (
                "games-moves = { SECONDS($n) } Züge\n",
                "1: games-moves: SECONDS() takes one argument, a length",
            ),
            (
                "wins = { $side } gewinnt\n",
                "1: wins: $side only chooses: it cannot be said as it is",
            ),
            (
                "refused = { $why ->\n    [early] zu früh\n   *[over] vorbei seit { $at }\n}\n",
                "3: refused: $at is a field of $why: only [early] can say it",
            ),
            (
                "titel = Partien\n",
                "1: titel: the English file has no such message",
            ),
            (
                "title = a\ntitle = b\n",
                "2: title: a second message of this name",
            ),
            (
                "title =\n    .hint = a\n",
                "2: title: attributes are not used here: make it a message of its own",
            ),
            (
                "title = { -app }\n",
                "1: title: there is no term -app, or it refers back",
            ),
            (
                "-a = { -b }\n-b = { -a }\ntitle = { -a }\n",
                "2: title: there is no term -a, or it refers back",
            ),
            (
                "title = { games }\n",
                "1: title: refers to the message games, which is not there or refers back",
            ),
            (
                "title = { title }\n",
                "1: title: refers to the message title, which is not there or refers back",
            ),
            (
                "title = { 5 ->\n   *[other] a\n}\n",
                "2: title: only an argument can choose",
            ),
        ];
        for (text, expected) in cases {
            let mistakes = mistakes(text);
            let expected = format!("locales/de/a.ftl:{expected}");
            assert!(
                mistakes.contains(&expected),
                "{text}\n{mistakes:#?}\n{expected}"
            );
        }
    }

    #[test]
    fn what_is_not_fluent_is_told_with_its_line() {
        let open = mistakes("title = Partien\ngames-moves = { $n ->\n    [one] 1 Zug\n}\n");
        assert!(
            open[0].starts_with("locales/de/a.ftl:4: this is not Fluent: "),
            "{open:?}"
        );
        // Found by `cargo xtask bench fuzz`.
        for escape in ["\\u0о00", "\\U0000é0"] {
            let text = format!("title = Partien\nto = {{\"{escape}\"}}\n");
            assert_eq!(
                mistakes(&text),
                ["locales/de/a.ftl:2: this is not Fluent: an escape has too few digits"]
            );
        }
    }

    /// Found by `cargo xtask bench fuzz`, with messages that refer to themselves six times: each of
    /// the six was followed to its six, eight deep.
    #[test]
    fn references_that_multiply_are_a_mistake_and_come_to_an_end() {
        let ten = |name: &str| format!("{{ {name} }}").repeat(10);
        let itself = format!("title = {}\n", ten("title"));
        let refers_back = "refers to the message title, which is not there or refers back";
        let expected = format!("locales/de/a.ftl:1: title: {refers_back}");
        assert_eq!(mistakes(&itself), [expected]);

        let levels =
            (0..9).map(|level| format!("m{level} = {}\n", ten(&format!("m{}", level + 1))));
        let text = levels.collect::<String>() + "m9 = x\n";
        let found = english(&text).expect_err("too many");
        let found: Vec<_> = found.iter().map(ToString::to_string).collect();
        let first =
            "locales/en/a.ftl:1: m0: has more than 100 references, with those in what they say";
        assert_eq!(found[0], first);
        // 110 of them are two levels, and 10 are one.
        let (too_many, enough) = (["m0", "m7"], ["m8", "m9"]);
        let names = |name: &&str| {
            found
                .iter()
                .any(|fault| fault.contains(&format!(" {name}: ")))
        };
        assert!(
            too_many.iter().all(names) && !enough.iter().any(names),
            "{found:#?}"
        );
    }

    #[test]
    fn an_argument_without_a_type_is_a_mistake_in_english() {
        let faults = english("# $n - How many.\na = { $n }\n").expect_err("no type");
        assert_eq!(faults[0].problem, Problem::Declaration);
        assert_eq!(faults[0].line, 1);
    }

    #[test]
    fn a_field_that_is_not_known_where_it_is_said_is_a_mistake_in_english() {
        let mistakes = |text: &str| {
            let faults = english(text).expect_err("a mistake");
            let faults = faults.iter().map(|fault| fault.to_string());
            faults.collect::<Vec<_>>().join("\n")
        };
        assert_eq!(
            mistakes("# $at (Text of $why)\na = { $at }\n"),
            "locales/en/a.ftl:1: a: no argument $why before it has fields\n\
             locales/en/a.ftl:2: a: $at is not among its arguments"
        );
        let declared = "# $why (Refusal)\n# $at (Text of $why)\n";
        let nowhere = "$at is a field of $why: only a variant with a key of its own can say it";
        for text in [
            "a = { $at }\n",
            "a = { $why ->\n    [early] a\n   *[other] b\n}\n",
            "a = { $why ->\n    [early] a\n   *[other] b { $at }\n}\n",
        ] {
            let found = mistakes(&[declared, text].concat());
            assert!(found.contains(nowhere), "{text}\n{found}");
        }
    }

    #[test]
    fn a_term_is_put_in_and_sees_only_what_it_is_given() {
        let text = "-clock = { $case ->\n    [dative] der Uhr\n   *[nominative] die Uhr\n}\n\
                    title = An { -clock(case: \"dative\") }, { -clock }\n";
        let read = read("a", text, Some(&english(ENGLISH).expect("English"))).expect("a file");
        let says = vec![Piece::Text("An der Uhr, die Uhr".into())];
        assert_eq!(read[0].pattern, says);
    }

    #[test]
    fn no_text_has_a_mark_of_a_table_in_it() {
        let read = english("a = a{\"\\u0003\"}b{\"\\u0000\"}\n").expect("a file");
        assert_eq!(read[0].pattern, vec![Piece::Text("ab".into())]);
    }
}
