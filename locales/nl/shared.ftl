## Knoppen en plaatsen

common-cancel = Annuleren
common-save = Opslaan
common-delete = Ver{"\u00AD"}wijderen
common-less = Minder
common-more = Meer
common-language-system = Zoals de browser

## Kanten, uitslagen en redenen

names-reason = { $reason ->
    [checkmate] Mat
    [resignation] Opgave
    [flag] Tijds{"\u00AD"}over{"\u00AD"}schrijding
    [flag-without-mate] Vlag gevallen, mat onmogelijk
    [stalemate] Pat
    [dead-position] Dode stelling
    [agreement] Onderling overleg
    [repetition] Driemaal dezelfde stelling
    [fivefold-repetition] Vijfmaal dezelfde stelling
    [fifty-moves] 50-zettenregel
    [seventy-five-moves] 75-zettenregel
    [illegal-moves] Tweede onreglementaire zet
    [absence] Niet op tijd
    [arbiter] Beslissing arbiter
    [unstated] {""}
    [first-flag-claim] Geclaimd na de eerste vlag
    [both-first-flags] Beide hoofdtijden op
    [extra-time] Extra tijd op
   *[mate-on-extra-time] Mat in extra tijd
}
names-offence = { $offence ->
    [illegal-move] Onregle{"\u00AD"}mentaire zet
    [press-without-move] Ingedrukt zonder zet
    [wrong-claim] Onterechte claim
   *[clock-handling] Klok onjuist gebruikt
}
names-started = De klok is gestart
names-flag-fell = { $side ->
    [white] De vlag van wit is gevallen
   *[black] De vlag van zwart is gevallen
}
names-first-flag-fell = { $side ->
    [white] De eerste vlag van wit is gevallen
   *[black] De eerste vlag van zwart is gevallen
}
names-period-over = { $side ->
    [white] De periode van wit is voorbij
   *[black] De periode van zwart is voorbij
}

## Het verloop van een partij

history-event = { $event ->
    [press] { $side ->
        [white] Wit drukte de klok in
       *[black] Zwart drukte de klok in
    }
    [stop] { $by ->
        [arbiter] Klokken stilgezet
       *[player] { $caller ->
            [white] Wit zette de klokken stil en riep de arbiter erbij
           *[black] Zwart zette de klokken stil en riep de arbiter erbij
        }
    }
    [resume] Partij hervat
    [away] Het apparaat was inactief
    [count-away] { $counts ->
        [true] Inactieve tijd meegeteld
       *[false] Inactieve tijd niet meegeteld
    }
    [correct] Klokken gezet op { $white } en { $black }
    [swap-sides] Van plaats gewisseld
    [give] { $gains ->
        [true] { history-give }
       *[false] { $to ->
            [white] Wit verloor { $amount }
           *[black] Zwart verloor { $amount }
        }
    }
    [penalize] { history-penalize }
    [introduce-increment] Vanaf nu +{ SECONDS($bonus) } per zet voor beiden
    [claim-flag] { $claimant ->
        [arbiter] Vlagval geconstateerd
        [clock] De klok constateerde de vlagval
       *[player] { $claims ->
            [white] Wit claimde de vlag
           *[black] Zwart claimde de vlag
        }
    }
    [arrive] { $side ->
        [white] Wit is er
       *[black] Zwart is er
    }
    [claim-default] { $side ->
        [white] Wit was er niet of te laat
       *[black] Zwart was er niet of te laat
    }
    [claim-default-of-both] Beiden waren er niet of te laat
    [play-on] Volgende periode voor beiden
    [claim-draw] { $side ->
        [white] Wit claimde remise
       *[black] Zwart claimde remise
    }
    [on-board] { history-board-end }
    [dead] Dode stelling, bewezen: de partij was afgelopen
    [restore] { $on-turn ->
        [white] Terug naar een eerdere stelling: { $white } en { $black }, wit aan zet
       *[black] Terug naar een eerdere stelling: { $white } en { $black }, zwart aan zet
    }
    [undo] Nr. { $number } ongedaan gemaakt
    [redo] Nr. { $number } opnieuw uitgevoerd
   *[end] {""}
}
history-give = { $to ->
    [white] Wit kreeg { $amount }
   *[black] Zwart kreeg { $amount }
}
history-penalize = { $offender ->
    [white] { names-offence } (wit)
   *[black] { names-offence } (zwart)
}
history-board-end = { $end ->
    [checkmate] { $winner ->
        [white] Wit zette mat
       *[black] Zwart zette mat
    }
    [resignation] { $loser ->
        [white] Wit gaf op
       *[black] Zwart gaf op
    }
    [stalemate] Pat
    [dead-position] Dode stelling
    [agreement] Remise overeengekomen
    [fifty-moves] 50-zettenregel
    [seventy-five-moves] 75-zettenregel
    [threefold] Driemaal dezelfde stelling
   *[fivefold] Vijfmaal dezelfde stelling
}
history-moved = { $side ->
    [white] Wit: zet { $number } in { $thought }
   *[black] Zwart: zet { $number } in { $thought }
}
history-gained = { $moved }, +{ $gained }
history-penalized-again = { $offence }, voor de tweede keer: { $result }
history-penalized = { $offence }; { $given }
history-time-set = { $side ->
    [white] Tijd van wit op { $after } gezet (was { $before })
   *[black] Tijd van zwart op { $after } gezet (was { $before })
}
history-moves-set = { $side ->
    [white] Zetten van wit op { $after } gezet (was { $before })
   *[black] Zetten van zwart op { $after } gezet (was { $before })
}
history-period-set = { $side ->
    [white] Periode van wit ingesteld
   *[black] Periode van zwart ingesteld
}
history-confirmed = Beide tijden bevestigd

