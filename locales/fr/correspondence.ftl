## Ce que disent plusieurs pages de la correspondance

common-title = Correspondance
common-clock = Pendule
common-increment = Incrément
common-increment-short = Incrément
common-bank = Banque
common-blocks = Pendule{"\u00A0"}{ $clock }, incrément{"\u00A0"}{ $increment }, banque{"\u00A0"}{ $bank }
common-clock-and-bank = Pendule{"\u00A0"}{ $clock }, banque{"\u00A0"}{ $bank }
common-at-worst = au pire
common-at-most = au plus
common-what-clock = Pour le coup en cours. À zéro, la partie est perdue.
common-what-increment = { $n ->
    [0] Ne vient avec aucun coup.
    [1] Vient avec votre premier coup.
   *[other] Vient avec chacun de vos { $n } premiers coups.
}
common-what-bank = { $refill ->
    [automatic] Selon les règles, recharge la pendule après chaque coup, et sur demande.
   *[increment-only] À faire passer à la pendule à la main, à tout moment.
}
common-color = { $side ->
    [white] Blancs
   *[black] Noirs
}
common-player-of-color = { $name } ({ common-color })
common-to-move = { $side ->
    [white] Trait aux Blancs
   *[black] Trait aux Noirs
}
common-bring = Importer un fichier
common-read-again = Relire { $file }
common-following = Un autre onglet saisit les coups de ces parties.
common-take-over = Les saisir ici

## Pourquoi une entrée est refusée, et comment la corriger

refusal-entry = { $why ->
    [before-start] Le tournoi commence le { $at }, et personne ne joue avant. Saisissez un horodatage postérieur, ou corrigez le début du tournoi.
    [not-started] La partie n’a pas commencé. Saisissez d’abord son début.
    [started] La partie a déjà commencé. Corrigez le début qui est dans le relevé.
    [order] L’entrée précédente date du { $at }. Saisissez un horodatage postérieur, ou corrigez celui-là{"\u202F"}; ce qui s’est passé avant peut être inséré dans le relevé.
    [future] C’est plus tard que maintenant ({ $at }). Saisissez l’horodatage donné par le serveur, et vérifiez son fuseau horaire.
    [fallen] La pendule des { common-color } est arrivée à zéro le { $at }. Saisissez un horodatage antérieur, ou insérez dans le relevé ce qui manque{"\u00A0"}: une recharge, ou ce que montrait le serveur.
    [over] La partie était déjà finie. Corrigez ou enlevez d’abord l’entrée qui l’a terminée.
    [claim] Une réclamation est en cours, donc aucune pendule ne tourne. Saisissez d’abord comment elle a été réglée.
    [no-claim] Aucune réclamation n’est en cours. Saisissez d’abord quand elle a été déposée.
    [illegal] Ce coup est illégal dans cette position. Cherchez avant lui un coup manquant ou faux.
    [amount] Aucun temps ne serait déplacé. Saisissez plus que zéro{"\u202F"}; une pendule pleine n’en prend pas, une banque vide n’en a pas.
    [bank] La banque contient { DAYS($bank) }. Ne saisissez pas plus.
    [cap] La pendule ne montre jamais plus de 50 jours. Ne saisissez pas plus de { DAYS($room) }.
    [shown] Un serveur montre une pendule de 0 à 50{"\u00A0"}j, et une banque de 0 ou plus. Vérifiez laquelle est laquelle.
    [nothing-shown] Saisissez pendule et banque d’un joueur au moins.
    [not-team] Seuls les tournois par équipes ont des remplaçants. Si c’en est un, indiquez-le dans le tournoi.
    [captain-may-not] Dans ce tournoi, les capitaines n’ont pas le droit de transférer du temps de la banque. Si ses règles le permettent, activez-le dans le tournoi.
    [after-end] Un joueur pouvait entrer jusqu’au { $at }. Saisissez un horodatage antérieur.
    [nothing-left] Il ne reste de temps ni à la pendule ni en banque, donc personne ne peut prendre la suite. Vérifiez l’horodatage.
    [substitution-owed] Le capitaine des { common-color } a transféré du temps de la banque, ce que la règle (8) ne permet qu’avec un nouveau joueur, dans la même seconde. Saisissez d’abord le remplaçant ou le successeur.
   *[name] Saisissez le nom du nouveau joueur, d’au plus 100 caractères.
}

## La liste des parties par correspondance

