//! Moves as players write and speak them, where a game begins, and the claims that are possible in
//! it.

use shakmaty::{Move, Position as _, Role, Square};
use zeitnot_core::clock::Color;
use zeitnot_core::game::ending::{BoardFact, end_of};
use zeitnot_core::game::fen::{FenField, FenProblemKind};
use zeitnot_core::game::history::{AutomaticDraw, FiftyMoves};
use zeitnot_core::game::notation::alphabet::Alphabet;
use zeitnot_core::game::notation::{self, MoveError, WhyIllegal, read_move};
use zeitnot_core::game::pgn::annotation;
use zeitnot_core::game::spoken::{Attack, Castling, Spoken};
use zeitnot_core::game::{MoveHistory, Start};
use zeitnot_core::json;
use zeitnot_core::time::Millis;

fn start(fen: &str) -> Start {
    Start::from_fen(fen).unwrap_or_else(|problem| panic!("{fen}: {problem:?}"))
}

/// The move that a text is read as, in SAN.
fn san(fen: &str, text: &str) -> Result<String, MoveError> {
    let start = start(fen);
    let play = read_move(start.position(), text)?;
    Ok(notation::san(start.position(), play))
}

fn why(fen: &str, text: &str) -> WhyIllegal {
    match san(fen, text) {
        Err(MoveError::Illegal(why)) => why,
        found => panic!("{text}: {found:?}"),
    }
}

const STANDARD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Castling both ways, a promotion with and without capture, en passant.
const RICH: &str = "r3k2r/1P4P1/8/2pP4/8/2N3N1/8/R3K2R w KQkq c6 0 1";

#[test]
fn one_move_has_many_notations() {
    let cases = [
        (
            STANDARD,
            "e4: e4 e2e4 e2-e4 Pe4 pe4 ♙e4 e4! e4?! e2–e4 E2e4",
        ),
        (STANDARD, "Nf3: Nf3 nf3 ♘f3 ♞f3 Ng1f3 Ng1-f3 g1f3 Ngf3 N1f3"),
        (STANDARD, "Nf3: Nxf3 Nf3+"),
        (RICH, "O-O: O-O 0-0 o-o O-O+ e1g1 e1h1 Ke1g1 O–O"),
        (RICH, "O-O-O: O-O-O 0-0-0 e1c1 e1a1 0-0-0!"),
        (RICH, "dxc6: dxc6 dc6 d5xc6 d5c6 d5:c6 xc6 dxc6e.p. dxc6ep"),
        (RICH, "bxa8=Q+: bxa8=Q bxa8Q ba8q b7a8q bxa8(Q) bxa8/Q"),
        (RICH, "bxa8=Q+: b7xa8=♕ bxa8=q"),
        (RICH, "g8=N: g8=N g8N g7g8n g7-g8n g8(N)"),
        (RICH, "b8=B: b8=B b8B b7b8b b8b"),
        (RICH, "Nce4: Nce4 nce4 Nc3e4 c3e4 N3ce4"),
    ];
    for (fen, texts) in cases {
        let (expected, texts) = texts.split_once(": ").expect("a move: texts");
        for text in texts.split(' ') {
            match text {
                // Not notations: a file is small, and a file comes before a rank.
                "E2e4" | "N3ce4" => assert!(san(fen, text).is_err(), "{text}"),
                _ => assert_eq!(san(fen, text).as_deref(), Ok(expected), "{text}"),
            }
        }
    }
}

