# What is shown of a match that is over.
result-title =
    ## 🏁 { $count ->
        [0] Ingen vinner, för alla gav upp.
        [one] { $names } vinner!
       *[other] { $names } delar på segern!
    }
    -# { $game } · { $deals ->
        [one] en giv
       *[other] { $deals } givar
    } · { $clock }{ $ranked ->
        [yes] { " · rankad" }
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
        [0] på samma poäng som vinnaren
        [one] en poäng bakom
       *[other] { $points } poäng bakom
    }
result-played-for = { $name } 🤖
result-computers = 🤖 En dator spelade större delen av matchen åt { $names }.
result-own = -# { $told }
result-own-of =
    -# **{ $name }**{ $told ->
        [none] {""}
       *[other] : { $told }
    }
result-own-away = borta på slutet
result-own-won =
    { $won ->
        [0] vann ingen giv
       *[other] vann { $won } av { $deals } givar
    }
result-own-most = hade som mest { $most } kort
result-own-forgot =
    { $count ->
        [one] glömde att ropa en gång
        [2] glömde att ropa två gånger
       *[other] glömde att ropa { $count } gånger
    }
otter-result-total =
    { $deals ->
        [one] {""}
       *[other] { otter-total } ·{" "}
    }{ $heads ->
        [one] 1 huvud
       *[other] { $heads } huvuden
    }
ole-result-own =
    { $tokens ->
        [0] tog inga brickor
        [one] tog en bricka
       *[other] tog { $tokens } brickor
    }
pictures-place =
    Plats { $place }: { $name }{ $total ->
        [none] .
       *[other] , { $total }.
    }

# Its moment: what people will talk about.
feat-let_go =
    { $name } lade sista kortet{ $count ->
        [one] , glömde
       *[other] {" "}{ $count } gånger, glömde varje gång
    } att ropa och fick se { $other } vinna.
feat-slip =
    { $name } hade ett kort kvar, glömde att ropa, fick dra { $count ->
        [one] ett kort
       *[other] { $count } kort
    } och förlorade mot { $other }.
feat-anyway =
    { $name } glömde att ropa, fick dra { $count ->
        [one] ett kort
       *[other] { $count } kort
    } och vann given ändå.
feat-rescue =
    { $other } hade ett kort kvar. { $cause ->
        [ace] Då lade { $name } { $more ->
            [0] ett ess
            [one] ett ess
           *[other] { $more } ess på en gång
        },
        [twos] Då lade { $name } en tvåa,
        [call] Då märkte { $name } det glömda ropet,
       *[other] Då slog { $name } till,
    } { $other } drog { $count }, och { $name } vann given.
feat-denied =
    { $name } hade ett kort kvar { $count ->
        [2] två gånger
       *[other] { $count } gånger
    }, fick dra varje gång och fick se { $other } vinna.
feat-swing = { $other } hade ett kort kvar och { $name } hade { $count }. { $name } vann given.
feat-from_one =
    { $name } var nere på ett kort{ $cause ->
        [ace] . Sedan kom essen, och det blev
        [twos] . Sedan kom tvåorna, och det blev
        [turn] , drog och drog och kom upp på
       *[other] {" "}och sedan uppe på
    } { $count }. { $other } vann given.
feat-teased = { $name } var nere på ett kort { $count } gånger i en giv, men { $other } vann den.
feat-patience = { $name } var nere på ett kort { $count } gånger innan det sista äntligen gick iväg.
feat-comeback = { $name } hade { $count } kort och vann given ändå.
feat-unplayed = { $other } gick ut innan { $name } hade lagt ett enda kort.
feat-spree = { $name } gick från { $count } kort till inga på en enda tur.
feat-beaten =
    { $cause ->
        [all] Alla de andra
       *[other] { $names ->
            [none] { $count } spelare
           *[other] { $names }
        }
    } hade ett kort kvar när { $other } gick ut.
