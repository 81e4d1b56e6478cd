//! The annotations of a game's moves: [`Notes`].

use super::{GameTree, NodeId};

/// The annotations of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Numeric annotation glyphs, 1 to 255: 1 is `!`, 2 is `?`.
    pub nags: Vec<u8>,
    /// The comments before the first move of a variation.
    pub before: Vec<String>,
    /// The comments after the move.
    pub after: Vec<String>,
}

static NO_NOTES: Notes = Notes {
    nags: Vec::new(),
    before: Vec::new(),
    after: Vec::new(),
};

impl GameTree {
    /// The annotations of a move. For the root, `after` has the comments before the first move.
    pub fn notes(&self, id: NodeId) -> &Notes {
        match self.node(id).and_then(|node| node.notes.as_deref()) {
            Some(notes) => notes,
            None => &NO_NOTES,
        }
    }

    pub(super) fn edit(&mut self, id: NodeId, change: impl FnOnce(&mut Notes)) {
        let Some(node) = self.nodes.get_mut(id.index()) else {
            return;
        };
        let mut notes = node.notes.take().unwrap_or_default();
        change(&mut notes);
        node.notes = (*notes != NO_NOTES).then_some(notes);
    }

    /// Sets the comments after a move, replacing existing ones; for the root, those before the
    /// first move. White space becomes single spaces, as PGN gives it no meaning; braces become
    /// brackets where one closes, as PGN has no notation for `}` that every program reads; empty
    /// comments are dropped.
    pub fn set_comments(&mut self, id: NodeId, comments: &[&str]) {
        let after = tidy_all(comments);
        self.edit(id, |notes| notes.after = after);
    }

    /// Sets the comments before the first move of a variation, replacing existing ones. For any
    /// other move they are added to those after the preceding move.
    pub fn set_comments_before(&mut self, id: NodeId, comments: &[&str]) {
        let before = tidy_all(comments);
        let Some(parent) = self.parent(id) else {
            return self.edit(id, |notes| notes.after.extend(before));
        };
        if self.begins_variation(id) {
            self.edit(id, |notes| notes.before = before)
        } else {
            self.edit(parent, |notes| notes.after.extend(before))
        }
    }

    pub(in crate::game) fn add_comment(&mut self, id: NodeId, text: &str) {
        let text = tidy(text);
        if !text.is_empty() {
            self.edit(id, |notes| notes.after.push(text));
        }
    }

    /// Adds comments after a move, before the existing one of this index.
    pub(in crate::game) fn insert_comments<S: AsRef<str>>(
        &mut self,
        id: NodeId,
        index: usize,
        comments: &[S],
    ) {
        let comments: Vec<&str> = comments.iter().map(AsRef::as_ref).collect();
        let texts = tidy_all(&comments);
        self.edit(id, |notes| {
            let index = index.min(notes.after.len());
            notes.after.splice(index..index, texts);
        });
    }

    /// Sets the numeric annotation glyphs of a move. Duplicates and 0, which means nothing, are
    /// dropped.
    pub fn set_nags(&mut self, id: NodeId, nags: &[u8]) {
        self.edit(id, |notes| notes.nags.clear());
        for nag in nags {
            self.add_nag(id, *nag);
        }
    }

    pub(in crate::game) fn add_nag(&mut self, id: NodeId, nag: u8) {
        if nag != 0 && !self.notes(id).nags.contains(&nag) {
            self.edit(id, |notes| notes.nags.push(nag));
        }
    }
}

fn tidy_all(comments: &[&str]) -> Vec<String> {
    let mut texts = Vec::new();
    for text in comments.iter().map(|text| tidy(text)) {
        if !text.is_empty() {
            texts.push(text);
        }
    }
    texts
}

/// Normalizes a comment: single spaces, none at the ends, no control characters, and nothing that
/// would end the comment.
fn tidy(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    for word in text.split(is_gap) {
        if word.is_empty() {
            continue;
        }
        if !tidy.is_empty() {
            tidy.push(' ');
        }
        tidy.push_str(word);
    }
    if tidy.contains('}') {
        tidy.replace('{', "(").replace('}', ")")
    } else {
        tidy
    }
}

/// White space in the sense of PGN, and control characters. Non-breaking spaces are kept, as they
/// are intentional.
fn is_gap(c: char) -> bool {
    c == ' ' || c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')
}
