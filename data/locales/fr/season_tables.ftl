# Tables of a season: fixtures, a league's own tables, and ranked matches.
lobby-league = -# Une partie de ligue. La saison fixe ses règles maison, sa cadence et sa longueur.

fixture-title =
    ## { $game }
    -# partie prévue
fixture-waits = -# La partie commence quand tous les joueurs sont là.
fixture-here = **{ $here } sur { $count } sont là** · { $clock }{ $due ->
        [none] {""}
       *[other] { "\u000A" }À jouer avant le <t:{ $due }:f> (<t:{ $due }:R>).
    }
fixture-seat = { $number }. { $here ->
        [yes] ✅ { $name } · présence notée
       *[no] ⏳ { $name }
    }
fixture-called = 📣 **Appel :** appuie sur **{ button-am-here }** avant <t:{ $until }:t> (<t:{ $until }:R>). Si tu le manques, { $missed ->
        [forfeit] c’est un forfait.
        [computer] { league-played-for }.
       *[nothing] rien n’est perdu.
    }
fixture-uncalled = -# On joue maintenant ? Appuie sur **{ button-am-here }**, et je mentionne les autres.
button-am-here = Je suis là
button-not-here = Je ne suis plus là
fixture-closed = Cette partie a été fermée avant la distribution.
manage-tournament = { refused-fixture_end } Si tu pars, un ordinateur joue pour toi jusqu’à ton retour.
manage-fixture = { refused-fixture_end } Si tu pars, tu la perds.
table-scored = ⏱️ **Cette partie a été arrêtée avant la fin.** Elle compte sans la manche inachevée.

refused-too_few_people = Il faut d’abord au moins { $count } personnes.
refused-ranked_computers = Les parties classées sont réservées aux personnes. Invite du monde, ou joue une partie non classée.
refused-ranked_rules = Les parties classées suivent les règles maison de ce serveur. Pour d’autres règles, joue une partie non classée.
refused-ranked_default = Ici, { $game } en partie classée suit les règles maison « { $name } ». Laisse `{ option-houserules }` vide, ou joue une partie non classée.
refused-league_computers = Les tables de ligue sont réservées aux personnes. Invite un autre joueur.
refused-league_rules = La saison fixe les règles maison, la cadence et la longueur de cette table. Pour choisir toi-même, utilise `/{ command-play }`.
refused-fixture_stranger = Ces sièges sont pour les joueurs de la partie. Tu peux regarder.
refused-fixture_leave = Ton siège t’est gardé. Si tu ne peux pas encore jouer, appuie sur **{ button-not-here }**. Si tu ne peux pas du tout, dis-le à l’arbitre.
refused-fixture_remove = Seul l’arbitre peut remplacer des joueurs dans une partie de ligue.
refused-fixture_start = Cette partie commence quand tous les joueurs ont appuyé sur **{ button-am-here }**.
refused-fixture_end = Seul l’arbitre peut arrêter cette partie.
refused-fixture_host = Une partie de ligue n’a pas d’hôte. Demande à la modération ou à l’arbitre.
refused-fixture_again = Une partie de ligue ne se joue qu’une fois. Pour en jouer une autre : `/{ command-play }`.
refused-ready_already = Je sais que tu es là. La partie commence quand les autres y sont aussi.
refused-not_ready = Tu n’as pas encore appuyé sur **{ button-am-here }**.
