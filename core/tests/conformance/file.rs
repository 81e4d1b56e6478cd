//! A file of the suite, and the report on its cases.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A file: cases of one form, and what they share.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File<G, E, X> {
    pub form: u32,
    pub topic: String,
    pub rule_text: String,
    /// A legal game, in the file of ledgers, for programs that want moves.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The arguments by their names, in the file of positions.
    #[serde(default)]
    pub arguments: BTreeMap<String, String>,
    pub cases: Vec<Case<G, E, X>>,
}

/// A case: what is given, what happens, and what must be seen then.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case<G, E, X> {
    pub id: String,
    pub rule: String,
    pub interpretation: Option<String>,
    pub given: G,
    pub events: Vec<E>,
    pub expect: Vec<X>,
}

/// A case whose interpretation this core does not take, by its id, and why.
pub type LeftOut = (&'static str, &'static str);

/// The folder of the suite.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("conformance")
}

/// The file of this name.
#[track_caller]
pub fn read<T: DeserializeOwned>(name: &str) -> T {
    let text = fs::read_to_string(folder().join(name)).expect("a file of the suite");
    serde_json::from_str(&text).unwrap_or_else(|why| panic!("{name}: {why}"))
}

/// Plays every case of a file; `differences` says in what this core differs from one. Lists every
/// case that fails, with its rule, and every one that is left out and would not.
#[track_caller]
pub fn play<G, E, X>(
    name: &str,
    left_out: &[LeftOut],
    differences: impl Fn(&File<G, E, X>, &Case<G, E, X>) -> Vec<String>,
) where
    File<G, E, X>: DeserializeOwned,
{
    let file: File<G, E, X> = read(name);
    let mut wrong = Vec::new();
    for case in &file.cases {
        let found = differences(&file, case);
        let left = left_out.iter().find(|(id, _)| case.id == *id);
        match (left, found.is_empty()) {
            (None, true) | (Some(_), false) => {}
            (Some((_, why)), true) => wrong.push(format!("{}: passes, though {why}", case.id)),
            (None, false) => {
                let taken = case
                    .interpretation
                    .as_deref()
                    .unwrap_or("no interpretation");
                let found = found.join("\n    ");
                wrong.push(format!(
                    "{}\n  {}\n  {taken}\n    {found}",
                    case.id, case.rule
                ));
            }
        }
    }
    for (id, why) in left_out {
        if !file.cases.iter().any(|case| case.id == *id) {
            wrong.push(format!("{id}: no such case ({why})"));
        }
    }
    for case in &file.cases {
        let is_left_out = left_out.iter().any(|(id, _)| case.id == *id);
        assert!(
            !is_left_out || case.interpretation.is_some(),
            "{} follows the text",
            case.id
        );
    }
    let (failed, all) = (wrong.len(), file.cases.len());
    assert!(
        wrong.is_empty(),
        "{name}: {failed} of {all} cases\n{}",
        wrong.join("\n")
    );
}

/// The differences between what a case names and what was found, each with its path. What is not
/// named is not expected.
pub fn differences(place: &str, expected: &impl Serialize, found: &impl Serialize) -> Vec<String> {
    let tree = |value: Result<Value, _>| value.unwrap_or_else(|why| panic!("{place}: {why}"));
    let expected = tree(serde_json::to_value(expected));
    let found = tree(serde_json::to_value(found));
    let mut wrong = Vec::new();
    compare(place, &expected, &found, &mut wrong);
    wrong
}

fn compare(place: &str, expected: &Value, found: &Value, wrong: &mut Vec<String>) {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            for (name, value) in expected {
                let other = found.get(name).unwrap_or(&Value::Null);
                compare(&format!("{place} {name}"), value, other, wrong);
            }
        }
        _ if expected == found => {}
        _ => wrong.push(format!("{place}: expected {expected}, found {found}")),
    }
}
