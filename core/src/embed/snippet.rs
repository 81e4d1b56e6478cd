//! The HTML that shows a view on another page: [`element`], or [`frame`] for pages that allow no
//! scripts.

use super::options::OptionsDraft;
use super::parameter::Parameter;

/// The frame's permissions: to run scripts, and to open the app in a window of its own.
const SANDBOX: &str = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
/// The browser features that the clock uses.
const ALLOWED: &str = "fullscreen; screen-wake-lock; autoplay";

/// The script in a folder, and the element with these values.
pub fn element(folder: &str, draft: &OptionsDraft) -> String {
    let mut text = String::from("<script src=\"");
    push_escaped(&mut text, folder);
    text.push_str("embed.js\" defer></script>\n<zeitnot-embed");
    for (name, value) in values(draft) {
        push_attribute(&mut text, name, value);
    }
    text.push_str("></zeitnot-embed>");
    text
}

/// A plain frame of this height in CSS pixels, which cannot follow its content.
pub fn frame(folder: &str, draft: &OptionsDraft, title: &str, height: u16) -> String {
    let mut text = String::from("<iframe");
    let address = [folder, "embed.html?", &draft.query()].concat();
    push_attribute(&mut text, "src", &address);
    push_attribute(&mut text, "title", title);
    push_attribute(&mut text, "width", "100%");
    push_attribute(&mut text, "height", &height.to_string());
    push_attribute(&mut text, "style", "border:0");
    push_attribute(&mut text, "loading", "lazy");
    push_attribute(&mut text, "sandbox", SANDBOX);
    push_attribute(&mut text, "allow", ALLOWED);
    text.push_str("></iframe>");
    text
}

/// All values, the view first.
pub fn values(draft: &OptionsDraft) -> impl Iterator<Item = (&'static str, &str)> {
    Parameter::ALL
        .into_iter()
        .filter_map(|parameter| Some((parameter.name(), draft.get(parameter)?)))
}

fn push_attribute(text: &mut String, name: &str, value: &str) {
    text.push(' ');
    text.push_str(name);
    text.push_str("=\"");
    push_escaped(text, value);
    text.push('"');
}

/// Escapes a value for an attribute in quotation marks. Characters that content systems interpret,
/// such as brackets and line breaks, become numeric references.
fn push_escaped(text: &mut String, value: &str) {
    for letter in value.chars() {
        match letter {
            '&' => text.push_str("&amp;"),
            '"' => text.push_str("&quot;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '[' => text.push_str("&#91;"),
            ']' => text.push_str("&#93;"),
            '\n' => text.push_str("&#10;"),
            // Lines end with `\n` or `\r\n`.
            '\r' => {}
            other => text.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(values: &[(&str, &str)]) -> OptionsDraft {
        let mut draft = OptionsDraft::default();
        for (name, value) in values {
            assert_eq!(draft.set(name, Some(value)), Ok(true));
        }
        draft
    }

    #[test]
    fn an_element_is_its_script_and_its_values() {
        assert_eq!(
            element(
                "https://club.example/zeitnot/",
                &draft(&[("view", "clock"), ("control", "15+10")])
            ),
            "<script src=\"https://club.example/zeitnot/embed.js\" defer></script>\n\
             <zeitnot-embed view=\"clock\" control=\"15+10\"></zeitnot-embed>"
        );
    }

    #[test]
    fn a_typed_value_cannot_leave_its_attribute() {
        let nasty = "[White \"<O'Neil> & Sons\"]\r\n1. e4";
        let text = element("./", &draft(&[("view", "board"), ("pgn", nasty)]));
        assert_eq!(
            text.lines().last(),
            Some(
                "<zeitnot-embed view=\"board\" pgn=\"&#91;White &quot;&lt;O'Neil&gt; &amp; \
                 Sons&quot;&#93;&#10;1. e4\"></zeitnot-embed>"
            )
        );
    }

    #[test]
    fn a_plain_frame_has_all_of_it_in_its_address() {
        let text = frame(
            "https://club.example/z/",
            &draft(&[
                ("view", "clock"),
                ("theme", "dark"),
                ("control", "90/40+30, 30+30"),
            ]),
            "Clock \"1\"",
            420,
        );
        assert!(text.contains(
            "src=\"https://club.example/z/embed.html?view=clock&amp;theme=dark&amp;\
             control=90/40%2B30,%2030%2B30\""
        ));
        assert!(text.contains("title=\"Clock &quot;1&quot;\""));
        assert!(text.contains("height=\"420\""));
        assert!(text.contains("sandbox=\"allow-scripts "));
    }

    #[test]
    fn an_empty_value_has_no_attribute() {
        let text = element("", &draft(&[("view", "board"), ("fen", "")]));
        assert!(text.ends_with("<zeitnot-embed view=\"board\"></zeitnot-embed>"));
    }
}
