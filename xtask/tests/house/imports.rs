//! The files of the app and of the core import each other without circles. The tests ignore what a
//! file imports from the modules whose folder it is in.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::place;

/// The path of a module, as `["clock", "view"]`, or of an item in one.
type Names = Vec<String>;

/// Every file as its module, without comments and tests.
fn read(folder: &Path, module: &Names, files: &mut BTreeMap<Names, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let mut below = module.clone();
        below.extend((!["mod", "lib", "main"].contains(&name)).then(|| name.to_owned()));
        if path.is_dir() {
            read(&path, &below, files);
        } else if let Ok(text) = fs::read_to_string(&path) {
            let code = text.split("#[cfg(test)]\nmod ").next().unwrap().lines();
            let code: Vec<&str> = code.filter_map(|line| line.split("//").next()).collect();
            *files.entry(below).or_default() += &code.join("\n");
        }
    }
}

/// The files of the app and of the core, whose modules the app has under the same names.
fn read_all(files: &mut BTreeMap<Names, String>) {
    for folder in ["core/src", "src"] {
        read(&place(folder), &Names::new(), files);
    }
}

/// All paths in some code; `a::{b, c::d}` is `a::b` and `a::c::d`.
fn paths(code: &str) -> Vec<Names> {
    let is_mark = |c: char| !c.is_alphanumeric() && c != '_';
    let (mut found, mut open, mut joined) = (Vec::<Names>::new(), Vec::<Names>::new(), false);
    for piece in code.replace("::", "\u{1}").split_inclusive(is_mark) {
        let word = piece.trim_end_matches(is_mark);
        if !word.is_empty() {
            let before = if joined {
                found.pop()
            } else {
                open.last().cloned()
            };
            found.push([before.unwrap_or_default(), vec![word.to_owned()]].concat());
        }
        if piece.ends_with('{') {
            let begins = joined && word.is_empty();
            open.push(found.pop_if(|_| begins).unwrap_or_default());
        } else if piece.ends_with('}') {
            open.pop();
        }
        joined = piece.ends_with('\u{1}');
    }
    found
}

/// The modules that the code of a module names, except those that contain it.
fn imports(files: &BTreeMap<Names, String>, module: &Names, code: &str) -> Vec<Names> {
    let module_of = |path: Names| {
        let up = path.iter().take_while(|word| *word == "super").count();
        let whole = match &*path[0] {
            "crate" | "zeitnot_core" => path[1..].to_vec(),
            "self" => [module, &path[1..]].concat(),
            _ => [&module[..module.len().saturating_sub(up)], &path[up..]].concat(),
        };
        let mut ends = (0..=whole.len()).rev().map(|end| whole[..end].to_vec());
        ends.find(|named| files.contains_key(named))
    };
    let named = paths(code).into_iter().filter_map(module_of);
    named.filter(|named| !module.starts_with(named)).collect()
}

/// The modules of `ui` that all areas may use, and `areas`, which knows them all.
const SHARED: [&str; 14] = [
    "app",
    "areas",
    "back",
    "chunks",
    "context",
    "draw_pages",
    "language",
    "loader",
    "mount",
    "route",
    "scroll_memory",
    "text",
    "watch",
    "widgets",
];

#[test]
fn no_area_of_the_app_imports_another() {
    let mut files = BTreeMap::new();
    read_all(&mut files);
    // The folder of a module in `ui`: an area, or one of those that are shared.
    let part = |module: &Names| match &**module {
        [room, part, ..] if room == "ui" => Some(part.clone()),
        _ => None,
    };
    let is_area = |part: &String| !SHARED.contains(&&**part);
    let areas: BTreeSet<String> = files.keys().filter_map(part).filter(is_area).collect();
    assert_eq!(areas.len(), 9, "{areas:?}");
    for (module, code) in &files {
        let Some(here) = part(module).filter(|part| part != "areas") else {
            continue;
        };
        for named in imports(&files, module, code) {
            let Some(there) = part(&named) else { continue };
            let is_own = !is_area(&there) || there == here;
            // Widgets need the context and the texts, which draw nothing.
            let draws = there == "widgets" && ["context", "text"].contains(&&*here);
            assert!(
                is_own && !draws,
                "{} imports {}",
                module.join("::"),
                named.join("::")
            );
        }
    }
}

