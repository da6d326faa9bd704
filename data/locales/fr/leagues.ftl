# What everybody sees of a league: what it is, standings, fixtures, how it counts, asking the umpire.
command-league = ligue
command-league-description = Ligues et tournois : regarder, participer, jouer
command-league-info = infos
command-league-info-description = Où en est une saison, et ce que tu peux faire
command-league-join = participer
command-league-join-description = T’inscrire à une saison ou à sa liste d’attente
command-league-leave = quitter
command-league-leave-description = Rendre ta place dans une saison
command-league-standings = classement
command-league-standings-description = Le classement, et comment il compte
command-league-standings-member-description = Montrer le compte de ce membre
command-league-fixtures = parties
command-league-fixtures-description = Toutes les parties, les tiennes d’abord
command-league-fixtures-round-description = Quelle ronde (par défaut : la plus récente)

league-page =
    { $pages ->
        [1] {""}
       *[other] -# page { $page } sur { $pages }
    }
league-division = **Division { $number }**
league-nobody = Aucun joueur pour l’instant.
league-not-started = Pas encore commencée.
league-signed-so-far = Inscriptions jusqu’ici :
league-number = { $number }

league-seasons = ## Ligues
league-seasons-choose = Choisir une saison…
league-no-seasons =
    Ce serveur n’a pas encore de ligue. { $role ->
        [none] Les membres qui ont la permission **Gérer le serveur**
       *[other] Les membres qui ont le rôle { $role } ou la permission **Gérer le serveur**
    } peuvent en ouvrir une avec `/{ command-umpire } { command-umpire-create }`.
league-season = { outbox-season } ({ $game })
league-review = L’arbitre revoit les résultats et désigne le champion.
league-stands =
    { $phase ->
        [signup] inscriptions ouvertes
        [check_in] présence à confirmer
        [running] en cours
        [paused] en pause
        [review] en vérification
        [over] finie
       *[cancelled] annulée
    }

league-phase-signup =
    { $putoff ->
        [yes] { league-postponed }{" "}
       *[no] {""}
    }{ $open ->
        [yes] { $until ->
            [none] **Inscriptions ouvertes.** { league-starts }
           *[other] **Inscriptions ouvertes** jusqu’au <t:{ $until }:f> (<t:{ $until }:R>). { league-starts }
        }
       *[no] **Inscriptions closes.** { league-starts }
    }
