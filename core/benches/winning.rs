//! Can that side still win? All questions with known answers, one after the
//! other, and how long they take: `cargo bench -p zeitnot-core
//! --features solver --bench winning -- [NAMES]`.
//!
//! Compare figures on one machine only. The program counts wrong answers,
//! and ends with an error if there is one. Under `cargo test --benches` it asks
//! only a few questions, to show that it still works.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use shakmaty::Chess;
use zeitnot_core::clock::Color;
use zeitnot_core::game::winnability::solve::{decide, explain};
use zeitnot_core::game::winnability::{message, quick};
use zeitnot_core::game::{Unwinnable, Winnability};

const SETS: [(&str, &str); 2] = [
    (
        "winning, positions.txt",
        include_str!("../tests/data/winning/positions.txt"),
    ),
    (
        "winning, lichess.txt",
        include_str!("../tests/data/winning/lichess.txt"),
    ),
];
/// Explaining takes far longer than deciding: the bench explains one answer in this many.
const EXPLAINED: usize = 500;
/// A test that this works asks only one in this many, and explains only the
/// first of these.
const ASKED: usize = 1_999;

#[derive(Default)]
struct Figures {
    times: Vec<Duration>,
    wrong: usize,
    open: usize,
    at_once: usize,
}

fn main() -> ExitCode {
    let names: Vec<String> = std::env::args()
        .skip(1)
        .filter(|arg| !arg.starts_with('-'))
        .collect();
    let mut wrong = 0;
    for (name, text) in SETS {
        if names.is_empty() || names.iter().any(|part| name.contains(part.as_str())) {
            wrong += measure(name, text);
        }
    }
    if wrong > 0 {
        eprintln!("{wrong} answers are wrong");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Asks all questions of a set, and returns how many answers were wrong.
fn measure(name: &str, text: &str) -> usize {
    let mut decided = Figures::default();
    let mut explained = Figures::default();
    let mut reasons = [0_usize; 2];
    let mut lengths = [0_usize; 3];
    let mut slowest = (Duration::ZERO, "");
    let lines = text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let once = !std::env::args().any(|arg| arg == "--bench");
    for (number, line) in lines.enumerate().step_by(if once { ASKED } else { 1 }) {
        let Some(position) = message::position(&line[3..]) else {
            decided.wrong += 1;
            continue;
        };
        for (winner, can) in [
            (Color::White, &line[..1] == "W"),
            (Color::Black, &line[1..2] == "B"),
        ] {
            decided.at_once += usize::from(quick(&position, winner).is_some());
            let (verdict, more) = decided.take(can, || decide(&position, winner));
            let last = decided.times.last().copied().unwrap_or_default();
            if last > slowest.0 {
                slowest = (last, &line[3..]);
            }
            if more && number % EXPLAINED == 0 {
                explain_one(
                    &mut explained,
                    &position,
                    winner,
                    can,
                    verdict,
                    &mut reasons,
                    &mut lengths,
                );
            }
        }
    }
    println!("{name}");
    decided.print("decided");
    println!(
        "    {} of them at once, without the solver",
        decided.at_once
    );
    println!("    slowest: {:?}, {}", slowest.0, slowest.1);
    explained.print("explained, a sample");
    println!(
        "    without a helpmate: {} with every position seen, {} without",
        reasons[0], reasons[1]
    );
    println!(
        "    helpmates: {} moves as found, {} as explained, {} of them proved the shortest",
        lengths[0], lengths[1], lengths[2]
    );
    decided.wrong + explained.wrong
}

fn explain_one(
    figures: &mut Figures,
    position: &Chess,
    winner: Color,
    can: bool,
    verdict: Winnability,
    reasons: &mut [usize; 2],
    lengths: &mut [usize; 3],
) {
    if let Winnability::CanMate(line) = &verdict {
        lengths[0] += line.moves().len();
    }
    let (verdict, _) = figures.take(can, || (explain(position, winner, verdict), false));
    match verdict {
        Winnability::CanMate(line) => {
            lengths[1] += line.moves().len();
            lengths[2] += usize::from(line.is_shortest());
        }
        Winnability::Cannot(Unwinnable::Exhausted { .. }) => reasons[0] += 1,
        _ => reasons[1] += 1,
    }
}

impl Figures {
    fn take(
        &mut self,
        can: bool,
        work: impl FnOnce() -> (Winnability, bool),
    ) -> (Winnability, bool) {
        let start = Instant::now();
        let answer = work();
        self.times.push(start.elapsed());
        match &answer.0 {
            Winnability::CanMate(_) => self.wrong += usize::from(!can),
            Winnability::Cannot(_) => self.wrong += usize::from(can),
            Winnability::Undetermined(_) => self.open += 1,
        }
        answer
    }

    fn print(&mut self, what: &str) {
        self.times.sort_unstable();
        let at = |share: usize| {
            let index = self.times.len().saturating_sub(1) * share / 1_000;
            self.times.get(index).copied().unwrap_or_default()
        };
        println!(
            "  {what}: {} questions, {} wrong, {} open, {:?} in all; median {:?}, 99 % {:?}, longest {:?}",
            self.times.len(),
            self.wrong,
            self.open,
            self.times.iter().sum::<Duration>(),
            at(500),
            at(990),
            at(1_000),
        );
    }
}