## De klok in beeld

face-claim-default = { $side ->
    [white] Wit is er niet: claimen
   *[black] Zwart is er niet: claimen
}
face-claim-late = { $side ->
    [white] Wit kwam te laat: claimen
   *[black] Zwart kwam te laat: claimen
}
face-claim-both-absent = Beiden kwamen te laat of niet: beiden verliezen
face-claim-alone = { $side ->
    [white] { $late ->
        [true] Wit kwam te laat, zwart was op tijd
       *[false] Wit is er niet, zwart was op tijd
    }
   *[black] { $late ->
        [true] Zwart kwam te laat, wit was op tijd
       *[false] Zwart is er niet, wit was op tijd
    }
}
face-claim-draw = Remise claimen
face-claim-hold = ingedrukt houden
face-claim-again = Druk nog eens

## Het paneel tussen de helften

panel-paused = Pauze
panel-begin = Partij starten
panel-stopped-by = Riep een speler de arbiter erbij?
panel-by-nobody = Nee
panel-go-back = Terug
panel-adjust = Aanpassen
panel-finish = Beëindigen
panel-turn-to = { $side ->
    [white] Paneel naar wit draaien
   *[black] Paneel naar zwart draaien
}
panel-how-ended = Hoe liep het af?
panel-reason-if-wished = Reden (optioneel)
panel-rematch = Revanche, andere kleuren
panel-again = Nog eens, zelfde kleuren
panel-match-score = Match
panel-now-side = { $side ->
    [white] nu wit
   *[black] nu zwart
}
panel-new-match = Nieuwe match
panel-new-match-sure = Beginnen bij 0–0
panel-undo = Onge{"\u00AD"}daan maken
panel-redo = Opnieuw uitvoeren
panel-correct = Tijden corrigeren
panel-correct-key = Corri{"\u00AD"}geren
panel-was = was { $was } · nu { $change }
panel-as-it-was = ongewijzigd
panel-no-time = Geen klok kan deze tijd tonen.
panel-set-clock = { $side ->
    [white] Klok van wit instellen
   *[black] Klok van zwart instellen
}
panel-set-both = Beide klokken instellen
panel-confirm-both = Beide klokken bevestigen
panel-swap = Van plaats wisselen
panel-penalties = Straf
panel-give = Tijd geven
panel-give-amount = { $side ->
    [white] Wit { $amount } geven
   *[black] Zwart { $amount } geven
}
panel-give-nothing = Stel eerst een tijd in
panel-end = Partij beëindigen
panel-play-on = Volgende periode voor beiden
panel-new-game = Nieuwe partij
panel-new-game-sure = Er is nog geen uitslag ingevoerd. De partij gaat naar de eerdere partijen, waar je kunt verderspelen of de uitslag kunt invoeren.
panel-other-control = Ander speeltempo
panel-log = Verloop
panel-details = Tijden en verloop
panel-wins = { $side ->
    [white] Wit wint
   *[black] Zwart wint
}
panel-cannot-mate = { $side ->
    [white] Remise: wit kan niet matzetten
   *[black] Remise: zwart kan niet matzetten
}
panel-who-offended = Wie krijgt straf?
panel-opponent-gets = { $side ->
    [white] Wit krijgt { $time }
   *[black] Zwart krijgt { $time }
}
panel-second-loses = { $player } is al bestraft voor een onreglementaire zet: een tweede verliest de partij, of geeft remise als de tegenstander niet kan matzetten.
panel-second-draws = { $player } is al bestraft voor een onreglementaire zet: een tweede geeft remise, want de tegenstander speelt in extra tijd en kan niet meer winnen.
panel-not-taken-back = De straf telt, maar de klok kon van { $player } geen zet terugnemen. Wordt een zet vervangen, herstel dan stelling en tijden met de hand (6.13).
panel-introduce = +5 s per zet voor beiden
panel-moves = Zetten
panel-moves-unit = { $n ->
    [one] zet
   *[other] zetten
}
panel-period = Periode
panel-overtime-left = Rest van deze periode
panel-periods-left = Perioden over
panel-moves-left = Zetten te doen
panel-extra-left = Rest extra tijd
panel-away-title = Apparaat was inactief
panel-away = { $side ->
    [white] De klok van wit liep. Inactief: { $time }.
   *[black] De klok van zwart liep. Inactief: { $time }.
}
panel-away-count = { $side ->
    [white] Meetellen voor wit en verdergaan
   *[black] Meetellen voor zwart en verdergaan
}
panel-away-count-paused = { $side ->
    [white] Meetellen voor wit, pauze houden
   *[black] Meetellen voor zwart, pauze houden
}
panel-away-ignore = Niet meetellen en verdergaan
panel-away-ignore-paused = Niet meetellen, pauze houden
panel-claim-draw = { $side ->
    [white] Wit claimt remise
   *[black] Zwart claimt remise
}
panel-resign-still = { $side ->
    [white] Wit geeft toch op
   *[black] Zwart geeft toch op
}
panel-first-flag-hint = Zonder hoofdtijd is de eerste vlag gevallen en loopt de extra tijd. Met hoofdtijd gaat de vlag weer omhoog; is die tijd verbruikt, dan is de extra tijd minstens de bonus.

