# The dashboard: what happens next in a season, what needs the umpire, and the buttons for both.
command-umpire-dashboard = översikt
command-umpire-dashboard-description = Driv en säsong: se vad som händer härnäst och vad som väntar på dig

dashboard-title =
    ### Översikt
    -# { $league } · säsong { $number }
dashboard-which = ### Vilken säsong?
dashboard-choose = Välj en säsong …
dashboard-of = { $league } · säsong { $number }
dashboard-before =
    { $checking ->
        [yes] { $checked } av { $players } spelare har checkat in.
       *[no] { $players ->
            [0] Ingen har anmält sig än.
           *[other] Spelare: { $players }.
        }
    }{ $waiting ->
        [0] {""}
       *[other] { " " }På väntelistan: { $waiting }.
    }{ $lacking ->
        [yes] { " " }Du kan starta säsongen när det finns två.
       *[no] {""}
    }
dashboard-paused = Pausad <t:{ $at }:f>. Alla tidsgränser står still.
dashboard-review = Alla matcher är klara.
dashboard-over =
    Säsongen slutade <t:{ $at }:f>. { umpire-champions }
dashboard-cancelled = Inställd <t:{ $at }:f>.

dashboard-next =
    - { $soon ->
        [yes] Nu
       *[no] <t:{ $at }:R>{ $latest ->
            [yes] { " " }som senast
           *[no] {""}
        }
    }: { $what ->
        [closes] anmälan stänger
        [start] säsongen börjar
        [pair] jag lottar nästa omgång
        [ask_for_hours] jag frågar spelare som inte sagt när de kan spela
        [appoint] jag väljer en tid för { dashboard-next-tables } om ingen är avtalad
        [ready_check] redokollen öppnar vid { dashboard-next-tables }
        [ready_check_over] { dashboard-next-closes }. De som uteblir förlorar på walkover
        [put_off] starten skjuts upp, för färre än två kan spela
        [agree] { $tables ->
            [one] en föreslagen tid blir avtalad
           *[other] { $tables } föreslagna tider blir avtalade
        }
        [enter] en spelare på väntelistan får en plats
        [remind] jag påminner spelarna vid { dashboard-next-tables }
        [remind_umpire] jag påminner dig om { dashboard-next-tables }
        [begin] { dashboard-next-closes }. Är två där spelar datorer åt de andra
        [score] { dashboard-next-scored }
        [unplayed] { dashboard-next-deadline }. Är den inte spelad avgör du
        [deadline] { dashboard-next-scored }, och de som uteblir förlorar på walkover
        [ends] säsongen slutar
        [forfeit] jag tilldelar segern vid { dashboard-next-tables }
        [post] jag lägger ut ställningen
       *[close] matcherna är slut, och du granskar resultaten
    }
dashboard-next-closes = redokollen stänger vid { dashboard-next-tables }
dashboard-next-deadline = tidsgräns för { dashboard-next-tables }
dashboard-next-scored = { dashboard-next-deadline }. Matcher som pågår räknas utan den oavslutade given
dashboard-next-tables =
    { $tables ->
        [one] { season-table-of }
       *[other] { $tables } bord
    }
dashboard-no-room = ⏳ **Bord som väntar på plats på servern: { $count }.** Vart och ett öppnar när ett annat bord är klart, och förlorar ingen tid.
dashboard-nothing =
    { $open ->
        [yes] ✅ Inget väntar på dig nu.
       *[no] Du kan inte ändra något längre.
    }

dashboard-lacks-players = 🚫 **Starten är uppskjuten** tills två spelare är med. Sedan startar du säsongen.
dashboard-start-by-hand = 🏁 **Redo att starta.** Du startar den när du vill.
dashboard-is-paused = ▶️ **Du bestämmer när den fortsätter.** Alla tidsgränser flyttas då lika långt som pausen varade.
dashboard-to-confirm =
    🏆 **Granska resultaten och bekräfta dem.** Sedan { $then ->
        [playoff] lottar jag slutspelet.
       *[champion] utser jag mästaren.
    }
dashboard-tie =
    ⚖️ { $tie }{ $goes_on ->
        [0] {""}
       *[other] { " " }{ $goes_on } av dem kan gå vidare.
    }
