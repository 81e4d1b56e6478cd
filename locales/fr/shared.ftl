## Boutons et lieux

common-cancel = Annuler
common-save = Enregistrer
common-delete = Supprimer
common-less = Moins
common-more = Plus
common-language-system = Comme le navigateur

## Camps, résultats et raisons

names-reason = { $reason ->
    [checkmate] mat
    [resignation] abandon
    [flag] au temps
    [flag-without-mate] drapeau tombé, mat impossible
    [stalemate] pat
    [dead-position] position morte
    [agreement] accord mutuel
    [repetition] triple répétition
    [fivefold-repetition] quintuple répétition
    [fifty-moves] 50 coups
    [seventy-five-moves] 75 coups
    [illegal-moves] deuxième coup illégal
    [absence] pas là à temps
    [arbiter] décision de l’arbitre
    [unstated] {""}
    [first-flag-claim] réclamation après un premier drapeau
    [both-first-flags] temps principal écoulé des deux côtés
    [extra-time] prolongation écoulée
   *[mate-on-extra-time] mat en prolongation{"\u00A0"}: nulle
}
names-offence = { $offence ->
    [illegal-move] Coup illégal
    [press-without-move] Appui sans coup joué
    [wrong-claim] Réclamation incorrecte
   *[clock-handling] Pendule mal manipulée
}
names-started = La pendule a été démarrée
names-flag-fell = { $side ->
    [white] Le drapeau des Blancs est tombé
   *[black] Le drapeau des Noirs est tombé
}
names-first-flag-fell = { $side ->
    [white] Le premier drapeau des Blancs est tombé
   *[black] Le premier drapeau des Noirs est tombé
}
names-period-over = { $side ->
    [white] La période des Blancs est finie
   *[black] La période des Noirs est finie
}

## L'historique d'une partie

history-event = { $event ->
    [press] { $side ->
        [white] Les Blancs ont appuyé
       *[black] Les Noirs ont appuyé
    }
    [stop] { $by ->
        [arbiter] Pendules arrêtées
       *[player] { $caller ->
            [white] Les Blancs ont arrêté les pendules et appelé l’arbitre
           *[black] Les Noirs ont arrêté les pendules et appelé l’arbitre
        }
    }
    [resume] Partie relancée
    [away] L’appareil était inactif
    [count-away] { $counts ->
        [true] Temps d’inactivité compté
       *[false] Temps d’inactivité non compté
    }
    [correct] Pendules réglées sur { $white } et { $black }
    [swap-sides] Places échangées
    [give] { $gains ->
        [true] { history-give }
       *[false] { $to ->
            [white] Les Blancs ont perdu { $amount }
           *[black] Les Noirs ont perdu { $amount }
        }
    }
    [penalize] { history-penalize }
    [introduce-increment] Désormais +{ SECONDS($bonus) } par coup pour les deux
    [claim-flag] { $claimant ->
        [arbiter] Chute du drapeau constatée
        [clock] La pendule a constaté la chute du drapeau
       *[player] { $claims ->
            [white] Les Blancs ont réclamé la chute du drapeau
           *[black] Les Noirs ont réclamé la chute du drapeau
        }
    }
    [arrive] { $side ->
        [white] Les Blancs sont là
       *[black] Les Noirs sont là
    }
    [claim-default] { $side ->
        [white] Les Blancs étaient absents ou en retard
       *[black] Les Noirs étaient absents ou en retard
    }
    [claim-default-of-both] Les deux étaient absents ou en retard
    [play-on] Période suivante pour les deux
    [claim-draw] { $side ->
        [white] Les Blancs ont réclamé la nulle
       *[black] Les Noirs ont réclamé la nulle
    }
    [on-board] { history-board-end }
    [dead] Position morte, prouvée{"\u00A0"}: la partie était finie
    [restore] { $on-turn ->
        [white] Retour à une position antérieure{"\u00A0"}: { $white } et { $black }, trait aux Blancs
       *[black] Retour à une position antérieure{"\u00A0"}: { $white } et { $black }, trait aux Noirs
    }
    [undo] Nº{"\u00A0"}{ $number } annulé
    [redo] Nº{"\u00A0"}{ $number } rétabli
   *[end] {""}
}
history-give = { $to ->
    [white] Les Blancs ont reçu { $amount }
   *[black] Les Noirs ont reçu { $amount }
}
history-penalize = { $offender ->
    [white] { names-offence } (Blancs)
   *[black] { names-offence } (Noirs)
}
history-board-end = { $end ->
    [checkmate] { $winner ->
        [white] Les Blancs ont maté
       *[black] Les Noirs ont maté
    }
    [resignation] { $loser ->
        [white] Les Blancs ont abandonné
       *[black] Les Noirs ont abandonné
    }
    [stalemate] Pat
    [dead-position] Position morte
    [agreement] Nulle par accord mutuel
    [fifty-moves] 50 coups
    [seventy-five-moves] 75 coups
    [threefold] Triple répétition
   *[fivefold] Quintuple répétition
}
history-moved = { $side ->
    [white] Blancs{"\u00A0"}: coup { $number } en { $thought }
   *[black] Noirs{"\u00A0"}: coup { $number } en { $thought }
}
history-gained = { $moved }, +{ $gained }
history-penalized-again = { $offence }, pour la deuxième fois{"\u00A0"}: { $result }
history-penalized = { $offence }{"\u202F"}; { $given }
history-time-set = { $side ->
    [white] Temps des Blancs réglé sur { $after } (avant{"\u00A0"}: { $before })
   *[black] Temps des Noirs réglé sur { $after } (avant{"\u00A0"}: { $before })
}
history-moves-set = { $side ->
    [white] Coups des Blancs réglés sur { $after } (avant{"\u00A0"}: { $before })
   *[black] Coups des Noirs réglés sur { $after } (avant{"\u00A0"}: { $before })
}
history-period-set = { $side ->
    [white] Période des Blancs réglée
   *[black] Période des Noirs réglée
}
history-confirmed = Les deux temps confirmés

