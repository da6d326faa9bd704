# Who is in a season: those who wait for a place, and those who get one.
outbox-check-in-waiting =
    📋 **{ $season }** : tu veux toujours une place ? Appuie sur **{ league-button-here }** avant le <t:{ $until }:f> (<t:{ $until }:R>). Les places libres vont à qui l’a fait, dans l’ordre.
outbox-no-place =
    ⏳ **{ $season }** a commencé, mais sans place pour { $players }. { $why ->
        [check_in] Présence non confirmée, ou toutes{ " " }
       *[full] Toutes{ " " }
    }les places étaient prises. { $next ->
        [check_in] La prochaine place libre s’obtient avec **{ league-button-here }**.
        [wait] La prochaine place libre va à la liste d’attente.
       *[closed] Les inscriptions sont closes.
    }
outbox-entered =
    🪑 { $player }, une place s’est libérée dans **{ $season }**. Elle est pour toi{ $division ->
        [0] {""}
       *[other] { " " }(division { $division })
    } !
league-own-wait-check-in = ⏰ Appuie sur **{ league-button-here }** si tu veux toujours la prochaine place libre.
act-enter =
    { $player } a eu une place libre{ $division ->
        [0] {""}
       *[other] { " " }(division { $division }, selon la cote)
    }.
umpire-change-withdrawn = - **{ $name }** : { $was } → **abandon**
umpire-change-shifted =
    - { $count } autres changent d’un rang, { $way ->
        [up] vers le haut
       *[down] vers le bas
    }.
refused-league-nobody_waits = La liste d’attente est vide.
refused-league-not_next = Il n’y a pas de place libre, ou c’est au tour d’un autre joueur.
umpire-never-dealt = ⚠️ En tête sans une carte distribuée, donc pas de titre : { $names }.

# Replacements: somebody is asked, and answers by a button.
button-offer-accept = Accepter
button-offer-decline = Refuser
outbox-offered = 🤝 { $player }, { $umpire } te propose de reprendre la place occupée par { $old } dans **{ $season }**, avec son score et ses parties. Réponds avant le <t:{ $until }:f> (<t:{ $until }:R>).
outbox-unwanted = { $umpire } : { $player } { $late ->
        [yes] n’a pas répondu à l’offre. Place proposée :
       *[other] ne prend pas la place proposée :
    } { $old }, **{ $season }**. Tu peux demander à quelqu’un d’autre sur le tableau de bord.
act-offer = On propose à { $player } de reprendre la place : { $old }.
act-turn-down = Offre de reprise refusée.
act-expire = Pas de réponse à l’offre à temps.
league-offer = 🤝 { $own ->
        [yes] **Tu reprends cette place : { $old } ?**
       *[other] { act-offer }
    } Réponse avant le <t:{ $until }:f>.
league-taken-over = ✅ **La place est à toi,** avec son score et ses parties.
league-turned-down = 👌 **D’accord.** Je le dis à l’arbitre.
umpire-offer-note = Je demande à { $player } dans le salon de la saison. Réponse possible jusqu’au { $until }. Rien ne change avant son accord.
umpire-offer-instead = Cela remplace ton offre à un autre joueur.
refused-league-offered = Ce joueur a déjà une offre en attente.
refused-league-offer_over = Cette offre n’est plus valable.
refused-league-not_offered = Cette offre est pour un autre joueur.

# Moving between divisions.
ruling-transfer = { $player } va en division { $division }{ $promised ->
        [none] {""}
       *[other] , malgré la promesse de la division { $promised }
    }.
umpire-transfer-promised = ⚠️ Cela rompt une promesse, donc je le poste dans le salon de la saison, avec ta raison.
season-room = ⬆️ En division { $division } au lieu de { $promised }, car il y avait de la place : { $names }.
season-merged = 🔀 En division { $division }, car il n’y a pas de division { $promised } cette saison : { $names }.
season-full = ↩️ De retour en division { $division } au lieu de { $promised }, car la division { $promised } est pleine : { $names }.
season-more-divisions =
    ➕ Cette saison a { $count } divisions, car { $players } joueurs ne tiennent pas dans { $before ->
        [1] une seule.
       *[other] { $before }.
    }