league-postponed = Le départ a été reporté, faute de joueurs.
league-starts =
    { $starts ->
        [none] C’est l’arbitre qui lance la saison.
       *[other] La saison commence le <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
league-phase-check_in =
    { $putoff ->
        [yes] { league-postponed } Les inscriptions sont rouvertes.{" "}
       *[no] {""}
    }**Présence à confirmer.** Appuie sur **{ league-button-here }** avant le <t:{ $until }:f> (<t:{ $until }:R>) pour garder ta place. Ensuite, la saison commence.
league-phase-open = **La saison est en cours.**
league-follows-open =
    { $until ->
        [none] C’est l’arbitre qui termine la saison.
       *[other] { league-ends }
    }
league-ends = Fin le <t:{ $until }:f> (<t:{ $until }:R>).
league-phase-rounds = **La ronde { $round } sur { $rounds } est { league-round-is }.**
league-round-is =
    { $over ->
        [yes] finie
       *[no] en cours
    }
league-follows-rounds =
    { league-ends } { $last ->
        [yes] { league-review }
       *[no] Ensuite, j’apparie la ronde suivante.
    }
league-phase-tiebreaker = **Une partie de départage est en cours.**
league-phase-cup = { $how ->
        [final] **La finale est { league-round-is } :** { $left }.
       *[other] **La ronde { $round }{ $how ->
            [tiebreaker] , de départage,
           *[round] {""}
        } est { league-round-is }.** Encore en course : { $left }.
    }
league-phase-paused = **En pause** depuis le <t:{ $at }:f>. Aucune partie ne commence et aucun délai ne court.
league-phase-review = **Toutes les parties sont jouées.** { league-review }
league-phase-over = **Finie** le <t:{ $at }:D>. { $count ->
        [0] Pas de champion.
        [1] 🏆 { $champions }
       *[other] 🏆 partagé : { $champions }{ $more ->
            [0] {""}
           *[other] { " " }et { $more } de plus
        }
    }
league-phase-cancelled = **Annulée** le <t:{ $at }:D>.
league-pursuit-round1 = **La ronde 1 est en cours.**
league-follows-pursuit-round1 = Quand toutes les tables ont fini, j’apparie la ronde 2.
league-pursuit-round2 = **La ronde 2 est en cours.**
league-follows-pursuit-round2 = Quand toutes les tables ont fini, l’arbitre revoit les scores et j’apparie la phase finale.
league-pursuit-review = **Les deux rondes sont finies.**
league-follows-pursuit-review = L’arbitre revoit les scores. Ensuite, j’apparie la phase finale.
league-follows-pursuit-tie =
    { $count } joueurs sont à égalité. L’arbitre décide qui { $final ->
        [yes] gagne.
       *[no] se qualifie.
    }
league-pursuit-playoff = **La phase finale est en cours.**
league-follows-pursuit-playoff = Le plus petit total gagne.
league-pursuit-final_review = **La phase finale est finie.**
league-follows-pursuit-final_review = { league-review }

league-own-in =
    ✅ Tu as ta place{ $division ->
        [0] {""}
       *[other] { " " }en division { $division }
    }.
league-own-waiting = ⏳ Tu as le numéro { $number } sur la liste d’attente.
league-own-check-in = ⏰ Tu n’as pas encore confirmé ta présence.
league-own-checked-in = ✅ Ta présence est confirmée.

league-play = **{ $game }** · règles maison : { $rules } · { $clock }{ $length ->
        [0] {""}
        [1] { " · 1 manche par partie" }
       *[other] { " · " }{ $length } manches par partie
    }
league-time =
    { $unit ->
        [minutes] { $time } minutes
        [hours] { $time ->
            [one] { $time } heure
           *[other] { $time } heures
        }
       *[days] { $time ->
            [one] { $time } jour
           *[other] { $time } jours
        }
    }
league-format-open = **Saison ouverte :** ouvre une table avec **{ league-button-open }** quand tu veux. Ce qui compte, c’est le nombre de fois où tu finis devant les autres.
league-pairs =
    { $size ->
        [2] { " " }Tu rencontres chaque joueur une fois avant d’en retrouver un.
       *[other] {""}
    }
league-format-rounds = **Rondes :** { $rounds ->
        [1] 1 ronde de { league-time } à des tables de { $size }.
       *[other] { $rounds } rondes de { league-time } à des tables de { $size }. { league-opponents }{ league-pairs }
    }
league-opponents = Tu joues d’abord contre de nouveaux adversaires, puis contre des joueurs de ton niveau.
league-format-divisions = **Divisions** de { $division } au plus, avec { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } de { league-time } à des tables de { $size }. { league-opponents }{ league-pairs } Après la saison, { $moving ->
        [0] chacun reste dans sa division.
        [1] le meilleur de chaque division monte et le dernier descend.
       *[other] les { $moving } meilleurs de chaque division montent et les { $moving } derniers descendent.
    }
league-format-cup = **Coupe :** élimination directe à des tables de { $size }. La meilleure moitié de chaque table se qualifie, jusqu’à la finale. Une ronde dure { league-time }.
league-format-pursuit = **Tournoi de Swedish Pursuit :** deux rondes de cinq manches, à des tables tirées au sort. Les { $through } plus petits totaux se qualifient pour une phase finale de cinq manches de plus, qui { $carry ->
        [yes] s’ajoutent
       *[no] partent de zéro
    }. Jusqu’à ce que tu prennes ton siège, un ordinateur joue pour toi. Ses manches sont marquées 🤖.

league-how-title = ### { league-button-how }
league-scoring-places = Dans une partie, la première place donne 100 points, la dernière 0, et les autres entre les deux, à écarts égaux. À égalité, on partage. Tes points s’additionnent.
league-counts-open = Comptent les parties classées aux tables de cette saison, avec au moins deux personnes dès la première manche. Elles ne comptent que pour elles.
league-counts-drawn =
    { $called ->
        [yes] {""}
       *[no] Si tu n’es pas là avant la limite, c’est un forfait.{" "}
    }Une partie en cours à la limite est comptée sans sa manche inachevée. Si aucune manche n’est finie, elle ne compte pas.
league-counts-possible = Dans le classement, 2–5 sur une ligne sont les rangs encore possibles. Avec un cadenas, c’est sûr. Seuls une arrivée, un départ, un retour ou l’arbitre peuvent y toucher.
league-counts-byes = Si vous êtes un nombre impair, chacun saute une ronde à son tour, sans points.
league-forfeits = Si tu pars, ou si un ordinateur joue plus de { $share } % de tes manches, c’est forfait et dernière place.
league-luck-match = Entre ordinateurs de tous niveaux, environ { $percent } % du résultat d’une seule partie ({ $game }) vient du talent. Le reste est de la chance. Sur beaucoup de parties, le talent s’additionne.
league-luck-order =
    Après { $rounds } rondes, la part de chance dans l’ordre du classement est { $part ->
        [little] presque nulle.
        [tenth] d’environ un dixième.
        [fifth] d’environ un cinquième.
        [quarter] d’environ un quart.
        [third] d’environ un tiers.
        [half] d’environ la moitié.
        [two_thirds] d’environ deux tiers.
        [three_quarters] d’environ trois quarts.
        [nine_tenths] d’environ neuf dixièmes.
       *[nearly_all] presque totale.
    } C’est une estimation, d’après les résultats et les écarts habituels entre joueurs de ce jeu.
league-calls =
    L’appel s’ouvre { $how ->
        [time] dix minutes avant ta partie et se ferme { league-minutes } après son début.
       *[other] au début d’une ronde et se ferme après { league-minutes } ({ $first }, et { $late } pour les retards).
    } { $forfeits ->
        [yes] Si tu le manques, c’est forfait et dernière place.
       *[no] Si deux d’entre vous sont là, la partie commence, et des ordinateurs jouent pour les autres. Sinon, l’arbitre décide.
    }
league-hours = Convenez d’une heure. Il faut l’accord de tous, ou de la plupart si les autres se taisent deux jours. Sinon, deux jours avant la limite, je prends celle qui convient au plus de monde, entre { $first } et { $last } ({ $zone }). Sans réponses, je ne fixe rien. Si personne ne vient, { $forfeits ->
        [yes] pas de forfait.
       *[no] l’arbitre décide.
    }
league-ties =
    À égalité : plus de parties gagnées{ $better ->
        [none] {""}
        [low] , puis moins de points de cartes par manche
       *[high] , puis plus de points de cartes par manche
    }. Ensuite, l’arbitre décide ou vous fait jouer un départage. D’ici là, vous partagez le rang.
league-counting-pursuit = Les points de toutes les manches s’additionnent, et le plus petit total gagne. La décision de l’arbitre est sans appel.
league-counting-cup = Chaque table qualifie autant de joueurs, et la finale a un gagnant. Les absents sont éliminés.{ $waits ->
        [yes] { " " }Si aucun joueur ne vient, l’arbitre décide.
       *[no] {""}
    }
league-seeds-cup = Les têtes de série { league-seeding } Les meilleures se rencontrent le plus tard possible et peuvent sauter la première ronde.
league-ties-cup = Si une égalité décide d’une qualification, l’arbitre peut vous départager jusqu’à la fin de la ronde. Ensuite, vous jouez une partie de départage.
league-ties-pursuit =
    À égalité pour la place { $through } : { $tie ->
        [umpire] l’arbitre décide.
       *[auto] plus de manches gagnées dans les rondes 1 et 2, puis le plus petit total de la ronde 2, puis l’arbitre.
    } À égalité en phase finale : plus de manches gagnées dans celle-ci, puis dans les rondes 1 et 2, puis le plus petit total de la ronde 2. Pour la première place, l’arbitre décide.
league-places = **{ $taken ->
        [one] { $taken } joueur
       *[other] { $taken } joueurs
    }**{ $free ->
        [none] {""}
       *[other] { " · " }places libres : { $free } sur { $places }
    }{ $waiting ->
        [0] {""}
       *[other] { " · " }{ $waiting } en attente
    }{ $late ->
        [yes] { " · " }tu peux aussi arriver après le début
        [still] { " · " }tu peux encore participer
        [wait] { " · " }les nouveaux vont sur la liste d’attente
        [no] { " · " }les inscriptions ferment au début
        [past] { " · " }trop tard pour participer
       *[over] {""}
    }
league-dates =
    { $umpires ->
        [one] Arbitre
       *[other] Arbitres
    } : { $umpire }{ $starts ->
        [none] {""}
       *[other] { " · " }début le <t:{ $starts }:f>
    }{ $started ->
        [none] {""}
       *[other] { " · " }début le <t:{ $started }:D>
    }{ $ends ->
        [none] {""}
       *[other] { " · " }fin le <t:{ $ends }:f>
    }
league-reminders =
    -# Je fais un rappel { $when ->
        [both] un jour et une heure
        [day] un jour
       *[hour] une heure
    } avant une limite.
