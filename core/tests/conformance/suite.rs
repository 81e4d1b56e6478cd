//! The suite as a whole.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

use crate::file::{File, folder, read};

/// The files, each of which one test plays.
const FILES: [&str; 9] = [
    "byo_yomi.json",
    "delay_and_increment.json",
    "double_flag.json",
    "hourglass_and_fixed.json",
    "penalties_and_flags.json",
    "periods.json",
    "positions.json",
    "triple_block_ledgers.json",
    "triple_block_parameters.json",
];

/// The fewest cases of the whole suite.
const FEWEST: usize = 600;

#[test]
fn every_file_of_the_suite_is_played() {
    let found = fs::read_dir(folder()).expect("the folder of the suite");
    let names = found.map(|file| file.expect("a file").file_name());
    let names = names.map(|name| name.into_string().expect("a plain name"));
    let found: BTreeSet<String> = names.filter(|name| name.ends_with(".json")).collect();
    assert_eq!(found, FILES.map(String::from).into());
}

#[test]
fn every_case_has_an_id_of_its_own_and_the_rule_that_it_follows() {
    let mut ids = BTreeSet::new();
    let mut wrong = Vec::new();
    for name in FILES {
        let file: File<Value, Value, Value> = read(name);
        assert_eq!(file.form, 1, "{name}");
        assert!(
            !file.topic.is_empty() && !file.rule_text.is_empty(),
            "{name}"
        );
        for case in file.cases {
            let interpretation = case.interpretation.as_deref();
            let says_something = |text: &str| text.trim().len() > 2;
            if !says_something(&case.rule) || !interpretation.is_none_or(says_something) {
                wrong.push(format!("{name}, {}: no rule", case.id));
            }
            if case.expect.is_empty() {
                wrong.push(format!("{name}, {}: expects nothing", case.id));
            }
            if !ids.insert(case.id.clone()) {
                wrong.push(format!("{name}, {}: another has this id", case.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(ids.len() >= FEWEST, "{} cases", ids.len());
}

#[test]
fn the_pages_of_the_suite_say_how_many_cases_there_are() {
    let page = |name| fs::read_to_string(folder().join(name)).expect("a page of the suite");
    let pages = [page("README.md"), page("TRIPLE_BLOCK.md")].concat();
    let mut all = 0;
    for name in FILES {
        let file: File<Value, Value, Value> = read(name);
        let count = file.cases.len();
        let row = format!("| `{name}` | {count} |");
        assert!(pages.contains(&row), "{name} has {count} cases");
        all += count;
    }
    let all = format!("\n{},{:03} cases for", all / 1_000, all % 1_000);
    assert!(pages.contains(&all), "{all} …");
}
