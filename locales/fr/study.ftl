## Les noms des camps

names-color = { $side ->
    [white] Blancs
   *[black] Noirs
}

## Ouvrir une partie

open-title = Voir une partie
open-teach = Collez une partie ou ouvrez un fichier PGN. Rejouez-la, essayez vos propres coups et ajoutez des commentaires.
open-paste = PGN ou FEN
open-paste-hint = Une partie, plusieurs, ou une position.
open-open = Ouvrir
open-file = Depuis un fichier
open-empty-board = Échiquier vide
open-other = En ouvrir une autre
open-nothing-pasted = Collez d’abord une partie ici.
open-no-game = Ce texte n’a ni coup ni étiquette PGN.
open-too-large = C’est plus de 1,5{"\u00A0"}Mo de texte. N’en ouvrez qu’une partie.
open-game-too-long = La partie { $number } est trop longue{"\u00A0"}: elle a plus de 10{"\u202F"}000 coups, signes et lignes de commentaire.
open-unreadable = Le navigateur n’a pas pu lire ce fichier.

## Les parties d'un fichier

games-title = Parties
games-number = Partie { $at } sur { $all }
games-before = Partie précédente
games-after = Partie suivante
games-more = Autres parties
games-no-names = Une partie
games-chess960 = Chess960

## Les coups

moves-none = Pas encore de coups. Déplacez une pièce sur l’échiquier.
moves-passes = Les { names-color } passent
moves-left = Temps restant
moves-took = Temps de ce coup

## Écrire

notes-title = Annoter
notes-marks = Signes
notes-mark = { $nag ->
    [1] bon coup
    [2] erreur
    [3] coup brillant
    [4] gaffe
    [5] coup intéressant
    [6] coup douteux
    [7] seul coup
    [8] seul coup
    [10] égalité
    [11] égalité
    [12] égalité
    [13] position peu claire
    [14] léger avantage blanc
    [15] léger avantage noir
    [16] avantage blanc
    [17] avantage noir
    [18] avantage décisif blanc
    [19] avantage décisif noir
    [22] zugzwang
    [23] zugzwang
    [146] nouveauté
   *[other] signe { $nag }
}
notes-comment = Commentaire
notes-comment-hint = Un commentaire par ligne.
notes-make-main = En faire la principale
notes-delete-from-here = Supprimer dès ce coup
notes-deleted = Supprimé.
notes-replaced = Votre partie modifiée a été remplacée.
notes-undo = Annuler

## Emporter

take-save-game = Enregistrer le PGN
take-save-all = Tout enregistrer
take-copy = Copier le PGN
take-copied = Copié.
take-not-copied = Le navigateur n’a pas permis de copier.
take-could-win = Les { names-color } peuvent-ils gagner{"\u202F"}?

## Si un camp peut encore gagner

winning-hint = Ou déplacez les pièces sur l’échiquier.
winning-whose-flag = Quel drapeau est tombé{"\u202F"}?
winning-white-fell = Blancs{"\u00A0"}: les Noirs peuvent-ils gagner{"\u202F"}?
winning-black-fell = Noirs{"\u00A0"}: les Blancs peuvent-ils gagner{"\u202F"}?
winning-answer = Réponse
winning-no-question = Mettez la position en place{"\u00A0"}: la réponse sera ici.
winning-how = Une suite possible
winning-wrong-side = Le lien doit dire side=white ou side=black{"\u00A0"}: qui pourrait gagner.
winning-lay = Placer à la main
winning-laid = Position prête
winning-copy-link = Copier le lien
winning-copied = Copié{"\u00A0"}: le lien ouvre cette question.

## Problèmes dans un PGN

problem-count = { $n ->
    [one] { $n } problème dans ce PGN{"\u202F"}; le reste a été lu
   *[other] { $n } problèmes dans ce PGN{"\u202F"}; le reste a été lu
}
problem-more = { $n } de plus, ici ou dans d’autres parties
problem-at = Ligne { $line }, colonne { $column }{"\u00A0"}: { $problem }
problem-quoted = «{"\u00A0"}{ $text }{"\u00A0"}»
problem-says = { $kind ->
    [too-large] le texte est trop long, ou le serait une fois réenregistré{"\u202F"}; la suite n’est pas lue.
    [too-many-games] il y a trop de parties{"\u202F"}; celle-ci et les suivantes ne sont pas lues.
    [tag] une étiquette PGN s’écrit [Nom "valeur"]. Ce qui a pu en être lu est gardé.
    [unclosed-tag] cette étiquette n’a pas de " fermant. Elle finit avec sa ligne, ou avant la suivante.
    [bare-quotes] dans la valeur d’une étiquette, " doit s’écrire \". Il est lu comme une partie de la valeur.
    [start] la partie ne peut pas commencer ici, et ses coups sont gardés comme texte. { $problem }
    [impossible-rights] l’étiquette FEN donne un droit impossible dans sa position{"\u202F"}; la partie a été lue sans lui. { $problem }
    [chess960] le roque n’est possible ici que comme en Chess960, et aucune étiquette ne le dit. Il est lu ainsi.
    [variant] { $text } n’est pas le jeu d’échecs. Les coups sont lus selon les règles des échecs.
    [move] { $text } n’est pas jouable. { $problem } C’est gardé comme commentaire.
    [letters] les lettres des pièces sont { $text }, et non { $english }. La partie est lue avec elles.
    [pass] dans la partie elle-même, un joueur passe, ce que les échecs ne permettent pas. C’est gardé comme coup.
    [sign] { $text } n’est pas un coup. C’est gardé comme commentaire.
    [nag] { $text } est un signe inconnu{"\u00A0"}: $ demande un nombre jusqu’à 255. C’est gardé comme commentaire.
    [nag-without-move] il n’y a aucun coup que { $text } pourrait concerner. C’est gardé comme commentaire.
    [nothing-to-vary] il n’y a aucun coup dont ceci pourrait être une variante. C’est gardé comme commentaire.
    [too-deep] les variantes sont trop imbriquées. Celle-ci est gardée comme commentaire.
    [unclosed-variation] cette ( n’a pas de ). La variante finit avec la partie.
    [stray-close] cette ) n’a pas de (. C’est gardé comme commentaire.
    [unclosed-comment] cette {"{"} n’a pas de {"}"}. Le commentaire finit avec la partie.
    [stray-brace] cette {"}"} n’a pas de {"{"}. C’est gardé comme commentaire.
    [result] { $text } n’est pas un résultat PGN. C’est gardé comme commentaire.
    [both-lost] 0-0 est lu comme le résultat{"\u00A0"}: les deux ont perdu. Pour le roque, écrivez O-O.
    [after-result] { $text } vient après le résultat. C’est gardé comme commentaire.
    [results-differ] l’étiquette donne un autre résultat. C’est celui-ci qui compte.
   *[too-large-to-keep] {""}
}