games-title = Correspondance
games-teach = Vos parties par correspondance en Triple Block, à l’ICCF et ailleurs, seront ici, celle qui a le moins de temps en premier.
games-teach-blocks = Chacune a une pendule, un incrément et une banque. Une pendule à zéro perd, quoi que contienne la banque{"\u00A0"}: cette page dit jusqu’à quand jouer ou recharger.
games-enter-game = Saisir une partie
games-open-link = Un organisateur vous a envoyé un lien{"\u202F"}? Ouvrez-le dans ce navigateur, et son tournoi est ici.
games-organize = Pour les organisateurs{"\u00A0"}: ajouter un tournoi et envoyer son lien
games-example = Saison d’exemple
games-example-hint = Personne ne joue ces parties, et aucune n’est gardée. Elles montrent à quoi ressembleront les vôtres ici.
games-example-hide = Masquer l’exemple
games-example-event = Coupe Exemple
games-example-soon = Ada Exemple
games-example-bank = Ben Exemple
games-example-theirs = Cléo Exemple
games-check-first = { $may-not-refill ->
    [true] À vérifier d’abord{"\u00A0"}: { $name }. Si le serveur ne recharge pas de lui-même, votre pendule est arrivée à zéro.
   *[false] À vérifier d’abord{"\u00A0"}: { $name }. Si le serveur compte plus strictement, votre pendule est arrivée à zéro.
}
games-events = Tournois
games-absence = Absence
games-backup = Sauvegarde
games-ahead = Anticipation
games-calendar = Échéances pour votre agenda
games-calendar-hint = Vous rappelle les échéances même quand cette page est fermée. Enregistrez à nouveau après chaque coup.
games-calendar-saved = Enregistré{"\u00A0"}: { $file }{ $held ->
    [0] { $unknown ->
        [0] , sans échéance{"\u00A0"}: aucune de vos pendules ne tourne.
       *[other] , sans échéance.
    }
    [one] , avec les échéances de { $held } partie.
   *[other] , avec les échéances de { $held } parties.
}{ $unknown ->
    [0] {""}
    [one] {" "}Il manque { $unknown } partie{"\u00A0"}: elle n’est pas encore comparée avec le serveur.
   *[other] {" "}Il manque { $unknown } parties{"\u00A0"}: elles ne sont pas encore comparées avec le serveur.
}
games-calendar-empty = Aucune de vos parties n’est saisie{"\u00A0"}: aucun fichier enregistré.
games-calendar-most = Calendrier d’Apple, Thunderbird et la plupart des autres rappellent trois heures, un jour et cinq jours avant.
games-calendar-outlook = Outlook et Exchange rappellent une fois, trois heures avant.
games-calendar-google = Google Agenda prend les échéances sans rappels{"\u00A0"}: réglez-les là-bas, pour tout l’agenda.
games-reminder = { $opponent }, { $event }
games-remind-refill = Recharger ou jouer avant{"\u00A0"}:{" "}
games-remind-move = Jouer avant{"\u00A0"}:{" "}
games-remind-check = Peut-être déjà perdue, vérifier sur le serveur et jouer avant{"\u00A0"}:{" "}
games-remind-last = Pendule et banque épuisées{"\u00A0"}:{" "}
games-later = +{"\u00A0"}{ $n } plus tard
games-standing = { $standing ->
    [mine] À vous de jouer
    [watched] Parties suivies
    [theirs] Trait à l’adversaire
    [ahead] Pas commencées
   *[finished] Finies
}
games-at-worst-is = «{"\u00A0"}{ common-at-worst }{"\u00A0"}»{"\u00A0"}: pas encore comparé avec le serveur
games-search = Rechercher
games-search-hint = joueur, tournoi, coup
games-event = Tournoi
games-all-events = Tous les tournois
games-archived = Aussi les tournois archivés
games-orphans = Parties sans leur tournoi
games-orphans-why = Leur tournoi n’est pas sur cet appareil, ou n’a pas pu être lu{"\u00A0"}: leurs pendules sont inconnues.
games-nothing-found = Aucune partie ne correspond.
games-show-all = Toutes les parties
games-finished = Parties finies, { $n }
games-refill = recharger
games-claim = Réclamation en cours
games-ended-own = { $won ->
    [true] { $on-time ->
        [true] Gagnée au temps
       *[false] Gagnée
    }
   *[false] { $on-time ->
        [true] Perdue au temps
       *[false] Perdue
    }
}
games-ended = { $winner ->
    [white] { $on-time ->
        [true] Les Blancs ont gagné au temps
       *[false] Les Blancs ont gagné
    }
   *[black] { $on-time ->
        [true] Les Noirs ont gagné au temps
       *[false] Les Noirs ont gagné
    }
}
games-drawn = Nulle
games-both-lost = Perdue par les deux
games-no-moves = pas encore de coup
games-claim-waits = Aucune pendule ne tourne.
games-starts = Commence le { $date }
games-not-compared = Temps inconnu
games-check = À vérifier sur le serveur
games-bank-no-help = Recharger à temps

## Saisir une partie

