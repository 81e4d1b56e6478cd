//! Answers in Xfcc.

use super::{answer, civil, games, moves, one, refusal, stamp, xfcc_game};
use zeitnot_core::clock::{Color, GameResult};
use zeitnot_core::correspondence::server_facts::StampUnit;
use zeitnot_core::correspondence::server_file::{ServerFile, ServerFileError, XmlFault};
use zeitnot_core::correspondence::server_game::ServerEnd;
use zeitnot_core::correspondence::{Ending, Seconds};
use zeitnot_core::game::pgn::PgnErrorKind;

const ELEMENTS: [(&str, &str); 22] = [
    ("id", "1234567"),
    ("hasWhite", "false"),
    ("event", "Spring Cup &amp;amp; Friends"),
    ("site", "ICCF"),
    ("eventDate", "2026-06-01"),
    ("round", "3"),
    ("white", "Weber, Anna"),
    ("black", "O&apos;Neill, Bo"),
    ("whiteElo", "2301"),
    ("myTurn", "1"),
    (
        "moves",
        "1. e4 {[%ccsnt 2026.06.01,08:12]} c5 {[%ccsnt 2026.06.03,19:45:07]}\n2. Nf3 *",
    ),
    ("result", "Ongoing"),
    ("drawOffered", "true"),
    ("daysPlayer", "46"),
    ("hoursPlayer", "20"),
    ("minutesPlayer", "5"),
    ("daysOpponent", "0"),
    ("hoursOpponent", "0"),
    ("minutesOpponent", "59"),
    ("gameLink", "https://www.iccf.com/game?id=1234567&amp;x=1"),
    ("setup", "false"),
    ("message", ""),
];

fn whole() -> String {
    xfcc_game(&ELEMENTS)
}

#[test]
fn an_answer_is_read_with_its_id_side_and_clocks() {
    let game = one(&answer(&[whole()]));
    assert_eq!(game.id, "1234567");
    assert_eq!(game.mine, Some(Color::Black));
    assert_eq!(game.event, "Spring Cup & Friends");
    assert_eq!((game.site.as_str(), game.round.as_str()), ("ICCF", "3"));
    assert_eq!(game.start, Some(civil([2026, 6, 1, 0, 0, 0])));
    assert_eq!(game.players.black, "O'Neill, Bo");
    assert_eq!(moves(&game), "e4 c5 Nf3");
    assert_eq!(
        game.stamps,
        [
            stamp([2026, 6, 1, 8, 12, 0], StampUnit::Minute),
            stamp([2026, 6, 3, 19, 45, 7], StampUnit::Second),
            None,
        ]
    );
    let own = Seconds::days(46) + Seconds::hours(20) + Seconds::new(300);
    assert_eq!(game.left.black, Some(own));
    assert_eq!(game.left.white, Some(Seconds::new(59 * 60)));
    assert_eq!(game.link, "https://www.iccf.com/game?id=1234567&x=1");
    assert!(game.offers_draw);
    assert_eq!((game.end, &game.other_control), (None, &None));
    assert_eq!(game.problem, None);
}

#[test]
fn prefixes_envelopes_and_the_order_of_elements_do_not_matter() {
    let usual = one(&answer(&[whole()]));
    let prefixed = answer(&[whole()])
        .replace("<XfccGame", "<ns1:XfccGame xsi:type=\"ns1:XfccGame\"")
        .replace("</XfccGame", "</ns1:XfccGame")
        .replace("<moves>", "<ns1:moves>")
        .replace("</moves>", "</ns1:moves>");
    let alone = format!("<ArrayOfXfccGame>{}</ArrayOfXfccGame>", whole());
    let mut elements = ELEMENTS;
    elements.reverse();
    let turned = xfcc_game(&elements).replace("</moves>", "</moves>\r\n  <!-- x -->");
    let cdata = whole()
        .replace("<moves>", "<moves><![CDATA[")
        .replace("</moves>", "]]></moves>");
    for text in [prefixed, alone, turned, cdata] {
        assert_eq!(one(&text), usual, "{text}");
    }
    // Two answers in one file.
    assert_eq!(games(&answer(&[whole()]).repeat(2)), [usual.clone(), usual]);
}