league-seed = -# Tous les tirages suivent de cette graine, secrète jusqu’ici : `{ $seed }`

league-button-here = Je suis là
league-button-open = Ouvrir une table
league-button-leave = Quitter la saison
league-button-stay = Rester
league-button-info = Infos
league-button-how = Comment ça se joue
league-button-standings = Classement
league-button-standings-own = Classement pour moi
league-button-fixtures = Parties
league-button-account = Mon compte de points
league-button-show = Montrer à tous
league-button-am-here = { button-am-here } · { $number }
league-button-round = Ronde { $round }
league-button-ask = Demander à l’arbitre{ $number ->
        [0] {""}
       *[other] { " · " }{ $number }
    }

league-joined =
    { $number ->
        [0] { league-own-in }
       *[other] { league-own-waiting }
    }
league-left = 👋 **Tu as quitté la saison.**
league-left-reason = départ
league-checked-in = { league-own-checked-in }
league-leave-ask = **Quitter la saison ?** Tes parties restantes seront des forfaits. Les résultats acquis comptent encore. Seul l’arbitre peut te faire revenir.
league-ready = ✅ Ta présence est notée. Ta table : { $thread }

league-signed =
    { $waiting ->
        [yes] ⏳ { $number }.
       *[no] { $number }.
    } { $name }{ $here ->
        [yes] { " ✅" }
       *[no] {""}
    }
