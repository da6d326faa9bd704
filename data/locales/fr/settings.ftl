# The settings of a server, and what of them is shared with those of a player.
command-settings = paramètres
command-settings-description = Paramètres de ce serveur : langue, cadence, mentions, salons, équipe, limites

settings-title =
    ## Paramètres de ce serveur
    -# Chaque changement est enregistré tout de suite.
settings-language-own = -# Tous les messages publics sont dans cette langue. Choisis la tienne avec `/{ command-my } { command-my-settings }`.
settings-menu-language = Langue · { $value }
settings-language-default = Celle du bot
settings-language-name = Français
settings-menu-clock = Cadence · { $value }
settings-clock-fast = Rapide
settings-clock-normal = Normale
settings-clock-slow = Lente
settings-menu-pings = Mentions · { $value }
settings-pings-default = Selon la cadence
settings-pings-never = Jamais
settings-pings-always = À chaque tour
settings-zone = **Fuseau horaire** des jours, mois et nouvelles saisons de ce serveur, et des joueurs sans le leur : { $zone ->
        [none] UTC. Choisis-en un avec `/{ command-settings } { option-zone }`.
       *[other] { $zone }. Change-le avec `/{ command-settings } { option-zone }`.
    }
settings-quiet = **Heures calmes** : pas de mentions pour les tables lentes et les ligues pendant ce temps. Choisis-en d’autres avec `/{ command-settings } { option-quiet }`{ $zone ->
        [none] . Elles comptent dès que tu choisis un fuseau horaire.
       *[other] {"."}
    }
settings-quiet-never = Aucune
settings-quiet-hours = { $start }–{ $end }
settings-channels = **Salons pour les tables**, avec leurs fils : { $channels ->
        [none] { $gone ->
            [0] partout
           *[other] il n’en reste aucun
        }
       *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [1] { "\u000A" }-# L’un des salons choisis a été supprimé.
       *[other] { "\u000A" }-# { $gone } des salons choisis ont été supprimés.
    }
settings-channels-choose = Choisir des salons…
settings-channels-all = Partout
settings-staff = **Équipe des ligues** : { $role ->
        [none] pas encore de rôle
        [gone] le rôle choisi a été supprimé
       *[other] { $role }
    }
    -# Elle dirige les ligues avec `/{ command-umpire } { command-umpire-dashboard }`, et peut y ajouter des arbitres à une saison.
settings-more = Heures calmes, équipe, limites…
settings-staff-choose = Choisir un rôle…
settings-staff-none = Aucun rôle

refused-unknown_zone = Je ne connais pas ce fuseau horaire. Commence à écrire le nom d’une grande ville proche, p. ex. `Paris`, et choisis dans la liste. Les sigles comme `CET` ou `UTC+1` ne disent pas quand l’heure change.
refused-unclear_zone = « { $word } » ne me dit pas le fuseau horaire de ce jour-là. Écris une ville (`20h Europe/Paris`) ou l’écart avec UTC (`20h UTC+1`).
refused-unclear_hour = Tu veux dire { $first } ou { $second } ? Écris-le comme ça, ou ajoute `du matin` ou `du soir`.
refused-unclear_hours = { $word ->
        [none] Je ne vois pas quelles heures c’est.
       *[other] Je ne comprends pas « { $word } ».
    } Écris deux heures pleines : `17-23`, `22-7` ou `23h-7h`.
refused-not_manager = Pour ça, il te faut la permission **Gérer le serveur**.
refused-channel_not_allowed = Sur ce serveur, on n’ouvre des tables que dans { $channels }.
refused-allowed_channels_gone = Les salons pour les tables ont été supprimés. Un membre qui a **Gérer le serveur** peut en choisir d’autres dans `/{ command-settings }`.

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-create_public_threads = Créer des fils publics
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-attach_files = Joindre des fichiers
permission-read_message_history = Voir les anciens messages

## Limits

limits-button = Limites
limits-back = Paramètres
limits-title =
    ## Limites de ce serveur
    -# Les tables et les messages d’une saison ne comptent pas. Je ne refuse jamais un coup ni une annonce.
