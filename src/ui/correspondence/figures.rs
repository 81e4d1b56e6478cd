//! The server's figures of all games whose time is not known: one form, with a row for each game.

use leptos::ev::{KeyboardEvent, SubmitEvent};
use leptos::prelude::*;

use super::typed_figures::{FigureField, TypedFigures, figure_name};
use super::undo_notice::UndoNotice;
use crate::clock::Color;
use crate::correspondence::look::{Figure, Look};
use crate::correspondence::{CorrespondenceGame, Utc};
use crate::platform::listener::prevent_default;
use crate::platform::timer::once;
use crate::platform::{focus, zone};
use crate::time::Millis;
use crate::ui::context::correspondence_store::{CorrespondenceStore, Offered};
use crate::ui::context::piece_letters;
use crate::ui::context::player_names::name_of;
use crate::ui::route::Route;
use crate::ui::text::correspondence::{common, figures as words};
use crate::ui::text::whose::Whose;
use crate::ui::text::{self, base};
use crate::ui::widgets::following::Following;
use crate::ui::widgets::moment;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::stamp::StampOrNow;

/// The elements through which the Enter key leads.
const FIELDS: &str = ".figures-row input, [data-act=save-figures]";

/// The first field of the rows that were not saved.
const WRONG: &str = ".figures-row [aria-invalid], .figures-row:has(> .refusal:not(:empty)) input";

/// The form. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
struct FiguresForm {
    correspondence: CorrespondenceStore,
    /// When the server was looked at.
    stamp: RwSignal<Option<Utc>>,
    /// When the file was brought whose clocks are filled in.
    brought: Option<Utc>,
    /// The rows that are shown.
    rows: StoredValue<Vec<Row>>,
    /// The result of saving.
    message: RwSignal<String>,
}

/// The figures typed for a game.
#[derive(Clone, Debug)]
struct Row {
    id: String,
    figures: TypedFigures,
    /// Whether it was to be saved; from then on it says what is missing.
    is_tried: RwSignal<bool>,
    /// Why the game cannot have these figures.
    refused: RwSignal<String>,
}

#[component]
pub(crate) fn FiguresPage() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let brought = untrack(|| {
        let ids = correspondence.without_figures();
        let figures = ids.iter().filter_map(|id| file_figures(correspondence, id));
        figures.map(|figures| figures.at).max()
    });
    let seen = brought.unwrap_or_else(|| correspondence.this_second());
    let form = FiguresForm {
        correspondence,
        stamp: RwSignal::new(Some(seen)),
        brought,
        rows: StoredValue::default(),
        message: RwSignal::new(String::new()),
    };
    let ids = Memo::new(move |_| correspondence.without_figures());
    let submit = move |event: SubmitEvent| {
        prevent_default(&event);
        if !correspondence.following.get_untracked() {
            form.save();
        }
    };
    let go_on = move |event: KeyboardEvent| {
        if event.key() == "Enter" && focus::next(FIELDS) {
            prevent_default(&event);
        }
    };
    view! {
        <Page title=words::title() back=Route::CorrespondenceGames>
            <UndoNotice next=".figures-row input, [data-act=back]"/>
            <Following/>
            <Show
                when=move || ids.with(|ids| !ids.is_empty())
                fallback=move || {
                    view! {
                        <p class="empty">{words::none()}</p>
                        <p class="quiet figures-hint">{words::none_hint()}</p>
                        <p>
                            <a
                                class="button main"
                                data-act="to-games"
                                href=Route::CorrespondenceGames.href()
                            >
                                {words::to_games()}
                            </a>
                        </p>
                    }
                }
            >
                <form
                    class="correspondence-figures no-print stack apart"
                    novalidate=true
                    autocomplete="off"
                    on:submit=submit
                    on:keydown=go_on
                >
                    <p class="quiet">{words::teach()}</p>
                    {brought.map(|at| {
                        let said = words::of_file(&moment::here(at));
                        view! { <p class="quiet" data-said="of-file">{said}</p> }
                    })}
                    <StampOrNow
                        label=words::seen_at()
                        of=Some(words::seen_at().to_owned())
                        zone=zone::here()
                        value=form.stamp
                        is_now=brought.is_none()
                    />
                    <Columns ids/>
                    <ul>
                        <For
                            each=move || ids.get()
                            key=String::clone
                            children=move |id| view! { <GameRow form id/> }
                        />
                    </ul>
                    <p class="figures-message" role="status">
                        {move || form.message.get()}
                    </p>
                    <div class="primary">
                        <button
                            class="main"
                            type="submit"
                            data-act="save-figures"
                            disabled=move || correspondence.following.get()
                        >
                            {words::save()}
                        </button>
                    </div>
                </form>
            </Show>
        </Page>
    }
}

