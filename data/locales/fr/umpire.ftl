# What umpires do: opening seasons, deciding, and their log. The words of every line in a season's log are here.
umpire-day = { DATETIME($day, dateStyle: "medium") }
umpire-match = { DATETIME($day, dateStyle: "medium") }, { $clock } : { $players }
umpire-where =
    { $stage ->
        [final] Phase finale, table { $table }
        [tiebreaker] Départage { $round }{ season-division }
       *[round] Ronde { $round }{ season-division }, table { $table }
    }
umpire-round = { umpire-where } : { $players }
umpire-fixture-cut = une table d’une ronde supprimée

act-signup =
    Inscription : { $player }{ $division ->
        [0] {""}
       *[other] { " " }(division { $division }, selon la cote)
    }.
act-leave = Départ : { $player }.
act-check-in = Présence confirmée : { $player }.
act-appeal = { $player } a une question pour l’arbitre : { $match }.
act-seat = Table ouverte : { $fixture }.
act-relocate = Déplacée dans un autre fil : { $fixture }.
act-unseat = Table fermée sans résultat : { $fixture }.
act-record = Partie finie : { $match }.
act-game =
    { $table } : la manche { $slot } { $stands ->
        [dealt] est distribuée.
       *[over] est finie.
    }
act-put-off = Moins de deux joueurs, donc { $until ->
        [none] les inscriptions restent ouvertes.
       *[other] le départ est reporté au { $until }.
    }
act-draw = La ronde suivante est appariée. Fin : { $until }.
act-remind =
    { $what ->
        [day] Rappel, plus qu’un jour
        [umpire] Rappel à l’arbitre, aucun joueur n’est venu
       *[hour] Rappel, plus qu’une heure
    } : { $fixture }.
act-forfeit =
    { $who ->
        [none] La limite est passée sans résultat : { $fixture }.
       *[other] Victoire par forfait pour { $who } : { $fixture }.
    }
act-appoint = L’heure est maintenant { $at } : { $fixture }.
act-mark = { $player } marque des heures : { $fixture }.
act-propose = { $player } propose { $at } : { $fixture }.
act-accept = { $player } accepte { $at } : { $fixture }.
act-decline = { $player } ne peut pas jouer, { $at } : { $fixture }.
act-want-event = { $player } veut un événement : { $fixture }.
act-miss-event = Discord n’a pas créé d’événement{ $why ->
        [full] , le serveur en a trop
       *[other] {""}
    } : { $fixture }.
act-agree = Heure convenue, { $at } : { $fixture }.
act-ask = L’heure est demandée à un nouveau joueur : { $fixture }.
act-ask-for-hours = Nouvelle demande aux joueurs sans heures ({ $count ->
        [one] { $count } table
       *[other] { $count } tables
    }).
act-lapse = L’heure proposée a expiré : { $fixture }.
act-call = Appel jusqu’au { $until } : { $fixture }.
act-call-over = Appel fermé : { $fixture }.
act-play-on =
    { $players ->
        [none] Tous les joueurs continuent : { $fixture }.
       *[other] La partie continue sans { $players } : { $fixture }.
    }
act-wait = Plus de temps pour un tour, jusqu’au { $until } : { $fixture }.
act-begin = On joue, { $players } : { $fixture }.
act-begin-all =
    Début : { $fixture }.{ $away ->
        [none] {""}
       *[other] { " " }Des ordinateurs jouent en attendant { $away }.
    }
act-deserted = Trop peu sont venus : { $fixture }.
act-post = Le classement est posté.
act-close = Toutes les parties sont finies.
act-open-check-in = Confirmation des présences ouverte jusqu’au { $until }.
act-start = La saison commence.
act-pause = La saison est en pause.
act-resume = La saison reprend.
act-confirm = Les résultats sont confirmés.
act-reopen = Les résultats sont de nouveau en vérification.
act-cancel = La saison est annulée.
act-umpires = Arbitres : { $umpires }.
act-name-role = { $role ->
    [none] La division { $division } n’a plus de rôle.
   *[other] Les joueurs de la division { $division } ont le rôle { $role }.
}
act-lose-channel = Le salon de la saison a été supprimé, donc la saison est suspendue.
act-alter = Paramètres de la saison changés : { $settings }
act-answer = { $player } a une réponse : { $match }.

