## Tlačítka a místa

common-cancel = Zrušit
common-save = Uložit
common-delete = Smazat
common-less = Méně
common-more = Více
common-language-system = Podle prohlížeče

## Strany, výsledky a důvody

names-reason = { $reason ->
    [checkmate] Mat
    [resignation] Vzdání partie
    [flag] Překro{"\u00AD"}čení času
    [flag-without-mate] Praporek spadl, mat není možný
    [stalemate] Pat
    [dead-position] Mrtvá pozice
    [agreement] Dohoda
    [repetition] Trojí opakování pozice
    [fivefold-repetition] Pětinásobné opakování pozice
    [fifty-moves] 50 tahů
    [seventy-five-moves] 75 tahů
    [illegal-moves] Druhý nepřípustný tah
    [absence] Kontumace
    [arbiter] Rozhodnutí rozhodčího
    [unstated] {""}
    [first-flag-claim] Reklamace po pádu prvního praporku
    [both-first-flags] Hlavní čas vypršel oběma
    [extra-time] Rezervní čas vypršel
   *[mate-on-extra-time] Mat v rezervním čase
}
names-offence = { $offence ->
    [illegal-move] Nepřípustný tah
    [press-without-move] Stisk bez tahu
    [wrong-claim] Neoprávněná reklamace
   *[clock-handling] Nesprávné zacházení s hodinami
}
names-started = Hodiny spuštěny
names-flag-fell = { $side ->
    [white] Praporek bílého spadl
   *[black] Praporek černého spadl
}
names-first-flag-fell = { $side ->
    [white] První praporek bílého spadl
   *[black] První praporek černého spadl
}
names-period-over = { $side ->
    [white] Perioda bílého skončila
   *[black] Perioda černého skončila
}

## Historie partie

history-event = { $event ->
    [press] { $side ->
        [white] Bílý stiskl hodiny
       *[black] Černý stiskl hodiny
    }
    [stop] { $by ->
        [arbiter] Hodiny zastaveny
       *[player] { $caller ->
            [white] Bílý zastavil hodiny a přivolal rozhodčího
           *[black] Černý zastavil hodiny a přivolal rozhodčího
        }
    }
    [resume] Partie pokračuje
    [away] Zařízení bylo neaktivní
    [count-away] { $counts ->
        [true] Neaktivita započítána
       *[false] Neaktivita nezapočítána
    }
    [correct] Hodiny nastaveny na { $white } a { $black }
    [swap-sides] Výměna míst
    [give] { $gains ->
        [true] { history-give }
       *[false] { $to ->
            [white] Bílému odečteno { $amount }
           *[black] Černému odečteno { $amount }
        }
    }
    [penalize] { history-penalize }
    [introduce-increment] Odteď +{ SECONDS($bonus) } za tah oběma
    [claim-flag] { $claimant ->
        [arbiter] Pád praporku konstatován
        [clock] Pád praporku konstatovaly hodiny
       *[player] { $claims ->
            [white] Bílý reklamoval pád praporku
           *[black] Černý reklamoval pád praporku
        }
    }
    [arrive] { $side ->
        [white] Bílý je tady
       *[black] Černý je tady
    }
    [claim-default] { $side ->
        [white] Bílý chyběl nebo přišel pozdě
       *[black] Černý chyběl nebo přišel pozdě
    }
    [claim-default-of-both] Oba chyběli nebo přišli pozdě
    [play-on] Další perioda pro oba
    [claim-draw] { $side ->
        [white] Bílý reklamoval remízu
       *[black] Černý reklamoval remízu
    }
    [on-board] { history-board-end }
    [dead] Prokázaná mrtvá pozice: partie tím skončila
    [restore] { $on-turn ->
        [white] Zpět k dřívější pozici: { $white } a { $black }, bílý na tahu
       *[black] Zpět k dřívější pozici: { $white } a { $black }, černý na tahu
    }
    [undo] Vrácen záznam č. { $number }
    [redo] Znovu proveden záznam č. { $number }
   *[end] {""}
}
history-give = { $to ->
    [white] Bílému přidáno { $amount }
   *[black] Černému přidáno { $amount }
}
history-penalize = { $offender ->
    [white] { names-offence } (bílý)
   *[black] { names-offence } (černý)
}
history-board-end = { $end ->
    [checkmate] { $winner ->
        [white] Bílý dal mat
       *[black] Černý dal mat
    }
    [resignation] { $loser ->
        [white] Bílý se vzdal
       *[black] Černý se vzdal
    }
    [stalemate] Pat
    [dead-position] Mrtvá pozice
    [agreement] Remíza dohodou
    [fifty-moves] 50 tahů
    [seventy-five-moves] 75 tahů
    [threefold] Trojí opakování pozice
   *[fivefold] Pětinásobné opakování pozice
}
history-moved = { $side ->
    [white] Bílý: { $number }. tah, { $thought }
   *[black] Černý: { $number }. tah, { $thought }
}
history-gained = { $moved }, +{ $gained }
history-penalized-again = { $offence }, podruhé: { $result }
history-penalized = { $offence }. { $given }
history-time-set = { $side ->
    [white] Čas bílého nastaven na { $after } (bylo { $before })
   *[black] Čas černého nastaven na { $after } (bylo { $before })
}
history-moves-set = { $side ->
    [white] Počet tahů bílého nastaven na { $after } (bylo { $before })
   *[black] Počet tahů černého nastaven na { $after } (bylo { $before })
}
history-period-set = { $side ->
    [white] Perioda bílého nastavena
   *[black] Perioda černého nastavena
}
history-confirmed = Oba časy potvrzeny

