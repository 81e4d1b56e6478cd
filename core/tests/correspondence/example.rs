//! The season that nobody plays.

use zeitnot_core::correspondence::example::{ExampleSeason, season};
use zeitnot_core::correspondence::rank::{GameNow, ListQuery, Urgency, list};
use zeitnot_core::correspondence::{GameStanding, Seconds, Summary, Utc};

const NOW: Utc = Utc::new(1_800_000_000);

fn example() -> ExampleSeason {
    season("Example Cup", ["Ada", "Ben", "Cleo"], NOW).unwrap()
}

fn summaries() -> Vec<Summary> {
    let ExampleSeason {
        event,
        settled,
        games,
    } = example();
    let summary = |game| Summary::of(game, &event, &settled);
    games.iter().map(summary).collect()
}

#[test]
fn an_example_has_one_short_game_one_low_on_the_bank_and_one_that_waits() {
    let games = summaries();
    let left = |place: usize| {
        let current = GameNow::of(&games[place], NOW);
        let bank = current.state.account(current.state.turn).bank;
        let left = current.due().unwrap().since(NOW);
        (current.standing, current.urgency, left, bank)
    };
    let days = Seconds::days;
    let hours = days(3) + Seconds::hours(4);
    assert_eq!(left(0).0, GameStanding::Mine);
    assert_eq!((left(0).1, left(0).2), (Urgency::Soon, hours));
    let low = (GameStanding::Mine, Urgency::None, days(16), days(5));
    assert_eq!(left(1), low);
    assert_eq!(left(2).0, GameStanding::Theirs);
    assert_eq!(left(2).2, days(29));
}

#[test]
fn an_example_stands_in_the_order_of_the_list_without_a_doubt() {
    let games = summaries();
    let listed = list(&games, &[], &ListQuery::default(), NOW);
    assert_eq!(listed.rows, [0, 1, 2]);
    assert_eq!(listed.in_doubt, None);
    for game in &games {
        assert!(!GameNow::of(game, NOW).is_cautious());
    }
    let lasts: Vec<&str> = games.iter().map(|game| &*game.last_move).collect();
    assert_eq!(lasts, ["2… d6", "2… e6", "3… Nc6"]);
}

#[test]
fn every_entry_of_an_example_fits_its_event() {
    let ExampleSeason { event, games, .. } = example();
    for game in games {
        assert!(game.ledger(&event).is_ok());
    }
    assert!(season("", ["Ada", "Ben", "Cleo"], NOW).is_none());
}
