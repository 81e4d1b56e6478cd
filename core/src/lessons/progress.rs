//! The solved parts of each lesson, as stored: [`Progress`].

use serde::{Deserialize, Serialize};

use super::lesson::Lesson;
use crate::storage::shared::SharedValue;

/// The maximum number of lessons stored; more than there are, so that those of a later version are
/// not lost.
pub(crate) const MAX_LESSONS: usize = 200;

/// The maximum number of steps stored for a lesson.
pub(crate) const MAX_STEPS: usize = 60;

/// The progress in all lessons.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    lessons: Vec<Reached>,
}

/// The progress in a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Reached {
    /// The lesson, by its name.
    pub slug: String,
    /// The step that was last open, counted from 0.
    pub place: u32,
    /// The steps that were solved, counted from 0, in order.
    pub solved: Vec<u32>,
    /// Whether everything in it was solved. This stays true when the lesson gets further steps.
    pub done: bool,
}

impl Progress {
    /// The progress in a lesson, if it was begun.
    pub fn of(&self, lesson: &Lesson) -> Option<&Reached> {
        self.lessons
            .iter()
            .find(|reached| reached.slug == lesson.slug)
    }

    /// Whether everything in a lesson was solved.
    pub fn is_done(&self, lesson: &Lesson) -> bool {
        self.of(lesson).is_some_and(|reached| reached.done)
    }

    /// The lesson that was last open, if it is not done.
    pub fn latest(&self) -> Option<&Reached> {
        self.lessons.last().filter(|reached| !reached.done)
    }

    /// Whether a step is solved.
    pub fn is_solved(&self, lesson: &Lesson, place: usize) -> bool {
        self.of(lesson).is_some_and(|reached| {
            u32::try_from(place).is_ok_and(|place| reached.solved.binary_search(&place).is_ok())
        })
    }

    /// Notes that a step was opened.
    pub fn open(&mut self, lesson: &Lesson, place: usize) {
        if let (Some(reached), Ok(place)) = (self.reached(lesson), u32::try_from(place)) {
            reached.place = place;
            // The latest lesson is the last of the list.
            let slug = lesson.slug;
            if let Some(at) = self.lessons.iter().position(|one| one.slug == slug) {
                let reached = self.lessons.remove(at);
                self.lessons.push(reached);
            }
        }
    }

    /// Cleans data that may have been edited by hand, or joined of what two tabs solved: each lesson
    /// once, its steps once and in order, and both within the maximum numbers.
    pub fn tidy(&mut self) {
        let mut lessons: Vec<Reached> = Vec::new();
        for mut reached in std::mem::take(&mut self.lessons) {
            let place = lessons.iter().position(|one| one.slug == reached.slug);
            let known = place.map(|place| std::mem::take(&mut lessons[place]));
            if let Some(known) = known {
                reached.solved.extend(known.solved);
                reached.done |= known.done;
            }
            reached.solved.sort_unstable();
            reached.solved.dedup();
            reached.solved.truncate(MAX_STEPS);
            match place {
                Some(place) => lessons[place] = reached,
                None => lessons.push(reached),
            }
        }
        let surplus = lessons.len().saturating_sub(MAX_LESSONS);
        lessons.drain(..surplus);
        self.lessons = lessons;
    }

    /// Marks a step as solved; with the last one the lesson is done.
    pub fn solve(&mut self, lesson: &Lesson, place: usize) {
        let asked = |place: &u32| {
            lesson
                .steps
                .get(*place as usize)
                .is_some_and(|step| step.asks())
        };
        let Ok(place) = u32::try_from(place) else {
            return;
        };
        if !asked(&place) {
            return;
        }
        let Some(reached) = self.reached(lesson) else {
            return;
        };
        if let Err(at) = reached.solved.binary_search(&place) {
            reached.solved.insert(at, place);
        }
        let asked = (0..).zip(lesson.steps).filter(|(_, step)| step.asks());
        let solved = &reached.solved;
        if asked
            .into_iter()
            .all(|(place, _)| solved.binary_search(&place).is_ok())
        {
            reached.done = true;
        }
    }

    /// The number of solved steps of a lesson, and of all its steps that have something to solve.
    pub fn share(&self, lesson: &Lesson) -> (usize, usize) {
        let asked = lesson.steps.iter().filter(|step| step.asks()).count();
        let solved = self.of(lesson).map_or(0, |reached| reached.solved.len());
        (solved.min(asked), asked)
    }

    fn reached(&mut self, lesson: &Lesson) -> Option<&mut Reached> {
        let found = self
            .lessons
            .iter()
            .position(|reached| reached.slug == lesson.slug);
        let place = match found {
            Some(place) => place,
            None if self.lessons.len() < MAX_LESSONS => {
                self.lessons.push(Reached {
                    slug: lesson.slug.into(),
                    ..Reached::default()
                });
                self.lessons.len() - 1
            }
            None => return None,
        };
        self.lessons.get_mut(place)
    }
}

impl SharedValue for Progress {
    fn adopt(&mut self, _: &Progress) {
        self.tidy();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reached(slug: &str, solved: &[u32]) -> Reached {
        Reached {
            slug: slug.into(),
            solved: solved.to_vec(),
            ..Reached::default()
        }
    }

    #[test]
    fn steps_of_one_lesson_solved_in_two_tabs_are_all_solved() {
        let mut progress = Progress {
            lessons: vec![
                reached("a", &[1]),
                reached("b", &[1]),
                reached("a", &[0, 1, 3]),
            ],
        };
        progress.tidy();
        assert_eq!(
            progress.lessons,
            [reached("a", &[0, 1, 3]), reached("b", &[1])]
        );
        progress.lessons.push(reached("b", &[2]));
        progress.tidy();
        assert_eq!(progress.lessons[1], reached("b", &[1, 2]));
    }
}
