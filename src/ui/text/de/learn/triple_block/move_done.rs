//! The words of `tb-move`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Was ein Zug bewirkt",
    aim: "Abzug, Zeitgutschrift, Auffüllen: was beim Ziehen geschieht.",
    steps: &[
        StepText::read(
            "Ein Zug bewirkt dreierlei, in dieser Reihenfolge: Die genaue Bedenkzeit geht von \
             der Uhr ab. Dann kommt, in den ersten 50 Zügen, die Zeitgutschrift. Dann füllt die \
             Bank die Uhr auf, bis 50 Tage.\n\nZum Ausprobieren: Der Gegner antwortet nach zwei \
             Tagen.",
        ),
        StepText::task(
            "Hier bringt ein Zug 5 Tage, und in der Bank sind 50.",
            "Zwölf Tage nachdenken, dann ziehen.",
            "50 − 12 + 5 ist 43; die Bank gab von selbst 7 dazu. Die Uhr ist voll, in der Bank \
             sind 43.",
        ),
        StepText::question(
            "Beim Ziehen zeigte die Uhr 38 Tage, danach 50. Die Zeitgutschrift beträgt 5 Tage.",
            "Woher kamen die anderen 7 Tage?",
            &[
                (
                    "Aus der Zeitgutschrift",
                    "Nein. Sie beträgt 5 Tage, nicht mehr.",
                ),
                (
                    "Von der Uhr des Gegners",
                    "Nein. Zeit geht nie von einem Spieler zum anderen.",
                ),
                (
                    "Aus der Bank",
                    "Ja. Nach jedem Zug füllt die Bank die Uhr von selbst auf, solange sie Zeit \
                     hat.",
                ),
            ],
        ),
        StepText::question(
            "Uhr 50, Bank 50, Zeitgutschrift 5. Der Zug kommt nach 3 Tagen und 4 Stunden.",
            "Was zeigen Uhr und Bank dann?",
            &[
                (
                    "46 T 20:00:00 und 55 T",
                    "Nein. Die Zeitgutschrift geht zuerst auf die Uhr, so weit sie Platz hat.",
                ),
                (
                    "50 T und 51 T 20:00:00",
                    "Ja. Die Uhr nimmt 3 T 4 h der Zeitgutschrift auf; 1 T 20 h gehen in die \
                     Bank.",
                ),
                (
                    "50 T und 50 T",
                    "Nein. Was die Uhr nicht aufnimmt, ist nicht verloren: Es geht in die Bank.",
                ),
            ],
        ),
        StepText::task(
            "Die Probe: Keine Sekunde wird gerundet.",
            "Nach genau 3 Tagen und 4 Stunden ziehen.",
            "50 T auf der Uhr und 51 T 20:00:00 in der Bank.",
        ),
        StepText::task(
            "Die Seite eines Verbandes liest die Regeln anders: Ein Zug bringt nur die \
             Zeitgutschrift, und die Bank wartet, bis man von Hand auffüllt. Was gilt, zeigt \
             der Server. So wird diese Partie gespielt.",
            "Zwölf Tage nachdenken, dann ziehen.",
            "Die Uhr zeigt 43 Tage, in der Bank sind noch 51 T 20:00:00. In so einem Turnier \
             füllt man von Hand auf.",
        ),
        StepText::question(
            "Der eigene Zug ist gemacht.",
            "Welche Uhr läuft jetzt?",
            &[
                (
                    "Die des Gegners",
                    "Ja, von der Sekunde des Zuges an. Nur ein Zug oder eine Reklamation hält \
                     eine Uhr an.",
                ),
                (
                    "Keine, bis der Gegner den Zug gesehen hat",
                    "Nein. Niemand muss ihn sehen.",
                ),
                ("Beide", "Nein. Nur die des Spielers am Zug."),
            ],
        ),
        StepText::question(
            "Nach jedem Zug füllt die Bank die Uhr auf.",
            "Wann muss man von Hand auffüllen?",
            &[
                ("Nach jedem Zug", "Nein. Das geschieht von selbst."),
                (
                    "Wenn ein Zug länger als 50 Tage braucht",
                    "Ja. Die Uhr zeigt nie mehr als 50 Tage; darum muss sie während des \
                     Nachdenkens aufgefüllt werden.",
                ),
                (
                    "Nie",
                    "Nein. Eine Uhr, die niemand auffüllt, läuft nach höchstens 50 Tagen ab.",
                ),
            ],
        ),
    ],
};
