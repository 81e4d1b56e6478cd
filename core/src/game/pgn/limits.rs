//! How much of a PGN is read: [`Limits`].

/// Upper bounds for reading a PGN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most bytes of the text to read, and of the games that were read, when they are written.
    pub bytes: usize,
    /// The most games to read.
    pub games: usize,
    /// How deep variations may be nested, the main line not counted.
    pub depth: usize,
    /// The most problems to report; further ones are only counted.
    pub problems: usize,
}

impl Default for Limits {
    /// 10 MB, 50,000 games, 16,000 deep, 500 problems.
    fn default() -> Limits {
        Limits {
            bytes: 10_000_000,
            games: 50_000,
            depth: 16_000,
            problems: 500,
        }
    }
}
