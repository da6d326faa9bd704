# Before the match: the lobby and its house rules.
lobby-title = ## Et bord for { $game }
lobby-seats = **{ $count } av { $most } plasser er tatt** · { $clock }{ $ranked ->
        [yes] { " · rangert" }
       *[no] {""}
    }
lobby-missing =
    -# Det trengs { $least } for å starte: be noen bli med{ $ranked ->
        [yes] .
       *[no] , eller legg til en datamaskin.
    }
lobby-seat =
    { $who }{ $host ->
        [yes] { " (vert)" }
       *[no] {""}
    }{ $asked ->
        [yes] { " (blir med?)" }
       *[no] {""}
    }
lobby-commitment =
    -# 🔒 { $commitment }{ $added ->
        [none] {""}
       *[other] { " ➕" } `{ $added }`
    }
button-options = Valg
options-title = ### Dette bordet for { $game }
lobby-closed = Dette bordet ble lukket før noen fikk kort. `/{ command-play }` åpner et nytt.
lobby-house-rules = **Husregler ved dette bordet**

house-rules-title = ### Husregler for { $game }
house-rules-as-written = De vanlige reglene gjelder. Velg en regel for å endre den.
house-rules-choose = Velg en regel …
house-rules-own = En annen verdi …
house-rules-own-label = Verdi
house-rule = { $question } **{ $value }**

level-menu = Datamaskiner: { $level }
level-easy-about = En nybegynner, til de første partiene: overser trekk og planlegger ingenting
level-normal-about = Kan spillet: for deg som kan reglene
level-hard-about = Den sterkeste som ikke kikker i kortene dine
program-menu = La et program sette seg
program-about = Et program av { $author }
program-open = (ikke innesperret: det kunne lese alle hender)
program-unknown = (jeg vet ikke hva cellen viser det)

end-lobby = Lukke dette bordet? Ingen har fått kort ennå.
end-match = Avslutte dette partiet for alle? Det teller ikke, og det kan ikke gjenopptas.
left-lobby = Du har gått fra bordet.
left-match = Du har gått fra bordet. En datamaskin spiller kortene dine; trykk på **Jeg er tilbake** ved bordet for å få dem igjen.
left-ranked = Du har gått fra et rangert parti og dermed tapt det. En datamaskin spiller ferdig for deg.
left-tournament = Du har gått fra bordet. En datamaskin spiller for deg til du trykker på **{ button-back }** ved bordet.
call-heard = Bordet har hørt deg.

# Å be noen om å spille
invite-title = ### Spill med { $name }
    Hvilket spill? Jeg åpner et bord her og spør om de blir med.
button-invite = { $game }
invite-asked = **{ $name }** spør om { $member } blir med på { $game }.
refused-invite_self = Du kan ikke spørre deg selv. `/{ command-play }` åpner et bord som andre kan bli med ved.
refused-invite_bot = Boter setter seg ikke. Ved et bord gir **{ button-add-computer }** deg en motstander som gjør det.
refused-invite_avoided = Du vil ikke sitte sammen med dem. `/{ command-my } { command-my-avoid }` opphever det.