## Een einde op het bord, zoals een speler het zegt

fact-end = { $end ->
    [checkmate] { $winner ->
        [white] Wit zet mat
       *[black] Zwart zet mat
    }
    [resignation] { $loser ->
        [white] Wit geeft op
       *[black] Zwart geeft op
    }
    [fifty-moves] 50 zetten, geclaimd
    [threefold] Driemaal dezelfde stelling, geclaimd
   *[other] { history-board-end }
}

## De stukken die over zijn als een vlag is gevallen

material-ask = { $side ->
    [white] Kan wit nog matzetten?
   *[black] Kan zwart nog matzetten?
}
material-opponents = { $side ->
    [white] Wat heeft wit naast de koning?
   *[black] Wat heeft zwart naast de koning?
}
material-own = { $side ->
    [white] En wat heeft wit?
   *[black] En wat heeft zwart?
}
material-pawns = Pionnen
material-queen = Dame
material-rook = Toren
material-bishop = Loper
material-knight = Paard
material-bare-king = Alleen de koning
material-knights = { $side ->
    [white] Hoeveel paarden heeft wit?
   *[black] Hoeveel paarden heeft zwart?
}
material-one-knight = Eén
material-more-knights = Twee of meer
material-bishops = { $side ->
    [white] Op welke velden staan de lopers van wit?
   *[black] Op welke velden staan de lopers van zwart?
}
material-light = Lichte
material-dark = Donkere
material-both = Beide
material-says = { $verdict ->
    [cannot] Daarmee is geen mat mogelijk: remise.
    [can] { $side ->
        [white] { $blocked ->
            [true] Wit kan daarmee matzetten en wint, tenzij de pionnen elkaar voorgoed blokkeren.
           *[false] Wit kan daarmee matzetten en wint.
        }
       *[black] { $blocked ->
            [true] Zwart kan daarmee matzetten en wint, tenzij de pionnen elkaar voorgoed blokkeren.
           *[false] Zwart kan daarmee matzetten en wint.
        }
    }
   *[depends-on-position] { $side ->
        [white] Of wit daarmee kan matzetten, hangt van de stelling af.
       *[black] Of zwart daarmee kan matzetten, hangt van de stelling af.
    }
}
material-look = Stelling bekijken
material-board-decides = { $side ->
    [white] De stelling beslist of wit kan matzetten. Alleen de arbiter kan anders beslissen.
   *[black] De stelling beslist of zwart kan matzetten. Alleen de arbiter kan anders beslissen.
}

