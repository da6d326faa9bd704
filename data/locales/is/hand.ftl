# What one player sees of their own cards.
hand-title =
    ### Höndin þín · { $count } spil{ $deal ->
        [none] {""}
       *[other] { " · " }{ $deals ->
            [0] { $deal }. gjöf
           *[other] gjöf { $deal }/{ $deals }
        }
    }
hand-your-turn =
    { "" }**Þú átt leik**{ $until ->
        [none] {""}
       *[other] { " · " }tíminn rennur út <t:{ $until }:R>
    }
hand-also = Þú ert líka með: { $cards }
hand-forced = **Ég ýti fyrir þig á { $move }**
hand-stand_in =
    { $can ->
        [press] Tíminn þinn rann út, svo tölva
       *[wait] Tölva
    } spilar fyrir þig. { $can ->
        [press] Ýttu á hvaða hnapp sem er hér eða við borðið til að fá sætið aftur.
        [move] Til að fá sætið aftur skaltu gera eða ýta á **{ button-back }**.
       *[wait] Til að fá sætið aftur skaltu ýta á **{ button-back }**.
    }
hand-asleep =
    💤 { $rests ->
        [yes] Leikurinn er í hléi.
       *[no] Enginn spilari er við, svo leikurinn er í hléi.
    } { $can ->
        [move] Settu út eða dragðu hér til að halda áfram.
       *[wait] Ýttu á **{ button-wake }** til að halda áfram.
    }
hand-hit = **{ $what }**
hand-owes = 📣 { $name } á að kalla „{ $call }“ núna.
hand-offence = ❗ { $name } gleymdi að kalla „{ $call }“.
hand-since = -# { $what }
hand-won-deal = 🎉 Þú vinnur { $deal }. gjöf!
# The end of a match, as its reader is told: $who has won.
hand-result =
    ## { $who ->
        [none] 🏁 Enginn vinnur, því öllum var dæmt tap.
        [alone] 🎉 Þú vannst!
        [together] 🎉 Sigur! Þið deilið honum, þú og { $names }!
       *[others] 🏁 Sigur: { $names }
    }
hand-you = Þú
hand-ended =
    ⏹️ Leikurinn var stöðvaður{ $names ->
        [none] .
       *[other] {" "}({ $names }).
    } Hann telur ekki.
hand-out = Þú ert úr leik. Fylgstu með hvernig hinum gengur!
hand-lost_touch = Þessi hönd var orðin úrelt, því Discord leyfir mér bara að uppfæra hana í korter. Svona er hún núna.
hand-unbegun = Þú getur ekki klárað það sem þú varst að velja, svo hér er höndin þín.
menu-choose = Veldu …
hand-pick =
    Settu út spil …{ $pages ->
        [1] {""}
       *[other] {" "}(síða { $page } af { $pages })
    }
hand-more-cards = Fleiri spil …
hand-more-words = { $move } …
# Beside a picture of the card, it has no name.
card-times =
    { $card ->
        [none] ×{ $count }
       *[other] { $card } ×{ $count }
    }
hand-silence =
    📣 Ef þú kallar ekki { $enforce ->
        [challenge] má góma þig þegar næsti spilari hefur gert, og þá dregur þú { $count } spil.
        [with_card] dregur þú strax { $count } spil.
       *[auto] dregur þú { $count } spil um leið og næsti spilari gerir.
    }
# A card, and its call with it
play-and-call =
    { $play ->
        [none] 📣 { $call }
       *[other] { $play } + 📣 { $call }
    }
sort-suit = Raða eftir sort
sort-rank = Raða eftir tölu
menu-title = **{ $begun }** · { $question }
menu-order = Síðasta spilið lendir efst og sortin á því gildir.
menu-call =
    📣 { $which ->
        [all] Á eftir þessu
        [some] Á eftir sumum þeirra
        [none] Ef þú setur ekki fleiri út
       *[one] Á eftir { $choice }
    } þarftu að kalla. Gerðu það strax á eftir spilinu.
menu-nothing-more =
    { $cards ->
        [1] Bara þetta
       *[other] Bara þessi
    }

# Moves that are chosen ahead of one's turn.
button-ahead = Velja fyrirfram
button-ahead-part = { $label }: { $first } – { $last }
button-ahead-change = Breyta valinu
button-take-back = Hætta við
hand-ahead =
    Valið fyrirfram: { $what }.{ $calls ->
        [no] {""}
       *[yes] {" "}„{ $call }“ fylgir spilinu.
    }
hand-ahead-now = Þú valdir fyrirfram **{ $move }**. Ég geri það eftir augnablik.
hand-let-go =
    Ég hætti við það sem þú valdir fyrirfram (**{ $move }** …), því { $why ->
        [hit] spil frá öðrum lenti á þér.
        [unfit] það passar ekki núna.
       *[hand] spilin þín breyttust.
    }
