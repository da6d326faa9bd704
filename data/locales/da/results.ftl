# What is shown of a match that is over.
result-title =
    ## 🏁 { $count ->
        [0] Ingen vinder, for alle gav op.
        [one] { $names } vinder!
       *[other] { $names } deler sejren!
    }
    -# { $game } · { $deals ->
        [one] én omgang
       *[other] { $deals } omgange
    } · { $clock }{ $ranked ->
        [yes] { " · rangeret" }
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
        [0] lige med vinderen
        [one] ét point bagud
       *[other] { $points } point bagud
    }
result-played-for = { $name } 🤖
result-computers = 🤖 En computer spillede det meste af partiet for { $names }.
result-own = -# { $told }
result-own-of =
    -# **{ $name }**{ $told ->
        [none] {""}
       *[other] : { $told }
    }
result-own-away = væk til sidst
result-own-won =
    { $won ->
        [0] vandt ingen omgange
       *[other] vandt { $won } af { $deals } omgange
    }
result-own-most = havde op til { $most } kort
result-own-forgot =
    { $count ->
        [one] glemte at råbe én gang
        [2] glemte at råbe to gange
       *[other] glemte at råbe { $count } gange
    }
otter-result-total =
    { $deals ->
        [one] {""}
       *[other] { otter-total } ·{" "}
    }{ $heads ->
        [one] 1 hoved
       *[other] { $heads } hoveder
    }
ole-result-own =
    { $tokens ->
        [0] tog ingen brikker
        [one] tog én brik
       *[other] tog { $tokens } brikker
    }
pictures-place =
    { $place }. plads: { $name }{ $total ->
        [none] .
       *[other] , { $total }.
    }

# Its moment: what people will talk about.
feat-let_go =
    { $name } lagde det sidste kort{ $count ->
        [one] , glemte
       *[other] {" "}{ $count } gange, glemte hver gang
    } at råbe og måtte se { $other } vinde.
feat-slip =
    { $name } havde ét kort tilbage, glemte at råbe, måtte trække { $count } kort og tabte til { $other }.
feat-anyway = { $name } glemte at råbe, måtte trække { $count } kort og vandt alligevel omgangen.
feat-rescue =
    { $other } havde ét kort tilbage. { $cause ->
        [ace] Så lagde { $name } { $more ->
            [0] et es
            [one] et es
           *[other] { $more } esser på én gang
        },
        [twos] Så lagde { $name } en toer,
        [call] Så opdagede { $name } at råbet var glemt,
       *[other] Så slog { $name } til,
    } { $other } trak { $count }, og { $name } vandt omgangen.
feat-denied =
    { $name } havde ét kort tilbage { $count ->
        [2] to gange
       *[other] { $count } gange
    }, måtte trække hver gang og måtte se { $other } vinde.
feat-swing = { $other } havde ét kort tilbage, og { $name } havde { $count }. { $name } vandt omgangen.
feat-from_one =
    { $name } var nede på ét kort{ $cause ->
        [ace] . Så kom esserne, og det blev
        [twos] . Så kom toerne, og det blev
        [turn] , trak og trak og kom op på
       *[other] {" "}og så oppe på
    } { $count }. { $other } vandt omgangen.
feat-teased = { $name } var nede på ét kort { $count } gange i samme omgang, men { $other } vandt den.
feat-patience = { $name } var nede på ét kort { $count } gange før det sidste endelig blev lagt.
feat-comeback = { $name } sad med { $count } kort og vandt alligevel omgangen.
feat-unplayed = { $other } blev færdig før { $name } havde lagt et eneste kort.
feat-spree = { $name } gik fra { $count } kort til nul i én tur.
feat-beaten =
    { $cause ->
        [all] Alle de andre
       *[other] { $names ->
            [none] { $count } spillere
           *[other] { $names }
        }
    } havde ét kort tilbage da { $other } blev færdig.