dashboard-questions = 🙋 **Frågor från spelare:** { $count }
dashboard-lost-channel =
    📵 **{ $what ->
        [league] Säsongens kanal
       *[log] Kanalen för beslut
    } { $why ->
        [gone] togs bort.** Välj en annan.
       *[lacking] kräver behörigheter jag inte har.** Lägg till { $permissions } i <#{ $channel }>, eller välj en annan kanal.
    }{ $waiting ->
        [0] {""}
       *[other] { " " }Meddelanden som väntar: { $waiting }.
    }
dashboard-untold = 📮 **Meddelanden jag inte kunde lägga ut** i <#{ $channel }>: { $count } (första försöket <t:{ $since }:R>). Jag försöker igen <t:{ $again }:R>.
dashboard-umpire-lost =
    🧑‍⚖️ **{ $name }** { $why ->
        [left] driver säsongen men har lämnat servern.
       *[right] öppnade säsongen och är inte längre ligaansvarig.
    }
dashboard-gone = 🚪 **{ $name }** har lämnat servern.
dashboard-channel =
    { $what ->
        [league] **Var ska säsongen fortsätta?** Där lägger jag ut allt och öppnar nya bord.
       *[log] **Var ska jag visa beslut?**
    }
dashboard-channel-choose = Välj en kanal …
dashboard-told-again = Försöker igen nu.
dashboard-absentee = 👻 **{ $name }** missade { $count } matcher.
dashboard-hints = 🔍 **Flaggor om rent spel:** { $count }

dashboard-table =
    { dashboard-option }{ $stands ->
        [missed] { " " }(<t:{ $at }:R>). Du avgör vad som händer.
        [called] { " " }till <t:{ $at }:t> (<t:{ $at }:R>).
        [proposed] { dashboard-moment }
        [agreed] { dashboard-moment }
        [set] { dashboard-moment }
        [begun] . Är den inte slut <t:{ $at }:f> räknas den utan den oavslutade given.
        [silent] , så jag sätter ingen tid. { dashboard-deadline }
       *[open] . { dashboard-deadline }
    }
    { $stands ->
        [called] { dashboard-coming }
       *[other] { dashboard-players }
    }
dashboard-moment = : <t:{ $at }:F> (<t:{ $at }:R>).
dashboard-deadline = Tidsgräns: <t:{ $at }:f>.
dashboard-players = Spelare: { $players }.
dashboard-coming =
    { $here ->
        [none] Saknas fortfarande: { $players }.
       *[other] Här: { $here }.{ $awaited ->
            [none] {""}
           *[other] { " " }Inte än: { $awaited }.
        }
    }
dashboard-sitting =
    { $stands ->
        [waiting] Det börjar när alla spelare är här.
        [too_few] För få dök upp. Starta utan de andra, bestäm en annan tid, eller ta bort spelare.
       *[other] Giv { $game } av { $games } pågår.
    }
    { $game ->
        [0] { dashboard-coming }
       *[other] { $away ->
            [none] { dashboard-players }
           *[other] 🤖 En dator spelar åt { $away }.{ $themselves ->
                [none] {""}
               *[other] { " " }Spelar själva: { $themselves }.
            }
        }
    }
dashboard-choose-player = Välj en spelare …
dashboard-what-player = Välj en spelare att ta bort eller ersätta. Matchen fortsätter.
dashboard-tables = **{ $others ->
        [yes] Andra bord:
       *[no] Bord:
    }** { $parts }
dashboard-option =
    { $stands ->
        [missed] ⌛ Inte spelad i tid
        [deserted] 👻 Inga spelare dök upp
        [too_few] 👻 För få dök upp
        [called] 📣 Redokoll
        [silent] 🔇 Inga svar än
        [unset] Ingen tid än
        [unanswered] Inga timmar än
        [open] Letar efter en tid
        [proposed] Tid föreslagen
        [agreed] Tid avtalad
        [set] Tid bestämd
        [waiting] Väntar på spelare
        [absent] 🤖 En dator spelar
       *[begun] Pågår
    }
