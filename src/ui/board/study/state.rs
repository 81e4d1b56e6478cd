//! The state of the study page: [`Study`] has the book, the current move, and every change.

use leptos::prelude::*;
use shakmaty::Move;

use crate::game::book::{Book, Bookmark, StoredBook};
use crate::game::{GameTree, MoveHistory, NodeId};
use crate::platform::timer::Timer;
use crate::platform::visibility;
use crate::time::Millis;
use crate::ui::context::AppContext;
use crate::ui::context::study_store::{BOOK, PLACE, keep, load, taken_over};
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::replay::ReplayStep;

/// How long a writer pauses, or who walks through a game stands still, before that is kept.
const PAUSE: Millis = Millis::new(400);

/// A study. A handle: copying it copies nothing.
#[derive(Clone, Copy, Debug)]
pub struct Study {
    pub context: AppContext,
    /// The book, once one was opened.
    pub book: RwSignal<Option<Book>>,
    /// The current move.
    pub at: RwSignal<NodeId>,
    /// Whether Black is at the lower edge.
    pub flipped: RwSignal<bool>,
    /// Whether nothing may be changed here now.
    pub fixed: RwSignal<bool>,
    /// Whether what was written is kept.
    pub kept: RwSignal<SaveStatus>,
    pub undo: RwSignal<Option<Undo>>,
    /// Tells the fields to show what the game has, in place of what was typed.
    pub renewed: Trigger,
    /// The comments that are being written, and of which move.
    typed: StoredValue<Option<(NodeId, String)>>,
    /// Keeps what is typed, and the current move: a step waits for no storage.
    soon: StoredValue<Option<Timer>, LocalStorage>,
    /// Keeps the book of a game that is still played.
    keeper: StoredValue<Option<Keeper>, LocalStorage>,
    /// The game that the first tree of the book is about.
    played: StoredValue<Option<MoveHistory>>,
}

/// Whether what was written is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SaveStatus {
    /// Nothing was written.
    #[default]
    Nothing,
    /// It is being written.
    Writing,
    /// It is kept.
    Saved,
    /// It could not be kept.
    Failed,
}

/// What there was before a loss, for as long as the page is open.
#[derive(Clone, Debug)]
pub struct Undo {
    pub loss: Loss,
    book: Book,
    at: NodeId,
}

/// What was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// Moves that were deleted.
    Moves,
    /// A changed book whose place another one took.
    Book,
}

/// Keeps a book, and says whether it did.
pub(crate) type Keeper = Box<dyn Fn(&Book) -> bool>;

impl Study {
    /// A study without a game.
    fn empty(context: AppContext) -> Study {
        let study = Study {
            context,
            book: RwSignal::new(None),
            at: RwSignal::new(NodeId::ROOT),
            flipped: RwSignal::new(context.settings.with_untracked(|s| s.board.flipped)),
            fixed: RwSignal::new(false),
            kept: RwSignal::new(SaveStatus::Nothing),
            undo: RwSignal::new(None),
            renewed: Trigger::new(),
            typed: StoredValue::new(None),
            soon: StoredValue::new_local(None),
            keeper: StoredValue::new_local(None),
            played: StoredValue::new(None),
        };
        study
            .soon
            .set_value(Some(Timer::new(move |_| study.keep_waiting())));
        // Who writes and leaves at once has written too.
        use_listener(visibility::on_visibility_change(move |_| study.settle()));
        use_listener(visibility::on_pagehide(move || study.settle()));
        on_cleanup(move || study.settle());
        study
    }

    /// The study of the games that the page showed at the last visit, or of the one with which it
    /// is opened; and a text that was kept and cannot be read as a game, if there is one.
    pub(super) fn open(context: AppContext) -> (Study, Option<String>) {
        let study = Study::empty(context);
        let mut unread = None;
        if let Some(kept) = load::<StoredBook>(context, BOOK) {
            match kept.open() {
                Ok(mut book) => {
                    let mark = load::<Bookmark>(context, PLACE).unwrap_or_default();
                    study.at.set(book.find(&mark));
                    study.book.set(Some(book));
                }
                Err(_) => unread = Some(kept.text),
            }
        }
        if let Some(text) = taken_over(context) {
            match Book::parse(&text) {
                Ok(book) => study.put(book),
                Err(_) => unread = Some(text),
            }
        }
        (study, unread)
    }

