//! The parts of the app that are loaded when they are first needed: [`Chunks`]. `main.rs` has the
//! split points and gives the functions that load them.

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::{AnyView, Memo, RwSignal};

use super::context::AppContext;
use super::context::app_storage::StartReport;
use super::context::correspondence_store::CorrespondenceStore;
use super::draw_pages::DrawPages;
use super::route::Area;
use super::widgets::panel::handle::Panel;
use crate::clock::view::half::{CornerActions, HalfView};
use crate::clock::{Color, Seat, Setup};
use crate::qr::Drawing;
use crate::qr::series::{Garbled, Reader};

/// Puts the functions of an area in use, which draw its pages.
pub type UsePages = fn(&mut DrawPages);

/// Draws the correspondence games that are due next, and sets how many are not over.
pub type DrawDeadline = fn(AppContext, RwSignal<usize>) -> AnyView;

/// Draws what a clock shows besides its halves and its bar: nobody needs it at the first paint.
#[derive(Clone, Copy, Debug)]
pub struct DrawLate {
    /// The panel.
    pub panel: fn(Panel) -> AnyView,
    /// The name of the player at a seat, and the points of a match; the panel may be open.
    pub player: fn(Seat, Memo<bool>) -> AnyView,
    /// Notices with their buttons.
    pub notices: fn() -> AnyView,
    /// The claims against absent and late players.
    pub defaults: fn() -> AnyView,
    /// The claim of a draw by the side at a seat.
    pub draw_claim: DrawClaim,
}

/// Draws the claim of a draw on a half: its seat, what it shows, and the acts of the corner.
pub type DrawClaim = fn(Seat, Memo<HalfView>, Memo<(Color, CornerActions)>) -> AnyView;

/// Reads a time control that somebody may have written by hand.
pub type ReadControl = fn(&str) -> Result<Setup, String>;

/// Reports the result of a start.
pub type ReportStart = fn(AppContext, StartReport);

/// Saves a backup as a file.
pub type SaveBackup = fn(CorrespondenceStore);

/// Makes codes for cameras, and reads a series of them.
#[derive(Clone, Copy, Debug)]
pub struct Codes {
    /// The code of a link; `None` if it is too long.
    pub of_link: fn(&str) -> Option<Drawing>,
    /// Cuts a text into the parts of a series; `None` if it is too long.
    pub parts: fn(&str) -> Option<Vec<String>>,
    /// The code of a part.
    pub of_part: fn(&str) -> Option<Drawing>,
    /// Takes what a code says; the text, once all codes of a series have been read.
    pub read: fn(&mut Reader, &str) -> Option<Result<String, Garbled>>,
}

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
    /// The function that draws the correspondence games on the first page.
    pub deadline: fn() -> Loading<DrawDeadline>,
    /// The functions that draw what a clock shows after the first paint.
    pub late: fn() -> Loading<DrawLate>,
    /// The function that reads the time control of a link.
    pub control: fn() -> Loading<ReadControl>,
    /// The function that reports the result of a start, if there is something to report.
    pub report: fn() -> Loading<ReportStart>,
    /// The function that saves a backup of everything.
    pub backup: fn() -> Loading<SaveBackup>,
    /// The functions that make and read codes for cameras.
    pub codes: fn() -> Loading<Codes>,
}
