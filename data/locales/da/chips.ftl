# Play money, and who may set it back.

chips-note = -# Jetoner er serverens legetøjspenge. Du kan ikke købe dem, veksle dem eller give dem væk.
chips-title =
    ## { $name } · { $chips ->
        [one] 1 jeton
       *[other] { $chips } jetoner
    }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# side { $page } af { $pages }
    }
chips-none = Ingen jetoner er vundet eller tabt endnu. Du spiller om jetoner i Olsen når husreglen **pulje** er slået til.
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
        [void] { chips-match } tæller ikke længere
        [again] { chips-match } tæller igen
       *[reset] nulstillet af { $name }: { $reason }
    } · saldo { $balance }
chips-board-title =
    ## Jetoner på denne server{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# side { $page } af { $pages }
    }
chips-board-none = Ingen jetoner er vundet eller tabt endnu. Du spiller om jetoner i Olsen når husreglen **pulje** er slået til.
chips-line = **{ $rank }.** { $own ->
        [yes] ▸ **{ $name }**
       *[no] { $name }
    } · { $chips }
chips-bank = Banken spiller for computerne og har { $chips }. Bankens og jeres jetoner giver altid 0 tilsammen.
button-chips = Jetoner
button-chips-board = Alles jetoner
button-chips-own = Mine jetoner

button-chips-back = Nulstil alle …
chips-back =
    ## Skal alle have { $stake ->
        [one] 1 jeton
       *[other] { $stake } jetoner
    } igen?
    { $accounts ->
        [0] Ingen har spillet om jetoner endnu, så det ændrer ingenting.
        [one] Én spiller har jetoner eller skylder nogle.
       *[other] { $accounts } spillere har jetoner eller skylder nogle. For { $changed } af dem ændrer antallet sig.
    } { $direction ->
        [gets] Banken får { $bank }.
        [gives] Banken giver { $bank }.
       *[none] {""}
    }
    Nye spillere begynder stadig på 0. Det kan ikke fortrydes. Spillerne ser dit navn og begrundelsen ved deres jetoner.
button-chips-stake = Et andet antal …
button-chips-reason = Begrund og nulstil …
chips-form-title = Giv alle { $stake } jetoner
chips-form-stake = Hvor mange jetoner?
chips-form-stake-how = Et helt tal fra 0 til { $most }
chips-form-reason = Hvorfor?
chips-form-reason-how = Alle spillere kan læse den, med dit navn.
chips-set-back =
    ✅ { $accounts ->
        [one] Én spiller har
       *[other] { $accounts } spillere har
    } nu { $stake } jetoner.
table-chips = -# Jetoner er legetøjspenge. Du kan ikke købe dem, veksle dem eller give dem væk.{ $server ->
        [yes] { " " }Se serverens under `/{ command-leaderboard }`.
       *[no] {""}
    }

refused-not_staff = { $role ->
    [none] Det kræver tilladelsen **Administrer server**. De der har den, kan også vælge en rolle til ligaledelsen i `/{ command-settings }`.
   *[other] Det kræver tilladelsen **Administrer server** eller rollen { $role }.
}
refused-chips_stake = Skriv et helt antal jetoner fra 0 til { $most }.
refused-chips_reason = Skriv en begrundelse på højst { $count } tegn. Alle spillere kan læse den.
