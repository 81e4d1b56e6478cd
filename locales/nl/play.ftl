## De namen van de kanten

names-color = { $side ->
    [white] Wit
   *[black] Zwart
}

## Wie aan zet is

turn-ready = { $side ->
    [white] Wit begint met een zet, of zwart start de klok van wit.
   *[black] Zwart begint met een zet, of wit start de klok van zwart.
}
turn-to-move = Zet { $number }, { $side ->
    [white] wit
   *[black] zwart
} aan zet{ $check ->
    [true] , schaak
   *[false] {""}
}
turn-press-now = { names-color }: druk in om de zet te voltooien

## Om voor te lezen

spoken-press-to-complete = Druk de klok in om de zet te voltooien.
spoken-first-flag = { $side ->
    [white] De eerste vlag van wit is gevallen. Wit heeft extra tijd om remise te houden. Zwart mag remise claimen.
   *[black] De eerste vlag van zwart is gevallen. Zwart heeft extra tijd om remise te houden. Wit mag remise claimen.
}
spoken-position = Stelling als tekst
spoken-clock = { names-color }: { $time }.

## De zetten

moves-title = Zetten
moves-none = Nog geen zetten
moves-walk = Door de zetten lopen
moves-play = Zetten afspelen
moves-stop = Stoppen
moves-first = Beginstelling
moves-last = Einde van de variant
moves-before-first = beginstelling
moves-after = Na { $san }
moves-write = Zet typen
moves-enter = Zet doen

## Wat je aan het bord kunt doen

acts-control = Speel{"\u00AD"}tempo
acts-position = Opzetten en regels
acts-facing = Bord gericht naar
acts-facing-name = { $facing ->
    [one-side] één speler
    [both-sides] beide spelers
   *[side-to-move] de speler aan zet
}
acts-flip = Bord draaien
acts-take-back = Terug{"\u00AD"}nemen
acts-take-back-question = Willen beiden { $san } terugnemen? Beide klokken gaan mee terug.
acts-agreed = Ja, beiden
acts-draw = Remise
acts-who-offers = Wie biedt remise aan?
acts-offers = { $name } biedt remise aan.
acts-accept = Aannemen
acts-decline = Afwijzen
acts-resign = Opgeven
acts-who-resigns = Wie geeft op?
acts-restore = Vanaf hier verder{"\u00AD"}spelen
acts-restore-question = { $after }: met welke tijden gaat de partij verder? Ingevuld is wat de klokken toen toonden (6.13).
acts-clock-only = Alleen de klok
acts-sound = Geluid
acts-more = Meer

## Remise claimen

claims-claim = Remise claimen
claims-question = Wat wordt geclaimd?
claims-fifty = 50 zetten
claims-fifty-with = 50 zetten met { $san }
claims-threefold = Driemaal dezelfde stelling
claims-threefold-with = Driemaal dezelfde stelling met { $san }
claims-fifty-shown = { $n } zetten van elke speler zonder slagzet of pionzet.
claims-repeated-after = Dezelfde stelling na:
claims-nothing = Geen remise te claimen: niet driemaal dezelfde stelling; { $n } van 50 zetten zonder slagzet of pionzet.
claims-first = Wat wordt geclaimd? Bij een onterechte claim krijgt de tegenstander er { $given } bij.
claims-with = Met deze zet (laat leeg voor de stelling op het bord)
claims-was-wrong = De claim was onterecht, de partij gaat door. { $event }.

## Opzetten

setup-fen = Stelling (FEN)
setup-castles-as-chess960 = De rokade gaat hier zoals in Chess960.
setup-over-there = In deze stelling is de partij al afgelopen.
setup-standard = Begin{"\u00AD"}opstelling
setup-chess960 = Chess960 loten
setup-clear = Bord leegmaken
setup-pieces = Stukken
setup-nothing = Weghalen
setup-turn = Aan zet
setup-pressing = De klok wordt ingedrukt
setup-by-move = door de zet
setup-by-hand = met de hand (6.7)
setup-claiming = Claims: driemaal dezelfde stelling en 50 zetten
setup-claims-shown = door het bord getoond
setup-claims-judged = geclaimd, dan beoordeeld (9.5)

## Of een kant nog zou kunnen matzetten (6.9)

