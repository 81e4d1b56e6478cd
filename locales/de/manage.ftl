## Die Seite der Bedenkzeiten

choose-title = Bedenkzeit
choose-last-used = Zuletzt
choose-own = Eigene
choose-new-own = Neue Bedenkzeit
choose-type-it = Eintippen
choose-type-one = Bedenkzeit eintippen
choose-type-hint = 5+3 · G/90 d5
choose-which = Das kann mehreres heißen. Was ist gemeint?
choose-play = Spielen
choose-edit = Ändern
choose-up = Nach oben
choose-down = Nach unten
choose-share = Link kopieren
choose-shared = Link kopiert
choose-group = { $group ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Schnell
    [classical] Klassisch
    [tournament] Turnier
    [double-flag] Doppeltes Fallblättchen
    [delay] Aufschub
    [overtime] Byo-yomi
   *[other] Anderes
}
choose-group-hint = { $group ->
    [bullet] unter 3 min
    [blitz] bis 10 min
    [rapid] über 10, unter 60 min
    [classical] ab 60 min
    [tournament] mehrere Perioden
    [double-flag] erst auf Sieg, dann auf Remis
    [delay] die Uhr wartet
    [overtime] auch kanadisch
   *[other] Vorgabe, Sanduhr, je Zug
}

## Frühere Partien

games-none = Hier steht jede Partie, die auf diesem Gerät begonnen wird: Ergebnis, Zeit je Zug und Verlauf.
games-none-do = Eine Partie spielen
games-unfinished = nicht beendet
games-moves = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
games-chart = Zeit je Zug
games-chart-alt = { $n ->
    [one] Zeit für 1 Zug, oben Weiß, unten Schwarz
   *[other] Zeit für jeden von { $n } Zügen, oben Weiß, unten Schwarz
}
games-chart-none = Kein abgeschlossener Zug.
games-chart-moves = Zug
games-export = Exportieren
games-print = Drucken
games-copy = Kopieren
games-copied = Partie kopiert
games-share = Teilen
games-as-text = Text
games-as-csv = CSV
games-as-json = JSON
games-control = Bedenkzeit
games-result = Ergebnis
games-left = Restzeit
games-thinking = Verbraucht
games-stopped-time = Die Uhren standen { $time } still
games-deleted = { $versus } ist gelöscht.
games-continue-it = Zurück an den Tisch
games-both-flags = Beide Fallblättchen gefallen
games-enter-result = Ergebnis eintragen
games-take-up = Weiterspielen
games-take-up-sure = Diese Partie weiterspielen
games-take-up-replaces = Auf dem Tisch ist noch eine andere Partie. Sie kommt zu den früheren Partien und lässt sich dort weiterspielen.
games-open-another = Andere Partie öffnen
games-again = Noch einmal mit dieser Bedenkzeit
games-playing-now = auf dem Tisch
games-chart-extra = Schraffiert: in der Zusatzzeit gespielt.

## Einstellungen

settings-look = Aussehen
settings-theme = Farbschema
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-layout = Hälften
settings-layout-automatic = Automatisch
settings-face-to-face = Gegenüber
settings-side-by-side = Nebeneinander
settings-exchanged = Weiß oben oder rechts
settings-exchanged-hint = Auch für Linkshänder
settings-signals = Signale
settings-sound = Ton
settings-volume = Lautstärke
settings-vibration = Beim Drücken vibrieren
settings-voice = Zeitnot ansagen
settings-no-device = nicht auf diesem Gerät
settings-try-out = Testen
settings-low-time = Zeitnot ab
settings-low-time-name = { $low ->
    [automatic] Automatisch
    [off] Aus
    [ten-seconds] 10 s
    [twenty-seconds] 20 s
    [thirty-seconds] 30 s
   *[one-minute] 1 min
}
settings-data = Gespeicherte Daten
settings-data-hint = Partien, eigene Bedenkzeiten und diese Einstellungen bleiben in diesem Browser und werden nirgendwohin gesendet. Eine Sicherung ist eine einzige Datei.
settings-backup = Sicherung speichern
settings-restore = Sicherung einlesen
settings-share-backup = Sicherung teilen
settings-show-codes = Als Codes zeigen
settings-read-codes = Codes einlesen
settings-point-camera = Richten Sie die Kamera auf die Codes des anderen Bildschirms. Ihre Bilder werden nicht aufbewahrt.
settings-codes-read = { $read } von { $all } Codes
settings-no-camera = Es gibt keine Kamera, oder ein anderes Programm benutzt sie. Nehmen Sie stattdessen eine Datei.
settings-camera-refused = Der Browser erlaubt die Kamera nicht. Erlauben Sie sie in den Einstellungen dieser Seite, oder nehmen Sie eine Datei.
settings-restoring = Sicherung wird eingelesen: { $percent }{"\u00A0"}%
settings-set-aside = Beiseitegelegt
settings-set-aside-hint = Dies ließ sich nicht lesen. Es bleibt unverändert.
settings-export-as-is = Unverändert exportieren
settings-discard-sure = Endgültig löschen
settings-nothing-kept = Der Browser speichert hier nichts: Partien bleiben nur, bis die Seite geschlossen wird.
settings-look-hint = Hell, dunkel oder mit stärkstem Kontrast
settings-clock = Uhr
settings-clock-hint = Wie die Hälften auf dem Tisch liegen
settings-signals-hint = Ton, Vibration, Ansage und Zeitnot
settings-board-hint = Felder, Figuren und Buchstaben

