## Názvy stran

names-color = { $side ->
    [white] Bílý
   *[black] Černý
}

## Kdo je na tahu

turn-ready = { $side ->
    [white] Bílý začne tahem, nebo černý spustí hodiny bílého.
   *[black] Černý začne tahem, nebo bílý spustí hodiny černého.
}
turn-to-move = { $number }. tah, { $side ->
    [white] bílý na tahu
   *[black] černý na tahu
}{ $check ->
    [true] , šach
   *[false] {""}
}
turn-press-now = { names-color }: stiskem dokončit tah

## K předčítání

spoken-press-to-complete = Stisknutím hodin tah dokončíte.
spoken-first-flag = { $side ->
    [white] První praporek bílého spadl. Bílý má rezervní čas na udržení remízy. Černý může reklamovat remízu.
   *[black] První praporek černého spadl. Černý má rezervní čas na udržení remízy. Bílý může reklamovat remízu.
}
spoken-position = Pozice jako text
spoken-clock = { names-color }: { $time }.

## Tahy

moves-title = Tahy
moves-none = Zatím žádné tahy
moves-walk = Procházet tahy
moves-play = Přehrát tahy
moves-stop = Zastavit
moves-first = Výchozí pozice
moves-last = Konec varianty
moves-before-first = výchozí pozice
moves-after = Po { $san }
moves-write = Napsat tah
moves-enter = Táhnout

## Co lze u šachovnice dělat

acts-control = Tempo hry
acts-position = Postavení a pravidla
acts-facing = Natočení šachovnice
acts-facing-name = { $facing ->
    [one-side] k jednomu hráči
    [both-sides] k oběma hráčům
   *[side-to-move] k hráči na tahu
}
acts-flip = Otočit šachov{"\u00AD"}nici
acts-take-back = Vzít tah zpět
acts-take-back-question = Souhlasí oba s tím, že se { $san } vezme zpět? Vrátí se i oboje hodiny.
acts-agreed = Ano, oba
acts-draw = Remíza
acts-who-offers = Kdo nabízí remízu?
acts-offers = { $name } nabízí remízu.
acts-accept = Přijmout
acts-decline = Odmítnout
acts-resign = Vzdát se
acts-who-resigns = Kdo se vzdává?
acts-restore = Hrát odtud dál
acts-restore-question = { $after }: s jakými časy partie pokračuje? Vyplněno je, co hodiny tehdy ukazovaly (6.13).
acts-clock-only = Jen hodiny
acts-sound = Zvuk
acts-more = Více

## Reklamace remízy

claims-claim = Reklamovat remízu
claims-question = Co se reklamuje?
claims-fifty = 50 tahů
claims-fifty-with = 50 tahů, s tahem { $san }
claims-threefold = Trojí opakování pozice
claims-threefold-with = Trojí opakování pozice, s tahem { $san }
claims-fifty-shown = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
} každého hráče bez braní a bez tahu pěšcem.
claims-repeated-after = Stejná pozice po:
claims-nothing = Není důvod reklamovat remízu: žádné trojí opakování pozice; { $n } z 50 tahů bez braní a bez tahu pěšcem.
claims-first = Co se reklamuje? Za neoprávněnou reklamaci se soupeři přidá { $given }.
claims-with = S tímto tahem (nechte prázdné pro pozici na šachovnici)
claims-was-wrong = Reklamace byla neoprávněná, partie pokračuje. { $event }.

## Postavení

setup-fen = Pozice (FEN)
setup-castles-as-chess960 = Rošáda je zde jako v Chess960.
setup-over-there = V této pozici už partie skončila.
setup-standard = Základní postavení
setup-chess960 = Náhodné Chess960
setup-clear = Odebrat vše
setup-pieces = Kameny
setup-nothing = Odebrat
setup-turn = Na tahu
setup-pressing = Hodiny se stisknou
setup-by-move = tahem
setup-by-hand = ručně (6.7)
setup-claiming = Reklamace opakování a 50 tahů
setup-claims-shown = ukáže šachovnice
setup-claims-judged = reklamuje se, pak se posoudí (9.5)

## Zda by strana ještě mohla dát mat (6.9)

winning-witness-at = Jak je to ještě možné: { $at } z { $all ->
    [one] { $all } půltahu
   *[other] { $all } půltahů
}
winning-looking = Může { $side ->
    [white] bílý
   *[black] černý
} ještě dát mat? Hledá se…
winning-show-how = Ukázat jak
winning-ask-again = Zkusit znovu
winning-no-solver = Ověřovací program se nepodařilo načíst. Rozhodnou hráči.
winning-verdict = { $verdict ->
    [can-mate] { $n ->
        [0] { names-color } dal mat.
       *[other] { names-color } může ještě dát mat: { $shortest ->
            [true] nejrychlejší mat vyžaduje
           *[false] nejrychlejší nalezený mat vyžaduje
        } { $n ->
            [one] { $n } půltah
            [few] { $n } půltahy
           *[other] { $n } půltahů
        }.
    }
    [cannot] { $why ->
        [mated] { names-color } dostal mat.
        [stalemate] { names-color } nemůže dát mat: je pat.
        [bare-king] { names-color } nemůže dát mat: má jen krále.
        [material] { names-color } nemůže s těmito kameny dát mat, ať stojí kdekoli.
        [exhausted] { names-color } nemůže dát mat: { $positions ->
            [one] jediná pozice, která ještě může vzniknout, není mat
           *[other] mezi všemi pozicemi, které ještě mohou vzniknout ({ $positions }), není žádný mat
        }{ $locked ->
            [true] , protože pěšci jsou natrvalo zablokovaní
           *[false] {""}
        }.
       *[proved] { names-color } nemůže dát mat žádným sledem přípustných tahů: je to dokázáno.
    }
   *[undetermined] Není rozhodnuto, zda { $side ->
        [white] bílý
       *[black] černý
    } může ještě dát mat: { $open ->
        [too-long] hledání trvalo příliš dlouho
        [unresolved] hledání narazilo na své meze
        [castling] může to záviset na rošádě jako v Chess960
        [too-many-pieces] jedna strana má víc než 16 kamenů
       *[disputed] odpověď při kontrole neobstála
    }. Rozhodnou hráči nebo rozhodčí.
}

