# Play money, and who may set it back.

chips-note = -# Marker är serverns låtsaspengar. Du kan inte köpa dem, växla in dem eller ge bort dem.
chips-title =
    ## { $name } · { $chips ->
        [one] 1 mark
       *[other] { $chips } marker
    }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# sida { $page } av { $pages }
    }
chips-none = Inga marker vunna eller förlorade än. Man spelar om marker i Olsen när husregeln om **marker** är på.
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
        [void] { chips-match } räknas inte längre
        [again] { chips-match } räknas igen
       *[reset] återställt av { $name }: { $reason }
    } · saldo { $balance }
chips-board-title =
    ## Marker på den här servern{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# sida { $page } av { $pages }
    }
chips-board-none = Inga marker vunna eller förlorade än. Man spelar om marker i Olsen när husregeln om **marker** är på.
chips-line = **{ $rank }.** { $own ->
        [yes] ▸ **{ $name }**
       *[no] { $name }
    } · { $chips }
chips-bank = Banken spelar för datorerna och har { $chips }. Bankens marker och era blir alltid 0 tillsammans.
button-chips = Marker
button-chips-board = Allas marker
button-chips-own = Mina marker

button-chips-back = Återställ alla marker …
chips-back =
    ## Återställ alla till { $stake ->
        [one] 1 mark
       *[other] { $stake } marker
    }?
    { $accounts ->
        [0] Inga marker vunna eller förlorade än, så inget skulle ändras.
        [one] En spelare har marker eller är skyldig några.
       *[other] { $accounts } spelare har marker eller är skyldiga några. Det här ändrar markerna för { $changed } av dem.
    } { $direction ->
        [gets] Banken får { $bank }.
        [gives] Banken ger { $bank }.
       *[none] {""}
    }
    Nya spelare börjar fortfarande på 0. Du kan inte ångra det här. Spelarna ser ditt namn och ditt skäl vid sina marker.
button-chips-stake = Ett annat antal …
button-chips-reason = Ge ett skäl och återställ …
chips-form-title = Återställ alla marker till { $stake }
chips-form-stake = Hur många marker?
chips-form-stake-how = Ett helt tal från 0 till { $most }
chips-form-reason = Varför?
chips-form-reason-how = Alla spelare kan läsa det här, med ditt namn.
chips-set-back =
    ✅ { $accounts ->
        [one] En spelare är återställd
       *[other] { $accounts } spelare är återställda
    } till { $stake }.
table-chips = -# Marker är låtsaspengar. Du kan inte köpa dem, växla in dem eller ge bort dem.{ $server ->
        [yes] { " " }Serverns marker finns under `/{ command-leaderboard }`.
       *[no] {""}
    }

refused-not_staff = { $role ->
    [none] Det här kräver behörigheten **Hantera server**. De som har den kan också välja en roll för ligaansvariga i `/{ command-settings }`.
   *[other] Det här kräver behörigheten **Hantera server** eller rollen { $role }.
}
refused-chips_stake = Skriv ett helt antal marker från 0 till { $most }.
refused-chips_reason = Ge ett skäl på högst { $count } tecken. Alla spelare kan läsa det.
