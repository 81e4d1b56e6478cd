//! The embedded views but the clock: see `zeitnot::ui::embed`.

#![forbid(unsafe_code)]

use zeitnot::ui::embed;
use zeitnot::ui::text::{self, Language, language};

const LANGUAGE: &Language = language(option_env!("ZEITNOT_LANGUAGE"));

fn main() {
    text::choose(const { LANGUAGE.base });
    text::choose_board(const { LANGUAGE.board });
    text::choose_desk(const { LANGUAGE.desk });
    text::choose_learn(const { LANGUAGE.learn });
    text::choose_embed(const { LANGUAGE.embed });
    embed::run();
}
