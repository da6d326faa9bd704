# Det dommerne gjør: åpner sesonger, tar avgjørelser, og loggen deres. Her står ordene for hver linje i loggen for en sesong.
former-player = en tidligere spiller
umpire-and-more = { $names } og { $count } til
umpire-day = { DATETIME($day, dateStyle: "medium") }
umpire-match = { DATETIME($day, dateStyle: "medium") }: { $players }
umpire-round =
    Runde { $round }{ $division ->
        [1] {""}
       *[other] , divisjon { $division }
    }, bord { $table }: { $players }

act-signup = { $player } meldte seg på.
act-leave = { $player } trakk seg.
act-check-in = { $player } meldte seg klar til start.
act-appeal = { $player } spurte dommeren om dette partiet: { $match }.
act-seat = Det ble åpnet et bord for { $fixture }.
act-unseat = Bordet for { $fixture } ble lukket uten resultat.
act-record = Et parti er ferdig: { $match }.
act-game =
    { $table }: omgang { $slot } { $stands ->
        [dealt] ble delt ut.
       *[over] er ferdig.
    }
act-draw = Neste runde ble trukket. Den varer til { $until }.
act-remind =
    { $what ->
        [day] Det er et døgn igjen, og en påminnelse ble sendt
       *[hour] Det er en time igjen, og en påminnelse ble sendt
    }: { $fixture }.
act-walkover = Tiden var ute: { $fixture }.
act-post = Tabellen ble lagt ut.
act-close = Alt er spilt.
act-open-check-in = Alle påmeldte bes bekrefte at de er med innen { $until }.
act-start = Sesongen er i gang.
act-pause = Sesongen står stille.
act-resume = Sesongen fortsetter.
act-confirm = Resultatene er bekreftet.
act-cancel = Sesongen er avlyst.
act-arrange = Påminnelser, kanaler, rolle og oppslag ble ordnet på nytt.
act-answer = { $player } fikk svar om dette partiet: { $match }.

ruling-void = Dette partiet teller ikke: { $match }.
ruling-adjust = { $player } har { $total } i dette partiet: { $match }.
ruling-award =
    { $player } { $sign ->
        [plus] får
       *[minus] mister
    } { $points ->
        [one] 1 poeng
       *[other] { $points } poeng
    }.
ruling-settle = Det er avgjort hvem som står foran. I denne rekkefølgen: { $players }.
ruling-withdraw =
    { $player } er ikke lenger med. { $rest ->
        [forfeit] Det som gjenstår, er tapt.
        [zero] Det som gjenstår, gir ingenting, og de andre spiller videre alene.
       *[void] Ingenting av det de har spilt, teller for noen.
    }
ruling-replace = { $player } tar over for { $old }.
ruling-extend =
    { $count ->
        [0] Sesongen varer til { $until }.
        [one] Fristen er { $until }: { $fixture }.
       *[other] Fristen er { $until } ved { $count } bord.
    }
ruling-caution = { $player } får en advarsel.
ruling-reverse = Avgjørelse { $number } er trukket tilbake: «{ $what }»
ruling-game-adjust =
    { $player }, runde { $round }, omgang { $slot }: { $sign ->
        [set] poengene er nå { $points }.
        [plus] { $points } poeng mer.
       *[minus] { $points } poeng mindre.
    }
ruling-game-void = Omgang { $slot } teller ikke og spilles om igjen. { $table }.
ruling-game-shared = Det er avgjort: alle har vunnet.
ruling-game-settle = Det er avgjort til fordel for { $players }.
ruling-game-withdraw = { $player } er ikke lenger med; det som er spilt, står.
