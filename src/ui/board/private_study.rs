//! A player's private study of a correspondence game: variations, notes and conditional moves.

mod conditional_moves;

use leptos::prelude::*;

use crate::clock::Color;
use crate::game::NodeId;
use crate::game::book::{Book, BookError};
use crate::platform::date::iso;
use crate::storage::correspondence::{ConditionalMoves, PrivateStudy};
use crate::ui::board::study::state::{SaveStatus, Study};
use crate::ui::board::study::{CommentField, Game};
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::player_names::name_of;
use crate::ui::context::study_store::not_kept;
use crate::ui::route::Route;
use crate::ui::text::events::study as texts;
use crate::ui::watch::watch;
use crate::ui::widgets::book_error::why_no_game;
use crate::ui::widgets::following::Following;
use crate::ui::widgets::missing_game::MissingGame;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::page::PageHeader;
use crate::ui::widgets::replay::use_replay_keys;
use crate::ui::widgets::subject::Subject;
use conditional_moves::PreparedReplies;

/// The private study of the correspondence game with this id.
#[component]
pub(crate) fn PrivateStudyPage(id: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.open();
    let subject = Subject::load(correspondence, &id);
    let back: Route = match subject {
        Some(_) => Route::CorrespondenceGame(id.clone()),
        None => Route::CorrespondenceGames,
    };
    let body = match subject {
        None => view! { <MissingGame id/> }.into_any(),
        Some(subject) => {
            view! { <Desk bench=Bench::open(correspondence, id, subject)/> }.into_any()
        }
    };
    view! {
        <main class="page at-board correspondence-study">
            <PageHeader title=texts::title() back/>
            <Notices/>
            {body}
        </main>
    }
}

/// The page's state. A handle: cheap to copy.
#[derive(Clone, Copy)]
struct Bench {
    correspondence: CorrespondenceStore,
    study: Study,
    /// The game as it is played.
    subject: StoredValue<Subject>,
    prepared: RwSignal<Vec<ConditionalMoves>>,
    /// Why the study cannot be shown.
    refused: RwSignal<Option<String>>,
    /// Notifies that the game was read again.
    read: Trigger,
}

/// The study, and beside the moves the note about the game, the prepared replies, and whether all
/// is saved.
#[component]
fn Desk(bench: Bench) -> impl IntoView {
    let study = bench.study;
    use_replay_keys(move |step| study.step(step));
    let saved = move || match study.kept.get() {
        SaveStatus::Nothing => "",
        SaveStatus::Writing => texts::writing(),
        SaveStatus::Saved => texts::saved(),
        SaveStatus::Failed => texts::not_saved(),
    };
    let refused = move || {
        let why = bench.refused.get();
        why.map(|why| view! { <p class="refusal" role="alert">{why}</p> })
    };
    view! {
        <Following class="quiet"/>
        {refused}
        <Show when=move || bench.refused.with(Option::is_none)>
            <Game study>
                <CommentField
                    study
                    about=NodeId::ROOT
                    name="game-note"
                    label=texts::of_game()
                />
                <p class="quiet message no-print" data-saved="" role="status">
                    {saved}
                </p>
                <PreparedReplies bench/>
                <p class="quiet no-print">{texts::teach()}</p>
            </Game>
        </Show>
    }
}

impl Bench {
    fn open(correspondence: CorrespondenceStore, id: String, subject: Subject) -> Bench {
        let context = expect_context::<AppContext>();
        let prepared = RwSignal::new(Vec::new());
        let kept_as = id.clone();
        let keeper = move |book: &Book| {
            // Without the replies at hand, saving would overwrite the stored ones.
            let Some(prepared) = prepared.try_get_untracked() else {
                return false;
            };
            let Some(kept) = book.kept() else {
                not_kept(context);
                return false;
            };
            let study = PrivateStudy {
                pgn: kept.text,
                prepared,
                // The page of the game writes these.
                unentered: correspondence.study(&kept_as).unentered,
            };
            correspondence.save_study(&kept_as, &study).is_ok()
        };
        let bench = Bench {
            correspondence,
            study: Study::of_game(context, Box::new(keeper)),
            subject: StoredValue::new(subject),
            prepared,
            refused: RwSignal::new(None),
            read: Trigger::new(),
        };
        let lower = bench
            .subject
            .with_value(|subject| CorrespondenceStore::lower(&subject.game));
        bench.study.flipped.set(lower == Color::Black);
        bench.follow(id);
        bench
    }

    /// Keeps in step with the journal, and with another tab that writes.
    fn follow(self, id: String) {
        let correspondence = self.correspondence;
        let key = id.clone();
        let changed =
            Memo::new(move |_| (correspondence.changed(&key), correspondence.following.get()));
        watch(move || {
            let (_, following) = changed.get();
            untrack(|| {
                self.study.flush();
                self.study.fixed.set(following);
                if let Some(subject) = Subject::load(correspondence, &id) {
                    let shown = self.put(subject);
                    self.refused.set(shown.err().as_ref().map(why_no_game));
                }
            });
        });
    }

    /// Shows the game with its current moves.
    fn put(self, subject: Subject) -> Result<(), BookError> {
        let study = subject.correspondence.study(&subject.game.id);
        let line = subject.ledger.line().clone();
        let mut book = Book::about(&study.pgn, &line)?;
        describe(&mut book, &subject);
        self.prepared.set(study.prepared);
        self.subject.set_value(subject);
        self.study.renew_game(book, line);
        self.read.notify();
        Ok(())
    }
}

/// Adds the event, the date, the players and the result, for exports of the study.
fn describe(book: &mut Book, subject: &Subject) {
    let name = |side| name_of(&subject.players(), side);
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
