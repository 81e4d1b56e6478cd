//! No input text and no entry can make the ledger panic.

use proptest::prelude::*;
use shakmaty::uci::UciMove;
use zeitnot_core::clock::{ByColor, GameResult};
use zeitnot_core::correspondence::deadline::{cautious, deadlines};
use zeitnot_core::correspondence::proposal::propose;
use zeitnot_core::correspondence::statement::comparison::compare;
use zeitnot_core::correspondence::statement::{rows, standing};
use zeitnot_core::correspondence::{
    Act, Cause, Edit, Edition, Ending, Entry, Event, EventDraft, Ledger, Protection, Seconds,
    ServerFacts, ShownTime, Summary, Utc, code,
};
use zeitnot_core::game::{MoveHistory, Start};
use zeitnot_core::json;

use super::kept::game;
use super::random::{START, color, interpretations, knights, refill};

/// Any number at all, with some numbers more often than by chance.
fn number() -> impl Strategy<Value = i64> {
    prop_oneof![
        4 => 0..5_000_000i64,
        1 => -3..3i64,
        2 => any::<i64>(),
        1 => Just(i64::MIN),
        1 => Just(i64::MAX),
        1 => Just(50 * 86_400),
    ]
}

fn length() -> impl Strategy<Value = Seconds> {
    number().prop_map(Seconds::new)
}

fn stamp() -> impl Strategy<Value = Utc> {
    prop_oneof![
        4 => (0..20_000_000i64).prop_map(|s| START + Seconds::new(s)),
        1 => Just(START),
        1 => number().prop_map(Utc::new),
    ]
}

pub fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        2 => any::<String>(),
        2 => "[ %0-9A-Za-z~!.éß]{0,30}",
        1 => Just("%20%25%2520 %".to_string()),
    ]
}

fn moves() -> impl Strategy<Value = Act> {
    let any = "[a-h][1-8][a-h][1-8][qrbnk]?"
        .prop_filter_map("a move", |text| text.parse::<UciMove>().ok().map(Act::Move));
    let odd = prop_oneof![Just("0000"), Just("Q@e4"), Just("e1h1"), Just("e7e8q")];
    let odd = odd.prop_map(|text| Act::Move(text.parse().expect("a move")));
    prop_oneof![8 => (0..4usize).prop_map(knights), 2 => any, 1 => odd]
}

fn untimed(act: Act) -> Act {
    match act {
        Act::Move(uci) => Act::UntimedMove(uci),
        act => act,
    }
}

pub fn acts() -> impl Strategy<Value = Act> {
    let shown = || {
        prop::option::of((length(), length()).prop_map(|(clock, bank)| ShownTime { clock, bank }))
    };
    let cause = prop_oneof![
        Just(Cause::Unknown),
        Just(Cause::Agrees),
        Just(Cause::Stamp)
    ];
    let result = prop_oneof![
        Just(GameResult::Draw),
        Just(GameResult::BothLose),
        color().prop_map(GameResult::Win),
    ];
    let ending = (0..6usize).prop_map(|place| Ending::ALL[place]);
    prop_oneof![
        2 => Just(Act::Start),
        2 => Just(Act::OfficialStart),
        8 => moves(),
        2 => moves().prop_map(untimed),
        2 => (color(), length()).prop_map(|(side, amount)| Act::Refill { side, amount }),
        1 => color().prop_map(|by| Act::Claim { by }),
        1 => Just(Act::Resolved),
        1 => (color(), texts()).prop_map(|(side, name)| Act::Substitution { side, name }),
        1 => (color(), texts()).prop_map(|(side, name)| Act::Replacement { side, name }),
        1 => (color(), length()).prop_map(|(side, amount)| Act::Transfer { side, amount }),
        2 => (shown(), shown(), cause).prop_map(|(white, black, cause)| Act::Correction {
            shown: ByColor { white, black },
            cause,
        }),
        1 => (result, ending).prop_map(|(result, ending)| Act::Result { result, ending }),
    ]
}

fn entries() -> impl Strategy<Value = Vec<Entry>> {
    let entry = (stamp(), acts()).prop_map(|(at, act)| Entry { at, act });
    (
        prop::collection::vec(entry, 0..25),
        any::<bool>(),
        any::<bool>(),
    )
        .prop_map(|(mut entries, sorted, started)| {
            if sorted {
                entries.sort_by_key(|entry| entry.at);
                entries.retain(|entry| entry.at >= START);
            }
            if started {
                let act = Act::Start;
                entries.insert(0, Entry { at: START, act });
            }
            entries
        })
}

fn draft() -> impl Strategy<Value = EventDraft> {
    let count = || prop_oneof![3 => 0..60u32, 1 => any::<u32>()];
    let protection = prop_oneof![
        Just(Protection::None),
        count().prop_map(Protection::SuddenDeath),
        Just(Protection::GuaranteedTime),
    ];
    let blocks = (stamp(), count(), length(), length(), length(), count());
    let options = (
        refill(),
        protection,
        any::<bool>(),
        any::<bool>(),
        interpretations(),
    );
    (texts(), blocks, options, texts()).prop_map(|(name, blocks, options, zone)| {
        let (start, days, clock, bank, increment, increment_moves) = blocks;
        let (refill, protection, team, captain_may_transfer, interpretations) = options;
        EventDraft {
            name,
            start,
            days,
            clock,
            bank,
            increment,
            increment_moves,
            edition: Edition::Older,
            refill,
            protection,
            team,
            captain_may_transfer,
            zone,
            interpretations,
        }
    })
}