#[test]
fn a_game_may_lack_every_element() {
    let game = one("<XfccGame/>");
    assert_eq!((game.line.ply(), game.mine, game.start), (0, None, None));
    assert_eq!(game.problem, None);
    let game = one(&xfcc_game(&[
        ("daysPlayer", "3"),
        ("eventDate", "2026.??.??"),
    ]));
    // It is not said whose clock it is.
    assert_eq!((game.left.white, game.left.black), (None, None));
    assert_eq!(game.start, None);
    let game = one(&xfcc_game(&[
        ("hasWhite", "1"),
        ("daysPlayer", "3"),
        ("hoursOpponent", "-2"),
        ("moves", ""),
    ]));
    assert_eq!(
        (game.left.white, game.left.black),
        (Some(Seconds::days(3)), None)
    );
}

#[test]
fn every_result_is_read_with_its_ending() {
    let white = Some(GameResult::Win(Color::White));
    let black = Some(GameResult::Win(Color::Black));
    let (draw, both) = (Some(GameResult::Draw), Some(GameResult::BothLose));
    let (judged, gone) = (Some(Ending::Adjudication), Some(Ending::Default));
    for (text, end) in [
        ("Ongoing", None),
        ("AdjudicationPending", None),
        ("WhiteWins", Some((white, None))),
        ("BlackWins", Some((black, None))),
        ("Draw", Some((draw, None))),
        ("WhiteWinAdjudicated", Some((white, judged))),
        ("WhiteWinsAdjudicated", Some((white, judged))),
        ("BlackWinAdjudicated", Some((black, judged))),
        ("DrawAdjudicated", Some((draw, judged))),
        ("WhiteDefaulted", Some((black, gone))),
        ("BlackDefaulted", Some((white, gone))),
        ("BothDefaulted", Some((both, gone))),
        ("Cancelled", Some((None, None))),
    ] {
        // What stands behind the moves does not count.
        let game = one(&xfcc_game(&[("result", text), ("moves", "1. e4 *")]));
        let end = end.map(|(result, ending)| ServerEnd { result, ending });
        assert_eq!((game.end, &game.odd_result), (end, &None), "{text}");
    }
    for odd in ["Suspended", "OngoingAdjudicated"] {
        let game = one(&xfcc_game(&[("result", odd)]));
        assert_eq!((game.end, game.odd_result.as_deref()), (None, Some(odd)));
    }
    let game = one(&xfcc_game(&[("moves", "1. e4 0-1")]));
    assert_eq!(game.end.unwrap().result, black);
}

#[test]
fn a_game_begins_where_its_position_says() {
    let fen = "8/8/8/8/8/4k3/4p3/4K3 b - - 0 60";
    let moves = "60... Kd3 61. Kf2";
    let text = xfcc_game(&[("fen", fen), ("moves", moves), ("setup", "true")]);
    let game = one(&text);
    assert_eq!(
        (game.line.start().fen().as_str(), game.line.ply()),
        (fen, 2)
    );
    // Without `setup` the position is that of now.
    let text = xfcc_game(&[("fen", fen), ("moves", "1. e4"), ("setup", "false")]);
    assert!(one(&text).line.start().is_standard());
    let text = xfcc_game(&[("fen", "8/8 \"x\\"), ("moves", "1. e4"), ("setup", "1")]);
    let problem = one(&text).problem.unwrap();
    assert!(matches!(problem.kind, PgnErrorKind::Start(_)));
    assert_eq!((problem.line, problem.column), (1, 11));
    let chess960 = "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1";
    let text = xfcc_game(&[("variant", "chess960"), ("fen", chess960)]);
    let game = one(&text);
    assert!(game.line.start().is_chess960() && game.other_control.is_none());
}

#[test]
fn another_control_or_variant_is_told() {
    let other = |name: &str, value: &str| one(&xfcc_game(&[(name, value)])).other_control;
    for fine in ["4320000+432000", "10/4320000", "", "?"] {
        assert_eq!(other("timeControl", fine), None);
    }
    for wrong in ["864000", "259200+86400", "10/2592000", "1/86400"] {
        assert_eq!(other("timeControl", wrong).as_deref(), Some(wrong));
    }
    assert_eq!(other("variant", "suicide").as_deref(), Some("suicide"));
    assert_eq!(other("variant", "Chess"), None);
}

