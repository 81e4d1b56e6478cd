//! A file of the device as it comes to the page, by whatever way: [`ChosenFile`].

use js_sys::Uint8Array;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File};

use super::js;

/// A file that was read.
#[derive(Clone, Debug)]
pub struct ChosenFile {
    pub bytes: Vec<u8>,
    /// The way to read it again, in browsers that have one.
    pub handle: Option<FileHandle>,
}

/// A file that was read, or why it was not.
pub type Chosen = Result<ChosenFile, FileError>;

/// A file on the device that may be read again without choosing it, if the user allows it. Only
/// Chromium hands such handles out.
#[derive(Clone, Debug)]
pub struct FileHandle(JsValue);

/// Why a file was not read.
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
    /// The user, or a policy, does not let the page read it again.
    #[error("the file may not be read")]
    Refused,
    /// It is no longer where it was.
    #[error("the file is gone")]
    Gone,
}

impl From<Vec<u8>> for ChosenFile {
    fn from(bytes: Vec<u8>) -> ChosenFile {
        let handle = None;
        ChosenFile { bytes, handle }
    }
}

impl FileHandle {
    /// A handle as the browser hands it out; `None` for a folder and for anything else.
    pub(super) fn of(handle: JsValue) -> Option<FileHandle> {
        let is_file = js::get(&handle, "kind").is_some_and(|kind| kind == "file");
        (is_file && js::has(&handle, "requestPermission")).then_some(FileHandle(handle))
    }

    pub(super) const fn get(&self) -> &JsValue {
        &self.0
    }

    /// The name of the file.
    pub fn name(&self) -> String {
        let name = js::get(&self.0, "name").and_then(|name| name.as_string());
        name.unwrap_or_default()
    }
}

/// Reads the file of a handle, or of anything that has its method `getFile`.
pub(super) async fn read_by(handle: JsValue, limit: u32) -> Chosen {
    let asked = js::ask(&handle, "getFile", &[]).ok_or(FileError::Unreadable)?;
    let file = match JsFuture::from(asked).await {
        Ok(file) => file.dyn_into::<File>().map_err(|_| FileError::Unreadable)?,
        Err(why) => return Err(reason(&why)),
    };
    Ok(ChosenFile {
        bytes: bytes_of(&file, limit).await?,
        handle: FileHandle::of(handle),
    })
}

/// Why a handle has no file.
fn reason(error: &JsValue) -> FileError {
    match js::name(error).as_str() {
        "NotFoundError" => FileError::Gone,
        "NotAllowedError" => FileError::Refused,
        _ => FileError::Unreadable,
    }
}

/// The bytes of a file.
pub(super) async fn bytes_of(file: &Blob, limit: u32) -> Result<Vec<u8>, FileError> {
    let buffer = contents(file, limit, "arrayBuffer").await?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

/// The contents of a file, as this method of it has them.
pub(super) async fn contents(file: &Blob, limit: u32, method: &str) -> Result<JsValue, FileError> {
    if file.size() > f64::from(limit) {
        return Err(FileError::TooLarge);
    }
    let read = js::ask(file.as_ref(), method, &[]);
    js::answer(read).await.ok_or(FileError::Unreadable)
}