## La face de la pendule

face-claim-default = { $side ->
    [white] Blancs absents{"\u00A0"}: réclamer
   *[black] Noirs absents{"\u00A0"}: réclamer
}
face-claim-late = { $side ->
    [white] Blancs en retard{"\u00A0"}: réclamer
   *[black] Noirs en retard{"\u00A0"}: réclamer
}
face-claim-both-absent = Les deux en retard ou absents{"\u00A0"}: les deux perdent
face-claim-alone = { $side ->
    [white] { $late ->
        [true] Blancs arrivés trop tard, Noirs là à temps
       *[false] Blancs absents, Noirs là à temps
    }
   *[black] { $late ->
        [true] Noirs arrivés trop tard, Blancs là à temps
       *[false] Noirs absents, Blancs là à temps
    }
}
face-claim-draw = Réclamer la nulle
face-claim-hold = maintenir appuyé
face-claim-again = Encore une fois

## Le panneau entre les moitiés

panel-paused = Pause
panel-begin = Commencer la partie
panel-stopped-by = Un joueur a-t-il appelé l’arbitre{"\u202F"}?
panel-by-nobody = Non
panel-go-back = Revenir
panel-adjust = Ajuster
panel-finish = Terminer
panel-turn-to = { $side ->
    [white] Tourner le panneau vers les Blancs
   *[black] Tourner le panneau vers les Noirs
}
panel-how-ended = Quel résultat{"\u202F"}?
panel-reason-if-wished = Raison, facultative
panel-rematch = Revanche, couleurs inversées
panel-again = Rejouer, mêmes couleurs
panel-match-score = Match
panel-now-side = { $side ->
    [white] maintenant Blancs
   *[black] maintenant Noirs
}
panel-new-match = Nouveau match
panel-new-match-sure = Commencer à 0–0
panel-undo = Annuler
panel-redo = Rétablir
panel-correct = Corriger les temps
panel-correct-key = Corriger
panel-was = avant { $was } · écart { $change }
panel-as-it-was = inchangé
panel-no-time = Aucune pendule ne peut afficher ce temps.
panel-set-clock = { $side ->
    [white] Régler la pendule des Blancs
   *[black] Régler la pendule des Noirs
}
panel-set-both = Régler les deux pendules
panel-confirm-both = Confirmer les deux pendules
panel-swap = Changer de place
panel-penalties = Sanction
panel-give = Donner du temps
panel-give-amount = { $side ->
    [white] Donner { $amount } aux Blancs
   *[black] Donner { $amount } aux Noirs
}
panel-give-nothing = Réglez d’abord le temps
panel-end = Terminer la partie
panel-play-on = Période suivante pour les deux
panel-new-game = Nouvelle partie
panel-new-game-sure = Aucun résultat n’a été saisi. La partie va dans les anciennes parties, où l’on peut la continuer ou lui donner son résultat.
panel-other-control = Autre cadence
panel-log = Historique
panel-details = Temps et historique
panel-wins = { $side ->
    [white] Les Blancs gagnent
   *[black] Les Noirs gagnent
}
panel-cannot-mate = { $side ->
    [white] Nulle{"\u00A0"}: les Blancs ne peuvent pas mater
   *[black] Nulle{"\u00A0"}: les Noirs ne peuvent pas mater
}
panel-who-offended = Qui est sanctionné{"\u202F"}?
panel-opponent-gets = { $side ->
    [white] Les Blancs reçoivent { $time }
   *[black] Les Noirs reçoivent { $time }
}
panel-second-loses = { $player }{"\u00A0"}: déjà une sanction pour coup illégal. Un deuxième perd la partie, ou fait nulle si l’adversaire ne peut pas mater.
panel-second-draws = { $player }{"\u00A0"}: déjà une sanction pour coup illégal. Un deuxième fait nulle, car l’adversaire est en prolongation et ne peut plus gagner.
panel-not-taken-back = La sanction compte, mais la pendule n’a pas pu reprendre de coup ({ $player }). Si un coup est remplacé, réglez la position et les temps à la main (6.13).
panel-introduce = +5{"\u00A0"}s par coup pour les deux
panel-moves = Coups
panel-moves-unit = { $n ->
    [one] coup
   *[other] coups
}
panel-period = Période
panel-overtime-left = Reste de cette période
panel-periods-left = Périodes restantes
panel-moves-left = Coups à jouer
panel-extra-left = Reste de la prolongation
panel-away-title = L’appareil était inactif
panel-away = { $side ->
    [white] La pendule des Blancs tournait. Durée{"\u00A0"}: { $time }.
   *[black] La pendule des Noirs tournait. Durée{"\u00A0"}: { $time }.
}
panel-away-count = { $side ->
    [white] Compter aux Blancs et continuer
   *[black] Compter aux Noirs et continuer
}
panel-away-count-paused = { $side ->
    [white] Compter aux Blancs, rester en pause
   *[black] Compter aux Noirs, rester en pause
}
panel-away-ignore = Ne pas compter et continuer
panel-away-ignore-paused = Ne pas compter, rester en pause
panel-claim-draw = { $side ->
    [white] Les Blancs réclament la nulle
   *[black] Les Noirs réclament la nulle
}
panel-resign-still = { $side ->
    [white] Les Blancs abandonnent quand même
   *[black] Les Noirs abandonnent quand même
}
panel-first-flag-hint = Sans temps principal, le premier drapeau est tombé et la prolongation court. Avec du temps principal, le drapeau est relevé{"\u202F"}; une fois ce temps épuisé, la prolongation vaut au moins le bonus.

