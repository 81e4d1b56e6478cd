## De lijst van toernooien

list-title = Toernooien
list-none = Hier komen je toernooien. Begin met het toernooi dat je nu speelt.
list-none-what-1 = Een toernooi (of match) volgens Triple Block betekent: alle partijen hebben hetzelfde begin, hetzelfde einde en dezelfde drie blokken tijd.
list-none-what-2 = De organisator heeft ze gekozen en aan elke speler meegedeeld. Voer ze één keer in; elke deadline van je partijen volgt eruit.
list-none-what-3 = Heeft iemand je een link naar een toernooi gestuurd? Open die, en alles is ingevuld.
list-new = Toernooi toevoegen
list-archived = Gearchiveerde tonen ({ $n })
list-only-archived = Al je toernooien zijn gearchiveerd.
list-is-archived = gearchiveerd
list-games = { $n ->
    [0] nog geen partijen
    [one] { $n } partij
   *[other] { $n } partijen
}
list-next = Je volgende zet vóór { $at }
list-not-begun = Toernooi niet begonnen
list-running = Toernooi loopt
list-over = Toernooi afgelopen
list-missing = Dit toernooi staat niet op dit apparaat.

## Het formulier van een toernooi

form-title-new = Toernooi toevoegen
form-title-edit = Toernooi wijzigen
form-place = { $field ->
    [name] Naam
    [start] Officieel begin
    [days] Duur
    [clock] Klok
    [increment] Increment
    [bank] Bank
    [moves] Zetten met increment
    [protection] Als alle tijd op is
    [captain] Overboeking door de captain
   *[zone] Tijdzone van de server
}
form-faults = { $n ->
    [one] Pas één ding aan:
   *[other] Pas { $n } dingen aan:
}
form-name-hint = bijvoorbeeld WC46/SF7
form-zone-hint = De tijdstempels gelden in deze zone. UTC, of een plaats zoals Europe/Amsterdam.
form-days-hint = 302 dagen of meer om voor rating te tellen.
form-days-unit = dagen
form-years = ongeveer { $years }{"\u00A0"}jaar
form-common = Gebruikelijke duur
form-blocks = De drie blokken
form-offer = { $kind ->
    [listed] Volgens de tabel:
    [published] Zoals aangekondigd:
   *[exact] Volgens de formule:
} { sheet-whole-days }
form-offer-fits = De regels spreken van een gewenste maximale duur, en de tabel heeft vaste rijen: { sheet-whole-days } is de langste die in { $wanted } dagen past. Het einde komt { $sooner ->
    [one] { $sooner }{"\u00A0"}dag
   *[other] { $sooner }{"\u00A0"}dagen
} eerder.
form-offer-printed = Deze bank staat in de tabel.
form-offer-published = Deze bank had een aangekondigd toernooi van 302 dagen, en de formule geeft hem ook.
form-offer-exact = De helft van { sheet-whole-days } voor elke speler{ $short ->
    [true] . De tabel begint bij 302 dagen.
   *[false] : wat klok en incrementen daarvan overlaten, is de bank. De tabel kent zo’n bank niet, dus vraag na of de server die geeft.
}
form-offer-why = { $kind ->
    [exact] { form-offer-exact }
   *[other] { $sooner ->
        [0] {""}
       *[other] { form-offer-fits }
    }{ $kind ->
        [published] {" "}{ form-offer-published }
       *[other] { $days ->
            [302] {" "}{ form-offer-printed }
           *[other] {""}
        }
    }
}
form-own = Volgens de aankondiging
form-own-why = Vul een of meer van de drie hieronder in. Wat is aangekondigd, geldt.
form-blocks-by = { $kind ->
    [listed] volgens de tabel
    [published] zoals aangekondigd
   *[exact] volgens de formule
}
form-blocks-own = je eigen
form-length-hint = Geschreven als 50 d, 82,5 (dagen) of 1 d 20:00:00.
form-end = Einde, tot op de seconde
form-end-unknown = Begin en duur geven het einde, tot op de seconde.
form-differs = Samen { $by } { $more ->
    [true] meer
   *[false] minder
} dan de duur van het toernooi.
form-unrated = Het kortste toernooi dat voor rating telt, duurt 302 dagen. Dit toernooi kan niet voor rating tellen.
form-rules = Regels
form-rules-by = { $edition ->
    [current] huidige
   *[older] oudere
} · { $refill ->
    [automatic] bank vult bij na elke zet
   *[increment-only] bank met de hand
}{ $protection ->
    [none] {""}
    [sudden-death] {" "}· sudden-deathbescherming
   *[guaranteed-time] {" "}· gegarandeerde tijd
}
form-edition = Versie van de regels
form-edition-name = { $edition ->
    [current] Huidige
   *[older] Oudere
}
form-edition-why = { $edition ->
    [current] Sudden-deathbescherming en overboekingen door captains zijn tijdelijk buiten werking: uit, tenzij je ze aanzet.
   *[older] Gegarandeerde tijd kan worden gekozen, en captains mogen tijd overboeken.
}
form-refill = Na elke zet
form-refill-name = { $refill ->
    [automatic] De bank vult de klok bij
   *[increment-only] Alleen het increment
}
form-refill-why = { $refill ->
    [automatic] Zo wordt punt (d) van de regels gewoonlijk gelezen: na elke zet wordt de klok automatisch bijgevuld, uit de bank.
   *[increment-only] Zoals een bond het op zijn pagina beschrijft: de klok krijgt het increment, en de bank gaat met de hand. Tot een partij met de server is vergeleken, wordt ook de vroegste van de twee deadlines getoond.
}
form-protection-name = { $protection ->
    [none] Niets: de klok loopt af
    [sudden-death] Sudden-deathbescherming: { sheet-whole-days }
   *[guaranteed-time] Gegarandeerde tijd: 3 dagen
}{ $suspended ->
    [true] {" "}(tijdelijk buiten werking)
   *[false] {""}
}
form-protection-why = { $protection ->
    [none] {""}
   *[other] { $protection ->
        [sudden-death] Sudden-deathbescherming
       *[other] Gegarandeerde tijd
    }: na zet { $moves }, met een lege bank, wordt een klok die na een zet minder toont, gereset op { sheet-whole-days }, voor de rest van de partij.
}
form-suspended = in de huidige tekst tijdelijk buiten werking
form-team-and-note = Team, notitie
form-team-by = { $team ->
    [true] { $note ->
        [true] teamtoernooi, een notitie
       *[false] teamtoernooi
    }
   *[false] { $note ->
        [true] een notitie
       *[false] uit
    }
}
form-team = Teamtoernooi
form-team-why = Captains mogen aan een bord een invaller of opvolger inzetten.
form-captain = Captains mogen tijd overboeken
form-captain-why = Van de bank van een speler naar de klok van die speler, en alleen bij een wissel of opvolging.
form-moves-hint = 50 volgens de regels. De eigen zetten van elke speler tellen.
form-note = Je notitie
form-note-hint = Blijft hier: ze staat niet in de link.
form-add = Toernooi toevoegen
form-save = Toernooi opslaan
form-deadlines = { $n ->
    [one] Wijzigt de deadline van 1 partij.
   *[other] Wijzigt de deadlines van { $n } partijen.
}
form-changes = { $n ->
    [one] Dit wijzigt één partij:
   *[other] Dit wijzigt { $n } partijen:
}
form-changes-save = Opslaan met deze wijzigingen
form-changes-back = Iets anders wijzigen
form-shared = Iemand heeft dit toernooi gedeeld. Voeg het toe en voer er je partijen bij in.
form-shared-add = Dit toernooi toevoegen
form-shared-edit = Eerst wijzigen
form-shared-wrong = { $n ->
    [one] Deze link is beschadigd. Eén ding klopt er niet aan:
   *[other] Deze link is beschadigd. { $n } dingen kloppen er niet aan:
}
form-shared-rest = Vraag opnieuw om de link. Wat leesbaar was, is hieronder ingevuld.

