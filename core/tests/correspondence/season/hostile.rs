//! Whatever a file says of a kept game, nothing that is kept is lost.

use proptest::prelude::*;
use zeitnot_core::clock::{ByColor, Color, GameResult};
use zeitnot_core::correspondence::civil::TypedTime;
use zeitnot_core::correspondence::entry::{Ending, ShownTime};
use zeitnot_core::correspondence::server_facts::StampUnit;
use zeitnot_core::correspondence::server_game::{ServerEnd, ServerGame, ServerStamp};
use zeitnot_core::correspondence::take_over::{enter, update, without_stamps};
use zeitnot_core::correspondence::{Act, Cause, CorrespondenceGame, Entry, Event, Seconds, Utc};
use zeitnot_core::game::Start;
use zeitnot_core::game::pgn::{PgnError, PgnErrorKind};

use super::{NOW, anna_bo, cup, day, keep, line, utc};

/// One line that most games have, and how each of its half-moves can go on otherwise.
const LINE: [&str; 10] = [
    "e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "c3", "Nf6", "d4", "exd4",
];

/// Something in a kept game that is not a move, some hours after the half-move of that number.
type Private = (usize, i64, Act);

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

fn private() -> impl Strategy<Value = Private> {
    let shown = (0..50_i64, 0..100_i64).prop_map(|(clock, bank)| ShownTime {
        clock: Seconds::days(clock),
        bank: Seconds::days(bank),
    });
    let act = prop_oneof![
        (color(), 1..200_i64).prop_map(|(side, hours)| Act::Refill {
            side,
            amount: Seconds::hours(hours)
        }),
        color().prop_map(|by| Act::Claim { by }),
        Just(Act::Resolved),
        (shown, color()).prop_map(|(seen, side)| {
            let mut shown = ByColor::both(None);
            *shown.get_mut(side) = Some(seen);
            let cause = Cause::Unknown;
            Act::Correction { shown, cause }
        }),
        color().prop_map(|winner| Act::Result {
            result: GameResult::Win(winner),
            ending: Ending::Resignation
        }),
    ];
    (0..10_usize, 0..60_i64, act)
}

/// A kept game: with its times, or under way; with what else was entered as far as it is valid.
fn kept() -> impl Strategy<Value = CorrespondenceGame> {
    let privates = prop::collection::vec(private(), 0..4);
    (0..=LINE.len(), any::<bool>(), privates, 0..60_i64).prop_map(
        |(plies, is_bare, privates, seconds)| {
            let file = anna_bo(&LINE[..plies].join(" "));
            let mut game = if is_bare {
                let at = day(plies);
                let taken = without_stamps(&file, ("7", None), ("1", &cup()), at);
                taken.expect("a game under way").game
            } else {
                keep("7", &file)
            };
            for entry in game.journal.iter_mut().skip(1) {
                entry.at = entry.at + Seconds::new(seconds);
            }
            for (ply, hours, act) in privates {
                let mut ledger = game.ledger(&cup()).expect("a ledger without conflict");
                let at = day(ply) + Seconds::hours(hours);
                let entry = Entry { at, act };
                if ledger.add(entry, NOW).is_ok() {
                    game.journal = ledger.entries().to_vec();
                }
            }
            game
        },
    )
}

fn stamp() -> impl Strategy<Value = Option<(i64, bool)>> {
    let off = prop_oneof![12 => Just(0), 2 => -90..90_i64, 1 => -9_000_000..90_000_000_i64];
    prop::option::weighted(0.95, (off, any::<bool>()))
}

