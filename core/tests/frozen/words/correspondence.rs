//! The letters and words of correspondence games.

use zeitnot_core::clock::{ByColor, Color, GameResult};
use zeitnot_core::correspondence::account::Account;
use zeitnot_core::correspondence::deadline::Doubt;
use zeitnot_core::correspondence::server_facts::{Fact, StampUnit};
use zeitnot_core::correspondence::state::{GameEnd, GameEndReason};
use zeitnot_core::correspondence::{
    Act, Cause, Edition, EndDate, Ending, Entry, Openings, Phase, Protection, Refill, Reset,
    Seconds, ServerFacts, ShownTime, State, Summary, Utc, code,
};
use zeitnot_core::game::ending::BoardFact;
use zeitnot_core::json;

use super::{every, hold, hold_as};

const AT: Utc = Utc::new(1_796_083_200);

/// Checks the letters of acts, each as a journal of its own, against the files.
#[track_caller]
fn hold_acts(name: &str, acts: Vec<Act>) {
    let entry = |act| Entry { at: AT, act };
    let journals: Vec<Vec<Entry>> = acts.into_iter().map(|act| vec![entry(act)]).collect();
    hold_as(name, &journals, |journal| code::write(journal), code::parse);
}

#[test]
fn the_settled_facts_of_an_event_keep_their_form() {
    let fact = |is| {
        Some(Fact {
            at: AT,
            game: "1791100000000".into(),
            is,
        })
    };
    let refill = fact(Refill::Automatic);
    let openings = Some(Fact {
        at: AT + Seconds::new(1),
        game: "1791100000001".into(),
        is: Openings::Counted,
    });
    let settled = [
        ServerFacts::default(),
        ServerFacts {
            refill: fact(Refill::IncrementOnly),
            openings: None,
            stamps: StampUnit::Second,
        },
        ServerFacts {
            refill,
            openings,
            stamps: StampUnit::Second,
        },
    ];
    hold("settled", &settled);
}

#[test]
fn the_acts_of_a_correspondence_game_keep_their_letters() {
    let name = || "Zoë  Åkesson-Wójcik 100%".to_owned();
    let amount = Seconds::days(4) + Seconds::new(3);
    let shown = ShownTime {
        clock: Seconds::days(49),
        bank: Seconds::new(86_399),
    };
    let shown = ByColor {
        white: Some(shown),
        black: None,
    };
    let correction = Act::Correction {
        shown,
        cause: Cause::Agrees,
    };
    let result = Act::Result {
        result: GameResult::Win(Color::White),
        ending: Ending::Resignation,
    };
    let acts = every!(Act {
        Act::OfficialStart => Act::OfficialStart,
        Act::Start => Act::Start,
        Act::Move(_) => Act::Move("e7e8q".parse().expect("a move")),
        Act::Refill { .. } => Act::Refill { side: Color::White, amount },
        Act::Claim { .. } => Act::Claim { by: Color::Black },
        Act::Resolved => Act::Resolved,
        Act::Substitution { .. } => Act::Substitution { side: Color::White, name: name() },
        Act::Replacement { .. } => Act::Replacement { side: Color::Black, name: name() },
        Act::Transfer { .. } => Act::Transfer { side: Color::Black, amount },
        Act::Correction { .. } => correction,
        Act::Result { .. } => result,
        Act::UntimedMove(_) => Act::UntimedMove("e7e8q".parse().expect("a move")),
    });
    hold_acts("act", acts);
}

#[test]
fn the_causes_of_a_correction_keep_their_letters() {
    let causes = every!(Cause {
        Cause::Unknown => Cause::Unknown,
        Cause::Refill => Cause::Refill,
        Cause::Rounding => Cause::Rounding,
        Cause::Stamp => Cause::Stamp,
        Cause::Interpretation => Cause::Interpretation,
        Cause::Event => Cause::Event,
        Cause::Agrees => Cause::Agrees,
    });
    let shown = ByColor::both(None);
    let corrections = causes.into_iter();
    hold_acts(
        "cause",
        corrections
            .map(|cause| Act::Correction { shown, cause })
            .collect(),
    );
}

fn endings() -> Vec<Ending> {
    every!(Ending {
        Ending::Resignation => Ending::Resignation,
        Ending::Agreement => Ending::Agreement,
        Ending::Claim => Ending::Claim,
        Ending::Time => Ending::Time,
        Ending::Default => Ending::Default,
        Ending::Adjudication => Ending::Adjudication,
    })
}