## Een speeltempo starten

controls-replaces = Er is nog een partij op tafel. Wat daarin is gespeeld, blijft bij de eerdere partijen, waar je kunt verderspelen.
controls-notation-error = Bij teken { $at }: { $expected }
controls-expected = { $expected ->
    [control] typ een speeltempo, zoals 5+3.
    [known-control] “?” betekent dat het speeltempo onbekend is.
    [some-control] “-” betekent dat er geen klok was.
    [shorter-text] deze tekst is te lang voor een speeltempo.
    [time] hier hoort een tijd: minuten, 30s, 2h of 1:30:00.
    [bonus] hier hoort een aantal seconden.
    [count] hier hoort een geheel getal.
    [moves] hier hoort een aantal zetten, zoals in 90/40.
    [move] hier hoort het woord “move”, zoals in 10s per move.
    [slash] hier hoort een schuine streep, zoals in G/90.
    [times-seconds] hier horen x en seconden, zoals in 3x30.
    [digit] na de punt hoort een cijfer.
    [sixtieth] hier horen twee cijfers van 00 tot 59.
    [clock-seconds] schrijf h:mm:ss: 1:30 kan anderhalf uur of anderhalve minuut zijn.
    [smaller-number] geen klok kan zo’n groot getal tonen.
    [fewer-decimals] geen klok meet fijner dan een milliseconde.
    [unit] zet er s of min achter: het kan allebei zijn.
    [time-or-moves] geef aan wat de tijd is: 90min/40 of 40/90min.
    [bonus-or-period] schrijf +30s voor een increment of “, 30” voor nog een periode.
    [bonus-for-all-or-last] geef aan welke perioden het increment hebben: 90/40, 30 with 30s, of 90/40, 30+30.
    [first-move] met deze zet begint geen periode.
    [period-end] geef aan wanneer de periode ervoor eindigt: 90/40, 30 of 90/flag, 30.
    [continuation] hier hoort het einde, een komma met de volgende periode of wat een zet oplevert (+3, d5).
   *[period-without-bonus] elke periode heeft al een eigen increment.
}

## Wat er niet klopt aan een speeltempo

problem-of-setup = { $why ->
    [control] { $control ->
        [no-period] Er is geen periode.
        [too-many-periods] Een speeltempo heeft hoogstens 9 perioden.
       *[period] { problem-of-period }
    }
    [hourglass-for-one] Een zandloper is voor beide kanten.
    [double-flag-for-one] De dubbele vlag is voor beide kanten.
   *[default-time] De wachttijd is hoogstens 99:59:59.
}
problem-of-period = { $problem ->
    [no-time] Er is geen tijd om te spelen.
    [time-too-long] Een klok toont hoogstens 99:59:59.
    [bonus-too-long] Een klok toont hoogstens 99:59:59.
    [extra-too-long] Een klok toont hoogstens 99:59:59.
    [no-bonus] Dit moet meer dan nul zijn.
    [no-extra] Dit moet meer dan nul zijn.
    [count] Een getal van 1 tot 999.
    [moves] Een getal van 1 tot 999.
    [not-last] Er volgt nog een periode: geef aan wanneer deze eindigt.
    [endless-last] Na de laatste periode komt niets: die kan niet eindigen als de tijd om is.
    [hourglass-not-alone] Een zandloper is de enige periode, voor de hele partij.
    [upcount-not-last] Alleen de laatste periode kan optellen.
    [per-move-by-time] Een vaste tijd per zet kan niet eindigen als de tijd om is.
    [double-flag-not-last] De dubbele vlag is voor de laatste periode, tot het einde van de partij.
    [bonus-above-extra] Dit is hoogstens de extra tijd.
   *[bonus-above-half] Dit is hoogstens de helft van de extra tijd: meer kan niet elke keer worden gegeven.
}
problem-of-field = { $field ->
    [length] { $error ->
        [empty] Hier ontbreekt een tijd.
        [negative] Een tijd kan niet negatief zijn.
        [not-a-number] Dit is geen tijd. Voer bijvoorbeeld 90 of 2,5 of 1:30:00 in.
        [wrong-unit] De eenheden zijn s, min en h.
        [above-59] Na een dubbele punt gaan minuten en seconden tot 59.
        [too-large] Een klok toont hoogstens 99:59:59.
       *[too-fine] Geen klok meet fijner dan een milliseconde.
    }
    [not-whole] Een geheel getal van 1 tot 999.
   *[setup] { problem-of-setup }
}

