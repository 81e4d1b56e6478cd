//! The words of `tb-absence`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Eine Abwesen\u{ad}heit planen",
    aim: "Abwesenheit kostet Zeit, wo immer man am Zug sein kann.",
    steps: &[
        StepText::read(
            "Urlaub gibt es nicht. Ein Monat Abwesenheit kostet 30 Tage der Uhr in jeder \
             Partie, in der man am Zug ist oder es inzwischen wird.\n\nDarum rechnet man mit \
             dem Schlimmsten: Jeder Gegner zieht genau bei der Abreise. Und man vergleicht die Uhren \
             vorher mit dem Server: Bis dahin gilt die strengere Auslegung der Regeln.",
        ),
        StepText::task(
            "Abreise in 5 Tagen, für 30 Tage. Man ist selbst am Zug: 20 Tage auf der Uhr, 20 \
             in der Bank. Die Gegner ziehen genau bei der Abreise.",
            "Dafür sorgen, dass die Uhr reicht, dann abreisen.",
            "Bei der Rückkehr ist die Partie noch da.",
        ),
        StepText::question(
            "In einer anderen Partie ist der Gegner am Zug. Die Abwesenheit dauert 30 Tage.",
            "Was kostet sie dort schlimmstenfalls?",
            &[
                ("Nichts", "Nein. Der Gegner kann am Tag der Abreise ziehen."),
                (
                    "30 Tage der Uhr",
                    "Ja. Ohne eigenen Zug kann die Uhr die ganze Zeit laufen.",
                ),
                ("15 Tage", "Nein. Darauf ist kein Verlass."),
            ],
        ),
        StepText::task(
            "Zwei Partien. In der zweiten ist der Gegner am Zug; auffüllen darf man trotzdem.",
            "In jeder Partie das Nötige tun, dann abreisen.",
            "Beide Uhren haben gereicht: eine durch einen Zug, eine durch Auffüllen.",
        ),
        StepText::question(
            "Eine Reise von 50 Tagen. Uhr 50, Bank 200, und man kann an den Zug kommen.",
            "Ist die Partie sicher?",
            &[
                (
                    "Ja, bei so voller Bank",
                    "Nein. Während der Reise bringt niemand ihre Zeit auf die Uhr.",
                ),
                (
                    "Ja, die Uhr wird von selbst aufgefüllt",
                    "Nein. Das geschieht nur nach einem Zug.",
                ),
                (
                    "Nein",
                    "Richtig. Keine Uhr zeigt mehr als 50 Tage, und auf null ist sie \
                     abgelaufen. Dann entscheidet, wann der Gegner zieht.",
                ),
            ],
        ),
        StepText::task(
            "Drei Partien, und niemand sagt, was sie brauchen. Abreise in 5 Tagen, für 30 Tage.",
            "Alle drei retten.",
            "Geschafft: Jede hatte rechtzeitig, was sie brauchte.",
        ),
        StepText::question(
            "Zehn Partien vor einer Reise, und nur ein Abend.",
            "Wo handelt man zuerst?",
            &[
                (
                    "Wo eine Uhr zuerst abläuft",
                    "Ja. Was warten kann, geht durch Warten nicht verloren.",
                ),
                (
                    "Wo die Bank am vollsten ist",
                    "Nein. Eine volle Bank sagt nichts über die Uhr.",
                ),
                (
                    "Wo die Stellung am schwersten ist",
                    "Nein. Auffüllen verschafft die Zeit dafür.",
                ),
            ],
        ),
        StepText::question(
            "Die Reise ist gebucht.",
            "Was ist ein Plan?",
            &[
                ("Urlaub anmelden", "Nein. Urlaubszeit ist abgeschafft."),
                (
                    "Uhren auffüllen, ziehen, wo das nicht genügt, und die Fristen kennen",
                    "Ja. Und unterwegs, wenn es geht, ein Blick auf den Server.",
                ),
                (
                    "Den Turnierleiter benachrichtigen",
                    "Nein. Das ändert an den Uhren nichts.",
                ),
            ],
        ),
    ],
};
