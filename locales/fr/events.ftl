## La liste des tournois

list-title = Tournois
list-none = Vos tournois seront listés ici. Commencez par celui que vous jouez.
list-none-what-1 = Un tournoi ou un match en Triple Block{"\u00A0"}: toutes ses parties ont le même début, la même fin et les trois mêmes blocs de temps.
list-none-what-2 = Son organisateur les a choisis et communiqués à chaque joueur. Saisissez-les une fois{"\u202F"}; toutes les échéances de vos parties en découlent.
list-none-what-3 = Quelqu’un vous a envoyé un lien vers un tournoi{"\u202F"}? Ouvrez-le, et tout est rempli.
list-new = Ajouter un tournoi
list-archived = Afficher les archivés ({ $n })
list-only-archived = Tous vos tournois sont archivés.
list-is-archived = archivé
list-games = { $n ->
    [0] pas encore de parties
    [one] { $n } partie
   *[other] { $n } parties
}
list-next = Prochain coup avant le { $at }
list-not-begun = Tournoi pas commencé
list-running = Tournoi en cours
list-over = Tournoi fini
list-missing = Ce tournoi n’est pas sur cet appareil.

## Le formulaire d'un tournoi

form-title-new = Ajouter un tournoi
form-title-edit = Modifier le tournoi
form-place = { $field ->
    [name] Nom
    [start] Début officiel
    [days] Durée
    [clock] Pendule
    [increment] Incrément
    [bank] Banque
    [moves] Coups avec incrément
    [protection] Quand tout le temps est épuisé
    [captain] Transfert du capitaine
   *[zone] Fuseau horaire du serveur
}
form-faults = { $n ->
    [one] { $n } chose à corriger{"\u00A0"}:
   *[other] { $n } choses à corriger{"\u00A0"}:
}
form-name-hint = par exemple WC46/SF7
form-zone-hint = Ses horodatages sont lus dans ce fuseau. UTC, ou un lieu comme Europe/Berlin.
form-days-hint = 302 jours ou plus pour compter pour le classement.
form-days-unit = jours
form-years = { $years ->
    [one] environ { $years }{"\u00A0"}an
   *[other] environ { $years }{"\u00A0"}ans
}
form-common = Durées habituelles
form-blocks = Les trois blocs
form-offer = { $kind ->
    [listed] Selon le tableau{"\u00A0"}:
    [published] Comme annoncé{"\u00A0"}:
   *[exact] Selon la formule{"\u00A0"}:
} { sheet-whole-days }
form-offer-fits = Les règles parlent d’une durée maximale souhaitée, et le tableau donne des durées{"\u00A0"}: { sheet-whole-days } est la plus longue qui tienne dans { $wanted }{"\u00A0"}jours. La fin vient { $sooner ->
    [one] { $sooner }{"\u00A0"}jour
   *[other] { $sooner }{"\u00A0"}jours
} plus tôt.
form-offer-printed = Le tableau indique cette banque.
form-offer-published = Cette banque est celle d’un tournoi annoncé de 302 jours, et celle que donne la formule.
form-offer-exact = La moitié de { sheet-whole-days } pour chaque joueur{ $short ->
    [true] . Le tableau commence à 302 jours.
   *[false] {"\u00A0"}: ce qu’en laissent pendule et incréments est la banque. Le tableau n’a pas de telle banque{"\u202F"}; demandez donc si le serveur la donne.
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
form-own = Selon l’annonce
form-own-why = Remplissez n’importe lequel des trois ci-dessous. Seul compte ce qui a été annoncé.
form-blocks-by = { $kind ->
    [listed] selon le tableau
    [published] comme annoncé
   *[exact] selon la formule
}
form-blocks-own = les vôtres
form-length-hint = S’écrit 50{"\u00A0"}j, 82,5 (jours) ou 1{"\u00A0"}j 20:00:00.
form-end = Fin, à la seconde
form-end-unknown = Début et durée donnent la fin, à la seconde.
form-differs = Ensemble, { $by } { $more ->
    [true] de plus
   *[false] de moins
} que la durée du tournoi.
form-unrated = Le tournoi le plus court qui compte pour le classement dure 302 jours. Celui-ci ne peut pas compter.
form-rules = Règles
form-rules-by = { $edition ->
    [current] actuelles
   *[older] anciennes
} · { $refill ->
    [automatic] la banque recharge après chaque coup
   *[increment-only] banque à la main
}{ $protection ->
    [none] {""}
    [sudden-death] {" "}· protection SDP
   *[guaranteed-time] {" "}· temps garanti
}
form-edition = Version des règles
form-edition-name = { $edition ->
    [current] Actuelle
   *[older] Ancienne
}
form-edition-why = { $edition ->
    [current] La protection contre la mort subite et les transferts des capitaines sont provisoirement suspendus{"\u00A0"}: désactivés, sauf si vous les activez.
   *[older] Le temps garanti peut être choisi, et les capitaines peuvent transférer du temps.
}
form-refill = Après chaque coup
form-refill-name = { $refill ->
    [automatic] La banque recharge la pendule
   *[increment-only] L’incrément seul
}
form-refill-why = { $refill ->
    [automatic] La lecture habituelle du point (d) des règles{"\u00A0"}: après chaque coup, la pendule est rechargée automatiquement, depuis la banque.
   *[increment-only] Comme le décrit la page d’une fédération{"\u00A0"}: la pendule reçoit l’incrément, et la banque se déplace à la main. Tant qu’aucune partie n’a été comparée avec son serveur, la plus proche des deux échéances est montrée aussi.
}
form-protection-name = { $protection ->
    [none] Rien{"\u00A0"}: la pendule arrive à zéro
    [sudden-death] Protection mort subite (SDP){"\u00A0"}: { sheet-whole-days }
   *[guaranteed-time] Temps garanti (GT){"\u00A0"}: 3 jours
}{ $suspended ->
    [true] {" "}(provisoirement suspendu)
   *[false] {""}
}
form-protection-why = { $protection ->
    [none] {""}
   *[other] { $protection ->
        [sudden-death] Protection contre la mort subite (SDP)
       *[other] Temps garanti
    }{"\u00A0"}: après le coup { $moves }, avec une banque vide, une pendule qui montre moins après un coup est remise à { sheet-whole-days }, jusqu’à la fin de la partie.
}
form-suspended = provisoirement suspendu dans le texte actuel
form-team-and-note = Équipes, note
form-team-by = { $team ->
    [true] { $note ->
        [true] tournoi par équipes, une note
       *[false] tournoi par équipes
    }
   *[false] { $note ->
        [true] une note
       *[false] non
    }
}
form-team = Tournoi par équipes
form-team-why = Les capitaines peuvent mettre un remplaçant ou un successeur à un échiquier.
form-captain = Les capitaines peuvent transférer du temps
form-captain-why = De la banque d’un joueur à la pendule du même joueur, et seulement avec un remplacement ou une succession.
form-moves-hint = 50 selon les règles. Comptent les coups joués par chaque joueur.
form-note = Votre note
form-note-hint = Reste ici{"\u00A0"}: elle n’est pas dans le lien.
form-add = Ajouter le tournoi
form-save = Enregistrer le tournoi
form-deadlines = { $n ->
    [one] Change l’échéance de { $n } partie.
   *[other] Change les échéances de { $n } parties.
}
form-changes = { $n ->
    [one] Ceci change { $n } partie{"\u00A0"}:
   *[other] Ceci change { $n } parties{"\u00A0"}:
}
form-changes-save = Enregistrer avec ces changements
form-changes-back = Changer autre chose
form-shared = Quelqu’un a partagé ce tournoi. Ajoutez-le, et saisissez-y vos parties.
form-shared-add = Ajouter ce tournoi
form-shared-edit = Modifier avant d’ajouter
form-shared-wrong = { $n ->
    [one] Ce lien est endommagé. Il contient { $n } erreur{"\u00A0"}:
   *[other] Ce lien est endommagé. Il contient { $n } erreurs{"\u00A0"}:
}
form-shared-rest = Redemandez le lien. Ce qui a pu être lu est rempli ci-dessous.

## Ce qui ne va pas dans un champ du formulaire

field-fault = { $fault ->
    [number] Saisissez un nombre entier.
    [no-start] Saisissez quand le tournoi commence.
    [unknown-zone] Ce navigateur ne connaît pas ce fuseau. Saisissez UTC, ou un lieu comme Europe/Berlin.
    [length] { $length ->
        [empty] Saisissez une durée, comme 50{"\u00A0"}j{"\u202F"}; 0 pour aucune.
        [shape] Saisissez une durée, comme 50{"\u00A0"}j, 82,5 ou 1{"\u00A0"}j 20:00:00.
       *[range] Saisissez une durée de zéro ou plus.
    }
   *[event] { field-event }
}
field-event = { $why ->
    [name] Saisissez un nom de 1 à 100 caractères.
    [start] Saisissez un début entre 1970 et 9000.
    [days] Saisissez de 1 à 9999 jours.
    [clock] Une pendule montre plus de zéro et au plus 50 jours.
    [bank] Une banque a de 0 à 9999 jours.
    [increment] Un incrément est de 0 à 50 jours.
    [increment-moves] Saisissez de 0 à 500 coups.
    [protection] La protection contre la mort subite est de 1 à 5 jours.
    [captain-without-team] Seuls les capitaines d’un tournoi par équipes transfèrent du temps{"\u00A0"}: faites-en un, ou désactivez ceci.
   *[zone] Saisissez un fuseau{"\u00A0"}: UTC, ou un lieu comme Europe/Berlin.
}

## Ce qu'un changement du tournoi fait à une de ses parties

change-conflict = L’entrée du { $at } n’est plus valable. { $why } Rien n’est supprimé{"\u00A0"}: la partie en reste à l’état d’avant cette entrée, jusqu’à ce que l’un des deux soit corrigé.
change-lost = La pendule serait arrivée à zéro le { $at }.
change-saved = La pendule ne serait pas arrivée à zéro.
change-deadline = La pendule arrive à zéro le { $to } au lieu du { $from }.
change-accounts = { $side ->
    [white] Blancs
   *[black] Noirs
}{"\u00A0"}: pendule { $clock } → { $clock-after }, banque { $bank } → { $bank-after }.
change-increments = { $side ->
    [white] Blancs
   *[black] Noirs
}{"\u00A0"}: coups qui apportent encore l’incrément{"\u00A0"}: { $moves } → { $after }.
change-fits = Ses entrées s’accordent de nouveau avec le tournoi.

## Ce qui ne va pas dans un lien vers un tournoi

link-fault = { $fault ->
    [too-long] Il est plus long que tout lien vers un tournoi.
    [missing] { $part ->
        [end] Il a été coupé{"\u00A0"}: sa fin manque.
       *[other] { link-part }
    }
    [unreadable] { link-part }
    [twice] { link-part }
    [end] Sa fin ne correspond pas à son début et à sa durée{"\u00A0"}: quelque chose a été changé.
   *[event] { field-event }
}
link-part = { $fault ->
    [missing] Il manque
    [unreadable] Illisible
   *[other] Donné deux fois, différemment
}{"\u00A0"}: { $part ->
    [name] le nom
    [start] le début
    [days] la durée en jours
    [clock] la pendule
    [bank] la banque
    [increment] l’incrément
    [moves] le nombre de coups avec incrément
    [rules] la version des règles
    [refill] la façon de recharger
    [protection] la protection
    [team] le réglage des équipes
    [transfer] le réglage des transferts
    [openings] le réglage des ouvertures thématiques
    [reset] le premier coup protégé
    [end-date] le réglage du dernier jour
    [zone] le fuseau horaire
   *[end] la fin
}.

## La page d'un tournoi : ses paramètres, ses parties

sheet-heading = Paramètres
sheet-start = Début officiel
sheet-end = Fin prévue
sheet-length = Durée
sheet-whole-days = { $days ->
    [one] { $days }{"\u00A0"}jour
   *[other] { $days }{"\u00A0"}jours
}
sheet-length-is = { sheet-whole-days }{ $rated ->
    [true] {""}
   *[false] . Trop court pour compter pour le classement{"\u00A0"}: le minimum est de 302 jours
}
sheet-each = { $time } par joueur
sheet-both = { $time } pour les deux
sheet-pace = Rythme
sheet-pace-none = { $all } en tout pour chaque joueur.
sheet-pace-is = { $all } en tout pour chaque joueur{ $moves ->
    [1] , dont le premier coup peut prendre { $each }{"\u00A0"}: l’incrément ne vient qu’après lui. Les coups suivants n’en apportent pas.
   *[other] . Un rythme régulier est de { $each } par coup pour { $moves } coups{"\u00A0"}: un incrément ne vient qu’après son coup, le dernier sert donc aux coups qui suivent{"\u202F"}; les coups après le { $moves }e n’apportent pas d’incrément.
}
sheet-options = Options
sheet-option-moves = { $n ->
    [0] Pas d’incrément
    [1] L’incrément vient avec le premier coup
   *[other] L’incrément vient avec les { $n } premiers coups
}
sheet-option-protection = { $protection ->
    [none] Ni temps garanti (GT), ni protection mort subite (SDP)
   *[other] { $protection ->
        [sudden-death] Protection mort subite (SDP)
       *[other] Temps garanti (GT)
    }{"\u00A0"}: { sheet-whole-days } après le coup { $moves }, à chaque fois
}
sheet-option-team = { $transfer ->
    [true] Tournoi par équipes{"\u202F"}; les capitaines peuvent transférer du temps lors d’un remplacement
   *[false] Tournoi par équipes{"\u202F"}; les capitaines ne peuvent pas transférer de temps
}
sheet-option-zone = Fuseau horaire du serveur{"\u00A0"}: { $zone }
sheet-example = Par exemple
sheet-lost = Une pendule qui arrive à zéro perd la partie, même si sa banque est pleine{"\u00A0"}: jouez ou rechargez avant.
sheet-share = Partager
sheet-share-hint = Qui ouvre ce lien a le même tournoi, à la seconde près. Il ne révèle rien d’autre.
sheet-link = Lien vers ce tournoi
sheet-copy = Copier le lien
sheet-copied = Copié.
sheet-not-copied = Pas copié{"\u00A0"}: sélectionnez le lien et copiez-le à la main.
sheet-print = Imprimer les paramètres
sheet-games = Parties
sheet-no-games = Aucune partie de ce tournoi n’est encore saisie.
sheet-add-game = Saisir une partie
sheet-edit = Modifier
sheet-archive = Archiver
sheet-unarchive = Sortir des archives
sheet-delete = Supprimer
sheet-delete-sure = Supprimer pour de bon
sheet-team = Équipe
sheet-note = Votre note

## L'équipe d'un tournoi

team-title = Équipe
team-not-team = Ce n’est pas un tournoi par équipes{"\u00A0"}: personne ne peut y être remplacé.
team-not-team-do = En faire un tournoi par équipes
team-what-1 = Un capitaine peut à tout moment mettre un autre joueur à un échiquier. Le nouveau joueur prend la suite exactement où en sont les choses{"\u00A0"}: position, pendule et banque. La pendule continue de tourner{"\u202F"}; aucun directeur de tournoi ne peut la réinitialiser.
team-what-2 = Un remplaçant joue la partie pour l’équipe. Un successeur en devient titulaire{"\u00A0"}: classement et norme comptent pour lui.
team-transfer-in-effect = Dans ce tournoi, un capitaine peut transférer du temps de la banque du joueur à sa pendule (8), mais seulement avec un remplacement ou une succession.
team-transfer-not = Dans ce tournoi, les capitaines ne peuvent pas transférer de temps (8){"\u00A0"}: la règle n’est pas en vigueur. Si l’organisateur l’applique, indiquez-le dans les paramètres du tournoi.
team-ended = Un joueur pouvait entrer jusqu’au { $at }.
team-none = Aucune partie de ce tournoi n’est en cours. Les échiquiers seront listés ici.
team-finished = { $n ->
    [one] { $n } partie est finie et n’est pas listée.
   *[other] { $n } parties sont finies et ne sont pas listées.
}
team-board = Échiquier { $n }
team-falls = pendule à zéro
team-owed = Du temps a été transféré à cette pendule{"\u00A0"}: faites entrer le remplaçant ou le successeur avant toute autre chose ici.
team-change = Changer de joueur
team-kind = Ce qui se passe
team-substitution = Remplacement
team-substitution-why = continue pour l’équipe
team-replacement = Succession
team-replacement-why = devient titulaire de la partie{"\u00A0"}: classement et norme
team-alone = Transfert d’abord, joueur ensuite
team-alone-why = le nouveau joueur doit suivre
team-takes-over = Le nouveau joueur hérite de la position, de la pendule et de la banque. La pendule continue de tourner.
team-name = Nouveau joueur
team-amount = De la banque à la pendule
team-amount-hint = Laissez vide pour ne rien transférer.
team-fill = Remplir la pendule{"\u00A0"}: { $time }
team-fill-none = Rien à transférer
team-leaves = Laisse pendule { $clock }, banque { $bank }.
team-when = Quand, selon le serveur
team-when-missing = Saisissez quand c’est arrivé.
team-amount-wrong = Saisissez une durée, comme 20{"\u00A0"}j ou 1{"\u00A0"}j 20:00:00, ou laissez vide.
team-enter = Saisir
team-done-new = { $name } a pris la suite.
team-done-transfer = { $time } transférés à la pendule. Faites maintenant entrer le nouveau joueur.
team-misfit = Des entrées de cette partie ne s’accordent pas avec son tournoi. Corrigez-les d’abord sur sa page.
team-open = Ouvrir la partie

## Anticiper, pour une partie et pour toutes

ahead-title = Anticipation
ahead-what-if = Et si
ahead-pace = Rythme
ahead-calendar = Calendrier
ahead-none = Aucune de vos parties n’est en cours. Les échéances de toutes vos parties seront ici, sur une ligne.
ahead-deadlines = Vos parties
ahead-teach = Déplacez le curseur ou choisissez une date{"\u00A0"}: chaque partie apparaît comme elle serait alors si personne ne jouait.
ahead-opponent = Adversaire
ahead-move-by = Jouer avant
ahead-their-move = Coup adverse avant
ahead-in-doubt = Peut-être à zéro{"\u00A0"}: à vérifier sur le serveur. Sinon avant
ahead-then = Pendule alors
ahead-lost = Perdue au temps
ahead-may-be-lost = Peut-être perdue au temps
ahead-won = Gagnée au temps
ahead-over = Finie
ahead-claim = Réclamation en cours
ahead-waits = Pas commencée
ahead-own-pace = Temps épuisé à votre rythme
ahead-pace-ends = coup { $number }, { $at }
ahead-pace-lasts = Dure au-delà du coup 200
ahead-no-pace = Pas encore de rythme
ahead-more = { $n ->
    [one] + { $n } autre partie, dans la liste ci-dessous
   *[other] + { $n } autres parties, dans la liste ci-dessous
}
ahead-pace-button = { $shown ->
    [true] Masquer la fin du temps
   *[false] Fin du temps à votre rythme{"\u202F"}?
}
ahead-not-compared = Temps inconnu
ahead-compare-first = Cette partie n’est pas encore comparée avec le serveur{"\u00A0"}: ses temps sont inconnus. Saisissez d’abord ce que montre le serveur.

## Le temps avancé, et ce qu'on suppose

whatif-from = À partir de
whatif-now = Maintenant
whatif-started = Le début
whatif-entry = Entrée { $n }
whatif-scale = Temps
whatif-scale-hint = Flèches{"\u00A0"}: une heure. Touches Page, ou Maj avec une flèche{"\u00A0"}: un jour.
whatif-date = Date et heure
whatif-off-scale = Saisissez une date entre le { $begin } et le { $end }.
whatif-refill-by = { $whose ->
    [mine] Votre pendule à zéro
    [theirs] Pendule adverse à zéro
    [white] Pendule des Blancs à zéro
   *[black] Pendule des Noirs à zéro
}
whatif-last-moment = { $whose ->
    [mine] Votre dernier moment, avec toute la banque
    [theirs] Dernier moment de l’adversaire, avec toute la banque
    [white] Dernier moment des Blancs, avec toute la banque
   *[black] Dernier moment des Noirs, avec toute la banque
}
whatif-event-end = Fin prévue du tournoi
whatif-later = { $time } plus tard
whatif-accounts = Les deux comptes alors
whatif-as-set = Ces temps valent si le serveur { $refill ->
    [true] recharge de lui-même, comme le dit ce tournoi
   *[false] compte comme le dit ce tournoi
}.
whatif-to-move = au trait
whatif-moves = { $made ->
    [one] { $made }{"\u00A0"}coup{"\u00A0"}joué
   *[other] { $made }{"\u00A0"}coups{"\u00A0"}joués
}, { $left ->
    [0] aucun incrément restant
    [one] encore{"\u00A0"}{ $left }{"\u00A0"}incrément
   *[other] encore{"\u00A0"}{ $left }{"\u00A0"}incréments
}
whatif-falls = { $whose ->
    [mine] Votre pendule
    [theirs] La pendule adverse
    [white] La pendule des Blancs
   *[black] La pendule des Noirs
} arriverait à zéro le { $at }{ $empty ->
    [true] , et la banque est vide.
   *[false] {" "}avec encore { $bank } en banque.
}
whatif-fallen = { $whose ->
    [mine] Votre pendule
    [theirs] La pendule adverse
    [white] La pendule des Blancs
   *[black] La pendule des Noirs
} serait arrivée à zéro le { $at } avec { $empty ->
    [true] une banque vide
   *[false] encore { $bank } en banque
}{"\u00A0"}: la partie serait perdue.
whatif-claim = Une réclamation est en cours{"\u00A0"}: aucune pendule ne tourne.
whatif-over = La partie est finie{"\u00A0"}: aucune pendule ne tourne.
whatif-suppose = Supposons qu’à ce moment…
whatif-moving = { $whose ->
    [mine] Je joue
    [theirs] L’adversaire joue
    [white] Les Blancs jouent
   *[black] Les Noirs jouent
}
whatif-refill = { $whose ->
    [mine] Je recharge ma pendule
    [theirs] L’adversaire recharge sa pendule
    [white] Les Blancs rechargent
   *[black] Les Noirs rechargent
}
whatif-moved = { $whose ->
    [mine] vous jouez
    [theirs] l’adversaire joue
    [white] les Blancs jouent
   *[black] les Noirs jouent
}
whatif-refilled = { $whose ->
    [mine] vous rechargez
    [theirs] l’adversaire recharge
    [white] les Blancs rechargent
   *[black] les Noirs rechargent
} { $amount }
whatif-undo = Annuler la dernière hypothèse
whatif-refused = { $why ->
    [order] Une hypothèse plus tardive existe déjà{"\u00A0"}: allez au-delà, ou annulez-la.
    [fallen] La pendule est alors arrivée à zéro, et la partie est perdue{"\u00A0"}: revenez avant ce moment.
    [claim] Une réclamation est alors en cours{"\u00A0"}: aucune pendule ne tourne et personne ne joue.
    [amount] Il n’y a alors rien à recharger{"\u00A0"}: la pendule est pleine ou la banque vide.
    [substitution-owed] Le capitaine a transféré du temps et doit d’abord faire entrer le nouveau joueur.
   *[other] La partie est alors finie, ou n’a pas commencé.
}

## Le temps au fil des coups, et où mène le rythme

pace-teach = Ce qu’il restait à chaque joueur après chaque coup. Un rythme régulier donne le même temps à chaque coup qui a un incrément{"\u202F"}; il laisse le dernier incrément, qui ne vient qu’après son coup.
pace-alt = { $who }{"\u00A0"}: il reste { $left } après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
pace-figures = En chiffres
pace-of-move = Coup
pace-even = Rythme régulier
pace-pace-of = Rythme sur
pace-last = { $n ->
    [1] le dernier coup
   *[other] les { $n } derniers coups
}
pace-all = tous les coups
pace-over = La partie est finie.
pace-until-label = Jusqu’au coup { $number }
pace-until-rest = par coup, sans rien garder
pace-kept-rest = par coup, en gardant assez pour { $n } de plus
pace-next-label = { $n ->
    [1] Prochain coup
   *[other] { $n } prochains coups
}
pace-next-rest = chacun, sans rien garder
pace-no-pace = { $n ->
    [0] Le rythme est connu après le premier coup.
    [1] { $n } coup antérieur sans son temps{"\u00A0"}: le rythme est connu après le prochain coup.
   *[other] { $n } coups antérieurs sans leurs temps{"\u00A0"}: le rythme est connu après le prochain coup.
}
pace-mean-label = Rythme
pace-mean-rest = { $n ->
    [1] pour le dernier coup
   *[other] par coup, sur les { $n } derniers coups
}
pace-drain-label = { $takes ->
    [true] Chaque coup prend
   *[false] Chaque coup apporte
}
pace-drain-rest = { $takes ->
    [true] de plus qu’il n’apporte
   *[false] de plus qu’il ne prend
}
pace-cliff-label = Après le coup { $number }
pace-cliff-rest = par coup, qui n’apporte alors plus rien{"\u00A0"}: ce qui reste doit suffire jusqu’à la fin
pace-attended = { $attended ->
    [true] Avec toute la banque
   *[false] Si personne ne recharge
}
pace-lasts = Dure au-delà du coup 200
pace-falls = Temps épuisé au coup { $number },
pace-falls-rest = pas avant le { $earliest }{ $known ->
    [true] , probablement le { $likely }
   *[false] {""}
}{ $attended ->
    [true] {""}
   *[false] { $empty ->
        [true] , avec une banque vide
       *[false] , avec encore { $bank } en banque
    }
}

## Prévoir une absence

absence-title = Absence
absence-teach = Chaque partie est vérifiée dans le pire des cas{"\u00A0"}: l’adversaire joue au moment même de votre départ et, tant qu’aucune comparaison ne montre comment il compte, le serveur compte contre vous.
absence-one-settles = Comparez d’abord{"\u00A0"}: une comparaison avec le serveur tranche pour toutes les parties d’un tournoi, et la plupart seront peut-être alors sûres.
absence-from = Absence dès le
absence-from-example = 20.11.2026
absence-to = Retour le
absence-to-example = 04.12.2026
absence-length = Durée de l’absence
absence-weeks = { $n ->
    [one] { $n } semaine
   *[other] { $n } semaines
}
absence-soon = Saisissez la date du départ et celle du retour{"\u00A0"}: pour chaque partie, vous lirez ici si le temps suffit, ou s’il faut d’abord jouer ou recharger.
absence-order = Le retour doit être après le départ.
absence-none = Aucune de vos parties n’est en cours.
absence-answer = { $each ->
    [true] { $all ->
        [1] Votre partie demande d’abord quelque chose.
       *[other] Chaque partie demande d’abord quelque chose.
    }
   *[false] { $todo ->
        [one] { $todo } partie sur { $all } demande d’abord quelque chose.
       *[other] { $todo } parties sur { $all } demandent d’abord quelque chose.
    }
}
absence-nothing = Rien à faire{"\u00A0"}: toutes les parties tiennent.
absence-safe = En sécurité
absence-refill-before = Recharger avant le { $by }
absence-move-before = Jouer avant le { $by }
absence-compare-before = Comparer avant le { $by }
absence-refill-now = Recharger maintenant
absence-move-now = Jouer maintenant
absence-compare-now = Comparer maintenant
absence-lost = Impossible à sauver
absence-games = ·{"\u00A0"}{ $n ->
    [one] { $n }{"\u00A0"}partie
   *[other] { $n }{"\u00A0"}parties
}
absence-at-least = recharger au moins
absence-exactly = Avec exactement cela, il ne reste rien à votre retour{"\u00A0"}: rechargez plus si vous le pouvez.
absence-left = ce qui reste au pire à votre retour
absence-why-safe = Au pire, la pendule montre { $left } à votre retour.
absence-why-refill = Rechargez au moins { $amount } avant le { $by }.
absence-why-refill-later = Rechargez au moins { $amount }, pas avant le { $from }, quand la pendule aura la place, et avant le { $by }.
absence-why-refill-then = Puis { $amount } avant le { $by }.
absence-why-refill-then-later = Puis { $amount }, pas avant le { $from } et avant le { $by }.
absence-why-move-refilled = Rechargez { $amount } juste avant le coup{"\u00A0"}: une pendule n’est protégée que si la banque est vide.
absence-why-move = Une recharge seule ne suffit pas.
absence-why-move-and-refill = Rechargez au moins { $amount } avant de partir.
absence-why-or-move = { $is-now ->
    [true] Ou jouez maintenant
   *[false] Ou jouez avant le { $by }
}{"\u00A0"}: un coup arrête la pendule jusqu’à la réponse.
absence-why-or-move-earns = { $is-now ->
    [true] Ou jouez maintenant
   *[false] Ou jouez avant le { $by }
}{"\u00A0"}: un coup apporte { $increment } et arrête la pendule jusqu’à la réponse.
absence-why-keep = Pour que la pendule tienne jusque-là{"\u00A0"}:
absence-why-lost = Quoi que vous fassiez, au pire la pendule arrive à zéro le { $at }{"\u00A0"}: rentrez avant, ou demandez un remplaçant.
absence-not-compared = Temps inconnu
absence-why-unknown = Votre temps est inconnu{"\u00A0"}: saisissez ce que montre le serveur.
absence-check = À vérifier sur le serveur
absence-may-be-lost = Peut-être perdue
absence-in-doubt = La pendule est peut-être déjà à zéro{"\u00A0"}: seul le serveur le sait. Sinon{"\u00A0"}:
absence-before-start = Saisissez d’abord que la partie a commencé.
absence-before-substitution = Le capitaine a transféré du temps{"\u00A0"}: faites d’abord entrer le nouveau joueur, avant le { $by }.
absence-before-resolved = Une fois la réclamation réglée{"\u00A0"}:
absence-careful = { $task ->
    [refill] Si vous ne pouvez pas comparer, rechargez au moins autant { $now ->
        [true] maintenant
       *[false] d’ici là
    }, car peut-être que { $server }.
    [move] Si vous ne pouvez pas comparer, jouez { $now ->
        [true] maintenant
       *[false] d’ici là
    }, car peut-être que { $server }.
   *[other] Seulement si { $server }.
}
absence-server = le serveur { $refills ->
    [true] { $refill ->
        [automatic] ne recharge pas de lui-même
       *[increment-only] recharge de lui-même
    }{ $resets ->
        [true] {" "}et protège la pendule un coup plus tard
       *[false] {""}
    }{ $counts ->
        [true] {" "}et compte les coups de l’ouverture thématique
       *[false] {""}
    }
   *[false] { $resets ->
        [true] protège la pendule un coup plus tard{ $counts ->
            [true] {" "}et compte les coups de l’ouverture thématique
           *[false] {""}
        }
       *[false] { $counts ->
            [true] compte les coups de l’ouverture thématique
           *[false] {""}
        }
    }
}
absence-own = Si le serveur compte comme le dit ce tournoi{"\u00A0"}:
absence-refill = Recharger
absence-to-game = Vers la partie
absence-print = Imprimer

## L'analyse privée d'une partie

study-title = Analyse privée
study-teach = Pour vos yeux seulement, gardée sur cet appareil. Déplacez une pièce pour essayer une variante{"\u202F"}; les coups de la partie restent la variante principale.
study-of-game = Note sur la partie
study-saved = Enregistré.
study-not-saved = Pas enregistré.
study-writing = Pas encore enregistré…
study-prepared = Réponses préparées
study-prepared-teach = Essayez une variante depuis la position actuelle de la partie, le coup de l’adversaire puis le vôtre, et préparez-la{"\u00A0"}: votre réponse est proposée dès que son coup est saisi.
study-prepare = Préparer cette variante
study-if-then = Si { $theirs }, alors { $mine }
study-and-then = {"\u202F"}; si { $theirs }, alors { $mine }
study-remove-line = Enlever{"\u00A0"}: { $line }
study-waiting = attend le coup de l’adversaire
study-ready = prête à être jouée
study-played = jouée
study-elsewhere = dépassée{"\u00A0"}: la partie a pris un autre cours
study-no-side = On ne peut pas préparer de réponse dans une partie suivie.
study-not-here = Choisissez d’abord une variante qui commence à la position actuelle de la partie.
study-no-reply = Cette variante finit par le coup de l’adversaire{"\u00A0"}: ajoutez votre réponse.
study-known = Cette variante est déjà préparée.
study-first-move = Saisissez votre premier coup de la partie avant de préparer la suite.
study-over = La partie est finie.
