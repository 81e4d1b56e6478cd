## Wat meerdere pagina’s van correspondentiepartijen zeggen

common-title = Correspondentie
common-clock = Klok
common-increment = Increment
common-increment-short = Increment
common-bank = Bank
common-blocks = Klok{"\u00A0"}{ $clock }, increment{"\u00A0"}{ $increment }, bank{"\u00A0"}{ $bank }
common-clock-and-bank = Klok{"\u00A0"}{ $clock }, bank{"\u00A0"}{ $bank }
common-at-worst = min.
common-at-most = max.
common-what-clock = Voor de zet waar je nu over nadenkt. Bij nul is de partij verloren.
common-what-increment = { $n ->
    [0] Komt met geen enkele zet.
    [1] Komt met je eerste zet.
   *[other] Komt met elk van je eerste { $n }{"\u00A0"}zetten.
}
common-what-bank = { $refill ->
    [automatic] Vult volgens de regels na elke zet de klok bij, en als je wilt ook tussendoor.
   *[increment-only] Gaat met de hand naar de klok, wanneer je wilt.
}
common-color = { $side ->
    [white] Wit
   *[black] Zwart
}
common-player-of-color = { $name } ({ $side ->
    [white] wit
   *[black] zwart
})
common-to-move = { $side ->
    [white] Wit aan zet
   *[black] Zwart aan zet
}
common-bring = Bestand importeren
common-read-again = { $file } opnieuw lezen
common-following = Een ander tabblad voert zetten van deze partijen in.
common-take-over = Hier invoeren

## Waarom een vermelding wordt geweigerd, en hoe je die corrigeert

refusal-entry = { $why ->
    [before-start] Het toernooi begint op { $at }, en eerder zet niemand. Voer een later tijdstempel in of corrigeer het begin van het toernooi.
    [not-started] De partij is nog niet begonnen. Voer eerst het begin in.
    [started] De partij is al begonnen. Corrigeer het begin in het tijdoverzicht.
    [order] De vermelding ervoor is van { $at }. Voer een later tijdstempel in of corrigeer die vermelding; wat eerder kwam, kun je in het tijdoverzicht invoegen.
    [future] Dat is later dan nu, { $at }. Voer het tijdstempel van de server in en controleer de tijdzone.
    [fallen] De klok van { $side ->
        [white] wit
       *[black] zwart
    } kwam op { $at } op nul. Voer een eerder tijdstempel in, of voeg in het tijdoverzicht in wat ontbreekt: een bijvulling, of wat de server toonde.
    [over] De partij was toen al afgelopen. Corrigeer of verwijder eerst de vermelding waarmee de partij eindigde.
    [claim] Er is een claim in behandeling, dus er loopt geen klok. Voer eerst in hoe die is afgehandeld.
    [no-claim] Er is geen claim in behandeling. Voer eerst in wanneer die is ingediend.
    [illegal] Die zet is in deze stelling onreglementair. Zoek ervoor naar een ontbrekende of verkeerde zet.
    [amount] Zo gaat er geen tijd naar de klok. Voer meer dan nul in; een volle klok neemt niets op, een lege bank heeft niets.
    [bank] In de bank zit { DAYS($bank) }. Voer niet meer in dan dat.
    [cap] De klok toont nooit meer dan 50 dagen. Voer hoogstens { DAYS($room) } in.
    [shown] Een server toont een klok van 0 tot 50 d en een bank van 0 of meer. Controleer wat de klok is en wat de bank.
    [nothing-shown] Voer klok en bank van minstens één speler in.
    [not-team] Alleen teamtoernooien hebben invallers. Is dit er een, geef dat dan aan bij het toernooi.
    [captain-may-not] In dit toernooi mogen captains geen banktijd overboeken. Staan de regels het toe, zet het dan aan bij het toernooi.
    [after-end] Spelers konden worden ingezet tot { $at }. Voer een eerder tijdstempel in.
    [nothing-left] Klok en bank hebben allebei geen tijd meer, dus niemand kan het overnemen. Controleer het tijdstempel.
    [substitution-owed] De captain van { $side ->
        [white] wit
       *[black] zwart
    } heeft banktijd overgeboekt, wat volgens regel (8) alleen mag met een nieuwe speler in dezelfde seconde. Voer eerst de invaller of opvolger in.
   *[name] Voer de naam van de nieuwe speler in, met hoogstens 100 tekens.
}

## De lijst van correspondentiepartijen

