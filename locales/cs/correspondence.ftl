## Společné pro více stránek korespondenčních partií

common-title = Korespon{"\u00AD"}denční šach
common-clock = Hodiny
common-increment = Inkrement
common-increment-short = Inkrement
common-bank = Banka
common-blocks = Hodiny{"\u00A0"}{ $clock }, inkrement{"\u00A0"}{ $increment }, banka{"\u00A0"}{ $bank }
common-clock-and-bank = Hodiny{"\u00A0"}{ $clock }, banka{"\u00A0"}{ $bank }
common-at-worst = min.
common-at-most = max.
common-what-clock = Na právě hraný tah. Na nule je partie prohraná.
common-what-increment = { $n ->
    [0] Nepřichází s žádným tahem.
    [1] Přichází s vaším prvním tahem.
   *[other] Přichází s každým z vašich prvních { $n }{"\u00A0"}tahů.
}
common-what-bank = { $refill ->
    [automatic] Podle pravidel doplňuje hodiny po každém tahu a na požádání.
   *[increment-only] Na hodiny se převádí ručně, kdykoli.
}
common-color = { $side ->
    [white] Bílý
   *[black] Černý
}
common-player-of-color = { $name } ({ $side ->
    [white] bílý
   *[black] černý
})
common-to-move = { $side ->
    [white] Bílý na tahu
   *[black] Černý na tahu
}
common-bring = Načíst soubor
common-read-again = Přečíst { $file } znovu
common-following = Tahy do těchto partií zapisuje jiná karta.
common-take-over = Zapisovat zde

## Proč je záznam odmítnut

refusal-entry = { $why ->
    [before-start] Turnaj začíná { $at } a dřív nikdo netáhne. Zapište pozdější časové razítko, nebo opravte začátek turnaje.
    [not-started] Partie nezačala. Nejdřív zapište její začátek.
    [started] Partie už začala. Opravte začátek, který je ve výpisu.
    [order] Předchozí záznam je z { $at }. Zapište pozdější časové razítko, nebo opravte onen záznam; co bylo před ním, lze vložit do výpisu.
    [future] To je později než teď, { $at }. Zapište časové razítko ze serveru a zkontrolujte jeho časové pásmo.
    [fallen] Hodiny { $side ->
        [white] bílého
       *[black] černého
    } doběhly na nulu { $at }. Zapište dřívější časové razítko, nebo vložte do výpisu, co chybí: doplnění, nebo co ukazoval server.
    [over] V tu dobu už partie skončila. Nejdřív opravte nebo odstraňte záznam, který ji ukončil.
    [claim] Reklamace není vyřízena, takže žádné hodiny neběží. Nejdřív zapište, jak byla vyřízena.
    [no-claim] Žádná reklamace neprobíhá. Nejdřív zapište, kdy byla podána.
    [illegal] Tento tah je v této pozici nepřípustný. Hledejte před ním chybějící nebo chybný tah.
    [amount] Žádný čas by se nepřevedl. Zapište víc než nulu; plné hodiny nic nepřijmou, prázdná banka nic nemá.
    [bank] V bance je { DAYS($bank) }. Víc nezapisujte.
    [cap] Hodiny nikdy neukazují víc než 50 dní. Zapište nejvýše { DAYS($room) }.
    [shown] Server ukazuje hodiny od 0 do 50 d a banku od 0 výše. Zkontrolujte, co je co.
    [nothing-shown] Zapište hodiny a banku aspoň jednoho hráče.
    [not-team] Střídání je jen v turnajích družstev. Je-li to takový turnaj, uveďte to u něj.
    [captain-may-not] V tomto turnaji kapitán nesmí převádět čas z banky. Pokud to jeho pravidla dovolují, zapněte to u turnaje.
    [after-end] Nasadit hráče bylo možné do { $at }. Zapište dřívější časové razítko.
    [nothing-left] Na hodinách ani v bance už není žádný čas, takže partii nemůže nikdo převzít. Zkontrolujte časové razítko.
    [substitution-owed] Kapitán { $side ->
        [white] bílého
       *[black] černého
    } převedl čas z banky, což pravidlo (8) dovoluje jen s novým hráčem v téže sekundě. Nejdřív zapište střídajícího hráče nebo náhradníka.
   *[name] Zapište jméno nového hráče, nejvýše 100 znaků.
}

## Seznam korespondenčních partií

