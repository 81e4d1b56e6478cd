//! A journal as text, and a game as the storage keeps it.

use proptest::prelude::*;
use zeitnot_core::clock::ByColor;
use zeitnot_core::correspondence::{Act, CorrespondenceGame, Entry, Seconds, code};
use zeitnot_core::game::{MoveHistory, Start};
use zeitnot_core::json;

use super::hostile::{acts, texts};
use super::random::{START, color, knights, script};

pub fn game(journal: Vec<Entry>, note: String) -> CorrespondenceGame {
    CorrespondenceGame {
        id: "17".into(),
        event: "3".into(),
        players: ByColor::both("Ann".into()),
        mine: Some(zeitnot_core::clock::Color::Black),
        lead: MoveHistory::new(Start::standard()),
        moves_before: ByColor::both(0),
        journal,
        note,
        link: "https://example.org/17".into(),
        server_id: String::new(),
        brought: Vec::new(),
    }
}

/// Entries that can be written: moves and numbers that have a form in the text, and names whose
/// only whitespace is the plain space.
fn writable() -> impl Strategy<Value = Vec<Entry>> {
    let stamp = prop_oneof![3 => 0..4_000_000_000i64, 1 => -9_000_000_000_000_000..9_000_000_000_000_000i64];
    let name = texts().prop_map(|text| text.replace(|c: char| c.is_whitespace(), " "));
    let named = (color(), name, any::<bool>()).prop_map(|(side, name, own)| {
        if own {
            Act::Replacement { side, name }
        } else {
            Act::Substitution { side, name }
        }
    });
    let act = prop_oneof![3 => acts(), 1 => named];
    let plain = |act: &Act| match act {
        Act::Move(uci) | Act::UntimedMove(uci) => {
            uci.to_string().len() >= 4 && !uci.to_string().contains(['@', '0'])
        }
        Act::Substitution { name, .. } | Act::Replacement { name, .. } => {
            !name.contains(|c: char| c.is_whitespace() && c != ' ')
        }
        _ => true,
    };
    let entry = (stamp, act.prop_filter("a writable act", plain)).prop_map(|(at, act)| Entry {
        at: zeitnot_core::correspondence::Utc::new(at),
        act,
    });
    prop::collection::vec(entry, 0..20)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_journal_of_a_game_is_read_as_it_was_written(script in script()) {
        let (ledger, _) = script.played();
        let text = code::write(ledger.entries());
        prop_assert_eq!(code::parse(&text), Some(ledger.entries().to_vec()));
    }

    #[test]
    fn entries_with_any_numbers_and_names_are_read_as_they_were_written(entries in writable()) {
        let text = code::write(&entries);
        prop_assert_eq!(code::parse(&text), Some(entries), "{}", text);
    }

    #[test]
    fn a_kept_game_is_read_as_it_was_written(script in script(), note in texts()) {
        let (ledger, _) = script.played();
        let kept = game(ledger.entries().to_vec(), note);
        prop_assert_eq!(json::read::<CorrespondenceGame>(&json::write(&kept)), Some(kept));
    }
}

#[test]
fn fifty_moves_with_refills_are_kept_in_two_thousand_bytes() {
    let mut entries = vec![Entry {
        at: START,
        act: Act::Start,
    }];
    let mut at = START;
    for ply in 0..100 {
        at = at + Seconds::new(345_678 + 1_234 * i64::from(ply));
        let ply = usize::try_from(ply).unwrap();
        let act = knights(ply);
        entries.push(Entry { at, act });
        if ply % 10 == 9 {
            let side = zeitnot_core::clock::Color::White;
            let amount = Seconds::new(1_234_567);
            let act = Act::Refill { side, amount };
            entries.push(Entry { at, act });
        }
    }
    let text = code::write(&entries);
    assert!(text.len() < 1_200, "{}", text.len());
    assert_eq!(code::parse(&text), Some(entries.clone()));
    let kept = json::write(&game(entries, "x".repeat(500)));
    assert!(kept.len() < 2_000, "{}", kept.len());
}
