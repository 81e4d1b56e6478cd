//! The right answers of all questions, a second time: an answer that is marked right or wrong by
//! mistake would teach a wrong rule, and nothing else would notice.

use std::fmt::Write as _;

use zeitnot_core::lessons::COURSES;
use zeitnot_core::lessons::lesson::Asks;

/// A line for each lesson: its slug, and for each question the number of its step with the letters
/// of the right answers.
const KEY: &str = "\
tb-blocks 3a 5b 6c 7c 9b
tb-move 3c 4b 7a 8b
tb-overflow 3b 5c 6a 8b
tb-etl 3c 5b 7b 8a
tb-110-days 2b 6b 7b 8c
tb-after-50 4b 5b 7a 8c
tb-protection 5b 6b 7a 8c 9b
tb-team 3b 4b 5a 7b 8a 9c
tb-absence 3b 5c 7a 8b
tb-event 4b 6b 7a 8b
df-scramble 1a 3b 4c 5b 8c
df-first-flag 3b 4a 6c 7b
df-extra-time 4b 5b 7a
df-bonus 2a 4b 8c
df-results 4b 5a 6c 7b
df-claim 3c 4b 6b 7a
df-bullet 1b 3a 4c 7b
df-beside 2b 4a 6c 7b
6-1 3b 4b 6b
6-2 2b 5a 6b
6-3 2b 4c 5a
6-4 1c 3a 4b 5a
6-5 2b 4b 5a 6b
6-6 3b 4a 6b
6-7 2b 4a 5c 7a
6-8 2b 3a 5b
6-9 3a 4b 5b 6c
6-10 1b 2c 4a
6-11 3a 4c 6a
6-12 3c 4a 5b 6a
6-13 2b 3a 5b
6-14 1a 2b 4b 5c
";

#[test]
fn the_right_answers_are_those_of_the_rules() {
    let mut key = String::new();
    for lesson in COURSES.iter().flat_map(|course| course.lessons) {
        key.push_str(lesson.slug);
        for (step, number) in lesson.steps.iter().zip(1..) {
            if let Asks::Question { answers } = step.asks {
                let letters = ('a'..).zip(answers).filter(|(_, is_right)| **is_right);
                let letters: String = letters.map(|(letter, _)| letter).collect();
                write!(key, " {number}{letters}").expect("writing to a string succeeds");
            }
        }
        key.push('\n');
    }
    assert_eq!(key, KEY, "\n{key}");
}