games-title = Correspondentie
games-teach = Hier komen je correspondentiepartijen met Triple Block, bij de ICCF en elders, die met de minste tijd bovenaan.
games-teach-blocks = Elke partij heeft een klok, een increment en een bank. Staat de klok op nul, dan is de partij verloren, wat er ook in de bank zit: deze pagina toont wanneer je uiterlijk moet zetten of bijvullen.
games-enter-game = Partij invoeren
games-open-link = Misschien heeft een organisator je een link gestuurd: open die in deze browser, en het toernooi staat hier.
games-organize = Voor organisatoren: voeg een toernooi toe en verstuur de link
games-example = Voorbeeldseizoen
games-example-hint = Niemand speelt deze partijen, en ze worden niet bewaard. Ze tonen hoe die van jou er hier uitzien.
games-example-hide = Voorbeeld verbergen
games-example-event = Voorbeeldbeker
games-example-soon = Ada Voorbeeld
games-example-bank = Ben Voorbeeld
games-example-theirs = Cleo Voorbeeld
games-check-first = { $may-not-refill ->
    [true] Controleer eerst de partij tegen { $name }: als de server niet vanzelf bijvult, is je klok afgelopen.
   *[false] Controleer eerst de partij tegen { $name }: als de server strenger telt, is je klok afgelopen.
}
games-events = Toernooien
games-absence = Afwezigheid
games-backup = Back-up
games-ahead = Vooruitblik
games-calendar = Deadlines voor je agenda
games-calendar-hint = Herinnert je ook als deze pagina dicht is. Sla na elke zet opnieuw op.
games-calendar-saved = Opgeslagen als { $file }{ $held ->
    [0] { $unknown ->
        [0] , zonder deadline: er loopt geen klok van jou.
       *[other] , zonder deadline.
    }
    [one] , met de deadlines van 1 partij.
   *[other] , met de deadlines van { $held } partijen.
}{ $unknown ->
    [0] {""}
    [one] {" "}1 partij ontbreekt: die is nog niet met de server vergeleken.
   *[other] {" "}{ $unknown } partijen ontbreken: die zijn nog niet met de server vergeleken.
}
games-calendar-empty = Er is geen partij van jou ingevoerd: geen bestand opgeslagen.
games-calendar-most = Apple Agenda, Thunderbird en de meeste andere herinneren je drie uur, één dag en vijf dagen van tevoren.
games-calendar-outlook = Outlook en Exchange herinneren je één keer, drie uur van tevoren.
games-calendar-google = Google Agenda neemt de deadlines over zonder herinneringen: stel die daar in voor de hele agenda.
games-reminder = { $opponent }, { $event }
games-remind-refill = Deadline bijvullen of zetten:{" "}
games-remind-move = Deadline zetten:{" "}
games-remind-check = Misschien al verloren, kijk op de server. Deadline zetten:{" "}
games-remind-last = Klok en bank zijn op:{" "}
games-later = +{"\u00A0"}{ $n } later
games-standing = { $standing ->
    [mine] Jij aan zet
    [watched] Partijen van anderen
    [theirs] Tegenstander aan zet
    [ahead] Niet begonnen
   *[finished] Afgelopen
}
games-at-worst-is = “{ common-at-worst }”: minstens zoveel, nog niet met de server vergeleken
games-search = Zoeken
games-search-hint = speler, toernooi, zet
games-event = Toernooi
games-all-events = Alle toernooien
games-archived = Ook gearchiveerde toernooien
games-orphans = Partijen zonder hun toernooi
games-orphans-why = Hun toernooi staat niet op dit apparaat of kon niet worden gelezen: hun klokken zijn onbekend.
games-nothing-found = Geen passende partijen.
games-show-all = Alle partijen tonen
games-finished = Afgelopen partijen, { $n }
games-refill = bijvullen
games-claim = Claim loopt
games-ended-own = { $won ->
    [true] { $on-time ->
        [true] Op tijd gewonnen
       *[false] Gewonnen
    }
   *[false] { $on-time ->
        [true] Op tijd verloren
       *[false] Verloren
    }
}
games-ended = { $winner ->
    [white] { $on-time ->
        [true] Wit won op tijd
       *[false] Wit won
    }
   *[black] { $on-time ->
        [true] Zwart won op tijd
       *[false] Zwart won
    }
}
games-drawn = Remise
games-both-lost = Door beiden verloren
games-no-moves = nog geen zet
games-claim-waits = Er loopt geen klok.
games-starts = Begint op { $date }
games-not-compared = Tijd onbekend
games-check = Kijk op de server
games-bank-no-help = Vul op tijd bij

## Een partij invoeren

