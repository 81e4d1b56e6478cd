//! What a value is about: [`ValueKind`], by its key.

/// What a value is about, as it is told to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValueKind {
    /// A game at this table, the list of them, or which one is on the table.
    Game,
    Settings,
    /// The own time controls.
    Presets,
    /// How far the lessons were taken.
    Progress,
    /// A correspondence game, an event, or what was worked out about a game.
    Correspondence,
    /// The games that are looked at.
    Study,
}

impl ValueKind {
    /// Of the value of a key; `None` for a key under which nothing of ours was
    /// ever kept.
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

/// Whether a key is that of a piece of a game.
pub(super) fn is_tail(key: &str) -> bool {
    let rest = key.strip_prefix("tail.");
    let parts = rest.and_then(|rest| rest.split_once('.'));
    parts.is_some_and(|(id, n)| is_number(id) && is_number(n))
}

/// Ids are digits, and so is all else that stands in a key after a dot.
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
