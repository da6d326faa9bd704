# What everybody sees of a match.
table-title =
    ## { $game }
    -# { $length ->
        [1] {""}
        [0] manche { $deal } ·{" "}
       *[other] manche { $deal } sur { $length } ·{" "}
    }{ $goal ->
        [none] {""}
       *[other] { $goal } ·{" "}
    }{ $clock }{ $ranked ->
        [yes] { " · partie classée" }
       *[no] {""}
    }{ $rules ->
        [none] {""}
       *[other] { " · " }{ $rules }
    }
table-seat =
    { $mark ->
        [turn] ▶️
        [out] ✖️
       *[waiting] ▫️
    } { $name } · { $mark ->
        [out] hors jeu avec { $total }
       *[other] { $cards ->
            [one] **{ $cards } carte**
           *[other] { $cards } cartes
        } · { $total }
    }
# What the picture of the table does not show of a seat
table-seat-beside =
    { $number ->
        [none] {""}
       *[other] { $number }.{" "}
    }{ $name }{ $total ->
        [none] {""}
       *[other] : { $total }
    }
total =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
scores-deal = manche
scores-total = total
table-between = La manche suivante commence <t:{ $until }:R>, ou dès que vous appuyez sur **{ verb-deal }**.
table-resting = 💤 Partie en pause. Ici, je ne peux la montrer que 15 minutes après un appui, donc appuie sur **{ button-wake }** pour continuer. Sur un serveur qui m’a ajouté, pas besoin de pause.
table-asleep = 💤 Plus personne n’est là, la partie est en pause. Appuie sur **{ button-wake }** pour continuer.
table-game-gone = 💤 { refused-table_asleep }
table-ended = ⏹️ **Cette partie a été arrêtée.** Elle ne compte pas.
table-held = ⏸️ On a demandé l’arbitre. Le temps s’arrête jusqu’à sa réponse, ou jusqu’à <t:{ $until }:t> (<t:{ $until }:R>).
table-joined = -# 🪑 { $name } reprend les cartes laissées par { $old }.
table-restarted = -# 🔄 J’ai redémarré. Toutes les cartes sont restées en place.
table-given-back =
    -# ⏱️ Le temps s’est arrêté pendant { $unit ->
        [hours] { $count ->
            [1] une heure
           *[other] { $count } heures
        }
        [minutes] { $count ->
            [1] une minute
           *[other] { $count } minutes
        }
       *[seconds] { $count ->
            [1] une seconde
           *[other] { $count } secondes
        }
    }. Vous récupérez ce temps.
turn-person = À **{ $name }** de jouer · fin <t:{ $until }:R>
turn-computer = { $name } réfléchit…
origin-timeout = ⏱️ { $line }
origin-stand_in = 💤 { $line }
turn-warned = ⏳ **{ $name }**, ton tour se termine <t:{ $until }:R> ! Ensuite, je joue pour toi.
story-earlier = … et d’autres coups avant
button-again = Rejouer
button-manage = Gérer
button-wake = Réveiller
name-until = 🏖️ { $name } (de retour le <t:{ $until }:f>)
vote-end = 🗳️ Arrêter cette partie sans résultat ? { $count } voix sur { $needed }{ $who ->
        [none] {"."}
       *[other] {" : "}{ $who }.
    }{ $against ->
        [none] {""}
       *[other] {" Contre : "}{ $against }.
    }
button-react = { $face }{ $count ->
        [0] {""}
       *[other] { " " }{ $count }
    }
vote-end-yes = Arrêter
vote-end-no = Continuer

# Its channel, and its message
table-own-here =
    Tu joues déjà dans ce salon. Appuie sur **{ button-hand }** pour continuer, ou sur **{ button-manage }** à la table pour arrêter la partie.{ $thread ->
        [yes] {" "}Tu peux aussi ouvrir une autre table dans un fil.
       *[no] {""}
    }
table-below = La table est en bas du salon.
table-channel-gone = { $names } Le salon de la table ({ $game }) a été supprimé{ $phase ->
        [lobby] . Pour ouvrir une autre table : `/{ command-play }`.
       *[other] , donc j’ai arrêté la partie. Elle ne compte pas, et cote, statistiques et pièces ne bougent pas. Pour ouvrir une autre table : `/{ command-play }`.
    }
table-shut-out = ⚠️ Je ne peux plus montrer la table dans ce salon. Ta main marche encore, et le temps s’arrête d’ici là. Demande à la modération de vérifier. Le fil est-il verrouillé ? AutoMod bloque-t-il mes mots ? Me manque-t-il une permission ?