ruling-void = Cette partie ne compte pas : { $match }.
ruling-adjust = { $player } a { $total } dans cette partie : { $match }.
ruling-award =
    { $player } { $sign ->
        [plus] reçoit
       *[minus] perd
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ruling-settle = Départagés dans cet ordre : { $players }.
ruling-tiebreaker = Départage : { $players }, avant le { $until }.
ruling-withdraw =
    { $player } sort de la saison. { $rest ->
        [forfeit] Ses parties restantes sont des forfaits.
        [zero] Ses parties restantes ne comptent pas.
       *[void] Ses parties ne comptent pas, même passées.
    }
ruling-replace = { $player } prend la place laissée par { $old }.
ruling-extend =
    { $count ->
        [0] La saison dure jusqu’au { $until }.
        [1] La limite est maintenant { $until } : { $fixture }.
       *[other] La limite est maintenant { $until } pour { $count } tables.
    }
ruling-enter =
    Résultat saisi d’une partie jouée ailleurs{ $fixture ->
        [none] {""}
       *[other] , { $fixture }
    } : { $order }
ruling-enter-seat =
    { $place ->
        [0] 🏳️
       *[other] { $place }.
    } { $name }{ $points ->
        [none] {""}
       *[other] { " " }({ $points })
    }
ruling-warn = { $player } a reçu un avertissement privé.
ruling-reverse = La décision du { $at } est annulée : « { $what } »
ruling-game-adjust =
    { $player }, ronde { $round }, manche { $slot } : { $sign ->
        [set] { $points }
        [plus] { $points } de plus,
       *[minus] { $points } de moins,
    } { $points ->
        [one] point
       *[other] points
    }.
ruling-game-void = La manche { $slot } ne compte pas et se rejoue. { $table }.
ruling-game-shared = La première place est partagée, et tous gagnent.
ruling-game-settle = Égalité départagée en faveur de : { $players }.
ruling-game-withdraw = { $player } sort du tournoi. Ses manches comptent.

# Opening a season
umpire-plan =
    ## { $league }
    -# Pas encore publiée. Je la posterai dans { $channel }.
umpire-plan-usual = **Tu n’as pas choisi de format, donc je propose celui-ci.** Choisis un modèle, ou modifie-le.
umpire-new = Une nouvelle saison
umpire-new-preset = Comment on joue
umpire-new-preset-about = Tu peux tout changer dans l’aperçu
umpire-plan-edit = Modifier…
umpire-plan-dates =
    { $late ->
        [yes] { $closes ->
            [none] On peut arriver avant et après le début.
           *[other] Les inscriptions ferment le <t:{ $closes }:f> et rouvrent après le début.
        }
       *[no] Les inscriptions ferment { $closes ->
            [none] { season-settings-empty-signup-closes }
           *[other] le <t:{ $closes }:f>
        }.
    } La saison commence { $starts ->
        [none] { season-settings-empty-starts }
       *[other] le <t:{ $starts }:f>
    }{ $ends ->
        [never] {""}
        [none] { " " }et se termine { season-settings-empty-ends }
       *[other] { " " }et se termine le <t:{ $ends }:f>
    }. { $places ->
        [none] Tout le monde a une place.
       *[other] Il y a { $places } places et une liste d’attente.
    }
umpire-warn-hours = ⚠️ **La première ronde commence hors des heures de jeu.** L’appel s’ouvre dès qu’une ronde commence.
umpire-warn-places = ⚠️ **Aucune table ne sera pleine.** Une table a { $size } sièges, la saison { $places } places.
umpire-warn-slow =
    ⚠️ **Une partie risque de ne pas finir dans sa ronde.** Ses { $turns } tours environ peuvent prendre { $time } en { $clock }, mais une ronde dure { $round }. Elle compte alors sans sa manche inachevée. Ce qui aide : { $fitting ->
        [none] {""}
       *[other] une { $fitting } ou{ " " }
    }{ $length ->
        [none] {""}
       *[other] `{ option-length }` { $length } ou{ " " }
    }des rondes plus longues.
umpire-warn-pursuit = ⚠️ **Une ronde peut prendre des semaines,** car toutes les tables doivent la finir. Une partie a environ { $turns } tours. Une cadence normale va plus vite.
umpire-opened = **{ $league }** est publiée dans { $channel }, et les inscriptions sont ouvertes. { $starts ->
        [none] Lance la saison
       *[other] La saison commence <t:{ $starts }:R>, ou quand tu la lances
    } sur le tableau de bord.
umpire-season =
    { $league } · saison { $number } · { $phase ->
        [signup] inscriptions
        [check_in] présences
        [running] en cours
        [paused] en pause
        [review] jouée
        [cancelled] annulée
       *[over] finie
    }
button-open-signup = Ouvrir les inscriptions

# Changing what is announced
season-setting-altered = { $option } : { $was } → { $now }
season-setting-none = aucun
season-setting-yes = oui
season-setting-no = non
season-setting-hours = de { $first } à { $last } ({ $zone })
season-setting-span =
    { $unit ->
        [minutes] { $time ->
            [one] { $time } minute
           *[other] { $time } minutes
        }
        [hours] { $time ->
            [one] { $time } heure
           *[other] { $time } heures
        }
       *[days] { $time ->
            [one] { $time } jour
           *[other] { $time } jours
        }
    }
term-grace =
    { $grace ->
        [one] { $grace } minute
       *[other] { $grace } minutes
    }, donc un appel dure { $check }
umpire-alter-no-place = Vont sur la liste d’attente : { $names }
umpire-alter-place = Ont une place : { $names }
umpire-alter-cut = Les appariements sont supprimés à partir de la ronde { $round }. Aucun n’avait été joué.
umpire-alter-to-come = La ronde en cours garde sa limite. Tu peux la prolonger sur le tableau de bord.
umpire-told = Je poste ça dans le salon de la saison{ $why ->
        [yes] , avec ta raison
       *[no] {""}
    }.
umpire-alter-stay = Les { $count } joueurs gardent leur place.
button-cancel = Annuler

# How it goes
umpire-check-in-asked =
    🙋 Je mentionne { $started ->
        [yes] la liste d’attente une fois. Les prochaines places vont à qui appuie sur **{ league-button-here }**.
       *[no] les { $count } joueurs une fois et leur demande d’appuyer sur **{ league-button-here }**. Sans confirmation, la place est perdue. La saison commence { $starts ->
            [none] juste après
           *[other] le <t:{ $starts }:f>
        } s’il y en a au moins deux.
    }
umpire-pause-clock =
    ⏳ Plus de limites, d’appariements, d’appels ni de rappels jusqu’à la reprise.{ $next ->
        [none] {""}
       *[other] { " " }La prochaine limite est le <t:{ $next }:f>.
    }
umpire-pause-playing = 🎴 Parties en cours, qui continuent et comptent : { $count }
umpire-pause-called = 📣 Appels qui s’arrêtent : { $count }. Il n’y a pas de forfaits, et je trouverai d’autres heures.
umpire-pause-timed = 📅 Tables qui ont une heure : { $count }. Si elle passe, j’en trouverai une autre.
umpire-resume-clock =
    ⏳ Toutes les limites reculent du temps écoulé depuis le <t:{ $since }:f>.{ $next ->
        [none] {""}
       *[other] { " " }La prochaine est vers le <t:{ $next }:f>.
    }
umpire-resume-lost = 📅 Tables dont l’heure est passée : { $count }. J’en trouverai d’autres.

# Before a decision
umpire-preview =
    ### { $league } · saison { $number }
    -# Visible par toi seulement. Rien ne se passe avant un appui sur **{ button-confirm }**. Ensuite :
umpire-reason = > { $reason }
umpire-own-table = ⚠️ C’est ta propre table. Le journal le dira.
umpire-no-change = Le classement reste le même.
umpire-change = - { $name } : { $was } → **{ $now }**
umpire-standing =
    { $place ->
        [none] sans rang
       *[other] { $place }.
    }{ $score ->
        [none] {""}
       *[other] { " " }({ $score })
    }
umpire-table-stops =
    { $phase ->
        [lobby] La table dans { $where } est fermée.
       *[other] La partie dans { $where } est arrêtée.
    }
umpire-table-hands-over = Dans { $where }, le nouveau joueur prend le siège laissé par { $player }.
umpire-table-forfeits = Dans { $where }, { $player } déclare forfait, et un ordinateur continue.
umpire-table-takes-out = Dans { $where }, { $player } perd son siège.
umpire-table-scores = La partie dans { $where } se termine, car il ne reste qu’un joueur.
umpire-starts-round =
    { $pings ->
        [yes] 📣 J’apparie la ronde 1 et je mentionne les joueurs.
       *[no] 🧵 J’apparie la ronde 1 et j’ouvre ses tables dans des fils.
    }
umpire-starters = **{ $count } jouent{ $names ->
        [none] .**
       *[other] :** { $names }
    }
umpire-all-through = ⚠️ **Tous les joueurs se qualifient pour la phase finale,** qui en prend { $through }. { $carry ->
        [yes] Leurs points des rondes 1 et 2 s’ajoutent.
       *[no] Elle part de zéro.
    }
umpire-byes = ⚖️ { $division ->
        [0] Certains
       *[other] Division { $division } : certains
    } sautent une ronde de plus que les autres, sans points.{ $fair ->
        [none] {""}
       *[other] { " " }Avec { $fair } rondes, tout le monde en saute autant.
    }
umpire-left-out = **Sans place :** { $names }
    -# { $absent ->
        [yes] Pas de présence confirmée, ou toutes
       *[no] Toutes
    } les places étaient prises. La place sur la liste d’attente reste la même.
