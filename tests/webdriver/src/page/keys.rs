//! The keyboard: keys, and typing into fields.

use fantoccini::actions::{Actions, InputSource, KeyAction, KeyActions};
use serde_json::json;

use super::Page;
use crate::browser::Browser;

/// As WebDriver writes it.
const BACKSPACE: char = '\u{e003}';

impl Page {
    /// Presses a key and lets it go. [`fantoccini::key::Key`] has the codes of
    /// those that have no character.
    #[track_caller]
    pub fn key(&self, key: char) {
        self.keys(&[key]);
    }

    /// Presses keys one after the other.
    #[track_caller]
    fn keys(&self, keys: &[char]) {
        let mut actions = KeyActions::new("keys".to_owned());
        for key in keys {
            actions = actions
                .then(KeyAction::Down { value: *key })
                .then(KeyAction::Up { value: *key });
        }
        self.session().act(Actions::from(actions));
    }

    /// Presses a key while Shift is held down.
    #[track_caller]
    pub fn shifted_key(&self, key: char) {
        const SHIFT: char = '\u{e008}';
        let actions = KeyActions::new("keys".to_owned())
            .then(KeyAction::Down { value: SHIFT })
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key })
            .then(KeyAction::Up { value: SHIFT });
        self.session().act(Actions::from(actions));
    }

    /// Types into a field, in place of what is in it.
    #[track_caller]
    pub fn fill(&self, selector: &str, text: &str) {
        self.wait_for(selector);
        let script = "
            const field = document.querySelector(arguments[0]);
            field.focus();
            field.select();";
        self.session().run(script, &[json!(selector)]);
        if self.browser() == Browser::Chromium {
            self.session()
                .cdp("Input.insertText", json!({ "text": text }));
        } else if text.is_empty() {
            self.key(BACKSPACE);
        } else {
            self.keys(&text.chars().collect::<Vec<char>>());
        }
    }
}
