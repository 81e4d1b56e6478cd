## De ingesloten klok

clock-label = Schaakklok
clock-open = Openen in Zeitnot
clock-press-to-start = { $begins ->
    [white] Klok van wit starten
   *[black] Klok van zwart starten
}
clock-waits-for-start = Tegenstander start deze klok
clock-moves = { $n ->
    [one] { $n } zet
   *[other] { $n } zetten
}
clock-moves-to-go = nog { $n }
clock-period = periode{"\u00A0"}{ $i }{"\u00A0"}van{"\u00A0"}{ $n }
clock-delay = vertraging
clock-byo-yomi = { $n ->
    [1] laatste periode
   *[other] nog { $n } perioden
}
clock-canadian = { $n ->
    [one] nog { $n } zet
   *[other] nog { $n } zetten
}
clock-low = Tijdnood
clock-draw-only = Extra tijd{"\u00A0"}· alleen remise
clock-press-gives = +{ $gives } bij indrukken
clock-flag = Vlag gevallen
clock-flag-first = Vlag viel het eerst
clock-flag-second = Vlag viel daarna
clock-flag-main-time = Hoofdtijd op
clock-flag-extra-time = Extra tijd op
clock-pause = Pauze
clock-resume = Hervatten
clock-new-game = Nieuwe partij
clock-turn = Wit naar de andere kant
clock-full-screen = Volledig scherm
clock-claim-draw = Remise claimen
clock-claim-hold = ingedrukt houden
clock-claim-again = Druk nog eens
clock-stopped = { $side ->
    [white] Stilgezet, wit aan zet
   *[black] Stilgezet, zwart aan zet
}
clock-flag-fell = { $side ->
    [white] Vlag van wit gevallen
   *[black] Vlag van zwart gevallen
}
clock-first-flag-fell = { $side ->
    [white] Eerste vlag van wit gevallen
   *[black] Eerste vlag van zwart gevallen
}
clock-wins = { $side ->
    [white] Wit wint
   *[black] Zwart wint
}
clock-draw = Remise: mat is niet mogelijk
clock-drawn = Remise
clock-away = { $side ->
    [white] Het apparaat was inactief: { $time }. De klok van wit liep.
   *[black] Het apparaat was inactief: { $time }. De klok van zwart liep.
}
clock-count-away = Meetellen
clock-ignore-away = Niet meetellen
clock-left = { $side ->
    [white] Wit: { $left }
   *[black] Zwart: { $left }
}
clock-say-half = { $side ->
    [white] Wit, { $own }; tegenstander { $theirs }
   *[black] Zwart, { $own }; tegenstander { $theirs }
}
clock-color = { $side ->
    [white] Wit
   *[black] Zwart
}
clock-wins-on-time = { $side ->
    [white] Wit wint door tijdsoverschrijding
   *[black] Zwart wint door tijdsoverschrijding
}
clock-wins-on-extra-time = { $side ->
    [white] Wit wint: extra tijd van zwart is op
   *[black] Zwart wint: extra tijd van wit is op
}
clock-both-main-times = Remise: beide hoofdtijden zijn op
clock-draw-claimed = Remise: geclaimd na de eerste vlag
clock-hours = { $n } uur
clock-minutes = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
}
clock-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } seconden
}
clock-no-time = geen tijd
clock-running = { $time }, loopt
clock-tenths = { $whole },{ $tenth } s

## Fouten in het adres van een ingesloten weergave

address-cannot-show = Dit kan niet worden getoond.
address-no-game = control: hiermee kan geen partij worden gespeeld.
address-problem = { $place }: { $what }
address-itself = adres
address-too-long = hoogstens { $most } bytes worden gelezen.
address-escape = na % horen twee hexadecimale cijfers, van UTF-8.
address-twice = dit staat er twee keer, met twee waarden.
address-not-one-of = gebruik een van { $names }.
address-not-whole = gebruik een geheel getal van { $least } tot { $most }.
address-not-size = gebruik s, m, l of een aantal pixels.
address-not-tag = gebruik de code van een taal, zoals en of nl.
address-not-name = gebruik kleine letters, cijfers en streepjes.
address-missing = dit ontbreekt.
address-excludes = { $other } staat er ook, en maar een van beide kan worden getoond.
address-control = control: vanaf teken { $at } geen speeltempo. Gebruik de notatie van Zeitnot, zoals 15+10, 90/40+30, 30+30 of 3 d2.
