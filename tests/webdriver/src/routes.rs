//! Every page of the app, for tests that hold on all of them.

/// Addresses of pages that need nothing stored, at least one of each.
pub const ALL: &[&str] = &[
    "#/",
    "#/clock",
    "#/board",
    "#/controls",
    "#/edit",
    "#/games",
    "#/post",
    "#/post/new",
    "#/post/events",
    "#/post/event",
    "#/post/absence",
    "#/study",
    "#/winning",
    "#/learn",
    "#/embed",
    "#/settings",
    "#/keys",
    "#/no-such-page",
];

/// An address of each program but those of frames.
pub const OF_PROGRAMS: &[&str] = &["#/clock", "#/post", "#/learn"];