## Displej hodin

face-claim-default = { $side ->
    [white] Bílý chybí: reklamovat
   *[black] Černý chybí: reklamovat
}
face-claim-late = { $side ->
    [white] Bílý přišel pozdě: reklamovat
   *[black] Černý přišel pozdě: reklamovat
}
face-claim-both-absent = Oba přišli pozdě, nebo vůbec ne: prohrávají oba
face-claim-alone = { $side ->
    [white] { $late ->
        [true] Bílý přišel pozdě, černý včas
       *[false] Bílý chybí, černý přišel včas
    }
   *[black] { $late ->
        [true] Černý přišel pozdě, bílý včas
       *[false] Černý chybí, bílý přišel včas
    }
}
face-claim-draw = Reklamovat remízu
face-claim-hold = podržet
face-claim-again = Stisknout znovu

## Panel mezi polovinami

panel-paused = Pauza
panel-begin = Začít partii
panel-stopped-by = Přivolal hráč rozhodčího?
panel-by-nobody = Ne
panel-go-back = Zpět
panel-adjust = Upravit
panel-finish = Ukončit
panel-turn-to = { $side ->
    [white] Otočit panel k bílému
   *[black] Otočit panel k černému
}
panel-how-ended = Jak to skončilo?
panel-reason-if-wished = Důvod, chcete-li
panel-rematch = Odveta s výměnou barev
panel-again = Znovu se stejnými barvami
panel-match-score = Zápas
panel-now-side = { $side ->
    [white] teď bílý
   *[black] teď černý
}
panel-new-match = Nový zápas
panel-new-match-sure = Začít od 0–0
panel-undo = Vrátit
panel-redo = Znovu
panel-correct = Opravit časy
panel-correct-key = Opravit
panel-was = bylo { $was } · teď { $change }
panel-as-it-was = beze změny
panel-no-time = Takový čas žádné hodiny neukážou.
panel-set-clock = { $side ->
    [white] Nastavit hodiny bílého
   *[black] Nastavit hodiny černého
}
panel-set-both = Nastavit oboje hodiny
panel-confirm-both = Potvrdit oboje hodiny
panel-swap = Vyměnit místa
panel-penalties = Trest
panel-give = Přidat čas
panel-give-amount = { $side ->
    [white] Přidat bílému { $amount }
   *[black] Přidat černému { $amount }
}
panel-give-nothing = Nejdřív nastavte čas
panel-end = Ukončit partii
panel-play-on = Další perioda pro oba
panel-new-game = Nová partie
panel-new-game-sure = Výsledek ještě není zapsán. Partie se přesune do dřívějších partií; lze ji tam dohrát nebo zapsat její výsledek.
panel-other-control = Jiné tempo hry
panel-log = Historie
panel-details = Časy a historie
panel-wins = { $side ->
    [white] Vyhrál bílý
   *[black] Vyhrál černý
}
panel-cannot-mate = { $side ->
    [white] Remíza: bílý nemůže dát mat
   *[black] Remíza: černý nemůže dát mat
}
panel-who-offended = Kdo dostane trest?
panel-opponent-gets = { $side ->
    [white] Bílý dostane { $time }
   *[black] Černý dostane { $time }
}
panel-second-loses = { $player } už má trest za nepřípustný tah: druhý znamená prohru, a nemůže-li soupeř dát mat, remízu.
panel-second-draws = { $player } už má trest za nepřípustný tah: druhý znamená remízu, protože soupeř je v rezervním čase a už nemůže vyhrát.
panel-not-taken-back = Trest platí, ale hodiny nemohly vzít tah zpět ({ $player }). Pokud se má tah nahradit jiným, nastavte pozici a časy ručně (6.13).
panel-introduce = +5 s za tah oběma
panel-moves = Tahy
panel-moves-unit = { $n ->
    [one] tah
    [few] tahy
   *[other] tahů
}
panel-period = Perioda
panel-overtime-left = Zbývá z této periody
panel-periods-left = Zbývá period
panel-moves-left = Zbývá tahů
panel-extra-left = Zbývá z rezervy
panel-away-title = Zařízení bylo neaktivní
panel-away = { $side ->
    [white] Běžely hodiny bílého. Neaktivita: { $time }.
   *[black] Běžely hodiny černého. Neaktivita: { $time }.
}
panel-away-count = { $side ->
    [white] Započítat bílému a hrát dál
   *[black] Započítat černému a hrát dál
}
panel-away-count-paused = { $side ->
    [white] Započítat bílému, nechat pauzu
   *[black] Započítat černému, nechat pauzu
}
panel-away-ignore = Nezapočítat a hrát dál
panel-away-ignore-paused = Nezapočítat, nechat pauzu
panel-claim-draw = { $side ->
    [white] Bílý reklamuje remízu
   *[black] Černý reklamuje remízu
}
panel-resign-still = { $side ->
    [white] Bílý se přesto vzdává
   *[black] Černý se přesto vzdává
}
panel-first-flag-hint = Bez hlavního času je první praporek spadlý a běží rezervní čas. S hlavním časem praporek zase stojí; až hlavní čas vyprší, je rezervního času aspoň tolik, kolik činí bonus.

