## Tlačítka a místa

common-back = Zpět
common-close = Zavřít
common-clock = Hodiny
common-home = Domů
common-settings = Nasta{"\u00AD"}vení
common-learn = Výuka
common-embed = Vložit na web
common-not-found = Taková stránka neexistuje. Toto je úvodní stránka.
# Between a label and what it is the label of.
common-colon = :{" "}

## Strany, výsledky a důvody

names-color = { $color ->
    [white] Bílý
   *[black] Černý
}
names-result = { $result ->
    [win] { $winner ->
        [white] Vyhrál bílý
       *[black] Vyhrál černý
    }
    [draw] Remíza
   *[both-lose] Prohráli oba
}
names-outcome = { $reason ->
    [checkmate] { names-result }: mat
    [resignation] { names-result }: soupeř se vzdal
    [flag] { names-result } na čas
    [flag-without-mate] { names-result }: praporek spadl, mat není možný
    [stalemate] { names-result } patem
    [dead-position] { names-result }: mrtvá pozice
    [agreement] { names-result } dohodou
    [repetition] { names-result }: trojí opakování pozice
    [fivefold-repetition] { names-result }: pětinásobné opakování pozice
    [fifty-moves] { names-result }: pravidlo 50 tahů
    [seventy-five-moves] { names-result }: pravidlo 75 tahů
    [illegal-moves] { $result ->
        [draw] Remíza: druhý nepřípustný tah, ale soupeř už nemůže vyhrát
       *[other] { names-result }: druhý nepřípustný tah soupeře
    }
    [absence] { $result ->
        [both-lose] Prohráli oba: nikdo nepřišel včas
       *[other] { names-result } kontumačně: soupeř nepřišel včas
    }
    [arbiter] { names-result }: rozhodnutí rozhodčího
    [first-flag-claim] { names-result }: reklamace po pádu prvního praporku
    [both-first-flags] { names-result }: hlavní čas vypršel oběma
    [extra-time] { names-result }: rezervní čas vypršel
    [mate-on-extra-time] { names-result }: mat v rezervním čase dává jen remízu
   *[unstated] { names-result }
}
names-pieces = K D V S J 0

## Čas slovy

spoken-hours = { $n ->
    [one] { $n } hodina
    [few] { $n } hodiny
   *[other] { $n } hodin
}
spoken-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[other] { $n } minut
}
spoken-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[other] { $n } sekund
}
spoken-none = žádný čas
spoken-over = { $time } navíc
spoken-running = { $time }, běží

## Úvodní stránka

home-ways = Co dál
home-start = Začít { $control }
home-first-included = , první už v čase
home-go-on = Hrát dál
home-controls = Tempa hry
home-rate = { $rate ->
    [bullet] Bullet
    [blitz] Blesk
    [rapid] Rapid
   *[classical] Klasické
}
home-all = Vše
home-all-hint = tempa hry
home-correspondence = Korespon{"\u00AD"}denční šach
home-games = { $n ->
    [one] { $n } partie
    [few] { $n } partie
   *[other] { $n } partií
}
home-games-hint = Zde budou vaše korespondenční partie se systémem Triple Block (ICCF), nejbližší termín první.
home-nothing-due = Žádné hodiny neběží.
home-my-move = Jste na tahu
home-waiting-since = Čeká se od { $day }
home-not-compared = Čas neznámý
home-check = Ověřit na serveru
home-add-game = Zapsat partii
home-bring = Načíst soubor
home-board = Tahy i hodiny
home-board-goes-on = Zde partie pokračuje
home-learn = Pravidla s hodinami v ruce
home-kept = { $n } na tomto zařízení

## Displej hodin

