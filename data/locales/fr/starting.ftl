# A start that went wrong: back to sign-up, pairings made again, two players who swap tables.
act-unstart = La saison revient aux inscriptions.
act-redraw = La dernière ronde a de nouveaux appariements. Fin : { $until }.
act-swap = { $player } ({ $where }) et { $other } ({ $other_where }) échangent leurs tables.

outbox-unstarted =
    ↩️ **{ $season } revient aux inscriptions,** car l’arbitre a annulé le départ. Les appariements, les heures convenues et les fils ne comptent plus.
    { $players } : vous gardez votre place. { $starts ->
        [none] L’arbitre relancera la saison.
       *[other] La saison commence le <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
outbox-drawn-again = 🔀 L’arbitre a refait les appariements de cette ronde. Les précédents ne comptent plus.
outbox-swapped = 🔀 **{ $season }** : { $one } et { $other } ont échangé leurs tables. Voici les tables maintenant :

dashboard-more-unstart = Revenir aux inscriptions
dashboard-more-unstart-about = Annuler le départ. Tous les joueurs gardent leur place
dashboard-more-redraw = Nouveaux appariements
button-dashboard-swap = Échanger…
dashboard-what-swap = **{ button-dashboard-swap }** échange un joueur avec une autre table.
dashboard-form-swap = Échanger deux joueurs
dashboard-form-swap-who = Qui quitte cette table
dashboard-form-swap-with = Qui vient à la place
dashboard-swap-option = { $name } · { $where }

umpire-unstart-note = Tous les joueurs gardent leur place. Appariements, appels, heures convenues, fils et événements disparaissent. Tu peux changer tous les paramètres de la saison et la relancer.
umpire-unstart-roles = Les rôles des divisions reviennent au prochain départ.
umpire-unstart-decisions = Décisions qui ne compteront plus : { $count }
umpire-unstart-forfeits = Victoires par forfait qui ne compteront plus : { $count }
umpire-unstart-times = Les dates passées sont effacées. Sans nouvelle date de début, c’est toi qui lances la saison.
umpire-unstart-places = La saison aura { $count } places, pour que tous les joueurs gardent la leur.
umpire-redraw-note = Les anciens appariements de la ronde { $round } disparaissent, avec leurs appels, heures convenues, fils et événements.
umpire-swap-told = Je mentionne tout le monde aux deux tables.
umpire-swap-times = Si l’un des deux n’a pas accepté une heure, je redemande.

refused-league-was_played = Des joueurs ont déjà commencé. Arrête d’abord les parties qui ne doivent pas compter, ou annule la saison.
refused-league-round_begun = Une partie de cette ronde a commencé, ou une table a un résultat, donc les appariements restent.
refused-league-no_lot = Ces appariements suivent l’ordre des joueurs. Les refaire donnerait les mêmes tables.
refused-league-swap_apart = Les deux tables doivent être de la même ronde et de la même division.
refused-dashboard_no_swap = Aucune autre table ne peut faire l’échange pour { $name }. Elle doit être de la même ronde et de la même division, et ne pas avoir commencé.

# People whom an umpire invites.
act-invite = L’arbitre invite { $players }.
act-decline-invitation = Invitation refusée : { $player }.
act-expire-invitations = Pas de réponse à temps à l’invitation : { $players }.
outbox-invited =
    👋 { $players } : une invitation dans **{ $season }**, envoyée par { $umpire }. Pour participer : **{ button-join }**, avant le <t:{ $until }:f> (<t:{ $until }:R>).
outbox-uninvited = 👋 **{ $season }** : pas de réponse à l’invitation, donc pas de place { $count ->
        [one] pour ce joueur
       *[other] pour ces joueurs
    }. { $players }. Pour inviter de nouveau, utilise **{ dashboard-more-add }** sur le tableau de bord.
league-invitation-declined = 👌 **D’accord.** Tu n’es pas dans cette saison.
refused-league-invited = Ce joueur a déjà une invitation et n’a pas encore répondu.
refused-league-not_invited = Cette invitation a expiré. Tu peux participer tant que les inscriptions sont ouvertes.
refused-league-many_invited = Je peux inviter { $most } personnes au plus à la fois.
refused-league-nobody_invited = Il n’y a aucun joueur à inviter.

dashboard-more-add = { dashboard-form-add }…
dashboard-more-add-about = Choisis des membres ou colle une liste. Je demande à chacun
dashboard-form-add = Ajouter des joueurs
dashboard-form-add-who = Membres
dashboard-form-add-list = Ou une liste, un joueur par ligne
dashboard-form-add-list-about = Noms, mentions ou identifiants. Jusqu’à { $most } lignes
dashboard-invited = 👋 Invitations sans réponse : { $names }. Réponse possible jusqu’au <t:{ $until }:f>.
umpire-invite-note = Je mentionne { $players } dans le salon de la saison. Réponse possible jusqu’au { $until }.
umpire-invite-silent = { $started ->
        [yes] Qui accepte arrive comme les autres joueurs en retard.
       *[no] Qui accepte a sa place.
    } Je te dirai qui ne répond pas.
umpire-invite-places = { $free ->
        [0] Toutes les places sont prises, donc ce sera la liste d’attente.
       *[other] Places libres : { $free }. Les réponses suivantes vont à la liste d’attente.
    }
add-title = ### { dashboard-form-add } · { $league }
add-who = Qui est **{ $line }** ? { $found ->
        [0] Je n’ai trouvé aucun membre de ce nom.
       *[other] Je ne sais pas de quel membre il s’agit.
    }{ $left ->
        [0] {""}
       *[other] { " " }Autres noms à vérifier : { $left }.
    }
add-choose = Choisis parmi ceux-ci
add-choose-other = Ou n’importe quel membre
button-add-skip = Laisser ce nom de côté
add-left-out = **Sans invitation :**
add-left-out-line = - { $name } : { $why }
add-no-one = Il ne reste aucun joueur à inviter.
add-skipped = tu as laissé ce nom de côté.
add-bot = c’est un bot.
add-in = a déjà sa place.
add-waits = est sur la liste d’attente.
add-asked = a déjà une invitation.
add-left = a quitté cette saison. Annule-le dans le journal de la saison.
add-suspended = n’a plus accès aux ligues jusqu’au <t:{ $until }:f> : { $reason }
add-gone = n’est pas sur ce serveur.
refused-add_closed = Cette saison ne prend plus de joueurs. { $back ->
        [yes] Mais elle n’a pas encore de résultats. Utilise **{ dashboard-more-unstart }**, ajoute les joueurs, et relance-la.
       *[no] Tu peux donner la place d’un joueur à un autre.
    }
refused-add_nobody = Choisis ou écris au moins un nom.
refused-add_many = Ajoute { $count } joueurs au plus à la fois.
refused-add_unknown = Discord ne me dit pas qui est sur ce serveur. Réessaie dans une minute.
