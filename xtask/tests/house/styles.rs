//! The style sheets: `style/sheets.json` lists every source, and the sheet of an area leaves the
//! pages of the others alone.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::place;

type Lists = BTreeMap<String, Vec<String>>;

#[derive(serde::Deserialize)]
struct Table {
    /// The sources of each sheet, in their order.
    sheets: Lists,
    /// The sheets of every page.
    shell: Vec<String>,
    /// The sheets of each view in a frame.
    views: Lists,
    /// The sources that are written into the page of the app itself.
    first: Vec<String>,
    /// Those that are written into the page of a frame: for every view, and for the clock.
    first_of_frames: Vec<String>,
    first_of_clock: Vec<String>,
}

/// An entry of `src/ui/areas.json`.
#[derive(serde::Deserialize)]
struct Area {
    /// Its sheets, besides those of the shell.
    sheets: Vec<String>,
}

fn read<T: serde::de::DeserializeOwned>(path: &str) -> T {
    let text = fs::read_to_string(place(path)).expect("the table is there");
    serde_json::from_str(&text).expect("the table can be read")
}

fn table() -> Table {
    read("style/sheets.json")
}

/// The sheets of each area, besides those of the shell.
fn areas() -> Lists {
    let areas: BTreeMap<String, Area> = read("src/ui/areas.json");
    let sheets = areas.into_iter().map(|(name, area)| (name, area.sheets));
    sheets.collect()
}

fn source(name: &str) -> String {
    let path = format!("style/{name}.css");
    fs::read_to_string(place(&path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Every source below a folder, by its name in the table.
fn sources(folder: &Path, before: &str, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder of styles") {
        let path = entry.expect("a file").path();
        let stem = path.file_stem().and_then(|name| name.to_str());
        let name = format!("{before}{}", stem.expect("a name"));
        if path.is_dir() {
            sources(&path, &format!("{name}/"), found);
        } else if path.extension().is_some_and(|extension| extension == "css") {
            found.insert(name);
        }
    }
}

/// The sheets that are not on every page.
fn sheets_of_areas() -> BTreeSet<String> {
    areas().into_values().flatten().collect()
}

/// The text before each `{`, without comments.
fn heads(css: &str) -> Vec<String> {
    let mut plain = String::new();
    for (place, part) in css.split("/*").enumerate() {
        let after = part.split_once("*/").map_or("", |(_, after)| after);
        plain.push_str(if place == 0 { part } else { after });
    }
    plain
        .split_inclusive(['{', '}', ';'])
        .filter_map(|part| Some(part.strip_suffix('{')?.trim().to_owned()))
        .collect()
}

/// The selectors of a list, whatever is in brackets.
fn selectors(head: &str) -> Vec<String> {
    let mut depth = 0;
    let mut all = vec![String::new()];
    for letter in head.chars() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ => {}
        }
        match (letter, depth, all.last_mut()) {
            (',', 0, _) => all.push(String::new()),
            (_, _, Some(last)) => last.push(letter),
            _ => {}
        }
    }
    all
}

#[test]
fn every_source_is_in_a_sheet_and_every_sheet_has_its_sources() {
    let table = table();
    let lists = [&table.first, &table.first_of_frames, &table.first_of_clock];
    let listed = table.sheets.values().chain(lists).flatten();
    let listed: BTreeSet<String> = listed.cloned().collect();
    let mut found = BTreeSet::new();
    sources(&place("style"), "", &mut found);
    assert_eq!(listed, found);
}

#[test]
fn areas_and_views_name_only_sheets_that_exist() {
    let table = table();
    let shell = [("shell".to_owned(), table.shell)];
    for (name, sheets) in shell.into_iter().chain(areas()).chain(table.views) {
        for sheet in &sheets {
            assert!(table.sheets.contains_key(sheet), "{name}: {sheet}");
        }
    }
}

#[test]
fn no_page_of_the_app_gets_a_source_twice() {
    let table = table();
    for (area, own) in &areas() {
        let mut seen: BTreeSet<_> = table.first.iter().collect();
        for name in table
            .shell
            .iter()
            .chain(own)
            .flat_map(|sheet| &table.sheets[sheet])
        {
            assert!(seen.insert(name), "{area}: {name}");
        }
    }
}

#[test]
fn no_embedded_view_gets_a_source_twice() {
    let table = table();
    for (view, own) in &table.views {
        let mut seen: BTreeSet<_> = table.first_of_frames.iter().collect();
        for name in own.iter().flat_map(|sheet| &table.sheets[sheet]) {
            assert!(seen.insert(name), "{view}: {name}");
        }
    }
}

#[test]
fn the_shell_is_two_sheets() {
    assert_eq!(table().shell.len(), 2);
}

#[test]
fn a_sheet_of_an_area_has_no_rule_without_a_class() {
    let table = table();
    for name in sheets_of_areas()
        .iter()
        .flat_map(|sheet| &table.sheets[sheet])
    {
        for head in heads(&source(name)) {
            assert_ne!(head, "@page", "{name}");
            if head.starts_with('@') {
                continue;
            }
            for selector in selectors(&head) {
                assert!(selector.contains('.'), "{name}: {selector}");
            }
        }
    }
}

