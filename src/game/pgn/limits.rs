//! How much of a PGN is read: [`Limits`].

/// How much is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The bytes of the text.
    pub bytes: usize,
    /// The games.
    pub games: usize,
    /// How deep variations may be nested.
    pub depth: usize,
    /// The problems that are told; further ones are counted.
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
