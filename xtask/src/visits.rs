//! What one visit downloads: the page, its start script, its styles, the face
//! of the figures, and one program in one language.

use anyhow::{Context, Result};

use crate::{languages, programs, project};

/// A visit, and the beginnings or names of the files that it downloads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Visit {
    /// What is visited, and in which language.
    pub name: String,
    files: Vec<String>,
}

impl Visit {
    /// Whether it downloads a file.
    pub fn downloads(&self, file: &str) -> bool {
        self.files.iter().any(|part| match part.split_once('*') {
            Some((stem, end)) => {
                file.ends_with(end) && file.strip_prefix(stem).is_some_and(is_hash_and_end)
            }
            None => file == part,
        })
    }
}

/// `0123456789abcdef.wasm`.
fn is_hash_and_end(rest: &str) -> bool {
    rest.split_once('.')
        .is_some_and(|(hash, _)| hash.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// The visits to all programs, and to all embedded views, in all languages.
pub fn all() -> Result<Vec<Visit>> {
    let root = project::root();
    let script = std::fs::read_to_string(root.join("public/start.js"))?;
    let index = std::fs::read_to_string(root.join("index.html"))?;
    let views = views(&script).context("public/start.js has no table of views")?;
    let styles = styles(&index);
    let mut visits = Vec::new();
    for language in languages::all()? {
        let tag = &language.tag;
        for program in programs::ALL {
            if !program.is_embedded() {
                let name = format!("{} {tag}", program.name);
                visits.push(visit(name, "index.html", program.name, tag, &styles));
            }
        }
        for (view, program, sheets) in &views {
            let mut sheets = sheets.clone();
            sheets.push("tokens".to_owned());
            let name = format!("embed {view} {tag}");
            let open = visit(name, "embed.html", program, tag, &sheets);
            visits.push(sandboxed(&open, program, tag));
            visits.push(open);
        }
    }
    Ok(visits)
}

fn visit(name: String, page: &str, program: &str, tag: &str, styles: &[String]) -> Visit {
    let mut files = vec![
        page.to_owned(),
        "check-*".to_owned(),
        "start-*".to_owned(),
        "public/fonts/numerals.woff2".to_owned(),
        format!("{program}-{tag}-*"),
    ];
    files.extend(styles.iter().map(|style| format!("{style}-*")));
    Visit { name, files }
}

/// The same visit in a frame that is of no origin: its program comes as a script,
/// and the face of the figures with it.
fn sandboxed(open: &Visit, program: &str, tag: &str) -> Visit {
    let mut files = open.files.clone();
    files.retain(|file| !file.ends_with(".woff2") && !file.starts_with(program));
    files.push(format!("{program}-{tag}-*.js"));
    files.push(format!("{program}-{tag}-script-*.js"));
    Visit {
        name: format!("{}, sandboxed", open.name),
        files,
    }
}

/// The style sheets of the page.
fn styles(index: &str) -> Vec<String> {
    index
        .split("href=\"style/")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once(".css\"")?.0.to_owned()))
        .collect()
}

/// View, program and style sheets, from the table in the start script.
fn views(script: &str) -> Option<Vec<(String, String, Vec<String>)>> {
    let (_, table) = script.split_once("const VIEWS = {")?;
    let (table, _) = table.split_once("};")?;
    let lines = table.lines().filter(|line| line.contains('['));
    lines
        .map(|line| {
            let (view, rest) = line.split_once(':')?;
            let mut words = rest.split('"').skip(1).step_by(2).map(str::to_owned);
            let program = words.next()?;
            Some((
                view.trim().trim_matches('"').to_owned(),
                program,
                words.collect(),
            ))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visit_downloads_one_program_in_one_language() {
        let visits = all().expect("visits");
        let table = &visits[0];
        assert_eq!(table.name, "table en");
        for file in [
            "index.html",
            "table-en-00ff.wasm",
            "post_game-00ff.css",
            "check-00ff.js",
            "start-00ff.js",
            "start-00ff.css",
        ] {
            assert!(table.downloads(file), "{file}");
        }
        for file in [
            "desk-en-00ff.wasm",
            "table-de-00ff.wasm",
            "sw.js",
            "embed.html",
        ] {
            assert!(!table.downloads(file), "{file}");
        }
    }

    #[test]
    fn a_view_downloads_its_styles_alone() {
        let visits = all().expect("visits");
        let clock = visits.iter().find(|visit| visit.name == "embed clock en");
        let clock = clock.expect("a view");
        assert!(clock.downloads("tokens-0f.css") && clock.downloads("embed-clock-en-0f.js"));
        assert!(!clock.downloads("study-0f.css") && !clock.downloads("embed-en-0f.js"));
        assert!(!clock.downloads("embed-clock-en-script-0f.js"));
        let boxed = visits
            .iter()
            .find(|visit| visit.name == "embed clock en, sandboxed");
        let boxed = boxed.expect("a visit");
        for file in [
            "embed-clock-en-0f.js",
            "embed-clock-en-script-0f.js",
            "start-0f.js",
        ] {
            assert!(boxed.downloads(file), "{file}");
        }
        for file in ["embed-clock-en-0f.wasm", "public/fonts/numerals.woff2"] {
            assert!(!boxed.downloads(file), "{file}");
        }
    }
}
