//! The pages themselves: their heads, and what is taken out of them.

use anyhow::{Context, Result};

use crate::hash;
use crate::languages::Language;

/// What the page may do: nothing but what comes from where it comes from, and
/// what is written into it by us, which is known by its hash. Pictures may be made
/// on the spot.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
     manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";

/// What the page of a frame may do. A frame that is of no origin is not its own
/// host's to every browser (not to Safari), so `'self'` lets nothing of it in
/// there: its only script inside is known by its hash, and what that script
/// loads is let in by `'strict-dynamic'`. Style sheets may be from anywhere;
/// nothing but the start script links any.
const FRAME_POLICY: [(&str, &str); 2] = [
    (
        "script-src 'self'",
        "script-src 'self' 'strict-dynamic' 'HASH'",
    ),
    ("style-src 'self'", "style-src 'self' http: https:"),
];

/// Where the head is to be completed, and where the body.
const HEAD: &str = "zeitnot-head";
const BODY: &str = "zeitnot-body";
/// What the page of a frame says of itself.
const FRAME: &str = "data-start=\"embed\"";

/// What a page begins with.
#[derive(Debug)]
pub struct Begin<'a> {
    /// The scripts of both pages.
    pub scripts: &'a Scripts,
    /// The style sheet of what stands in the page of a frame before there is a
    /// program.
    pub first: &'a str,
    /// What the page of the app has in it, to be seen at once.
    pub inside: Inside<'a>,
    /// The languages in which something is said until there is a program.
    pub languages: &'a [Language],
    /// Whether it is served for work. Then it may also speak to Trunk, which
    /// tells when to load anew.
    pub served: bool,
}

/// The files of what is run before there is a program.
#[derive(Debug)]
pub struct Scripts {
    /// What looks whether the browser is new enough: before all else. The app has
    /// it in its page.
    pub check: String,
    /// What starts the app.
    pub app: String,
    /// What starts the program of a frame.
    pub frames: String,
}

/// What is written into the page of the app, so that its first picture waits for
/// no other file.
#[derive(Debug)]
pub struct Inside<'a> {
    /// The first of the scripts.
    pub check: &'a str,
    /// The styles of the outline, and of what is said over it.
    pub styles: &'a str,
    /// The outline of home and of the clock.
    pub outline: &'a str,
    /// The files that the start is going to ask for, to be asked for at once.
    pub wanted: &'a [Wanted],
}

/// A file that is going to be asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wanted {
    /// A style sheet.
    Style(String),
    /// A script that is a module.
    Module(String),
    /// A program.
    Wasm(String),
}

impl Wanted {
    fn link(&self) -> String {
        match self {
            Wanted::Style(name) => format!("<link rel=\"preload\" as=\"style\" href=\"./{name}\">"),
            Wanted::Module(name) => format!("<link rel=\"modulepreload\" href=\"./{name}\">"),
            // As `fetch` asks for it, or it would come twice.
            Wanted::Wasm(name) => {
                format!("<link rel=\"preload\" as=\"fetch\" href=\"./{name}\" crossorigin>")
            }
        }
    }
}

/// Shows the outline of the page that the address asks for.
const OUTLINE: &str = "zeitnot.outline();";