## Wat er niet klopt aan een veld van het formulier

field-fault = { $fault ->
    [number] Voer een geheel getal in.
    [no-start] Voer in wanneer het toernooi begint.
    [unknown-zone] Deze browser kent die zone niet. Voer UTC in, of een plaats zoals Europe/Amsterdam.
    [length] { $length ->
        [empty] Voer een tijdsduur in, zoals 50 d; 0 voor geen.
        [shape] Voer een tijdsduur in, zoals 50 d, 82,5 of 1 d 20:00:00.
       *[range] Voer een tijdsduur van nul of meer in.
    }
   *[event] { field-event }
}
field-event = { $why ->
    [name] Voer een naam van 1 tot 100 tekens in.
    [start] Voer een begin tussen 1970 en 9000 in.
    [days] Voer 1 tot 9999 dagen in.
    [clock] Een klok toont meer dan niets en hoogstens 50 dagen.
    [bank] Een bank heeft 0 tot 9999 dagen.
    [increment] Een increment is 0 tot 50 dagen.
    [increment-moves] Voer 0 tot 500 zetten in.
    [protection] Sudden-deathbescherming is 1 tot 5 dagen.
    [captain-without-team] Alleen captains van een teamtoernooi boeken tijd over: maak er een teamtoernooi van of zet dit uit.
   *[zone] Voer een zone in: UTC, of een plaats zoals Europe/Amsterdam.
}

