//! The program of the clock and what is around it; in a build for those who
//! make the app, all programs in one, in all languages.

#![forbid(unsafe_code)]

use zeitnot::embed::clock;
use zeitnot::platform::{frame, media};
use zeitnot::ui::program;
use zeitnot::ui::text::{self, Language, known, language};

const LANGUAGE: &Language = language(option_env!("ZEITNOT_LANGUAGE"));

fn main() {
    if cfg!(debug_assertions) {
        // What a panic says is for those who build the app.
        #[cfg(debug_assertions)]
        console_error_panic_hook::set_once();
        let language = known(&media::language()).unwrap_or(LANGUAGE);
        text::choose_all(language);
        if frame::is_page() {
            clock::run(language.embed);
        } else {
            program::run(program::EVERY);
        }
    } else {
        text::choose(const { LANGUAGE.base });
        program::run(program::TABLE);
    }
}
