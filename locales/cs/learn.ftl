## Stránky lekcí

page-title = Výuka
page-lesson = Lekce
page-arbiter = Rozhodčí

## Seznam lekcí

index-go-on = Pokračovat v lekci { $lesson }
index-begin = Začít lekci { $lesson }
index-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
}
index-done = Hotovo
index-of = z { $n }

## Lekce

player-step = Krok { $step } z { $of }
player-task = Úkol
player-question = Otázka
player-back = Zpět
player-begin-again = Od začátku
player-show = Ukázat
player-showing = Podívejte se, jak na to.
player-go-on = Dále
player-finish = Dokončit
player-task-first = Nejdřív splňte úkol.
player-answer-first = Nejdřív odpovězte na otázku.
player-right-first = Nejdřív najděte správnou odpověď.
player-right = Správně.
player-wrong = Ne tak docela.
player-done = Splněno.
player-copy-link = Kopírovat odkaz na tento krok
player-copied = Odkaz na tento krok je zkopírován.
player-not-copied = Odkaz se nepodařilo zkopírovat. Je to adresa této stránky.
player-end = Lekce dokončena
player-end-open = Ještě nevyřešeno
player-learnt = O co šlo
player-next = Další lekce
player-anew = Ještě jednou
player-all = Všechny lekce
player-missing = Taková lekce není. Zde jsou všechny lekce.
player-keys = Klávesy: 1 až 5 odpovídají, Enter a → vedou dál, ← zpět.

## Kvíz

quiz-title = Kvíz
quiz-lead = { $questions ->
    [one] { $questions } otázka
    [few] { $questions } otázky
   *[other] { $questions } otázek
} na přeskáčku: ze všech kurzů, nebo z jednoho.
quiz-mixed = Všechny kurzy
quiz-number = Kvíz č. { $seed }
quiz-question = Otázka { $question } z { $of }
quiz-result = Výsledek
quiz-score = Napoprvé správně: { $right } z { $of }
quiz-all-right = Všechno správně napoprvé.
quiz-were-wrong = K zopakování
quiz-your-answer = Vaše odpověď:
quiz-right-answer = Správně:
quiz-to-step = K lekci
quiz-another = Jiný kvíz
quiz-same = Stejný kvíz znovu
quiz-none = Zatím nejsou žádné otázky.
quiz-see-result = Zobrazit výsledek

## Odkaz pro třídu

class-title = Pro třídu
class-lead = Odkaz, který dá všem totéž: lekci, kurz nebo kvíz.
class-given = Co
class-one-lesson = Lekce
class-one-course = Kurz
class-one-quiz = Kvíz
class-course = Kurz
class-questions = Otázky
class-same-order = Stejné pro všechny, v jednom pořadí
class-own-order = Jiné pro každého žáka
class-drawn = { $questions ->
    [one] { $questions } otázka, vylosovaná
    [few] { $questions } otázky, vylosované
   *[other] { $questions } otázek, vylosovaných
} každému žákovi zvlášť.
class-preview = Co žáci uvidí
class-copy = Kopírovat odkaz
class-copied = Odkaz pro třídu je zkopírován.

## Co lze dělat s hodinami lekce

act-not-offered = To zde nejde.
act-label = { $event ->
    [press] Stisknout
    [stop] Zastavit hodiny
    [resume] Pokračovat
    [swap-sides] Otočit hodiny
    [correct] Nastavit hodiny: bílý { $white }, černý { $black }
    [give] { $gains ->
        [true] { $to ->
            [white] Bílý dostane { $time }
           *[black] Černý dostane { $time }
        }
       *[false] { $to ->
            [white] Bílý ztrácí { $time }
           *[black] Černý ztrácí { $time }
        }
    }
    [penalize] { $gains ->
        [true] { $offender ->
            [white] { $offence } (bílý): černý dostane { $time }
           *[black] { $offence } (černý): bílý dostane { $time }
        }
       *[false] { $offender ->
            [white] { $offence } (bílý): varování
           *[black] { $offence } (černý): varování
        }
    }
    [introduce-increment] Odteď { $time } za tah
    [claim-flag] { $claimant ->
        [arbiter] { act-note-flag }
        [clock] { act-note-flag }
       *[player] Reklamovat pád praporku
    }
    [arrive] Jsem tady
    [claim-default] { $side ->
        [white] Bílý nepřišel včas: partie je prohraná
       *[black] Černý nepřišel včas: partie je prohraná
    }
    [claim-default-of-both] Nikdo nepřišel včas: prohráli oba
    [claim-draw] Reklamovat remízu
    [play-on] Partie pokračuje
    [on-board] { $end ->
        [checkmate] Mat
        [resignation] Vzdát se
       *[other] {""}
    }
    [restore] Zpět k dřívější pozici
    [count-away] { $counts ->
        [true] Čas se započítá
       *[false] Čas se nezapočítá
    }
    [away] {""}
    [dead] {""}
    [end] {""}
    [undo] {""}
   *[redo] {""}
}
act-note-flag = Konstatovat pád praporku

