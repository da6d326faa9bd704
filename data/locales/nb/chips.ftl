# Lekepenger, og hvem som kan stille dem tilbake.

chips-note = -# Sjetonger er lekepenger på denne serveren. Du kan ikke kjøpe dem, veksle dem inn eller gi dem bort.
chips-title =
    ## { $name } · { $chips ->
        [one] 1 sjetong
       *[other] { $chips } sjetonger
    }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# side { $page } av { $pages }
    }
chips-none = Ingen sjetonger er vunnet eller tapt ennå. Du spiller om sjetonger i Olsen når husregelen **pott** er på.
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
        [void] { chips-match } teller ikke lenger
        [again] { chips-match } teller igjen
       *[reset] nullstilt av { $name }: { $reason }
    } · saldo { $balance }
chips-board-title =
    ## Sjetonger på denne serveren{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# side { $page } av { $pages }
    }
chips-board-none = Ingen har vunnet eller tapt sjetonger ennå. Du spiller om sjetonger i Olsen når husregelen **pott** er på.
chips-line = **{ $rank }.** { $own ->
        [yes] ▸ **{ $name }**
       *[no] { $name }
    } · { $chips }
chips-bank = Banken spiller for datamaskinene og har { $chips }. Banken og dere har alltid 0 til sammen.
button-chips = Sjetonger
button-chips-board = Alles sjetonger
button-chips-own = Mine sjetonger

button-chips-back = Nullstill alle …
chips-back =
    ## Gi alle { $stake ->
        [one] 1 sjetong
       *[other] { $stake } sjetonger
    } på nytt?
    { $accounts ->
        [0] Ingen har spilt om sjetonger ennå, så dette endrer ingenting.
        [one] Én spiller har sjetonger eller skylder noen.
       *[other] { $accounts } spillere har sjetonger eller skylder noen. For { $changed } av dem endrer antallet seg.
    } { $direction ->
        [gets] Banken får { $bank }.
        [gives] Banken gir { $bank }.
       *[none] {""}
    }
    Nye spillere begynner fortsatt på 0. Du kan ikke angre dette. Spillerne ser navnet ditt og begrunnelsen ved sjetongene sine.
button-chips-stake = Et annet antall …
button-chips-reason = Begrunn og nullstill …
chips-form-title = Gi alle { $stake } sjetonger
chips-form-stake = Hvor mange sjetonger?
chips-form-stake-how = Et helt tall fra 0 til { $most }
chips-form-reason = Hvorfor?
chips-form-reason-how = Alle spillerne kan lese dette, med navnet ditt.
chips-set-back =
    ✅ { $accounts ->
        [one] Én spiller har
       *[other] { $accounts } spillere har
    } nå { $stake } sjetonger.
table-chips = -# Sjetonger er lekepenger. Du kan ikke kjøpe dem, veksle dem inn eller gi dem bort.{ $server ->
        [yes] { " " }Se serverens under `/{ command-leaderboard }`.
       *[no] {""}
    }

refused-not_staff = { $role ->
    [none] Til dette trenger du tillatelsen **Administrer server**. De som har den, kan også velge en rolle for ligastaben i `/{ command-settings }`.
   *[other] Til dette trenger du tillatelsen **Administrer server** eller rollen { $role }.
}
refused-chips_stake = Skriv et helt antall sjetonger fra 0 til { $most }.
refused-chips_reason = Skriv en begrunnelse på høyst { $count } tegn. Alle spillerne kan lese den.