new-title = Saisir une partie
new-needs-event = Une partie appartient à un tournoi, qui dit combien de temps il y a. Ajoutez d’abord le tournoi, ou ouvrez le lien envoyé par son organisateur.
new-event = Tournoi
new-choose-event = Choisir un tournoi
new-another-event = Ajouter un autre tournoi
new-side = Vous jouez
new-white = Blancs
new-black = Noirs
new-neither = Ni l’un ni l’autre{"\u00A0"}: simple suivi
new-name-of = { $side ->
    [white] Nom des Blancs
   *[black] Nom des Noirs
}
new-how = La partie
new-begins = commence avec son tournoi
new-under-way = est déjà en cours
new-starts-at = { $ahead ->
    [true] La première pendule tournera à partir du début officiel, le { $date }.
   *[false] La première pendule tourne depuis le début officiel, le { $date }. Saisissez d’abord la partie, puis ses coups avec les horodatages du serveur.
}
new-opening = Une ouverture thématique
new-fen = Position
new-fen-hint = FEN{"\u202F"}; vide pour la position initiale
new-opening-moves = Coups de l’ouverture
new-opening-hint = { $openings ->
    [apart] Par exemple 1. e4 c5 2. d4. Ces coups ne comptent pas et ne coûtent pas de temps.
   *[counted] Par exemple 1. e4 c5 2. d4. Ces coups ne coûtent pas de temps, et comptent parmi les { $moves } premiers.
}
new-moves = Coups jusqu’ici
new-moves-hint = PGN ou 1. e4 e5 2. f4 … Un PGN apporte les noms et, s’il les a, les temps des coups.
new-times = Le texte a l’heure de chaque coup{"\u00A0"}: pendule et banque en découlent.
new-times-refused = Les temps des coups ne conviennent pas à ce tournoi{"\u00A0"}: { $why } Ou saisissez ce que le serveur montre maintenant.
new-server-shows = Ce que le serveur montre maintenant
new-server-hint = Tel qu’affiché là-bas{"\u00A0"}: 46{"\u00A0"}j{"\u00A0"}20:00:00, 46{"\u00A0"}jours 20{"\u00A0"}heures.
new-you = Vous
new-opponent = Adversaire
new-own-moves = Coups
new-clock = { $side ->
    [white] Pendule des Blancs
   *[black] Pendule des Noirs
}
new-bank = { $side ->
    [white] Banque des Blancs
   *[black] Banque des Noirs
}
new-made = { $side ->
    [white] Coups joués par les Blancs
   *[black] Coups joués par les Noirs
}
new-made-hint = Les coups peuvent rester vides{"\u00A0"}: ils sont alors comptés d’après les coups jusqu’ici.
new-save = Saisir la partie
new-figure-wrong = { $problem ->
    [empty] manque
    [shape] pas clair
   *[range] trop long
}
new-made-wrong = 0–9999
new-problem = { $error ->
    [name] Un nom a au plus 100 caractères.
    [two-starts] Les coups ont leur propre position ([FEN …]){"\u00A0"}: laissez vide le champ «{"\u00A0"}Position{"\u00A0"}».
    [several] { new-found }
    [over] Cette partie est finie. Seules les parties en cours peuvent être saisies.
    [not-started] Pas encore commencé{"\u00A0"}: { $event }. Personne n’a encore joué.
    [made] Saisissez de 0 à 9999 coups.
    [clock] { figures-clock-problem }
    [bank] { figures-bank-problem }
    [refused] Selon les règles de son tournoi, la partie ne peut pas commencer ainsi.
    [fen] {""}
   *[moves] {""}
}
new-unplayable = Coup { $number }, { common-color }{"\u00A0"}: «{"\u00A0"}{ $text }{"\u00A0"}» n’est pas jouable. { $why }
new-passed = Coup { $number }, { common-color }{"\u00A0"}: on ne peut pas passer dans une partie.
new-found = Ce texte contient { $n } parties. La page des fichiers les prend toutes à la fois, avec joueurs et temps.
new-bring-several = Les importer en fichier

## Une partie par correspondance

