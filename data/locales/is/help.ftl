# First contact: the help, and the welcome that somebody who manages a server may ask for.
command-help-game-description = Hvaða spil (sjálfgefið: það sem er á borðinu, annars Olsen)

help-title = ## { $game }
help-begin =
    { $table ->
        [lobby] **Hér er opið borð.** Ýttu þar á **{ button-join }**. Gestgjafinn gefur með **{ button-start }**.
        [playing] **Hér er leikur í gangi.** Ýttu þar á **{ button-join-in }**, eða spilaðu við tölvur strax.
        [seated] **Þú ert í leiknum hér.** **{ button-hand }** sýnir spilin þín og **{ button-rules }** sýnir reglurnar.
        [waiting] **Þú átt sæti við borðið hér.** Ýttu þar á **{ button-start }** til að gefa.
        [alone] **Hér spilar þú við tölvur.** Notaðu `/{ command-play }` í einkaskilaboðum til að spila við vini, eða á server sem hefur bætt mér við.
       *[none] **Spilaðu við vini:** opnaðu borð með `/{ command-play }`. Vinirnir ýta á **{ button-join }**, og svo ýtir þú á **{ button-start }**.
    }
help-other = Annað spil …
help-commands-outside =
    ## Allt sem ég get hér
    - **Spila**: `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **Fyrir þig**: `/{ command-my } { command-my-games }` `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-away }` `/{ command-my } { command-my-avoid }` `/{ command-my } { command-my-data }` `/{ command-my } { command-my-forget }` `/{ command-privacy }`
    -# Serverar sem hafa bætt mér við fá líka tölfræði, styrkleikastig og keppnir.
help-commands =
    ## Allt sem ég get
    - **Spila**: `/{ command-play }` `/{ command-daily }` `/{ command-rules }` `/{ command-help }`
    - **Við borðið**: `/{ command-hand }` `/{ command-call }` `/{ command-table }`
    - **Árangur**: `/{ command-stats }` `/{ command-leaderboard }` `/{ command-replay }`
    - **Keppnir**: `/{ command-league } { command-league-info }` `/{ command-league } { command-league-join }` `/{ command-league } { command-league-leave }` `/{ command-league } { command-league-standings }` `/{ command-league } { command-league-fixtures }` `/{ command-league } { command-league-champions }`
    - **Fyrir þig**: `/{ command-my } { command-my-games }` `/{ command-my } { command-my-settings }` `/{ command-my } { command-my-away }` `/{ command-my } { command-my-avoid }` `/{ command-my } { command-my-data }` `/{ command-my } { command-my-forget }` `/{ command-privacy }`
help-offer =
    {""}**Fyrir stjórnendur**
    - **Þessi server**: `/{ command-settings }` `/{ command-houserules } { command-houserules-list }` `/{ command-houserules } { command-houserules-create }` `/{ command-houserules } { command-houserules-edit }` `/{ command-houserules } { command-houserules-delete }` `/{ command-houserules } { command-houserules-default }`
    - **Keppnir**: `/{ command-umpire } { command-umpire-create }` `/{ command-umpire } { command-umpire-dashboard }` `/{ command-umpire } { command-umpire-log }` `/{ command-umpire } { command-umpire-export }`
    - **Heiðarlegur leikur**: `/{ command-fairplay }` `/{ command-suspend } { command-suspend-add }` `/{ command-suspend } { command-suspend-lift }` `/{ command-suspend } { command-suspend-show }`
help-version = -# Olsen { $version }
help-welcomed = -# Ég birti kveðjuna í rásinni.
button-welcome = Birta kveðju hér

welcome-title = ## Eigum við að spila?
welcome-text =
    Ýttu á spil til að spila við tvær tölvur. Þú sérð spilin þín um leið.
    Til að spila við vini opnar þú borð með **`/{ command-play }`**. Þeir ýta á **{ button-join }**.
button-play-now = Spila við tvær tölvur
button-look-around = Sýndu mér hvernig
button-commands = Allar skipanir
button-settings = Stillingar
rules-house =
    ## { $game }: húsreglur
    { $table ->
        [yes] Þessar reglur gilda við þetta borð.
       *[no] Þessar reglur gilda við borð hér, nema aðrar séu valdar.
    }

# The trial of the doctor, which tries whether a press lets the bot edit the pressed message.
button-trial = Ýttu á mig
trial-thanks = Takk. Ég prófa þetta.
trial-picture = Spilin
trial-works = Þegar ýtt er á skilaboðin mín get ég breytt þeim, svo ég geri það héðan í frá.
trial-failed = Ég gat ekki breytt þessum skilaboðum þegar þú ýttir: { $why }
