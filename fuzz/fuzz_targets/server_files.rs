//! Files of correspondence servers, and what is offered of them.
#![no_main]

use std::collections::BTreeMap;

use libfuzzer_sys::fuzz_target;
use zeitnot_core::correspondence::brought::{Answers, Brought, Length, RowKind};
use zeitnot_core::correspondence::civil::TypedTime;
use zeitnot_core::correspondence::server_file::{
    ServerFile, ServerFileError, event_query, recognise,
};
use zeitnot_core::correspondence::{Seconds, ServerGame, Utc};
use zeitnot_core::game::pgn::decode;

const NOW: Utc = Utc::new(1_796_083_200);

fn games(text: &str) -> Vec<ServerGame> {
    let _ = (recognise(text), event_query(text));
    let lines = 1 + text.matches(['\n', '\r']).count();
    let mut file = match ServerFile::open(text) {
        Ok(file) => file,
        Err(ServerFileError::Xml { line, column, .. }) => {
            assert!(
                (1..=lines).contains(&line) && (1..=text.chars().count() + 1).contains(&column)
            );
            return Vec::new();
        }
        Err(_) => return Vec::new(),
    };
    let (mut found, mut before) = (Vec::new(), 0);
    while let Some(game) = file.next() {
        let (done, all) = file.progress();
        assert!(before <= done && done <= all);
        before = done;
        assert_eq!(game.stamps.len(), game.line.ply());
        for left in [game.left.white, game.left.black].into_iter().flatten() {
            assert!(left.get() >= 0);
        }
        if let Some(problem) = &game.problem {
            assert!(
                (1..=lines).contains(&problem.line) && problem.column >= 1,
                "{problem}"
            );
        }
        found.push(game);
    }
    found
}

fn zoned(time: TypedTime, _: &str) -> Option<Utc> {
    match time {
        TypedTime::Exact(at) => Some(at),
        TypedTime::Local(civil) => civil.utc(Seconds::ZERO),
    }
}

fuzz_target!(|bytes: &[u8]| {
    let games = games(&decode(bytes));
    let count = games.len();
    let own = games.first().map(|game| game.players.white.clone());
    let brought = Brought::new(games, Vec::new(), &[], own.as_deref());
    assert_eq!(brought.sides.len(), count);
    let events = 0..brought.season.events.len();
    let mut answers = Answers {
        events: events.map(|event| (event, Length::Days(700))).collect(),
        zone: Some("UTC".into()),
        me: own,
        ..Answers::default()
    };
    let common = brought.common(&answers, &zoned, NOW);
    for row in brought.rows(&answers, &[], &zoned, NOW) {
        if let RowKind::New(taken) = &row.what {
            let event = brought
                .new_event(row.event, &answers, &zoned, NOW)
                .expect("it was said");
            taken
                .game
                .ledger(&event)
                .expect("what is offered can be kept");
            assert_eq!(
                taken.game.moves_alone().0.moves(),
                brought.file[row.place].line.moves()
            );
        }
        assert_eq!(
            brought.row(row.place, &common, &answers, &[], &zoned, NOW),
            Some(row)
        );
    }
    // Nothing is said yet.
    answers.events = BTreeMap::new();
    answers.zone = None;
    for row in brought.rows(&answers, &[], &zoned, NOW) {
        assert!(
            !matches!(row.what, RowKind::New(_) | RowKind::More(_)),
            "{:?}",
            row.what
        );
    }
});
