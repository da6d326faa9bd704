# What a server is told of its leagues: announcements, rounds, results, reminders, decisions, champions.
outbox-season = { $league } · saison { $number }
outbox-button-warn = Lire
outbox-button-reply = Lire la réponse
outbox-button-appeals = Lire et répondre

outbox-waiting = **Liste d’attente ({ $count }) :** { $names }

outbox-check-in =
    📋 **{ $season }** : appuie sur **{ league-button-here }** avant le <t:{ $until }:f> (<t:{ $until }:R>) pour confirmer ta présence et garder ta place. Les places non confirmées vont à la liste d’attente.
outbox-put-off =
    ⏳ **Départ reporté, { $season } :** moins de deux joueurs jusqu’ici. Les inscriptions restent ouvertes { $until ->
        [none] jusqu’à ce que l’arbitre lance la saison.
       *[other] jusqu’au <t:{ $until }:f> (<t:{ $until }:R>). La saison commence alors s’il y en a deux.
    } { $umpire } : tu peux l’annuler sur le tableau de bord.
outbox-started = 🏁 **{ $season } a commencé** avec { $count } joueurs.
outbox-drawn =
    ## { $season } · { $tiebreaker ->
        [tie] un départage, qui ne compte pour rien d’autre
        [on] ronde { $round } : un départage pour la qualification
       *[none] ronde { $round } sur { $rounds }
    }
outbox-drawn-how =
    { $clock ->
        [short] {""}
       *[other] À jouer avant le <t:{ $until }:f> (<t:{ $until }:R>).{ " " }
    }{ $clock ->
        [agreed] Appuyez sur **{ button-own-times }**, puis proposez une heure. Vous pouvez tous jouer maintenant ? Appuyez sur **{ button-am-here }**.
        [called] On joue maintenant ? Appuyez sur **{ button-am-here }**. Sinon, je fixe une heure et je vous la dis.
        [slow] Chaque table s’ouvre dans son fil.
       *[now] C’est l’heure de jouer ! Je vous mentionne dans le fil de votre table. Appuyez sur **{ button-am-here }** avant <t:{ $here }:t>, sinon c’est un forfait.
    }
outbox-sit-out = 🪑 Sans partie à cette ronde : { $players }
outbox-unmarked =
    ⏰ **{ $season }, { $stage ->
        [tiebreaker] départage { $round }
       *[round] ronde { $round }
    }** : appuyez sur **{ button-own-times }**. Le <t:{ $at }:f> (<t:{ $at }:R>), je fixe une heure pour chaque table où un joueur a répondu.
outbox-table =
    { $stage ->
        [tiebreaker] **Départage**
       *[round] { $division ->
            [0] **Table { $table }**
           *[other] **Division { $division }, table { $table }**
        }
    } · { $players }
outbox-again = 🔁 { $players }, à rejouer
outbox-not-counted = ⚖️ { $players } · ne compte pas
outbox-played-again =
    🔁 **À rejouer : { umpire-where }.** { outbox-drawn-how }
    { $players }
outbox-result =
    { $stage ->
        [none] 🏁 { $seats }
       *[other] 🏁 { umpire-where } : { $seats }
    }
outbox-seat =
    { $absent ->
        [yes] 🏳️ { $name }
       *[no] { $place ->
            [1] 🥇
            [2] 🥈
            [3] 🥉
           *[other] { $place }.
        } { $name } { $total }
    }
outbox-unfinished =
    ⌛ { $stage ->
        [none] {""}
       *[other] { umpire-where } :{" "}
    }aucune manche finie, { league-not-counted } : { $players }
outbox-forfeited = -# 🏳️ forfait. Il y avait une raison ? Appuie sur **{ league-button-account }** sous `/{ command-league } { command-league-standings }` et demande à l’arbitre.
outbox-more-matches =
    { $count ->
        [1] … et 1 autre partie
       *[other] … et { $count } autres parties
    }
outbox-medal =
    { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] { $place }.
    } **{ $name }**