## Korespondenční partie lekcí

ledger-clock = Hodiny
ledger-increment = Inkrement
ledger-bank = Banka
ledger-day = den { $day } z { $of }
ledger-yours = Vy (bílý)
ledger-theirs = Soupeř (černý)
ledger-turn = { $mine ->
    [true] Váš { $number }. tah: běží vaše hodiny
   *[false] Na tahu je soupeř: běží jeho hodiny
}
ledger-fallen = { $mine ->
    [true] Vaše hodiny doběhly na nulu, { $when }: překročení časového limitu (ETL), partie je prohraná
   *[false] Hodiny soupeře doběhly na nulu, { $when }
}
ledger-over = Partie skončila
ledger-claim-pending = Reklamace není vyřízena: žádné hodiny neběží
ledger-last-entry = Naposledy ve výpisu
ledger-pass = Nechat plynout čas
ledger-later = { $days ->
    [0] { $hours } h
   *[other] { $days } d
}
ledger-make-move = Táhnout
ledger-opponent-moves = Soupeř táhne
ledger-amount = Z banky na hodiny
ledger-leaves = pak hodiny { $clock }, banka { $bank }
ledger-refill = Doplnit
ledger-full = Hodiny jsou plné, nebo je banka prázdná.
ledger-transfer = Převod kapitánem
ledger-substitute = Vystřídat hráče
ledger-claim = Podat reklamaci
ledger-resolve = Reklamace vyřízena
ledger-game = Partie { $n }
ledger-away = Nepřítomnost od { $from } do { $to }
ledger-leave = Odjet teď
ledger-is-back = Jste zpět. Každý soupeř táhl hned při vašem odjezdu.
ledger-days = Doba trvání turnaje
ledger-days-value = { $n } dní
ledger-shorter = { $n ->
    [one] o { $n } den kratší
    [few] o { $n } dny kratší
   *[other] o { $n } dní kratší
}
ledger-longer = { $n ->
    [one] o { $n } den delší
    [few] o { $n } dny delší
   *[other] o { $n } dní delší
}
ledger-by-table = Podle tabulky, { $n } dní
ledger-by-formula = Podle přesného vzorce
ledger-half = Každý hráč má celkem { $half }: polovinu turnaje.
ledger-lasts = Od { $from } do { $to }
ledger-unrated = Turnaj kratší než 302 dní nelze započítat do ratingu a tabulka pro něj nemá řádek.
ledger-announce = Vypsat turnaj
ledger-announced = Vypsáno: { $n } dní

## Pravidla, z nichž krok vychází

rule-cited = Zdroj: { $rule ->
    [fide] Pravidla šachu FIDE, { $paragraph }
    [triple-block] Triple Block, ({ $point })
    [substitution] Triple Block, střídání, { $point }
   *[double-flag] Hodiny s dvojitým praporkem
}

## Posouzení nepřítomnosti

verdict-over = Partie skončila.
verdict-unknown = Její čas není znám.
verdict-safe = Hodiny vydrží. V nejhorším případě zbude { $left }.
verdict-refill-first = Hodiny nevydrží. Před odjezdem doplňte: { $refills }.
verdict-refill-and-move = Doplňte { $amount } a táhněte, do { $by }.
verdict-move-and-refill = Táhněte do { $by } a před odjezdem doplňte { $amount }.
verdict-only-move = Zachrání ji jen tah: do { $by }.
verdict-cannot-be-saved = S jistotou ji nezachrání nic: hodiny mohou doběhnout na nulu, { $falls }.
verdict-keep = { $said } Aby hodiny do té doby vydržely, doplňte: { $refills }.
verdict-refill = { $amount } do { $by }
verdict-then = { $refills }, pak { $next }

## Ukázky dvojitého praporku

curves-first-move-starts = Hodiny se spustí vaším prvním tahem.
curves-curves = Co dává stisk v rezervním čase
curves-left = Zbývající rezervní čas
curves-gives = Stisk dává
curves-after = Po stisku
curves-press = Stisknout
curves-drag = Táhněte úchyt nebo použijte šipky: sekunda, se Shiftem desetina.
curves-place = zbývá { $left } s, po stisku { $after } s
curves-seconds = { $seconds }{"\u00A0"}s
curves-bronstein = Bronstein
curves-byo-yomi = Byo-yomi
curves-double-flag = Dvojitý praporek
curves-press-all = Stisknout vše
curves-black-thinks = Na tahu je černý.
curves-spent = Poslední tah trval { $seconds } s.

