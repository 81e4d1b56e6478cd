//! Work that waits for something.

/// Goes on with it whenever what it waits for has come.
pub(crate) fn spawn(work: impl Future<Output = ()> + 'static) {
    wasm_bindgen_futures::spawn_local(work);
}