## Konec na šachovnici slovy hráče

fact-end = { $end ->
    [checkmate] { $winner ->
        [white] Bílý dává mat
       *[black] Černý dává mat
    }
    [resignation] { $loser ->
        [white] Bílý se vzdává
       *[black] Černý se vzdává
    }
    [fifty-moves] 50 tahů, reklamace
    [threefold] Trojí opakování pozice, reklamace
   *[other] { history-board-end }
}

## Materiál po pádu praporku

material-ask = { $side ->
    [white] Může bílý ještě dát mat?
   *[black] Může černý ještě dát mat?
}
material-opponents = { $side ->
    [white] Co má bílý kromě krále?
   *[black] Co má černý kromě krále?
}
material-own = { $side ->
    [white] A co má bílý?
   *[black] A co má černý?
}
material-pawns = Pěšce
material-queen = Dámu
material-rook = Věž
material-bishop = Střelce
material-knight = Jezdce
material-bare-king = Jen krále
material-knights = { $side ->
    [white] Kolik jezdců má bílý?
   *[black] Kolik jezdců má černý?
}
material-one-knight = Jednoho
material-more-knights = Dva nebo více
material-bishops = { $side ->
    [white] Na kterých polích má bílý střelce?
   *[black] Na kterých polích má černý střelce?
}
material-light = Na bílých
material-dark = Na černých
material-both = Na obojích
material-says = { $verdict ->
    [cannot] Tím mat dát nelze: remíza.
    [can] { $side ->
        [white] { $blocked ->
            [true] Bílý s tím může dát mat a vyhrává, ledaže se pěšci navzájem natrvalo blokují.
           *[false] Bílý s tím může dát mat a vyhrává.
        }
       *[black] { $blocked ->
            [true] Černý s tím může dát mat a vyhrává, ledaže se pěšci navzájem natrvalo blokují.
           *[false] Černý s tím může dát mat a vyhrává.
        }
    }
   *[depends-on-position] { $side ->
        [white] Zda s tím bílý může dát mat, závisí na pozici.
       *[black] Zda s tím černý může dát mat, závisí na pozici.
    }
}
material-look = Prohlédnout pozici
material-board-decides = { $side ->
    [white] O tom, zda bílý může dát mat, rozhoduje pozice. Jinak může rozhodnout jen rozhodčí.
   *[black] O tom, zda černý může dát mat, rozhoduje pozice. Jinak může rozhodnout jen rozhodčí.
}

## Začátek s tempem hry

