# What one player sees of their own cards.
hand-title =
    ### Hånda di · { $count ->
        [one] ett kort
       *[other] { $count } kort
    }
hand-your-turn = **Din tur** · slutter <t:{ $until }:R>
hand-forced = **Din tur** · bare **{ $move }** er mulig, så jeg gjør det straks.
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
hand-waiting = { $name } fikk turen <t:{ $at }:R>.
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
hand-more-words = { $move } …
card-times = { $card } ×{ $count }
button-armed = «{ $call }» sammen med kortet: på
button-unarmed = «{ $call }» sammen med kortet: av
sort-suit = Sorter etter farge
sort-rank = Sorter etter verdi
menu-title = **{ $begun }** · { $question }
menu-order = Det siste kortet ligger øverst, og fargen på det gjelder.
menu-call =
    📣 { $which ->
        [all] Etter dette må du melde fra
        [some] Etter noen av disse må du melde fra
       *[one] Etter { $choice } må du melde fra
    }: { $by_hand ->
        [yes] Gjør det med en gang.
       *[no] Gjør det med en gang, eller gå tilbake og slå på «{ $call }» først.
    }
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
spoken-group = { $common }: { $cards }

verb-play = Legg
verb-draw = Trekk et kort
verb-pass = Pass
verb-deal = Neste omgang
verb-challenge = Utfordre

# Tips, hvert med en grunn
button-hint = Hva ville du gjort?
hand-hint = 💡 **{ $move }.** { $why }
hand-hint-beside = 💡 **{ $move }.** { $why } (Nest best: { $beside })
hint-call = Du må melde fra, ellers koster det kort.
hint-challenge = Noen har glemt å melde fra.
hint-only = Noe annet går ikke.
hint-out = Da er du ferdig.
hint-order = I den rekkefølgen er kortene dine lettere å legge.
hint-even = Flere trekk ser like gode ut; jeg ville tatt dette.
hint-dear = Da blir du kvitt dyrere kort.
hint-cheap = Dyrere kort kan vente.
hint-eight = Nå er tida inne for en åtter.
hint-keeps_eight = Da sparer du åtteren til den passer på nesten alt.
hint-follows = Mer av det du sitter igjen med, passer etterpå.
hint-held = Du har flere kort i den fargen.
hint-blocks = Færre av kortene du ikke har sett, passer på det.
hint-loners = Da sitter du igjen med færre kort som ikke passer til noe annet på hånda.
hint-rare = Færre kort i den fargen er skjult.
hint-whole = Da splitter du opp færre like kort.
hint-several = Da blir du kvitt flere kort på én gang.
hint-hits = Det koster de andre kort eller en tur.
hint-turns = Da går turen bort fra en som har få kort.
hint-together = Resten av hånda kan gå ut på én gang.
hint-lays = Hånda di blir mindre.
hint-short = Kolonnene som blir liggende, er kortere.
hint-open = Flere kort passer etterpå.
hint-choice = Det du sitter igjen med, passer flere steder.
hint-closes = Da er det mindre som passer for de andre.
hint-middle = Da begynner kolonnen nærmere midten.
hint-series = Du kan legge enda et kort rett etterpå.
hint-stuck = Nestemann har kanskje ingenting som passer.
hint-special = Nå er tida inne for et spesialkort.
hint-keeps_special = Da sparer du spesialkortet til senere.
hint-gets_special = Da får du et spesialkort.
hint-guards = Nestemann har færre hoder.
hint-few = Du tar færre kort.
hint-light = Da gir du bort færre hoder.
hint-climbs = Det stiger mindre, og da blir det plass over.
hint-unbeaten = Ingen skjulte kort går på det.
hint-hard = Det ville blitt vanskeligere å legge senere.
hint-no_token = En brikke kan vente.
hint-all = Alt i alt ser det best ut.
hint-nothing = Ingen av kortene dine passer.