## Mrtvé pozice (5.2.2)

dead-position = Mrtvá pozice: žádná strana už nemůže dát mat{ $locked ->
    [true] , protože pěšci jsou zablokovaní
   *[false] {""}
}. Tím partie okamžitě končí (5.2.2).
dead-maybe = Možná už žádná strana nemůže dát mat: včas se to nepodařilo rozhodnout (5.2.2). Dohodnout remízu?
dead-play-on = Hrát dál

## Proč napsaný text není tah

wrong-typed = { $problem ->
    [empty] Napište tah, například exd5 nebo g1f3.
    [not-a-move] „{ $text }“ není tah. Zkuste exd5 nebo g1f3.
    [null-move] Tah nelze vynechat.
    [ambiguous] Může to udělat více kamenů: z { $squares }.
    [needs-promotion] Uveďte, v co se pěšec promění, například { $to }=D.
   *[illegal] { illegal-why }
}
wrong-or = {" "}nebo{" "}

## Proč je tah nepřípustný

illegal-why = { $why ->
    [no-such-piece] { $role ->
        [pawn] To žádný pěšec nemůže.
        [knight] To žádný jezdec nemůže.
        [bishop] To žádný střelec nemůže.
        [rook] To žádná věž nemůže.
        [queen] To žádná dáma nemůže.
       *[king] To žádný král nemůže.
    }
    [empty-square] Na { $square } není žádný kámen.
    [opponents-piece] Kámen na { $square } patří soupeři.
    [own-piece] Na { $square } stojí vlastní kámen.
    [cannot-reach] Tento kámen nemůže na { $square }.
    [blocked] V cestě na { $square } něco stojí.
    [nothing-to-capture] Na { $square } není co brát.
    [king-in-check] Vlastní král by byl v šachu.
    [promotion] Taková proměna není možná.
    [castling-lost] Král nebo věž už táhli: na tuto stranu rošáda není možná.
    [castling-blocked] Rošádě něco stojí v cestě.
    [castling-in-check] Ze šachu rošáda není možná.
   *[castling-through-check] Přes napadené pole rošáda není možná.
}

## Proč text není pozice

fen-fault = { $kind ->
    [opponent-in-check] { fen-kind }.
   *[other] Znak { $at }, { $field ->
        [board] kameny
        [turn] strana na tahu
        [castling] rošáda
        [en-passant] braní mimochodem
        [halfmoves] půltahy
        [move] číslo tahu
       *[rest] konec
    }: { fen-kind }.
}
fen-kind = { $kind ->
    [too-long] text je na pozici příliš dlouhý
    [missing] chybí to
    [character] „{ $character }“ zde nic neznamená
    [rank-too-long] řada { $rank } má víc než 8 polí
    [rank-too-short] řada { $rank } má jen { $squares ->
        [one] { $squares } pole
        [few] { $squares } pole
       *[other] { $squares } polí
    }
    [too-few-ranks] { $ranks ->
        [one] je tu jen { $ranks } řada
        [few] jsou tu jen { $ranks } řady
       *[other] je tu jen { $ranks } řad
    }
    [no-ranks] to nejsou řady kamenů, jako rnbqkbnr/pppppppp/8
    [too-many-ranks] je tu víc než 8 řad
    [numbers-together] dvě čísla vedle sebe: napište jejich součet
    [capital-turn] strana na tahu je malé w nebo b
    [out-of-range] má to být číslo od { $least } do { $most }
    [not-a-number] to není celé číslo
    [extra] je tu víc, než k pozici patří
    [empty-board] není tu žádný kámen
    [no-king] { $side ->
        [white] bílý nemá krále
       *[black] černý nemá krále
    }
    [kings] { $side ->
        [white] bílý má víc než jednoho krále
       *[black] černý má víc než jednoho krále
    }
    [pawn-on-back-rank] pěšec stojí na první nebo poslední řadě
    [castling] král a věž nestojí tam, kde je tato rošáda potřebuje
    [en-passant] přes toto pole nemohl právě projít žádný pěšec
    [opponent-in-check] { $side ->
        [white] Na tahu je černý, ale bílý je v šachu
       *[black] Na tahu je bílý, ale černý je v šachu
    }
    [impossible-check] takové šachy nemohl dát žádný tah
   *[too-much-material] kamenů je víc, než mohou vysvětlit proměny
}