#[test]
fn a_move_in_numeric_notation_is_read_by_its_squares() {
    let black = "r3k2r/8/8/8/8/8/1p4p1/R3K2R b KQkq - 0 1";
    for (fen, text, expected) in [
        (STANDARD, "5254", "e4"),
        (STANDARD, "52-54", "e4"),
        (STANDARD, "52–54!", "e4"),
        (STANDARD, " 7163 ", "Nf3"),
        (STANDARD, "2133", "Nc3"),
        (RICH, "5171", "O-O"),
        (RICH, "5131", "O-O-O"),
        (black, "5878", "O-O"),
        (black, "5838", "O-O-O"),
        (RICH, "4536", "dxc6"),
        (RICH, "27181", "bxa8=Q+"),
        (RICH, "27282", "b8=R+"),
        (RICH, "77783", "g8=B"),
        (black, "22214", "b1=N"),
        (RICH, "27-281+", "b8=Q+"),
    ] {
        assert_eq!(san(fen, text).as_deref(), Ok(expected), "{text}");
    }
    for (text, at) in [
        ("5259", 3),
        ("0254", 0),
        ("52545", 4),
        ("5250", 3),
        ("  9999", 2),
    ] {
        let refused = Err(MoveError::NotAMove { at });
        assert_eq!(san(STANDARD, text), refused, "{text}");
    }
    assert_eq!(why(STANDARD, "5354"), WhyIllegal::EmptySquare(Square::E3));
    assert_eq!(why(STANDARD, "52541"), WhyIllegal::Promotion);
    let bare = san(RICH, "2728");
    assert!(matches!(bare, Err(MoveError::NeedsPromotion { .. })));
    for text in ["525", "525455", "52 54", "5-254", "1-0"] {
        let read = san(STANDARD, text);
        assert!(matches!(read, Err(MoveError::NotAMove { .. })), "{text}");
    }
}

#[test]
fn a_small_b_is_the_file_if_it_can_be_and_the_bishop_otherwise() {
    let both = "4k3/8/8/8/8/2p5/1P2B3/4K3 w - - 0 1";
    assert_eq!(san(both, "bxc3").as_deref(), Ok("bxc3"));
    assert_eq!(san(both, "bc4").as_deref(), Ok("Bc4"));
    assert_eq!(san(both, "b4").as_deref(), Ok("b4"));
    let either = "4k3/8/8/8/3B4/2p5/1P6/4K3 w - - 0 1";
    assert_eq!(san(either, "bxc3").as_deref(), Ok("bxc3"));
    assert_eq!(san(either, "Bxc3").as_deref(), Ok("Bxc3"));
    let Err(MoveError::Ambiguous(moves)) = san(either, "bc3") else {
        panic!("a pawn and a bishop can capture there");
    };
    assert_eq!(moves.len(), 2);
}

#[test]
fn a_bad_move_says_at_which_character_it_breaks_off() {
    let cases = [
        ("", None),
        ("  ", None),
        ("hello", Some(2)),
        ("e", Some(1)),
        ("e9", Some(1)),
        ("Nf", Some(2)),
        ("  Nf9", Some(4)),
        ("e2e4e5", Some(4)),
        ("e8=K9", Some(4)),
        ("e8=", Some(3)),
        ("é4", Some(0)),
        ("Nf3💥", Some(3)),
        ("!", Some(0)),
        ("O-O-O-O", Some(0)),
        ("xx", Some(0)),
        ("xd9", Some(2)),
        ("Nxx", Some(2)),
        ("xxxxQQ", Some(0)),
        // The text may be longer than any move.
        (&*"x".repeat(5_000), Some(0)),
        (&*"e4".repeat(5_000), Some(4)),
        (&*"♔".repeat(5_000), Some(1)),
    ];
    for (text, at) in cases {
        let expected = match at {
            None => MoveError::Empty,
            Some(at) => MoveError::NotAMove { at },
        };
        assert_eq!(san(STANDARD, text), Err(expected), "{text:?}");
    }
    for text in ["--", "---", "Z0", "0000", "@@@@", "<>", "null", "Pass"] {
        assert_eq!(san(STANDARD, text), Err(MoveError::NullMove));
    }
}

