## Les pages des leçons

page-title = Apprendre
page-lesson = Leçon
page-arbiter = Arbitre

## La liste des leçons

index-go-on = Continuer la leçon { $lesson }
index-begin = Commencer la leçon { $lesson }
index-steps = { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
}
index-done = Fait
index-of = sur { $n }

## Une leçon

player-step = Étape { $step } sur { $of }
player-task = Exercice
player-question = Question
player-back = Retour
player-begin-again = Recommencer
player-show = Montrer
player-showing = Voici comment faire.
player-go-on = Continuer
player-finish = Terminer
player-task-first = Faites d’abord l’exercice.
player-answer-first = Répondez d’abord à la question.
player-right-first = Trouvez d’abord la bonne réponse.
player-right = Juste.
player-wrong = Pas tout à fait.
player-done = Réussi.
player-copy-link = Copier le lien de cette étape
player-copied = Le lien de cette étape est copié.
player-not-copied = Le lien n’a pas pu être copié. C’est l’adresse de cette page.
player-end = Leçon terminée
player-end-open = Pas encore résolu
player-learnt = En résumé
player-next = Leçon suivante
player-anew = La refaire
player-all = Toutes les leçons
player-missing = Aucune leçon ne porte ce nom. Voici toutes les leçons.
player-keys = Touches{"\u00A0"}: 1 à 5 pour répondre, Entrée et → pour continuer, ← pour revenir.

## Le quiz

quiz-title = Quiz
quiz-lead = { $questions } questions mélangées{"\u00A0"}: de tous les cours, ou d’un seul.
quiz-mixed = Tous les cours
quiz-number = Quiz nº{"\u00A0"}{ $seed }
quiz-question = Question { $question } sur { $of }
quiz-result = Résultat
quiz-score = { $right } sur { $of } justes du premier coup
quiz-all-right = Tout juste du premier coup.
quiz-were-wrong = À revoir
quiz-your-answer = Votre réponse{"\u00A0"}:
quiz-right-answer = Juste{"\u00A0"}:
quiz-to-step = Vers la leçon
quiz-another = Un autre quiz
quiz-same = Refaire ce quiz
quiz-none = Il n’y a pas encore de questions.
quiz-see-result = Voir le résultat

## Le lien pour une classe

class-title = Pour une classe
class-lead = Un lien qui donne la même chose à tous{"\u00A0"}: une leçon, un cours ou un quiz.
class-given = Contenu
class-one-lesson = Une leçon
class-one-course = Un cours
class-one-quiz = Un quiz
class-course = Cours
class-questions = Questions
class-same-order = Les mêmes pour tous, même ordre
class-own-order = Propres à chaque élève
class-drawn = { $questions } questions, tirées pour chaque élève.
class-preview = Ce que verront les élèves
class-copy = Copier le lien
class-copied = Le lien pour la classe est copié.

## Ce qu'on peut faire avec la pendule d'une leçon

act-not-offered = Cela ne se fait pas ici.
act-label = { $event ->
    [press] Appuyer
    [stop] Arrêter les pendules
    [resume] Relancer
    [swap-sides] Tourner la pendule
    [correct] Régler la pendule{"\u00A0"}: Blancs { $white }, Noirs { $black }
    [give] { $gains ->
        [true] { $to ->
            [white] Les Blancs reçoivent { $time }
           *[black] Les Noirs reçoivent { $time }
        }
       *[false] { $to ->
            [white] Les Blancs perdent { $time }
           *[black] Les Noirs perdent { $time }
        }
    }
    [penalize] { $gains ->
        [true] { $offender ->
            [white] { $offence } (Blancs){"\u00A0"}: les Noirs reçoivent { $time }
           *[black] { $offence } (Noirs){"\u00A0"}: les Blancs reçoivent { $time }
        }
       *[false] { $offender ->
            [white] { $offence } (Blancs){"\u00A0"}: avertissement
           *[black] { $offence } (Noirs){"\u00A0"}: avertissement
        }
    }
    [introduce-increment] Désormais { $time } par coup
    [claim-flag] { $claimant ->
        [arbiter] { act-note-flag }
        [clock] { act-note-flag }
       *[player] Réclamer la chute du drapeau
    }
    [arrive] Je suis là
    [claim-default] { $side ->
        [white] Les Blancs n’étaient pas là à temps{"\u00A0"}: partie perdue
       *[black] Les Noirs n’étaient pas là à temps{"\u00A0"}: partie perdue
    }
    [claim-default-of-both] Aucun n’était là à temps{"\u00A0"}: les deux ont perdu
    [claim-draw] Réclamer la nulle
    [play-on] La partie continue
    [on-board] { $end ->
        [checkmate] Mat
        [resignation] Abandonner
       *[other] {""}
    }
    [restore] Revenir à la position antérieure
    [count-away] { $counts ->
        [true] Le temps compte
       *[false] Le temps ne compte pas
    }
    [away] {""}
    [dead] {""}
    [end] {""}
    [undo] {""}
   *[redo] {""}
}
act-note-flag = Constater la chute du drapeau

