//! The few words of the embedded clock, and of what is wrong with an address:
//! [`EmbedText`]. A language fills them in (`src/ui/text`); they must draw no
//! others into the download.

use super::parameter::ParameterError;
use crate::clock::notation::NotationError;
use crate::clock::{Color, Outcome};
use crate::time::Millis;

/// The words as the languages have them, by the build script.
mod found {
    include!(concat!(env!("OUT_DIR"), "/embed_words.rs"));

    pub(super) const ALL: &[(&str, &super::EmbedText)] = &WORDS;
}

/// The words of a language, by its tag.
///
/// # Panics
/// When there is no such language: in a constant, an error of the build.
pub const fn words(tag: &str) -> &'static EmbedText {
    let mut i = 0;
    while i < found::ALL.len() {
        if is_same(found::ALL[i].0, tag) {
            return found::ALL[i].1;
        }
        i += 1;
    }
    panic!("no folder of src/ui/text has the words of this language")
}

/// The words of a page in that language, by its tag; in English where there are
/// none.
pub fn words_of_page(tag: &str) -> &'static EmbedText {
    let mut known = found::ALL.iter();
    let found = known.find(|(known, _)| is_same(known, tag));
    found.map_or(const { words("en") }, |(_, words)| words)
}

/// Whether these are the same language, by tag or by module: `pt_br` is the
/// module of `pt-BR`.
pub(crate) const fn is_same(a: &str, b: &str) -> bool {
    const fn letter(letter: u8) -> u8 {
        match letter {
            b'-' => b'_',
            letter => letter.to_ascii_lowercase(),
        }
    }
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if letter(a[i]) != letter(b[i]) {
            return false;
        }
        i += 1;
    }
    true
}

#[allow(missing_docs, missing_debug_implementations, reason = "texts")]
pub struct EmbedText {
    /// What the frame is, for who does not see it.
    pub clock: &'static str,
    /// Before what is wrong with an address, in words.
    pub cannot_show: &'static str,
    /// What is wrong with an address: where, and what is allowed.
    pub problem: fn(&ParameterError) -> String,
    /// What is wrong with a time control.
    pub control: fn(&NotationError) -> String,
    /// A control that can be read and makes no game.
    pub no_game: &'static str,
    /// The way to the whole app.
    pub open: &'static str,
    pub color: fn(Color) -> &'static str,
    pub press_to_start: &'static str,
    pub waits_for_start: &'static str,
    pub moves: fn(u32) -> String,
    pub moves_to_go: fn(u32) -> String,
    pub period: fn(usize, usize) -> String,
    pub delay: &'static str,
    pub byo_yomi: fn(u16) -> String,
    pub canadian: fn(u16) -> String,
    pub low: &'static str,
    pub to_hold: &'static str,
    pub press_gives: fn(Millis) -> String,
    pub flag: &'static str,
    pub flag_first: &'static str,
    pub flag_second: &'static str,
    pub flag_main_time: &'static str,
    pub flag_extra_time: &'static str,
    pub pause: &'static str,
    pub resume: &'static str,
    pub new_game: &'static str,
    pub turn: &'static str,
    pub full_screen: &'static str,
    pub claim_draw: &'static str,
    /// How it is claimed.
    pub claim_hold: &'static str,
    /// What it asks back where it was pressed by a key.
    pub claim_again: &'static str,
    pub stopped: fn(Color) -> &'static str,
    pub flag_fell: fn(Color) -> &'static str,
    pub first_flag_fell: fn(Color) -> &'static str,
    pub wins: fn(Color) -> &'static str,
    pub draw: &'static str,
    /// How the game has ended.
    pub outcome: fn(Outcome) -> &'static str,
    pub away: fn(Color, Millis) -> String,
    pub count_away: &'static str,
    pub ignore_away: &'static str,
    /// What a side has left, as one says it.
    pub left: fn(Color, Millis) -> String,
}