league-standings-title =
    ### { league-button-standings }
    { league-page }
league-outlook =
    { $outlook ->
        [none] {""}
        [open] { " · " }{ $best }{ "\u2060–\u2060" }{ $worst }
        [settled] { " 🔒" }
        [first] { " 🔒 gagne la saison" }
        [playoff] { " 🔒 en phase finale" }
        [up] { " 🔒 monte" }
        [stay] { " 🔒 reste" }
       *[down] { " 🔒 descend" }
    }{ $chances ->
        [none] {""}
       *[other] { " · " }{ $chances }
    }
league-chance =
    { $goal ->
        [first] 🏆
        [playoff] 🎯
        [up] ▲
       *[stay] ▼
    } { $percent } %
league-outlook-signs =
    { $open ->
        [yes] { " · **2–5**" } rangs encore possibles
       *[no] {""}
    }{ $sure ->
        [yes] { " · 🔒" } sûr
       *[no] {""}
    }{ $to_first ->
        [yes] { " · 🏆" } chances de gagner
       *[no] {""}
    }{ $to_playoff ->
        [yes] { " · 🎯" } d’aller en phase finale
       *[no] {""}
    }{ $to_up ->
        [yes] { " · ▲" } de monter
       *[no] {""}
    }{ $to_stay ->
        [yes] { " · ▼" } de descendre
       *[no] {""}
    }
