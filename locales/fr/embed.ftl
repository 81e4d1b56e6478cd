## La pendule intégrée

clock-label = Pendule d’échecs
clock-open = Ouvrir dans Zeitnot
clock-press-to-start = { $begins ->
    [white] Démarrer la pendule des Blancs
   *[black] Démarrer la pendule des Noirs
}
clock-waits-for-start = L’adversaire démarre votre pendule
clock-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
clock-moves-to-go = encore { $n }
clock-period = période { $i } sur { $n }
clock-delay = différé
clock-byo-yomi = { $n ->
    [1] dernière période
   *[other] encore { $n } périodes
}
clock-canadian = { $n ->
    [one] encore { $n } coup
   *[other] encore { $n } coups
}
clock-low = Zeitnot
clock-draw-only = Prolon{"\u00AD"}gation · pour la nulle
clock-press-gives = +{ $gives } en appuyant
clock-flag = Drapeau tombé
clock-flag-first = Drapeau tombé en premier
clock-flag-second = Drapeau tombé en second
clock-flag-main-time = Temps principal écoulé
clock-flag-extra-time = Prolon{"\u00AD"}gation écoulée
clock-pause = Pause
clock-resume = Relancer
clock-new-game = Nouvelle partie
clock-turn = Blancs de l’autre côté
clock-full-screen = Plein écran
clock-claim-draw = Réclamer la nulle
clock-claim-hold = maintenir appuyé
clock-claim-again = Encore une fois
clock-stopped = { $side ->
    [white] Arrêt, trait aux Blancs
   *[black] Arrêt, trait aux Noirs
}
clock-flag-fell = { $side ->
    [white] Drapeau des Blancs tombé
   *[black] Drapeau des Noirs tombé
}
clock-first-flag-fell = { $side ->
    [white] Premier drapeau des Blancs tombé
   *[black] Premier drapeau des Noirs tombé
}
clock-wins = { $side ->
    [white] Les Blancs gagnent
   *[black] Les Noirs gagnent
}
clock-draw = Nulle{"\u00A0"}: aucun mat possible
clock-drawn = Nulle
clock-away = { $side ->
    [white] L’appareil était inactif{"\u00A0"}: { $time }. La pendule des Blancs tournait.
   *[black] L’appareil était inactif{"\u00A0"}: { $time }. La pendule des Noirs tournait.
}
clock-count-away = Compter
clock-ignore-away = Ne pas compter
clock-left = { $side ->
    [white] Blancs{"\u00A0"}: { $left }
   *[black] Noirs{"\u00A0"}: { $left }
}
clock-say-half = { $side ->
    [white] Blancs, { $own }{"\u202F"}; adversaire { $theirs }
   *[black] Noirs, { $own }{"\u202F"}; adversaire { $theirs }
}
clock-color = { $side ->
    [white] Blancs
   *[black] Noirs
}
clock-wins-on-time = { $side ->
    [white] Les Blancs gagnent au temps
   *[black] Les Noirs gagnent au temps
}
clock-wins-on-extra-time = { $side ->
    [white] Les Blancs gagnent{"\u00A0"}: prolongation des Noirs écoulée
   *[black] Les Noirs gagnent{"\u00A0"}: prolongation des Blancs écoulée
}
clock-both-main-times = Nulle{"\u00A0"}: temps principal écoulé des deux côtés
clock-draw-claimed = Nulle{"\u00A0"}: réclamation après un premier drapeau
clock-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
clock-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
clock-no-time = aucun temps
clock-running = { $time }, en marche
clock-tenths = { $whole },{ $tenth } s

## Erreurs dans l'adresse d'une vue intégrée

address-cannot-show = Ceci ne peut pas être affiché.
address-no-game = control{"\u00A0"}: aucune partie ne peut se jouer ainsi.
address-problem = { $place }{"\u00A0"}: { $what }
address-itself = adresse
address-too-long = au plus { $most } octets sont lus.
address-escape = % doit être suivi de deux chiffres hexadécimaux, en UTF-8.
address-twice = donné deux fois, avec deux valeurs.
address-not-one-of = utilisez l’un de ceux-ci{"\u00A0"}: { $names }.
address-not-whole = utilisez un nombre entier de { $least } à { $most }.
address-not-size = utilisez s, m, l ou un nombre de pixels.
address-not-tag = utilisez le code d’une langue, comme en ou fr.
address-not-name = utilisez des minuscules, des chiffres et des traits d’union.
address-missing = absent.
address-excludes = { $other } est donné aussi, et un seul des deux peut être affiché.
address-control = control{"\u00A0"}: à partir du caractère { $at }, ce n’est pas une cadence. Utilisez la notation de Zeitnot, comme 15+10, 90/40+30, 30+30 ou 3 d2.
