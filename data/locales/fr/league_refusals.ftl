# Why something cannot be done in a season of a league or in a tournament now, and what would work.
refused-league-already_in = Tu as déjà ta place dans cette saison.
refused-league-already_played = Cette table a déjà été jouée. Invalide sa partie pour la rejouer.
refused-league-already_recorded = Cette partie compte déjà.
refused-league-already_reversed = Cette décision a déjà été annulée.
refused-league-already_void = Cette partie est déjà invalidée. Tu peux l’annuler dans le journal de la saison.
refused-league-already_waiting = Tu es déjà sur la liste d’attente.
refused-league-umpire_called = On a déjà demandé l’arbitre à cette table.
refused-league-answered = { refused-league-no_appeal }
refused-league-appeal_late = Tu ne peux poser une question que { $hours } heures après la fin d’une partie.
refused-league-appealed = Tu as déjà posé une question sur cette partie.
refused-league-ask_umpire = Demande à l’arbitre de te retirer du tournoi.
refused-league-bad_dealer = C’est à un autre joueur de distribuer maintenant.
refused-league-bad_points = Les points ne descendent pas sous 0.
refused-league-bad_settle = Choisis exactement { $places } des joueurs à égalité.
refused-league-built_on = Tu ne peux pas annuler ça, à cause de ce qui a suivi. { $what }
refused-league-checked_in = Tu as déjà confirmé ta présence.
refused-league-closed = { refused-league-over }
refused-league-earlier = Choisis un moment plus tardif que celui qui est fixé.
refused-league-enough = Il y a assez de joueurs, donc le départ n’est pas reporté.
refused-league-has_seen_cards = Ce joueur a vu les cartes de cette table. Demande à quelqu’un d’autre.
refused-league-is_reverse = On n’annule pas une annulation. Refais plutôt la décision de départ.
refused-league-champions_role = Ce rôle est celui du champion. Choisis-en un autre.
refused-league-no_divisions = Cette saison n’a pas de divisions.
refused-league-many_divisions = Une saison a { $most } divisions avec rôle au plus.
refused-league-many_umpires = Une saison peut avoir { $count } arbitres au plus. Choisis-en moins.
refused-league-same_umpires = Ces arbitres dirigent déjà cette saison.
refused-league-no_appeal = Cette question n’est plus ouverte.
refused-league-no_check_in = Il n’y a pas de présence à confirmer pour l’instant.
refused-league-no_decision = Je ne trouve pas cette décision. Choisis-en une dans le journal de la saison.
refused-league-no_entry = Ce joueur n’est pas dans la saison.
refused-league-no_calls = Une saison à cadence lente n’a pas d’appels.
refused-league-no_times = Cette saison n’a pas d’heures à convenir.
refused-league-no_hour = Cette heure est passée, ou laisse trop peu de temps pour la partie. Choisis-en une autre.
refused-league-time_fixed = L’arbitre a fixé cette heure. Si elle ne te va pas, demande-lui.
refused-league-no_proposal_then = Cette heure ne va pas à tous ceux qui ont répondu. Choisis-en une autre.
refused-league-already_proposed = Cette heure est déjà proposée ou fixée.
refused-league-enough_proposals = Tu as proposé { $count } heures. Laisse les autres en proposer une.
refused-league-proposal_changed = Cette heure n’est plus proposée. Regarde de nouveau.
refused-league-already_accepted = Tu as déjà accepté cette heure.
refused-league-no_time = Cette table n’a pas encore d’heure fixée.
refused-league-no_event = Cette table n’a pas d’événement.
refused-league-has_event = Cette table a déjà un événement.
refused-league-not_your_fixture = Ce n’est pas ta table. `/{ command-league } { command-league-fixtures }` montre les tiennes.
refused-league-nobody_to_ask = Tu as demandé à tous les joueurs de cette table.
refused-league-no_proposal = { refused-league-proposal_changed }
refused-league-table_begun = Cette partie a commencé. Regarde le tableau de bord.
refused-league-not_begun = Cette partie n’a pas commencé.
refused-league-nobody_left = Il ne resterait aucun joueur. Donne la victoire, ou invalide la partie.
refused-league-time_past = Ce moment est passé. Choisis-en un plus tardif.
refused-league-too_few_here = Il faut au moins { $count } joueurs présents.
refused-league-entered = Ce résultat est déjà saisi. Annule-le d’abord dans le journal de la saison.
refused-league-entered_who = Les joueurs ont changé. Rouvre le formulaire.
refused-league-entered_many = Une table a { $count } joueurs au plus.
refused-league-entered_alone = Il faut au moins { $count } joueurs. Si un seul est venu, donne-lui la victoire.
refused-league-entered_places = Il manque un rang. Les rangs commencent à 1, et des joueurs à égalité ont le même numéro.
refused-league-entered_points = Écris des points pour tous les joueurs, ou pour aucun.
refused-league-entered_order = Les points ne correspondent pas aux rangs.
refused-league-no_fixture = Cette table n’a plus de partie à jouer.
refused-league-no_match = Cette partie n’est pas de cette saison.
refused-league-no_reason = Donne une raison. Quelques mots suffisent.
refused-league-no_such_slot = Cette table n’a pas cette manche. Une ronde en a cinq.
refused-league-not_a_league = C’est réservé aux ligues.
refused-league-not_due = Une autre manche vient d’abord à cette table.
refused-league-not_in = Tu n’es pas dans cette saison.
refused-league-not_played = Cette manche n’est pas encore jouée.
refused-league-not_pursuit = C’est réservé au tournoi de Swedish Pursuit.
refused-league-not_started = La saison n’a pas commencé. Lance-la sur le tableau de bord.
refused-league-not_there = Choisis un joueur qui était là dès la première manche.
refused-league-not_tied = Cite tous les joueurs qui partagent un rang et aucun autre, le meilleur d’abord.
refused-league-other_league = { refused-league-no_match }
refused-league-over = Cette saison est finie, et ses résultats sont définitifs.
refused-league-reopen_late =
    Les résultats sont définitifs après { $days ->
        [one] { $days } jour.
       *[other] { $days } jours.
    }
