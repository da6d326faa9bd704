# Lekepenger, og hvem som kan stille dem tilbake.
command-chips = sjetonger
command-chips-description = Lekepengene på denne serveren
command-chips-show = vis
command-chips-show-description = Hvem som har hvor mange sjetonger, og hvordan de fikk dem
command-chips-show-member-description = Hvem sine sjetonger (dine)

chips-note = -# Sjetonger er lekepenger for denne serveren. De kan ikke kjøpes, veksles inn eller sendes til noen.
chips-title =
    ## { $name } · { $chips ->
        [one] 1 sjetong
       *[other] { $chips } sjetonger
    }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# side { $page } av { $pages }
    }
chips-none = Ingenting vunnet eller tapt ennå. Det spilles om sjetonger ved Olsen-bord med pott i husreglene.
chips-match =
    { $link ->
        [none] { $game }
       *[other] [{ $game }]({ $link })
    }
chips-entry =
    <t:{ $at }:d> · **{ $gain ->
        [yes] +{ $amount }
       *[no] { $amount }
    }** · { $kind ->
        [match] { chips-match }
        [void] { chips-match } ble strøket
        [again] { chips-match } teller igjen
       *[reset] stilt tilbake av { $name }: { $reason }
    } · så { $balance }
chips-board-title =
    ## Sjetonger på denne serveren{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# side { $page } av { $pages }
    }
chips-board-none = Ingen har spilt om sjetonger ennå. Det gjør man ved Olsen-bord med pott i husreglene.
chips-line = **{ $rank }.** { $own ->
        [yes] ▸ **{ $name }**
       *[no] { $name }
    } · { $chips }
chips-bank = Banken, som spiller for datamaskinene: { $chips }. Regnet med banken er det alltid 0 sjetonger til sammen.
button-chips-board = Alles sjetonger
button-chips-own = Mine sjetonger

button-chips-back = Still alle tilbake …
chips-back =
    ## Stille alle tilbake til { $stake ->
        [one] 1 sjetong
       *[other] { $stake } sjetonger
    }?
    { $accounts ->
        [0] Ingen har spilt om sjetonger ennå, så ingenting endres.
        [one] Én spiller har sjetonger eller skylder noen.
       *[other] { $accounts } spillere har sjetonger eller skylder noen; for { $changed } av dem endrer det noe.
    } { $direction ->
        [gets] Banken får { $bank }.
        [gives] Banken gir { $bank }.
       *[none] {""}
    }
    Den som spiller om sjetonger for første gang, begynner på 0. Dette kan ikke gjøres om. Alle ser navnet ditt og begrunnelsen blant sjetongene sine.
button-chips-stake = Et annet antall sjetonger …
button-chips-reason = Begrunn det og gjør det …
chips-form-title = Still alle tilbake til { $stake }
chips-form-stake = Hvor mange sjetonger?
chips-form-stake-how = Et helt tall fra 0 til { $most }
chips-form-reason = Hvorfor?
chips-form-reason-how = Alle kan lese det, sammen med navnet ditt.
chips-set-back =
    ✅ { $accounts ->
        [one] Én spiller er
       *[other] { $accounts } spillere er
    } stilt tilbake til { $stake }.
table-chips = -# Sjetonger er lekepenger for denne serveren: `/{ command-chips } { command-chips-show }` sier hvem som har hvor mange. De kan ikke kjøpes, veksles inn eller sendes.

refused-not_staff = { $role ->
    [none] Det kan bare de som administrerer serveren, gjøre. De kan velge en rolle til det i `/{ command-settings }`.
   *[other] Det kan bare de som administrerer serveren eller har rollen { $role }, gjøre.
}
refused-chips_stake = Alle kan stilles tilbake til et helt antall sjetonger fra 0 til { $most }.
refused-chips_reason = Å stille alle tilbake krever en begrunnelse på høyst { $count } tegn, som alle kan lese.
