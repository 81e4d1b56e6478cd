//! Two made-up languages, to be seen with `cargo xtask serve`: whoever changes a page sees in them
//! texts that have no room, texts that are not translated, and a page from right to left.

use crate::message::{Message, Piece};

/// A made-up language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pseudo {
    /// English with accents, longer, each text in brackets: `[Pláay]`.
    Accented,
    /// English from right to left.
    Backwards,
}

impl Pseudo {
    /// Both.
    pub const ALL: [Pseudo; 2] = [Pseudo::Accented, Pseudo::Backwards];

    /// Its tag, as others know it: `en-XA`, `ar-XB`.
    pub const fn tag(self) -> &'static str {
        match self {
            Pseudo::Accented => "en-XA",
            Pseudo::Backwards => "ar-XB",
        }
    }

    /// An English message in it.
    pub(crate) fn message(self, english: &Message) -> Message {
        Message {
            pattern: self.pattern(&english.pattern),
            ..english.clone()
        }
    }

    fn pattern(self, pattern: &[Piece]) -> Vec<Piece> {
        let is_choice = |piece: &Piece| matches!(piece, Piece::Choice(..));
        let brackets = self == Pseudo::Accented
            && !pattern.iter().any(is_choice)
            && pattern.iter().any(has_word);
        let piece = |piece: &Piece| match piece {
            Piece::Text(text) => Piece::Text(self.text(text)),
            Piece::Choice(by, choice) => {
                let mut choice = choice.clone();
                for (_, says) in &mut choice.variants {
                    *says = self.pattern(says);
                }
                Piece::Choice(*by, choice)
            }
            piece => piece.clone(),
        };
        let pieces = pattern.iter().map(piece);
        let bracket = |text: &str| brackets.then(|| Piece::Text(text.to_owned()));
        let all = bracket("[").into_iter().chain(pieces).chain(bracket("]"));
        all.collect()
    }

    /// The words of a text; single letters are signs, such as those of the pieces.
    fn text(self, text: &str) -> String {
        let mut rest = text;
        let mut said = String::new();
        while !rest.is_empty() {
            let is_word = rest.starts_with(char::is_alphabetic);
            let end = rest.find(|letter: char| letter.is_alphabetic() != is_word);
            let (run, after) = rest.split_at(end.unwrap_or(rest.len()));
            if is_word && run.chars().count() > 1 {
                self.word(run, &mut said);
            } else {
                said.push_str(run);
            }
            rest = after;
        }
        said
    }

    fn word(self, word: &str, said: &mut String) {
        match self {
            Pseudo::Accented => word.chars().for_each(|letter| match accent(letter) {
                // Two fifths of the letters are vowels.
                Some(accented) => said.extend([accented, letter]),
                None => said.push(letter),
            }),
            // Right-to-left override, and its end.
            Pseudo::Backwards => said.extend(["\u{202e}", word, "\u{202c}"]),
        }
    }
}

fn has_word(piece: &Piece) -> bool {
    let Piece::Text(text) = piece else {
        return false;
    };
    let mut words = text.split(|letter: char| !letter.is_alphabetic());
    words.any(|word| word.chars().count() > 1)
}

fn accent(letter: char) -> Option<char> {
    let accented = "áéíóúýÁÉÍÓÚÝ".chars();
    let mut pairs = "aeiouyAEIOUY".chars().zip(accented);
    pairs
        .find(|(plain, _)| *plain == letter)
        .map(|(_, accented)| accented)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(pseudo: Pseudo, english: &str) -> String {
        let pieces = pseudo.pattern(&[Piece::Text(english.to_owned())]);
        let text = |piece: &Piece| match piece {
            Piece::Text(text) => text.clone(),
            piece => panic!("{piece:?}"),
        };
        pieces.iter().map(text).collect()
    }

    #[test]
    fn a_text_is_longer_with_accents_and_in_brackets() {
        assert_eq!(says(Pseudo::Accented, "Play on"), "[Pláaýy óon]");
    }

    #[test]
    fn words_run_from_right_to_left() {
        assert_eq!(
            says(Pseudo::Backwards, "Play 3+2"),
            "\u{202e}Play\u{202c} 3+2"
        );
    }

    #[test]
    fn letters_of_pieces_and_signs_stay_as_they_are() {
        for pseudo in Pseudo::ALL {
            for text in ["K Q R B N O", "d", ".", ""] {
                assert_eq!(says(pseudo, text), text);
            }
        }
    }
}