face-press-to-start = { $begins ->
    [white] Stiskem spustit hodiny bílého
   *[black] Stiskem spustit hodiny černého
}
face-waits-for-start = Vaše hodiny spouští soupeř
face-tap-when-here = Stiskem se ohlásit
face-is-here = Jste tady
face-are-here = { $white ->
    [true] { $black ->
        [true] Oba jsou tady
       *[false] Bílý je tady
    }
   *[false] { $black ->
        [true] Černý je tady
       *[false] {""}
    }
}
face-starts-in = Hodiny bílého se spustí za { $digits }
face-here = Jsem tady
face-put-off = Odložit začátek
face-pause = Pozastavit
face-menu = Menu
face-change-control = Tempo hry
face-first-included = první +{ SECONDS($bonus) } už v čase
face-full-screen = Celá obrazovka
face-leave-full-screen = Ukončit celou obrazovku
face-swap-view = Bílého na druhou stranu
face-moves = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
}
face-moves-to-go = { $n ->
    [few] zbývají { $n }
   *[other] zbývá { $n }
}
face-period = perioda{"\u00A0"}{ $i }{"\u00A0"}z{"\u00A0"}{ $n }
face-delay = zpoždění
face-total = { $digits } na tento tah
face-byo-yomi = { $n } × { $digits }
face-byo-yomi-last = poslední perioda
face-byo-yomi-running = { $n ->
    [one] zbývá { $n } perioda
    [few] zbývají { $n } periody
   *[other] zbývá { $n } period
}
face-canadian = { $n ->
    [one] { $n } tah za { $digits }
    [few] { $n } tahy za { $digits }
   *[other] { $n } tahů za { $digits }
}
face-canadian-running = { $n ->
    [one] zbývá { $n } tah
    [few] zbývají { $n } tahy
   *[other] zbývá { $n } tahů
}
face-overtime = byo-yomi
face-low = Časová tíseň
face-flag-fell = { $side ->
    [white] Praporek bílého spadl
   *[black] Praporek černého spadl
}
face-flag-first = Spadl první
face-flag-second = Spadl druhý
face-flag-down = Praporek spadl
face-claim-flag = Rekla{"\u00AD"}movat pád
face-note-flag = Konsta{"\u00AD"}tovat pád
face-following = Tato partie se hraje na jiné kartě. Zde je jen vidět.
face-take-over = Hrát zde
face-say-half = { $name }, { $own }; soupeř { $theirs }
face-say-left = { $side ->
    [white] Bílý: { $left }
   *[black] Černý: { $left }
}
face-say-flag = { $side ->
    [white] Praporek bílého
   *[black] Praporek černého
}
face-say-first-flag = { $side ->
    [white] První praporek bílého
   *[black] První praporek černého
}
face-extra-time = rezervní čas
face-draw-only = Rezerva · jen remíza
face-press-gives = +{ TENTHS($gives) } za stisk
face-flag-main-time = Hlavní čas vypršel
face-flag-extra-time = Rezerva vypršela
face-say-byo-yomi = { $n ->
    [1] poslední perioda
    [few] zbývají { $n } periody
   *[other] zbývá { $n } period
}
mode-on-face = { $mode ->
    [increment] +{ SECONDS($time) } za tah
    [delay] { SECONDS($time) } zpoždění
    [bronstein] vrací až { SECONDS($time) }
    [byo-yomi] { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [one] { $n } tah za { SECONDS($time) }
        [few] { $n } tahy za { SECONDS($time) }
       *[other] { $n } tahů za { SECONDS($time) }
    }
    [hourglass] přesýpací
    [per-move] na každý tah
    [double-flag] pak { SECONDS($time) } na remízu
    [upcount] {""}
   *[sudden-death] {""}
}

## Panel mezi polovinami

panel-stopped = { $side ->
    [white] Bílý na tahu
   *[black] Černý na tahu
}
panel-fallen = { $side ->
    [white] Praporek bílého spadl
   *[black] Praporek černého spadl
}
panel-order-unknown = Spadly oba praporky a nikdo neví, který první: partie pokračuje (6.11).
panel-put-off = Začátek je odložen
panel-ready = Nezačato
panel-resume = Pokra{"\u00AD"}čovat
panel-result = Výsledek
panel-rematch-short = Odveta
panel-rejection = { $rejection ->
    [opponent-starts] Tyto hodiny spouští druhá strana.
    [not-your-clock] Běží druhé hodiny.
    [is-stopped] Hodiny jsou zastavené.
    [not-running] Žádné hodiny neběží.
    [is-running] Nejdřív zastavte hodiny.
    [flag-has-fallen] Praporek spadl. Opravte časy, vraťte poslední záznam, nebo partii ukončete.
    [no-flag-has-fallen] Žádný praporek nespadl: není co reklamovat.
    [order-unknown] Spadly oba praporky a pořadí není známo: partie pokračuje (6.11).
    [not-both-flags] To jde, jen když spadly oba praporky v neznámém pořadí.
    [away-undecided] Nejdřív rozhodněte, zda se neaktivita započítá.
    [not-away] Zařízení bylo celou dobu aktivní.
    [too-early-for-absence] Čekací doba ještě neuplynula.
    [no-scheduled-start] Začátek není stanoven.
    [is-present] Tento hráč přišel včas.
    [no-draw-to-claim] Není důvod reklamovat remízu.
    [not-in-this-mode] U dvojitého praporku to není.
    [no-increment] K přesýpacím hodinám ani k pevnému času na tah přídavek nepatří.
    [out-of-range] Tyto hodiny takový čas ukázat nemohou.
    [has-ended] Partie skončila. Chcete-li hrát dál, vraťte její konec.
    [nothing-to-undo] Není co vrátit.
   *[nothing-to-redo] Není co provést znovu.
}

