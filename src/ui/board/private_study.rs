//! A player's private study of a correspondence game: variations, notes and conditional moves.

mod conditional_moves;

use leptos::prelude::*;

use crate::clock::Color;
use crate::game::NodeId;
use crate::game::book::Book;
use crate::platform::date::iso;
use crate::storage::correspondence::{ConditionalMoves, PrivateStudy};
use crate::ui::board::study::notes::comments;
use crate::ui::board::study::state::{CommentPlace, SaveStatus, StudyPage};
use crate::ui::board::study::{game, listen};
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::player_names::name_of;
use crate::ui::context::study_store::not_kept;
use crate::ui::el::{El, el, several, text, watch};
use crate::ui::route::CorrespondenceRoute;
use crate::ui::text;
use crate::ui::widgets::following::following;
use crate::ui::widgets::missing_game::missing;
use crate::ui::widgets::page::page;
use crate::ui::widgets::subject::Subject;

/// The page's state. A handle: copying it copies nothing.
#[derive(Clone, Copy)]
struct Bench {
    study: StudyPage,
    /// The game as it is played.
    subject: StoredValue<Subject>,
    prepared: RwSignal<Vec<ConditionalMoves>>,
    /// Counts up whenever the game was read again.
    read: RwSignal<u32>,
}

pub(crate) fn study_page(id: &str) -> El {
    let title = text::correspondence().plan.study.title;
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.open();
    let Some(subject) = Subject::load(correspondence, id) else {
        return page(
            title,
            &CorrespondenceRoute::Games.into(),
            missing(correspondence, id),
        );
    };
    let context = expect_context::<AppContext>();
    let prepared = RwSignal::new(Vec::new());
    let kept_as = id.to_owned();
    let shelf = move |book: &Book| {
        // Without the replies nothing is written over them.
        let Some(prepared) = prepared.try_get_untracked() else {
            return false;
        };
        if !book.fits() {
            not_kept(context);
            return false;
        }
        let pgn = book.text();
        correspondence
            .save_study(&kept_as, &PrivateStudy { pgn, prepared })
            .is_ok()
    };
    let bench = Bench {
        study: StudyPage::of_game(context, Box::new(shelf)),
        prepared,
        read: RwSignal::new(0),
        subject: StoredValue::new(subject),
    };
    let lower = bench
        .subject
        .with_value(|subject| CorrespondenceStore::lower(&subject.game));
    bench.study.flipped.set(lower == Color::Black);
    bench.follow(correspondence, id.to_owned());
    listen(bench.study);
    let back = CorrespondenceRoute::Game(id.to_owned());
    let body = several()
        .child(
            el("p")
                .class("quiet no-print")
                .child(text::correspondence().plan.study.teach),
        )
        .child(following(correspondence, "quiet"))
        .child(game(bench.study, Some(more(bench)), None));
    page(title, &back.into(), body).class("page at-board correspondence-study")
}

impl Bench {
    /// Keeps in step with the journal, and with another tab that writes.
    fn follow(self, correspondence: CorrespondenceStore, id: String) {
        let key = id.clone();
        let changed =
            Memo::new(move |_| (correspondence.changed(&key), correspondence.following.get()));
        watch(move || {
            let (_, following) = changed.get();
            untrack(|| {
                self.study.flush();
                self.study.fixed.set(following);
                if let Some(subject) = Subject::load(correspondence, &id) {
                    self.put(subject);
                }
            });
        });
    }

    /// Shows the game with its current moves.
    fn put(self, subject: Subject) {
        let study = subject.correspondence.study(&subject.game.id);
        let line = subject.ledger.line().clone();
        let mut book = Book::about(&study.pgn, &line);
        describe(&mut book, &subject);
        self.prepared.set(study.prepared);
        self.subject.set_value(subject);
        self.study.renew_game(book, line);
        self.read.update(|count| *count = count.wrapping_add(1));
    }
}

/// Who plays, and where, for whoever takes the study along.
fn describe(book: &mut Book, subject: &Subject) {
    let name = |side| name_of(&subject.game.players, side);
    let [white, black] = Color::ALL.map(name);
    let date = iso(subject.event.draft().start.wall());
    let date = date.get(..10).unwrap_or_default().replace('-', ".");
    let tags = [
        ("Event", &*subject.event.draft().name),
        ("Date", &*date),
        ("White", &*white),
        ("Black", &*black),
    ];
    let result = subject.ledger.last().verdict();
    book.describe(&tags, result.map(|verdict| verdict.result));
}

/// What there is beside the moves: the note about the game, the prepared
/// replies, and whether all is saved.
fn more(bench: Bench) -> El {
    let words = &text::correspondence().plan.study;
    let study = bench.study;
    let root = Signal::derive(|| NodeId::ROOT);
    let said = move || {
        let words = &text::correspondence().plan.study;
        match study.kept.get() {
            SaveStatus::Nothing => "",
            SaveStatus::Writing => words.writing,
            SaveStatus::Saved => words.saved,
            SaveStatus::Failed => words.not_saved,
        }
    };
    several()
        .child(comments(
            study,
            root,
            CommentPlace::After,
            "game-note",
            words.of_game,
        ))
        .child(
            el("p")
                .class("quiet told no-print")
                .attr("data-saved", "")
                .attr("role", "status")
                .child(text(said)),
        )
        .child(conditional_moves::prepared(bench))
}
