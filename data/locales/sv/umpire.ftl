# What umpires do: opening seasons, deciding, and their log. The words of every line in a season's log are here.
umpire-day = { DATETIME($day, dateStyle: "medium") }
umpire-match = { DATETIME($day, dateStyle: "medium") } kl. { $clock }: { $players }
umpire-where =
    { $stage ->
        [final] Slutspel, bord { $table }
        [tiebreaker] Skiljematch { $round }{ season-division }
       *[round] Omgång { $round }{ season-division }, bord { $table }
    }
umpire-round = { umpire-where }: { $players }
umpire-fixture-cut = ett bord i en struken omgång

act-signup =
    { $player } anmälde sig{ $division ->
        [0] {""}
       *[other] { " " }(division { $division } efter rating)
    }.
act-leave = { $player } lämnade.
act-check-in = { $player } checkade in.
act-appeal = { $player } frågade domaren: { $match }.
act-seat = Bordet öppnat: { $fixture }.
act-relocate = Flyttat till en annan tråd: { $fixture }.
act-unseat = Bordet stängt utan resultat: { $fixture }.
act-record = Matchen klar: { $match }.
act-game =
    { $table }: giv { $slot } { $stands ->
        [dealt] delades ut.
       *[over] är klar.
    }
act-put-off = Färre än två spelare var med, så { $until ->
        [none] anmälan är öppen tills vidare.
       *[other] starten skjuts upp till { $until }.
    }
act-draw = Nästa omgång är lottad. Den slutar { $until }.
act-remind =
    { $what ->
        [day] Påminnelse, en dag kvar
        [umpire] Domaren påmind, inga spelare dök upp
       *[hour] Påminnelse, en timme kvar
    }: { $fixture }.
act-forfeit =
    { $who ->
        [none] Tidsgränsen gick ut utan resultat: { $fixture }.
       *[other] { $who } vann på walkover: { $fixture }.
    }
act-appoint = Tiden är nu { $at }: { $fixture }.
act-mark = { $player } anger tider: { $fixture }.
act-propose = { $player } föreslår { $at }: { $fixture }.
act-accept = { $player } godtar { $at }: { $fixture }.
act-decline = { $player } kan inte spela { $at }: { $fixture }.
act-want-event = { $player } vill ha ett evenemang: { $fixture }.
act-miss-event = Discord skapade inget evenemang{ $why ->
        [full] , servern har för många
       *[other] {""}
    }: { $fixture }.
act-agree = Tid avtalad, { $at }: { $fixture }.
act-ask = En ny spelare får frågan om tiden: { $fixture }.
act-ask-for-hours = Spelare utan tider fick frågan igen ({ $count ->
        [one] 1 bord
       *[other] { $count } bord
    }).
act-lapse = Den föreslagna tiden gick ut: { $fixture }.
act-call = Redokoll till { $until }: { $fixture }.
act-call-over = Redokollen stängde: { $fixture }.
act-play-on =
    { $players ->
        [none] Alla spelare fortsätter: { $fixture }.
       *[other] Matchen fortsätter utan { $players }: { $fixture }.
    }
act-wait = Mer tid för en tur, till { $until }: { $fixture }.
act-begin = { $players } spelar: { $fixture }.
act-begin-all =
    { $fixture } börjar.{ $away ->
        [none] {""}
       *[other] { " " }Datorer spelar tills vidare åt { $away }.
    }
act-deserted = För få dök upp: { $fixture }.
act-post = Ställningen lades ut.
act-close = Alla matcher är klara.
act-open-check-in = Incheckningen är öppen till { $until }.
act-start = Säsongen börjar.
act-pause = Säsongen är pausad.
act-resume = Säsongen fortsätter.
act-confirm = Resultaten är bekräftade.
act-reopen = Resultaten granskas igen.
act-cancel = Säsongen är inställd.
act-umpires = Domare: { $umpires }.
act-name-role = { $role ->
    [none] Division { $division } har ingen roll längre.
   *[other] Spelare i division { $division } har rollen { $role }.
}
act-lose-channel = Säsongens kanal togs bort, så säsongen väntar.
act-alter = Säsongsinställningar ändrade: { $settings }
act-answer = { $player } fick svar: { $match }.

