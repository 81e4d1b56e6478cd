//! 6.7, in German.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.7: Die Uhr drücken",
    aim: "Wann ein Zug ausgeführt ist, welche Hand drückt und wie man die Uhr behandelt.",
    steps: &[
        StepText::task(
            "Zuerst kommt der Zug auf dem Brett; dann hält der Spieler die eigene Uhr an und startet \
             damit die gegnerische. Erst jetzt ist der Zug vollständig ausgeführt.",
            "Die Uhr von Weiß starten und mit jeder Seite einen Zug ausführen.",
            "Jeder Druck schloss einen Zug ab, und die Uhr gab drei Sekunden dazu.",
        ),
        StepText::question(
            "Weiß hat gezogen und die Figur losgelassen; die Partie ist damit nicht zu Ende. Bevor \
             Weiß drückt, fällt sein Fallblättchen.",
            "War der Zug rechtzeitig ausgeführt?",
            &[
                (
                    "Ja, er stand auf dem Brett",
                    "Er war gezogen, aber nicht abgeschlossen: Die Zeit bis zum Druck gehört Weiß.",
                ),
                (
                    "Nein",
                    "Ohne den Druck ist der Zug nicht abgeschlossen, und die Zeit zwischen Zug und \
                     Druck ist die von Weiß.",
                ),
                (
                    "Ja, wenn der Schiedsrichter ihn gesehen hat",
                    "Wer ihn gesehen hat, spielt keine Rolle: Der Druck schließt den Zug ab.",
                ),
            ],
        ),
        StepText::task(
            "Ein Zug, der die Partie beendet, braucht keinen Druck. Weiß hat noch eine halbe Minute \
             und sieht ein Matt in einem Zug.",
            "Als Weiß mattsetzen und die Uhr in Ruhe lassen.",
            "Das Matt hat die Partie beendet. Was die Uhr danach zeigt, ändert nichts.",
        ),
        StepText::question(
            "Weiß hat gezogen, und Schwarz antwortet, bevor Weiß gedrückt hat.",
            "Darf Weiß noch drücken?",
            &[
                (
                    "Ja",
                    "Ein Spieler muss seine Uhr immer anhalten dürfen. Die heutigen Regeln ergänzen: \
                     auch nach der Antwort des Gegners.",
                ),
                (
                    "Nein, es ist zu spät",
                    "Doch: Ein Spieler muss seine Uhr immer anhalten dürfen.",
                ),
            ],
        ),
        StepText::question(
            "Die Hand, die gezogen hat, drückt auch, und bis dahin bleibt der Knopf frei.",
            "Was davon ist erlaubt?",
            &[
                (
                    "Mit der rechten Hand ziehen, mit der linken drücken",
                    "Es muss dieselbe Hand sein.",
                ),
                (
                    "Beim Nachdenken einen Finger auf dem Knopf lassen",
                    "Verboten, ebenso wie die Hand darüber schweben zu lassen.",
                ),
                (
                    "Mit der linken Hand ziehen und drücken",
                    "Beide Hände sind recht, solange es dieselbe ist.",
                ),
            ],
        ),
        StepText::task(
            "Schwarz schlägt auf die Uhr, dass sie springt. Das ist unangemessener Umgang, und 13.4 \
             lässt dem Schiedsrichter die Wahl der Strafe; hier sind es zwei Minuten für Weiß.",
            "Als Schiedsrichter die Uhren anhalten, Schwarz bestrafen und die Partie fortsetzen.",
            "Weiß hat zwei Minuten mehr. In den heutigen Regeln stehen die Strafen in 12.9.",
        ),
        StepText::question(
            "Weiß sieht die Uhr schlecht, so wie sie steht.",
            "Was darf Weiß tun?",
            &[
                (
                    "Den Schiedsrichter bitten",
                    "Wo die Uhr steht, entscheidet der Schiedsrichter (6.4).",
                ),
                (
                    "Die Uhr hochheben und anders hinstellen",
                    "Sie hochzuheben ist verboten.",
                ),
                (
                    "Sie beim nächsten Druck über den Tisch schieben",
                    "Das ist kein ordnungsgemäßer Umgang, und wo sie steht, entscheidet der \
                     Schiedsrichter.",
                ),
            ],
        ),
    ],
};