games-title = Korespon{"\u00AD"}denční šach
games-teach = Zde budou vaše korespondenční partie se systémem Triple Block, z ICCF i odjinud, nejdřív ta s nejmenším časem.
games-teach-blocks = Každá má hodiny, inkrement a banku. Hodiny na nule znamenají prohru, ať je v bance cokoli: tato stránka ukazuje, do kdy je třeba táhnout nebo hodiny doplnit.
games-enter-game = Zapsat partii
games-open-link = Máte odkaz od pořadatele? Otevřete ho v tomto prohlížeči a jeho turnaj bude zde.
games-organize = Pro pořadatele: přidejte turnaj a pošlete jeho odkaz
games-example = Ukázková sezona
games-example-hint = Tyto partie nikdo nehraje a žádná se neukládá. Ukazují, jak zde budou vypadat vaše.
games-example-hide = Skrýt ukázku
games-example-event = Ukázkový pohár
games-example-soon = Ada Ukázková
games-example-bank = Ben Ukázka
games-example-theirs = Cleo Ukázková
games-check-first = { $may-not-refill ->
    [true] Nejdřív ověřte partii ({ $name }): pokud server sám nedoplňuje, vaše hodiny doběhly na nulu.
   *[false] Nejdřív ověřte partii ({ $name }): pokud server počítá přísněji, vaše hodiny doběhly na nulu.
}
games-events = Turnaje
games-absence = Nepřítomnost
games-backup = Záloha
games-ahead = Výhled
games-calendar = Termíny do kalendáře
games-calendar-hint = Připomíná, když je tato stránka zavřená. Ukládejte znovu po každém tahu.
games-calendar-saved = Uloženo jako { $file }{ $held ->
    [0] { $unknown ->
        [0] , bez termínů: žádné vaše hodiny neběží.
       *[other] , bez termínů.
    }
    [one] , s termíny { $held } partie.
   *[other] , s termíny { $held } partií.
}{ $unknown ->
    [0] {""}
    [one] {" "}{ $unknown } partie chybí: není ještě porovnána se serverem.
    [few] {" "}{ $unknown } partie chybí: nejsou ještě porovnány se serverem.
   *[other] {" "}{ $unknown } partií chybí: nejsou ještě porovnány se serverem.
}
games-calendar-empty = Není zapsána žádná vaše partie: žádný soubor se neuložil.
games-calendar-most = Kalendář Apple, Thunderbird a většina dalších připomínají tři hodiny, jeden den a pět dní předem.
games-calendar-outlook = Outlook a Exchange připomínají jednou, tři hodiny předem.
games-calendar-google = Kalendář Google přebírá termíny bez připomínek: nastavte je tam pro celý kalendář.
games-reminder = { $opponent }, { $event }
games-remind-refill = Do té doby doplnit nebo táhnout:{" "}
games-remind-move = Do té doby táhnout:{" "}
games-remind-check = Možná už prohraná, ověřit na serveru a do té doby táhnout:{" "}
games-remind-last = Hodiny i banka jsou prázdné:{" "}
games-later = +{"\u00A0"}{ $n } později
games-standing = { $standing ->
    [mine] Jste na tahu
    [watched] Sledované
    [theirs] Soupeř na tahu
    [ahead] Nezačaté
   *[finished] Skončené
}
games-at-worst-is = „{ common-at-worst }“: přinejmenším, ještě neporovnáno se serverem
games-search = Hledat
games-search-hint = hráč, turnaj, tah
games-event = Turnaj
games-all-events = Všechny turnaje
games-archived = I archivované turnaje
games-orphans = Partie bez svého turnaje
games-orphans-why = Jejich turnaj na tomto zařízení není, nebo se ho nepodařilo přečíst: jejich hodiny nejsou známy.
games-nothing-found = Žádné odpovídající partie.
games-show-all = Zobrazit všechny partie
games-finished = Skončené partie, { $n }
games-refill = doplnit
games-claim = Reklamace podána
games-ended-own = { $won ->
    [true] { $on-time ->
        [true] Výhra na čas
       *[false] Výhra
    }
   *[false] { $on-time ->
        [true] Prohra na čas
       *[false] Prohra
    }
}
games-ended = { $winner ->
    [white] { $on-time ->
        [true] Bílý vyhrál na čas
       *[false] Bílý vyhrál
    }
   *[black] { $on-time ->
        [true] Černý vyhrál na čas
       *[false] Černý vyhrál
    }
}
games-drawn = Remíza
games-both-lost = Prohra obou
games-no-moves = zatím žádný tah
games-claim-waits = Žádné hodiny neběží.
games-starts = Začíná { $date }
games-not-compared = Čas neznámý
games-check = Ověřit na serveru
games-bank-no-help = Včas doplnit

## Zápis partie

