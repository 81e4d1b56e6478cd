## Stránka, která bere soubor ze serveru

page-title = Načíst soubor
page-teach = Načtěte soubor ze svého serveru: partie se zde objeví s termíny. Zítřejší soubor přidá nové tahy. Nic z toho, co už zde je, se nemění.
page-forms = PGN, s časy i bez nich, nebo odpověď serveru v Xfcc. Lze načíst i zálohu a odkaz na turnaj.
page-stays = Soubor zůstává na tomto zařízení.
page-choose = Vybrat soubor
page-forget = Zapomenout tento soubor
page-drop = Přetáhněte soubor sem
page-paste = Nebo vložte jeho text
page-read = Přečíst text
page-servers = Kde soubor ze serveru najdete
page-iccf = ICCF
page-iccf-file = PGN turnaje nebo vašich partií, na stránce turnaje nebo na vlastní stránce hráče: má čas každého tahu.
page-xfcc = Servery s Xfcc
page-xfcc-file = Odpověď webové služby „GetMyGames“, nebo co z ní uložil váš program: má hodiny probíhajících partií.
page-others = Ostatní
page-others-file = PGN vašich partií; pokud nemá časy, následuje dotaz na hodiny serveru. Denní partie z Lichess a chess.com se systémem Triple Block nehrají.
page-stop = Zastavit
page-reading = { $games ->
    [one] Přečtena { $games } partie, { $percent }{"\u00A0"}%
    [few] Přečteny { $games } partie, { $percent }{"\u00A0"}%
   *[other] Přečteno { $games } partií, { $percent }{"\u00A0"}%
}
page-finding = { $games ->
    [one] Přečtena { $games } partie, hledá se mezi vašimi: { $percent }{"\u00A0"}%
    [few] Přečteny { $games } partie, hledá se mezi vašimi: { $percent }{"\u00A0"}%
   *[other] Přečteno { $games } partií, hledá se mezi vašimi: { $percent }{"\u00A0"}%
}
page-another = Jiný soubor

## Proč soubor k ničemu není

wrong-file = { $problem ->
    [not-games] { $kind ->
        [backup] Tuto zálohu zde nelze přečíst.
        [event-link] Tento odkaz zde nelze přečíst.
        [empty] Nic v tom není.
        [pgn] { wrong-no-games }
        [xfcc] { wrong-no-games }
       *[unknown] { $looks ->
            [html] To je webová stránka. Uložte samotné partie: server má odkaz na jejich PGN.
            [xml] To je XML, ale ne odpověď v Xfcc: začíná „{ $name }“.
            [json] To je JSON jiného programu.
            [archive] Tento soubor je zabalený. Rozbalte ho a načtěte soubor, který je uvnitř.
            [pdf] To je PDF. Uložte partie jako PGN.
            [binary] To není text.
           *[text] V tomto textu nejsou žádné partie.
        }
    }
    [too-large] { wrong-too-large }
    [xml] Soubor je poškozený nebo neúplný: řádek { $line }, znak { $column }. Uložte ho znovu.
    [fault] Server partie neposlal. Hlásí: { $text }
   *[no-games] { wrong-no-games }
}
wrong-too-large = Víc než { $megabytes } MB se nečte. Ukládejte najednou méně partií.
wrong-shared-backup = Ze zálohy nelze obnovit sdílením. Vyberte zde její soubor.
wrong-unreadable = Prohlížeč soubor nemohl přečíst. Zkuste to znovu.
wrong-refused = Prohlížeč neměl dovoleno soubor číst. Vyberte ho, nebo ho přečtěte znovu a povolte to.
wrong-gone = Soubor už není tam, kde byl. Vyberte ho znovu.
wrong-no-games = Nejsou v tom žádné partie.

## Na co je třeba se pro celý soubor jednou zeptat

ask-title = Nejdřív vyjasnit
ask-settled = Vyjasněno
ask-times-in = časy v { $zone }
ask-you-are = vy: { $name }
ask-nobody-short = nikdo z hráčů
ask-event = { $n ->
    [one] { $name }: { $n } nová partie
    [few] { $name }: { $n } nové partie
   *[other] { $name }: { $n } nových partií
}
ask-nameless = Partie bez turnaje
ask-length = Jak dlouho turnaj trvá?
ask-length-hint = Udává to pořadatel; tři bloky z toho plynou.
ask-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
ask-other-days = Jiná doba trvání, ve dnech
ask-days-wrong = Celý počet dní od 1 do 9999.
ask-other-control = Ne Triple Block
ask-zone = Poslední čas v souboru je { $time }. Kolik hodin tehdy bylo zde?
ask-zone-here = { $time }: server zapisuje můj čas ({ $zone })
ask-zone-utc = { $time }: server zapisuje UTC
ask-whose = Kdo z nich jste vy?
ask-nobody = Nikdo: tyto partie jen sleduji

