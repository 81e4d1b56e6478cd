//! Asynchronous work.

/// Runs a future to its end.
pub(crate) fn spawn(work: impl Future<Output = ()> + 'static) {
    wasm_bindgen_futures::spawn_local(work);
}
