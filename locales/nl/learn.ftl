## De pagina’s van de lessen

page-title = Leren
page-lesson = Les
page-arbiter = Arbiter

## De lijst van lessen

index-go-on = Verder met les { $lesson }
index-begin = Begin met les { $lesson }
index-steps = { $n ->
    [one] { $n } stap
   *[other] { $n } stappen
}
index-done = Klaar
index-of = van { $n }

## Een les

player-step = Stap { $step } van { $of }
player-task = Opdracht
player-question = Vraag
player-back = Terug
player-begin-again = Opnieuw
player-show = Voordoen
player-showing = Kijk hoe het moet.
player-go-on = Verder
player-finish = Afronden
player-task-first = Doe eerst de opdracht.
player-answer-first = Beantwoord eerst de vraag.
player-right-first = Zoek eerst het goede antwoord.
player-right = Goed.
player-wrong = Niet helemaal.
player-done = Gelukt.
player-copy-link = Link naar deze stap kopiëren
player-copied = De link naar deze stap is gekopieerd.
player-not-copied = De link kon niet worden gekopieerd. Het is het adres van deze pagina.
player-end = Les afgerond
player-end-open = Nog niet opgelost
player-learnt = Waar het over ging
player-next = Volgende les
player-anew = Nog eens doen
player-all = Alle lessen
player-missing = Er is geen les met die naam. Hier zijn alle lessen.
player-keys = Toetsen: 1 t/m 5 om te antwoorden, Enter of → voor verder, ← voor terug.

## De quiz

quiz-title = Quiz
quiz-lead = { $questions } vragen, gemengd: uit alle cursussen of uit één.
quiz-mixed = Alle cursussen
quiz-number = Quiz nr. { $seed }
quiz-question = Vraag { $question } van { $of }
quiz-result = Resultaat
quiz-score = { $right } van { $of } in één keer goed
quiz-all-right = Alles in één keer goed.
quiz-were-wrong = Nog eens bekijken
quiz-your-answer = Jouw antwoord:
quiz-right-answer = Goed:
quiz-to-step = Naar de les
quiz-another = Andere quiz
quiz-same = Dezelfde quiz nog eens
quiz-none = Er zijn nog geen vragen.
quiz-see-result = Naar het resultaat

## De link voor een klas

class-title = Voor een klas
class-lead = Een link waarmee iedereen hetzelfde krijgt: een les, een cursus of een quiz.
class-given = Wat
class-one-lesson = Een les
class-one-course = Een cursus
class-one-quiz = Een quiz
class-course = Cursus
class-questions = Vragen
class-same-order = Voor iedereen dezelfde, in één volgorde
class-own-order = Voor elke leerling andere
class-drawn = { $questions } vragen, geloot voor elke leerling.
class-preview = Wat leerlingen zien
class-copy = Link kopiëren
class-copied = De link voor de klas is gekopieerd.

## Wat je met de klok van een les kunt doen

act-not-offered = Dat kan hier niet.
act-label = { $event ->
    [press] Indrukken
    [stop] Klokken stilzetten
    [resume] Hervatten
    [swap-sides] Klok omdraaien
    [correct] Klok instellen: wit { $white }, zwart { $black }
    [give] { $gains ->
        [true] { $to ->
            [white] Wit krijgt { $time }
           *[black] Zwart krijgt { $time }
        }
       *[false] { $to ->
            [white] Wit verliest { $time }
           *[black] Zwart verliest { $time }
        }
    }
    [penalize] { $gains ->
        [true] { $offender ->
            [white] { $offence } (wit): zwart krijgt { $time }
           *[black] { $offence } (zwart): wit krijgt { $time }
        }
       *[false] { $offender ->
            [white] { $offence } (wit): waarschuwing
           *[black] { $offence } (zwart): waarschuwing
        }
    }
    [introduce-increment] Vanaf nu { $time } per zet
    [claim-flag] { $claimant ->
        [arbiter] { act-note-flag }
        [clock] { act-note-flag }
       *[player] Vlag claimen
    }
    [arrive] Ik ben er
    [claim-default] { $side ->
        [white] Wit was niet op tijd: partij verloren
       *[black] Zwart was niet op tijd: partij verloren
    }
    [claim-default-of-both] Geen van beiden was op tijd: beiden hebben verloren
    [claim-draw] Remise claimen
    [play-on] De partij gaat door
    [on-board] { $end ->
        [checkmate] Mat
        [resignation] Opgeven
       *[other] {""}
    }
    [restore] Terug naar de eerdere stelling
    [count-away] { $counts ->
        [true] De tijd telt mee
       *[false] De tijd telt niet mee
    }
    [away] {""}
    [dead] {""}
    [end] {""}
    [undo] {""}
   *[redo] {""}
}
act-note-flag = Vlagval con{"\u00AD"}sta{"\u00AD"}te{"\u00AD"}ren