game-your-time = heure locale
game-stamp = Quand
game-stamp-example = 20.11.2026 14:03:07
game-typed-day = { $day }.{ $month }.{ $year }
game-stamp-hint = { $is-end ->
    [true] Ou 2026-11-20, 2026/11/20, 20 novembre 2026. Un jour seul{"\u00A0"}: jusqu’à 23:59:59.
   *[false] Ou 2026-11-20, 2026/11/20, 20 novembre 2026. Un jour seul{"\u00A0"}: dès 00:00.
}
game-stamp-now = Maintenant
game-stamp-change = Modifier
game-stamp-pick = Choisir une date
game-month-before = Mois précédent
game-month-after = Mois suivant
game-stamp-problem = { $problem ->
    [shape] Saisissez une date comme 20.11.2026 ou 2026-11-20, avec une heure comme 14:03:07 ou sans.
    [order] Ce peut être deux jours, car le jour ou le mois peut venir en premier. Écrivez par exemple 20.11.2026 ou 2026-11-20.
    [date] Ce jour n’existe pas. Les dates vont de 1970 à 9999.
   *[time] Cette heure n’existe pas.
}
game-stamp-no-zone = Choisissez un fuseau horaire, comme Europe/Zurich.
game-stamp-zone-unknown = Ce navigateur ne connaît pas le fuseau horaire «{"\u00A0"}{ $zone }{"\u00A0"}». Choisissez-en un autre, ou UTC.
game-stamp-skipped = Dans le fuseau { $zone }, cette heure n’a pas existé{"\u00A0"}: les horloges ont été avancées au { $at }. Saisissez-en une autre, ou l’heure en UTC.
game-stamp-twice = Les horloges ont été reculées, et cette heure a existé deux fois. Laquelle{"\u202F"}?
game-stamp-ambiguous = Dans le fuseau { $zone }, les horloges ont été reculées, et cette heure a existé deux fois. Ajoutez le décalage à la suite, comme +01:00.
game-zone = Fuseau horaire
game-zone-of-server = Serveur
game-zone-here = Ici
game-zone-other = Autre…
game-zone-name = Nom du fuseau
game-length-problem = { $problem ->
    [empty] Saisissez une durée, comme 46{"\u00A0"}j{"\u00A0"}20:00:00.
    [shape] Ce n’est pas une durée. Écrivez-la comme 46{"\u00A0"}j{"\u00A0"}20:00:00.
   *[range] Saisissez de 0 à 99{"\u202F"}999 jours.
}
game-bank = Banque{"\u00A0"}{ $bank }
game-case = { $refill ->
    [true] { $differs ->
        [true] { $first ->
            [true] si le serveur ne recharge pas
           *[false] s’il ne recharge pas
        }
       *[false] { $first ->
            [true] si le serveur recharge
           *[false] s’il recharge
        }
    }
   *[false] { $differs ->
        [true] au pire
       *[false] au mieux
    }
}
game-bank-if = { $case }{"\u00A0"}: banque{"\u00A0"}{ $bank }
game-account-if = { $case }{"\u00A0"}: pendule { $left }, banque { $bank }
game-sum-if = { $case }{"\u00A0"}: { $sum }
game-doubt = ±{"\u00A0"}{ $minutes }{"\u00A0"}min
game-increments-left = { $n ->
    [0] aucun incrément restant
    [one] encore { $n }{"\u00A0"}incrément de { $each }
   *[other] encore { $n }{"\u00A0"}incréments de { $each }
}
game-turn = { $mine ->
    [true] À vous de jouer
   *[false] Trait{"\u00A0"}: { $name }
}
game-waiting = La partie commence le { $when }.
game-claim-pending = Réclamation déposée ({ $name }){"\u00A0"}: aucune pendule ne tourne jusqu’à la décision.
game-fallen = Perdu au temps ({ $name }){"\u00A0"}: la pendule est arrivée à zéro le { $when }.
game-fallen-with-bank = D’après les entrées ici, perdu au temps ({ $name }){"\u00A0"}: la pendule est arrivée à zéro le { $when }. Une recharge non saisie l’expliquerait.
game-after-fall = «{"\u00A0"}{ $entry }{"\u00A0"}» est venu après et ne compte pas.
game-accept-loss = Accepter le résultat
game-server-differs = Le serveur dit autre chose
game-move-by = { $bank ->
    [true] Jouer ou recharger avant
   *[false] Jouer avant
}
game-their-clock-falls = Pendule adverse à zéro
game-last-moment = Dernier moment, avec toute la banque
game-visits = { $n ->
    [one] avec { $n }{"\u00A0"}recharge à temps
   *[other] avec { $n }{"\u00A0"}recharges à temps
}
game-cautious = Par sécurité, jouer avant
game-at-best-by = Au mieux, avant
game-in-doubt = À vérifier sur le serveur{"\u00A0"}: peut-être à zéro
game-their-clock-falls-if = { $refill ->
    [true] { $differs ->
        [true] Pendule adverse à zéro, si le serveur ne recharge pas
       *[false] Pendule adverse à zéro, si le serveur recharge
    }
   *[false] { $differs ->
        [true] Pendule adverse à zéro, au plus tôt
       *[false] Pendule adverse à zéro
    }
}
game-unknown-time = Le temps est inconnu jusqu’à la saisie des chiffres du serveur.
game-no-moves = Pas encore de coups{"\u00A0"}: collez-les avec les heures du serveur, ou saisissez ce que montre le serveur.
game-bank-does-not-save = La pendule peut arriver à zéro alors que la banque est pleine{"\u00A0"}: à zéro, la partie est perdue, quoi que contienne la banque.
game-about-dates = Ce que veulent dire ces dates
game-past = Position antérieure
game-move-label = Coups
game-enter = Saisir
game-line-placeholder = Un coup, ou plusieurs avec leurs heures
game-line-forms = Notations acceptées
game-line-hint = Cf3 01.06.2026 10:12{"\u202F"}; ou 2026-06-01, 2026.06.01, 2026/06/01, [%ccsnt …]
game-unentered = { $moves }{"\u00A0"}: pas encore saisi
game-line-took = La durée de { $label } ne donne sa date que si l’entrée précédente est un coup qui a la sienne. Saisissez une date à la suite, ou supprimez son [%emt].
game-line-dates = Chaque coup de l’adversaire demande la date et l’heure que montre le serveur.
game-refill = Recharger
game-refill-first = Rechargez d’abord sur le serveur. Saisissez-le ensuite ici.
game-refill-save = Saisir la recharge
game-claim = Réclamation
game-resolve = Réclamation réglée
game-result = Résultat
game-compare = Comparer
game-reconcile = Chiffres du serveur
game-enter-figures = Saisir les chiffres du serveur
game-start = La partie a commencé
game-team = Remplacement, succession, transfert
game-save = Enregistrer
game-saved = Enregistré.
game-side = Joueur
game-amount = De la banque à la pendule
game-amount-typed = ou saisir une durée
game-amount-hint = comme 10{"\u00A0"}j, 2{"\u00A0"}j 12:00:00 ou 06:30:00
game-then-shows = puis{"\u00A0"}{ $clock }
game-at-least-then = au moins, puis{"\u00A0"}{ $clock }
game-least-leaves-nothing = Avec le minimum, il ne reste rien à votre retour.
game-amount-all = { $is-bank ->
    [true] toute la banque
   *[false] remplit la pendule
}
game-nothing-to-refill = { $is-full ->
    [true] La pendule est pleine{"\u00A0"}: il n’y a rien à recharger.
   *[false] La banque est vide{"\u00A0"}: il n’y a rien à recharger.
}
game-name = Nom du nouveau joueur
game-who-won = Résultat
game-how = Comment
game-ending = { $ending ->
    [resignation] Abandon
    [agreement] Accord mutuel
    [claim] Réclamation acceptée
    [time] Au temps, selon le serveur
    [default] Retrait ou forfait
   *[adjudication] Adjudication
}
game-nothing-yet = Saisissez quand c’est arrivé.
game-incomplete = Quelque chose manque, ou est illisible.
game-no-result = Choisissez le résultat.
game-no-ending = Choisissez comment la partie s’est terminée.
game-unchanged = Pas encore de changement.
game-will-do = Ce que cela fait
game-clock-of = { $mine ->
    [true] Votre pendule
   *[false] Pendule adverse
}
game-bank-of = { $mine ->
    [true] Votre banque
   *[false] Banque adverse
}
game-moves-by = { $mine ->
    [true] Votre coup avant
   *[false] Coup avant ({ $name })
}
game-at-the-latest = au plus tard
game-prepared = Vous avez préparé { $san }.
game-lay = Aperçu
game-seen-clock = Pendule{"\u00A0"}: { $name }
game-seen-bank = Banque{"\u00A0"}: { $name }
game-seen-hint = comme 46{"\u00A0"}j{"\u00A0"}20:00:00{"\u202F"}; laissez vide ce que vous n’avez pas lu
game-reconcile-hint = Pour un joueur ou pour les deux. Rien n’est enregistré sans votre accord.
game-here = Ici
game-difference = Différence
game-explains = { $is-alone ->
    [true] { $name }
   *[false] { $name }{"\u00A0"}: raisons possibles
}
game-preview = Aperçu
game-changes-event = Ceci modifie le tournoi, et avec lui toutes ses parties.
game-event-missing = Le tournoi de cette partie n’est pas sur cet appareil, ou n’a pas pu être lu. Ses coups et leurs horodatages sont ici{"\u202F"}; ses pendules, échéances et réclamations ont besoin du tournoi. Une sauvegarde qui contient le tournoi le ramène.
game-entries = Entrées
game-event-instead = Ou ajoutez à nouveau le tournoi, et choisissez-le ici{"\u00A0"}:
game-take-event = La partie appartient à ce tournoi
game-statement = Relevé
game-counted-as = { $refill ->
    [true] Compté comme si le serveur rechargeait{"\u202F"}; pas encore comparé.
   *[false] Compté selon le réglage du tournoi{"\u202F"}; pas encore comparé.
}
game-from-file = Coups jusqu’à { $until }{"\u00A0"}: du fichier du serveur, importé pour la dernière fois le { $day }.
game-part-from-file = Coups de { $from } à { $until }{"\u00A0"}: du fichier du serveur, importé pour la dernière fois le { $day }.
game-untimed-from-file = Coups jusqu’à { $until }{"\u00A0"}: du fichier du serveur, importé sans heures le { $day }.
game-untimed-part-from-file = Coups de { $from } à { $until }{"\u00A0"}: du fichier du serveur, importé sans heures le { $day }.
game-entered-here = Les autres ont été saisis ici.
game-no-entries = Rien n’a encore été saisi.
game-untimed = Heure inconnue
game-untimed-by = Joué avant le { $at }{"\u202F"}; l’heure est inconnue
game-line = Entrée
game-made = Quand, heure locale
game-used = Utilisé
game-added-time = Ajouté
game-from-bank = De la banque
game-bank-after = Banque après chaque coup{ $whole ->
    [true] {""}
   *[false] {" "}jusqu’au coup{"\u00A0"}{ $last }
}
game-first-move = coup 1
game-all-lines = Toutes les { $n } lignes
game-last-lines = Les dernières lignes
game-kept-since = Saisie en cours de partie
game-spent = a pris { $spent }
game-correct = Corriger
game-correct-entry = Corriger{"\u00A0"}: { $entry }
game-remove = Enlever cette entrée
game-insert = Insérer une entrée manquante
game-kind = Ce qui s’est passé
game-kind-name = { $kind ->
    [start] La partie a commencé
    [move] Un coup
    [refill] Une recharge
    [claim] Une réclamation a été déposée
    [resolved] La réclamation a été réglée
    [correction] Ce que montrait le serveur
    [result] La partie s’est terminée
    [substitution] Un remplaçant a pris la suite
    [replacement] Un successeur a pris la suite
   *[transfer] Le capitaine a transféré du temps
}
game-conflict = Impossible{"\u00A0"}: «{"\u00A0"}{ $entry }{"\u00A0"}» ne serait plus valable. { $why }
game-does-not-fit = Ces entrées ne s’accordent pas avec leur tournoi. Elles sont valables jusqu’à «{"\u00A0"}{ $entry }{"\u00A0"}», qui est refusé{"\u00A0"}: { $why } Corrigez ou enlevez cette entrée, ou corrigez le tournoi.
game-what-changes = Ce qui change
game-nothing-changes = Rien d’autre ne change.
game-added = nouveau
game-removed = enlevé
game-now-stands = Ce qu’il en est alors
game-clock-bank = { $name }{"\u00A0"}: pendule { $clock }, banque { $bank }
game-falls = la pendule arrive à zéro le { $when }
game-own = Note et adresse
game-note = Note sur la partie
game-note-hint = enregistrée au fil de la frappe
game-link = Adresse sur le serveur
game-link-hint = https://…
game-link-problem = Une adresse commence par https:// ou http://.
game-open-link = Ouvrir sur le serveur
game-study = Analyse privée
game-ahead = Anticipation
game-event = Tournoi
game-take-along = Exporter
game-save-pgn = Enregistrer le PGN
game-copy-pgn = Copier le PGN
game-copy-numeric = Copier en chiffres (ICCF)
game-copy-statement = Copier le relevé
game-print = Imprimer
game-confidential = Cette partie est en cours. Beaucoup de tournois gardent confidentielles les parties en cours, ou les montrent avec quelques coups de retard. Ne la partagez que là où les règles de votre tournoi le permettent.
game-share-anyway = Partager quand même
game-copied = Copié.
game-not-copied = Le navigateur n’a pas permis de copier.

