//! The state of the study page: [`StudyPage`] has the book, the current move, and every change.

use leptos::prelude::*;
use shakmaty::Move;

use crate::game::book::{Book, Bookmark, StoredBook};
use crate::game::{GameTree, MoveHistory, NodeId};
use crate::platform::timer::Timer;
use crate::platform::visibility;
use crate::time::Millis;
use crate::ui::context::AppContext;
use crate::ui::context::study_store::{BEFORE, BOOK, PLACE, found, keep, not_kept, set_aside};
use crate::ui::widgets::replay::ReplayStep;

/// How long a writer pauses, or who walks through a game stands still, before
/// that is kept.
const PAUSE: Millis = Millis::new(400);

/// Which comments of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommentPlace {
    /// Those before the first move of a variation.
    Before,
    /// Those after the move.
    After,
}

/// What is being written: of which move, where, and what.
type Typed = (NodeId, CommentPlace, String);

/// The page's state. A handle: copying it copies nothing.
#[derive(Clone, Copy)]
pub struct StudyPage {
    pub context: AppContext,
    /// The book, once one was opened.
    pub book: RwSignal<Option<Book>>,
    /// The move that is looked at.
    pub at: RwSignal<NodeId>,
    /// Whether Black is at the lower edge.
    pub flipped: RwSignal<bool>,
    /// Counts up whenever fields must show something else than was typed.
    pub renewed: RwSignal<u32>,
    /// The game before something of it was deleted.
    pub undo: RwSignal<Option<(GameTree, NodeId)>>,
    /// Whether nothing may be changed here now.
    pub fixed: RwSignal<bool>,
    /// Whether what was written is kept.
    pub kept: RwSignal<SaveStatus>,
    typed: StoredValue<Option<Typed>, LocalStorage>,
    soon: StoredValue<Option<Timer>, LocalStorage>,
    /// Keeps the place: a step waits for no storage.
    arrived: StoredValue<Option<Timer>, LocalStorage>,
    /// Where it is kept, if that is not the page's own place.
    shelf: StoredValue<Option<Shelf>, LocalStorage>,
    /// The game that the first tree of the book is about.
    game: StoredValue<Option<MoveHistory>>,
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

/// Keeps a book, and says whether it did.
pub(crate) type Shelf = Box<dyn Fn(&Book) -> bool>;

impl std::fmt::Debug for StudyPage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("StudyPage")
    }
}

/// The text that was kept and cannot be read as a game, if there is one.
pub(crate) type UnreadText = Option<String>;

impl StudyPage {
    /// The page without a game.
    fn empty(context: AppContext) -> StudyPage {
        let study = StudyPage {
            context,
            book: RwSignal::new(None),
            at: RwSignal::new(NodeId::ROOT),
            flipped: RwSignal::new(context.settings.with_untracked(|s| s.board.flipped)),
            renewed: RwSignal::new(0),
            undo: RwSignal::new(None),
            fixed: RwSignal::new(false),
            kept: RwSignal::new(SaveStatus::Nothing),
            typed: StoredValue::new_local(None),
            soon: StoredValue::new_local(None),
            arrived: StoredValue::new_local(None),
            shelf: StoredValue::new_local(None),
            game: StoredValue::new(None),
        };
        study
            .soon
            .set_value(Some(Timer::new(move |_| study.flush())));
        study
            .arrived
            .set_value(Some(Timer::new(move |_| study.save_place())));
        // Who writes and leaves at once has written too.
        let left = StoredValue::new_local((
            visibility::on_visibility_change(move |_| study.settle()),
            visibility::on_pagehide(move || study.settle()),
        ));
        on_cleanup(move || {
            drop(left.try_update_value(std::mem::take));
            study.settle();
            drop(study.soon.try_update_value(Option::take));
            drop(study.arrived.try_update_value(Option::take));
        });
        study
    }

    /// The study of a game that is still played: its moves stay the main line.
    /// [`StudyPage::renew_game`] shows the game.
    pub fn of_game(context: AppContext, shelf: Shelf) -> StudyPage {
        let study = StudyPage::empty(context);
        study.shelf.set_value(Some(shelf));
        study
    }

    /// Shows the analysis of a game with the game's current moves. The current
    /// move stays; at first it is the game's last.
    pub fn renew_game(self, mut book: Book, game: MoveHistory) {
        let mark = self
            .book
            .with_untracked(|old| Some(old.as_ref()?.mark(self.at.get_untracked())));
        let at = match mark {
            Some(mark) => book.find(&mark),
            None => book
                .tree()
                .main_line()
                .get(game.ply().wrapping_sub(1))
                .copied()
                .unwrap_or(NodeId::ROOT),
        };
        self.typed.set_value(None);
        self.undo.set(None);
        self.game.set_value(Some(game));
        self.at.set(at);
        self.book.set(Some(book));
        self.renew();
    }