league-line =
    { $stands ->
        [placed] { $tie ->
            [yes] **={ $place }.**
           *[no] **{ $place }.**
        }
        [provisional] ▫️
       *[withdrawn] 🏳️
    } { $own ->
        [yes] ▸{" "}
       *[no] {""}
    }**{ $name }**{ $silent ->
        [yes] { " 💤" }
       *[no] {""}
    } · { $score ->
        [none] –
       *[other] **{ $score }** pts
    } · { $counted ->
        [none] { $wins ->
            [one] { $wins } gagnée
           *[other] { $wins } gagnées
        }
       *[other] { $wins } sur { $counted } gagnées
    }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points } par manche
    }{ $decided ->
        [none] {""}
        [umpire] { " · " }devant { $next } selon l’arbitre
       *[tiebreaker] { " · " }devant { $next } par départage
    }{ league-outlook }
league-line-cup =
    { $stands ->
        [placed] { $tie ->
            [yes] **={ $place }.**
           *[no] **{ $place }.**
        }
        [provisional] ▫️
       *[withdrawn] 🏳️
    } { $own ->
        [yes] ▸{" "}
       *[no] {""}
    }**{ $name }** · tête de série { $seed }{ league-outlook }
league-legend-cup =
    -# **=** à égalité{ $early ->
        [yes] { " · ▫️ encore en course" }
       *[no] {""}
    }{ $gone ->
        [yes] { " · 🏳️ abandon" }
       *[no] {""}
    }{ league-outlook-signs }
league-first-wins = , puis plus de parties gagnées
league-first-deals =
    { $better ->
        [none] {""}
        [low] , puis moins de points de cartes par manche
       *[high] , puis plus de points de cartes par manche
    }
league-legend =
    -# Le plus de points d’abord{ $decider ->
        [none] {""}
        [wins] { league-first-wins }
        [deals] { league-first-wins }{ league-first-deals }, sur toutes les manches jouées
       *[decided] { league-first-wins }{ league-first-deals }, puis l’arbitre ou un départage
    }{ $early ->
        [yes] { " · ▫️ provisoire, un rang demande" } { league-regular }
       *[no] {""}
    }{ league-signs }{ $silent ->
        [yes] { " · 💤" } n’a pas joué depuis { $days } jours
       *[no] {""}
    }{ league-outlook-signs }
league-choose-player = Le compte de qui ?

league-bracket-alt = Le tableau, rondes { $first } à { $last }. Les joueurs en clair se qualifient, ceux en sombre sont éliminés.
league-bracket-table =
    Ronde { $round }, table { $table } : { $names }.{ $won ->
        [yes] { " " }Victoire : { $on }.
       *[no] { $on ->
            [none] {""}
           *[other] { " " }Qualification : { $on }.
        }
    }
league-bracket-legend = -# Clair : qualifié, sombre : éliminé. Têtes de série : { $names }
league-bracket-words = **Le tableau :**


league-round =
    ### { $tiebreaker ->
        [yes] Départage
       *[no] Ronde { $round } sur { $rounds }
    }
    { league-page }
league-round-pursuit =
    ### { league-pursuit-stage }
    { league-page }
league-pursuit-stage =
    { $round ->
        [3] Phase finale
       *[other] Ronde { $round }
    }
league-own-tables = **Tes parties**
league-round-of =
    { $stage ->
        [tiebreaker] Départage { $round }
       *[round] Ronde { $round }
    }
