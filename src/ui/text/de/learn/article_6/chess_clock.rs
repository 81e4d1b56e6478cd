//! 6.1, in German.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.1: Die Schachuhr",
    aim: "Zwei Anzeigen, von denen nur eine läuft, und wann ein Fallblättchen fällt.",
    steps: &[
        StepText::read(
            "Eine Schachuhr hat zwei Anzeigen, die so verbunden sind, dass nur eine laufen kann. \
             Beide Seiten ausprobieren: Vor der Partie bewirkt nur der Druck von Schwarz etwas.",
        ),
        StepText::task(
            "Der erste Druck von Schwarz setzt die Uhr von Weiß in Gang. Danach hält jeder Druck \
             eine Anzeige an und startet die andere.",
            "Die Uhr von Weiß starten, dann die von Schwarz laufen lassen.",
            "Die Anzeige von Weiß steht, die von Schwarz läuft: Ein Druck bewirkt beides.",
        ),
        StepText::question(
            "Die Uhr von Schwarz läuft, und jemand drückt noch einmal auf der Seite von Weiß. \
             Ausprobieren.",
            "Was geschieht?",
            &[
                (
                    "Beide Uhren laufen",
                    "Nie: Die Anzeigen sind so verbunden, dass nur eine laufen kann.",
                ),
                (
                    "Nichts",
                    "Die Uhr von Weiß steht schon. Es gibt nichts anzuhalten, und die von Schwarz \
                     läuft weiter.",
                ),
                (
                    "Beide Uhren stehen",
                    "Ein Druck gibt weiter. Beide stehen nur, wenn jemand die Schachuhr anhält \
                     (6.12).",
                ),
            ],
        ),
        StepText::question(
            "Die Regeln unterscheiden zwei Wörter: „Schachuhr“ und „Uhr“.",
            "Was ist „die Uhr von Weiß“?",
            &[
                (
                    "Das Gerät auf der Tischseite von Weiß",
                    "Das Gerät ist die Schachuhr, mit beiden Anzeigen.",
                ),
                (
                    "Die Zeitanzeige von Weiß",
                    "„Uhr“ ist eine der beiden Anzeigen; beide zusammen sind die Schachuhr.",
                ),
                (
                    "Die Hand, mit der Weiß drückt",
                    "Davon handelt 6.7. „Uhr“ ist hier eine der beiden Anzeigen.",
                ),
            ],
        ),
        StepText::task(
            "„Fallen des Fallblättchens“ heißt: Die zugeteilte Zeit eines Spielers ist abgelaufen. \
             Weiß hat noch zehn Sekunden.",
            "Ein Fallblättchen fallen lassen.",
            "Genau null ist gefallen: Die Marke steht bei der Seite, deren Zeit um ist. Gibt der \
             Schiedsrichter ihr Zeit, steht das Fallblättchen wieder.",
        ),
        StepText::question(
            "Manche Uhren haben ein Blättchen, das fällt, andere zeigen ein Zeichen.",
            "Was bedeutet das Fallen des Fallblättchens?",
            &[
                (
                    "Der Schiedsrichter sagt, die Zeit sei um",
                    "Das ist, wann es als gefallen gilt (6.8), nicht, was es bedeutet.",
                ),
                (
                    "Die zugeteilte Zeit eines Spielers ist abgelaufen",
                    "So bestimmt es 6.1, gleich wie die Uhr aussieht.",
                ),
                (
                    "Der Spieler hat verloren",
                    "Nicht immer. Was das Fallen kostet, steht in 6.9.",
                ),
            ],
        ),
    ],
};
