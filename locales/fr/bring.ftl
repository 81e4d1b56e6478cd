## La page qui prend le fichier d'un serveur

page-title = Importer un fichier
page-teach = Importez le fichier de votre serveur{"\u00A0"}: vos parties apparaissent ici avec leurs échéances. Le fichier de demain ajoutera les nouveaux coups. Rien de ce que vous avez n’est modifié.
page-forms = PGN, avec ou sans heures, ou la réponse d’un serveur Xfcc. Une sauvegarde et le lien d’un tournoi sont aussi acceptés.
page-stays = Le fichier reste sur cet appareil.
page-choose = Choisir un fichier
page-forget = Oublier ce fichier
page-drop = Déposez le fichier ici
page-paste = Ou collez son texte
page-read = Lire le texte
page-servers = Où trouver le fichier de votre serveur
page-iccf = ICCF
page-iccf-file = Le PGN d’un tournoi ou de vos parties, sur la page du tournoi ou sur votre page de joueur{"\u00A0"}: il a l’heure de chaque coup.
page-xfcc = Serveurs Xfcc
page-xfcc-file = La réponse du service web «{"\u00A0"}GetMyGames{"\u00A0"}», ou ce que votre programme en a enregistré{"\u00A0"}: elle a les pendules des parties en cours.
page-others = Autres
page-others-file = Le PGN de vos parties{"\u202F"}; s’il n’a pas les heures, les pendules du serveur sont demandées ensuite. Les parties par correspondance de Lichess et chess.com ne sont pas en Triple Block.
page-stop = Arrêter
page-reading = { $games ->
    [one] { $games } partie lue, { $percent }{"\u202F"}%
   *[other] { $games } parties lues, { $percent }{"\u202F"}%
}
page-finding = { $games ->
    [one] { $games } partie lue, recherchée parmi les vôtres{"\u00A0"}: { $percent }{"\u202F"}%
   *[other] { $games } parties lues, recherchées parmi les vôtres{"\u00A0"}: { $percent }{"\u202F"}%
}
page-another = Un autre fichier

## Pourquoi un fichier ne sert à rien

wrong-file = { $problem ->
    [not-games] { $kind ->
        [backup] Cette sauvegarde ne peut pas être lue ici.
        [event-link] Ce lien ne peut pas être lu ici.
        [empty] Il n’y a rien dedans.
        [pgn] { wrong-no-games }
        [xfcc] { wrong-no-games }
       *[unknown] { $looks ->
            [html] C’est une page web. Enregistrez les parties elles-mêmes{"\u00A0"}: le serveur a un lien pour leur PGN.
            [xml] C’est du XML, mais pas une réponse Xfcc{"\u00A0"}: il commence par «{"\u00A0"}{ $name }{"\u00A0"}».
            [json] C’est du JSON d’un autre programme.
            [archive] Ce fichier est compressé. Décompressez-le, et importez le fichier qui s’y trouve.
            [pdf] C’est un PDF. Enregistrez les parties en PGN.
            [binary] Ce n’est pas du texte.
           *[text] Il n’y a pas de partie dans ce texte.
        }
    }
    [too-large] { wrong-too-large }
    [xml] Le fichier est endommagé ou coupé{"\u00A0"}: ligne { $line }, caractère { $column }. Enregistrez-le à nouveau.
    [fault] Le serveur n’a pas envoyé de parties. Il signale{"\u00A0"}: { $text }
   *[no-games] { wrong-no-games }
}
wrong-too-large = Au-delà de { $megabytes } Mo, rien n’est lu. Enregistrez moins de parties à la fois.
wrong-shared-backup = Une sauvegarde ne peut pas être restaurée par partage. Choisissez son fichier ici.
wrong-unreadable = Le navigateur n’a pas pu lire le fichier. Réessayez.
wrong-refused = Le navigateur n’avait pas le droit de lire le fichier. Choisissez-le, ou relisez-le en l’autorisant.
wrong-gone = Le fichier n’est plus là où il était. Choisissez-le à nouveau.
wrong-no-games = Il ne contient aucune partie.

## Ce qui est demandé une fois pour tout le fichier

ask-title = À régler d’abord
ask-settled = Réglé
ask-times-in = heures en { $zone }
ask-you-are = vous êtes { $name }
ask-nobody-short = aucun des joueurs
ask-event = { $n ->
    [one] { $name }{"\u00A0"}: { $n } nouvelle partie
   *[other] { $name }{"\u00A0"}: { $n } nouvelles parties
}
ask-nameless = Parties sans tournoi
ask-length = Combien de temps dure le tournoi{"\u202F"}?
ask-length-hint = L’organisateur le dit{"\u202F"}; les trois blocs en découlent.
ask-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
ask-other-days = Une autre durée, en jours
ask-days-wrong = Un nombre entier de jours, de 1 à 9999.
ask-other-control = Pas en Triple Block
ask-zone = La dernière heure du fichier est { $time }. Quelle heure était-ce ici{"\u202F"}?
ask-zone-here = { $time }{"\u00A0"}: le serveur écrit mon heure ({ $zone })
ask-zone-utc = { $time }{"\u00A0"}: le serveur écrit en UTC
ask-whose = Lequel de ces noms est le vôtre{"\u202F"}?
ask-nobody = Aucun{"\u00A0"}: parties suivies

