//! 6.9, in German.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.9: Verloren oder remis",
    aim: "Was ein gefallenes Blättchen kostet, und wann nur einen halben Punkt.",
    steps: &[
        StepText::task(
            "Gleich fällt das Fallblättchen von Weiß. Schwarz hat König und Dame.",
            "Als Schiedsrichter das Fallblättchen feststellen und die Partie nach 6.9 beenden.",
            "Weiß hat die Züge nicht rechtzeitig ausgeführt, und Schwarz kann mattsetzen: Weiß \
             hat verloren.",
        ),
        StepText::task(
            "Noch einmal dasselbe, aber Schwarz hat nur noch den König.",
            "Das Fallblättchen feststellen und die Partie nach 6.9 beenden.",
            "Keine Folge regelgemäßer Züge lässt einen blanken König mattsetzen: remis.",
        ),
        StepText::question(
            "Das Fallblättchen von Weiß fällt. Weiß hat König und Bauer, Schwarz König und \
             Springer.",
            "Wie endet die Partie?",
            &[
                (
                    "Weiß hat verloren",
                    "Ein Matt ist möglich: Der eigene Bauer kann den Weg aus der Ecke versperren. \
                     Wie ungeschickt das ist, zählt nicht.",
                ),
                (
                    "Remis, ein Springer allein erzwingt kein Matt",
                    "Erzwingen muss man es nicht, möglich muss es sein.",
                ),
            ],
        ),
        StepText::question(
            "Das Fallblättchen von Weiß fällt. Weiß hat König und Dame, Schwarz König und \
             Springer.",
            "Wie endet die Partie?",
            &[
                (
                    "Weiß hat verloren",
                    "Ein Matt ist nicht zu erreichen: Eine Dame kann den Springer immer \
                     schlagen.",
                ),
                (
                    "Remis",
                    "Wo neben dem König nur eine Dame steht, endet keine Folge regelgemäßer Züge \
                     im Matt durch den Springer.",
                ),
            ],
        ),
        StepText::question(
            "Weiß setzt matt. Während sich die Spieler die Hand geben, fällt das Fallblättchen \
             von Weiß, und Schwarz reklamiert.",
            "Wie endet die Partie?",
            &[
                (
                    "Schwarz gewinnt durch Zeitüberschreitung",
                    "Das Matt hat die Partie beendet (5.1); die Uhr bedeutet nichts mehr.",
                ),
                (
                    "Weiß gewinnt",
                    "6.9 gilt nicht, wo 5.1 gilt: Das Matt war zuerst da.",
                ),
                ("Remis", "Mit dem Matt war die Partie zu Ende."),
            ],
        ),
        StepText::question(
            "Ein Fallblättchen ist gefallen, und die vorgeschriebenen Züge sind nicht gemacht.",
            "Was entscheidet zwischen Verlust und Remis?",
            &[
                ("Wer besser steht", "Die bessere Stellung rettet niemanden."),
                (
                    "Ob der Gegner das Matt erzwingen kann",
                    "Erzwingen muss er es nicht.",
                ),
                (
                    "Ob der Gegner durch irgendeine Folge regelgemäßer Züge mattsetzen kann",
                    "Auch bei ungeschicktestem Gegenspiel, wie es diese Fassung sagt.",
                ),
            ],
        ),
        StepText::read(
            "Was sich geändert hat: Die Worte vom „ungeschicktesten Gegenspiel“ stehen heute nicht \
             mehr da, aber die Regel ist dieselbe. Es entscheidet noch immer jede mögliche Folge \
             regelgemäßer Züge. Und eine Stellung, in der keine Seite mehr mattsetzen kann, etwa \
             hinter blockierten Bauern, beendet die Partie sofort (5.2): Kein Fallblättchen, das \
             danach fällt, verliert sie.",
        ),
    ],
};