new-title = Zapsat partii
new-needs-event = Partie patří k turnaji, který určuje, kolik je času. Nejdřív přidejte turnaj, nebo otevřete odkaz od jeho pořadatele.
new-event = Turnaj
new-choose-event = Vyberte turnaj
new-another-event = Přidat jiný turnaj
new-side = Hraji
new-white = Bílými
new-black = Černými
new-neither = Nehraji: jen sleduji
new-name-of = { $side ->
    [white] Jméno bílého
   *[black] Jméno černého
}
new-how = Partie
new-begins = začíná s turnajem
new-under-way = už probíhá
new-starts-at = { $ahead ->
    [true] První hodiny poběží od oficiálního začátku, { $date }.
   *[false] První hodiny běží od oficiálního začátku, { $date }. Nejdřív zapište partii, pak její tahy s časovými razítky serveru.
}
new-opening = Tematické zahájení
new-fen = Pozice
new-fen-hint = FEN; prázdné: základní postavení
new-opening-moves = Tahy zahájení
new-opening-hint = { $openings ->
    [apart] Například 1. e4 c5 2. d4. Tyto tahy se nepočítají a nestojí žádný čas.
   *[counted] Například 1. e4 c5 2. d4. Tyto tahy nestojí žádný čas a počítají se k prvním { $moves }.
}
new-moves = Dosavadní tahy
new-moves-hint = PGN nebo 1. e4 e5 2. f4 … PGN přinese jména, a pokud je má, i časy tahů.
new-times = Text má čas každého tahu: hodiny a banka z nich vyplývají.
new-times-refused = Časy tahů neodpovídají tomuto turnaji: { $why } Nebo zapište, co teď ukazuje server.
new-server-shows = Co teď ukazuje server
new-server-hint = Tak, jak to tam je: 46{"\u00A0"}d{"\u00A0"}20:00:00, 46 dní 20 hodin.
new-you = Vy
new-opponent = Soupeř
new-own-moves = Tahy
new-clock = { $side ->
    [white] Hodiny bílého
   *[black] Hodiny černého
}
new-bank = { $side ->
    [white] Banka bílého
   *[black] Banka černého
}
new-made = { $side ->
    [white] Vlastní tahy bílého
   *[black] Vlastní tahy černého
}
new-made-hint = Tahy lze nechat prázdné: spočítají se z dosavadních tahů.
new-save = Zapsat partii
new-figure-wrong = { $problem ->
    [empty] chybí
    [shape] nejasné
   *[range] moc dlouhé
}
new-made-wrong = 0–9999
new-problem = { $error ->
    [name] Jména mají nejvýše 100 znaků.
    [two-starts] Tahy mají vlastní pozici ([FEN …]): pole nahoře nechte prázdné.
    [several] { new-found }
    [over] Tato partie už skončila. Zapisovat lze jen rozehrané partie.
    [not-started] { $event }: turnaj nezačal, nikdo ještě netáhl.
    [made] Zapište 0 až 9999 tahů.
    [clock] { figures-clock-problem }
    [bank] { figures-bank-problem }
    [refused] Podle pravidel svého turnaje takto partie začít nemůže.
    [fen] {""}
   *[moves] {""}
}
new-unplayable = { $number }. tah, { $side ->
    [white] bílý
   *[black] černý
}: „{ $text }“ nelze zahrát. { $why }
new-passed = { $number }. tah, { $side ->
    [white] bílý
   *[black] černý
}: v partii nelze tah vynechat.
new-found = { $n ->
    [few] V tomto textu jsou { $n } partie.
   *[other] V tomto textu je { $n } partií.
} Stránka pro soubory je vezme všechny najednou, s hráči a časy.
new-bring-several = Načíst jako soubor

## Korespondenční partie

