//! Files and texts that are dropped on the page: [`on_drop`].

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DragEvent, Element, Event};

use super::file::{Chosen, ChosenFile, FileError, FileHandle, bytes_of};
use super::js;
use super::listener::{Listener, of_window, prevent_default};
use super::task::spawn;

/// Reads the first file, or else the text, that is dropped anywhere on the page, and reports with
/// `drag` whether something is held over it.
pub fn on_drop(
    limit: u32,
    drag: impl Fn(bool) + Copy + 'static,
    read: impl Fn(Chosen) + Copy + 'static,
) -> Vec<Listener> {
    // Links and words of the page itself can be dragged, too.
    let is_own = Rc::new(Cell::new(false));
    let owned = |name: &'static str, own: bool| {
        let is_own = is_own.clone();
        of_window(name, move |_| is_own.set(own))
    };
    let begin = owned("dragstart", true);
    let end = owned("dragend", false);
    let is_own_over = is_own.clone();
    let over = of_window("dragover", move |event| {
        if !is_own_over.get() && taken(event).is_some() {
            prevent_default(event);
            drag(true);
        }
    });
    let leave = of_window("dragleave", move |event| {
        // Between two elements of the page, this is the next one.
        if js::get(event, "relatedTarget").is_none() {
            drag(false);
        }
    });
    let dropped = of_window("drop", move |event| {
        drag(false);
        if let Some(event) = taken(event).filter(|_| !is_own.get()) {
            prevent_default(event);
            read_dropped(event, limit, read);
        }
    });
    let all = [begin, end, over, leave, dropped];
    all.into_iter().flatten().collect()
}

/// The event, if it has something to take: a file; or a text, unless a field takes that itself.
fn taken(event: &Event) -> Option<&DragEvent> {
    let event: &DragEvent = event.dyn_ref()?;
    let types = event.data_transfer()?.types();
    let has = |kind: &str| types.includes(&JsValue::from_str(kind), 0);
    let is_for_field = || {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        target.is_some_and(|target| target.matches("input, textarea").unwrap_or(false))
    };
    (has("Files") || has("text/plain") && !is_for_field()).then_some(event)
}

fn read_dropped(event: &DragEvent, limit: u32, read: impl FnOnce(Chosen) + 'static) {
    let Some(dropped) = event.data_transfer() else {
        return;
    };
    if let Some(file) = dropped.files().and_then(|files| files.get(0)) {
        // This has to be asked before the event is over.
        let item = js::get(&dropped, "items").and_then(|items| js::get(&items, "0"));
        let asked = item.and_then(|item| js::ask(&item, "getAsFileSystemHandle", &[]));
        return spawn(async move {
            let handle = js::answer(asked).await.and_then(FileHandle::of);
            let bytes = bytes_of(&file, limit).await;
            read(bytes.map(|bytes| ChosenFile { bytes, handle }));
        });
    }
    read(match dropped.get_data("text/plain") {
        Ok(text) if text.len() > limit as usize => Err(FileError::TooLarge),
        Ok(text) if !text.is_empty() => Ok(text.into_bytes().into()),
        _ => Err(FileError::None),
    });
}
