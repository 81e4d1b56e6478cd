//! An embedded lesson. Solved steps count for this visit only.

use super::DrawLesson;
use super::view_title::{named, wrong};
use crate::ui::el::El;
use crate::ui::text::learn;
use crate::ui::widgets::worded_lesson::WordedLesson;

/// The lesson of this name, from a step on that is counted from 1.
pub(super) fn lesson_view(slug: &str, step: Option<u32>, draw: DrawLesson) -> El {
    let Some(taught) = WordedLesson::find(slug) else {
        return named("lesson", "embed-view").child(wrong(&[learn().player.missing.into()]));
    };
    let place = step.and_then(|step| usize::try_from(step).ok());
    draw(
        taught,
        Some(place.map_or(0, |place| place.saturating_sub(1))),
    )
}
