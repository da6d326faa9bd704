# What one player sees of their own cards.
hand-title =
    ### Hånda · { $count ->
        [one] ett kort
       *[other] { $count } kort
    }{ $deal ->
        [none] {""}
       *[other] { " · omgang " }{ $deal }{ $deals ->
            [0] {""}
           *[other] /{ $deals }
        }
    }
hand-your-turn =
    { "" }**Din tur**{ $until ->
        [none] {""}
       *[other] { " · " }slutter <t:{ $until }:R>
    }
hand-also = Du har også: { $cards }
hand-forced = **Jeg trykker { $move } for deg**
hand-stand_in =
    { $can ->
        [press] Du rakk ikke turen din, så en
       *[wait] En
    } datamaskin spiller for deg. { $can ->
        [press] Trykk på en knapp her eller ved bordet for å få plassen tilbake.
        [move] Vil du ha plassen tilbake, gjør du et trekk eller trykker på **{ button-back }**.
       *[wait] Vil du ha plassen tilbake, trykker du på **{ button-back }**.
    }
hand-asleep =
    💤 { $rests ->
        [yes] Partiet har pause.
       *[no] Alle spillerne er borte, så partiet har pause.
    } { $can ->
        [move] Gjør et trekk her for å fortsette.
       *[wait] Trykk på **{ button-wake }** for å fortsette.
    }
hand-hit = **{ $what }**
hand-owes = 📣 { $name } må rope «{ $call }» nå.
hand-offence = ❗ { $name } glemte å rope «{ $call }».
hand-since = -# { $what }
hand-won-deal = 🎉 Du vinner omgang { $deal }!
# The end of a match, as its reader is told: $who has won.
hand-result =
    ## { $who ->
        [none] 🏁 Ingen vinner, for alle ga opp.
        [alone] 🎉 Du vant!
        [together] 🎉 Du vant sammen med { $names }!
       *[others] 🏁 { $names } vant.
    }
hand-you = Du
hand-ended =
    ⏹️ { $names ->
        [none] Dette partiet ble stoppet.
       *[other] { $names } stoppet partiet.
    } Det teller ikke.
hand-out = Du er ute av dette partiet. Se hvordan det går med de andre!
hand-lost_touch = Denne hånda var utdatert, fordi Discord bare lar meg oppdatere den i 15 minutter. Her er den slik den er nå.
hand-unbegun = Trekket du begynte på, går ikke lenger, så her er hånda di.
menu-choose = Velg …
hand-pick =
    Legg et kort …{ $pages ->
        [1] {""}
       *[other] {" "}(side { $page } av { $pages })
    }
hand-more-cards = Flere kort …
hand-more-words = { $move } …
card-times =
    { $card ->
        [none] ×{ $count }
       *[other] { $card } ×{ $count }
    }
hand-silence =
    📣 Roper du ikke, { $enforce ->
        [challenge] kan alle utfordre deg for { $count } kort når neste spiller har gjort noe.
        [with_card] trekker du { $count } kort med en gang.
       *[auto] trekker du { $count } kort så snart neste spiller gjør noe.
    }
# A card, and its call with it
play-and-call =
    { $play ->
        [none] 📣 { $call }
       *[other] { $play } + 📣 { $call }
    }
sort-suit = Sorter etter farge
sort-rank = Sorter etter verdi
menu-title = **{ $begun }** · { $question }
menu-order = Det siste kortet ligger øverst, og fargen på det gjelder.
menu-call =
    📣 { $which ->
        [all] Etter dette må du rope.
        [some] Etter noen av disse må du rope.
        [none] Spiller du ikke flere, må du rope.
       *[one] Etter { $choice } må du rope.
    } Gjør det rett etter kortet.
menu-nothing-more =
    { $cards ->
        [one] Bare dette
       *[other] Bare disse
    }

# Moves that are chosen ahead of one's turn.
button-ahead = Legg klart et trekk
button-ahead-part = { $label }: { $first } – { $last }
button-ahead-change = Endre det som er klart
button-take-back = Angre
hand-ahead =
    Klart: { $what }.{ $calls ->
        [no] {""}
       *[yes] {" "}Sammen med kortet roper jeg «{ $call }».
    }
hand-ahead-now = Du la klart **{ $move }**. Jeg spiller det straks.
hand-let-go =
    Trekket du hadde lagt klart (**{ $move }** …), ble avbrutt fordi { $why ->
        [hit] et annet kort traff deg.
        [unfit] det ikke passer nå.
       *[hand] kortene dine endret seg.
    }