#[test]
fn frames_get_no_face_that_they_would_have_to_fetch() {
    let table = table();
    for name in table
        .views
        .values()
        .flatten()
        .flat_map(|sheet| &table.sheets[sheet])
    {
        assert!(!source(name).contains("src: url("), "{name}");
    }
}

/// The sizes of windows at which pages change, each as it is written below and above;
/// `style/tokens.css` says which devices are on each side.
const WIDTHS: [&str; 10] = [
    "23rem", "23.01rem", "30rem", "30.01rem", "43.99rem", "44rem", "59.99rem", "60rem", "74.99rem",
    "75rem",
];
const HEIGHTS: [&str; 6] = ["30rem", "30.01rem", "39.99rem", "40rem", "46rem", "50rem"];

/// On a screen that is as wide as this all sizes grow, and only the list of time controls uses all of it.
const WIDEST: [&str; 2] = ["99.99rem", "100rem"];

#[test]
fn pages_change_at_five_widths_of_the_window() {
    let mut names = BTreeSet::new();
    sources(&place("style"), "", &mut names);
    let mut others = BTreeSet::new();
    for name in names {
        for head in heads(&source(&name)) {
            if !head.starts_with("@media") {
                continue;
            }
            for condition in head.split('(').skip(1) {
                let condition = condition.split(')').next().unwrap_or_default();
                let (feature, size) = condition.split_once(": ").unwrap_or((condition, ""));
                let is_known = match feature {
                    "min-width" | "max-width" => {
                        WIDTHS.contains(&size)
                            || WIDEST.contains(&size) && name.starts_with("manage/")
                            || WIDEST.contains(&size) && ["base", "widgets/tile"].contains(&&*name)
                    }
                    "min-height" | "max-height" => HEIGHTS.contains(&size),
                    // One form is enough, and the one that more browsers read.
                    feature => !feature.contains("width") && !feature.contains("height"),
                };
                if !is_known {
                    others.insert(format!("{name}: ({condition})"));
                }
            }
        }
    }
    assert_eq!(others, BTreeSet::new());
}

/// Sizes of type that are not of the scale: labels on the narrowest phones, a title there, and figures.
const TYPE_OFF_SCALE: [&str; 6] = [
    "0.6875rem",
    "0.75rem",
    "1.5rem",
    "1.625rem",
    "2.5rem",
    "4rem",
];

#[test]
fn type_and_space_have_the_sizes_of_the_scale() {
    let tokens = source("tokens");
    let steps = tokens.split(';').filter_map(|line| line.split_once(": "));
    let steps = steps.filter(|(name, _)| name.contains("--space-"));
    let spaces: Vec<_> = steps.map(|(_, size)| size).collect();
    let mut names = BTreeSet::new();
    sources(&place("style"), "", &mut names);
    // The message before the start and the board alone are there without tokens.
    let with_tokens = names
        .iter()
        .filter(|name| !matches!(name.as_str(), "start" | "widgets/board"));
    let mut others = BTreeSet::new();
    for name in with_tokens {
        for line in source(name).lines() {
            let Some((property, value)) = line.trim().split_once(": ") else {
                continue;
            };
            let value = value.trim_end_matches(';');
            let is_literal = |size: &str| {
                size.ends_with("rem") && size.starts_with(|first: char| first.is_ascii_digit())
            };
            let is_other = match property {
                "font-size" => is_literal(value) && !TYPE_OFF_SCALE.contains(&value),
                "gap" | "row-gap" | "column-gap" | "padding" | "margin" | "padding-block"
                | "padding-inline" | "margin-block" | "margin-inline" => {
                    let is_plain = !value.contains('(');
                    is_plain && value.split(' ').any(|size| spaces.contains(&size))
                }
                _ => false,
            };
            if is_other {
                others.insert(format!("{name}: {property}: {value}"));
            }
        }
    }
    assert_eq!(others, BTreeSet::new());
}

/// The words in all files below a folder that may name a class.
fn words(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            words(&path, found);
        } else if let Ok(text) = fs::read_to_string(&path) {
            let parts = text.split(|letter: char| !is_of_name(letter));
            found.extend(parts.map(str::to_owned));
        }
    }
}

fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_')
}

#[test]
fn every_class_of_a_style_sheet_is_the_class_of_something() {
    let mut known = BTreeSet::new();
    for folder in ["src", "core/src", "public"] {
        words(&place(folder), &mut known);
    }
    let mut names = BTreeSet::new();
    sources(&place("style"), "", &mut names);
    let mut unknown = BTreeSet::new();
    for name in names {
        for head in heads(&source(&name)) {
            // Neither what follows a dot in quotes, nor a decimal, is a class.
            let outside = head.split('"').step_by(2);
            let classes = outside.flat_map(|text| text.split('.').skip(1));
            let classes = classes.map(|rest| rest.split(|letter| !is_of_name(letter)).next());
            for class in classes.flatten().filter(|class| {
                let first = class.chars().next();
                first.is_some_and(|first| !first.is_ascii_digit()) && !known.contains(*class)
            }) {
                unknown.insert(format!("{name}: .{class}"));
            }
        }
    }
    assert_eq!(unknown, BTreeSet::new());
}
