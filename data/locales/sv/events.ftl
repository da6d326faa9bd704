# What happened, a sentence each. $seat and the like are names.
event-dealt = { $seat } delar ut { $count } kort till var och en.
event-bought_in = Alla betalar { $chips } marker. Det ligger { $pot } i potten.
event-buried = { $card } vänds upp och läggs underst i draghögen.
event-starter = { $card } vänds upp.
event-played = { $seat } lägger { $cards }{ $left ->
        [0] , sista kortet!
        [one] {" "}och har ett kort kvar.
       *[other] .
    }
event-played_named =
    { $seat } lägger { $cards }{ $left ->
        [0] , sista kortet,
       *[other] {""}
    } och vill ha { $suit }{ $left ->
        [one] , med ett kort kvar.
       *[other] .
    }
event-named = { $seat } vill ha { $suit }.
event-poisoned =
    { $count ->
        [0] {""}
       *[other] { $seats } får dra { $count ->
            [one] ett kort
           *[other] { $count } kort
        }{ $players ->
            [one] {""}
           *[other] { " " }var
        }.
    }
event-drew =
    { $count ->
        [0] { $seat } har inget att dra.
        [one] { $seat } drar ett kort{ $why ->
            [false_call] { " för ett rop i onödan" }
           *[other] {""}
        }.
       *[other] { $seat } drar { $count } kort.
    }
event-missed =
    { $players ->
        [one] { $seats } får stå över en tur.
       *[other] { $seats } får stå över en tur var.
    }
event-passed = { $seat } passar.
event-drew_passed =
    { $seat } drar { $count ->
        [one] ett kort
       *[other] { $count } kort
    } och passar.
event-drew_played =
    { $seat } drar { $count ->
        [one] ett kort
       *[other] { $count } kort
    } och lägger { $cards }{ $left ->
        [one] , med ett kort kvar.
       *[other] .
    }
event-drew_played_named =
    { $seat } drar { $count ->
        [one] ett kort
       *[other] { $count } kort
    }, lägger { $cards } och vill ha { $suit }{ $left ->
        [one] , med ett kort kvar.
       *[other] .
    }
event-poisoned_missed =
    { $players ->
        [one] { $seats } drar { $count ->
            [one] ett kort
           *[other] { $count } kort
        } och får stå över.
       *[other] { $seats } drar { $count ->
            [one] ett kort
           *[other] { $count } kort
        } var och får stå över.
    }
event-called = 📣 { $seat } ropar!
event-call_missed = { $seat } glömde att ropa.
event-forgot =
    { $count ->
        [0] ❗ { $seat } glömde att ropa, men det finns inget kvar att dra.
        [one] ❗ { $seat } glömde att ropa och drar ett kort!
       *[other] ❗ { $seat } glömde att ropa och drar { $count } kort!
    }
event-penalty =
    { $count ->
        [0] Det finns inget kvar som { $seat } kan dra.
        [one] { $seat } drar ett kort för det.
       *[other] { $seat } drar { $count } kort för det.
    }
event-offence = Nu går det att utmana { $seat }.
event-challenged = { $seat } utmanar { $target }!
event-caught =
    { $count ->
        [0] ❗ { $seat } utmanar { $target }, men det finns inget kvar att dra.
        [one] ❗ { $seat } utmanar { $target }, som drar ett kort!
       *[other] ❗ { $seat } utmanar { $target }, som drar { $count } kort!
    }
event-called_falsely =
    ❗ { $seat } ropar i onödan{ $count ->
        [0] .
        [one] {" "}och drar ett kort.
       *[other] {" "}och drar { $count } kort.
    }
event-false_call = { $seat } ropar i onödan.
event-recycled = Slänghögen blandas till en ny draghög på { $count } kort.
event-table_changed = Det finns inget kvar som { $seat } kan dra, så turen går om.
event-went_out = 🎉 { $seat } går ut!
event-blocked = Ingen spelare kan göra något.
event-struck = De poängen skulle slå ut alla, så de räknas inte.
event-deal_over =
    { $winner ->
        [none] Given slutar utan vinnare.
       *[other] { $winner } vinner giv { $deal }.
    }
event-eliminated = { $seat } är utslagen med { $total } poäng.
event-match_over = 🏁 Matchen är slut.

# What happened to the reader.
you-called = 📣 Du ropar!
you-called_falsely =
    ❗ Du ropar i onödan{ $count ->
        [0] .
        [one] {" "}och drar ett kort.
       *[other] {" "}och drar { $count } kort.
    }
you-call_missed = ❗ Du glömde att ropa.
you-forgot =
    { $count ->
        [0] ❗ Du glömde att ropa, men det finns inget kvar att dra.
        [one] ❗ Du glömde att ropa: ett kort!
       *[other] ❗ Du glömde att ropa: { $count } kort!
    }
you-caught =
    { $count ->
        [0] ❗ { $seat } utmanar dig, men det finns inget kvar att dra.
        [one] ❗ { $seat } utmanar dig: ett kort!
       *[other] ❗ { $seat } utmanar dig: { $count } kort!
    }
# $who made the move in which it happened.
you-poisoned_missed =
    { $count ->
        [one] { $who } ger dig ett kort, och du får stå över.
       *[other] { $who } ger dig { $count } kort, och du får stå över.
    }
you-drew =
    { $count ->
        [0] Du har inget att dra.
        [one] Du drar ett kort.
       *[other] Du drar { $count } kort.
    }
# What the reader did, or the table for them. $cards that were drawn are unknown after a restart.
own-drew =
    { $cards ->
        [none] { you-drew }
       *[other] Du drar { $cards }.
    }
own-drew_passed =
    Du drar { $cards ->
        [none] { $count ->
            [one] ett kort
           *[other] { $count } kort
        }
       *[other] { $cards }
    } och passar.
own-passed = Du passar.
own-played =
    Du lägger { $cards }{ $left ->
        [0] , ditt sista kort!
        [one] {" "}och har ett kort kvar.
       *[other] .
    }
own-played_named =
    Du lägger { $cards }{ $left ->
        [0] , ditt sista kort,
       *[other] {""}
    } och vill ha { $suit }{ $left ->
        [one] , med ett kort kvar.
       *[other] .
    }
you-missed = { $who } låter dig stå över.
you-offence = Nu kan de andra utmana dig.
# What the reader did to $target.
your-caught =
    { $count ->
        [0] ❗ Du utmanar { $target }, men det finns inget kvar att dra.
        [one] ❗ Du utmanar { $target }, som drar ett kort!
       *[other] ❗ Du utmanar { $target }, som drar { $count } kort!
    }
