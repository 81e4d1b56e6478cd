//! The embedded views but the clock: see `zeitnot::ui::embed`.

#![forbid(unsafe_code)]

fn main() {
    zeitnot::ui::embed::run();
}