umpire-start =
    { $why ->
        [up] ⬆️ Montée
        [down] ⬇️ Descente
        [back] ↩️ De retour après { umpire-seasons-off }
        [full] ↩️ De retour après { umpire-seasons-off }, car la division { $promised } est pleine
        [room] ⏫ De la division { $promised }, car il y a de la place
        [merged] 🔀 De la division { $promised }, fusionnée
        [hand] 🆕 Choix d’un arbitre
        [rating] 🆕 Selon la cote
        [unrated] 🆕 Pas encore de cote
        [signup] 🆕 Selon l’inscription
        [lot] 🆕 Au sort
       *[stays] Maintien
    } : { $names }
umpire-seasons-off =
    { $off ->
        [one] { $off } saison
       *[other] { $off } saisons
    } d’absence
umpire-champions =
    { $count ->
        [0] Il n’y a pas de champion.
        [1] 🏆 Titre : **{ $names }**
       *[other] 🏆 Titre partagé : **{ $names }**
    }
umpire-unanswered = ⚠️ Questions sans réponse : { $count }. Après ça, tu ne peux plus y répondre.
umpire-promoted = ⬆️ Montée : { $names }
umpire-relegated = ⬇️ Descente : { $names }
umpire-cancel-note = La saison se termine sans champion. Les parties en cours s’arrêtent.
umpire-reopen-champions =
    { $count ->
        [0] Il n’y avait pas de champion.
       *[other] ↩️ Plus de titre jusqu’à ce que tu confirmes de nouveau : **{ $names }**
    }
