//! The user's display preferences, as set on the device.

use web_sys::MediaQueryList;

use super::js;
use super::listener::{Listener, listen};

/// A media query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Should motion be avoided?
    ReducedMotion,
    /// Are dark colours preferred?
    Dark,
    /// Is more contrast preferred?
    MoreContrast,
    /// Is the screen higher than wide?
    Portrait,
    /// Is a clock better seen with its halves side by side? So it is with a mouse, whose screen
    /// stands, and where halves above each other would be lower than 250 px: two of them and the
    /// bar are 555 px high. The start script asks the same (`public/check.js`).
    SideBySide,
    /// Does the page run as an installed app, in a window of its own?
    InWindow,
}

impl Query {
    fn text(self) -> &'static str {
        match self {
            Query::ReducedMotion => "(prefers-reduced-motion: reduce)",
            Query::Dark => "(prefers-color-scheme: dark)",
            Query::MoreContrast => "(prefers-contrast: more)",
            Query::Portrait => "(orientation: portrait)",
            Query::SideBySide => "(pointer: fine), (max-height: 555px)",
            Query::InWindow => "(display-mode: standalone)",
        }
    }

    fn list(self) -> Option<MediaQueryList> {
        js::window()?.match_media(self.text()).ok().flatten()
    }

    /// The answer now; `false` if the browser does not support the query.
    pub fn matches(self) -> bool {
        self.list().is_some_and(|list| list.matches())
    }

    /// Reports the answer whenever it changes.
    pub fn on_change(self, mut changed: impl FnMut(bool) + 'static) -> Option<Listener> {
        let list = self.list()?;
        Some(listen(&list.clone(), "change", move |_| {
            changed(list.matches())
        }))
    }
}

/// Sets the attribute `data-theme` of the page, which selects its colours; `None` removes it, so
/// that the device decides.
pub fn set_theme(theme: Option<&str>) {
    let Some(page) = js::document().and_then(|document| document.document_element()) else {
        return;
    };
    // The name of the attribute is valid, so neither fails.
    let _ = match theme {
        Some(theme) => page.set_attribute("data-theme", theme),
        None => page.remove_attribute("data-theme"),
    };
}

/// Lets the page use the faces of text, which the browser fetches then.
pub fn use_faces() {
    if let Some(page) = js::document().and_then(|document| document.document_element()) {
        // The name of the attribute is valid.
        let _ = page.set_attribute("data-faces", "");
    }
}

/// Sets the language of the page, for screen readers and hyphenation.
pub fn set_language(lang: &str) {
    if let Some(page) = js::document().and_then(|document| document.document_element()) {
        let _ = page.set_attribute("lang", lang);
    }
}

/// The language of the page, as its tag; empty if none is set.
pub fn language() -> String {
    js::document()
        .and_then(|document| document.document_element())
        .and_then(|page| page.get_attribute("lang"))
        .unwrap_or_default()
}
