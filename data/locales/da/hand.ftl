# What one player sees of their own cards.
hand-title =
    ### Din hånd · { $count ->
        [one] ét kort
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
hand-forced = **Jeg trykker på { $move } for dig**
hand-stand_in =
    { $can ->
        [press] Du nåede ikke din tur, så en
       *[wait] En
    } computer spiller for dig. { $can ->
        [press] Tryk på en knap her eller ved bordet for at få pladsen tilbage.
        [move] Vil du have pladsen tilbage, gør du et træk eller trykker på **{ button-back }**.
       *[wait] Vil du have pladsen tilbage, trykker du på **{ button-back }**.
    }
hand-asleep =
    💤 { $rests ->
        [yes] Partiet holder pause.
       *[no] Alle spillerne er væk, så partiet holder pause.
    } { $can ->
        [move] Gør et træk her for at fortsætte.
       *[wait] Tryk på **{ button-wake }** for at fortsætte.
    }
hand-hit = **{ $what }**
hand-owes = 📣 { $name } skal råbe »{ $call }« nu.
hand-offence = ❗ { $name } glemte at råbe »{ $call }«.
hand-since = -# { $what }
hand-won-deal = 🎉 Du vinder omgang { $deal }!
# The end of a match, as its reader is told: $who has won.
hand-result =
    ## { $who ->
        [none] 🏁 Ingen vinder, for alle gav op.
        [alone] 🎉 Du vandt!
        [together] 🎉 Du vandt sammen med { $names }!
       *[others] 🏁 { $names } vandt.
    }
hand-you = Du
hand-ended =
    ⏹️ { $names ->
        [none] Partiet blev stoppet.
       *[other] { $names } stoppede partiet.
    } Det tæller ikke.
hand-out = Du er ude af partiet. Følg med i hvordan det går de andre!
hand-lost_touch = Hånden var forældet fordi Discord kun lader mig opdatere den i 15 minutter. Her er den som den er nu.
hand-unbegun = Du kan ikke længere gøre det træk færdigt, så her er din hånd.
menu-choose = Vælg …
hand-pick =
    Læg et kort …{ $pages ->
        [1] {""}
       *[other] {" "}(side { $page } af { $pages })
    }
hand-more-cards = Flere kort …
hand-more-words = { $move } …
# Beside a picture of the card, it has no name.
card-times =
    { $card ->
        [none] ×{ $count }
       *[other] { $card } ×{ $count }
    }
hand-silence =
    📣 Råber du ikke, { $enforce ->
        [challenge] kan alle udfordre dig for { $count } kort når næste spiller har trukket eller lagt.
        [with_card] trækker du { $count } kort med det samme.
       *[auto] trækker du { $count } kort så snart næste spiller gør noget.
    }
# A card, and its call with it
play-and-call =
    { $play ->
        [none] 📣 { $call }
       *[other] { $play } + 📣 { $call }
    }
sort-suit = Sortér efter farve
sort-rank = Sortér efter værdi
menu-title = **{ $begun }** · { $question }
menu-order = Det sidste kort ligger øverst, og farven på det gælder.
menu-call =
    📣 { $which ->
        [all] Efter det her skal du råbe.
        [some] Efter nogle af disse skal du råbe.
        [none] Spiller du ikke flere, skal du råbe.
       *[one] Efter { $choice } skal du råbe.
    } Gør det lige efter kortet.
menu-nothing-more =
    { $cards ->
        [one] Kun det her
       *[other] Kun de her
    }

# Moves that are chosen ahead of one's turn.
button-ahead = Læg et træk klar
button-ahead-part = { $label }: { $first } – { $last }
button-ahead-change = Ret trækket
button-take-back = Fortryd
hand-ahead =
    Lagt klar: { $what }.{ $calls ->
        [no] {""}
       *[yes] {" "}Jeg råber »{ $call }« sammen med kortet.
    }
hand-ahead-now = Du havde lagt **{ $move }** klar. Jeg spiller det om et øjeblik.
hand-let-go =
    Jeg droppede trækket du havde lagt klar (**{ $move }** …) fordi { $why ->
        [hit] et andet kort ramte dig.
        [unfit] det ikke passer nu.
       *[hand] dine kort ændrede sig.
    }
