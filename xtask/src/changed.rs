//! The part that a change may have broken: [`Part`], for `cargo xtask test --changed`.

use std::process::Command;

use anyhow::Result;

use crate::command::output;

/// Each line is a path, and the tests of the built app that look at what lies under it, beside the
/// native tests and those of `tests/web`, which always run; the longest path counts. A path without
/// a slash at its end is a file of Rust and its folder. A path that is not here may change
/// everything.
const TABLE: &str = "
CHANGELOG.md
CONTRIBUTING.md
README.md
benches/
core/benches/
core/conformance/
core/examples/
core/src/clock/ double_flag:: tournament::
core/src/correspondence/ correspondence_
core/src/embed/ embed:: gallery::
core/src/game/ board:: study:: winnability::
core/src/lessons/ lessons::
core/src/storage/ kills:: second_copy:: storage::
core/tests/
docs/
fuzz/
src/embed/ embed:: gallery::
src/ui/board/ board:: double_flag:: study:: winnability::
src/ui/board/play board:: double_flag::
src/ui/board/private_study correspondence_
src/ui/board/study study::
src/ui/board/winnability winnability::
src/ui/correspondence correspondence_
src/ui/events correspondence_
src/ui/frames embed:: gallery::
src/ui/gallery gallery::
src/ui/home home::
src/ui/learn embed:: lessons::
src/ui/manage/keys keyboard:: pages::
src/ui/manage/past_game pages:: study:: tournament::
src/ui/widgets/board board:: study:: winnability::
src/ui/widgets/panel board:: hands:: keyboard:: tournament::
src/ui/widgets/timeline correspondence_plan::
src/ui/events/what_if correspondence_plan::
style/ axe:: everyone:: figures::
tests/web/
";

/// The tests to run for a change.
#[derive(Debug, PartialEq, Eq)]
pub enum Part {
    /// The tests of the built app whose names contain one of these.
    Named(Vec<String>),
    /// All of them.
    All,
}

impl Part {
    /// The part for the changes of this checkout against `main`, committed or not.
    pub fn here() -> Result<Part> {
        let git = |words: &str| output(Command::new("git").args(words.split(' ')));
        let base = git("merge-base main HEAD")?;
        let changed = git(&format!("diff --name-only {}", base.trim()))?;
        let new = git("ls-files --others --exclude-standard")?;
        Ok(Part::of(changed.lines().chain(new.lines())))
    }

    fn of<'a>(paths: impl Iterator<Item = &'a str>) -> Part {
        let mut names = Vec::new();
        for path in paths {
            // A file of tests has their names.
            let file = path.strip_prefix("tests/webdriver/tests/product/");
            if let Some(file) = file.and_then(|file| file.strip_suffix(".rs")) {
                names.push(format!("{file}::"));
                continue;
            }
            let rows = rows().filter(|(under, _)| path.starts_with(under));
            let Some((_, words)) = rows.max_by_key(|(under, _)| under.len()) else {
                return Part::All;
            };
            names.extend(words.split_whitespace().map(str::to_owned));
        }
        names.sort();
        names.dedup();
        Part::Named(names)
    }
}

/// Each path with its tests.
fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    let rows = TABLE.lines().skip(1);
    rows.map(|row| row.split_once(' ').unwrap_or((row, "")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(paths: &[&str]) -> Part {
        Part::of(paths.iter().copied())
    }

    #[test]
    fn a_change_asks_for_the_tests_that_look_at_it() {
        let named = |names: &[&str]| Part::Named(names.iter().map(|&name| name.into()).collect());
        assert_eq!(of(&["README.md", "core/tests/clock/laws.rs"]), named(&[]));
        assert_eq!(
            of(&[
                "src/ui/home/first.rs",
                "tests/webdriver/tests/product/axe.rs"
            ]),
            named(&["axe::", "home::"])
        );
    }

    #[test]
    fn every_path_of_the_table_exists() {
        for (under, _) in rows() {
            let path = crate::project::root().join(under);
            assert!(
                path.exists() || path.with_extension("rs").exists(),
                "{under}"
            );
        }
    }

    #[test]
    fn a_change_to_shared_files_asks_for_all_tests() {
        for path in [
            "xtask/src/main.rs",
            "index.html",
            "src/ui/app.rs",
            "tests/webdriver/src/page.rs",
        ] {
            assert_eq!(of(&["README.md", path]), Part::All, "{path}");
        }
    }
}
