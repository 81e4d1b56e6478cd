//! Speaking a text.

use wasm_bindgen::JsValue;
use web_sys::SpeechSynthesisUtterance;

use super::js;

/// Whether this browser can speak.
pub fn is_supported() -> bool {
    synthesis().is_some()
}

/// Speaks `text` in the language `lang` (such as `en` or `de-CH`), replacing what is being spoken.
/// Returns whether the browser accepted it.
pub fn say(text: &str, lang: &str) -> bool {
    let Some(synthesis) = synthesis() else {
        return false;
    };
    let Ok(utterance) = SpeechSynthesisUtterance::new_with_text(text) else {
        return false;
    };
    utterance.set_lang(lang);
    js::call(&synthesis, "cancel", &[]);
    js::call(&synthesis, "speak", &[utterance.as_ref()]).is_some()
}

/// To be called in a gesture: some browsers let a page speak only after one.
pub fn unlock() {
    if let (Some(synthesis), Ok(nothing)) = (synthesis(), SpeechSynthesisUtterance::new()) {
        js::call(&synthesis, "speak", &[nothing.as_ref()]);
    }
}

/// Stops speaking, and drops what is queued.
pub fn stop() {
    if let Some(synthesis) = synthesis() {
        js::call(&synthesis, "cancel", &[]);
    }
}

fn synthesis() -> Option<JsValue> {
    js::get(js::window()?.as_ref(), "speechSynthesis")
}