game-your-time = váš čas
game-stamp = Kdy
game-stamp-example = 20.11.2026 14:03:07
game-typed-day = { $day }.{ $month }.{ $year }
game-stamp-hint = { $is-end ->
    [true] Nebo 2026-11-20, 2026/11/20, 20. listopadu 2026. Samotný den: do 23:59:59.
   *[false] Nebo 2026-11-20, 2026/11/20, 20. listopadu 2026. Samotný den: od 00:00.
}
game-stamp-now = Teď
game-stamp-change = Změnit
game-stamp-pick = Vybrat datum
game-month-before = Předchozí měsíc
game-month-after = Další měsíc
game-stamp-problem = { $problem ->
    [shape] Zapište datum, například 20.11.2026 nebo 2026-11-20, s časem, například 14:03:07, nebo bez něj.
    [order] Mohou to být dva různé dny, protože první může být den i měsíc. Zapište to jako 20.11.2026 nebo 2026-11-20.
    [date] Takový den není. Roky jsou od 1970 do 9999.
   *[time] Takový čas není.
}
game-stamp-no-zone = Vyberte časové pásmo, například Europe/Prague.
game-stamp-zone-unknown = Tento prohlížeč nezná časové pásmo „{ $zone }“. Vyberte jiné, nebo UTC.
game-stamp-skipped = V pásmu { $zone } tento čas nebyl: čas se posunul dopředu na { $at }. Zapište jiný, nebo čas v UTC.
game-stamp-twice = Čas se posunul zpět, takže tento byl dvakrát. Který to je?
game-stamp-ambiguous = V pásmu { $zone } se čas posunul zpět, takže tento byl dvakrát. Připište za něj posun, například +01:00.
game-zone = Časové pásmo
game-zone-of-server = Server
game-zone-here = Zde
game-zone-other = Jiné…
game-zone-name = Název pásma
game-length-problem = { $problem ->
    [empty] Zapište dobu, například 46{"\u00A0"}d{"\u00A0"}20:00:00.
    [shape] To není doba. Zapište ji jako 46{"\u00A0"}d{"\u00A0"}20:00:00.
   *[range] Zapište 0 až 99{"\u00A0"}999 dní.
}
game-bank = Banka{"\u00A0"}{ $bank }
game-case = { $refill ->
    [true] { $differs ->
        [true] { $first ->
            [true] pokud server nedoplňuje
           *[false] pokud nedoplňuje
        }
       *[false] { $first ->
            [true] pokud server doplňuje
           *[false] pokud doplňuje
        }
    }
   *[false] { $differs ->
        [true] v nejhorším případě
       *[false] v nejlepším případě
    }
}
game-bank-if = { $case }: banka{"\u00A0"}{ $bank }
game-account-if = { $case }: hodiny { $left }, banka { $bank }
game-sum-if = { $case }: { $sum }
game-doubt = ±{"\u00A0"}{ $minutes }{"\u00A0"}min
game-increments-left = { $n ->
    [0] už žádný inkrement
    [one] zbývá{"\u00A0"}{ $n }{"\u00A0"}inkrement { $each }
    [few] zbývají{"\u00A0"}{ $n }{"\u00A0"}inkrementy po { $each }
   *[other] zbývá{"\u00A0"}{ $n }{"\u00A0"}inkrementů po { $each }
}
game-turn = { $mine ->
    [true] Jste na tahu
   *[false] Na tahu: { $name }
}
game-waiting = Partie začíná { $when }.
game-claim-pending = Reklamaci podává { $name }: než bude vyřízena, žádné hodiny neběží.
game-fallen = { $name } prohrává na čas: hodiny doběhly na nulu { $when }.
game-fallen-with-bank = Podle zdejších záznamů { $name } prohrává na čas: hodiny doběhly na nulu { $when }. Vysvětlilo by to doplnění, které není zapsáno.
game-after-fall = „{ $entry }“ přišlo potom a nepočítá se.
game-accept-loss = Přijmout výsledek
game-server-differs = Server tvrdí něco jiného
game-move-by = { $bank ->
    [true] Táhnout nebo doplnit do
   *[false] Táhnout do
}
game-their-clock-falls = Hodiny soupeře na nule
game-last-moment = Poslední chvíle, s celou bankou
game-visits = { $n ->
    [one] při{"\u00A0"}{ $n }{"\u00A0"}doplnění včas
   *[other] při{"\u00A0"}{ $n }{"\u00A0"}doplněních včas
}
game-cautious = Pro jistotu táhnout do
game-at-best-by = Přinejlepším do
game-in-doubt = Ověřit na serveru: možná už nula
game-their-clock-falls-if = { $refill ->
    [true] { $differs ->
        [true] Hodiny soupeře na nule, pokud server nedoplňuje
       *[false] Hodiny soupeře na nule, pokud server doplňuje
    }
   *[false] { $differs ->
        [true] Hodiny soupeře na nule nejdříve
       *[false] Hodiny soupeře na nule
    }
}
game-unknown-time = Čas není znám, dokud nezapíšete údaje serveru.
game-no-moves = Zatím žádné tahy: vložte je s časy serveru, nebo zapište, co ukazuje server.
game-bank-does-not-save = Hodiny mohou doběhnout na nulu, i když je banka plná: na nule je partie prohraná, ať je v bance cokoli.
game-about-dates = Co tyto termíny znamenají
game-past = Dřívější pozice
game-move-label = Tahy
game-enter = Zapsat
game-line-placeholder = Napište tah, nebo vložte několik s časy
game-line-forms = Možné zápisy
game-line-hint = Jf3 01.06.2026 10:12; nebo 2026-06-01, 2026.06.01, 2026/06/01, [%ccsnt …]
game-unentered = { $moves }: ještě nezapsáno
game-line-took = Z doby na { $label } plyne datum jen tehdy, když je předchozí záznam tah s datem. Zapište za něj datum, nebo smažte jeho [%emt].
game-line-dates = Každý tah soupeře potřebuje datum a čas, které ukazuje server.
game-refill = Doplnit
game-refill-first = Nejdřív doplňte na serveru. Pak to zapište zde.
game-refill-save = Zapsat doplnění
game-claim = Reklamace
game-resolve = Reklamace vyřízena
game-result = Výsledek
game-compare = Porovnat
game-reconcile = Údaje serveru
game-enter-figures = Zapsat údaje serveru
game-start = Partie začala
game-team = Střídání, náhrada, převod
game-save = Uložit
game-saved = Uloženo.
game-side = Hráč
game-amount = Z banky na hodiny
game-amount-typed = nebo napište dobu
game-amount-hint = například 10 d, 2 d 12:00:00 nebo 06:30:00
game-then-shows = pak{"\u00A0"}{ $clock }
game-at-least-then = nejméně, pak{"\u00A0"}{ $clock }
game-least-leaves-nothing = S nejmenší dobou po návratu nezbude nic.
game-amount-all = { $is-bank ->
    [true] celá banka
   *[false] plné hodiny
}
game-nothing-to-refill = { $is-full ->
    [true] Hodiny jsou plné: není co doplnit.
   *[false] Banka je prázdná: není čím doplnit.
}
game-name = Jméno nového hráče
game-who-won = Výsledek
game-how = Jak
game-ending = { $ending ->
    [resignation] Vzdání partie
    [agreement] Dohoda
    [claim] Uznaná reklamace
    [time] Čas, podle serveru
    [default] Vystoupení nebo kontumace
   *[adjudication] Odhad
}
game-nothing-yet = Zapište, kdy se to stalo.
game-incomplete = Něco chybí, nebo se nedá přečíst.
game-no-result = Vyberte výsledek.
game-no-ending = Vyberte, jak partie skončila.
game-unchanged = Zatím žádné změny.
game-will-do = Co to způsobí
game-clock-of = { $mine ->
    [true] Vaše hodiny
   *[false] Hodiny soupeře
}
game-bank-of = { $mine ->
    [true] Vaše banka
   *[false] Banka soupeře
}
game-moves-by = { $mine ->
    [true] Táhnete do
   *[false] { $name } táhne do
}
game-at-the-latest = nejpozději
game-prepared = Máte připraveno { $san }.
game-lay = Náhled
game-seen-clock = Hodiny: { $name }
game-seen-bank = Banka: { $name }
game-seen-hint = například 46{"\u00A0"}d{"\u00A0"}20:00:00; co není ověřeno, nechte prázdné
game-reconcile-hint = Pro jednoho hráče nebo pro oba. Nic se neuloží, dokud to nepotvrdíte.
game-here = Zde
game-difference = Rozdíl
game-explains = { $is-alone ->
    [true] { $name }
   *[false] { $name }: možné příčiny
}
game-preview = Náhled
game-changes-event = Tím se změní turnaj a s ním všechny jeho partie.
game-event-missing = Turnaj této partie na tomto zařízení není, nebo se ho nepodařilo přečíst. Její tahy a časová razítka jsou zde; hodiny, termíny a reklamace potřebují turnaj. Vrátí ho záloha, která ho obsahuje.
game-entries = Záznamy
game-event-instead = Nebo turnaj přidejte znovu a vyberte ho zde:
game-take-event = Partie patří k tomuto turnaji
game-statement = Výpis
game-counted-as = { $refill ->
    [true] Počítáno tak, jako by server doplňoval; ještě neporovnáno.
   *[false] Počítáno podle nastavení turnaje; ještě neporovnáno.
}
game-from-file = Tahy do { $until }: ze souboru serveru, naposledy načteného { $day }.
game-part-from-file = Tahy od { $from } do { $until }: ze souboru serveru, naposledy načteného { $day }.
game-untimed-from-file = Tahy do { $until }: ze souboru serveru, načteného { $day } bez časů.
game-untimed-part-from-file = Tahy od { $from } do { $until }: ze souboru serveru, načteného { $day } bez časů.
game-entered-here = Ostatní byly zapsány zde.
game-no-entries = Zatím není nic zapsáno.
game-untimed = Čas neznámý
game-untimed-by = Provedeno do { $at }; čas není znám
game-line = Záznam
game-made = Kdy, váš čas
game-used = Spotřeba
game-added-time = Přidáno
game-from-bank = Z banky
game-bank-after = Banka po každém tahu{ $whole ->
    [true] {""}
   *[false] {" "}do{"\u00A0"}{ $last }.{"\u00A0"}tahu
}
game-first-move = 1. tah
game-all-lines = { $n ->
    [few] Všechny { $n } řádky
   *[other] Všechny řádky ({ $n })
}
game-last-lines = Poslední řádky
game-kept-since = Zapsáno v průběhu partie
game-spent = trvalo { $spent }
game-correct = Opravit
game-correct-entry = Opravit: { $entry }
game-remove = Odstranit tento záznam
game-insert = Vložit chybějící záznam
game-kind = Co se stalo
game-kind-name = { $kind ->
    [start] Partie začala
    [move] Tah
    [refill] Doplnění
    [claim] Podána reklamace
    [resolved] Reklamace vyřízena
    [correction] Co ukázal server
    [result] Partie skončila
    [substitution] Převzal střídající hráč
    [replacement] Převzal náhradník
   *[transfer] Kapitán převedl čas z banky
}
game-conflict = Nelze: „{ $entry }“ by už neplatilo. { $why }
game-does-not-fit = Tyto záznamy neodpovídají svému turnaji. Platí až po „{ $entry }“, a to je odmítnuto: { $why } Opravte nebo odstraňte tento záznam, nebo opravte turnaj.
game-what-changes = Co se změní
game-nothing-changes = Nic jiného se nezmění.
game-added = nové
game-removed = odstraněno
game-now-stands = Stav potom
game-clock-bank = { $name }: hodiny { $clock }, banka { $bank }
game-falls = hodiny doběhnou na nulu { $when }
game-own = Poznámka a adresa
game-note = Poznámka k partii
game-note-hint = ukládá se při psaní
game-link = Adresa na serveru
game-link-hint = https://…
game-link-problem = Adresa začíná https:// nebo http://.
game-open-link = Otevřít na serveru
game-study = Soukromá analýza
game-ahead = Výhled
game-event = Turnaj
game-take-along = Exportovat
game-save-pgn = Uložit PGN
game-copy-pgn = Kopírovat PGN
game-copy-numeric = Kopírovat číselně (ICCF)
game-copy-statement = Kopírovat výpis
game-print = Tisknout
game-confidential = Tato partie probíhá. Mnohé turnaje drží probíhající partie v tajnosti, nebo je ukazují o několik tahů později. Sdílejte ji jen tam, kde vám to pravidla turnaje dovolují.
game-share-anyway = Přesto sdílet
game-copied = Zkopírováno.
game-not-copied = Prohlížeč kopírování nedovolil.