/// The headings of the columns of a game, where a line has no room for both players. Each field says
/// itself what it is for.
#[component]
fn OwnColumns() -> impl IntoView {
    let names = Figure::ALL.map(|figure| view! { <span>{figure_name(figure)}</span> });
    view! {
        <div class="figures-own-columns" aria-hidden="true">
            {names}
        </div>
    }
}

/// The side whose columns come first: one's own; White where a game has none.
fn first_side(correspondence: CorrespondenceStore, id: &str) -> (Color, Option<Color>) {
    let mine = correspondence.games.with(|games| {
        let game = games.iter().find(|game| game.id == id)?;
        game.mine
    });
    (mine.unwrap_or(Color::White), mine)
}

/// The headings of the columns, once for all games.
#[component]
fn Columns(ids: Memo<Vec<String>>) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let of = move |is_first: bool| {
        let whose = |id: &String| {
            let (first, mine) = first_side(correspondence, id);
            Whose::of(if is_first { first } else { first.other() }, mine)
        };
        let all: Vec<Whose> = ids.with(|ids| ids.iter().map(whose).collect());
        // Where one follows games of others, each row says whose they are.
        let is_one = all.iter().all(|whose| Some(whose) == all.first());
        all.first()
            .filter(|_| is_one)
            .map(|whose| words::side(*whose))
    };
    let of_side = |is_first: bool| {
        let names = Figure::ALL.map(|figure| view! { <span>{figure_name(figure)}</span> });
        view! { <div><b>{move || of(is_first)}</b> {names}</div> }
    };
    view! {
        <div class="figures-columns" aria-hidden="true">
            {[true, false].map(of_side)}
        </div>
    }
}

/// A game, and the fields of both players.
#[component]
fn GameRow(form: FiguresForm, id: String) -> impl IntoView {
    let offered = untrack(|| file_figures(form.correspondence, &id));
    let offered = offered.filter(|offered| Some(offered.at) == form.brought);
    let row = Row {
        id: id.clone(),
        figures: offered.map_or_else(TypedFigures::new, |offered| TypedFigures::of(offered.shown)),
        is_tried: RwSignal::new(false),
        refused: RwSignal::new(String::new()),
    };
    form.rows.update_value(|rows| rows.push(row.clone()));
    let gone = id.clone();
    on_cleanup(move || {
        let _ = (form.rows).try_update_value(|rows| rows.retain(|row| row.id != gone));
    });
    let correspondence = form.correspondence;
    let (first, mine) = untrack(|| first_side(correspondence, &id));
    let game = untrack(|| {
        correspondence.games.with(|games| {
            let game = games.iter().find(|game| game.id == id)?;
            let who = match mine {
                // Two games against one opponent differ by the colours.
                Some(mine) => {
                    let theirs = mine.other();
                    common::player_of_color(&name_of(&game.players, theirs), theirs)
                }
                None => base::versus(&game.players),
            };
            let last = piece_letters::shown(&game.last_move);
            Some((who, game.event.clone(), last))
        })
    });
    let (who, event, last_move) = game.unwrap_or_default();
    let event = untrack(|| correspondence.event(&event));
    let event = event.map(|event| event.event.draft().name.clone());
    let Row {
        figures,
        is_tried,
        refused,
        ..
    } = row;
    let ending = ["-", &id].concat();
    let side = |side| {
        let of = words::side(Whose::of(side, mine));
        let field = |figure| {
            view! {
                <FigureField
                    figures
                    side
                    figure
                    of=Signal::stored(of.to_owned())
                    ending=ending.clone()
                    is_tried
                />
            }
        };
        view! {
            <fieldset class="figures-table">
                <legend>{of}</legend>
                {Figure::ALL.map(field)}
            </fieldset>
        }
    };
    let label = who.clone();
    view! {
        <li class="figures-row" data-game=id.clone() aria-label=label>
            <p class="figures-game">
                <a dir="auto" href=Route::CorrespondenceGame(id.clone()).href()>
                    {who}
                </a>
                <span class="quiet" dir="auto">
                    {event}
                </span>
                <span class="quiet notation">{last_move}</span>
            </p>
            <OwnColumns/>
            {[first, first.other()].map(side)}
            <p class="refusal" role="alert">
                {move || refused.get()}
            </p>
        </li>
    }
}

