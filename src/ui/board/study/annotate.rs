//! Annotating a move: its mark, its comments, and the place of its variation.

use leptos::prelude::*;

use super::state::{Loss, Study};
use crate::game::NodeId;
use crate::ui::text::study::notes as texts;
use crate::ui::widgets::act_button::ActButton;
use crate::ui::widgets::field::Labelled;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::notation::layout::sign;

/// How good a move is: at most one of them.
const MARKS: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// The marks and comments on the current move, and the acts on its variation.
#[component]
pub(super) fn MoveAnnotations(study: Study) -> impl IntoView {
    let is_on_move = Memo::new(move |_| study.at.get() != NodeId::ROOT);
    let can_rise = Memo::new(move |_| !study.fixed.get() && study.can_rise());
    let can_delete = Memo::new(move |_| {
        let at = study.at.get();
        at != NodeId::ROOT && !study.fixed.get() && !study.is_played(at)
    });
    view! {
        <details class="annotate no-print">
            <summary>{Icon::Edit.view()} {texts::title()}</summary>
            <Show when=move || is_on_move.get()>
                <div class="marks" role="group" aria-label=texts::marks()>
                    {MARKS.map(|nag| view! { <Mark study nag/> }).collect_view()}
                </div>
            </Show>
            // The note about a game that is still played has a field of its own.
            <Show when=move || is_on_move.get() || !study.is_of_game()>
                <CommentField study about=study.at name="comment" label=texts::comment()/>
            </Show>
            <div class="sheet-acts">
                <ActButton
                    act="make-main"
                    icon=Icon::Up
                    label=texts::make_main()
                    is_disabled=Signal::derive(move || !can_rise.get())
                    on_click=move |()| study.make_main()
                />
                <ActButton
                    act="delete-from-here"
                    icon=Icon::Delete
                    label=texts::delete_from_here()
                    is_disabled=Signal::derive(move || !can_delete.get())
                    on_click=move |()| study.delete_from_here()
                />
            </div>
        </details>
    }
}

#[component]
fn Mark(study: Study, nag: u8) -> impl IntoView {
    let label = texts::mark(nag);
    let is_set = move || {
        let at = study.at.get();
        study.with_tree(|tree| tree.notes(at).nags.contains(&nag)) == Some(true)
    };
    view! {
        <button
            type="button"
            data-nag=nag.to_string()
            aria-label=label.clone()
            title=label
            aria-pressed=move || if is_set() { "true" } else { "false" }
            on:click=move |_| study.mark(nag, &MARKS)
        >
            {sign(nag)}
        </button>
    }
}

/// A field for the comments on a move, one a line.
#[component]
pub(crate) fn CommentField(
    study: Study,
    #[prop(into)] about: Signal<NodeId>,
    name: &'static str,
    label: &'static str,
) -> impl IntoView {
    let id = format!("field-{name}");
    let note = format!("{id}-note");
    let comments = move || {
        let at = about.get();
        study.renewed.track();
        // Typed text stays as it is until the fields are renewed.
        untrack(|| study.with_tree(|tree| tree.notes(at).after.join("\n"))).unwrap_or_default()
    };
    view! {
        <Labelled
            id=id.clone()
            label=Signal::stored(label.to_owned())
            error=Signal::stored(None)
            hint=texts::comment_hint()
        >
            <textarea
                id=id
                name=name
                rows="2"
                dir="auto"
                aria-describedby=note
                readonly=move || study.fixed.get()
                prop:value=comments
                on:input:target=move |event| {
                    study.write(about.get_untracked(), event.target().value());
                }
                on:change=move |_| study.flush()
            ></textarea>
        </Labelled>
    }
}

/// Says what was lost, with a button that restores it.
#[component]
pub(super) fn UndoneNotice(study: Study) -> impl IntoView {
    let lost = Memo::new(move |_| study.undo.with(|undo| undo.as_ref().map(|undo| undo.loss)));
    move || {
        lost.get().map(|loss| {
            let what = match loss {
                Loss::Moves => texts::deleted(),
                Loss::Book => texts::replaced(),
            };
            view! {
                <p class="deleted no-print" role="status">
                    <span>{what}</span>
                    <button type="button" data-act="undo-delete" on:click=move |_| study.undo()>
                        {Icon::Undo.view()}
                        {texts::undo()}
                    </button>
                </p>
            }
        })
    }
}
