//! The camera, and the codes that the browser sees in its pictures: [`Camera`].

use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlVideoElement;

use super::js;

/// The class of the browser that finds codes in pictures.
const DETECTOR: &str = "BarcodeDetector";

/// The kind of code that it looks for.
const KIND: &str = "qr_code";

/// Why there is no camera.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CameraError {
    /// The device has none, or another program uses it.
    #[error("the device has no camera that is free")]
    None,
    /// The user or a policy does not allow it.
    #[error("the camera is not allowed")]
    Refused,
}

/// Whether this browser has a camera's pictures and finds codes in them.
pub async fn reads_codes() -> bool {
    if devices().is_none() {
        return false;
    }
    let detector = js::get(&js_sys::global(), DETECTOR);
    let asked = detector.and_then(|detector| js::ask(&detector, "getSupportedFormats", &[]));
    let kinds = js::answer(asked).await;
    kinds.is_some_and(|kinds| Array::from(&kinds).includes(&KIND.into(), 0))
}

/// A camera whose pictures are seen in a video. It is let go when this is dropped.
#[must_use = "the camera is let go when this is dropped"]
#[derive(Debug)]
pub struct Camera {
    video: HtmlVideoElement,
    stream: JsValue,
    detector: JsValue,
}

impl Camera {
    /// Asks the user for the camera that looks away from the screen, and shows its pictures in the
    /// video. They stay on the device, and none is kept.
    ///
    /// # Errors
    /// [`CameraError`] if there is no camera, or none for this page.
    pub async fn open(video: HtmlVideoElement) -> Result<Camera, CameraError> {
        let kinds = js::object("formats", &Array::of1(&KIND.into()));
        let detector = js::made(DETECTOR, &kinds).ok_or(CameraError::None)?;
        let wanted = js::object("facingMode", &"environment".into());
        let wanted = js::object("video", &wanted);
        let asked = devices().and_then(|devices| js::ask(&devices, "getUserMedia", &[&wanted]));
        let stream = match JsFuture::from(asked.ok_or(CameraError::None)?).await {
            Ok(stream) => stream,
            Err(why) if js::name(&why) == "NotAllowedError" => return Err(CameraError::Refused),
            Err(_) => return Err(CameraError::None),
        };
        let camera = Camera {
            video,
            stream,
            detector,
        };
        // A video takes every stream.
        let _ = Reflect::set(&camera.video, &"srcObject".into(), &camera.stream);
        // Where it fails there are no pictures, and so no codes.
        if let Some(playing) = js::ask(&camera.video, "play", &[]) {
            js::ignore(playing);
        }
        Ok(camera)
    }

    /// The texts of the codes in the present picture.
    pub async fn codes(&self) -> Vec<String> {
        // It fails before the first picture.
        let found = js::answer(js::ask(&self.detector, "detect", &[&self.video])).await;
        let said = |code: JsValue| js::get(&code, "rawValue")?.as_string();
        list(found).iter().filter_map(said).collect()
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        for track in list(js::call(&self.stream, "getTracks", &[])) {
            js::call(&track, "stop", &[]);
        }
        let _ = Reflect::set(&self.video, &"srcObject".into(), &JsValue::NULL);
    }
}

/// A list of the browser; an empty one if there is none.
fn list(found: Option<JsValue>) -> Array {
    found.map(|found| Array::from(&found)).unwrap_or_default()
}

/// The browser's media devices. It has none on a page that came without encryption.
fn devices() -> Option<JsValue> {
    js::get(&js::navigator()?, "mediaDevices")
}