ahead-names = { $card } (sort: { $suit })
ahead-step = **{ $move }**
ahead-else = annars **{ $move }**
ahead-else-wait = annars ræður þú
ahead-form-about = Ég set það út ef það passar. Ég hætti við ef spilin þín breytast eða spil frá öðrum lendir á þér.
ahead-form-first = Þegar þú átt leik, settu út
ahead-form-second = Ef það passar ekki
ahead-form-third = Ef það passar ekki heldur
ahead-form-otherwise = Ef ekkert þeirra passar, ekki bíða eftir mér:
ahead-form-call = Kalla um leið og spilið fer út

# What a begun move asks next.
ask = Hvað á að fylgja?
ask-suit = Hvaða sort viltu?
ask-other-suit = Hvaða sort viltu, eða á annað spil að fylgja?
ask-player = Hvaða spilari?
ask-challenge = Hvern viltu góma?
ask-play = Eiga fleiri spil með sömu tölu að fylgja?

# Cards and suits as they are read aloud, for those who have chosen words alone.
spoken-rank =
    { $rank ->
        [A] ás
        [J] gosi
        [Q] drottning
        [K] kóngur
       *[other] { $rank }
    }
spoken-suit =
    { $suit ->
        [C] lauf
        [D] tígull
        [H] hjarta
       *[S] spaði
    }
# A suit before its card stands in the genitive: spaða gosi, laufa 7.
spoken-card =
    { $suit ->
        [C] laufa
        [D] tígul
        [H] hjarta
       *[S] spaða
    } { spoken-rank }
spoken-group = { $common }: { $cards }

verb-play = Setja út
verb-draw = Draga spil
verb-pass = Segja pass
verb-deal = Næsta gjöf
verb-challenge = Góma
# A challenge, and why it is possible
challenge-why =
    { $move } · { $has_forgotten ->
        [yes] gleymdi að kalla
       *[no] á eitt spil
    }

# Hints, each a reason for a move
button-hint = Hvað myndir þú gera?
hand-hint = 💡 **{ $move }.** { $why }
hand-hint-beside = 💡 **{ $move }.** { $why } (Næstbest: { $beside })
hint-call = Þú verður að kalla, annars kostar það spil.
hint-challenge = Annar spilari gleymdi að kalla.
hint-only = Annað geturðu ekki gert.
hint-out = Þá vinnur þú gjöfina.
hint-order = Í þessari röð er auðveldara að losna við spilin þín.
hint-even = Margt lítur jafn vel út. Ég myndi velja þetta.
hint-dear = Þá losnar þú við dýr spil.
hint-cheap = Dýr spil geta beðið.
hint-eight = Nú er rétti tíminn fyrir áttu.
hint-keeps_eight = Þá geymir þú áttuna þar til síðar, þegar hún passar á næstum allt.
hint-follows = Fleiri af spilunum þínum passa á eftir.
hint-held = Þú átt fleiri spil í þeirri sort.
hint-blocks = Færri af spilunum sem sjást ekki passa á það.
hint-loners = Þá sitja færri stök spil eftir á hendinni.
hint-rare = Færri spil í þeirri sort eru óséð.
hint-whole = Þá slítur þú færri samstæður í sundur.
hint-several = Þá losnar þú við fleiri spil í einu.
hint-hits = Það kostar hina spil, eða þeir sitja hjá.
hint-turns = Þá kemst spilari með fá spil ekki að.
hint-together = Þú getur sett öll hin spilin út í einu.
hint-lays = Höndin þín minnkar.
hint-short = Dálkarnir sem eftir eru verða styttri.
hint-open = Þá passa fleiri af spilunum þínum.
hint-choice = Hin spilin þín passa á fleiri stöðum.
hint-closes = Þá eiga hinir færri spil sem passa.
hint-middle = Dálkurinn byrjar þá nær miðjunni.
hint-series = Þú getur sett út annað spil strax á eftir.
hint-stuck = Næsti spilari á kannski ekkert sem passar.
hint-special = Nú er rétti tíminn fyrir sérspil.
hint-keeps_special = Þá geymir þú sérspilið þar til síðar.
hint-gets_special = Þá færðu sérspil.
hint-guards = Næsti spilari er með færri hausa.
hint-few = Þú tekur færri spil.
hint-light = Þá gefur þú færri hausa.
hint-climbs = Skrefið er minna, svo fleiri spil passa ofan á.
hint-unbeaten = Ekkert óséð spil passar á það.
hint-hard = Erfiðara yrði að losna við það síðar.
hint-no_token = Skífa getur beðið.
hint-all = Þegar á allt er litið finnst mér þetta best.
hint-nothing = Þú átt ekkert spil sem passar.
