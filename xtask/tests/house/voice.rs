//! Comments and test names are plain English, as far as a program can tell.

use std::fs;
use std::path::PathBuf;

use crate::place;

/// The longest name of a test that a report still shows in one line.
const LONGEST_NAME: usize = 72;

/// Every Rust file of the repository.
fn sources() -> Vec<PathBuf> {
    let mut folders: Vec<_> = ["benches", "core", "fuzz", "src", "tests", "xtask"]
        .map(place)
        .into();
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                files.push(path);
            }
        }
    }
    files
}

/// The lines for which `is_wrong` holds, with their places.
fn lines(is_wrong: impl Fn(&str) -> bool) -> Vec<String> {
    let wrong = sources().into_iter().flat_map(|path| {
        let text = fs::read_to_string(&path).unwrap();
        let numbered = text.lines().enumerate();
        let wrong = numbered.filter(|(_, line)| is_wrong(line.trim_start()));
        let named = wrong.map(|(at, line)| format!("{}:{}: {line}", path.display(), at + 1));
        named.collect::<Vec<_>>()
    });
    wrong.collect()
}

#[test]
fn no_doc_line_begins_with_a_clause_in_place_of_a_noun() {
    let found = lines(|line| {
        let text = line.strip_prefix("/// ").or(line.strip_prefix("//! "));
        text.is_some_and(|text| {
            ["What ", "Who ", "Whoever ", "Of "]
                .iter()
                .any(|word| text.starts_with(word))
        })
    });
    assert_eq!(found, [""; 0], "say what it is: a noun, or who does what");
}

#[test]
fn no_comment_says_is_none_or_anew() {
    let found = lines(|line| {
        let comment = line.split_once("//").map_or("", |(_, comment)| comment);
        let comment = comment.to_lowercase();
        let words = comment.split(|c: char| !(c.is_alphanumeric() || c == '_'));
        let words: Vec<&str> = words.collect();
        // "There is none" is plain.
        let is_none = |three: &[&str]| {
            ["is", "are"].contains(&three[1]) && three[2] == "none" && three[0] != "there"
        };
        words.contains(&"anew") || words.windows(3).any(is_none)
    });
    assert_eq!(found, [""; 0], "say \"is not one\" and \"again\"");
}

/// The name of the function that a line defines.
fn function(line: &str) -> Option<&str> {
    let (_, name) = line.split_once("fn ")?;
    name.split(|c: char| !(c.is_alphanumeric() || c == '_'))
        .next()
}

#[test]
fn no_name_of_a_function_begins_with_a_clause_in_place_of_a_noun() {
    let found = lines(|line| {
        let words: Vec<&str> = function(line).unwrap_or_default().split('_').collect();
        // Short ones such as `of_game` say how a value is made.
        let is_topic = words[0] == "of" && words.len() > 3;
        is_topic || words.len() > 1 && ["what", "who", "whoever", "whatever"].contains(&words[0])
    });
    assert_eq!(found, [""; 0], "say who does what");
}

#[test]
fn no_name_of_a_function_is_longer_than_a_line_of_a_report() {
    let found = lines(|line| function(line).is_some_and(|name| name.len() > LONGEST_NAME));
    assert_eq!(found, [""; 0], "at most {LONGEST_NAME} letters");
}
