//! Correspondence games, events, studies, and what is known of the device.

use zeitnot_core::clock::{Color, GameResult};
use zeitnot_core::correspondence::state::GameEndReason;
use zeitnot_core::correspondence::{Edition, EndDate, Ending, Openings, Phase, Protection, Refill};
use zeitnot_core::correspondence::{Reset, Seconds, Utc};
use zeitnot_core::storage::correspondence::CorrespondenceRepository;
use zeitnot_core::time::WallTime;

use crate::assert_means;
use crate::content::post::{CUP, PLAYED, START, TEAM_GAME, TEAMS, cup, played, study};
use crate::content::post::{team_game, teams};
use crate::device::each;

#[test]
fn the_events_have_their_rules() {
    for (version, device) in each() {
        let events = CorrespondenceRepository(&device).events();
        assert_means!(events.faults, [], "{version}");
        let events = events.value.expect("a list");
        let [first, second] = &events[..] else {
            panic!("{} events", events.len());
        };
        let draft = first.event.draft();
        assert_means!(draft.name, "Coupe d’Été № 1 – Zürich & Łódź", "{version}");
        assert_means!(draft.start, Utc::new(1_796_083_200), "{version}");
        assert_means!(draft.protection, Protection::SuddenDeath(3), "{version}");
        assert_means!(
            (first.id.as_str(), first.archived),
            (CUP, false),
            "{version}"
        );
        assert_means!(first.note, "Round 1 of 3\nprize: 500 €", "{version}");
        let draft = second.event.draft();
        assert_means!(
            (second.id.as_str(), second.archived),
            (TEAMS, true),
            "{version}"
        );
        assert_means!(draft.days, 365, "{version}");
        assert_means!(draft.clock, Seconds::new(3_456_001), "{version}");
        assert_means!(draft.bank, Seconds::new(7_128_000), "{version}");
        assert_means!(
            (draft.increment_moves, draft.edition),
            (40, Edition::Older),
            "{version}"
        );
        assert_means!(draft.refill, Refill::IncrementOnly, "{version}");
        assert_means!(draft.protection, Protection::GuaranteedTime, "{version}");
        assert_means!(
            (draft.team, draft.captain_may_transfer),
            (true, true),
            "{version}"
        );
        let readings = draft.interpretations;
        let readings = (readings.openings, readings.reset, readings.end_date);
        let other = (Openings::Counted, Reset::WithLast, EndDate::Day);
        assert_means!(readings, other, "{version}");
        assert_means!((first, second), (&cup(), &teams()), "{version}");
    }
}

#[test]
fn a_correspondence_game_under_way_has_its_times() {
    for (version, device) in each() {
        let repository = CorrespondenceRepository(&device);
        let found = repository.load(PLAYED);
        assert_means!(found.faults, [], "{version}");
        let game = found.value.expect("a game");
        assert_means!(game.player(Color::Black), "Бо Лунд 100%", "{version}");
        assert_means!(game.note, "Najdorf?\n“Beware 5…e5”", "{version}");
        assert_means!(game.mine, Some(Color::White), "{version}");
        let ledger = game.ledger(&cup().event).expect("a ledger");
        assert_means!(
            ledger.line().san(),
            ["e4", "c5", "Nf3", "d6", "d4"],
            "{version}"
        );
        assert_means!(ledger.entries().len(), 10, "{version}");
        let state = ledger.last();
        assert_means!(state.at, START + Seconds::days(23), "{version}");
        // The server's 55 days less an hour, of which two days were refilled.
        let white = state.accounts.white;
        let bank = Seconds::days(53) - Seconds::hours(1);
        assert_means!(
            (white.clock, white.bank),
            (Seconds::days(50), bank),
            "{version}"
        );
        // Five days for each of two moves, and two days of each turn used; seven seconds more.
        let black = state.accounts.black;
        let bank = Seconds::days(56) - Seconds::new(7);
        assert_means!(
            (black.clock, black.bank),
            (Seconds::days(50), bank),
            "{version}"
        );
        assert_means!(game, played().with_start_of(&cup().event), "{version}");
    }
}

