//! The state of the study page: [`Study`] has the book, the current move, and every change.

use leptos::prelude::*;
use shakmaty::Move;

use crate::game::book::{Book, Bookmark, StoredBook};
use crate::game::{GameTree, MoveHistory, NodeId};
use crate::platform::timer::Timer;
use crate::time::Millis;
use crate::ui::context::AppContext;
use crate::ui::context::study_store::{BOOK, PLACE, keep, load, taken_over};
use crate::ui::widgets::listener::use_leaving;
use crate::ui::widgets::replay::ReplayStep;

/// How long somebody pauses in writing or walking through a game before the app saves.
const PAUSE: Millis = Millis::new(400);

/// A study. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Study {
    pub context: AppContext,
    /// The book, once one is open.
    pub book: RwSignal<Option<Book>>,
    /// The current move.
    pub at: RwSignal<NodeId>,
    /// Whether Black is at the lower edge.
    pub flipped: RwSignal<bool>,
    /// Whether the study is read-only now.
    pub fixed: RwSignal<bool>,
    /// Whether the changes are saved.
    pub kept: RwSignal<SaveStatus>,
    pub undo: RwSignal<Option<Undo>>,
    /// Tells the fields to show the game's comments in place of typed text.
    pub renewed: Trigger,
    /// The comments being written, and their move.
    typed: StoredValue<Option<(NodeId, String)>>,
    /// Saves the typed text and the current move a little later, so that no step waits for storage.
    soon: StoredValue<Option<Timer>, LocalStorage>,
    /// Saves the book of a game that is still played.
    keeper: StoredValue<Option<Keeper>, LocalStorage>,
    /// The game that the first tree of the book is about.
    played: StoredValue<Option<MoveHistory>>,
}

/// Whether the changes are saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SaveStatus {
    /// Nothing was written.
    #[default]
    Nothing,
    /// Somebody is writing.
    Writing,
    /// Everything is saved.
    Saved,
    /// Saving failed.
    Failed,
}

/// The book before a loss, for as long as the page is open.
#[derive(Clone, Debug)]
pub struct Undo {
    pub loss: Loss,
    book: Book,
    at: NodeId,
}

/// The kind of loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// Moves that were deleted.
    Moves,
    /// A changed book that another one replaced.
    Book,
}

/// Saves a book, and returns whether it did.
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
        use_leaving(move || study.settle());
        study
    }

    /// The study of the games of the last visit, or of a text that another page handed over. Also
    /// returns the stored or given text that cannot be read as a game, if there is one.
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

    /// The present book, to restore it later.
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

    /// Goes a step. Returns whether it led somewhere.
    pub fn step(self, step: ReplayStep) -> bool {
        let at = self.at.get_untracked();
        let to = untrack(|| self.with_tree(|tree| step.from(tree, at)));
        let to = to.filter(|to| *to != at);
        to.inspect(|to| self.go(*to)).is_some()
    }

    /// Plays a move on the board: goes to a known move, adds any other.
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

    /// Sets or removes a mark, and removes all others in `others`.
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

    /// Whether the variation of the current move can become the main line. It cannot rise above the
    /// moves of a game that is still played.
    pub fn can_rise(self) -> bool {
        let at = self.at.get();
        let above = self.with_tree(|tree| {
            let mut path = tree.path(at).into_iter().rev();
            let first = path.find(|node| tree.begins_variation(*node))?;
            // The first variation after the end of a line is below the move that ends it.
            tree.previous_sibling(first).or(tree.parent(first))
        });
        above.flatten().is_some_and(|above| !self.is_played(above))
    }

    /// Whether a move belongs to the game that is still played, and stays.
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

    /// Restores the last loss.
    pub fn undo(self) {
        let Some(Undo { book, at, .. }) = self.undo.get_untracked() else {
            return;
        };
        self.show(book, at);
        self.save();
        self.save_place();
    }

    /// Notes the comments on a move while somebody writes them, one a line.
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

    /// Puts the typed comments into the game.
    pub fn flush(self) {
        // A field may still send its text after its page is gone.
        let typed = self.typed.try_update_value(Option::take).flatten();
        let Some((node, text)) = typed else {
            return;
        };
        let lines: Vec<&str> = text.lines().collect();
        self.undo.set(None);
        self.edit(|tree| tree.set_comments(node, &lines));
    }

    /// Changes the game and saves it.
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
            // The game's own moves stay first, whatever the change.
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

    /// Saves the book now.
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
                // Losing the place is not worth a notice.
                let _ = self.context.storage().write(PLACE, &book.mark(at));
            }
        });
    }

    fn keep_soon(self) {
        self.soon
            .with_value(|soon| soon.iter().for_each(|soon| soon.after(PAUSE)));
    }

    /// Saves the typed comments and the place.
    fn keep_waiting(self) {
        self.flush();
        self.save_place();
    }

    /// Saves at once if a save is due.
    fn settle(self) {
        let soon = self.soon.get_value().filter(Timer::is_armed);
        if let Some(soon) = soon {
            soon.cancel();
            self.keep_waiting();
        }
    }
}
