//! Saving and reading files.

use js_sys::Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use super::dom::DomEvent;
use super::file::{Chosen, ChosenFile, FileError, bytes_of, contents, read_by};
use super::task::spawn;
use super::{js, timer};
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

/// Reads the file chosen in the file input of this event as text of at most `limit` bytes, and
/// passes its name and contents on. The input is emptied, so that the same file can be chosen
/// again.
pub fn read_chosen(
    event: &DomEvent,
    limit: u32,
    read: impl FnOnce(Result<(String, String), FileError>) + 'static,
) {
    let Some(file) = chosen(event) else {
        return read(Err(FileError::None));
    };
    let name = file.name();
    spawn(async move {
        let text = contents(&file, limit, "text").await;
        let text = text.and_then(|text| text.as_string().ok_or(FileError::Unreadable));
        read(text.map(|text| (name, text)));
    });
}

/// As [`read_chosen`], but passes on the bytes, for texts in an encoding that the browser does not
/// guess.
pub fn read_chosen_bytes(event: &DomEvent, limit: u32, read: impl FnOnce(Chosen) + 'static) {
    let Some(file) = chosen(event) else {
        return read(Err(FileError::None));
    };
    spawn(async move { read(bytes_of(&file, limit).await.map(ChosenFile::from)) });
}

/// As [`read_chosen_bytes`], of the file with which the installed app is opened by the system. It may
/// be opened again with another one.
pub fn on_launched_bytes(limit: u32, read: impl Fn(Chosen) + Copy + 'static) {
    let queue = js::window().and_then(|window| js::get(&window, "launchQueue"));
    let Some(queue) = queue.filter(JsValue::is_object) else {
        return;
    };
    let opened = Closure::<dyn FnMut(JsValue)>::new(move |launch: JsValue| {
        let files = js::get(&launch, "files").unwrap_or_default();
        let handle = Array::from(&files).get(0);
        // The app was started without a file.
        if handle.is_object() {
            spawn(async move { read(read_by(handle, limit).await) });
        }
    });
    js::call(&queue, "setConsumer", &[opened.as_ref()]);
    // The system may open a file as long as the app is there.
    opened.forget();
}

/// As [`read_chosen_bytes`], of what another app has shared with the installed one: the service worker
/// hands it over, once.
pub fn take_shared_bytes(limit: u32, read: impl FnOnce(Chosen) + 'static) {
    spawn(async move { read(shared_bytes(limit).await.map(ChosenFile::from)) });
}

async fn shared_bytes(limit: u32) -> Result<Vec<u8>, FileError> {
    let window = js::window().ok_or(FileError::Unreadable)?;
    let fetched = js::ask(window.as_ref(), "fetch", &[&"shared".into()]);
    let answer = js::answer(fetched).await.ok_or(FileError::Unreadable)?;
    let status = js::get(&answer, "status").and_then(|status| status.as_f64());
    if status != Some(200.0) {
        return Err(FileError::Unreadable);
    }
    let blob = js::answer(js::ask(&answer, "blob", &[])).await;
    let blob = blob.and_then(|blob| blob.dyn_into::<Blob>().ok());
    bytes_of(&blob.ok_or(FileError::Unreadable)?, limit).await
}

/// The file that was chosen in the input of this event, which is emptied.
fn chosen(event: &DomEvent) -> Option<web_sys::File> {
    let input = event.input()?;
    let file = input.files()?.get(0);
    input.set_value("");
    file
}
