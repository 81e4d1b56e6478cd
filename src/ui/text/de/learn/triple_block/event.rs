//! The words of `tb-event`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Ein Turnier planen",
    aim: "Wie aus der Dauer die drei Blöcke werden.",
    steps: &[
        StepText::read(
            "Ein Veranstalter wählt den Beginn und eine Höchstdauer. Alles andere folgt: das \
             Enddatum und die drei Blöcke.\n\nAm Regler ziehen. Der Balken zeigt die ganze Zeit eines \
             Spielers: Uhr, 50 Zeitgutschriften, Bank.",
        ),
        StepText::task(
            "Unter einer gewissen Dauer wird ein Turnier nicht gewertet.",
            "Das kürzeste Turnier ausschreiben, das gewertet werden kann.",
            "302 Tage. Ein ausgeschriebenes Turnier dieser Dauer hatte 51 Tage in der Bank \
             statt der 50 der Tabelle.",
        ),
        StepText::task(
            "Mit der Dauer wächst die Zeitgutschrift.",
            "Das kürzeste Turnier ausschreiben, das 5 Tage je Zug bringt.",
            "700 Tage, etwa zwei Jahre.",
        ),
        StepText::question(
            "Ein Turnier von 450 Tagen.",
            "Wie groß sind seine Blöcke?",
            &[
                (
                    "50, Bank 50, Zeitgutschrift 2",
                    "Nein. Das ist die Zeile von 400 Tagen.",
                ),
                (
                    "50, Bank 75, Zeitgutschrift 2",
                    "Ja. Die 25 Tage, die jeder Spieler mehr hat als bei 400, sind in der Bank.",
                ),
                (
                    "50, Bank 75, Zeitgutschrift 3",
                    "Nein. Das ist die Zeile von 550 Tagen.",
                ),
            ],
        ),
        StepText::task(
            "Der Verein möchte 75 Tage in der Bank und 3 Tage je Zug.",
            "Ein solches Turnier ausschreiben.",
            "75 Tage Bank und 3 Tage je Zug, nach der Tabelle.",
        ),
        StepText::question(
            "Ein Turnier von 1000 Tagen: Uhr 50, Bank 50, Zeitgutschrift 8.",
            "Wie viel Zeit bekommt jeder Spieler insgesamt?",
            &[
                ("1000 Tage", "Nein. So viel haben beide zusammen."),
                (
                    "500 Tage",
                    "Ja: 50 + 50 + 400, die Hälfte des Turniers. Nie denken beide zugleich; so \
                     endet es rechtzeitig. Für die ersten 50 Züge selbst sind es 8 Tage weniger: Eine \
                     Zeitgutschrift kommt erst nach ihrem Zug.",
                ),
                ("450 Tage", "Nein. Die Bank zählt mit."),
            ],
        ),
        StepText::question(
            "Ein Veranstalter hat höchstens 365 Tage. Eine solche Zeile hat die Tabelle nicht.",
            "Zu welcher Zeile führt der Wortlaut der Regeln?",
            &[
                (
                    "350 Tage",
                    "Ja. Die Dauer ist ein Höchstmaß, und 350 ist die längste Zeile, die passt. \
                     Es gilt, was ausgeschrieben ist.",
                ),
                ("400 Tage", "Nein. Das ist länger als gewünscht."),
                ("302 Tage", "Nein. Auch 350 passt und ist länger."),
            ],
        ),
        StepText::question(
            "Ein Turnier von 350 Tagen beginnt am 1. Januar 2027.",
            "Wann endet es?",
            &[
                (
                    "Wenn die letzte Partie zu Ende ist",
                    "Nein. Das Ende steht am Anfang fest.",
                ),
                (
                    "Am 17. Dezember 2027",
                    "Ja, genau 350 Tage später; mit den Blöcken der Tabelle und ohne SDP und GT ist das \
                     sicher.",
                ),
                (
                    "Am 31. Dezember 2027",
                    "Nein. Ein Turnier endet so viele Tage nach seinem Beginn, gleich was der \
                     Kalender sagt.",
                ),
            ],
        ),
    ],
};
