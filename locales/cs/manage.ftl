## Stránka tempa hry

choose-title = Tempo hry
choose-last-used = Naposledy
choose-own = Vlastní
choose-new-own = Nové tempo
choose-type-it = Napsat
choose-type-one = Napsat tempo hry
choose-type-hint = 5+3 · G/90 d5
choose-which = Může to znamenat více věcí. Kterou myslíte?
choose-play = Hrát
choose-edit = Upravit
choose-up = Nahoru
choose-down = Dolů
choose-share = Kopírovat odkaz
choose-shared = Odkaz zkopírován
choose-group = { $group ->
    [bullet] Bullet
    [blitz] Blesk
    [rapid] Rapid
    [classical] Klasické
    [tournament] Turnajové
    [double-flag] Dvojitý praporek
    [delay] Zpoždění
    [overtime] Byo-yomi
   *[other] Ostatní
}
choose-group-hint = { $group ->
    [bullet] pod 3 min
    [blitz] do 10 min
    [rapid] nad 10, pod 60 min
    [classical] od 60 min
    [tournament] více period
    [double-flag] nejdřív na výhru, pak na remízu
    [delay] hodiny čekají
    [overtime] i kanadské
   *[other] handicap, přesýpací, na tah
}

## Dřívější partie

games-none = Zde bude každá partie, která na tomto zařízení začne: výsledek, čas obou hráčů na tah a historie.
games-none-do = Zahrát partii
games-unfinished = nedohraná
games-moves = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
}
games-chart = Čas na tah
games-chart-alt = { $n ->
    [one] Čas přemýšlení nad { $n } tahem, nahoře bílý, dole černý
    [few] Čas přemýšlení nad každým tahem ({ $n } tahy), nahoře bílý, dole černý
   *[other] Čas přemýšlení nad každým tahem ({ $n } tahů), nahoře bílý, dole černý
}
games-chart-none = Žádný dokončený tah.
games-chart-moves = Tah
games-export = Exportovat
games-print = Tisknout
games-copy = Kopírovat
games-copied = Partie zkopírována
games-share = Sdílet
games-as-text = Text
games-as-csv = CSV
games-as-json = JSON
games-control = Tempo hry
games-result = Výsledek
games-left = Zbývá
games-thinking = Čas přemýšlení
games-stopped-time = Hodiny stály: { $time }
games-deleted = { $versus }: partie smazána.
games-continue-it = Zpět na stůl
games-both-flags = Spadly oba praporky
games-enter-result = Zapsat výsledek
games-take-up = Hrát dál
games-take-up-sure = Přejít na tuto partii
games-take-up-replaces = Na stole je ještě jiná partie. Přesune se do dřívějších partií a lze ji tam dohrát.
games-open-another = Otevřít jinou partii
games-again = Znovu se stejným tempem
games-playing-now = na stole
games-chart-extra = Šrafovaně: hráno v rezervním čase.

## Nastavení

settings-look = Vzhled
settings-theme = Motiv
settings-theme-system = Podle zařízení
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-theme-contrast = Vysoký kontrast
settings-layout = Poloviny
settings-layout-automatic = Automaticky
settings-face-to-face = Proti sobě
settings-side-by-side = Vedle sebe
settings-exchanged = Bílý nahoře nebo vpravo
settings-exchanged-hint = I pro leváky
settings-signals = Signály
settings-sound = Zvuk
settings-volume = Hlasitost
settings-vibration = Vibrace při stisku
settings-voice = Hlásit časovou tíseň
settings-no-device = ne na tomto zařízení
settings-try-out = Zkusit
settings-low-time = Časová tíseň od
settings-low-time-name = { $low ->
    [automatic] Automaticky
    [off] Vypnuto
    [ten-seconds] 10 s
    [twenty-seconds] 20 s
    [thirty-seconds] 30 s
   *[one-minute] 1 min
}
settings-data = Vaše data
settings-data-hint = Partie, vlastní tempa hry a toto nastavení zůstávají v tomto prohlížeči a nikam se neposílají. Záloha je jeden soubor.
settings-backup = Uložit zálohu
settings-restore = Obnovit ze zálohy
settings-share-backup = Sdílet zálohu
settings-show-codes = Zobrazit jako kódy
settings-read-codes = Načíst kódy
settings-point-camera = Namiřte fotoaparát na kódy na druhé obrazovce. Jeho snímky se neukládají.
settings-codes-read = Kódy: { $read } z { $all }
settings-no-camera = Není tu fotoaparát, nebo ho používá jiný program. Použijte soubor.
settings-camera-refused = Prohlížeč fotoaparát nepovoluje. Povolte ho v nastavení této stránky, nebo použijte soubor.
settings-restoring = Obnovuje se ze zálohy: { $percent }{"\u00A0"}%
settings-set-aside = Odložené
settings-set-aside-hint = Toto se nepodařilo přečíst. Zůstává to beze změny.
settings-export-as-is = Exportovat beze změny
settings-discard-sure = Smazat navždy
settings-nothing-kept = Prohlížeč zde nic neukládá: partie vydrží jen do zavření stránky.
settings-look-hint = Světlý, tmavý, nebo s nejvyšším kontrastem
settings-clock = Hodiny
settings-clock-hint = Jak poloviny leží na stole
settings-signals-hint = Zvuk, vibrace, hlas a časová tíseň
settings-board-hint = Pole, kameny a písmena

