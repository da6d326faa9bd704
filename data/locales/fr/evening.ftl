# Short rounds: each starts as soon as all matches of the last one are over, without those who missed theirs.
league-short =
    La ronde suivante commence une minute après la fin de toutes les parties.{ $out ->
        [yes] { " " }Si tu manques une partie, je ne t’apparie plus jusqu’à ce que tu appuies sur **{ button-count-in }**.
       *[no] {""}
    }
league-follows-short = Elle dure jusqu’à la fin de toutes les parties, ou au plus tard jusqu’au <t:{ $until }:f> (<t:{ $until }:R>). Ensuite, la ronde suivante commence.
league-follows-next = La ronde suivante commence { $latest ->
    [yes] au plus tard le <t:{ $until }:f>
   *[no] à <t:{ $until }:t>
}.
league-own-out = 💤 **Tu as manqué une partie, donc je ne t’apparie plus.** Appuie sur **{ button-count-in }** si tu joues encore.
league-counted-in = ✅ **Te revoilà** dès la prochaine ronde.
league-count-others-in = Tu ne joues pas dans cette saison. Fais plutôt revenir des joueurs ici :
button-count-in = Je joue encore

outbox-draw-soon = ⏭️ **{ $season } :** la ronde { $round } est finie. La suivante commence <t:{ $at }:R>.
outbox-draw-waits =
    ⏸️ **{ $season } :** la ronde suivante { $open ->
        [yes] attend la fin de toutes les parties de la ronde { $round }.
       *[no] commence à <t:{ $until }:t> (<t:{ $until }:R>), ou plus tôt si l’arbitre la lance.
    }
outbox-out =
    💤 { $players ->
        [none] Une partie manquée ? Si tu joues
       *[other] Partie manquée : { $players }. Si tu joues
    } encore, appuie sur **{ button-count-in }**.
outbox-missed = 💤 { $players } : pas de nouvel appariement avant un appui sur **{ button-count-in }**.

dashboard-round-over = 🏁 **{ league-follows-next }**
dashboard-out = 💤 **{ $name }** a manqué { $count ->
    [1] une partie
   *[other] { $count } parties
}. Pas d’appariement avant un appui sur **{ button-count-in }**.
button-dashboard-pair = Apparier la ronde suivante
button-dashboard-hold = Ne pas commencer encore
button-dashboard-count-in = Faire revenir { $name }
umpire-draw-unplayed = ⌛ Non jouées : { $tables }. Tu peux leur donner plus de temps jusqu’au début de la ronde suivante.
umpire-draw-questions = 🙋 Questions sans réponse sur cette ronde : { $count }
umpire-draw-tie = ⚖️ À égalité : { $names }. Si tu ne les départages pas avant la ronde suivante, une partie de départage se joue.
refused-league-round_drawn = La ronde suivante a déjà commencé. Voici le tableau de bord à jour.

act-draw-soon = Toutes les parties de la ronde sont finies. La suivante commence à { $at }.
act-hold = Le début de la ronde suivante est reporté.
act-count-in = { $player } revient dès la prochaine ronde.
refused-league-round_not_over = La ronde suivante peut commencer quand toutes les parties de celle-ci sont finies, s’il en reste une.
refused-league-not_drawn_soon = Aucune ronde n’est sur le point de commencer.
refused-league-not_out = Tu joues déjà.
refused-league-last_round = C’est la dernière ronde, donc plus d’appariements ensuite.
