//! The embedded views except the clock: see `zeitnot::ui::frames`.

fn main() {
    zeitnot::platform::panic::report();
    zeitnot::ui::areas::run_frame();
}
