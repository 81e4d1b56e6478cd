//! The lessons, course by course.
#![cfg(not(target_arch = "wasm32"))]

mod answers;
mod article_6;
mod correspondence;
mod courses;
mod double_flag;
mod quiz;