ruling-void = Matchen räknas inte: { $match }.
ruling-adjust = { $player } har { $total } i matchen: { $match }.
ruling-award =
    { $player } { $sign ->
        [plus] får
       *[minus] förlorar
    } { $points ->
        [one] 1 poäng
       *[other] { $points } poäng
    }.
ruling-settle = Ordningen mellan dem som stod lika: { $players }.
ruling-tiebreaker = Skiljematch: { $players }, senast { $until }.
ruling-withdraw =
    { $player } är ute ur säsongen. { $rest ->
        [forfeit] Återstående matcher blir walkover.
        [zero] Återstående matcher räknas inte.
       *[void] Inga av matcherna räknas, inte heller de som är spelade.
    }
ruling-replace = { $player } tar över från { $old }.
ruling-extend =
    { $count ->
        [0] Säsongen varar till { $until }.
        [one] Tidsgränsen är nu { $until }: { $fixture }.
       *[other] Tidsgränsen är nu { $until } för { $count } bord.
    }
ruling-enter =
    Resultat inskrivet för en match som spelades på annat håll{ $fixture ->
        [none] {""}
       *[other] , { $fixture }
    }: { $order }
ruling-enter-seat =
    { $place ->
        [0] 🏳️
       *[other] { $place }.
    } { $name }{ $points ->
        [none] {""}
       *[other] { " " }({ $points })
    }
ruling-warn = { $player } fick en privat varning.
ruling-reverse = Beslutet från { $at } är ångrat: ”{ $what }”
ruling-game-adjust =
    { $player }, omgång { $round }, giv { $slot }: { $sign ->
        [set] { $points }
        [plus] { $points } fler
       *[minus] { $points } färre
    } { $points ->
        [one] poäng
       *[other] poäng
    }.
ruling-game-void = Giv { $slot } räknas inte och spelas igen. { $table }.
ruling-game-shared = De delar förstaplatsen, och alla är vinnare.
ruling-game-settle = Avgjort till fördel för { $players }.
ruling-game-withdraw = { $player } är ute ur turneringen. Spelade givar räknas.

# Opening a season
umpire-plan =
    ## { $league }
    -# Inte utlyst än. Jag lägger ut den i { $channel }.
umpire-plan-usual = **Du har inte valt någon tävlingsform, så jag föreslår den här.** Välj en mall, eller ändra den.
umpire-new = En ny säsong
umpire-new-preset = Hur ni spelar
umpire-new-preset-about = Du kan ändra allt i förhandsvisningen
umpire-plan-edit = Ändra …
umpire-plan-dates =
    { $late ->
        [yes] { $closes ->
            [none] Spelare kan gå med före och efter starten.
           *[other] Anmälan stänger <t:{ $closes }:f> och öppnar igen efter starten.
        }
       *[no] Anmälan stänger { $closes ->
            [none] { season-settings-empty-signup-closes }
           *[other] <t:{ $closes }:f>
        }.
    } Säsongen börjar { $starts ->
        [none] { season-settings-empty-starts }
       *[other] <t:{ $starts }:f>
    }{ $ends ->
        [never] {""}
        [none] { " " }och slutar { season-settings-empty-ends }
       *[other] { " " }och slutar <t:{ $ends }:f>
    }. { $places ->
        [none] Alla får plats.
       *[other] Det finns { $places } platser och en väntelista.
    }
