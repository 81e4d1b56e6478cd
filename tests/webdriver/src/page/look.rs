//! Reading the page: values, texts, halves, pictures.

use std::path::Path;

use serde_json::{Value, json};
use zeitnot_core::clock::Color;

use super::Page;
use crate::game;
use crate::half::{self, Half};

impl Page {
    /// The value of an expression in the page.
    #[track_caller]
    pub fn value(&self, expression: &str) -> Value {
        self.session().run(&format!("return ({expression})"), &[])
    }

    /// Whether the first element that matches is visible.
    #[track_caller]
    pub fn has(&self, selector: &str) -> bool {
        self.value(&format!(
            "!!document.querySelector({})?.checkVisibility()",
            json!(selector)
        )) == json!(true)
    }

    /// The text of an element, empty when no element matches. No-break spaces
    /// become plain ones.
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        let text = self.value(&format!(
            "document.querySelector({})?.innerText",
            json!(selector)
        ));
        text.as_str().unwrap_or_default().replace('\u{a0}', " ")
    }

    /// Both halves.
    ///
    /// # Panics
    /// When there are not two.
    #[track_caller]
    pub fn halves(&self) -> [Half; 2] {
        let halves = self.session().run(half::READ, &[]);
        let halves: Vec<Half> = halves
            .as_array()
            .into_iter()
            .flatten()
            .map(Half::read)
            .collect();
        halves
            .try_into()
            .unwrap_or_else(|halves| panic!("expected two halves: {halves:?}"))
    }

    /// The half of a colour.
    ///
    /// # Panics
    /// When no half has this colour.
    #[track_caller]
    pub fn half(&self, color: Color) -> Half {
        let halves = self.halves();
        let found = halves.iter().find(|half| half.color == game::name(color));
        found
            .unwrap_or_else(|| panic!("no half is {color:?}'s: {halves:?}"))
            .clone()
    }

    /// Whether a half is marked as running.
    #[track_caller]
    pub fn game_is_running(&self) -> bool {
        self.halves().iter().any(|half| half.running)
    }

    /// Writes what the page looks like into a file.
    ///
    /// # Panics
    /// When it cannot be written.
    #[track_caller]
    pub fn photograph(&self, file: &Path) {
        let picture = self.session().screenshot();
        std::fs::write(file, picture)
            .unwrap_or_else(|error| panic!("could not write {}: {error}", file.display()));
    }
}