#[test]
fn a_team_s_game_has_its_players_and_its_end() {
    for (version, device) in each() {
        let found = CorrespondenceRepository(&device).load(TEAM_GAME);
        assert_means!(found.faults, [], "{version}");
        let game = found.value.expect("a game");
        assert_means!(game.player(Color::White), "Ann  Bo 50%", "{version}");
        assert_means!(game.player(Color::Black), "Çelik Öz", "{version}");
        assert_means!((game.mine, game.lead.ply()), (None, 3), "{version}");
        let ledger = game.ledger(&teams().event).expect("a ledger");
        let state = ledger.last();
        let Phase::Over(end) = state.phase else {
            panic!("{version}: the game is not over{}", crate::fixture::ADVICE);
        };
        let agreed = GameEndReason::Word(Ending::Agreement);
        assert_means!(
            (end.result, end.why),
            (GameResult::Draw, agreed),
            "{version}"
        );
        let (white, black) = (state.accounts.white, state.accounts.black);
        assert_means!((white.moves, black.moves), (3, 3), "{version}");
        let clocks = (Seconds::new(36 * 86_400 + 1), Seconds::new(42 * 86_400 + 1));
        assert_means!((white.clock, black.clock), clocks, "{version}");
        // Four days of the captain's.
        assert_means!(white.bank - black.bank, Seconds::days(4), "{version}");
        assert_means!(game, team_game(), "{version}");
    }
}

#[test]
fn the_list_of_correspondence_games_is_as_it_was() {
    for (version, device) in each() {
        let list = CorrespondenceRepository(&device).list();
        assert_means!(list.faults, [], "{version}");
        assert_means!((list.games.len(), list.orphans.len()), (2, 0), "{version}");
        let first = &list.games[0];
        assert_means!(first.last_move, "3. d4", "{version}");
        assert_means!(
            (first.ply, first.is_my_turn(START)),
            (5, false),
            "{version}"
        );
        let second = &list.games[1];
        assert_means!(second.players.black, "Çelik Öz", "{version}");
        // Without its event, a game is shown by the text that is stored beside it.
        let repository = CorrespondenceRepository(&device);
        repository.delete_event(CUP).expect("memory can forget");
        let alone = repository.list();
        assert_means!(alone.games.first(), Some(first), "{version}");
    }
}

#[test]
fn a_study_has_its_moves_and_prepared_replies() {
    for (version, device) in each() {
        let found = CorrespondenceRepository(&device).study(PLAYED);
        assert_means!(found.faults, [], "{version}");
        let kept = found.value.expect("a study");
        assert_means!(
            kept.pgn.contains("{besser als 2. Nc3 ✓}"),
            true,
            "{version}"
        );
        let prepared = &kept.prepared[0];
        assert_means!(
            (prepared.ply, &*prepared.line),
            (5, "c5d4 f3d4 g8f6 b1c3"),
            "{version}"
        );
        assert_means!(kept, study(), "{version}");
    }
}

#[test]
fn a_device_knows_its_name_its_backups_and_its_writes() {
    for (version, device) in each() {
        let repository = CorrespondenceRepository(&device);
        assert_means!(repository.own_faults(), [], "{version}");
        let backups = repository.backups();
        let since = Some(WallTime::new(1_789_000_000_000));
        assert_means!((backups.since, backups.warned), (since, true), "{version}");
        assert_means!(
            backups.last,
            Some(WallTime::new(1_797_000_000_000)),
            "{version}"
        );
        // A named device keeps its name, and counts its writes of a game.
        let named = repository.name_device(WallTime::new(5));
        named.expect("there is room");
        repository.load(PLAYED);
        repository
            .save(&played(), &cup().event)
            .expect("there is room");
        let body = device
            .load("post.game.1791100000000")
            .value
            .expect("a game");
        assert_means!(
            body.contains(",\"by\":\"1789000000000.3\","),
            true,
            "{version}"
        );
    }
}