feat-full_hand = { $name } løb tør for fingre med { $count } kort på hånden.
feat-hail =
    { $name } måtte trække { $count } kort for { $other ->
        [none] andres esser
       *[other] esserne fra { $other }
    } før turen kom igen.
feat-forgot = { $name } glemte at råbe, og ikke bare én gang, men { $count } gange.
feat-bridesmaid = { $name } var nede på ét kort { $count } gange og vandt aldrig en omgang.
feat-last_second =
    { $name } råbte med { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    } tilbage.
feat-late = { $other } lå { $count } point foran { $name } før sidste omgang. { $name } vandt.
feat-from_last = { $name } lå allersidst, { $count } point bagud, og vandt.
feat-brink = { $name } havde { $count } point, var én dårlig omgang fra at ryge ud og vandt.
feat-photo =
    Efter et helt parti vandt { $name } over { $other } med { $count ->
        [one] et enkelt point
       *[other] kun { $count } point
    }.
feat-tie =
    { $names ->
        [none] { $count } spillere
       *[other] { $names }
    } delte førstepladsen, med nøjagtig lige mange point.
feat-steady = { $name } vandt partiet uden at vinde en eneste omgang.
feat-unfair =
    { $name } vandt { $count ->
        [one] én omgang
       *[other] { $count } omgange
    }, { $other } { $more ->
        [0] ikke en eneste
        [one] kun én
       *[other] kun { $more }
    }. { $other } vandt partiet alligevel.
feat-own_goal =
    { $name } var { $count ->
        [6] ét hoved
       *[other] to hoveder
    } fra sejren og gav den til { $other } i stedet.
feat-feeder =
    { $other } vandt med { $more } hoveder, og { $all ->
        [yes] alle
       *[no] { $count } af dem
    } var gaver fra { $name }.
feat-waiting = { $name } manglede kun ét hoved i { $count } ture. Så vandt { $other }.
feat-nearly = { $name } lagde det sidste kort, men en kolonne var for lang: { $count } kort tilbage på hånden. { $other } vandt.
feat-almost =
    { $names ->
        [none] { $count } spillere
       *[other] { $names }
    } manglede ét hoved hver da { $other } vandt.
feat-last_otter = { $name } løb tør for kort og vandt, hoveder eller ej.
feat-behind = { $other } lå { $count } hoveder foran { $name }. { $name } vandt.
feat-hoard = { $name } tog { $count } kolonner i træk og sad der med { $more } kort.
feat-turnaround = { $name } klarede sig dårligst i en omgang, vendte farverne og vandt den næste.
feat-robbed =
    { $name } kom først af med alle kort, men havde { $count ->
        [one] en brik
       *[other] { $count } brikker
    }. Omgangen gik til { $other }.
feat-stuck = { $name } sad fast med ét kort og tog { $count } brikker.
feat-trapped =
    { $cause ->
        [all] Alle
        [but] Alle undtagen { $other }
       *[other] { $names ->
            [none] { $count } spillere
           *[other] { $names }
        }
    } havde ét kort tilbage, og ingen kunne lægge det.
feat-twos = { $name } fik regningen for alle toerne: { $count } kort.
feat-boomerang = { $name } lagde en toer, og den kom tilbage som { $count } kort.
feat-saved = { $name } gemte { $count } ottere til senere. { $other } blev færdig først: { $more } point.
feat-paid = { $name } tog { $count } brikker og vandt omgangen alligevel.
feat-tokens = { $name } tog { $count } brikker i én omgang, som om de var noget værd.
feat-burden = { $name } fik { $count } point i én omgang, og ikke af den gode slags.
feat-disaster = { $other } blev færdig, og de { $more } kort som { $name } sad med, kostede { $count } point.
feat-bully =
    Esserne fra { $name } kostede de andre { $count } kort{ $other ->
        [none] , og { $name } vandt.
       *[other] . { $other } vandt alligevel.
    }
