//! Local.
mod post;
mod triple_block;
use crate::ui::text::learn::LearnText;
pub(super) const LEARN: LearnText = LearnText {
    courses: [triple_block::TRIPLE_BLOCK, super::super::en::learn::LEARN.courses[1], super::super::en::learn::LEARN.courses[2]],
    post: post::POST,
    ..super::super::en::learn::LEARN
};