/// The modules of `ui` that these two may import besides themselves: texts are below everything,
/// and widgets do not know the app that shows them.
const BELOW: [(&str, &[&str]); 2] = [
    ("text", &[]),
    (
        "widgets",
        &[
            "back", "chunks", "context", "loader", "mount", "route", "text", "watch",
        ],
    ),
];

#[test]
fn texts_and_widgets_import_nothing_that_stands_above_them() {
    let mut files = BTreeMap::new();
    read_all(&mut files);
    for (here, below) in BELOW {
        let own = files
            .iter()
            .filter(|(module, _)| module.starts_with(&["ui".to_owned(), here.to_owned()]));
        for (module, code) in own {
            for named in imports(&files, module, code) {
                let [room, there, ..] = &*named else { continue };
                assert!(
                    room != "ui" || there == here || below.contains(&&**there),
                    "{} imports {}",
                    module.join("::"),
                    named.join("::")
                );
            }
        }
    }
}

/// Each has a rule to heed: nothing may reach a view that is gone, and a browser reports it as an
/// error if a page asks too late.
#[test]
fn views_are_mounted_and_default_actions_prevented_in_one_place() {
    let mut files = BTreeMap::new();
    read_all(&mut files);
    for (call, place) in [
        ("leptos::mount", "ui::mount"),
        (".prevent_default()", "platform::listener"),
    ] {
        let uses = files.iter().filter(|(_, code)| code.contains(call));
        let uses: Vec<String> = uses.map(|(module, _)| module.join("::")).collect();
        assert_eq!(uses, [place], "{call}");
    }
}

/// The texts of `shared` are not there yet. What comes later is drawn by functions that the app gets
/// from its chunks: by widgets that nobody imports here, and by public modules.
#[test]
fn a_clock_and_the_first_page_say_nothing_shared() {
    let mut files = BTreeMap::new();
    read_all(&mut files);
    let name = |name: &str| name.split("::").map(str::to_owned).collect::<Names>();
    let [texts, widgets, shared] = ["ui::text", "ui::widgets", "ui::text::shared"].map(name);
    let mut open = ["ui::app", "ui::table", "ui::home"].map(name).to_vec();
    let mut reached = BTreeSet::new();
    while let Some(module) = open.pop() {
        if module.starts_with(&texts) || !reached.insert(module.clone()) {
            continue;
        }
        let is_later = |line: &&str| {
            let is_public = line.starts_with("pub") || module.starts_with(&widgets);
            is_public && line.contains("mod ") && line.ends_with(';')
        };
        let now = files[&module].lines().filter(|line| !is_later(line));
        let code = now.collect::<Vec<_>>().join("\n");
        let named = imports(&files, &module, &code);
        // The app loads them.
        let says = code.replace("shared::WORDS", "").contains("shared::");
        assert!(
            !says || !named.contains(&shared),
            "{} says words that come later",
            module.join("::")
        );
        open.extend(named);
    }
    assert!(reached.len() > 100, "{} modules were found", reached.len());
}

#[test]
fn no_file_imports_itself_by_way_of_others() {
    let (mut files, mut edges, mut before) = (BTreeMap::new(), BTreeSet::new(), 0);
    read_all(&mut files);
    for (module, code) in &files {
        let named = imports(&files, module, code).into_iter();
        edges.extend(named.map(|to| (module.join("::"), to.join("::"))));
    }
    assert!(edges.len() > 1_000, "{} imports were found", edges.len());
    // A module that imports none, or that none imports, is in no circle.
    while edges.len() != before {
        before = edges.len();
        let (from, to): (BTreeSet<_>, BTreeSet<_>) = edges.iter().cloned().unzip();
        edges.retain(|edge| from.contains(&edge.1) && to.contains(&edge.0));
    }
    assert!(edges.is_empty(), "{edges:#?}");
}