## Une fin sur l'échiquier, comme un joueur la dit

fact-end = { $end ->
    [checkmate] { $winner ->
        [white] Les Blancs matent
       *[black] Les Noirs matent
    }
    [resignation] { $loser ->
        [white] Les Blancs abandonnent
       *[black] Les Noirs abandonnent
    }
    [fifty-moves] 50 coups, réclamés
    [threefold] Triple répétition, réclamée
   *[other] { history-board-end }
}

## Le matériel, quand un drapeau est tombé

material-ask = { $side ->
    [white] Les Blancs peuvent-ils encore mater{"\u202F"}?
   *[black] Les Noirs peuvent-ils encore mater{"\u202F"}?
}
material-opponents = { $side ->
    [white] À part le roi, qu’ont les Blancs{"\u202F"}?
   *[black] À part le roi, qu’ont les Noirs{"\u202F"}?
}
material-own = { $side ->
    [white] Et qu’ont les Blancs{"\u202F"}?
   *[black] Et qu’ont les Noirs{"\u202F"}?
}
material-pawns = Pions
material-queen = Dame
material-rook = Tour
material-bishop = Fou
material-knight = Cavalier
material-bare-king = Roi seul
material-knights = { $side ->
    [white] Combien de cavaliers ont les Blancs{"\u202F"}?
   *[black] Combien de cavaliers ont les Noirs{"\u202F"}?
}
material-one-knight = Un
material-more-knights = Deux ou plus
material-bishops = { $side ->
    [white] Sur quelles cases sont les fous des Blancs{"\u202F"}?
   *[black] Sur quelles cases sont les fous des Noirs{"\u202F"}?
}
material-light = Blanches
material-dark = Noires
material-both = Les deux
material-says = { $verdict ->
    [cannot] Aucun mat n’est possible avec ces pièces{"\u00A0"}: nulle.
    [can] { $side ->
        [white] { $blocked ->
            [true] Les Blancs peuvent mater avec ces pièces et gagnent, sauf si les pions se bloquent définitivement.
           *[false] Les Blancs peuvent mater avec ces pièces et gagnent.
        }
       *[black] { $blocked ->
            [true] Les Noirs peuvent mater avec ces pièces et gagnent, sauf si les pions se bloquent définitivement.
           *[false] Les Noirs peuvent mater avec ces pièces et gagnent.
        }
    }
   *[depends-on-position] { $side ->
        [white] Avec ces pièces, c’est la position qui décide si les Blancs peuvent mater.
       *[black] Avec ces pièces, c’est la position qui décide si les Noirs peuvent mater.
    }
}
material-look = Regarder la position
material-board-decides = { $side ->
    [white] C’est la position qui dit si les Blancs peuvent mater. Seul l’arbitre peut en décider autrement.
   *[black] C’est la position qui dit si les Noirs peuvent mater. Seul l’arbitre peut en décider autrement.
}

