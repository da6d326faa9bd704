# Det som vises av et parti som er ferdig.
result-title =
    ## 🏁 { $count ->
        [0] Ingen vinner, for alle ga opp.
        [one] { $names } vinner!
       *[other] { $names } deler seieren!
    }
    -# { $game } · { $deals ->
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
    } **{ $name }**{ $total ->
        [none] {""}
       *[other] {" "}· { $total }
    }
result-behind =
    { $points ->
        [0] likt med vinneren
        [one] ett poeng bak
       *[other] { $points } poeng bak
    }
result-played-for = { $name } 🤖
result-computers = 🤖 En datamaskin spilte mesteparten av partiet for { $names }.
result-own = -# { $told }
result-own-of =
    -# **{ $name }**{ $told ->
        [none] {""}
       *[other] : { $told }
    }
result-own-away = borte på slutten
result-own-won =
    { $won ->
        [0] vant ingen omganger
       *[other] vant { $won } av { $deals } omganger
    }
result-own-most = satt med { $most } kort
result-own-forgot =
    { $count ->
        [one] glemte å rope
        [2] glemte å rope to ganger
       *[other] glemte å rope { $count } ganger
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
        [0] tok ingen brikker
        [one] tok én brikke
       *[other] tok { $tokens } brikker
    }
pictures-place =
    { $place }. plass: { $name }{ $total ->
        [none] .
       *[other] , { $total }.
    }

# Øyeblikket: det folk kommer til å snakke om.
feat-let_go = { $name } la det siste kortet, glemte å rope og så { $other } vinne.
feat-slip = { $name } hadde ett kort igjen, glemte å rope og satt snart med { $count }.
feat-anyway = { $name } glemte å rope, måtte trekke { $count } kort og vant likevel.
feat-rescue = { $other } hadde ett kort igjen, så { $name } gjorde det om til { $count } og vant.
feat-from_one = { $name } var nede i ett kort, og litt senere oppe i { $count }.
feat-comeback = { $name } satt med { $count } kort og vant omgangen likevel.
feat-full_hand = { $name } slapp opp for fingre med { $count } kort på hånda.
feat-forgot = { $name } glemte å rope, og ikke bare én gang, men { $count } ganger.
feat-last_second = { $name } ropte med { $seconds } sekunder å gå på.
feat-from_last = { $name } lå helt sist, { $count } poeng bak, og vant.
feat-brink = { $name } hadde { $count } poeng, var ett uhell fra å ryke ut og vant.
feat-fumble = { $name } ledet etter hver eneste omgang unntatt den siste.
feat-photo =
    { $name } slo { $other } med { $count ->
        [one] ett fattig poeng
       *[other] bare { $count } poeng
    }.
feat-own_goal =
    { $name } manglet { $count ->
        [6] ett hode
       *[other] bare noen få hoder
    } og ga { $other } seieren.
feat-last_otter = { $name } vant på det aller siste kortet.
feat-stuck =
    { $name } hadde ett kort igjen og måtte ta { $count ->
        [one] en brikke
       *[other] { $count } brikker
    } fordi det ikke passet.
feat-twos = { $name } fikk regningen for alle toerne: { $count } kort.
feat-eights = { $name } la { $count } åttere på rad.
feat-aces = { $name } la { $count } ess på én gang.
feat-series = { $name } klatret gjennom alle fire farger i én tur.
feat-sweep = { $name } vant alle { $count } omgangene, og de andre fikk ingenting.
feat-tokens = { $name } tok { $count } brikker i én omgang, som om de var verdt noe.
feat-turnaround = { $name } gjorde det dårligst i en omgang, snudde fargene og vant den neste.
feat-robbed =
    { $name } ble først kvitt alle kortene, men { $count ->
        [one] en brikke
       *[other] { $count } brikker
    } ga { $other } omgangen.
feat-paid = { $name } tok { $count } brikker og vant omgangen likevel.
feat-gift =
    { $name } var så snill å gi { $other } { $count ->
        [one] hodet som avgjorde
       *[other] hodene som avgjorde
    }.
