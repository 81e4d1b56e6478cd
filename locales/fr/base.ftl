## Boutons et lieux

common-back = Retour
common-close = Fermer
common-clock = Pendule
common-home = Accueil
common-settings = Préfé{"\u00AD"}rences
common-learn = Apprendre
common-embed = Intégrer
common-not-found = Cette page n’existe pas. Voici la page d’accueil.
# Between a label and what it is the label of.
common-colon = {"\u00A0"}:{" "}

## Camps, résultats et raisons

names-color = { $color ->
    [white] Blancs
   *[black] Noirs
}
names-result = { $result ->
    [win] { $winner ->
        [white] Les Blancs gagnent
       *[black] Les Noirs gagnent
    }
    [draw] Nulle
   *[both-lose] Les deux perdent
}
names-outcome = { $reason ->
    [checkmate] { names-result } par mat
    [resignation] { names-result } par abandon
    [flag] { names-result } au temps
    [flag-without-mate] { names-result }{"\u00A0"}: drapeau tombé, mais mat impossible
    [stalemate] { names-result } par pat
    [dead-position] { names-result }{"\u00A0"}: position morte
    [agreement] { names-result } par accord mutuel
    [repetition] { names-result } par triple répétition
    [fivefold-repetition] { names-result } par quintuple répétition
    [fifty-moves] { names-result } par la règle des 50 coups
    [seventy-five-moves] { names-result } par la règle des 75 coups
    [illegal-moves] { $result ->
        [draw] Nulle{"\u00A0"}: deuxième coup illégal, mais l’adversaire ne peut plus gagner
       *[other] { names-result }{"\u00A0"}: deuxième coup illégal
    }
    [absence] { $result ->
        [both-lose] Les deux perdent{"\u00A0"}: aucun n’était là à temps
       *[other] { names-result }{"\u00A0"}: l’adversaire n’était pas là à temps
    }
    [arbiter] { names-result }{"\u00A0"}: décision de l’arbitre
    [first-flag-claim] { names-result }{"\u00A0"}: réclamation après un premier drapeau
    [both-first-flags] { names-result }{"\u00A0"}: temps principal écoulé des deux côtés
    [extra-time] { names-result }{"\u00A0"}: prolongation écoulée
    [mate-on-extra-time] { names-result }{"\u00A0"}: un mat en prolongation ne fait que nulle
   *[unstated] { names-result }
}
names-pieces = R D T F C 0

## Les temps, comme on les dit

spoken-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
spoken-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
spoken-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
spoken-none = aucun temps
spoken-over = { $time } au-delà
spoken-running = { $time }, en marche

## L'accueil

home-ways = Et aussi
home-start = Démarrer { $control }
home-first-included = , premier inclus
home-go-on = Continuer
home-controls = Cadences
home-rate = { $rate ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Rapide
   *[classical] Classique
}
home-all = Toutes
home-all-hint = les cadences
home-correspondence = Correspon{"\u00AD"}dance
home-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
home-games-hint = Vos parties par correspondance en Triple Block (ICCF) seront ici, la prochaine échéance en premier.
home-nothing-due = Aucune pendule ne tourne.
home-my-move = À vous de jouer
home-waiting-since = Attente depuis le { $day }
home-not-compared = Temps inconnu
home-check = À vérifier sur le serveur
home-add-game = Saisir une partie
home-bring = Importer un fichier
home-board = Coups et pendule ensemble
home-board-goes-on = La partie continue ici
home-learn = Les règles, pendule en main
home-kept = { $n } sur cet appareil

## La face de la pendule