controls-replaces = Na stole je ještě partie. Co se v ní odehrálo, zůstane v dřívějších partiích a lze to tam dohrát.
controls-notation-error = Znak { $at }: { $expected }
controls-expected = { $expected ->
    [control] napište tempo hry, například 5+3.
    [known-control] „?“ znamená, že tempo hry není známo.
    [some-control] „-“ znamená, že se hrálo bez hodin.
    [shorter-text] tento text je na tempo hry příliš dlouhý.
    [time] chybí čas: minuty, 30s, 2h nebo 1:30:00.
    [bonus] chybí počet sekund.
    [count] chybí celé číslo.
    [moves] chybí počet tahů, jako v 90/40.
    [move] chybí slovo „move“, jako v 10s per move.
    [slash] chybí lomítko, jako v G/90.
    [times-seconds] chybí x a sekundy, jako v 3x30.
    [digit] za tečkou chybí číslice.
    [sixtieth] chybí dvě číslice od 00 do 59.
    [clock-seconds] napište h:mm:ss: 1:30 může být hodina a půl i minuta a půl.
    [smaller-number] tak velké číslo žádné hodiny neukážou.
    [fewer-decimals] přesněji než na milisekundu žádné hodiny neměří.
    [unit] připište s nebo min: může to být obojí.
    [time-or-moves] označte, co je čas: 90min/40 nebo 40/90min.
    [bonus-or-period] pro přídavek napište +30s, pro další periodu „, 30“.
    [bonus-for-all-or-last] které periody mají přídavek? Všechny: 90/40, 30 with 30s. Jen poslední: 90/40, 30+30.
    [first-move] tímto tahem žádná perioda nezačíná.
    [period-end] uveďte, čím končí předchozí perioda: 90/40, 30 nebo 90/flag, 30.
    [continuation] zde může být konec, čárka a další perioda nebo to, co dává tah (+3, d5).
   *[period-without-bonus] každá perioda už má vlastní přídavek.
}

## Co je na tempu hry špatně

problem-of-setup = { $why ->
    [control] { $control ->
        [no-period] Chybí perioda.
        [too-many-periods] Tempo hry má nejvýše 9 period.
       *[period] { problem-of-period }
    }
    [hourglass-for-one] Přesýpací hodiny jsou pro obě strany.
    [double-flag-for-one] Dvojitý praporek je pro obě strany.
   *[default-time] Čekací doba je nejvýše 99:59:59.
}
problem-of-period = { $problem ->
    [no-time] Není žádný čas na hru.
    [time-too-long] Hodiny ukazují nejvýše 99:59:59.
    [bonus-too-long] Hodiny ukazují nejvýše 99:59:59.
    [extra-too-long] Hodiny ukazují nejvýše 99:59:59.
    [no-bonus] Musí to být víc než nula.
    [no-extra] Musí to být víc než nula.
    [count] Číslo od 1 do 999.
    [moves] Číslo od 1 do 999.
    [not-last] Následuje další perioda: uveďte, kdy tato končí.
    [endless-last] Po poslední periodě už nic není: nemůže končit vypršením času.
    [hourglass-not-alone] Přesýpací hodiny jsou jediná perioda, na celou partii.
    [upcount-not-last] Vzhůru může počítat jen poslední perioda.
    [per-move-by-time] Pevný čas na každý tah nemůže končit vypršením času.
    [double-flag-not-last] Dvojitý praporek patří k poslední periodě, do konce partie.
    [bonus-above-extra] Nejvýše tolik, kolik je rezervního času.
   *[bonus-above-half] Nejvýše polovina rezervního času: víc by se nedalo pokaždé přidat.
}
problem-of-field = { $field ->
    [length] { $error ->
        [empty] Chybí čas.
        [negative] Čas nemůže být záporný.
        [not-a-number] To není čas. Lze zapsat 90, 2,5 nebo 1:30:00.
        [wrong-unit] Jednotky jsou s, min a h.
        [above-59] Za dvojtečkou jdou minuty a sekundy do 59.
        [too-large] Hodiny ukazují nejvýše 99:59:59.
       *[too-fine] Přesněji než na milisekundu žádné hodiny neměří.
    }
    [not-whole] Celé číslo od 1 do 999.
   *[setup] { problem-of-setup }
}

## Hráči u hodin

players-title = Hráči
players-name-of = { $side ->
    [white] Jméno bílého
   *[black] Jméno černého
}
players-rename = Změnit jméno: { $name }
players-same = Titíž hráči, jiný zápis
players-new = Noví hráči