umpire-warn-hours = ⚠️ **Första omgången börjar utanför speltiderna.** Redokollen öppnar så fort en omgång börjar.
umpire-warn-places = ⚠️ **Inget bord blir fullt.** Ett bord har { $size } platser, säsongen { $places }.
umpire-warn-slow =
    ⚠️ **En match kanske inte hinner bli klar på en omgång.** Dess cirka { $turns } turer tar upp till { $time } med { $clock }, men en omgång tar { $round }. Då räknas den utan den oavslutade given. Det här hjälper: { $fitting ->
        [none] {""}
       *[other] en { $fitting } eller{ " " }
    }{ $length ->
        [none] {""}
       *[other] `{ option-length }` { $length } eller{ " " }
    }längre omgångar.
umpire-warn-pursuit = ⚠️ **En omgång kan ta veckor,** för alla bord måste bli klara. En match har cirka { $turns } turer. En vanlig klocka går fortare.
umpire-opened = **{ $league }** är utlyst i { $channel }, och anmälan är öppen. { $starts ->
        [none] Starta säsongen
       *[other] Säsongen börjar <t:{ $starts }:R>, eller när du startar den
    } i översikten.
umpire-season =
    { $league } · säsong { $number } · { $phase ->
        [signup] anmälan
        [check_in] incheckning
        [running] pågår
        [paused] pausad
        [review] spelad
        [cancelled] inställd
       *[over] slut
    }
button-open-signup = Öppna anmälan

# Changing what is announced
season-setting-altered = { $option }: { $was } → { $now }
season-setting-none = ingen
season-setting-yes = ja
season-setting-no = nej
season-setting-hours = { $first } till { $last } ({ $zone })
season-setting-span =
    { $unit ->
        [minutes] { $time ->
            [one] 1 minut
           *[other] { $time } minuter
        }
        [hours] { $time ->
            [one] 1 timme
           *[other] { $time } timmar
        }
       *[days] { $time ->
            [one] 1 dag
           *[other] { $time } dagar
        }
    }
term-grace =
    { $grace ->
        [one] 1 minut
       *[other] { $grace } minuter
    }, så en redokoll tar { $check }
umpire-alter-no-place = Flyttas till väntelistan: { $names }
umpire-alter-place = Får en plats: { $names }
umpire-alter-cut = Lottningen från omgång { $round } tas bort. Inget av det var spelat.
umpire-alter-to-come = Den pågående omgången behåller sin tidsgräns. Du kan förlänga den i översikten.
umpire-told = Jag lägger ut det här i säsongens kanal{ $why ->
        [yes] , med ditt skäl
       *[no] {""}
    }.
umpire-alter-stay = Alla { $count } spelare är kvar.
button-cancel = Avbryt

# How it goes
umpire-check-in-asked =
    🙋 Jag pingar { $started ->
        [yes] väntelistan en gång. Nästa platser går till dem som trycker på **{ league-button-here }**.
       *[no] alla { $count } spelare en gång och ber dem trycka på **{ league-button-here }**. Spelare som inte gör det förlorar sin plats. Säsongen börjar { $starts ->
            [none] direkt efter incheckningen
           *[other] <t:{ $starts }:f>
        } om minst två är med.
    }
umpire-pause-clock =
    ⏳ Inga tidsgränser, lottningar, redokoller eller påminnelser förrän du fortsätter.{ $next ->
        [none] {""}
       *[other] { " " }Nästa tidsgräns är <t:{ $next }:f>.
    }
umpire-pause-playing = 🎴 Pågående matcher, som fortsätter och räknas: { $count }
umpire-pause-called = 📣 Redokoller som avbryts: { $count }. Det blir ingen walkover, och jag hittar andra tider.
umpire-pause-timed = 📅 Bord med en tid: { $count }. Passerar den hittar jag en annan.
umpire-resume-clock =
    ⏳ Alla tidsgränser flyttas med tiden sedan <t:{ $since }:f>.{ $next ->
        [none] {""}
       *[other] { " " }Nästa är ungefär <t:{ $next }:f>.
    }
