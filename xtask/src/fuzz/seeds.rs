//! The first inputs of a target, from the tests: [`gather`].

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::hash;
use crate::project;

/// A longer file is no seed: each of its runs takes too long.
const LONGEST: usize = 40_000;

/// Writes the seeds from these places of the repository into a folder, each into a file of its own:
/// from Rust the texts in quotes, from another file all of it, its paragraphs and its lines. A folder
/// named `storage` is a device, whose keys are the names of its files.
pub fn gather(sources: &[String], folder: &Path) -> Result<()> {
    let mut seeds = BTreeSet::new();
    for source in sources {
        let place = project::root().join(source);
        let mut device = Vec::new();
        for name in project::files(&place)? {
            let file = if name.is_empty() {
                place.clone()
            } else {
                place.join(&name)
            };
            let text = fs::read_to_string(&file);
            let text = text.with_context(|| file.display().to_string())?;
            if source.ends_with("/storage") {
                let key = name.strip_prefix("zeitnot.").unwrap_or(&name);
                device.push([key, "\n", &text].concat());
            } else if file.extension().is_some_and(|kind| kind == "rs") {
                seeds.extend(quoted(&text));
            } else {
                let parts = text.lines().chain(text.split("\n\n"));
                seeds.extend(parts.map(str::to_owned));
                seeds.insert(text);
            }
        }
        seeds.insert(device.join("\0"));
        seeds.extend(device);
    }
    seeds.retain(|seed| seed.len() <= LONGEST);
    fs::create_dir_all(folder)?;
    for seed in seeds {
        fs::write(folder.join(hash::short(seed.as_bytes())), seed)?;
    }
    Ok(())
}

/// The texts in quotes of a file of Rust.
fn quoted(code: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let mut rest = code;
    while let Some(at) = rest.find(['"', '\'', '/']) {
        let before = &rest[..at];
        let (mark, after) = rest[at..].split_at(1);
        rest = after;
        match mark {
            "/" if after.starts_with('/') => {
                rest = after.split_once('\n').unwrap_or_default().1;
            }
            // A character; a lifetime has no second mark.
            "'" => {
                let end = after.chars().next().map_or(0, char::len_utf8);
                let end = if after.starts_with('\\') { 2 } else { end };
                rest = after.get(end..).unwrap_or_default();
                rest = rest.strip_prefix('\'').unwrap_or(rest);
            }
            "\"" => {
                let hashes = before.len() - before.trim_end_matches('#').len();
                let is_raw = before.trim_end_matches('#').ends_with('r');
                let (text, after) = if is_raw {
                    let end = ["\"", &"#".repeat(hashes)].concat();
                    after.split_once(&end).unwrap_or_default()
                } else {
                    after.split_at(end_of(after))
                };
                texts.push(if is_raw { text.to_owned() } else { plain(text) });
                rest = if is_raw {
                    after
                } else {
                    after.get(1..).unwrap_or_default()
                };
            }
            _ => {}
        }
    }
    texts
}

/// The place of the quote that ends a text.
fn end_of(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, c) in text.char_indices() {
        match c {
            '"' if !is_escaped => return at,
            _ => is_escaped = c == '\\' && !is_escaped,
        }
    }
    text.len()
}

/// A text without its escapes.
fn plain(text: &str) -> String {
    let mut parts = text.split('\\');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    while let Some(part) = parts.next() {
        let (mark, rest) = part.split_at(part.chars().next().map_or(0, char::len_utf8));
        let number = |digits| {
            let code = u32::from_str_radix(digits, 16).ok()?;
            char::from_u32(code)
        };
        let (c, rest) = match mark {
            "n" => (Some('\n'), rest),
            "r" => (Some('\r'), rest),
            "t" => (Some('\t'), rest),
            "0" => (Some('\0'), rest),
            "x" => {
                let (digits, rest) = rest.split_at_checked(2).unwrap_or_default();
                (number(digits), rest)
            }
            "u" => {
                let braced = rest.strip_prefix('{').and_then(|rest| rest.split_once('}'));
                let (digits, rest) = braced.unwrap_or_default();
                (number(digits), rest)
            }
            "\n" => (None, rest.trim_start()),
            // A backslash is between two others.
            "" => (Some('\\'), parts.next().unwrap_or_default()),
            other => (other.chars().next(), rest),
        };
        plain.extend(c);
        plain.push_str(rest);
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_texts_in_quotes_are_found_without_comments_and_characters() {
        let code = r##"
            // "not this", nor an apostrophe's
            const A: &'static str = "one\n\"two\"\\n\u{e9}\x41";
            f('"', '\'', r#"a "raw" \n"#, "in two \
                lines", b'"', "", 1 / 2, "é'");
        "##;
        let found = [
            "one\n\"two\"\\néA",
            "a \"raw\" \\n",
            "in two lines",
            "",
            "é'",
        ];
        assert_eq!(quoted(code), found);
    }
}
