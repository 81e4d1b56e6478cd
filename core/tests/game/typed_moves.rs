//! Moves typed in the letters of the pieces of a language, which can mean another piece in PGN.

use zeitnot_core::game::notation::alphabet::Alphabet;
use zeitnot_core::game::notation::{MoveError, WhyIllegal, read_typed, san};
use zeitnot_core::game::start::Start;

const SPANISH: &str = "R D T A C 0";
const DUTCH: &str = "K D T L P 0";
const RUSSIAN: &str = "Кр Ф Л С К 0";
const TURKISH: &str = "Ş V K F A 0";

/// The pieces of all languages, in the order king, queen, rook, bishop, knight: the first letters of
/// their names, as FIDE's Laws have it (C.2).
const LANGUAGES: [&str; 9] = [
    SPANISH,
    "R D T F C 0",
    "R D T B C 0",
    DUTCH,
    "K H W G S 0",
    "K D V S J 0",
    "K D T L S 0",
    RUSSIAN,
    TURKISH,
];

/// A white king and all its pieces, and a pawn about to promote.
const ALL_PIECES: &str = "7k/P7/8/8/8/8/8/RNBQK3 w - - 0 1";

/// The move, in SAN, that a text is in these letters.
fn read(fen: &str, letters: &'static str, text: &str) -> Result<String, MoveError> {
    let start = Start::from_fen(fen).expect("a position");
    let letters = Alphabet::spelling(letters).expect("letters");
    let read = read_typed(start.position(), text, &[letters]);
    read.map(|play| san(start.position(), play))
}

/// The moves between which a text does not decide, in SAN.
fn offered(fen: &str, letters: &'static str, text: &str) -> Vec<String> {
    let start = Start::from_fen(fen).expect("a position");
    let letters = Alphabet::spelling(letters).expect("letters");
    match read_typed(start.position(), text, &[letters]) {
        Err(MoveError::Ambiguous(moves)) => {
            let moves = moves.iter().map(|play| san(start.position(), *play));
            moves.collect()
        }
        read => panic!("{text}: {read:?}"),
    }
}

#[test]
fn every_shown_move_can_be_typed_as_it_is_shown() {
    for letters in LANGUAGES {
        let alphabet = Alphabet::spelling(letters).unwrap();
        for play in ["Ke2", "Qd4+", "Ra6", "Bb2+", "Nc3", "a8=Q+", "a8=N"] {
            let shown = alphabet.write(play);
            let read = read(ALL_PIECES, letters, &shown);
            assert_eq!(read.as_deref(), Ok(play), "{letters}: {shown}");
        }
    }
}

#[test]
fn a_letter_that_pgn_has_for_another_piece_is_the_one_that_is_shown() {
    // The king and a rook can go to e1.
    let both = "7k/8/8/8/8/8/5K2/R7 w - - 0 1";
    assert_eq!(read(both, SPANISH, "Re1").as_deref(), Ok("Ke1"));
    assert_eq!(read(both, SPANISH, "re1").as_deref(), Ok("Ke1"));
    assert_eq!(read(both, SPANISH, "Te1").as_deref(), Ok("Re1"));
    assert_eq!(read(both, TURKISH, "Ke1").as_deref(), Ok("Re1"));
    assert_eq!(read(both, TURKISH, "Şe1").as_deref(), Ok("Ke1"));
    // With PGN's letters shown, those come first.
    let start = Start::from_fen(both).unwrap();
    let spanish = Alphabet::spelling(SPANISH).unwrap();
    let letters = [Alphabet::ENGLISH, spanish];
    let rook = read_typed(start.position(), "Re1", &letters).unwrap();
    assert_eq!(san(start.position(), rook), "Re1");
}

#[test]
fn pgn_is_read_where_the_shown_letters_allow_no_move() {
    let far = "7k/8/8/8/8/8/7K/R7 w - - 0 1";
    assert_eq!(read(far, SPANISH, "Re1").as_deref(), Ok("Re1"));
    assert_eq!(read(far, TURKISH, "Kg3").as_deref(), Ok("Kg3"));
    assert_eq!(read(far, RUSSIAN, "Rb1").as_deref(), Ok("Rb1"));
}

#[test]
fn several_moves_in_the_shown_letters_are_not_decided_by_those_of_pgn() {
    // Two rooks or the king, two knights or a pawn.
    let rooks = "7k/8/8/8/8/8/2K5/R4R2 w - - 0 1";
    assert_eq!(offered(rooks, TURKISH, "Kd1"), ["Rad1", "Rfd1"]);
    let knights = "7k/8/8/8/8/1N3N2/3P4/K7 w - - 0 1";
    assert_eq!(offered(knights, DUTCH, "Pd4"), ["Nbd4", "Nfd4"]);
}

