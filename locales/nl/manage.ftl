## De pagina van de speeltempo’s

choose-title = Speeltempo
choose-last-used = Recent
choose-own = Je eigen
choose-new-own = Nieuw speeltempo
choose-type-it = Intypen
choose-type-one = Speeltempo intypen
choose-type-hint = 5+3 · G/90 d5
choose-which = Dit kan meer dan één ding betekenen. Wat bedoel je?
choose-play = Spelen
choose-edit = Wijzigen
choose-up = Omhoog
choose-down = Omlaag
choose-share = Link kopiëren
choose-shared = Link gekopieerd
choose-group = { $group ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Rapid
    [classical] Klassiek
    [tournament] Toernooi
    [double-flag] Dubbele vlag
    [delay] Vertraging
    [overtime] Byo-yomi
   *[other] Overige
}
choose-group-hint = { $group ->
    [bullet] onder 3 min
    [blitz] tot 10 min
    [rapid] boven 10, onder 60 min
    [classical] vanaf 60 min
    [tournament] meerdere perioden
    [double-flag] eerst voor winst, dan voor remise
    [delay] de klok wacht
    [overtime] ook Canadees
   *[other] tijdvoorgift, zandloper, per zet
}

## Eerdere partijen

games-none = Hier komt elke partij die je op dit apparaat begint, met de uitslag, de tijd per zet van elke speler en het verloop.
games-none-do = Partij spelen
games-unfinished = niet beëindigd
games-moves = { $n ->
    [one] 1 zet
   *[other] { $n } zetten
}
games-chart = Tijd per zet
games-chart-alt = { $n ->
    [one] Verbruikte tijd voor { $n } zet, wit boven, zwart onder
   *[other] Verbruikte tijd voor elk van { $n } zetten, wit boven, zwart onder
}
games-chart-none = Geen voltooide zet.
games-chart-moves = Zet
games-export = Exporteren
games-print = Afdrukken
games-copy = Kopiëren
games-copied = Partij gekopieerd
games-share = Delen
games-as-text = Tekst
games-as-csv = CSV
games-as-json = JSON
games-control = Speeltempo
games-result = Uitslag
games-left = Resttijd
games-thinking = Verbruikt
games-stopped-time = De klokken stonden { $time } stil
games-deleted = { $versus } is verwijderd.
games-continue-it = Terug naar de tafel
games-both-flags = Beide vlaggen gevallen
games-enter-result = Uitslag invoeren
games-take-up = Verderspelen
games-take-up-sure = Naar deze partij gaan
games-take-up-replaces = Er is nog een andere partij op tafel. Die gaat naar de eerdere partijen, waar je kunt verderspelen.
games-open-another = Andere partij openen
games-again = Nog eens met dit speeltempo
games-playing-now = op tafel
games-chart-extra = Gearceerd: in extra tijd gespeeld.

## Instellingen

settings-look = Uiterlijk
settings-theme = Thema
settings-theme-system = Zoals apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-theme-contrast = Hoog contrast
settings-layout = Helften
settings-layout-automatic = Automatisch
settings-face-to-face = Tegenover
settings-side-by-side = Naast elkaar
settings-exchanged = Wit boven of rechts
settings-exchanged-hint = Ook voor linkshandigen
settings-signals = Signalen
settings-sound = Geluid
settings-volume = Volume
settings-vibration = Trillen bij indrukken
settings-voice = Tijdnood melden
settings-no-device = niet op dit apparaat
settings-try-out = Proberen
settings-low-time = Tijdnood vanaf
settings-low-time-name = { $low ->
    [automatic] Automatisch
    [off] Uit
    [ten-seconds] 10 s
    [twenty-seconds] 20 s
    [thirty-seconds] 30 s
   *[one-minute] 1 min
}
settings-data = Je gegevens
settings-data-hint = Partijen, je speeltempo’s en deze instellingen blijven in deze browser en worden nergens heen gestuurd. Een back-up is één bestand.
settings-backup = Back-up opslaan
settings-restore = Back-up terugzetten
settings-share-backup = Back-up delen
settings-show-codes = Als codes tonen
settings-read-codes = Codes lezen
settings-point-camera = Richt de camera op de codes van het andere scherm. De beelden worden niet bewaard.
settings-codes-read = { $read } van { $all } codes
settings-no-camera = Er is geen camera, of een ander programma gebruikt hem. Gebruik een bestand.
settings-camera-refused = De browser staat de camera niet toe. Sta hem toe in de instellingen van deze pagina, of gebruik een bestand.
settings-restoring = Back-up wordt teruggezet: { $percent }%
settings-set-aside = Apart gezet
settings-set-aside-hint = Dit kon niet worden gelezen. Het blijft ongewijzigd bewaard.
settings-export-as-is = Ongewijzigd exporteren
settings-discard-sure = Definitief ver{"\u00AD"}wijderen
settings-nothing-kept = De browser slaat hier niets op: partijen verdwijnen als de pagina wordt gesloten.
settings-look-hint = Licht, donker of het sterkste contrast
settings-clock = Klok
settings-clock-hint = Hoe de helften op tafel liggen
settings-signals-hint = Geluid, trillen, stem en tijdnood
settings-board-hint = Velden, stukken en letters

