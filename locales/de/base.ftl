## Knöpfe und Orte

common-back = Zurück
common-cancel = Abbrechen
common-save = Speichern
common-delete = Löschen
common-close = Schließen
common-less = Weniger
common-more = Mehr
common-clock = Uhr
common-home = Startseite
common-settings = Einstel{"\u00AD"}lungen
common-language-system = Wie der Browser
common-learn = Lernen
common-embed = Einbetten
common-not-found = Diese Seite gibt es nicht. Das hier ist die Startseite.

## Seiten, Ergebnisse und Gründe

names-color = { $color ->
    [white] Weiß
   *[black] Schwarz
}
names-reason = { $reason ->
    [checkmate] Matt
    [resignation] Aufgabe
    [flag] Zeit{"\u00AD"}überschreitung
    [flag-without-mate] Zeit um, Matt unmöglich
    [stalemate] Patt
    [dead-position] Tote Stellung
    [agreement] Vereinbarung
    [repetition] Dreimal dieselbe Stellung
    [fivefold-repetition] Fünfmal dieselbe Stellung
    [fifty-moves] 50-Züge-Regel
    [seventy-five-moves] 75-Züge-Regel
    [illegal-moves] Zweiter regelwidriger Zug
    [absence] Nicht rechtzeitig da
    [arbiter] Schieds{"\u00AD"}richter
    [unstated] {""}
    [first-flag-claim] Reklamiert nach dem ersten Fallblättchen
    [both-first-flags] Beide Hauptzeiten aufgebraucht
    [extra-time] Zusatzzeit aufgebraucht
   *[mate-on-extra-time] Matt in der Zusatzzeit
}
names-wins = { $side ->
    [white] Weiß gewinnt
   *[black] Schwarz gewinnt
}
names-draw = Remis
names-both-lose = Beide verlieren
names-outcome = { $reason ->
    [checkmate] { $result } durch Matt
    [resignation] { $result } durch Aufgabe
    [flag] { $result } durch Zeitüberschreitung
    [flag-without-mate] { $result }: Zeit überschritten, aber kein Matt möglich
    [stalemate] { $result } durch Patt
    [dead-position] { $result } durch tote Stellung
    [agreement] { $result } durch Vereinbarung
    [repetition] { $result } durch dreimalige Stellungswiederholung
    [fivefold-repetition] { $result } durch fünfmalige Stellungswiederholung
    [fifty-moves] { $result } nach der 50-Züge-Regel
    [seventy-five-moves] { $result } nach der 75-Züge-Regel
    [illegal-moves] { $result }: zweiter regelwidriger Zug des Gegners
    [absence] { $result } kampflos: Gegner nicht rechtzeitig da
    [arbiter] { $result }: Entscheidung des Schiedsrichters
    [first-flag-claim] { $result }: nach dem ersten Fallblättchen reklamiert
    [both-first-flags] { $result }: beide Hauptzeiten aufgebraucht
    [extra-time] { $result }: Zusatzzeit aufgebraucht
    [mate-on-extra-time] { $result }: Matt in der Zusatzzeit gewinnt nicht
   *[unstated] { $result }
}
names-neither-came = Beide verlieren kampflos: keiner rechtzeitig da
names-illegal-draw = Remis: zweiter regelwidriger Zug, aber der Gegner kann nicht mehr gewinnen
names-offence = { $offence ->
    [illegal-move] Regelwidriger Zug
    [press-without-move] Uhr ohne Zug gedrückt
    [wrong-claim] Unberechtigte Reklamation
   *[clock-handling] Uhr falsch bedient
}
names-pieces = K D T L S 0
names-started = Die Uhr wurde gestartet
names-flag-fell = { $side ->
    [white] Das Fallblättchen von Weiß ist gefallen
   *[black] Das Fallblättchen von Schwarz ist gefallen
}
names-first-flag-fell = { $side ->
    [white] Das erste Fallblättchen von Weiß ist gefallen
   *[black] Das erste Fallblättchen von Schwarz ist gefallen
}
names-period-over = { $side ->
    [white] Die Periode von Weiß ist vorbei
   *[black] Die Periode von Schwarz ist vorbei
}

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

## Der Verlauf einer Partie

