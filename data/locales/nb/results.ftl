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
feat-let_go =
    { $name } la det siste kortet{ $count ->
        [one] , glemte
       *[other] {" "}{ $count } ganger, glemte hver gang
    } å rope og måtte se { $other } vinne.
feat-slip =
    { $name } hadde ett kort igjen, glemte å rope, måtte trekke { $count } kort og tapte for { $other }.
feat-anyway = { $name } glemte å rope, måtte trekke { $count } kort og vant omgangen likevel.
feat-rescue =
    { $other } hadde ett kort igjen. { $cause ->
        [ace] Så la { $name } { $more ->
            [0] et ess
            [one] et ess
           *[other] { $more } ess på én gang
        },
        [twos] Så la { $name } en toer,
        [call] Så oppdaget { $name } at ropet var glemt,
       *[other] Så slo { $name } til,
    } { $other } trakk { $count }, og { $name } vant omgangen.
feat-denied =
    { $name } hadde ett kort igjen { $count ->
        [2] to ganger
       *[other] { $count } ganger
    }, måtte trekke hver gang og fikk se { $other } vinne.
feat-swing = { $other } hadde ett kort igjen, { $name } hadde { $count }. { $name } vant omgangen.
feat-from_one =
    { $name } var nede i ett kort{ $cause ->
        [ace] . Så kom essene, og det ble
        [twos] . Så kom toerne, og det ble
        [turn] , trakk og trakk og kom opp i
       *[other] , og så oppe i
    } { $count }. { $other } vant omgangen.
feat-teased = { $name } var nede i ett kort { $count } ganger i samme omgang, men { $other } vant den.
feat-patience = { $name } var nede i ett kort { $count } ganger før det siste endelig ble lagt.
feat-comeback = { $name } satt med { $count } kort og vant omgangen likevel.
feat-unplayed = { $other } ble ferdig før { $name } hadde lagt et eneste kort.
feat-spree = { $name } gikk fra { $count } kort til null på én tur.
feat-beaten =
    { $cause ->
        [all] Alle de andre
       *[other] { $names ->
            [none] { $count } spillere
           *[other] { $names }
        }
    } hadde ett kort igjen da { $other } ble ferdig.
feat-full_hand = { $name } slapp opp for fingre med { $count } kort på hånda.
feat-hail =
    { $name } måtte trekke { $count } kort for { $other ->
        [none] andres ess
       *[other] essene til { $other }
    } før det ble ny tur.
feat-forgot = { $name } glemte å rope, og ikke bare én gang, men { $count } ganger.
feat-bridesmaid = { $name } var nede i ett kort { $count } ganger og vant aldri en omgang.
feat-last_second =
    { $name } ropte med { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    } å gå på.
feat-late = { $other } lå { $count } poeng foran { $name } før siste omgang. { $name } vant.
feat-from_last = { $name } lå helt sist, { $count } poeng bak, og vant.
feat-brink = { $name } hadde { $count } poeng, var ett uhell fra å ryke ut og vant.
feat-photo =
    Etter et helt parti vant { $name } over { $other } med { $count ->
        [one] ett fattig poeng
       *[other] bare { $count } poeng
    }.
feat-tie =
    { $names ->
        [none] { $count } spillere
       *[other] { $names }
    } delte førsteplassen, med nøyaktig like mange poeng.
feat-steady = { $name } vant partiet uten å vinne en eneste omgang.
feat-unfair =
    { $name } vant { $count ->
        [one] én omgang
       *[other] { $count } omganger
    }, { $other } { $more ->
        [0] ikke en eneste
        [one] bare én
       *[other] bare { $more }
    }. { $other } vant partiet likevel.
feat-own_goal =
    { $name } var { $count ->
        [6] ett hode
       *[other] to hoder
    } fra seieren og ga den til { $other } i stedet.