## De correspondentiepartijen van de lessen

ledger-clock = Klok
ledger-increment = Increment
ledger-bank = Bank
ledger-day = dag { $day } van { $of }
ledger-yours = Jij (wit)
ledger-theirs = Tegenstander (zwart)
ledger-turn = { $mine ->
    [true] Jouw zet { $number }: jouw klok loopt
   *[false] De tegenstander is aan zet: diens klok loopt
}
ledger-fallen = { $mine ->
    [true] Je klok is afgelopen, { $when }: tijdsoverschrijding (ETL), de partij is verloren
   *[false] De klok van de tegenstander is afgelopen, { $when }
}
ledger-over = De partij is afgelopen
ledger-claim-pending = Er is een claim in behandeling: er loopt geen klok
ledger-last-entry = Laatste vermelding
ledger-pass = Tijd laten verstrijken
ledger-later = { $days ->
    [0] { $hours } h
   *[other] { $days } d
}
ledger-make-move = Zet doen
ledger-opponent-moves = Tegenstander zet
ledger-amount = Van bank naar klok
ledger-leaves = dan klok { $clock }, bank { $bank }
ledger-refill = Bijvullen
ledger-full = De klok is vol of de bank is leeg.
ledger-transfer = Captain boekt banktijd over
ledger-substitute = Invaller inzetten
ledger-claim = Claim indienen
ledger-resolve = Claim afgehandeld
ledger-game = Partij { $n }
ledger-away = Afwezig van { $from } tot { $to }
ledger-leave = Nu vertrekken
ledger-is-back = Je bent terug. Elke tegenstander zette net toen je vertrok.
ledger-days = Duur van het toernooi
ledger-days-value = { $n } dagen
ledger-shorter = { $n ->
    [one] { $n } dag korter
   *[other] { $n } dagen korter
}
ledger-longer = { $n ->
    [one] { $n } dag langer
   *[other] { $n } dagen langer
}
ledger-by-table = Volgens de tabel, { $n } dagen
ledger-by-formula = Volgens de precieze formule
ledger-half = Elke speler heeft in totaal { $half }: de helft van het toernooi.
ledger-lasts = Van { $from } tot { $to }
ledger-unrated = Onder 302 dagen kan een toernooi niet voor rating tellen, en de tabel heeft er geen rij voor.
ledger-announce = Toernooi aankondigen
ledger-announced = Aangekondigd met { $n } dagen

## De regels die een stap noemt

rule-cited = Bron: { $rule ->
    [fide] FIDE-regels, { $paragraph }
    [triple-block] Triple Block, ({ $point })
    [substitution] Triple Block, wissels, { $point }
   *[double-flag] De klok met dubbele vlag
}

## De oordelen over een afwezigheid

verdict-over = De partij is afgelopen.
verdict-unknown = De tijd is onbekend.
verdict-safe = De klok houdt het vol. In het ongunstigste geval blijft { $left } over.
verdict-refill-first = De klok houdt het niet vol. Vul bij voordat je vertrekt: { $refills }.
verdict-refill-and-move = Vul { $amount } bij en doe een zet, uiterlijk { $by }.
verdict-move-and-refill = Doe uiterlijk { $by } een zet en vul { $amount } bij voordat je vertrekt.
verdict-only-move = Alleen een zet redt de partij: uiterlijk { $by }.
verdict-cannot-be-saved = Je kunt niets doen wat de partij zeker redt: de klok kan aflopen, { $falls }.
verdict-keep = { $said } Vul bij, zodat de klok het tot dan volhoudt: { $refills }.
verdict-refill = { $amount } uiterlijk { $by }
verdict-then = { $refills }, daarna { $next }

## De voorbeelden van de dubbele vlag

curves-first-move-starts = De klokken starten met je eerste zet.
curves-curves = Wat indrukken in extra tijd oplevert
curves-left = Resterende extra tijd
curves-gives = Indrukken geeft
curves-after = Na het indrukken
curves-press = Indrukken
curves-drag = Sleep de greep of gebruik de pijltoetsen: een seconde, met Shift een tiende.
curves-place = nog { $left } s, { $after } s na het indrukken
curves-seconds = { $seconds }{"\u00A0"}s
curves-bronstein = Bronstein
curves-byo-yomi = Byo-yomi
curves-double-flag = Dubbele vlag
curves-press-all = Alle klokken indrukken
curves-black-thinks = Zwart is aan zet.
curves-spent = De laatste zet kostte { $seconds } s.

