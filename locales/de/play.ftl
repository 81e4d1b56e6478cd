## Die Namen der Seiten

names-color = { $side ->
    [white] Weiß
   *[black] Schwarz
}

## Wer am Zug ist

turn-ready = { $side ->
    [white] Weiß beginnt mit einem Zug, oder Schwarz startet die Uhr von Weiß.
   *[black] Schwarz beginnt mit einem Zug, oder Weiß startet die Uhr von Schwarz.
}
turn-to-move = Zug { $number }, { names-color } am Zug{ $check ->
    [true] , im Schach
   *[false] {""}
}
turn-press-now = { names-color }: Zug mit der Uhr abschließen

## Zum Vorlesen

spoken-press-to-complete = Zum Abschließen die Uhr drücken.
spoken-first-flag = { $side ->
    [white] Das erste Fallblättchen von Weiß ist gefallen. Weiß hat Zusatzzeit, um remis zu halten. Schwarz darf Remis reklamieren.
   *[black] Das erste Fallblättchen von Schwarz ist gefallen. Schwarz hat Zusatzzeit, um remis zu halten. Weiß darf Remis reklamieren.
}
spoken-position = Stellung als Text
spoken-clock = { names-color }: { $time }.

## Die Züge

moves-title = Züge
moves-none = Noch keine Züge
moves-walk = Durch die Züge gehen
moves-play = Züge abspielen
moves-stop = Anhalten
moves-first = Anfangsstellung
moves-last = Ende der Variante
moves-before-first = Anfangsstellung
moves-after = Nach { $san }
moves-write = Zug eingeben
moves-enter = Ziehen

## Was man am Brett tun kann

acts-control = Bedenk{"\u00AD"}zeit
acts-position = Aufbau und Regeln
acts-facing = Das Brett zeigt zu
acts-facing-name = { $facing ->
    [one-side] einer Seite
    [both-sides] beiden Spielern
   *[side-to-move] der Seite am Zug
}
acts-flip = Brett drehen
acts-take-back = Zug zurück{"\u00AD"}nehmen
acts-take-back-question = Wollen beide { $san } zurücknehmen? Auch beide Uhren gehen zurück.
acts-agreed = Ja, beide
acts-draw = Remis
acts-who-offers = Wer bietet Remis an?
acts-offers = { $name } bietet Remis an.
acts-accept = Annehmen
acts-decline = Ablehnen
acts-resign = Auf{"\u00AD"}geben
acts-who-resigns = Wer gibt auf?
acts-restore = Von hier weiter{"\u00AD"}spielen
acts-restore-question = { $after }: Mit welchen Zeiten geht es weiter? Eingetragen ist, was die Uhren damals zeigten (6.13).
acts-clock-only = Nur die Uhr
acts-sound = Ton
acts-more = Mehr

## Remis reklamieren

claims-claim = Remis reklamieren
claims-question = Was wird reklamiert?
claims-fifty = 50 Züge
claims-fifty-with = 50 Züge mit { $san }
claims-threefold = Dreimal dieselbe Stellung
claims-threefold-with = Dreimal dieselbe Stellung mit { $san }
claims-fifty-shown = Je Spieler { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} ohne Schlagen und ohne Bauernzug.
claims-repeated-after = Dieselbe Stellung nach:
claims-nothing = Kein Remis zu reklamieren: keine Stellung zum dritten Mal; { $n } von 50 Zügen ohne Schlagen und ohne Bauernzug.
claims-first = Was wird reklamiert? Ist es falsch, bekommt der Gegner { $given } dazu.
claims-with = Mit diesem Zug (leer lassen für die Stellung auf dem Brett)
claims-was-wrong = Die Reklamation war falsch, die Partie geht weiter. { $event }.

## Aufbauen

setup-fen = Stellung (FEN)
setup-castles-as-chess960 = Hier wird wie im Chess960 rochiert.
setup-over-there = In dieser Stellung ist die Partie schon zu Ende.
setup-standard = Grundstellung
setup-chess960 = Chess960 auslosen
setup-clear = Brett leeren
setup-pieces = Figuren
setup-nothing = Wegnehmen
setup-turn = Am Zug
setup-pressing = Die Uhr wird gedrückt
setup-by-move = durch den Zug
setup-by-hand = von Hand (6.7)
setup-claiming = Reklamation wegen Stellungswiederholung oder 50 Zügen
setup-claims-shown = zeigt das Brett an
setup-claims-judged = erst reklamiert, dann geprüft (9.5)

## Ob eine Seite noch mattsetzen könnte (6.9)