limits-most-tables = -# Ce serveur peut avoir { $most } tables ouvertes en tout, ligues comprises. Seule l’équipe qui fait tourner ce bot peut changer ça.
limits-tables = **Tables ouvertes** : { $member ->
        [none] sans limite
       *[other] { $member }
    } par membre, { $channel ->
        [none] sans limite
       *[other] { $channel }
    } par salon, { $server ->
        [none] sans limite
       *[other] { $server }
    } en tout
limits-threads = **Fils par jour** : { $member ->
        [none] sans limite
       *[other] { $member }
    } par membre, { $channel ->
        [none] sans limite
       *[other] { $channel }
    } par salon, { $server ->
        [none] sans limite
       *[other] { $server }
    } en tout
limits-messages = **Messages par heure** : { $member ->
        [none] sans limite
       *[other] { $member }
    } par membre, { $channel ->
        [none] sans limite
       *[other] { $channel }
    } par salon, { $server ->
        [none] sans limite
       *[other] { $server }
    } en tout
limits-commands = **Commandes et appuis par minute** : { $member ->
        [none] sans limite
       *[other] { $member }
    } par membre, { $managers } par gestionnaire du serveur
limits-leagues = **Ligues ouvertes** : { $member ->
        [none] sans limite
       *[other] { $member }
    } par arbitre, { $channel ->
        [none] sans limite
       *[other] { $channel }
    } par salon, { $server ->
        [none] sans limite
       *[other] { $server }
    } en tout
limits-open-tables = { $count ->
    [0] Aucune table ouverte pour l’instant.
    [1] **Une table ouverte :**
   *[other] **{ $count } tables ouvertes :**
}
limits-open-leagues = { $count ->
    [0] Aucune ligue ouverte pour l’instant.
    [1] **Une ligue ouverte :**
   *[other] **{ $count } ligues ouvertes :**
}
limits-table = - { $where } : { $game }, ouverte par { $name }
limits-league = - { $where } : { $league }, dirigée par { $name }
limits-more = -# et { $count } de plus
limits-change = **Changer les limites**
limits-change-member = Par membre
limits-change-channel = Par salon
limits-change-server = Tout le serveur
limits-field-tables = Tables ouvertes
limits-field-threads = Fils par jour
limits-field-messages = Messages par heure
limits-field-commands = Commandes et appuis par minute
limits-field-leagues = Ligues ouvertes
limits-any-about = Laisse vide pour ne pas limiter. 0 veut dire aucun.
refused-limit_unclear = Écris un nombre entier de 0 à { $most }, ou laisse vide pour ne pas limiter.
refused-budget_tables = { $most ->
    [0] { $scope ->
        [member] Les membres ne peuvent pas ouvrir de tables
        [channel] On ne peut pas ouvrir de tables dans un salon
       *[server] On ne peut pas ouvrir de tables sur ce serveur
    } pour l’instant. Un membre qui a **Gérer le serveur** peut changer ça dans `/{ command-settings }`.
   *[other] { $scope ->
        [member] Tu as déjà le maximum de tables ouvertes pour un membre
        [channel] Ce salon a déjà son maximum de tables ouvertes
       *[server] Ce serveur a déjà son maximum de tables ouvertes
    } ({ $most }). Réessaie quand l’une d’elles sera finie.
}
refused-no_room = Ce serveur a déjà son maximum de tables ouvertes ({ $most }, ligues comprises). Réessaie quand l’une d’elles sera finie.
refused-budget_threads = { $at ->
    [none] On ne peut pas ouvrir de fils pour les tables ici. Un membre qui a **Gérer le serveur** peut changer ça dans `/{ command-settings }`.
   *[other] { $scope ->
        [member] Tu as ouvert le maximum de fils par jour pour un membre
        [channel] Ce salon a eu son maximum de fils par jour
       *[server] Ce serveur a eu son maximum de fils par jour
    } ({ $most }). Réessaie <t:{ $at }:R>.
}
refused-budget_messages = { $at ->
    [none] Je ne peux pas poster pour les membres ici. Un membre qui a **Gérer le serveur** peut changer ça dans `/{ command-settings }`.
   *[other] { $scope ->
        [member] J’ai posté le maximum par heure pour un membre
        [channel] J’ai posté le maximum par heure dans ce salon
       *[server] J’ai posté le maximum par heure sur ce serveur
    } ({ $most } messages). Réessaie <t:{ $at }:R>.
}
refused-budget_posts = Là où je ne suis que de passage, je poste peu. Je pourrai de nouveau poster pour toi <t:{ $at }:R>.
refused-budget_commands = { $at ->
    [none] Les membres ne peuvent pas utiliser de commandes pour l’instant. Un membre qui a **Gérer le serveur** peut changer ça dans `/{ command-settings }`. Les coups et les annonces marchent toujours.
   *[other] C’était beaucoup en une minute. Réessaie <t:{ $at }:R>. Les coups et les annonces marchent toujours.
}
refused-budget_leagues = { $most ->
    [0] { $scope ->
        [member] Les membres ne peuvent pas ouvrir de ligues
        [channel] On ne peut pas ouvrir de ligues dans un salon
       *[server] On ne peut pas ouvrir de ligues sur ce serveur
    } pour l’instant. Un membre qui a **Gérer le serveur** peut changer ça dans `/{ command-settings }`.
   *[other] { $scope ->
        [member] Tu diriges déjà le maximum de ligues pour un arbitre
        [channel] Ce salon a déjà son maximum de ligues
       *[server] Ce serveur a déjà son maximum de ligues
    } ({ $most }). Réessaie quand l’une d’elles sera finie.
}
refused-may_not_open_threads = Tu ne peux pas ouvrir de fils dans ce salon, donc je ne peux pas en ouvrir pour toi. Demande à un membre qui gère le salon.
refused-umpire_may_not_write = Tu ne peux pas écrire dans { $channel }, donc tu ne peux pas y lancer de ligue.