## Der Editor der Bedenkzeiten

make-title = Bedenkzeit erstellen
make-problems = Bitte ändern:
make-modes = Modus
make-mode-name = { $mode ->
    [sudden-death] Nur Zeit
    [increment] Gutschrift
    [delay] Aufschub
    [bronstein] Bronstein
    [byo-yomi] Byo-yomi
    [canadian] Kanadisch
    [hourglass] Sanduhr
    [double-flag] Doppeltes Fall{"\u00AD"}blättchen
    [per-move] Fest je Zug
   *[upcount] Hoch{"\u00AD"}zählend
}
make-mode-hint = { $mode ->
    [sudden-death] keine Gutschrift
    [increment] plus je Zug
    [delay] wartet zuerst
    [bronstein] gibt zurück
    [byo-yomi] letzte Perioden
    [canadian] Blöcke von Zügen
    [hourglass] Zeit wechselt
    [double-flag] Zusatzzeit für Remis
    [per-move] stets gleich viel
   *[upcount] ohne Blättchen
}
make-first = Zuerst
make-then = Danach
make-minutes = min
make-seconds = s
make-moves = Züge
make-add-period = Periode hinzufügen
make-remove-period = Diese Periode entfernen
make-options = Optionen
make-same = Für beide Seiten gleich
make-first-bonus = Mit der ersten Zeitgutschrift beginnen, wie die Uhren der FIDE
make-first-bonus-hint = 60+30 beginnt bei 1:00:30, wie bei FIDE-Turnieren üblich.
make-starts-in = Automatischer Start in
make-starts-in-hint = Minuten oder h:mm:ss. Leer lassen, wenn Schwarz mit einem Druck startet.
make-default-time = Wartezeit
make-default-time-hint = Minuten oder h:mm:ss
make-freeze = Wenn ein Fallblättchen fällt
make-freeze-usual = wie in diesem Modus üblich
make-freeze-yes = beide Uhren bleiben stehen
make-freeze-no = die Uhren laufen weiter
make-noted = Ein gefallenes Fallblättchen zählt
make-noted-auto = sofort
make-noted-auto-hint = Sofort: Ein Matt zählt nicht mehr, sobald ein Fallblättchen gefallen ist, auch wenn die Uhren noch laufen.
make-noted-claim = auf Reklamation
make-order = Wenn beide gefallen sind
make-order-shown = zeigen, welches zuerst fiel
make-order-hidden = nicht zeigen
make-order-hidden-hint = Nicht zeigen: Beide Fallblättchen sehen gleich aus, und die Partie geht weiter (6.11). Im Verlauf steht, wann jedes fiel; das entscheidet nichts.
make-order-moot-hint = Hier hält das erste Fallblättchen beide Uhren an. Ein zweites fällt nicht, und es gibt keine Reihenfolge zu verbergen.
make-flags-double = Mit dem doppelten Fallblättchen zählt jedes Fallen sofort, der Reihe nach.
make-name = Name
make-name-hint = Vereinsabend
make-name-missing = Zum Speichern einen Namen eingeben.
make-save-as = Speichern …
make-save = Speichern
make-play = Spielen
make-rule-gives = Bringt, in Sekunden
make-rule-left = bei so viel Restzeit
make-decimal = ,
make-double-flag = Ist die Hauptzeit abgelaufen, fällt das erste Fallblättchen, und die Zusatzzeit beginnt: genug, um die Partie zu halten, aber nicht, um sie zu gewinnen.
make-period = Periode { $number }
make-part = { $part ->
    [time] { $mode ->
        [per-move] Zeit für jeden Zug
       *[other] Zeit
    }
    [end] Für
    [moves] Züge
    [mode] Modus
    [bonus] { $mode ->
        [byo-yomi] Jede Periode
        [canadian] Byo-yomi
        [delay] Aufschub
        [bronstein] Aufschub
        [double-flag] Bonus
       *[other] Zeitgutschrift
    }
    [count] { $mode ->
        [canadian] Für
       *[other] Perioden
    }
   *[extra] Zusatzzeit
}
make-end-kind = { $kind ->
    [game] { $first ->
        [true] die ganze Partie
       *[false] den Rest der Partie
    }
    [moves] { $last ->
        [true] immer wieder für … Züge
       *[false] eine Anzahl Züge
    }
   *[time] bis die Zeit um ist
}
make-is-same = { $same ->
    [true] für beide gleich
   *[false] für jede Seite anders
}
make-first-included = erste +{ SECONDS($bonus) } { $included ->
    [true] dabei
   *[false] nach dem Drücken
}
make-starts-after = Start in { SECONDS($wait) }
make-flag = { $noted ->
    [on-claim] Fallblättchen zählt auf Reklamation
   *[automatically] { $freeze ->
        [true] Fallblättchen hält beide Uhren an
       *[false] Uhren laufen nach dem Fallblättchen weiter
    }
}
make-rule-hint = { $rule ->
    [hybrid] Der ganze Bonus; nahe an der vollen Zusatzzeit die Hälfte dessen, was fehlt.
    [truncated] Der ganze Bonus, gekappt bei der vollen Zusatzzeit: Wer sie noch hat, verliert durch Warten nichts.
   *[linear] Gleichmäßig immer weniger: der ganze Bonus nur, wenn nichts mehr übrig ist.
}
make-rule-figure = Was Drücken bringt
make-rule-point = ; bei { SECONDS($left) } Rest { TENTHS($gives) }