## Les parties par correspondance des leçons

ledger-clock = Pendule
ledger-increment = Incrément
ledger-bank = Banque
ledger-day = jour { $day } sur { $of }
ledger-yours = Vous (Blancs)
ledger-theirs = Adversaire (Noirs)
ledger-turn = { $mine ->
    [true] Votre coup { $number }{"\u00A0"}: votre pendule tourne
   *[false] Trait à l’adversaire{"\u00A0"}: sa pendule tourne
}
ledger-fallen = { $mine ->
    [true] Votre pendule est arrivée à zéro le { $when }{"\u00A0"}: dépassement de temps (ETL), partie perdue
   *[false] La pendule de l’adversaire est arrivée à zéro le { $when }
}
ledger-over = La partie est finie
ledger-claim-pending = Une réclamation est en cours{"\u00A0"}: aucune pendule ne tourne
ledger-last-entry = Dernière entrée du relevé
ledger-pass = Laisser passer le temps
ledger-later = { $days ->
    [0] { $hours } h
   *[other] { $days } j
}
ledger-make-move = Jouer
ledger-opponent-moves = L’adversaire joue
ledger-amount = De la banque à la pendule
ledger-leaves = puis pendule { $clock }, banque { $bank }
ledger-refill = Recharger
ledger-full = La pendule est pleine, ou la banque vide.
ledger-transfer = Le capitaine transfère
ledger-substitute = Faire entrer un remplaçant
ledger-claim = Déposer une réclamation
ledger-resolve = Réclamation réglée
ledger-game = Partie { $n }
ledger-away = Absence du { $from } au { $to }
ledger-leave = Partir maintenant
ledger-is-back = Vous êtes de retour. Chaque adversaire a joué au moment même de votre départ.
ledger-days = Durée du tournoi
ledger-days-value = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
ledger-shorter = { $n ->
    [one] { $n } jour de moins
   *[other] { $n } jours de moins
}
ledger-longer = { $n ->
    [one] { $n } jour de plus
   *[other] { $n } jours de plus
}
ledger-by-table = Selon le tableau, { $n } jours
ledger-by-formula = Selon la formule exacte
ledger-half = Chaque joueur a { $half } en tout{"\u00A0"}: la moitié du tournoi.
ledger-lasts = Du { $from } au { $to }
ledger-unrated = Au-dessous de 302 jours, un tournoi ne peut pas compter pour le classement, et le tableau n’a pas de ligne pour lui.
ledger-announce = Annoncer le tournoi
ledger-announced = Annoncé avec { $n } jours

## Les règles que cite une étape

rule-cited = Source{"\u00A0"}: { $rule ->
    [fide] Règles de la FIDE, { $paragraph }
    [triple-block] Triple Block, ({ $point })
    [substitution] Triple Block, remplacements, { $point }
   *[double-flag] La pendule à double drapeau
}

## Les verdicts sur une absence

verdict-over = La partie est finie.
verdict-unknown = Son temps est inconnu.
verdict-safe = La pendule suffit. Au pire, il reste { $left }.
verdict-refill-first = La pendule ne suffit pas. Rechargez avant de partir{"\u00A0"}: { $refills }.
verdict-refill-and-move = Rechargez { $amount } et jouez, avant le { $by }.
verdict-move-and-refill = Jouez avant le { $by }, et rechargez { $amount } avant de partir.
verdict-only-move = Seul un coup la sauve{"\u00A0"}: avant le { $by }.
verdict-cannot-be-saved = Rien de ce que vous pouvez faire ne la sauve à coup sûr{"\u00A0"}: elle peut arriver à zéro le { $falls }.
verdict-keep = { $said } Pour que la pendule tienne jusque-là, rechargez { $refills }.
verdict-refill = { $amount } avant le { $by }
verdict-then = { $refills }, puis { $next }

## Les démonstrations du double drapeau

curves-first-move-starts = Les pendules démarrent avec votre premier coup.
curves-curves = Ce que donne un appui en prolongation
curves-left = Prolongation restante
curves-gives = Un appui donne
curves-after = Après l’appui
curves-press = Appuyer
curves-drag = Faites glisser la poignée, ou utilisez les flèches{"\u00A0"}: une seconde, un dixième avec Maj.
curves-place = { $left } s restantes, { $after } s après un appui
curves-seconds = { $seconds }{"\u00A0"}s
curves-bronstein = Bronstein
curves-byo-yomi = Byo-yomi
curves-double-flag = Double drapeau
curves-press-all = Appuyer sur toutes
curves-black-thinks = Trait aux Noirs.
curves-spent = Le dernier coup a pris { $seconds } s.

