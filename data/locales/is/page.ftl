# The page of `olsen try`: what Discord itself would say.
page-language = is
page-topic = Eftirlíking af Discord. Hún keyrir bara á þessari vél.
page-topic-rehearsal = Eftirlíking af Discord. Skrifaðu /{ command-umpire } { command-umpire-create }, og svo /{ command-next } eins oft og þú vilt.
page-you-are = Þú ert
page-more = Meira
page-end = Ljúka eftirlíkingunni
page-ended = Eftirlíkingunni er lokið.
page-conversation = Spjall
page-earlier = Eldri skilaboð
page-newer = Nýrri skilaboð
page-latest = Ný skilaboð. Fara í þau síðustu
page-no-messages = Engin skilaboð enn.
page-message = Skilaboð
page-write = Skrifa í { $channel }
page-send = Senda
page-save = Vista
page-cancel = Hætta við
page-close = Loka
page-submit = Senda inn
page-dialog = Form
page-form = Bara bottinn á þessari vél les svörin þín.
page-commands-here = Hér má nota skipanir
page-unavailable = Ekki er lengur hægt að ýta á þetta. Skoðaðu nýjustu skilaboðin.
page-moment = Augnablik …
page-no-answer = Ekkert svar. Ýttu aftur.
page-no-connection = Ekkert samband. Reyni aftur …
page-used = { $name } notaði
page-target = skilaboðin
page-edited = breytt
page-edited-at = Breytt
page-private = Bara þú sérð þetta
page-app = FORRIT
page-reply = Svara
page-edit = Breyta
page-delete = Eyða
page-delete-ask = Á að eyða skilaboðunum? Það er ekki hægt að taka það til baka.
page-pin = Festa
page-unpin = Losa
page-thread = skilaboð: { $count }
page-archived = Í geymslu
page-picture = Mynd
page-download = Sækja
page-select = Velja
page-selection = Valið þitt
page-clear = Hreinsa valið
page-search = Leita
page-previous = Til baka
page-next = Áfram
page-apply = Búið
page-nothing = Ekkert að velja
page-nothing-fits = Ekkert passar
page-one-to-choose = Eitt að velja
page-to-choose = { $count } að velja úr
page-choose-exactly = Valin: { $chosen }. Veldu { $count }.
page-choose-between = Valin: { $chosen }. Veldu { $least } til { $most }.
page-choose-least = Veldu { $least } eða fleiri.
page-choose-most = Veldu { $most } eða færri.
page-required = Fylltu þetta út.
page-longer =
    { $least ->
        [one] Skrifaðu { $least } staf eða fleiri.
       *[other] Skrifaðu { $least } stafi eða fleiri.
    }
page-shorter =
    { $most ->
        [one] Skrifaðu { $most } staf eða færri.
       *[other] Skrifaðu { $most } stafi eða færri.
    }
page-length = Þetta er of stutt eða of langt.
page-range = Þetta er of lágt eða of hátt.
page-offered = Veldu úr listanum.
page-invalid = Ég get ekki lesið þetta.
page-options = Valkostir
page-more-options = valkostir