## Démarrer une cadence

controls-replaces = Une partie est encore sur la table. Ce qui y a été joué reste dans les anciennes parties, où l’on peut la continuer.
controls-notation-error = Au caractère { $at }{"\u00A0"}: { $expected }
controls-expected = { $expected ->
    [control] tapez une cadence, par exemple 5+3.
    [known-control] «{"\u00A0"}?{"\u00A0"}» veut dire que la cadence est inconnue.
    [some-control] «{"\u00A0"}-{"\u00A0"}» veut dire qu’on a joué sans pendule.
    [shorter-text] ce texte est trop long pour une cadence.
    [time] il manque un temps{"\u00A0"}: des minutes, 30s, 2h ou 1:30:00.
    [bonus] il manque un nombre de secondes.
    [count] il manque un nombre entier.
    [moves] il manque un nombre de coups, comme dans 90/40.
    [move] il manque le mot «{"\u00A0"}move{"\u00A0"}», comme dans 10s per move.
    [slash] il manque une barre oblique, comme dans G/90.
    [times-seconds] il manque x et des secondes, comme dans 3x30.
    [digit] il manque un chiffre après le point.
    [sixtieth] il manque deux chiffres, de 00 à 59.
    [clock-seconds] écrivez h:mm:ss{"\u00A0"}: 1:30 peut être une heure et demie ou une minute et demie.
    [smaller-number] aucune pendule ne peut afficher un nombre aussi grand.
    [fewer-decimals] aucune pendule ne mesure plus finement que la milliseconde.
    [unit] précisez s ou min{"\u00A0"}: ce pourrait être l’un ou l’autre.
    [time-or-moves] précisez lequel est le temps{"\u00A0"}: 90min/40 ou 40/90min.
    [bonus-or-period] écrivez +30s pour un incrément, ou «{"\u00A0"}, 30{"\u00A0"}» pour une autre période.
    [bonus-for-all-or-last] précisez quelles périodes ont l’incrément{"\u00A0"}: 90/40, 30 with 30s, ou 90/40, 30+30.
    [first-move] aucune période ne commence à ce coup.
    [period-end] précisez ce qui finit la période précédente{"\u00A0"}: 90/40, 30 ou 90/flag, 30.
    [continuation] il ne peut suivre que la fin, une virgule et la période suivante, ou ce que donne un coup (+3, d5).
   *[period-without-bonus] chaque période a déjà son incrément.
}