#[test]
fn an_ambiguous_move_names_its_candidates_without_pinned_pieces() {
    let fen = "4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1";
    let Err(MoveError::Ambiguous(moves)) = san(fen, "Ne4") else {
        panic!();
    };
    let from: Vec<_> = moves.iter().filter_map(|play| play.from()).collect();
    assert_eq!(from, [Square::C3, Square::G3]);
    let pinned = "4k3/8/8/8/1b6/2N3N1/8/4K3 w - - 0 1";
    assert_eq!(san(pinned, "Ne4").as_deref(), Ok("Ne4"));
    assert_eq!(why(pinned, "Nce4"), WhyIllegal::KingInCheck);
}

#[test]
fn a_promotion_must_be_named() {
    let needs = |from, to| Err(MoveError::NeedsPromotion { from, to });
    assert_eq!(san(RICH, "b8"), needs(Square::B7, Square::B8));
    assert_eq!(san(RICH, "bxa8"), needs(Square::B7, Square::A8));
    assert_eq!(san(RICH, "g7h8"), needs(Square::G7, Square::H8));
    assert_eq!(why(RICH, "b8=K"), WhyIllegal::Promotion);
    assert_eq!(why(STANDARD, "e4=Q"), WhyIllegal::Promotion);
    let two = "r1r5/1P1P3k/8/8/8/8/8/4K3 w - - 0 1";
    assert!(matches!(san(two, "xc8"), Err(MoveError::Ambiguous(moves)) if moves.len() == 2));
}

#[test]
fn an_illegal_move_says_why() {
    let black = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";
    let cases = [
        (STANDARD, "Bc4", WhyIllegal::Blocked(Square::E2)),
        (STANDARD, "Nd2", WhyIllegal::OwnPiece(Square::D2)),
        (STANDARD, "Nh4", WhyIllegal::CannotReach(Square::H4)),
        (STANDARD, "e5", WhyIllegal::CannotReach(Square::E5)),
        (STANDARD, "exd3", WhyIllegal::NothingToCapture(Square::D3)),
        (STANDARD, "xe3", WhyIllegal::NothingToCapture(Square::E3)),
        (STANDARD, "e3e4", WhyIllegal::EmptySquare(Square::E3)),
        (STANDARD, "e7e5", WhyIllegal::OpponentsPiece(Square::E7)),
        (STANDARD, "Qa2b3", WhyIllegal::NoSuchPiece(Role::Queen)),
        (STANDARD, "O-O", WhyIllegal::CastlingBlocked),
        (STANDARD, "e1g1", WhyIllegal::CastlingBlocked),
        (black, "e4", WhyIllegal::CannotReach(Square::E4)),
    ];
    for (fen, text, expected) in cases {
        assert_eq!(why(fen, text), expected, "{text} in {fen}");
    }
    use WhyIllegal::*;
    let cases = [
        ("4r3/8/4B3/4K2R w -", "Bc4", KingInCheck),
        ("8/8/r7/4K3 w -", "Kd2", KingInCheck),
        ("8/8/8/4K2R w -", "O-O", CastlingLost),
        ("8/8/4r3/4K2R w K", "O-O", CastlingInCheck),
        ("8/8/5r2/4K2R w K", "O-O", CastlingThroughCheck),
        ("8/8/6r1/4K2R w K", "e1g1", CastlingThroughCheck),
        ("4p3/8/4P3/4K3 w -", "e4", Blocked(Square::E4)),
        ("8/8/8/4K3 w -", "Nf3", NoSuchPiece(Role::Knight)),
    ];
    for (rest, text, expected) in cases {
        let fen = format!("4k3/8/8/8/{rest} - 0 1");
        assert_eq!(why(&fen, text), expected, "{text} in {fen}");
    }
}

