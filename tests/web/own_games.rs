//! Correspondence games of the tests that look ahead, kept on a device whose time stands still.

use zeitnot::clock::{ByColor, Color};
use zeitnot::correspondence::{
    Act, Cause, CorrespondenceGame, Entry, EventDraft, Refill, Seconds, ShownTime, Utc,
};
use zeitnot::platform::time::wall_now;
use zeitnot::storage::correspondence::CorrespondenceRepository;

use crate::page::{Page, versioned};
use crate::still::StillTime;
use zeitnot_fixtures::correspondence::{against, draft, event_of, played};

/// The instant at which time stands still.
pub fn now() -> Utc {
    Utc::of(wall_now())
}

/// The instant this many days before [`now`].
pub fn ago(days: i64) -> Utc {
    now() - Seconds::days(days)
}

/// White's or Black's game against a player of this name: it began `began` days ago, and each move
/// took the days beside it.
pub fn game(
    id: &str,
    mine: Color,
    opponent: &str,
    began: i64,
    moves: &[(&str, i64)],
) -> CorrespondenceGame {
    let moves = moves.iter().map(|(san, days)| (*san, Seconds::days(*days)));
    let mut game = against(mine, opponent, played(id, ago(began), moves));
    game.journal[0].act = Act::Start;
    game
}

/// A game of unknown time in which White is to move: it was entered yesterday, with moves of which
/// there are no stamps.
pub fn not_compared(id: &str, mine: Color, opponent: &str) -> CorrespondenceGame {
    CorrespondenceGame {
        moves_before: ByColor::both(5),
        ..game(id, mine, opponent, 1, &[])
    }
}

/// The same game with the times of the server, for both players.
pub fn compared(mut game: CorrespondenceGame, days: i64) -> CorrespondenceGame {
    let clock = Seconds::days(days);
    let bank = Seconds::days(days);
    game.journal.push(Entry {
        at: ago(1),
        act: Act::Correction {
            shown: ByColor::both(Some(ShownTime { clock, bank })),
            cause: Cause::Unknown,
        },
    });
    game
}

/// An event that began `began` days ago, in which players refill by hand.
pub fn refilled_by_hand(began: i64) -> EventDraft {
    EventDraft {
        refill: Refill::IncrementOnly,
        ..draft(ago(began))
    }
}

/// Opens the app with these games of an event. `make` runs once time stands still.
pub async fn open(
    make: impl FnOnce() -> (EventDraft, Vec<CorrespondenceGame>),
) -> (StillTime, Page) {
    let mut time = None;
    let page = Page::open_with(|| {
        time = Some(StillTime::begin());
        let (draft, games) = make();
        let event = event_of("1", draft);
        let versioned = versioned();
        let repository = CorrespondenceRepository(&versioned);
        repository.save_event(&event).unwrap();
        for game in games {
            repository.save(&game, &event.event).unwrap();
        }
    })
    .await;
    (time.unwrap(), page)
}

/// A game as the storage has it.
pub fn kept(id: &str) -> CorrespondenceGame {
    let versioned = versioned();
    CorrespondenceRepository(&versioned).load(id).value.unwrap()
}
