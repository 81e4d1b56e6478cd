//! Saving and reading files.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use super::dom::DomEvent;
use super::{js, task, timer};
use crate::time::Millis;

/// Offers `text` to the user as a file. Returns whether the browser accepted it.
pub fn save_text(file_name: &str, media_type: &str, text: &str) -> bool {
    try_save(file_name, media_type, text).is_some()
}

fn try_save(file_name: &str, media_type: &str, text: &str) -> Option<()> {
    let options = BlobPropertyBag::new();
    options.set_type(media_type);
    let parts = Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    let link: HtmlAnchorElement = js::document()?.create_element("a").ok()?.dyn_into().ok()?;
    let url = Url::create_object_url_with_blob(&blob).ok()?;
    link.set_href(&url);
    link.set_download(file_name);
    link.click();
    // Safari begins to read it only after some time.
    timer::once(Millis::minutes(1), move || {
        let _ = Url::revoke_object_url(&url);
    });
    Some(())
}

/// Why a chosen file was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    /// No file was chosen.
    #[error("no file was chosen")]
    None,
    /// It is larger than the limit.
    #[error("the file is too large")]
    TooLarge,
    /// The browser could not read it.
    #[error("the browser could not read the file")]
    Unreadable,
}

/// Reads the file chosen in the file input of this event as text of at most `limit` bytes, and
/// passes its name and contents on. The input is emptied, so that the same file can be chosen
/// again.
pub fn read_chosen(
    event: &DomEvent,
    limit: u32,
    read: impl FnOnce(Result<(String, String), FileError>) + 'static,
) {
    ask_chosen(event, limit, "text", move |name, result| {
        read(match result {
            Ok(text) => match text.as_string() {
                Some(text) => Ok((name, text)),
                None => Err(FileError::Unreadable),
            },
            Err(fault) => Err(fault),
        });
    });
}

/// As [`read_chosen`], but passes on the bytes, for texts in an encoding that the browser does not
/// guess.
pub fn read_chosen_bytes(
    event: &DomEvent,
    limit: u32,
    read: impl FnOnce(Result<Vec<u8>, FileError>) + 'static,
) {
    ask_chosen(event, limit, "arrayBuffer", move |_, result| {
        read(result.map(|buffer| Uint8Array::new(&buffer).to_vec()));
    });
}

/// As [`read_chosen_bytes`], of the first file that was dropped with this event; or else of the text
/// that was.
pub fn read_dropped_bytes(
    event: &web_sys::DragEvent,
    limit: u32,
    read: impl FnOnce(Result<Vec<u8>, FileError>) + 'static,
) {
    let Some(dropped) = event.data_transfer() else {
        return read(Err(FileError::None));
    };
    if let Some(file) = dropped.files().and_then(|files| files.get(0)) {
        return ask_file(&file, limit, "arrayBuffer", move |_, result| {
            read(result.map(|buffer| Uint8Array::new(&buffer).to_vec()));
        });
    }
    read(match dropped.get_data("text/plain") {
        Ok(text) if text.len() > limit as usize => Err(FileError::TooLarge),
        Ok(text) if !text.is_empty() => Ok(text.into_bytes()),
        _ => Err(FileError::None),
    });
}

/// As [`read_chosen_bytes`], of the file with which the installed app is opened by the system. It may
/// be opened again with another one.
pub fn on_launched_bytes(limit: u32, read: impl Fn(Result<Vec<u8>, FileError>) + Copy + 'static) {
    let queue = js::window().and_then(|window| js::get(&window, "launchQueue"));
    let Some(queue) = queue.filter(JsValue::is_object) else {
        return;
    };
    let opened = Closure::<dyn FnMut(JsValue)>::new(move |launch: JsValue| {
        let files = js::get(&launch, "files").unwrap_or_default();
        let handle = Array::from(&files).get(0);
        let Some(promise) = js::ask(&handle, "getFile", &[]) else {
            return;
        };
        js::then(promise, move |file| {
            match file
                .ok()
                .and_then(|file| file.dyn_into::<web_sys::File>().ok())
            {
                Some(file) => ask_file(&file, limit, "arrayBuffer", move |_, result| {
                    read(result.map(|buffer| Uint8Array::new(&buffer).to_vec()));
                }),
                None => read(Err(FileError::Unreadable)),
            }
        });
    });
    js::call(&queue, "setConsumer", &[opened.as_ref()]);
    // The system may open a file as long as the app is there.
    opened.forget();
}

/// As [`read_chosen_bytes`], of what another app has shared with the installed one: the service worker
/// hands it over, once.
pub fn take_shared_bytes(limit: u32, read: impl FnOnce(Result<Vec<u8>, FileError>) + 'static) {
    task::spawn(async move { read(shared_bytes(limit).await) });
}

async fn shared_bytes(limit: u32) -> Result<Vec<u8>, FileError> {
    async fn ask(object: &JsValue, method: &str, with: &[&JsValue]) -> Result<JsValue, FileError> {
        let promise = js::ask(object, method, with).ok_or(FileError::Unreadable)?;
        let done = JsFuture::from(promise).await;
        done.map_err(|_| FileError::Unreadable)
    }
    let window = js::window().ok_or(FileError::Unreadable)?;
    let answer = ask(window.as_ref(), "fetch", &[&"shared".into()]).await?;
    let status = js::get(&answer, "status").and_then(|status| status.as_f64());
    if status != Some(200.0) {
        return Err(FileError::Unreadable);
    }
    let blob: Result<Blob, _> = ask(&answer, "blob", &[]).await?.dyn_into();
    let blob = blob.map_err(|_| FileError::Unreadable)?;
    if blob.size() > f64::from(limit) {
        return Err(FileError::TooLarge);
    }
    let buffer = ask(blob.as_ref(), "arrayBuffer", &[]).await?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

/// Reads the chosen file with this method of it.
fn ask_chosen(
    event: &DomEvent,
    limit: u32,
    method: &str,
    report: impl FnOnce(String, Result<JsValue, FileError>) + 'static,
) {
    let Some(input) = event.input() else {
        return report(String::new(), Err(FileError::None));
    };
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return report(String::new(), Err(FileError::None));
    };
    input.set_value("");
    ask_file(&file, limit, method, report);
}

/// Reads a file with this method of it.
fn ask_file(
    file: &web_sys::File,
    limit: u32,
    method: &str,
    report: impl FnOnce(String, Result<JsValue, FileError>) + 'static,
) {
    let name = file.name();
    if file.size() > f64::from(limit) {
        return report(name, Err(FileError::TooLarge));
    }
    match js::ask(file.as_ref(), method, &[]) {
        None => report(name, Err(FileError::Unreadable)),
        Some(promise) => js::then(promise, move |result| {
            report(name, result.map_err(|_| FileError::Unreadable));
        }),
    }
}