#[test]
fn castling_in_chess960_is_read_as_king_takes_rook_and_written_so() {
    // The king beside its rook: f1g1 is castling, and g1 is the rook's square.
    let fen = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
    let begin = start(fen);
    assert!(begin.is_chess960());
    for text in ["O-O", "f1g1", "Kf1g1"] {
        let play = read_move(begin.position(), text).unwrap();
        assert_eq!(
            play,
            Move::Castle {
                king: Square::F1,
                rook: Square::G1
            },
            "{text}"
        );
        assert_eq!(notation::uci(play, begin.mode()), "f1g1");
    }
    // If the rook is not on g1, the king's move there is not castling.
    let fen = "4k3/8/8/8/8/8/8/5K1R w H - 0 1";
    assert_eq!(san(fen, "f1g1").as_deref(), Ok("Kg1"));
    assert_eq!(san(fen, "f1h1").as_deref(), Ok("O-O"));
    let standard = start(RICH);
    let play = read_move(standard.position(), "O-O").unwrap();
    assert_eq!(notation::uci(play, standard.mode()), "e1g1");
}

#[test]
fn every_legal_move_is_read_again_from_its_san_and_its_uci() {
    let fens = [
        STANDARD,
        RICH,
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "N3k2N/8/8/3N4/N4N1N/2R5/1R6/4K3 w - -",
        "7k/1p2Npbp/8/2P5/1P1r4/3b2QP/3q1pPK/2RB4 b - -",
    ];
    for fen in fens {
        let begin = start(fen);
        for play in begin.position().legal_moves() {
            let text = notation::san(begin.position(), play);
            assert_eq!(read_move(begin.position(), &text), Ok(play), "{text}");
            let text = notation::uci(play, begin.mode());
            let read = notation::read_uci(begin.position(), &text);
            assert_eq!(read, Ok(play), "{text}");
        }
    }
}

/// The positions of games with random moves, the same on every run.
fn positions_by_lot() -> Vec<Start> {
    let mut lot: u64 = 20_190_611;
    let mut found = Vec::new();
    for _ in 0..8 {
        let mut line = MoveHistory::new(Start::standard());
        for _ in 0..160 {
            let legal = line.position().legal_moves();
            if legal.is_empty() {
                break;
            }
            lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let drawn = (lot >> 33) as usize % legal.len();
            line.play(legal[drawn]).unwrap();
            found.push(Start::from_position(line.position().clone()));
        }
    }
    found
}

#[test]
fn every_move_in_positions_by_lot_is_read_from_all_its_notations() {
    let mut number = 0;
    for begin in positions_by_lot() {
        let position = begin.position();
        for play in position.legal_moves() {
            let san = notation::san(position, play);
            assert_eq!(read_move(position, &san), Ok(play), "{san}");
            let uci = notation::uci(play, begin.mode());
            assert_eq!(read_move(position, &uci), Ok(play), "{uci}");
            let long = format!("{}-{}", &uci[..2], &uci[2..]);
            assert_eq!(read_move(position, &long), Ok(play), "{long}");
            number += 1;
        }
    }
    assert!(number > 5_000, "{number}");
}