impl Begin<'_> {
    /// A page with its policy, its first scripts, and what stands in it until
    /// the program is there, in place of the marks for them.
    pub fn complete(&self, html: &str) -> Result<String> {
        let (before, rest) = at_mark(html, HEAD)?;
        let (between, after) = at_mark(rest, BODY)?;
        let mut policy = if self.served {
            POLICY.replace("connect-src 'self'", "connect-src 'self' ws: wss:")
        } else {
            POLICY.to_owned()
        };
        let (begin, outline) = if html.contains(FRAME) {
            let inside = self.loader();
            for (own, of_frame) in FRAME_POLICY {
                policy = policy.replace(own, of_frame);
            }
            policy = policy.replace("HASH", &hash::integrity(inside.as_bytes()));
            let sheet = format!("<link rel=\"stylesheet\" href=\"./{}\">", self.first);
            (format!("<script>{inside}</script>{sheet}"), String::new())
        } else {
            let Inside {
                check,
                styles,
                outline,
                wanted,
            } = self.inside;
            policy = policy
                .replace(
                    "script-src 'self'",
                    &known("script-src 'self'", &[check, OUTLINE]),
                )
                .replace("style-src 'self'", &known("style-src 'self'", &[styles]));
            let wanted: String = wanted.iter().map(Wanted::link).collect();
            let start = &self.scripts.app;
            let begin = format!(
                "<style>{styles}</style><script>{check}</script>\
                 <script src=\"./{start}\" defer></script>{wanted}"
            );
            let outline = format!("<div id=\"outline\">{outline}</div><script>{OUTLINE}</script>");
            (begin, outline)
        };
        Ok(format!(
            "{before}<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\
             {begin}{}{outline}{}{}",
            without_leftovers(between),
            self.standing(),
            without_leftovers(after)
        ))
    }

    /// The script in the page of a frame, as old browsers read it too: it loads
    /// the others in their order.
    fn loader(&self) -> String {
        let load = |name: &String| {
            format!(
                "s=document.createElement(\"script\");s.async=false;s.src=\"./{name}\";\
                 document.head.appendChild(s);"
            )
        };
        let Scripts { check, frames, .. } = self.scripts;
        let loads: String = [check, frames].into_iter().map(load).collect();
        format!("var s;{loads}")
    }

    /// What stands in the body until the start takes it away, in all languages:
    /// nobody has chosen one yet.
    fn standing(&self) -> String {
        let in_all = |word: &str| -> String {
            let one = |language: &Language| {
                let (tag, word) = (&language.tag, language.word(word));
                format!("<p lang=\"{tag}\">{}</p>", escaped(word))
            };
            self.languages.iter().map(one).collect()
        };
        format!(
            "<div id=\"start\"><h1>Zeitnot</h1>{}<noscript>{}</noscript></div>",
            in_all("starting"),
            in_all("noScript")
        )
    }
}

/// A part of the policy that lets in what is written into the page, too.
fn known(part: &str, inside: &[&str]) -> String {
    let hashes = inside.iter().map(|text| hash::integrity(text.as_bytes()));
    hashes.fold(part.to_owned(), |part, hash| format!("{part} '{hash}'"))
}

/// What is before and after the tag that is a mark.
fn at_mark<'a>(html: &'a str, mark: &str) -> Result<(&'a str, &'a str)> {
    let (before, rest) = html
        .split_once(mark)
        .with_context(|| format!("the page has no mark {mark}"))?;
    before
        .rsplit_once('<')
        .zip(rest.split_once('>'))
        .map(|((before, _), (_, after))| (before, after))
        .with_context(|| format!("the mark {mark} is no tag"))
}

/// A text as it is written in a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// Without the links that were Trunk's to read, which it leaves in the page
/// when it is not to write the script that starts the program.
fn without_leftovers(html: &str) -> String {
    let mut page = String::new();
    let mut rest = html;
    while let Some((before, tag)) = rest.split_once("<link") {
        page.push_str(before);
        let (attributes, after) = tag.split_once('>').unwrap_or((tag, ""));
        if !attributes.contains("data-trunk") {
            page.push_str(&format!("<link{attributes}>"));
        }
        rest = after;
    }
    page.push_str(rest);
    page
}

/// A script that Trunk puts into the page which it serves, as a file: the page
/// runs none inside. What Trunk would fill in when it answers is the address
/// that the page is from.
pub fn take_reloader(html: &str) -> Option<(String, String)> {
    let (before, rest) = html.rsplit_once("<script>")?;
    let (script, after) = rest.split_once("</script>")?;
    if !script.contains("__TRUNK_ADDRESS__") {
        return None;
    }
    let mut script = script.to_owned();
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
    let lines: Vec<_> = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    lines.join("\n")
}

/// A piece of a page without what is only for its readers.
pub fn of_one_line(html: &str) -> String {
    let text = without(html, "<!--", "-->");
    text.lines().map(str::trim).collect()
}