umpire-reopen-role = ↩️ Je reprends le rôle { $role }. Quand tu confirmes, il va au nouveau champion.
umpire-reopen-moves = ↩️ Montées et descentes sont de nouveau ouvertes : { $names }.
umpire-reopen-divisions = ↩️ Les joueurs retrouvent leur rôle de division jusqu’à ce que tu confirmes.
umpire-reopen-stays = 📌 Parties, décisions et cotes restent, tant que tu ne les changes pas. Je poste que tu revois les résultats.
umpire-reopen-chips = 📌 Les pièces restent aussi. Si tu invalides une partie, son pot est rendu.
refused-reopen_later = Tu ne peux plus revoir ces résultats, car la saison { $number } ({ $league }) s’appuie dessus.
umpire-unplayed = ⚠️ { $missing }
umpire-unplayed-sure = **{ $league } : confirmer les résultats, bien que tout ne soit pas joué ?**
    { $missing }
umpire-cancel-sure = **Annuler { $league } ?** C’est définitif.
umpire-warn-note = { umpire-form-answer-about }.
umpire-begin-absent = 🏳️ Forfait et dernière place : { $names }.
umpire-extend-note = La saison continue jusque-là.
umpire-tiebreaker-line = 🎯 Ce départage décide qui { $line ->
        [won] gagne
       *[moves] change de division
    }, et ne donne ni points ni cote.