#[test]
fn a_move_is_spoken_by_its_parts() {
    let begin = start(RICH);
    let spoken =
        |text: &str| Spoken::of(begin.position(), read_move(begin.position(), text).unwrap());
    let castling = spoken("O-O");
    assert_eq!(
        (castling.role, castling.from, castling.to),
        (Role::King, Square::E1, Square::G1)
    );
    assert_eq!(castling.castling, Some(Castling::Kingside));
    assert!(spoken("dxc6").en_passant);
    let promotion = spoken("bxa8=Q");
    assert_eq!(
        (promotion.capture, promotion.promotion),
        (Some(Role::Rook), Some(Role::Queen))
    );
    assert_eq!(promotion.attack, Attack::Check);
    assert!(spoken("Nce4").twin && !spoken("Nb5").twin);
    let mate = start("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    let play = read_move(mate.position(), "Ra8").unwrap();
    assert_eq!(Spoken::of(mate.position(), play).attack, Attack::Mate);
}

/// All that is wrong with a FEN: the field, the place, and the fault.
fn faults(fen: &str) -> String {
    let faults = Start::from_fen(fen).unwrap_err().faults;
    let faults = faults.iter();
    let said = faults.map(|fault| format!("{:?} {} {:?}", fault.field, fault.at, fault.kind));
    said.collect::<Vec<_>>().join(", ")
}

#[test]
fn a_fen_says_all_that_is_wrong_with_it_and_where() {
    for (fen, expected) in [
        ("", "Board 0 Missing, Turn 0 Missing"),
        (
            "rnbqkbnr/ppppppp/8/9/8/8/PPPPPPPPP/RNBQKBNR x KQkz e5e 1.5 one",
            "Board 16 RankTooShort(7, 7), Board 19 Character('9'), Board 20 RankTooShort(5, 1), \
             Board 33 RankTooLong(2), Turn 44 Character('x'), Castling 49 Character('z'), \
             EnPassant 52 Character('5'), Halfmoves 55 NotANumber, Move 59 NotANumber",
        ),
        ("P7/8/8/8/8/8/8/KK6 b KQ e3 0 1 more", "Rest 31 Extra"),
        (
            "P7/8/8/8/8/8/8/KK6 b KQ e3 0 1",
            "Board 0 Kings(White), Board 0 NoKing(Black), Board 0 PawnOnBackRank, \
             Castling 21 Castling, EnPassant 24 EnPassant",
        ),
        (
            "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
            "Turn 22 OpponentInCheck(Black)",
        ),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "Board 0 EmptyBoard"),
        ("4k3/8/8/8/8/8/8 w", "Board 15 TooFewRanks(7)"),
        ("8/8/8/8/4k3/8/8/8/4K3 w", "Board 18 TooManyRanks"),
    ] {
        assert_eq!(faults(fen), expected, "{fen}");
    }
    let long = faults(&"8".repeat(1_000_000));
    assert!(
        long.split(", ").next().unwrap().ends_with(" TooLong"),
        "{long}"
    );
}

#[test]
fn the_length_of_a_fen_is_counted_in_characters() {
    let faults = |text: &str| Start::from_fen(text).unwrap_err().faults;
    let kinds = |text: &str| faults(text).iter().map(|f| f.kind).collect::<Vec<_>>();
    assert!(!kinds(&"♔".repeat(200)).contains(&FenProblemKind::TooLong));
    assert!(!kinds(&"♔".repeat(400)).contains(&FenProblemKind::TooLong));
    let long = faults(&"♔".repeat(401));
    assert_eq!((long[0].at, long[0].kind), (400, FenProblemKind::TooLong));
    // A place after characters of several bytes.
    let faults = faults("4k3/8/8/8/8/8/8/♔3K3 w - - 0 x");
    let places: Vec<usize> = faults.iter().map(|f| f.at).collect();
    assert_eq!(places, [16, 29]);
}

#[test]
fn a_text_that_is_nothing_like_a_fen_has_one_fault() {
    for text in [
        "hello",
        "  hello world",
        "e2e4 e7e5 x y z 1 2",
        &*"♔".repeat(200),
    ] {
        let faults = Start::from_fen(text).unwrap_err().faults;
        let at = text.chars().take_while(|c| *c == ' ').count();
        assert_eq!(faults.len(), 1, "{text}: {faults:?}");
        assert_eq!(
            (faults[0].field, faults[0].at, faults[0].kind),
            (FenField::Board, at, FenProblemKind::NoRanks)
        );
    }
    // The beginning of a FEN: the faults name the missing parts.
    let faults = Start::from_fen("rnbqkbnr").unwrap_err().faults;
    let kinds: Vec<FenProblemKind> = faults.iter().map(|f| f.kind).collect();
    assert_eq!(
        kinds,
        [FenProblemKind::TooFewRanks(1), FenProblemKind::Missing]
    );
}