## Wat een wijziging van een toernooi met een partij doet

change-conflict = De vermelding van { $at } is niet meer geldig. { $why } Er wordt niets verwijderd: de partij staat zoals vóór die vermelding tot een van de twee is hersteld.
change-lost = De klok zou op { $at } zijn afgelopen.
change-saved = De klok zou niet zijn afgelopen.
change-deadline = De klok loopt af op { $to } in plaats van { $from }.
change-accounts = { $side ->
    [white] Wit
   *[black] Zwart
}: klok { $clock } → { $clock-after }, bank { $bank } → { $bank-after }.
change-increments = { $side ->
    [white] Wit
   *[black] Zwart
}: zetten die nog een increment geven: { $moves } → { $after }.
change-fits = De vermeldingen passen weer bij het toernooi.

## Wat er niet klopt aan een link naar een toernooi

link-fault = { $fault ->
    [too-long] De link is langer dan elke link naar een toernooi.
    [missing] { $part ->
        [end] De link is afgekapt: het einde ontbreekt.
       *[other] { link-part }
    }
    [unreadable] { link-part }
    [twice] { link-part }
    [end] Het einde past niet bij begin en duur: er is iets veranderd.
   *[event] { field-event }
}
link-part = { $fault ->
    [missing] Ontbreekt
    [unreadable] Onleesbaar
   *[other] Twee keer en verschillend
}: { $part ->
    [name] de naam
    [start] het begin
    [days] de duur in dagen
    [clock] de klok
    [bank] de bank
    [increment] het increment
    [moves] het aantal zetten met increment
    [rules] de versie van de regels
    [refill] de manier van bijvullen
    [protection] de bescherming
    [team] de instelling voor teams
    [transfer] de instelling voor overboekingen
    [openings] de instelling voor themaopeningen
    [reset] de eerste beschermde zet
    [end-date] de instelling voor de laatste dag
    [zone] de tijdzone
   *[end] het einde
}.

## De pagina van een toernooi: parameters en partijen