winning-witness-at = So ginge es noch: { $at } von { $all ->
    [one] 1 Halbzug
   *[other] { $all } Halbzügen
}
winning-looking = Könnte { names-color } noch mattsetzen? Wird geprüft …
winning-show-how = Zeigen, wie
winning-ask-again = Erneut versuchen
winning-no-solver = Das Prüfprogramm ließ sich nicht laden. Es entscheiden die Spieler.
winning-verdict = { $verdict ->
    [can-mate] { $n ->
        [0] { names-color } hat mattgesetzt.
       *[other] { names-color } könnte noch mattsetzen: { $shortest ->
            [true] Das schnellste Matt braucht
           *[false] Das schnellste gefundene Matt braucht
        } { $n ->
            [one] 1 Halbzug
           *[other] { $n } Halbzüge
        }.
    }
    [cannot] { $why ->
        [mated] { names-color } ist selbst matt.
        [stalemate] { names-color } kann nicht mattsetzen: Es ist patt.
        [bare-king] { names-color } kann nicht mattsetzen: Es ist nur der König übrig.
        [material] { names-color } kann mit diesen Figuren nicht mattsetzen, wo immer sie stehen.
        [exhausted] { names-color } kann nicht mattsetzen: { $positions ->
            [one] Die einzige Stellung, die noch entstehen kann, ist kein Matt
           *[other] Von allen { $positions } Stellungen, die noch entstehen können, ist keine ein Matt
        }{ $locked ->
            [true] , denn die Bauern sind für immer blockiert
           *[false] {""}
        }.
       *[proved] { names-color } kann durch keine Folge regelgemäßer Züge mattsetzen: Das ist bewiesen.
    }
   *[undetermined] Es ist nicht entschieden, ob { names-color } noch mattsetzen könnte: { $open ->
        [too-long] Die Suche dauerte zu lange
        [unresolved] Die Suche kam an ihre Grenzen
        [castling] Es könnte von einer Rochade wie im Chess960 abhängen
        [too-many-pieces] Eine Seite hat mehr als 16 Figuren
       *[disputed] Die Antwort hielt der Nachprüfung nicht stand
    }. Es entscheiden die Spieler oder der Schiedsrichter.
}

## Tote Stellungen (5.2.2)

dead-position = Tote Stellung: Keine Seite kann mehr mattsetzen{ $locked ->
    [true] , denn die Bauern sind blockiert
   *[false] {""}
}. Damit ist die Partie sofort zu Ende (5.2.2).
dead-maybe = Vielleicht kann keine Seite mehr mattsetzen: Das ließ sich nicht rechtzeitig entscheiden (5.2.2). Remis vereinbaren?
dead-play-on = Weiterspielen

## Warum ein Text kein Zug ist

wrong-typed = { $problem ->
    [empty] Einen Zug eingeben, etwa exd5 oder g1f3.
    [not-a-move] „{ $text }“ ist kein Zug. So schreiben: exd5 oder g1f3.
    [null-move] Niemand kann aussetzen.
    [ambiguous] Das können mehrere Figuren: von { $squares }.
    [needs-promotion] Angeben, was der Bauer wird, etwa { $to }=D.
   *[illegal] { illegal-why }
}
wrong-or = {" "}oder{" "}

## Warum ein Zug regelwidrig ist

illegal-why = { $why ->
    [no-such-piece] { $role ->
        [pawn] Kein Bauer kann das.
        [knight] Kein Springer kann das.
        [bishop] Kein Läufer kann das.
        [rook] Kein Turm kann das.
        [queen] Keine Dame kann das.
       *[king] Kein König kann das.
    }
    [empty-square] Auf { $square } steht keine Figur.
    [opponents-piece] Die Figur auf { $square } gehört dem Gegner.
    [own-piece] Auf { $square } steht eine eigene Figur.
    [cannot-reach] Diese Figur kann nicht nach { $square } ziehen.
    [blocked] Der Weg nach { $square } ist versperrt.
    [nothing-to-capture] Auf { $square } ist nichts zu schlagen.
    [king-in-check] Der eigene König stünde im Schach.
    [promotion] Das kann ein Bauer dort nicht werden.
    [castling-lost] König oder Turm hat schon gezogen: Diese Rochade gibt es nicht mehr.
    [castling-blocked] Der Rochade steht etwas im Weg.
    [castling-in-check] Keine Rochade, wenn der König im Schach steht.
   *[castling-through-check] Keine Rochade über ein angegriffenes Feld.
}

## Warum ein Text keine Stellung ist

fen-fault = { $kind ->
    [opponent-in-check] { fen-kind }.
   *[other] Zeichen { $at }, { $field ->
        [board] Figuren
        [turn] Seite am Zug
        [castling] Rochade
        [en-passant] en passant
        [halfmoves] Halbzüge
        [move] Zugnummer
       *[rest] Ende
    }: { fen-kind }.
}
fen-kind = { $kind ->
    [too-long] Der Text ist zu lang für eine Stellung
    [missing] Die Angabe fehlt
    [character] „{ $character }“ bedeutet hier nichts
    [rank-too-long] Reihe { $rank } hat mehr als 8 Felder
    [rank-too-short] Reihe { $rank } hat nur { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    }
    [too-few-ranks] { $ranks ->
        [one] Es gibt nur 1 Reihe
       *[other] Es gibt nur { $ranks } Reihen
    }
    [no-ranks] Das sind keine Reihen von Figuren, etwa rnbqkbnr/pppppppp/8
    [too-many-ranks] Es gibt mehr als 8 Reihen
    [numbers-together] Zwei Zahlen stehen nebeneinander: Dort gehört ihre Summe hin
    [capital-turn] Wer am Zug ist, wird mit kleinem w oder b geschrieben
    [out-of-range] Hier steht eine Zahl von { $least } bis { $most }
    [not-a-number] Das ist keine ganze Zahl
    [extra] Hier steht mehr, als zu einer Stellung gehört
    [empty-board] Es gibt keine Figur
    [no-king] { names-color } hat keinen König
    [kings] { names-color } hat mehr als einen König
    [pawn-on-back-rank] Ein Bauer steht auf der ersten oder letzten Reihe
    [castling] König und Turm stehen nicht, wie diese Rochade es braucht
    [en-passant] Über dieses Feld kann soeben kein Bauer gezogen sein
    [opponent-in-check] { $side ->
        [white] Schwarz ist am Zug, aber Weiß steht im Schach
       *[black] Weiß ist am Zug, aber Schwarz steht im Schach
    }
    [impossible-check] Kein Zug kann so Schach gegeben haben
   *[too-much-material] Es gibt mehr Figuren, als durch Umwandlung entstehen können
}