## Ce qui ne va pas dans une cadence

problem-of-setup = { $why ->
    [control] { $control ->
        [no-period] Il n’y a aucune période.
        [too-many-periods] Une cadence a au plus 9 périodes.
       *[period] { problem-of-period }
    }
    [hourglass-for-one] Le sablier vaut pour les deux camps.
    [double-flag-for-one] Le double drapeau vaut pour les deux camps.
   *[default-time] Le délai de forfait est d’au plus 99:59:59.
}
problem-of-period = { $problem ->
    [no-time] Il n’y a pas de temps pour jouer.
    [time-too-long] Une pendule affiche au plus 99:59:59.
    [bonus-too-long] Une pendule affiche au plus 99:59:59.
    [extra-too-long] Une pendule affiche au plus 99:59:59.
    [no-bonus] Il faut ici plus de zéro.
    [no-extra] Il faut ici plus de zéro.
    [count] Un nombre de 1 à 999.
    [moves] Un nombre de 1 à 999.
    [not-last] Une autre période suit{"\u00A0"}: précisez quand celle-ci finit.
    [endless-last] Rien ne suit la dernière période{"\u00A0"}: elle ne peut pas finir avec son temps.
    [hourglass-not-alone] Le sablier est la seule période, pour toute la partie.
    [upcount-not-last] Seule la dernière période peut être un chronomètre.
    [per-move-by-time] Un temps fixe par coup ne peut pas finir avec son temps.
    [double-flag-not-last] Le double drapeau est pour la dernière période, jusqu’à la fin de la partie.
    [bonus-above-extra] Au plus la prolongation.
   *[bonus-above-half] Au plus la moitié de la prolongation{"\u00A0"}: on ne pourrait pas donner plus à chaque fois.
}
problem-of-field = { $field ->
    [length] { $error ->
        [empty] Il manque un temps.
        [negative] Un temps ne peut pas être négatif.
        [not-a-number] Ce n’est pas un temps. Écrivez 90, 2,5 ou 1:30:00.
        [wrong-unit] Les unités sont s, min et h.
        [above-59] Après un deux-points, minutes et secondes vont jusqu’à 59.
        [too-large] Une pendule affiche au plus 99:59:59.
       *[too-fine] Aucune pendule ne mesure plus finement que la milliseconde.
    }
    [not-whole] Un nombre entier de 1 à 999.
   *[setup] { problem-of-setup }
}

## Les joueurs à la pendule

players-title = Joueurs
players-name-of = { $side ->
    [white] Nom des Blancs
   *[black] Nom des Noirs
}
players-rename = Changer le nom{"\u00A0"}: { $name }
players-same = Mêmes joueurs, autre orthographe
players-new = Nouveaux joueurs

## Les champs d'une cadence

editor-name-long = Un nom a au plus 40 caractères.
editor-rule = Ce que donne un appui en prolongation
editor-rule-name = { $rule ->
    [hybrid] Hybride
    [truncated] Tronqué
   *[linear] Linéaire
}

## Les anciennes parties

games-log = Historique
games-when = Temps de partie
games-clock-time = Heure
games-what = Entrée
games-undone = annulé
games-missing = Cette partie n’est pas sur cet appareil.
games-extra = prol. { $left }

## La page de l'échiquier, pour les pages sans échiquier

