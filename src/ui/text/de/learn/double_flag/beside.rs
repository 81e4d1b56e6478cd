//! The words of `df-beside`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Im Vergleich: Bronstein und Byo\u{2011}yomi",
    aim: "Dasselbe Nachdenken auf drei Uhren: was jede von ihnen gibt.",
    steps: &[
        StepText::task(
            "Drei Uhren mit 30 Sekunden Hauptzeit: doppeltes Fallblättchen, Bronstein, Byo-yomi. \
             Bronstein zeigt den ersten Aufschub gleich mit. Ein Druck gilt für alle drei, \
             und Schwarz antwortet nach einer Sekunde.",
            "Zwei Züge machen und beobachten, was jede Uhr gibt.",
            "Nur die Bronstein-Uhr gab etwas zurück. Die anderen geben in der Hauptzeit nichts.",
        ),
        StepText::question(
            "2 Sekunden Nachdenken bei einem Bronstein-Aufschub von 5.",
            "Wie viel kam zurück?",
            &[
                (
                    "5 Sekunden",
                    "Dann würde die Zeit mehr. Das kommt bei Bronstein nie vor.",
                ),
                ("2 Sekunden", "Ja: was verbraucht wurde, bis zu 5 Sekunden."),
                (
                    "Nichts",
                    "Bronstein gibt zurück, was der Zug gekostet hat, bis zum Aufschub.",
                ),
            ],
        ),
        StepText::task(
            "Jetzt gibt es eine Sekunde Hauptzeit. Bronstein und Byo-yomi geben für jeden Zug 5 \
             Sekunden; das doppelte Fallblättchen hat 30 Sekunden Zusatzzeit und seinen Bonus.",
            "Drei Züge machen, ohne auf einer Uhr zu verlieren.",
            "Alle drei sichern für jeden Zug eine Mindestzeit.",
        ),
        StepText::question(
            "Byo-yomi, eine Periode von 5 Sekunden. Nach 2 Sekunden wird gezogen.",
            "Wie viel ist für den nächsten Zug da?",
            &[
                (
                    "5 Sekunden",
                    "Ja. Die Mindestzeit ist jedes Mal da. Was übrig bleibt, verfällt.",
                ),
                ("8 Sekunden", "Beim Byo-yomi lässt sich nichts ansparen."),
                ("3 Sekunden", "Die Periode beginnt mit jedem Zug von vorn."),
            ],
        ),
        StepText::task(
            "Dieselben Uhren. Diesmal wird nachgedacht.",
            "12 Sekunden über einen Zug nachdenken und sehen, welche Uhren das überstehen.",
            "Die Zusatzzeit erlaubt langes Nachdenken. Sie war von Anfang an da, und Drücken \
             füllt sie wieder auf.",
        ),
        StepText::question(
            "Zeitgutschrift, Bronstein, Byo-yomi.",
            "Wo steht der Bonus des doppelten Fallblättchens?",
            &[
                (
                    "Er ist eine Zeitgutschrift: Die Zeit wächst ohne Grenze",
                    "Sie wächst nur bis zu der Zusatzzeit, die es am Anfang gab.",
                ),
                (
                    "Er ist ein Aufschub: Die Zeit wächst nie",
                    "Verbrauchte Zusatzzeit lässt sich wieder ansparen.",
                ),
                (
                    "Dazwischen: Zeit lässt sich ansparen, aber nur bis zu einer Grenze",
                    "Ja, eine Mischung aus Aufschub und Zeitgutschrift.",
                ),
            ],
        ),
        StepText::question(
            "Auch Bronstein und Byo-yomi sichern für jeden Zug eine Mindestzeit.",
            "Was leisten sie nicht?",
            &[
                (
                    "Eine Remisstellung halten lassen",
                    "Das leisten sie: Für einen Zug ist immer Zeit.",
                ),
                (
                    "Eine planlose Partie beenden",
                    "Ja. Man kann ewig weiterspielen, also braucht es Regeln fürs Reklamieren. \
                     Hier beendet sie die Hauptzeit ohne Bonus.",
                ),
                (
                    "Auf einer Digitaluhr laufen",
                    "Beide sind längst in Gebrauch.",
                ),
            ],
        ),
        StepText::read(
            "Othello kennt einen verwandten Gedanken. Wer die Zeit überschreitet, bekommt zwei \
             Minuten, die nur die Niederlage verkleinern können: Ein späterer Sieg oder ein \
             Unentschieden auf dem Brett zählt als kleinstmögliche Niederlage.",
        ),
    ],
};
