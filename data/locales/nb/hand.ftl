# What one player sees of their own cards.
hand-title =
    ### Hånda di · { $count ->
        [one] ett kort
       *[other] { $count } kort
    }
hand-your-turn = **Din tur** · tiden er ute <t:{ $until }:R>
hand-forced = **Din tur**, og det er bare én ting å gjøre: **{ $move }**. Jeg gjør det for deg straks.
hand-stand_in =
    En datamaskin spiller for deg. { $can ->
        [move] Spill selv, eller trykk på **{ button-back }** ved bordet, så er plassen din igjen.
       *[wait] Trykk på **{ button-back }** ved bordet, så er plassen din igjen.
    }
hand-asleep =
    💤 Alle har gått, og partiet venter. { $can ->
        [move] Spill videre her, eller trykk på **{ button-wake }** ved bordet.
       *[wait] Det går videre når noen trykker på **{ button-wake }** ved bordet.
    }
hand-waiting = { $name } fikk turen <t:{ $at }:R>. Meldingen endrer seg når du får den.
hand-hit = **{ $what }**
hand-since = -# { $what }
hand-over = Dette partiet er over. Resultatet står ved bordet.
hand-ended = Dette partiet ble avsluttet. Det teller ikke.
hand-out = Du er ute av dette partiet. Se de andre kjempe om seieren!
hand-lost_touch = Denne hånda var utdatert: Discord lar meg oppdatere den i bare et kvarter. Her er den slik den er nå.
hand-unbegun = Det du hadde begynt på, kan du ikke spille lenger, så her er hånda di.
hand-pick =
    Spill et kort …{ $pages ->
        [1] {""}
       *[other] {" "}(side { $page } av { $pages })
    }
hand-more-cards = Flere kort …
card-times = { $card } ×{ $count }
button-armed = «{ $call }» sammen med kortet: på
button-unarmed = «{ $call }» sammen med kortet: av
sort-suit = Sorter etter farge
sort-rank = Sorter etter verdi
menu-title = **{ $begun }** · { $question }
menu-nothing-more = Bare det

# Moves that are chosen ahead of one's turn.
button-ahead = Spill på forhånd
button-ahead-part = { $label }: { $first } – { $last }
button-ahead-change = Velg på nytt
button-take-back = Ta tilbake
hand-ahead =
    På forhånd: { $what }.{ $calls ->
        [no] {""}
       *[yes] {" "}Sammen med kortet sier du «{ $call }»
    }
hand-ahead-now = Du har valgt på forhånd: **{ $move }**. Jeg gjør det for deg straks.
hand-let-go =
    Det du valgte på forhånd (**{ $move }** …), falt bort: { $why ->
        [hit] Noen rammet deg.
        [unfit] Ingenting av det passer nå.
       *[hand] Kortene dine er ikke de samme lenger.
    }
ahead-names = { $card } med ønske om { $suit }
ahead-step = **{ $move }**
ahead-else = ellers **{ $move }**
ahead-else-wait = ellers bestemmer du selv
ahead-form-about = Hvis det passer. Det faller bort når kortene dine endres eller noen rammer deg.
ahead-form-first = Når det blir din tur, legg
ahead-form-second = Hvis det ikke passer
ahead-form-third = Hvis det heller ikke passer
ahead-form-otherwise = Hvis ingen passer, ikke vent på meg:
ahead-form-call = Si det sammen med kortet

# What a begun move asks next.
ask = Hva skal være med?
ask-suit = Hvilken farge vil du ha?
ask-other-suit = Hvilken farge vil du ha, eller skal et kort til være med?
ask-player = Hvilken spiller?
ask-challenge = Hvem utfordrer du?
ask-play = Skal flere kort være med?

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

verb-play = Legg
verb-draw = Trekk et kort
verb-pass = Pass
verb-deal = Neste omgang
verb-challenge = Utfordre
