# What one player sees of their own cards.
hand-title =
    ### Din hand · { $count ->
        [one] ett kort
       *[other] { $count } kort
    }{ $deal ->
        [none] {""}
       *[other] { " · giv " }{ $deal }{ $deals ->
            [0] {""}
           *[other] /{ $deals }
        }
    }
hand-your-turn =
    { "" }**Din tur**{ $until ->
        [none] {""}
       *[other] { " · " }tiden går ut <t:{ $until }:R>
    }
hand-also = Du har också: { $cards }
hand-forced = **Jag trycker på { $move } åt dig**
hand-stand_in =
    { $can ->
        [press] Du missade din tur, så en
       *[wait] En
    } dator spelar åt dig. { $can ->
        [press] Tryck på en knapp här eller vid bordet för att ta tillbaka din plats.
        [move] Gör ett drag eller tryck på **{ button-back }** för att ta tillbaka din plats.
       *[wait] Tryck på **{ button-back }** för att ta tillbaka din plats.
    }
hand-asleep =
    💤 { $rests ->
        [yes] Matchen är pausad.
       *[no] Alla spelare är borta, så matchen är pausad.
    } { $can ->
        [move] Gör ett drag här för att fortsätta.
       *[wait] Tryck på **{ button-wake }** för att fortsätta.
    }
hand-hit = **{ $what }**
hand-owes = 📣 { $name } måste ropa ”{ $call }” nu.
hand-offence = ❗ { $name } glömde att ropa ”{ $call }”.
hand-since = -# { $what }
hand-won-deal = 🎉 Du vinner giv { $deal }!
# The end of a match, as its reader is told: $who has won.
hand-result =
    ## { $who ->
        [none] 🏁 Ingen vinner, för alla gav upp.
        [alone] 🎉 Du vann!
        [together] 🎉 Du vann tillsammans med { $names }!
       *[others] 🏁 { $names } vann.
    }
hand-you = Du
hand-ended =
    ⏹️ { $names ->
        [none] Matchen stoppades.
       *[other] { $names } stoppade matchen.
    } Den räknas inte.
hand-out = Du är utslagen. Häng kvar och se hur det går för de andra!
hand-lost_touch = Handen hade blivit gammal, för Discord låter mig bara uppdatera den i 15 minuter. Så här ser den ut nu.
hand-unbegun = Du kan inte göra klart draget du började på, så här är din hand.
menu-choose = Välj …
hand-pick =
    Lägg ett kort …{ $pages ->
        [1] {""}
       *[other] {" "}(sida { $page } av { $pages })
    }
hand-more-cards = Fler kort …
hand-more-words = { $move } …
# Beside a picture of the card, it has no name.
card-times =
    { $card ->
        [none] ×{ $count }
       *[other] { $card } ×{ $count }
    }
hand-silence =
    📣 Ropar du inte { $enforce ->
        [challenge] kan vem som helst utmana dig när nästa spelare har gjort sitt drag. Då drar du { $count } kort.
        [with_card] får du dra { $count } kort direkt.
       *[auto] får du dra { $count } kort så fort nästa spelare gör något.
    }
# A card, and its call with it
play-and-call =
    { $play ->
        [none] 📣 { $call }
       *[other] { $play } + 📣 { $call }
    }
sort-suit = Sortera efter färg
sort-rank = Sortera efter valör
menu-title = **{ $begun }** · { $question }
menu-order = Sista kortet hamnar överst, och dess färg gäller.
menu-call =
    📣 { $which ->
        [all] Efter det här måste du ropa.
        [some] Efter några av de här måste du ropa.
        [none] Lägger du inga fler måste du ropa.
       *[one] Efter { $choice } måste du ropa.
    } Gör det direkt efter kortet.
menu-nothing-more =
    { $cards ->
        [one] Bara det här
       *[other] Bara de här
    }

# Moves that are chosen ahead of one's turn.
button-ahead = Köa ett drag
button-ahead-part = { $label }: { $first } – { $last }
button-ahead-change = Ändra det köade draget
button-take-back = Ångra
hand-ahead =
    I kö: { $what }.{ $calls ->
        [no] {""}
       *[yes] {" "}Jag ropar ”{ $call }” samtidigt.
    }
