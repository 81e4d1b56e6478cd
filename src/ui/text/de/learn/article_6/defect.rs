//! 6.10, in German.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.10: Was die Uhr zeigt",
    aim: "Die Uhr hat recht, außer sie ist offensichtlich defekt. Dann kommt eine andere.",
    steps: &[
        StepText::question(
            "Das Fallblättchen von Weiß ist gefallen. Nach der Armbanduhr von Weiß müssten noch \
             zwei Minuten übrig sein.",
            "Was gilt?",
            &[
                (
                    "Die Armbanduhr, denn sie geht genauer",
                    "Ohne offensichtlichen Defekt gilt, was die Schachuhr zeigt.",
                ),
                (
                    "Die Schachuhr",
                    "Jede Anzeige der Uhren ist schlüssig, solange kein Defekt offensichtlich ist.",
                ),
                (
                    "Das Mittel aus beiden",
                    "Eine andere Uhr wird nicht gefragt.",
                ),
            ],
        ),
        StepText::question(
            "Nicht alles, was missfällt, ist ein Defekt.",
            "Was davon ist ein offensichtlicher Defekt?",
            &[
                (
                    "Weiß glaubt, die Uhr gehe zu schnell",
                    "Ein Glaube ist nicht offensichtlich.",
                ),
                (
                    "Schwarz hat weniger Zeit als erwartet",
                    "Das allein sagt nichts über die Uhr.",
                ),
                (
                    "Die Anzeige zeigt nach einem Zug von einer Minute neun Stunden",
                    "Dass das nicht stimmen kann, sieht jeder.",
                ),
            ],
        ),
        StepText::task(
            "Die Anzeige von Schwarz ist auf über neun Stunden gesprungen. Vor einer Minute waren \
             41 und 38 Minuten notiert, nach 21 Zügen jeder Seite.",
            "Die Uhren anhalten, sie wie notiert stellen und die Partie fortsetzen.",
            "Bestes Ermessen des Schiedsrichters, auf eine Notiz gestützt.",
        ),
        StepText::question(
            "Eine Uhr ist offensichtlich defekt, und niemand hat die Zeiten notiert.",
            "Was tut der Schiedsrichter?",
            &[
                (
                    "Sie ersetzen und die Zeiten nach bestem Ermessen stellen",
                    "Eine defekte Uhr wird ersetzt, und der Schiedsrichter bestimmt die Zeiten \
                     nach bestem Ermessen.",
                ),
                (
                    "Die Partie neu spielen lassen",
                    "Die Partie geht mit einer anderen Uhr weiter.",
                ),
                (
                    "Jeder Seite die halbe Zeit geben",
                    "Die Zeiten werden beurteilt, nicht geteilt.",
                ),
            ],
        ),
        StepText::task(
            "Die heutigen Regeln kennen noch einen Fall: Die Uhr ist in Ordnung, aber falsch \
             eingestellt. Gespielt wird mit 90 Minuten; eingestellt waren 60.",
            "Die Uhren anhalten, jeder Seite die fehlenden dreißig Minuten geben und die Partie \
             fortsetzen.",
            "Heute wird eine falsche Einstellung korrigiert, sobald sie bemerkt ist, und die \
             Zeiten mit ihr.",
        ),
    ],
};
