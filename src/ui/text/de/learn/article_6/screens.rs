//! 6.14, in German.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.14: Bildschirme und Zähler",
    aim: "Was im Saal gezeigt werden darf und worauf sich keine Reklamation stützen kann.",
    steps: &[
        StepText::question(
            "In einem Saal zeigt ein großer Bildschirm alle Stellungen, und die Uhren zählen die \
             Züge.",
            "Was davon ist erlaubt?",
            &[
                (
                    "Alles",
                    "Stellungen, Züge und deren Zahl dürfen gezeigt werden, und Uhren dürfen \
                     zählen.",
                ),
                (
                    "Nur die Stellungen",
                    "Auch die Züge und ihre Zahl dürfen gezeigt werden.",
                ),
                ("Nichts", "6.14 erlaubt es ausdrücklich."),
            ],
        ),
        StepText::question(
            "Schwarz sieht am Demonstrationsbrett zum dritten Mal dieselbe Stellung und \
             reklamiert Remis, „weil es dort zu sehen ist“.",
            "Lässt sich darauf eine Reklamation gründen?",
            &[
                (
                    "Ja, alle können es sehen",
                    "Ansehen ist erlaubt, darauf reklamieren nicht.",
                ),
                (
                    "Nein",
                    "Auf das, was so gezeigt wird, darf kein Spieler eine Reklamation gründen. Das \
                     eigene Partieformular kann es belegen.",
                ),
            ],
        ),
        StepText::task(
            "Die Uhr zeigt 26 Züge von Weiß und 25 von Schwarz. Auf beiden Formularen stehen je \
             25, und Weiß ist am Zug.",
            "Als Schiedsrichter die Uhren anhalten, sie wie notiert stellen und die Partie \
             fortsetzen.",
            "Der Zähler hilft; es gelten die Züge, die gemacht wurden.",
        ),
        StepText::question(
            "Das Fallblättchen von Weiß ist gefallen, und die Uhr zählt 39 Züge von Weiß. Weiß \
             sagt, es seien vierzig.",
            "Was entscheidet?",
            &[
                (
                    "Der Zähler der Uhr",
                    "Er kann um einen Druck falsch sein, und auf ihn lässt sich keine Reklamation \
                     gründen.",
                ),
                (
                    "Die Züge selbst, nach den Partieformularen",
                    "Beim Fallen werden die Züge geprüft (6.3); was der Zähler zeigt, ist für \
                     keinen Spieler ein Beleg.",
                ),
            ],
        ),
        StepText::question(
            "Ein Spieler will Remis durch Stellungswiederholung reklamieren.",
            "Worauf kann er sich stützen?",
            &[
                (
                    "Auf den Bildschirm im Saal",
                    "Nicht auf das, was so gezeigt wird.",
                ),
                ("Auf den Zügezähler der Uhr", "Auch darauf nicht."),
                (
                    "Auf die Stellung am Brett und das eigene Partieformular",
                    "Daraus reklamiert ein Spieler. Die heutigen Regeln sagen dasselbe (6.12).",
                ),
            ],
        ),
    ],
};
