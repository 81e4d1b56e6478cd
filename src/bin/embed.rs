//! The embedded views but the clock: see `zeitnot::ui::embed`.

fn main() {
    zeitnot::ui::embed::run();
}
