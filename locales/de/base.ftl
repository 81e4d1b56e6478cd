## Knöpfe und Orte

common-back = Zurück
common-close = Schließen
common-clock = Uhr
common-home = Startseite
common-settings = Einstel{"\u00AD"}lungen
common-learn = Lernen
common-embed = Einbetten
common-not-found = Diese Seite gibt es nicht. Das hier ist die Startseite.
# Between a label and what it is the label of.
common-colon = :{" "}

## Seiten, Ergebnisse und Gründe

names-color = { $color ->
    [white] Weiß
   *[black] Schwarz
}
names-result = { $result ->
    [win] { $winner ->
        [white] Weiß gewinnt
       *[black] Schwarz gewinnt
    }
    [draw] Remis
   *[both-lose] Beide verlieren
}
names-outcome = { $reason ->
    [checkmate] { names-result } durch Matt
    [resignation] { names-result } durch Aufgabe
    [flag] { names-result } durch Zeitüberschreitung
    [flag-without-mate] { names-result }: Zeit überschritten, aber kein Matt möglich
    [stalemate] { names-result } durch Patt
    [dead-position] { names-result } durch tote Stellung
    [agreement] { names-result } durch Vereinbarung
    [repetition] { names-result } durch dreimalige Stellungswiederholung
    [fivefold-repetition] { names-result } durch fünfmalige Stellungswiederholung
    [fifty-moves] { names-result } nach der 50-Züge-Regel
    [seventy-five-moves] { names-result } nach der 75-Züge-Regel
    [illegal-moves] { $result ->
        [draw] Remis: zweiter regelwidriger Zug, aber der Gegner kann nicht mehr gewinnen
       *[other] { names-result }: zweiter regelwidriger Zug des Gegners
    }
    [absence] { $result ->
        [both-lose] Beide verlieren kampflos: keiner rechtzeitig da
       *[other] { names-result } kampflos: Gegner nicht rechtzeitig da
    }
    [arbiter] { names-result }: Entscheidung des Schiedsrichters
    [first-flag-claim] { names-result }: nach dem ersten Fallblättchen reklamiert
    [both-first-flags] { names-result }: beide Hauptzeiten aufgebraucht
    [extra-time] { names-result }: Zusatzzeit aufgebraucht
    [mate-on-extra-time] { names-result }: Matt in der Zusatzzeit gewinnt nicht
   *[unstated] { names-result }
}
names-pieces = K D T L S 0

## Zeiten, wie man sie sagt

spoken-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
spoken-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
spoken-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
spoken-none = keine Zeit
spoken-over = { $time } darüber
spoken-running = { $time }, läuft

## Die Startseite

home-ways = Was es noch gibt
home-start = { $control } starten
home-first-included = , erste dabei
home-go-on = Weiterspielen
home-controls = Bedenkzeiten
home-rate = { $rate ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Schnell
   *[classical] Klassisch
}
home-all = Alle
home-all-hint = Bedenkzeiten
home-correspondence = Fernschach
home-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
home-games-hint = Hier stehen später die eigenen Fernpartien mit Triple Block (ICCF), die nächste Frist zuerst.
home-nothing-due = Es läuft keine Uhr.
home-my-move = Am Zug
home-waiting-since = Warten seit { $day }
home-not-compared = Zeit nicht bekannt
home-check = Beim Server nachsehen
home-add-game = Partie eintragen
home-bring = Datei einlesen
home-board = Züge und Uhr zusammen
home-board-goes-on = Hier geht die Partie weiter
home-learn = Die Regeln, die Uhr in der Hand
home-kept = { $n } auf diesem Gerät

## Das Zifferblatt

