//! The pages themselves: their heads, and what is taken out of them.

use anyhow::{Context, Result};
use serde_json::Value;

use crate::hash;
use crate::languages::Language;

/// What the page may do: nothing but what comes from where it comes from, and
/// what is written into it by us, which is known by its hash. Pictures may be made
/// on the spot.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
     manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";

/// Where the head is to be completed, and where the body.
const HEAD: &str = "zeitnot-head";
const BODY: &str = "zeitnot-body";

/// Shows the outline of the page that the address asks for.
const OUTLINE: &str = "zeitnot.outline();";

/// What is written into the page of the app, so that its first picture waits for
/// no other file.
#[derive(Debug)]
pub struct Inside<'a> {
    /// The script that looks whether the browser is new enough: before all else.
    pub check: &'a str,
    /// The styles of the outline, and of what is said over it.
    pub styles: &'a str,
    /// The outline of home and of the clock.
    pub outline: &'a str,
    /// The file of the script that starts the app.
    pub start: &'a str,
    /// The links of [`wanted`].
    pub wanted: &'a str,
}

/// The page of the app.
pub fn app(html: &str, inside: &Inside<'_>, standing: &str, served: bool) -> Result<String> {
    let Inside {
        check,
        styles,
        outline,
        start,
        wanted,
    } = inside;
    let scripts = known("script-src 'self'", &[check, OUTLINE]);
    let policy = POLICY
        .replace("script-src 'self'", &scripts)
        .replace("style-src 'self'", &known("style-src 'self'", &[styles]));
    let head = format!(
        "<style>{styles}</style><script>{check}</script>\
         <script src=\"./{start}\" defer></script>{wanted}"
    );
    let body = format!("{standing}<div id=\"outline\">{outline}</div><script>{OUTLINE}</script>");
    complete(html, policy, &head, &body, served)
}

/// The page of a frame, with the files of its scripts in their order, and of its style
/// sheet.
///
/// A frame that is of no origin is not its own host's to every browser (not to Safari),
/// so `'self'` lets nothing of it in there: its only script inside is known by its hash,
/// and what that script loads is let in by `'strict-dynamic'`. Style sheets may be from
/// anywhere; nothing but the start script links any.
pub fn frame(
    html: &str,
    scripts: [&str; 2],
    sheet: &str,
    standing: &str,
    served: bool,
) -> Result<String> {
    // As old browsers read it too.
    let mut loader = "var s;".to_owned();
    for name in scripts {
        loader += "s=document.createElement(\"script\");s.async=false;";
        loader += &format!("s.src=\"./{name}\";document.head.appendChild(s);");
    }
    let allowed = known("script-src 'self' 'strict-dynamic'", &[&loader]);
    let policy = POLICY
        .replace("script-src 'self'", &allowed)
        .replace("style-src 'self'", "style-src 'self' http: https:");
    let head = format!("<script>{loader}</script><link rel=\"stylesheet\" href=\"./{sheet}\">");
    complete(html, policy, &head, standing, served)
}

/// A page with its policy, its first scripts, and what stands in it until the program
/// is there, in place of the marks for them. Served for work it may also speak to Trunk,
/// which tells when to load anew.
fn complete(
    html: &str,
    mut policy: String,
    head: &str,
    body: &str,
    served: bool,
) -> Result<String> {
    let (before, rest) = at_mark(html, HEAD)?;
    let (between, after) = at_mark(rest, BODY)?;
    if served {
        policy = policy.replace("connect-src 'self'", "connect-src 'self' ws: wss:");
    }
    Ok(format!(
        "{before}<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">{head}{}{body}{}",
        without_leftovers(between),
        without_leftovers(after)
    ))
}

/// What stands in the body until the start takes it away, in all languages: nobody has
/// chosen one yet.
pub fn standing(languages: &[Language]) -> String {
    let in_all = |word: &str| -> String {
        let one = |language: &Language| {
            let word = language.word(word).replace('&', "&amp;");
            let word = word.replace('<', "&lt;");
            format!("<p lang=\"{}\">{word}</p>", language.tag)
        };
        languages.iter().map(one).collect()
    };
    let (starting, no_script) = (in_all("starting"), in_all("noScript"));
    format!("<div id=\"start\"><h1>Zeitnot</h1>{starting}<noscript>{no_script}</noscript></div>")
}

