//! The program `desk`: see `zeitnot::ui::program`.

#![forbid(unsafe_code)]

use zeitnot::ui::program;

fn main() {
    program::run(program::DESK);
}