dashboard-counted = { dashboard-option }: **{ $count }**
dashboard-option-played =
    { $void ->
        [yes] Ogiltig ({ $points }). Ångra det
       *[no] Spelad ({ $points }). Justera eller ogiltigförklara
    }
dashboard-choose-tables = Välj ett bord …
dashboard-choose-results = Justera ett resultat …
dashboard-more-tables = Fler bord …
dashboard-more-results = Fler resultat …
dashboard-tables-page = Alla bord, öppna först. Sida { $page } av { $pages }.

button-run-season = Jag driver den
refused-umpire_runs_it = Säsongen drivs redan av { $names }. Ändra det med **{ dashboard-more-umpires }** i dess översikt.
dashboard-umpires-handed-over = Du har lämnat över säsongen.
dashboard-roles =
    Spelarna har sin divisions roll medan säsongen pågår.
    -# Spelare som hade rollen förut behåller den. Division 1 är högst.
dashboard-role = **Division { $division }:** { $role ->
    [none] ingen roll
   *[other] { $role }
}
dashboard-role-choose = Välj en roll …
dashboard-roles-again = Jag uppdaterar rollerna nu. Kan jag inte ge någon ser du det här.
dashboard-thread = Tråd: <#{ $channel }>
dashboard-what-begin = **{ button-dashboard-begin }** låter spelarna som är här spela. De andra lämnar walkover.
dashboard-what-begin-all = **{ button-dashboard-begin }** startar matchen. Datorer spelar åt de andra tills de kommer.
dashboard-what-without = **{ button-dashboard-without }** gör att frånvarande spelare lämnar walkover. Är bara en spelare kvar vinner den spelaren.
dashboard-what-turn = **{ button-dashboard-turn }** ger tio minuter till för den här turen (en dag med långsam klocka).
dashboard-what-again = **{ button-dashboard-again }** släpper in de frånvarande igen. De lämnar inte walkover.
dashboard-what-win = Vem vinner på walkover?
dashboard-what-enter = - **{ button-dashboard-enter }** är för en match som spelades på annat håll.
dashboard-adrift = Tråden eller kanalen togs bort, så matchen mellan { $players } är pausad. Det blir ingen walkover, och alla kort finns kvar.
dashboard-place-choose = Flytta den till en annan kanal …
dashboard-what-take-up = Matchen fortsätter i en ny tråd i <#{ $channel }> så snart jag kan öppna en. Eller välj en kanal:
dashboard-taken-up = ✅ Matchen fortsätter i en ny tråd i <#{ $channel }>. Jag har pingat spelarna.
refused-not_lost = Matchen har fortfarande sin kanal.
dashboard-what-nothing = Det finns inget att göra här nu.

dashboard-more = Något annat …
dashboard-more-refresh = Uppdatera
dashboard-more-standings = { league-button-standings }
dashboard-more-player = { dashboard-form-player } …
dashboard-more-player-about = Ta bort, ersätt eller varna
dashboard-more-award = { dashboard-form-award } …
dashboard-more-award-about = Eller dra av poäng
dashboard-more-enter = { dashboard-form-enter } …
dashboard-more-extend = Förläng tidsgränser …
dashboard-more-extend-about = För hela omgången, eller en öppen säsong
dashboard-more-tie = { dashboard-form-tie } …
dashboard-more-start = { button-dashboard-start }
dashboard-more-check-in = { dashboard-form-check-in } …
dashboard-more-check-in-about = Fråga om spelarna fortfarande är med. Efter starten: väntelistan
dashboard-more-order = Spelarnas ordning
dashboard-more-waiting = Väntelistan
dashboard-more-waiting-about = Erbjud en spelare en plats
dashboard-more-divisions = Divisioner …
dashboard-more-pause = { dashboard-form-pause } …
dashboard-more-confirm = { button-dashboard-confirm }
dashboard-more-questions = Frågor från spelare
dashboard-more-umpires = { dashboard-form-umpires } …
dashboard-more-roles = Divisionsroller …
dashboard-more-log = Säsongslogg
dashboard-more-log-about = Se alla beslut, eller ångra ett
dashboard-more-export = Exportera …
dashboard-more-export-about = { command-umpire-export-description }
dashboard-more-seasons = Andra säsonger …
dashboard-more-cancel = { dashboard-form-cancel } …
dashboard-reopen = ↩️ Var ett resultat fel kan du granska resultaten igen till <t:{ $until }:f>.

