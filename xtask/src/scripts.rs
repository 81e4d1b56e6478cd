//! Moves the scripts out of the pages of a finished build.
//!
//! Trunk starts the app with a script inside the page. A page whose content
//! security policy is `script-src 'self'` would not run it, and a policy with
//! the script's hash would change with every build, so each one becomes a file
//! beside the page. The file's name carries the hash of its content: hosts may
//! keep it for ever, as they may keep Trunk's files.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// Moves the scripts out of every page directly in a folder. Pages in folders
/// below are left alone: their scripts would look for their neighbours here.
pub fn move_out(folder: &Path) -> Result<()> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("could not read {}", folder.display()))?;
    for entry in entries {
        let page = entry?.path();
        if page
            .extension()
            .is_some_and(|extension| extension == "html")
        {
            let (html, files) = moved(&fs::read_to_string(&page)?);
            for (name, script) in files {
                fs::write(folder.join(name), script)?;
            }
            fs::write(&page, html)?;
        }
    }
    Ok(())
}

/// The page without scripts inside, and the files that hold them now.
fn moved(html: &str) -> (String, Vec<(String, String)>) {
    let mut page = String::new();
    let mut files = Vec::new();
    let mut rest = html;
    while let Some((before, attributes, script, after)) = next_script(rest) {
        page.push_str(before);
        if is_inline(attributes, script) {
            let script = format!("{}\n", script.trim());
            let name = format!("start-{:016x}.js", hash(&script));
            page.push_str(&format!("<script{attributes} src=\"./{name}\"></script>"));
            files.push((name, script));
        } else {
            page.push_str(&format!("<script{attributes}>{script}</script>"));
        }
        rest = after;
    }
    page.push_str(rest);
    (page, files)
}

/// What is before the next script, its attributes, its content, what is after.
/// Enough HTML for pages of our own, in which tags are lower case.
fn next_script(html: &str) -> Option<(&str, &str, &str, &str)> {
    let (before, tag) = html.split_once("<script")?;
    let (attributes, content) = tag.split_once('>')?;
    let (script, after) = content.split_once("</script>")?;
    Some((before, attributes, script, after))
}

/// Whether it is a script to run, and inside the page. Data and import maps are
/// not run and have to stay.
fn is_inline(attributes: &str, script: &str) -> bool {
    let value = |name: &str| {
        attributes.split_ascii_whitespace().find_map(|attribute| {
            let rest = attribute.strip_prefix(name)?.strip_prefix('=')?;
            Some(rest.trim_matches(['"', '\'']))
        })
    };
    let runs = matches!(value("type"), None | Some("module" | "text/javascript"));
    runs && value("src").is_none() && !script.trim().is_empty()
}

/// FNV-1a: a name that changes when the content does, the same on every machine.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_inside_the_page_becomes_a_file() {
        let html =
            "<head><script type=module>import init from './a.js';await init()</script></head>";
        let (page, files) = moved(html);
        let [(name, script)] = files.as_slice() else {
            panic!("one file expected: {files:?}");
        };
        assert_eq!(script, "import init from './a.js';await init()\n");
        assert_eq!(
            page,
            format!("<head><script type=module src=\"./{name}\"></script></head>")
        );
        assert!(name.starts_with("start-") && name.ends_with(".js"));
    }

    #[test]
    fn what_is_a_file_or_no_script_stays() {
        for html in [
            "<p>no script</p>",
            "<script src=\"./a.js\"></script>",
            "<script type=\"module\" src=./a.js></script>",
            "<script type=\"application/json\">{}</script>",
            "<script type=importmap>{}</script>",
            "<script></script>",
        ] {
            assert_eq!(moved(html), (html.to_owned(), Vec::new()));
        }
    }

    #[test]
    fn the_name_follows_the_content() {
        let name = |script: &str| moved(&format!("<script>{script}</script>")).1[0].0.clone();
        assert_eq!(name("a()"), name("a()"));
        assert_ne!(name("a()"), name("b()"));
    }
}
