//! Where one begins, in German.

use super::correspondence::CORRESPONDENCE;
use crate::correspondence::GameStanding;
use crate::ui::text::home::HomeText;

pub(super) const HOME: HomeText = HomeText {
    ways: "Was es hier gibt",
    controls: "Bedenkzeiten",
    go_on: "Weiterspielen",
    board: "Züge und Uhr zusammen",
    board_goes_on: "Hier geht die Partie auf dem Tisch weiter",
    games: "Meine Partien",
    games_hint: "Fernpartien und ihre Fristen",
    due: |standing, who, date| match standing {
        GameStanding::Mine => format!("Am Zug gegen {who}, bis {date}"),
        GameStanding::Theirs => format!("{who} am Zug, bis {date}"),
        _ => format!("{who}, bis {date}"),
    },
    left: CORRESPONDENCE.common.length,
    nothing_due: "Keine Uhr läuft",
    learn: "Die Regeln, mit der Uhr in der Hand",
    more: "Mehr",
    welcome: "Neu hier?",
    explains: [
        "Für den Tisch: eine Schachuhr mit jeder Bedenkzeit, allein oder neben einem Brett.",
        "Für die Post: die eigenen Fernpartien, und wann welches Fallblättchen fällt.",
        "Alles bleibt auf diesem Gerät und geht auch ohne Netz.",
    ],
    understood: "Verstanden",
};