## Začátek s tempem hry

controls-replaces-link = Na stole je ještě partie. Začít { $control }? Co se v ní odehrálo, zůstane v dřívějších partiích a lze to tam dohrát.
controls-replaces-end = Začít novou partii
controls-bad-link = Tempo hry z odkazu nelze použít. { $text }
controls-brief-link = Odkaz na { $control }: pozastavte a rozhodněte
controls-brief-bad-link = Tempo hry v odkazu je nečitelné

## Tempo hry několika slovy

tile-odds = Časový handicap
tile-hourglass = Přesýpací
tile-versus = Bílý { $white }, černý { $black }
tile-then = pak{" "}
tile-then-again = pak{" "}
tile-hours = { $n } h
tile-moves-in = { $moves ->
    [one] { $moves } tah za { $time }
    [few] { $moves } tahy za { $time }
   *[other] { $moves } tahů za { $time }
}
extra-besides = { $mode ->
    [increment] +{ SECONDS($time) } za tah
    [delay] zpoždění { SECONDS($time) } před každým tahem
    [bronstein] vrací až { SECONDS($time) } (Bronstein)
    [byo-yomi] pak { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [1] pak { SECONDS($time) } na každý tah
        [few] pak { SECONDS($time) } na každé { $n } tahy
       *[other] pak { SECONDS($time) } na každých { $n } tahů
    }
    [hourglass] co jeden spotřebuje, získá druhý
    [per-move] na každý tah
    [double-flag] pak { SECONDS($time) } na udržení remízy
    [upcount] pak počítá vzhůru, bez praporku
   *[sudden-death] {""}
}

## Dřívější partie

games-title = Dřívější partie
games-versus = { $white }{"\u00A0"}– { $black }
games-unknown = beze jména

## Program a licence

about-title = O Zeitnotu
about-local = Zeitnot funguje bez sítě a nikam nic neposílá: co zapíšete, zůstane na tomto zařízení.
about-licence = Zeitnot je svobodný software pod licencí GNU General Public License, verze 3 nebo novější. Písmo je Barlow (SIL Open Font License).
about-licences = Licence knihoven
about-translation = Tyto texty zatím nečetl žádný rodilý mluvčí. Jak je opravit, říká docs/translating.md ve zdrojovém kódu.

language-title = Jazyk
language-missing = { $name }: tento jazyk na zařízení ještě není. Přibude, až zde budete příště online.

## Stránka se šachovnicí, pro stránky bez ní

board-title = Šachovnice
refusal-act = { $why ->
    [illegal-move] Tento tah je nepřípustný.
    [not-on-move] Běží hodiny druhé strany.
    [not-started] Partie ještě nezačala.
    [press-first] Nejdřív stiskněte hodiny: tah není dokončen.
    [move-presses] Hodiny se stisknou samotným tahem.
    [no-move-made] Nejdřív proveďte tah na šachovnici.
    [nothing-to-take-back] Není tah, který by šlo vzít zpět.
    [no-offer] Není žádná nabídka remízy.
    [offer-stands] Remíza už je nabídnuta.
    [no-claim] V této pozici to reklamovat nelze.
    [position-is-gone] Tato pozice už k partii nepatří.
   *[clock] { panel-rejection }
}

## Ukládání partií

keep-unsaved = { $why ->
    [full] Úložiště prohlížeče je plné. Zapsané údaje vydrží jen do zavření této stránky: uložte teď zálohu.
    [absent] Úložiště prohlížeče už není k dispozici. Zapsané údaje vydrží jen do zavření této stránky: uložte teď zálohu.
   *[refused] Prohlížeč odmítá ukládat. Zapsané údaje vydrží jen do zavření této stránky: uložte teď zálohu.
}
keep-nearly-full = Je zaplněno { $percent }{"\u00A0"}% úložiště, které má prohlížeč pro Zeitnot. Se zálohou o partie nepřijdete.
keep-backup = Uložit zálohu
keep-table-stays = V záloze má partie na stole jiné tahy. Na stole zůstává ta, která se hrála zde; druhá je v dřívějších partiích.
keep-table-went-on = V záloze partie na stole pokračovala a teď je ve stejném stavu jako tam.