board-could-claim = { $side ->
    [white] Les Blancs peuvent réclamer la nulle{"\u00A0"}: le premier drapeau de l’adversaire est tombé.
   *[black] Les Noirs peuvent réclamer la nulle{"\u00A0"}: le premier drapeau de l’adversaire est tombé.
}
board-claim-instead = Réclamer la nulle
board-earlier = Coup précédent
board-later = Coup suivant
board-now = Position actuelle
board-heading = Échiquier
board-colours = Couleurs des cases
board-letters = Lettres des pièces
board-letters-name = { $letters ->
    [own] Françaises{"\u00A0"}: R D T F C
    [english] Anglaises{"\u00A0"}: K Q R B N
   *[figurines] Figurines{"\u00A0"}: ♔ ♕ ♖ ♗ ♘
}
board-colours-name = { $set ->
    [boxwood] Buis
    [green] Vert
    [slate] Ardoise
   *[contrast] Contraste élevé
}
board-coordinates = Afficher les coordonnées
board-keys-of-page = Échiquier{"\u00A0"}: la partie
board-keys-of-board = Échiquier{"\u00A0"}: les cases
board-key-entry = Taper un coup
board-key-press = Appuyer pour le camp au trait

## Comment les parties sont gardées

keep-only-here = Vos dernières saisies ne sont que sur cette page{"\u00A0"}: la place manque pour les enregistrer.
keep-too-large = Ce texte est trop long pour être enregistré ici{"\u202F"}; enregistrez-le dans un fichier.
keep-due = { $days ->
    [some] { $n ->
        [one] La dernière sauvegarde date de { $n } jour.
       *[other] La dernière sauvegarde date de { $n } jours.
    }
   *[none] Vos parties ne sont que dans ce navigateur.
}
keep-used = { $percent }{"\u202F"}% utilisé, { $kilobytes }{"\u00A0"}ko
keep-used-label = Stockage dans ce navigateur
keep-last = { $when ->
    [some] Dernière sauvegarde{"\u00A0"}: { $date }.
   *[none] Pas encore de sauvegarde.
}
keep-show-restored = Voir

## Restaurer une sauvegarde

restored-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
restored-events = { $events ->
    [one] { $events } tournoi
   *[other] { $events } tournois
}
restored-taken = { $games ->
    [0] { $events ->
        [0] { $more ->
            [true] Restauré{"\u00A0"}: autres données
           *[false] Rien de nouveau à restaurer
        }
       *[other] Restauré{"\u00A0"}: { restored-events }{ $more ->
            [true] {" "}et d’autres données
           *[false] {""}
        }
    }
   *[other] Restauré{"\u00A0"}: { restored-games }{ $events ->
        [0] { $more ->
            [true] {" "}et d’autres données
           *[false] {""}
        }
       *[other] { $more ->
            [true] , { restored-events } et d’autres données
           *[false] {" "}et { restored-events }
        }
    }
}
restored-all = { restored-taken }{ $here ->
    [0] {""}
   *[other] {"\u202F"}; déjà ici{"\u00A0"}: { $here }
}{ $copied ->
    [0] {""}
   *[other] {"\u202F"}; en double, car la suite différait{"\u00A0"}: { $copied }
}{ $refused ->
    [0] {""}
   *[other] {"\u202F"}; non restauré{"\u00A0"}: { $refused }
}.{ $past ->
    [true] {" "}Les deux versions de la partie à la pendule sont dans «{"\u00A0"}Anciennes parties{"\u00A0"}».
   *[false] {""}
}

## Liens vers d'autres pages

links-correspondence = Correspon{"\u00AD"}dance
links-study = Voir une partie
links-winnability = Peut-on encore gagner{"\u202F"}?
links-look-at-it = Parcourir
links-as-pgn = PGN

## Un lien en code pour les appareils photo

code-show = Afficher en code QR
code-hint = Dirigez un appareil photo vers le code{"\u00A0"}: il ouvre ce lien.
code-too-long = Ce lien est trop long pour un code.
code-print = Imprimer

## Une sauvegarde ou une partie en série de codes, pour un autre appareil du joueur

series-title = Vers un autre appareil
series-hint = Sur l’autre appareil{"\u00A0"}: Préférences, Vos données, «{"\u00A0"}Lire des codes{"\u00A0"}». Tenez sa caméra devant cet écran jusqu’à ce qu’il les ait tous. Si ce bouton manque, son navigateur ne lit pas les codes{"\u00A0"}: passez par un fichier.
series-too-long = C’est trop pour des codes. Enregistrez plutôt une sauvegarde dans un fichier.
series-count = { $count ->
    [one] { $count } code
   *[other] { $count } codes, en boucle
}