/// A text without what stands between two marks, and without these.
fn without(text: &str, begin: &str, end: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once(begin) {
        kept.push_str(before);
        rest = comment.split_once(end).map_or("", |(_, after)| after);
    }
    kept.push_str(rest);
    kept
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
    use super::*;
    use crate::languages;

    fn complete(html: &str) -> Result<String> {
        let begin = Begin {
            scripts: &Scripts {
                check: "check-1.js".to_owned(),
                app: "start-1.js".to_owned(),
                frames: "frames-1.js".to_owned(),
            },
            first: "start-1.css",
            inside: Inside {
                check: "var zeitnot = {};",
                styles: "a { b: c }",
                outline: "<p>O</p>",
                wanted: &[
                    Wanted::Style("shell-1.css".to_owned()),
                    Wanted::Module("app-1.js".to_owned()),
                    Wanted::Wasm("app-1.wasm".to_owned()),
                ],
            },
            languages: &languages::all()?,
            served: false,
        };
        begin.complete(html)
    }

    #[test]
    fn the_head_gets_a_policy_before_its_scripts() {
        let html = "<meta charset=utf-8><meta name=zeitnot-head><title>Z</title>\
                    <link data-trunk rel=rust data-bin=zeitnot><link rel=icon href=a>\
                    <body><meta name=zeitnot-body></body>";
        let page = complete(html).expect("marks");
        let policy = page.find("Content-Security-Policy").expect("a policy");
        let check = page.find("var zeitnot").expect("a script");
        let start = page.find("<script src=\"./start-1.js\" defer>");
        assert!(policy < check && check < start.expect("a script"));
        assert!(!page.contains("zeitnot-head") && !page.contains("zeitnot-body"));
        assert!(!page.contains("data-trunk"));
        assert!(page.contains("<title>Z</title><link rel=icon href=a><body><div"));
        assert!(!page.contains("ws:") && !page.contains("unsafe-inline"));
    }

    #[test]
    fn the_first_picture_of_the_app_waits_for_no_other_file() {
        let html = "<meta name=zeitnot-head><body><meta name=zeitnot-body></body>";
        let page = complete(html).expect("marks");
        assert!(!page.contains("rel=\"stylesheet\"") && !page.contains("check-1.js"));
        for inside in ["var zeitnot = {};", OUTLINE, "a { b: c }"] {
            assert!(page.contains(&format!(">{inside}</")), "{inside}");
            let hash = hash::integrity(inside.as_bytes());
            assert!(page.contains(&format!(" '{hash}'")), "{inside}");
        }
        for (rel, file) in [
            ("rel=\"preload\" as=\"style\"", "shell-1.css"),
            ("rel=\"modulepreload\"", "app-1.js"),
            ("rel=\"preload\" as=\"fetch\"", "app-1.wasm"),
        ] {
            assert!(page.contains(&format!("{rel} href=\"./{file}\"")), "{file}");
        }
    }

    #[test]
    fn a_page_is_never_blank_a_sentence_in_each_language_stands_in_it() {
        let html = "<meta name=zeitnot-head><body><meta name=zeitnot-body></body>";
        let page = complete(html).expect("marks");
        let (_, body) = page.split_once("<body>").expect("a body");
        for language in languages::all().expect("languages") {
            for word in ["starting", "noScript"] {
                let line = format!("<p lang=\"{}\">{}</p>", language.tag, language.word(word));
                assert!(body.contains(&line), "{line}");
            }
        }
    }

    #[test]
    fn a_style_sheet_is_sent_without_its_comments() {
        let css = "/* a */\n\na {\n  b: c\n    d; /* e */\n}\n";
        assert_eq!(dense(css), "a {\nb: c\nd;\n}");
    }

    #[test]
    fn a_piece_of_a_page_is_sent_without_its_comments() {
        let html = "<!-- a\n b -->\n<p>\n  <b>c</b>\n</p>\n";
        assert_eq!(of_one_line(html), "<p><b>c</b></p>");
    }

    #[test]
    fn bytes_become_letters_that_a_script_can_hold() {
        assert_eq!(letters(b"a\0\x001\n\r\"\\"), "a\\0\\x001\\n\\r\\\"\\\\");
        assert_eq!(letters(&[0x7f, 0x80, 0xff]), "\u{7f}\u{80}\u{ff}");
    }

    #[test]
    fn the_page_of_a_frame_has_one_script_inside_known_by_its_hash() {
        let html = "<html data-start=\"embed\"><meta name=zeitnot-head><title>Z</title>\
                    <body><meta name=zeitnot-body></body>";
        let page = complete(html).expect("marks");
        let (_, script) = page.split_once("<script>").expect("a script");
        let (script, rest) = script.split_once("</script>").expect("its end");
        assert!(script.contains("./frames-1.js") && !rest.contains("<script"));
        assert!(rest.contains("./start-1.css"));
        let hash = format!("'{}'", hash::integrity(script.as_bytes()));
        assert!(page.contains(&hash) && page.contains("'strict-dynamic'"));
        assert!(!page.contains("unsafe-inline"));
    }

    #[test]
    fn a_page_without_a_mark_is_refused() {
        assert!(complete("<p>").is_err());
        assert!(complete("<meta name=zeitnot-head><p>").is_err());
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