new-title = Partij invoeren
new-needs-event = Een partij hoort bij een toernooi, dat bepaalt hoeveel tijd er is. Voeg eerst het toernooi toe, of open de link van de organisator.
new-event = Toernooi
new-choose-event = Kies een toernooi
new-another-event = Ander toernooi toevoegen
new-side = Je speelt
new-white = Wit
new-black = Zwart
new-neither = Geen van beide: ik kijk mee
new-name-of = { $side ->
    [white] Naam van wit
   *[black] Naam van zwart
}
new-how = De partij
new-begins = begint met het toernooi
new-under-way = is al bezig
new-starts-at = { $ahead ->
    [true] De eerste klok loopt vanaf { $date }, het officiële begin.
   *[false] De eerste klok loopt sinds het officiële begin, { $date }. Voer eerst de partij in, daarna de zetten met de tijdstempels van de server.
}
new-opening = Een themaopening
new-fen = Stelling
new-fen-hint = FEN; laat leeg voor de beginopstelling
new-opening-moves = Zetten van de opening
new-opening-hint = { $openings ->
    [apart] Bijvoorbeeld 1. e4 c5 2. d4. Deze zetten tellen niet mee en kosten geen tijd.
   *[counted] Bijvoorbeeld 1. e4 c5 2. d4. Deze zetten kosten geen tijd en tellen mee bij de eerste { $moves }.
}
new-moves = Zetten tot nu toe
new-moves-hint = PGN of 1. e4 e5 2. f4 … Een PGN bevat de namen en soms ook de tijden van de zetten.
new-times = De tekst heeft de tijd van elke zet: klok en bank volgen daaruit.
new-times-refused = De tijden van de zetten passen niet bij dit toernooi: { $why } Of voer in wat de server nu toont.
new-server-shows = Wat de server nu toont
new-server-hint = Zoals het daar staat: 46{"\u00A0"}d{"\u00A0"}20:00:00, 46 dagen 20 uur.
new-you = Jij
new-opponent = Tegenstander
new-own-moves = Zetten
new-clock = { $side ->
    [white] Klok van wit
   *[black] Klok van zwart
}
new-bank = { $side ->
    [white] Bank van wit
   *[black] Bank van zwart
}
new-made = { $side ->
    [white] Eigen zetten van wit
   *[black] Eigen zetten van zwart
}
new-made-hint = De zetten mogen leeg blijven: ze worden geteld uit de zetten tot nu toe.
new-save = Partij invoeren
new-figure-wrong = { $problem ->
    [empty] ontbreekt
    [shape] onduidelijk
   *[range] te lang
}
new-made-wrong = 0–9999
new-problem = { $error ->
    [name] Namen hebben hoogstens 100 tekens.
    [two-starts] De zetten hebben een eigen stelling ([FEN …]): laat het veld erboven leeg.
    [several] { new-found }
    [over] Deze partij is afgelopen. Alleen lopende partijen kun je invoeren.
    [not-started] { $event } is niet begonnen: nog niemand heeft gezet.
    [made] Voer 0 tot 9999 zetten in.
    [clock] { figures-clock-problem }
    [bank] { figures-bank-problem }
    [refused] Zo kan de partij volgens de regels van het toernooi niet beginnen.
    [fen] {""}
   *[moves] {""}
}
new-unplayable = Zet { $number }, { $side ->
    [white] wit
   *[black] zwart
}: “{ $text }” kan niet worden gespeeld. { $why }
new-passed = Zet { $number }, { $side ->
    [white] wit
   *[black] zwart
}: in een partij kan niemand een beurt overslaan.
new-found = In deze tekst staan { $n } partijen. De pagina voor bestanden neemt ze allemaal tegelijk over, met spelers en tijden.
new-bring-several = Als bestand importeren

## Een correspondentiepartij

