# What happened, a sentence each. $seat and the like are names.
event-dealt = { $seat } gefur { $count } spil á mann.
event-bought_in = Hver spilari borgar { $chips } spilapeninga. Í pottinum eru { $pot }.
event-buried = { $card } kemur upp og fer neðst í stokkinn.
event-starter = { $card } kemur upp.
event-played = { $seat } setur út { $cards }{ $left ->
        [0] , síðasta spilið!
        [1] {" "}og á eitt spil eftir.
       *[other] .
    }
event-played_named =
    { $seat } setur út { $cards }{ $left ->
        [0] , síðasta spilið.
        [1] {" "}og á eitt spil eftir.
       *[other] .
    } Nú gildir { $suit }.
event-named = { $seat } breytir um sort. Nú gildir { $suit }.
event-poisoned =
    { $count ->
        [0] {""}
       *[other] { $players ->
            [1] { $seats } á að draga { $count } spil.
           *[other] { $seats } eiga að draga { $count } spil hver.
        }
    }
event-drew =
    { $count ->
        [0] { $seat } hefur ekkert að draga.
       *[other] { $seat } dregur { $count } spil{ $why ->
            [false_call] { " fyrir að kalla að óþörfu" }
           *[other] {""}
        }.
    }
event-missed =
    { $players ->
        [1] { $seats } situr hjá.
       *[other] { $seats } sitja hjá.
    }
event-passed = { $seat } segir pass.
event-drew_passed = { $seat } dregur { $count } spil og segir pass.
event-drew_played =
    { $seat } dregur { $count } spil, setur út { $cards }{ $left ->
        [1] {" "}og á eitt spil eftir.
       *[other] .
    }
event-drew_played_named =
    { $seat } dregur { $count } spil, setur út { $cards }{ $left ->
        [1] {" "}og á eitt spil eftir.
       *[other] .
    } Nú gildir { $suit }.
event-poisoned_missed =
    { $players ->
        [1] { $seats } dregur { $count } spil og situr hjá.
       *[other] { $seats } draga { $count } spil hver og sitja hjá.
    }
event-called = 📣 { $seat } kallar!
event-call_missed = { $seat } gleymdi að kalla.
event-forgot =
    { $count ->
        [0] ❗ { $seat } gleymdi að kalla, en það er ekkert eftir til að draga.
       *[other] ❗ { $seat } gleymdi að kalla og dregur { $count } spil!
    }
event-penalty =
    { $count ->
        [0] { $seat } á að draga, en það er ekkert eftir.
       *[other] { $seat } dregur { $count } spil fyrir það.
    }
event-offence = { $seat } gleymdi sér, og nú má góma.
event-challenged = Gómað! { $seat } sá að { $target } gleymdi að kalla.
event-caught =
    ❗ { $seat } sá að { $target } gleymdi að kalla{ $count ->
        [0] , en það er ekkert eftir til að draga.
       *[other] . { $target } dregur { $count } spil!
    }
event-called_falsely =
    ❗ { $seat } kallar að óþörfu{ $count ->
        [0] .
       *[other] {" "}og dregur { $count } spil.
    }
event-false_call = { $seat } kallar að óþörfu.
event-recycled = Bunkinn er stokkaður og verður nýr stokkur: { $count } spil.
event-table_changed = Það er ekkert eftir til að draga, svo { $seat } á leik aftur.
event-went_out = 🎉 { $seat } er án spila!
event-blocked = Enginn spilari getur gert neitt.
event-struck = Þessi stig myndu fella alla úr leik, svo þau telja ekki.
event-deal_over =
    { $winner ->
        [none] Gjöfin endar án sigurvegara.
       *[other] { $winner } vinnur { $deal }. gjöf.
    }
event-eliminated = { $seat } er úr leik með { $total } stig.
event-match_over = 🏁 Leiknum er lokið.

# What happened to the reader.
you-called = 📣 Þú kallar!
you-called_falsely =
    ❗ Þú kallar að óþörfu{ $count ->
        [0] .
       *[other] {" "}og dregur { $count } spil.
    }
you-call_missed = ❗ Þú gleymdir að kalla.
you-forgot =
    { $count ->
        [0] ❗ Þú gleymdir að kalla, en það er ekkert eftir til að draga.
       *[other] ❗ Þú gleymdir að kalla: { $count } spil!
    }
you-caught =
    { $count ->
        [0] ❗ { $seat } gómar þig, en það er ekkert eftir til að draga.
       *[other] ❗ { $seat } gómar þig: { $count } spil!
    }
# $who made the move in which it happened.
you-poisoned_missed = { $who } lætur þig draga { $count } spil, og þú situr hjá.
you-drew =
    { $count ->
        [0] Þú hefur ekkert að draga.
       *[other] Þú dregur { $count } spil.
    }
# What the reader did, or the table for them. $cards that were drawn are unknown after a restart.
own-drew =
    { $cards ->
        [none] { you-drew }
       *[other] Þú dregur { $cards }.
    }
own-drew_passed =
    Þú dregur { $cards ->
        [none] { $count } spil
       *[other] { $cards }
    } og segir pass.
own-passed = Þú segir pass.
own-played =
    Þú setur út { $cards }{ $left ->
        [0] , síðasta spilið þitt!
        [1] {" "}og átt eitt spil eftir.
       *[other] .
    }
own-played_named =
    Þú setur út { $cards }{ $left ->
        [0] , síðasta spilið þitt.
        [1] {" "}og átt eitt spil eftir.
       *[other] .
    } Nú gildir { $suit }.
you-missed = { $who } lætur þig sitja hjá.
you-offence = Nú mega hinir góma þig.
# What the reader did to $target.
your-caught =
    { $count ->
        [0] ❗ Þú sást að { $target } gleymdi að kalla, en það er ekkert eftir til að draga.
       *[other] ❗ Þú sást að { $target } gleymdi að kalla. { $target } dregur { $count } spil!
    }