/// Links to the files that every start of the app asks for, to be asked for at once: the
/// largest comes first.
pub fn wanted(app: &Value, sheets: &[String]) -> String {
    let files = ["wasm", "glue", "link"].into_iter();
    let files = files.filter_map(|part| {
        let name = app[part].as_str()?;
        Some(match part {
            // As `fetch` asks for it, or it would come twice.
            "wasm" => format!("<link rel=\"preload\" as=\"fetch\" href=\"./{name}\" crossorigin>"),
            _ => format!("<link rel=\"modulepreload\" href=\"./{name}\">"),
        })
    });
    let sheets = sheets.iter();
    let sheets =
        sheets.map(|name| format!("<link rel=\"preload\" as=\"style\" href=\"./{name}\">"));
    files.chain(sheets).collect()
}

/// A part of the policy that lets in what is written into the page, too.
fn known(part: &str, inside: &[&str]) -> String {
    let hashes = inside.iter().map(|text| hash::integrity(text.as_bytes()));
    hashes.fold(part.to_owned(), |part, hash| format!("{part} '{hash}'"))
}

/// What is before and after the tag that is a mark.
fn at_mark<'a>(html: &'a str, mark: &str) -> Result<(&'a str, &'a str)> {
    let around = || {
        let (before, rest) = html.split_once(mark)?;
        Some((before.rsplit_once('<')?.0, rest.split_once('>')?.1))
    };
    around().with_context(|| format!("the page has no mark {mark}"))
}

/// Without the links that were Trunk's to read, which it leaves in the page
/// when it is not to write the script that starts the program.
fn without_leftovers(html: &str) -> String {
    let mut parts = html.split("<link");
    let mut page = parts.next().unwrap_or_default().to_owned();
    for link in parts {
        let (attributes, after) = link.split_once('>').unwrap_or((link, ""));
        if !attributes.contains("data-trunk") {
            page.push_str(&format!("<link{attributes}>"));
        }
        page.push_str(after);
    }
    page
}

/// A script that Trunk puts into the page which it serves, as a file: the page
/// runs none inside. What Trunk would fill in when it answers is the address
/// that the page is from.
pub fn take_reloader(html: &str) -> Option<(String, String)> {
    let (before, rest) = html.rsplit_once("<script>")?;
    let (script, after) = rest.split_once("</script>")?;
    let mut script = script
        .contains("__TRUNK_ADDRESS__")
        .then(|| script.to_owned())?;
    for quote in ['\'', '"', '`'] {
        for (name, value) in [("ADDRESS", "location.host"), ("WS_BASE", "'/'")] {
            script = script.replace(&format!("{quote}{{{{__TRUNK_{name}__}}}}{quote}"), value);
        }
    }
    Some((
        format!("{before}<script src=\"./reload.js\"></script>{after}"),
        script,
    ))
}

