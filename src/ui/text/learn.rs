//! The texts of the lessons, and of the page of what can be embedded:
//! [`LearnText`].

/// The words.
#[allow(missing_docs, missing_debug_implementations, reason = "texts")]
pub struct LearnText {
    pub lessons: &'static str,
    pub lesson: &'static str,
    pub quiz: &'static str,
    /// There is no such lesson, or step of one.
    pub not_found: &'static str,
    /// What the page of what can be embedded is for.
    pub embed_hint: &'static str,
}
