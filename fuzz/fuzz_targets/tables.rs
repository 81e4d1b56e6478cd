//! The texts of a language: a file of Fluent in English, after a NUL one in another language, and
//! the table made of both. A third part is behind the seal of a table, as a damaged file would be.
#![no_main]

use libfuzzer_sys::fuzz_target;
use zeitnot_texts::{Area, Arg, Faults, LengthForm, Pseudo, Table, Writers};

const WRITERS: Writers = Writers {
    plural: |_, number| if number == 1 { "one" } else { "other" },
    length: |form: LengthForm, ms| format!("{form:?} {ms}"),
};

fn is_within(Faults(faults): &Faults, text: &str) {
    assert!(!faults.is_empty());
    let lines = 1 + text.matches('\n').count();
    for fault in faults {
        assert!((1..=lines).contains(&fault.line), "{fault}");
    }
}

/// Says all texts with arguments of each kind.
fn say(table: &Table<'_>, count: usize) {
    let kinds = [
        Arg::Number(1),
        Arg::Text("x"),
        Arg::Word(0),
        Arg::Word(u8::MAX),
        Arg::Length(5),
    ];
    for number in 0..=count {
        table.whole(number);
        for first in 0..kinds.len() {
            let args = [&kinds[first..], &kinds[..first]].concat();
            table.say(number, &args, WRITERS);
            table.pick(number, &args, WRITERS);
        }
    }
}

fuzz_target!(|text: &str| {
    let mut parts = text.split('\0');
    let mut part = || parts.next().unwrap_or_default();
    let (english, other, rest) = (part(), part(), part());
    let area = match Area::of_english("en", english) {
        Ok(area) => area,
        Err(faults) => return is_within(&faults, english),
    };
    // As in the code of the program: `const SEAL: (&str, usize) = ("…", n);`.
    let _ = area.functions();
    let count = area.names().count();
    let own = area
        .texts("en", "en", english)
        .expect("English says what it says");
    assert_eq!(own.missing, [""; 0]);
    let (seal, _) = own.table.split_once("en\0").expect("a tag");
    let is_read = |table: &str| {
        let table = Table::read_here(table, (seal, count)).expect("a table of this area");
        say(&table, count);
    };
    is_read(&own.table);
    for pseudo in Pseudo::ALL {
        is_read(&area.pseudo(pseudo).table);
    }
    match area.texts("xx", "xx", other) {
        Ok(texts) => is_read(&texts.table),
        Err(faults) => is_within(&faults, other),
    }
    let damaged = [seal, "en\0", rest, "\0"].concat();
    if let Some(table) = Table::read_here(&damaged, (seal, 1)) {
        say(&table, 1);
    }
});
