//! The areas of the app: [`Area`].

use crate::ui::text::{self, Words};

/// Makes [`Area`] from the table `src/ui/areas.json`, as the build script wrote it.
macro_rules! areas {
    ($($(#[$about:meta])* $area:ident = $name:ident, [$($text:ident),*];)+) => {
        /// Pages that are looked at together: a chunk, and its style sheets.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Area {
            $($(#[$about])* $area,)+
        }

        impl Area {
            /// All areas.
            pub const ALL: &[Area] = &[$(Area::$area),+];

            /// Its name in the table, which is its chunk's too.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Area::$area => stringify!($name),)+
                }
            }

            /// The texts on its pages, besides those of every page.
            pub const fn texts(self) -> &'static [Words] {
                match self {
                    $(Area::$area => &[$(text::$text::WORDS),*],)+
                }
            }
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/areas.rs"));
