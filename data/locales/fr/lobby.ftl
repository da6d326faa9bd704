# Before the match: the lobby and its house rules.
lobby-title = ## { $game }
lobby-seats = **{ $count ->
    [one] { $count } siège pris
   *[other] { $count } sièges pris
} sur { $most }**
lobby-clock =
    -# nouvelle table · { $clock }{ $ranked ->
        [yes] { " · partie classée" }
       *[no] {""}
    }
lobby-length =
    ⏱️ { $kind ->
        [short] { "**Courte :** " }
        [long] { "**Longue :** " }
       *[own] {""}
    }{ $deals ->
        [0] { $goal ->
            [none] {""}
           *[other] { $goal }
        }
        [1] une manche
       *[other] { $deals } manches
    }{ $minutes ->
        [none] {""}
       *[other] { "\u000A" }-# { minutes-about }
    }
minutes-about = environ { $minutes } min
button-short =
    ⏱️ Courte{ $minutes ->
        [none] {""}
       *[other] { " · " }{ minutes-about }
    }
button-long =
    ⏱️ Longue{ $minutes ->
        [none] {""}
       *[other] { " · " }{ minutes-about }
    }
lobby-missing =
    -# Il faut { $least } joueurs pour commencer. Invite du monde{ $ranked ->
        [yes] .
       *[no] , ou ajoute un ordinateur.
    }
lobby-awaiting = -# Invitation ? Appuie sur **{ button-join }**. L’hôte libère des sièges sous **{ button-options }**.
lobby-seat =
    { $who }{ $host ->
        [yes] { " (hôte)" }
       *[no] {""}
    }{ $asked ->
        [yes] { " (invitation envoyée)" }
       *[no] {""}
    }
lobby-commitment = -# 🔒 { $commitment }
button-options = Options
catch = Se dénoncer
catch-about = 📣 **Se dénoncer :** quand une annonce est due, fais-la juste après ta carte. Si tu l’oublies, le premier qui te dénonce te fait piocher.
catch-brief = -# 📣 Annonce juste après ta carte, et dénonce les oublis.
button-catch = 📣 Se dénoncer
button-catch-on = { button-catch } : oui
button-catch-off = { button-catch } : non
options-title = ### { button-options }
lobby-closed = Cette table a fermé avant la distribution. Ouvres-en une autre avec `/{ command-play }`.
lobby-house-rules = **Règles maison à cette table**

house-rules-title =
    ### Règles maison
    -# { $game }
house-rules-as-written = Ici, on joue avec les règles habituelles. Choisis une règle pour la changer.
house-rules-choose = Choisir une règle…
house-rules-more = - … et { $count } de plus : `/{ command-rules }`
house-rules-now = { $question } { $value }
house-rules-own = Une autre valeur…
house-rules-own-label = Valeur
house-rule = { $question } **{ $value }**

level-menu = Ordinateurs : { $level }
level-easy-about = Idéal pour tes premières parties. Rate des coups et ne prévoit rien
level-normal-about = Un bon adversaire quand tu connais les règles
level-hard-about = Le plus fort possible sans regarder tes cartes
program-menu = Ajouter un programme
program-about = Un programme écrit par { $author }
program-open = (hors de sa cellule, il pourrait lire toutes les mains)
program-unknown = (je ne sais pas ce que sa cellule lui laisse voir)

end-lobby = Fermer cette table ? Les cartes ne sont pas encore distribuées.
end-match = Arrêter cette partie pour tout le monde ? Elle ne comptera pas, et impossible de la reprendre.
left-match = Tu as quitté la partie. Un ordinateur joue tes cartes jusqu’à ce que tu appuies sur **{ button-back }** à la table.
left-ranked = Tu as quitté une partie classée, c’est donc une défaite. Un ordinateur joue tes cartes jusqu’à la fin.
left-tournament = Tu as quitté la partie. Un ordinateur joue pour toi jusqu’à ce que tu appuies sur **{ button-back }** à la table.
call-heard = La table a bien entendu.

# Asking a member to play
invite-title = ### Jouer avec { $name }
    À quel jeu ? J’ouvre une table ici et j’invite { $name }.
invite-asked = **{ $name }** propose une partie à { $member } : { $game }.
refused-invite_self = Tu ne peux pas t’inviter. Ouvre une table avec `/{ command-play }`, et d’autres pourront te rejoindre.
refused-invite_bot = Les bots ne peuvent pas jouer. Pour un adversaire à ta table, appuie sur **{ button-add-computer }**.
refused-invite_avoided = Tu as choisi d’éviter cette personne. Pour revenir dessus : `/{ command-my } { command-my-avoid }`.

# Choosing a game
choose-title =
    { $alone ->
        [yes] ## Contre deux ordinateurs
       *[no] ## Choisis un jeu
    }
choose-game =
    -# **{ $game }**{ $least ->
        [none] {""}
       *[other] { " · " }{ $least }–{ $most } joueurs
    }{ $short ->
        [none] {""}
       *[other] { " · " }{ $short }{ $long ->
            [none] {""}
           *[other] –{ $long }
        } min
    }
    -# { $about }
button-choose-game = { $game }
button-choose-alone = Ordinateurs
button-choose-friends = Entre amis
