//! Areas whose texts are data: [`Words`]. `locales/TAG/AREA.ftl` has the texts; the build makes of
//! them the functions of the area's module, and a table for each language (`texts/`).

use std::cell::Cell;
use std::thread::LocalKey;

pub use zeitnot_texts::Table;
pub(crate) use zeitnot_texts::{Arg, Number, Writers};

/// The language of a user who asks for a language that is not here.
pub const DEFAULT: &str = "en";

/// The words of an area, in its module: `WORDS`, and the functions that say them.
macro_rules! area {
    ($area:literal, written by $writers:path) => {
        $crate::words::area!($area, without functions);

        fn say(number: usize, args: &[$crate::words::Arg<'_>]) -> String {
            WORDS.table().say(number, args, $writers)
        }

        fn pick(number: usize, args: &[$crate::words::Arg<'_>]) -> &'static str {
            WORDS.table().pick(number, args, $writers)
        }
    };
    ($area:literal, without functions) => {
        thread_local! {
            static IN_USE: $crate::words::InUse =
                const { $crate::words::InUse::new(None) };
        }

        /// This area.
        pub const WORDS: $crate::words::Words = $crate::words::Words {
            area: $area,
            seal: SEAL,
            in_use: &IN_USE,
            included: if cfg!(debug_assertions) { TABLES } else { &[] },
        };

        /// This area in a program that contains its tables.
        pub const INCLUDED: $crate::words::Words = $crate::words::Words {
            included: TABLES,
            ..WORDS
        };

        include!(concat!(env!("OUT_DIR"), "/texts_", $area, ".rs"));
    };
}

pub(crate) use area;

/// The table in use.
pub(crate) type InUse = Cell<Option<&'static Table>>;

/// An area whose texts are data.
#[derive(Clone, Copy)]
pub struct Words {
    /// Its name, that of its files.
    pub area: &'static str,
    /// The beginning of a table that fits the area's functions, and the number of its texts.
    pub(crate) seal: (&'static str, usize),
    pub(crate) in_use: &'static LocalKey<InUse>,
    /// The tables that the program contains, by the tag: all in a build for development, and no
    /// more than a frame needs in any other.
    pub(crate) included: &'static [(&'static str, &'static str)],
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.area)
    }
}

impl Words {
    /// Reads a table; nothing if it is not one for this program.
    pub fn read(self, table: String) -> Option<&'static Table> {
        Table::read(table, self.seal)
    }

    /// Puts a table in use.
    pub fn choose(self, table: &'static Table) {
        self.in_use.set(Some(table));
    }

    /// Puts the table of a language in use, in a program that contains it.
    pub fn choose_included(self, tag: &str) {
        if let Some(table) = self.included(tag) {
            self.choose(table);
        }
    }

    /// The table of a language, if the program contains it.
    pub fn included(self, tag: &str) -> Option<&'static Table> {
        let (_, table) = self
            .included
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(tag))?;
        self.read((*table).to_owned())
    }

    /// The table in use. A test that chose nothing reads English.
    pub(crate) fn table(self) -> &'static Table {
        if cfg!(debug_assertions) && self.in_use.get().is_none() {
            self.in_use.set(self.included(DEFAULT));
        }
        self.in_use
            .get()
            .expect("texts are loaded before what says them")
    }
}