    /// Whether this move is one of the game that is played, and stays.
    pub fn is_played(self, node: NodeId) -> bool {
        let in_book = self
            .book
            .with(|book| book.as_ref().is_some_and(|book| book.chosen() == 0));
        let line = self
            .with_tree(|tree| tree.line_to(node))
            .flatten()
            .filter(|_| in_book);
        self.game.with_value(|game| match (game, line) {
            (Some(game), Some(line)) => {
                line.start() == game.start() && game.moves().starts_with(line.moves())
            }
            _ => false,
        })
    }

    /// Whether the page shows a game that is still played.
    pub fn is_of_game(self) -> bool {
        self.shelf.with_value(Option::is_some)
    }

    /// Whether the variation of the move that is looked at can be raised: over
    /// the moves of a game that is played it cannot.
    pub fn can_rise(self) -> bool {
        let Some(first) = self.variation() else {
            return false;
        };
        // The first one after the end of a line stands below that end.
        let above = self.with_tree(|tree| tree.previous_sibling(first).or(tree.parent(first)));
        above.flatten().is_some_and(|above| !self.is_played(above))
    }

    /// The page with the games that it showed at the last visit.
    pub fn open(context: AppContext) -> (StudyPage, UnreadText) {
        let study = StudyPage::empty(context);
        let Some(kept) = found::<StoredBook>(context, BOOK) else {
            return (study, None);
        };
        match Book::parse(&kept.text) {
            Ok(mut book) => {
                let mark = found::<Bookmark>(context, PLACE).unwrap_or_default();
                let at = book.find(&mark);
                if kept.changed {
                    book.was_changed();
                }
                study.book.set(Some(book));
                study.at.set(at);
                (study, None)
            }
            Err(_) => (study, Some(kept.text)),
        }
    }

    /// Shows a book, and stores it.
    pub fn put(self, mut book: Book) {
        self.flush();
        set_aside(self.context);
        self.undo.set(None);
        self.at.set(NodeId::ROOT);
        book.choose(0);
        if !book.fits() {
            // What was opened before is not in its place at the next visit.
            keep(self.context, BOOK, &StoredBook::default());
        }
        self.book.set(Some(book));
        self.renew();
        self.save();
        self.save_place();
    }

    /// Whether there is a changed book that another one took the place of.
    pub fn has_before(self) -> bool {
        let kept = found::<StoredBook>(self.context, BEFORE);
        kept.is_some_and(|kept| !kept.text.is_empty())
    }

    /// Puts that book back, in exchange for the one here.
    pub fn bring_back(self) {
        self.flush();
        let Some(kept) = found::<StoredBook>(self.context, BEFORE) else {
            return;
        };
        if let Ok(mut book) = Book::parse(&kept.text) {
            book.was_changed();
            // It is there once, unless the one here takes its place.
            keep(self.context, BEFORE, &StoredBook::default());
            self.put(book);
        }
    }

    /// Puts another game of the book on the board.
    pub fn choose(self, game: usize) {
        self.flush();
        self.undo.set(None);
        self.at.set(NodeId::ROOT);
        self.book.update(|book| {
            if let Some(book) = book {
                book.choose(game);
            }
        });
        self.renew();
        self.save_place();
    }

    /// The tree of the game on the board.
    pub fn with_tree<R>(self, with: impl FnOnce(&GameTree) -> R) -> Option<R> {
        self.book
            .with(|book| book.as_ref().map(|book| with(book.tree())))
    }

    /// Looks at a move.
    pub fn go(self, node: NodeId) {
        self.flush();
        if self.at.get_untracked() != node {
            self.at.set(node);
            self.arrived.with_value(|arrived| {
                if let Some(arrived) = arrived {
                    arrived.after(PAUSE);
                }
            });
        }
    }