## Les problèmes d'un coup tapé

line-problem = { $error ->
    [no-move] Tapez un coup avant { $text }.
    [too-much] Un coup a une date, une pendule et une banque{"\u202F"}; { $text } est de trop.
    [date] { $problem ->
        [date] { $text } a été lu comme une date. Ce jour n’existe pas. Les dates vont de 1970 à 9999. Écrivez les dates comme 01.06.2026 ou 2026-06-01.
       *[other] { $text } a été lu comme une date. { game-stamp-problem }
    }
    [number] { $text } n’est pas un coup. Une durée a besoin de son unité, comme dans 46{"\u00A0"}j.
    [sent] Le commentaire doit avoir une date et une heure, comme dans 2026.11.20,14:03, et non { $text }.
    [took] Le commentaire doit avoir une durée, comme dans [%emt 1:05:09], et non { $text }.
    [unclosed-comment] Le commentaire après {"{"} n’a pas de {"}"}.
   *[half-shown] Saisissez pendule et banque après { $text }.
}

## Ce qui peut expliquer que le serveur montre autre chose

why-difference = { $why ->
    [agrees] Le serveur montre la même chose que votre relevé. Enregistrez cette comparaison.
    [interpretation] { $refill ->
        [automatic] Après chaque coup, la banque recharge la pendule d’elle-même.
       *[increment-only] Après un coup, la pendule ne reçoit que l’incrément{"\u202F"}; la banque ne recharge rien d’elle-même.
    }
    [reset] { $reset ->
        [after-last] Une pendule n’est protégée qu’à partir du coup qui suit le dernier incrément.
       *[with-last] Une pendule est protégée dès le dernier incrément.
    }
    [openings] { $openings ->
        [apart] Les coups d’une ouverture thématique ne comptent pas{"\u00A0"}: chaque joueur a tous les incréments.
       *[counted] Les coups d’une ouverture thématique comptent parmi ceux qui apportent un incrément.
    }
    [increment] L’incrément du tournoi est de { DAYS($increment) }.
    [protection] { $protection ->
        [none] Le tournoi n’a ni SDP ni GT.
        [guaranteed-time] Le tournoi a un temps garanti (GT).
       *[sudden-death] Le tournoi a une protection SDP de { $days }{"\u00A0"}j.
    }
    [taken-over] Les coups précédents n’ont pas d’horodatage ici. Les chiffres du serveur sont adoptés tels quels.
    [rounding] {""}
    [refill] {""}
    [stamp] {""}
    [opening] {""}
   *[unknown] Aucune règle n’explique la différence. Enregistrer adopte les chiffres du serveur.
}
why-rounding = { $unit ->
    [60] Le serveur ne montre que des minutes entières. Votre relevé est juste à la seconde.
    [3600] Le serveur ne montre que des heures entières. Votre relevé est juste à la seconde.
   *[other] Le serveur ne montre que des jours entiers. Votre relevé est juste à la seconde.
}
why-refill = Une recharge de { $amount } n’a pas été saisie. Elle a pu avoir lieu le { $at }.
why-stamp = { $is-later ->
    [true] «{"\u00A0"}{ $entry }{"\u00A0"}» a eu lieu { $off } plus tard que saisi.
   *[false] «{"\u00A0"}{ $entry }{"\u00A0"}» a eu lieu { $off } plus tôt que saisi.
}
why-opening = Le tournoi a commencé avec une autre pendule ou banque{"\u00A0"}: pendule { $clock }, banque { $bank }.