history-press = { $side ->
    [white] Weiß hat gedrückt
   *[black] Schwarz hat gedrückt
}
history-stop = Uhren angehalten
history-stop-by = { $side ->
    [white] Weiß hat die Uhren angehalten und den Schiedsrichter gerufen
   *[black] Schwarz hat die Uhren angehalten und den Schiedsrichter gerufen
}
history-resume = Partie fortgesetzt
history-away = Das Gerät war inaktiv
history-count-away = { $counts ->
    [true] Inaktive Zeit angerechnet
   *[false] Inaktive Zeit nicht angerechnet
}
history-correct = Uhren gestellt auf { $white } und { $black }
history-swap = Plätze getauscht
history-give = { $side ->
    [white] Weiß hat { $amount } erhalten
   *[black] Schwarz hat { $amount } erhalten
}
history-take = { $side ->
    [white] Weiß hat { $amount } verloren
   *[black] Schwarz hat { $amount } verloren
}
history-penalize = { $side ->
    [white] { $offence } (Weiß)
   *[black] { $offence } (Schwarz)
}
history-introduce = Ab jetzt +{ SECONDS($bonus) } je Zug für beide
history-note-flag = Gefallenes Fallblättchen festgestellt
history-clock-notes-flag = Die Uhr hat das Fallblättchen festgestellt
history-claim-flag = { $side ->
    [white] Weiß hat das Fallblättchen reklamiert
   *[black] Schwarz hat das Fallblättchen reklamiert
}
history-arrive = { $side ->
    [white] Weiß ist da
   *[black] Schwarz ist da
}
history-default = { $side ->
    [white] Weiß war nicht oder zu spät da
   *[black] Schwarz war nicht oder zu spät da
}
history-default-of-both = Beide waren nicht oder zu spät da
history-play-on = Nächste Periode für beide
history-claim-draw = { $side ->
    [white] Weiß hat Remis reklamiert
   *[black] Schwarz hat Remis reklamiert
}
history-dead = Tote Stellung, bewiesen: Die Partie war zu Ende
history-restore = { $side ->
    [white] Zurück zu einer früheren Stellung: { $white } und { $black }, Weiß am Zug
   *[black] Zurück zu einer früheren Stellung: { $white } und { $black }, Schwarz am Zug
}
history-undo = Nr. { $number } rückgängig gemacht
history-redo = Nr. { $number } wiederhergestellt
history-checkmate = { $side ->
    [white] Weiß hat mattgesetzt
   *[black] Schwarz hat mattgesetzt
}
history-resignation = { $side ->
    [white] Weiß hat aufgegeben
   *[black] Schwarz hat aufgegeben
}
history-stalemate = Patt
history-dead-position = Tote Stellung
history-agreement = Remis vereinbart
history-fifty-moves = 50-Züge-Regel
history-seventy-five-moves = 75-Züge-Regel
history-threefold = Dreimal dieselbe Stellung
history-fivefold = Fünfmal dieselbe Stellung
history-moved = { $side ->
    [white] Weiß: { $number }. Zug in { $thought }
   *[black] Schwarz: { $number }. Zug in { $thought }
}
history-gained = { $moved }, +{ $gained }
history-penalized-again = { $offence }, zum zweiten Mal: { $result }
history-penalized = { $offence }; { $given }
history-time-set = { $side ->
    [white] Zeit von Weiß auf { $after } gestellt (war { $before })
   *[black] Zeit von Schwarz auf { $after } gestellt (war { $before })
}
history-moves-set = { $side ->
    [white] Züge von Weiß auf { $after } gestellt (waren { $before })
   *[black] Züge von Schwarz auf { $after } gestellt (waren { $before })
}
history-period-set = { $side ->
    [white] Periode von Weiß gestellt
   *[black] Periode von Schwarz gestellt
}
history-confirmed = Beide Zeiten bestätigt

## Die Startseite

home-ways = Was es noch gibt
home-start = { $control } starten
home-first-included = , ab Zug 1
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
home-not-compared = Noch nicht verglichen
home-check = Beim Server nachsehen
home-add-game = Partie eintragen
home-board = Züge und Uhr zusammen
home-board-goes-on = Hier geht die Partie weiter
home-learn = Die Regeln, die Uhr in der Hand
home-kept = { $n } auf diesem Gerät

## Das Zifferblatt