game-your-time = jouw tijd
game-stamp = Wanneer
game-stamp-example = 20.11.2026 14:03:07
game-typed-day = { $day }.{ $month }.{ $year }
game-stamp-hint = { $is-end ->
    [true] Of 2026-11-20, 2026/11/20, 20 november 2026. Alleen een dag: tot 23:59:59.
   *[false] Of 2026-11-20, 2026/11/20, 20 november 2026. Alleen een dag: vanaf 00:00.
}
game-stamp-now = Nu
game-stamp-change = Wijzigen
game-stamp-pick = Datum kiezen
game-month-before = Vorige maand
game-month-after = Volgende maand
game-stamp-problem = { $problem ->
    [shape] Voer een datum in zoals 20.11.2026 of 2026-11-20, met een tijdstip zoals 14:03:07 of zonder.
    [order] Het kunnen twee dagen zijn, want de dag of de maand kan voorop staan. Voer het in als 20.11.2026 of 2026-11-20.
    [date] Die dag bestaat niet. Datums lopen van 1970 tot 9999.
   *[time] Dat tijdstip bestaat niet.
}
game-stamp-no-zone = Kies een tijdzone, zoals Europe/Amsterdam.
game-stamp-zone-unknown = Deze browser kent de tijdzone “{ $zone }” niet. Kies een andere, of UTC.
game-stamp-skipped = In { $zone } is die tijd overgeslagen: de klokken gingen vooruit naar { $at }. Voer een andere tijd in, of de tijd in UTC.
game-stamp-twice = De klokken gingen terug, dus deze tijd kwam twee keer. Welke is het?
game-stamp-ambiguous = In { $zone } gingen de klokken over die tijd terug, dus die kwam twee keer. Zet het verschil erachter, zoals +01:00.
game-zone = Tijdzone
game-zone-of-server = Server
game-zone-here = Hier
game-zone-other = Andere{"\u00A0"}…
game-zone-name = Naam van de zone
game-length-problem = { $problem ->
    [empty] Voer een tijdsduur in, zoals 46{"\u00A0"}d{"\u00A0"}20:00:00.
    [shape] Dit is geen tijdsduur. Voer die in als 46{"\u00A0"}d{"\u00A0"}20:00:00.
   *[range] Voer 0 tot 99.999 dagen in.
}
game-bank = Bank{"\u00A0"}{ $bank }
game-case = { $refill ->
    [true] { $differs ->
        [true] { $first ->
            [true] als de server niet bijvult
           *[false] als hij dat niet doet
        }
       *[false] { $first ->
            [true] als de server bijvult
           *[false] als hij bijvult
        }
    }
   *[false] { $differs ->
        [true] in het ongunstigste geval
       *[false] in het gunstigste geval
    }
}
game-bank-if = { $case }: bank{"\u00A0"}{ $bank }
game-account-if = { $case }: klok { $left }, bank { $bank }
game-sum-if = { $case }: { $sum }
game-doubt = ±{"\u00A0"}{ $minutes }{"\u00A0"}min
game-increments-left = { $n ->
    [0] geen increment meer
    [one] nog 1{"\u00A0"}increment van { $each }
   *[other] nog { $n }{"\u00A0"}incrementen van { $each }
}
game-turn = { $mine ->
    [true] Jij aan zet
   *[false] { $name } aan zet
}
game-waiting = De partij begint op { $when }.
game-claim-pending = { $name } heeft een claim ingediend: er loopt geen klok tot die is afgehandeld.
game-fallen = { $name } heeft op tijd verloren: de klok kwam op { $when } op nul.
game-fallen-with-bank = Volgens de vermeldingen hier heeft { $name } op tijd verloren: de klok kwam op { $when } op nul. Een bijvulling die niet is ingevoerd, zou het verklaren.
game-after-fall = “{ $entry }” kwam daarna en telt niet.
game-accept-loss = Uitslag aanvaarden
game-server-differs = De server zegt iets anders
game-move-by = { $bank ->
    [true] Zetten of bijvullen vóór
   *[false] Zetten vóór
}
game-their-clock-falls = Klok tegenstander loopt af
game-last-moment = Laatste moment, met de hele bank
game-visits = { $n ->
    [one] met 1{"\u00A0"}bijvulling op tijd
   *[other] met { $n }{"\u00A0"}bijvullingen op tijd
}
game-cautious = Veilig: zetten vóór
game-at-best-by = Gunstigst: zetten vóór
game-in-doubt = Kijk op de server: misschien afgelopen
game-their-clock-falls-if = { $refill ->
    [true] { $differs ->
        [true] Klok tegenstander loopt af, als de server niet bijvult
       *[false] Klok tegenstander loopt af, als de server bijvult
    }
   *[false] { $differs ->
        [true] Klok tegenstander loopt op zijn vroegst af
       *[false] Klok tegenstander loopt af
    }
}
game-unknown-time = De tijd is onbekend tot je de waarden van de server invoert.
game-no-moves = Nog geen zetten: plak ze met de tijden van de server, of voer in wat de server toont.
game-bank-does-not-save = De klok kan aflopen terwijl de bank vol is: bij nul is de partij verloren, wat er ook in de bank zit.
game-about-dates = Wat deze datums betekenen
game-past = Een eerdere stelling
game-move-label = Zetten
game-enter = Invoeren
game-line-placeholder = Typ een zet, of plak zetten met tijden
game-line-forms = Toegestane notaties
game-line-hint = Pf3 01.06.2026 10:12; of 2026-06-01, 2026.06.01, 2026/06/01, [%ccsnt …]
game-unentered = { $moves }: nog niet ingevoerd
game-line-took = De duur van { $label } geeft alleen een datum als de vermelding ervoor een zet met datum is. Zet er een datum achter, of haal [%emt] weg.
game-line-dates = Bij elke zet van de tegenstander horen de datum en het tijdstip die de server toont.
game-refill = Bijvullen
game-refill-first = Vul eerst bij op de server. Voer het daarna hier in.
game-refill-save = Bijvulling invoeren
game-claim = Claim
game-resolve = Claim afgehandeld
game-result = Uitslag
game-compare = Vergelijken
game-reconcile = Serverwaarden
game-enter-figures = Serverwaarden invoeren
game-start = De partij is begonnen
game-team = Wissel, opvolging, overboeking
game-save = Opslaan
game-saved = Opgeslagen.
game-side = Speler
game-amount = Van bank naar klok
game-amount-typed = of typ een tijd
game-amount-hint = zoals 10 d, 2 d 12:00:00 of 06:30:00
game-then-shows = dan{"\u00A0"}{ $clock }
game-at-least-then = minstens, dan{"\u00A0"}{ $clock }
game-least-leaves-nothing = Met dit minimum is er niets over als je terug bent.
game-amount-all = { $is-bank ->
    [true] de hele bank
   *[false] vult de klok
}
game-nothing-to-refill = { $is-full ->
    [true] De klok is vol: er is niets bij te vullen.
   *[false] De bank is leeg: er is niets bij te vullen.
}
game-name = Naam van de nieuwe speler
game-who-won = Uitslag
game-how = Hoe
game-ending = { $ending ->
    [resignation] Opgave
    [agreement] Overeengekomen
    [claim] Claim toegewezen
    [time] Tijd, volgens de server
    [default] Teruggetrokken of reglementair
   *[adjudication] Arbitrage
}
game-nothing-yet = Voer in wanneer het gebeurde.
game-incomplete = Er ontbreekt iets, of iets is onleesbaar.
game-no-result = Kies de uitslag.
game-no-ending = Kies hoe de partij eindigde.
game-unchanged = Nog niets gewijzigd.
game-will-do = Wat het doet
game-clock-of = { $mine ->
    [true] Jouw klok
   *[false] Klok tegenstander
}
game-bank-of = { $mine ->
    [true] Jouw bank
   *[false] Bank tegenstander
}
game-moves-by = { $mine ->
    [true] Jij zet vóór
   *[false] { $name } zet vóór
}
game-at-the-latest = op zijn laatst
game-prepared = Je hebt { $san } voorbereid.
game-lay = Op het bord
game-seen-clock = Klok van { $name }
game-seen-bank = Bank van { $name }
game-seen-hint = zoals 46{"\u00A0"}d{"\u00A0"}20:00:00; laat leeg wat je niet hebt bekeken
game-reconcile-hint = Voor één speler of voor beiden. Er wordt niets opgeslagen tot jij het zegt.
game-here = Hier
game-difference = Verschil
game-explains = { $is-alone ->
    [true] { $name }
   *[false] { $name }: mogelijke oorzaken
}
game-preview = Voorbeeld
game-changes-event = Dit wijzigt het toernooi, en daarmee alle partijen ervan.
game-event-missing = Het toernooi van deze partij staat niet op dit apparaat of kon niet worden gelezen. De zetten en hun tijdstempels zijn hier; klokken, deadlines en claims hebben het toernooi nodig. Een back-up met het toernooi brengt het terug.
game-entries = Vermeldingen
game-event-instead = Of voeg het toernooi opnieuw toe en kies het hier:
game-take-event = De partij hoort bij dit toernooi
game-statement = Tijdoverzicht
game-counted-as = { $refill ->
    [true] Gerekend alsof de server bijvult; nog niet vergeleken.
   *[false] Gerekend zoals het toernooi is ingesteld; nog niet vergeleken.
}
game-from-file = Zetten tot { $until }: uit het bestand van de server, laatst geïmporteerd op { $day }.
game-part-from-file = Zetten van { $from } tot { $until }: uit het bestand van de server, laatst geïmporteerd op { $day }.
game-untimed-from-file = Zetten tot { $until }: uit het bestand van de server, geïmporteerd op { $day } zonder tijden.
game-untimed-part-from-file = Zetten van { $from } tot { $until }: uit het bestand van de server, geïmporteerd op { $day } zonder tijden.
game-entered-here = De andere zijn hier ingevoerd.
game-no-entries = Er is nog niets ingevoerd.
game-untimed = Tijd onbekend
game-untimed-by = Uiterlijk op { $at } gedaan; de tijd is onbekend
game-line = Vermelding
game-made = Gedaan, jouw tijd
game-used = Verbruikt
game-added-time = Erbij
game-from-bank = Uit bank
game-bank-after = Bank na elke zet{ $whole ->
    [true] {""}
   *[false] {" "}tot zet{"\u00A0"}{ $last }
}
game-first-move = zet 1
game-all-lines = Alle { $n } vermeldingen
game-last-lines = De laatste vermeldingen
game-kept-since = Als lopende partij ingevoerd
game-spent = duurde { $spent }
game-correct = Corrigeren
game-correct-entry = Corrigeren: { $entry }
game-remove = Deze vermelding verwijderen
game-insert = Ontbrekende vermelding invoegen
game-kind = Wat er gebeurde
game-kind-name = { $kind ->
    [start] De partij begon
    [move] Een zet
    [refill] Een bijvulling
    [claim] Een claim is ingediend
    [resolved] De claim is afgehandeld
    [correction] Wat de server toonde
    [result] De partij eindigde
    [substitution] Een invaller nam het over
    [replacement] Een opvolger nam het over
   *[transfer] De captain boekte banktijd over
}
game-conflict = Niet mogelijk: “{ $entry }” zou niet meer geldig zijn. { $why }
game-does-not-fit = Deze vermeldingen passen niet bij hun toernooi. Ze zijn geldig tot aan “{ $entry }”, die wordt geweigerd: { $why } Corrigeer of verwijder die vermelding, of corrigeer het toernooi.
game-what-changes = Wat er verandert
game-nothing-changes = Verder verandert er niets.
game-added = nieuw
game-removed = verwijderd
game-now-stands = Hoe het dan staat
game-clock-bank = { $name }: klok { $clock }, bank { $bank }
game-falls = de klok loopt af op { $when }
game-own = Notitie en adres
game-note = Notitie over de partij
game-note-hint = wordt tijdens het typen opgeslagen
game-link = Adres op de server
game-link-hint = https://…
game-link-problem = Een adres begint met https:// of http://.
game-open-link = Openen op de server
game-study = Privéanalyse
game-ahead = Vooruitblik
game-event = Toernooi
game-take-along = Exporteren
game-save-pgn = PGN opslaan
game-copy-pgn = PGN kopiëren
game-copy-numeric = Als getallen kopiëren (ICCF)
game-copy-statement = Tijd{"\u00AD"}overzicht kopiëren
game-print = Afdrukken
game-confidential = Deze partij loopt. Veel toernooien houden lopende partijen vertrouwelijk of tonen ze een paar zetten later. Deel de partij alleen waar de regels van je toernooi dat toestaan.
game-share-anyway = Toch delen
game-copied = Gekopieerd.
game-not-copied = De browser stond kopiëren niet toe.

