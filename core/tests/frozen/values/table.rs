//! Games of the clock alone.

use zeitnot_core::clock::{Clock, Color, EndReason, GameResult, Outcome, Overtime, Phase};
use zeitnot_core::storage::games::{GameRepository, TableGame};
use zeitnot_core::time::{Instant, Millis};

use crate::content::table::{ARBITER, LONG, MODES, STARTED};
use crate::device::{Device, each};
use crate::{assert_means, content};

/// The times of White and Black after the last press of the games in each mode, and White's
/// overtime.
const LEFT: [(i64, i64, Overtime); MODES.len()] = {
    let extra = Millis::new(25_500);
    let byo = Millis::seconds(20);
    let canadian = Millis::seconds(45);
    [
        (168_999, 176_750, Overtime::None),
        (260_000, 178_500, Overtime::None),
        (292_000, 299_000, Overtime::None),
        (174_000, 181_000, Overtime::None),
        (
            0,
            45_000,
            Overtime::ByoYomi {
                left: byo,
                periods: 1,
            },
        ),
        (
            0,
            1_000,
            Overtime::Canadian {
                left: canadian,
                moves: 8,
            },
        ),
        (70_000, 50_000, Overtime::None),
        (-10_000, 50_000, Overtime::None),
        (10_000, 10_000, Overtime::None),
        (0, 10_000, Overtime::Extra { left: extra }),
    ]
};

/// A stored game, which reads without a fault.
pub fn load(device: &Device, id: i64) -> TableGame {
    let found = GameRepository(device).load(&id.to_string());
    assert_means!(found.faults, [], "game {id}");
    found
        .value
        .unwrap_or_else(|| panic!("there is no game {id}{}", crate::fixture::ADVICE))
}

fn balances(game: &TableGame, at: i64) -> (i64, i64) {
    let accounts = game.clock.at(Instant::new(at)).accounts;
    (accounts.white.balance.get(), accounts.black.balance.get())
}

#[test]
fn a_game_in_each_mode_has_the_times_that_it_had() {
    for (version, device) in each() {
        for (place, (control, lengths)) in MODES.into_iter().enumerate() {
            let id = STARTED + 3_600_000 * i64::try_from(place).unwrap();
            let game = load(&device, id);
            let last = lengths.iter().sum();
            let (white, black, overtime) = LEFT[place];
            assert_means!(
                balances(&game, last),
                (white, black),
                "{control} of {version}"
            );
            let accounts = game.clock.at(Instant::new(last)).accounts;
            assert_means!(accounts.white.overtime, overtime, "{control} of {version}");
            assert_means!(game.started.get(), id, "{control} of {version}");
            let names = (&*game.players.white, &*game.players.black);
            assert_means!(
                names,
                ("Zoë Åkesson", "Łukasz Wójcik"),
                "{control} of {version}"
            );
            let wall = game.clock.journal()[1].stamp.wall.get();
            assert_means!(wall, id + lengths[0] + 250, "{control} of {version}");
            assert_means!(
                game,
                content::table::in_mode(place),
                "{control} of {version}"
            );
        }
    }
}

#[test]
fn the_acts_of_an_arbiter_are_in_the_times_and_the_result() {
    for (version, device) in each() {
        let game = load(&device, ARBITER);
        assert_means!(game.clock.journal().len(), 20, "{version}");
        // The game as it was after this many entries.
        let after = |entries: usize| {
            let part = game.clock.journal()[..entries].to_vec();
            let clock = Clock::replay(game.clock.setup().clone(), part);
            let last = clock.last_instant().get();
            balances(
                &TableGame {
                    clock,
                    ..game.clone()
                },
                last,
            )
        };
        // White came late and thought for one minute more; 2 minutes for the opponent's offence.
        assert_means!(after(8), (5_370_000, 5_370_000), "{version}");
        // 30.5 seconds were taken, given back by an undo, and taken again.
        assert_means!(
            [after(9).1, after(10).1],
            [5_339_500, 5_370_000],
            "{version}"
        );
        // The five minutes away do not count, nor the five seconds until the arbiter said so.
        assert_means!(after(14), (5_265_000, 5_339_500), "{version}");
        // Corrected to 5 minutes, which White used up.
        assert_means!(after(18), (300_000, 5_344_500), "{version}");
        assert_means!(after(20), (-15_000, 5_344_500), "{version}");
        let state = game.clock.at(Instant::new(1_700_000));
        let flag = state.accounts.white.flag.map(Instant::get);
        assert_means!(flag, Some(1_645_000), "{version}");
        let outcome = Outcome {
            result: GameResult::Win(Color::Black),
            reason: EndReason::Flag,
        };
        assert_means!(state.phase, Phase::Ended(outcome), "{version}");
        let names = (&*game.players.white, &*game.players.black);
        assert_means!(names, ("O’Neil, Siobhán", "吴 \"Wu\" 雯雯"), "{version}");
        assert_means!(game, content::table::under_an_arbiter(), "{version}");
    }
}

#[test]
fn a_long_game_is_put_together_from_its_tails() {
    for (version, device) in each() {
        let game = load(&device, LONG);
        assert_means!(game.clock.journal().len(), 140, "{version}");
        let last = game.clock.last_instant();
        assert_means!(last.get(), 139 * 4_321 + 11 * 6, "{version}");
        let accounts = game.clock.at(last).accounts;
        assert_means!(
            (accounts.white.moves, accounts.black.moves),
            (70, 69),
            "{version}"
        );
        // Together both have used all the time that passed, and have a second period.
        let used = Millis::minutes(2 * 63) - last.since(Instant::START);
        let left = accounts.white.balance + accounts.black.balance;
        assert_means!(left, used, "{version}");
        assert_means!(accounts.white.period, 1, "{version}");
    }
}

#[test]
fn the_list_of_games_and_the_game_on_the_table_are_as_they_were() {
    for (version, device) in each() {
        let list = GameRepository(&device).list();
        assert_means!(list.faults, [], "{version}");
        let list = list.value.expect("a list");
        assert_means!(list.len(), MODES.len() + 4, "{version}");
        let newest = &list[0];
        assert_means!(newest.id, "1790259200000", "{version}");
        assert_means!(newest.control, "15+10", "{version}");
        assert_means!(
            (newest.moves.white, newest.moves.black),
            (3, 3),
            "{version}"
        );
        let of = |id: i64| list.iter().find(|game| game.id == id.to_string());
        let judged = of(ARBITER).and_then(|game| game.outcome);
        assert_means!(
            judged.map(|one| one.reason),
            Some(EndReason::Flag),
            "{version}"
        );
        let current = GameRepository(&device).current().value.expect("a game");
        assert_means!(current.id, "1790259200000", "{version}");
    }
}
