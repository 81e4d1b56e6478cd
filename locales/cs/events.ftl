## Seznam turnajů

list-title = Turnaje
list-none = Zde budou vaše turnaje. Začněte tím, který hrajete.
list-none-what-1 = Turnaj nebo zápas se systémem Triple Block: všechny jeho partie mají stejný začátek, stejný konec a stejné tři bloky času.
list-none-what-2 = Pořadatel je zvolil a sdělil všem hráčům. Zapište je jednou; plynou z nich všechny termíny vašich partií.
list-none-what-3 = Máte odkaz na turnaj? Otevřete ho a vše se vyplní.
list-new = Přidat turnaj
list-archived = Zobrazit archivované ({ $n })
list-only-archived = Všechny vaše turnaje jsou archivované.
list-is-archived = archivovaný
list-games = { $n ->
    [0] zatím bez partií
    [one] { $n } partie
    [few] { $n } partie
   *[other] { $n } partií
}
list-next = Váš další tah do { $at }
list-not-begun = Turnaj nezačal
list-running = Turnaj probíhá
list-over = Turnaj skončil
list-missing = Takový turnaj na tomto zařízení není.

## Formulář turnaje

form-title-new = Přidat turnaj
form-title-edit = Upravit turnaj
form-place = { $field ->
    [name] Název
    [start] Oficiální začátek
    [days] Doba trvání
    [clock] Hodiny
    [increment] Inkrement
    [bank] Banka
    [moves] Tahy s inkrementem
    [protection] Když je všechen čas spotřebován
    [captain] Převod kapitánem
   *[zone] Časové pásmo serveru
}
form-faults = { $n ->
    [one] Opravte prosím jednu věc:
    [few] K opravě { $n } věci:
   *[other] K opravě { $n } věcí:
}
form-name-hint = například WC46/SF7
form-zone-hint = V tomto pásmu se čtou jeho časová razítka. UTC, nebo místo jako Europe/Prague.
form-days-hint = 302 dní nebo více, aby se započítával do ratingu.
form-days-unit = dní
form-years = { $years ->
    [one] asi { $years }{"\u00A0"}rok
    [few] asi { $years }{"\u00A0"}roky
   *[other] asi { $years }{"\u00A0"}let
}
form-common = Obvyklé doby
form-blocks = Tři bloky
form-offer = { $kind ->
    [listed] Podle tabulky:
    [published] Podle propozic:
   *[exact] Podle vzorce:
} { sheet-whole-days }
form-offer-fits = Pravidla mluví o požadované nejdelší době trvání a tabulka uvádí jen některé: { sheet-whole-days } je nejdelší, která se vejde do zadané ({ $wanted }{"\u00A0"}d). Konec bude o { $sooner ->
    [one] { $sooner }{"\u00A0"}den
    [few] { $sooner }{"\u00A0"}dny
   *[other] { $sooner }{"\u00A0"}dní
} dříve.
form-offer-printed = Tato banka je v tabulce.
form-offer-published = Takovou banku měl vypsaný turnaj na 302 dní a dává ji i vzorec.
form-offer-exact = Pro každého hráče polovina z { $days ->
    [one] { $days }{"\u00A0"}dne
   *[other] { $days }{"\u00A0"}dní
}{ $short ->
    [true] . Tabulka začíná na 302 dnech.
   *[false] : co z ní nechají hodiny a inkrementy, je banka. Tabulka takovou banku nemá, zeptejte se tedy, zda ji server dá.
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
form-own = Co vypsal pořadatel
form-own-why = Vyplňte kterékoli ze tří polí níže. Platí to, co bylo vypsáno.
form-blocks-by = { $kind ->
    [listed] podle tabulky
    [published] podle propozic
   *[exact] podle vzorce
}
form-blocks-own = vlastní
form-length-hint = Zapisuje se 50 d, 82,5 (dní) nebo 1 d 20:00:00.
form-end = Konec, na sekundu
form-end-unknown = Začátek a doba trvání dají konec, na sekundu.
form-differs = Dohromady o { $by } { $more ->
    [true] více
   *[false] méně
} než doba trvání turnaje.
form-unrated = Nejkratší turnaj započítávaný do ratingu má 302 dní. Tento se započítat nemůže.
form-rules = Pravidla
form-rules-by = { $edition ->
    [current] současná
   *[older] starší
} · { $refill ->
    [automatic] banka doplňuje po každém tahu
   *[increment-only] banka se převádí ručně
}{ $protection ->
    [none] {""}
    [sudden-death] {" "}· ochrana Sudden Death
   *[guaranteed-time] {" "}· zaručený čas
}
form-edition = Verze pravidel
form-edition-name = { $edition ->
    [current] Současná
   *[older] Starší
}
form-edition-why = { $edition ->
    [current] Ochrana Sudden Death a převody kapitánem dočasně neplatí: jsou vypnuté, pokud je nezapnete.
   *[older] Lze zvolit zaručený čas a kapitán smí převádět čas.
}
form-refill = Po každém tahu
form-refill-name = { $refill ->
    [automatic] Banka doplní hodiny
   *[increment-only] Jen inkrement
}
form-refill-why = { $refill ->
    [automatic] Obvyklý výklad bodu (d) pravidel: po každém tahu se hodiny automaticky doplní z banky.
   *[increment-only] Jak to popisuje stránka jedné federace: hodiny dostanou inkrement a banka se převádí ručně. Dokud není partie porovnána se svým serverem, ukazuje se i dřívější z obou termínů.
}
form-protection-name = { $protection ->
    [none] Nic: hodiny doběhnou na nulu
    [sudden-death] Ochrana Sudden Death: { sheet-whole-days }
   *[guaranteed-time] Zaručený čas: 3 dny
}{ $suspended ->
    [true] {" "}(dočasně neplatí)
   *[false] {""}
}
form-protection-why = { $protection ->
    [none] {""}
   *[other] { $protection ->
        [sudden-death] Ochrana Sudden Death
       *[other] Zaručený čas
    }: po { $moves }. tahu, s prázdnou bankou, se hodiny, které po tahu ukazují méně, nastaví na { sheet-whole-days }, do konce partie.
}
form-suspended = podle současného textu dočasně neplatí
form-team-and-note = Družstva, poznámka
form-team-by = { $team ->
    [true] { $note ->
        [true] turnaj družstev, poznámka
       *[false] turnaj družstev
    }
   *[false] { $note ->
        [true] poznámka
       *[false] vypnuto
    }
}
form-team = Turnaj družstev
form-team-why = Kapitán smí nasadit na šachovnici střídajícího hráče nebo náhradníka.
form-captain = Kapitán smí převádět čas
form-captain-why = Z banky hráče na jeho hodiny a jen zároveň se střídáním nebo náhradou.
form-moves-hint = Podle pravidel 50. Počítají se vlastní tahy každého hráče.
form-note = Vaše poznámka
form-note-hint = Zůstává zde: v odkazu není.
form-add = Přidat turnaj
form-save = Uložit turnaj
form-deadlines = { $n ->
    [one] Změní termín { $n } partie.
   *[other] Změní termíny { $n } partií.
}
form-changes = { $n ->
    [one] Tím se změní { $n } partie:
    [few] Tím se změní { $n } partie:
   *[other] Tím se změní { $n } partií:
}
form-changes-save = Uložit s těmito změnami
form-changes-back = Změnit něco jiného
form-shared = Někdo sdílí tento turnaj. Přidejte ho a zapište do něj své partie.
form-shared-add = Přidat tento turnaj
form-shared-edit = Před přidáním upravit
form-shared-wrong = { $n ->
    [one] Tento odkaz je poškozený. Je v něm { $n } chyba:
    [few] Tento odkaz je poškozený. Jsou v něm { $n } chyby:
   *[other] Tento odkaz je poškozený. Je v něm { $n } chyb:
}
form-shared-rest = Požádejte o odkaz znovu. Co se dalo přečíst, je vyplněno níže.

## Co je špatně v poli formuláře

field-fault = { $fault ->
    [number] Zapište celé číslo.
    [no-start] Zapište, kdy turnaj začíná.
    [unknown-zone] Tento prohlížeč to pásmo nezná. Zapište UTC, nebo místo jako Europe/Prague.
    [length] { $length ->
        [empty] Zapište dobu, například 50 d; 0 znamená žádnou.
        [shape] Zapište dobu, například 50 d, 82,5 nebo 1 d 20:00:00.
       *[range] Zapište dobu od nuly výše.
    }
   *[event] { field-event }
}
field-event = { $why ->
    [name] Zapište název o 1 až 100 znacích.
    [start] Zapište začátek mezi lety 1970 a 9000.
    [days] Zapište 1 až 9999 dní.
    [clock] Hodiny ukazují víc než nulu a nejvýše 50 dní.
    [bank] Banka má 0 až 9999 dní.
    [increment] Inkrement je 0 až 50 dní.
    [increment-moves] Zapište 0 až 500 tahů.
    [protection] Ochrana Sudden Death je 1 až 5 dní.
    [captain-without-team] Čas převádí jen kapitán v turnaji družstev: označte ho tak, nebo toto vypněte.
   *[zone] Zapište pásmo: UTC, nebo místo jako Europe/Prague.
}

## Co změna turnaje udělá s jeho partií

change-conflict = Záznam z { $at } už neplatí. { $why } Nic se nemaže: partie zůstává ve stavu před tímto záznamem, dokud neopravíte ten záznam, nebo turnaj.
change-lost = Hodiny by doběhly na nulu { $at }.
change-saved = Hodiny by na nulu nedoběhly.
change-deadline = Hodiny doběhnou na nulu { $to } místo { $from }.
change-accounts = { $side ->
    [white] Bílý
   *[black] Černý
}: hodiny { $clock } → { $clock-after }, banka { $bank } → { $bank-after }.
change-increments = { $side ->
    [white] Bílý
   *[black] Černý
}: tahy, které ještě přinášejí inkrement: { $moves } → { $after }.
change-fits = Její záznamy zase odpovídají turnaji.

## Co je špatně na odkazu na turnaj

link-fault = { $fault ->
    [too-long] Je delší než jakýkoli odkaz na turnaj.
    [missing] { $part ->
        [end] Je uříznutý: chybí konec.
       *[other] { link-part }
    }
    [unreadable] { link-part }
    [twice] { link-part }
    [end] Jeho konec nesouhlasí se začátkem a dobou trvání: něco bylo změněno.
   *[event] { field-event }
}
link-part = { $fault ->
    [missing] Chybí
    [unreadable] Nečitelné
   *[other] Uvedeno dvakrát a různě
}: { $part ->
    [name] název
    [start] začátek
    [days] doba trvání ve dnech
    [clock] hodiny
    [bank] banka
    [increment] inkrement
    [moves] počet tahů s inkrementem
    [rules] verze pravidel
    [refill] způsob doplňování
    [protection] ochrana
    [team] nastavení družstev
    [transfer] nastavení převodů
    [openings] nastavení tematických zahájení
    [reset] první chráněný tah
    [end-date] nastavení posledního dne
    [zone] časové pásmo
   *[end] konec
}.

## Stránka turnaje: parametry a partie

sheet-heading = Parametry
sheet-start = Oficiální začátek
sheet-end = Plánovaný konec
sheet-length = Doba trvání
sheet-whole-days = { $days ->
    [one] { $days }{"\u00A0"}den
    [few] { $days }{"\u00A0"}dny
   *[other] { $days }{"\u00A0"}dní
}
sheet-length-is = { sheet-whole-days }{ $rated ->
    [true] {""}
   *[false] . Do ratingu příliš krátké: nejméně 302 dní
}
sheet-each = { $time } pro každého
sheet-both = { $time } pro oba
sheet-pace = Tempo
sheet-pace-none = { $all } celkem pro každého hráče.
sheet-pace-is = { $all } celkem pro každého hráče{ $moves ->
    [1] , z toho první tah může trvat { $each }: inkrement přichází až po něm. Další tahy nic nepřinášejí.
   *[other] . Rovnoměrné tempo je { $each } na tah při { $moves } tazích: inkrement přichází až po svém tahu, takže poslední je pro tahy, které následují; po { $moves }. tahu už žádný nepřijde.
}
sheet-options = Možnosti
sheet-option-moves = { $n ->
    [0] Bez inkrementu
    [1] Inkrement přichází s prvním tahem
   *[other] Inkrement přichází s prvními { $n } tahy
}
sheet-option-protection = { $protection ->
    [none] Žádný zaručený čas, žádná ochrana Sudden Death
   *[other] { $protection ->
        [sudden-death] Ochrana Sudden Death
       *[other] Zaručený čas
    }: { sheet-whole-days } po { $moves }. tahu, stále znovu
}
sheet-option-team = { $transfer ->
    [true] Turnaj družstev; kapitán smí při střídání převádět čas
   *[false] Turnaj družstev; kapitán nesmí převádět čas
}
sheet-option-zone = Časové pásmo serveru: { $zone }
sheet-example = Například
sheet-lost = Hodiny na nule znamenají prohranou partii, i když je banka plná: do té doby táhněte, nebo doplňte.
sheet-share = Sdílet
sheet-share-hint = Kdo otevře tento odkaz, dostane stejný turnaj, na sekundu. Nic dalšího neprozrazuje.
sheet-link = Odkaz na tento turnaj
sheet-copy = Kopírovat odkaz
sheet-copied = Zkopírováno.
sheet-not-copied = Nezkopírováno: označte odkaz a zkopírujte ho ručně.
sheet-print = Tisknout parametry
sheet-games = Partie
sheet-no-games = Zatím není zapsána žádná partie tohoto turnaje.
sheet-add-game = Zapsat partii
sheet-edit = Upravit
sheet-archive = Archivovat
sheet-unarchive = Vyjmout z archivu
sheet-delete = Smazat
sheet-delete-sure = Smazat navždy
sheet-team = Družstvo
sheet-note = Vaše poznámka

## Družstvo v turnaji

team-title = Družstvo
team-not-team = Toto není turnaj družstev, takže v něm nejsou střídání ani náhrady.
team-not-team-do = Změnit na turnaj družstev
team-what-1 = Kapitán smí kdykoli nasadit na šachovnici jiného hráče. Nový hráč přebírá vše tak, jak je: pozici, hodiny i banku. Hodiny běží dál; žádný rozhodčí turnaje je nemůže nastavit znovu.
team-what-2 = Střídající hráč hraje partii za družstvo. Náhradníkovi partie patří: rating a norma se počítají jemu.
team-transfer-in-effect = V tomto turnaji smí kapitán převést čas z banky hráče na hodiny (8), ale jen zároveň se střídáním nebo náhradou.
team-transfer-not = V tomto turnaji kapitán nesmí převádět čas (8): pravidlo neplatí. Pokud ho pořadatel používá, uveďte to v parametrech turnaje.
team-ended = Nasadit hráče bylo možné do { $at }.
team-none = Neprobíhá žádná partie tohoto turnaje. Zde budou šachovnice.
team-finished = { $n ->
    [one] { $n } partie už skončila a není v seznamu.
    [few] { $n } partie už skončily a nejsou v seznamu.
   *[other] { $n } partií už skončilo a není v seznamu.
}
team-board = Šachovnice { $n }
team-falls = hodiny na nule
team-owed = Na tyto hodiny byl převeden čas: než zde uděláte cokoli jiného, nasaďte střídajícího hráče nebo náhradníka.
team-change = Vyměnit hráče
team-kind = Co se stane
team-substitution = Střídání
team-substitution-why = hraje dál za družstvo
team-replacement = Náhrada
team-replacement-why = partie je jeho: rating a norma
team-alone = Teď čas, hráč později
team-alone-why = nový hráč musí následovat
team-takes-over = Nový hráč přebírá pozici, hodiny a banku. Hodiny běží dál.
team-name = Nový hráč
team-amount = Z banky na hodiny
team-amount-hint = Prázdné: nic se nepřevede.
team-fill = Naplnit hodiny: { $time }
team-fill-none = Není co převést
team-leaves = Zbude: hodiny { $clock }, banka { $bank }.
team-when = Kdy, podle serveru
team-when-missing = Zapište, kdy se to stalo.
team-amount-wrong = Zapište dobu, například 20 d nebo 1 d 20:00:00, nebo nechte prázdné.
team-enter = Zapsat
team-done-new = Partii přebírá { $name }.
team-done-transfer = Na hodiny převedeno { $time }. Teď nasaďte nového hráče.
team-misfit = Záznamy této partie neodpovídají jejímu turnaji. Nejdřív je opravte na stránce partie.
team-open = Otevřít partii

## Výhled: jedna partie i všechny

ahead-title = Výhled
ahead-what-if = Co když
ahead-pace = Tempo
ahead-calendar = Kalendář
ahead-none = Neprobíhá žádná vaše partie. Zde budou termíny všech vašich partií, na jedné ose.
ahead-deadlines = Vaše partie
ahead-teach = Pohybujte posuvníkem, nebo zvolte datum: každá partie se ukáže tak, jak by tehdy vypadala, kdyby nikdo netáhl.
ahead-opponent = Soupeř
ahead-move-by = Táhnout do
ahead-their-move = Soupeř táhne do
ahead-in-doubt = Možná už nula: ověřit na serveru. Jinak do
ahead-then = Hodiny tehdy
ahead-lost = Prohra na čas
ahead-may-be-lost = Možná prohra na čas
ahead-won = Výhra na čas
ahead-over = Skončila
ahead-claim = Reklamace podána
ahead-waits = Nezačala
ahead-own-pace = Konec času při vašem tempu
ahead-pace-ends = { $number }. tah, { $at }
ahead-pace-lasts = Vydrží přes 200 tahů
ahead-no-pace = Tempo zatím není
ahead-more = { $n ->
    [one] + { $n } další partie, v seznamu níže
    [few] + { $n } další partie, v seznamu níže
   *[other] + { $n } dalších partií, v seznamu níže
}
ahead-pace-button = { $shown ->
    [true] Skrýt konec času
   *[false] Kdy čas dojde při vašem tempu?
}
ahead-not-compared = Čas neznámý
ahead-compare-first = Tato partie ještě není porovnána se serverem: její časy nejsou známy. Nejdřív zapište, co ukazuje server.

## Čas posunutý dopředu a co se předpokládá

whatif-from = Od
whatif-now = Teď
whatif-started = Začátek
whatif-entry = Záznam { $n }
whatif-scale = Čas
whatif-scale-hint = Šipky: hodina. Page Up a Page Down, nebo Shift se šipkou: den.
whatif-date = Datum a čas
whatif-off-scale = Zapište datum v rozmezí { $begin } až { $end }.
whatif-refill-by = { $whose ->
    [mine] Vaše hodiny na nule
    [theirs] Hodiny soupeře na nule
    [white] Hodiny bílého na nule
   *[black] Hodiny černého na nule
}
whatif-last-moment = { $whose ->
    [mine] Vaše poslední chvíle, s celou bankou
    [theirs] Poslední chvíle soupeře, s celou bankou
    [white] Poslední chvíle bílého, s celou bankou
   *[black] Poslední chvíle černého, s celou bankou
}
whatif-event-end = Plánovaný konec turnaje
whatif-later = o { $time } později
whatif-accounts = Stav obou hráčů tehdy
whatif-as-set = Tyto časy platí, pokud server { $refill ->
    [true] doplňuje sám, jak je v tomto turnaji nastaveno
   *[false] počítá, jak je v tomto turnaji nastaveno
}.
whatif-to-move = na tahu
whatif-moves = { $made ->
    [one] { $made }{"\u00A0"}tah
    [few] { $made }{"\u00A0"}tahy
   *[other] { $made }{"\u00A0"}tahů
}, { $left ->
    [0] už žádný inkrement
    [one] zbývá{"\u00A0"}{ $left }{"\u00A0"}inkrement
    [few] zbývají{"\u00A0"}{ $left }{"\u00A0"}inkrementy
   *[other] zbývá{"\u00A0"}{ $left }{"\u00A0"}inkrementů
}
whatif-falls = { $whose ->
    [mine] Vaše hodiny
    [theirs] Hodiny soupeře
    [white] Hodiny bílého
   *[black] Hodiny černého
} by doběhly na nulu { $at }{ $empty ->
    [true] {" "}a banka je prázdná.
   *[false] {" "}a v bance by ještě bylo { $bank }.
}
whatif-fallen = { $whose ->
    [mine] Vaše hodiny
    [theirs] Hodiny soupeře
    [white] Hodiny bílého
   *[black] Hodiny černého
} by doběhly na nulu { $at }, { $empty ->
    [true] s prázdnou bankou
   *[false] v bance by ještě bylo { $bank }
}: partie by byla prohraná.
whatif-claim = Reklamace není vyřízena: žádné hodiny neběží.
whatif-over = Partie skončila: žádné hodiny neběží.
whatif-suppose = Předpokládejme, že v tu chvíli{"\u00A0"}…
whatif-moving = { $whose ->
    [mine] Táhnu
    [theirs] Soupeř táhne
    [white] Bílý táhne
   *[black] Černý táhne
}
whatif-refill = { $whose ->
    [mine] Doplním své hodiny
    [theirs] Soupeř doplní své hodiny
    [white] Bílý doplní hodiny
   *[black] Černý doplní hodiny
}
whatif-moved = { $whose ->
    [mine] táhnete
    [theirs] soupeř táhne
    [white] bílý táhne
   *[black] černý táhne
}
whatif-refilled = { $whose ->
    [mine] doplníte
    [theirs] soupeř doplní
    [white] bílý doplní
   *[black] černý doplní
} { $amount }
whatif-undo = Vrátit poslední předpoklad
whatif-refused = { $why ->
    [order] Na později už se něco předpokládá: posuňte se až za to, nebo předpoklad vraťte.
    [fallen] Hodiny do té doby doběhly na nulu a partie je prohraná: vraťte se před tu chvíli.
    [claim] Tehdy není vyřízena reklamace: žádné hodiny neběží a nikdo netáhne.
    [amount] Tehdy není co doplnit: hodiny jsou plné, nebo je banka prázdná.
    [substitution-owed] Kapitán převedl čas a musí nejdřív nasadit nového hráče.
   *[other] Partie tehdy už skončila, nebo ještě nezačala.
}

## Čas na tahy a kam tempo vede

pace-teach = Kolik každému hráči zbývalo po každém tahu. Rovnoměrné tempo je stejný čas na každý tah s inkrementem; zbude z něj poslední inkrement, který přichází až po svém tahu.
pace-alt = { $who }: zbývá { $left } po { $moves ->
    [one] { $moves } tahu
   *[other] { $moves } tazích
}
pace-figures = V číslech
pace-of-move = Tah
pace-even = Rovnoměrně
pace-pace-of = Tempo za
pace-last = { $n ->
    [1] poslední tah
    [few] poslední { $n } tahy
   *[other] posledních { $n } tahů
}
pace-all = všechny tahy
pace-over = Partie skončila.
pace-until-label = Do { $number }. tahu
pace-until-rest = na tah, bez rezervy
pace-kept-rest = { $n ->
    [one] na tah, s rezervou na { $n } další
    [few] na tah, s rezervou na { $n } další
   *[other] na tah, s rezervou na { $n } dalších
}
pace-next-label = { $n ->
    [1] Další tah
    [few] Další { $n } tahy
   *[other] Dalších { $n } tahů
}
pace-next-rest = na každý, bez rezervy
pace-no-pace = { $n ->
    [0] Tempo bude známo po prvním tahu.
    [one] { $n } dřívější tah bez času: tempo bude známo po dalším tahu.
    [few] { $n } dřívější tahy bez časů: tempo bude známo po dalším tahu.
   *[other] { $n } dřívějších tahů bez časů: tempo bude známo po dalším tahu.
}
pace-mean-label = Tempo
pace-mean-rest = { $n ->
    [1] na poslední tah
    [few] na tah, za poslední { $n } tahy
   *[other] na tah, za posledních { $n } tahů
}
pace-drain-label = { $takes ->
    [true] Tah stojí o
   *[false] Tah přinese o
}
pace-drain-rest = { $takes ->
    [true] více, než přinese
   *[false] více, než stojí
}
pace-cliff-label = Po { $number }. tahu
pace-cliff-rest = na tah, který už nic nepřináší: co zbývá, je na zbytek partie
pace-attended = { $attended ->
    [true] S celou bankou
   *[false] Když nikdo nedoplní
}
pace-lasts = Vydrží přes 200 tahů
pace-falls = Čas dojde v { $number }. tahu,
pace-falls-rest = ne dříve než { $earliest }{ $known ->
    [true] , pravděpodobně { $likely }
   *[false] {""}
}{ $attended ->
    [true] {""}
   *[false] { $empty ->
        [true] , s prázdnou bankou
       *[false] , v bance bude ještě { $bank }
    }
}

## Plánování nepřítomnosti

absence-title = Nepřítomnost
absence-teach = Každá partie se prověřuje na nejhorší případ: soupeř táhne právě při vašem odjezdu a server, dokud porovnání neukáže, jak počítá, počítá ve váš neprospěch.
absence-one-settles = Nejdřív porovnejte: jedno porovnání se serverem to vyjasní pro všechny partie turnaje a většina pak možná bude bezpečná.
absence-from = Odjezd
absence-from-example = 20.11.2026
absence-to = Návrat
absence-to-example = 04.12.2026
absence-length = Délka nepřítomnosti
absence-weeks = { $n ->
    [one] { $n } týden
    [few] { $n } týdny
   *[other] { $n } týdnů
}
absence-soon = Zapište, kdy odjíždíte a kdy se vracíte: u každé partie zde bude, zda čas vystačí, nebo je třeba nejdřív táhnout či doplnit.
absence-order = Návrat musí být později než odjezd.
absence-none = Neprobíhá žádná vaše partie.
absence-answer = { $each ->
    [true] { $all ->
        [1] U vaší partie je třeba nejdřív něco udělat.
       *[other] U každé partie je třeba nejdřív něco udělat.
    }
   *[false] U { $todo } z { $all } partií je třeba nejdřív něco udělat.
}
absence-nothing = Není co dělat: čas vystačí v každé partii.
absence-safe = Bezpečné
absence-refill-before = Doplnit do { $by }
absence-move-before = Táhnout do { $by }
absence-compare-before = Porovnat do { $by }
absence-refill-now = Doplnit teď
absence-move-now = Táhnout teď
absence-compare-now = Porovnat teď
absence-lost = Nelze zachránit
absence-games = ·{"\u00A0"}{ $n ->
    [one] { $n }{"\u00A0"}partie
    [few] { $n }{"\u00A0"}partie
   *[other] { $n }{"\u00A0"}partií
}
absence-at-least = doplnit nejméně
absence-exactly = Při přesně této době po návratu nezbude nic: můžete-li, doplňte více.
absence-left = v nejhorším případě zbude po návratu
absence-why-safe = V nejhorším případě hodiny po návratu ukazují { $left }.
absence-why-refill = Doplňte nejméně { $amount } do { $by }.
absence-why-refill-later = Doplňte nejméně { $amount }, ne dříve než { $from }, kdy je na to na hodinách místo, a do { $by }.
absence-why-refill-then = Pak { $amount } do { $by }.
absence-why-refill-then-later = Pak { $amount }, ne dříve než { $from } a do { $by }.
absence-why-move-refilled = Doplňte { $amount } těsně před tahem: hodiny jsou chráněné jen s prázdnou bankou.
absence-why-move = Samotné doplnění nestačí.
absence-why-move-and-refill = Před odjezdem doplňte nejméně { $amount }.
absence-why-or-move = { $is-now ->
    [true] Nebo táhněte teď
   *[false] Nebo táhněte do { $by }
}: tah zastaví hodiny až do odpovědi.
absence-why-or-move-earns = { $is-now ->
    [true] Nebo táhněte teď
   *[false] Nebo táhněte do { $by }
}: tah přinese { $increment } a zastaví hodiny až do odpovědi.
absence-why-keep = Aby hodiny do té doby vydržely:
absence-why-lost = Ať uděláte cokoli, v nejhorším případě hodiny doběhnou na nulu { $at }: vraťte se dříve, nebo požádejte o vystřídání.
absence-not-compared = Čas neznámý
absence-why-unknown = Váš čas není znám: zapište, co ukazuje server.
absence-check = Ověřit na serveru
absence-may-be-lost = Možná prohraná
absence-in-doubt = Hodiny už možná doběhly na nulu: ví to jen server. Pokud ne:
absence-before-start = Nejdřív zapište, že partie začala.
absence-before-substitution = Kapitán převedl čas: nejdřív nasaďte nového hráče, do { $by }.
absence-before-resolved = Až bude reklamace vyřízena:
absence-careful = { $task ->
    [refill] Nemůžete-li porovnat, doplňte aspoň tolik { $now ->
        [true] teď
       *[false] do té doby
    }: je možné, že { $server }.
    [move] Nemůžete-li porovnat, táhněte { $now ->
        [true] teď
       *[false] do té doby
    }: je možné, že { $server }.
   *[other] Jen pokud { $server }.
}
absence-server = server { $refills ->
    [true] { $refill ->
        [automatic] sám nedoplňuje
       *[increment-only] sám doplňuje
    }{ $resets ->
        [true] {" "}a nastavuje hodiny o tah později
       *[false] {""}
    }{ $counts ->
        [true] {" "}a počítá tahy tematického zahájení
       *[false] {""}
    }
   *[false] { $resets ->
        [true] nastavuje hodiny o tah později{ $counts ->
            [true] {" "}a počítá tahy tematického zahájení
           *[false] {""}
        }
       *[false] { $counts ->
            [true] počítá tahy tematického zahájení
           *[false] {""}
        }
    }
}
absence-own = Pokud server počítá, jak je v tomto turnaji nastaveno:
absence-refill = Doplnit
absence-to-game = K partii
absence-print = Tisknout

## Soukromá analýza partie

study-title = Soukromá analýza
study-teach = Jen pro vás, uložená na tomto zařízení. Tahem kamene vyzkoušíte variantu; tahy partie zůstávají hlavní variantou.
study-of-game = Poznámka k partii
study-saved = Uloženo.
study-not-saved = Neuloženo.
study-writing = Ještě neuloženo…
study-prepared = Připravené odpovědi
study-prepared-teach = Vyzkoušejte variantu z aktuální pozice partie, tah soupeře a pak svůj, a připravte ji: vaše odpověď se nabídne, jakmile bude soupeřův tah zapsán.
study-prepare = Připravit tuto variantu
study-if-then = Na { $theirs } odpověď { $mine }
study-and-then = ; na { $theirs } odpověď { $mine }
study-remove-line = Odstranit: { $line }
study-waiting = čeká na tah soupeře
study-ready = lze teď zahrát
study-played = zahráno
study-elsewhere = neaktuální: partie se vyvinula jinak
study-no-side = V partii, kterou jen sledujete, odpovědi připravovat nelze.
study-not-here = Nejdřív zvolte variantu, která začíná aktuální pozicí partie.
study-no-reply = Tato varianta končí tahem soupeře: přidejte svou odpověď.
study-known = Tato varianta už je připravena.
study-first-move = Než připravíte, co následuje, zapište svůj první tah v partii.
study-over = Partie skončila.