## De problemen van een getypte zet

line-problem = { $error ->
    [no-move] Voer vóór { $text } een zet in.
    [too-much] Een zet heeft één datum, één klok en één bank; { $text } is te veel.
    [date] { $problem ->
        [date] { $text } is als datum gelezen. Die dag bestaat niet. Datums lopen van 1970 tot 9999. Schrijf datums als 01.06.2026 of 2026-06-01.
       *[other] { $text } is als datum gelezen. { game-stamp-problem }
    }
    [number] { $text } is geen zet. Een tijdsduur heeft een eenheid nodig, zoals in 46 d.
    [sent] In het commentaar horen een datum en een tijdstip, zoals 2026.11.20,14:03, niet { $text }.
    [took] In het commentaar hoort een tijdsduur, zoals [%emt 1:05:09], niet { $text }.
    [unclosed-comment] Het commentaar na {"{"} heeft geen {"}"}.
   *[half-shown] Voer na { $text } zowel de klok als de bank in.
}

## Wat kan verklaren dat de server iets anders toont

why-difference = { $why ->
    [agrees] De server toont wat in je tijdoverzicht staat. Sla op dat je hebt vergeleken.
    [interpretation] { $refill ->
        [automatic] Na elke zet vult de bank de klok vanzelf bij.
       *[increment-only] Na een zet krijgt de klok alleen het increment; de bank vult niets vanzelf bij.
    }
    [reset] { $reset ->
        [after-last] Een klok is pas beschermd vanaf de zet na het laatste increment.
       *[with-last] Een klok is al beschermd bij het laatste increment.
    }
    [openings] { $openings ->
        [apart] De zetten van een themaopening tellen niet mee: elke speler krijgt elk increment.
       *[counted] De zetten van een themaopening tellen mee bij de zetten met increment.
    }
    [increment] Het increment van het toernooi is { DAYS($increment) }.
    [protection] { $protection ->
        [none] Het toernooi heeft geen SDP en geen GT.
        [guaranteed-time] Het toernooi heeft GT.
       *[sudden-death] Het toernooi heeft SDP van { $days }{"\u00A0"}d.
    }
    [taken-over] De zetten ervoor hebben hier geen tijdstempels. De waarden van de server worden overgenomen zoals ze zijn.
    [rounding] {""}
    [refill] {""}
    [stamp] {""}
    [opening] {""}
   *[unknown] Geen regel verklaart het verschil. Bij opslaan worden de waarden van de server overgenomen.
}
why-rounding = { $unit ->
    [60] De server toont alleen hele minuten. Je tijdoverzicht klopt tot op de seconde.
    [3600] De server toont alleen hele uren. Je tijdoverzicht klopt tot op de seconde.
   *[other] De server toont alleen hele dagen. Je tijdoverzicht klopt tot op de seconde.
}
why-refill = Een bijvulling van { $amount } is niet ingevoerd. Die kan op { $at } zijn geweest.
why-stamp = { $is-later ->
    [true] “{ $entry }” was { $off } later dan ingevoerd.
   *[false] “{ $entry }” was { $off } eerder dan ingevoerd.
}
why-opening = Het toernooi begon met een andere klok of bank: klok { $clock }, bank { $bank }.

