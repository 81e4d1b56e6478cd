//! The what-if page of a game: time scrubbed forward from where the game stands or from an entry.

use crate::ui::el::{El, el, several};
use crate::ui::text;
use crate::ui::widgets::subject::{Subject, of_game};
use crate::ui::widgets::what_if::{About, what_if_from};

pub(crate) fn what_if_page(id: &str) -> El {
    let words = &text::correspondence().plan.what_if;
    of_game(id, words.title, |subject| {
        several()
            .child(subject.versus())
            .child(el("p").class("quiet").child(words.teach))
            .child(what_if_from(&about(&subject)))
    })
}

fn about(subject: &Subject) -> About {
    About {
        ledger: subject.ledger.clone(),
        players: subject.game.players.clone(),
        mine: subject.game.mine,
        from: None,
    }
}