face-press-to-start = { $begins ->
    [white] Uhr von Weiß starten
   *[black] Uhr von Schwarz starten
}
face-waits-for-start = Der Gegner startet diese Uhr
face-tap-when-here = Bei Ankunft drücken
face-is-here = Anwesend
face-are-here = { $white ->
    [true] { $black ->
        [true] Beide sind da
       *[false] Weiß ist da
    }
   *[false] { $black ->
        [true] Schwarz ist da
       *[false] {""}
    }
}
face-starts-in = Uhr von Weiß startet in { $digits }
face-here = Ich bin da
face-put-off = Beginn verschieben
face-pause = Anhalten
face-menu = Menü
face-change-control = Bedenkzeit
face-first-included = erste +{ SECONDS($bonus) } dabei
face-full-screen = Vollbild
face-leave-full-screen = Vollbild verlassen
face-swap-view = Weiß auf die andere Seite
face-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
face-moves-to-go = noch { $n }
face-period = Periode { $i } von { $n }
face-delay = Aufschub
face-total = { $digits } für diesen Zug
face-byo-yomi = { $n } × { $digits }
face-byo-yomi-last = letzte Periode
face-byo-yomi-running = { $n ->
    [one] noch { $n } Periode
   *[other] noch { $n } Perioden
}
face-canadian = { $n ->
    [one] { $n } Zug in { $digits }
   *[other] { $n } Züge in { $digits }
}
face-canadian-running = { $n ->
    [one] noch { $n } Zug
   *[other] noch { $n } Züge
}
face-overtime = Byo-yomi
face-low = Zeitnot
face-flag-fell = { $side ->
    [white] Blättchen von Weiß gefallen
   *[black] Blättchen von Schwarz gefallen
}
face-flag-first = Blättchen fiel zuerst
face-flag-second = Blättchen fiel danach
face-flag-down = Blättchen gefallen
face-claim-flag = Fall{"\u00AD"}blätt{"\u00AD"}chen rekla{"\u00AD"}mieren
face-note-flag = Fall{"\u00AD"}blätt{"\u00AD"}chen fest{"\u00AD"}stellen
face-following = Diese Partie wird in einem anderen Tab gespielt. Hier lässt sie sich nur ansehen.
face-take-over = Hier spielen
face-say-half = { $name }, { $own }; Gegner { $theirs }
face-say-left = { $side ->
    [white] Weiß: { $left }
   *[black] Schwarz: { $left }
}
face-say-flag = { $side ->
    [white] Fallblättchen von Weiß
   *[black] Fallblättchen von Schwarz
}
face-say-first-flag = { $side ->
    [white] Erstes Fallblättchen von Weiß
   *[black] Erstes Fallblättchen von Schwarz
}
face-extra-time = Zusatzzeit
face-draw-only = Zusatzzeit · nur Remis
face-press-gives = +{ TENTHS($gives) } beim Drücken
face-flag-main-time = Hauptzeit um
face-flag-extra-time = Zusatzzeit um
face-say-byo-yomi = { $n ->
    [1] letzte Periode
   *[other] noch { $n } Perioden
}
mode-on-face = { $mode ->
    [increment] +{ SECONDS($time) } je Zug
    [delay] { SECONDS($time) } Aufschub
    [bronstein] bis zu { SECONDS($time) } zurück
    [byo-yomi] { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [one] { $n } Zug in { SECONDS($time) }
       *[other] { $n } Züge in { SECONDS($time) }
    }
    [hourglass] Sanduhr
    [per-move] für jeden Zug
    [double-flag] danach { SECONDS($time) } für das Remis
    [upcount] {""}
   *[sudden-death] {""}
}

## Das Bedienfeld zwischen den Hälften