outbox-top =
    -# { $division ->
        [0] En tête maintenant :
       *[other] En tête de la division { $division } maintenant :
    } { $top }
outbox-forfeit =
    { $why ->
        [nobody] ⌛ { umpire-where } : tous les joueurs l’ont manquée et déclarent forfait : { $absent }.
       *[other] 🏅 { umpire-where } : **victoire par forfait pour { $there }{ $on ->
            [on] , avec la qualification
            [cup] , et avec elle la coupe
           *[other] {""}
        }**, car { $why ->
            [left] les autres sont partis
            [few] trop peu d’autres sont venus
           *[alone] les autres ne sont pas venus
        }.{ $absent ->
            [none] {""}
           *[other] { " " }Forfait par absence : { $absent }.
        }
    }
# Where a table is: in a round, in a tiebreaker, or in the play-off of the tournament.
season-where =
    { $stage ->
        [final] phase finale, table { $table }
        [tiebreaker] départage { $round }{ season-division }
       *[round] ronde { $round }{ season-division }, table { $table }
    }
season-division =
    { $division ->
        [0] {""}
       *[other] , division { $division }
    }
season-table-of =
    { $stage ->
        [final] table { $table } de la phase finale
        [tiebreaker] table du départage { $round }
       *[round] table { $table } de la ronde { $round }
    }{ season-division }
outbox-later = 🔔 { $players } [Ce message]({ $link }) est arrivé pendant les heures calmes et attend encore.
outbox-remind =
    ⏰ **{ $called ->
        [yes] Partie
       *[no] Limite
    } dans { $what ->
        [day] un jour
       *[hour] une heure
    }** · { $season } · <t:{ $at }:f> (<t:{ $at }:R>){ $called ->
        [yes] {""}
       *[no] {"\u000A"}Les parties encore en cours comptent alors sans leur manche inachevée. Les absents déclarent forfait.
    }
outbox-appointed =
    📅 { $season }, { season-where } : { $players } jouent le <t:{ $at }:F> (<t:{ $at }:R>). { outbox-grace }
outbox-appointed-why = -# { $silent ->
        [none] {""}
       *[other] Heures pas encore marquées : { $silent }.{ " " }
    }{ $suits ->
        [0] Aucune heure marquée ne va.{ " " }
       *[other] {""}
    }J’ai donc choisi dans les heures de la saison : { $first } à { $last } ({ $zone }).
outbox-grace =
    { $soon ->
        [yes] Vous pouvez venir maintenant.
       *[no] Je vous mentionne dix minutes avant.
    } Avec plus de { league-minutes } de retard, { $forfeits ->
        [yes] c’est un forfait.
       *[no] { league-played-for }.
    }
league-played-for = un ordinateur joue pour toi jusqu’à ton arrivée
league-minutes =
    { $grace ->
        [one] { $grace } minute
       *[other] { $grace } minutes
    }
outbox-called-here = 📣 { $season }, { season-where } : appel ! Je ne peux pas écrire dans votre fil. { $players } : il manque un appui sur **{ button-am-here }**.
outbox-begun-without =
    { $forfeits ->
        [yes] 🏳️
       *[no] 🤖
    } { $absent } : **{ $season }**, { season-where }, a commencé sans { $count ->
        [1] toi
       *[other] vous
    }{ $forfeits ->
        [yes] , donc c’est un forfait. Il y avait une raison ? { $count ->
                [1] Demande
               *[other] Demandez
            } à l’arbitre à la fin.
       *[no] . Un ordinateur joue pour { $count ->
                [1] toi jusqu’à ce que tu appuies
               *[other] vous jusqu’à ce que vous appuyiez
            } sur **{ button-am-here }**.
    }
outbox-unplayed =
    ⌛ **{ $season }**, { season-where } ({ $players }) : trop peu sont venus, donc pas de forfait. { $umpire } : que faire ? Décide sur le tableau de bord.
