//! The reports that a run of the tests leaves: `target/xtask/tests.json` and `junit.xml`, and the
//! slowest tests.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::Result;
use serde::Serialize;
use serde_json::json;

use crate::command::output;
use crate::project;
use crate::summary::Summary;
use crate::tally::{End, Test};

/// A test, where it ran and for how long.
#[derive(Debug, Serialize)]
pub struct Line<'a> {
    stage: &'a str,
    /// Only those in a browser know it.
    seconds: Option<f64>,
    #[serde(flatten)]
    test: &'a Test,
}

/// The lines of a summary; `times` has lines such as `1.25\tNAME`, several for a test that opened
/// several browsers.
pub fn lines<'a>(summary: &'a Summary, times: &str) -> Vec<Line<'a>> {
    let mut seconds = BTreeMap::<&str, f64>::new();
    for (took, name) in times.lines().filter_map(|line| line.split_once('\t')) {
        *seconds.entry(name).or_default() += took.parse().unwrap_or(0.0);
    }
    let tests = summary.stages();
    let tests = tests.flat_map(|(stage, tally)| tally.tests.iter().map(move |test| (stage, test)));
    let line = |(stage, test): (&'a str, &'a Test)| {
        // The same name in another stage is a different test, without a browser.
        let seconds = seconds.get(&*test.name).copied();
        let seconds = seconds.filter(|_| stage.starts_with("product"));
        Line {
            stage,
            seconds,
            test,
        }
    };
    tests.map(line).collect()
}

/// The ten slowest, one a line.
pub fn slowest(lines: &[Line<'_>]) -> String {
    let mut slow: Vec<_> = lines
        .iter()
        .filter_map(|line| Some((line.seconds?, line)))
        .collect();
    slow.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let slow = slow.iter().take(10);
    slow.map(|(took, line)| format!("{took:6.1} s  {}: {}\n", line.stage, line.test.name))
        .collect()
}

/// Writes both files into a folder.
pub fn write(lines: &[Line<'_>], tree: &Tree, folder: &Path) -> Result<()> {
    let all = json!({ "commit": tree.commit, "clean": tree.is_clean, "tests": lines });
    fs::write(
        folder.join("tests.json"),
        serde_json::to_string_pretty(&all)?,
    )?;
    fs::write(folder.join("junit.xml"), junit(lines))?;
    Ok(())
}

/// The tree that was tested.
#[derive(Debug)]
pub struct Tree {
    commit: Option<String>,
    is_clean: bool,
}

impl Tree {
    /// The tree as it is now; without git nothing is known of it.
    pub fn now() -> Self {
        let git = |words: &[&str]| {
            let mut git = Command::new("git");
            output(git.current_dir(project::root()).args(words)).ok()
        };
        Self {
            commit: git(&["rev-parse", "HEAD"]).map(|commit| commit.trim().to_owned()),
            is_clean: git(&["status", "--porcelain"]).is_some_and(|changes| changes.is_empty()),
        }
    }
}

fn junit(lines: &[Line<'_>]) -> String {
    let mut xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n".to_owned();
    for of_stage in lines.chunk_by(|one, other| one.stage == other.stage) {
        let failed = of_stage.iter().filter(|line| line.test.end == End::Failed);
        let (stage, all, failed) = (escaped(of_stage[0].stage), of_stage.len(), failed.count());
        xml += &format!("<testsuite name=\"{stage}\" tests=\"{all}\" failures=\"{failed}\">\n");
        for line in of_stage {
            let (name, said) = (escaped(&line.test.name), escaped(&line.test.said));
            let took = line.seconds.map(|took| format!(" time=\"{took:.3}\""));
            let took = took.unwrap_or_default();
            xml += &format!("<testcase classname=\"{stage}\" name=\"{name}\"{took}>");
            xml += &match line.test.end {
                End::Ok => String::new(),
                End::Unstable => format!("<flakyFailure>{said}</flakyFailure>"),
                End::Failed => {
                    let why = escaped(&line.test.why().unwrap_or_default());
                    format!("<failure message=\"{why}\">{said}</failure>")
                }
            };
            xml += "</testcase>\n";
        }
        xml += "</testsuite>\n";
    }
    xml + "</testsuites>\n"
}

/// A text as XML has it, without what XML cannot have.
fn escaped(text: &str) -> String {
    let mut xml = String::new();
    for letter in text.chars() {
        match letter {
            '&' => xml.push_str("&amp;"),
            '<' => xml.push_str("&lt;"),
            '>' => xml.push_str("&gt;"),
            '"' => xml.push_str("&quot;"),
            '\n' | '\t' => xml.push(letter),
            other if other.is_control() => {}
            other => xml.push(other),
        }
    }
    xml
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::summary::Outcome;
    use crate::tally::Tally;

    fn summary() -> Summary {
        let text = "test tabs::a ... ok\ntest tabs::b ... FAILED\nfailures:\n\
                    ---- tabs::b stdout ----\npanicked at a.rs:1:2:\n1 < 2 & \"x\"\x1b\nfailures:\n\
                    test result: FAILED. 1 passed; 1 failed\n";
        let mut summary = Summary::default();
        summary.add(
            "rules",
            Outcome::Done(Tally::of("test tabs::a ... ok"), Duration::ZERO),
        );
        summary.add(
            "product, Chromium",
            Outcome::Done(Tally::of(text), Duration::ZERO),
        );
        summary
    }

    #[test]
    fn the_slowest_tests_are_those_whose_browsers_were_open_longest() {
        let summary = summary();
        let lines = lines(&summary, "1.5\ttabs::a\n3.0\ttabs::b\n2.25\ttabs::a\n");
        assert_eq!(
            slowest(&lines),
            "   3.8 s  product, Chromium: tabs::a\n   3.0 s  product, Chromium: tabs::b\n"
        );
    }

    #[test]
    fn a_report_names_each_test_its_stage_and_its_end() {
        let summary = summary();
        let lines = lines(&summary, "0.5\ttabs::b\n");
        let table = serde_json::to_value(&lines).expect("a table");
        assert_eq!(
            table[0],
            json!({ "stage": "rules", "seconds": null, "name": "tabs::a", "end": "ok", "said": "" })
        );
        assert_eq!(
            (&table[2]["end"], &table[2]["seconds"]),
            (&json!("failed"), &json!(0.5))
        );
        let xml = junit(&lines);
        let failed = "<testcase classname=\"product, Chromium\" name=\"tabs::b\" time=\"0.500\">\
                      <failure message=\"a.rs:1:2: 1 &lt; 2 &amp; &quot;x&quot;\">";
        assert!(xml.contains(failed), "{xml}");
        assert!(
            xml.contains("tests=\"2\" failures=\"1\"") && !xml.contains('\x1b'),
            "{xml}"
        );
    }
}