## Une entrée du relevé

entry-act = { $act ->
    [official-start] La partie commence avec son tournoi
    [start] La partie commence
    [move] { $played }
    [untimed-move] { $played }
    [refill] { $player }{"\u00A0"}: recharge de { DAYS($amount) }
    [claim] { $player }{"\u00A0"}: réclamation, la pendule s’arrête
    [resolved] La réclamation est réglée{"\u00A0"}: la pendule repart
    [substitution] { common-color }{"\u00A0"}: remplacement par { $name }
    [replacement] { common-color }{"\u00A0"}: succession, { $name }
    [transfer] Le capitaine des { common-color } transfère { DAYS($amount) } vers la pendule
    [correction] { $cause ->
        [agrees] Le serveur montre la même chose{"\u00A0"}: vérifié
        [unknown] Ce que montre le serveur
        [refill] Ce que montre le serveur{"\u00A0"}: une recharge n’avait pas été saisie
        [rounding] Ce que montre le serveur{"\u00A0"}: il arrondit
        [stamp] Ce que montre le serveur{"\u00A0"}: un horodatage manquait ou était faux
        [interpretation] Ce que montre le serveur{"\u00A0"}: il lit les règles autrement
       *[event] Ce que montre le serveur{"\u00A0"}: le tournoi a d’autres paramètres
    }
   *[result] { $result ->
        [win] { $winner ->
            [white] Les Blancs ont gagné, 1–0
           *[black] Les Noirs ont gagné, 0–1
        }
        [draw] Nulle, ½–½
       *[both-lose] Les deux ont perdu, 0–0
    }{"\u00A0"}: { game-ending }
}

## Le résultat d'une partie

result-verdict = { $result ->
    [win] { $winner ->
        [white] Les Blancs gagnent, 1–0
       *[black] Les Noirs gagnent, 0–1
    }
    [draw] Nulle, ½–½
   *[both-lose] Les deux perdent, 0–0
}{"\u00A0"}: { $why ->
    [board] { $fact ->
        [checkmate] mat
        [stalemate] pat
       *[dead-position] position morte
    }
    [word] { game-ending }
   *[time] la pendule est arrivée à zéro
}