face-press-to-start = { $begins ->
    [white] Démarrer la pendule des Blancs
   *[black] Démarrer la pendule des Noirs
}
face-waits-for-start = L’adversaire démarre votre pendule
face-tap-when-here = Appuyer en arrivant
face-is-here = Vous êtes là
face-are-here = { $white ->
    [true] { $black ->
        [true] Les deux sont là
       *[false] Les Blancs sont là
    }
   *[false] { $black ->
        [true] Les Noirs sont là
       *[false] {""}
    }
}
face-starts-in = Pendule des Blancs dans { $digits }
face-here = Je suis là
face-put-off = Reporter le début
face-pause = Pause
face-menu = Menu
face-change-control = Cadence
face-first-included = premier +{ SECONDS($bonus) } inclus
face-full-screen = Plein écran
face-leave-full-screen = Quitter le plein écran
face-swap-view = Blancs de l’autre côté
face-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
face-moves-to-go = encore { $n }
face-period = période { $i } sur { $n }
face-delay = différé
face-total = { $digits } pour ce coup
face-byo-yomi = { $n } × { $digits }
face-byo-yomi-last = dernière période
face-byo-yomi-running = { $n ->
    [one] encore { $n } période
   *[other] encore { $n } périodes
}
face-canadian = { $n ->
    [one] { $n } coup en { $digits }
   *[other] { $n } coups en { $digits }
}
face-canadian-running = { $n ->
    [one] encore { $n } coup
   *[other] encore { $n } coups
}
face-overtime = byo-yomi
face-low = Zeitnot
face-flag-fell = { $side ->
    [white] Drapeau des Blancs tombé
   *[black] Drapeau des Noirs tombé
}
face-flag-first = Drapeau tombé en premier
face-flag-second = Drapeau tombé en second
face-flag-down = Drapeau tombé
face-claim-flag = Réclamer la chute du drapeau
face-note-flag = Constater la chute du drapeau
face-following = Cette partie se joue dans un autre onglet. Celui-ci ne fait que la montrer.
face-take-over = Jouer ici
face-say-half = { $name }, { $own }{"\u202F"}; adversaire { $theirs }
face-say-left = { $side ->
    [white] Blancs{"\u00A0"}: { $left }
   *[black] Noirs{"\u00A0"}: { $left }
}
face-say-flag = { $side ->
    [white] Drapeau des Blancs
   *[black] Drapeau des Noirs
}
face-say-first-flag = { $side ->
    [white] Premier drapeau des Blancs
   *[black] Premier drapeau des Noirs
}
face-extra-time = prolon{"\u00AD"}gation
face-draw-only = Prolon{"\u00AD"}gation · pour la nulle
face-press-gives = +{ TENTHS($gives) } en appuyant
face-flag-main-time = Temps principal écoulé
face-flag-extra-time = Prolon{"\u00AD"}gation écoulée
face-say-byo-yomi = { $n ->
    [1] dernière période
   *[other] encore { $n } périodes
}
mode-on-face = { $mode ->
    [increment] +{ SECONDS($time) } par coup
    [delay] différé de { SECONDS($time) }
    [bronstein] rend jusqu’à { SECONDS($time) }
    [byo-yomi] { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [one] { $n } coup en { SECONDS($time) }
       *[other] { $n } coups en { SECONDS($time) }
    }
    [hourglass] sablier
    [per-move] pour chaque coup
    [double-flag] puis { SECONDS($time) } pour la nulle
    [upcount] {""}
   *[sudden-death] {""}
}

## Le panneau entre les moitiés

