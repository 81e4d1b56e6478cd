## La page des cadences

choose-title = Cadence
choose-last-used = Dernière
choose-own = Les vôtres
choose-new-own = Nouvelle cadence
choose-type-it = Taper
choose-type-one = Taper une cadence
choose-type-hint = 5+3 · G/90 d5
choose-which = Cela peut avoir plusieurs sens. Lequel est le bon{"\u202F"}?
choose-play = Jouer
choose-edit = Modifier
choose-up = Vers le haut
choose-down = Vers le bas
choose-share = Copier le lien
choose-shared = Lien copié
choose-group = { $group ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Rapide
    [classical] Classique
    [tournament] Tournoi
    [double-flag] Double drapeau
    [delay] Différé
    [overtime] Byo-yomi
   *[other] Autres
}
choose-group-hint = { $group ->
    [bullet] moins de 3{"\u00A0"}min
    [blitz] jusqu’à 10{"\u00A0"}min
    [rapid] plus de 10, moins de 60{"\u00A0"}min
    [classical] 60{"\u00A0"}min et plus
    [tournament] plusieurs périodes
    [double-flag] d’abord gagner, puis tenir la nulle
    [delay] la pendule attend
    [overtime] et canadien
   *[other] handicap, sablier, par coup
}

## Les anciennes parties

games-none = Chaque partie commencée sur cet appareil sera ici, avec son résultat, le temps par coup de chaque joueur et son historique.
games-none-do = Jouer une partie
games-unfinished = inachevée
games-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
games-chart = Temps par coup
games-chart-alt = { $n ->
    [one] Temps utilisé pour { $n } coup, Blancs en haut, Noirs en bas
   *[other] Temps utilisé pour chacun des { $n } coups, Blancs en haut, Noirs en bas
}
games-chart-none = Aucun coup achevé.
games-chart-moves = Coup
games-export = Exporter
games-print = Imprimer
games-copy = Copier
games-copied = Partie copiée
games-share = Partager
games-as-text = Texte
games-as-csv = CSV
games-as-json = JSON
games-control = Cadence
games-result = Résultat
games-left = Temps restant
games-thinking = Temps utilisé
games-stopped-time = Pendules arrêtées pendant { $time }
games-deleted = Partie supprimée{"\u00A0"}: { $versus }.
games-continue-it = Retour à la table
games-both-flags = Les deux drapeaux sont tombés
games-enter-result = Saisir le résultat
games-take-up = Continuer
games-take-up-sure = Passer à cette partie
games-take-up-replaces = Une autre partie est encore sur la table. Elle va dans les anciennes parties, où l’on peut la continuer.
games-open-another = Ouvrir une autre partie
games-again = Rejouer, même cadence
games-playing-now = sur la table
games-chart-extra = Hachuré{"\u00A0"}: joué en prolongation.

## Préférences

settings-look = Apparence
settings-theme = Thème
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé
settings-layout = Moitiés
settings-layout-automatic = Automatique
settings-face-to-face = Face à face
settings-side-by-side = Côte à côte
settings-exchanged = Blancs en haut ou à droite
settings-exchanged-hint = Aussi pour les gauchers
settings-signals = Signaux
settings-sound = Son
settings-volume = Volume
settings-vibration = Vibrer à chaque appui
settings-voice = Annoncer le zeitnot
settings-no-device = pas sur cet appareil
settings-try-out = Essayer
settings-low-time = Zeitnot dès
settings-low-time-name = { $low ->
    [automatic] Automatique
    [off] Jamais
    [ten-seconds] 10{"\u00A0"}s
    [twenty-seconds] 20{"\u00A0"}s
    [thirty-seconds] 30{"\u00A0"}s
   *[one-minute] 1{"\u00A0"}min
}
settings-data = Vos données
settings-data-hint = Les parties, vos cadences et ces préférences restent dans ce navigateur et ne sont envoyées nulle part. Une sauvegarde est un seul fichier.
settings-backup = Faire une sauvegarde
settings-restore = Restaurer une sauvegarde
settings-share-backup = Partager une sauvegarde
settings-show-codes = Afficher en codes
settings-read-codes = Lire des codes
settings-point-camera = Dirigez la caméra vers les codes de l’autre écran. Ses images ne sont pas gardées.
settings-codes-read = { $read } codes sur { $all }
settings-no-camera = Il n’y a pas de caméra, ou un autre programme l’utilise. Passez par un fichier.
settings-camera-refused = Le navigateur n’autorise pas la caméra. Autorisez-la dans les réglages de cette page, ou passez par un fichier.
settings-restoring = Restauration de la sauvegarde{"\u00A0"}: { $percent }{"\u202F"}%
settings-set-aside = Mis de côté
settings-set-aside-hint = Ces données n’ont pas pu être lues. Elles sont gardées sans changement.
settings-export-as-is = Exporter tel quel
settings-discard-sure = Supprimer pour de bon
settings-nothing-kept = Le navigateur n’enregistre rien ici{"\u00A0"}: les parties durent jusqu’à la fermeture de la page.
settings-look-hint = Clair, sombre ou contraste maximal
settings-clock = Pendule
settings-clock-hint = Disposition des moitiés sur la table
settings-signals-hint = Son, vibration, voix et zeitnot
settings-board-hint = Cases, pièces et lettres