umpire-resume-lost = 📅 Bord vars tid har passerat: { $count }. Jag hittar andra.

# Before a decision
umpire-preview =
    ### { $league } · säsong { $number }
    -# Bara du ser det här. Inget händer förrän du trycker på **{ button-confirm }**. Sedan:
umpire-reason = > { $reason }
umpire-own-table = ⚠️ Det här är ditt eget bord. Det kommer att stå i loggen.
umpire-no-change = Ställningen är oförändrad.
umpire-change = - { $name }: { $was } → **{ $now }**
umpire-standing =
    { $place ->
        [none] ingen placering
       *[other] { $place }.
    }{ $score ->
        [none] {""}
       *[other] { " " }({ $score })
    }
umpire-table-stops =
    { $phase ->
        [lobby] Bordet i { $where } stängs.
       *[other] Matchen i { $where } stoppas.
    }
umpire-table-hands-over = I { $where } tar den nya spelaren över platsen från { $player }.
umpire-table-forfeits = I { $where } lämnar { $player } walkover, och en dator spelar vidare.
umpire-table-takes-out = I { $where } förlorar { $player } sin plats.
umpire-table-scores = Matchen i { $where } avslutas, för bara en spelare är kvar.
umpire-starts-round =
    { $pings ->
        [yes] 📣 Jag lottar omgång 1 och pingar spelarna.
       *[no] 🧵 Jag lottar omgång 1 och öppnar borden i trådar.
    }
umpire-starters = **{ $count } spelar{ $names ->
        [none] .**
       *[other] :** { $names }
    }
umpire-all-through = ⚠️ **Alla spelare går vidare till slutspelet,** som har plats för { $through }. { $carry ->
        [yes] Deras poäng från omgång 1 och 2 läggs till.
       *[no] Det börjar från noll.
    }
umpire-byes = ⚖️ { $division ->
        [0] Några
       *[other] Division { $division }: några
    } får stå över en gång mer än andra, utan poäng.{ $fair ->
        [none] {""}
       *[other] { " " }Med { $fair } omgångar får alla stå över lika ofta.
    }
umpire-left-out = **Ingen plats:** { $names }
    -# { $absent ->
        [yes] Incheckningen uteblev, eller så var alla platser
       *[no] Alla platser var
    } tagna. Platsen på väntelistan är densamma.
umpire-start =
    { $why ->
        [up] ⬆️ Flyttas upp
        [down] ⬇️ Flyttas ner
        [back] ↩️ Tillbaka efter { umpire-seasons-off }
        [full] ↩️ Tillbaka efter { umpire-seasons-off }, för division { $promised } är full
        [room] ⏫ Från division { $promised }, för det finns plats
        [merged] 🔀 Från division { $promised }, som slås ihop
        [hand] 🆕 Placerad av en domare
        [rating] 🆕 Efter rating
        [unrated] 🆕 Ingen rating än
        [signup] 🆕 Efter anmälan
        [lot] 🆕 Genom lottning
       *[stays] Stannar
    }: { $names }
umpire-seasons-off =
    { $off ->
        [one] 1 säsongs
       *[other] { $off } säsongers
    } uppehåll
umpire-champions =
    { $count ->
        [0] Det finns ingen mästare.
        [one] 🏆 Mästare: **{ $names }**
       *[other] 🏆 Mästare: **{ $names }**
    }
umpire-unanswered = ⚠️ Obesvarade frågor: { $count }. Efter det här kan du inte svara på dem.
umpire-promoted = ⬆️ Upp: { $names }
umpire-relegated = ⬇️ Ner: { $names }
umpire-cancel-note = Säsongen slutar utan mästare. Matcher som pågår stoppas.
umpire-reopen-champions =
    { $count ->
        [0] Det fanns ingen mästare.
       *[other] ↩️ Inte mästare förrän du bekräftar igen: **{ $names }**
    }