sheet-heading = Parameters
sheet-start = Officieel begin
sheet-end = Gepland einde
sheet-length = Duur
sheet-whole-days = { $days ->
    [one] { $days }{"\u00A0"}dag
   *[other] { $days }{"\u00A0"}dagen
}
sheet-length-is = { sheet-whole-days }{ $rated ->
    [true] {""}
   *[false] . Te kort om voor rating te tellen: minstens 302 dagen
}
sheet-each = { $time } voor elke speler
sheet-both = { $time } voor beiden
sheet-pace = Tempo
sheet-pace-none = { $all } in totaal voor elke speler.
sheet-pace-is = { $all } in totaal voor elke speler{ $moves ->
    [1] , waarvan de eerste zet { $each } kan duren: het increment komt pas erna. Latere zetten geven er geen.
   *[other] . Een gelijkmatig tempo is { $each } per zet voor { $moves } zetten: een increment komt pas na zijn zet, dus het laatste is voor de zetten die volgen; zetten na zet { $moves } geven geen increment.
}
sheet-options = Opties
sheet-option-moves = { $n ->
    [0] Geen increment
    [1] Het increment komt met de eerste zet
   *[other] Het increment komt met de eerste { $n } zetten
}
sheet-option-protection = { $protection ->
    [none] Geen gegarandeerde tijd, geen sudden-deathbescherming
   *[other] { $protection ->
        [sudden-death] Sudden-deathbescherming
       *[other] Gegarandeerde tijd
    }: { sheet-whole-days } na zet { $moves }, steeds weer
}
sheet-option-team = { $transfer ->
    [true] Teamtoernooi; captains mogen bij een wissel tijd overboeken
   *[false] Teamtoernooi; captains mogen geen tijd overboeken
}
sheet-option-zone = Tijdzone van de server: { $zone }
sheet-example = Bijvoorbeeld
sheet-lost = Een klok die op nul komt, verliest de partij, ook als de bank vol is: doe vóór die tijd een zet of vul bij.
sheet-share = Delen
sheet-share-hint = Wie deze link opent, krijgt hetzelfde toernooi, tot op de seconde. Verder verraadt de link niets.
sheet-link = Link naar dit toernooi
sheet-copy = Link kopiëren
sheet-copied = Gekopieerd.
sheet-not-copied = Niet gekopieerd: selecteer de link en kopieer die met de hand.
sheet-print = Parameters afdrukken
sheet-games = Partijen
sheet-no-games = Er is nog geen partij van dit toernooi ingevoerd.
sheet-add-game = Partij invoeren
sheet-edit = Wijzigen
sheet-archive = Archiveren
sheet-unarchive = Uit het archief halen
sheet-delete = Ver{"\u00AD"}wijderen
sheet-delete-sure = Definitief ver{"\u00AD"}wijderen
sheet-team = Team
sheet-note = Je notitie

## Het team van een toernooi

team-title = Team
team-not-team = Dit is geen teamtoernooi, dus niemand kan invallen of een speler opvolgen.
team-not-team-do = Er een teamtoernooi van maken
team-what-1 = Een captain mag op elk moment een andere speler aan een bord zetten. De nieuwe speler neemt alles over zoals het is: stelling, klok en bank. De klok loopt door; geen toernooileider kan die resetten.
team-what-2 = Een invaller speelt de partij voor het team. Een opvolger wordt eigenaar: rating en norm tellen voor de nieuwe speler.
team-transfer-in-effect = In dit toernooi mag een captain tijd van de bank van de speler naar de klok overboeken (8), maar alleen samen met een wissel of opvolging.
team-transfer-not = In dit toernooi mogen captains geen tijd overboeken (8): de regel is buiten werking. Geldt hij bij de organisator wel, geef dat dan aan bij de parameters van het toernooi.
team-ended = Spelers konden worden ingezet tot { $at }.
team-none = Er loopt geen partij van dit toernooi. Hier komen de borden.
team-finished = { $n ->
    [one] { $n } partij is afgelopen en staat er niet bij.
   *[other] { $n } partijen zijn afgelopen en staan er niet bij.
}
team-board = Bord { $n }
team-falls = klok loopt af
team-owed = Er is tijd naar deze klok overgeboekt: zet de invaller of opvolger in voordat je hier iets anders doet.
team-change = Speler wisselen
team-kind = Wat er gebeurt
team-substitution = Wissel
team-substitution-why = speelt verder voor het team
team-replacement = Opvolging
team-replacement-why = eigenaar van de partij: rating en norm
team-alone = Nu overboeken, speler later
team-alone-why = de nieuwe speler moet volgen
team-takes-over = De nieuwe speler neemt stelling, klok en bank over. De klok loopt door.
team-name = Nieuwe speler
team-amount = Van bank naar klok
team-amount-hint = Laat leeg om niets over te boeken.
team-fill = Klok vullen: { $time }
team-fill-none = Niets over te boeken
team-leaves = Dan klok { $clock }, bank { $bank }.
team-when = Wanneer (server)
team-when-missing = Voer in wanneer het gebeurde.
team-amount-wrong = Voer een tijdsduur in, zoals 20 d of 1 d 20:00:00, of laat het leeg.
team-enter = Invoeren
team-done-new = { $name } heeft het overgenomen.
team-done-transfer = { $time } naar de klok overgeboekt. Zet nu de nieuwe speler in.
team-misfit = Vermeldingen van deze partij passen niet bij het toernooi. Herstel dat eerst op de pagina van de partij.
team-open = Partij openen

