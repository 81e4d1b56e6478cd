//! An embedded board: a game to replay with variations, comments and clocks, or a position.

use leptos::prelude::*;

use super::view_title::{named, wrong};
use crate::clock::{Color, GameResult};
use crate::embed::options::BoardContent;
use crate::game::book::Book;
use crate::game::pgn::{PgnErrorKind, annotation};
use crate::game::{GameTree, NodeId, Start};
use crate::ui::context::board_look::BoardLook;
use crate::ui::el::{El, dynamic, el, several, text};
use crate::ui::text::{self, t};
use crate::ui::widgets::board::{Board, Movable, comment_shapes};
use crate::ui::widgets::book_error::why_no_game;
use crate::ui::widgets::choice::select;
use crate::ui::widgets::notation::Notation;
use crate::ui::widgets::notation::layout::lay_out;
use crate::ui::widgets::notation::speech::told;
use crate::ui::widgets::replay::{ReplayStep, flip, scene, use_replay_keys, walk};

/// As many things that were not as expected are listed.
const LISTED: usize = 5;

/// A game that is looked at. Copying it copies nothing.
#[derive(Clone, Copy)]
struct Game {
    book: RwSignal<Book>,
    at: RwSignal<NodeId>,
    flipped: RwSignal<bool>,
    bottom: Memo<Color>,
}

/// What is on the board.
///
/// # Errors
/// Why a text is no game or no position, in words.
pub(super) fn read(shown: &BoardContent) -> Result<Book, String> {
    match shown {
        BoardContent::Start => Ok(Book::of(GameTree::new(Start::standard()))),
        BoardContent::Pgn(text) => Book::parse(text).map_err(|why| why_no_game(&why)),
        BoardContent::Fen(text) => Start::from_fen(text.trim())
            .map(|start| Book::of(GameTree::new(start)))
            .map_err(|problem| (text::play().fen_problem)(&problem)),
    }
}

/// Why a game or a position is not all there, in words: it cannot be read, or
/// not to its end. Nothing where it can.
pub(super) fn faults(shown: &BoardContent) -> Vec<String> {
    let book = match read(shown) {
        Ok(book) => book,
        Err(why) => return vec![why],
    };
    let problems = book.problems();
    let cut = problems.iter().filter(|problem| {
        matches!(
            problem.kind,
            PgnErrorKind::Move { .. } | PgnErrorKind::Start(_)
        )
    });
    cut.take(LISTED).map(text::study().game.problem).collect()
}

pub(super) fn board_view(shown: &BoardContent, bottom: Memo<Color>) -> El {
    let view = named("board", "embed-view");
    match read(shown) {
        Ok(book) => {
            let flipped = RwSignal::new(false);
            let flip = Memo::new(move |_| {
                if flipped.get() {
                    bottom.get().other()
                } else {
                    bottom.get()
                }
            });
            let game = Game {
                book: RwSignal::new(book),
                at: RwSignal::new(NodeId::ROOT),
                flipped,
                bottom: flip,
            };
            game.listen();
            view.child(game.view())
        }
        Err(why) => view.child(wrong(&[why])),
    }
}

impl Game {
    fn tree<R>(self, with: impl FnOnce(&GameTree) -> R) -> R {
        self.book.with(|book| with(book.tree()))
    }

    fn step(self, step: ReplayStep) -> bool {
        let at = self.at.get_untracked();
        let to = untrack(|| self.tree(|tree| step.from(tree, at)));
        if to != at {
            self.at.set(to);
        }
        to != at
    }

    fn listen(self) {
        use_replay_keys(move |step| self.step(step));
    }

    fn view(self) -> El {
        let look = use_context().unwrap_or_else(|| Signal::stored(BoardLook::default()));
        let shown = Memo::new(move |_| {
            let (at, bottom) = (self.at.get(), self.bottom.get());
            self.tree(|tree| scene(tree, at, Movable::None, bottom))
        });
        let marks = Memo::new(move |_| {
            let at = self.at.get();
            self.tree(|tree| comment_shapes::shapes(&tree.notes(at).after))
        });
        let field = El::of(view! { <Board scene=shown look shapes=marks/> });
        let player = move |top: bool| {
            dynamic(move || {
                let bottom = self.bottom.get();
                Some(self.player(if top { bottom.other() } else { bottom }))
            })
        };
        el("div")
            .class("embed-board")
            .child(
                el("div")
                    .class("embed-board-side")
                    .child(player(true))
                    .child(field)
                    .child(player(false)),
            )
            .child(self.beside())
            .child(
                el("p")
                    .class("unseen spoken")
                    .attr("role", "status")
                    .child(text(move || {
                        let at = self.at.get();
                        self.tree(|tree| told(tree, at))
                    })),
            )
    }

