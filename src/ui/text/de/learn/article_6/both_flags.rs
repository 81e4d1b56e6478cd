//! 6.11, in German.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.11: Beide Blättchen gefallen",
    aim: "Wenn niemand sagen kann, welches Fallblättchen zuerst fiel.",
    steps: &[
        StepText::task(
            "Diese Uhr verrät nicht, welches Fallblättchen zuerst fiel. Jede Seite hat noch vier \
             Sekunden.",
            "Beide Fallblättchen fallen lassen.",
            "Beide sind unten und sehen gleich aus. Welches zuerst fiel, lässt sich nicht \
             feststellen.",
        ),
        StepText::task(
            "Beide Blättchen sind in der ersten Periode gefallen, und die Reihenfolge ist \
             unbekannt. Es folgt noch eine Periode von einer Stunde.",
            "Als Schiedsrichter die Uhren anhalten, die Partie mit der nächsten Periode \
             weitergehen lassen und die Uhr starten.",
            "Die Partie geht weiter: Beide haben die Zeit der nächsten Periode, abzüglich der \
             überzogenen Zeit. Deren Zeitkontrolle bleibt bei dem Zug, der vorher festgelegt war, \
             gleich wie viele Züge gemacht sind.",
        ),
        StepText::question(
            "Diese Uhr kennzeichnet das Fallblättchen, das zuerst fiel. Beide sind unten.",
            "Gilt 6.11?",
            &[
                (
                    "Nein: Wessen Blättchen zuerst fiel, hat verloren, wenn 6.9 es sagt",
                    "Die Reihenfolge lässt sich feststellen, also gilt 6.11 nicht.",
                ),
                (
                    "Ja, beide sind gefallen",
                    "Es muss auch unmöglich sein, das erste festzustellen.",
                ),
                (
                    "Ja, außer beide Spieler wissen es noch",
                    "Was die Uhr anzeigt, ist schlüssig (6.10).",
                ),
            ],
        ),
        StepText::question(
            "In der letzten Periode sind beide Blättchen gefallen, die Reihenfolge ist unbekannt, \
             und es gilt diese Fassung der Regeln.",
            "Was folgt?",
            &[
                (
                    "Remis",
                    "So ist es heute, aber diese Fassung sagt es anders.",
                ),
                (
                    "Beide haben verloren",
                    "Niemand verliert, ohne dass man weiß, wessen Blättchen zuerst fiel.",
                ),
                (
                    "Die Partie geht weiter",
                    "6.11 macht zwischen den Perioden keinen Unterschied.",
                ),
            ],
        ),
        StepText::task(
            "Heute trennen die Richtlinien (III.3.1) zwei Fälle: Vor der letzten Periode geht die \
             Partie weiter, in der letzten ist sie remis. Diese Partie hat nur eine Periode.",
            "Als Schiedsrichter die Partie nach den heutigen Richtlinien beenden.",
            "In der letzten Periode gibt es keine Zeit mehr zum Weiterspielen: remis.",
        ),
        StepText::question(
            "Heute: Beide Blättchen sind gefallen, die Reihenfolge ist unbekannt, und es folgt \
             noch eine Periode.",
            "Was folgt?",
            &[
                (
                    "Die Partie geht weiter",
                    "In jeder Periode außer der letzten geht sie weiter.",
                ),
                (
                    "Remis",
                    "Nur in der Periode, in der alle restlichen Züge zu machen sind.",
                ),
                (
                    "Der Schiedsrichter entscheidet nach der Stellung",
                    "Nach der Stellung wird nicht gefragt.",
                ),
            ],
        ),
    ],
};