outbox-no-room = ⏳ { $umpire } : des tables attendent dans **{ $season }**, car { $most } tables sont ouvertes sur ce serveur, mon maximum. Chacune s’ouvre quand une autre se termine. D’ici là, pas de forfait.
outbox-no-threads =
    ⚠️ { $umpire } : je ne peux pas ouvrir de fils dans <#{ $channel }> pour **{ $season }**. { $why ->
        [threads_full] Le serveur en a autant que Discord le permet. Fermes-en ou supprimes-en d’anciens.
        [thread_blocked] AutoMod bloque leurs noms. Laisse-moi passer dans les paramètres du serveur.
       *[other] Il me faut un salon textuel avec Créer des fils publics et Envoyer des messages dans les fils.
    } Je continue d’essayer.
outbox-blocked = ⚠️ { $umpire } : AutoMod bloque un message pour **{ $season }** dans <#{ $channel }>. Laisse-moi passer dans les paramètres du serveur. Je continue d’essayer.
outbox-no-event =
    ⚠️ { $umpire } : pas d’événement pour cette table, **{ $season }**. { $why ->
        [full] Supprime un ancien événement, car Discord n’en permet pas plus.
        [forbidden] Il me faut la permission Créer des événements.
       *[other] Discord ne l’a pas créé.
    } Appuie sur **{ button-want-event }** pour réessayer.
outbox-taken-up =
    🧵 { $players } : votre { $phase ->
        [lobby] table
       *[playing] partie
    } dans **{ $season }** continue ici, car { $moved ->
        [yes] l’arbitre l’a déplacée.
       *[no] son fil a été supprimé.
    } { $phase ->
        [lobby] Les présences notées le sont encore.
       *[playing] Les cartes sont les mêmes.
    }
outbox-moved-away = 🧵 Cette table continue dans <#{ $thread }>.
outbox-table-lost =
    🧵 { $umpire } : **{ $season }**, un fil a été supprimé ({ $stage ->
        [none] une table
       *[other] { season-table-of }
    }). { $what ->
        [empty] Il rouvre quand un joueur appuie sur le bouton.
       *[other] La table continue dans un nouveau fil, et rien n’est perdu.
    }
outbox-thread-lost =
    🧵 { $players } : le fil de votre table dans **{ $season }** ({ season-where }) a été supprimé. Appuyez sur le bouton pour le rouvrir.
outbox-cannot-use =
    ⚠️ { $umpire } : { $gone ->
        [yes] { outbox-channel-of } a été supprimé. Choisis-en
       *[no] <#{ $channel }> est { outbox-channel-of }, mais je ne peux ni le voir ni y écrire. Laisse-moi entrer, ou choisis-en
    } un autre sur le tableau de bord.{ $what ->
        [league] { $gone ->
            [yes] { " " }D’ici là, la saison est suspendue, sans forfaits.
           *[no] {""}
        }
       *[log] { " " }D’ici là, les décisions vont dans <#{ $instead }>, que tous les membres peuvent lire.
    }
outbox-channel-of =
    le salon { $what ->
        [league] de la saison
       *[log] des décisions de la saison
    } **{ $season }**
outbox-umpire-lost =
    ⚠️ { $others ->
        [none] {""}
       *[other] { $others } :{ " " }
    }{ $umpire }, arbitre de la saison **{ $season }**, { $why ->
        [left] a quitté le serveur
       *[right] n’est plus dans l’équipe des ligues
    }.
outbox-umpire-others = Tu peux en nommer d’autres sur son tableau de bord.
outbox-staff = **Équipe**
outbox-umpireless = 🙋 { $staff } : **{ $season }** n’a pas d’arbitre. Appuie sur **{ button-run-season }** pour la reprendre.
outbox-umpires = 🧑‍⚖️ **{ $season }** est dirigée par { $umpire }.
outbox-moved = 📌 **{ $season }** continue dans ce salon.

outbox-standings = ## Classement · { $season }
season-top-division = ### Division { $division }
season-top-line =
    { $place ->
        [none] ▫️
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] **{ $place }.**
    } **{ $name }**{ $score ->
        [none] {""}
       *[other] { " · " }{ $score }
    }
