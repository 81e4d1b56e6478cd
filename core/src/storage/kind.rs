//! The facts that a key gives about its value: its kind, [`ValueKind`], the values with which it
//! makes one whole, [`unit_of`], and the form of its body, [`has_form`].

/// The kind of a value, as it is named to the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ValueKind {
    /// A game of the clock, the list of them, or which one is current.
    Game,
    /// The settings of this device.
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
            "study" | "study.at" => return Some(ValueKind::Study),
            "post.device" | "post.backup" => return Some(ValueKind::Correspondence),
            _ => {}
        }
        let numbered = |prefix: &str| key.strip_prefix(prefix).is_some_and(is_number);
        if numbered("game.") || is_tail(key) {
            return Some(ValueKind::Game);
        }
        let correspondence = ["post.game.", "post.event.", "post.study."];
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

/// The key under which everything belongs together that this key is a part of: a game of the clock
/// is one with its tails, and every other value stands alone.
pub(super) fn unit_of(key: &str) -> String {
    let tail = key.strip_prefix("tail.").filter(|_| is_tail(key));
    match tail.and_then(|rest| rest.split_once('.')) {
        Some((id, _)) => ["game.", id].concat(),
        None => key.to_owned(),
    }
}

/// Whether a body can be a value of this key, by how it begins and ends: an object that has the
/// key's id in front, a list, or a text. That is enough to find what a faulty program wrote under a
/// right checksum, and cheap enough to be asked of every value at every start. A key that Zeitnot
/// never used has any form.
pub(super) fn has_form(key: &str, body: &str) -> bool {
    if ValueKind::of(key).is_none() {
        return true;
    }
    let is_between = |first: char, last: char| body.starts_with(first) && body.ends_with(last);
    match key {
        "games" | "presets" => return is_between('[', ']'),
        "current" | "post.device" => return is_between('"', '"'),
        _ => {}
    }
    let has_id = ["game.", "post.game.", "post.event."]
        .iter()
        .find_map(|prefix| key.strip_prefix(prefix))
        .is_none_or(|id| {
            let rest = body.strip_prefix("{\"id\":\"");
            let rest = rest.and_then(|rest| rest.strip_prefix(id));
            rest.is_some_and(|rest| rest.starts_with('"'))
        });
    has_id && is_between('{', '}')
}

/// Ids are digits, and so are the other parts of a key after a dot.
fn is_number(text: &str) -> bool {
    (1..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_of_ours_has_its_kind_of_value() {
        for (key, kind) in [
            ("games", ValueKind::Game),
            ("current", ValueKind::Game),
            ("tail.7.0", ValueKind::Game),
            ("presets", ValueKind::Presets),
            ("lessons", ValueKind::Progress),
            ("study.at", ValueKind::Study),
            ("post.study.7", ValueKind::Correspondence),
        ] {
            assert_eq!(ValueKind::of(key), Some(kind), "{key}");
        }
    }

    #[test]
    fn a_tail_belongs_to_its_game_and_other_values_stand_alone() {
        for (key, unit) in [
            ("tail.7.2", "game.7"),
            ("game.7", "game.7"),
            ("post.game.7", "post.game.7"),
            ("tail.x.2", "tail.x.2"),
            ("settings", "settings"),
        ] {
            assert_eq!(unit_of(key), unit);
        }
    }

    #[test]
    fn a_body_of_another_type_is_seen_by_its_form() {
        let game = "{\"id\":\"7\",\"started\":7}";
        for (key, body) in [
            ("game.7", game),
            ("post.game.7", game),
            ("games", "[]"),
            ("current", "\"7\""),
            ("settings", "{}"),
            ("a.kind.to.come", "anything"),
        ] {
            assert!(has_form(key, body), "{key} {body}");
        }
        for (key, body) in [
            ("game.8", game),
            ("game.7", "{\"id\":7}"),
            ("post.event.7", "[]"),
            ("games", "{}"),
            ("current", "7"),
            ("settings", "[]"),
            ("tail.7.1", "null"),
            ("study", ""),
        ] {
            assert!(!has_form(key, body), "{key} {body}");
        }
    }

    #[test]
    fn a_key_that_is_not_ours_has_no_kind_of_value() {
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
            // Builds before 1.0 had these; no released version wrote them.
            "study.before",
            "post.lines.7",
        ] {
            assert_eq!(ValueKind::of(key), None, "{key:?}");
        }
    }
}