feat-feeder =
    { $other } vant med { $more } hoder, og { $all ->
        [yes] alle
       *[no] { $count } av dem
    } var gaver fra { $name }.
feat-waiting = { $name } manglet bare ett hode, { $count } turer på rad. Så vant { $other }.
feat-nearly = { $name } la det siste kortet, men en kolonne var for lang: { $count } kort rett tilbake på hånda. { $other } vant.
feat-almost =
    { $names ->
        [none] { $count } spillere
       *[other] { $names }
    } manglet ett hode hver da { $other } vant.
feat-last_otter = { $name } gikk tom for kort og vant, hoder eller ei.
feat-behind = { $other } lå { $count } hoder foran { $name }. { $name } vant.
feat-hoard = { $name } tok { $count } kolonner på rad og satt der med { $more } kort.
feat-turnaround = { $name } gjorde det dårligst i en omgang, snudde fargene og vant den neste.
feat-robbed =
    { $name } ble først kvitt alle kortene, men hadde { $count ->
        [one] en brikke
       *[other] { $count } brikker
    }. Omgangen gikk til { $other }.
feat-stuck = { $name } satt fast med ett kort og tok { $count } brikker.
feat-trapped =
    { $cause ->
        [all] Alle
        [but] Alle unntatt { $other }
       *[other] { $names ->
            [none] { $count } spillere
           *[other] { $names }
        }
    } hadde ett kort igjen, og ingen fikk lagt sitt.
feat-twos = { $name } fikk regningen for alle toerne: { $count } kort.
feat-boomerang = { $name } la en toer, og den kom tilbake som { $count } kort.
feat-saved = { $name } sparte på { $count } åttere. { $other } ble ferdig først: { $more } poeng.
feat-paid = { $name } tok { $count } brikker og vant omgangen likevel.
feat-tokens = { $name } tok { $count } brikker i én omgang, som om de var verdt noe.
feat-burden = { $name } fikk { $count } poeng i én omgang, og ikke av den gode sorten.
feat-disaster = { $other } ble ferdig, og de { $more } kortene { $name } satt med, kostet { $count } poeng.
feat-bully =
    Essene til { $name } kostet de andre { $count } kort{ $other ->
        [none] , og { $name } vant.
       *[other] . { $other } vant likevel.
    }
feat-drought = { $name } fikk ikke lagt et kort på { $count } turer og trakk { $more }.
feat-rout = { $name } ble ferdig, langt foran alle andre. De satt med minst { $count } kort.
feat-eights = { $name } la { $count } åttere på rad.
feat-aces = { $name } la { $count } ess på én tur, og de andre trakk { $more } kort.
feat-series = { $name } klatret gjennom alle fire farger på én tur.
feat-sweep = { $name } vant alle { $count } omgangene, og de andre fikk ingenting.
feat-gift =
    { $name } var så snill å gi { $other } { $count ->
        [one] det avgjørende hodet
       *[other] hodene som avgjorde
    }.
feat-column = { $name } slukte en hel kolonne på { $count } kort.
feat-so_close =
    { $other } ble ferdig, og { $count ->
        [one] det siste kortet til { $name }
       *[other] de siste kortene til { $names ->
            [none] { $count } spillere
           *[other] { $names }
        }
    } ville ha passet rett oppå.
feat-scramble = { $count } spillere kom ned i ett kort, og det var { $name } som til slutt ble ferdig.
feat-contrast = { $name } vant omgangen uten å trekke et eneste kort, mens { $other } trakk { $count }.
feat-monologue =
    { $name } la { $count } kort på rad mens { $other ->
        [none] de andre
       *[other] { $other }
    } bare kunne se på.
feat-wishes =
    { $names ->
        [none] { $count } spillere
       *[other] { $names }
    } kranglet om fargen med åtter på åtter.
feat-generous = { $name } ga bort { $count } hoder og fikk ingen selv. { $other } vant.
feat-untouched = { $name } vant uten å ta en eneste kolonne.

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
