//! The statement's last line of a lesson's game: [`LastEntry`].

use leptos::prelude::*;

use crate::clock::ByColor;
use crate::correspondence::statement::{self, StatementItem, StatementRow};
use crate::lessons::exhibit::ledger::LedgerState;
use crate::ui::context::piece_letters;
use crate::ui::learn::exhibit::stage_game::StageGame;
use crate::ui::text::correspondence;
use crate::ui::text::learn as texts;

/// The statement's last line other than the opponent's replies, with its sums.
#[component]
pub(super) fn LastEntry(game: StageGame) -> impl IntoView {
    let lines = Memo::new(move |_| game.see(lines).flatten().unwrap_or_default());
    let line = |line: String| view! { <p class="num">{line}</p> };
    view! {
        <Show when=move || lines.with(|lines| !lines.is_empty())>
            <div class="lesson-entry">
                <h4>{texts::ledger::last_entry()}</h4>
                {move || lines.get().into_iter().map(line).collect_view()}
            </div>
        </Show>
    }
}

fn lines(game: &LedgerState) -> Option<Vec<String>> {
    let own = |row: &StatementRow| row.side != Some(game.exhibit().side.other());
    let row = statement::rows(&game.ledger).into_iter().rfind(own)?;
    let played = match row.what {
        StatementItem::Start | StatementItem::Correction(_) => return None,
        StatementItem::Move { ply, .. } => {
            let san = game.ledger.line().san();
            piece_letters::shown(san.get(ply.checked_sub(1)?)?)
        }
        _ => String::new(),
    };
    let entry = game.ledger.entries().get(row.place)?;
    let unnamed = ByColor::both(String::new());
    let mut lines = vec![correspondence::entry(entry, &played, &unnamed)];
    if let StatementItem::Move { spent, .. } = row.what {
        lines.push(correspondence::game::spent(&correspondence::length(spent)));
    }
    lines.extend(correspondence::sums::lines(&row));
    Some(lines)
}
