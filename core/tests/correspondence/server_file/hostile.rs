//! Files from anywhere: no text makes the readers panic or hang.

use std::time::{Duration, Instant};

use proptest::prelude::*;
use zeitnot_core::correspondence::ServerGame;
use zeitnot_core::correspondence::server_file::{
    MAX_BYTES, ServerFile, ServerFileError, XmlFault, event_query, recognise,
};
use zeitnot_core::game::pgn::decode;

use super::{answer, games, refusal, xfcc_game};

const PGN: &str = "\u{feff}[Event \"Cup \\\"x\\\"\"]\n[Source \"https://example.org/g?id=7\"]\n\
    [FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n[TimeControl \"10/4320000\"]\n\n{7} 1. O-O \
    {[%ccsnt 2026.06.01,08:12]} (1. O-O-O {[%ccsnt 2026.06.01, 08:12:09]} (1. Ke2) Ke7) O-O-O \
    {[%ccsnt 2026.06.02]} 2. 6168 1-0\n\n[Event \"2\"]\n[Termination \"x won on time\"]\n\n\
    1. e4 {[%clk 1:00:00]} e5 0-1\n";

fn xfcc() -> String {
    let game = xfcc_game(&[
        ("id", "1&amp;amp;2"),
        (
            "moves",
            "1. e4 {[%ccsnt 2026.06.01,08:12]} (1. d4) <![CDATA[e5 & 2. Ke3]]>",
        ),
        (
            "fen",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ),
        ("hasWhite", "0"),
        ("daysPlayer", "99999999999"),
        ("hoursOpponent", "4294967295"),
        ("result", "&#x57;hiteDefaulted"),
        ("timeControl", "99999999999999999999"),
    ]);
    answer(&[game.clone(), game])
}

/// Reads all there is in a text, and checks what must hold for any.
fn check(text: &str) -> Vec<ServerGame> {
    let _ = (recognise(text), event_query(text));
    let lines = text.split('\n').count() + text.matches('\r').count();
    let mut file = match ServerFile::open(text) {
        Ok(file) => file,
        Err(ServerFileError::Xml { line, column, .. }) => {
            assert!((1..=lines).contains(&line) && column >= 1);
            return Vec::new();
        }
        Err(_) => return Vec::new(),
    };
    let mut found = Vec::new();
    let mut before = 0;
    while let Some(game) = file.next() {
        let (done, all) = file.progress();
        assert!(before <= done && done <= all);
        before = done;
        assert_eq!(game.stamps.len(), game.line.ply());
        for left in [game.left.white, game.left.black].into_iter().flatten() {
            assert!(left.get() >= 0);
        }
        if let Some(problem) = &game.problem {
            assert!((1..=lines).contains(&problem.line), "{problem} {text:?}");
            assert!(problem.column >= 1);
        }
        found.push(game);
    }
    found
}

/// A text with some of its characters changed, doubled or left out.
fn near(text: String) -> impl Strategy<Value = String> {
    let chars: Vec<char> = text.chars().collect();
    let places = prop::collection::vec((0..chars.len(), any::<char>(), 0..4_u8), 0..8);
    places.prop_map(move |changes| {
        let mut chars = chars.clone();
        for (at, other, how) in changes {
            let at = at.min(chars.len() - 1);
            match how {
                0 => chars[at] = other,
                1 => chars[at] = (other as u8 % 96 + 32).into(),
                2 => drop(chars.drain(at..(at + 9).min(chars.len() - 1))),
                _ => chars.insert(at, chars[chars.len() - 1 - at]),
            }
        }
        chars.into_iter().collect()
    })
}

#[test]
fn every_beginning_of_a_file_is_read_or_refused() {
    for text in [PGN, &xfcc()] {
        for (end, _) in text.char_indices() {
            check(&text[..end]);
        }
        assert_eq!(check(text).len(), 2);
    }
}

