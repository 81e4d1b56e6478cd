## Les noms des camps

names-color = { $side ->
    [white] Blancs
   *[black] Noirs
}

## Qui a le trait

turn-ready = { $side ->
    [white] Les Blancs commencent par un coup, ou les Noirs démarrent la pendule des Blancs.
   *[black] Les Noirs commencent par un coup, ou les Blancs démarrent la pendule des Noirs.
}
turn-to-move = Coup { $number }, trait aux { names-color }{ $check ->
    [true] , en échec
   *[false] {""}
}
turn-press-now = { names-color }{"\u00A0"}: appuyez pour achever le coup

## Pour l'oreille

spoken-press-to-complete = Appuyez sur la pendule pour l’achever.
spoken-first-flag = { $side ->
    [white] Le premier drapeau des Blancs est tombé. Les Blancs ont une prolongation pour tenir la nulle. Les Noirs peuvent réclamer la nulle.
   *[black] Le premier drapeau des Noirs est tombé. Les Noirs ont une prolongation pour tenir la nulle. Les Blancs peuvent réclamer la nulle.
}
spoken-position = Position en texte
spoken-clock = { names-color }{"\u00A0"}: { $time }.

## Les coups

moves-title = Coups
moves-none = Pas encore de coups
moves-walk = Parcourir les coups
moves-play = Dérouler les coups
moves-stop = Arrêter
moves-first = Position de départ
moves-last = Fin de la variante
moves-before-first = position de départ
moves-after = Après { $san }
moves-write = Taper un coup
moves-enter = Jouer

## Ce qu'on peut faire

acts-control = Cadence
acts-position = Position et règles
acts-facing = Échiquier tourné vers
acts-facing-name = { $facing ->
    [one-side] un joueur
    [both-sides] les deux joueurs
   *[side-to-move] le joueur au trait
}
acts-flip = Retour{"\u00AD"}ner l’échi{"\u00AD"}quier
acts-take-back = Reprendre
acts-take-back-question = Les deux sont-ils d’accord pour reprendre { $san }{"\u202F"}? Les deux pendules reviennent aussi en arrière.
acts-agreed = Oui, les deux
acts-draw = Nulle
acts-who-offers = Qui propose la nulle{"\u202F"}?
acts-offers = { $name }{"\u00A0"}: proposition de nulle.
acts-accept = Accepter
acts-decline = Refuser
acts-resign = Aban{"\u00AD"}donner
acts-who-resigns = Qui abandonne{"\u202F"}?
acts-restore = Continuer d’ici
acts-restore-question = { $after }{"\u00A0"}: avec quels temps la partie continue-t-elle{"\u202F"}? Inscrits ici{"\u00A0"}: ceux que les pendules montraient alors (6.13).
acts-clock-only = Pendule seule
acts-sound = Son
acts-more = Plus

## Réclamer la nulle

claims-claim = Réclamer la nulle
claims-question = Que réclame-t-on{"\u202F"}?
claims-fifty = 50 coups
claims-fifty-with = 50 coups avec { $san }
claims-threefold = Triple répétition
claims-threefold-with = Triple répétition avec { $san }
claims-fifty-shown = { $n } coups de chaque joueur sans prise ni coup de pion.
claims-repeated-after = Même position après{"\u00A0"}:
claims-nothing = Pas de nulle à réclamer{"\u00A0"}: pas de triple répétition{"\u202F"}; { $n } coups sur 50 sans prise ni coup de pion.
claims-first = Que réclame-t-on{"\u202F"}? Une réclamation incorrecte donne { $given } de plus à l’adversaire.
claims-with = Avec ce coup (laisser vide pour la position sur l’échiquier)
claims-was-wrong = La réclamation était incorrecte{"\u202F"}; la partie continue. { $event }.

## Mise en place

setup-fen = Position (FEN)
setup-castles-as-chess960 = Le roque se fait ici comme en Chess960.
setup-over-there = Dans cette position, la partie est déjà finie.
setup-standard = Position initiale
setup-chess960 = Chess960 au hasard
setup-clear = Vider l’échiquier
setup-pieces = Pièces
setup-nothing = Enlever
setup-turn = Trait
setup-pressing = On appuie sur la pendule
setup-by-move = en jouant le coup
setup-by-hand = à la main (6.7)
setup-claiming = Réclamations de répétition et de 50 coups
setup-claims-shown = montrées par l’échiquier
setup-claims-judged = réclamées, puis jugées (9.5)

## Si un camp peut encore mater (6.9)