## Een vermelding in het tijdoverzicht

entry-act = { $act ->
    [official-start] De partij begint met het toernooi
    [start] De partij begint
    [move] { $played }
    [untimed-move] { $played }
    [refill] { $player } vult { DAYS($amount) } bij
    [claim] { $player } dient een claim in: de klok staat stil
    [resolved] De claim is afgehandeld: de klok loopt weer
    [substitution] { common-color }: { $name } neemt het over als invaller
    [replacement] { common-color }: { $name } neemt het over als opvolger
    [transfer] Captain van { $side ->
        [white] wit
       *[black] zwart
    } boekt { DAYS($amount) } over naar de klok
    [correction] { $cause ->
        [agrees] De server toont hetzelfde: gecontroleerd
        [unknown] Wat de server toont
        [refill] Wat de server toont: een bijvulling was niet ingevoerd
        [rounding] Wat de server toont: hij rondt af
        [stamp] Wat de server toont: een tijdstempel ontbrak of was verkeerd
        [interpretation] Wat de server toont: hij leest de regels anders
       *[event] Wat de server toont: het toernooi heeft andere parameters
    }
   *[result] { $result ->
        [win] { $winner ->
            [white] Wit won, 1–0
           *[black] Zwart won, 0–1
        }
        [draw] Remise, ½–½
       *[both-lose] Beiden verloren, 0–0
    }: { game-ending }
}