proptest! {
    #[test]
    fn a_damaged_pgn_is_read_or_refused(text in near(PGN.into())) {
        check(&text);
    }

    #[test]
    fn a_damaged_answer_is_read_or_refused(text in near(xfcc())) {
        check(&text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        check(&decode(&bytes));
        check(&["<XfccGame>", &decode(&bytes)].concat());
        check(&["[Event \"x\"]\n", &decode(&bytes)].concat());
    }

    #[test]
    fn flipped_bits_are_read_or_refused(at: prop::sample::Index, bit in 0..8_u8) {
        for text in [PGN, &xfcc()] {
            let mut bytes = text.as_bytes().to_vec();
            *at.get_mut(&mut bytes) ^= 1_u8 << bit;
            check(&decode(&bytes));
        }
    }
}

#[test]
fn entities_that_expand_are_refused() {
    let mut text = String::from("<!DOCTYPE a [<!ENTITY e0 \"ha\">");
    for n in 1..20 {
        let before = format!("&e{};", n - 1).repeat(10);
        text.push_str(&format!("<!ENTITY e{n} \"{before}\">"));
    }
    text.push_str("]><XfccGame><white>&e19;</white></XfccGame>");
    assert!(matches!(
        refusal(&text),
        ServerFileError::Xml {
            why: XmlFault::Dtd,
            ..
        }
    ));
}

#[test]
fn elements_nested_without_end_are_no_problem() {
    let depth = 100_000;
    let nested = ["<a>".repeat(depth), "</a>".repeat(depth)].concat();
    let inside = xfcc_game(&[("moves", &nested), ("id", "7")]);
    let around = ["<a>".repeat(depth), inside.clone(), "</a>".repeat(depth)].concat();
    for text in [inside, around] {
        let found = games(&text);
        assert_eq!((found.len(), found[0].id.as_str()), (1, "7"));
    }
    let open = ["<XfccGame>", &"<a>".repeat(depth)].concat();
    assert!(matches!(
        refusal(&open),
        ServerFileError::Xml {
            why: XmlFault::CutOff,
            ..
        }
    ));
}

#[test]
fn a_file_beyond_the_limit_is_refused_whole() {
    let text = " ".repeat(MAX_BYTES + 1);
    assert_eq!(refusal(&text), ServerFileError::TooLarge(MAX_BYTES + 1));
}

/// The time that reading takes, at least so much that it can be compared.
fn time(text: &str) -> Duration {
    let began = Instant::now();
    check(text);
    began.elapsed().max(Duration::from_millis(20))
}

#[test]
fn the_time_to_read_a_file_grows_with_its_length_only() {
    let attributes = |n: usize| {
        let mut text = String::from("<XfccGame ");
        (0..n).for_each(|at| text.push_str(&format!("xmlns:a{at}=\"{at}\" ")));
        text + "/>"
    };
    let tags = |n: usize| {
        let mut text = String::from("[Event \"x\"]\n");
        (0..n).for_each(|at| text.push_str(&format!("{{c}}[T{at} \"\"]")));
        text
    };
    let texts: [(&str, &dyn Fn(usize) -> String); 10] = [
        ("games", &|n| PGN.repeat(n / 40)),
        ("answer", &|n| xfcc().repeat(n / 80)),
        ("problems", &|n| {
            "<XfccGame><moves>\nxx</moves></XfccGame>".repeat(n / 4)
        }),
        ("tags", &|n| tags(4 * n)),
        ("attributes", &attributes),
        ("elements", &|n| {
            ["<XfccGame>", &"<a/>".repeat(n), "</XfccGame>"].concat()
        }),
        ("variations", &|n| ["1. e4 ", &"(".repeat(n)].concat()),
        ("comments", &|n| {
            ["1. e4 ", &"{[%ccsnt x]}".repeat(n)].concat()
        }),
        ("openings", &|n| ["1. e4 {", &"[%ccsnt ".repeat(n)].concat()),
        ("brackets", &|n| {
            ["[Event \"x\"]\n", &"[\n".repeat(n)].concat()
        }),
    ];
    for (name, text) in texts {
        let (few, many) = (text(5_000), text(40_000));
        let (short, long) = (time(&few), time(&many));
        assert!(long < short * 8 * 4, "{name}: {short:?} {long:?}");
    }
}

#[test]
fn ten_thousand_games_are_read_one_by_one() {
    let pgn = "[Event \"Cup\"]\n\n1. e4 {[%ccsnt 2026.06.01,08:12]} e5 *\n\n".repeat(10_000);
    let game = xfcc_game(&[("moves", "1. e4 {[%ccsnt 2026.06.01,08:12]} e5 *")]);
    for text in [pgn, answer(&vec![game; 10_000])] {
        let found = check(&text);
        assert_eq!(found.len(), 10_000);
        assert!(found.iter().all(|game| game.stamps[0].is_some()));
    }
}