## Vooruitblik, op één partij en op alle

ahead-title = Vooruitblik
ahead-what-if = Wat als
ahead-pace = Tempo
ahead-calendar = Agenda
ahead-none = Er loopt geen partij van jou. Hier komen de deadlines van al je partijen, op één lijn.
ahead-deadlines = Je partijen
ahead-teach = Versleep de schuif of kies een datum: elke partij staat er zoals ze dan zou zijn als niemand zette.
ahead-opponent = Tegenstander
ahead-move-by = Zetten vóór
ahead-their-move = Zet tegenstander vóór
ahead-in-doubt = Misschien afgelopen: kijk op de server. Anders vóór
ahead-then = Klok dan
ahead-lost = Op tijd verloren
ahead-may-be-lost = Misschien op tijd verloren
ahead-won = Op tijd gewonnen
ahead-over = Afgelopen
ahead-claim = Claim loopt
ahead-waits = Niet begonnen
ahead-own-pace = Tijd op bij jouw tempo
ahead-pace-ends = zet { $number }, { $at }
ahead-pace-lasts = Reikt tot na zet 200
ahead-no-pace = Nog geen tempo
ahead-more = { $n ->
    [one] + nog 1 partij, in de lijst hieronder
   *[other] + nog { $n } partijen, in de lijst hieronder
}
ahead-pace-button = { $shown ->
    [true] Einde tijd verbergen
   *[false] Wanneer is de tijd op bij jouw tempo?
}
ahead-not-compared = Tijd onbekend
ahead-compare-first = Deze partij is nog niet met de server vergeleken: de tijden zijn onbekend. Voer eerst in wat de server toont.

## Verschoven tijd, en wat er dan wordt aangenomen

