# A start that went wrong: back to sign-up, pairings made again, two players who swap tables.
act-unstart = Tímabilið er aftur í skráningu.
act-redraw = Raðað var aftur í síðustu umferð. Henni lýkur { $until }.
act-swap = { $player } ({ $where }) og { $other } ({ $other_where }) skipta um borð.

outbox-unstarted =
    ↩️ **{ $season } er aftur í skráningu,** því dómarinn tók byrjunina til baka. Röðun, ákveðnir tímar og þræðir gilda ekki lengur.
    { $players }: þið haldið plássinu. { $starts ->
        [none] Dómarinn byrjar tímabilið aftur.
       *[other] Tímabilið byrjar <t:{ $starts }:f> (<t:{ $starts }:R>).
    }
outbox-drawn-again = 🔀 Dómarinn raðaði aftur í þessa umferð. Fyrri röðun gildir ekki lengur.
outbox-swapped = 🔀 **{ $season }**: { $one } og { $other } skiptu um borð. Svona eru borðin núna:

dashboard-more-unstart = Aftur í skráningu
dashboard-more-unstart-about = Taka byrjunina til baka. Allir halda plássi
dashboard-more-redraw = Raða aftur
button-dashboard-swap = Skipta …
dashboard-what-swap = **{ button-dashboard-swap }** lætur spilara skipta við annað borð.
dashboard-form-swap = Skipta á tveimur spilurum
dashboard-form-swap-who = Hver fer frá þessu borði
dashboard-form-swap-with = Hver kemur í staðinn
dashboard-swap-option = { $name } · { $where }

umpire-unstart-note = Allir spilarar halda plássinu. Röðun, nafnaköll, ákveðnir tímar, þræðir og viðburðir hverfa. Þú getur breytt öllum stillingum tímabilsins og byrjað aftur.
umpire-unstart-roles = Deildahlutverk koma aftur við næstu byrjun.
umpire-unstart-decisions = Ákvarðanir sem telja þá ekki lengur: { $count }
umpire-unstart-forfeits = Dæmdir sigrar sem telja þá ekki lengur: { $count }
umpire-unstart-times = Tímar sem eru liðnir hverfa. Án nýs upphafstíma byrjar þú tímabilið með hnappi.
umpire-unstart-places = Pláss á tímabilinu verða { $count }, svo allir spilarar halda sínu.
umpire-redraw-note = Fyrri röðun í { $round }. umferð hverfur, með nafnaköllum, ákveðnum tímum, þráðum og viðburðum.
umpire-swap-told = Ég pinga alla við bæði borðin.
umpire-swap-times = Ef einhver hefur ekki samþykkt tíma spyr ég aftur.

refused-league-was_played = Spilarar eru byrjaðir. Stöðvaðu fyrst leiki sem eiga ekki að telja, eða aflýstu tímabilinu.
refused-league-round_begun = Leikur í umferðinni er byrjaður, eða borð er komið með úrslit, svo röðunin stendur.
refused-league-no_lot = Þessi röðun ræðst af röð spilaranna. Ný röðun gæfi sömu borð.
refused-league-swap_apart = Borðin tvö þurfa að vera í sömu umferð og deild.
refused-dashboard_no_swap = Ekkert annað borð getur skipt: { $name }. Það þarf að vera í sömu umferð og deild og má ekki vera byrjað.

# People whom an umpire invites.
act-invite = Dómarinn býður: { $players }.
act-decline-invitation = { $player } afþakkaði boðið.
act-expire-invitations = Svöruðu boðinu ekki í tæka tíð: { $players }.
outbox-invited =
    👋 { $players }: Boð í **{ $season }** ({ $umpire }). Ýttu á **{ button-join }** fyrir <t:{ $until }:f> (<t:{ $until }:R>) til að vera með.
outbox-uninvited =
    👋 **{ $season }**: ekkert svar við boðinu, svo { $count ->
        [1] { $players } er
       *[other] { $players } eru
    } ekki með. Notaðu **{ dashboard-more-add }** á stjórnborðinu til að bjóða aftur.
league-invitation-declined = 👌 **Allt í lagi.** Þú ert ekki með á þessu tímabili.
refused-league-invited = Þessi spilari á þegar ósvarað boð.
refused-league-not_invited = Þetta boð er runnið út. Þú getur verið með á meðan skráning er opin.
refused-league-many_invited = Ég get mest boðið { $most } í einu.
refused-league-nobody_invited = Það eru engir spilarar að bjóða.

dashboard-more-add = { dashboard-form-add } …
dashboard-more-add-about = Veldu meðlimi eða límdu lista. Ég spyr hvern og einn
dashboard-form-add = Bæta við spilurum
dashboard-form-add-who = Meðlimir
dashboard-form-add-list = Eða listi, einn spilari í línu
dashboard-form-add-list-about = Nöfn, @nöfn eða auðkenni. Mest { $most } línur
dashboard-invited = 👋 Boðið, ekkert svar enn: { $names }. Svarfresturinn er til <t:{ $until }:f>.
umpire-invite-note = Ég pinga í rás tímabilsins: { $players }. Svarfresturinn er til { $until }.
umpire-invite-silent = { $started ->
        [yes] Þeir sem þiggja koma inn eins og aðrir sem byrja seint.
       *[no] Þeir sem þiggja eru með.
    } Ég læt þig vita hverjir svara ekki.
umpire-invite-places = { $free ->
        [0] Öll pláss eru farin, svo þeir fara á biðlistann.
       *[other] Laus pláss: { $free }. Þeir sem svara síðar fara á biðlistann.
    }
add-title = ### { dashboard-form-add } · { $league }
add-who = Hver er **{ $line }**? { $found ->
        [0] Ég fann engan meðlim með því nafni.
       *[other] Ég er ekki viss um hvaða meðlim þú átt við.
    }{ $left ->
        [0] {""}
       *[other] { " " }Nöfn sem á eftir að skoða: { $left }.
    }
add-choose = Veldu úr þessum
add-choose-other = Eða veldu annan meðlim
button-add-skip = Sleppa þessu nafni
add-left-out = **Ekki boðið:**
add-left-out-line = - { $name }: { $why }
add-no-one = Engir spilarar eru eftir til að bjóða.
add-skipped = þú slepptir nafninu.
add-bot = er botti.
add-in = er þegar með.
add-waits = er á biðlistanum.
add-asked = á þegar boð.
add-left = hætti á tímabilinu. Því má breyta í dagbók tímabilsins.
add-suspended = er í keppnisbanni til <t:{ $until }:f>: { $reason }
add-gone = er ekki á þessum server.
refused-add_closed = Þetta tímabil tekur ekki við fleiri spilurum. { $back ->
        [yes] En það eru engin úrslit komin. Notaðu **{ dashboard-more-unstart }**, bættu spilurunum við þar og byrjaðu aftur.
       *[no] Þú getur látið annan fá pláss spilara.
    }
refused-add_nobody = Veldu eða skrifaðu minnst eitt nafn.
refused-add_many = Bættu mest við { $count } spilurum í einu.
refused-add_unknown = Discord segir mér ekki hverjir eru á servernum. Reyndu aftur eftir mínútu.