## Problémy napsaného tahu

line-problem = { $error ->
    [no-move] Před { $text } napište tah.
    [too-much] Tah má jedno datum, jedny hodiny a jednu banku; { $text } je navíc.
    [date] { $problem ->
        [date] { $text } je přečteno jako datum. Takový den není. Roky jsou od 1970 do 9999. Datum pište jako 01.06.2026 nebo 2026-06-01.
       *[other] { $text } je přečteno jako datum. { game-stamp-problem }
    }
    [number] { $text } není tah. Doba potřebuje jednotku, jako 46 d.
    [sent] V komentáři má být datum a čas, jako 2026.11.20,14:03, ne { $text }.
    [took] V komentáři má být doba, jako [%emt 1:05:09], ne { $text }.
    [unclosed-comment] Komentáři po {"{"} chybí {"}"}.
   *[half-shown] Po { $text } zapište hodiny i banku.
}

## Co může vysvětlit, že server ukazuje něco jiného

why-difference = { $why ->
    [agrees] Server ukazuje to, co má výpis. Uložte, že je porovnáno.
    [interpretation] { $refill ->
        [automatic] Po každém tahu banka sama doplní hodiny.
       *[increment-only] Po tahu dostanou hodiny jen inkrement; banka sama nic nedoplňuje.
    }
    [reset] { $reset ->
        [after-last] Hodiny jsou chráněné až od tahu po posledním inkrementu.
       *[with-last] Hodiny jsou chráněné už s posledním inkrementem.
    }
    [openings] { $openings ->
        [apart] Tahy tematického zahájení se nepočítají: každý hráč má všechny inkrementy.
       *[counted] Tahy tematického zahájení se počítají k těm, které přinášejí inkrement.
    }
    [increment] Inkrement turnaje je { DAYS($increment) }.
    [protection] { $protection ->
        [none] Turnaj nemá ani SDP, ani GT.
        [guaranteed-time] Turnaj má GT.
       *[sudden-death] Turnaj má SDP { $days }{"\u00A0"}d.
    }
    [taken-over] Předchozí tahy zde nemají časová razítka. Údaje serveru se přebírají beze změny.
    [rounding] {""}
    [refill] {""}
    [stamp] {""}
    [opening] {""}
   *[unknown] Rozdíl nevysvětluje žádné pravidlo. Uložením se převezmou údaje serveru.
}
why-rounding = { $unit ->
    [60] Server ukazuje jen celé minuty. Výpis je přesný na sekundu.
    [3600] Server ukazuje jen celé hodiny. Výpis je přesný na sekundu.
   *[other] Server ukazuje jen celé dny. Výpis je přesný na sekundu.
}
why-refill = Není zapsáno doplnění o { $amount }. Mohlo být { $at }.
why-stamp = { $is-later ->
    [true] „{ $entry }“ bylo o { $off } později, než je zapsáno.
   *[false] „{ $entry }“ bylo o { $off } dříve, než je zapsáno.
}
why-opening = Turnaj začal s jinými hodinami nebo jinou bankou: hodiny { $clock }, banka { $bank }.