panel-stopped = { $side ->
    [white] Trait aux Blancs
   *[black] Trait aux Noirs
}
panel-fallen = { $side ->
    [white] Drapeau des Blancs tombé
   *[black] Drapeau des Noirs tombé
}
panel-order-unknown = Les deux drapeaux sont tombés, et personne ne sait lequel en premier{"\u00A0"}: la partie continue (6.11).
panel-put-off = Le début est reporté
panel-ready = Pas commencée
panel-resume = Relancer
panel-result = Résultat
panel-rematch-short = Revanche
panel-rejection = { $rejection ->
    [opponent-starts] C’est l’autre camp qui démarre cette pendule.
    [not-your-clock] C’est l’autre pendule qui tourne.
    [is-stopped] Les pendules sont arrêtées.
    [not-running] Aucune pendule ne tourne.
    [is-running] Arrêtez d’abord les pendules.
    [flag-has-fallen] Un drapeau est tombé. Corrigez les temps, annulez, ou terminez la partie.
    [no-flag-has-fallen] Aucun drapeau n’est tombé{"\u00A0"}: rien à réclamer.
    [order-unknown] Les deux drapeaux sont tombés dans un ordre inconnu{"\u00A0"}: la partie continue (6.11).
    [not-both-flags] Il faut pour cela que les deux drapeaux soient tombés, dans un ordre inconnu.
    [away-undecided] Décidez d’abord si le temps d’inactivité compte.
    [not-away] L’appareil n’était pas inactif.
    [too-early-for-absence] Le délai de forfait n’est pas encore écoulé.
    [no-scheduled-start] Aucun début n’est prévu.
    [is-present] Ce joueur est arrivé à temps.
    [no-draw-to-claim] Il n’y a pas de nulle à réclamer.
    [not-in-this-mode] Le double drapeau s’en passe.
    [no-increment] Ni le sablier ni un temps fixe par coup n’admettent d’incrément.
    [out-of-range] Cette pendule ne peut pas afficher ce temps.
    [has-ended] La partie est terminée. Annulez sa fin pour continuer.
    [nothing-to-undo] Il n’y a rien à annuler.
   *[nothing-to-redo] Il n’y a rien à rétablir.
}

## Démarrer une cadence

controls-replaces-link = Une partie est encore sur la table. Démarrer { $control }{"\u202F"}? Ce qui a été joué dans l’autre reste dans les anciennes parties, où l’on peut la continuer.
controls-replaces-end = Démarrer la nouvelle partie
controls-bad-link = La cadence du lien n’est pas utilisable. { $text }
controls-brief-link = Lien vers { $control }{"\u00A0"}: pause pour décider
controls-brief-bad-link = La cadence du lien est illisible

## Une cadence en quelques mots

tile-odds = Handicap
tile-hourglass = Sablier
tile-versus = Blancs { $white }, Noirs { $black }
tile-then = puis{" "}
tile-then-again = puis{" "}
tile-hours = { $n } h
tile-moves-in = { $moves ->
    [one] { $moves } coup en { $time }
   *[other] { $moves } coups en { $time }
}
extra-besides = { $mode ->
    [increment] +{ SECONDS($time) } par coup
    [delay] attend { SECONDS($time) } avant chaque coup
    [bronstein] rend jusqu’à { SECONDS($time) } (Bronstein)
    [byo-yomi] puis { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [1] puis { SECONDS($time) } pour chaque coup
       *[other] puis { SECONDS($time) } tous les { $n } coups
    }
    [hourglass] ce que l’un utilise, l’autre le gagne
    [per-move] pour chaque coup
    [double-flag] puis { SECONDS($time) } pour la nulle
    [upcount] puis chronomètre, sans drapeau
   *[sudden-death] {""}
}

## Les anciennes parties

games-title = Anciennes parties
games-versus = { $white }{"\u00A0"}– { $black }
games-unknown = sans nom

## Le programme et ses licences

about-title = À propos
about-local = Zeitnot fonctionne sans réseau et n’envoie rien{"\u00A0"}: tout ce que vous saisissez reste sur cet appareil.
about-licence = Zeitnot est un logiciel libre sous licence GNU General Public License, version 3 ou ultérieure. La police est Barlow (SIL Open Font License).
about-licences = Licences des bibliothèques
about-translation = Aucune personne de langue maternelle française n’a encore relu ces textes. Dans le code source, docs/translating.md dit comment les corriger.

language-title = Langue
language-missing = { $name } n’est pas encore sur cet appareil. Cette langue arrivera à votre prochaine visite en ligne.

## La page de l'échiquier, pour les pages sans échiquier