## De uitslag van een partij

result-verdict = { $result ->
    [win] { $winner ->
        [white] Wit wint, 1–0
       *[black] Zwart wint, 0–1
    }
    [draw] Remise, ½–½
   *[both-lose] Beiden verliezen, 0–0
}: { $why ->
    [board] { $fact ->
        [checkmate] mat
        [stalemate] pat
       *[dead-position] dode stelling
    }
    [word] { game-ending }
   *[time] de klok kwam op nul
}

## De sommen van klok en bank, zoals op papier: 50 d − 3 d = 47 d

sum-block = { $block ->
    [clock] { $begins ->
        [true] Klok
       *[false] klok
    }
   *[bank] { $begins ->
        [true] Bank
       *[false] bank
    }
}
sum-from = { $reason ->
    [refilled] { $block ->
        [clock] {" "}uit de bank
       *[bank] {""}
    }
    [moved] { $block ->
        [clock] {" "}uit de bank
       *[bank] {""}
    }
    [corrected] {" "}door de server
    [protected] {" "}beschermd
    [ran] {""}
    [increment] {""}
   *[overflow] {""}
}
sum-increment = {" "}increment
sum-to-bank = {" "}naar de bank
sum-first-move = Een eerste zet duurt { $spent }.

## De waarden van de server van meerdere partijen tegelijk

figures-title = Serverwaarden
figures-teach = De tijd in deze partijen is nog onbekend. Voer in wat de server toont, zoals 46{"\u00A0"}d{"\u00A0"}20:00:00; wat leeg blijft, kan wachten.
figures-of-file = De klokken zijn die van het bestand van { $time }. Kijk op de server of ze kloppen, en voer de banken in.
figures-side = { $whose ->
    [mine] Jij
    [theirs] Tegenstander
    [white] Wit
   *[black] Zwart
}
figures-seen-at = Server bekeken op
figures-save = Invoer opslaan
figures-none = Geen partij wacht op de waarden van de server.
figures-none-hint = Hier komt een partij die zonder de tijden van de server is ingevoerd, zoals bij veel partijen tegelijk. Wil je een andere partij met de server vergelijken, open die dan vanuit je lijst.
figures-to-games = Naar je partijen
figures-nothing = Er is nog niets ingevoerd.
figures-saved = { $n ->
    [one] 1 partij is opgeslagen.
   *[other] { $n } partijen zijn opgeslagen.
}
figures-not-saved = { $n ->
    [one] 1 partij niet: kijk wat er niet klopt.
   *[other] { $n } partijen niet: kijk wat er niet klopt.
}
figures-instant-missing = Voer eerst in wanneer de server is bekeken.
figures-clock-problem = { $problem ->
    [empty] Wat toont de server? 46{"\u00A0"}d{"\u00A0"}20:00:00, of 0.
    [shape] Voer het in als 46{"\u00A0"}d{"\u00A0"}20:00:00.
   *[range] Een klok toont nooit meer dan 50 dagen.
}
figures-bank-problem = { $problem ->
    [empty] Wat toont de server? 50 d, of 0.
    [shape] Voer het in als 50 d of 12 d 04:00:00.
   *[range] Een bank heeft 0 tot 99.999 dagen.
}
figures-problem = { $figure ->
    [clock] { figures-clock-problem }
   *[bank] { figures-bank-problem }
}
figures-unknown = De tijd in { $n ->
    [one] 1 partij
   *[other] { $n } partijen
} is nog onbekend.
figures-link = Serverwaarden invoeren

## Corrigeren wat bewaard is

correct-too-late = Er is sindsdien iets ingevoerd, dus er is niets ongedaan gemaakt.
correct-deleted = { $game } is verwijderd.
correct-compared = { $game }: de waarden van de server zijn opgeslagen.
correct-compared-games = { $n ->
    [one] De waarden van de server van { $n } partij zijn opgeslagen.
   *[other] De waarden van de server van { $n } partijen zijn opgeslagen.
}
correct-event-changed = “{ $event }” is gewijzigd, en de partijen ervan ook.
correct-game = Deze partij
correct-players = Namen en kleur
correct-delete = Partij verwijderen
correct-delete-question = Deze partij verwijderen, met vermeldingen, notitie en privéanalyse? Je kunt dit een minuut lang ongedaan maken. Daarna brengt alleen een back-up met deze partij alles terug.
correct-delete-sure = Ver{"\u00AD"}wijderen
correct-changes = Dit wijzigt “{ $event }”.
correct-changes-games = Dit wijzigt “{ $event }” en deze partijen: { $games }.
correct-change-event-question = { $games ->
    [0] “{ $event }” wijzigen?
    [one] “{ $event }” en 1 partij wijzigen?
   *[other] “{ $event }” en { $games } partijen wijzigen?
}
correct-change-event = Toernooi wijzigen

## Wat de regels openlaten, en of een einde zeker is