umpire-named = -# Je les mentionne tous. L’équipe des ligues peut toujours intervenir.
umpire-named-gone = Plus arbitres : { $names }.
umpire-named-yourself = ⚠️ Tu confies la saison à d’autres. Si tu n’es pas de l’équipe des ligues, elle seule peut te faire revenir.
umpire-tiebreaker-note = -# Les absents passent derrière les joueurs présents. Si aucun ne vient, ce sera à toi de les départager.
umpire-tied =
    { $names } partagent { $place ->
        [1] la première place
       *[other] le rang { $place }
    }{ $division ->
        [0] {""}
       *[other] { " " }en division { $division }
    }{ $line ->
        [won] , donc personne n’a encore gagné.
        [moves] , donc on ne sait pas qui change de division.
       *[goes_on] .
    }
umpire-settle-note = La partie de départage est annulée.
umpire-void-again = La partie est à rejouer avant le { $until }.
umpire-void-late = ⚠️ La limite de cette table est passée. Prolonge-la pour que la partie se rejoue.
umpire-goes-on =
    { $phase ->
        [round1] La ronde 1 continue.
        [round2] La ronde 2 est en cours.
        [review] Les rondes 1 et 2 sont jouées.
        [tie] Départage d’abord l’égalité.
        [playoff] La phase finale est en cours.
        [final_review] La phase finale est jouée.
        [cancelled] Le tournoi est annulé.
       *[done] Le tournoi est fini.
    }
umpire-tie =
    ⚖️ À égalité pour { $places ->
        [one] { $places } place
       *[other] { $places } places
    } : { $names }
umpire-closes-computers = ⚠️ **Un ordinateur a joué des manches pour { $names }.** Si tu confirmes, ces manches comptent.
umpire-through = Qualifiés pour la phase finale : { $names }
umpire-news = Quelque chose a changé depuis. Regarde de nouveau.
umpire-done = ✅ C’est fait : { $sentence }
umpire-dropped = Rien n’a changé.
button-confirm = Confirmer
button-cancel-season = Oui, l’annuler
button-keep-season = Non, la garder

# What is offered while an umpire types
umpire-decision = { $what } ({ DATETIME($day, dateStyle: "medium") }, { $clock })
umpire-other-entry = { $player } a une autre place maintenant

# Its log
umpire-log =
    ### Journal de la saison
    -# { $league } · saison { $number } · page { $page } sur { $pages } · visible par l’équipe des ligues seulement
