//! Files that a test gives to the page, and takes from it.

use serde_json::json;
use zeitnot_webdriver::page::Page;

/// Notes in each page from now on what it saves as a file.
pub const SAVED: &str = "window.saved = []; const create = URL.createObjectURL;\
    URL.createObjectURL = (blob) => {\
      blob.text().then((text) => window.saved.push(text)); return create.call(URL, blob); };";

/// The text of the file that a page saves when `save` is done; [`SAVED`] has noted it.
#[track_caller]
pub fn saved(page: &Page, save: impl FnOnce()) -> String {
    page.session().run("window.saved.length = 0", &[]);
    save();
    page.wait("window.saved.length === 1");
    let text = page.value("window.saved[0]");
    text.as_str().expect("a text").to_owned()
}

/// Chooses a file of this name and text in a field.
#[track_caller]
pub fn choose_file(page: &Page, field: &str, name: &str, text: &str) {
    page.wait_for(field);
    // In Firefox a script of a test has objects of its own.
    page.session().run(
        "const [field, name, text] = arguments;
         const input = document.querySelector(field);
         const files = new window.DataTransfer();
         files.items.add(new window.File([text], name));
         input.files = files.files;
         input.dispatchEvent(new window.Event('change', { bubbles: true }));",
        &[json!(field), json!(name), json!(text)],
    );
}