league-own-table =
    - { league-round-of } avec { $names ->
        [none] aucun autre joueur
       *[other] { $names }
    } : { $set ->
        [yes] le
       *[no] avant le
    } <t:{ $until }:f> (<t:{ $until }:R>){ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
stake-for =
    { $who ->
        [none] toi
       *[other] { $who }
    }
stake-secures =
    🔑 La première place seule, ici, { $goal ->
        [first] donne la saison
        [playoff] donne la phase finale
        [up] donne la montée
       *[stay] donne le maintien
    } à { stake-for }.
stake-goal =
    { $goal ->
        [first] la victoire de la saison
        [playoff] la phase finale
        [up] la montée
       *[stay] le maintien
    }
stake-needs =
    🔑 Sans la première place ici, { $goal ->
        [stay] la descente est certaine
       *[other] { stake-goal } est hors d’atteinte
    } pour { stake-for }.
stake-loses =
    🔑 La dernière place seule, ici, { $goal ->
        [stay] veut dire la descente
       *[other] met { stake-goal } hors d’atteinte
    } pour { stake-for }.
stake-advances =
    🔑 { $goal ->
        [first] La première place ici gagne la coupe.
        [final] { $spots ->
            [1] La première place ici va en finale.
           *[other] Les { $spots } premiers ici vont en finale.
        }
       *[round] { $spots ->
            [1] La première place ici se qualifie.
           *[other] Les { $spots } premiers ici se qualifient.
        }
    }
stake-decisive = ⚡ **Ce qui décide le plus : { umpire-where }**
stake-settled =
    🔒 { $news ->
        [first] La victoire de la saison est certaine
        [playoff] La phase finale est certaine
        [up] La montée est certaine
        [stay] Le maintien est certain
        [down] La descente est certaine
        [not_first] La victoire de la saison est hors d’atteinte
        [not_playoff] La phase finale est hors d’atteinte
       *[not_up] La montée est hors d’atteinte
    } pour { $who }.
stake-widened = 🔓 D’autres issues redeviennent possibles pour { $who }.
league-own-sitting =
    - { league-pursuit-stage }, table { $table } avec { $names } : { $slots ->
        [one] { $slots } manche
       *[other] { $slots } manches
    }{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-table = **{ $number }.** { $what }
league-table-open =
    { $names } · { $stands ->
        [there] à table : <#{ $channel }>
        [set] prévue le <t:{ $until }:f>
        [open] avant le <t:{ $until }:f>
       *[missed] pas jouée, ne compte pas
    }{ $again ->
        [yes] { $stands ->
            [missed] {""}
           *[other] { " " }(à rejouer, la dernière ne compte pas)
        }
       *[no] {""}
    }
league-result =
    { $played ->
        [no] 🏅 victoire par forfait : { $names }
        [none] ⌛ absences : { $names }
       *[yes] 🏁 { $names }
    }
league-result-elsewhere = ✍️ jouée ailleurs : { $names }
league-result-seat =
    { $absent ->
        [yes] 🏳️
       *[no] { $place ->
            [1] 🥇
            [2] 🥈
            [3] 🥉
           *[other] { $place }.
        }
    } { $name ->
        [none] 🤖
       *[other] { $name }
    }
league-result-unfinished = ⌛ aucune manche finie, { league-not-counted } : { $names }
league-result-void = ↩️ { league-not-counted }
league-match = <t:{ $at }:d> { $what }
league-open-season = Ouvre une table avec **{ league-button-open }** sous **{ league-button-info }**. Les parties les plus récentes d’abord :
league-no-matches = Aucune partie pour l’instant.
league-sitting = **{ $number }.** { $names }{ $over ->
        [yes] { " 🏁" }
       *[no] { $started ->
            [yes] { " · " }{ $done } sur { $of } manches jouées
           *[no] { " · " }pas encore commencée
        }{ $channel ->
            [none] {""}
           *[other] { " · " }<#{ $channel }>
        }
    }
league-sitting-seat =
    { $name } { $points }{ $computers ->
        [0] {""}
       *[other] { " 🤖" }{ $computers }
    }

league-list-line =
    { $place ->
        [none] 🏳️
       *[other] { $tie ->
            [yes] **={ $place }.**
           *[no] **{ $place }.**
        }
    } { $own ->
        [yes] ▸{" "}
       *[no] {""}
    }**{ $name }** · { $first } + { $second } = **{ $combined }** · { $wins }{ $through ->
        [champion] { " · 🏆 " }**{ $playoff }**
        [yes] { " · 🎯 " }**{ $playoff }**
       *[no] {""}
    }{ $computers ->
        [0] {""}
       *[other] { " · 🤖 " }{ $computers }
    }{ league-outlook }
league-list-legend =
    -# Ronde 1 + ronde 2 = total, le plus petit gagne · manches gagnées{ $playoff ->
        [yes] { " · 🎯 total de la phase finale · 🏆 champion" }
       *[no] {""}
    }{ league-signs }{ $computers ->
        [yes] { " · 🤖 manches jouées par un ordinateur" }
       *[no] {""}
    }{ league-outlook-signs }
league-computers = -# 🤖 un ordinateur a joué la plupart des coups de cette manche
league-card-round = **{ league-pursuit-stage }, table { $table } : { $points }** · { league-games-won }
league-games-won =
    { $wins ->
        [one] { $wins } manche gagnée
       *[other] { $wins } manches gagnées
    }
league-card-game =
    { $slot } : { $points ->
        [none] –
       *[other] **{ $points }**
    }{ $won ->
        [yes] { " 🏆" }
       *[no] {""}
    }{ $computer ->
        [yes] { " 🤖" }
       *[no] {""}
    }{ $how ->
        [none] { " " }à jouer
        [replayed] { " " }(rejouée)
        [mean] { " " }(la moyenne de la ronde, faute d’adversaire)
        [adjusted] { " " }(corrigé par l’arbitre)
       *[played] {""}
    }
league-card-sums =
    Ronde 1 : { $first } · ronde 2 : { $second } · total : **{ $combined }**, { league-games-won }{ $playoff ->
        [none] {""}
       *[other] { " · phase finale : " }**{ $playoff }**{ $carry ->
            [yes] { " · en tout : " }**{ $total }**
           *[no] {""}
        }
    } · { $place ->
        [none] abandon
       *[other] rang { $place }
    }

league-account-title = ### Compte de points : { $name }
league-account-empty = Rien ne compte encore.
league-account-score = **{ $score }** · la somme de { $counted ->
        [one] { $counted } partie
       *[other] { $counted } parties
    }{ league-account-stands }
league-account-stands =
    { $awarded ->
        [yes] { " " }et de ce que l’arbitre a ajouté ou enlevé
       *[no] {""}
    } · { $withdrawn ->
        [yes] abandon
       *[no] { $place ->
            [none] pas encore de rang
           *[other] rang { $place }
        }
    }
league-not-counted = ne compte pas
league-account-match =
    {""}**{ $number }.** <t:{ $at }:d> · { $struck ->
        [yes] ~~{ $what }~~ · { $outcome }
       *[no] { $what } · { $outcome }
    }
league-account-played =
    { $stage ->
        [none] {""}
        [tiebreaker] départage { $round } ·{" "}
       *[round] ronde { $round } ·{" "}
    }{ $place ->
        [none] { $forfeit ->
            [yes] 🏳️ forfait
           *[no] sans rang
        }
       *[other] { $by_forfeit ->
            [yes] 🏅 victoire par forfait
           *[no] { $won ->
                [yes] 🥇{" "}
               *[no] {""}
            }rang { $place }{ $of ->
                [0] {""}
               *[other] { " " }sur { $of }
            }{ $forfeit ->
                [yes] { " " }🏳️ forfait
               *[no] {""}
            }
        }
    }{ $points ->
        [none] {""}
       *[other] { " · " }{ $points ->
            [one] { $points } point
           *[other] { $points } points
        } en { $deals ->
            [one] { $deals } manche
           *[other] { $deals } manches
        }
    }{ $channel ->
        [none] {""}
       *[other] { " · " }<#{ $channel }>
    }
league-gave =
    { $how ->
        [meetings] { $met ->
            [one] { $met } rencontre
           *[other] { $met } rencontres
        }
       *[sum] **+{ $gave }**
    }
league-why-apart = { league-not-counted } : les autres joueurs ne sont pas de cette saison
league-why-void = { league-not-counted }
league-why-withdrawn = { league-not-counted } : abandon, { $name }
league-why-tiebreaker = sans points : un départage
league-why-unranked = { league-not-counted } : pas classée
league-why-late = { league-not-counted } : arrivée après la première manche
league-why-alone = { league-not-counted } : moins de deux personnes dès la première manche
league-why-no_fixture = { league-not-counted } : pas dans les appariements
league-why-outside = { league-not-counted } : hors des dates de la saison
league-why-unfinished = { league-not-counted } : aucune manche finie
league-account-decision =
    {""}**{ $number }.** <t:{ $at }:d> { $what }{ $gave ->
        [none] {""}
       *[other] { $sign ->
            [minus] { " · " }**−{ $gave }**
           *[plus] { " · " }**+{ $gave }**
        }
    }
league-decision =
    -# ⚖️ { $what ->
        [none] {""}
       *[other] { $what }{ " " }
    }{ $name }{ $table ->
        [yes] { " " }(qui y joue)
       *[no] {""}
    }{ $reason ->
        [none] {""}
       *[other] : « { $reason } »
    }
