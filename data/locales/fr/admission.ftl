# Who may play: members whom the staff suspend for a time, and players who are not seated together.
command-suspend = suspendre
command-suspend-description = Équipe : empêcher des membres de jouer ici pour un temps
command-suspend-add = ajouter
command-suspend-add-description = Suspendre un membre des tables, des ligues ou des deux pour un temps
command-suspend-add-reason-description = Pourquoi (le membre peut le lire)
command-suspend-add-member-description = Qui ne peut pas jouer
command-suspend-add-place = où
command-suspend-add-place-description = Tables, ligues ou les deux (par défaut : les deux)
choice-place-all = tables et ligues
choice-place-tables = tables
choice-place-leagues = ligues
command-suspend-lift = lever
command-suspend-lift-description = Laisser un membre rejouer
command-suspend-lift-member-description = Qui peut rejouer
command-suspend-show = voir
command-suspend-show-description = Qui est suspendu, jusqu’à quand et pourquoi
command-my-avoid = éviter
command-my-avoid-description = Ne jamais partager une table avec un membre, ou l’annuler. Visible par toi seulement
command-my-avoid-member-description = Le membre que tu veux éviter

suspension-set = { $name } ne peut plus rejoindre { $place ->
        [tables] de tables
        [leagues] de ligues
       *[all] de tables ni de ligues
    } jusqu’au <t:{ $until }:f>. En cas d’essai, ta raison s’affiche en privé : { $reason }
    -# Les parties et les saisons en cours continuent. Le tableau de bord d’une saison permet d’en retirer un joueur.
suspension-lifted = { $name } peut rejouer.
suspension-title = ## Suspensions
suspension-none = Aucun membre n’est suspendu.
suspension-line = - **{ $name }**, { $place ->
        [tables] tables
       *[leagues] ligues
    }, jusqu’au <t:{ $until }:f> : { $reason } (par { $by })
avoid-noted = Tu ne partageras plus de table avec { $name }, et je n’en dirai rien. Ça vaut pour les tables ouvertes. Dans les ligues, les appariements décident. Pour l’annuler, refais `/{ command-my } { command-my-avoid }`.
avoid-gone = Tu peux de nouveau partager une table avec { $name }.
refused-suspended_tables = Tu n’as plus accès aux tables de ce serveur jusqu’au <t:{ $until }:f>. Raison : { $reason }
refused-suspended_leagues = Tu n’as plus accès aux ligues de ce serveur jusqu’au <t:{ $until }:f>. Raison : { $reason }
refused-suspension_past = Ce moment est passé. Écris quand la suspension se termine.
refused-suspension_too_long = Une suspension dure { $count } jours au plus. Choisis une fin plus proche.
refused-suspension_staff = Tu ne peux pas te suspendre, ni suspendre un gestionnaire du serveur.
refused-suspension_bot = Les bots ne jouent pas, donc rien à suspendre.
refused-not_suspended = Ce membre n’est pas suspendu. `/{ command-suspend } { command-suspend-show }` liste tous ceux qui le sont.
refused-avoids = Tu as choisi d’éviter { $name }, qui est à cette table. Pour l’annuler : `/{ command-my } { command-my-avoid }`.
refused-avoided = Tu ne peux pas rejoindre cette table, à cause des paramètres d’un autre joueur. Tu peux ouvrir la tienne avec `/{ command-play }`.
refused-avoid_self = Tu ne peux pas t’éviter.
refused-avoid_full = Tu peux éviter { $count } membres au plus. Enlèves-en un d’abord.
