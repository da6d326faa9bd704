# Det som vises av et parti som er ferdig.
result-title =
    ## 🏁 { $count ->
        [0] Ingen vinner { $game }, for alle ga opp.
        [one] { $names } vinner { $game }!
       *[other] { $names } deler seieren i { $game }!
    }
    -# { $deals ->
        [one] én omgang
       *[other] { $deals } omganger
    } · { $clock }{ $ranked ->
        [yes] { " · rangert" }
       *[no] {""}
    }
result-moment = ✨ { $moment }
result-place =
    { $place ->
        [1] 🏆
       *[other] **{ $place }.**
    } **{ $name }** · { $total }
result-played-for = { $name } 🤖
result-computers = 🤖 En datamaskin spilte mesteparten av partiet for { $names }.
result-own = -# { $told }
result-own-of =
    -# **{ $name }**{ $told ->
        [none] {""}
       *[other] : { $told }
    }
result-own-won =
    { $won ->
        [0] vant ingen omganger
       *[other] vant { $won } av { $deals } omganger
    }
result-own-most = satt med opptil { $most } kort
result-own-calls =
    { $calls ->
        [0] { $forgotten ->
            [0] {""}
            [one] glemte å rope én gang
           *[other] glemte å rope { $forgotten } ganger
        }
       *[other] { $calls ->
            [one] ropte én gang
           *[other] ropte { $calls } ganger
        }{ $forgotten ->
            [0] {""}
            [one] { " og glemte det én gang" }
           *[other] { " og glemte det " }{ $forgotten } ganger
        }
    }
otter-result-total =
    { $deals ->
        [one] {""}
       *[other] { otter-total } ·{" "}
    }{ $heads ->
        [one] 1 hode
       *[other] { $heads } hoder
    }
ole-result-own =
    { $tokens ->
        [0] ingen brikker
        [one] én brikke
       *[other] { $tokens } brikker
    }
pictures-place = { $place }. plass: { $name }, { $total }.

# Høydepunktet: det sjeldneste noen fikk til.
feat-full_hand = { $name } satt med { $count } kort på hånda.
feat-eights = { $name } la { $count } åttere på rad.
feat-aces = { $name } la { $count } ess på én gang.
feat-last_second = { $name } ropte med { $seconds } sekunder å gå på.
feat-forgot = { $name } glemte å rope { $count } ganger.
feat-comeback = { $name } satt med { $count } kort og vant omgangen likevel.
feat-from_last = { $name } lå sist, { $count } poeng bak, og vant.
feat-photo =
    { $count ->
        [one] Ett fattig poeng
       *[other] Bare { $count } poeng
    } skilte { $name } og { $other }.
feat-sweep = { $name } vant alle { $count } omgangene.
feat-twos = { $name } måtte ta { $count } kort etter en bunke toere.
feat-series = { $name } la en serie på { $count }.
feat-tokens = { $name } tok { $count } brikker i én omgang.
feat-spotless = { $name } slapp fra en omgang helt uten poeng.
feat-gift =
    { $name } ga { $other } { $count ->
        [one] hodet som avgjorde
       *[other] hodene som avgjorde
    }.
feat-last_otter = { $name } vant på det aller siste kortet.
feat-almost =
    { $count ->
        [one] { $name } manglet ett hode.
       *[other] { $count } spillere manglet bare ett hode.
    }
feat-column = { $name } slukte en kolonne på { $count } kort.

# Bak knappene
button-share = Del
button-details = Detaljer
details-title = ### { $game } i detalj
details-points = **{ $name }** · { $points ->
        [none] {""}
       *[other] { $more ->
            [yes] … ·{" "}
           *[no] {""}
        }{ $points } ={" "}
    }{ $total }{ $chips ->
        [none] {""}
       *[other] { " · " }{ $chips } sjetonger
    }
share-where = Hvor skal jeg legge ut resultatet? Her, eller i en kanal der du kan skrive.
share-choose = En annen kanal …
button-share-here = Legg det ut her
share-line =
    🏁 { $count ->
        [0] Ingen vinner { $game }, for alle ga opp
        [one] **{ $names }** vinner { $game }
       *[other] **{ $names }** deler seieren i { $game }
    } · delt av { $name }
share-done = Jeg la det ut i { $channel }.
refused-share_channel = Jeg kan legge det ut i en tekstkanal eller en tråd. Velg en av dem.
refused-share_may_not_write = Du kan ikke skrive i #{ $channel }, så jeg kan ikke legge ut noe der for deg.
refused-share_permissions = Jeg kan ikke skrive i #{ $channel } uten disse tillatelsene: { $permissions }. Be noen som administrerer kanalen, om å legge dem til.
refused-share_again = Resultatet ble lagt ut i #{ $channel } for under en time siden. Velg en annen kanal.
refused-share_failed = Discord tok ikke imot innlegget i #{ $channel }. Prøv igjen, eller velg en annen kanal.
refused-not_over = Partiet har ikke noe resultat ennå. Kom tilbake når det er ferdig.
