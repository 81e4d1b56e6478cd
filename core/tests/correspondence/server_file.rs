//! Files of correspondence servers: every form in which they come is read, and nothing else is.

mod hostile;
mod kind;
mod pgn;
mod random;
mod xfcc;

use zeitnot_core::correspondence::ServerGame;
use zeitnot_core::correspondence::civil::{Civil, TypedTime};
use zeitnot_core::correspondence::server_facts::StampUnit;
use zeitnot_core::correspondence::server_file::{ServerFile, ServerFileError};
use zeitnot_core::correspondence::server_game::ServerStamp;

/// All games of a text.
#[track_caller]
fn games(text: &str) -> Vec<ServerGame> {
    let file = ServerFile::open(text).unwrap_or_else(|why| panic!("{why}: {text}"));
    file.collect()
}

/// The only game of a text.
#[track_caller]
fn one(text: &str) -> ServerGame {
    let mut found = games(text);
    assert_eq!(found.len(), 1, "{found:?}");
    found.remove(0)
}

#[track_caller]
fn refusal(text: &str) -> ServerFileError {
    match ServerFile::open(text) {
        Err(why) => why,
        Ok(file) => panic!("{:?}", file.collect::<Vec<_>>()),
    }
}

fn moves(game: &ServerGame) -> String {
    game.line.san().join(" ")
}

fn civil([year, month, day, hour, minute, second]: [u16; 6]) -> Civil {
    let small = |number: u16| u8::try_from(number).unwrap();
    Civil {
        year: year.into(),
        month: small(month),
        day: small(day),
        hour: small(hour),
        minute: small(minute),
        second: small(second),
    }
}

fn stamp(at: [u16; 6], unit: StampUnit) -> Option<ServerStamp> {
    let time = TypedTime::Local(civil(at));
    Some(ServerStamp { time, unit })
}

/// An answer in Xfcc with these games, as a server writes it.
fn answer(games: &[String]) -> String {
    let mut text = String::from(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\">\
         <soap:Body><GetMyGamesResponse xmlns=\"http://www.bennedik.com/webservices/XfccBasic\">\
         <GetMyGamesResult>\n",
    );
    for game in games {
        text.push_str(game);
    }
    text.push_str("</GetMyGamesResult></GetMyGamesResponse></soap:Body></soap:Envelope>\n");
    text
}

/// A game of such an answer with these elements.
fn xfcc_game(elements: &[(&str, &str)]) -> String {
    let mut text = String::from("<XfccGame>");
    for (name, value) in elements {
        text.push_str(&format!("<{name}>{value}</{name}>"));
    }
    text.push_str("</XfccGame>\n");
    text
}