## Partie ze souboru a co z ní bude

row-title = { $n ->
    [one] { $n } partie v souboru
    [few] { $n } partie v souboru
   *[other] { $n } partií v souboru
}
row-more = a { $n ->
    [one] { $n } další
    [few] { $n } další
   *[other] { $n } dalších
}
row-moves = { $n ->
    [one] { $n } nový tah
    [few] { $n } nové tahy
   *[other] { $n } nových tahů
}
row-timed = { $n ->
    [one] čas { $n } tahu
   *[other] časy { $n } tahů
}
row-ended = skončila
row-same = nic nového
row-new = nová
row-waits = nová
row-finished = skončená, neuloží se
row-take = Uložit i tuto
row-no-times = bez časů: její údaje se doplní potom
row-other-control = ne Triple Block
row-other-control-is = ne Triple Block: { $text }
row-other-control-each = ne Triple Block: { $moves ->
    [one] { $time } na každý tah
    [few] { $time } na { $moves } tahy
   *[other] { $time } na { $moves } tahů
}
row-rest = Ostatní
row-to-the-minute = Soubor má minuty, ne sekundy. Termíny se zaokrouhlují ve váš neprospěch.
row-clocks-agree = Hodiny serveru souhlasí.
row-clock-differs = { $name }: v souboru zbývá { $file }; zde hodiny { $clock }, banka { $bank }.
row-clocks-alone = Hodiny jsou v souboru: chybí jen banky.
row-compare = Porovnat se serverem
row-which = Která partie to je?
row-which-is = Ta po { $played }
row-another = Jiná partie
row-apart = Po { $played } má soubor jiné tahy než uložená partie.
row-apart-at-once = Od prvního tahu má soubor jiné tahy než uložená partie.
row-open = Otevřít partii
row-stamp = { $played }: v uložené partii { $kept }, v souboru { $file }.
row-no-stamps = { $n ->
    [one] Soubor nemá čas nového tahu.
   *[other] Soubor nemá časy { $n } nových tahů.
}
row-untimed = { $n ->
    [one] V { $n } partii soubor nemá časy nových tahů. Přidejte je bez nich a potom porovnejte hodiny; nebo ji otevřete a časy zapište.
    [few] Ve { $n } partiích soubor nemá časy nových tahů. Přidejte je bez nich a potom porovnejte hodiny; nebo partii otevřete a časy zapište.
   *[other] V { $n } partiích soubor nemá časy nových tahů. Přidejte je bez nich a potom porovnejte hodiny; nebo partii otevřete a časy zapište.
}
row-all-without-times = Přidat všechny tahy bez časů
row-add-without-times = Přidat bez časů
row-result = V uložené partii je jiný výsledek: { $result }.
row-cancelled = Server partii zrušil.
row-conflict = Partie neodpovídá svému turnaji. Otevřete ji a opravte to.
row-refused = { $played }: { $why }
row-end-refused = Konec partie: { $why }
row-without-times = Uložit bez časů

## Ukládání

keep-these = { $n ->
    [one] Uložit { $n } partii
    [few] Uložit { $n } partie
   *[other] Uložit { $n } partií
}
keep-none = Uložit partie
keep-open = { $n ->
    [one] Nahoře čeká otázka ještě na { $n } partii.
    [few] Nahoře čekají otázky ještě na { $n } partie.
   *[other] Nahoře čekají otázky ještě na { $n } partií.
}
keep-nothing = Vše ze souboru už zde je.
keep-works = Okamžik: { $percent }{"\u00A0"}%
keep-waiting = Nejdřív odpovězte na otázky nahoře.
keep-kept = { $n ->
    [one] { $n } partie je uložena.
    [few] { $n } partie jsou uloženy.
   *[other] { $n } partií je uloženo.
}{ $left ->
    [0] {""}
    [one] {" "}{ $left } není: je k ní otázka.
    [few] {" "}{ $left } nejsou: jsou k nim otázky.
   *[other] {" "}{ $left } není: jsou k nim otázky.
}
keep-differ = { $n ->
    [one] V { $n } z nich se hodiny serveru liší: porovnejte ji.
    [few] Ve { $n } z nich se hodiny serveru liší: porovnejte je.
   *[other] V { $n } z nich se hodiny serveru liší: porovnejte je.
}
keep-failed = { $n ->
    [one] { $n } partii se nepodařilo uložit.
    [few] { $n } partie se nepodařilo uložit.
   *[other] { $n } partií se nepodařilo uložit.
}