ahead-names = { $card } og bed om { $suit }
ahead-step = **{ $move }**
ahead-else = ellers **{ $move }**
ahead-else-wait = ellers bestemmer du selv
ahead-form-about = Jeg spiller det hvis det passer. Jeg aflyser det hvis dine kort ændrer sig eller et andet kort rammer dig.
ahead-form-first = Når det bliver din tur, læg
ahead-form-second = Hvis det ikke passer
ahead-form-third = Hvis det heller ikke passer
ahead-form-otherwise = Passer ingen af dem, så vent ikke på mig:
ahead-form-call = Råb sammen med kortet

# What a begun move asks next.
ask = Hvad skal med?
ask-suit = Hvilken farve vil du have?
ask-other-suit = Hvilken farve vil du have, eller skal et kort mere med?
ask-player = Hvilken spiller?
ask-challenge = Hvem vil du udfordre?
ask-play = Vil du lægge flere med samme tal?

# Cards and suits as they are read aloud, for those who have chosen words alone.
spoken-rank =
    { $rank ->
        [A] es
        [J] knægt
        [Q] dame
        [K] konge
       *[other] { $rank }
    }
spoken-suit =
    { $suit ->
        [C] klør
        [D] ruder
        [H] hjerter
       *[S] spar
    }
spoken-card = { spoken-suit } { spoken-rank }
spoken-group = { $common }: { $cards }

verb-play = Læg
verb-draw = Træk et kort
verb-pass = Sig pas
verb-deal = Næste omgang
verb-challenge = Udfordr
# A challenge, and why it is possible
challenge-why =
    { $move } · { $has_forgotten ->
        [yes] glemte at råbe
       *[no] har ét kort
    }

# Hints, each a reason for a move
button-hint = Hvad ville du gøre?
hand-hint = 💡 **{ $move }.** { $why }
hand-hint-beside = 💡 **{ $move }.** { $why } (Næst bedst: { $beside })
hint-call = Du skal råbe, ellers koster det kort.
hint-challenge = En anden spiller glemte at råbe.
hint-only = Det er det eneste træk du har.
hint-out = Så vinder du omgangen.
hint-order = I den rækkefølge er dine kort lettere at blive af med.
hint-even = Flere træk ser lige gode ud. Jeg ville vælge det her.
hint-dear = Så bliver du af med dyre kort.
hint-cheap = Dyre kort kan vente.
hint-eight = Nu er det tid til en otter.
hint-keeps_eight = Så gemmer du din otter til senere når den passer på næsten alt.
hint-follows = Flere af dine andre kort passer bagefter.
hint-held = Du har flere kort i den farve.
hint-blocks = Færre af de skjulte kort passer på det.
hint-loners = Så sidder du tilbage med færre kort der ikke passer til andet på hånden.
hint-rare = Færre kort i den farve er stadig skjulte.
hint-whole = Så skiller du færre ens kort ad.
hint-several = Så bliver du af med flere kort på én gang.
hint-hits = Det koster de andre kort eller en tur.
hint-turns = Så mister en spiller med få kort turen.
hint-together = Du kan lægge alle dine andre kort på én gang.
hint-lays = Din hånd bliver mindre.
hint-short = De kolonner der bliver liggende, er kortere.
hint-open = Flere kort passer bagefter.
hint-choice = Dine andre kort passer flere steder.
hint-closes = Så har de andre færre kort som passer.
hint-middle = Så begynder kolonnen nærmere midten.
hint-series = Du kan lægge et kort mere lige bagefter.
hint-stuck = Den næste har måske ikke noget kort der passer.
hint-special = Nu er det tid til et specialkort.
hint-keeps_special = Så gemmer du specialkortet til senere.
hint-gets_special = Så får du et specialkort.
hint-guards = Den næste har færre hoveder.
hint-few = Du tager færre kort.
hint-light = Så giver du færre hoveder væk.
hint-climbs = Springet er mindre, så flere kort passer ovenpå.
hint-unbeaten = Ingen skjulte kort passer på det.
hint-hard = Det bliver sværere at lægge senere.
hint-no_token = En brik kan vente.
hint-all = Alt i alt ser det bedst ud.
hint-nothing = Ingen af dine kort passer.