hand-ahead-now = Du köade **{ $move }**. Jag spelar det strax.
hand-let-go =
    Jag ställde in ditt köade drag (**{ $move }** …) eftersom { $why ->
        [hit] en annan spelares kort träffade dig.
        [unfit] det inte går att göra nu.
       *[hand] dina kort ändrades.
    }
ahead-names = { $card } och be om { $suit }
ahead-step = **{ $move }**
ahead-else = annars **{ $move }**
ahead-else-wait = annars bestämmer du själv
ahead-form-about = Jag spelar det om det går. Jag ställer in det om dina kort ändras eller om en annan spelares kort träffar dig.
ahead-form-first = Lägg när det blir din tur
ahead-form-second = Om det inte passar
ahead-form-third = Om inte det heller passar
ahead-form-otherwise = Passar inget av dem, så vänta inte på mig:
ahead-form-call = Ropa samtidigt med kortet

# What a begun move asks next.
ask = Vad ska med?
ask-suit = Vilken färg vill du ha?
ask-other-suit = Vilken färg vill du ha, eller ska ett kort till med?
ask-player = Vilken spelare?
ask-challenge = Vem vill du utmana?
ask-play = Ska fler av samma valör med?

# Cards and suits as they are read aloud, for those who have chosen words alone.
spoken-rank =
    { $rank ->
        [A] ess
        [J] knekt
        [Q] dam
        [K] kung
       *[other] { $rank }
    }
spoken-suit =
    { $suit ->
        [C] klöver
        [D] ruter
        [H] hjärter
       *[S] spader
    }
spoken-card = { spoken-suit } { spoken-rank }
spoken-group = { $common }: { $cards }

verb-play = Lägg
verb-draw = Dra ett kort
verb-pass = Passa
verb-deal = Nästa giv
verb-challenge = Utmana
# A challenge, and why it is possible
challenge-why =
    { $move } · { $has_forgotten ->
        [yes] glömde att ropa
       *[no] har ett kort
    }

# Hints, each a reason for a move
button-hint = Vad skulle du göra?
hand-hint = 💡 **{ $move }.** { $why }
hand-hint-beside = 💡 **{ $move }.** { $why } (Näst bäst: { $beside })
hint-call = Du måste ropa, annars kostar det kort.
hint-challenge = En annan spelare glömde att ropa.
hint-only = Det är ditt enda drag.
hint-out = Då vinner du given.
hint-order = I den ordningen är dina kort lättare att bli av med.
hint-even = Flera drag ser lika bra ut. Jag skulle ta det här.
hint-dear = Då blir du av med dyra kort.
hint-cheap = Dyra kort kan vänta.
hint-eight = Nu är det läge för en åtta.
hint-keeps_eight = Då sparar du åttan till senare, när den passar på nästan allt.
hint-follows = Fler av dina andra kort passar efteråt.
hint-held = Du har fler kort i den färgen.
hint-blocks = Färre av de dolda korten passar på det.
hint-loners = Då får du färre kort som inte hör ihop med något annat på handen.
hint-rare = Färre kort i den färgen är fortfarande dolda.
hint-whole = Då delar du upp färre lika kort.
hint-several = Då blir du av med fler kort på en gång.
hint-hits = Det kostar de andra kort eller en tur.
hint-turns = Då får en spelare med få kort stå över.
hint-together = Du kan lägga alla dina andra kort på en gång.
hint-lays = Handen blir mindre.
hint-short = Kolumnerna som blir kvar är kortare.
hint-open = Fler av dina kort passar efteråt.
hint-choice = Dina andra kort passar på fler ställen.
hint-closes = Då har de andra färre kort som passar.
hint-middle = Då börjar kolumnen närmare mitten.
hint-series = Du kan lägga ett kort till direkt efter.
hint-stuck = Nästa spelare kanske inte har något som passar.
hint-special = Nu är det läge för ett specialkort.
hint-keeps_special = Då sparar du specialkortet till senare.
hint-gets_special = Då får du ett specialkort.
hint-guards = Nästa spelare har färre huvuden.
hint-few = Du tar färre kort.
hint-light = Då ger du bort färre huvuden.
hint-climbs = Steget är mindre, så fler kort passar ovanpå.
hint-unbeaten = Inget dolt kort passar på det.
hint-hard = Det blir svårare att lägga senare.
hint-no_token = En bricka kan vänta.
hint-all = Allt som allt ser det bäst ut.
hint-nothing = Du har inget kort som passar.
