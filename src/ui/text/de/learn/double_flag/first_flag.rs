//! The words of `df-first-flag`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Das erste Fall\u{ad}blättchen",
    aim: "Ein erstes Fallblättchen fallen lassen, sehen, was es bedeutet, und das Remis halten.",
    steps: &[
        StepText::read(
            "Mit dem doppelten Fallblättchen besteht die Bedenkzeit aus zwei Teilen. „15 df60/10“ \
             heißt: 15 Minuten Hauptzeit, danach 60 Sekunden Zusatzzeit mit bis zu 10 weiteren für \
             jeden Zug.\n\nIn diesen Lektionen sind die Hauptzeiten kurz, damit niemand warten \
             muss.",
        ),
        StepText::task(
            "Jede Seite hat 10 Sekunden Hauptzeit. Gestartet wird wie am Brett durch Drücken der \
             schwarzen Hälfte.",
            "Das erste Fallblättchen von Schwarz fallen lassen, solange Weiß noch Hauptzeit hat.",
            "Das erste Fallblättchen von Schwarz ist gefallen. Die Zusatzzeit begann sofort, im \
             selben Zug.",
        ),
        StepText::question(
            "Die Hälfte von Schwarz zeigt jetzt Zusatzzeit.",
            "Was kann Schwarz auf dem Brett noch erreichen?",
            &[
                (
                    "Einen Sieg durch schnelles Matt",
                    "Ein Matt in der Zusatzzeit gewinnt nicht: Die Partie ist remis.",
                ),
                ("Remis", "Ja. Die Zusatzzeit ist zum Halten da."),
                (
                    "Nichts, die Partie ist verloren",
                    "Erst das zweite Fallblättchen verliert: wenn auch die Zusatzzeit abgelaufen \
                     ist.",
                ),
            ],
        ),
        StepText::question(
            "Das erste Fallblättchen fällt mitten in langem Nachdenken.",
            "Wann beginnt die Zusatzzeit?",
            &[
                (
                    "Sofort",
                    "Ja. Sie läuft im selben Zug weiter. Niemand muss drücken oder reklamieren.",
                ),
                (
                    "Mit dem nächsten Zug",
                    "Die Uhr läuft weiter, und was sie verbraucht, ist Zusatzzeit.",
                ),
                (
                    "Wenn der Gegner das Fallblättchen reklamiert",
                    "Ein erstes Fallblättchen muss niemand reklamieren. Die Uhr stellt es fest.",
                ),
            ],
        ),
        StepText::task(
            "Das erste Fallblättchen von Schwarz ist eben gefallen. Weiß hat noch etwa 12 \
             Sekunden Hauptzeit und nichts, womit sich gewinnen ließe. Beide Seiten spielen.",
            "Für Schwarz das Remis halten: weiter drücken, bis auch die Hauptzeit von Weiß \
             abgelaufen ist.",
            "Beide ersten Fallblättchen sind gefallen: remis, wie auch immer die Stellung ist.",
        ),
        StepText::question(
            "Beide Seiten haben noch ein paar Sekunden Hauptzeit, die Stellung ist wild.",
            "Was macht es aus, wessen Hauptzeit zuerst abläuft?",
            &[
                (
                    "Diese Seite verliert",
                    "Bei fester Bedenkzeit ja. Hier nimmt das erste Fallblättchen nur die \
                     Möglichkeit zu gewinnen.",
                ),
                (
                    "Diese Seite verliert eine halbe Minute",
                    "Es wird nichts abgezogen. Im Gegenteil, es gibt Zusatzzeit.",
                ),
                (
                    "Fast nichts: Bald ist die Partie ohnehin remis",
                    "Ja. Haben beide ihre Hauptzeit aufgebraucht, ist sie remis. Unsinnige Züge \
                     bringen nichts ein.",
                ),
            ],
        ),
        StepText::question(
            "Weiß hat König, Läufer und Springer gegen den blanken König und noch 5 Minuten \
             Hauptzeit.",
            "Wie viele Züge darf Weiß bis zum Matt brauchen?",
            &[
                (
                    "50",
                    "Hier gibt es keine 50-Züge-Regel. Die Partie endet ohnehin, also braucht es \
                     keine.",
                ),
                (
                    "So viele, wie in 5 Minuten möglich sind",
                    "Ja, 30 oder 60. Den Versuch beendet allein die eigene Hauptzeit.",
                ),
                (
                    "75",
                    "Hier nicht. Mit dem doppelten Fallblättchen zählt niemand Züge.",
                ),
            ],
        ),
    ],
};