## Finding players, and the evening

community-button = Trouver des joueurs, soirée…
community-find = **Trouver des joueurs** : { $channel ->
        [none] non. Choisis un salon, et les membres qui attendent le même jeu y auront une table.
       *[other] les membres qui attendent le même jeu ont une table dans { $channel }.
    }
community-choose = Choisir un salon…
community-evening = **Soirée** : { $channel ->
        [none] non. Choisis un salon, et ce que j’y poste.
       *[other] je poste ce que tu choisis dans { $channel }, en un message par jour et sans mentions. S’il n’y a rien à dire, je ne poste rien.
    }
    -# Les heures suivent le fuseau horaire de ce serveur : { $zone }
community-next = -# Prochain : <t:{ $at }:f>
community-hour = À { $hour }
community-daily = La donne du jour de la veille
community-moments = La semaine, le dimanche
community-year = L’année, en janvier
evening-trouble-gone = ⚠️ Ce salon a été supprimé. Choisis-en un autre.
evening-trouble-closed = ⚠️ Je ne peux pas poster dans ce salon. Donne-moi les permissions, ou choisis-en un autre.
evening-trouble-late = ⚠️ Discord n’a pas accepté mon dernier message avant minuit, donc je l’ai sauté. Je posterai le prochain jour où il y a quelque chose à dire.

evening-daily = ### 📅 La donne du jour d’hier : { $game }, <t:{ $date }:D>
evening-moments = ### ✨ Les plus beaux moments de la semaine
evening-moment = { $moment } [{ $game }]({ $link })
evening-year =
    ### 🎆 { $year } sur ce serveur
    { $players ->
        [one] { $players } joueur a fini
       *[other] { $players } joueurs ont fini
    } { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }. Jeu préféré : { $game }.{ $won ->
        [yes] {" "}**Le plus de victoires :**
       *[no] {""}
    }
evening-year-place = { $place } : { $name } · { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
evening-year-alt = Le plus de victoires en { $year }.
evening-year-caption = { $year } : { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
settings-chances =
    Chances dans les classements : { $on ->
        [yes] oui
       *[no] non
    }
settings-site =
    Pages de ligue hors Discord : { $on ->
        [yes] oui
       *[no] non
    }
