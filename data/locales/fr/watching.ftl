# Coming late to a match: taking a computer’s seat, or watching. Only the presser sees it.
button-join-in = Entrer dans la partie
button-watch-stop = Ne pas me prévenir
joined-before = Tu es déjà dans cette partie. Voici ta main.
joined-late = C’est bon, et tu joues les cartes laissées par { $seat }. Pour repartir, appuie sur **{ button-manage }** à la table.
watching = Je t’envoie un message à la fin, sauf si tu appuies sur **{ button-watch-stop }**.
watch-stopped = Je ne t’écrirai pas au sujet de cette partie.
watch-told-over =
    🏁 { $count ->
        [0] { $game } : personne ne gagne, car tout le monde a déclaré forfait.
        [one] { $game } : { $names } gagne.
       *[other] { $game } : { $names } gagnent.
    } [Va voir]({ $link })
watch-told-end = 🏁 { $game } : arrêtée sans résultat. [Va voir]({ $link })
early-letter = ⏳ Bientôt à toi à **{ $game }**, après { $name }. **{ button-hand }** te laisse préparer un coup. [Aller à la table]({ $link })