feat-full_hand = Fingrarna räckte inte när { $name } höll { $count } kort.
feat-hail =
    { $name } fick dra { $count } kort för { $other ->
        [none] andras ess
       *[other] essen från { $other }
    } innan turen kom tillbaka.
feat-forgot =
    { $name } glömde att ropa, inte en utan { $count ->
        [2] två
       *[other] { $count }
    } gånger.
feat-bridesmaid = { $name } var nere på ett kort { $count } gånger och vann aldrig en giv.
feat-last_second =
    { $name } ropade med { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    } till godo.
feat-late = { $other } ledde med { $count } poäng över { $name } inför sista given. { $name } vann.
feat-from_last = { $name } låg ohjälpligt sist, { $count } poäng bakom, och vann.
feat-brink = { $name } hade { $count } poäng, var en dålig giv från att åka ut, och vann.
feat-photo =
    Efter en hel match slog { $name } { $other } med { $count ->
        [one] en enda poäng
       *[other] bara { $count } poäng
    }.
feat-tie =
    { $names ->
        [none] { $count } spelare
       *[other] { $names }
    } delade förstaplatsen på exakt samma poäng.
feat-steady = { $name } vann matchen utan att vinna en enda giv.
feat-unfair =
    { $name } vann { $count ->
        [one] en giv
       *[other] { $count } givar
    }, { $other } { $more ->
        [0] inte en enda
        [one] bara en
       *[other] bara { $more }
    }. { $other } vann matchen ändå.
feat-own_goal =
    { $name } var { $count ->
        [6] ett huvud
       *[other] två huvuden
    } från segern och gav den till { $other } i stället.
feat-feeder =
    { $other } vann med { $more } huvuden, och { $all ->
        [yes] alla
       *[no] { $count } av dem
    } var presenter från { $name }.
feat-waiting = { $name } saknade ett huvud i { $count } turer. Sedan vann { $other }.
feat-nearly = { $name } lade sista kortet, men en kolumn var för lång: { $count } kort tillbaka på handen. { $other } vann.
feat-almost =
    { $names ->
        [none] { $count } spelare
       *[other] { $names }
    } saknade ett huvud var när { $other } vann.
feat-last_otter = { $name } fick slut på kort och vann, huvuden eller inte.
feat-behind = { $other } ledde med { $count } huvuden över { $name }. { $name } vann.
feat-hoard = { $name } tog { $count } kolumner i rad och satt där med { $more } kort.
feat-turnaround = { $name } gick sämst i en giv, vände färgerna och vann nästa.
feat-robbed =
    { $name } gick ut först men hade { $count ->
        [one] en bricka
       *[other] { $count } brickor
    }. Given gick till { $other }.
feat-stuck = { $name } hade ett kort kvar och tog { $count } brickor i väntan på att få lägga det.
feat-trapped =
    { $cause ->
        [all] Alla
        [but] Alla utom { $other }
       *[other] { $names ->
            [none] { $count } spelare
           *[other] { $names }
        }
    } hade ett kort kvar, och ingen kunde lägga sitt.
feat-twos = { $name } fick notan för alla tvåorna: { $count } kort.
feat-boomerang = { $name } lade en tvåa, och den kom tillbaka som { $count } kort.
feat-saved = { $name } sparade { $count } åttor till senare. { $other } gick ut först: { $more } poäng.
feat-paid = { $name } tog { $count } brickor och vann given ändå.
feat-tokens = { $name } tog { $count } brickor i en giv, som om de vore värda något.
feat-burden = { $name } fick { $count } poäng i en enda giv, och inte den roliga sorten.
feat-disaster = { $other } gick ut, och { $name } satt med { $more } kort som kostade { $count } poäng.
feat-bully =
    Essen från { $name } kostade de andra { $count } kort{ $other ->
        [none] , och { $name } vann.
       *[other] . { $other } vann ändå.
    }
