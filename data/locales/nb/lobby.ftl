# Before the match: the lobby and its house rules.
lobby-title = ## { $game }
lobby-seats = **{ $count } av { $most } plasser er tatt**
lobby-clock =
    -# nytt bord · { $clock }{ $ranked ->
        [yes] { " · rangert" }
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
       *[other] { $deals } omganger
    }{ $minutes ->
        [none] {""}
       *[other] { "\u000A" }-# { minutes-about }
    }
minutes-about = ca. { $minutes } min
button-short =
    ⏱️ Kort{ $minutes ->
        [none] {""}
       *[other] { " · " }{ minutes-about }
    }
button-long =
    ⏱️ Langt{ $minutes ->
        [none] {""}
       *[other] { " · " }{ minutes-about }
    }
lobby-missing =
    -# Dere må være { $least } for å starte. Be en venn bli med{ $ranked ->
        [yes] .
       *[no] , eller legg til en datamaskin.
    }
lobby-awaiting = -# Er du invitert, trykker du **{ button-join }**. Verten kan frigi plasser under **{ button-options }**.
lobby-seat =
    { $who }{ $host ->
        [yes] { " (vert)" }
       *[no] {""}
    }{ $asked ->
        [yes] { " (invitert)" }
       *[no] {""}
    }
lobby-commitment = -# 🔒 { $commitment }
button-options = Valg
catch = Ta hverandre
catch-about = 📣 **Ta hverandre:** skal du rope, gjør du det rett etter kortet. Glemmer du det, må du trekke når den første utfordrer deg.
catch-brief = -# 📣 Rop rett etter kortet, og utfordre spillere som glemmer det.
button-catch = 📣 Ta hverandre
button-catch-on = { button-catch }: på
button-catch-off = { button-catch }: av
options-title = ### { button-options }
lobby-closed = Bordet ble lukket før kortene var delt ut. Åpne et nytt med `/{ command-play }`.
lobby-house-rules = **Husregler ved dette bordet**

house-rules-title =
    ### Husregler
    -# { $game }
house-rules-as-written = De vanlige reglene gjelder. Velg en regel for å endre den.
house-rules-choose = Velg en regel …
house-rules-more = - … og { $count } til: `/{ command-rules }`
house-rules-now = { $question } { $value }
house-rules-own = En annen verdi …
house-rules-own-label = Verdi
house-rule = { $question } **{ $value }**

level-menu = Datamaskiner: { $level }
level-easy-about = En nybegynner for de første partiene. Overser trekk og planlegger ikke
level-normal-about = En god motspiller når du kan reglene
level-hard-about = Så sterk som det går an uten å kikke i kortene dine
program-menu = Legg til et program
program-about = Et program av { $author }
program-open = (ikke innesperret, så det kan lese alle hender)
program-unknown = (jeg vet ikke hva cellen lar det se)

end-lobby = Lukke dette bordet? Kortene er ikke delt ut ennå.
end-match = Avslutte partiet for alle spillerne? Det teller ikke, og dere kan ikke fortsette det senere.
left-match = Du gikk fra partiet. En datamaskin spiller kortene dine til du trykker på **{ button-back }** ved bordet.
left-ranked = Du gikk fra et rangert parti, og det teller som tap. En datamaskin spiller ferdig for deg.
left-tournament = Du gikk fra partiet. En datamaskin spiller for deg til du trykker på **{ button-back }** ved bordet.
call-heard = Bordet hørte deg.

# Å be noen om å spille
invite-title = ### Spill med { $name }
    Hvilket spill? Jeg åpner et bord her og spør { $name }.
invite-asked = **{ $name }** inviterer { $member } til å spille { $game }.
refused-invite_self = Du kan ikke invitere deg selv. Åpne et bord med `/{ command-play }`, så kan andre bli med.
refused-invite_bot = Boter kan ikke spille. Vil du ha en motspiller, trykker du på **{ button-add-computer }** ved bordet.
refused-invite_avoided = Du har valgt å unngå denne spilleren. Angre med `/{ command-my } { command-my-avoid }`.

# Choosing a game
choose-title =
    { $alone ->
        [yes] ## Mot to datamaskiner
       *[no] ## Hva vil du spille?
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
button-choose-alone = Datamaskiner
button-choose-friends = Med venner