face-press-to-start = { $begins ->
    [white] Drücken startet die Uhr von Weiß
   *[black] Drücken startet die Uhr von Schwarz
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
face-claim-default = { $side ->
    [white] Weiß fehlt: reklamieren
   *[black] Schwarz fehlt: reklamieren
}
face-claim-late = { $side ->
    [white] Weiß kam zu spät: reklamieren
   *[black] Schwarz kam zu spät: reklamieren
}
face-claim-both-absent = Beide kamen zu spät oder gar nicht: beide verlieren
face-claim-alone = { $side ->
    [white] { $late ->
        [true] Weiß kam zu spät, Schwarz war rechtzeitig da
       *[false] Weiß fehlt, Schwarz war rechtzeitig da
    }
   *[black] { $late ->
        [true] Schwarz kam zu spät, Weiß war rechtzeitig da
       *[false] Schwarz fehlt, Weiß war rechtzeitig da
    }
}
face-put-off = Beginn verschieben
face-pause = Anhalten
face-menu = Menü
face-change-control = Bedenkzeit
face-first-included = erste +{ SECONDS($bonus) } inbegriffen
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
face-claim-draw = Remis rekla{"\u00AD"}mieren
face-claim-hold = gedrückt halten
face-claim-again = Erneut drücken
face-say-byo-yomi = { $n ->
    [1] letzte Periode
   *[other] noch { $n } Perioden
}

## Die Wirkung einer Bedenkzeit, auf dem Zifferblatt

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

panel-paused = Pause
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
panel-begin = Partie beginnen
panel-stopped-by = Hat jemand den Schiedsrichter gerufen?
panel-by-nobody = Nein
panel-ready = Nicht gestartet
panel-resume = Fort{"\u00AD"}setzen
panel-go-back = Zurück
panel-adjust = Anpassen
panel-finish = Beenden
panel-turn-to = { $side ->
    [white] Bedienfeld zu Weiß drehen
   *[black] Bedienfeld zu Schwarz drehen
}
panel-result = Ergebnis
panel-how-ended = Wie ging es aus?
panel-reason-if-wished = Grund, falls gewünscht
panel-rematch = Revanche mit vertauschten Farben
panel-rematch-short = Revanche
panel-again = Noch einmal, gleiche Farben
panel-match-score = Wettkampf
panel-now-side = { $side ->
    [white] jetzt Weiß
   *[black] jetzt Schwarz
}
panel-new-match = Neuer Wettkampf
panel-new-match-sure = Bei 0–0 beginnen
panel-undo = Rückgängig
panel-redo = Wieder{"\u00AD"}her{"\u00AD"}stellen
panel-correct = Zeiten korrigieren
panel-correct-key = Korri{"\u00AD"}gieren
panel-was = war { $was } · jetzt { $change }
panel-as-it-was = wie zuvor
panel-no-time = Diese Zeit kann keine Uhr zeigen.
panel-set-clock = { $side ->
    [white] Uhr von Weiß stellen
   *[black] Uhr von Schwarz stellen
}
panel-set-both = Beide Uhren stellen
panel-confirm-both = Beide Uhren bestätigen
panel-swap = Plätze tauschen
panel-penalties = Strafe
panel-give = Zeit geben
panel-give-amount = { $side ->
    [white] Weiß { $amount } geben
   *[black] Schwarz { $amount } geben
}
panel-give-nothing = Erst die Zeit einstellen
panel-end = Partie beenden
panel-play-on = Nächste Periode für beide
panel-new-game = Neue Partie
panel-new-game-sure = Noch ist kein Ergebnis eingetragen. Die Partie kommt zu den früheren Partien und lässt sich von dort wieder aufnehmen.
panel-other-control = Andere Bedenkzeit
panel-log = Verlauf
panel-details = Zeiten und Verlauf
panel-wins = { $side ->
    [white] Weiß gewinnt
   *[black] Schwarz gewinnt
}
panel-cannot-mate = { $side ->
    [white] Remis: Weiß kann nicht mattsetzen
   *[black] Remis: Schwarz kann nicht mattsetzen
}
panel-who-offended = Wer wird bestraft?
panel-opponent-gets = { $side ->
    [white] Weiß erhält { $time }
   *[black] Schwarz erhält { $time }
}
panel-second-loses = { $player } wurde schon für einen regelwidrigen Zug bestraft: Der zweite verliert die Partie; kann der Gegner nicht mattsetzen, ist sie remis.
panel-second-draws = { $player } wurde schon für einen regelwidrigen Zug bestraft: Beim zweiten ist die Partie remis, denn der Gegner spielt in der Zusatzzeit und kann nicht mehr gewinnen.
panel-not-taken-back = Die Strafe zählt, aber die Uhr konnte keinen Zug von { $player } zurücknehmen. Wird ein Zug ersetzt, Stellung und Zeiten von Hand einstellen (6.13).
panel-introduce = +5 s je Zug für beide
panel-moves = Züge
panel-moves-unit = { $n ->
    [one] Zug
   *[other] Züge
}
panel-period = Periode
panel-overtime-left = Rest dieser Periode
panel-periods-left = Perioden übrig
panel-moves-left = Züge zu machen
panel-extra-left = Rest der Zusatzzeit
panel-away-title = Das Gerät war inaktiv
panel-away = { $side ->
    [white] Die Uhr von Weiß lief. Dauer: { $time }.
   *[black] Die Uhr von Schwarz lief. Dauer: { $time }.
}
panel-away-count = { $side ->
    [white] Weiß anrechnen und weiterspielen
   *[black] Schwarz anrechnen und weiterspielen
}
panel-away-count-paused = { $side ->
    [white] Weiß anrechnen, weiter Pause
   *[black] Schwarz anrechnen, weiter Pause
}
panel-away-ignore = Nicht anrechnen und weiterspielen
panel-away-ignore-paused = Nicht anrechnen, weiter Pause
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
panel-claim-draw = { $side ->
    [white] Weiß reklamiert Remis
   *[black] Schwarz reklamiert Remis
}
panel-resign-still = { $side ->
    [white] Weiß gibt trotzdem auf
   *[black] Schwarz gibt trotzdem auf
}
panel-first-flag-hint = Ist keine Hauptzeit mehr da, ist das erste Fallblättchen gefallen, und die Zusatzzeit läuft. Mit Hauptzeit steht das Fallblättchen wieder; ist sie verbraucht, ist die Zusatzzeit mindestens so lang wie der Bonus.

## Ein Ende auf dem Brett, wie ein Spieler es sagt

fact-checkmate = { $side ->
    [white] Weiß setzt matt
   *[black] Schwarz setzt matt
}
fact-resignation = { $side ->
    [white] Weiß gibt auf
   *[black] Schwarz gibt auf
}
fact-fifty-moves = 50 Züge, reklamiert
fact-threefold = Dreimal dieselbe Stellung, reklamiert

## Das Material, wenn ein Fallblättchen gefallen ist

material-ask = { $side ->
    [white] Kann Weiß noch mattsetzen?
   *[black] Kann Schwarz noch mattsetzen?
}
material-opponents = { $side ->
    [white] Was hat Weiß außer dem König?
   *[black] Was hat Schwarz außer dem König?
}
material-own = { $side ->
    [white] Und was hat Weiß?
   *[black] Und was hat Schwarz?
}
material-pawns = Bauern
material-queen = Dame
material-rook = Turm
material-bishop = Läufer
material-knight = Springer
material-bare-king = Nur den König
material-knights = { $side ->
    [white] Wie viele Springer hat Weiß?
   *[black] Wie viele Springer hat Schwarz?
}
material-one-knight = Einen
material-more-knights = Zwei oder mehr
material-bishops = { $side ->
    [white] Auf welchen Feldern stehen die Läufer von Weiß?
   *[black] Auf welchen Feldern stehen die Läufer von Schwarz?
}
material-light = Auf hellen
material-dark = Auf dunklen
material-both = Auf beiden
material-says = { $verdict ->
    [cannot] Damit ist kein Matt möglich: remis.
    [can] { $side ->
        [white] { $blocked ->
            [true] Weiß kann damit mattsetzen und gewinnt, außer wenn die Bauern einander endgültig blockieren.
           *[false] Weiß kann damit mattsetzen und gewinnt.
        }
       *[black] { $blocked ->
            [true] Schwarz kann damit mattsetzen und gewinnt, außer wenn die Bauern einander endgültig blockieren.
           *[false] Schwarz kann damit mattsetzen und gewinnt.
        }
    }
   *[depends-on-position] { $side ->
        [white] Ob Weiß damit mattsetzen kann, hängt von der Stellung ab.
       *[black] Ob Schwarz damit mattsetzen kann, hängt von der Stellung ab.
    }
}
material-look = Stellung ansehen
material-board-decides = { $side ->
    [white] Ob Weiß mattsetzen kann, entscheidet die Stellung. Anders entscheiden kann nur der Schiedsrichter.
   *[black] Ob Schwarz mattsetzen kann, entscheidet die Stellung. Anders entscheiden kann nur der Schiedsrichter.
}

## Eine Bedenkzeit starten

controls-replaces = Auf dem Tisch ist noch eine Partie. Was darin gespielt wurde, bleibt bei den früheren Partien und lässt sich dort weiterspielen.
controls-replaces-link = Auf dem Tisch ist noch eine Partie. { $control } starten? Was in der anderen gespielt wurde, bleibt bei den früheren Partien und lässt sich dort weiterspielen.
controls-replaces-end = Neue Partie starten
controls-notation-error = Bei Zeichen { $at }: { $expected }
controls-expected = { $expected ->
    [control] Eine Bedenkzeit eingeben, etwa 5+3.
    [known-control] „?“ heißt, dass die Bedenkzeit unbekannt ist.
    [some-control] „-“ heißt, dass ohne Uhr gespielt wurde.
    [shorter-text] Dieser Text ist zu lang für eine Bedenkzeit.
    [time] Hier fehlt eine Zeit: Minuten, 30s, 2h oder 1:30:00.
    [bonus] Hier fehlt eine Anzahl Sekunden.
    [count] Hier fehlt eine ganze Zahl.
    [moves] Hier fehlt eine Anzahl Züge, wie in 90/40.
    [move] Hier fehlt das Wort „move“, wie in 10s per move.
    [slash] Hier fehlt ein Schrägstrich, wie in G/90.
    [times-seconds] Hier fehlen x und Sekunden, wie in 3x30.
    [digit] Nach dem Punkt fehlt eine Ziffer.
    [sixtieth] Hier fehlen zwei Ziffern von 00 bis 59.
    [clock-seconds] Als h:mm:ss schreiben: 1:30 kann anderthalb Stunden oder anderthalb Minuten heißen.
    [smaller-number] Eine so große Zahl kann keine Uhr zeigen.
    [fewer-decimals] Feiner als Millisekunden misst keine Uhr.
    [unit] s oder min dazuschreiben: Es könnte beides sein.
    [time-or-moves] Angeben, was die Zeit ist: 90min/40 oder 40/90min.
    [bonus-or-period] Als Zeitgutschrift +30s schreiben, als weitere Periode „, 30“.
    [bonus-for-all-or-last] Welche Perioden haben die Zeitgutschrift? Alle: 90/40, 30 with 30s. Nur die letzte: 90/40, 30+30.
    [first-move] Mit diesem Zug beginnt keine Periode.
    [period-end] Wann endet die Periode davor? 90/40, 30 oder 90/flag, 30.
    [continuation] Hier kann nur das Ende folgen, ein Komma mit der nächsten Periode oder was ein Zug bringt (+3, d5).
   *[period-without-bonus] Jede Periode hat schon ihre eigene Zeitgutschrift.
}
controls-bad-link = Die Bedenkzeit im Link ist nicht brauchbar. { $text }
controls-brief-link = Link zu { $control }: in der Pause wählen
controls-brief-bad-link = Die Bedenkzeit im Link ist nicht lesbar

## Was an einer Bedenkzeit nicht stimmt

problem-no-period = Es gibt keine Periode.
problem-too-many-periods = Eine Bedenkzeit hat höchstens 9 Perioden.
problem-of-period = { $problem ->
    [no-time] Es gibt keine Zeit zum Spielen.
    [time-too-long] Eine Uhr zeigt höchstens 99:59:59.
    [bonus-too-long] Eine Uhr zeigt höchstens 99:59:59.
    [extra-too-long] Eine Uhr zeigt höchstens 99:59:59.
    [no-bonus] Dies muss mehr als null sein.
    [no-extra] Dies muss mehr als null sein.
    [count] Eine Zahl von 1 bis 999.
    [moves] Eine Zahl von 1 bis 999.
    [not-last] Es folgt noch eine Periode: angeben, wann diese endet.
    [endless-last] Auf die letzte Periode folgt keine: Sie kann nicht mit ihrer Zeit enden.
    [hourglass-not-alone] Die Sanduhr ist die einzige Periode und gilt für die ganze Partie.
    [upcount-not-last] Aufwärts zählt nur die letzte Periode.
    [per-move-by-time] Eine feste Zeit für jeden Zug kann nicht mit ihrer Zeit enden.
    [double-flag-not-last] Das doppelte Fallblättchen gehört in die letzte Periode, bis zum Ende der Partie.
    [bonus-above-extra] Dies ist höchstens so viel wie die Zusatzzeit.
   *[bonus-above-half] Dies ist höchstens die halbe Zusatzzeit: Mehr ließe sich nicht jedes Mal geben.
}
problem-hourglass-for-one = Die Sanduhr gilt für beide Seiten.
problem-double-flag-for-one = Das doppelte Fallblättchen gilt für beide Seiten.
problem-default-time = Die Wartezeit ist höchstens 99:59:59.
problem-of-length = { $error ->
    [empty] Hier fehlt eine Zeit.
    [negative] Eine Zeit kann nicht negativ sein.
    [not-a-number] Das ist keine Zeit. Möglich sind 90, 2,5 und 1:30:00.
    [wrong-unit] Die Einheiten sind s, min und h.
    [above-59] Minuten und Sekunden gehen hinter einem Doppelpunkt nur bis 59.
    [too-large] Eine Uhr zeigt höchstens 99:59:59.
   *[too-fine] Feiner als Millisekunden misst keine Uhr.
}
problem-not-whole = Eine ganze Zahl von 1 bis 999.

## Die Spieler an der Uhr

players-title = Spieler
players-name-of = { $side ->
    [white] Name von Weiß
   *[black] Name von Schwarz
}
players-rename = Name ändern: { $name }
players-same = Dieselben Spieler, andere Schreibweise
players-new = Neue Spieler

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

## Die Wirkung einer Bedenkzeit neben der Hauptzeit

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

## Die Felder einer Bedenkzeit

editor-name-long = Namen haben höchstens 40 Zeichen.
editor-rule = Was Drücken in der Zusatzzeit bringt
editor-rule-name = { $rule ->
    [hybrid] Hybrid
    [truncated] Gekappt
   *[linear] Linear
}

## Frühere Partien

games-title = Frühere Partien
games-versus = { $white }{"\u00A0"}– { $black }
games-log = Verlauf
games-when = Partiezeit
games-clock-time = Uhrzeit
games-what = Eintrag
games-undone = rückgängig gemacht
games-missing = Diese Partie ist nicht auf diesem Gerät.
games-extra = Zusatz { $left }

## Das Programm und seine Lizenzen

about-title = Über Zeitnot
about-local = Zeitnot funktioniert ohne Netz und sendet nichts: Alles Eingegebene bleibt auf diesem Gerät.
about-licence = Zeitnot ist freie Software unter der GNU General Public License, Version 3 oder neuer. Die Schrift ist Barlow (SIL Open Font License).
about-licences = Lizenzen der Bibliotheken

## Die Seite mit dem Brett, auf Seiten ohne Brett

beside-title = Brett
beside-could-claim = { $side ->
    [white] Weiß kann Remis reklamieren: Das erste Fallblättchen des Gegners ist gefallen.
   *[black] Schwarz kann Remis reklamieren: Das erste Fallblättchen des Gegners ist gefallen.
}
beside-claim-instead = Remis reklamieren
beside-earlier = Ein Zug zurück
beside-later = Ein Zug weiter
beside-now = Aktuelle Stellung
beside-board = Brett
beside-colours = Farben der Felder
beside-letters = Buchstaben der Figuren
beside-letters-name = { $letters ->
    [own] Wie die Sprache: K D T L S
    [english] Englisch: K Q R B N
   *[figurines] Figurinen: ♔ ♕ ♖ ♗ ♘
}
beside-colours-name = { $set ->
    [boxwood] Buchsbaum
    [green] Grün
    [slate] Schiefer
   *[contrast] Hoher Kontrast
}
beside-coordinates = Koordinaten anzeigen
beside-keys-of-page = Brett: die Partie
beside-keys-of-board = Brett: die Felder
beside-key-entry = Zug eingeben
beside-key-press = Uhr der Seite am Zug drücken

## Warum am Brett etwas nicht geht

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
   *[clock] {""}
}