refused-league-final = Un tournoi de Swedish Pursuit confirmé est définitif.
refused-league-season_played = Toutes les rondes ont déjà leurs appariements.
refused-league-signup_closed =
    { $why ->
        [last] Il est trop tard pour participer, car il ne reste aucune ronde.
        [begun] Les inscriptions ont fermé au début.
       *[closed] Les inscriptions à cette saison sont closes.
    }
refused-league-stale = Un autre arbitre vient de changer ça. Regarde de nouveau.
refused-league-still_played = Des tables restent à jouer. Confirme les résultats quand elles sont jouées, ou que leur limite est passée.
refused-league-no_channel = { act-lose-channel } Choisis un autre salon sur le tableau de bord.
refused-league-other_channel = Ce n’est pas le salon de la saison.
refused-league-no_setting = Je ne connais pas ce paramètre.
refused-league-unaltered = C’est déjà le cas.
refused-league-unfinished = Aucune manche de cette partie n’est finie, donc elle ne compte pas. Si elle s’est jouée ailleurs, saisis le résultat.
refused-league-setting_fixed = { $why ->
        [past] La saison a commencé
       *[played] Des parties se sont jouées ainsi
    }, donc tu ne peux plus changer ça.
refused-league-tiebreaker_early = Une partie de départage vient à la fin, quand tu revois les résultats. Si la saison n’a pas de fin, fixes-en d’abord une.
refused-league-tiebreaker_few = Une partie de départage demande au moins { $count } joueurs. Départage-les à la main.
refused-league-tiebreaker_many = { $count } joueurs sont à égalité, et une table en prend { $most }. Départage-les à la main.
refused-league-rounds_played = La ronde { $rounds } est déjà jouée ou décidée, donc garde-la.
refused-league-tied =
    { $ties }
    Fais jouer un départage (**{ button-dashboard-tiebreaker }** sur le tableau de bord), ou départage à la main.
refused-league-too_few = Une saison demande au moins deux joueurs.
refused-league-too_late = Les scores de cette ronde sont définitifs, car le tournoi a continué.
refused-league-void = { refused-league-already_void }
league-start-first = Lance d’abord la saison sur le tableau de bord.
league-confirm-first = Confirme d’abord les résultats sur le tableau de bord.
refused-league-withdrawn = Cette place a été rendue. L’arbitre peut l’annuler dans le journal de la saison.
refused-league-wrong_phase =
    { $phase ->
        [signup] { league-start-first }
        [check_in] { league-start-first }
        [entries] { league-start-first }
        [paused] Reprends d’abord la saison sur le tableau de bord.
        [review] { league-confirm-first }
        [final_review] { league-confirm-first }
        [tie] Départage d’abord sur le tableau de bord.
       *[other] Tu ne peux pas faire ça pendant la saison.
    }

refused-season_room = Je ne peux pas avoir plus de { $most } tables ouvertes sur ce serveur. J’ouvre la tienne quand une autre se termine, et je t’y mentionne. Tu ne perds pas de temps.
refused-fixture_has_table = Cette partie a déjà son fil. Joue-la là-bas.
refused-fixture_over = Cette partie est finie. `/{ command-league } { command-league-fixtures }` montre ce qui reste à jouer.
refused-league_exists = Quelqu’un d’autre vient d’ouvrir { $league }. Inscris-toi dans la sienne.
refused-league_runs = { $league } a déjà une saison en cours. Confirme-la ou annule-la d’abord, ou choisis un autre `{ option-name }`.
refused-not_in_league = Seuls les joueurs de la ligue ({ $league }) peuvent rejoindre cette table. Inscris-toi avec `/{ command-league } { command-league-join }`.
refused-not_your_fixture = { refused-league-not_your_fixture }
refused-player_was_forgotten = Ce joueur a supprimé ses données, donc je ne peux pas lui garder de siège.
refused-season_not_running = La saison de cette table n’est pas en cours.
refused-season_paused = La saison est en pause. Je te dirai quand elle reprend.