## De editor van speeltempo’s

make-title = Speeltempo maken
make-problems = Pas aan:
make-modes = Modus
make-mode-name = { $mode ->
    [sudden-death] Alleen tijd
    [increment] Increment
    [delay] Vertraging
    [bronstein] Bronstein
    [byo-yomi] Byo-yomi
    [canadian] Canadees
    [hourglass] Zandloper
    [double-flag] Dubbele vlag
    [per-move] Per zet
   *[upcount] Optellend
}
make-mode-hint = { $mode ->
    [sudden-death] geen increment
    [increment] + per zet
    [delay] wacht eerst
    [bronstein] geeft terug
    [byo-yomi] laatste perioden
    [canadian] zetten in blokken
    [hourglass] naar de ander
    [double-flag] extra voor remise
    [per-move] steeds evenveel
   *[upcount] zonder vlag
}
make-first = Eerst
make-then = Daarna
make-minutes = min
make-seconds = s
make-moves = zetten
make-add-period = Periode toevoegen
make-remove-period = Deze periode weghalen
make-options = Opties
make-same = Voor beide kanten gelijk
make-first-bonus = Beginnen met het eerste increment, zoals bij FIDE-klokken
make-first-bonus-hint = 60+30 begint bij 1:00:30, zoals gebruikelijk bij FIDE-toernooien.
make-starts-in = Automatische start over
make-starts-in-hint = Minuten of h:mm:ss. Laat leeg om te starten als zwart indrukt.
make-default-time = Wachttijd
make-default-time-hint = minuten of h:mm:ss
make-freeze = Als een vlag valt
make-freeze-usual = gebruikelijk in deze modus
make-freeze-yes = beide klokken staan stil
make-freeze-no = de klokken lopen door
make-noted = Een gevallen vlag telt
make-noted-auto = meteen
make-noted-auto-hint = Meteen: mat na een gevallen vlag telt niet, ook als de klokken nog lopen.
make-noted-claim = bij een claim
make-order = Als beide zijn gevallen
make-order-shown = tonen welke het eerst viel
make-order-hidden = niet tonen
make-order-hidden-hint = Niet getoond: beide vlaggen zien er gelijk uit en de partij gaat door (6.11). In het verloop staat wanneer elke vlag viel, maar dat beslist niets.
make-order-moot-hint = De eerste vlag zet hier beide klokken stil, dus een tweede valt niet en er is geen volgorde te verbergen.
make-flags-double = Bij de dubbele vlag telt elke vlagval meteen, op volgorde.
make-name = Naam
make-name-hint = Clubavond
make-name-missing = Geef een naam om op te slaan.
make-save-as = Opslaan als{"\u00A0"}…
make-save = Opslaan
make-play = Spelen
make-rule-gives = Levert op, in seconden
make-rule-left = bij zoveel resttijd
make-decimal = ,
make-double-flag = Is de hoofdtijd op, dan valt de eerste vlag en begint de extra tijd: genoeg om de partij te houden, niet om te winnen.
make-period = Periode { $number }
make-part = { $part ->
    [time] { $mode ->
        [per-move] Tijd voor elke zet
       *[other] Tijd
    }
    [end] Voor
    [moves] Zetten
    [mode] Modus
    [bonus] { $mode ->
        [byo-yomi] Elke periode
        [canadian] Byo-yomi
        [delay] Vertraging
        [bronstein] Vertraging
        [double-flag] Bonus
       *[other] Increment
    }
    [count] { $mode ->
        [canadian] Voor
       *[other] Perioden
    }
   *[extra] Extra tijd
}
make-end-kind = { $kind ->
    [game] { $first ->
        [true] de hele partij
       *[false] de rest van de partij
    }
    [moves] { $last ->
        [true] een aantal zetten, steeds weer
       *[false] een aantal zetten
    }
   *[time] zolang de tijd duurt
}
make-is-same = { $same ->
    [true] gelijk voor beiden
   *[false] verschillend per kant
}
make-first-included = eerste +{ SECONDS($bonus) } { $included ->
    [true] inbegrepen
   *[false] na indrukken
}
make-starts-after = start over { SECONDS($wait) }
make-flag = { $noted ->
    [on-claim] een vlag telt bij een claim
   *[automatically] { $freeze ->
        [true] de vlag zet beide klokken stil
       *[false] de klokken lopen door na een vlag
    }
}
make-rule-hint = { $rule ->
    [hybrid] De hele bonus; dicht bij de volle extra tijd de helft van wat ontbreekt.
    [truncated] De hele bonus, afgekapt bij de volle extra tijd: wie nog zoveel heeft, verliest niets met wachten.
   *[linear] Gelijkmatig steeds minder: de hele bonus alleen als er niets over is.
}
make-rule-figure = Wat indrukken oplevert
make-rule-point = ; met nog { SECONDS($left) }, { TENTHS($gives) }