board-title = Échiquier
refusal-act = { $why ->
    [illegal-move] Ce coup est illégal.
    [not-on-move] C’est la pendule de l’autre camp qui tourne.
    [not-started] La partie n’a pas encore commencé.
    [press-first] Appuyez d’abord sur la pendule{"\u00A0"}: le coup n’est pas achevé.
    [move-presses] C’est le coup qui actionne la pendule.
    [no-move-made] Jouez d’abord un coup sur l’échiquier.
    [nothing-to-take-back] Il n’y a pas de coup à reprendre.
    [no-offer] Il n’y a pas de proposition de nulle à laquelle répondre.
    [offer-stands] La nulle a déjà été proposée.
    [no-claim] La position ne permet pas cette réclamation.
    [position-is-gone] Cette position n’est plus dans la partie.
   *[clock] { panel-rejection }
}

## Comment les parties sont gardées

keep-unsaved = { $why ->
    [full] Le stockage du navigateur est plein. Vos saisies ne sont gardées que jusqu’à la fermeture de cette page{"\u00A0"}: faites une sauvegarde maintenant.
    [absent] Le stockage du navigateur a disparu. Vos saisies ne sont gardées que jusqu’à la fermeture de cette page{"\u00A0"}: faites une sauvegarde maintenant.
   *[refused] Le navigateur refuse d’enregistrer. Vos saisies ne sont gardées que jusqu’à la fermeture de cette page{"\u00A0"}: faites une sauvegarde maintenant.
}
keep-nearly-full = { $percent }{"\u202F"}% du stockage que le navigateur accorde à Zeitnot sont utilisés. Une sauvegarde met vos parties à l’abri.
keep-backup = Faire une sauvegarde
keep-table-stays = La sauvegarde contient la partie sur la table avec d’autres coups. La version jouée ici reste sur la table{"\u202F"}; l’autre est dans «{"\u00A0"}Anciennes parties{"\u00A0"}».
keep-table-went-on = La partie sur la table continuait dans la sauvegarde{"\u202F"}; elle en est maintenant au même point.

## Chargement et nouvelles versions

update-ready = Une nouvelle version de Zeitnot est prête.
update-restart = Redémarrer maintenant
update-loading = Chargement
update-not-loaded = Cette page n’a pas pu être chargée. Vérifiez la connexion et réessayez.
update-damaged = Un fichier de cette page est endommagé sur cet appareil. Vos parties sont intactes. Connectez-vous au réseau et réessayez{"\u00A0"}: il sera remplacé.
update-try-again = Réessayer
update-gone = Cette page demande la nouvelle version de Zeitnot.

## Erreurs d'enregistrement et de lecture