## Pole tempa hry

editor-name-long = Názvy mají nejvýše 40 znaků.
editor-rule = Co dává stisk v rezervním čase
editor-rule-name = { $rule ->
    [hybrid] Hybridní
    [truncated] Oříznutý
   *[linear] Lineární
}

## Dřívější partie

games-log = Historie
games-when = Čas partie
games-clock-time = Čas
games-what = Záznam
games-undone = vráceno
games-missing = Tato partie na tomto zařízení není.
games-extra = rezerva { $left }

## Stránka se šachovnicí, pro stránky bez ní

board-could-claim = { $side ->
    [white] Bílý může reklamovat remízu: první praporek soupeře spadl.
   *[black] Černý může reklamovat remízu: první praporek soupeře spadl.
}
board-claim-instead = Reklamovat remízu
board-earlier = Předchozí tah
board-later = Další tah
board-now = Aktuální pozice
board-heading = Šachovnice
board-colours = Barvy polí
board-letters = Písmena kamenů
board-letters-name = { $letters ->
    [own] Tento jazyk: K D V S J
    [english] Anglicky: K Q R B N
   *[figurines] Figurky: ♔ ♕ ♖ ♗ ♘
}
board-colours-name = { $set ->
    [boxwood] Zimostráz
    [green] Zelená
    [slate] Břidlice
   *[contrast] Vysoký kontrast
}
board-coordinates = Zobrazit souřadnice
board-keys-of-page = Šachovnice: partie
board-keys-of-board = Šachovnice: pole
board-key-entry = Napsat tah
board-key-press = Stisknout hodiny strany na tahu

## Ukládání partií

keep-only-here = Poslední záznamy jsou jen na této stránce: není místo, kam je uložit.
keep-too-large = Tento text je na uložení zde příliš velký; uložte ho jako soubor.
keep-due = { $days ->
    [some] { $n ->
        [one] Poslední záloha je stará { $n } den.
        [few] Poslední záloha je stará { $n } dny.
       *[other] Poslední záloha je stará { $n } dní.
    }
   *[none] Partie jsou jen v tomto prohlížeči.
}
keep-used = Zaplněno { $percent }{"\u00A0"}%, { $kilobytes }{"\u00A0"}KB
keep-used-label = Úložiště v tomto prohlížeči
keep-last = { $when ->
    [some] Poslední záloha: { $date }.
   *[none] Zatím žádná záloha.
}
keep-show-restored = Zobrazit

## Obnovení zálohy

restored-games = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}
restored-events = { $events ->
    [one] { $events } turnaj
    [few] { $events } turnaje
   *[other] { $events } turnajů
}
restored-taken = { $games ->
    [0] { $events ->
        [0] { $more ->
            [true] Obnoveno: jiné údaje
           *[false] Není nic nového k obnovení
        }
       *[other] Obnoveno: { restored-events }{ $more ->
            [true] {" "}a jiné údaje
           *[false] {""}
        }
    }
   *[other] Obnoveno: { restored-games }{ $events ->
        [0] { $more ->
            [true] {" "}a jiné údaje
           *[false] {""}
        }
       *[other] { $more ->
            [true] , { restored-events } a jiné údaje
           *[false] {" "}a { restored-events }
        }
    }
}
restored-all = { restored-taken }{ $here ->
    [0] {""}
   *[other] ; už zde: { $here }
}{ $copied ->
    [0] {""}
   *[other] ; ponecháno dvakrát, protože se obě verze vyvinuly jinak: { $copied }
}{ $refused ->
    [0] {""}
   *[other] ; neobnoveno: { $refused }
}.{ $past ->
    [true] {" "}Obě verze partie s hodinami jsou v dřívějších partiích.
   *[false] {""}
}

## Odkazy na jiné stránky

links-correspondence = Korespon{"\u00AD"}denční šach
links-study = Prohlížení partie
links-winnability = Dá se ještě vyhrát?
links-look-at-it = Prohlédnout
links-as-pgn = PGN

## Odkaz jako kód pro fotoaparáty

code-show = Zobrazit jako QR kód
code-hint = Namiřte na kód fotoaparát: otevře tento odkaz.
code-too-long = Tento odkaz je na kód příliš dlouhý.
code-print = Tisknout

## Záloha nebo partie jako řada kódů pro jiné zařízení hráče