## Editor tempa hry

make-title = Vytvořit tempo hry
make-problems = Opravte prosím:
make-modes = Režim
make-mode-name = { $mode ->
    [sudden-death] Jen čas
    [increment] Přídavek
    [delay] Zpoždění
    [bronstein] Bronstein
    [byo-yomi] Byo-yomi
    [canadian] Kanadské
    [hourglass] Přesýpací
    [double-flag] Dvojitý praporek
    [per-move] Na tah
   *[upcount] Počítá vzhůru
}
make-mode-hint = { $mode ->
    [sudden-death] bez přídavku
    [increment] plus za tah
    [delay] hodiny čekají
    [bronstein] vrací čas tahu
    [byo-yomi] poslední periody
    [canadian] bloky tahů
    [hourglass] čas se přelévá
    [double-flag] rezerva na remízu
    [per-move] vždy stejně
   *[upcount] bez praporku
}
make-first = Nejdřív
make-then = Pak
make-minutes = min
make-seconds = s
make-moves = tahů
make-add-period = Přidat periodu
make-remove-period = Odebrat tuto periodu
make-options = Možnosti
make-same = Stejně pro obě strany
make-first-bonus = Začít s prvním přídavkem, jako hodiny FIDE
make-first-bonus-hint = 60+30 začíná na 1:00:30, jak je na turnajích FIDE obvyklé.
make-starts-in = Automatický začátek za
make-starts-in-hint = Minuty nebo h:mm:ss. Nechte prázdné, má-li partii začít stisk černého.
make-default-time = Čekací doba
make-default-time-hint = minuty nebo h:mm:ss
make-freeze = Když praporek spadne
make-freeze-usual = jak je v tomto režimu obvyklé
make-freeze-yes = oboje hodiny se zastaví
make-freeze-no = hodiny běží dál
make-noted = Pád praporku platí
make-noted-auto = hned
make-noted-auto-hint = Hned: mat daný po pádu praporku neplatí, i když hodiny možná ještě běží.
make-noted-claim = po reklamaci
make-order = Když spadly oba praporky
make-order-shown = ukázat, který první
make-order-hidden = neukazovat
make-order-hidden-hint = Bez ukázání vypadají oba praporky stejně a partie pokračuje (6.11). V historii je čas každého pádu, ale nic nerozhoduje.
make-order-moot-hint = První praporek zde zastaví oboje hodiny. Druhý tedy nespadne a není pořadí, které by se skrývalo.
make-flags-double = S dvojitým praporkem platí každý pád hned, podle pořadí.
make-name = Název
make-name-hint = Klubový večer
make-name-missing = K uložení je potřeba název.
make-save-as = Uložit jako…
make-save = Uložit
make-play = Hrát
make-rule-gives = Dává, v sekundách
make-rule-left = když zbývá tolik
make-decimal = ,
make-double-flag = Když hlavní čas vyprší, spadne první praporek a začne rezervní čas: stačí k udržení partie, ne k výhře.
make-period = Perioda { $number }
make-part = { $part ->
    [time] { $mode ->
        [per-move] Čas na každý tah
       *[other] Čas
    }
    [end] Na
    [moves] Tahy
    [mode] Režim
    [bonus] { $mode ->
        [byo-yomi] Každá perioda
        [canadian] Byo-yomi
        [delay] Zpoždění
        [bronstein] Zpoždění
        [double-flag] Bonus
       *[other] Přídavek
    }
    [count] { $mode ->
        [canadian] Na
       *[other] Periody
    }
   *[extra] Rezervní čas
}
make-end-kind = { $kind ->
    [game] { $first ->
        [true] celou partii
       *[false] zbytek partie
    }
    [moves] { $last ->
        [true] daný počet tahů, stále znovu
       *[false] daný počet tahů
    }
   *[time] dobu, než čas vyprší
}
make-is-same = { $same ->
    [true] stejně pro oba
   *[false] pro každou stranu jinak
}
make-first-included = první +{ SECONDS($bonus) } { $included ->
    [true] už v čase
   *[false] až po stisku
}
make-starts-after = začátek za { SECONDS($wait) }
make-flag = { $noted ->
    [on-claim] pád praporku platí po reklamaci
   *[automatically] { $freeze ->
        [true] praporek zastaví oboje hodiny
       *[false] po pádu praporku hodiny běží dál
    }
}
make-rule-hint = { $rule ->
    [hybrid] Celý bonus; blízko plné rezervy polovina toho, co chybí.
    [truncated] Celý bonus, oříznutý na plnou rezervu: kdo má tolik času, čekáním nic neztrácí.
   *[linear] Rovnoměrně čím dál méně: celý bonus jen tehdy, když nezbývá nic.
}
make-rule-figure = Co dává stisk
make-rule-point = ; když zbývá { SECONDS($left) }, { TENTHS($gives) }