#[test]
fn russian_has_two_letters_for_the_king_beside_the_knight() {
    let fen = "k7/4P3/8/8/8/8/6N1/4K2R w K - 0 1";
    for (text, found) in [
        ("Крf1", "Kf1"),
        ("крf1", "Kf1"),
        ("КРf1", "Kf1"),
        ("Кf4", "Nf4"),
        ("кf4", "Nf4"),
        ("Кg2-f4", "Nf4"),
        ("Лh1-h7", "Rh7"),
        ("О-О", "O-O"),
        ("о-о", "O-O"),
        ("0-0", "O-O"),
        ("e8Ф", "e8=Q+"),
        ("e8=Ф+", "e8=Q+"),
        ("е8=ф", "e8=Q+"),
        ("e8К", "e8=N"),
        // With the keyboard that is Latin for the files.
        ("Kf4", "Nf4"),
        ("Kpf1", "Kf1"),
        ("e8=C", "e8=B"),
    ] {
        assert_eq!(read(fen, RUSSIAN, text).as_deref(), Ok(found), "{text}");
    }
    assert_eq!(
        read(fen, RUSSIAN, "e8=Кр"),
        Err(MoveError::Illegal(WhyIllegal::Promotion))
    );
}

#[test]
fn a_letter_that_looks_like_another_is_read_where_it_leaves_no_doubt() {
    // A Latin K, which PGN has for the king, for the Russian knight.
    let fen = "7k/8/8/8/8/8/4K3/6N1 w - - 0 1";
    assert_eq!(offered(fen, RUSSIAN, "Kf3"), ["Kf3", "Nf3"]);
    assert_eq!(read(fen, RUSSIAN, "Kh3").as_deref(), Ok("Nh3"));
    assert_eq!(read(fen, RUSSIAN, "Кf3").as_deref(), Ok("Nf3"));
    // A small Cyrillic letter for the file or for the bishop, which is so written.
    let pawn = "7k/8/8/3p4/2P5/8/8/K7 w - - 0 1";
    let bishop = "7k/8/8/3p4/8/5B2/8/K7 w - - 0 1";
    let both = "7k/8/8/3p4/2P5/5B2/8/K7 w - - 0 1";
    for text in ["сd5", "схd5"] {
        assert_eq!(read(pawn, RUSSIAN, text).as_deref(), Ok("cxd5"), "{text}");
        assert_eq!(read(bishop, RUSSIAN, text).as_deref(), Ok("Bxd5"), "{text}");
        assert_eq!(offered(both, RUSSIAN, text), ["cxd5", "Bxd5"], "{text}");
    }
    assert_eq!(read(both, RUSSIAN, "cd5").as_deref(), Ok("cxd5"));
    assert_eq!(read(both, RUSSIAN, "с5").as_deref(), Ok("c5"));
    assert_eq!(read(both, RUSSIAN, "Сd5").as_deref(), Ok("Bxd5"));
    // A language without such letters does not know it for a piece.
    let german = "K D T L S 0";
    assert_eq!(read(fen, german, "Кf3"), Err(MoveError::NotAMove { at: 0 }));
}

#[test]
fn small_letters_are_pieces_where_they_cannot_be_files() {
    assert_eq!(read(ALL_PIECES, "K D T L S 0", "sc3").as_deref(), Ok("Nc3"));
    assert_eq!(read(ALL_PIECES, DUTCH, "pc3").as_deref(), Ok("Nc3"));
    assert_eq!(
        read(ALL_PIECES, "K D T L S 0", "a8t").as_deref(),
        Ok("a8=R+")
    );
    // The p of e.p. is no knight.
    let fen = "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1";
    assert_eq!(read(fen, DUTCH, "exd6 e.p.").as_deref(), Ok("exd6"));
}

#[test]
fn the_error_is_that_of_the_letters_that_explain_most_and_has_its_place() {
    let at = |letters, text| read(ALL_PIECES, letters, text);
    assert_eq!(at("K D T L S 0", "Sf9"), Err(MoveError::NotAMove { at: 2 }));
    assert_eq!(at(RUSSIAN, "Крf9"), Err(MoveError::NotAMove { at: 3 }));
    assert_eq!(at(RUSSIAN, "Кр"), Err(MoveError::NotAMove { at: 2 }));
    assert_eq!(at(RUSSIAN, "Юf3"), Err(MoveError::NotAMove { at: 0 }));
    assert_eq!(at(RUSSIAN, " "), Err(MoveError::Empty));
    // The king is meant; the rook is blocked.
    let why = WhyIllegal::CannotReach("a8".parse().unwrap());
    assert_eq!(at(SPANISH, "Ra8"), Err(MoveError::Illegal(why)));
}