    /// The study of a game that is still played: its moves stay the main line.
    /// [`Study::renew_game`] shows the game.
    pub fn of_game(context: AppContext, keeper: Keeper) -> Study {
        let study = Study::empty(context);
        study.keeper.set_value(Some(keeper));
        study
    }

    /// Whether it is the study of a game that is still played.
    pub fn is_of_game(self) -> bool {
        self.keeper.with_value(Option::is_some)
    }

    /// Shows the book about a game with the game's current moves. The current move stays; at first
    /// it is the game's last.
    pub fn renew_game(self, mut book: Book, game: MoveHistory) {
        let mark = self
            .book
            .with_untracked(|old| Some(old.as_ref()?.mark(self.at.get_untracked())));
        let at = match mark {
            Some(mark) => book.find(&mark),
            None => {
                let line = book.tree().main_line();
                let last = line.get(game.ply().wrapping_sub(1));
                last.copied().unwrap_or(NodeId::ROOT)
            }
        };
        self.typed.set_value(None);
        self.played.set_value(Some(game));
        self.show(book, at);
    }

    fn show(self, book: Book, at: NodeId) {
        self.undo.set(None);
        self.at.set(at);
        self.book.set(Some(book));
        self.renewed.notify();
    }

    /// Shows a book, and stores it.
    pub fn put(self, book: Book) {
        self.flush();
        let lost = self.before(Loss::Book);
        self.show(book, NodeId::ROOT);
        self.undo.set(lost.filter(|lost| lost.book.is_changed()));
        self.save();
        self.save_place();
    }

    /// What there is now, to be had back.
    fn before(self, loss: Loss) -> Option<Undo> {
        let book = self.book.get_untracked()?;
        let at = self.at.get_untracked();
        Some(Undo { loss, book, at })
    }

    /// Puts another game of the book on the board.
    pub fn choose(self, game: usize) {
        self.flush();
        self.undo.set(None);
        self.at.set(NodeId::ROOT);
        self.book
            .update(|book| book.iter_mut().for_each(|book| book.choose(game)));
        self.renewed.notify();
        self.save_place();
    }

    /// The tree of the game on the board.
    pub fn with_tree<R>(self, with: impl FnOnce(&GameTree) -> R) -> Option<R> {
        self.book
            .with(|book| book.as_ref().map(|book| with(book.tree())))
    }

    /// Makes a move the current one.
    pub fn go(self, node: NodeId) {
        self.flush();
        if self.at.get_untracked() != node {
            self.at.set(node);
            self.keep_soon();
        }
    }

    /// Goes a step. Whether that led somewhere.
    pub fn step(self, step: ReplayStep) -> bool {
        let at = self.at.get_untracked();
        let to = untrack(|| self.with_tree(|tree| step.from(tree, at)));
        let to = to.filter(|to| *to != at);
        to.inspect(|to| self.go(*to)).is_some()
    }

    /// A move on the board: one that is known is gone to, another one is added.
    pub fn play(self, played: Move) {
        let at = self.at.get_untracked();
        let known = untrack(|| self.with_tree(|tree| tree.child_with(at, played)));
        match known.flatten() {
            Some(known) => self.go(known),
            None => {
                if let Some(Ok(added)) = self.change(|tree| tree.add(at, played)) {
                    self.go(added);
                }
            }
        }
    }

    /// Sets or takes away a mark; no other one of `others` stays.
    pub fn mark(self, nag: u8, others: &[u8]) {
        let at = self.at.get_untracked();
        self.change(|tree| {
            let mut nags = tree.notes(at).nags.clone();
            let had = nags.contains(&nag);
            nags.retain(|known| !others.contains(known));
            if !had {
                nags.push(nag);
            }
            tree.set_nags(at, &nags);
        });
    }

    /// Makes the line to the current move the main line.
    pub fn make_main(self) {
        let at = self.at.get_untracked();
        self.change(|tree| tree.promote_to_main(at));
    }

    /// Whether the variation of the current move can be made the main line: above the moves of a
    /// game that is played it cannot.
    pub fn can_rise(self) -> bool {
        let at = self.at.get();
        let above = self.with_tree(|tree| {
            let mut path = tree.path(at).into_iter().rev();
            let first = path.find(|node| tree.begins_variation(*node))?;
            // The first one after the end of a line stands below that end.
            tree.previous_sibling(first).or(tree.parent(first))
        });
        above.flatten().is_some_and(|above| !self.is_played(above))
    }