## Klávesy hodin

keys-title = Klávesnice
keys-first-half = Stisknout levou nebo dolní polovinu
keys-second-half = Stisknout pravou nebo horní polovinu
keys-pause = Pozastavit a pokračovat
keys-press-focused = Stisknout vybranou polovinu nebo tlačítko
keys-undo = Vrátit
keys-redo = Znovu
keys-full-screen = Celá obrazovka
keys-help = Tato stránka
keys-either = nebo
keys-name = { $key ->
    [Space] Mezerník
    [Escape] Esc
   *[other] { $key }
}

## Význam nastavení celými větami

sentence-both = Čas každého hráče: { $control }.
sentence-sides = Čas bílého: { $white }. Čas černého: { $black }.
sentence-first-increment = První přídavek přijde s prvním stiskem.
sentence-on-claim = Pád praporku platí po reklamaci.
sentence-flag-stops = První spadlý praporek zastaví oboje hodiny.
sentence-runs-on = Po pádu praporku hodiny běží dál.
sentence-starts = Hodiny bílého se spustí samy; kdo tu do té doby není, prohrává kontumačně.
sentence-starts-later = Hodiny bílého se spustí samy; kdo nepřijde v čekací době ({ $later }), prohrává kontumačně.

## Tempo hry: periody a co je mezi nimi

control-then = { $again ->
    [true] {", potom "}
   *[false] {", pak "}
}
control-then-other = { $again ->
    [true] {"; potom "}
   *[false] {"; pak "}
}
control-shared = , +{ EXACT($bonus) } za každý tah

## Na co je čas periody

span-repeated = { $n ->
    [1] {" "}na každý tah
    [few] {" "}na každé { $n } tahy
   *[other] {" "}na každých { $n } tahů
}
span-moves = { $n ->
    [one] {" "}na { $n } tah
    [few] {" "}na { $n } tahy
   *[other] {" "}na { $n } tahů
}
span-time = {" "}(když jednomu z hráčů čas vyprší, začíná oběma další perioda)
span-rest = {" "}na zbytek partie
span-game = {" "}na partii

## Perioda

period-no-time = bez hlavního času
period-main = { $time }{ $span }, { $again ->
    [true] potom
   *[false] pak
}{" "}
period-sudden-death = { $time }{ $span }
period-increment = { $time }{ $span }, +{ EXACT($bonus) } za každý tah
period-delay = { $time }{ $span } a hodiny před každým tahem čekají { EXACT($delay) }
period-bronstein = { $time }{ $span } a po každém tahu se vrací spotřebovaný čas, nejvýše { EXACT($delay) }
period-byo-yomi = { $count ->
    [one] { $count } perioda { EXACT($each) }, ztracená až po úplném vyčerpání
    [few] { $count } periody po { EXACT($each) }, ztracené až po úplném vyčerpání
   *[other] { $count } period po { EXACT($each) }, ztracených až po úplném vyčerpání
}
period-canadian = { EXACT($time) } na { $n ->
    [1] každý tah
    [few] každé { $n } tahy
   *[other] každých { $n } tahů
}
period-hourglass = { $time } a co jeden hráč spotřebuje, získá druhý
period-upcount = { $time }, { $again ->
    [true] potom
   *[false] pak
} hodiny počítají vzhůru; žádný praporek nespadne
period-double-flag = { $time }{ $span }, { $again ->
    [true] potom
   *[false] pak
} { EXACT($extra) } na udržení remízy, +{ EXACT($bonus) } za každý tah{ $rule ->
    [truncated] {""}
   *[other] {" "}(méně, když zbývá hodně)
}, nejvýše { EXACT($extra) }
period-each-of = { $time } na { $n ->
    [one] { $n } tah
    [few] každý tah ({ $n } tahy)
   *[other] každý tah ({ $n } tahů)
}
period-each = { $time } na každý tah