## De ingesloten weergaven

gallery-title = Insluiten
gallery-lead = Op je eigen site. Geen cookies, en er wordt niets verstuurd.
gallery-name-of = { $view ->
    [board] Bord
    [triple-block] Triple Block
    [lesson] Les
   *[other] Klok
}
gallery-use-of = { $view ->
    [board] Een partij of een stelling
    [triple-block] Van duur naar blokken
    [lesson] Eén regel om te proberen
   *[other] Elk speeltempo
}
gallery-view = Wat je toont
gallery-options = Opties
gallery-which = Dit kan meer dan één ding betekenen. Wat bedoel je?
gallery-shows = Op het bord
gallery-shows-game = Een partij
gallery-shows-position = Een stelling
gallery-preview = Voorbeeld
gallery-as-shown = Zoals op je pagina; hier werkt het al
gallery-high = { $pixels } px hoog
gallery-preview-offline = Het voorbeeld heeft een netwerk nodig, en dat is er nu niet. De code om te kopiëren is ook zonder volledig.
gallery-snippet = Twee regels voor je pagina
gallery-plain = Waar scripts niet zijn toegestaan
gallery-plain-code = Een gewoon kader
gallery-plain-why = Veel contentsystemen laten in hun HTML-blok alleen kaders toe. De hoogte is die van dit voorbeeld.
gallery-copy = Kopiëren
gallery-copied = Gekopieerd.
gallery-not-copied = De browser stond kopiëren niet toe. Selecteer de tekst en kopieer die met de hand.
gallery-host = Op je eigen server
gallery-host-how-1 = Kopieer alle bestanden van deze site naar een eigen map. Elke statische host is goed; er draait daar niets.
gallery-host-how-2 = Open deze pagina in die map: de regels om te kopiëren hebben dan jouw adres.
gallery-host-how-3 = Stuurt je site een Content-Security-Policy, sta die map dan toe bij script-src en frame-src.
gallery-notes = Goed om te weten
gallery-notes-are-1 = Het kader volgt de hoogte van de inhoud, attributen veranderen het meteen, en het meldt gebeurtenissen.
gallery-notes-are-2 = Een pagina kan meerdere weergaven hebben. Elke weergave laadt alleen wat te zien is, en pas vlak voordat ze in beeld komt.
gallery-notes-are-3 = Het kader is afgeschermd: het kan je pagina niet lezen en bewaart niets op het apparaat.
gallery-notes-are-4 = Licht of donker volgt het apparaat van de lezer, en de taal de browser, tenzij je zelf kiest.
gallery-start-hint = Het toernooi begint om 00:00 UTC.
gallery-bad-start = start: gebruik een dag, zoals 2026-12-01, of een tijdstip, zoals 2026-12-01T12:00:00Z.
gallery-bad-days = Een geheel getal van 1 tot 9999.
gallery-label = { $parameter ->
    [lang] Taal
    [theme] Thema
    [colours] Bordkleuren
    [pieces] Stukken
    [orientation] Aan de onderrand
    [size] Grootte in pixels
    [control] Speeltempo
    [pgn] Partij in PGN
    [fen] Stelling in FEN
    [days] Duur in dagen
    [start] Begin
    [lesson] Les
    [step] Vanaf stap
   *[view] view
}
gallery-hint = { $parameter ->
    [control] 15+10, 90/40+30, 30+30, of met dubbele vlag 15 df60/10
    [pgn] Hoogstens 20.000 bytes, met varianten, commentaar en %clk
    [days] 1 tot 9999
    [start] Een dag, zoals 2026-12-01; leeg: de dag van bekijken
    [step] 1 is de eerste
   *[other] {""}
}
gallery-value = { $parameter ->
    [theme] { $value ->
        [system] Zoals apparaat
        [light] Licht
        [dark] Donker
        [contrast] Hoog contrast
       *[other] {""}
    }
    [colours] { $value ->
        [boxwood] Palmhout
        [green] Groen
        [slate] Leisteen
        [contrast] Hoog contrast
       *[other] {""}
    }
    [size] { $value ->
        [s] 280
        [m] 420
        [l] 640
       *[other] {""}
    }
    [pieces] { $value ->
        [cburnett] Burnett
       *[other] {""}
    }
    [orientation] { $value ->
        [white] Wit
        [black] Zwart
       *[other] {""}
    }
   *[other] {""}
}