## De spelers aan de klok

players-title = Spelers
players-name-of = { $side ->
    [white] Naam van wit
   *[black] Naam van zwart
}
players-rename = Naam wijzigen: { $name }
players-same = Dezelfde spelers, andere spelling
players-new = Nieuwe spelers

## De velden van een speeltempo

editor-name-long = Namen hebben hoogstens 40 tekens.
editor-rule = Wat indrukken in extra tijd oplevert
editor-rule-name = { $rule ->
    [hybrid] Hybride
    [truncated] Afgekapt
   *[linear] Lineair
}

## Eerdere partijen

games-log = Verloop
games-when = Speeltijd
games-clock-time = Tijdstip
games-what = Vermelding
games-undone = ongedaan gemaakt
games-missing = Deze partij staat niet op dit apparaat.
games-extra = extra { $left }

## De pagina met het bord, op pagina’s zonder bord

board-could-claim = { $side ->
    [white] Wit kan remise claimen: de eerste vlag van de tegenstander is gevallen.
   *[black] Zwart kan remise claimen: de eerste vlag van de tegenstander is gevallen.
}
board-claim-instead = Remise claimen
board-earlier = Vorige zet
board-later = Volgende zet
board-now = Laatste stelling
board-heading = Bord
board-colours = Kleuren van de velden
board-letters = Letters van de stukken
board-letters-name = { $letters ->
    [own] Deze taal: K D T L P
    [english] Engels: K Q R B N
   *[figurines] Figurines: ♔ ♕ ♖ ♗ ♘
}
board-colours-name = { $set ->
    [boxwood] Palmhout
    [green] Groen
    [slate] Leisteen
   *[contrast] Hoog contrast
}
board-coordinates = Coördinaten tonen
board-keys-of-page = Bord: de partij
board-keys-of-board = Bord: de velden
board-key-entry = Zet typen
board-key-press = Klok van de kant aan zet indrukken

## Hoe de partijen worden opgeslagen

keep-only-here = Wat je het laatst invoerde, staat alleen op deze pagina: er is geen ruimte om het op te slaan.
keep-too-large = Deze tekst is te groot om hier op te slaan; sla hem op als bestand.
keep-due = { $days ->
    [some] { $n ->
        [one] De laatste back-up is { $n } dag oud.
       *[other] De laatste back-up is { $n } dagen oud.
    }
   *[none] Je partijen staan alleen in deze browser.
}
keep-used = { $percent }% gebruikt, { $kilobytes }{"\u00A0"}kB
keep-used-label = Opslag in deze browser
keep-last = { $when ->
    [some] Laatste back-up: { $date }.
   *[none] Nog geen back-up opgeslagen.
}
keep-show-restored = Tonen

## Een back-up terugzetten

restored-games = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}
restored-events = { $events ->
    [one] { $events } toernooi
   *[other] { $events } toernooien
}
restored-taken = { $games ->
    [0] { $events ->
        [0] { $more ->
            [true] Andere gegevens teruggezet
           *[false] Niets nieuws om terug te zetten
        }
       *[other] { restored-events }{ $more ->
            [true] {" "}en andere gegevens
           *[false] {""}
        } teruggezet
    }
   *[other] { restored-games }{ $events ->
        [0] { $more ->
            [true] {" "}en andere gegevens
           *[false] {""}
        }
       *[other] { $more ->
            [true] , { restored-events } en andere gegevens
           *[false] {" "}en { restored-events }
        }
    } teruggezet
}
restored-all = { restored-taken }{ $here ->
    [0] {""}
   *[other] , { $here } al hier
}{ $copied ->
    [0] {""}
   *[other] , { $copied } dubbel bewaard omdat beide versies anders verdergingen
}{ $refused ->
    [0] {""}
   *[other] , { $refused } niet teruggezet
}.{ $past ->
    [true] {" "}Beide versies van de klokpartij staan bij “Eerdere partijen”.
   *[false] {""}
}

## Links naar pagina’s van andere onderdelen

links-correspondence = Correspon{"\u00AD"}dentie
links-study = Partij bekijken
links-winnability = Is winst nog mogelijk?
links-look-at-it = Doorkijken
links-as-pgn = PGN

## Een link als code voor camera’s

