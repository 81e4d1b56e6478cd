//! The embedded clock: see `zeitnot::embed::clock`.

#![forbid(unsafe_code)]

use zeitnot::embed::clock;
use zeitnot::embed::words::{EmbedText, words};

const WORDS: &EmbedText = words(option_env!("ZEITNOT_LANGUAGE"));

fn main() {
    clock::run(WORDS);
}
