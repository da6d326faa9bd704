# Finding others to play with, and calling last match’s players again.
button-finding = Trouver des joueurs
button-finding-stop = Ne plus attendre
finding-title = ## Trouver des joueurs
finding-about = Choisis une cadence et un jeu. Quand un autre joueur veut la même chose, j’ouvre une table dans { $channel } et je t’y mentionne. Des ordinateurs complètent jusqu’à l’arrivée d’autres joueurs.
finding-waiting = 🙋 On attend maintenant : { $games }
finding-others = **{ $game }** ({ $count })
finding-own = ⏳ **Tu attends pour { $game }** ({ $clock }) jusqu’au <t:{ $until }:f>. Je te mentionnerai dans { $channel }. Pour attendre un autre jeu, choisis-le ci-dessous.
finding-found = 🙌 **Trouvé !** Votre table est ouverte ({ $game }), et je mentionne les autres. [Va à la table]({ $link }) et appuie sur **{ button-start }** quand tout le monde est là.
found-call = 🙌 { $names } : votre table est prête ({ $game }). Appuyez sur **{ button-join }** pour prendre votre siège. [Aller à la table]({ $link })
refused-finding_off = Ici, on ne peut pas trouver de joueurs. Un membre qui a **Gérer le serveur** peut choisir un salon pour ça dans `/{ command-settings }`.
refused-finding_closed = Je ne peux pas ouvrir de tables dans { $channel }. Un membre qui a **Gérer le serveur** peut choisir un autre salon dans `/{ command-settings }`.
refused-finding_not_yours = Les tables des joueurs qui attendent s’ouvrent dans { $channel }, où tu ne peux pas écrire. Demande l’accès à la modération.
refused-finding_taken = { $channel } a déjà une table, et je ne peux pas y ouvrir de fils. Rejoins cette table, ou réessaie quand elle sera finie.
refused-company_gone = Les autres viennent d’arrêter d’attendre. Réessaie.

button-ping-players = Mentionner ces joueurs
rally-call = 📣 **{ $name }** veut rejouer à { $game } : { $names }
refused-rally_not_last = Tu ne peux mentionner que les joueurs de ta dernière partie finie ici.
refused-rallied = Ces joueurs ont déjà été mentionnés. Une fois par partie suffit.
refused-rally_nobody = Les autres joueurs de cette partie sont tous partis.