#[test]
fn a_start_is_kept_as_its_fen() {
    for begin in (0..960)
        .filter_map(Start::chess960)
        .chain([Start::standard(), start(RICH)])
    {
        assert_eq!(json::read(&json::write(&begin)), Some(begin));
    }
    assert!(Start::chess960(960).is_none());
    assert!(Start::chess960(u32::MAX).is_none());
    assert_ne!(Start::chess960(518), Some(Start::standard()));
    assert_eq!(json::read::<Start>("\"no fen\""), None);
    assert_eq!(json::read::<Start>("5"), None);
    // A square of en passant on which nothing can capture is left out, and the
    // counters are kept.
    let begin = start("4k3/8/8/8/4P3/8/8/4K3_b_-_e3_7_9");
    assert_eq!(begin.fen(), "4k3/8/8/8/4P3/8/8/4K3 b - - 7 9");
    assert_eq!(
        start("4k3/8/8/8/8/8/8/4K3 b").fen(),
        "4k3/8/8/8/8/8/8/4K3 b - - 0 1"
    );
    // A FEN kept before numbers had a limit can still be read.
    let huge = json::read::<Start>("\"4k3/8/8/8/8/8/8/4K3 w - - 50000 4294967295\"").unwrap();
    assert_eq!(json::read(&json::write(&huge)), Some(huge));
}

