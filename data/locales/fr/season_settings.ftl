# The settings of a season: their names, the forms in which they are changed, and what may be written there.
setting = { $option } : { $value }
setting-name = Nom de la ligue
setting-channel = Salon de la ligue
setting-game = Jeu
setting-format = Format
setting-clock = Cadence
setting-houserules = Règles maison
setting-length = Manches par partie
setting-size = Joueurs par table
setting-rounds = Rondes
setting-round-length = Durée d’une ronde
setting-places = Places
setting-signup-closes = Fin des inscriptions
setting-starts = Début de la saison
setting-ends = Fin de la saison
setting-late = Arriver après le début
setting-division-size = Joueurs par division, au plus
setting-moving = Montées et descentes
setting-seeding = Ordre de départ
setting-tie = Égalité à la limite
setting-carry = Points gardés en phase finale
setting-hours = Heures de jeu
setting-grace = Minutes d’attente pour les retards
setting-reminders = Rappels avant une limite
setting-schedule = Classement posté
setting-log-channel = Salon des décisions
setting-role = Rôle du champion

season-settings-match = Jeu et règles maison
season-settings-format = Format et places
season-settings-rounds = Rondes et appel
season-settings-dates = Dates
season-settings-counting = Comment ça compte
season-settings-divisions = Ordre de départ et divisions
season-settings-name = Nom et salon
season-settings-posts = Rappels, messages et rôle
season-settings-title = **Paramètres de la saison.** Je poste ceux qui touchent les joueurs, avec ta raison.
season-settings-change = Changer…
season-settings-fixed = -# **Fixés,** car la saison a commencé : { $settings }{ $undo ->
    [yes] {"\u000A"}Avant la première partie, tu peux les changer aussi. Utilise d’abord **{ dashboard-more-unstart }** sous **{ dashboard-more }**.
   *[no] {""}
}
season-settings-no-reason = Tu peux laisser vide
season-settings-numbers = de { $least } à { $most }
season-settings-moments = p. ex. demain 20h, vendredi 20h30, dans 3 jours
season-settings-about-length = { season-settings-numbers }. 0 : { season-settings-empty-length }
season-settings-about-round-length = p. ex. 7 jours, 36 heures, 30 minutes
season-settings-about-grace = { season-settings-numbers }, après les dix premières de chaque appel
season-settings-about-hours = p. ex. 17-23
season-settings-empty-length = autant que le jeu en demande
season-settings-empty-places = sans limite
season-settings-empty-signup-closes = quand la saison commence
season-settings-empty-starts = quand tu la lances
season-settings-empty-ends = quand tu confirmes les résultats
refused-settings_fixed = La saison a commencé, donc tu ne peux plus changer ces paramètres.
refused-umpire_role_unusable = { $problem }

setting-seeding-rating = la cote, puis l’inscription
setting-seeding-signup = l’ordre d’inscription
setting-seeding-lot = au sort
setting-tie-auto = les manches gagnées, puis la ronde 2
setting-tie-umpire = l’arbitre, tout de suite
setting-reminders-both = un jour et une heure avant
setting-reminders-day = un jour avant
setting-reminders-hour = une heure avant
setting-reminders-none = aucun
dashboard-more-settings = Paramètres de la saison

# Presets
umpire-plan-presets = { $preset ->
    [none] Choisir un modèle…
   *[other] Modèle : { $preset }
}
preset-evening = Une soirée
preset-evening-about = Quatre rondes courtes, cadence rapide, tables de quatre. Tu la lances
preset-weekly = Ligue hebdomadaire
preset-weekly-about = Six rondes d’une semaine, tables de quatre, classement chaque semaine
preset-cup = Soirée de coupe
preset-cup-about = Élimination directe en rondes courtes, cadence rapide. Tu la lances
preset-open = Saison ouverte
preset-open-about = Quatre semaines où les joueurs ouvrent leurs tables
preset-own = Enregistré sur ce serveur
preset-delete = { preset-form-delete }…
button-save-preset = { preset-form }…
preset-form = Enregistrer comme modèle
preset-form-name = Nom
preset-form-name-about = Remplace un modèle enregistré de ce nom
preset-form-delete = Supprimer un modèle
preset-saved = 💾 Enregistré sous **{ $name }**, sans dates, salons ni rôles.
preset-deleted = 🗑️ **{ $name }** est supprimé.
refused-preset_taken = J’ai déjà un modèle appelé { $name }. Choisis un autre nom.
refused-preset_full = On peut enregistrer { $count } modèles au plus. Supprimes-en un d’abord.
refused-preset_gone = Ce modèle n’existe plus.
setting-schedule-never = jamais
setting-schedule-daily = chaque jour
setting-schedule-weekly = chaque semaine
umpire-plan-again = 👋 À l’ouverture des inscriptions, je demande aux joueurs de la dernière saison s’ils en sont.
umpire-opened-asked = 👋 Je demande aux joueurs de la dernière saison s’ils en sont ({ $count }).
