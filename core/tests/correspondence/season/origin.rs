//! A kept game knows which of its moves a file brought.

use zeitnot_core::correspondence::origin::FromFile;
use zeitnot_core::correspondence::server_game::ServerGame;
use zeitnot_core::correspondence::take_over::{update, without_stamps};
use zeitnot_core::correspondence::{Act, CorrespondenceGame, Entry, Seconds, Utc};
use zeitnot_core::json;

use super::{NOW, anna_bo, cup, day, keep, unstamped, utc};

const TOMORROW: Utc = Utc::new(NOW.get() + 86_400);

fn updated(game: &CorrespondenceGame, file: &ServerGame, now: Utc) -> CorrespondenceGame {
    let taken = update(game, &cup(), file, &utc, now);
    taken.expect("a file that agrees").game
}

fn span(from: usize, until: usize, at: Utc) -> FromFile {
    FromFile { from, until, at }
}

/// The game after a move that was entered by hand.
fn by_hand(mut game: CorrespondenceGame, uci: &str, at: Utc) -> CorrespondenceGame {
    let act = Act::Move(uci.parse().expect("a move"));
    game.journal.push(Entry { at, act });
    game
}

#[test]
fn moves_of_one_file_after_another_are_one_part_of_the_game() {
    let game = keep("7", &anna_bo("e4 e5"));
    assert_eq!(game.brought, [span(1, 2, NOW)]);
    let next = updated(&game, &anna_bo("e4 e5 Nf3 Nc6"), TOMORROW);
    assert_eq!(next.brought, [span(1, 4, TOMORROW)]);
    // A file without news brings nothing.
    let again = updated(&next, &anna_bo("e4 e5 Nf3"), TOMORROW + Seconds::days(1));
    assert_eq!(again, next);
}

#[test]
fn moves_entered_by_hand_are_not_those_of_a_file() {
    let game = by_hand(keep("7", &anna_bo("e4 e5")), "g1f3", day(3));
    assert_eq!(game.brought, [span(1, 2, NOW)]);
    let next = updated(&game, &anna_bo("e4 e5 Nf3 Nc6"), TOMORROW);
    assert_eq!(next.brought, [span(1, 2, NOW), span(4, 4, TOMORROW)]);
}

#[test]
fn a_time_that_is_corrected_is_no_longer_of_a_file() {
    let mut game = keep("7", &anna_bo("e4 e5 Nf3 Nc6"));
    let mut journal = game.journal.clone();
    journal[2].at = journal[2].at + Seconds::hours(1);
    game.set_journal(journal.clone());
    assert_eq!(game.brought, [span(1, 1, NOW), span(3, 4, NOW)]);
    assert_eq!(game.journal, journal);
    // Nor is a move that is gone.
    journal.truncate(4);
    game.set_journal(journal);
    assert_eq!(game.brought, [span(1, 1, NOW), span(3, 3, NOW)]);
    // One more changes nothing of the others.
    let longer = by_hand(game.clone(), "b8c6", day(5)).journal;
    game.set_journal(longer);
    assert_eq!(game.brought, [span(1, 1, NOW), span(3, 3, NOW)]);
}

#[test]
fn moves_without_times_get_them_from_a_later_file() {
    let file = unstamped(anna_bo("e4 e5"));
    let ids = (("7", None), ("1", &cup()));
    let game = without_stamps(&file, ids.0, ids.1, day(2)).expect("a game under way");
    assert_eq!(game.game.brought, [span(1, 2, day(2))]);
    let timed = updated(&game.game, &anna_bo("e4 e5 Nf3"), NOW);
    assert_eq!(timed.brought, [span(1, 3, NOW)]);
}

#[test]
fn a_game_without_a_file_is_stored_as_before() {
    let game = keep("7", &anna_bo("e4"));
    let text = json::write(&game);
    let read: CorrespondenceGame = json::read(&text).expect("a game");
    assert_eq!(read, game);
    let plain = CorrespondenceGame {
        brought: Vec::new(),
        ..game
    };
    let text = json::write(&plain);
    assert!(!text.contains("brought"));
    let read: CorrespondenceGame = json::read(&text).expect("a game");
    assert_eq!(read, plain);
}
