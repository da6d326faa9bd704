# Is it fair? The check of a finished match, and its record as a file.
button-fair = Est-ce équitable ?
button-download = Télécharger
fair-title =
    ## Est-ce équitable ?
    -# { $game }
fair-yes = ✅ J’ai tout redistribué : les mêmes cartes.
fair-no = ❌ **Non, quelque chose ne colle pas.** J’ai redistribué cette partie et rejoué ses coups :
fair-unchecked = ❔ **Je ne peux pas vérifier cette partie.** Elle s’est jouée avec d’anciennes règles, et je ne rejoue que celles d’aujourd’hui.
fair-means =
    -# Vérifie sans moi : **{ button-download }** donne le fichier de partie et une page pour le lire.{ $lobby ->
        [yes] {" "}Son *Hash* doit être dans le nom de fichier de l’image du lobby.
       *[no] {""}
    }
fair-download = { $page ->
    [yes] Voici le fichier de partie, et une page qui le vérifie. Il ne nomme que les joueurs qui l’acceptent dans `/{ command-my } { command-my-settings }`. Enregistre les deux, ouvre `verify.html` dans un navigateur, et dépose dessus le fichier de partie. Rien ne quitte ton ordinateur. Si tu te méfies d’une page venant de moi, prends celle du code source du bot. Aucune vérification ne prouve qu’on n’a pas regardé, car l’équipe qui fait tourner ce bot peut voir toutes les mains.
   *[no] Voici le fichier de partie. Il ne nomme que les joueurs qui l’acceptent dans `/{ command-my } { command-my-settings }`. Aucune page ne vérifie ce jeu dans un navigateur.
}
fair-menu = Vérifier une partie…
fair-menu-match = { $number }. { $game }
fair-fault-commitment = - Le secret ne correspond pas à son empreinte.
fair-fault-digest = - Le fichier de partie a été modifié après coup.
fair-fault-link = - L’empreinte ne correspond pas à la place de cette table dans la chaîne du serveur.
fair-fault-options = - La partie ne peut pas commencer avec ces règles maison et ces sièges.
fair-fault-beginning = - La partie ne peut pas commencer dans sa position.
fair-fault-move = - La ligne { $line } du fichier de partie, `{ $move }`, n’est pas permise avec ces cartes.
fair-fault-unfinished = - Des coups manquent, car la partie n’est pas finie après le dernier.
fair-fault-result = - Le résultat devrait être : { $result }
fair-fault-not_stopped = - La partie finit avec son dernier coup et devrait avoir un résultat : { $result }
refused-record_no_match = Ce serveur n’a pas de partie finie de ce numéro. La liste est sous `/{ command-stats }`.
refused-record_running = Cette partie n’est pas finie. Tu pourras la vérifier ensuite.
refused-record_moves_gone = Je ne peux pas vérifier cette partie. Elle est si vieille que ses coups sont supprimés.
refused-record_other_game = Je ne peux pas vérifier cette partie. Son jeu n’est plus installé.
refused-record_older = Je ne peux pas vérifier cette partie. Elle s’est jouée avec d’anciennes règles.

# What the shuffle is made of.
button-shuffle = Mélange
button-word = Ajouter un mot
shuffle-how =
    { $phase ->
        [lobby] Personne ne choisit les cartes. J’ai pris un secret avant d’ouvrir cette table, et chaque **{ button-join }** s’y ajoute. { $has_word ->
            [yes] Ton mot en fait partie, donc même moi, je ne peux plus.
           *[no] Tu te méfies de moi ? **{ button-download }** montre ce qu’il contient. Ajoute ensuite un mot à toi, en dernier si possible.
        }
       *[other] Les cartes viennent d’un secret pris avant toute arrivée, et de ce que les joueurs y ont ajouté. **{ button-download }** montre ce qu’il contient. Compare avec le fichier de partie à la fin.
    }
shuffle-file = Voici de quoi le mélange est fait jusqu’ici. Compare avec le fichier de partie à la fin.
shuffle-word-title = Ton mot pour le mélange
shuffle-word-label = Un mot ou une phrase impossible à deviner
shuffle-word-about = Pas de mot de passe, car je verrai ce mot une fois. Retiens-le pour vérifier plus tard. Un nouveau mot le remplace.
refused-word_before_joining = Rejoins d’abord la table. Ensuite, tu peux ajouter un mot.

button-chain = Toutes les tables
button-next-shuffle = Prochain mélange
fair-chain =
    { "**" }Le prochain mélange ici** est la dernière ligne de ce fichier. Son secret est fixé, donc ni toi ni moi ne pouvons le changer.
    { $count ->
        [0] Il n’y a encore aucune table ici.
        [1] { "**" }La dernière table :** { $played } finie, { $running } ouverte, { $ended } arrêtée, { $closed } fermée avant la distribution. Le fichier lie chaque table à la précédente, donc je ne peux pas en sauter une.
       *[other] { "**" }Les { $count } dernières tables :** { $played } finies, { $running } ouvertes, { $ended } arrêtées, { $closed } fermées avant la distribution. Le fichier lie chaque table à la précédente, donc je ne peux pas en sauter une.
    }