feat-drought = { $name } lade inte ett kort på { $count } turer och drog { $more }.
feat-rout = { $name } gick ut, och ingen annan var i närheten. Alla de andra hade minst { $count } kort.
feat-eights = { $name } lade { $count } åttor i rad.
feat-aces = { $name } lade { $count } ess på en tur, och de andra fick dra { $more } kort.
feat-series = { $name } klättrade genom alla fyra färgerna på en tur.
feat-sweep = { $name } vann alla { $count } givarna och lämnade inget till de andra.
feat-gift =
    { $name } var så snäll och gav { $other } { $count ->
        [one] det avgörande huvudet
       *[other] de avgörande huvudena
    }.
feat-column = { $name } svalde en kolumn på { $count } kort i ett stycke.
feat-so_close =
    { $other } gick ut, och { $count ->
        [one] sista kortet hos { $name }
       *[other] sista korten hos { $names ->
            [none] { $count } spelare
           *[other] { $names }
        }
    } hade passat precis ovanpå.
feat-scramble = { $count } spelare var nere på ett kort, och till slut var det { $name } som gick ut.
feat-contrast = { $name } vann given utan att dra ett enda kort, medan { $other } drog { $count }.
feat-monologue =
    { $name } lade { $count } kort i rad medan { $other ->
        [none] de andra
       *[other] { $other }
    } bara fick titta på.
feat-wishes =
    { $names ->
        [none] { $count } spelare
       *[other] { $names }
    } bråkade om färgen med åtta på åtta.
feat-generous = { $name } gav bort { $count } huvuden och fick inget tillbaka. { $other } vann.
feat-untouched = { $name } vann utan att ta en enda kolumn.

# Behind the buttons
button-share = Dela
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
       *[other] { " · " }{ $chips } marker
    }
share-where =
    { $here ->
        [yes] Ska jag lägga ut det här för alla?
       *[no] Var ska jag lägga ut det?
    }
share-choose = En annan kanal …
button-share-here = Lägg ut här
share-line =
    🏁 { $count ->
        [0] Ingen vinner { $game }, för alla gav upp
        [one] **{ $names }** vinner { $game }
       *[other] **{ $names }** delar på segern i { $game }
    }{ $name ->
        [none] {""}
       *[other] { " · " }delat av { $name }
    }
share-dare =
    🃏 **{ $name }** kom { $came } i en giv. { $place ->
        [1] Kan du göra om det med samma kort?
       *[other] Kan du slå det med samma kort?
    }
share-foot =
    -# <t:{ $at }:D>{ $server ->
        [none] {""}
       *[other] { " · " }{ $server }
    }{ $host ->
        [none] {""}
       *[other] { " · " }drivs av { $host }
    }
share-unit =
    { $kind ->
        [heads] Huvuden. Flest vinner.
        [deals] Vunna givar. Flest vinner.
       *[points] Poäng bakom vinnaren
    }
button-add-bot = Lägg till { $bot }
share-done = Jag lade ut det i { $channel }.
share-done-here = Jag lade ut det här.
refused-share_private = Bara du ser vad jag svarar här, så jag kan inte lägga ut det. Dela det där externa appar får skriva.
refused-share_again_here = Det lades ut här för mindre än en timme sedan.
refused-share_failed_here = Discord lät mig inte lägga ut det här. Inget har ändrats, så försök igen.
refused-share_channel = Jag kan lägga ut det i en textkanal eller en tråd. Välj en sådan.
refused-share_may_not_write = Du kan inte skriva i #{ $channel }, så jag kan inte lägga ut något där åt dig.
refused-share_permissions = Jag kan inte skriva i #{ $channel } utan de här behörigheterna: { $permissions }. Be någon som hanterar kanalen att lägga till dem.
refused-share_again = Det lades ut i #{ $channel } för mindre än en timme sedan. Välj en annan kanal.
refused-share_failed = Discord tog inte emot inlägget i #{ $channel }. Försök igen, eller välj en annan kanal.
refused-not_over = Matchen har inget resultat än. Titta igen när den är slut.