## Les vues à intégrer

gallery-title = Intégrer
gallery-lead = Sur votre propre site. Sans cookies, et rien n’est envoyé nulle part.
gallery-name-of = { $view ->
    [board] Échiquier
    [triple-block] Triple Block
    [lesson] Leçon
   *[other] Pendule
}
gallery-use-of = { $view ->
    [board] Une partie ou une position
    [triple-block] De la durée aux blocs
    [lesson] Une règle à essayer
   *[other] Toute cadence
}
gallery-view = Que montrer
gallery-options = Options
gallery-which = Cela peut avoir plusieurs sens. Lequel est le bon{"\u202F"}?
gallery-shows = Sur l’échiquier
gallery-shows-game = Une partie
gallery-shows-position = Une position
gallery-preview = Aperçu
gallery-as-shown = Comme sur votre page{"\u202F"}; utilisable ici
gallery-high = hauteur { $pixels } px
gallery-preview-offline = L’aperçu a besoin du réseau, absent en ce moment. Le code à copier est complet sans lui.
gallery-snippet = Deux lignes pour votre page
gallery-plain = Là où les scripts sont interdits
gallery-plain-code = Un simple cadre
gallery-plain-why = Beaucoup de systèmes de publication n’acceptent que des cadres dans leur bloc HTML. La hauteur est celle de cet aperçu.
gallery-copy = Copier
gallery-copied = Copié.
gallery-not-copied = Le navigateur n’a pas permis de copier. Sélectionnez le texte et copiez-le à la main.
gallery-host = Sur votre propre serveur
gallery-host-how-1 = Copiez tous les fichiers de ce site dans un dossier à vous. Tout hébergement statique suffit{"\u202F"}; rien ne s’y exécute.
gallery-host-how-2 = Ouvrez cette page dans ce dossier{"\u00A0"}: les lignes à copier ont alors votre adresse.
gallery-host-how-3 = Si votre site envoie une Content-Security-Policy, autorisez ce dossier sous script-src et frame-src.
gallery-notes = Bon à savoir
gallery-notes-are-1 = Le cadre suit la hauteur de son contenu, les attributs le changent aussitôt, et il signale des événements.
gallery-notes-are-2 = Une page peut avoir plusieurs vues. Chacune ne charge que ce qu’elle montre, et seulement quand elle va devenir visible.
gallery-notes-are-3 = Le cadre est isolé{"\u00A0"}: il ne peut pas lire votre page et ne garde rien sur l’appareil.
gallery-notes-are-4 = Clair ou sombre suit l’appareil du lecteur, et la langue son navigateur, sauf choix de votre part.
gallery-start-hint = Le tournoi commence à 00:00 UTC.
gallery-bad-start = start{"\u00A0"}: utilisez un jour, comme 2026-12-01, ou un instant, comme 2026-12-01T12:00:00Z.
gallery-bad-days = Un nombre entier de 1 à 9999.
gallery-label = { $parameter ->
    [lang] Langue
    [theme] Thème
    [colours] Couleurs des cases
    [pieces] Pièces
    [orientation] Au bord inférieur
    [size] Taille en pixels
    [control] Cadence
    [pgn] Partie en PGN
    [fen] Position en FEN
    [days] Durée en jours
    [start] Début
    [lesson] Leçon
    [step] Dès l’étape
   *[view] view
}
gallery-hint = { $parameter ->
    [control] 15+10, 90/40+30, 30+30, ou avec double drapeau 15 df60/10
    [pgn] Au plus 20{"\u202F"}000 octets, avec variantes, commentaires et %clk
    [days] 1 à 9999
    [start] Un jour, comme 2026-12-01{"\u202F"}; vide{"\u00A0"}: le jour de la visite
    [step] 1 est la première
   *[other] {""}
}
gallery-value = { $parameter ->
    [theme] { $value ->
        [system] Comme l’appareil
        [light] Clair
        [dark] Sombre
        [contrast] Contraste élevé
       *[other] {""}
    }
    [colours] { $value ->
        [boxwood] Buis
        [green] Vert
        [slate] Ardoise
        [contrast] Contraste élevé
       *[other] {""}
    }
    [size] { $value ->
        [s] 280
        [m] 420
        [l] 640
       *[other] {""}
    }
    [pieces] { $value ->
        [cburnett] Burnett
       *[other] {""}
    }
    [orientation] { $value ->
        [white] Blancs
        [black] Noirs
       *[other] {""}
    }
   *[other] {""}
}
