//! Games of the clock with a board, and the heartbeat.

use zeitnot_core::clock::{Color, EndReason};
use zeitnot_core::game::Unwinnable;
use zeitnot_core::game::sheet::{Claiming, Pressing};
use zeitnot_core::storage::heartbeat;
use zeitnot_core::storage::store::Store;
use zeitnot_core::time::Instant;

use super::table::load;
use crate::assert_means;
use crate::content::board::{BY_HAND, FISCHER};
use crate::device::each;

#[test]
fn a_game_pressed_by_hand_goes_on_where_it_was_left() {
    for (version, device) in each() {
        let game = load(&device, BY_HAND);
        let sheet = game.board.as_ref().expect("a board");
        assert_means!(sheet.pressing(), Pressing::ByHand, "{version}");
        assert_means!(sheet.claiming(), Claiming::Judged, "{version}");
        assert_means!(sheet.plies().len(), 8, "{version}");
        let live = sheet.live(&game.clock);
        let moves = ["e4", "e5", "Nf3", "Nc6", "Bb5", "Nf6", "O-O"];
        assert_means!(live.line.san(), moves, "{version}");
        assert_means!(
            live.pending,
            true,
            "castling waits for the press, {version}"
        );
        let offers = sheet.offers();
        let declined = (offers.len(), offers[0].by, offers[0].declined);
        assert_means!(declined, (1, Color::White, true), "{version}");
        let accounts = game.clock.at(Instant::new(81_000)).accounts;
        let left = accounts.map(|account| account.balance.get());
        assert_means!((left.white, left.black), (898_500, 914_000), "{version}");
        let names = (&*game.players.white, &*game.players.black);
        assert_means!(names, ("Müller-Lüdenscheidt", "Dvořák"), "{version}");
    }
}

#[test]
fn a_game_of_chess960_has_its_position_and_its_proof() {
    for (version, device) in each() {
        let game = load(&device, FISCHER);
        let sheet = game.board.as_ref().expect("a board");
        assert_means!(sheet.start().is_chess960(), true, "{version}");
        let live = sheet.live(&game.clock);
        assert_means!(live.line.san(), ["O-O-O", "Ke7"], "{version}");
        let proof = sheet.proof(&game.clock).expect("a proof");
        let exhausted = Unwinnable::Exhausted {
            positions: 1_234,
            locked: true,
        };
        assert_means!(
            (proof.white, proof.black),
            (exhausted, Unwinnable::BareKing),
            "{version}"
        );
        let state = game.clock.at(Instant::new(60_000));
        let outcome = state.outcome(game.clock.setup()).expect("it is over");
        assert_means!(outcome.reason, EndReason::DeadPosition, "{version}");
        // White's first move began the clock; Black thought for 6 seconds, 2 of them free.
        let left = state.accounts.map(|account| account.balance.get());
        assert_means!((left.white, left.black), (180_000, 176_000), "{version}");
    }
}

#[test]
fn the_heartbeat_of_the_game_on_the_table_is_read() {
    for (version, device) in each() {
        let text = device.store().get(heartbeat::KEY).expect("memory is there");
        let text = text.expect("a heartbeat");
        let alive = heartbeat::parse("1790259200000", &text).expect("a stamp");
        let alive = (alive.at.get(), alive.wall.get());
        assert_means!(alive, (84_000, 1_790_259_284_250), "{version}");
        assert_means!(heartbeat::parse("1790259200001", &text), None, "{version}");
    }
}