winning-witness-at = Zo zou het nog kunnen: { $at } van { $all ->
    [one] 1 halfzet
   *[other] { $all } halfzetten
}
winning-looking = Kan { $side ->
    [white] wit
   *[black] zwart
} nog matzetten? Bezig met zoeken{"\u00A0"}…
winning-show-how = Laten zien hoe
winning-ask-again = Opnieuw proberen
winning-no-solver = Het zoekprogramma kon niet worden geladen. De spelers beslissen.
winning-verdict = { $verdict ->
    [can-mate] { $n ->
        [0] { names-color } heeft matgezet.
       *[other] { names-color } kan nog matzetten: { $shortest ->
            [true] het snelste mat kost
           *[false] het snelste gevonden mat kost
        } { $n ->
            [one] 1 halfzet
           *[other] { $n } halfzetten
        }.
    }
    [cannot] { $why ->
        [mated] { names-color } staat zelf mat.
        [stalemate] { names-color } kan niet matzetten: het is pat.
        [bare-king] { names-color } kan niet matzetten: alleen de koning is over.
        [material] { names-color } kan met deze stukken niet matzetten, waar ze ook staan.
        [exhausted] { names-color } kan niet matzetten: { $positions ->
            [one] de enige stelling die nog kan ontstaan, is geen mat
           *[other] van alle { $positions } stellingen die nog kunnen ontstaan, is er niet één mat
        }{ $locked ->
            [true] , want de pionnen zitten voorgoed vast
           *[false] {""}
        }.
       *[proved] { names-color } kan door geen enkele reeks reglementaire zetten matzetten: het zoekprogramma heeft er een bewijs van.
    }
   *[undetermined] Het is niet beslist of { $side ->
        [white] wit
       *[black] zwart
    } nog kan matzetten: { $open ->
        [too-long] het zoeken duurde te lang
        [unresolved] het zoeken bereikte zijn grenzen
        [castling] het kan afhangen van een rokade zoals in Chess960
        [too-many-pieces] een kant heeft meer dan 16 stukken
       *[disputed] het antwoord hield geen stand toen het werd nagegaan
    }. De spelers of de arbiter beslissen.
}

## Dode stellingen (5.2.2)

dead-position = Dode stelling: geen van beide kanten kan nog matzetten{ $locked ->
    [true] , want de pionnen zitten vast
   *[false] {""}
}. Daarmee is de partij meteen afgelopen (5.2.2).
dead-maybe = Misschien kan geen van beide kanten nog matzetten: dat was niet op tijd uit te zoeken (5.2.2). Remise overeenkomen?
dead-play-on = Verderspelen

## Waarom een getypte tekst geen zet is

wrong-typed = { $problem ->
    [empty] Typ een zet, zoals exd5 of g1f3.
    [not-a-move] “{ $text }” is geen zet. Probeer exd5 of g1f3.
    [null-move] Een speler kan geen beurt overslaan.
    [ambiguous] Meerdere stukken kunnen dat: van { $squares }.
    [needs-promotion] Geef aan wat de pion wordt, zoals { $to }=D.
   *[illegal] { illegal-why }
}
wrong-or = {" "}of{" "}

## Waarom een zet onreglementair is

illegal-why = { $why ->
    [no-such-piece] { $role ->
        [pawn] Geen pion kan dat.
        [knight] Geen paard kan dat.
        [bishop] Geen loper kan dat.
        [rook] Geen toren kan dat.
        [queen] Geen dame kan dat.
       *[king] Geen koning kan dat.
    }
    [empty-square] Er staat geen stuk op { $square }.
    [opponents-piece] Het stuk op { $square } is van de tegenstander.
    [own-piece] Op { $square } staat een eigen stuk.
    [cannot-reach] Dat stuk kan niet naar { $square }.
    [blocked] De weg naar { $square } is versperd.
    [nothing-to-capture] Er is niets te slaan op { $square }.
    [king-in-check] Dan zou je eigen koning schaak staan.
    [promotion] Die promotie is niet mogelijk.
    [castling-lost] Koning of toren is al verplaatst: geen rokade naar die kant.
    [castling-blocked] Er staat iets in de weg van de rokade.
    [castling-in-check] Geen rokade als de koning schaak staat.
   *[castling-through-check] Geen rokade over een aangevallen veld.
}

## Waarom een tekst geen stelling is

fen-fault = { $kind ->
    [opponent-in-check] { fen-kind }.
   *[other] Teken { $at }, { $field ->
        [board] stukken
        [turn] kant aan zet
        [castling] rokade
        [en-passant] en passant
        [halfmoves] halfzetten
        [move] zetnummer
       *[rest] einde
    }: { fen-kind }.
}
fen-kind = { $kind ->
    [too-long] de tekst is te lang voor een stelling
    [missing] ontbreekt
    [character] “{ $character }” betekent hier niets
    [rank-too-long] rij { $rank } heeft meer dan 8 velden
    [rank-too-short] rij { $rank } heeft maar { $squares ->
        [one] 1 veld
       *[other] { $squares } velden
    }
    [too-few-ranks] { $ranks ->
        [one] er is maar 1 rij
       *[other] er zijn maar { $ranks } rijen
    }
    [no-ranks] dit zijn geen rijen met stukken, zoals rnbqkbnr/pppppppp/8
    [too-many-ranks] er zijn meer dan 8 rijen
    [numbers-together] twee getallen naast elkaar: schrijf hun som
    [capital-turn] de kant aan zet is een kleine w of b
    [out-of-range] hier hoort een getal van { $least } tot { $most }
    [not-a-number] het is geen geheel getal
    [extra] er staat meer dan bij een stelling hoort
    [empty-board] er is geen stuk
    [no-king] { names-color } heeft geen koning
    [kings] { names-color } heeft meer dan één koning
    [pawn-on-back-rank] er staat een pion op de eerste of laatste rij
    [castling] koning en toren staan niet waar die rokade ze nodig heeft
    [en-passant] geen pion kan net over dat veld zijn gegaan
    [opponent-in-check] { $side ->
        [white] Zwart is aan zet, maar wit staat schaak
       *[black] Wit is aan zet, maar zwart staat schaak
    }
    [impossible-check] geen zet kan zo schaak hebben gegeven
   *[too-much-material] er zijn meer stukken dan promoties verklaren
}