umpire-log-line = **<t:{ $at }:f>**{ $who ->
        [none] {""}
       *[other] { " " }· { $who }
    }{ $own ->
        [yes] { " " }· sa propre table
       *[no] {""}
    }
    { $what }{ $reason ->
        [none] {""}
       *[other] { "\u000A" }-# { $reason }
    }{ $reversed ->
        [none] {""}
       *[other] { "\u000A" }-# ↩️ annulée par { $reversed }, <t:{ $reversed_at }:f>
    }
umpire-log-empty = Il ne s’est encore rien passé.
umpire-export = **{ $league }**, saison { $number } : ouvre `season.xlsx` dans un tableur. Les autres fichiers ont la même chose pour des programmes. Les heures sont en UTC. Les fichiers ont des noms, donc ne les partage qu’avec l’équipe des ligues.
log-take-back = Annuler…
button-log-all = Tout montrer
button-log-decisions = Montrer les décisions

# What players ask
umpire-appeals =
    ### Questions · { $league }
    { $count ->
        [0] Aucune n’est ouverte.
       *[other] Ouvertes : { $count }
    }
umpire-appeal = **{ $player }** · <t:{ $at }:R> · { $match }
    > { $text }
umpire-form-answer-about = Visible par ce joueur et l’équipe des ligues seulement
umpire-form-reason = Pourquoi
button-answer = Répondre

# What cannot be done
refused-several =
    Rien n’a changé, pour { $count } raisons :
    { $reasons }
refused-of-option = **{ $option } :** { $reason }
refused-umpire_name = Écris 1 à { $count } caractères sur une ligne, sans les signes de mise en forme de Discord.
refused-umpire_pursuit_game = Seul { $game } a ce tournoi. Choisis un autre format, ou laisse le jeu vide.
refused-umpire_not_for_format = **{ $option }** ne sert pas dans ce format. Laisse-le tel quel, ou choisis un autre format.
refused-umpire_size = À { $game }, une table a { $least } à { $most } sièges.
refused-umpire_round_too_short = Une ronde dure au moins { $minutes } minutes.
refused-umpire_round_too_long = Une ronde dure { $days } jours au plus.
refused-umpire_not_for_slow = **{ $option }** ne change rien en cadence lente. Laisse-le, ou choisis une autre cadence.
refused-umpire_grace_too_long = Une table peut attendre la moitié d’une ronde ({ $count } minutes). Choisis moins.
umpire-unread = { $word ->
        [none] Je ne comprends pas ça.
       *[other] Je ne comprends pas « { $word } ».
    }
refused-umpire_starts_early = La saison ne peut pas commencer avant la fin des inscriptions. Choisis un début plus tardif ou une fin d’inscriptions plus proche.
refused-umpire_ends_early = La saison ne peut pas finir avant de commencer. Choisis une fin plus tardive.
refused-umpire_span = { umpire-unread } Écris `7 jours`, `36 heures`, `1 heure 30 minutes` ou `2 semaines`.
refused-umpire_time = { umpire-unread } Écris p. ex. `demain 20h`, `vendredi 20h30`, `24/12 20h`, `dans 3 jours` ou `dimanche 20h UTC+1`.
refused-umpire_time_past = Ce moment est passé, ou bien dans des années. Choisis-en un autre.
refused-umpire_time_two = Tu veux dire { $first } ou { $second } ? Écris l’un des deux, avec l’heure : `{ $first } 20h`.
refused-umpire_channel = Choisis un salon textuel qui a des fils.
refused-umpire_permissions = Il me manque { $permissions } dans { $channel }. Demande-les à un membre qui gère ce salon.
refused-umpire_draft_gone = Cet aperçu est trop vieux ou a déjà servi. Recommence.
refused-umpire_no_season = Aucune ligue n’est en cours ici. `/{ command-umpire } { command-umpire-create }` en ouvre une.
refused-umpire_points = Écris `=12` pour fixer les points, `+3` pour ajouter ou `-3` pour enlever.
refused-umpire_whole_number = Écris un nombre entier de { $least } à { $most }.
refused-umpire_choice = Choisis parmi : { $choices }.
refused-umpire_no_total = Écris le nouveau total du joueur, ou choisis **{ dashboard-result-void }**.
refused-umpire_number = Je n’arrive pas à lire ce nombre. Écris-le en chiffres.
refused-umpire_not_waiting = Ce joueur n’est plus sur la liste d’attente.
refused-umpire_replace_whom = La liste d’attente est vide. Choisis qui prend la place.
refused-umpire_role = { $role } permet plus que ce que tu peux faire. Choisis un rôle sans permissions, ou demande à quelqu’un qui les a.
refused-umpire_replace_plays = { $name } joue déjà dans cette saison. Choisis quelqu’un d’autre.
refused-umpire_no_bots = Les bots ne peuvent pas jouer. Choisis une personne.