    /// Goes a step. Whether that led somewhere.
    pub fn step(self, step: ReplayStep) -> bool {
        let at = self.at.get_untracked();
        let to = untrack(|| self.with_tree(|tree| step.from(tree, at)));
        match to {
            Some(to) if to != at => {
                self.go(to);
                true
            }
            _ => false,
        }
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

    /// Sets or takes away a mark. There is one of each kind: of `others` none
    /// stays.
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

    /// Raises the variation of the move that is looked at by one place.
    pub fn promote(self) {
        if let Some(first) = self.variation() {
            self.change(|tree| tree.promote(first));
        }
    }

    /// Makes the line to this move the main line.
    pub fn make_main(self) {
        let at = self.at.get_untracked();
        self.change(|tree| tree.promote_to_main(at));
    }

    /// Deletes the variation in which this move is.
    pub fn delete_variation(self) {
        if let Some(first) = self.variation() {
            self.delete(first);
        }
    }

    /// Deletes this move and what follows it.
    pub fn delete_from_here(self) {
        self.delete(self.at.get_untracked());
    }

    fn delete(self, node: NodeId) {
        if self.is_played(node) {
            return;
        }
        let at = self.at.get_untracked();
        let before = untrack(|| {
            self.with_tree(|tree| {
                let parent = tree.parent(node).filter(|_| tree.can_delete(node));
                (tree.clone(), parent)
            })
        });
        let Some((before, Some(parent))) = before else {
            return;
        };
        self.flush();
        self.at.set(parent);
        self.change(|tree| tree.delete(node));
        self.undo.set(Some((before, at)));
        self.save_place();
    }

    /// Takes the last deletion back.
    pub fn undo(self) {
        let Some((before, at)) = self.undo.get_untracked() else {
            return;
        };
        self.change(|tree| *tree = before);
        self.at.set(at);
        self.save_place();
    }

    /// The first move of the variation in which this move is; `None` in the
    /// main line.
    pub fn variation(self) -> Option<NodeId> {
        let at = self.at.get();
        self.with_tree(|tree| {
            let mut node = at;
            while let Some(parent) = tree.parent(node) {
                if tree.begins_variation(node) {
                    return Some(node);
                }
                node = parent;
            }
            None
        })
        .flatten()
    }

    /// Comments about this move are being written, one a line.
    pub fn write(self, at: NodeId, side: CommentPlace, text: String) {
        if self.fixed.get_untracked() {
            return;
        }
        self.kept.set(SaveStatus::Writing);
        self.typed
            .with_value(|typed| matches!(typed, Some((node, of, _)) if (*node, *of) != (at, side)))
            .then(|| self.flush());
        self.typed.set_value(Some((at, side, text)));
        self.soon.with_value(|soon| {
            if let Some(soon) = soon {
                soon.after(PAUSE);
            }
        });
    }

    /// What was written is kept now.
    pub fn flush(self) {
        let typed = self.typed.try_update_value(Option::take).flatten();
        let Some((node, side, text)) = typed else {
            return;
        };
        let lines: Vec<&str> = text.lines().collect();
        self.edit(|tree| match side {
            CommentPlace::Before => tree.set_comments_before(node, &lines),
            CommentPlace::After => tree.set_comments(node, &lines),
        });
        // The page may be on its way out.
        let _ = self.undo.try_set(None);
    }

    /// Changes the game and keeps it.
    fn change<R>(self, change: impl FnOnce(&mut GameTree) -> R) -> Option<R> {
        self.flush();
        self.undo.set(None);
        let done = self.edit(change);
        self.renew();
        done
    }

    fn edit<R>(self, change: impl FnOnce(&mut GameTree) -> R) -> Option<R> {
        if self.fixed.try_get_untracked() != Some(false) {
            return None;
        }
        let game = self.game.try_with_value(Option::clone).flatten();
        let done = self
            .book
            .try_update(|book| {
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
            })
            .flatten();
        self.save();
        done
    }

    fn renew(self) {
        self.renewed.update(|count| *count = count.wrapping_add(1));
    }

    /// Keeps all of it now.
    pub fn save(self) {
        let shelved = self.shelf.try_with_value(|shelf| {
            let shelf = shelf.as_ref()?;
            self.book
                .try_with_untracked(|book| Some(shelf(book.as_ref()?)))?
        });
        if let Some(done) = shelved.flatten() {
            let _ = self.kept.try_set(if done {
                SaveStatus::Saved
            } else {
                SaveStatus::Failed
            });
            return;
        }
        let kept = self.book.try_with_untracked(|book| {
            let book = book.as_ref()?;
            Some(book.fits().then(|| book.kept()))
        });
        match kept.flatten() {
            Some(Some(kept)) => keep(self.context, BOOK, &kept),
            Some(None) => not_kept(self.context),
            None => {}
        }
    }

    /// What waits to be kept is kept now.
    fn settle(self) {
        self.flush();
        let waits = self.arrived.try_with_value(|arrived| {
            let arrived = arrived.as_ref().filter(|arrived| arrived.is_armed())?;
            arrived.cancel();
            Some(())
        });
        if waits.flatten().is_some() {
            self.save_place();
        }
    }

    fn save_place(self) {
        if self.shelf.try_with_value(Option::is_some) != Some(false) {
            return;
        }
        let at = self.at.try_get_untracked();
        let mark = self
            .book
            .try_with_untracked(|book| Some(book.as_ref()?.mark(at?)));
        if let Some(mark) = mark.flatten() {
            // Worth no word when it is lost.
            let _ = self.context.storage().write(PLACE, &mark);
        }
    }
}