## De toetsen van de klok

keys-title = Toetsenbord
keys-first-half = Linker- of onderste helft indrukken
keys-second-half = Rechter- of bovenste helft indrukken
keys-pause = Pauze en hervatten
keys-press-focused = De helft of knop met de focus indrukken
keys-undo = Ongedaan maken
keys-redo = Opnieuw uitvoeren
keys-full-screen = Volledig scherm
keys-help = Deze pagina
keys-either = of
keys-name = { $key ->
    [Space] Spatie
    [Escape] Esc
   *[other] { $key }
}

## Wat een instelling betekent, in hele zinnen

sentence-both = Elke speler heeft { $control }.
sentence-sides = Wit heeft { $white }. Zwart heeft { $black }.
sentence-first-increment = Het eerste increment komt bij de eerste keer indrukken.
sentence-on-claim = Een gevallen vlag telt pas als die wordt geclaimd.
sentence-flag-stops = De eerste vlag zet beide klokken stil.
sentence-runs-on = Na een vlag lopen de klokken door.
sentence-starts = De klok van wit start automatisch; wie er dan nog niet is, verliest reglementair.
sentence-starts-later = De klok van wit start automatisch; wie er { $later } later nog niet is, verliest reglementair.

## Een speeltempo: de perioden en wat ertussen komt

control-then = { $again ->
    [true] {", dan "}
   *[false] {", daarna "}
}
control-then-other = { $again ->
    [true] {"; dan "}
   *[false] {"; daarna "}
}
control-shared = , +{ EXACT($bonus) } per zet

## Waarvoor een periode geldt, na haar tijd

span-repeated = { $n ->
    [1] {" "}per zet
   *[other] {" "}per { $n } zetten
}
span-moves = { $n ->
    [one] {" "}voor { $n } zet
   *[other] {" "}voor { $n } zetten
}
span-time = {" "}(is de tijd van een van beide spelers om, dan begint voor beiden de volgende periode)
span-rest = {" "}voor de rest van de partij
span-game = {" "}voor de partij

## Een periode

period-no-time = geen hoofdtijd
period-main = { $time }{ $span }, { $again ->
    [true] dan
   *[false] daarna
}{" "}
period-sudden-death = { $time }{ $span }
period-increment = { $time }{ $span }, +{ EXACT($bonus) } per zet
period-delay = { $time }{ $span }, en de klok wacht { EXACT($delay) } vóór elke zet
period-bronstein = { $time }{ $span }, en krijgt terug wat een zet kostte, tot { EXACT($delay) }
period-byo-yomi = { $count ->
    [one] 1 periode van { EXACT($each) }, pas verloren als die op is
   *[other] { $count } perioden van { EXACT($each) }, pas verloren als ze op zijn
}
period-canadian = { $n ->
    [1] { EXACT($time) } per zet
   *[other] { EXACT($time) } per { $n } zetten
}
period-hourglass = { $time }, en wat de ene speler verbruikt, krijgt de ander
period-upcount = { $time }, en daarna telt de klok op; er valt geen vlag
period-double-flag = { $time }{ $span }, { $again ->
    [true] dan
   *[false] daarna
} { EXACT($extra) } om remise te houden, +{ EXACT($bonus) } per zet{ $rule ->
    [truncated] {""}
   *[other] , minder als er veel over is
}, tot { EXACT($extra) }
period-each-of = { $n ->
    [one] { $time } voor { $n } zet
   *[other] { $time } voor elk van { $n } zetten
}
period-each = { $time } voor elke zet