command-umpire = arbitre
command-umpire-description = Ouvrir des ligues et les diriger
command-umpire-create = créer
command-umpire-create-description = Ouvrir une saison. Tu vois d’abord un aperçu
command-umpire-create-name-description = Le nom de la ligue
command-umpire-create-game-description = Quel jeu (par défaut : Olsen)
command-umpire-create-format = format
command-umpire-create-format-description = Qui joue contre qui (par défaut : une saison ouverte)
command-umpire-create-length-description = Manches par partie (0 : jusqu’au bout)
command-umpire-create-size = taille
command-umpire-create-size-description = Joueurs par table (par défaut : 4)
command-umpire-create-rounds = rondes
command-umpire-create-rounds-description = Nombre de rondes (par défaut : 5)
command-umpire-create-round-length = durée-ronde
command-umpire-create-round-length-description = Durée d’une ronde, p. ex. 36 heures ou 20 minutes (par défaut : 7 jours)
command-umpire-create-places = places
command-umpire-create-places-description = Nombre de places, puis liste d’attente (par défaut : sans limite)
command-umpire-create-starts = début
command-umpire-create-starts-description = Quand elle commence, p. ex. 5 jours (par défaut : quand tu la lances)
command-umpire-create-again = encore
command-umpire-create-again-description = Copier les paramètres d’une saison. Les options remplies ici l’emportent
umpire-enter-note = Elle compte, marquée comme jouée ailleurs. Les cotes ne changent pas.
refused-enter_who = Je ne vois pas qui est « { $line } ». Écris un joueur par ligne, sous son nom dans la saison, p. ex. `1. Ada 120`.
refused-enter_twice = { $name } a deux lignes. Écris-en une par joueur.
refused-enter_missing = { $name } n’a pas de ligne. Pour une absence, écris `{ $name } : absent`.
refused-enter_numbers = Numérote tous les joueurs présents, ou aucun. Sans numéros, la première ligne gagne.
refused-enter_points = Écris des points pour tous les joueurs présents, ou pour aucun.
refused-enter_dash = Le « - » avant { $name } veut-il dire une absence ? Si oui, enlève les points et les autres puces. Sinon, enlève-le.
refused-enter_places = Il n’y a pas de rang { $number } parmi { $count } joueurs. Écris les points après le nom, p. ex. `Ada { $number }`.
# How people write that somebody did not come, after the name.
enter-absent = absent, absente, absence, pas venu, pas venue, jamais venu, jamais venue, pas là
command-umpire-log = journal
command-umpire-log-description = Toutes les décisions, et pourquoi
command-umpire-export = exporter
command-umpire-export-description = Résultats, classement et journal en fichiers

choice-format-open = saison ouverte : chaque partie classée de la ligue compte
choice-format-rounds = rondes : nouveaux appariements à chaque ronde
choice-format-divisions = divisions : des rondes dans chacune, avec montées et descentes
choice-format-cup = coupe : la meilleure moitié de chaque table se qualifie
choice-format-pursuit = tournoi de Swedish Pursuit
act-call-umpire = { $player } demande l’arbitre à cette table : { $fixture }.
act-go-on = Aucun arbitre n’a répondu à temps, donc le temps a repris : { $fixture }.
