//! The embedded clock: see `zeitnot::embed::clock`.

#![forbid(unsafe_code)]

use zeitnot::embed::clock;
use zeitnot::ui::text::{Language, language};

const LANGUAGE: &Language = language(option_env!("ZEITNOT_LANGUAGE"));

fn main() {
    clock::run(const { LANGUAGE.embed });
}