## Une partie du fichier, et ce qu'elle devient

row-title = { $n ->
    [one] { $n } partie dans le fichier
   *[other] { $n } parties dans le fichier
}
row-more = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}
row-moves = { $n ->
    [one] { $n } nouveau coup
   *[other] { $n } nouveaux coups
}
row-timed = { $n ->
    [one] l’heure de { $n } coup
   *[other] les heures de { $n } coups
}
row-ended = finie
row-same = rien de nouveau
row-new = nouvelle
row-waits = nouvelle
row-finished = finie, pas gardée
row-take = La garder aussi
row-no-times = sans heures{"\u00A0"}: ses chiffres sont demandés ensuite
row-other-control = pas en Triple Block
row-other-control-is = pas en Triple Block{"\u00A0"}: { $text }
row-other-control-each = pas en Triple Block{"\u00A0"}: { $moves ->
    [1] { $time } pour chaque coup
   *[other] { $time } pour { $moves } coups
}
row-rest = Autres
row-to-the-minute = Le fichier a les minutes, pas les secondes. Les échéances sont arrondies à votre désavantage.
row-clocks-agree = Les pendules du serveur concordent.
row-clock-differs = { $name }{"\u00A0"}: encore { $file } dans le fichier{"\u202F"}; ici pendule { $clock }, banque { $bank }.
row-clocks-alone = Ses pendules sont dans le fichier{"\u00A0"}: il ne manque que les banques.
row-compare = Comparer avec le serveur
row-which = De quelle partie s’agit-il{"\u202F"}?
row-which-is = Celle d’après { $played }
row-another = Une autre partie
row-apart = Depuis { $played }, le fichier a d’autres coups que la partie que vous gardez.
row-apart-at-once = Dès le premier coup, le fichier a d’autres coups que la partie que vous gardez.
row-open = Ouvrir la partie
row-stamp = { $played }{"\u00A0"}: le { $kept } ici, le { $file } selon le fichier.
row-no-stamps = { $n ->
    [one] Le fichier n’a pas l’heure du nouveau coup.
   *[other] Le fichier n’a pas les heures de { $n } nouveaux coups.
}
row-untimed = { $n ->
    [one] Dans { $n } partie, le fichier n’a pas les heures des nouveaux coups. Ajoutez-les sans, et comparez ensuite ses pendules{"\u202F"}; ou ouvrez-la, et saisissez-les.
   *[other] Dans { $n } parties, le fichier n’a pas les heures des nouveaux coups. Ajoutez-les sans, et comparez ensuite les pendules{"\u202F"}; ou ouvrez une partie, et saisissez-les.
}
row-all-without-times = Ajouter tous les coups sans heures
row-add-without-times = Ajouter sans heures
row-result = Vous gardez un autre résultat{"\u00A0"}: { $result }.
row-cancelled = Le serveur a annulé la partie.
row-conflict = La partie ne s’accorde pas avec son tournoi. Ouvrez-la pour corriger cela.
row-refused = { $played }{"\u00A0"}: { $why }
row-end-refused = Sa fin{"\u00A0"}: { $why }
row-without-times = La garder sans heures

## Garder

keep-these = { $n ->
    [one] Garder { $n } partie
   *[other] Garder { $n } parties
}
keep-none = Garder les parties
keep-open = { $n ->
    [one] { $n } autre a une question ci-dessus.
   *[other] { $n } autres ont une question ci-dessus.
}
keep-nothing = Tout ce que contient le fichier est déjà ici.
keep-works = Un instant{"\u00A0"}: { $percent }{"\u202F"}%
keep-waiting = Répondez d’abord aux questions ci-dessus.
keep-kept = { $n ->
    [one] { $n } partie est gardée.
   *[other] { $n } parties sont gardées.
}{ $left ->
    [0] {""}
    [one] {" "}{ $left } ne l’est pas{"\u00A0"}: elle a une question.
   *[other] {" "}{ $left } ne le sont pas{"\u00A0"}: elles ont des questions.
}
keep-differ = { $n ->
    [one] Dans { $n } d’entre elles, les pendules du serveur diffèrent{"\u00A0"}: comparez-la.
   *[other] Dans { $n } d’entre elles, les pendules du serveur diffèrent{"\u00A0"}: comparez-les.
}
keep-failed = { $n ->
    [one] { $n } partie n’a pas pu être enregistrée.
   *[other] { $n } parties n’ont pas pu être enregistrées.
}
