//! The words of the gallery of embedded views: [`GalleryText`], and the few that only these views
//! have.

use crate::embed::parameter::Parameter;

#[derive(Clone, Copy, Debug)]
pub struct GalleryText {
    pub title: &'static str,
    pub lead: &'static str,
    /// In the order of [`VIEWS`](crate::embed::parameter::VIEWS): the name, and
    /// what it is for.
    pub views: [(&'static str, &'static str); 4],
    pub view: &'static str,
    pub options: &'static str,
    /// The name of a parameter.
    pub label: fn(Parameter) -> &'static str,
    /// How to write it; empty where that is plain.
    pub hint: fn(Parameter) -> &'static str,
    /// Before the time controls that a typed text can mean.
    pub which: &'static str,
    /// The name of a value that the user can choose.
    pub value: fn(Parameter, &str) -> Option<&'static str>,
    /// The legend of the choice between a game and a position.
    pub shows: &'static str,
    pub shows_game: &'static str,
    pub shows_position: &'static str,
    /// The name of the frame, for screen readers.
    pub preview: &'static str,
    pub as_shown: &'static str,
    /// How high it is, in pixels.
    pub high: fn(u16) -> String,
    /// In place of the preview, without a network.
    pub preview_offline: &'static str,
    pub snippet: &'static str,
    pub plain: &'static str,
    pub plain_code: &'static str,
    pub plain_why: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub not_copied: &'static str,
    pub host: &'static str,
    pub host_how: &'static [&'static str],
    pub notes: &'static str,
    pub notes_are: &'static [&'static str],
    // The views themselves.
    pub start_hint: &'static str,
    pub bad_start: &'static str,
    pub bad_days: &'static str,
}