series-title = Na jiné zařízení
series-hint = Na druhém zařízení: Nastavení, Vaše data, „Načíst kódy“. Držte jeho fotoaparát před touto obrazovkou, dokud nebude mít všechny. Není-li tam toto tlačítko, jeho prohlížeč kódy neumí číst: použijte soubor.
series-too-long = To je na kódy příliš mnoho. Uložte zálohu jako soubor.
series-count = { $count ->
    [one] { $count } kód
    [few] { $count } kódy, stále dokola
   *[other] { $count } kódů, stále dokola
}

## Klávesy šachovnice

keys-arrows = Na sousední pole
keys-press = Vzít kámen, položit kámen
keys-escape = Vrátit kámen na místo
keys-edge = Na začátek nebo konec řady
keys-piece = Na další kámen strany na tahu: král (K), dáma (Q), věž (R), střelec (B), jezdec (N), pěšec (P)
keys-other-piece = Na další takový kámen druhé strany
keys-rank = Na řadu 1 až 8
keys-file = Na sloupec a až h
keys-last = Říci poslední tah
keys-goals = Říci, kam může kámen táhnout
keys-attackers = Říci, co pole napadá
keys-position = Přečíst pozici

## Chyby při ukládání a načítání

faults-backup = { $fault ->
    [not-a-backup] Tento soubor není úplná záloha.
    [newer-version] Tato záloha pochází z novějšího Zeitnotu. Načtěte novější verzi.
    [unknown-key] V této záloze je něco, co Zeitnot nezná: „{ $key }“. Nic se neobnovilo.
   *[sequence] V této záloze je u „{ $key }“ číslo, které nemůže být správné. Nic se neobnovilo.
}

## Druhá kopie

second-alone = Tento prohlížeč dovolí Zeitnotu jen jednu kopii. Při násilném ukončení prohlížeče se může ztratit poslední minuta.
second-unknown-after = Poslední uložený záznam této partie: { $last }. Pokud byl prohlížeč potom násilně ukončen, pozdější záznamy chybí.
second-game-restored = { $from ->
    [some] Kopie v prohlížeči byla neúplná. Tato partie je obnovena z druhé kopie: všechny záznamy od { $first } do { $to }.
   *[none] Kopie v prohlížeči byla neúplná. Tato partie je obnovena z druhé kopie, do { $to }.
}
second-others = { $games ->
    [0] { $others ->
        [1] Obnoveno z druhé kopie: jeden záznam (nastavení, lekce, turnaje nebo analýzy).
        [few] Obnoveno z druhé kopie: { $others } záznamy (nastavení, lekce, turnaje nebo analýzy).
       *[other] Obnoveno z druhé kopie: { $others } záznamů (nastavení, lekce, turnaje nebo analýzy).
    }
   *[other] { $others ->
        [0] { $games ->
            [1] Obnoveno z druhé kopie: jedna partie.
            [few] Obnoveno z druhé kopie: { $games } partie.
           *[other] Obnoveno z druhé kopie: { $games } partií.
        }
       *[other] Obnoveno z druhé kopie: partie: { $games }, jiné záznamy: { $others }.
    }
}
second-apart = { $games ->
    [1] U jedné partie se hrálo dál, ačkoli její druhá kopie měla pozdější záznamy. Zůstává to, co se hrálo naposled; druhá verze je samostatná partie v dřívějších partiích.
    [few] U { $games } partií se hrálo dál, ačkoli jejich druhé kopie měly pozdější záznamy. Zůstává to, co se hrálo naposled; druhé verze jsou samostatné partie v dřívějších partiích.
   *[other] U { $games } partií se hrálo dál, ačkoli jejich druhé kopie měly pozdější záznamy. Zůstává to, co se hrálo naposled; druhé verze jsou samostatné partie v dřívějších partiích.
}
second-disputed = Zde se obě kopie liší: { $places }. Platí první; druhá je odložena.
second-refused = Druhá kopie se nevejde do úložiště prohlížeče. Uložte zálohu, smažte dřívější partie a načtěte stránku znovu.
second-awaited = Druhá kopie se ještě neozvala. Může mít pozdější záznamy, než jsou zde vidět; objeví se, jakmile se ozve.

## Totéž krátce, pro lištu běžících hodin

brief-game = Obnoveno do { $to }
brief-others = Obnoveno z druhé kopie
brief-apart = Druhá verze je uložena
brief-awaited = Mohou přijít další záznamy
brief-unknown-after = Poslední záznam: { $last }