whatif-from = Uitgaand van
whatif-now = Nu
whatif-started = Het begin
whatif-entry = Vermelding { $n }
whatif-scale = Tijd
whatif-scale-hint = Pijltoetsen: een uur. Page Up/Down, of Shift met een pijl: een dag.
whatif-date = Datum en tijdstip
whatif-off-scale = Voer een datum tussen { $begin } en { $end } in.
whatif-refill-by = { $whose ->
    [mine] Jouw klok loopt af
    [theirs] Klok tegenstander loopt af
    [white] Klok van wit loopt af
   *[black] Klok van zwart loopt af
}
whatif-last-moment = { $whose ->
    [mine] Jouw laatste moment, met de hele bank
    [theirs] Laatste moment tegenstander, met de hele bank
    [white] Laatste moment van wit, met de hele bank
   *[black] Laatste moment van zwart, met de hele bank
}
whatif-event-end = Gepland einde van het toernooi
whatif-later = { $time } later
whatif-accounts = Beide saldo’s dan
whatif-as-set = Deze tijden gelden als de server { $refill ->
    [true] vanzelf bijvult, zoals dit toernooi is ingesteld
   *[false] telt zoals dit toernooi is ingesteld
}.
whatif-to-move = aan zet
whatif-moves = { $made ->
    [one] { $made }{"\u00A0"}zet{"\u00A0"}gedaan
   *[other] { $made }{"\u00A0"}zetten{"\u00A0"}gedaan
}, { $left ->
    [0] geen increment meer
    [one] nog{"\u00A0"}{ $left }{"\u00A0"}increment
   *[other] nog{"\u00A0"}{ $left }{"\u00A0"}incrementen
}
whatif-falls = { $whose ->
    [mine] Jouw klok
    [theirs] De klok van de tegenstander
    [white] De klok van wit
   *[black] De klok van zwart
} zou aflopen op { $at }{ $empty ->
    [true] , en de bank is leeg.
   *[false] {" "}met nog { $bank } in de bank.
}
whatif-fallen = { $whose ->
    [mine] Jouw klok
    [theirs] De klok van de tegenstander
    [white] De klok van wit
   *[black] De klok van zwart
} zou op { $at } zijn afgelopen met { $empty ->
    [true] een lege bank
   *[false] nog { $bank } in de bank
}: de partij zou verloren zijn.
whatif-claim = Er is een claim in behandeling: er loopt geen klok.
whatif-over = De partij is afgelopen: er loopt geen klok.
whatif-suppose = Stel dat op dit moment{"\u00A0"}…
whatif-moving = { $whose ->
    [mine] Ik zet
    [theirs] Tegenstander zet
    [white] Wit zet
   *[black] Zwart zet
}
whatif-refill = { $whose ->
    [mine] Ik vul mijn klok bij
    [theirs] Tegenstander vult de klok bij
    [white] Wit vult de klok bij
   *[black] Zwart vult de klok bij
}
whatif-moved = { $whose ->
    [mine] jij zet
    [theirs] tegenstander zet
    [white] wit zet
   *[black] zwart zet
}
whatif-refilled = { $whose ->
    [mine] jij vult
    [theirs] tegenstander vult
    [white] wit vult
   *[black] zwart vult
} { $amount } bij
whatif-undo = Laatste aanname ongedaan maken
whatif-refused = { $why ->
    [order] Voor later is al iets aangenomen: ga verder, of maak dat ongedaan.
    [fallen] De klok is dan afgelopen en de partij verloren: ga terug tot ervoor.
    [claim] Dan is er een claim in behandeling: er loopt geen klok en niemand zet.
    [amount] Dan is er niets bij te vullen: de klok is vol of de bank is leeg.
    [substitution-owed] De captain heeft tijd overgeboekt en moet eerst de nieuwe speler inzetten.
   *[other] De partij is dan afgelopen, of nog niet begonnen.
}

## Tijd per zet, en waar het tempo heen leidt

