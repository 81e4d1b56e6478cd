## Názvy stran

names-color = { $side ->
    [white] Bílý
   *[black] Černý
}

## Otevření partie

open-title = Prohlížení partie
open-teach = Vložte partii nebo otevřete soubor PGN. Přehrajte ji, zkoušejte vlastní tahy a přidávejte komentáře.
open-paste = PGN nebo FEN
open-paste-hint = Jedna partie, několik partií nebo pozice.
open-open = Otevřít
open-file = Ze souboru
open-empty-board = Prázdná šachovnice
open-other = Otevřít jinou
open-nothing-pasted = Nejdřív sem vložte partii.
open-no-game = V tomto textu není ani tah, ani tag PGN.
open-too-large = To je víc než 1,5 MB textu. Otevřete jen část.
open-game-too-long = Partie { $number } je příliš dlouhá: má víc než 10{"\u00A0"}000 tahů, značek a řádků komentáře.
open-unreadable = Prohlížeč tento soubor nemohl přečíst.

## Partie v souboru

games-title = Partie
games-number = Partie { $at } z { $all }
games-before = Předchozí partie
games-after = Další partie
games-more = Více partií
games-no-names = Partie
games-chess960 = Chess960

## Tahy

moves-none = Zatím žádné tahy. Táhněte kamenem na šachovnici.
moves-passes = { names-color } vynechává tah
moves-left = Zbývá
moves-took = Čas na tento tah

## Psaní

notes-title = Komentování
notes-marks = Značky
notes-mark = { $nag ->
    [1] dobrý tah
    [2] chyba
    [3] výborný tah
    [4] hrubá chyba
    [5] zajímavý tah
    [6] pochybný tah
    [7] jediný tah
    [8] jediný tah
    [10] rovná pozice
    [11] rovná pozice
    [12] rovná pozice
    [13] nejasná pozice
    [14] bílý stojí o něco lépe
    [15] černý stojí o něco lépe
    [16] bílý stojí lépe
    [17] černý stojí lépe
    [18] bílý má vyhráno
    [19] černý má vyhráno
    [22] nevýhoda tahu
    [23] nevýhoda tahu
    [146] novinka
   *[other] značka { $nag }
}
notes-comment = Komentář
notes-comment-hint = Na řádek jeden komentář.
notes-make-main = Na hlavní variantu
notes-delete-from-here = Smazat odtud
notes-deleted = Smazáno.
notes-replaced = Změněná partie byla nahrazena.
notes-undo = Vrátit

## Vzít s sebou

take-save-game = Uložit PGN
take-save-all = Uložit vše
take-copy = Kopírovat PGN
take-copied = Zkopírováno.
take-not-copied = Prohlížeč kopírování nedovolil.
take-could-win = Může { $side ->
    [white] bílý
   *[black] černý
} ještě vyhrát?

## Zda strana ještě může vyhrát

winning-hint = Nebo táhněte kameny na šachovnici.
winning-whose-flag = Čí praporek spadl?
winning-white-fell = Bílého: může černý ještě vyhrát?
winning-black-fell = Černého: může bílý ještě vyhrát?
winning-answer = Odpověď
winning-no-question = Postavte pozici: zde bude odpověď.
winning-how = Jak je to ještě možné
winning-wrong-side = V odkazu má být side=white nebo side=black: kdo by mohl vyhrát.
winning-lay = Postavit ručně
winning-laid = Postaveno
winning-copy-link = Kopírovat odkaz
winning-copied = Zkopírováno: odkaz otevře tuto otázku.

## Problémy v PGN

problem-count = { $n ->
    [one] { $n } problém v tomto PGN; zbytek je přečten
    [few] { $n } problémy v tomto PGN; zbytek je přečten
   *[other] { $n } problémů v tomto PGN; zbytek je přečten
}
problem-more = a ještě { $n }, zde nebo v jiných partiích
problem-at = Řádek { $line }, sloupec { $column }: { $problem }
problem-quoted = „{ $text }“
problem-says = { $kind ->
    [too-large] text je příliš dlouhý nebo by byl po uložení; co následuje, se nečte.
    [too-many-games] partií je příliš mnoho; tato a další se nečtou.
    [tag] tag PGN má vypadat takto: [Název "hodnota"]. Co se dalo přečíst, zůstává.
    [unclosed-tag] tomuto tagu PGN chybí koncové ". Končí se svým řádkem nebo před dalším tagem.
    [bare-quotes] v hodnotě tagu PGN má být místo " zapsáno \". Čte se to jako součást hodnoty.
    [start] takto partie začít nemůže; její tahy zůstávají jako text. { $problem }
    [impossible-rights] tag FEN udává právo, které v jeho pozici není možné; partie je přečtena bez něj. { $problem }
    [chess960] rošáda je zde možná jen jako v Chess960, ale žádný tag to neříká. Takto je přečtena.
    [variant] { $text } není šach. Tahy jsou přečteny podle pravidel šachu.
    [move] { $text } nelze zahrát. { $problem } Zůstává jako komentář.
    [letters] písmena kamenů jsou { $text }, ne { $english }. Partie je přečtena s nimi.
    [pass] v samotné partii hráč vynechává tah, což šach nedovoluje. Zůstává jako tah.
    [sign] { $text } není tah. Zůstává jako komentář.
    [nag] { $text } je neznámá značka: po $ má být číslo do 255. Zůstává jako komentář.
    [nag-without-move] není tah, k němuž by { $text } patřilo. Zůstává jako komentář.
    [nothing-to-vary] není tah, k němuž by toto byla varianta. Zůstává jako komentář.
    [too-deep] varianty jsou vnořené příliš hluboko. Tato zůstává jako komentář.
    [unclosed-variation] k této ( chybí ). Varianta končí s partií.
    [stray-close] k této ) chybí (. Zůstává jako komentář.
    [unclosed-comment] k této {"{"} chybí {"}"}. Komentář končí s partií.
    [stray-brace] k této {"}"} chybí {"{"}. Zůstává jako komentář.
    [result] { $text } není výsledek PGN. Zůstává jako komentář.
    [both-lost] 0-0 je přečteno jako výsledek: prohráli oba. Rošáda se píše O-O.
    [after-result] { $text } stojí za výsledkem. Zůstává jako komentář.
    [results-differ] tag PGN má jiný výsledek. Platí tento.
   *[too-large-to-keep] {""}
}