league-ruling-enter = Jouée ailleurs, saisie par l’arbitre.
league-ruling-void = La partie ne compte pas.
league-ruling-adjust = { $name } a { $total } dans cette partie.

league-ask-label = Qu’est-ce qui ne va pas dans le résultat ?
league-ask-about = Une fois par partie, dans les deux jours
league-appeal =
    -# ❓ Demandé : « { $text } » { $answer ->
        [none] Pas encore de réponse.
       *[other] ↩️ { $name } : « { $answer } »
    }
league-warn =
    ### ✉️ Un avertissement privé
    { $name } : « { $reason } »
    -# Visible par toi et l’équipe des ligues seulement. Rien ne change au classement.

league-reply =
    ### ✉️ La réponse de l’arbitre
    Tu as demandé : « { $text } »
    { $name } : « { $answer } »

refused-no_season = Cette ligue n’existe pas ici. `/{ command-league } { command-league-info }` les liste toutes.
refused-not_in_season = { refused-league-no_entry }
refused-nothing_to_play = Tu n’as rien à jouer dans cette saison pour l’instant. **{ league-button-fixtures }** montre la suite.
refused-not_for_you = Ce message est pour un autre joueur.
refused-shown_lately = Le classement vient d’être montré ici. Réessaie <t:{ $at }:R>.
league-counts-meetings = Pour chaque habitué que tu as rencontré, prends le pourcentage de rencontres finies devant (une égalité vaut la moitié). Ajoute la moyenne de ce joueur contre tous les autres. Ton score est la moyenne de ces sommes.
league-counts-regulars = Compte tes rencontres avec chaque joueur. À la moitié du nombre habituel avec la moitié des autres, tu es un habitué. { $people } suffisent, ou autant que la plupart des joueurs. Seuls les habitués ont un rang et donnent des points. Si deux joueurs se rencontrent plus de deux fois plus que d’ordinaire, les rencontres en trop comptent comme des égalités.
league-account-meetings =
    { $score ->
        [none] **Pas encore de score**
       *[other] **{ $score }** · { $points } points ÷ { $regulars ->
            [one] { $regulars } habitué
           *[other] { $regulars } habitués
        }
    }{ league-account-stands }
league-account-regular = -# Un rang demande { league-regular }. Jusqu’ici : { $met }.
league-regular =
    { $people ->
        [0] 1 partie
       *[other] { $people ->
            [one] { $people } joueur rencontré
           *[other] { $people } joueurs rencontrés
        } { $least ->
            [1] une fois
           *[other] { $least } fois
        }
    }
league-signs =
    { $tied ->
        [yes] { " · = à égalité" }
       *[no] {""}
    }{ $gone ->
        [yes] { " · 🏳️ abandon" }
       *[no] {""}
    }
league-versus =
    {""}**{ $name }** (moyenne contre les autres : { $average }) : devant { $ahead } fois sur { $times ->
        [one] { $times } rencontre
       *[other] { $times } rencontres
    }{ $most ->
        [none] {""}
       *[other] , au-delà de { $most }, ce sont des égalités
    }. { $percentage } % + { $average } = **{ $points }**
league-versus-others = -# Pas encore des habitués, sans points : { $names }