feat-almost =
    { $count ->
        [one] { $name } manglet ett hode. Ett.
       *[other] { $count } spillere manglet bare ett hode.
    }
feat-column = { $name } slukte en hel kolonne på { $count } kort.
feat-saved = { $name } sparte fortsatt på { $count } åttere da { $other } ble ferdig.
feat-beaten =
    { $count ->
        [one] { $name } hadde ett kort igjen da { $other } ble ferdig.
       *[other] { $count } spillere hadde ett kort igjen da { $other } ble ferdig.
    }
feat-bridesmaid = { $name } var ett kort fra seieren { $count } ganger.
feat-drought = { $name } trakk { $count } kort på rad uten å legge et eneste.
feat-bully = { $name } fikk de andre til å trekke { $count } kort bare med ess.
feat-disaster = { $name } fikk { $count } poeng i én omgang, og ikke av den gode sorten.
feat-behind = { $name } lå { $count } hoder bak og vant likevel.
feat-clean = { $name } vant en omgang uten å trekke et eneste kort.

# Bak knappene
button-share = Del
button-details = ⋯
details-title = ### { $game } i detalj
details-points = { $place }\. **{ $name }**{ $behind ->
        [none] {""}
       *[other] { " · " }{ $behind }
    }{ $total ->
        [none] {""}
       *[other] { " · " }{ $points ->
            [none] {""}
           *[other] { $more ->
                [yes] … ·{" "}
               *[no] {""}
            }{ $points } ={" "}
        }{ $total }
    }{ $chips ->
        [none] {""}
       *[other] { " · " }{ $chips } sjetonger
    }
share-where =
    { $here ->
        [yes] Skal jeg legge ut dette for alle her?
       *[no] Hvor skal jeg legge ut dette?
    }
share-choose = En annen kanal …
button-share-here = Legg det ut her
share-line =
    🏁 { $count ->
        [0] Ingen vinner { $game }, for alle ga opp
        [one] **{ $names }** vinner { $game }
       *[other] **{ $names }** deler seieren i { $game }
    }{ $name ->
        [none] {""}
       *[other] { " · " }delt av { $name }
    }
share-dare =
    🃏 **{ $name }** kom på { $came } i en giv. { $place ->
        [1] Klarer du det samme med de samme kortene?
       *[other] Klarer du det bedre med de samme kortene?
    }
share-foot =
    -# <t:{ $at }:D>{ $server ->
        [none] {""}
       *[other] { " · " }{ $server }
    }{ $host ->
        [none] {""}
       *[other] { " · " }drives av { $host }
    }
share-unit =
    { $kind ->
        [heads] Hoder. Flest vinner.
        [deals] Vunne omganger. Flest vinner.
       *[points] Poeng bak vinneren
    }
button-add-bot = Legg til { $bot }
share-done = Jeg la det ut i { $channel }.
share-done-here = Jeg la det ut her.
refused-share_private = Bare du ser svarene mine her, så jeg kan ikke legge det ut. Del det der apper utenfra får skrive.
refused-share_again_here = Dette ble lagt ut her for under en time siden.
refused-share_failed_here = Discord lot meg ikke legge det ut her. Ingenting er endret, så prøv igjen.
refused-share_channel = Jeg kan legge det ut i en tekstkanal eller en tråd. Velg en av dem.
refused-share_may_not_write = Du kan ikke skrive i #{ $channel }, så jeg kan ikke legge ut noe der for deg.
refused-share_permissions = Jeg kan ikke skrive i #{ $channel } uten disse tillatelsene: { $permissions }. Be noen som administrerer kanalen, om å legge dem til.
refused-share_again = Dette ble lagt ut i #{ $channel } for under en time siden. Velg en annen kanal.
refused-share_failed = Discord tok ikke imot innlegget i #{ $channel }. Prøv igjen, eller velg en annen kanal.
refused-not_over = Partiet har ikke noe resultat ennå. Kom tilbake når det er ferdig.
