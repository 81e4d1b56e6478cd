//! Every message says the same by a table as by Fluent's own reader, with every sample.

use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::Area;
use crate::area::languages;
use crate::message::{Kind, Message, each_choice};
use crate::table::{Arg, LengthForm, Table, Writers};

const WRITERS: Writers = Writers {
    plural: category,
    length: written,
};

/// The plural category of a number by the rules that Fluent's own reader has. A browser has the same
/// ones (`Intl.PluralRules`).
fn category(tag: &str, number: i64) -> &'static str {
    let (language, _) = tag.split_once('-').unwrap_or((tag, ""));
    let language = language.parse::<LanguageIdentifier>().expect("a language");
    let rules = PluralRules::create(language, PluralRuleType::CARDINAL).expect("a known language");
    match rules
        .select(number.unsigned_abs() as usize)
        .expect("a number")
    {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

fn written(form: LengthForm, ms: i64) -> String {
    format!("{form:?} of {ms}")
}

/// The function for Fluent.
fn says(
    form: LengthForm,
) -> impl for<'a> Fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a> {
    move |args, _| match args {
        [FluentValue::Number(number)] => FluentValue::from(written(form, number.value as i64)),
        _ => FluentValue::Error,
    }
}

/// A sample of an argument, for the table and for Fluent.
type Sample = (Arg<'static>, FluentValue<'static>);

fn samples(kind: &Kind, keys: &[String]) -> Vec<Sample> {
    let numbers = [0, 1, 2, 5, 21].into_iter();
    match kind {
        Kind::Number => numbers
            .map(|n| (Arg::Number(n), FluentValue::from(n)))
            .collect(),
        Kind::Length => numbers
            .map(|n| (Arg::Length(n), FluentValue::from(n)))
            .collect(),
        Kind::Text => {
            let texts = ["5+3", "", "Space", "Shift"].into_iter();
            texts
                .map(|text| (Arg::Text(text), FluentValue::from(text)))
                .collect()
        }
        Kind::Bool | Kind::Enum(_) => {
            let keys = keys.iter().zip(0..);
            let known = keys.map(|(key, n)| (Arg::Word(n), FluentValue::from(key.clone())));
            known
                .chain([(Arg::Word(u8::MAX), FluentValue::from("another"))])
                .collect()
        }
    }
}

/// All combinations of the samples of a message's arguments. A field has a value only in the
/// variants that have it.
fn combinations(message: &Message) -> Vec<Vec<Sample>> {
    let mut all = vec![Vec::new()];
    for (place, argument) in message.arguments.iter().enumerate() {
        let mut known = samples(&argument.kind, &argument.keys);
        let mut chooses = argument.kind != Kind::Text;
        each_choice(&message.pattern, &mut |by, _| chooses |= by == place);
        known.truncate(if chooses { known.len() } else { 1 });
        let unknown = vec![(Arg::Word(u8::MAX), FluentValue::from(""))];
        let longer = all.iter().flat_map(|before: &Vec<Sample>| {
            let is_known = argument.field.as_ref().is_none_or(|field| {
                let (of, _) = &before[field.of];
                let keys = message.arguments[field.of].keys.iter().zip(0..);
                keys.filter(|(key, _)| field.keys.contains(key))
                    .any(|(_, word)| matches!(of, Arg::Word(is) if *is == word))
            });
            let of = if is_known { &known } else { &unknown };
            of.iter().map(|sample| {
                let mut longer = before.clone();
                longer.push(sample.clone());
                longer
            })
        });
        all = longer.collect();
    }
    all
}

#[test]
fn every_message_says_the_same_as_by_fluents_own_reader() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locales");
    let mut compared = 0;
    for entry in fs::read_dir(folder.join("en")).expect("the English folder") {
        let name = entry.expect("a file").file_name();
        let name = name.to_string_lossy().into_owned();
        let name = name.strip_suffix(".ftl").expect("a file of Fluent");
        let area = Area::read_files(&folder, name, true).expect("an area without mistakes");
        for tag in languages(&folder, true).expect("languages") {
            let table = area
                .tables
                .iter()
                .find(|texts| texts.tag == tag)
                .expect("a table");
            let (seal, _) = table.table.split_once(&format!("{tag}\0")).expect("a seal");
            let seal = (seal, area.english.len());
            let read = Table::read(table.table.clone(), seal).expect("a table");
            let text = fs::read_to_string(folder.join(&tag).join(name).with_extension("ftl"));
            let Ok(text) = text else {
                // Of a language that was begun: all of it is English.
                continue;
            };
            let resource = FluentResource::try_new(text).expect("Fluent");
            let mut bundle = FluentBundle::new(vec![tag.parse().expect("a tag")]);
            bundle.set_use_isolating(false);
            bundle.add_resource(resource).expect("no message twice");
            for (form, function) in LengthForm::ALL {
                bundle
                    .add_function(function, says(form))
                    .expect("a function of a new name");
            }
            for (number, message) in area.english.iter().enumerate() {
                let Some(pattern) = bundle.get_message(&message.id).and_then(|own| own.value())
                else {
                    continue;
                };
                for samples in combinations(message) {
                    let mut args = FluentArgs::new();
                    for (argument, (_, value)) in message.arguments.iter().zip(&samples) {
                        args.set(argument.name.clone(), value.clone());
                    }
                    let mut errors = Vec::new();
                    let theirs = bundle.format_pattern(pattern, Some(&args), &mut errors);
                    assert!(errors.is_empty(), "{tag} {}: {errors:?}", message.id);
                    let own: Vec<_> = samples.iter().map(|(arg, _)| *arg).collect();
                    let ours = read.say(number, &own, WRITERS);
                    assert_eq!(ours, theirs, "{tag} {} {own:?}", message.id);
                    if message.is_whole() {
                        assert_eq!(read.pick(number, &own, WRITERS), theirs);
                    }
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 1_000, "{compared}");
}