ahead-names = { $card } og be om { $suit }
ahead-step = **{ $move }**
ahead-else = ellers **{ $move }**
ahead-else-wait = ellers bestemmer du selv
ahead-form-about = Jeg spiller det hvis det passer. Jeg avbryter det hvis kortene dine endrer seg eller et annet kort treffer deg.
ahead-form-first = Når det blir din tur, legg
ahead-form-second = Hvis det ikke passer
ahead-form-third = Hvis det heller ikke passer
ahead-form-otherwise = Hvis ingen passer, ikke vent på meg:
ahead-form-call = Rop sammen med kortet

# What a begun move asks next.
ask = Hva skal være med?
ask-suit = Hvilken farge vil du ha?
ask-other-suit = Hvilken farge vil du ha, eller skal et kort til være med?
ask-player = Hvilken spiller?
ask-challenge = Hvem vil du utfordre?
ask-play = Skal flere av samme verdi være med?

# Cards and suits as they are read aloud, for those who have chosen words alone.
spoken-rank =
    { $rank ->
        [A] ess
        [J] knekt
        [Q] dame
        [K] konge
       *[other] { $rank }
    }
spoken-suit =
    { $suit ->
        [C] kløver
        [D] ruter
        [H] hjerter
       *[S] spar
    }
spoken-card = { spoken-suit } { spoken-rank }
spoken-group = { $common }: { $cards }

verb-play = Legg
verb-draw = Trekk et kort
verb-pass = Pass
verb-deal = Neste omgang
verb-challenge = Utfordre
# A challenge, and why it is possible
challenge-why =
    { $move } · { $has_forgotten ->
        [yes] glemte å rope
       *[no] har ett kort
    }

# Tips, hvert med en grunn
button-hint = Hva ville du gjort?
hand-hint = 💡 **{ $move }.** { $why }
hand-hint-beside = 💡 **{ $move }.** { $why } (Nest best: { $beside })
hint-call = Du må rope, ellers koster det kort.
hint-challenge = En annen spiller glemte å rope.
hint-only = Det er det eneste trekket du har.
hint-out = Da vinner du omgangen.
hint-order = I den rekkefølgen er kortene dine lettere å bli kvitt.
hint-even = Flere trekk ser like gode ut. Jeg ville tatt dette.
hint-dear = Da blir du kvitt dyre kort.
hint-cheap = Dyre kort kan vente.
hint-eight = Nå er det tid for en åtter.
hint-keeps_eight = Da sparer du åtteren til den passer på nesten alt.
hint-follows = Flere av de andre kortene dine passer etterpå.
hint-held = Du har flere kort i den fargen.
hint-blocks = Færre av de skjulte kortene passer på det.
hint-loners = Da sitter du igjen med færre kort som ikke passer til noe annet på hånda.
hint-rare = Færre kort i den fargen er fortsatt skjult.
hint-whole = Da splitter du opp færre like kort.
hint-several = Da blir du kvitt flere kort på én gang.
hint-hits = Det koster de andre kort eller en tur.
hint-turns = Da mister en spiller med få kort turen.
hint-together = Du kan legge alle de andre kortene på én gang.
hint-lays = Hånda di blir mindre.
hint-short = Kolonnene som blir liggende, er kortere.
hint-open = Flere kort passer etterpå.
hint-choice = De andre kortene dine passer flere steder.
hint-closes = Da har de andre færre kort som passer.
hint-middle = Da begynner kolonnen nærmere midten.
hint-series = Du kan legge enda et kort rett etterpå.
hint-stuck = Nestemann har kanskje ikke noe kort som passer.
hint-special = Nå er det tid for et spesialkort.
hint-keeps_special = Da sparer du spesialkortet til senere.
hint-gets_special = Da får du et spesialkort.
hint-guards = Nestemann har færre hoder.
hint-few = Du tar færre kort.
hint-light = Da gir du bort færre hoder.
hint-climbs = Steget er mindre, så flere kort passer over det.
hint-unbeaten = Ingen skjulte kort passer på det.
hint-hard = Det blir vanskeligere å legge senere.
hint-no_token = En brikke kan vente.
hint-all = Alt i alt ser det best ut.
hint-nothing = Ingen av kortene dine passer.
