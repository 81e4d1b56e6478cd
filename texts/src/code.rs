//! Tables and functions: [`table`] writes the messages of a language, [`functions`] the Rust code
//! that says those of English, in any language.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::fault::Problem;
use crate::message::{Argument, Field, Kind, Message, Piece};
use crate::table::{CHOICE, CHOSEN, END, LENGTH, SAYS, VALUE, VARIANT, ZERO};

/// A table's texts of these messages.
pub(crate) fn table(messages: &[Message]) -> String {
    let mut table = String::new();
    for message in messages {
        write(message, &message.pattern, &mut table);
        table.push(END);
    }
    table
}

/// A place as a character; no more are read than are printable.
fn place(place: usize) -> char {
    u8::try_from(place).map_or(char::MAX, |place| char::from(ZERO.saturating_add(place)))
}

fn write(message: &Message, pattern: &[Piece], out: &mut String) {
    for piece in pattern {
        match piece {
            Piece::Text(text) => out.push_str(text),
            Piece::Value(of) => out.extend([VALUE, place(*of)]),
            Piece::Length(of, form) => out.extend([LENGTH, place(*of), place(*form)]),
            Piece::Choice(of, choice) => {
                out.extend([CHOICE, place(*of)]);
                let argument = &message.arguments[*of];
                for (at, (key, says)) in choice.variants.iter().enumerate() {
                    if at == choice.default {
                        continue;
                    }
                    out.push(VARIANT);
                    match argument.keys.iter().position(|known| known == key) {
                        Some(code) => out.push(place(code)),
                        None => out.push_str(key),
                    }
                    out.push(SAYS);
                    write(message, says, out);
                }
                out.extend([VARIANT, SAYS]);
                write(message, &choice.variants[choice.default].1, out);
                out.push(CHOSEN);
            }
        }
    }
}

/// The name of the function that says a message, and of the module that it is in.
pub(crate) fn name(id: &str) -> Result<(String, String), Problem> {
    let (room, name) = id.split_once('-').unwrap_or(("all", id));
    Ok((free(room.to_owned())?, free(name.replace('-', "_"))?))
}

/// The name of a function's parameter.
pub(crate) fn parameter(argument: &Argument) -> Result<String, Problem> {
    free(argument.name.replace('-', "_"))
}

/// A name that means nothing else in Rust.
fn free(name: String) -> Result<String, Problem> {
    if KEYWORDS.contains(&&*name) || name.is_empty() {
        Err(Problem::Name(name))
    } else {
        Ok(name)
    }
}

/// The words of Rust.
const KEYWORDS: [&str; 51] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "union", "unsafe", "unsized", "use", "virtual", "where", "while",
];

/// The functions that say the messages of the English file, each in the module of its first word.
/// The code that includes them has `say` and `pick`, and the enums.
pub(crate) fn functions(english: &[Message]) -> String {
    let mut rooms = BTreeMap::<String, String>::new();
    for (number, message) in english.iter().enumerate() {
        // A name that cannot be one is reported when the file is read.
        let Ok((room, name)) = name(&message.id) else {
            continue;
        };
        let code = rooms.entry(room).or_default();
        for line in &message.about {
            writeln!(code, "    /// {line}").ok();
        }
        let (mut parameters, mut fields, mut values) = (Vec::new(), String::new(), Vec::new());
        for (place, argument) in message.arguments.iter().enumerate() {
            // The same.
            let Ok(name) = parameter(argument) else {
                continue;
            };
            if argument.field.is_some() {
                let found = field(message, place);
                writeln!(fields, "        let {name} = {found};").ok();
                values.push(match argument.kind {
                    Kind::Text => format!("Arg::Text(&{name})"),
                    _ => name,
                });
            } else {
                let kind = match &argument.kind {
                    Kind::Number => "impl Number",
                    Kind::Text => "&str",
                    Kind::Bool => "bool",
                    Kind::Length => "Millis",
                    Kind::Enum(of) => of,
                };
                parameters.push(format!("{name}: {kind}"));
                values.push(value(message, place, &name));
            }
        }
        if english
            .iter()
            .any(|other| other.refers.contains(&message.id))
        {
            writeln!(
                code,
                "    #[allow(dead_code, reason = \"another text says it\")]"
            )
            .ok();
        }
        let result = result(message);
        let how = if message.is_whole() { "pick" } else { "say" };
        writeln!(
            code,
            "    pub(crate) fn {name}({}) -> {result} {{\n{fields}        {how}({number}, &[{}])\n    }}",
            parameters.join(", "),
            values.join(", ")
        )
        .ok();
    }
    let mut code = String::new();
    for (room, functions) in rooms {
        write!(
            code,
            "#[allow(clippy::unneeded_struct_pattern, reason = \"some variants have fields\")]\n\
             #[allow(clippy::useless_conversion, reason = \"a length may be in seconds\")]\n\
             #[allow(unreachable_patterns, reason = \"a message may name every key beside [other]\")]\n\
             pub(crate) mod {room} {{\n    use super::*;\n{functions}}}\n"
        )
        .ok();
    }
    code
}

