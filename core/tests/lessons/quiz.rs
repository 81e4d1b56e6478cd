//! The quiz: the same on every device, never the same question twice, and
//! counted rightly.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use zeitnot_core::lessons::COURSES;
use zeitnot_core::lessons::lesson::Asks;
use zeitnot_core::lessons::quiz::{self, LENGTH, Question, Quiz, Score, drawn};
use zeitnot_core::lessons::random::Random;

/// Questions of three courses that do not change with the lessons: of four, six
/// and fourteen lessons, with one question, two and three in each.
fn made_up() -> Vec<Question> {
    let mut pool = Vec::new();
    for (course, lessons) in [4, 6, 14].into_iter().enumerate() {
        for lesson in 0..lessons {
            for step in 0..=course {
                pool.push(Question {
                    course,
                    lesson,
                    step,
                });
            }
        }
    }
    pool
}

fn places(questions: &[Question]) -> Vec<(usize, usize, usize)> {
    let place = |question: &Question| (question.course, question.lesson, question.step);
    questions.iter().map(place).collect()
}

#[test]
fn the_random_numbers_are_those_of_splitmix64() {
    // The first numbers of the published generator for this seed.
    let mut random = Random::new(1_234_567);
    let numbers: Vec<u64> = (0..5).map(|_| random.next()).collect();
    assert_eq!(
        numbers,
        [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ]
    );
}

#[test]
fn a_seed_asks_the_same_on_every_device_and_in_every_version() {
    let asked = drawn(&made_up(), &mut Random::new(2_024));
    assert_eq!(
        places(&asked),
        [
            (1, 0, 1),
            (0, 1, 0),
            (2, 3, 1),
            (1, 1, 0),
            (2, 9, 2),
            (0, 3, 0),
            (2, 11, 2),
            (0, 0, 0),
            (1, 4, 0),
            (2, 0, 0),
            (1, 3, 1),
            (0, 2, 0),
        ]
    );
    let mut answers = [0, 1, 2, 3, 4];
    Random::new(2_024).shuffle(&mut answers);
    assert_eq!(answers, [1, 2, 4, 0, 3]);
}

#[test]
fn a_shuffle_can_put_each_thing_everywhere() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let mut things = [0, 1, 2];
        Random::new(seed).shuffle(&mut things);
        seen.insert(things);
    }
    assert_eq!(seen.len(), 6, "all orders of three things");
    Random::new(1).shuffle::<u8>(&mut []);
}

#[test]
fn every_question_of_every_lesson_can_be_drawn() {
    let all: BTreeSet<Question> = quiz::pool(None).into_iter().collect();
    let mut seen = BTreeSet::new();
    for seed in 0..2_000 {
        seen.extend(Quiz::draw(seed, None).asked().iter().map(|a| a.question));
    }
    assert_eq!(seen, all);
}

#[test]
fn a_quiz_of_one_course_asks_of_nothing_else() {
    for (place, of) in COURSES.iter().enumerate() {
        assert_eq!(quiz::course(of.slug), Some(place));
        let quiz = Quiz::draw(7, Some(place));
        assert_eq!(
            quiz.asked().len(),
            quiz::pool(Some(place)).len().min(LENGTH)
        );
        assert!(quiz.asked().iter().all(|a| a.question.course == place));
    }
}

#[test]
fn a_quiz_of_an_unknown_course_asks_nothing() {
    assert_eq!(quiz::course("no-such-course"), None);
    let quiz = Quiz::draw(7, Some(COURSES.len()));
    assert_eq!(quiz.asked(), []);
    assert_eq!(quiz.score(), Score::default());
    assert_eq!(drawn(&[], &mut Random::new(7)), []);
}

#[test]
fn the_first_answer_counts_and_nonsense_counts_for_nothing() {
    let mut quiz = Quiz::draw(3, None);
    let first = &quiz.asked()[0];
    let wrong = (0..first.order.len())
        .find(|shown| first.is_right(*shown) == Some(false))
        .unwrap();
    assert_eq!(quiz.answer(0, 99), None);
    assert_eq!(quiz.answer(99, 0), None);
    assert_eq!(quiz.score().answered, 0);
    assert_eq!(quiz.answer(0, wrong), Some(false));
    for shown in 0..5 {
        assert_eq!(
            quiz.answer(0, shown),
            None,
            "the question has been answered"
        );
    }
    assert_eq!(quiz.asked()[0].given(), Some(wrong));
    assert_eq!(quiz.score().right, 0);
    assert_eq!(quiz.score().answered, 1);
}

proptest! {
    #[test]
    fn a_quiz_has_its_length_and_asks_nothing_twice(seed: u64) {
        let quiz = Quiz::draw(seed, None);
        let asked: BTreeSet<Question> = quiz.asked().iter().map(|a| a.question).collect();
        prop_assert_eq!(quiz.asked().len(), quiz::pool(None).len().min(LENGTH));
        prop_assert_eq!(asked.len(), quiz.asked().len());
        for question in asked {
            let (_, _, step) = question.find().unwrap();
            let is_question = matches!(step.asks, Asks::Question { .. });
            prop_assert!(is_question);
        }
        prop_assert_eq!(quiz.seed(), seed);
        prop_assert_eq!(&quiz, &Quiz::draw(seed, None), "the same seed draws the same quiz");
    }

    #[test]
    fn each_answer_is_shown_once_and_leads_back_to_its_words(seed: u64) {
        for asked in Quiz::draw(seed, None).asked() {
            let answers = asked.question.answers();
            let mut order = asked.order.clone();
            order.sort_unstable();
            prop_assert_eq!(order, (0..answers.len()).collect::<Vec<_>>());
            for (shown, place) in asked.order.iter().enumerate() {
                prop_assert_eq!(asked.is_right(shown), Some(answers[*place]));
            }
            prop_assert_eq!(asked.is_right(answers.len()), None);
        }
    }

    #[test]
    fn the_courses_take_turns_and_no_lesson_comes_again_before_all_came(seed: u64) {
        let asked = drawn(&made_up(), &mut Random::new(seed));
        prop_assert_eq!(asked.len(), LENGTH);
        for round in asked.chunks(3) {
            let courses: BTreeSet<usize> = round.iter().map(|q| q.course).collect();
            prop_assert_eq!(courses.len(), 3);
        }
        let mut lessons: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
        for question in &asked {
            let new = lessons.entry(question.course).or_default().insert(question.lesson);
            prop_assert!(new, "the questions of a course come from different lessons");
        }
    }

    #[test]
    fn the_score_is_the_number_of_right_answers(
        seed: u64,
        answers in proptest::collection::vec(0_usize..5, LENGTH),
    ) {
        let mut quiz = Quiz::draw(seed, None);
        let (mut right, mut wrong) = (0, Vec::new());
        for (place, shown) in answers.into_iter().enumerate().take(quiz.asked().len()) {
            prop_assert_eq!(quiz.asked()[place].result(), None);
            let shown = shown % quiz.asked()[place].order.len();
            match quiz.answer(place, shown) {
                Some(true) => right += 1,
                Some(false) => wrong.push(quiz.asked()[place].question),
                None => prop_assert!(false, "an open question takes an answer"),
            }
            let score = quiz.score();
            prop_assert_eq!((score.right, score.answered), (right, place + 1));
        }
        prop_assert_eq!(quiz.score().of, quiz.asked().len());
        let asked_wrong: Vec<Question> = quiz.wrong().map(|asked| asked.question).collect();
        prop_assert_eq!(asked_wrong, wrong);
    }
}