umpire-reopen-role = ↩️ Jag tar tillbaka { $role }. När du bekräftar får den nya mästaren den.
umpire-reopen-moves = ↩️ Upp- och nedflyttning är öppen igen: { $names }.
umpire-reopen-divisions = ↩️ Spelarna får tillbaka sina divisionsroller tills du bekräftar.
umpire-reopen-stays = 📌 Matcher, beslut och rating ligger kvar tills du ändrar dem. Jag lägger ut att du granskar resultaten.
umpire-reopen-chips = 📌 Marker ligger också kvar. Ogiltigförklarar du en match går potten tillbaka.
refused-reopen_later = Du kan inte granska de här resultaten igen, för säsong { $number } i { $league } bygger på dem.
umpire-unplayed = ⚠️ { $missing }
umpire-unplayed-sure = **Bekräfta resultaten i { $league } fast allt inte är spelat?**
    { $missing }
umpire-cancel-sure = **Ställa in { $league }?** Du kan inte ångra det.
umpire-warn-note = { umpire-form-answer-about }.
umpire-begin-absent = 🏳️ Lämnar walkover och kommer sist: { $names }.
umpire-extend-note = Säsongen fortsätter till dess.
umpire-tiebreaker-line = 🎯 Den avgör vem som { $line ->
        [won] vinner
       *[moves] byter division
    }, och ger inga poäng och ingen rating.
umpire-named = -# Jag pingar alla. Ligaansvariga kan alltid gripa in.
umpire-named-gone = Inte längre domare: { $names }.
umpire-named-yourself = ⚠️ Det här lämnar över säsongen. Är du inte ligaansvarig kan bara de ta tillbaka dig.
umpire-tiebreaker-note = -# De som uteblir hamnar under dem som spelar. Dyker ingen upp får du skilja dem åt själv.
umpire-tied =
    { $names } delar { $place ->
        [1] förstaplatsen
       *[other] plats { $place }
    }{ $division ->
        [0] {""}
       *[other] { " " }i division { $division }
    }{ $line ->
        [won] , så det finns ingen vinnare än.
        [moves] , så det är öppet vem som byter division.
       *[goes_on] .
    }
umpire-settle-note = Skiljematchen ställs in.
umpire-void-again = Matchen ska spelas igen senast { $until }.
umpire-void-late = ⚠️ Bordets tidsgräns har gått ut. Förläng den så att de kan spela igen.
umpire-goes-on =
    { $phase ->
        [round1] Omgång 1 fortsätter.
        [round2] Omgång 2 pågår.
        [review] Omgång 1 och 2 är spelade.
        [tie] Avgör först ordningen mellan dem som står lika.
        [playoff] Slutspelet pågår.
        [final_review] Slutspelet är spelat.
        [cancelled] Turneringen är inställd.
       *[done] Turneringen är slut.
    }
umpire-tie =
    ⚖️ Lika om { $places ->
        [one] en plats
       *[other] { $places } platser
    }: { $names }
umpire-closes-computers = ⚠️ **En dator spelade några givar åt { $names }.** Bekräftar du räknas de givarna.
umpire-through = Vidare till slutspelet: { $names }
umpire-news = Något har ändrats sedan du tittade. Titta igen.
umpire-done = ✅ Klart: { $sentence }
umpire-dropped = Inget ändrades.
button-confirm = Bekräfta
button-cancel-season = Ja, ställ in den
button-keep-season = Nej, behåll den

# What is offered while an umpire types
umpire-decision = { $what } ({ DATETIME($day, dateStyle: "medium") } kl. { $clock })
umpire-other-entry = { $player } har en annan plats nu

# Its log
umpire-log =
    ### Säsongslogg
    -# { $league } · säsong { $number } · sida { $page } av { $pages } · bara ligaansvariga ser den
