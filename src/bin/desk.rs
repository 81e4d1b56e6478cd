//! The program `desk`: whatever has a chess board, and games by post.

#![forbid(unsafe_code)]

use zeitnot::ui::program;
use zeitnot::ui::text::{self, Language, language};

const LANGUAGE: &Language = language(option_env!("ZEITNOT_LANGUAGE"));

fn main() {
    text::choose(const { LANGUAGE.base });
    text::choose_board(const { LANGUAGE.board });
    text::choose_desk(const { LANGUAGE.desk });
    program::run(program::DESK);
}