code-show = Tonen als QR-code
code-hint = Richt een camera op de code: deze link gaat open.
code-too-long = Deze link is te lang voor een code.
code-print = Afdrukken

## Een back-up of partij als reeks codes, voor een ander apparaat van de speler

series-title = Naar een ander apparaat
series-hint = Op het andere apparaat: Instellingen, Je gegevens, ‘Codes lezen’. Houd de camera ervan voor dit scherm tot alle codes gelezen zijn. Ontbreekt die knop, dan kan de browser geen codes lezen: gebruik een bestand.
series-too-long = Dit is te veel voor codes. Bewaar een back-up als bestand.
series-count = { $count ->
    [one] 1 code
   *[other] { $count } codes, steeds opnieuw
}

## De toetsen van het bord

keys-arrows = Naar het veld ernaast
keys-press = Stuk oppakken, neerzetten
keys-escape = Stuk terugzetten
keys-edge = Naar het begin of einde van de rij
keys-piece = Naar het volgende stuk van de kant aan zet: koning (K), dame (Q), toren (R), loper (B), paard (N), pion (P)
keys-other-piece = Naar het volgende van de andere kant
keys-rank = Naar rij 1 tot 8
keys-file = Naar lijn a tot h
keys-last = Laatste zet noemen
keys-goals = Noemen waar het stuk heen kan
keys-attackers = Noemen wat het veld aanvalt
keys-position = Stelling voorlezen

## Fouten bij opslaan en laden

faults-backup = { $fault ->
    [not-a-backup] Dit bestand is geen volledige back-up.
    [newer-version] Deze back-up is van een nieuwere versie van Zeitnot. Laad die versie.
    [unknown-key] Deze back-up bevat iets wat Zeitnot niet kent: “{ $key }”. Er is niets teruggezet.
   *[sequence] Deze back-up bevat bij “{ $key }” een getal dat niet kan kloppen. Er is niets teruggezet.
}

## De tweede kopie

second-alone = Deze browser laat Zeitnot maar één kopie bewaren. Als de browser plotseling wordt afgesloten, kan de laatste minuut verloren gaan.
second-unknown-after = De laatste opgeslagen vermelding van deze partij is van { $last }. Als de browser daarna plotseling is afgesloten, zijn latere vermeldingen verloren.
second-game-restored = { $from ->
    [some] De kopie van de browser was onvolledig. Deze partij is uit de tweede kopie teruggezet: alle vermeldingen van { $first } tot { $to }.
   *[none] De kopie van de browser was onvolledig. Deze partij is uit de tweede kopie teruggezet, tot { $to }.
}
second-others = { $games ->
    [0] { $others ->
        [1] Uit de tweede kopie teruggezet: één onderdeel (instellingen, lessen, toernooien of analyses).
       *[other] Uit de tweede kopie teruggezet: { $others } onderdelen (instellingen, lessen, toernooien of analyses).
    }
   *[other] { $others ->
        [0] { $games ->
            [1] Uit de tweede kopie teruggezet: één partij.
           *[other] Uit de tweede kopie teruggezet: { $games } partijen.
        }
       *[other] Uit de tweede kopie teruggezet: partijen: { $games }, andere onderdelen: { $others }.
    }
}
second-apart = { $games ->
    [1] Er is een partij verdergespeeld hoewel de tweede kopie latere vermeldingen had. Wat het laatst is gespeeld, blijft; de andere versie staat als aparte partij bij “Eerdere partijen”.
   *[other] { $games } partijen zijn verdergespeeld hoewel de tweede kopieën latere vermeldingen hadden. Wat het laatst is gespeeld, blijft; de andere versies staan als aparte partijen bij “Eerdere partijen”.
}
second-disputed = Hier verschillen de twee kopieën: { $places }. De eerste kopie geldt; de andere is apart gezet.
second-refused = De tweede kopie past niet in de opslag van de browser. Sla een back-up op, verwijder eerdere partijen en laad daarna opnieuw.
second-awaited = De tweede kopie heeft nog niet geantwoord. Misschien bevat die latere vermeldingen dan hier staan; ze verschijnen zodra er antwoord is.

## Hetzelfde in het kort, voor de balk van een lopende klok

brief-game = Teruggezet tot { $to }
brief-others = Uit de tweede kopie teruggezet
brief-apart = Andere versie opgeslagen
brief-awaited = Latere vermeldingen mogelijk
brief-unknown-after = Laatst opgeslagen: { $last }