interpretations-certainty = { $certainty ->
    [certain] Zeker: alle partijen die met het toernooi beginnen, zijn dan afgelopen, tenzij er een claim in behandeling is.
    [exceeded] Niet zeker: de klokken, banken en incrementen van beide spelers duren { DAYS($over) } langer dan het toernooi, en zoveel kan een partij na het einde doorgaan.
   *[unbounded] { $protection ->
        [guaranteed-time] Niet zeker: met gegarandeerde tijd kan een partij langer duren.
       *[other] Niet zeker: met sudden-deathbescherming kan een partij langer duren.
    }
}
interpretations-departure-clock = Wijkt af van regel (3): altijd 50{"\u00A0"}d.
interpretations-departure-moves = Wijkt af van regel (4): de eerste 50 zetten.
interpretations-departure = { $is-listed ->
    [true] Wijkt af van de tabel: { $there }.
   *[false] Wijkt af van de formule: { $there }.
}
interpretations-departs = Sommige van deze blokken wijken af van de regels. Wat is aangekondigd, geldt.
interpretations-unlisted = { $days ->
    [one] De tabel heeft geen rij voor 1{"\u00A0"}dag: deze blokken volgen uit de formule erachter.
   *[other] De tabel heeft geen rij voor { $days }{"\u00A0"}dagen: deze blokken volgen uit de formule erachter.
}
interpretations-heading = Waar de regels iets openlaten
interpretations-openings = Zetten van een themaopening
interpretations-openings-name = { $openings ->
    [apart] Ze tellen niet mee (gebruikelijk)
   *[counted] Ze tellen mee
}
interpretations-openings-why = { $openings ->
    [apart] { $moves ->
        [one] Het increment komt na elke gedane zet (4), en deze heeft niemand gedaan: het komt met de eerste eigen zet van elke speler.
       *[other] Het increment komt na elke gedane zet (4), en deze heeft niemand gedaan: het komt met de eerste { $moves } eigen zetten van elke speler.
    }
   *[counted] De eerste zetten van de partij (4): zet { $moves } is de laatste met een increment, ook in een partij die bij zet 6 begint.
}
interpretations-reset = Eerste beschermde zet
interpretations-reset-name = { $reset ->
    [after-last] Eigen zet { $first } (gebruikelijk)
   *[with-last] Eigen zet { $first }
}
interpretations-reset-why = { $reset ->
    [after-last] Pas na de laatste zet met een increment (9), zo gelezen dat het minder belooft.
   *[with-last] Na zet { $first } is er geen increment meer, dus dan kan een klok al worden gereset. Tot een partij met de server is vergeleken, wordt ook de vroegste van de twee deadlines getoond.
}
interpretations-end-date = Wissels en opvolgingen
interpretations-end-date-name = { $end-date ->
    [instant] Tot de seconde van het geplande einde (gebruikelijk)
   *[day] Tot het einde van die dag, in UTC
}
interpretations-end-date-why = { $end-date ->
    [instant] De server berekent het precieze einde (1), tot op de seconde.
   *[day] Niet na de dag van het geplande einde: een datum is een hele dag.
}
interpretations-option-openings = { $openings ->
    [apart] Zetten van een themaopening tellen niet mee
   *[counted] Zetten van een themaopening tellen mee bij de eerste { $moves }
}
interpretations-option-reset = Eerste beschermde zet: eigen zet { $first }
interpretations-option-end-date = { $end-date ->
    [instant] Wissels en opvolgingen tot de seconde van het geplande einde
   *[day] Wissels en opvolgingen tot het einde van de laatste dag, in UTC
}
interpretations-own-starts = { $n ->
    [one] Eén partij is met een eigen begin ingevoerd; dat blijft zo.
   *[other] { $n } partijen zijn met een eigen begin ingevoerd; dat blijft zo.
}
interpretations-settled = Wat de server toonde
interpretations-settled-why = Voor alle partijen van dit toernooi beslist door er één met de server te vergelijken.
interpretations-settled-refill = { $refill ->
    [automatic] De server vult vanzelf bij.
   *[increment-only] De server vult niets vanzelf bij.
}
interpretations-settled-openings = { $openings ->
    [apart] Voor de server tellen zetten van een themaopening niet mee.
   *[counted] Voor de server tellen zetten van een themaopening mee.
}
interpretations-seen-in = Gezien in { $game } op { $at }
interpretations-seen = Gezien op { $at }
interpretations-take-back = Terugnemen
interpretations-refills = vult de server anders bij
interpretations-resets = reset de server de klok een zet later
interpretations-counts = telt de server de zetten van de themaopening mee
interpretations-and = {" "}en{" "}
interpretations-cautious = Misschien { $differs }, anders dan voor het toernooi is ingesteld.{ $is-theirs ->
    [true] {""}
   *[false] {" "}Houd je aan de vroegste deadline.
} Vergelijk de klokken na elke zet met die van de server: zodra een ervan het beslist, blijft er maar één deadline over{ $reset ->
    [true] .
   *[false] , in alle partijen van het toernooi.
}
