//! The state of the winnability page: [`PositionQuery`] has the position, the question and its
//! answer.

use leptos::prelude::*;

use super::link;
use crate::clock::Color;
use crate::game::{GameTree, NodeId, Start, Winnability};
use crate::ui::board::inquiry::{Inquiry, InquiryState};
use crate::ui::board::verdict::witness;
use crate::ui::context::AppContext;
use crate::ui::route::{Route, StudyRoute};
use crate::ui::text;
use crate::ui::widgets::replay::ReplayStep;

/// The question and its answer. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub(super) struct PositionQuery {
    pub context: AppContext,
    /// The position as written.
    pub fen: RwSignal<String>,
    /// The error in the position, if it has one.
    pub wrong: RwSignal<Option<String>>,
    /// The last valid position.
    pub start: RwSignal<Start>,
    /// Whether there is a position to ask about.
    pub ready: Memo<bool>,
    /// The side that could win: the other side's flag fell.
    pub side: RwSignal<Color>,
    /// Whether the position is being set up by hand.
    pub laying: RwSignal<bool>,
    /// The current question and its answer.
    pub inquiry: Inquiry,
    /// The line that shows how the side could win; without a move where there is nothing to show.
    pub shown: Memo<GameTree>,
    /// The current move of that line.
    pub at: RwSignal<NodeId>,
}

impl PositionQuery {
    /// Opens the page's state, without a question yet.
    pub(super) fn open() -> PositionQuery {
        let inquiry = Inquiry::new();
        let start = RwSignal::new(Start::standard());
        let shown = Memo::new(move |_| match inquiry.asked.get() {
            InquiryState::Answered(_, Winnability::CanMate(helpmate)) => {
                start.with_untracked(|start| {
                    let line = witness(start.position().clone(), &helpmate);
                    let mut tree = GameTree::new(line.start().clone());
                    let mut at = NodeId::ROOT;
                    for &played in line.moves() {
                        match tree.add(at, played) {
                            Ok(next) => at = next,
                            Err(_) => break,
                        }
                    }
                    tree
                })
            }
            _ => GameTree::new(start.get()),
        });
        let fen = RwSignal::new(String::new());
        let wrong = RwSignal::new(None::<String>);
        let ready = Memo::new(move |_| {
            wrong.with(Option::is_none) && !fen.with(|fen| fen.trim().is_empty())
        });
        PositionQuery {
            context: expect_context::<AppContext>(),
            fen,
            wrong,
            ready,
            start,
            side: RwSignal::new(Color::White),
            laying: RwSignal::new(false),
            inquiry,
            shown,
            at: RwSignal::new(NodeId::ROOT),
        }
    }

    /// Asks the question of an address.
    pub(super) fn follow(self, hash: &str) {
        let (route, query) = Route::parse(hash);
        if route != Route::Study(StudyRoute::Winnability) {
            return;
        }
        let linked = link::parse(query);
        if let Some(side) = linked.side {
            self.side.set(side);
        }
        if let Some(fen) = linked.fen {
            self.write(fen);
        }
        if linked.wrong_side {
            self.context
                .notify_here(text::study::winning::wrong_side().into());
        }
    }

    /// Takes a position as written; sets `wrong` if it is neither empty nor valid.
    pub(super) fn write(self, fen: String) {
        match Start::from_fen(fen.trim()) {
            Ok(start) => {
                if self.start.with_untracked(|known| *known != start) {
                    self.start.set(start);
                }
                self.wrong.set(None);
            }
            Err(_) if fen.trim().is_empty() => self.wrong.set(None),
            Err(problem) => self.wrong.set(Some(text::play::fen_problem(&problem))),
        }
        self.fen.set(fen);
    }

    /// Goes a step. Returns whether it led somewhere.
    pub(super) fn step(self, step: ReplayStep) -> bool {
        let at = self.at.get_untracked();
        let to = self.shown.with_untracked(|tree| step.from(tree, at));
        self.at.set(to);
        to != at
    }
}
