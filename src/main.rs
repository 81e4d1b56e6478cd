//! The program of the clock and what is around it; in a build for those who
//! make the app, all programs in one, in all languages.

#![forbid(unsafe_code)]

use zeitnot::embed::clock;
use zeitnot::embed::parameter::VIEWS;
use zeitnot::platform::{frame, location, media};
use zeitnot::ui::text::{self, Language, known, language};
use zeitnot::ui::{embed, program};

const LANGUAGE: &Language = language(option_env!("ZEITNOT_LANGUAGE"));

fn main() {
    if cfg!(debug_assertions) {
        // What a panic says is for those who build the app.
        #[cfg(debug_assertions)]
        console_error_panic_hook::set_once();
        let language = known(&media::language()).unwrap_or(LANGUAGE);
        text::choose_all(language);
        if frame::is_page() {
            // `public/start.js` chooses between two programs by the same name.
            let view = location::value_of("view", &location::query());
            match view.is_some_and(|view| VIEWS[1..].contains(&&*view)) {
                true => embed::run(),
                false => clock::run(language.embed),
            }
        } else {
            program::run(program::EVERY);
        }
    } else {
        text::choose(const { LANGUAGE.base });
        program::run(program::TABLE);
    }
}
