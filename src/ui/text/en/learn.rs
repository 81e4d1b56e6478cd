//! The words of the lessons, in English.

mod correspondence;
mod double_flag;

use super::{color, spoken};
use crate::clock::digits::Digits;
use crate::clock::{BoardEnd, Claimant, Event};
use crate::lessons::exhibit::ExhibitError;
use crate::lessons::lesson::Rule;
use crate::ui::text::correspondence::common::Dated;
use crate::ui::text::learn::{ClassText, IndexText, LearnText, PlayerText, QuizText};

pub(crate) const LEARN: LearnText = LearnText {
    title: "Learn",
    lesson: "Lesson",
    rule,
    refusal,
    correspondence: correspondence::CORRESPONDENCE,
    act,
    arbiter: "Arbiter",
    index: IndexText {
        go_on: |lesson| format!("Continue lesson {lesson}"),
        begin: |lesson| format!("Start lesson {lesson}"),
        steps: |steps| match steps {
            1 => "1 step".into(),
            steps => format!("{steps} steps"),
        },
        done: "Done",
        of: |of| format!("of {of}"),
    },
    player: PlayerText {
        step: |step, of| format!("Step {step} of {of}"),
        task: "Your task",
        question: "Question",
        back: "Back",
        begin_again: "Start again",
        show: "Show me",
        showing: "Watch how it is done.",
        go_on: "Continue",
        finish: "Finish",
        task_first: "First do the task.",
        answer_first: "First answer the question.",
        right_first: "First find the right answer.",
        right: "Right.",
        wrong: "Not quite.",
        done: "Done.",
        copy_link: "Copy the link to this step",
        copied: "The link to this step is copied.",
        not_copied: "The link could not be copied. It is the address of this page.",
        end: "Lesson finished",
        end_open: "Not solved yet",
        learnt: "What it was about",
        next: "Next lesson",
        anew: "Take it again",
        all: "All lessons",
        missing: "There is no lesson by that name. Here are all the lessons.",
        keys: "Keys: 1 to 5 answer, Enter and → continue, ← goes back.",
    },
    quiz: QuizText {
        title: "Quiz",
        lead: |questions| format!("{questions} questions, mixed: from all courses, or from one."),
        mixed: "All courses",
        number: |seed| format!("Quiz no. {seed}"),
        question: |question, of| format!("Question {question} of {of}"),
        result: "Result",
        score: |right, of| format!("{right} of {of} right first time"),
        all_right: "Everything right first time.",
        were_wrong: "Worth another look",
        your_answer: "Your answer:",
        right_answer: "Right:",
        to_step: "Go to the lesson",
        another: "Another quiz",
        same: "The same quiz again",
        none: "There are no questions yet.",
        see_result: "See the result",
    },
    class: ClassText {
        title: "For a class",
        lead: "A link that gives every learner the same lessons, or the same questions in the same \
               order, in one language.",
        given: "What",
        lessons: "Lessons",
        course: "Course",
        language: "Language",
        own_language: "Each learner\u{2019}s own",
        copy: "Copy the link",
        copied: "The link for the class is copied.",
    },
    double_flag: double_flag::EXHIBITS,
    gallery: super::gallery::GALLERY,
};

fn rule(rule: Rule) -> String {
    match rule {
        Rule::Fide(paragraph) => format!("FIDE Laws, {paragraph}"),
        Rule::TripleBlock(point) => match point.strip_prefix('s') {
            Some(point) => format!("Triple Block, substitutions, {point}"),
            None => format!("Triple Block, ({point})"),
        },
        Rule::DoubleFlag => "The double-flag clock".into(),
    }
}

fn refusal(refusal: &ExhibitError, dated: Dated<'_>) -> String {
    match refusal {
        ExhibitError::Clock(why) => super::events::rejection(*why).into(),
        ExhibitError::Board(why) => (super::play::BESIDE.refusal)(*why).into(),
        ExhibitError::Ledger(why) => {
            (super::correspondence::CORRESPONDENCE.common.refusal)(*why, dated)
        }
        ExhibitError::NotOffered => "That cannot be done here.".into(),
    }
}

fn act(event: &Event) -> String {
    match *event {
        Event::Press(_) => "Press".into(),
        Event::Stop(_) => "Stop the clocks".into(),
        Event::Resume => "Resume".into(),
        Event::SwapSides => "Turn the clock round".into(),
        Event::Correct(readings) => format!(
            "Set the clock: White {}, Black {}",
            Digits::down(readings.white.time),
            Digits::down(readings.black.time)
        ),
        Event::Give { to, amount } if amount.is_positive() => {
            format!("{} gets {}", color(to), spoken(amount))
        }
        Event::Give { to, amount } => format!("{} loses {}", color(to), spoken(-amount)),
        Event::Penalize {
            offender,
            offence,
            amount,
        } => {
            let what = super::events::offence(offence);
            let who = color(offender);
            if amount.is_positive() {
                let other = color(offender.other());
                format!("{what} by {who}: {other} gets {}", spoken(amount))
            } else {
                format!("{what} by {who}: warning")
            }
        }
        Event::IntroduceIncrement(amount) => format!("From now on {} per move", spoken(amount)),
        Event::ClaimFlag(Claimant::Arbiter | Claimant::Clock) => "Note the flag".into(),
        Event::ClaimFlag(Claimant::Player(_)) => "Claim: the flag has fallen".into(),
        Event::Arrive(_) => "I’m here".into(),
        Event::ClaimDefault(side) => {
            format!("{} was not here in time: the game is lost", color(side))
        }
        Event::ClaimDefaultOfBoth => "Neither was here in time: both have lost".into(),
        Event::ClaimDraw(_) => "Claim the draw".into(),
        Event::PlayOn => "The game continues".into(),
        Event::OnBoard(end) => match end {
            BoardEnd::Checkmate { .. } => "Checkmate".into(),
            BoardEnd::Resignation { .. } => "Resign".into(),
            end => super::events::board_fact(end),
        },
        Event::End(outcome) => super::events::outcome(outcome),
        Event::Restore { .. } => "Back to the earlier position".into(),
        Event::CountAway(true) => "The time counts".into(),
        Event::CountAway(false) => "The time does not count".into(),
        Event::Away { .. } | Event::Dead { .. } | Event::Undo(_) | Event::Redo(_) => {
            super::events::event(event)
        }
    }
}