panel-stopped = { $side ->
    [white] Weiß am Zug
   *[black] Schwarz am Zug
}
panel-fallen = { $side ->
    [white] Fallblättchen von Weiß gefallen
   *[black] Fallblättchen von Schwarz gefallen
}
panel-order-unknown = Beide Fallblättchen sind gefallen, und niemand weiß, welches zuerst: Die Partie geht weiter (6.11).
panel-put-off = Der Beginn ist verschoben
panel-ready = Nicht gestartet
panel-resume = Fort{"\u00AD"}setzen
panel-result = Ergebnis
panel-rematch-short = Revanche
panel-rejection = { $rejection ->
    [opponent-starts] Diese Uhr startet die andere Seite.
    [not-your-clock] Es läuft die andere Uhr.
    [is-stopped] Die Uhren sind angehalten.
    [not-running] Es läuft keine Uhr.
    [is-running] Zuerst die Uhren anhalten.
    [flag-has-fallen] Ein Fallblättchen ist gefallen. Zeiten korrigieren, rückgängig machen oder die Partie beenden.
    [no-flag-has-fallen] Es gibt kein Fallblättchen zu reklamieren.
    [order-unknown] Beide Fallblättchen sind gefallen, in unbekannter Reihenfolge: Die Partie geht weiter (6.11).
    [not-both-flags] Das geht nur, wenn beide Fallblättchen in unbekannter Reihenfolge gefallen sind.
    [away-undecided] Zuerst entscheiden, ob die inaktive Zeit zählt.
    [not-away] Das Gerät war nicht inaktiv.
    [too-early-for-absence] Die Wartezeit ist noch nicht abgelaufen.
    [no-scheduled-start] Es ist kein Partiebeginn festgesetzt.
    [is-present] Dieser Spieler ist rechtzeitig gekommen.
    [no-draw-to-claim] Es gibt kein Remis zu reklamieren.
    [not-in-this-mode] Das gibt es mit dem doppelten Fallblättchen nicht.
    [no-increment] Mit einer Sanduhr oder fester Zeit je Zug gibt es keine Zeitgutschrift.
    [out-of-range] Diese Zeit kann diese Uhr nicht zeigen.
    [has-ended] Die Partie ist zu Ende. Zum Weiterspielen das Ende rückgängig machen.
    [nothing-to-undo] Es gibt nichts rückgängig zu machen.
   *[nothing-to-redo] Es gibt nichts wiederherzustellen.
}

## Eine Bedenkzeit starten

controls-replaces-link = Auf dem Tisch ist noch eine Partie. { $control } starten? Was in der anderen gespielt wurde, bleibt bei den früheren Partien und lässt sich dort weiterspielen.
controls-replaces-end = Neue Partie starten
controls-bad-link = Die Bedenkzeit im Link ist nicht brauchbar. { $text }
controls-brief-link = Link zu { $control }: in der Pause wählen
controls-brief-bad-link = Die Bedenkzeit im Link ist nicht lesbar

## Eine Bedenkzeit in wenigen Worten

tile-odds = Zeitvorgabe
tile-hourglass = Sanduhr
tile-versus = Weiß { $white }, Schwarz { $black }
tile-then = danach{" "}
tile-then-again = dann{" "}
tile-hours = { $n } h
tile-moves-in = { $moves ->
    [one] { $moves } Zug in { $time }
   *[other] { $moves } Züge in { $time }
}
extra-besides = { $mode ->
    [increment] +{ SECONDS($time) } je Zug
    [delay] vor jedem Zug { SECONDS($time) } Aufschub
    [bronstein] gibt bis zu { SECONDS($time) } zurück (Bronstein)
    [byo-yomi] danach { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [1] danach { SECONDS($time) } für jeden Zug
       *[other] danach { SECONDS($time) } für je { $n } Züge
    }
    [hourglass] was einer verbraucht, gewinnt der andere
    [per-move] für jeden Zug
    [double-flag] danach { SECONDS($time) } für das Remis
    [upcount] danach aufwärts, ohne Fallblättchen
   *[sudden-death] {""}
}

## Frühere Partien

games-title = Frühere Partien
games-versus = { $white }{"\u00A0"}– { $black }
games-unknown = unbekannt

## Das Programm und seine Lizenzen

about-title = Über Zeitnot
about-local = Zeitnot funktioniert ohne Netz und sendet nichts: Alles Eingegebene bleibt auf diesem Gerät.
about-licence = Zeitnot ist freie Software unter der GNU General Public License, Version 3 oder neuer. Die Schrift ist Barlow (SIL Open Font License).
about-licences = Lizenzen der Bibliotheken
about-translation = {""}

language-title = Sprache
language-missing = { $name } ist noch nicht auf diesem Gerät. Die Sprache kommt beim nächsten Besuch mit Netz.

## Die Seite mit dem Brett, auf Seiten ohne Brett