    /// Whether a move is one of the game that is played, and stays.
    pub fn is_played(self, node: NodeId) -> bool {
        let moves = self
            .played
            .with_value(|game| game.as_ref().map_or(0, MoveHistory::ply));
        self.book.with(|book| {
            let first = book.as_ref().filter(|book| book.chosen() == 0);
            first.is_some_and(|book| {
                let line = book.tree().main_line();
                line.iter().take(moves).any(|played| *played == node)
            })
        })
    }

    /// Deletes the current move and what follows it.
    pub fn delete_from_here(self) {
        let at = self.at.get_untracked();
        let parent = untrack(|| self.with_tree(|tree| tree.parent(at))).flatten();
        let Some(parent) = parent.filter(|_| untrack(|| !self.is_played(at))) else {
            return;
        };
        self.flush();
        let lost = self.before(Loss::Moves);
        self.at.set(parent);
        self.change(|tree| {
            // A game cannot end before its first move and have variations of it.
            if !tree.can_delete(at)
                && let Some(next) = tree.next_sibling(at)
            {
                tree.promote_to_main(next);
            }
            tree.delete(at);
        });
        self.undo.set(lost);
        self.save_place();
    }

    /// Takes the last loss back.
    pub fn undo(self) {
        let Some(Undo { book, at, .. }) = self.undo.get_untracked() else {
            return;
        };
        self.show(book, at);
        self.save();
        self.save_place();
    }

    /// Comments on a move are being written, one a line.
    pub fn write(self, at: NodeId, text: String) {
        if self.fixed.get_untracked() {
            return;
        }
        self.kept.set(SaveStatus::Writing);
        let other = |typed: &Option<(NodeId, String)>| typed.as_ref().is_some_and(|t| t.0 != at);
        if self.typed.with_value(other) {
            self.flush();
        }
        self.typed.set_value(Some((at, text)));
        self.keep_soon();
    }

    /// What was written becomes a part of the game.
    pub fn flush(self) {
        // A field may still tell of its text when its page is gone.
        let typed = self.typed.try_update_value(Option::take).flatten();
        let Some((node, text)) = typed else {
            return;
        };
        let lines: Vec<&str> = text.lines().collect();
        self.undo.set(None);
        self.edit(|tree| tree.set_comments(node, &lines));
    }

    /// Changes the game and keeps it.
    fn change<R>(self, change: impl FnOnce(&mut GameTree) -> R) -> Option<R> {
        self.flush();
        self.undo.set(None);
        let done = self.edit(change);
        self.renewed.notify();
        done
    }

    fn edit<R>(self, change: impl FnOnce(&mut GameTree) -> R) -> Option<R> {
        if self.fixed.get_untracked() {
            return None;
        }
        let game = self.played.get_value();
        let done = self.book.try_update(|book| {
            let book = book.as_mut()?;
            // The game's own moves come first, whatever was changed.
            let follows = game.filter(|_| book.chosen() == 0);
            Some(book.change(|tree| {
                let done = change(tree);
                if let Some(game) = follows {
                    tree.follow(&game);
                }
                done
            }))
        });
        self.save();
        done.flatten()
    }

    /// Keeps the book now.
    pub fn save(self) {
        self.book.with_untracked(|book| {
            let Some(book) = book else { return };
            self.keeper.with_value(|keeper| match keeper {
                Some(keeper) if keeper(book) => self.kept.set(SaveStatus::Saved),
                Some(_) => self.kept.set(SaveStatus::Failed),
                None => keep(self.context, book.kept().as_ref()),
            });
        });
    }

    fn save_place(self) {
        if self.is_of_game() {
            return;
        }
        let at = self.at.get_untracked();
        self.book.with_untracked(|book| {
            if let Some(book) = book {
                // Worth no word when it is lost.
                let _ = self.context.storage().write(PLACE, &book.mark(at));
            }
        });
    }

    fn keep_soon(self) {
        self.soon
            .with_value(|soon| soon.iter().for_each(|soon| soon.after(PAUSE)));
    }

    /// Keeps what waits to be kept.
    fn keep_waiting(self) {
        self.flush();
        self.save_place();
    }

    /// Keeps now what waits to be kept, if anything does.
    fn settle(self) {
        let soon = self.soon.get_value().filter(Timer::is_armed);
        if let Some(soon) = soon {
            soon.cancel();
            self.keep_waiting();
        }
    }
}