## Le calcul de la pendule et de la banque, comme sur le papier : 50 j − 3 j = 47 j

sum-block = { $block ->
    [clock] { $begins ->
        [true] Pendule
       *[false] pendule
    }
   *[bank] { $begins ->
        [true] Banque
       *[false] banque
    }
}
sum-from = { $reason ->
    [refilled] { $block ->
        [clock] {" "}de la banque
       *[bank] {""}
    }
    [moved] { $block ->
        [clock] {" "}de la banque
       *[bank] {""}
    }
    [corrected] {" "}selon le serveur
    [protected] {" "}protection
    [ran] {""}
    [increment] {""}
   *[overflow] {""}
}
sum-increment = {" "}d’incrément
sum-to-bank = {" "}à la banque
sum-first-move = Un premier coup prend { $spent }.

## Les chiffres du serveur pour plusieurs parties à la fois

figures-title = Chiffres du serveur
figures-teach = Le temps de ces parties est encore inconnu. Saisissez ce que montre le serveur, comme 46{"\u00A0"}j{"\u00A0"}20:00:00{"\u202F"}; ce qui reste vide peut attendre.
figures-of-file = Les pendules sont celles du fichier du { $time }. Vérifiez sur le serveur si elles sont justes, et saisissez les banques.
figures-side = { $whose ->
    [mine] Vous
    [theirs] Adversaire
    [white] Blancs
   *[black] Noirs
}
figures-seen-at = Lu sur le serveur
figures-save = Enregistrer la saisie
figures-none = Aucune partie n’attend les chiffres du serveur.
figures-none-hint = Une partie vient ici si elle a été saisie sans les temps du serveur, comme lorsqu’on en saisit beaucoup à la fois. Pour comparer une autre partie avec le serveur, ouvrez-la depuis votre liste.
figures-to-games = Vers vos parties
figures-nothing = Rien n’est encore saisi.
figures-saved = { $n ->
    [one] { $n }{"\u00A0"}partie est enregistrée.
   *[other] { $n }{"\u00A0"}parties sont enregistrées.
}
figures-not-saved = { $n ->
    [one] { $n }{"\u00A0"}partie ne l’est pas{"\u00A0"}: voyez ce qui n’y va pas.
   *[other] { $n }{"\u00A0"}parties ne le sont pas{"\u00A0"}: voyez ce qui n’y va pas.
}
figures-instant-missing = Saisissez d’abord quand le serveur a été lu.
figures-clock-problem = { $problem ->
    [empty] Que montre le serveur{"\u202F"}? 46{"\u00A0"}j{"\u00A0"}20:00:00, ou 0.
    [shape] Écrivez comme 46{"\u00A0"}j{"\u00A0"}20:00:00.
   *[range] Une pendule ne montre jamais plus de 50 jours.
}
figures-bank-problem = { $problem ->
    [empty] Que montre le serveur{"\u202F"}? 50{"\u00A0"}j, ou 0.
    [shape] Écrivez comme 50{"\u00A0"}j ou 12{"\u00A0"}j 04:00:00.
   *[range] Une banque a de 0 à 99{"\u202F"}999 jours.
}
figures-problem = { $figure ->
    [clock] { figures-clock-problem }
   *[bank] { figures-bank-problem }
}
figures-unknown = Temps encore inconnu dans { $n ->
    [one] { $n }{"\u00A0"}partie
   *[other] { $n }{"\u00A0"}parties
}.
figures-link = Saisir les chiffres du serveur

## Corriger ce qui est gardé

correct-too-late = Quelque chose a été saisi depuis{"\u00A0"}: rien n’a été annulé.
correct-deleted = Partie supprimée{"\u00A0"}: { $game }.
correct-compared = { $game }{"\u00A0"}: les chiffres du serveur sont enregistrés.
correct-compared-games = { $n ->
    [one] Les chiffres du serveur pour { $n }{"\u00A0"}partie sont enregistrés.
   *[other] Les chiffres du serveur pour { $n }{"\u00A0"}parties sont enregistrés.
}
correct-event-changed = «{"\u00A0"}{ $event }{"\u00A0"}» est modifié, et ses parties avec.
correct-game = Cette partie
correct-players = Noms et couleur
correct-delete = Supprimer la partie
correct-delete-question = Supprimer cette partie, avec ses entrées, sa note et son analyse privée{"\u202F"}? Vous pouvez l’annuler pendant une minute. Ensuite, seule une sauvegarde qui contient cette partie la ramène.
correct-delete-sure = Supprimer
correct-changes = Ceci modifie «{"\u00A0"}{ $event }{"\u00A0"}».
correct-changes-games = Ceci modifie «{"\u00A0"}{ $event }{"\u00A0"}» et ces parties{"\u00A0"}: { $games }.
correct-change-event-question = { $games ->
    [0] Modifier «{"\u00A0"}{ $event }{"\u00A0"}»{"\u202F"}?
    [one] Modifier «{"\u00A0"}{ $event }{"\u00A0"}» et { $games } partie{"\u202F"}?
   *[other] Modifier «{"\u00A0"}{ $event }{"\u00A0"}» et { $games } parties{"\u202F"}?
}
correct-change-event = Modifier le tournoi

## Ce que les règles laissent ouvert, et si une fin est certaine

