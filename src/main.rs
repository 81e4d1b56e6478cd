//! Mounts the app. Here, and nowhere else, are the points at which it is split:
//! what the shell does not need comes in chunks, when it is first looked at.
//!
//! In an optimised build each function made by [`chunk!`] becomes the root of a
//! chunk (`cargo xtask dist` splits the program there). Any other build is one
//! program, of which nothing is loaded later.

use std::future::ready;

use zeitnot::ui::chunks::{
    Chunks, DrawDeadline, DrawPage, Loading, NotLoaded, SaveBackup, UseTexts,
};
use zeitnot::ui::correspondence::CorrespondenceStore;
use zeitnot::ui::route::Area;
use zeitnot::ui::text::{self, TextArea};
use zeitnot::ui::{app, language, pages};

/// Makes a function that gives a value once its chunk is loaded. The chunk has
/// the name of the function, and whatever else only it needs is in it.
macro_rules! chunk {
    ($name:ident: $kind:ty = $value:expr) => {
        #[cfg(not(debug_assertions))]
        #[wasm_split_helpers::wasm_split($name, fallible)]
        fn $name() -> Result<$kind, NotLoaded> {
            Ok($value)
        }
        #[cfg(debug_assertions)]
        async fn $name() -> Result<$kind, NotLoaded> {
            Ok($value)
        }
    };
}

chunk!(home: DrawPage = pages::home);
chunk!(board: DrawPage = pages::board);
chunk!(study: DrawPage = pages::study);
chunk!(correspondence: DrawPage = pages::correspondence);
chunk!(plan: DrawPage = pages::plan);
chunk!(events: DrawPage = pages::events);
chunk!(learn: DrawPage = pages::lessons);
chunk!(manage: DrawPage = pages::manage);
chunk!(gallery: DrawPage = pages::gallery);
chunk!(deadline: DrawDeadline = pages::home::deadline);
chunk!(backup: SaveBackup = CorrespondenceStore::backup);

fn pages(area: Area) -> Loading<DrawPage> {
    match area {
        Area::Home => Box::pin(home()),
        Area::Board => Box::pin(board()),
        Area::Study => Box::pin(study()),
        Area::Correspondence => Box::pin(correspondence()),
        Area::Plan => Box::pin(plan()),
        Area::Events => Box::pin(events()),
        Area::Learn => Box::pin(learn()),
        Area::Manage => Box::pin(manage()),
        Area::Gallery => Box::pin(gallery()),
    }
}

/// The texts of a language as chunks, one an area. What every page may say in
/// English is no chunk: the shell has it.
macro_rules! texts {
    ($language:ident = $tag:literal, $($area:ident as $chunk:ident),+) => {
        $(texts!($area as $chunk of $tag);)+

        fn $language(area: TextArea) -> Loading<UseTexts> {
            match area {
                $(TextArea::$area => Box::pin($chunk()),)+
                #[allow(unreachable_patterns, reason = "only English has not all")]
                TextArea::Base => Box::pin(ready(Ok(language::in_english as UseTexts))),
            }
        }
    };
    (Base as $chunk:ident of $tag:literal) => {
        chunk!($chunk: UseTexts = || text::choose(const { text::language($tag).base }));
    };
    (Manage as $chunk:ident of $tag:literal) => {
        chunk!($chunk: UseTexts = || text::choose_manage(const { text::language($tag).manage }));
    };
    (Board as $chunk:ident of $tag:literal) => {
        chunk!($chunk: UseTexts = || text::choose_board(const { text::language($tag).board }));
    };
    (Play as $chunk:ident of $tag:literal) => {
        chunk!($chunk: UseTexts = || text::choose_play(const { text::language($tag).play }));
    };
    (Desk as $chunk:ident of $tag:literal) => {
        chunk!($chunk: UseTexts = || text::choose_desk(const { text::language($tag).desk }));
    };
    (Learn as $chunk:ident of $tag:literal) => {
        chunk!($chunk: UseTexts = || {
            text::choose_learn(const { text::language($tag).learn });
            // What is wrong with an address that the gallery makes.
            text::choose_embed(const { text::language($tag).embed });
        });
    };
}

// `texts!` for each language, and `fn texts`, by the build script.
include!(concat!(env!("OUT_DIR"), "/chunks.rs"));

fn main() {
    #[cfg(debug_assertions)]
    {
        // What a panic says is for those who build the app.
        console_error_panic_hook::set_once();
        if zeitnot::platform::frame::is_page() {
            return zeitnot::ui::embed::frame();
        }
    }
    app::run(Chunks {
        shell: pages::shell,
        pages,
        texts,
        deadline: || Box::pin(deadline()),
        backup: || Box::pin(backup()),
    });
}
