//! The parts of the app that are loaded when they are first needed: [`Chunks`]. `main.rs` has the
//! split points and gives the functions that load them.

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::{AnyView, RwSignal};

use super::context::AppContext;
use super::context::correspondence_store::CorrespondenceStore;
use super::draw_pages::DrawPages;
use super::route::Area;
use super::text::TextArea;
use super::widgets::panel::handle::Panel;

/// Puts the functions of an area in use, which draw its pages.
pub type UsePages = fn(&mut DrawPages);

/// Puts texts that are here in use.
pub type UseTexts = Box<dyn FnOnce()>;

/// Draws the correspondence games that are due next, and sets how many are not over.
pub type DrawDeadline = fn(AppContext, RwSignal<usize>) -> AnyView;

/// Draws the panel of a clock.
pub type DrawPanel = fn(Panel) -> AnyView;

/// Saves a backup as a file.
pub type SaveBackup = fn(CorrespondenceStore);

/// A chunk that is being loaded.
pub type Loading<T> = Pin<Box<dyn Future<Output = Result<T, NotLoaded>>>>;

/// A chunk could not be loaded; [`crate::platform::start::fault`] says why. The next attempt starts
/// again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a part of the app could not be loaded")]
pub struct NotLoaded;

impl From<wasm_split_helpers::SplitLoaderError> for NotLoaded {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> NotLoaded {
        NotLoaded
    }
}

/// The functions that load the chunks. A chunk that is there already is returned at once.
#[derive(Clone, Copy, Debug)]
pub struct Chunks {
    /// Draws the clock, which is always there.
    pub clock: fn() -> AnyView,
    /// The pages of an area.
    pub pages: fn(Area) -> Loading<UsePages>,
    /// Texts of a language, by its tag.
    pub texts: fn(&str, TextArea) -> Loading<UseTexts>,
    /// The function that draws the correspondence games on the first page.
    pub deadline: fn() -> Loading<DrawDeadline>,
    /// The function that draws the panel.
    pub panel: fn() -> Loading<DrawPanel>,
    /// The function that saves a backup of everything.
    pub backup: fn() -> Loading<SaveBackup>,
}
