//! The words of `tb-etl`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Eine volle Bank rettet nicht",
    aim: "Die Uhr läuft ab, gleich was in der Bank ist.",
    steps: &[
        StepText::read(
            "46 Tage Bedenkzeit sind für den ersten Zug vergangen. Die Uhr zeigt 4 Tage, in der \
             Bank sind noch alle 50.\n\nWährend des Nachdenkens tut die Bank nichts. Nur ein \
             Zug oder die eigene Hand bringt ihre Zeit auf die Uhr.",
        ),
        StepText::task(
            "Was tut die Bank? Man kann zusehen.",
            "Zeit verstreichen lassen, bis die Uhr abläuft.",
            "Die Uhr steht auf null, und in der Bank sind 50 Tage: Zeitüberschreitung (ETL).",
        ),
        StepText::question(
            "Die Uhr ist abgelaufen, in der Bank sind 50 Tage.",
            "Wie steht die Partie?",
            &[
                (
                    "Noch offen: Die Bank füllt die Uhr auf",
                    "Nein. Danach wird nichts mehr aufgefüllt.",
                ),
                ("Sie wird abgeschätzt", "Nein. Die Zeit entscheidet."),
                (
                    "Sie ist verloren",
                    "Ja. Eine Uhr auf null verliert, auch bei voller Bank und voller \
                     Zeitgutschrift.",
                ),
            ],
        ),
        StepText::task(
            "Noch einmal: 4 Tage, und 50 in der Bank. Diesmal kümmert sich jemand darum.",
            "Mindestens 45 Tage auf die Uhr bringen, durch Auffüllen oder durch einen Zug.",
            "Gerettet, mit einer Minute Aufwand.",
        ),
        StepText::question(
            "Das Auffüllen trifft in genau der Sekunde ein, in der die Uhr 0 zeigt.",
            "Ist das rechtzeitig?",
            &[
                (
                    "Ja: Null ist nicht unter null",
                    "Nein. Eine Uhr auf genau null ist abgelaufen.",
                ),
                (
                    "Nein",
                    "Richtig. Die letzte Sekunde zum Auffüllen ist die, in der sie 00:00:01 \
                     zeigt.",
                ),
            ],
        ),
        StepText::task(
            "Hier füllt die Bank nicht von selbst auf, und der Zug brauchte 45 Tage: 10 auf der \
             Uhr, 50 in der Bank. Der Gegner denkt nach. Auffüllen darf man jederzeit, auch \
             dann.",
            "Die Uhr jetzt füllen, bevor die Antwort kommt.",
            "Wann immer der Gegner nun zieht, stehen 50 Tage auf der Uhr.",
        ),
        StepText::question(
            "4 Tage auf der Uhr, 50 in der Bank, der Zug ist der eigene.",
            "Bis wann muss etwas geschehen?",
            &[
                (
                    "Binnen 54 Tagen",
                    "Nein. So lange reichen Uhr und Bank nur, wenn rechtzeitig aufgefüllt wird.",
                ),
                (
                    "Binnen 4 Tagen",
                    "Ja: ziehen oder auffüllen. Die Frist bestimmt allein die Uhr.",
                ),
                (
                    "Binnen 50 Tagen nach dem letzten Auffüllen",
                    "Nein. Es zählt, was die Uhr jetzt zeigt.",
                ),
            ],
        ),
        StepText::question(
            "Die Bank könnte auch von selbst nachfließen. Sie tut es nicht.",
            "Wozu dient die Grenze von 50 Tagen?",
            &[
                (
                    "Einem vernünftigen Tempo, und zu merken, wer weg ist",
                    "Ja. Wer still ausscheidet, fällt nach 50 Tagen auf und nicht nach Jahren.",
                ),
                (
                    "Damit jede Partie bis Zug 50 endet",
                    "Nein. Eine Partie kann beliebig viele Züge haben.",
                ),
                (
                    "Damit man Urlaub anmelden kann",
                    "Nein. Urlaubszeit gibt es nicht.",
                ),
            ],
        ),
    ],
};