winning-witness-at = Une suite possible{"\u00A0"}: { $at } sur { $all ->
    [one] { $all } demi-coup
   *[other] { $all } demi-coups
}
winning-looking = Les { names-color } peuvent-ils encore mater{"\u202F"}? Recherche en cours…
winning-show-how = Montrer comment
winning-ask-again = Réessayer
winning-no-solver = Le programme d’analyse n’a pas pu être chargé. Aux joueurs de décider.
winning-verdict = { $verdict ->
    [can-mate] { $n ->
        [0] Les { names-color } ont maté.
       *[other] Les { names-color } peuvent encore mater{"\u00A0"}: le mat le plus rapide { $shortest ->
            [true] demande
           *[false] trouvé demande
        } { $n ->
            [one] { $n } demi-coup
           *[other] { $n } demi-coups
        }.
    }
    [cannot] { $why ->
        [mated] Les { names-color } sont matés.
        [stalemate] Les { names-color } ne peuvent pas mater{"\u00A0"}: c’est pat.
        [bare-king] Les { names-color } ne peuvent pas mater{"\u00A0"}: ils n’ont que le roi.
        [material] Les { names-color } ne peuvent pas mater avec ces pièces, où qu’elles soient.
        [exhausted] Les { names-color } ne peuvent pas mater{"\u00A0"}: { $positions ->
            [1] la seule position qui puisse encore survenir n’est pas un mat
           *[other] des { $positions } positions qui peuvent encore survenir, aucune n’est un mat
        }{ $locked ->
            [true] , car les pions sont bloqués définitivement
           *[false] {""}
        }.
       *[proved] Les { names-color } ne peuvent mater par aucune suite de coups légaux{"\u00A0"}: le programme d’analyse l’a prouvé.
    }
   *[undetermined] On ne sait pas si les { names-color } peuvent encore mater{"\u00A0"}: { $open ->
        [too-long] la recherche a duré trop longtemps
        [unresolved] la recherche a atteint ses limites
        [castling] cela dépend peut-être d’un roque comme en Chess960
        [too-many-pieces] un camp a plus de 16 pièces
       *[disputed] la réponse n’a pas résisté à la vérification
    }. Aux joueurs ou à l’arbitre de décider.
}

## Positions mortes (5.2.2)

dead-position = Position morte{"\u00A0"}: aucun camp ne peut plus mater{ $locked ->
    [true] , car les pions sont bloqués
   *[false] {""}
}. La partie est aussitôt finie (5.2.2).
dead-maybe = Peut-être qu’aucun camp ne peut plus mater{"\u00A0"}: cela n’a pas pu être établi à temps (5.2.2). Nulle par accord mutuel{"\u202F"}?
dead-play-on = Continuer

## Pourquoi un texte n'est pas un coup

wrong-typed = { $problem ->
    [empty] Tapez un coup, comme exd5 ou g1f3.
    [not-a-move] «{"\u00A0"}{ $text }{"\u00A0"}» n’est pas un coup. Essayez exd5 ou g1f3.
    [null-move] Un joueur ne peut pas passer.
    [ambiguous] Plusieurs pièces le peuvent{"\u00A0"}: de { $squares }.
    [needs-promotion] Dites ce que devient le pion, comme { $to }=D.
   *[illegal] { illegal-why }
}
wrong-or = {" "}ou{" "}

## Pourquoi un coup est illégal

illegal-why = { $why ->
    [no-such-piece] { $role ->
        [pawn] Aucun pion ne peut faire cela.
        [knight] Aucun cavalier ne peut faire cela.
        [bishop] Aucun fou ne peut faire cela.
        [rook] Aucune tour ne peut faire cela.
        [queen] Aucune dame ne peut faire cela.
       *[king] Aucun roi ne peut faire cela.
    }
    [empty-square] Il n’y a pas de pièce en { $square }.
    [opponents-piece] La pièce en { $square } est à l’adversaire.
    [own-piece] Une pièce du même camp est en { $square }.
    [cannot-reach] Cette pièce ne peut pas aller en { $square }.
    [blocked] Le chemin vers { $square } est barré.
    [nothing-to-capture] Il n’y a rien à prendre en { $square }.
    [king-in-check] Votre roi serait en échec.
    [promotion] Cette promotion n’est pas possible.
    [castling-lost] Le roi ou la tour a déjà bougé{"\u00A0"}: ce roque n’est plus possible.
    [castling-blocked] Quelque chose empêche le roque.
    [castling-in-check] Pas de roque quand le roi est en échec.
   *[castling-through-check] Pas de roque à travers une case attaquée.
}

## Pourquoi un texte n'est pas une position

fen-fault = { $kind ->
    [opponent-in-check] { fen-kind }.
   *[other] Caractère { $at }, { $field ->
        [board] pièces
        [turn] trait
        [castling] roques
        [en-passant] en passant
        [halfmoves] demi-coups
        [move] numéro du coup
       *[rest] fin
    }{"\u00A0"}: { fen-kind }.
}
fen-kind = { $kind ->
    [too-long] le texte est trop long pour une position
    [missing] l’indication manque
    [character] «{"\u00A0"}{ $character }{"\u00A0"}» ne veut rien dire ici
    [rank-too-long] la rangée { $rank } a plus de 8 cases
    [rank-too-short] la rangée { $rank } n’a que { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }
    [too-few-ranks] { $ranks ->
        [one] il n’y a que { $ranks } rangée
       *[other] il n’y a que { $ranks } rangées
    }
    [no-ranks] ce ne sont pas des rangées de pièces, comme rnbqkbnr/pppppppp/8
    [too-many-ranks] il y a plus de 8 rangées
    [numbers-together] deux nombres côte à côte{"\u00A0"}: écrivez leur somme
    [capital-turn] le trait s’écrit avec un petit w ou b
    [out-of-range] il faut un nombre de { $least } à { $most }
    [not-a-number] ce n’est pas un nombre entier
    [extra] il y a plus qu’il ne faut pour une position
    [empty-board] il n’y a aucune pièce
    [no-king] les { names-color } n’ont pas de roi
    [kings] les { names-color } ont plus d’un roi
    [pawn-on-back-rank] un pion est sur la première ou la dernière rangée
    [castling] roi et tour ne sont pas là où ce roque les demande
    [en-passant] aucun pion ne vient de passer sur cette case
    [opponent-in-check] { $side ->
        [white] Le trait est aux Noirs, mais les Blancs sont en échec
       *[black] Le trait est aux Blancs, mais les Noirs sont en échec
    }
    [impossible-check] aucun coup n’a pu donner ces échecs
   *[too-much-material] il y a plus de pièces que les promotions n’en expliquent
}
