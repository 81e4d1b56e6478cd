//! The program `learn`: the lessons, and what can be embedded.

#![forbid(unsafe_code)]

use zeitnot::ui::program;
use zeitnot::ui::text::{self, Language, language};

const LANGUAGE: &Language = language(option_env!("ZEITNOT_LANGUAGE"));

fn main() {
    text::choose(const { LANGUAGE.base });
    text::choose_board(const { LANGUAGE.board });
    text::choose_learn(const { LANGUAGE.learn });
    // What is wrong with an address that the gallery makes.
    text::choose_embed(const { LANGUAGE.embed });
    program::run(program::LEARN);
}