## Záznam ve výpisu

entry-act = { $act ->
    [official-start] Partie začíná se svým turnajem
    [start] Partie začíná
    [move] { $played }
    [untimed-move] { $played }
    [refill] { $player } doplňuje { DAYS($amount) }
    [claim] { $player } podává reklamaci: hodiny stojí
    [resolved] Reklamace je vyřízena: hodiny zase běží
    [substitution] { common-color }: partii přebírá { $name } (střídání)
    [replacement] { common-color }: partii přebírá { $name } (náhrada)
    [transfer] { $side ->
        [white] Kapitán bílého převádí { DAYS($amount) } na hodiny
       *[black] Kapitán černého převádí { DAYS($amount) } na hodiny
    }
    [correction] { $cause ->
        [agrees] Server ukazuje totéž: ověřeno
        [unknown] Co ukazuje server
        [refill] Co ukazuje server: nebylo zapsáno doplnění
        [rounding] Co ukazuje server: zaokrouhluje
        [stamp] Co ukazuje server: časové razítko chybělo, nebo bylo chybné
        [interpretation] Co ukazuje server: vykládá pravidla jinak
       *[event] Co ukazuje server: turnaj má jiné parametry
    }
   *[result] { $result ->
        [win] { $winner ->
            [white] Vyhrál bílý, 1–0
           *[black] Vyhrál černý, 0–1
        }
        [draw] Remíza, ½–½
       *[both-lose] Prohráli oba, 0–0
    }: { $ending ->
        [resignation] vzdání partie
        [agreement] dohoda
        [claim] uznaná reklamace
        [time] čas, podle serveru
        [default] vystoupení nebo kontumace
       *[adjudication] odhad
    }
}

## Výsledek partie

result-verdict = { $result ->
    [win] { $winner ->
        [white] Vyhrál bílý, 1–0
       *[black] Vyhrál černý, 0–1
    }
    [draw] Remíza, ½–½
   *[both-lose] Prohráli oba, 0–0
}: { $why ->
    [board] { $fact ->
        [checkmate] mat
        [stalemate] pat
       *[dead-position] mrtvá pozice
    }
    [word] { $ending ->
        [resignation] vzdání partie
        [agreement] dohoda
        [claim] uznaná reklamace
        [time] čas, podle serveru
        [default] vystoupení nebo kontumace
       *[adjudication] odhad
    }
   *[time] hodiny doběhly na nulu
}