## Die Tasten der Uhr

keys-title = Tastatur
keys-first-half = Linke oder untere Hälfte drücken
keys-second-half = Rechte oder obere Hälfte drücken
keys-pause = Anhalten und fortsetzen
keys-press-focused = Die Hälfte oder den Knopf mit dem Fokus drücken
keys-undo = Rückgängig
keys-redo = Wieder{"\u00AD"}her{"\u00AD"}stellen
keys-full-screen = Vollbild
keys-help = Diese Seite
keys-either = oder
keys-name = { $key ->
    [Space] Leertaste
    [Enter] Eingabe
    [Escape] Esc
    [Home] Pos{"\u00A0"}1
    [End] Ende
    [Shift] Umschalt
   *[other] { $key }
}

## Was eine Bedenkzeit bedeutet, in ganzen Sätzen

sentence-both = Jeder Spieler hat { $control }.
sentence-sides = Weiß hat { $white }. Schwarz hat { $black }.
sentence-first-increment = Die erste Zeitgutschrift gibt es beim ersten Drücken.
sentence-on-claim = Ein gefallenes Fallblättchen zählt erst, wenn es reklamiert wird.
sentence-flag-stops = Fällt ein Fallblättchen, bleiben beide Uhren stehen.
sentence-runs-on = Fällt ein Fallblättchen, laufen die Uhren weiter.
sentence-starts = Die Uhr von Weiß startet von selbst; wer dann noch nicht da ist, verliert kampflos.
sentence-starts-later = Die Uhr von Weiß startet von selbst; wer { $later } später noch nicht da ist, verliert kampflos.

## Eine Bedenkzeit: ihre Perioden

control-then = { $again ->
    [true] {", dann "}
   *[false] {", danach "}
}
control-then-other = { $again ->
    [true] {"; dann "}
   *[false] {"; danach "}
}
control-shared = , +{ EXACT($bonus) } für jeden Zug

## Wofür die Zeit einer Periode ist

span-repeated = {" "}für je { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
span-moves = {" "}für { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
span-time = {" "}(läuft die Zeit bei einem Spieler ab, beginnt für beide die nächste Periode)
span-rest = {" "}für den Rest der Partie
span-game = {" "}für die Partie

## Eine Periode

period-no-time = keine Hauptzeit
period-main = { $time }{ $span }, { $again ->
    [true] dann
   *[false] danach
}{" "}
period-sudden-death = { $time }{ $span }
period-increment = { $time }{ $span }, +{ EXACT($bonus) } für jeden Zug
period-delay = { $time }{ $span }, und vor jedem Zug wartet die Uhr { EXACT($delay) }
period-bronstein = { $time }{ $span }, und nach jedem Zug kommt die verbrauchte Zeit zurück, höchstens { EXACT($delay) }
period-byo-yomi = { $count ->
    [one] 1 Periode von { EXACT($each) }, die bei jedem Zug von vorn beginnt
   *[other] { $count } Perioden von je { EXACT($each) }, die erst verloren gehen, wenn sie aufgebraucht sind
}
period-canadian = { EXACT($time) } für je { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
period-hourglass = { $time }, und was der eine verbraucht, gewinnt der andere
period-upcount = { $time }, { $again ->
    [true] dann
   *[false] danach
} zählt die Uhr aufwärts; kein Fallblättchen fällt
period-double-flag = { $time }{ $span }, { $again ->
    [true] dann
   *[false] danach
} { EXACT($extra) } Zusatzzeit, um remis zu halten, mit +{ EXACT($bonus) } für jeden Zug{ $rule ->
    [truncated] {""}
   *[other] {" "}(weniger, wenn noch viel übrig ist)
}, höchstens { EXACT($extra) }
period-each-of = { $time } für { $n ->
    [one] 1 Zug
   *[other] jeden von { $n } Zügen
}
period-each = { $time } für jeden Zug
