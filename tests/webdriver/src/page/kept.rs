//! The page's storage, and the game stored in it.

use serde_json::{Value, json};
use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::storage::versioned::{Envelope, Schema};

use super::Page;
use crate::game::Game;
use crate::half::figures;

impl Page {
    /// All keys and texts of the storage.
    #[track_caller]
    pub fn storage(&self) -> Vec<(String, String)> {
        let entries = self.value("Object.entries(localStorage)");
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let entries = entries.as_array().into_iter().flatten();
        entries
            .map(|entry| (text(&entry[0]), text(&entry[1])))
            .collect()
    }

    /// Puts a text into the storage, best done while the app is left.
    #[track_caller]
    pub fn set_storage(&self, key: &str, text: &str) {
        self.session().run(
            "localStorage.setItem(arguments[0], arguments[1])",
            &[json!(key), json!(text)],
        );
    }

    /// Puts a value into the storage as the app does, newer than anything that
    /// is there.
    #[track_caller]
    pub fn set_value(&self, key: &str, value: &Value) {
        let kept = self.storage();
        let seq = |place: &str| {
            let name = format!("zeitnot.{key}.{place}");
            let text = kept.iter().find(|(kept, _)| *kept == name);
            text.map_or(0, |(_, text)| Envelope::seq_of(text).unwrap_or_default())
        };
        let newer = seq("a").max(seq("b")).max(999_999) + 1;
        let text = Envelope::write(Schema::FIRST.version(), newer, &value.to_string());
        self.set_storage(&format!("zeitnot.{key}.a"), &text);
    }

    /// Waits until everything that was written is in the second copy too.
    #[track_caller]
    pub fn wait_mirrored(&self) {
        self.wait(
            "document.documentElement.dataset.written > 0 && \
             document.documentElement.dataset.written === document.documentElement.dataset.mirrored",
        );
    }

    /// The game that was stored last.
    ///
    /// # Panics
    /// When no game is stored.
    #[track_caller]
    pub fn game(&self) -> Game {
        let entries = self.storage();
        let first = Game::all(&entries).into_iter().next();
        first.unwrap_or_else(|| panic!("no game is stored: {entries:#?}"))
    }

    /// Asserts the main time that each side has now, both in the stored game
    /// and on the page.
    ///
    /// # Panics
    /// When one of them differs.
    #[track_caller]
    pub fn expect(&self, white: i64, black: i64) {
        let wall = self.wall();
        let stored = self.game().balances(wall);
        assert_eq!(stored, ByColor { white, black }, "in the stored game");
        self.wait_digits(Color::White, &figures(white));
        self.wait_digits(Color::Black, &figures(black));
    }
}