umpire-log-line = **<t:{ $at }:f>**{ $who ->
        [none] {""}
       *[other] { " " }· { $who }
    }{ $own ->
        [yes] { " " }· eget bord
       *[no] {""}
    }
    { $what }{ $reason ->
        [none] {""}
       *[other] { "\u000A" }-# { $reason }
    }{ $reversed ->
        [none] {""}
       *[other] { "\u000A" }-# ↩️ ångrat av { $reversed }, <t:{ $reversed_at }:f>
    }
umpire-log-empty = Inget har hänt än.
umpire-export = **{ $league }**, säsong { $number }: öppna `season.xlsx` som kalkylblad. De andra filerna har samma innehåll för program. Tiderna är i UTC. Filerna innehåller namn, så dela dem bara med ligaansvariga.
log-take-back = Ångra …
button-log-all = Visa allt
button-log-decisions = Visa beslut

# What players ask
umpire-appeals =
    ### Frågor · { $league }
    { $count ->
        [0] Inga är öppna.
       *[other] Öppna: { $count }
    }
umpire-appeal = **{ $player }** · <t:{ $at }:R> · { $match }
    > { $text }
umpire-form-answer-about = Bara spelaren och ligaansvariga kan läsa det
umpire-form-reason = Varför
button-answer = Svara

# What cannot be done
refused-several =
    Inget ändrades, av { $count } skäl:
    { $reasons }
refused-of-option = **{ $option }:** { $reason }
refused-umpire_name = Använd 1 till { $count } tecken på en rad, utan Discords formateringstecken.
refused-umpire_pursuit_game = Bara { $game } har den turneringen. Välj en annan tävlingsform, eller utelämna spelet.
refused-umpire_not_for_format = **{ $option }** gäller inte för den tävlingsformen. Låt det vara som det är, eller välj en annan.
refused-umpire_size = Ett bord för { $game } har { $least } till { $most } platser.
refused-umpire_round_too_short = En omgång tar minst { $minutes } minuter.
refused-umpire_round_too_long = En omgång tar högst { $days } dagar.
refused-umpire_not_for_slow = **{ $option }** ändrar inget med långsam klocka. Utelämna det, eller välj en annan klocka.
refused-umpire_grace_too_long = Ett bord kan vänta en halv omgång ({ $count } minuter). Välj en kortare tid.
umpire-unread = { $word ->
        [none] Jag förstår inte det.
       *[other] Jag förstår inte ”{ $word }”.
    }
refused-umpire_starts_early = Säsongen kan inte börja innan anmälan stänger. Välj en senare start eller en tidigare stängning.
refused-umpire_ends_early = Säsongen kan inte sluta innan den börjar. Välj ett senare slut.
refused-umpire_span = { umpire-unread } Skriv `7 dagar`, `36 timmar`, `1 timme 30 minuter` eller `2 veckor`.
refused-umpire_time = { umpire-unread } Skriv det som `i morgon 20:00`, `fredag kl. 20`, `24/12 20:00`, `om 3 dagar` eller `söndag 20:00 UTC+1`.
refused-umpire_time_past = Den tiden har passerat, eller ligger flera år bort. Välj en annan tid.
refused-umpire_time_two = Menar du { $first } eller { $second }? Skriv en av dem, med klockslag: `{ $first } 20:00`.
refused-umpire_channel = Välj en textkanal som har trådar.
refused-umpire_permissions = Jag saknar { $permissions } i { $channel }. Be någon som hanterar kanalen att lägga till det.
refused-umpire_draft_gone = Förhandsvisningen är för gammal eller redan använd. Börja om.
refused-umpire_no_season = Ingen liga pågår här. `/{ command-umpire } { command-umpire-create }` öppnar en.
refused-umpire_points = Skriv `=12` för att sätta poängen, `+3` för att lägga till eller `-3` för att dra av.
refused-umpire_whole_number = Skriv ett helt tal från { $least } till { $most }.
refused-umpire_choice = Välj något av det här: { $choices }.
refused-umpire_no_total = Skriv spelarens nya summa, eller välj **{ dashboard-result-void }**.
refused-umpire_number = Jag kan inte läsa talet. Skriv det med siffror.
refused-umpire_not_waiting = Spelaren står inte på väntelistan längre.
refused-umpire_replace_whom = Väntelistan är tom. Välj vem som tar över.
refused-umpire_role = { $role } tillåter mer än du får göra. Välj en roll utan behörigheter, eller be någon som har dem.
refused-umpire_replace_plays = { $name } spelar redan i säsongen. Välj någon som inte gör det.
refused-umpire_no_bots = Bottar kan inte spela. Välj en människa.

