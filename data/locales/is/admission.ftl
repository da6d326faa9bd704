# Who may play: members whom the staff suspend for a time, and players who are not seated together.
command-suspend = suspend
command-suspend-description = Keppnisstjórn: setja meðlimi í tímabundið bann
command-suspend-add = add
command-suspend-add-description = Setja meðlim í tímabundið bann frá borðum, keppnum eða hvoru tveggja
command-suspend-add-reason-description = Hvers vegna (meðlimurinn getur lesið það)
command-suspend-add-member-description = Hver má ekki spila
command-suspend-add-place = place
command-suspend-add-place-description = Borð, keppnir eða hvort tveggja (sjálfgefið: hvort tveggja)
choice-place-all = borð og keppnir
choice-place-tables = borð
choice-place-leagues = keppnir
command-suspend-lift = lift
command-suspend-lift-description = Leyfa meðlim að spila aftur
command-suspend-lift-member-description = Hver má spila aftur
command-suspend-show = show
command-suspend-show-description = Hver er í banni, hve lengi og hvers vegna
command-my-avoid = avoid
command-my-avoid-description = Aldrei sitja við borð með meðlim, eða hætta við það. Bara þú sérð þetta
command-my-avoid-member-description = Meðlimurinn sem þú vilt forðast

suspension-set = { $name } má ekki { $place ->
        [tables] spila við borð
        [leagues] taka þátt í keppnum
       *[all] spila við borð eða taka þátt í keppnum
    } til <t:{ $until }:f>. Ástæðan birtist bara þegar reynt er að vera með: { $reason }
    -# Leikir og tímabil í gangi halda áfram. Á stjórnborði tímabils er hægt að fjarlægja spilara.
suspension-lifted = { $name } má spila aftur.
suspension-title = ## Bönn
suspension-none = Enginn meðlimur er í banni.
suspension-line = - **{ $name }**, { $place ->
        [tables] borð
       *[leagues] keppnir
    }, til <t:{ $until }:f>: { $reason } ({ $by })
avoid-noted = Þið lendið ekki lengur við sama borð, þú og { $name }, og ég segi engum frá því. Þetta gildir við opin borð. Í keppnum ræður röðunin. Notaðu `/{ command-my } { command-my-avoid }` aftur til að hætta við.
avoid-gone = Þið getið aftur setið við sama borð, þú og { $name }.
refused-suspended_tables = Þú ert í banni frá borðum á þessum server til <t:{ $until }:f>. Ástæða: { $reason }
refused-suspended_leagues = Þú ert í banni frá keppnum á þessum server til <t:{ $until }:f>. Ástæða: { $reason }
refused-suspension_past = Sá tími er liðinn. Skrifaðu hvenær banninu lýkur.
refused-suspension_too_long =
    Bann varir í mest { $count ->
        [one] { $count } dag
       *[other] { $count } daga
    }. Láttu því ljúka fyrr.
refused-suspension_staff = Þú getur ekki sett þig eða stjórnanda servers í bann.
refused-suspension_bot = Bottar spila ekki, svo þá er ekki hægt að setja í bann.
refused-not_suspended = Þessi meðlimur er ekki í banni. `/{ command-suspend } { command-suspend-show }` sýnir öll bönn.
refused-avoids = { $name } er við þetta borð, og þú hefur valið að forðast þann spilara. Því má breyta með `/{ command-my } { command-my-avoid }`.
refused-avoided = Þú getur ekki verið með við þetta borð vegna stillinga annars spilara. Þú getur opnað þitt eigið með `/{ command-play }`.
refused-avoid_self = Þú getur ekki forðast þig.
refused-avoid_full =
    Þú getur mest forðast { $count ->
        [one] { $count } meðlim
       *[other] { $count } meðlimi
    }. Taktu fyrst einn út.