/// A valid event, however odd.
fn event() -> impl Strategy<Value = Event> {
    (draft(), any::<bool>()).prop_map(|(mut draft, team)| {
        if let Ok(event) = Event::new(draft.clone()) {
            return event;
        }
        let blocks = propose(700).exact;
        draft.name = "Cup".into();
        draft.zone = "UTC".into();
        draft.start = START;
        draft.days = 700;
        draft.clock = blocks.clock;
        draft.bank = blocks.bank();
        draft.increment = blocks.increment;
        draft.increment_moves %= 501;
        draft.protection = Protection::SuddenDeath(2);
        (draft.team, draft.captain_may_transfer) = (team, team);
        Event::new(draft).expect("an event")
    })
}

/// Calls every query of a ledger.
fn ask(ledger: &Ledger, now: Utc) -> Result<(), TestCaseError> {
    for at in [now, START, Utc::new(i64::MIN), Utc::new(i64::MAX), Utc::MAX] {
        let state = ledger.at(at);
        let _ = (state.verdict(), state.reflection(), deadlines(&state));
        let _ = ledger.place_of(at);
        let row = standing(ledger, at);
        prop_assert!(row.sums.iter().all(|sum| sum.holds()));
    }
    let _ = cautious(ledger, &ServerFacts::default());
    for row in rows(ledger) {
        prop_assert!(row.sums.iter().all(|sum| sum.holds()), "{:?}", row);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_journal_makes_a_ledger_panic(event in event(), entries in entries(), moves in any::<u32>(), now in stamp()) {
        let line = MoveHistory::new(Start::standard());
        let moves = ByColor { white: moves, black: 0 };
        let open = |entries: Vec<Entry>| {
            let opened = Ledger::open(event.clone(), line.clone(), moves, entries);
            opened.unwrap_or_else(|failed| failed.0)
        };
        let ledger = open(entries.clone());
        ask(&ledger, now)?;
        let half = open(entries[..entries.len() / 2].to_vec());
        let _ = compare(&ledger, &half, now);
        let kept = game(entries, String::new());
        let _ = Summary::of(&kept, &event, &ServerFacts::default()).is_my_turn(now);
        let _ = json::write(&kept);
    }

    #[test]
    fn no_entry_and_no_edit_makes_a_ledger_panic(event in event(), entries in entries(), place in prop_oneof![0..30usize, Just(usize::MAX)], extra in acts(), at in stamp(), now in stamp()) {
        let line = MoveHistory::new(Start::standard());
        let opened = Ledger::open(event, line, ByColor::both(0), entries);
        let mut ledger = opened.unwrap_or_else(|failed| failed.0);
        let entry = Entry { at, act: extra };
        for edit in [Edit::Insert(place, entry.clone()), Edit::Replace(place, entry.clone()), Edit::Remove(place)] {
            if let Ok(edited) = ledger.edited(edit, now) {
                ask(&edited, now)?;
                let _ = compare(&ledger, &edited, now);
            }
        }
        let _ = ledger.add(entry, now);
        ask(&ledger, now)?;
    }

    #[test]
    fn no_draft_makes_an_event_panic(draft in draft()) {
        let _ = json::write(&draft);
        match Event::new(draft) {
            Ok(event) => prop_assert!(event.end() > event.draft().start),
            Err(problems) => prop_assert!(!problems.is_empty()),
        }
    }

    #[test]
    fn no_length_makes_a_proposal_panic(days in any::<u32>()) {
        let both = propose(days);
        prop_assert!(both.standard().days <= days);
        prop_assert!(both.exact.end(Utc::new(i64::MAX)) == Utc::new(i64::MAX));
    }

    #[test]
    fn no_text_makes_the_reader_of_journals_panic(text in any::<String>()) {
        let _ = code::parse(&text);
    }

    #[test]
    fn no_text_of_journal_letters_makes_the_reader_of_journals_panic(text in "[-+0-9a-zA-F.!~%WB \n]{0,60}") {
        read_twice(&text)?;
    }

    #[test]
    fn no_journal_with_a_letter_changed_makes_the_reader_panic(entries in entries(), place in any::<prop::sample::Index>(), letter in any::<char>(), cut in any::<bool>()) {
        let letters: Vec<char> = code::write(&entries).chars().collect();
        prop_assume!(!letters.is_empty());
        let place = place.index(letters.len());
        let mut text: String = letters[..place].iter().collect();
        text.push(letter);
        if !cut {
            text.extend(&letters[place + 1..]);
        }
        read_twice(&text)?;
    }
}

/// Checks that a text that is a journal stays the same journal when it is written again.
fn read_twice(text: &str) -> Result<(), TestCaseError> {
    if let Some(entries) = code::parse(text) {
        let again = code::write(&entries);
        let names = |entries: Vec<Entry>| code::write(&entries);
        prop_assert_eq!(code::parse(&again).map(names), Some(again));
    }
    Ok(())
}

#[test]
fn the_reader_refuses_numbers_that_are_too_great_for_a_journal() {
    for text in [
        "zzzzzzzzzzzzzzzzzzzz.!s",
        "1y2p0ij32e8e7.!s 1.!s",
        "-1y2p0ij32e8e8.!s -1.!s",
        "1.!rwzzzzzzzzzzzzzz",
        "1.!xuW1.zzzzzzzzzzzzzzzzz",
        "..",
        ".",
        "1.",
        "1.!",
        "1.!r",
        "1.!rw",
        "1.!xq",
        "1.!e",
        "1.!ew",
        "1.!uw",
        "1.!uwAnn",
        "1.é",
        "1.!é",
        "1.!ré",
        "1.!xé",
        "1.!eé",
        "1.e9e4",
        "1.0000",
        "1.Q@e4",
    ] {
        assert_eq!(code::parse(text), None, "{text}");
    }
    assert_eq!(code::parse(""), Some(Vec::new()));
    assert_eq!(code::parse(" \n "), Some(Vec::new()));
}