pace-teach = Wat elke speler na elke zet over had. Een gelijkmatig tempo is evenveel tijd voor elke zet met een increment; het laat het laatste increment over, dat pas na zijn zet komt.
pace-alt = { $who }: nog { $left } na { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
pace-figures = In getallen
pace-of-move = Zet
pace-even = Gelijkmatig
pace-pace-of = Tempo over
pace-last = { $n ->
    [1] de laatste zet
   *[other] de laatste { $n } zetten
}
pace-all = alle zetten
pace-over = De partij is afgelopen.
pace-until-label = Tot zet { $number }
pace-until-rest = per zet, zonder reserve
pace-kept-rest = per zet, met reserve voor nog { $n }
pace-next-label = { $n ->
    [1] Volgende zet
   *[other] Volgende { $n } zetten
}
pace-next-rest = per zet, zonder reserve
pace-no-pace = { $n ->
    [0] Het tempo is na de eerste zet bekend.
    [one] { $n } eerdere zet zonder tijd: het tempo is na de volgende zet bekend.
   *[other] { $n } eerdere zetten zonder tijd: het tempo is na de volgende zet bekend.
}
pace-mean-label = Tempo
pace-mean-rest = { $n ->
    [1] voor de laatste zet
   *[other] per zet, over de laatste { $n } zetten
}
pace-drain-label = { $takes ->
    [true] Elke zet kost
   *[false] Elke zet levert
}
pace-drain-rest = { $takes ->
    [true] meer dan hij oplevert
   *[false] meer op dan hij kost
}
pace-cliff-label = Na zet { $number }
pace-cliff-rest = per zet, die dan niets meer oplevert: wat over is, is voor de rest van de partij
pace-attended = { $attended ->
    [true] Met de hele bank
   *[false] Als niemand bijvult
}
pace-lasts = Reikt tot na zet 200
pace-falls = Tijd op bij zet { $number },
pace-falls-rest = niet vóór { $earliest }{ $known ->
    [true] , waarschijnlijk op { $likely }
   *[false] {""}
}{ $attended ->
    [true] {""}
   *[false] { $empty ->
        [true] , met een lege bank
       *[false] , met nog { $bank } in de bank
    }
}

## De planner voor een afwezigheid

absence-title = Afwezigheid
absence-teach = Elke partij wordt voor het ongunstigste geval nagegaan: je tegenstander zet net als je vertrekt en, tot een vergelijking laat zien hoe de server telt, telt die in je nadeel.
absence-one-settles = Vergelijk eerst: één vergelijking met de server beslist het voor alle partijen van een toernooi, en de meeste kunnen dan veilig zijn.
absence-from = Weg vanaf
absence-from-example = 20.11.2026
absence-to = Terug op
absence-to-example = 04.12.2026
absence-length = Duur van de afwezigheid
absence-weeks = { $n ->
    [one] { $n } week
   *[other] { $n } weken
}
absence-soon = Voer in wanneer je vertrekt en wanneer je terug bent: dan staat hier per partij of de tijd genoeg is, of dat je eerst moet zetten of bijvullen.
absence-order = De terugkeer moet later zijn dan het vertrek.
absence-none = Er loopt geen partij van jou.
absence-answer = { $each ->
    [true] { $all ->
        [1] Voor je partij moet je eerst iets doen.
       *[other] Voor elke partij moet je eerst iets doen.
    }
   *[false] Voor { $todo } van { $all } partijen moet je eerst iets doen.
}
absence-nothing = Niets te doen: elke partij houdt het vol.
absence-safe = Veilig
absence-refill-before = Bijvullen vóór { $by }
absence-move-before = Zetten vóór { $by }
absence-compare-before = Vergelijken vóór { $by }
absence-refill-now = Nu bijvullen
absence-move-now = Nu zetten
absence-compare-now = Nu vergelijken
absence-lost = Niet te redden
absence-games = ·{"\u00A0"}{ $n ->
    [one] { $n }{"\u00A0"}partij
   *[other] { $n }{"\u00A0"}partijen
}
absence-at-least = minstens bijvullen
absence-exactly = Met precies zoveel is er niets over als je terug bent: vul als het kan meer bij.
absence-left = bij terugkeer, in het ongunstigste geval
absence-why-safe = In het ongunstigste geval toont de klok { $left } als je terug bent.
absence-why-refill = Vul minstens { $amount } bij vóór { $by }.
absence-why-refill-later = Vul minstens { $amount } bij: niet vóór { $from }, want dan pas heeft de klok er ruimte voor, maar wel vóór { $by }.
absence-why-refill-then = Daarna { $amount } vóór { $by }.
absence-why-refill-then-later = Daarna { $amount }, niet vóór { $from } maar wel vóór { $by }.
absence-why-move-refilled = Vul { $amount } bij vlak vóór de zet: een klok is alleen beschermd als de bank leeg is.
absence-why-move = Alleen bijvullen is niet genoeg.
absence-why-move-and-refill = Vul minstens { $amount } bij voordat je vertrekt.
absence-why-or-move = { $is-now ->
    [true] Of zet nu
   *[false] Of zet vóór { $by }
}: een zet houdt de klok stil tot het antwoord.
absence-why-or-move-earns = { $is-now ->
    [true] Of zet nu
   *[false] Of zet vóór { $by }
}: een zet levert { $increment } op en houdt de klok stil tot het antwoord.
absence-why-keep = Zodat de klok het tot dan volhoudt:
absence-why-lost = Wat je ook doet, in het ongunstigste geval loopt de klok af op { $at }: kom eerder terug, of vraag om een invaller.
absence-not-compared = Tijd onbekend
absence-why-unknown = Je tijd is onbekend: voer in wat de server toont.
absence-check = Kijk op de server
absence-may-be-lost = Misschien verloren
absence-in-doubt = De klok kan al zijn afgelopen: alleen de server weet het. Zo niet:
absence-before-start = Voer eerst in dat de partij is begonnen.
absence-before-substitution = De captain heeft tijd overgeboekt: zet eerst de nieuwe speler in, vóór { $by }.
absence-before-resolved = Zodra de claim is afgehandeld:
absence-careful = { $task ->
    [refill] Kun je niet vergelijken, vul dan { $now ->
        [true] nu
       *[false] vóór dat moment
    } minstens zoveel bij, voor het geval dat { $server }.
    [move] Kun je niet vergelijken, zet dan { $now ->
        [true] nu
       *[false] vóór dat moment
    }, voor het geval dat { $server }.
   *[other] Alleen als { $server }.
}
absence-server = de server { $refills ->
    [true] { $refill ->
        [automatic] niet vanzelf bijvult
       *[increment-only] vanzelf bijvult
    }{ $resets ->
        [true] {" "}en de klok een zet later reset
       *[false] {""}
    }{ $counts ->
        [true] {" "}en de zetten van de themaopening meetelt
       *[false] {""}
    }
   *[false] { $resets ->
        [true] de klok een zet later reset{ $counts ->
            [true] {" "}en de zetten van de themaopening meetelt
           *[false] {""}
        }
       *[false] { $counts ->
            [true] de zetten van de themaopening meetelt
           *[false] {""}
        }
    }
}
absence-own = Als de server telt zoals dit toernooi is ingesteld:
absence-refill = Bijvullen
absence-to-game = Naar de partij
absence-print = Afdrukken

## De privéanalyse van een partij

study-title = Privéanalyse
study-teach = Alleen voor jouw ogen, bewaard op dit apparaat. Verplaats een stuk om een variant te proberen; de zetten van de partij blijven de hoofdvariant.
study-of-game = Notitie over de partij
study-saved = Opgeslagen.
study-not-saved = Niet opgeslagen.
study-writing = Nog niet opgeslagen{"\u00A0"}…
study-prepared = Voorbereide antwoorden
study-prepared-teach = Probeer een variant vanuit de huidige stelling van de partij, eerst de zet van de tegenstander en dan die van jou, en bereid die voor: je antwoord wordt aangeboden zodra de zet van de tegenstander is ingevoerd.
study-prepare = Deze variant voorbereiden
study-if-then = Als { $theirs }, dan { $mine }
study-and-then = ; als { $theirs }, dan { $mine }
study-remove-line = Verwijderen: { $line }
study-waiting = wacht op de zet van de tegenstander
study-ready = kan nu worden gespeeld
study-played = gespeeld
study-elsewhere = verouderd: de partij ging een andere kant op
study-no-side = In een partij van anderen kun je geen antwoorden voorbereiden.
study-not-here = Kies eerst een variant die met de huidige stelling van de partij begint.
study-no-reply = Deze variant eindigt met de zet van de tegenstander: voeg je antwoord toe.
study-known = Deze variant is al voorbereid.
study-first-move = Voer eerst je eerste zet van de partij in, dan kun je voorbereiden wat volgt.
study-over = De partij is afgelopen.