season-fewer-divisions =
    🔀 Cette saison a { $count ->
        [one] { $count } division
       *[other] { $count } divisions
    } au lieu de { $before }, car { $fits ->
        [yes] { $players } joueurs tiennent dans { $count ->
            [1] une seule.
           *[other] { $count }.
        }
       *[no] il reste trop peu de joueurs pour plus.
    }
season-large-division = 📏 La division { $division } a { $count } joueurs au lieu de { $most } au plus, car les promesses passent d’abord. Plus de joueurs que d’habitude descendront après la saison.
season-split = ➕ La prochaine saison aura { $count } divisions, car une division a { $most } joueurs au plus.
umpire-division-size = La division { $division } aura alors { $count ->
        [one] { $count } joueur.
       *[other] { $count } joueurs.
    }
umpire-transfer-note = Les appariements en cours restent. Le changement compte dès la prochaine ronde.
refused-league-no_division = { $divisions ->
        [1] Il n’y a qu’une division.
       *[other] Choisis une division de 1 à { $divisions }.
    }
refused-league-same_division = Ce joueur est déjà en division { $division }.
refused-umpire_no_divisions = { refused-league-no_divisions }
league-seeding =
    { $seeding ->
        [signup] suivent l’ordre d’inscription.
        [lot] sont tirées au sort.
       *[rating] suivent la cote, puis l’ordre d’inscription.
    }

# The order of strength in which players start.
league-seeds-divisions =
    Les premières divisions { league-seeding } Il y en a le moins possible, de { $most } joueurs au plus chacune.
    Si une saison passée t’a promis une division, tu y commences, ou plus haut. Tu peux sauter jusqu’à { $seasons } saisons. Si ta division est pleine à ton retour, tu descends d’un rang au plus par saison sautée.
    { $seeding ->
        [rating] Les nouveaux commencent dans la plus haute division libre où la moitié ont une cote plus basse. Sans cote, ils commencent tout en bas.
       *[other] Les nouveaux commencent tout en bas.
    }
umpire-seeds = **Têtes de série :** { $names }
umpire-numbered = { $number } { $name }
umpire-ordered = ✅ Enregistré. La saison n’a pas encore commencé.
umpire-form-order = Les numéros, du plus fort au plus faible
umpire-form-order-about = Exemple : 3 1 5-8. Les joueurs que tu ne cites pas gardent leur ordre.
button-order = Changer l’ordre
act-seed = L’arbitre a fixé l’ordre de départ.
refused-umpire_order = Écris chaque numéro de 1 à { $most } une fois, p. ex. 3 1 5-8.
refused-league-no_seeds = Cette saison n’a pas d’ordre de départ.
refused-league-seeded_twice = Cite chaque joueur une fois.

# Who leaves the server.
outbox-missing = 🚪 { $umpire } : plus sur le serveur : { $players }. { $how ->
        [start] Sans retour, **{ $season }** commence sans { $count ->
                [1] ce joueur
               *[other] ces joueurs
            }.
       *[other] { $how ->
            [drawn] Jusqu’au retour, je { $count ->
                    [1] n’apparie plus ce joueur
                   *[other] ne les apparie plus
                } dans **{ $season }**, et ça compte comme une absence.
            [computer] Jusqu’au retour, un ordinateur prend le relais dans **{ $season }**.
           *[nothing] { $count ->
                    [1] Les résultats de ce joueur
                   *[other] Leurs résultats
                } dans **{ $season }** comptent.
        } Tu peux { $count ->
                [1] retirer ou remplacer ce joueur
               *[other] les retirer ou les remplacer
            } sur le tableau de bord.
    }
act-miss = { $count ->
        [0] Tous les joueurs sont sur le serveur.
       *[other] Plus sur le serveur : { $players }.
    }
