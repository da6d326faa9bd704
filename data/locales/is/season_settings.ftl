# The settings of a season: their names, the forms in which they are changed, and what may be written there.
setting = { $option }: { $value }
setting-name = Nafn keppni
setting-channel = Rás keppninnar
setting-game = Spil
setting-format = Keppnisform
setting-clock = Klukka
setting-houserules = Húsreglur
setting-length = Gjafir í leik
setting-size = Spilarar við borð
setting-rounds = Umferðir
setting-round-length = Lengd umferðar
setting-places = Pláss
setting-signup-closes = Skráningu lýkur
setting-starts = Tímabil byrjar
setting-ends = Tímabili lýkur
setting-late = Innganga eftir byrjun
setting-division-size = Flestir spilarar í deild
setting-moving = Upp um deild og niður
setting-seeding = Styrkleikaröð
setting-tie = Jafnt á mörkunum
setting-carry = Stig með í úrslitakeppni
setting-hours = Leiktímar
setting-grace = Mínútur sem beðið er eftir seinum
setting-reminders = Áminningar fyrir frest
setting-schedule = Staðan birt
setting-log-channel = Rás fyrir ákvarðanir
setting-role = Hlutverk meistara

season-settings-match = Spil og húsreglur
season-settings-format = Keppnisform og pláss
season-settings-rounds = Umferðir og nafnakall
season-settings-dates = Dagsetningar
season-settings-counting = Stigaútreikningur
season-settings-divisions = Styrkleikaröð og deildir
season-settings-name = Nafn og rás
season-settings-posts = Áminningar, færslur og hlutverk
season-settings-title = **Stillingar tímabils.** Ég birti breytingar sem varða spilara, með ástæðu þinni.
season-settings-change = Breyta …
season-settings-fixed = -# **Fast,** því tímabilið er byrjað: { $settings }{ $undo ->
    [yes] {"\u000A"}Þar til fyrsti leikur byrjar má breyta þessu líka. Notaðu fyrst **{ dashboard-more-unstart }** undir **{ dashboard-more }**.
   *[no] {""}
}
season-settings-no-reason = Þetta má vera autt
season-settings-numbers = { $least } til { $most }
season-settings-moments = t.d. á morgun kl. 20:00, föstudag kl. 20, eftir 3 daga
season-settings-about-length = { season-settings-numbers }. 0: { season-settings-empty-length }
season-settings-about-round-length = t.d. 7 dagar, 36 klukkutímar, 30 mínútur
season-settings-about-grace = { season-settings-numbers }, eftir fyrstu tíu í hverju nafnakalli
season-settings-about-hours = t.d. 17-23
season-settings-empty-length = eins margar og spilið þarf
season-settings-empty-places = ótakmarkað
season-settings-empty-signup-closes = þegar tímabilið byrjar
season-settings-empty-starts = þegar þú byrjar það
season-settings-empty-ends = þegar þú staðfestir úrslitin
refused-settings_fixed = Tímabilið er byrjað, svo þessum stillingum er ekki lengur hægt að breyta.
refused-umpire_role_unusable = { $problem }

setting-seeding-rating = styrkleikastig, svo skráning
setting-seeding-signup = röð skráningar
setting-seeding-lot = hlutkesti
setting-tie-auto = unnar gjafir, svo 2. umferð
setting-tie-umpire = dómarinn, strax
setting-reminders-both = degi og klukkutíma fyrr
setting-reminders-day = degi fyrr
setting-reminders-hour = klukkutíma fyrr
setting-reminders-none = engar
dashboard-more-settings = Stillingar tímabils

# Presets
umpire-plan-presets = { $preset ->
    [none] Veldu sniðmát …
   *[other] Sniðmát: { $preset }
}
preset-evening = Eitt kvöld
preset-evening-about = Fjórar stuttar umferðir, hröð klukka, fjögurra manna borð. Þú byrjar
preset-weekly = Vikukeppni
preset-weekly-about = Sex vikulangar umferðir, fjögurra manna borð, staðan í hverri viku
preset-cup = Bikarkvöld
preset-cup-about = Útsláttur í stuttum umferðum, hröð klukka. Þú byrjar
preset-open = Opið tímabil
preset-open-about = Fjórar vikur þar sem spilarar opna sín eigin borð
preset-own = Vistað á þessum server
preset-delete = { preset-form-delete } …
button-save-preset = { preset-form } …
preset-form = Vista sem sniðmát
preset-form-name = Nafn
preset-form-name-about = Kemur í stað vistaðs sniðmáts með sama nafni
preset-form-delete = Eyða sniðmáti
preset-saved = 💾 Vistað sem **{ $name }**, án dagsetninga, rása og hlutverka.
preset-deleted = 🗑️ Sniðmátinu **{ $name }** er eytt.
refused-preset_taken = Ég á þegar sniðmát sem heitir { $name }. Veldu annað nafn.
refused-preset_full = Vistuð sniðmát mega mest vera { $count }. Eyddu fyrst einu.
refused-preset_gone = Þetta sniðmát er ekki lengur til.
setting-schedule-never = aldrei
setting-schedule-daily = daglega
setting-schedule-weekly = vikulega
umpire-plan-again = 👋 Þegar þú opnar skráningu spyr ég spilara síðasta tímabils hvort þeir séu með.
umpire-opened-asked = 👋 Ég spyr spilara síðasta tímabils hvort þeir séu með ({ $count }).
