//! The kind of a value, by its key: [`ValueKind`].

/// The kind of a value, as it is named to the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValueKind {
    /// A game of the clock, the list of them, or which one is current.
    Game,
    Settings,
    /// The user's own time controls.
    Presets,
    /// Progress in the lessons.
    Progress,
    /// A correspondence game, an event, or a study of a game.
    Correspondence,
    /// The games of the study page.
    Study,
}

impl ValueKind {
    /// The kind of the value of this key; `None` for a key that Zeitnot never used.
    pub fn of(key: &str) -> Option<ValueKind> {
        match key {
            "games" | "current" => return Some(ValueKind::Game),
            "settings" => return Some(ValueKind::Settings),
            "presets" => return Some(ValueKind::Presets),
            "lessons" => return Some(ValueKind::Progress),
            "study" | "study.at" | "study.before" => return Some(ValueKind::Study),
            "post.device" | "post.backup" | "post.index" | "post.behind" => {
                return Some(ValueKind::Correspondence);
            }
            _ => {}
        }
        let numbered = |prefix: &str| key.strip_prefix(prefix).is_some_and(is_number);
        if numbered("game.") || is_tail(key) {
            return Some(ValueKind::Game);
        }
        let correspondence = ["post.game.", "post.event.", "post.study.", "post.lines."];
        correspondence
            .into_iter()
            .any(numbered)
            .then_some(ValueKind::Correspondence)
    }
}

/// Whether a key is that of a tail.
pub(super) fn is_tail(key: &str) -> bool {
    let rest = key.strip_prefix("tail.");
    let parts = rest.and_then(|rest| rest.split_once('.'));
    parts.is_some_and(|(id, n)| is_number(id) && is_number(n))
}

/// Ids are digits, and so are the other parts of a key after a dot.
fn is_number(text: &str) -> bool {
    (1..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_of_ours_is_about_something() {
        for (key, kind) in [
            ("games", ValueKind::Game),
            ("current", ValueKind::Game),
            ("tail.7.0", ValueKind::Game),
            ("presets", ValueKind::Presets),
            ("lessons", ValueKind::Progress),
            ("study.at", ValueKind::Study),
            ("post.study.7", ValueKind::Correspondence),
            ("post.behind", ValueKind::Correspondence),
        ] {
            assert_eq!(ValueKind::of(key), Some(kind), "{key}");
        }
    }

    #[test]
    fn what_is_no_key_of_ours_is_about_nothing() {
        for key in [
            "",
            ".",
            "../../x",
            "quarantine.x",
            "game.",
            "game.7.8",
            "tail.7",
            "tail.7.",
            "tail..1",
            "game.7\u{0}",
            "post.game.x",
            "__proto__",
            "a.kind.to.come",
        ] {
            assert_eq!(ValueKind::of(key), None, "{key:?}");
        }
    }
}