fn file() -> impl Strategy<Value = ServerGame> {
    let end = prop_oneof![
        6 => Just(None),
        1 => color().prop_map(|color| Some(Some(GameResult::Win(color)))),
        1 => Just(Some(Some(GameResult::Draw))),
        1 => Just(Some(None)),
    ];
    let ending = prop::option::of(prop::sample::select(Ending::ALL.to_vec()));
    let stamps = prop::collection::vec(stamp(), 8..12);
    let moves = (
        0..=LINE.len(),
        prop::option::weighted(0.1, 0..10_usize),
        0..12_u8,
    );
    let texts = (".{0,3}", ".{0,3}", ".{0,120}");
    (moves, stamps, (end, ending), any::<bool>(), texts).prop_map(
        |((plies, other, start), stamps, (end, ending), is_cut, (id, link, name))| {
            let mut game = anna_bo("");
            if start == 0 {
                game.line = line(Start::chess960(17).expect("a position"));
            }
            for (ply, san) in LINE.iter().take(plies).enumerate() {
                let san = if other == Some(ply) { "a6" } else { san };
                if game.line.play_text(san).is_err() && game.line.play_text("a3").is_err() {
                    break;
                }
            }
            let stamp = |(before, stamp): (usize, &Option<(i64, bool)>)| {
                let (off, is_exact) = (*stamp)?;
                let at = day(before + 1) + Seconds::new(off);
                let (at, unit) = if is_exact {
                    (at, StampUnit::Second)
                } else {
                    (Utc::new(at.get().div_euclid(60) * 60), StampUnit::Minute)
                };
                let time = TypedTime::Exact(at);
                Some(ServerStamp { time, unit })
            };
            game.stamps = stamps.iter().enumerate().map(stamp).collect();
            game.end = end.map(|result| ServerEnd { result, ending });
            game.problem = is_cut.then_some(PgnError {
                line: 1,
                column: 1,
                kind: PgnErrorKind::TooLarge,
            });
            (game.id, game.link, game.players.white) = (id, link, name);
            game
        },
    )
}

/// Whether all entries are in the journal, in their order.
fn is_kept(entries: &[Entry], journal: &[Entry]) -> bool {
    let mut journal = journal.iter();
    entries
        .iter()
        .all(|entry| journal.any(|kept| kept == entry))
}

fn is_bare(game: &CorrespondenceGame, event: &Event) -> bool {
    let ledger = game.ledger(event).expect("a ledger without conflict");
    let last = ledger.last();
    !last.is_known(Color::White) && !last.is_known(Color::Black)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn no_file_makes_a_kept_entry_go(game in kept(), file in file()) {
        let event = cup();
        let Ok(taken) = update(&game, &event, &file, &utc, NOW) else {
            return Ok(());
        };
        let before = game.ledger(&event).expect("a ledger without conflict");
        let after = taken.game.ledger(&event);
        prop_assert!(after.is_ok(), "{:?}", after.err().map(|failed| failed.1));
        let after = after.expect("checked");
        prop_assert_eq!(after.line().ply() - before.line().ply(), taken.moves);
        prop_assert!(after.line().moves().starts_with(before.line().moves()));
        let is_added = is_kept(&game.journal, &taken.game.journal);
        let has_begun_anew = is_bare(&game, &event) && taken.is_known;
        prop_assert!(is_added || has_begun_anew, "{:?} {:?}", game.journal, taken.game.journal);
        if let Some(end) = before.last().verdict() {
            prop_assert_eq!(after.last().verdict().map(|end| end.result), Some(end.result));
        }
        let again = update(&taken.game, &event, &file, &utc, NOW);
        prop_assert_eq!(again.map(|again| (again.moves, again.game)), Ok((0, taken.game)));
    }

    #[test]
    fn a_new_game_from_any_file_has_a_ledger(file in file()) {
        let event = cup();
        let ids = (("7", None), ("1", &event));
        for taken in [
            enter(&file, ids.0, ids.1, &utc, NOW),
            without_stamps(&file, ids.0, ids.1, NOW),
        ] {
            let Ok(taken) = taken else { continue };
            let ledger = taken.game.ledger(&event);
            prop_assert!(ledger.is_ok(), "{:?}", ledger.err().map(|failed| failed.1));
            let moves = ledger.expect("checked").line().moves().to_vec();
            prop_assert_eq!(moves, file.line.moves());
        }
    }
}