## Wie die Partien aufbewahrt werden

keep-unsaved = { $why ->
    [full] Der Speicher des Browsers ist voll. Die Einträge bleiben nur, bis diese Seite geschlossen wird: jetzt eine Sicherung speichern.
    [absent] Der Speicher des Browsers ist nicht mehr da. Die Einträge bleiben nur, bis diese Seite geschlossen wird: jetzt eine Sicherung speichern.
   *[refused] Der Browser verweigert das Speichern. Die Einträge bleiben nur, bis diese Seite geschlossen wird: jetzt eine Sicherung speichern.
}
keep-only-here = Die letzten Einträge sind nur auf dieser Seite: Zum Speichern fehlt der Platz.
keep-too-large = Dieser Text ist zu groß, um hier gespeichert zu werden; als Datei speichern.
keep-nearly-full = { $percent }{"\u00A0"}% des Speichers, den der Browser für Zeitnot hat, sind belegt. Mit einer Sicherung geht keine Partie verloren.
keep-backup = Sicherung speichern
keep-backup-due = { $days ->
    [one] Die letzte Sicherung ist { $days } Tag alt.
   *[other] Die letzte Sicherung ist { $days } Tage alt.
}
keep-never-backed-up = Die Partien sind nur in diesem Browser.
keep-used = { $percent }{"\u00A0"}% belegt, { $kilobytes }{"\u00A0"}KB
keep-used-label = Speicher in diesem Browser
keep-last-backup = Letzte Sicherung: { $when }.
keep-no-backup = Noch keine Sicherung gespeichert.
keep-show-restored = Ansehen
keep-table-stays = Die Sicherung enthält die Partie auf dem Tisch mit anderen Zügen. Auf dem Tisch bleibt die hier gespielte; die andere steht unter „Frühere Partien“.
keep-table-went-on = Die Partie auf dem Tisch ging in der Sicherung weiter und steht jetzt so wie dort.