command-umpire = domare
command-umpire-description = Öppna ligor och driv dem
command-umpire-create = skapa
command-umpire-create-description = Öppna en säsong. Först får du en förhandsvisning
command-umpire-create-name-description = Vad ligan heter
command-umpire-create-game-description = Vilket spel (standard: Olsen)
command-umpire-create-format = tävlingsform
command-umpire-create-format-description = Vem som spelar mot vem (standard: en öppen säsong)
command-umpire-create-length-description = Givar per match (0: spela tills det är klart)
command-umpire-create-size = bordsstorlek
command-umpire-create-size-description = Spelare per bord (standard: 4)
command-umpire-create-rounds = omgångar
command-umpire-create-rounds-description = Antal omgångar (standard: 5)
command-umpire-create-round-length = omgångstid
command-umpire-create-round-length-description = En omgångs längd, t.ex. 36 timmar eller 20 minuter (standard: 7 dagar)
command-umpire-create-places = platser
command-umpire-create-places-description = Antal platser. Andra hamnar på väntelistan (standard: ingen gräns)
command-umpire-create-starts = start
command-umpire-create-starts-description = När den börjar, t.ex. 5 dagar (standard: när du startar den)
command-umpire-create-again = igen
command-umpire-create-again-description = Kopiera en säsongs inställningar. Det du fyller i här går före
umpire-enter-note = Det räknas, märkt som spelat på annat håll. Ratingen ändras inte.
refused-enter_who = Jag förstår inte vem ”{ $line }” är. Skriv en spelare per rad, med namnet i säsongen, t.ex. `1. Ada 120`.
refused-enter_twice = { $name } har två rader. Skriv en per spelare.
refused-enter_missing = { $name } har ingen rad. Skriv `{ $name }: uteblev` om spelaren inte kom.
refused-enter_numbers = Numrera alla spelare som dök upp, eller inga. Utan nummer är första raden vinnaren.
refused-enter_points = Skriv poäng för alla spelare som dök upp, eller för inga.
refused-enter_dash = Betyder ”-” före { $name } att spelaren uteblev? Utelämna i så fall poäng och andra punkter. Annars utelämnar du det.
refused-enter_places = Det finns ingen plats { $number } bland { $count } spelare. Skriv poäng efter namnet, t.ex. `Ada { $number }`.
# How people write that somebody did not come, after the name.
enter-absent = uteblev, utebliven, kom inte, kom aldrig, dök inte upp, dök aldrig upp, inte där, frånvarande
command-umpire-log = logg
command-umpire-log-description = Alla beslut, och varför
command-umpire-export = exportera
command-umpire-export-description = Resultat, ställning och logg som filer

choice-format-open = öppen säsong: varje rankad match i ligan räknas
choice-format-rounds = omgångar: ny lottning varje omgång
choice-format-divisions = divisioner: omgångar inom var och en, upp- och nedflyttning
choice-format-cup = cup: den bättre halvan vid varje bord går vidare
choice-format-pursuit = Swedish Pursuit-turnering
act-call-umpire = { $player } kallade på domaren vid det här bordet: { $fixture }.
act-go-on = Ingen domare svarade i tid, så klockorna gick igen: { $fixture }.