board-title = Brett
refusal-act = { $why ->
    [illegal-move] Dieser Zug ist regelwidrig.
    [not-on-move] Es läuft die Uhr der anderen Seite.
    [not-started] Die Partie hat noch nicht begonnen.
    [press-first] Zuerst die Uhr drücken: Der Zug ist noch nicht abgeschlossen.
    [move-presses] Die Uhr wird durch den Zug gedrückt.
    [no-move-made] Zuerst auf dem Brett ziehen.
    [nothing-to-take-back] Es gibt keinen Zug zurückzunehmen.
    [no-offer] Es gibt kein Remisangebot.
    [offer-stands] Remis ist schon angeboten.
    [no-claim] In dieser Stellung lässt sich das nicht reklamieren.
    [position-is-gone] Diese Stellung gehört nicht mehr zur Partie.
   *[clock] { panel-rejection }
}

## Wie die Partien gespeichert werden

keep-unsaved = { $why ->
    [full] Der Speicher des Browsers ist voll. Die Einträge bleiben nur, bis diese Seite geschlossen wird: jetzt eine Sicherung speichern.
    [absent] Der Speicher des Browsers ist nicht mehr da. Die Einträge bleiben nur, bis diese Seite geschlossen wird: jetzt eine Sicherung speichern.
   *[refused] Der Browser verweigert das Speichern. Die Einträge bleiben nur, bis diese Seite geschlossen wird: jetzt eine Sicherung speichern.
}
keep-nearly-full = { $percent }{"\u00A0"}% des Speichers, den der Browser für Zeitnot hat, sind belegt. Mit einer Sicherung geht keine Partie verloren.
keep-backup = Sicherung speichern
keep-table-stays = Die Sicherung enthält die Partie auf dem Tisch mit anderen Zügen. Auf dem Tisch bleibt die hier gespielte; die andere steht unter „Frühere Partien“.
keep-table-went-on = Die Partie auf dem Tisch ging in der Sicherung weiter und steht jetzt so wie dort.

## Laden und neue Versionen

update-ready = Eine neue Version von Zeitnot ist bereit.
update-restart = Jetzt neu starten
update-loading = Wird geladen
update-not-loaded = Diese Seite konnte nicht geladen werden. Verbindung prüfen und erneut versuchen.
update-damaged = Eine Datei dieser Seite ist auf diesem Gerät beschädigt. Die Partien sind nicht betroffen. Mit dem Netz verbinden und erneut versuchen: Dann wird sie ersetzt.
update-try-again = Erneut versuchen
update-gone = Diese Seite braucht die neue Version von Zeitnot.

## Fehler beim Speichern und Laden