interpretations-certainty = { $certainty ->
    [certain] Certaine{"\u00A0"}: toutes les parties qui commencent avec le tournoi sont finies à cette date, sauf réclamation en cours.
    [exceeded] Pas certaine{"\u00A0"}: les pendules, banques et incréments des deux joueurs font { DAYS($over) } de plus que le tournoi, et une partie peut dépasser sa fin d’autant.
   *[unbounded] { $protection ->
        [guaranteed-time] Pas certaine{"\u00A0"}: avec le temps garanti, une partie peut la dépasser.
       *[other] Pas certaine{"\u00A0"}: avec la protection contre la mort subite, une partie peut la dépasser.
    }
}
interpretations-departure-clock = Diffère de la règle (3){"\u00A0"}: toujours 50{"\u00A0"}j.
interpretations-departure-moves = Diffère de la règle (4){"\u00A0"}: les 50 premiers coups.
interpretations-departure = { $is-listed ->
    [true] Diffère du tableau{"\u00A0"}: { $there }.
   *[false] Diffère de la formule{"\u00A0"}: { $there }.
}
interpretations-departs = Certains de ces blocs diffèrent des règles. Seul compte ce qui a été annoncé.
interpretations-unlisted = { $days ->
    [one] Le tableau n’a pas de ligne pour { $days }{"\u00A0"}jour{"\u00A0"}: ces blocs découlent de la formule qui le fonde.
   *[other] Le tableau n’a pas de ligne pour { $days }{"\u00A0"}jours{"\u00A0"}: ces blocs découlent de la formule qui le fonde.
}
interpretations-heading = Où les règles laissent une question ouverte
interpretations-openings = Coups d’une ouverture thématique
interpretations-openings-name = { $openings ->
    [apart] Ils ne comptent pas (habituel)
   *[counted] Ils comptent
}
interpretations-openings-why = { $openings ->
    [apart] { $moves ->
        [1] L’incrément vient après chaque coup joué (4), et personne n’a joué ceux-ci{"\u00A0"}: il vient avec le premier coup joué par chaque joueur.
       *[other] L’incrément vient après chaque coup joué (4), et personne n’a joué ceux-ci{"\u00A0"}: il vient avec les { $moves } premiers coups joués par chaque joueur.
    }
   *[counted] Les premiers coups de la partie (4){"\u00A0"}: le coup { $moves } est le dernier avec un incrément, même si la partie commence au coup 6.
}
interpretations-reset = Premier coup protégé
interpretations-reset-name = { $reset ->
    [after-last] Coup joué nº{"\u00A0"}{ $first } (habituel)
   *[with-last] Coup joué nº{"\u00A0"}{ $first }
}
interpretations-reset-why = { $reset ->
    [after-last] Seulement après le dernier coup avec un incrément (9), lu de façon à promettre moins.
   *[with-last] Une fois le coup { $first } achevé, il ne reste plus d’incrément{"\u00A0"}: une pendule peut donc déjà être protégée. Tant qu’aucune partie n’a été comparée avec son serveur, la plus proche des deux échéances est montrée aussi.
}
interpretations-end-date = Remplacements et successions
interpretations-end-date-name = { $end-date ->
    [instant] Jusqu’à la fin prévue, à la seconde (habituel)
   *[day] Jusqu’à la fin de ce jour, en UTC
}
interpretations-end-date-why = { $end-date ->
    [instant] Le serveur calcule la date de fin exacte (1), à la seconde.
   *[day] Pas après la date de fin prévue{"\u00A0"}: une date est un jour entier.
}
interpretations-option-openings = { $openings ->
    [apart] Les coups d’une ouverture thématique ne comptent pas
   *[counted] { $moves ->
        [1] Les coups d’une ouverture thématique comptent
       *[other] Les coups d’une ouverture thématique comptent parmi les { $moves } premiers
    }
}
interpretations-option-reset = Premier coup protégé{"\u00A0"}: coup joué nº{"\u00A0"}{ $first }
interpretations-option-end-date = { $end-date ->
    [instant] Remplacements et successions jusqu’à la fin prévue, à la seconde
   *[day] Remplacements et successions jusqu’à la fin du dernier jour, en UTC
}
interpretations-own-starts = { $n ->
    [one] { $n } partie a été saisie avec son propre début, qui reste.
   *[other] { $n } parties ont été saisies avec leur propre début, qui reste.
}
interpretations-settled = Ce que le serveur a montré
interpretations-settled-why = Établi pour toutes les parties de ce tournoi en comparant l’une d’elles avec le serveur.
interpretations-settled-refill = { $refill ->
    [automatic] Le serveur recharge de lui-même.
   *[increment-only] Le serveur ne recharge rien de lui-même.
}
interpretations-settled-openings = { $openings ->
    [apart] Pour le serveur, les coups d’une ouverture thématique ne comptent pas.
   *[counted] Pour le serveur, les coups d’une ouverture thématique comptent.
}
interpretations-seen-in = Vu dans { $game } le { $at }
interpretations-seen = Vu le { $at }
interpretations-take-back = Revenir dessus
interpretations-refills = recharger autrement
interpretations-resets = protéger la pendule un coup plus tard
interpretations-counts = compter les coups de l’ouverture thématique
interpretations-and = {" "}et{" "}
interpretations-cautious = Le serveur pourrait { $differs }, contrairement au réglage du tournoi.{ $is-theirs ->
    [true] {""}
   *[false] {" "}Tenez-vous à l’échéance la plus proche.
} Comparez les pendules avec celles du serveur après chaque coup{"\u00A0"}: dès qu’une comparaison tranche, il ne reste qu’une échéance{ $reset ->
    [true] .
   *[false] , dans toutes les parties du tournoi.
}