outbox-over =
    ## 🏆 { $season } est finie
    { $count ->
        [0] Pas de champion.
        [1] Le titre est pour **{ $champions }**. Bravo !
       *[other] Le titre est pour **{ $champions }**. Bravo à vous !
    }
outbox-mover =
    { $way ->
        [up] ⬆️
       *[down] ⬇️
    } { $name } → division { $division }

outbox-decided =
    ⚖️ **{ $season } :** { $decision }
    { outbox-decided-by }
outbox-decided-by = { $umpire ->
    [none] Il n’y avait pas de place pour elle sur ce serveur.
   *[other] { outbox-decided-by-umpire }
}
outbox-decided-by-umpire =
    Par { $umpire }{ $own ->
        [yes] { " " }(qui y joue)
       *[no] {""}
    }{ $reason ->
        [none] {""}
       *[other] : « { $reason } »
    }
outbox-match-decided =
    ⚖️ { umpire-where }, sur décision de l’arbitre : **victoire : { $won }**{ $lost ->
        [none] {""}
       *[other] , défaite : { $lost }
    }.
    { outbox-decided-by }
outbox-goes-on =
    ⚖️ { $called } : cette partie continue avec { $players ->
        [none] tous ses joueurs.
       *[other] un ordinateur pour { $players }. C’est un forfait.
    }
    { outbox-decided-by }
outbox-more-time =
    ⏳ Le joueur dont c’est le tour a du temps jusqu’au <t:{ $until }:f> (<t:{ $until }:R>).
    { outbox-decided-by }
outbox-warn = ✉️ { $player }, tu as un message privé d’un arbitre. Il n’est visible que par toi et l’équipe des ligues.
outbox-answered = ✉️ { $player }, l’arbitre a répondu à ta question : { $match }
outbox-appealed = 🙋 { $umpire } : { $player } a une question sur cette partie : { $match }
outbox-question-waits = 🙋 { $umpire } : un joueur a une question sur une partie.
outbox-altered =
    ✏️ **{ $season } a changé :**
    { $settings }
    Par { $umpire } : « { $reason } »
outbox-paused =
    ⏸️ **{ $season } est en pause.** Aucune table ne s’ouvre, et aucun délai ne court. Les parties en cours continuent.
    « { $reason } »
outbox-resumed = ▶️ **{ $season } reprend.** Tous les délais reculent de la durée de la pause.
outbox-left = 🚪 { $name } a quitté **{ $season }** et déclare forfait pour les parties restantes. L’arbitre peut l’annuler dans le journal de la saison.
outbox-played =
    🏁 **{ $season }** : toutes les parties sont jouées. { $umpire } : { $tied ->
        [yes] départage l’égalité
       *[no] vérifie
    } et confirme les résultats. Ensuite, je désigne le champion.{ $missing ->
        [none] {""}
       *[other] {"\u000A"}{ $missing }
    }
# The tables that nobody has played, wherever it is said how a season has ended.
season-unplayed = ⌛ **Non jouées :** { $tables }.
season-undrawn = ⌛ **Sans appariements :** { $count ->
        [1] ronde { $first }
       *[other] rondes { $first } à { $last }
    }, car il restait trop peu de joueurs.
season-unplayed-mend = Prolonge un délai ou donne la victoire sur le tableau de bord.
outbox-cancelled =
    🛑 **{ $season } est annulée.**
    « { $reason } »
outbox-reopened =
    ↩️ **{ $season } est de nouveau en vérification,** rouverte par { $umpire }. { $champions ->
        [none] {""}
       *[other] { $champions } : le titre attend les nouveaux résultats.
    }
    « { $reason } »

outbox-pursuit-drawn =
    ## { $season } · { league-pursuit-stage }
    Le tirage numéro { $counter } suit du secret du tournoi, montré à la fin. { $clock ->
        [agreed] Appuyez sur **{ button-own-times }** avant le <t:{ $until }:f>. Si vous pouvez tous jouer maintenant, appuyez sur **{ button-am-here }**.
        [now] Appuyez maintenant sur **{ button-am-here }**.
       *[slow] Les tables commencent tout de suite.
    }