button-dashboard = Översikt
button-dashboard-back = Tillbaka till översikten
button-dashboard-name = { $name }
button-dashboard-player = { dashboard-form-of-player } …
button-dashboard-begin = Börja utan de andra
button-dashboard-wait = Vänta 10 minuter
button-dashboard-move = { dashboard-form-move } …
button-dashboard-without = Fortsätt utan de frånvarande
button-dashboard-turn = Mer tid för den här turen
button-dashboard-again = Låt dem spela igen
button-dashboard-days = 2 dagar till
button-dashboard-time = { dashboard-form-time } …
button-dashboard-enter = Skriv in resultatet …
button-dashboard-result = Justera resultatet …
button-dashboard-settle = { dashboard-form-tie } …
button-dashboard-tiebreaker = { dashboard-form-tiebreaker } …
button-dashboard-start = Starta säsongen
button-dashboard-confirm = { dashboard-form-confirm } …
button-dashboard-resume = Fortsätt
button-dashboard-reopen = { dashboard-form-reopen } …
button-dashboard-channel = Välj en annan kanal …
button-dashboard-tell = Försök igen nu
button-dashboard-give-roles = Ge rollerna nu
button-dashboard-hints = Se flaggorna

dashboard-form-confirm = Bekräfta resultaten
dashboard-form-pause = Pausa säsongen
dashboard-form-cancel = Ställ in säsongen
dashboard-form-tiebreaker = Spela en skiljematch
dashboard-form-tiebreaker-why =
    { $place ->
        [1] Lika om förstaplatsen
       *[other] Lika om plats { $place }
    }
dashboard-form-reverse = Ångra ett beslut
dashboard-form-reopen = Granska resultaten igen
dashboard-form-move = En annan tid
dashboard-form-move-at = När de spelar
dashboard-form-time = En annan tidsgräns
dashboard-form-time-at = De kan spela till
dashboard-form-at-example = i morgon 20:00
dashboard-form-check-in = Incheckning
dashboard-form-check-in-at = Öppen till
dashboard-form-enter = Skriv in ett resultat
dashboard-form-enter-places = En spelare per rad, den bästa först
dashboard-form-enter-about = Poäng kan stå efter. Samma nummer: lika. ”-” före ett namn: uteblev
dashboard-form-enter-whom = Poäng kan stå efter, t.ex. ”1. Ada 120”. Samma nummer: lika
dashboard-form-result-what = Vad som ändras
dashboard-form-result-game = Vilken giv
dashboard-form-result-total = Ny summa
dashboard-form-result-points = Poäng: =12, +3 eller -3
dashboard-form-result-about = Lämna tomt om du ogiltigförklarar
dashboard-result-game = Giv { $number }
dashboard-result-points = Poäng för { $name }
dashboard-result-void = Ogiltigförklara
dashboard-result-void-about = Spelas igen om det finns tid
dashboard-form-umpires = Domare
dashboard-form-umpires-who = Vem som driver säsongen
dashboard-form-umpires-about = Högst { $most }, dig själv inräknad. Ligaansvariga kan alltid gripa in
dashboard-form-player = En spelare
dashboard-form-of-player = Ta bort eller ersätt { $name }
dashboard-form-player-who = Vem
dashboard-form-player-what = Vad som händer
dashboard-form-player-instead = Vem som tar över
dashboard-form-player-instead-about = Bara vid ersättning. Tomt: den första på väntelistan
dashboard-player-forfeit = Ta bort: resten blir walkover
dashboard-player-zero = Ta bort: resten räknas inte
dashboard-player-void = Ta bort: inget av det spelade räknas
dashboard-player-withdraw = Ta bort: givarna hittills räknas
dashboard-player-replace = Ersätt
dashboard-player-replace-about = En annan medlem tar över, med alla resultat
dashboard-player-warn = Privat varning
dashboard-player-warn-about = { umpire-form-answer-about }
dashboard-player-missed =
    { $count ->
        [one] missade en match
       *[other] missade { $count } matcher
    }