## L'éditeur de cadences

make-title = Créer une cadence
make-problems = À corriger{"\u00A0"}:
make-modes = Mode
make-mode-name = { $mode ->
    [sudden-death] Temps seul
    [increment] Incrément
    [delay] Différé
    [bronstein] Bronstein
    [byo-yomi] Byo-yomi
    [canadian] Canadien
    [hourglass] Sablier
    [double-flag] Double drapeau
    [per-move] Par coup
   *[upcount] Chrono{"\u00AD"}mètre
}
make-mode-hint = { $mode ->
    [sudden-death] sans incrément
    [increment] + par coup
    [delay] attend d’abord
    [bronstein] rend le temps
    [byo-yomi] dernières périodes
    [canadian] blocs de coups
    [hourglass] change de mains
    [double-flag] pour la nulle
    [per-move] le même chaque fois
   *[upcount] sans drapeau
}
make-first = D’abord
make-then = Puis
make-minutes = min
make-seconds = s
make-moves = coups
make-add-period = Ajouter une période
make-remove-period = Enlever cette période
make-options = Options
make-same = La même pour les deux camps
make-first-bonus = Commencer avec le premier incrément, comme les pendules FIDE
make-first-bonus-hint = 60+30 commence à 1:00:30, comme d’habitude dans les tournois FIDE.
make-starts-in = Démarrage automatique dans
make-starts-in-hint = Des minutes, ou h:mm:ss. Laissez vide pour démarrer quand les Noirs appuient.
make-default-time = Délai de forfait
make-default-time-hint = minutes, ou h:mm:ss
make-freeze = À la chute d’un drapeau
make-freeze-usual = comme d’habitude dans ce mode
make-freeze-yes = les deux pendules s’arrêtent
make-freeze-no = les pendules continuent
make-noted = La chute compte
make-noted-auto = aussitôt
make-noted-auto-hint = Aussitôt{"\u00A0"}: un mat donné après la chute d’un drapeau ne compte pas, même si les pendules tournent encore.
make-noted-claim = quand on la réclame
make-order = Quand les deux sont tombés
make-order-shown = montrer lequel en premier
make-order-hidden = ne pas montrer
make-order-hidden-hint = Ne pas montrer{"\u00A0"}: les deux drapeaux ont le même aspect, et la partie continue (6.11). L’historique donne l’heure de chaque chute, mais ne décide de rien.
make-order-moot-hint = Ici, le premier drapeau arrête les deux pendules{"\u00A0"}: il n’en tombe pas de second, et il n’y a pas d’ordre à cacher.
make-flags-double = Avec le double drapeau, chaque chute compte aussitôt, dans l’ordre.
make-name = Nom
make-name-hint = Soirée du club
make-name-missing = Donnez-lui un nom pour l’enregistrer.
make-save-as = Enregistrer sous…
make-save = Enregistrer
make-play = Jouer
make-rule-gives = Donne, en secondes
make-rule-left = pour ce temps restant
make-decimal = ,
make-double-flag = Quand le temps principal est écoulé, le premier drapeau tombe et la prolongation commence{"\u00A0"}: assez pour tenir la partie, pas pour la gagner.
make-period = Période { $number }
make-part = { $part ->
    [time] { $mode ->
        [per-move] Temps pour chaque coup
       *[other] Temps
    }
    [end] Pour
    [moves] Coups
    [mode] Mode
    [bonus] { $mode ->
        [byo-yomi] Chaque période
        [canadian] Byo-yomi
        [delay] Différé
        [bronstein] Différé
        [double-flag] Bonus
       *[other] Incrément
    }
    [count] { $mode ->
        [canadian] Pour
       *[other] Périodes
    }
   *[extra] Prolongation
}
make-end-kind = { $kind ->
    [game] { $first ->
        [true] toute la partie
       *[false] le reste de la partie
    }
    [moves] { $last ->
        [true] un nombre de coups, répété
       *[false] un nombre de coups
    }
   *[time] jusqu’à la fin de son temps
}
make-is-same = { $same ->
    [true] la même pour les deux
   *[false] différente pour chaque camp
}
make-first-included = premier +{ SECONDS($bonus) } { $included ->
    [true] inclus
   *[false] après un appui
}
make-starts-after = démarre dans { SECONDS($wait) }
make-flag = { $noted ->
    [on-claim] la chute compte si on la réclame
   *[automatically] { $freeze ->
        [true] le drapeau arrête les deux pendules
       *[false] les pendules continuent après un drapeau
    }
}
make-rule-hint = { $rule ->
    [hybrid] Tout le bonus{"\u202F"}; près de la prolongation entière, la moitié de ce qui manque.
    [truncated] Tout le bonus, tronqué à la prolongation entière{"\u00A0"}: quand elle est entière, attendre ne coûte rien.
   *[linear] De moins en moins, régulièrement{"\u00A0"}: tout le bonus seulement quand il ne reste rien.
}
make-rule-figure = Ce que donne un appui
make-rule-point = {"\u202F"}; s’il reste { SECONDS($left) }, { TENTHS($gives) }

