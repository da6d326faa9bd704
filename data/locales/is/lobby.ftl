# Before the match: the lobby and its house rules.
lobby-title = ## { $game }
lobby-seats = **Setið í { $count } af { $most } sætum**
lobby-clock =
    -# nýtt borð · { $clock }{ $ranked ->
        [yes] { " · metið" }
       *[no] {""}
    }
lobby-length =
    ⏱️ { $kind ->
        [short] { "**Stutt:** " }
        [long] { "**Langt:** " }
       *[own] {""}
    }{ $deals ->
        [0] { $goal ->
            [none] {""}
           *[other] { $goal }
        }
        [one] { $deals } gjöf
       *[other] { $deals } gjafir
    }{ $minutes ->
        [none] {""}
       *[other] { "\u000A" }-# { minutes-about }
    }
minutes-about = um { $minutes } mín.
button-short =
    ⏱️ Stutt{ $minutes ->
        [none] {""}
       *[other] { " · " }{ minutes-about }
    }
button-long =
    ⏱️ Langt{ $minutes ->
        [none] {""}
       *[other] { " · " }{ minutes-about }
    }
lobby-missing =
    -# Til að byrja þarf { $least } spilara. Fáðu vin með{ $ranked ->
        [yes] .
       *[no] {" "}eða bættu við tölvu.
    }
lobby-awaiting = -# Er þér boðið? Ýttu á **{ button-join }**. Gestgjafinn losar sæti undir **{ button-options }**.
lobby-seat =
    { $who }{ $host ->
        [yes] { " (gestgjafi)" }
       *[no] {""}
    }{ $asked ->
        [yes] { " (fékk boð)" }
       *[no] {""}
    }
lobby-commitment = -# 🔒 { $commitment }
button-options = Valkostir
catch = Góma hvert annað
catch-about = 📣 **Góma hvert annað:** ef þú átt að kalla, gerðu það strax á eftir spilinu. Ef þú gleymir því og önnur manneskja gómar þig, dregur þú.
catch-brief = -# 📣 Kallaðu strax á eftir spilinu, og gómaðu þau sem gleyma því.
button-catch = 📣 Góma hvert annað
button-catch-on = { button-catch }: já
button-catch-off = { button-catch }: nei
options-title = ### { button-options }
lobby-closed = Borðinu var lokað áður en gefið var. Opnaðu nýtt með `/{ command-play }`.
lobby-house-rules = **Húsreglur við þetta borð**

house-rules-title =
    ### Húsreglur
    -# { $game }
house-rules-as-written = Venjulegu reglurnar gilda. Veldu reglu til að breyta henni.
house-rules-choose = Veldu reglu …
house-rules-more = - … og { $count } í viðbót: `/{ command-rules }`
house-rules-now = { $question } { $value }
house-rules-own = Annað gildi …
house-rules-own-label = Gildi
house-rule = { $question } **{ $value }**

level-menu = Tölvur: { $level }
level-easy-about = Byrjandi fyrir fyrstu leikina þína. Missir af ýmsu og hugsar ekki fram í tímann
level-normal-about = Góður mótherji þegar þú kannt reglurnar
level-hard-about = Eins sterk og hægt er án þess að kíkja á spilin þín
program-menu = Bæta við forriti
program-about = Forrit eftir { $author }
program-open = (ekki í klefa, svo það gæti séð allar hendur)
program-unknown = (ég veit ekki hvað klefinn leyfir því að sjá)

end-lobby = Á að loka borðinu? Það er ekki búið að gefa.
end-match = Á að enda leikinn fyrir alla? Hann telur ekki og ekki er hægt að halda honum áfram.
left-match = Þú fórst úr leiknum. Tölva spilar fyrir þig þar til þú ýtir á **{ button-back }** við borðið.
left-ranked = Þú fórst úr metnum leik, og það telst tap. Tölva klárar hann fyrir þig.
left-tournament = Þú fórst úr leiknum. Tölva spilar fyrir þig þar til þú ýtir á **{ button-back }** við borðið.
call-heard = Það heyrðist við borðið.

# Asking a member to play
invite-title =
    ### Spilum saman: { $name }
    Hvaða spil? Ég opna borð hér, og { $name } fær boð.
invite-asked = **{ $name }** býður í spil. { $member }, viltu spila { $game }?
refused-invite_self = Þú getur ekki boðið þér. Opnaðu borð með `/{ command-play }` og þá geta fleiri verið með.
refused-invite_bot = Bottar kunna ekki að spila. Ef þig vantar mótherja við borðið, ýttu þá á **{ button-add-computer }**.
refused-invite_avoided = Þú hefur valið að forðast þennan spilara. Því má breyta með `/{ command-my } { command-my-avoid }`.

# Choosing a game
choose-title =
    { $alone ->
        [yes] ## Við tvær tölvur
       *[no] ## Veldu spil
    }
choose-game =
    -# **{ $game }**{ $least ->
        [none] {""}
       *[other] { " · " }{ $least }–{ $most } spilarar
    }{ $short ->
        [none] {""}
       *[other] { " · " }{ $short }{ $long ->
            [none] {""}
           *[other] –{ $long }
        } mín.
    }
    -# { $about }
button-choose-game = { $game }
button-choose-alone = Tölvur
button-choose-friends = Með vinum
