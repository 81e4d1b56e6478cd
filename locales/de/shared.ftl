## Knöpfe und Orte

common-cancel = Abbrechen
common-save = Speichern
common-delete = Löschen
common-less = Weniger
common-more = Mehr
common-language-system = Wie der Browser

## Seiten, Ergebnisse und Gründe

names-reason = { $reason ->
    [checkmate] Matt
    [resignation] Aufgabe
    [flag] Zeit{"\u00AD"}überschreitung
    [flag-without-mate] Zeit abgelaufen, Matt unmöglich
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
names-offence = { $offence ->
    [illegal-move] Regelwidriger Zug
    [press-without-move] Uhr ohne Zug gedrückt
    [wrong-claim] Unberechtigte Reklamation
   *[clock-handling] Uhr falsch bedient
}
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

## Der Verlauf einer Partie

history-event = { $event ->
    [press] { $side ->
        [white] Weiß hat gedrückt
       *[black] Schwarz hat gedrückt
    }
    [stop] { $by ->
        [arbiter] Uhren angehalten
       *[player] { $caller ->
            [white] Weiß hat die Uhren angehalten und den Schiedsrichter gerufen
           *[black] Schwarz hat die Uhren angehalten und den Schiedsrichter gerufen
        }
    }
    [resume] Partie fortgesetzt
    [away] Das Gerät war inaktiv
    [count-away] { $counts ->
        [true] Inaktive Zeit angerechnet
       *[false] Inaktive Zeit nicht angerechnet
    }
    [correct] Uhren gestellt auf { $white } und { $black }
    [swap-sides] Plätze getauscht
    [give] { $gains ->
        [true] { history-give }
       *[false] { $to ->
            [white] Weiß hat { $amount } verloren
           *[black] Schwarz hat { $amount } verloren
        }
    }
    [penalize] { history-penalize }
    [introduce-increment] Ab jetzt +{ SECONDS($bonus) } je Zug für beide
    [claim-flag] { $claimant ->
        [arbiter] Gefallenes Fallblättchen festgestellt
        [clock] Die Uhr hat das Fallblättchen festgestellt
       *[player] { $claims ->
            [white] Weiß hat das Fallblättchen reklamiert
           *[black] Schwarz hat das Fallblättchen reklamiert
        }
    }
    [arrive] { $side ->
        [white] Weiß ist da
       *[black] Schwarz ist da
    }
    [claim-default] { $side ->
        [white] Weiß war nicht oder zu spät da
       *[black] Schwarz war nicht oder zu spät da
    }
    [claim-default-of-both] Beide waren nicht oder zu spät da
    [play-on] Nächste Periode für beide
    [claim-draw] { $side ->
        [white] Weiß hat Remis reklamiert
       *[black] Schwarz hat Remis reklamiert
    }
    [on-board] { history-board-end }
    [dead] Tote Stellung, bewiesen: Die Partie war zu Ende
    [restore] { $on-turn ->
        [white] Zurück zu einer früheren Stellung: { $white } und { $black }, Weiß am Zug
       *[black] Zurück zu einer früheren Stellung: { $white } und { $black }, Schwarz am Zug
    }
    [undo] Nr. { $number } rückgängig gemacht
    [redo] Nr. { $number } wiederhergestellt
   *[end] {""}
}
history-give = { $to ->
    [white] Weiß hat { $amount } erhalten
   *[black] Schwarz hat { $amount } erhalten
}
history-penalize = { $offender ->
    [white] { names-offence } (Weiß)
   *[black] { names-offence } (Schwarz)
}
history-board-end = { $end ->
    [checkmate] { $winner ->
        [white] Weiß hat mattgesetzt
       *[black] Schwarz hat mattgesetzt
    }
    [resignation] { $loser ->
        [white] Weiß hat aufgegeben
       *[black] Schwarz hat aufgegeben
    }
    [stalemate] Patt
    [dead-position] Tote Stellung
    [agreement] Remis vereinbart
    [fifty-moves] 50-Züge-Regel
    [seventy-five-moves] 75-Züge-Regel
    [threefold] Dreimal dieselbe Stellung
   *[fivefold] Fünfmal dieselbe Stellung
}
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

## Das Zifferblatt

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
face-claim-draw = Remis reklamieren
face-claim-hold = gedrückt halten
face-claim-again = Erneut drücken

## Das Bedienfeld zwischen den Hälften

panel-paused = Pause
panel-begin = Partie beginnen
panel-stopped-by = Hat jemand den Schiedsrichter gerufen?
panel-by-nobody = Nein
panel-go-back = Zurück
panel-adjust = Anpassen
panel-finish = Beenden
panel-turn-to = { $side ->
    [white] Bedienfeld zu Weiß drehen
   *[black] Bedienfeld zu Schwarz drehen
}
panel-how-ended = Wie ging es aus?
panel-reason-if-wished = Grund, falls gewünscht
panel-rematch = Revanche mit vertauschten Farben
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
panel-new-game-sure = Noch ist kein Ergebnis eingetragen. Die Partie kommt zu den früheren Partien, zum Weiterspielen oder um ihr Ergebnis einzutragen.
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

fact-end = { $end ->
    [checkmate] { $winner ->
        [white] Weiß setzt matt
       *[black] Schwarz setzt matt
    }
    [resignation] { $loser ->
        [white] Weiß gibt auf
       *[black] Schwarz gibt auf
    }
    [fifty-moves] 50 Züge, reklamiert
    [threefold] Dreimal dieselbe Stellung, reklamiert
   *[other] { history-board-end }
}

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

## Was an einer Bedenkzeit nicht stimmt

problem-of-setup = { $why ->
    [control] { $control ->
        [no-period] Es gibt keine Periode.
        [too-many-periods] Eine Bedenkzeit hat höchstens 9 Perioden.
       *[period] { problem-of-period }
    }
    [hourglass-for-one] Die Sanduhr gilt für beide Seiten.
    [double-flag-for-one] Das doppelte Fallblättchen gilt für beide Seiten.
   *[default-time] Die Wartezeit ist höchstens 99:59:59.
}
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
problem-of-field = { $field ->
    [length] { $error ->
        [empty] Hier fehlt eine Zeit.
        [negative] Eine Zeit kann nicht negativ sein.
        [not-a-number] Das ist keine Zeit. Möglich sind 90, 2,5 und 1:30:00.
        [wrong-unit] Die Einheiten sind s, min und h.
        [above-59] Minuten und Sekunden gehen hinter einem Doppelpunkt nur bis 59.
        [too-large] Eine Uhr zeigt höchstens 99:59:59.
       *[too-fine] Feiner als Millisekunden misst keine Uhr.
    }
    [not-whole] Eine ganze Zahl von 1 bis 999.
   *[setup] { problem-of-setup }
}

## Die Spieler an der Uhr

players-title = Spieler
players-name-of = { $side ->
    [white] Name von Weiß
   *[black] Name von Schwarz
}
players-rename = Name ändern: { $name }
players-same = Dieselben Spieler, andere Schreibweise
players-new = Neue Spieler

## Die Felder einer Bedenkzeit

editor-name-long = Namen haben höchstens 40 Zeichen.
editor-rule = Was Drücken in der Zusatzzeit bringt
editor-rule-name = { $rule ->
    [hybrid] Hybrid
    [truncated] Gekappt
   *[linear] Linear
}

## Frühere Partien

games-log = Verlauf
games-when = Partiezeit
games-clock-time = Uhrzeit
games-what = Eintrag
games-undone = rückgängig gemacht
games-missing = Diese Partie ist nicht auf diesem Gerät.
games-extra = Zusatz { $left }

## Die Seite mit dem Brett, auf Seiten ohne Brett

board-could-claim = { $side ->
    [white] Weiß kann Remis reklamieren: Das erste Fallblättchen des Gegners ist gefallen.
   *[black] Schwarz kann Remis reklamieren: Das erste Fallblättchen des Gegners ist gefallen.
}
board-claim-instead = Remis reklamieren
board-earlier = Ein Zug zurück
board-later = Ein Zug weiter
board-now = Aktuelle Stellung
board-heading = Brett
board-colours = Farben der Felder
board-letters = Buchstaben der Figuren
board-letters-name = { $letters ->
    [own] Wie die Sprache: K D T L S
    [english] Englisch: K Q R B N
   *[figurines] Figurinen: ♔ ♕ ♖ ♗ ♘
}
board-colours-name = { $set ->
    [boxwood] Buchsbaum
    [green] Grün
    [slate] Schiefer
   *[contrast] Hoher Kontrast
}
board-coordinates = Koordinaten anzeigen
board-keys-of-page = Brett: die Partie
board-keys-of-board = Brett: die Felder
board-key-entry = Zug eingeben
board-key-press = Uhr der Seite am Zug drücken

## Wie die Partien gespeichert werden

keep-only-here = Die letzten Einträge sind nur auf dieser Seite: Zum Speichern fehlt der Platz.
keep-too-large = Dieser Text ist zu groß, um hier gespeichert zu werden; als Datei speichern.
keep-due = { $days ->
    [some] { $n ->
        [one] Die letzte Sicherung ist { $n } Tag alt.
       *[other] Die letzte Sicherung ist { $n } Tage alt.
    }
   *[none] Die Partien sind nur in diesem Browser.
}
keep-used = { $percent }{"\u00A0"}% belegt, { $kilobytes }{"\u00A0"}KB
keep-used-label = Speicher in diesem Browser
keep-last = { $when ->
    [some] Letzte Sicherung: { $date }.
   *[none] Noch keine Sicherung gespeichert.
}
keep-show-restored = Ansehen

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
            [true] Weitere Daten eingelesen
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

links-correspondence = Fernschach
links-study = Partie ansehen
links-winnability = Kann noch gewonnen werden?
links-look-at-it = Durchsehen
links-as-pgn = PGN

## Ein Link als Code für Kameras

code-show = Als QR-Code zeigen
code-hint = Eine Kamera, die auf den Code gerichtet wird, öffnet diesen Link.
code-too-long = Dieser Link ist zu lang für einen Code.
code-print = Drucken

## Eine Sicherung oder eine Partie als Folge solcher Codes, für ein anderes eigenes Gerät

series-title = Auf ein anderes Gerät
series-hint = Auf dem anderen Gerät: Einstellungen, Gespeicherte Daten, „Codes einlesen“. Halten Sie dessen Kamera vor diesen Bildschirm, bis es alle hat. Fehlt dort die Taste, kann der Browser keine Codes lesen: Nehmen Sie eine Datei.
series-too-long = Das ist zu viel für Codes. Speichern Sie stattdessen eine Sicherung als Datei.
series-count = { $count ->
    [one] 1 Code
   *[other] { $count } Codes, immer wieder
}

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

## Fehler beim Speichern und Laden

faults-backup = { $fault ->
    [not-a-backup] Diese Datei ist keine vollständige Sicherung.
    [newer-version] Diese Sicherung stammt von einem neueren Zeitnot. Die neuere Version laden.
    [unknown-key] Diese Sicherung enthält etwas, das Zeitnot nicht kennt: „{ $key }“. Nichts wurde eingelesen.
   *[sequence] Diese Sicherung enthält bei „{ $key }“ eine Nummer, die nicht stimmen kann. Nichts wurde eingelesen.
}

## Die zweite Kopie

second-alone = Dieser Browser lässt Zeitnot nur eine Kopie speichern. Wird der Browser gewaltsam beendet, kann die letzte Minute verloren gehen.
second-unknown-after = Der letzte gespeicherte Eintrag dieser Partie ist von { $last }. Wurde der Browser danach gewaltsam beendet, fehlen spätere Einträge.
second-game-restored = { $from ->
    [some] Die Kopie des Browsers war unvollständig. Diese Partie wurde aus der zweiten Kopie wiederhergestellt: alle Einträge von { $first } bis { $to }.
   *[none] Die Kopie des Browsers war unvollständig. Diese Partie wurde aus der zweiten Kopie wiederhergestellt, bis { $to }.
}
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
