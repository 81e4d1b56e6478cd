//! The letters of the pieces in a language or as figurines: [`Alphabet`].

/// The letters of king, queen, rook, bishop and knight, and that of castling. Moves are stored and
/// exported with the English ones, as PGN requires; these are for display and input. A piece can
/// have several letters: the Russian king is `Кр`, beside the knight `К`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alphabet {
    pieces: [&'static str; 5],
    /// `O` for castling as in PGN (`O-O`), or `0` as in FIDE's Laws and in German (`0-0`).
    castling: &'static str,
}

/// The letters of PGN, in the order of [`Alphabet::of`].
const PGN: [char; 5] = ['K', 'Q', 'R', 'B', 'N'];

impl Alphabet {
    /// PGN's letters, which are the English ones.
    pub const ENGLISH: Alphabet = Alphabet::of(["K", "Q", "R", "B", "N"]);
    /// Figurines, which are independent of language.
    pub const FIGURINES: Alphabet = Alphabet::of(["♔", "♕", "♖", "♗", "♘"]);
    /// German: castling is written with zeros.
    pub const GERMAN: Alphabet = Alphabet {
        pieces: ["K", "D", "T", "L", "S"],
        castling: "0",
    };

    /// These letters, with castling as in PGN.
    pub const fn of(pieces: [&'static str; 5]) -> Alphabet {
        Alphabet {
            pieces,
            castling: "O",
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
    pub fn spelling(letters: &'static str) -> Option<Alphabet> {
        let mut letters = letters.split_whitespace();
        let mut next = || letters.next();
        let pieces = [next()?, next()?, next()?, next()?, next()?];
        let castling = next()?;
        let alphabet = Alphabet { pieces, castling };
        letters.next().is_none().then_some(alphabet)
    }

    /// The letters separated by spaces: `K D T L S`.
    pub fn spelled(&self) -> String {
        self.pieces.join(" ")
    }

    /// Whether the letters of a piece begin with this one, or with one that looks like it.
    pub fn has(&self, letter: char) -> bool {
        let mut first = self.pieces.iter().filter_map(|piece| piece.chars().next());
        first.any(|first| first == letter || looks_like(first, letter))
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
        let mut text = String::new();
        for c in san.chars() {
            let piece = PGN.iter().position(|letter| *letter == c);
            match piece.and_then(|place| self.pieces.get(place)) {
                Some(letters) => text.push_str(letters),
                // No piece of SAN is an O.
                None if c == 'O' => text.push_str(self.castling),
                None => text.push(c),
            }
        }
        text
    }

    /// A move in these letters as SAN. A small letter names a piece if it cannot be a file. Any other
    /// letter is kept, so SAN itself can be read too unless the letters contradict it. Castling is
    /// kept as well: it can be read with zeros or letters.
    ///
    /// ```
    /// use zeitnot_core::game::notation::alphabet::Alphabet;
    /// let german = Alphabet::GERMAN;
    /// assert_eq!(german.read("Sxe8=D+"), "Nxe8=Q+");
    /// assert_eq!(german.read("Nf3"), "Nf3");
    /// assert_eq!(german.read("sf3"), "Nf3");
    /// ```
    pub fn read(&self, text: &str) -> String {
        self.exchange(text, false)
    }

    /// Like [`read`](Self::read), and a Latin letter stands for the Cyrillic one that looks like it,
    /// which is how it is typed while the keyboard is Latin for the files. A small Cyrillic letter
    /// names a piece even if it looks like a file.
    pub(super) fn read_looks(&self, text: &str) -> String {
        self.exchange(text, true)
    }

    fn exchange(&self, text: &str, by_look: bool) -> String {
        let mut san = String::new();
        let mut rest = text;
        let mut before = ' ';
        while let Some(c) = rest.chars().next() {
            let is_file = matches!(c, 'a'..='h') || !by_look && matches!(c, 'а' | 'с' | 'е');
            // Not the p of `e.p.`
            let may_be_small = !is_file && !before.is_alphabetic() && before != '.';
            let same = |letter: char, typed: char| {
                letter == typed
                    || may_be_small && letter.to_lowercase().eq(typed.to_lowercase())
                    || may_be_small && by_look && looks_like(letter, typed)
            };
            let lengths = self.pieces.map(|letters| begins(rest, letters, same));
            // The Russian king before the knight.
            let longest = PGN.iter().zip(lengths).max_by_key(|(_, length)| *length);
            let (letter, length) = match longest {
                Some((letter, Some(length))) => (*letter, length),
                _ => (c, c.len_utf8()),
            };
            san.push(letter);
            before = c;
            rest = &rest[length..];
        }
        san
    }
}

/// How many bytes of a text are the letters with which it begins.
fn begins(text: &str, letters: &str, same: impl Fn(char, char) -> bool) -> Option<usize> {
    let mut typed = text.chars();
    let mut length = 0;
    for letter in letters.chars() {
        let typed = typed.next().filter(|typed| same(letter, *typed))?;
        length += typed.len_utf8();
    }
    Some(length)
}

/// Whether a Latin letter, capital or small, looks like this Cyrillic one of a piece.
fn looks_like(cyrillic: char, latin: char) -> bool {
    let look = match cyrillic {
        'К' | 'к' => 'k',
        'С' | 'с' => 'c',
        'Р' | 'р' => 'p',
        _ => return false,
    };
    latin.to_ascii_lowercase() == look
}
