## Vložené hodiny

clock-label = Šachové hodiny
clock-open = Otevřít v Zeitnotu
clock-press-to-start = { $begins ->
    [white] Stiskem spustit hodiny bílého
   *[black] Stiskem spustit hodiny černého
}
clock-waits-for-start = Vaše hodiny spouští soupeř
clock-moves = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
}
clock-moves-to-go = { $n ->
    [few] zbývají { $n }
   *[other] zbývá { $n }
}
clock-period = perioda{"\u00A0"}{ $i }{"\u00A0"}z{"\u00A0"}{ $n }
clock-delay = zpoždění
clock-byo-yomi = { $n ->
    [1] poslední perioda
    [few] zbývají { $n } periody
   *[other] zbývá { $n } period
}
clock-canadian = { $n ->
    [one] zbývá { $n } tah
    [few] zbývají { $n } tahy
   *[other] zbývá { $n } tahů
}
clock-low = Časová tíseň
clock-draw-only = Rezerva · jen remíza
clock-press-gives = +{ $gives } za stisk
clock-flag = Praporek spadl
clock-flag-first = Spadl první
clock-flag-second = Spadl druhý
clock-flag-main-time = Hlavní čas vypršel
clock-flag-extra-time = Rezerva vypršela
clock-pause = Pozastavit
clock-resume = Pokračovat
clock-new-game = Nová partie
clock-turn = Bílého na druhou stranu
clock-full-screen = Celá obrazovka
clock-claim-draw = Reklamovat remízu
clock-claim-hold = podržet
clock-claim-again = Stisknout znovu
clock-stopped = { $side ->
    [white] Zastaveno, bílý na tahu
   *[black] Zastaveno, černý na tahu
}
clock-flag-fell = { $side ->
    [white] Praporek bílého spadl
   *[black] Praporek černého spadl
}
clock-first-flag-fell = { $side ->
    [white] První praporek bílého spadl
   *[black] První praporek černého spadl
}
clock-wins = { $side ->
    [white] Vyhrál bílý
   *[black] Vyhrál černý
}
clock-draw = Remíza: mat není možný
clock-drawn = Remíza
clock-away = { $side ->
    [white] Zařízení bylo neaktivní: { $time }. Běžely hodiny bílého.
   *[black] Zařízení bylo neaktivní: { $time }. Běžely hodiny černého.
}
clock-count-away = Započítat
clock-ignore-away = Nezapočítat
clock-left = { $side ->
    [white] Bílý: { $left }
   *[black] Černý: { $left }
}
clock-say-half = { $side ->
    [white] Bílý, { $own }; soupeř { $theirs }
   *[black] Černý, { $own }; soupeř { $theirs }
}
clock-color = { $side ->
    [white] Bílý
   *[black] Černý
}
clock-wins-on-time = { $side ->
    [white] Vyhrál bílý na čas
   *[black] Vyhrál černý na čas
}
clock-wins-on-extra-time = { $side ->
    [white] Vyhrál bílý: rezervní čas černého vypršel
   *[black] Vyhrál černý: rezervní čas bílého vypršel
}
clock-both-main-times = Remíza: hlavní čas vypršel oběma
clock-draw-claimed = Remíza: reklamace po pádu prvního praporku
clock-hours = { $n ->
    [one] { $n } hodina
    [few] { $n } hodiny
   *[other] { $n } hodin
}
clock-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[other] { $n } minut
}
clock-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[other] { $n } sekund
}
clock-no-time = žádný čas
clock-running = { $time }, běží
clock-tenths = { $whole },{ $tenth } s

## Chyby v adrese vloženého zobrazení

address-cannot-show = Toto nelze zobrazit.
address-no-game = control: s tím se žádná partie hrát nedá.
address-problem = { $place }: { $what }
address-itself = adresa
address-too-long = čte se nejvýše { $most } bajtů.
address-escape = po % musí být dvě šestnáctkové číslice, v UTF-8.
address-twice = je to zadáno dvakrát, s dvěma hodnotami.
address-not-one-of = možné hodnoty: { $names }.
address-not-whole = má to být celé číslo od { $least } do { $most }.
address-not-size = má to být s, m, l nebo počet pixelů.
address-not-tag = má to být kód jazyka, například en nebo cs.
address-not-name = použijte malá písmena, číslice a spojovníky.
address-missing = chybí.
address-excludes = je zadáno i { $other }, ale zobrazit lze jen jedno z toho.
address-control = control: od znaku { $at } to není tempo hry. Použijte zápis Zeitnotu, například 15+10, 90/40+30, 30+30 nebo 3 d2.