outbox-game-void =
    ↩️ { league-pursuit-stage }, table { $table } : la manche { $slot } { $running ->
        [yes] est arrêtée
       *[no] ne compte pas
    } et se rejoue.
outbox-won =
    🎉 { league-pursuit-stage }{ $table ->
        [0] {""}
       *[other] , table { $table }
    } : le plus petit total est à **{ $names }**, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
outbox-played-for =
    { $name } ({ $count ->
        [one] { $count } manche
       *[other] { $count } manches
    })
outbox-by-computer = 🤖 Un ordinateur a joué pour { $names }.
outbox-marked = { $name } 🤖
outbox-review =
    🏁 **{ $season }** : { $stage ->
        [review] les deux rondes sont finies.
       *[final_review] la phase finale est finie.
    } { $umpire } : vérifie et confirme les scores. Ensuite, { $stage ->
        [review] j’apparie la phase finale.
       *[final_review] je désigne le champion.
    }
outbox-round-computers = 🤖 **{ $season }** · { league-pursuit-stage } : { $umpire }, des ordinateurs ont joué des manches pour certains joueurs. { outbox-computers-until }
outbox-table-computers = Table { $table } : { $names }
outbox-computer-games =
    { $name } ({ $count ->
        [one] manche { $games }
       *[other] manches { $games }
    })
outbox-review-computers = { outbox-by-computer } { outbox-computers-until }
outbox-computers-until = Ces manches comptent, sauf si tu les invalides ou les corriges sur le tableau de bord avant de confirmer.
outbox-tie =
    ⚖️ **{ $season }** : { $names } sont à égalité. { $umpire } : décide { $final ->
        [yes] qui a gagné, ou partage la victoire.
       *[no] qui se qualifie ({ $count } d’entre eux).
    }
outbox-through = 🎯 **Qualifiés pour la phase finale :** { $names }

role-no-permission = Je ne peux ni donner ni reprendre le rôle { $role } sans la permission Gérer les rôles.
role-not-given = Discord ne me laisse ni donner ni reprendre le rôle { $role }. Le serveur ou le joueur en a peut-être trop.
role-too-high = Je ne peux ni donner ni reprendre le rôle { $role }, car il est au-dessus du mien. Monte le mien au-dessus dans les paramètres du serveur.
role-managed = Le rôle { $role } appartient à un bot ou à une intégration, donc je ne peux pas le donner. Choisis-en un autre.
role-grants-more = Je ne donne pas le rôle { $role }, car il permet plus que les droits de la personne qui l’a choisi. Choisis-en un autre, ou fais-le choisir par quelqu’un qui a ces droits.
role-gone = Le rôle { $of ->
    [division] d’une division
   *[champion] du champion
} a été supprimé. Choisis-en un autre.
outbox-role-refused =
    ⚠️ { $umpire } : { $season }
    { $problem }
    Une fois réglé, appuie sur **{ button-dashboard-give-roles }** sous **{ dashboard-more-roles }** sur le tableau de bord.

refused-threads_full = Le serveur a autant de fils ouverts que Discord le permet. Demande à l’arbitre d’en fermer ou d’en supprimer d’anciens.
refused-thread_blocked = AutoMod bloque le nom du fil de cette table. Demande à l’arbitre de me laisser passer dans les paramètres du serveur.
refused-no_fixture_thread = Je ne peux pas ouvrir le fil de cette table. Demande à l’arbitre un salon textuel où j’ai Créer des fils publics et Envoyer des messages dans les fils.
outbox-umpire-called = 🙋 { $umpire } : un joueur te demande à cette table. Le temps s’arrête jusqu’à ta réponse, ou jusqu’à <t:{ $until }:t> (<t:{ $until }:R>).
outbox-umpire-answers =
    🧑‍⚖️ { $player }, { $umpire } te répond : « { $answer } »
    Le temps court de nouveau.
outbox-umpire-silent = ▶️ L’arbitre n’a pas encore répondu. Le temps court de nouveau.
