# Play money, and who may set it back.

chips-note = -# Spilapeningar eru bara í þykjustunni á þessum server. Þá er ekki hægt að kaupa, leysa út eða gefa.
chips-title =
    ## { $name } · { $chips ->
        [one] { $chips } spilapeningur
       *[other] { $chips } spilapeningar
    }{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# síða { $page } af { $pages }
    }
chips-none = Enn hafa engir spilapeningar unnist eða tapast. Spilað er upp á spilapeninga í Olsen þegar húsreglan um **pott** er á.
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
        [void] { chips-match } telur ekki lengur
        [again] { chips-match } telur aftur
       *[reset] endurstillt, { $name }: { $reason }
    } · staða { $balance }
chips-board-title =
    ## Spilapeningar á þessum server{ $pages ->
        [1] {""}
       *[other] { "\u000A" }-# síða { $page } af { $pages }
    }
chips-board-none = Enn hafa engir spilapeningar unnist eða tapast. Spilað er upp á spilapeninga í Olsen þegar húsreglan um **pott** er á.
chips-line = **{ $rank }.** { $own ->
        [yes] ▸ **{ $name }**
       *[no] { $name }
    } · { $chips }
chips-bank = Bankinn spilar fyrir tölvurnar og á { $chips }. Summan af hans peningum og ykkar er alltaf 0.
button-chips = Spilapeningar
button-chips-board = Spilapeningar allra
button-chips-own = Spilapeningarnir mínir

button-chips-back = Endurstilla spilapeninga …
chips-back =
    ## Á að setja alla á { $stake }?
    { $accounts ->
        [0] Enn hafa engir spilapeningar unnist eða tapast, svo ekkert myndi breytast.
       *[other] Spilarar sem eiga eða skulda: { $accounts }. Þetta breytir stöðunni hjá { $changed } þeirra.
    } { $direction ->
        [gets] Bankinn fær { $bank }.
        [gives] Bankinn gefur { $bank }.
       *[none] {""}
    }
    Nýir spilarar byrja áfram á 0. Það er ekki hægt að taka þetta til baka. Spilarar sjá nafnið þitt og ástæðuna hjá spilapeningunum sínum.
button-chips-stake = Önnur tala …
button-chips-reason = Gefa ástæðu og endurstilla …
chips-form-title = Setja alla spilapeninga á { $stake }
chips-form-stake = Hve margir spilapeningar?
chips-form-stake-how = Heil tala frá 0 til { $most }
chips-form-reason = Hvers vegna?
chips-form-reason-how = Allir spilarar geta lesið þetta, með nafninu þínu.
chips-set-back =
    ✅ { $accounts ->
        [one] { $accounts } spilari settur
       *[other] { $accounts } spilarar settir
    } á { $stake }.
table-chips = -# Spilapeningar eru bara í þykjustunni. Þá er ekki hægt að kaupa, leysa út eða gefa.{ $server ->
        [yes] { " " }Stöðuna á þessum server sérðu í `/{ command-leaderboard }`.
       *[no] {""}
    }

refused-not_staff = { $role ->
    [none] Til þess þarftu heimildina **Manage Server**. Með henni er líka hægt að velja hlutverk keppnisstjórnar í `/{ command-settings }`.
   *[other] Til þess þarftu heimildina **Manage Server** eða hlutverkið { $role }.
}
refused-chips_stake = Skrifaðu heila tölu spilapeninga frá 0 til { $most }.
refused-chips_reason = Gefðu ástæðu, í mesta lagi { $count } stafi. Allir spilarar geta lesið hana.
