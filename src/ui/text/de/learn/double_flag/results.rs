//! The words of `df-results`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Ergebnisse: Wer kann noch gewinnen?",
    aim: "Matt in der Hauptzeit und Matt in der Zusatzzeit, und was jedes Ende wert ist.",
    steps: &[
        StepText::task(
            "Das erste Fallblättchen von Weiß ist noch oben. Matt in der Hauptzeit gewinnt wie \
             immer.",
            "Mit Weiß gewinnen, bevor das erste Fallblättchen fällt.",
            "Matt in der Hauptzeit: Weiß gewinnt.",
        ),
        StepText::task(
            "Das erste Fallblättchen von Schwarz ist gefallen, das von Weiß nicht. Schwarz hat \
             einen einzigen regelgemäßen Zug.",
            "Ihn abwarten und mattsetzen.",
            "Wer noch Hauptzeit hat, kann auf dem Brett gewinnen.",
        ),
        StepText::task(
            "Jetzt ist Weiß in der Zusatzzeit und hat dasselbe Matt.",
            "Mattsetzen.",
            "Matt und doch remis: In der Zusatzzeit lässt sich halten, nicht gewinnen.",
        ),
        StepText::question(
            "Weiß ist in der Zusatzzeit, Schwarz hat noch Hauptzeit. Weiß gibt auf.",
            "Wie endet die Partie?",
            &[
                (
                    "Remis",
                    "Nicht, wenn man aufgibt. Das Remis wäre zu halten gewesen.",
                ),
                ("Schwarz gewinnt", "Ja. Wer aufgibt, verliert wie immer."),
                (
                    "Niemand gewinnt",
                    "Ein Ergebnis gibt es immer: Wer aufgibt, hat gegen die andere Seite \
                     verloren.",
                ),
            ],
        ),
        StepText::question(
            "Weiß hat eine Dame mehr. Das erste Fallblättchen von Schwarz fiel längst; jetzt \
             fällt auch das von Weiß.",
            "Wie endet die Partie?",
            &[
                (
                    "Remis",
                    "Ja, sofort und bei jeder Stellung: Beide Hauptzeiten sind aufgebraucht.",
                ),
                (
                    "Weiß gewinnt mit der Mehrdame",
                    "Zum Gewinnen war die Hauptzeit da, und sie ist aufgebraucht.",
                ),
                (
                    "Weiß gewinnt, weil Schwarz zuerst fiel",
                    "In welcher Reihenfolge die ersten Fallblättchen fallen, ist hier gleich.",
                ),
            ],
        ),
        StepText::question(
            "Die Zusatzzeit von Weiß läuft ab. Schwarz hat nur noch den König.",
            "Wie endet die Partie?",
            &[
                (
                    "Remis, denn Schwarz kann nicht mattsetzen",
                    "So wäre es nach Artikel 6.9 der FIDE. Mit dem doppelten Fallblättchen wird \
                     nicht nach dem Material gefragt.",
                ),
                (
                    "Die Partie geht weiter",
                    "Beide Fallblättchen von Weiß sind gefallen. Es gibt keine Zeit mehr zum \
                     Spielen.",
                ),
                (
                    "Schwarz gewinnt",
                    "Ja. Der Artikel sagt es klar: Wer die Zusatzzeit überschreitet, hat auf Zeit \
                     verloren.",
                ),
            ],
        ),
        StepText::question(
            "Seit 60 Zügen hat kein Bauer gezogen und wurde nichts geschlagen. Weiß hat noch \
             Hauptzeit.",
            "Was kann Schwarz reklamieren?",
            &[
                (
                    "Remis nach der 50-Züge-Regel",
                    "Die gibt es in diesem Modus nicht.",
                ),
                (
                    "Nichts",
                    "Richtig. Weiß darf es weiter versuchen, bis das erste Fallblättchen fällt, \
                     und nicht länger.",
                ),
                ("Remis nach 75 Zügen", "Hier zählen weder 50 noch 75 Züge."),
            ],
        ),
        StepText::read(
            "Kurz gesagt: Mit Hauptzeit lässt sich gewinnen. In der Zusatzzeit gibt es Remis, auch \
             durch Mattsetzen, durch Patt, tote Stellung oder Vereinbarung. Verloren ist, wenn die \
             Zusatzzeit abläuft, durch Matt des Gegners oder durch Aufgabe.",
        ),
    ],
};