## Les touches de l'échiquier

keys-arrows = Vers la case voisine
keys-press = Soulever une pièce, la poser
keys-escape = Remettre la pièce
keys-edge = Au début ou à la fin de la rangée
keys-piece = À la prochaine pièce du camp au trait{"\u00A0"}: roi (K), dame (Q), tour (R), fou (B), cavalier (N), pion (P)
keys-other-piece = À la prochaine pièce de l’autre camp
keys-rank = À la rangée 1 à 8
keys-file = À la colonne a à h
keys-last = Dire le dernier coup
keys-goals = Dire où la pièce peut aller
keys-attackers = Dire ce qui attaque la case
keys-position = Lire la position

## Erreurs d'enregistrement et de lecture

faults-backup = { $fault ->
    [not-a-backup] Ce fichier n’est pas une sauvegarde complète.
    [newer-version] Cette sauvegarde vient d’un Zeitnot plus récent. Chargez la version plus récente.
    [unknown-key] Cette sauvegarde contient quelque chose que Zeitnot ne connaît pas{"\u00A0"}: «{"\u00A0"}{ $key }{"\u00A0"}». Rien n’a été restauré.
   *[sequence] Cette sauvegarde contient un numéro impossible, à «{"\u00A0"}{ $key }{"\u00A0"}». Rien n’a été restauré.
}

## La deuxième copie des données

second-alone = Ce navigateur ne laisse Zeitnot garder qu’une seule copie. Si le navigateur est fermé de force, la dernière minute peut être perdue.
second-unknown-after = La dernière entrée enregistrée de cette partie date de { $last }. Si le navigateur a été fermé de force après cela, les entrées suivantes sont perdues.
second-game-restored = { $from ->
    [some] La copie du navigateur était incomplète. Cette partie a été restaurée depuis la deuxième copie{"\u00A0"}: toutes les entrées de { $first } à { $to }.
   *[none] La copie du navigateur était incomplète. Cette partie a été restaurée depuis la deuxième copie, jusqu’à { $to }.
}
second-others = { $games ->
    [0] { $others ->
        [1] Restauré depuis la deuxième copie{"\u00A0"}: une entrée (préférences, leçons, tournois ou analyses).
       *[other] Restauré depuis la deuxième copie{"\u00A0"}: { $others } entrées (préférences, leçons, tournois ou analyses).
    }
   *[other] { $others ->
        [0] { $games ->
            [1] Restauré depuis la deuxième copie{"\u00A0"}: une partie.
           *[other] Restauré depuis la deuxième copie{"\u00A0"}: { $games } parties.
        }
       *[other] Restauré depuis la deuxième copie (parties{"\u00A0"}: { $games }, autres entrées{"\u00A0"}: { $others }).
    }
}
second-apart = { $games ->
    [1] Une partie a été continuée alors que sa deuxième copie avait des entrées plus récentes. Ce qui a été joué en dernier reste{"\u202F"}; l’autre version est une partie à part dans «{"\u00A0"}Anciennes parties{"\u00A0"}».
   *[other] { $games } parties ont été continuées alors que leurs deuxièmes copies avaient des entrées plus récentes. Ce qui a été joué en dernier reste{"\u202F"}; les autres versions sont des parties à part dans «{"\u00A0"}Anciennes parties{"\u00A0"}».
}
second-disputed = Les deux copies diffèrent ici{"\u00A0"}: { $places }. La première est utilisée{"\u202F"}; l’autre est mise de côté.
second-refused = La deuxième copie ne tient pas dans le stockage du navigateur. Faites une sauvegarde, supprimez d’anciennes parties, puis rechargez.
second-awaited = La deuxième copie n’a pas encore répondu. Elle a peut-être des entrées plus récentes que celles qui sont affichées{"\u202F"}; elles apparaîtront dès sa réponse.

## La même chose en bref, pour la barre d'une pendule en marche

brief-game = Restauré jusqu’à { $to }
brief-others = Restauré depuis la deuxième copie
brief-apart = Autre version enregistrée
brief-awaited = Des entrées peuvent suivre
brief-unknown-after = Dernière entrée{"\u00A0"}: { $last }