dashboard-form-award = Tilldela poäng
dashboard-form-award-points = Poäng
dashboard-form-award-about = Använd minus för att dra av poäng
dashboard-form-tie = Skilj dem åt
dashboard-form-tie-place =
    { $number ->
        [1] Vem som kommer först
       *[other] Vem som kommer sedan ({ $number })
    }
dashboard-form-tie-lines = Platser, den bästa först
dashboard-form-tie-lines-about = Ändra numren, eller flytta raderna{ $count ->
        [0] {""}
       *[other] . De { $count } första går vidare
    }
dashboard-form-tie-shared = Eller delad seger
dashboard-tie-shared = Alla vinner
dashboard-ties =
    { $count ->
        [0] Inga spelare delar en plats.
       *[other] **De här spelarna delar en plats.**
    }
dashboard-choose-tie = Välj vilka …
dashboard-tie-option = Plats { $place }: { $count } spelare

# What is rare: terms, the waiting list, divisions, the order before the start.

dashboard-waiting =
    { $count ->
        [0] Väntelistan är tom.
       *[other] **På väntelistan: { $count }.** { $started ->
            [yes] Du kan erbjuda en spelare någons plats, med allt som hör till.
           *[no] En ledig plats går till den första av dem.
        }
    }
dashboard-waiting-line = **{ $number }** { $name } · kom <t:{ $since }:R>{ $stands ->
        [asked] {""} · 🤝 har erbjudits en plats
        [missing] {""} · 🚪 har lämnat servern
        [here] {""} · ✅ har checkat in
        [silent] {""} · har inte checkat in
       *[waits] {""}
    }
button-dashboard-ask = Fråga { $name } …
dashboard-ask-other = Fråga någon annan …
dashboard-form-ask = Fråga { $name }
dashboard-form-ask-whose = Vems plats

dashboard-division = Division { $number } · { $count ->
        [one] 1 spelare
       *[other] { $count } spelare
    }
dashboard-division-line =
    { $place ->
        [none] –
       *[other] **{ $place }**
    } { $name }{ $score ->
        [none] {""}
       *[other] { " " }· { $score }
    }
dashboard-division-move = En annan division …
dashboard-form-division = Flytta { $name }
dashboard-form-division-to = Till vilken division

dashboard-order = { $by ->
        [hand] **En domare har bestämt ordningen.** Spelare som anmäler sig senare kommer sist.
        [signup] **Det här är anmälningsordningen.**
        [lot] **Ordningen är lottad.**
       *[rating] **Ordningen går efter rating,** sedan efter anmälan.
    }{ $divided ->
        [yes] { " " }Löften från tidigare säsonger går först. Flytta ner en spelare med **{ dashboard-more-divisions }** efter starten.
       *[no] {""}
    }
button-dashboard-by-hand = För hand …
button-dashboard-drop-order = Ta bort den egna ordningen
button-dashboard-seed-rating = Efter rating …
button-dashboard-seed-signup = Efter anmälan …
button-dashboard-seed-lot = Genom lottning …
dashboard-form-seeding = En annan ordning

refused-dashboard_table_done = Bordet har redan fått ett resultat. Gå tillbaka till översikten.
refused-dashboard_nobody_absent = Alla spelare vid bordet spelar igen.
refused-turn_over = Ingen tur håller på att gå ut här nu. Gå tillbaka till översikten.
refused-dashboard_not_called = Ingen redokoll är öppen vid bordet. Bestäm en annan tid i stället.
refused-dashboard_tie_gone = De spelarna står inte lika längre. Gå tillbaka till översikten.
refused-dashboard_tie_large = { $count } spelare står lika, för många för ett formulär. Skilj dem åt först med **{ dashboard-more-award }**.
refused-dashboard_tie_twice = Välj en egen spelare för varje plats.
dashboard-umpire-called =
    🙋 **{ $where }:** { $player } kallar på dig: ”{ $text }”{ $until ->
        [none] {""}
       *[other] { " " }Klockorna står still tills du svarar, eller till <t:{ $until }:t> (<t:{ $until }:R>).
    }