## Eine Sicherung einlesen

restored-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
restored-events = { $events ->
    [one] { $events } Turnier
   *[other] { $events } Turniere
}
restored-taken = { $games ->
    [0] { $events ->
        [0] { $more ->
            [true] weitere Daten eingelesen
           *[false] Nichts Neues in der Sicherung
        }
       *[other] { restored-events }{ $more ->
            [true] {" "}und weitere Daten
           *[false] {""}
        } eingelesen
    }
   *[other] { restored-games }{ $events ->
        [0] { $more ->
            [true] {" "}und weitere Daten
           *[false] {""}
        }
       *[other] { $more ->
            [true] , { restored-events } und weitere Daten
           *[false] {" "}und { restored-events }
        }
    } eingelesen
}
restored-all = { restored-taken }{ $here ->
    [0] {""}
   *[other] , { $here } schon hier
}{ $copied ->
    [0] {""}
   *[other] , { $copied } doppelt behalten, weil beide Fassungen anders weitergingen
}{ $refused ->
    [0] {""}
   *[other] , { $refused } nicht eingelesen
}.{ $past ->
    [true] {" "}Beide Fassungen der Uhrenpartie stehen unter „Frühere Partien“.
   *[false] {""}
}

## Links zu anderen Seiten

links-correspondence = Fernpartien
links-study = Partie ansehen
links-winnability = Noch zu gewinnen?
links-look-at-it = Durchsehen
links-as-pgn = PGN

