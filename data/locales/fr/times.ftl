# How the players of a table agree on its time: the private screen, and what is told of it.
button-own-times = Marquer mes heures
button-times = Heures
league-button-times = { button-times } · { $number }
button-mark-alike = Pareil tous les jours
button-accept-time = Accepter
button-decline-time = Pas à cette heure-là
button-want-event = Créer un événement

times-head = **{ league-round-of }** avec { $names ->
        [none] aucun autre joueur
       *[other] { $names }
    }
times-set = 📅 { $agreed ->
        [yes] Convenu :
       *[no] Fixé par l’arbitre :
    } <t:{ $at }:F> (<t:{ $at }:R>).
times-proposed = 🗓️ { $name } propose <t:{ $at }:F> (<t:{ $at }:R>). En attente de réponse : { $waiting }.
times-open = 🗓️ Aucune heure convenue. Le <t:{ $until }:f>, je prends l’heure qui convient au plus grand nombre. Tant que tout le monde n’a pas répondu, je la prends entre { $first } et { $last } ({ $zone }).
times-none-left = Il ne reste aucune heure.
times-answered = Ont répondu : { $names }{ $silent ->
        [none] {""}
       *[other] { " · " }pas encore : { $silent }
    }
times-suits = - <t:{ $at }:f> : possible pour { $names }
times-mark = **Quand peux-tu jouer ?** Choisis un jour, puis des heures. Tu peux en choisir plusieurs et changer d’avis plus tard.
    -# Les heures sont dans ton fuseau : { $zone }. Change-le avec `/{ command-my } { command-my-settings }`.
times-day = { DATETIME($date, dateStyle: "full") }
times-day-marked = { $count ->
        [0] {""}
        [one] { $count } heure marquée
       *[other] { $count } heures marquées
    }
times-choose-day = { DATETIME($date, dateStyle: "full") }
times-hour = { $usual ->
        [yes] heures habituelles
       *[no] {""}
    }{ $others ->
        [0] {""}
       *[other] { $usual ->
            [yes] { " · " }
           *[no] {""}
        }possible pour { $others } autres
    }
times-choose-hours = Choisir des heures…
times-hour-of-day = { DATETIME($date, dateStyle: "full") }, { $clock }
times-suits-count = possible pour { $count } sur { $players }
times-propose = Proposer une heure…

times-marked = ✅ { $count ->
        [0] Aucune heure enregistrée pour ce jour.
        [one] { $count } heure enregistrée.
       *[other] { $count } heures enregistrées.
    }
times-marked-alike = ✅ Enregistré pour tous les jours.
times-have-proposed = ✅ Tu as proposé <t:{ $at }:F>. Je demande aux autres.
times-have-accepted = ✅ Tu as accepté <t:{ $at }:F>.
times-have-declined = ✅ Tu as refusé <t:{ $at }:F>. Propose une autre heure si tu peux.
times-event-wanted = ✅ Je crée l’événement. Il suit l’heure convenue.

outbox-time-place = { $season }, { season-where }
outbox-time =
    { $stands ->
        [proposed] 🗓️ { outbox-time-place } : { $by } propose <t:{ $at }:F> (<t:{ $at }:R>). { $waiting } : ça vous va ? C’est convenu avec l’accord de tous, ou de la plupart si les autres se taisent deux jours.
        [set] { outbox-appointed }
        [agreed] 🤝 { outbox-time-place } : c’est convenu, { $players } jouent le <t:{ $at }:F> (<t:{ $at }:R>). { outbox-grace }
        [begun] 🃏 { outbox-time-place } : en cours.
        [over] 🏁 { outbox-time-place } : terminé.
       *[open] 🗓️ { outbox-time-place } : aucune heure convenue. { $players } : dites quand vous pouvez jouer, ou proposez une heure.
    }{ $accepted ->
        [none] {""}
       *[other] { "\u000A" }-# Accepté par { $accepted }
    }
outbox-lapsed = 🗓️ Trop peu d’entre vous ont accepté <t:{ $at }:F> à temps. { $by } : propose une autre heure.
outbox-declined = 🗓️ { $name } ne peut pas jouer <t:{ $at }:F>. { $by } : propose une autre heure.
refused-no_event_permission = Je ne peux pas créer d’événements ici. Demande à un membre qui gère ce serveur de me donner **Créer des événements**, puis réessaie.