#[test]
fn the_results_of_a_correspondence_game_keep_their_letters() {
    let [white, black] = Color::ALL.map(GameResult::Win);
    let results = every!(GameResult {
        GameResult::Win(Color::White) => white,
        GameResult::Win(Color::Black) => black,
        GameResult::Draw => GameResult::Draw,
        GameResult::BothLose => GameResult::BothLose,
    });
    let result = |result, ending| Act::Result { result, ending };
    let of_results = results.into_iter().map(|one| result(one, Ending::Default));
    hold_acts("post-result", of_results.collect());
    let of_endings = endings().into_iter();
    let of_endings = of_endings.map(|ending| result(GameResult::Draw, ending));
    hold_acts("ending", of_endings.collect());
}

#[test]
fn the_rules_of_an_event_keep_their_words() {
    let editions = every!(Edition {
        Edition::Current => Edition::Current,
        Edition::Older => Edition::Older,
    });
    hold("edition", &editions);
    let refills = every!(Refill {
        Refill::Automatic => Refill::Automatic,
        Refill::IncrementOnly => Refill::IncrementOnly,
    });
    hold("refill", &refills);
    let protections = every!(Protection {
        Protection::None => Protection::None,
        Protection::SuddenDeath(_) => Protection::SuddenDeath(3),
        Protection::GuaranteedTime => Protection::GuaranteedTime,
    });
    hold("protection", &protections);
    let openings = every!(Openings {
        Openings::Apart => Openings::Apart,
        Openings::Counted => Openings::Counted,
    });
    hold("openings", &openings);
    let resets = every!(Reset {
        Reset::AfterLast => Reset::AfterLast,
        Reset::WithLast => Reset::WithLast,
    });
    hold("reset", &resets);
    let ends = every!(EndDate {
        EndDate::Instant => EndDate::Instant,
        EndDate::Day => EndDate::Day,
    });
    hold("end-date", &ends);
}

/// A line of the list in this phase.
fn line(phase: Phase) -> Summary {
    let account = |days, moves| Account {
        clock: Seconds::days(days),
        bank: Seconds::new(86_399),
        moves,
    };
    Summary {
        id: "1793011200000".into(),
        event: "1792000000000".into(),
        players: ByColor {
            white: "Anna Lindqvist".into(),
            black: "Łukasz 50%".into(),
        },
        mine: Some(Color::White),
        ply: 45,
        last_move: "23. Qe2".into(),
        state: State {
            at: AT,
            accounts: ByColor {
                white: account(46, 23),
                black: account(50, 22),
            },
            turn: Color::Black,
            phase,
            owes_substitution: ByColor {
                white: false,
                black: true,
            },
            known: ByColor::both(true),
            is_fresh: false,
        },
        doubt: Doubt {
            early: Seconds::ZERO,
            cautious: Some(AT + Seconds::days(3)),
            ..Doubt::default()
        },
    }
}

#[test]
fn a_game_in_the_list_keeps_the_letters_of_its_phase() {
    let (began, stopped) = (AT, Seconds::hours(5));
    let over = |why, result| {
        Phase::Over(GameEnd {
            at: AT,
            result,
            why,
        })
    };
    let claim = Phase::Claim {
        by: Color::White,
        since: AT,
        began,
        stopped,
    };
    let fallen = Phase::Fallen {
        at: AT,
        began,
        stopped,
    };
    let mate = |winner| GameEndReason::Board(BoardFact::Checkmate { winner });
    let mut phases = every!(Phase {
        Phase::Waiting => Phase::Waiting,
        Phase::Running { .. } => Phase::Running { began, stopped },
        Phase::Claim { .. } => claim,
        Phase::Fallen { .. } => fallen,
        Phase::Over(_) => over(GameEndReason::Time, GameResult::Win(Color::Black)),
    });
    phases.extend(Color::ALL.map(|side| over(mate(side), GameResult::Win(side))));
    let facts = every!(BoardFact {
        BoardFact::Stalemate => BoardFact::Stalemate,
        BoardFact::DeadPosition => BoardFact::DeadPosition,
        BoardFact::Checkmate { .. } => BoardFact::Checkmate { winner: Color::White },
    });
    let facts = facts.into_iter().map(GameEndReason::Board);
    let words = endings().into_iter().map(GameEndReason::Word);
    phases.extend(facts.chain(words).map(|why| over(why, GameResult::Draw)));
    let mut lines: Vec<Summary> = phases.into_iter().map(line).collect();
    // A summary of 1.0 does not say whose time is known: both are.
    for known in [(false, false), (false, true), (true, false)] {
        let (white, black) = known;
        let mut line = lines[1].clone();
        line.state.known = ByColor { white, black };
        lines.push(line);
    }
    // Nor whether nothing but the start is entered.
    let mut fresh = lines[1].clone();
    fresh.state.is_fresh = true;
    lines.push(fresh);
    hold_as("summary", &lines, json::write, |text| {
        // Version 1.0 wrote a text of its own.
        let read = || Summary::of_text(&json::read::<String>(text)?);
        json::read(text).or_else(read)
    });
}