/// The value of the argument at this place, for the table, by the name that has it.
fn value(message: &Message, place: usize, name: &str) -> String {
    let argument = &message.arguments[place];
    match &argument.kind {
        Kind::Number => format!("Arg::Number({name}.number())"),
        Kind::Text => format!("Arg::Text({name})"),
        Kind::Bool => format!("Arg::Word(u8::from({name}))"),
        Kind::Length => format!("Arg::Length({name}.get())"),
        Kind::Enum(of) => {
            let mut arms = String::new();
            for (code, key) in argument.keys.iter().enumerate() {
                // A variant chooses, whatever its fields are.
                write!(arms, "{} {{ .. }} => {code}, ", variant(of, key)).ok();
            }
            if message.has_other(place) {
                arms.push_str("_ => u8::MAX");
            }
            format!("Arg::Word(match {name} {{ {arms} }})")
        }
    }
}

/// The value of the argument at this place, which is a field: `match` on the enum finds it in the
/// variants that have it. That enum may be a field itself, of another one.
fn field(message: &Message, place: usize) -> String {
    let mut argument = &message.arguments[place];
    let (found, none) = match argument.kind {
        Kind::Text => ("it.to_string()".to_owned(), "String::new()"),
        // A length in whole seconds is one, too.
        Kind::Length => ("Arg::Length(Millis::from(*it).get())".to_owned(), NOTHING),
        Kind::Bool => (value(message, place, "*it"), NOTHING),
        Kind::Number | Kind::Enum(_) => (value(message, place, "it"), NOTHING),
    };
    let mut pattern = "it".to_owned();
    while let Some(Field { of, name, keys }) = &argument.field {
        argument = &message.arguments[*of];
        let Kind::Enum(of) = &argument.kind else {
            break;
        };
        let variants = keys.iter().map(|key| {
            let variant = variant(of, key);
            format!("{variant} {{ {name}: {pattern}, .. }}")
        });
        pattern = variants.collect::<Vec<_>>().join(" | ");
    }
    let from = argument.name.replace('-', "_");
    format!("match &{from} {{ {pattern} => {found}, _ => {none} }}")
}

/// The value of a field that the variant does not have: it chooses nothing and says nothing.
const NOTHING: &str = "Arg::Word(u8::MAX)";

/// The variant of an enum that has this key.
fn variant(of: &str, key: &str) -> String {
    let path = of.trim_start_matches('&').split('<').next();
    [path.unwrap_or_default(), "::", &pascal(key)].concat()
}

/// The type of what a message's function returns.
fn result(message: &Message) -> &'static str {
    if message.is_whole() {
        "&'static str"
    } else {
        "String"
    }
}

/// The name of an enum's variant by its key.
fn pascal(key: &str) -> String {
    let words = key.split('-').map(|word| {
        let mut letters = word.chars();
        let first = letters.next().map(|first| first.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    });
    words.collect()
}

/// Everything that the functions rely on: a table that was made for others does not fit them.
pub(crate) fn seal(english: &[Message]) -> String {
    // FNV-1a.
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for message in english {
        for byte in format!("{}{:?}", message.id, message.arguments).bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
    format!("zeitnot {hash:016x} ")
}
