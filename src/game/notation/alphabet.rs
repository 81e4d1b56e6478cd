//! The letters of the pieces, as a language or a printer has them: [`Alphabet`].

/// The five letters of the pieces, king, queen, rook, bishop, knight. Moves are
/// kept and exported with the English ones, as PGN asks; these are for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alphabet(pub [char; 5]);

impl Alphabet {
    /// PGN's letters.
    pub const ENGLISH: Alphabet = Alphabet(['K', 'Q', 'R', 'B', 'N']);
    /// Figurines, which need no language.
    pub const FIGURINES: Alphabet = Alphabet(['♔', '♕', '♖', '♗', '♘']);

    /// A move, or several, of SAN in these letters. What is no letter of a piece
    /// stays.
    ///
    /// ```
    /// use zeitnot::game::notation::alphabet::Alphabet;
    /// let german = Alphabet(['K', 'D', 'T', 'L', 'S']);
    /// assert_eq!(german.write("23… Nxe8=Q+"), "23… Sxe8=D+");
    /// ```
    pub fn write(&self, san: &str) -> String {
        self.exchange(san, Alphabet::ENGLISH, *self)
    }

    /// A move in these letters as SAN. A letter that is none of these stays, so
    /// that SAN itself is read too where the letters do not contradict it.
    ///
    /// ```
    /// use zeitnot::game::notation::alphabet::Alphabet;
    /// let german = Alphabet(['K', 'D', 'T', 'L', 'S']);
    /// assert_eq!(german.read("Sxe8=D+"), "Nxe8=Q+");
    /// assert_eq!(german.read("Nf3"), "Nf3");
    /// ```
    pub fn read(&self, text: &str) -> String {
        self.exchange(text, *self, Alphabet::ENGLISH)
    }

    fn exchange(&self, text: &str, from: Alphabet, to: Alphabet) -> String {
        let place = |c: char| from.0.iter().position(|letter| *letter == c);
        let exchanged = |c: char| place(c).and_then(|place| to.0.get(place).copied());
        text.chars().map(|c| exchanged(c).unwrap_or(c)).collect()
    }
}