## Součty hodin a banky jako na papíře: 50 d − 3 d = 47 d

sum-block = { $block ->
    [clock] { $begins ->
        [true] Hodiny
       *[false] hodiny
    }
   *[bank] { $begins ->
        [true] Banka
       *[false] banka
    }
}
sum-from = { $reason ->
    [refilled] { $block ->
        [clock] {" "}z banky
       *[bank] {""}
    }
    [moved] { $block ->
        [clock] {" "}z banky
       *[bank] {""}
    }
    [corrected] {" "}podle serveru
    [protected] {" "}z ochrany
    [ran] {""}
    [increment] {""}
   *[overflow] {""}
}
sum-increment = {" "}inkrementu
sum-to-bank = {" "}do banky
sum-first-move = První tah trvá { $spent }.

## Údaje serveru pro více partií najednou

figures-title = Údaje serveru
figures-teach = Čas v těchto partiích ještě není znám. Zapište, co ukazuje server, například 46{"\u00A0"}d{"\u00A0"}20:00:00; co zůstane prázdné, může počkat.
figures-of-file = Hodiny jsou ze souboru, { $time }. Ověřte na serveru, zda souhlasí, a zapište banky.
figures-side = { $whose ->
    [mine] Vy
    [theirs] Soupeř
    [white] Bílý
   *[black] Černý
}
figures-seen-at = Přečteno na serveru
figures-save = Uložit zapsané
figures-none = Na údaje serveru nečeká žádná partie.
figures-none-hint = Partie se sem dostane, když je zapsána bez časů serveru, jako když se zapisuje mnoho partií najednou. Jinou partii porovnáte se serverem tak, že ji otevřete ze seznamu.
figures-to-games = K partiím
figures-nothing = Zatím není nic zapsáno.
figures-saved = { $n ->
    [one] { $n }{"\u00A0"}partie je uložena.
    [few] { $n }{"\u00A0"}partie jsou uloženy.
   *[other] { $n }{"\u00A0"}partií je uloženo.
}
figures-not-saved = { $n ->
    [one] { $n }{"\u00A0"}partie není: podívejte se, co je v ní špatně.
    [few] { $n }{"\u00A0"}partie nejsou: podívejte se, co je v nich špatně.
   *[other] { $n }{"\u00A0"}partií není: podívejte se, co je v nich špatně.
}
figures-instant-missing = Nejdřív zapište, kdy byl server přečten.
figures-clock-problem = { $problem ->
    [empty] Co ukazuje server? 46{"\u00A0"}d{"\u00A0"}20:00:00, nebo 0.
    [shape] Zapište to jako 46{"\u00A0"}d{"\u00A0"}20:00:00.
   *[range] Hodiny nikdy neukazují víc než 50 dní.
}
figures-bank-problem = { $problem ->
    [empty] Co ukazuje server? 50 d, nebo 0.
    [shape] Zapište to jako 50 d nebo 12 d 04:00:00.
   *[range] Banka má 0 až 99{"\u00A0"}999 dní.
}
figures-problem = { $figure ->
    [clock] { figures-clock-problem }
   *[bank] { figures-bank-problem }
}
figures-unknown = Ještě není znám čas u{"\u00A0"}{ $n ->
    [one] { $n }{"\u00A0"}partie
   *[other] { $n }{"\u00A0"}partií
}.
figures-link = Zapsat údaje serveru

## Opravy uložených údajů

correct-too-late = Mezitím bylo něco zapsáno, takže se nic nevrátilo.
correct-deleted = { $game }: partie smazána.
correct-compared = { $game }: údaje serveru uloženy.
correct-compared-games = { $n ->
    [one] Údaje serveru pro { $n }{"\u00A0"}partii jsou uloženy.
    [few] Údaje serveru pro { $n }{"\u00A0"}partie jsou uloženy.
   *[other] Údaje serveru pro { $n }{"\u00A0"}partií jsou uloženy.
}
correct-event-changed = „{ $event }“: turnaj se změnil a s ním jeho partie.
correct-game = Tato partie
correct-players = Jména a barva
correct-delete = Smazat partii
correct-delete-question = Smazat tuto partii i se záznamy, poznámkou a soukromou analýzou? Po dobu jedné minuty to lze vrátit. Potom ji přinese zpět jen obnovení ze zálohy, v níž tato partie je.
correct-delete-sure = Smazat
correct-changes = Tím se změní „{ $event }“.
correct-changes-games = Tím se změní „{ $event }“ a tyto partie: { $games }.
correct-change-event-question = { $games ->
    [0] Změnit „{ $event }“?
    [one] Změnit „{ $event }“ a { $games }{"\u00A0"}partii?
    [few] Změnit „{ $event }“ a { $games }{"\u00A0"}partie?
   *[other] Změnit „{ $event }“ a { $games }{"\u00A0"}partií?
}
correct-change-event = Změnit turnaj

## Co pravidla nechávají otevřené a zda je konec jistý