/// The figures that a file had of a game as it stands, brought a while ago at most.
fn file_figures(correspondence: CorrespondenceStore, id: &str) -> Option<Offered> {
    let now = correspondence.this_second();
    correspondence.games.with(|games| {
        let game = games.iter().find(|game| game.id == id)?;
        correspondence.offered(id, game.ply as usize, now)
    })
}

impl FiguresForm {
    /// Saves the rows that are filled in, and says what is wrong in the others, which stay as they
    /// are. All of it can be undone together.
    fn save(self) {
        let Some(at) = self.stamp.get_untracked() else {
            self.message.set(words::instant_missing().into());
            return focus::move_to("[name=stamp]");
        };
        let events = self.correspondence.events.get_untracked();
        let rows = self.rows.get_value();
        let filled = rows
            .iter()
            .filter(|row| untrack(|| !row.figures.is_empty()));
        let kept: Vec<Option<[CorrespondenceGame; 2]>> =
            filled.map(|row| self.save_row(row, at)).collect();
        let all = kept.len();
        let saved: Vec<[CorrespondenceGame; 2]> = kept.into_iter().flatten().collect();
        let wrong = all - saved.len();
        self.message.set(match all {
            0 => words::nothing().into(),
            _ => text::correspondence::saved(saved.len(), wrong),
        });
        if !saved.is_empty() {
            (self.correspondence).offer_undo_compared(saved, events);
        }
        if wrong > 0 {
            once(Millis::ZERO, || focus::move_to(WRONG));
        } else if untrack(|| self.correspondence.without_figures()).is_empty() {
            Route::CorrespondenceGames.go();
        } else {
            once(Millis::ZERO, || focus::move_to(".figures-row .field input"));
        }
    }

    /// Saves what was typed for a game, and returns the game before and after; `None` if that is
    /// not possible, which the row then explains.
    fn save_row(self, row: &Row, at: Utc) -> Option<[CorrespondenceGame; 2]> {
        row.is_tried.set(true);
        row.refused.set(String::new());
        let shown = untrack(|| row.figures.read()).ok()?;
        let (before, event) = self.correspondence.load(&row.id)?;
        let now = self.correspondence.this_second();
        let tried = match before.ledger(&event) {
            Ok(ledger) => ledger.try_look(&Look { at, shown }, now)?,
            Err(failed) => Err(failed.1),
        };
        let trial = tried.map_err(|conflict| {
            let zone = &event.draft().zone;
            row.refused.set(moment::why_refused(conflict.why, zone));
        });
        let trial = trial.ok()?;
        let mut after = before.clone();
        after.set_journal(trial.journal);
        self.correspondence.save(&after, &event).ok()?;
        self.correspondence.forget_offered(&row.id);
        // The page reports errors at its top.
        let _ = self.correspondence.settle(&after, None, &trial.settles);
        Some([before, after])
    }
}
