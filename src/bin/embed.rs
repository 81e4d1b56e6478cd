//! The embedded views except the clock: see `zeitnot::ui::embed`.

fn main() {
    zeitnot::ui::embed::run();
}
