//! The languages, and the one in use: [`Language`].
//!
//! Its texts are divided into areas ([`TextArea`]), which are loaded with the
//! pages that say them. Texts are in use when they were chosen; who has all of
//! them at hand, as a frame, chooses all at once ([`choose_all`]).

use std::cell::Cell;
use std::thread::LocalKey;

use super::correspondence::CorrespondenceText;
use super::embed::EmbedText;
use super::learn::LearnText;
use super::play::PlayText;
use super::study::StudyTexts;
use super::{BoardText, ManageText, Text};
use crate::embed::words::is_same;

/// A part of a language that is loaded by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextArea {
    /// What every page may say.
    Base,
    /// Time controls, past games, settings.
    Manage,
    /// The chess board.
    Board,
    /// A game at the board.
    Play,
    /// A game to look at, and who could still win.
    Study,
    /// Correspondence games.
    Correspondence,
    /// The lessons, and what can be embedded.
    Learn,
}

/// One language: its texts, area by area.
#[derive(Clone, Copy)]
pub struct Language {
    /// Its tag (BCP 47), as in `<html lang>`.
    pub tag: &'static str,
    /// Its name, in itself.
    pub name: &'static str,
    /// What every page may say.
    pub base: &'static Text,
    /// Time controls, past games, settings.
    pub manage: &'static ManageText,
    /// The chess board.
    pub board: &'static BoardText,
    /// A game at the board.
    pub play: &'static PlayText,
    /// A game to look at, and who could still win.
    pub study: &'static StudyTexts,
    /// Correspondence games.
    pub correspondence: &'static CorrespondenceText,
    /// The lessons and the quiz.
    pub learn: &'static LearnText,
    /// The embedded clock.
    pub embed: &'static EmbedText,
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.tag)
    }
}

/// The languages as the files in this folder have them, by the build script.
mod found {
    include!(concat!(env!("OUT_DIR"), "/languages.rs"));
}

/// The tags of all languages, and their names in themselves.
pub const NAMES: [(&str, &str); found::LANGUAGES.len()] = {
    let mut names = [("", ""); found::LANGUAGES.len()];
    let mut i = 0;
    while i < names.len() {
        names[i] = (found::LANGUAGES[i].tag, found::LANGUAGES[i].name);
        i += 1;
    }
    names
};

/// The language of whoever asks for none that is here; its base is in the shell.
pub const DEFAULT: &str = "en";

/// The language of a tag. As a constant it links no other language.
///
/// # Panics
/// When there is no such language: in a constant, an error of the build.
pub const fn language(tag: &str) -> &'static Language {
    match known(tag) {
        Some(language) => language,
        None => panic!("no file of src/ui/text is a language of this tag"),
    }
}

/// The language of a tag, where there is one.
pub const fn known(tag: &str) -> Option<&'static Language> {
    let mut i = 0;
    while i < found::LANGUAGES.len() {
        if is_same(found::LANGUAGES[i].tag, tag) {
            return Some(found::LANGUAGES[i]);
        }
        i += 1;
    }
    None
}

/// Chooses all texts of a language.
pub fn choose_all(language: &Language) {
    choose(language.base);
    choose_manage(language.manage);
    choose_board(language.board);
    choose_play(language.play);
    choose_study(language.study);
    choose_correspondence(language.correspondence);
    choose_learn(language.learn);
    choose_embed(language.embed);
}

type Chosen<T> = Cell<Option<&'static T>>;

thread_local! {
    static BASE: Chosen<Text> = const { Cell::new(None) };
    static MANAGE: Chosen<ManageText> = const { Cell::new(None) };
    static BOARD: Chosen<BoardText> = const { Cell::new(None) };
    static PLAY: Chosen<PlayText> = const { Cell::new(None) };
    static STUDY: Chosen<StudyTexts> = const { Cell::new(None) };
    static CORRESPONDENCE: Chosen<CorrespondenceText> = const { Cell::new(None) };
    static LEARN: Chosen<LearnText> = const { Cell::new(None) };
    static EMBED: Chosen<EmbedText> = const { Cell::new(None) };
}

/// Chooses what every page may say.
pub fn choose(texts: &'static Text) {
    BASE.set(Some(texts));
}

/// Chooses the texts of time controls, past games and settings.
pub fn choose_manage(texts: &'static ManageText) {
    MANAGE.set(Some(texts));
}

/// Chooses the texts of the chess board.
pub fn choose_board(texts: &'static BoardText) {
    BOARD.set(Some(texts));
}

/// Chooses the texts of a game at the board.
pub fn choose_play(texts: &'static PlayText) {
    PLAY.set(Some(texts));
}

/// Chooses the texts of a game to look at, and of who could still win.
pub fn choose_study(texts: &'static StudyTexts) {
    STUDY.set(Some(texts));
}

/// Chooses the texts of correspondence games.
pub fn choose_correspondence(texts: &'static CorrespondenceText) {
    CORRESPONDENCE.set(Some(texts));
}

/// Chooses the texts of the lessons.
pub fn choose_learn(texts: &'static LearnText) {
    LEARN.set(Some(texts));
}

/// Chooses the texts of the embedded clock.
pub fn choose_embed(texts: &'static EmbedText) {
    EMBED.set(Some(texts));
}

/// What every page may say, in the language in use.
pub fn t() -> &'static Text {
    chosen(&BASE, |english| english.base)
}

/// The texts of time controls, past games and settings.
pub fn manage() -> &'static ManageText {
    chosen(&MANAGE, |english| english.manage)
}

/// The texts of the chess board.
pub fn board() -> &'static BoardText {
    chosen(&BOARD, |english| english.board)
}

/// The texts of a game at the board.
pub fn play() -> &'static PlayText {
    chosen(&PLAY, |english| english.play)
}

/// The texts of a game to look at, and of who could still win.
pub fn study() -> &'static StudyTexts {
    chosen(&STUDY, |english| english.study)
}

/// The texts of correspondence games.
pub fn correspondence() -> &'static CorrespondenceText {
    chosen(&CORRESPONDENCE, |english| english.correspondence)
}

/// The texts of the lessons.
pub fn learn() -> &'static LearnText {
    chosen(&LEARN, |english| english.learn)
}

/// The texts of the embedded clock.
pub fn embed() -> &'static EmbedText {
    chosen(&EMBED, |english| english.embed)
}

/// What was chosen. A test that chose nothing reads English.
fn chosen<T>(
    area: &'static LocalKey<Chosen<T>>,
    english: fn(&'static Language) -> &'static T,
) -> &'static T {
    let texts = area.get();
    if cfg!(debug_assertions) {
        texts.unwrap_or_else(|| english(const { language(DEFAULT) }))
    } else {
        texts.expect("texts are loaded before what says them")
    }
}