interpretations-certainty = { $certainty ->
    [certain] Jisté: všechny partie, které začínají s turnajem, do té doby skončí, pokud neprobíhá reklamace.
    [exceeded] Není jisté: hodiny, banky a inkrementy obou hráčů jsou o { DAYS($over) } delší než turnaj a o tolik může partie přesáhnout jeho konec.
   *[unbounded] { $protection ->
        [guaranteed-time] Není jisté: se zaručeným časem může partie trvat déle.
       *[other] Není jisté: s ochranou Sudden Death může partie trvat déle.
    }
}
interpretations-departure-clock = Liší se od pravidla (3): vždy 50{"\u00A0"}d.
interpretations-departure-moves = Liší se od pravidla (4): prvních 50 tahů.
interpretations-departure = { $is-listed ->
    [true] Liší se od tabulky: { $there }.
   *[false] Liší se od vzorce: { $there }.
}
interpretations-departs = Některé z těchto bloků se liší od pravidel. Platí to, co bylo vypsáno.
interpretations-unlisted = { $days ->
    [one] Pro { $days }{"\u00A0"}den tabulka řádek nemá: tyto bloky plynou ze vzorce, na němž se zakládá.
    [few] Pro { $days }{"\u00A0"}dny tabulka řádek nemá: tyto bloky plynou ze vzorce, na němž se zakládá.
   *[other] Pro { $days }{"\u00A0"}dní tabulka řádek nemá: tyto bloky plynou ze vzorce, na němž se zakládá.
}
interpretations-heading = Co pravidla nechávají otevřené
interpretations-openings = Tahy tematického zahájení
interpretations-openings-name = { $openings ->
    [apart] Nepočítají se (obvykle)
   *[counted] Počítají se
}
interpretations-openings-why = { $openings ->
    [apart] { $moves ->
        [one] Inkrement přichází „po každém provedeném tahu“ (4), a tyto nikdo neprovedl: přichází s prvním vlastním tahem každého hráče.
       *[other] Inkrement přichází „po každém provedeném tahu“ (4), a tyto nikdo neprovedl: přichází s prvními { $moves } vlastními tahy každého hráče.
    }
   *[counted] První tahy „partie“ (4): { $moves }. tah je poslední s inkrementem, i v partii, která začíná 6. tahem.
}
interpretations-reset = První chráněný tah
interpretations-reset-name = { $reset ->
    [after-last] Vlastní { $first }. tah (obvykle)
   *[with-last] Vlastní { $first }. tah
}
interpretations-reset-why = { $reset ->
    [after-last] „Až po“ posledním tahu s inkrementem (9), vyloženo tak, že to slibuje méně.
   *[with-last] Po dokončení { $first }. tahu už žádný inkrement nezbývá, takže už tehdy se hodiny mohou nastavit. Dokud není partie porovnána se svým serverem, ukazuje se i dřívější z obou termínů.
}
interpretations-end-date = Střídání a náhrady
interpretations-end-date-name = { $end-date ->
    [instant] Do sekundy plánovaného konce (obvykle)
   *[day] Do konce toho dne, v UTC
}
interpretations-end-date-why = { $end-date ->
    [instant] Server počítá „přesné datum konce“ (1), na sekundu.
   *[day] Ne „po plánovaném datu konce“: datum je celý den.
}
interpretations-option-openings = { $openings ->
    [apart] Tahy tematického zahájení se nepočítají
   *[counted] Tahy tematického zahájení se počítají k prvním { $moves }
}
interpretations-option-reset = První chráněný tah: vlastní { $first }. tah
interpretations-option-end-date = { $end-date ->
    [instant] Střídání a náhrady do sekundy plánovaného konce
   *[day] Střídání a náhrady do konce posledního dne, v UTC
}
interpretations-own-starts = { $n ->
    [one] { $n } partie byla zapsána s vlastním začátkem; ten zůstává.
    [few] { $n } partie byly zapsány s vlastním začátkem; ten zůstává.
   *[other] { $n } partií bylo zapsáno s vlastním začátkem; ten zůstává.
}
interpretations-settled = Co ukázal server
interpretations-settled-why = Pro všechny partie tohoto turnaje to vyjasnilo porovnání jedné se serverem.
interpretations-settled-refill = { $refill ->
    [automatic] Server doplňuje sám.
   *[increment-only] Server sám nic nedoplňuje.
}
interpretations-settled-openings = { $openings ->
    [apart] Pro server se tahy tematického zahájení nepočítají.
   *[counted] Pro server se tahy tematického zahájení počítají.
}
interpretations-seen-in = Zjištěno v partii { $game }, { $at }
interpretations-seen = Zjištěno { $at }
interpretations-take-back = Vzít zpět
interpretations-refills = doplňovat jinak
interpretations-resets = nastavovat hodiny o tah později
interpretations-counts = počítat tahy tematického zahájení
interpretations-and = {" "}a{" "}
interpretations-cautious = Server může { $differs }, na rozdíl od nastavení turnaje.{ $is-theirs ->
    [true] {""}
   *[false] {" "}Řiďte se dřívějším termínem.
} Po každém tahu porovnejte hodiny se serverem: jakmile to jedny z nich vyjasní, zůstane jen jeden termín{ $reset ->
    [true] .
   *[false] , ve všech partiích turnaje.
}