## Načítání a nové verze

update-ready = Nová verze Zeitnotu je připravena.
update-restart = Spustit teď
update-loading = Načítá se
update-not-loaded = Tuto stránku se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.
update-damaged = Soubor této stránky je na tomto zařízení poškozený. Vašich partií se to netýká. Připojte se k síti a zkuste to znovu: soubor se vymění.
update-try-again = Zkusit znovu
update-gone = Tato stránka potřebuje novou verzi Zeitnotu.

## Chyby při ukládání a načítání

faults-absent = Tento prohlížeč nedovolí Zeitnotu nic uložit. Hodiny fungují; po zavření stránky se partie ztratí.
faults-full = Úložiště prohlížeče je plné. Hodiny běží dál, ale tato partie se neukládá. Smažte dřívější partie, nebo uložte zálohu.
faults-of-kind = { $kind ->
    [game] Tato partie
    [settings] Nastavení
    [presets] Vlastní tempa hry
    [progress] Postup v lekcích
    [correspondence] Korespondenční partie
   *[study] Analýzy
}
faults-no-room = Úložiště prohlížeče je plné. { faults-of-kind }: neuloženo.
faults-game-refused = Prohlížeč odmítl ukládat. Hodiny běží dál bez ukládání.
faults-refused = Prohlížeč odmítl ukládat. { faults-of-kind }: neuloženo.
faults-not-saved = { $fault ->
    [store] { $why ->
        [absent] { faults-absent }
        [full] { $kind ->
            [game] { faults-full }
           *[other] { faults-no-room }
        }
       *[refused] { $kind ->
            [game] { faults-game-refused }
           *[other] { faults-refused }
        }
    }
    [stale] { $kind ->
        [correspondence] Jiná karta změnila korespondenční partie. Poslední záznam zde nebyl uložen.
       *[other] { faults-of-kind }: změněno na jiné kartě. Načtěte stránku znovu, uvidíte uložený stav.
    }
    [newer-version] { faults-of-kind }: uložil to novější Zeitnot. Načtěte novější verzi, nebo vyexportujte, co je odloženo.
   *[no-number-left] { faults-of-kind }: nelze uložit, číslo posledního uložení je nejvyšší možné. Uložte zálohu.
}
faults-overtaken = { $n ->
    [one] Jiná karta změnila tuto partii. Poslední akce zde v ní není.
    [few] Jiná karta změnila tuto partii. Poslední { $n } akce zde v ní nejsou.
   *[other] Jiná karta změnila tuto partii. Posledních { $n } akcí zde v ní není.
}
faults-no-lock = Prohlížeč neříká, zda se tato partie hraje na jiné kartě. Zavřete ostatní karty se Zeitnotem a hrajte na této.
faults-not-loaded = { $fault ->
    [store] { $error ->
        [absent] { faults-absent }
       *[other] Data uložená v tomto prohlížeči se nepodařilo přečíst.
    }
    [newer-version] Něco zde uložil novější Zeitnot. Zůstává to beze změny.
   *[set-aside] { $kept ->
        [some] „{ $place }“: { unreadable-why }. Odloženo beze změny.
       *[none] „{ $place }“: { unreadable-why }. Zůstalo na svém místě.
    }
}
faults-several-set-aside = Nečitelné a odložené beze změny: { $places }.
faults-overtaken-waiting = Než se pro to našlo místo, uložila jiná karta něco novějšího: { $places }. Co se zapsalo zde, bylo odloženo beze změny.
faults-set-aside-link = Zobrazit odložené
faults-awake = Obrazovka může zhasnout: toto zařízení nedovolí Zeitnotu nechat ji rozsvícenou.

## Proč něco uloženého nelze přečíst

unreadable-why = { $why ->
    [envelope] { $unreadable ->
        [not-ours] nepochází ze Zeitnotu
        [truncated] chybí konec
        [checksum] obsah je poškozený
       *[newer-version] pochází z novějšího Zeitnotu
    }
    [migration] { unreadable-unclear }
   *[contents] { unreadable-unclear }
}
unreadable-unclear = obsah je nesrozumitelný

## Druhá kopie

second-lost = Druhou kopii partií už nelze zapisovat. Při násilném ukončení prohlížeče se může ztratit poslední minuta.

## Totéž krátce, pro lištu běžících hodin

brief-one-copy = Jen jedna kopie

## Doby

length-none = žádný čas
length-days = d
length-decimal = ,
length-hours = { $n } h
length-minutes = { $n } min
length-seconds = { $seconds } s