faults-absent = Dieser Browser lässt Zeitnot nichts speichern. Die Uhr funktioniert; Partien gehen verloren, sobald die Seite geschlossen wird.
faults-full = Der Speicher des Browsers ist voll. Die Uhr läuft weiter, aber diese Partie wird nicht gespeichert. Frühere Partien löschen oder eine Sicherung speichern.
faults-of-kind = { $kind ->
    [game] Diese Partie
    [settings] Die Einstellungen
    [presets] Die eigenen Bedenkzeiten
    [progress] Der Fortschritt in den Lektionen
    [correspondence] Die Fernpartien
   *[study] Die Analysen
}
faults-no-room = { $kind ->
    [game] Der Speicher des Browsers ist voll. { faults-of-kind } wird nicht gespeichert.
    [progress] Der Speicher des Browsers ist voll. { faults-of-kind } wird nicht gespeichert.
   *[other] Der Speicher des Browsers ist voll. { faults-of-kind } werden nicht gespeichert.
}
faults-game-refused = Der Browser hat das Speichern verweigert. Die Uhr läuft ungespeichert weiter.
faults-refused = { $kind ->
    [game] Der Browser hat das Speichern verweigert. { faults-of-kind } wurde nicht gespeichert.
    [progress] Der Browser hat das Speichern verweigert. { faults-of-kind } wurde nicht gespeichert.
   *[other] Der Browser hat das Speichern verweigert. { faults-of-kind } wurden nicht gespeichert.
}
faults-not-saved = { $fault ->
    [store] { $why ->
        [absent] { faults-absent }
        [full] { $kind ->
            [game] { faults-full }
           *[other] { faults-no-room }
        }
       *[refused] { $kind ->
            [game] { faults-game-refused }
           *[other] { faults-refused }
        }
    }
    [stale] { $kind ->
        [game] { faults-of-kind } wurde in einem anderen Tab geändert. Neu laden, um den gespeicherten Stand zu sehen.
        [progress] { faults-of-kind } wurde in einem anderen Tab geändert. Neu laden, um den gespeicherten Stand zu sehen.
        [correspondence] Ein anderer Tab hat die Fernpartien geändert. Der letzte Eintrag hier wurde nicht gespeichert.
       *[other] { faults-of-kind } wurden in einem anderen Tab geändert. Neu laden, um den gespeicherten Stand zu sehen.
    }
    [newer-version] { $kind ->
        [game] { faults-of-kind } wurde von einem neueren Zeitnot gespeichert. Die neuere Version laden oder das Beiseitegelegte exportieren.
        [progress] { faults-of-kind } wurde von einem neueren Zeitnot gespeichert. Die neuere Version laden oder das Beiseitegelegte exportieren.
       *[other] { faults-of-kind } wurden von einem neueren Zeitnot gespeichert. Die neuere Version laden oder das Beiseitegelegte exportieren.
    }
   *[no-number-left] { $kind ->
        [game] { faults-of-kind } lässt sich nicht speichern: Die Nummer des letzten Speicherns ist die höchste, die es gibt. Eine Sicherung speichern.
        [progress] { faults-of-kind } lässt sich nicht speichern: Die Nummer des letzten Speicherns ist die höchste, die es gibt. Eine Sicherung speichern.
       *[other] { faults-of-kind } lassen sich nicht speichern: Die Nummer des letzten Speicherns ist die höchste, die es gibt. Eine Sicherung speichern.
    }
}
faults-overtaken = { $n ->
    [one] Ein anderer Tab hat diese Partie geändert. Was hier zuletzt geschah, ist nicht dabei.
   *[other] Ein anderer Tab hat diese Partie geändert. Die letzten { $n } Eingaben hier sind nicht dabei.
}
faults-no-lock = Der Browser sagt nicht, ob ein anderer Tab diese Partie spielt. Andere Tabs mit Zeitnot schließen und hier spielen.
faults-not-loaded = { $fault ->
    [store] { $error ->
        [absent] { faults-absent }
       *[other] Die Daten in diesem Browser ließen sich nicht lesen.
    }
    [newer-version] Hier hat ein neueres Zeitnot etwas gespeichert. Es bleibt unverändert.
   *[set-aside] { $kept ->
        [some] „{ $place }“ { unreadable-why }. Es wurde unverändert beiseitegelegt.
       *[none] „{ $place }“ { unreadable-why }. Es blieb, wo es ist.
    }
}
faults-several-set-aside = Nicht lesbar und unverändert beiseitegelegt: { $places }.
faults-overtaken-waiting = Während das auf Platz wartete, hat ein anderer Tab etwas Neueres gespeichert: { $places }. Das hier Eingegebene wurde unverändert beiseitegelegt.
faults-set-aside-link = Beiseitegelegtes ansehen
faults-awake = Der Bildschirm kann ausgehen: Dieses Gerät lässt Zeitnot ihn nicht wach halten.

## Warum sich Gespeichertes nicht lesen lässt

unreadable-why = { $why ->
    [envelope] { $unreadable ->
        [not-ours] stammt nicht von Zeitnot
        [truncated] ist am Ende abgeschnitten
        [checksum] ist beschädigt
       *[newer-version] wurde von einem neueren Zeitnot gespeichert
    }
    [migration] { unreadable-unclear }
   *[contents] { unreadable-unclear }
}
unreadable-unclear = war nicht zu verstehen

## Die zweite Kopie

second-lost = Die zweite Kopie der Partien kann nicht mehr geschrieben werden. Wird der Browser gewaltsam beendet, kann die letzte Minute verloren gehen.

## Dasselbe kurz, für den Balken einer laufenden Uhr

brief-one-copy = Nur eine Kopie

## Zeiten

length-none = keine Zeit
length-days = T
length-decimal = ,
length-hours = { $n } h
length-minutes = { $n } min
length-seconds = { $seconds } s