feat-drought = { $name } fik ikke lagt et kort i { $count } ture og trak { $more }.
feat-rout = { $name } blev færdig langt foran alle andre. De sad med mindst { $count } kort hver.
feat-eights = { $name } lagde { $count } ottere i træk.
feat-aces = { $name } lagde { $count } esser i én tur, og de andre trak { $more } kort.
feat-series = { $name } klatrede gennem alle fire farver i én tur.
feat-sweep = { $name } vandt alle { $count } omgange, og de andre fik ingenting.
feat-gift =
    { $name } var så sød at give { $other } { $count ->
        [one] det afgørende hoved
       *[other] de afgørende hoveder
    }.
feat-column = { $name } slugte en hel kolonne på { $count } kort.
feat-so_close =
    { $other } blev færdig, og { $count ->
        [one] det sidste kort hos { $name }
       *[other] de sidste kort hos { $names ->
            [none] { $count } spillere
           *[other] { $names }
        }
    } ville have passet lige ovenpå.
feat-scramble = { $count } spillere kom ned på ét kort, og det var { $name } der til sidst blev færdig.
feat-contrast = { $name } vandt omgangen uden at trække et eneste kort, mens { $other } trak { $count }.
feat-monologue =
    { $name } lagde { $count } kort i træk mens { $other ->
        [none] de andre
       *[other] { $other }
    } kun kunne se på.
feat-wishes =
    { $names ->
        [none] { $count } spillere
       *[other] { $names }
    } skændtes om farven med otter på otter.
feat-generous = { $name } gav { $count } hoveder væk og fik ingen igen. { $other } vandt.
feat-untouched = { $name } vandt uden at tage en eneste kolonne.

# Behind the buttons
button-share = Del
button-details = ⋯
details-title = ### { $game } i detaljer
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
       *[other] { " · " }{ $chips } jetoner
    }
share-where =
    { $here ->
        [yes] Skal jeg dele det med alle her?
       *[no] Hvor skal jeg dele det?
    }
share-choose = En anden kanal …
button-share-here = Del i kanalen her
share-line =
    🏁 { $count ->
        [0] Ingen vinder { $game }, for alle gav op
        [one] **{ $names }** vinder { $game }
       *[other] **{ $names }** deler sejren i { $game }
    }{ $name ->
        [none] {""}
       *[other] { " · " }delt af { $name }
    }
share-dare =
    🃏 **{ $name }** blev { $came } i en giv. { $place ->
        [1] Kan du gøre det efter med de samme kort?
       *[other] Kan du gøre det bedre med de samme kort?
    }
share-foot =
    -# <t:{ $at }:D>{ $server ->
        [none] {""}
       *[other] { " · " }{ $server }
    }{ $host ->
        [none] {""}
       *[other] { " · " }drives af { $host }
    }
share-unit =
    { $kind ->
        [heads] Hoveder. Flest vinder.
        [deals] Vundne omgange. Flest vinder.
       *[points] Point efter vinderen
    }
button-add-bot = Tilføj { $bot }
share-done = Jeg delte det i { $channel }.
share-done-here = Jeg delte det her.
refused-share_private = Kun du kan se hvad jeg svarer her, så jeg kan ikke dele det. Del det hvor eksterne apps må skrive.
refused-share_again_here = Det blev delt her for under en time siden.
refused-share_failed_here = Discord lod mig ikke dele det i kanalen her. Intet er ændret, så prøv igen.
refused-share_channel = Jeg kan dele det i en tekstkanal eller en tråd. Vælg en af dem.
refused-share_may_not_write = Du kan ikke skrive i #{ $channel }, så jeg kan ikke dele noget der for dig.
refused-share_permissions = Jeg kan ikke skrive i #{ $channel } uden disse tilladelser: { $permissions }. Bed et medlem der administrerer kanalen, om at tilføje dem.
refused-share_again = Det blev delt i #{ $channel } for under en time siden. Vælg en anden kanal.
refused-share_failed = Discord tog ikke imod opslaget i #{ $channel }. Prøv igen, eller vælg en anden kanal.
refused-not_over = Partiet har ikke noget resultat endnu. Kom igen når det er slut.
