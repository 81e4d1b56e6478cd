//! Correspondence games of two events, with everything that can happen in one.

use zeitnot_core::clock::{ByColor, Color, GameResult};
use zeitnot_core::correspondence::{
    Act, Cause, CorrespondenceGame, Edition, EndDate, Ending, Entry, Event, EventDraft,
    Interpretations, Openings, Protection, Refill, Reset, Seconds, ShownTime, Utc,
};
use zeitnot_core::game::{MoveHistory, Start};
use zeitnot_core::storage::correspondence::{ConditionalMoves, PrivateStudy, StoredEvent};

use Color::{Black, White};

/// The time at which the device got its name, which is this time.
pub const DEVICE: i64 = 1_789_000_000_000;

/// 2026-12-01 00:00:00 UTC.
pub const START: Utc = Utc::new(1_796_083_200);

pub const CUP: &str = "1791000000000";
pub const TEAMS: &str = "1791000000001";
pub const PLAYED: &str = "1791100000000";
pub const TEAM_GAME: &str = "1791100000001";

/// An event under the usual rules.
pub fn cup() -> StoredEvent {
    let draft = EventDraft {
        name: "Coupe d’Été № 1 – Zürich & Łódź".into(),
        start: START,
        days: 700,
        clock: Seconds::days(50),
        bank: Seconds::days(50),
        increment: Seconds::days(5),
        increment_moves: 50,
        edition: Edition::Current,
        refill: Refill::Automatic,
        protection: Protection::SuddenDeath(3),
        team: false,
        captain_may_transfer: false,
        zone: "Europe/Zurich".into(),
        interpretations: Interpretations::default(),
    };
    StoredEvent {
        id: CUP.into(),
        event: Event::new(draft).expect("a valid event"),
        archived: false,
        note: "Round 1 of 3\nprize: 500 €".into(),
        settled: Default::default(),
    }
}

/// A team event that is over, with every rule different from the usual one.
pub fn teams() -> StoredEvent {
    let draft = EventDraft {
        name: "Länderkampf".into(),
        days: 365,
        clock: Seconds::days(40) + Seconds::new(1),
        bank: Seconds::days(82) + Seconds::hours(12),
        increment: Seconds::days(2),
        increment_moves: 40,
        edition: Edition::Older,
        refill: Refill::IncrementOnly,
        protection: Protection::GuaranteedTime,
        team: true,
        captain_may_transfer: true,
        zone: "Etc/GMT-3".into(),
        interpretations: Interpretations {
            openings: Openings::Counted,
            reset: Reset::WithLast,
            end_date: EndDate::Day,
        },
        ..cup().event.draft().clone()
    };
    StoredEvent {
        id: TEAMS.into(),
        event: Event::new(draft).expect("a valid event"),
        archived: true,
        note: String::new(),
        settled: Default::default(),
    }
}

fn players(white: &str, black: &str) -> ByColor<String> {
    ByColor {
        white: white.into(),
        black: black.into(),
    }
}

fn play(uci: &str) -> Act {
    Act::Move(uci.parse().expect("a move"))
}

/// A journal of acts, each with the seconds since the event's start.
fn journal(acts: Vec<(i64, Act)>) -> Vec<Entry> {
    let entry = |(gone, act)| Entry {
        at: START + Seconds::new(gone),
        act,
    };
    acts.into_iter().map(entry).collect()
}

const DAY: i64 = 86_400;

/// A game of the cup under way, with a refill, a claim and a look at the server.
pub fn played() -> CorrespondenceGame {
    let shown = |clock, bank| {
        let (clock, bank) = (Seconds::new(clock), Seconds::new(bank));
        Some(ShownTime { clock, bank })
    };
    let looked = Act::Correction {
        shown: ByColor {
            white: shown(45 * DAY, 55 * DAY - 3_600),
            black: None,
        },
        cause: Cause::Refill,
    };
    let refill = Act::Refill {
        side: White,
        amount: Seconds::new(2 * DAY + 61),
    };
    let acts = vec![
        (0, Act::OfficialStart),
        (DAY, play("e2e4")),
        (3 * DAY + 7, play("c7c5")),
        (12 * DAY, play("g1f3")),
        (13 * DAY, Act::Claim { by: Black }),
        (15 * DAY, Act::Resolved),
        (16 * DAY, play("d7d6")),
        (21 * DAY, looked),
        (22 * DAY, refill),
        (23 * DAY, play("d2d4")),
    ];
    CorrespondenceGame {
        id: PLAYED.into(),
        event: CUP.into(),
        players: players("Zoë Åkesson", "Бо Лунд 100%"),
        mine: Some(White),
        lead: MoveHistory::new(Start::standard()),
        moves_before: ByColor::both(0),
        journal: journal(acts),
        note: "Najdorf?\n“Beware 5…e5”".into(),
        link: "https://server.example/game?id=17&side=w".into(),
        server_id: String::new(),
        brought: Vec::new(),
    }
}

/// A game of the teams, entered while under way: substitutions, a transfer, and a result.
pub fn team_game() -> CorrespondenceGame {
    let mut lead = MoveHistory::new(Start::standard());
    for uci in ["d2d4", "g8f6", "c2c4"] {
        lead.play_uci(uci).expect("it is legal");
    }
    let amount = Seconds::days(4);
    let replaced = Act::Replacement {
        side: White,
        name: "Ann  Bo 50%".into(),
    };
    let put_in = Act::Substitution {
        side: Black,
        name: "Çelik Öz".into(),
    };
    let result = Act::Result {
        result: GameResult::Draw,
        ending: Ending::Agreement,
    };
    let acts = vec![
        (10 * DAY, Act::Start),
        (12 * DAY, play("e7e6")),
        (
            15 * DAY,
            Act::Transfer {
                side: Black,
                amount,
            },
        ),
        (15 * DAY + 60, put_in),
        (17 * DAY, play("b1c3")),
        (20 * DAY, replaced),
        (21 * DAY, play("f8b4")),
        (22 * DAY, result),
    ];
    CorrespondenceGame {
        id: TEAM_GAME.into(),
        event: TEAMS.into(),
        players: players("Anna", "Bo"),
        mine: None,
        lead,
        moves_before: ByColor { white: 2, black: 1 },
        journal: journal(acts),
        note: String::new(),
        link: String::new(),
        server_id: String::new(),
        brought: Vec::new(),
    }
}

/// The study of the first game, with a prepared reply.
pub fn study() -> PrivateStudy {
    PrivateStudy {
        pgn: "[White \"Zoë Åkesson\"]\n[Black \"Бо Лунд 100%\"]\n[Result \"*\"]\n\n\
              1. e4 c5 2. Nf3 {besser als 2. Nc3 ✓} d6 (2... e6 $1) 3. d4 *\n"
            .into(),
        prepared: vec![ConditionalMoves {
            ply: 5,
            line: "c5d4 f3d4 g8f6 b1c3".into(),
        }],
        ..PrivateStudy::default()
    }
}