#[test]
fn a_move_that_cannot_be_played_has_its_place_in_the_file() {
    let text = "<a>\n<XfccGame>\n <moves>1. e4 e5 2. Ke3 Nc6</moves>\n</XfccGame>\n<XfccGame>\n\
        <moves>\n1. e4\ne5 2. xx</moves><id>2</id></XfccGame></a>";
    let found = games(text);
    let places = found.iter().map(|game| {
        let problem = game.problem.as_ref().unwrap();
        assert_eq!(moves(game), "e4 e5");
        (problem.line, problem.column)
    });
    assert_eq!(places.collect::<Vec<_>>(), [(3, 21), (8, 7)]);
    // Moves of one element are one game.
    let two = one(&xfcc_game(&[("moves", "1. e4 * 1. d4 *")]));
    assert_eq!(two.problem.unwrap().kind, PgnErrorKind::TooManyGames);
}

#[test]
fn numeric_moves_are_read_in_an_answer() {
    let text = "1. 5254 5755 2. 7163 2836 3. 6134 6835 4. 5171";
    let game = one(&xfcc_game(&[("moves", text)]));
    assert_eq!(moves(&game), "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O");
    let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let game = one(&xfcc_game(&[("fen", fen), ("moves", "1. 17184")]));
    assert_eq!(moves(&game), "a8=N");
}

#[test]
fn a_fault_and_an_answer_without_games_are_told_apart() {
    let fault = "<s:Envelope xmlns:s=\"x\"><s:Body><s:Fault><faultcode>s:Server</faultcode>\
        <faultstring>Login\n failed</faultstring></s:Fault></s:Body></s:Envelope>";
    assert_eq!(
        refusal(fault),
        ServerFileError::Fault("Login failed".into())
    );
    let newer = "<e:Envelope xmlns:e=\"x\"><e:Fault><e:Code><e:Value>e:Sender</e:Value></e:Code>\
        <e:Reason><e:Text>No such user</e:Text></e:Reason></e:Fault></e:Envelope>";
    assert_eq!(
        refusal(newer),
        ServerFileError::Fault("No such user".into())
    );
    assert_eq!(refusal(&answer(&[])), ServerFileError::NoGames);
    assert_eq!(refusal("<Envelope/>"), ServerFileError::NoGames);
}

#[test]
fn damage_has_its_place() {
    let place = |text: &str| match refusal(text) {
        ServerFileError::Xml { line, column, why } => (line, column, why),
        other => panic!("{other}"),
    };
    let cut = "<a>\n<XfccGame>\n<moves>1. e4";
    assert_eq!(place(cut), (3, 13, XmlFault::CutOff));
    assert_eq!(place("<a>\n<XfccGame>\n <mo"), (3, 2, XmlFault::CutOff));
    let wrong = XmlFault::WrongEnd {
        expected: "moves".into(),
        found: "id".into(),
    };
    assert_eq!(place("<XfccGame>\n<moves></id></XfccGame>"), (2, 8, wrong));
    let twice = XmlFault::WrongEnd {
        expected: String::new(),
        found: "b".into(),
    };
    assert_eq!(place("<XfccGame/></b>").2, twice);
    assert_eq!(place("<XfccGame/>x").2, XmlFault::TextOutside);
    let text = "<!DOCTYPE a [<!ENTITY b \"x\">]><a><XfccGame>&b;</XfccGame></a>";
    assert_eq!(place(text), (1, 1, XmlFault::Dtd));
}

#[test]
fn a_stray_ampersand_is_a_letter() {
    let game = one(&xfcc_game(&[
        ("white", "Ren&eacute; & Co"),
        ("black", "&#x47;&#0;"),
    ]));
    assert_eq!(game.players.white, "Ren&eacute; & Co");
    assert_eq!(game.players.black, "G&#0;");
}

#[test]
fn the_games_of_an_answer_are_counted_before_the_first_is_read() {
    let text = answer(&[whole(), whole(), whole()]);
    let mut file = ServerFile::open(&text).unwrap();
    assert_eq!(file.progress(), (0, 3));
    assert!(file.next().is_some());
    assert_eq!(file.progress(), (1, 3));
    assert_eq!(file.count(), 2);
}
