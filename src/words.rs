//! Texts that are data: [`Words`], those of an area. `locales/TAG/AREA.ftl` has the texts; the build
//! makes of them the functions of the area's module, and a table for each language (`texts/`).

use std::cell::{Cell, RefCell};
use std::thread::LocalKey;

use crate::platform::frame;
pub(crate) use zeitnot_texts::{Arg, Number, Writers};

/// The texts of an area in one language; they stay.
pub type Table = zeitnot_texts::Table<'static>;

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
            static TABLES_HERE: $crate::words::TablesHere =
                const { $crate::words::TablesHere::new() };
        }

        /// This area.
        pub const WORDS: $crate::words::Words = $crate::words::Words {
            area: $area,
            seal: SEAL,
            here: &TABLES_HERE,
            included: if cfg!(debug_assertions) { TABLES } else { &[] },
        };

        /// This area in a program that contains its tables: one that is no page of the app.
        pub const INCLUDED: $crate::words::Words = $crate::words::Words {
            included: TABLES,
            ..WORDS
        };

        include!(concat!(env!("OUT_DIR"), "/texts_", $area, ".rs"));
    };
}

pub(crate) use area;

/// The tables of an area that were read. They stay, so each is read once.
#[derive(Debug)]
pub(crate) struct TablesHere {
    in_use: Cell<Option<&'static Table>>,
    read: RefCell<Vec<&'static Table>>,
}

impl TablesHere {
    pub(crate) const fn new() -> TablesHere {
        TablesHere {
            in_use: Cell::new(None),
            read: RefCell::new(Vec::new()),
        }
    }
}

thread_local! {
    /// The areas that have a table in use.
    static IN_USE: RefCell<Vec<Words>> = const { RefCell::new(Vec::new()) };
}

/// An area whose texts are data.
#[derive(Clone, Copy)]
pub struct Words {
    /// Its name, that of its files.
    pub area: &'static str,
    /// The beginning of a table that fits the area's functions, and the number of its texts.
    pub(crate) seal: (&'static str, usize),
    pub(crate) here: &'static LocalKey<TablesHere>,
    /// The tables that the program contains, by the tag: all in a build for development, in any other
    /// none but in an example.
    pub(crate) included: &'static [(&'static str, &'static str)],
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.area)
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        self.area == other.area
    }
}

impl Words {
    /// Reads a table; nothing if it is not one for this program.
    pub fn read(self, table: String) -> Option<&'static Table> {
        let table = Table::read(table, self.seal)?;
        self.here.with(|here| here.read.borrow_mut().push(table));
        Some(table)
    }

    /// The table of a language, if it was read before or the program contains it.
    pub fn known(self, tag: &str) -> Option<&'static Table> {
        let is_it = |known: &str| known.eq_ignore_ascii_case(tag);
        let read = self.here.with(|here| {
            let read = here.read.borrow();
            read.iter().find(|table| is_it(table.tag())).copied()
        });
        read.or_else(|| {
            let (_, table) = self.included.iter().find(|(known, _)| is_it(known))?;
            self.read((*table).to_owned())
        })
    }

    /// Puts a table in use.
    pub fn choose(self, table: &'static Table) {
        let before = self.here.with(|here| here.in_use.replace(Some(table)));
        if before.is_none() {
            IN_USE.with_borrow_mut(|areas| areas.push(self));
        }
    }

    /// The areas that have a table in use.
    pub fn in_use() -> Vec<Words> {
        IN_USE.with_borrow(Clone::clone)
    }

    /// Puts the table of a language in use, if it is known.
    pub fn choose_known(self, tag: &str) {
        if let Some(table) = self.known(tag) {
            self.choose(table);
        }
    }

    /// Puts the table that a frame's page has loaded in use; or, in a build for development, that of
    /// this language.
    pub(crate) fn choose_loaded(self, tag: &str) {
        match frame::table(self.area).and_then(|table| self.read(table)) {
            Some(table) => self.choose(table),
            None => self.choose_known(tag),
        }
    }

    /// The table in use. A test that chose nothing reads English.
    pub(crate) fn table(self) -> &'static Table {
        let in_use = || self.here.with(|here| here.in_use.get());
        if cfg!(debug_assertions) && in_use().is_none() {
            self.choose_known(DEFAULT);
        }
        in_use().expect("texts are loaded before what says them")
    }
}