## Přehled zobrazení k vložení

gallery-title = Vložit na web
gallery-lead = Na vlastní stránky. Bez cookies a nic se nikam neposílá.
gallery-name-of = { $view ->
    [board] Šachovnice
    [triple-block] Triple Block
    [lesson] Lekce
   *[other] Hodiny
}
gallery-use-of = { $view ->
    [board] Partie nebo pozice
    [triple-block] Od doby trvání k blokům
    [lesson] Jedno pravidlo k vyzkoušení
   *[other] Libovolné tempo hry
}
gallery-view = Co zobrazit
gallery-options = Možnosti
gallery-which = Může to znamenat více věcí. Kterou myslíte?
gallery-shows = Na šachovnici
gallery-shows-game = Partie
gallery-shows-position = Pozice
gallery-preview = Náhled
gallery-as-shown = Jako na vaší stránce; funguje už zde
gallery-high = výška { $pixels } px
gallery-preview-offline = Náhled potřebuje síť a ta teď není. Kód ke zkopírování je úplný i bez něj.
gallery-snippet = Dva řádky pro vaši stránku
gallery-plain = Kde nejsou povoleny skripty
gallery-plain-code = Prostý rámec
gallery-plain-why = Mnoho redakčních systémů povoluje v bloku HTML jen rámce. Výška je stejná jako u tohoto náhledu.
gallery-copy = Kopírovat
gallery-copied = Zkopírováno.
gallery-not-copied = Prohlížeč kopírování nedovolil. Označte text a zkopírujte ho ručně.
gallery-host = Na vlastním serveru
gallery-host-how-1 = Zkopírujte všechny soubory tohoto webu do vlastní složky. Stačí jakýkoli statický hosting; nic se tam nespouští.
gallery-host-how-2 = Otevřete tuto stránku v oné složce: kód ke zkopírování pak obsahuje vaši adresu.
gallery-host-how-3 = Pokud váš web posílá Content-Security-Policy, povolte tuto složku v script-src a frame-src.
gallery-notes = Dobré vědět
gallery-notes-are-1 = Rámec se řídí výškou obsahu, atributy ho mění za běhu a sám hlásí události.
gallery-notes-are-2 = Na stránce může být více zobrazení. Každé načítá jen to, co ukazuje, a teprve když se má objevit na obrazovce.
gallery-notes-are-3 = Rámec je oddělený: nemůže číst vaši stránku a na zařízení nic neukládá.
gallery-notes-are-4 = Světlý či tmavý motiv se řídí zařízením čtenáře a jazyk prohlížečem, pokud je nezvolíte.
gallery-start-hint = Turnaj začíná v 00:00 UTC.
gallery-bad-start = start: použijte den, například 2026-12-01, nebo okamžik, například 2026-12-01T12:00:00Z.
gallery-bad-days = Celé číslo od 1 do 9999.
gallery-label = { $parameter ->
    [lang] Jazyk
    [theme] Motiv
    [colours] Barvy šachovnice
    [pieces] Kameny
    [orientation] U dolního okraje
    [size] Velikost v pixelech
    [control] Tempo hry
    [pgn] Partie v PGN
    [fen] Pozice ve FEN
    [days] Doba trvání ve dnech
    [start] Začátek
    [lesson] Lekce
    [step] Od kroku
   *[view] view
}
gallery-hint = { $parameter ->
    [control] 15+10, 90/40+30, 30+30 nebo s dvojitým praporkem 15 df60/10
    [pgn] Nejvýše 20{"\u00A0"}000 bajtů, s variantami, komentáři a %clk
    [days] 1 až 9999
    [start] Den, například 2026-12-01; prázdné: den zobrazení
    [step] 1 je první
   *[other] {""}
}
gallery-value = { $parameter ->
    [theme] { $value ->
        [system] Podle zařízení
        [light] Světlý
        [dark] Tmavý
        [contrast] Vysoký kontrast
       *[other] {""}
    }
    [colours] { $value ->
        [boxwood] Zimostráz
        [green] Zelená
        [slate] Břidlice
        [contrast] Vysoký kontrast
       *[other] {""}
    }
    [size] { $value ->
        [s] 280
        [m] 420
        [l] 640
       *[other] {""}
    }
    [pieces] { $value ->
        [cburnett] Burnett
       *[other] {""}
    }
    [orientation] { $value ->
        [white] Bílý
        [black] Černý
       *[other] {""}
    }
   *[other] {""}
}
