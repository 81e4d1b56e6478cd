//! The letters of the pieces in a language or as figurines: [`Alphabet`].

/// The letters of king, queen, rook, bishop and knight, and that of castling. Moves are stored and
/// exported with the English ones, as PGN requires; these are for display and input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alphabet {
    pieces: [char; 5],
    /// `O` for castling as in PGN (`O-O`), or `0` as in FIDE's Laws and in German (`0-0`).
    castling: char,
}

impl Alphabet {
    /// PGN's letters, which are the English ones.
    pub const ENGLISH: Alphabet = Alphabet::of(['K', 'Q', 'R', 'B', 'N']);
    /// Figurines, which are independent of language.
    pub const FIGURINES: Alphabet = Alphabet::of(['♔', '♕', '♖', '♗', '♘']);
    /// German: castling is written with zeros.
    pub const GERMAN: Alphabet = Alphabet {
        pieces: ['K', 'D', 'T', 'L', 'S'],
        castling: '0',
    };

    /// These letters, with castling as in PGN.
    pub const fn of(pieces: [char; 5]) -> Alphabet {
        Alphabet {
            pieces,
            castling: 'O',
        }
    }

    /// The letters of this text, separated by spaces: those of the pieces in their order, and that of
    /// castling. `None` if they are not six.
    ///
    /// ```
    /// use zeitnot_core::game::notation::alphabet::Alphabet;
    /// assert_eq!(Alphabet::spelling("K D T L S 0"), Some(Alphabet::GERMAN));
    /// assert_eq!(Alphabet::spelling("K D T"), None);
    /// ```
    pub fn spelling(letters: &str) -> Option<Alphabet> {
        let mut letters = letters.chars().filter(|letter| *letter != ' ');
        let mut next = || letters.next();
        let pieces = [next()?, next()?, next()?, next()?, next()?];
        let castling = next()?;
        let alphabet = Alphabet { pieces, castling };
        letters.next().is_none().then_some(alphabet)
    }

    /// The letters separated by spaces: `K D T L S`.
    pub fn spelled(&self) -> String {
        let mut text = String::new();
        for letter in self.pieces {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push(letter);
        }
        text
    }

    /// Whether a piece has this letter.
    pub fn has(&self, letter: char) -> bool {
        self.pieces.contains(&letter)
    }

    /// One or several SAN moves in these letters. Other characters are unchanged.
    ///
    /// ```
    /// use zeitnot_core::game::notation::alphabet::Alphabet;
    /// let german = Alphabet::GERMAN;
    /// assert_eq!(german.write("23… Nxe8=Q+"), "23… Sxe8=D+");
    /// assert_eq!(german.write("10. O-O"), "10. 0-0");
    /// ```
    pub fn write(&self, san: &str) -> String {
        // No piece of SAN is an O.
        exchange(san, Alphabet::ENGLISH, *self).replace('O', self.castling.encode_utf8(&mut [0; 4]))
    }

    /// A move in these letters as SAN. Any other letter is kept, so SAN itself can
    /// be read too unless the letters contradict it. Castling is kept as well: it
    /// can be read with zeros or letters.
    ///
    /// ```
    /// use zeitnot_core::game::notation::alphabet::Alphabet;
    /// let german = Alphabet::GERMAN;
    /// assert_eq!(german.read("Sxe8=D+"), "Nxe8=Q+");
    /// assert_eq!(german.read("Nf3"), "Nf3");
    /// ```
    pub fn read(&self, text: &str) -> String {
        exchange(text, *self, Alphabet::ENGLISH)
    }
}

fn exchange(text: &str, from: Alphabet, to: Alphabet) -> String {
    let place = |c: char| from.pieces.iter().position(|letter| *letter == c);
    let exchanged = |c: char| place(c).and_then(|place| to.pieces.get(place).copied());
    text.chars().map(|c| exchanged(c).unwrap_or(c)).collect()
}
