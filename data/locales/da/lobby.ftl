# Before the match: the lobby and its house rules.
lobby-title = ## { $game }
lobby-seats = **{ $count } af { $most } pladser er taget**
lobby-clock =
    -# nyt bord · { $clock }{ $ranked ->
        [yes] { " · rangeret" }
       *[no] {""}
    }
lobby-length =
    ⏱️ { $kind ->
        [short] { "**Kort:** " }
        [long] { "**Langt:** " }
       *[own] {""}
    }{ $deals ->
        [0] { $goal ->
            [none] {""}
           *[other] { $goal }
        }
        [one] én omgang
       *[other] { $deals } omgange
    }{ $minutes ->
        [none] {""}
       *[other] { "\u000A" }-# { minutes-about }
    }
minutes-about = ca. { $minutes } min
button-short =
    ⏱️ Kort parti{ $minutes ->
        [none] {""}
       *[other] { " · " }{ minutes-about }
    }
button-long =
    ⏱️ Langt parti{ $minutes ->
        [none] {""}
       *[other] { " · " }{ minutes-about }
    }
lobby-missing =
    -# I skal være { $least } for at starte. Bed en ven om at deltage{ $ranked ->
        [yes] .
       *[no] , eller tilføj en computer.
    }
lobby-awaiting = -# Inviteret? Tryk på **{ button-join }**. Værten kan frigive pladser under **{ button-options }**.
lobby-seat =
    { $who }{ $host ->
        [yes] { " (vært)" }
       *[no] {""}
    }{ $asked ->
        [yes] { " (inviteret)" }
       *[no] {""}
    }
lobby-commitment = -# 🔒 { $commitment }
button-options = Muligheder
catch = Fang hinanden
catch-about = 📣 **Fang hinanden:** skal du råbe, så gør det lige efter kortet. Glemmer du det, trækker du når den første udfordrer dig.
catch-brief = -# 📣 Råb lige efter kortet, og udfordr spillere der glemmer det.
button-catch = 📣 Fang hinanden
button-catch-on = { button-catch }: til
button-catch-off = { button-catch }: fra
options-title = ### { button-options }
lobby-closed = Bordet blev lukket før kortene var delt ud. Åbn et nyt med `/{ command-play }`.
lobby-house-rules = **Husregler ved dette bord**

house-rules-title =
    ### Husregler
    -# { $game }
house-rules-as-written = De almindelige regler gælder. Vælg en regel for at ændre den.
house-rules-choose = Vælg en regel …
house-rules-more = - … og { $count } mere: `/{ command-rules }`
house-rules-now = { $question } { $value }
house-rules-own = En anden værdi …
house-rules-own-label = Værdi
house-rule = { $question } **{ $value }**

level-menu = Computere: { $level }
level-easy-about = En begynder til dine første partier. Overser træk og lægger ingen planer
level-normal-about = En god modspiller når du kan reglerne
level-hard-about = Så stærk som man kan blive uden at kigge i dine kort
program-menu = Tilføj et program
program-about = Et program af { $author }
program-open = (ikke i en sandkasse, så det kan læse alle hænder)
program-unknown = (jeg ved ikke hvad sandkassen lader det se)

end-lobby = Vil du lukke bordet? Kortene er ikke delt ud endnu.
end-match = Vil du afslutte partiet for alle? Det tæller ikke, og I kan ikke fortsætte det senere.
left-match = Du forlod partiet. En computer spiller dine kort indtil du trykker på **{ button-back }** ved bordet.
left-ranked = Du forlod et rangeret parti, og det tæller som et nederlag. En computer spiller dine kort færdigt.
left-tournament = Du forlod partiet. En computer spiller for dig indtil du trykker på **{ button-back }** ved bordet.
call-heard = Bordet hørte dig.

# Asking a member to play
invite-title =
    ### Spil med { $name }
    Hvilket spil? Jeg åbner et bord her og inviterer { $name }.
invite-asked = **{ $name }** inviterer { $member } til at spille { $game }.
refused-invite_self = Du kan ikke invitere dig selv. Åbn et bord med `/{ command-play }`, så kan andre deltage.
refused-invite_bot = Bots kan ikke spille. Vil du have en modspiller, så tryk på **{ button-add-computer }** ved bordet.
refused-invite_avoided = Du har valgt at undgå den spiller. Fortryd det med `/{ command-my } { command-my-avoid }`.

# Choosing a game
choose-title =
    { $alone ->
        [yes] ## Mod to computere
       *[no] ## Vælg et spil
    }
choose-game =
    -# **{ $game }**{ $least ->
        [none] {""}
       *[other] { " · " }{ $least }–{ $most } spillere
    }{ $short ->
        [none] {""}
       *[other] { " · " }{ $short }{ $long ->
            [none] {""}
           *[other] –{ $long }
        } min
    }
    -# { $about }
button-choose-game = { $game }
button-choose-alone = Computere
button-choose-friends = Med venner
