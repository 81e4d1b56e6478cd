//! The words of `tb-blocks`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Die drei Blöcke",
    aim: "Uhr, Zeitgutschrift und Bank, und was davon läuft.",
    steps: &[
        StepText::read(
            "Eine Fernpartie dauert Monate. Triple Block gibt jedem Spieler drei Blöcke Bedenkzeit: \
             die Uhr, die Zeitgutschrift und die Bank.\n\nHier ist eine Partie in einem Turnier von \
             700 Tagen: die Uhr satt gefüllt, die Zeitgutschrift schraffiert, die Bank blass.",
        ),
        StepText::task(
            "Die Uhr zeigt, was für den anstehenden Zug da ist. Sie beginnt in jedem Turnier mit \
             50 Tagen, und nur sie läuft.",
            "Zehn Tage verstreichen lassen.",
            "Auf der Uhr sind noch 40 Tage. Zeitgutschrift und Bank sind unverändert.",
        ),
        StepText::question(
            "Zehn Tage sind über dem ersten Zug vergangen.",
            "Wovon gehen die nächsten Tage ab?",
            &[
                (
                    "Nur von der Uhr",
                    "Ja. Die Bank wartet, bis Zeit von ihr auf die Uhr kommt.",
                ),
                (
                    "Zuerst aus der Bank",
                    "Nein. Auf die Bank denkt niemand: Ihre Zeit muss zuerst auf die Uhr.",
                ),
                (
                    "Abwechselnd von Uhr und Bank",
                    "Nein. Es läuft nur die Uhr; die Bank füllt sie bloß auf.",
                ),
            ],
        ),
        StepText::task(
            "Über die Bank verfügt der Spieler frei: Jederzeit kann Zeit von ihr auf die Uhr, so weit \
             die Uhr sie aufnimmt.",
            "Die Uhr aus der Bank auffüllen.",
            "Die Uhr zeigt wieder 50 Tage, in der Bank sind noch 40. Zusammen ist es so viel wie zuvor.",
        ),
        StepText::question(
            "In der Bank sind noch 40 Tage, und die Uhr zeigt 50.",
            "Wie viel kann eine Uhr höchstens zeigen?",
            &[
                (
                    "90 Tage, also alles",
                    "Nein. Was nicht auf die Uhr passt, bleibt in der Bank.",
                ),
                ("50 Tage", "Ja: immer höchstens 50 Tage, in jedem Turnier."),
                (
                    "So viele Tage, wie das Turnier noch dauert",
                    "Nein. Die Grenze ist an jedem Tag jedes Turniers dieselbe.",
                ),
            ],
        ),
        StepText::question(
            "Ein Zug braucht 3 Tage, 4 Stunden und 20 Minuten.",
            "Was kostet er?",
            &[
                ("4 Tage", "Nein. Es wird nicht gerundet, weder auf noch ab."),
                (
                    "3 Tage: die Stunden sind Puffer",
                    "Nein. Es gibt keine Pufferzeit; sie steckt schon in den Blöcken.",
                ),
                (
                    "3 T 04:20:00",
                    "Ja. Jede Sekunde zählt, und keine zählt zweimal: Verdoppelt wird nie.",
                ),
            ],
        ),
        StepText::question(
            "Der Urlaub beginnt, und es ist der eigene Zug.",
            "Was hält die Uhr an?",
            &[
                (
                    "Ein Urlaubsgesuch",
                    "Nein. Urlaubszeit gibt es nicht: An ihrer Stelle steht die Bank.",
                ),
                (
                    "Eine Nachricht an den Turnierleiter",
                    "Nein. Er kann keine Uhr anhalten oder zurücksetzen.",
                ),
                (
                    "Nur ein Zug oder eine Reklamation",
                    "Ja. Uhren laufen nachts, im Urlaub und während ein Spieler ersetzt wird.",
                ),
            ],
        ),
        StepText::task(
            "Eine Reklamation hält die Uhr an, bis über sie entschieden ist. Diese Zeit gehört \
             niemandem.",
            "Eine Reklamation einreichen und fünf Tage verstreichen lassen.",
            "Fünf Tage später zeigt die Uhr dasselbe.",
        ),
        StepText::question(
            "Das Turnier dauert 700 Tage: Uhr 50, Bank 50 und für jeden der ersten 50 Züge 5 Tage.",
            "Wie viel Zeit hat jeder Spieler insgesamt?",
            &[
                (
                    "100 Tage",
                    "Nein. Die Zeitgutschriften zählen mit: 50 mal 5 Tage.",
                ),
                (
                    "350 Tage",
                    "Ja: 50 + 50 + 250. Das ist die Hälfte des Turniers, denn es läuft immer nur eine \
                     Uhr; darum steht das Enddatum fest.",
                ),
                ("700 Tage", "Nein. So viel haben beide zusammen."),
            ],
        ),
    ],
};