## Die Tasten des Bretts

keys-arrows = Zum Nachbarfeld
keys-press = Figur nehmen und hinstellen
keys-escape = Figur loslassen
keys-edge = An den Anfang oder das Ende der Reihe
keys-piece = Zur nächsten Figur der Seite am Zug: König (K), Dame (Q), Turm (R), Läufer (B), Springer (N), Bauer (P)
keys-other-piece = Zur nächsten Figur der anderen Seite
keys-rank = Zur 1. bis 8. Reihe
keys-file = Zur a- bis h-Linie
keys-last = Letzten Zug ansagen
keys-goals = Ansagen, wohin die Figur ziehen kann
keys-attackers = Ansagen, welche Figuren das Feld angreifen
keys-position = Stellung vorlesen

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
faults-not-stored = { $why ->
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
faults-stale = { $kind ->
    [game] { faults-of-kind } wurde in einem anderen Tab geändert. Neu laden, um den gespeicherten Stand zu sehen.
    [progress] { faults-of-kind } wurde in einem anderen Tab geändert. Neu laden, um den gespeicherten Stand zu sehen.
   *[other] { faults-of-kind } wurden in einem anderen Tab geändert. Neu laden, um den gespeicherten Stand zu sehen.
}
faults-newer = { $kind ->
    [game] { faults-of-kind } wurde von einem neueren Zeitnot gespeichert. Die neuere Version laden oder das Beiseitegelegte exportieren.
    [progress] { faults-of-kind } wurde von einem neueren Zeitnot gespeichert. Die neuere Version laden oder das Beiseitegelegte exportieren.
   *[other] { faults-of-kind } wurden von einem neueren Zeitnot gespeichert. Die neuere Version laden oder das Beiseitegelegte exportieren.
}
faults-no-number = { $kind ->
    [game] { faults-of-kind } lässt sich nicht speichern: Die Nummer des letzten Speicherns ist die höchste, die es gibt. Eine Sicherung speichern.
    [progress] { faults-of-kind } lässt sich nicht speichern: Die Nummer des letzten Speicherns ist die höchste, die es gibt. Eine Sicherung speichern.
   *[other] { faults-of-kind } lassen sich nicht speichern: Die Nummer des letzten Speicherns ist die höchste, die es gibt. Eine Sicherung speichern.
}
faults-overtaken = Ein anderer Tab hat diese Partie geändert. Was hier zuletzt geschah, ist nicht dabei. { $why }
faults-no-lock = Der Browser sagt nicht, ob ein anderer Tab diese Partie spielt. Andere Tabs mit Zeitnot schließen und hier spielen.
faults-not-a-backup = Diese Datei ist keine vollständige Sicherung.
faults-newer-backup = Diese Sicherung stammt von einem neueren Zeitnot. Die neuere Version laden.
faults-unknown-key = Diese Sicherung enthält etwas, das Zeitnot nicht kennt: „{ $key }“. Nichts wurde übernommen.
faults-bad-number = Diese Sicherung enthält bei „{ $key }“ eine Nummer, die nicht stimmen kann. Nichts wurde übernommen.
faults-not-read = Die Daten in diesem Browser ließen sich nicht lesen.
faults-newer-data = Hier hat ein neueres Zeitnot etwas gespeichert. Es bleibt unverändert.
faults-set-aside = { $kept ->
    [true] „{ $place }“ { $why }. Es wurde unverändert beiseitegelegt.
   *[false] „{ $place }“ { $why }. Es blieb, wo es ist.
}
faults-several-set-aside = Nicht lesbar und unverändert beiseitegelegt: { $places }.
faults-set-aside-link = Beiseitegelegtes ansehen
faults-awake = Der Bildschirm kann ausgehen: Dieses Gerät lässt Zeitnot ihn nicht wach halten.

## Warum sich Gespeichertes nicht lesen lässt

unreadable-envelope = { $why ->
    [not-ours] stammt nicht von Zeitnot
    [truncated] ist am Ende abgeschnitten
    [checksum] ist beschädigt
   *[newer-version] wurde von einem neueren Zeitnot gespeichert
}
unreadable-unclear = war nicht zu verstehen

## Die zweite Kopie

second-alone = Dieser Browser lässt Zeitnot nur eine Kopie speichern. Wird der Browser gewaltsam beendet, kann die letzte Minute verloren gehen.
second-lost = Die zweite Kopie der Partien kann nicht mehr geschrieben werden. Wird der Browser gewaltsam beendet, kann die letzte Minute verloren gehen.
second-unknown-after = Der letzte gespeicherte Eintrag dieser Partie ist von { $last }. Wurde der Browser danach gewaltsam beendet, fehlen spätere Einträge.
second-game = Die Kopie des Browsers war unvollständig. Diese Partie wurde aus der zweiten Kopie wiederhergestellt: alle Einträge von { $from } bis { $to }.
second-whole-game = Die Kopie des Browsers war unvollständig. Diese Partie wurde aus der zweiten Kopie wiederhergestellt, bis { $to }.
second-others = { $games ->
    [0] { $others ->
        [1] Aus der zweiten Kopie wiederhergestellt: ein Eintrag (Einstellungen, Lektionen, Turniere oder Analysen).
       *[other] Aus der zweiten Kopie wiederhergestellt: { $others } Einträge (Einstellungen, Lektionen, Turniere oder Analysen).
    }
   *[other] { $others ->
        [0] { $games ->
            [1] Aus der zweiten Kopie wiederhergestellt: eine Partie.
           *[other] Aus der zweiten Kopie wiederhergestellt: { $games } Partien.
        }
       *[other] Aus der zweiten Kopie wiederhergestellt: Partien: { $games }, andere Einträge: { $others }.
    }
}
second-apart = { $games ->
    [1] Eine Partie wurde weitergespielt, obwohl ihre zweite Kopie spätere Einträge hatte. Was zuletzt gespielt wurde, bleibt; die andere Fassung steht als eigene Partie unter „Frühere Partien“.
   *[other] { $games } Partien wurden weitergespielt, obwohl ihre zweiten Kopien spätere Einträge hatten. Was zuletzt gespielt wurde, bleibt; die anderen Fassungen stehen als eigene Partien unter „Frühere Partien“.
}
second-disputed = Hier unterscheiden sich die beiden Kopien: { $places }. Es gilt die erste; die andere ist beiseitegelegt.
second-refused = Die zweite Kopie passt nicht in den Speicher des Browsers. Eine Sicherung speichern, frühere Partien löschen, dann neu laden.
second-awaited = Die zweite Kopie hat noch nicht geantwortet. Vielleicht enthält sie spätere Einträge als die gezeigten; sie erscheinen, sobald sie antwortet.

## Dasselbe kurz, für den Balken einer laufenden Uhr

brief-game = Wiederhergestellt bis { $to }
brief-others = Aus der zweiten Kopie ergänzt
brief-apart = Andere Fassung gespeichert
brief-awaited = Neuere Einträge sind möglich
brief-unknown-after = Letzter Eintrag: { $last }
brief-one-copy = Nur eine Kopie

## Zeiten

length-none = keine Zeit
length-days = T
length-decimal = ,
length-hours = { $n } h
length-minutes = { $n } min
length-seconds = { $seconds } s
