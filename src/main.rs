//! Mounts the app; nothing else.

fn main() {
    // What a panic says is for those who build the app.
    #[cfg(debug_assertions)]
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(zeitnot::ui::app);
}
