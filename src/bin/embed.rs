//! The other embedded views: see `zeitnot::embed`.

#![forbid(unsafe_code)]

use zeitnot::ui::text::{self, Language, language};

const LANGUAGE: &Language = language(option_env!("ZEITNOT_LANGUAGE"));

fn main() {
    text::choose_embed(const { LANGUAGE.embed });
}