/// A style sheet of ours without its comments and its spaces at the edges of
/// lines.
pub fn dense(css: &str) -> String {
    let text = without(css, "/*", "*/");
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

/// A piece of a page without what is only for its readers.
pub fn of_one_line(html: &str) -> String {
    without(html, "<!--", "-->")
        .lines()
        .map(str::trim)
        .collect()
}

/// A text without what stands between two marks, and without these.
fn without(text: &str, begin: &str, end: &str) -> String {
    let mut parts = text.split(begin);
    let first = parts.next().unwrap_or_default();
    let others = parts.map(|part| part.split_once(end).map_or("", |(_, after)| after));
    [first].into_iter().chain(others).collect()
}

/// Bytes as the inside of a text of a script in which each letter is one byte.
/// Compressed it is a twentieth larger than the bytes; base64 is a third.
pub fn letters(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 3 / 2);
    let mut rest = bytes.iter().peekable();
    while let Some(&byte) = rest.next() {
        match byte {
            // Before a digit it would be another letter.
            0 if !rest.peek().is_some_and(|next| next.is_ascii_digit()) => text.push_str("\\0"),
            0 => text.push_str("\\x00"),
            b'\n' => text.push_str("\\n"),
            b'\r' => text.push_str("\\r"),
            b'"' => text.push_str("\\\""),
            b'\\' => text.push_str("\\\\"),
            other => text.push(char::from(other)),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const HTML: &str = "<meta charset=utf-8><meta name=zeitnot-head><title>Z</title>\
                        <link data-trunk rel=rust data-bin=zeitnot><link rel=icon href=a>\
                        <body><meta name=zeitnot-body></body>";

    #[test]
    fn the_app_has_a_policy_before_its_scripts_and_its_first_picture_waits_for_no_file() {
        let app = json!({ "glue": "app-1.js", "wasm": "app-1.wasm" });
        let inside = Inside {
            check: "var zeitnot = {};",
            styles: "a { b: c }",
            outline: "<p>O</p>",
            start: "start-1.js",
            wanted: &wanted(&app, &["shell-1.css".to_owned()]),
        };
        let page = super::app(HTML, &inside, "<p>S</p>", false).expect("marks");
        let at = |text: &str| page.find(text).unwrap_or_else(|| panic!("{text}: {page}"));
        assert!(at("Content-Security-Policy") < at("<script>var zeitnot"));
        assert!(at("<script>var zeitnot") < at("<script src=\"./start-1.js\" defer>"));
        at("<title>Z</title><link rel=icon href=a><body><p>S</p><div id=\"outline\"><p>O</p>");
        for inside in [inside.check, inside.styles, OUTLINE] {
            at(&format!(">{inside}</"));
            at(&format!(" '{}'", hash::integrity(inside.as_bytes())));
        }
        at(
            "rel=\"preload\" as=\"fetch\" href=\"./app-1.wasm\" crossorigin><link rel=\"modulepreload\"",
        );
        at("rel=\"preload\" as=\"style\" href=\"./shell-1.css\"");
        for not in "zeitnot-head data-trunk ws: unsafe-inline \"stylesheet\"".split(' ') {
            assert!(!page.contains(not), "{not}");
        }
        assert!(super::app("<meta name=zeitnot-head><p>", &inside, "", false).is_err());
    }

    #[test]
    fn the_page_of_a_frame_has_one_script_inside_known_by_its_hash() {
        let page = frame(HTML, ["check-1.js", "frames-1.js"], "start-1.css", "", true);
        let page = page.expect("marks");
        let (_, script) = page.split_once("<script>").expect("a script");
        let (script, rest) = script.split_once("</script>").expect("its end");
        assert!(script.contains("./frames-1.js") && !rest.contains("<script"));
        assert!(rest.contains("./start-1.css"));
        let hash = format!("'strict-dynamic' '{}'", hash::integrity(script.as_bytes()));
        assert!(
            page.contains(&hash) && page.contains("'self' ws: wss:"),
            "{page}"
        );
    }

    #[test]
    fn a_page_is_never_blank_a_sentence_in_each_language_stands_in_it() {
        let languages = crate::languages::all().expect("languages");
        let standing = standing(&languages);
        for language in languages {
            for word in ["starting", "noScript"] {
                let line = format!("<p lang=\"{}\">{}</p>", language.tag, language.word(word));
                assert!(standing.contains(&line), "{line}");
            }
        }
    }

    #[test]
    fn what_is_only_for_readers_is_not_sent() {
        assert_eq!(
            dense("/* a */\n\na {\n  b: c\n    d; /* e */\n}\n"),
            "a {\nb: c\nd;\n}"
        );
        assert_eq!(
            of_one_line("<!-- a\n b -->\n<p>\n  <b>c</b>\n</p>\n"),
            "<p><b>c</b></p>"
        );
    }

    #[test]
    fn bytes_become_letters_that_a_script_can_hold() {
        assert_eq!(letters(b"a\0\x001\n\r\"\\"), "a\\0\\x001\\n\\r\\\"\\\\");
        assert_eq!(letters(&[0x7f, 0x80, 0xff]), "\u{7f}\u{80}\u{ff}");
    }

    #[test]
    fn the_script_that_loads_anew_becomes_a_file() {
        let html = "<body><script>const a = '{{__TRUNK_ADDRESS__}}', b = \"{{__TRUNK_WS_BASE__}}\";</script></body>";
        let (page, script) = take_reloader(html).expect("a script");
        assert_eq!(page, "<body><script src=\"./reload.js\"></script></body>");
        assert_eq!(script, "const a = location.host, b = '/';");
        assert_eq!(take_reloader("<script>a()</script>"), None);
    }
}