    /// Who plays a side, and what was left on the clock there.
    fn player(self, side: Color) -> El {
        let name = move || {
            self.tree(|tree| {
                let tag = match side {
                    Color::White => "White",
                    Color::Black => "Black",
                };
                let name = tree.tags.get(tag).unwrap_or("").trim().to_owned();
                if name.is_empty() || name == "?" {
                    (t().words.color)(side).to_owned()
                } else {
                    name
                }
            })
        };
        let left = move || {
            let at = self.at.get();
            self.tree(|tree| left(tree, at, side))
        };
        let moves = move || {
            let at = self.at.get();
            self.tree(|tree| turn(tree, tree.path(at).len()) == side)
        };
        el("p")
            .class("embed-player")
            .attr("data-side", side.name())
            .class_with("moves", moves)
            .child(el("span").class("embed-man").attr("aria-hidden", "true"))
            .child(
                el("span")
                    .class("embed-name")
                    .attr("dir", "auto")
                    .child(text(name)),
            )
            .child(el("span").class("embed-left num").child(text(left)))
    }

    /// The text of the game, where there is one.
    fn beside(self) -> El {
        let games = self.book.with_untracked(|book| book.games().len());
        let more = (games > 1).then(|| self.games());
        el("div")
            .class("embed-text")
            .child(more)
            .child(dynamic(move || {
                let none = self.book.with(|book| book.tree().is_empty());
                Some(if none {
                    several().child(self.heading()).child(self.ways(false))
                } else {
                    several()
                        .child(self.heading())
                        .child(self.moves())
                        .child(self.ways(true))
                })
            }))
            .child(self.problems())
    }

    /// What the game was of.
    fn heading(self) -> Option<El> {
        let words: Vec<String> = self.tree(|tree| {
            let castling = tree.start().is_chess960();
            ["Event", "Site", "Date"]
                .into_iter()
                .filter_map(|tag| tree.tags.get(tag))
                .map(|value| value.trim().trim_end_matches(".??").to_owned())
                .filter(|value| !value.is_empty() && !value.starts_with('?'))
                .chain(castling.then(|| text::study().game.chess960.to_owned()))
                .collect()
        });
        (!words.is_empty()).then(|| {
            el("p")
                .class("quiet embed-of")
                .attr("dir", "auto")
                .child(words.join(" \u{b7} "))
        })
    }

    fn moves(self) -> El {
        let room = el("section")
            .class("embed-moves")
            .attr("aria-label", text::play().moves);
        let node = room.node().clone();
        let text = self.book.with_untracked(|book| {
            let passages = Signal::stored(lay_out(book.tree()));
            let result = Signal::stored(book.game().result.map(GameResult::shown));
            let choose = move |node| self.at.set(node);
            El::of(view! { <Notation passages result at=self.at on_choose=choose room=node/> })
        });
        room.child(text)
    }

    /// The steps through the game, and the board turned.
    fn ways(self, walks: bool) -> El {
        let steps = walks.then(|| {
            walk(move |step| {
                self.step(step);
            })
        });
        el("div").class("embed-ways").child(steps).child(
            flip(move || self.flipped.update(|flipped| *flipped = !*flipped))
                .class("tool")
                .attr("title", text::play().flip),
        )
    }

    /// The games of a text that has several.
    fn games(self) -> El {
        let options = self.book.with_untracked(|book| {
            let name = |tree: &GameTree, tag| tree.tags.get(tag).unwrap_or("?").to_owned();
            let games = book.games().iter().enumerate();
            games
                .map(|(place, game)| {
                    let both = [name(&game.tree, "White"), name(&game.tree, "Black")];
                    let number = (place + 1).to_string();
                    (
                        place.to_string(),
                        [&*number, ". ", &both.join(" \u{2013} ")].concat(),
                    )
                })
                .collect()
        });
        select(
            "game",
            text::study().game.games,
            options,
            move || self.book.with(|book| book.chosen().to_string()),
            move |place| {
                if let Ok(place) = place.parse() {
                    self.at.set(NodeId::ROOT);
                    self.book.update(|book| book.choose(place));
                }
            },
        )
    }

    /// What was not as expected in the text.
    fn problems(self) -> El {
        dynamic(move || {
            let problems = self.book.with(Book::problems);
            let lines: Vec<El> = problems
                .iter()
                .take(LISTED)
                .map(|problem| el("li").child((text::study().game.problem)(problem)))
                .collect();
            (!lines.is_empty()).then(|| {
                el("details")
                    .class("pgn-problems")
                    .child(el("summary").child((text::study().game.problems)(problems.len())))
                    .child(el("ul").child(lines))
            })
        })
    }
}

/// Who moves after so many half-moves.
fn turn(tree: &GameTree, ply: usize) -> Color {
    let first = tree.start().turn();
    match ply % 2 {
        0 => first,
        _ => first.other(),
    }
}

/// What was last noted of a side's clock on the way to a move.
fn left(tree: &GameTree, at: NodeId, side: Color) -> Option<String> {
    let path = tree.path(at);
    let own = path.iter().enumerate().rev();
    own.filter(|(ply, _)| turn(tree, *ply) == side)
        .find_map(|(_, node)| {
            let notes = &tree.notes(*node).after;
            notes.iter().find_map(|note| annotation::clk_in(note))
        })
        .map(|left| left.to_string())
}
