//! The program of the clock and what is around it; in a build for those who
//! make the app, all programs in one.

use zeitnot::ui::program;

fn main() {
    if cfg!(debug_assertions) {
        // What a panic says is for those who build the app.
        #[cfg(debug_assertions)]
        console_error_panic_hook::set_once();
        program::run(program::EVERY);
    } else {
        program::run(program::TABLE);
    }
}