faults-absent = Ce navigateur ne laisse rien enregistrer à Zeitnot. La pendule fonctionne{"\u202F"}; les parties sont perdues à la fermeture de la page.
faults-full = Le stockage du navigateur est plein. La pendule continue de tourner, mais cette partie n’est pas enregistrée. Supprimez d’anciennes parties, ou faites une sauvegarde.
faults-of-kind = { $kind ->
    [game] Cette partie
    [settings] Les préférences
    [presets] Vos propres cadences
    [progress] Votre progression dans les leçons
    [correspondence] Les parties par correspondance
   *[study] Vos analyses
}
faults-no-room = { $kind ->
    [game] Le stockage du navigateur est plein. { faults-of-kind } n’est pas enregistrée.
    [progress] Le stockage du navigateur est plein. { faults-of-kind } n’est pas enregistrée.
   *[other] Le stockage du navigateur est plein. { faults-of-kind } ne sont pas enregistrées.
}
faults-game-refused = Le navigateur a refusé d’enregistrer. La pendule continue, sans enregistrement.
faults-refused = { $kind ->
    [game] Le navigateur a refusé d’enregistrer. { faults-of-kind } n’a pas été enregistrée.
    [progress] Le navigateur a refusé d’enregistrer. { faults-of-kind } n’a pas été enregistrée.
   *[other] Le navigateur a refusé d’enregistrer. { faults-of-kind } n’ont pas été enregistrées.
}
faults-not-saved = { $fault ->
    [store] { $why ->
        [absent] { faults-absent }
        [full] { $kind ->
            [game] { faults-full }
           *[other] { faults-no-room }
        }
       *[refused] { $kind ->
            [game] { faults-game-refused }
           *[other] { faults-refused }
        }
    }
    [stale] { $kind ->
        [game] { faults-of-kind } a été modifiée dans un autre onglet. Rechargez pour voir ce qu’il a enregistré.
        [progress] { faults-of-kind } a été modifiée dans un autre onglet. Rechargez pour voir ce qu’il a enregistré.
        [correspondence] Un autre onglet a modifié les parties par correspondance. Votre dernière saisie ici n’a pas été enregistrée.
       *[other] { faults-of-kind } ont été modifiées dans un autre onglet. Rechargez pour voir ce qu’il a enregistré.
    }
    [newer-version] { $kind ->
        [game] { faults-of-kind } a été enregistrée par un Zeitnot plus récent. Chargez la version plus récente, ou exportez ce qui est mis de côté.
        [progress] { faults-of-kind } a été enregistrée par un Zeitnot plus récent. Chargez la version plus récente, ou exportez ce qui est mis de côté.
       *[other] { faults-of-kind } ont été enregistrées par un Zeitnot plus récent. Chargez la version plus récente, ou exportez ce qui est mis de côté.
    }
   *[no-number-left] { $kind ->
        [game] { faults-of-kind } ne peut pas être enregistrée{"\u00A0"}: le numéro du dernier enregistrement est le plus grand possible. Faites une sauvegarde.
        [progress] { faults-of-kind } ne peut pas être enregistrée{"\u00A0"}: le numéro du dernier enregistrement est le plus grand possible. Faites une sauvegarde.
       *[other] { faults-of-kind } ne peuvent pas être enregistrées{"\u00A0"}: le numéro du dernier enregistrement est le plus grand possible. Faites une sauvegarde.
    }
}
faults-overtaken = { $n ->
    [one] Un autre onglet a modifié cette partie. Votre dernière action ici n’en fait pas partie.
   *[other] Un autre onglet a modifié cette partie. Vos { $n } dernières actions ici n’en font pas partie.
}
faults-no-lock = Le navigateur ne dit pas si un autre onglet joue cette partie. Fermez les autres onglets de Zeitnot et jouez dans celui-ci.
faults-not-loaded = { $fault ->
    [store] { $error ->
        [absent] { faults-absent }
       *[other] Les données enregistrées dans ce navigateur n’ont pas pu être lues.
    }
    [newer-version] Un Zeitnot plus récent a enregistré quelque chose ici. Rien n’y est changé.
   *[set-aside] { $kept ->
        [some] «{"\u00A0"}{ $place }{"\u00A0"}» { unreadable-why }. Mis de côté sans changement.
       *[none] «{"\u00A0"}{ $place }{"\u00A0"}» { unreadable-why }. Laissé en place.
    }
}
faults-several-set-aside = Illisibles, et mis de côté sans changement{"\u00A0"}: { $places }.
faults-overtaken-waiting = Pendant l’attente de place, un autre onglet a enregistré quelque chose de plus récent{"\u00A0"}: { $places }. Ce qui avait été saisi ici est mis de côté sans changement.
faults-set-aside-link = Voir ce qui est mis de côté
faults-awake = L’écran peut s’éteindre{"\u00A0"}: cet appareil ne laisse pas Zeitnot le garder allumé.

## Pourquoi des données sont illisibles

unreadable-why = { $why ->
    [envelope] { $unreadable ->
        [not-ours] ne vient pas de Zeitnot
        [truncated] s’arrête avant la fin
        [checksum] contient des données endommagées
       *[newer-version] vient d’un Zeitnot plus récent
    }
    [migration] { unreadable-unclear }
   *[contents] { unreadable-unclear }
}
unreadable-unclear = est incompréhensible

## La deuxième copie des données

second-lost = La deuxième copie de vos parties ne peut plus être écrite. Si le navigateur est fermé de force, la dernière minute peut être perdue.

## La même chose en bref, pour la barre d'une pendule en marche

brief-one-copy = Une seule copie gardée

## Durées

length-none = 0{"\u00A0"}s
length-days = j
length-decimal = ,
length-hours = { $n } h
length-minutes = { $n } min
length-seconds = { $seconds } s