#[test]
fn a_fen_is_read_to_the_letter_and_a_nearly_right_one_has_a_reason() {
    let king = |rest: &str| format!("4k3/8/8/8/8/8/8/4K3 {rest}");
    for (rest, expected) in [
        ("w - - 10000 1", "Halfmoves 26 OutOfRange(0, 9999)"),
        ("w - - 99999999999 1", "Halfmoves 26 OutOfRange(0, 9999)"),
        ("w - - 0 10000", "Move 28 OutOfRange(1, 9999)"),
        ("W - - 0 1", "Turn 20 CapitalTurn"),
        ("B", "Turn 20 CapitalTurn"),
    ] {
        assert_eq!(faults(&king(rest)), expected, "{rest}");
    }
    let together = faults("4k3/44/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(together, "Board 5 NumbersTogether");
    let together = faults("4k21/8/8/8/8/8/8/4K3 w");
    assert_eq!(together, "Board 3 NumbersTogether");
    assert_eq!(start(&king("w - - 0 0")), start(&king("w - - 0 1")));
    let most = king("w - - 9999 9999");
    assert_eq!(start(&most).fen(), most);
}

#[test]
fn the_board_ends_the_game_by_mate_by_stalemate_and_by_too_little_material() {
    let ends = |fen: &str| end_of(start(fen).position());
    let winner = Color::Black;
    let mate = ends("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assert_eq!(mate, Some(BoardFact::Checkmate { winner }));
    let stalemate = ends("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(stalemate, Some(BoardFact::Stalemate));
    let bishop = ends("4k3/8/8/8/8/8/8/4KB2 w - - 0 1");
    assert_eq!(bishop, Some(BoardFact::DeadPosition));
    assert_eq!(ends("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1"), None);
    assert_eq!(ends(STANDARD), None);
}

fn play(line: &mut MoveHistory, moves: &str) {
    for text in moves.split(' ') {
        line.play_text(text).unwrap();
    }
}

#[test]
fn threefold_repetition_names_the_plies_at_which_the_position_stood() {
    let mut line = MoveHistory::new(Start::standard());
    play(&mut line, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert_eq!(line.repetitions_at(7), 2);
    assert!(!line.claims().any());
    // 9.2.1: with the move that is about to be played.
    let back = line.read("Ng8").unwrap();
    assert_eq!(
        line.claims_with(back).unwrap().threefold,
        Some(vec![0, 4, 8])
    );
    let other = line.read("Rg8").unwrap();
    assert!(!line.claims_with(other).unwrap().any());
    // 9.2.2: once the position is on the board.
    play(&mut line, "Ng8");
    assert_eq!(line.claims().threefold, Some(vec![0, 4, 8]));
    assert_eq!(line.repetitions_at(8), 3);
    assert_eq!(line.automatic(), None);
    play(&mut line, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(
        line.automatic(),
        Some(AutomaticDraw::Fivefold(vec![0, 4, 8, 12, 16]))
    );
    line.truncate(15);
    assert_eq!((line.ply(), line.automatic()), (15, None));
    assert!(line.play(back).is_ok());
    assert!(line.play(back).is_err());
    line.truncate(100);
    assert_eq!(line.ply(), 16);
}

#[test]
fn the_same_pieces_are_another_position_with_other_castling_or_en_passant() {
    // The king moves and comes back: castling is gone.
    let mut line = MoveHistory::new(start("4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1"));
    play(&mut line, "Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8");
    assert_eq!(line.repetitions_at(8), 2);
    // A double step with a capture en passant, the first time only.
    let mut line = MoveHistory::new(start("4k3/8/8/8/3p4/8/4P3/4K2N w - - 0 1"));
    play(&mut line, "e4 Kd8 Ng3 Ke8 Nh1 Kd8 Ng3 Ke8 Nh1");
    assert_eq!(line.repetitions_at(5), 1);
    assert_eq!(line.repetitions_at(9), 2);
    // The pawn that could capture is pinned: no capture, the same position.
    let mut line = MoveHistory::new(start("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1"));
    play(&mut line, "e4 Kc8 Rc1 Kd8 Rd1");
    assert_eq!(line.repetitions_at(1), 1);
    play(&mut line, "Kc8 Rc1 Kd8 Rd1");
    assert_eq!(line.repetitions_at(9), 3);
}

#[test]
fn fifty_moves_may_be_claimed_and_seventy_five_end_the_game() {
    let mut line = MoveHistory::new(start("4k3/8/8/8/8/8/8/R3K3 w - - 98 80"));
    assert!(!line.claims().any());
    let quiet = line.read("Ra2").unwrap();
    assert!(!line.claims_with(quiet).unwrap().any());
    play(&mut line, "Ra2");
    let next = line.read("Kd8").unwrap();
    let fifty = FiftyMoves {
        halfmoves: 100,
        since: 0,
    };
    assert_eq!(line.claims_with(next).unwrap().fifty, Some(fifty));
    play(&mut line, "Kd8");
    assert_eq!(line.claims().fifty, Some(fifty));
    assert_eq!((line.halfmoves_at(0), line.halfmoves_at(2)), (98, 100));

    let mut line = MoveHistory::new(start("7k/8/5K2/8/8/8/8/R7 w - - 149 100"));
    assert_eq!(line.automatic(), None);
    let since = FiftyMoves {
        halfmoves: 150,
        since: 0,
    };
    play(&mut line, "Ra2");
    assert_eq!(
        line.automatic(),
        Some(AutomaticDraw::SeventyFiveMoves(since))
    );
    // Mate by the last of them comes first (9.6.2).
    let mut line = MoveHistory::new(start("7k/8/6K1/8/8/8/8/R7 w - - 149 100"));
    play(&mut line, "Ra8");
    assert_eq!(line.automatic(), None);
    assert!(!line.claims().any());
}

#[test]
fn a_line_is_kept_as_its_start_and_its_moves() {
    let mut line = MoveHistory::new(Start::chess960(0).unwrap());
    play(&mut line, "e4 e5 Nd3 Nd6");
    assert_eq!(json::read(&json::write(&line)), Some(line.clone()));
    assert_eq!(line.san(), ["e4", "e5", "Nd3", "Nd6"]);
    let text = json::write(&line).replace("e2e4", "e2e5");
    assert_eq!(json::read::<MoveHistory>(&text), None);
    assert_eq!(line.play_uci("Nf3"), Err(MoveError::NotAMove { at: 0 }));
    assert_eq!(line.play_uci("0000"), Err(MoveError::NullMove));
    assert_eq!(line.ply(), 4);
}

#[test]
fn clock_times_are_written_and_read_as_others_do() {
    let cases = [
        (0, "[%clk 0:00:00]"),
        (-5, "[%clk 0:00:00]"),
        (59_900, "[%clk 0:00:59.9]"),
        (3_600_001, "[%clk 1:00:00.001]"),
        (360_000_000, "[%clk 100:00:00]"),
        (7_250, "[%clk 0:00:07.25]"),
    ];
    for (ms, text) in cases {
        assert_eq!(annotation::clk(Millis::new(ms)), text);
        assert_eq!(annotation::clk_in(text), Some(Millis::new(ms.max(0))));
    }
    let comment = "a [%emt 0:07] b [%clk 1:02:03,5] [%cal Ge2e4]";
    assert_eq!(annotation::clk_in(comment), Some(Millis::new(3_723_500)));
    assert_eq!(annotation::emt_in(comment), Some(Millis::new(7_000)));
    assert_eq!(
        annotation::without(comment, "clk"),
        "a [%emt 0:07] b [%cal Ge2e4]"
    );
    for text in [
        "",
        "[%clk]",
        "[%clk ]",
        "[%clk x]",
        "[%clk 1:2:3:4]",
        "[%clk 1::2]",
        "[%clk 1:00",
        "[%clk 99999999999999999999]",
        "[%clk 9223372036854775807:00:00]",
        "[%clk -1]",
        "[%clk ½]",
        "[%clkx 0:01:00]",
        "[%clk [%emt 0:01:00]",
        "[% clk 0:01:00]",
    ] {
        assert_eq!(annotation::clk_in(text), None, "{text}");
    }
}

#[test]
fn the_first_valid_time_of_a_comment_is_its_time() {
    for text in [
        "[%clkx 0:01:00][%clk 0:02:00]",
        "[%clk x] [%clk 0:02:00]",
        "[%clk][%clk 0:02:00]",
        "[%clk [%clk 0:02:00]",
        "[%clk 1:2:3:4][%clk 0:02:00][%clk 0:03:00]",
        "[%clock 0:01:00] [%clk\t0:02:00 ]",
        "[%eval 0.3,20] [%clk 0:02:00]",
        "[%clk\n0:02:00]",
        "x [%emt 0:01:00] y [%clk 2:00]",
        "[%clks 1][%clk- 1][%clk 120]",
    ] {
        assert_eq!(annotation::clk_in(text), Some(Millis::minutes(2)), "{text}");
    }
    assert_eq!(
        annotation::emt_in("[%emt ?][%emt 0:00:07]"),
        Some(Millis::new(7_000))
    );
    let sent = "a [%ccsntx] [%ccsnt 2026.06.01, 12:56] [%ccsnt 2]";
    assert_eq!(
        annotation::value_in(sent, "ccsnt"),
        Some("2026.06.01, 12:56")
    );
    assert_eq!(annotation::value_in(sent, "clk"), None);
    assert_eq!(
        annotation::without("[%clkx 1] [%clk 0:02:00] a", "clk"),
        "[%clkx 1] a"
    );
    let long = "[%clk ".repeat(2_000_000) + "]";
    assert_eq!(annotation::clk_in(&long), None);
}

#[test]
fn castling_is_shown_in_german_with_zeros_and_read_either_way() {
    let german = Alphabet::GERMAN;
    let cases = [
        ("O-O", "0-0"),
        ("12. O-O-O+", "12. 0-0-0+"),
        ("Nxe8=Q#", "Sxe8=D#"),
        ("--", "--"),
    ];
    for (san, shown) in cases {
        assert_eq!(german.write(san), shown);
        assert_eq!(Alphabet::ENGLISH.write(san), san);
    }
    assert_eq!(Alphabet::FIGURINES.write("O-O"), "O-O");
    for text in ["0-0", "O-O", "o-o"] {
        assert_eq!(
            san(RICH, &german.read(text)).as_deref(),
            Ok("O-O"),
            "{text}"
        );
    }
}
