//! 6.3, in German.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.3: Wenn das Blättchen fällt",
    aim: "Was zuerst geprüft wird, wenn ein Fallblättchen gefallen ist.",
    steps: &[
        StepText::task(
            "Weiß braucht in dieser Periode 40 Züge, hat 38 gemacht und noch fünf Sekunden. Der \
             Schiedsrichter sieht auf die Anzeige.",
            "Warten, bis das Fallblättchen von Weiß gefallen ist, und es feststellen.",
            "Der Fall ist festgestellt, die Uhren stehen. Jetzt wird gezählt.",
        ),
        StepText::question(
            "In einer Periode von vierzig Zügen ist soeben ein Fallblättchen gefallen.",
            "Was wird sofort geprüft?",
            &[
                (
                    "Wer auf dem Brett besser steht",
                    "Die Stellung zählt nur für eines: ob der Gegner überhaupt mattsetzen kann \
                     (6.9).",
                ),
                (
                    "Ob die verlangten Züge gemacht und notiert sind",
                    "Die Partieformulare sagen, ob vierzig Züge ausgeführt sind.",
                ),
                (
                    "Ob der Gegner gedrückt hat",
                    "Wessen Uhr läuft, hat mit dem Zählen nichts zu tun.",
                ),
            ],
        ),
        StepText::task(
            "Manche Uhren zählen keine Züge: Eine Periode endet, wenn ihre Zeit um ist. Weiß hat \
             noch zehn Sekunden der ersten zwei Stunden; vierzig Züge waren verlangt.",
            "Das Ende der ersten Periode von Weiß abwarten.",
            "Das Zeichen steht fünf Minuten lang, und beide haben die Zeit der nächsten Periode. \
             Ob die Züge gemacht sind, prüfen Menschen.",
        ),
        StepText::question(
            "Ein Zeichen meldet, dass die erste Periode von Weiß um ist. Die Formulare zeigen 41 \
             ausgeführte Züge; vierzig waren verlangt.",
            "Was folgt?",
            &[
                (
                    "Weiß hat durch Zeitüberschreitung verloren",
                    "Nur wer die vorgeschriebenen Züge nicht ausgeführt hat, verliert (6.9).",
                ),
                (
                    "Die Partie ist remis",
                    "Dafür gibt es keinen Grund: Die Züge sind gemacht.",
                ),
                (
                    "Die Partie geht weiter",
                    "Die Forderung ist erfüllt; der Fall zeigt nur das Ende der Periode.",
                ),
            ],
        ),
        StepText::question(
            "Das Blättchen ist gefallen. Der vierzigste Zug von Weiß steht auf dem Brett, aber \
             Weiß hat nicht gedrückt; der Zug beendet die Partie nicht.",
            "Ist die Forderung erfüllt?",
            &[
                (
                    "Nein",
                    "Der vierzigste Zug ist nicht abgeschlossen (6.7a): Weiß verliert, außer \
                     Schwarz kann nicht mattsetzen (6.9).",
                ),
                (
                    "Ja, man sieht den Zug",
                    "Er ist gezogen, aber nicht abgeschlossen: Es fehlt der Druck.",
                ),
            ],
        ),
        StepText::read(
            "Was sich geändert hat: Diese Fassung verweist den Schiedsrichter auf Artikel 8.1, \
             das Notieren der Züge. Die heutigen Regeln nennen, worauf es ankommt: ob die \
             verlangte Zahl der Züge in der Zeit ausgeführt ist.",
        ),
    ],
};
