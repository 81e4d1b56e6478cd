## Die eingebettete Uhr

clock-label = Schachuhr
clock-open = In Zeitnot öffnen
clock-press-to-start = { $begins ->
    [white] Uhr von Weiß starten
   *[black] Uhr von Schwarz starten
}
clock-waits-for-start = Der Gegner startet diese Uhr
clock-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
clock-moves-to-go = noch { $n }
clock-period = Periode { $i } von { $n }
clock-delay = Aufschub
clock-byo-yomi = { $n ->
    [1] letzte Periode
   *[other] noch { $n } Perioden
}
clock-canadian = { $n ->
    [one] noch { $n } Zug
   *[other] noch { $n } Züge
}
clock-low = Zeitnot
clock-draw-only = Zusatzzeit · nur Remis
clock-press-gives = +{ $gives } beim Drücken
clock-flag = Blättchen gefallen
clock-flag-first = Blättchen fiel zuerst
clock-flag-second = Blättchen fiel danach
clock-flag-main-time = Hauptzeit um
clock-flag-extra-time = Zusatzzeit um
clock-pause = Anhalten
clock-resume = Fort{"\u00AD"}setzen
clock-new-game = Neue Partie
clock-turn = Weiß auf die andere Seite
clock-full-screen = Vollbild
clock-claim-draw = Remis reklamieren
clock-claim-hold = gedrückt halten
clock-claim-again = Erneut drücken
clock-stopped = { $side ->
    [white] Angehalten, Weiß am Zug
   *[black] Angehalten, Schwarz am Zug
}
clock-flag-fell = { $side ->
    [white] Fallblättchen von Weiß gefallen
   *[black] Fallblättchen von Schwarz gefallen
}
clock-first-flag-fell = { $side ->
    [white] Erstes Fallblättchen von Weiß gefallen
   *[black] Erstes Fallblättchen von Schwarz gefallen
}
clock-wins = { $side ->
    [white] Weiß gewinnt
   *[black] Schwarz gewinnt
}
clock-draw = Remis: kein Matt möglich
clock-drawn = Remis
clock-away = { $side ->
    [white] Das Gerät war inaktiv: { $time }. Die Uhr von Weiß lief.
   *[black] Das Gerät war inaktiv: { $time }. Die Uhr von Schwarz lief.
}
clock-count-away = Anrechnen
clock-ignore-away = Nicht anrechnen
clock-left = { $side ->
    [white] Weiß: { $left }
   *[black] Schwarz: { $left }
}
clock-say-half = { $side ->
    [white] Weiß, { $own }; Gegner { $theirs }
   *[black] Schwarz, { $own }; Gegner { $theirs }
}
clock-color = { $side ->
    [white] Weiß
   *[black] Schwarz
}
clock-wins-on-time = { $side ->
    [white] Weiß gewinnt durch Zeitüberschreitung
   *[black] Schwarz gewinnt durch Zeitüberschreitung
}
clock-wins-on-extra-time = { $side ->
    [white] Weiß gewinnt: Zusatzzeit von Schwarz aufgebraucht
   *[black] Schwarz gewinnt: Zusatzzeit von Weiß aufgebraucht
}
clock-both-main-times = Remis: beide Hauptzeiten aufgebraucht
clock-draw-claimed = Remis: reklamiert nach dem ersten Fallblättchen
clock-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
clock-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
clock-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
clock-no-time = keine Zeit
clock-running = { $time }, läuft
clock-tenths = { $whole },{ $tenth } s

## Fehler in der Adresse einer eingebetteten Ansicht

address-cannot-show = Das kann nicht gezeigt werden.
address-no-game = control: Damit lässt sich keine Partie spielen.
address-problem = { $place }: { $what }
address-itself = Adresse
address-too-long = Höchstens { $most } Bytes werden gelesen.
address-escape = Auf % folgen zwei hexadezimale Ziffern, in UTF-8.
address-twice = Zweimal angegeben, mit zwei Werten.
address-not-one-of = Erlaubt sind { $names }.
address-not-whole = Erlaubt ist eine ganze Zahl von { $least } bis { $most }.
address-not-size = Erlaubt sind s, m, l oder eine Zahl von Pixeln.
address-not-tag = Erlaubt ist das Kürzel einer Sprache, etwa en oder de.
address-not-name = Erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche.
address-missing = Fehlt.
address-excludes = Auch { $other } ist angegeben; nur eines von beiden kann gezeigt werden.
address-control = control: Ab Zeichen { $at } ist das keine Bedenkzeit. Erlaubt ist die Schreibweise von Zeitnot, etwa 15+10, 90/40+30, 30+30 oder 3 d2.