## Les touches de la pendule

keys-title = Clavier
keys-first-half = Appuyer sur la moitié de gauche ou du bas
keys-second-half = Appuyer sur la moitié de droite ou du haut
keys-pause = Arrêter et relancer
keys-press-focused = Appuyer sur la moitié ou le bouton actif
keys-undo = Annuler
keys-redo = Rétablir
keys-full-screen = Plein écran
keys-help = Cette page
keys-either = ou
keys-name = { $key ->
    [Space] Espace
    [Enter] Entrée
    [Escape] Échap
    [Home] Début
    [End] Fin
    [Shift] Maj
   *[other] { $key }
}

## Le sens d'une cadence, en phrases entières

sentence-both = Chaque joueur a { $control }.
sentence-sides = Les Blancs ont { $white }. Les Noirs ont { $black }.
sentence-first-increment = Le premier incrément vient avec le premier appui.
sentence-on-claim = La chute d’un drapeau compte quand on la réclame.
sentence-flag-stops = Le premier drapeau arrête les deux pendules.
sentence-runs-on = Les pendules continuent après un drapeau.
sentence-starts = La pendule des Blancs démarre automatiquement{"\u202F"}; un joueur qui n’est pas là à ce moment perd par forfait.
sentence-starts-later = La pendule des Blancs démarre automatiquement{"\u202F"}; un joueur qui n’est pas là { $later } plus tard perd par forfait.

## Une cadence : ses périodes, et ce qui les sépare

control-then = ,{" "}puis{" "}
control-then-other = {"\u202F"};{" "}puis{" "}
control-shared = , +{ EXACT($bonus) } à chaque coup

## À quoi sert le temps d'une période

span-repeated = { $n ->
    [1] {" "}pour chaque coup
   *[other] {" "}tous les { $n } coups
}
span-moves = { $n ->
    [one] {" "}pour { $n } coup
   *[other] {" "}pour { $n } coups
}
span-time = , et dès que le temps d’un joueur est écoulé, la période suivante commence pour les deux
span-rest = {" "}pour le reste
span-game = {" "}pour la partie

## Une période

period-no-time = 0{"\u00A0"}min de temps principal
period-main = { $time }{ $span }, puis{" "}
period-sudden-death = { $time }{ $span }
period-increment = { $time }{ $span }, +{ EXACT($bonus) } à chaque coup
period-delay = { $time }{ $span }, et la pendule attend { EXACT($delay) } avant chaque coup
period-bronstein = { $time }{ $span }, et récupère après chaque coup le temps utilisé, jusqu’à { EXACT($delay) }
period-byo-yomi = { $count ->
    [one] { $count } période de { EXACT($each) }, perdue seulement une fois épuisée
   *[other] { $count } périodes de { EXACT($each) }, chacune perdue seulement une fois épuisée
}
period-canadian = { $n ->
    [1] { EXACT($time) } pour chaque coup
   *[other] { EXACT($time) } tous les { $n } coups
}
period-hourglass = { $time }, et ce que l’un utilise, l’autre le gagne
period-upcount = { $time }, puis la pendule compte en montant{"\u202F"}; aucun drapeau ne tombe
period-double-flag = { $time }{ $span }, puis { EXACT($extra) } de prolongation pour tenir la nulle, +{ EXACT($bonus) } à chaque coup{ $rule ->
    [truncated] {""}
   *[other] {" "}(moins s’il en reste beaucoup)
}, au plus { EXACT($extra) }
period-each-of = { $n ->
    [one] { $time } pour { $n } coup
   *[other] { $time } pour chacun des { $n } coups
}
period-each = { $time } pour chaque coup
