# House rules with names: those that come with the games, and those of a server.
command-play-houserules-description = Húsreglur til að byrja með. Þeim má breyta áður en leikurinn byrjar
command-houserules = houserules
command-houserules-description = Vistaðar húsreglur fyrir borð á þessum server
command-houserules-create = create
command-houserules-create-description = Vista húsreglur undir nafni
command-houserules-create-game-description = Fyrir hvaða spil
command-houserules-create-name-description = Nafn húsreglnanna
command-houserules-create-from = from
command-houserules-create-from-description = Húsreglur til að byrja á (sjálfgefið: venjulegu reglurnar)
command-houserules-edit = edit
command-houserules-edit-description = Breyta vistuðum húsreglum
command-houserules-delete = delete
command-houserules-delete-description = Eyða vistuðum húsreglum
command-houserules-default = default
command-houserules-default-description = Velja húsreglur sem ný borð byrja með
command-houserules-list = list
command-houserules-list-description = Húsreglur servers og hverjar ný borð nota
command-houserules-list-game-description = Hvaða spil (sjálfgefið: öll)

rule-set-as_written = venjulegar reglur
rule-set-as_written-about = Engar húsreglur
rule-set-beginners = byrjendur
rule-set-wild = villt
rule-set-about =
    { $count ->
        [0] Allar reglur eins og venjulega
        [one] { $count } reglu breytt
       *[other] { $count } reglum breytt
    }
rule-set-one-by-one = eigið val
rule-set-in-force = **Húsreglur: { $name }**
rule-set-menu = Húsreglur: { $name }
button-change-rules = Breyta húsreglum …

olsen-set-beginners = Þrjár gjafir, auðveldari byrjun, og hinir þurfa að taka eftir gleymdu kalli
olsen-set-wild = Tveir stokkar, mörg spil í einu frá fyrstu umferð, og ásar sem bíta til síðasta spils
olsen_olsen-set-beginners = Ein gjöf, pass eftir eitt dregið spil, og hinir þurfa að taka eftir gleymdu „Ólsen“
olsen_olsen-set-wild = Tveir stokkar, bunkinn snýst strax við, og „Ólsen ólsen“ bara með spilinu
otter-set-beginners = Gestgjafinn byrjar, há spil eru með fleiri hausa, og síðasta spil er bara spil
otter-set-wild = Sérspil virka hvar sem þau lenda, og viðsnúningur getur hitt þann sem gerði síðast
ole-set-beginners = Rautt er alltaf hæst, og röð sem enginn kemst yfir kostar eina skífu á mann
ole-set-wild = Litir sem er snúið haldast snúnir, og það kostar skífu að klára í miðri röð
pursuit-set-beginners = Sérspil passa líka á sína tölu, og skemur er hægt að góma
pursuit-set-wild = Tveir stokkar, drottningar láta sitja hjá, síðasti tvistur bítur, og dýrt er að góma saklausa

rule-set-title =
    ### { $name }
    -# Húsreglur á þessum server: { $game }. Hver breyting vistast strax og gildir fyrir ný borð.
rule-set-created = Vistað. Þú getur notað þessar húsreglur strax eða breytt þeim í valmyndunum hér fyrir neðan.
rule-set-deleted = Ég eyddi húsreglunum **{ $name }** ({ $game }). Borð sem nota þær halda þeim.
rule-set-delete =
    Á að eyða húsreglunum **{ $name }** ({ $game })? Borð sem nota þær halda þeim.{ $default ->
        [yes] { " " }Ný borð fá þá venjulegu reglurnar.
       *[no] {""}
    }
rule-set-default = Ný borð byrja nú með húsreglunum **{ $name }** ({ $game }). Þeim má breyta áður en leikurinn byrjar.
rule-set-dropped = Sumar reglur í **{ $name }** eru ekki lengur til í þessu spili, svo ég sleppti þeim: { $options }.
rule-set-line =
    - **{ $name }** · { $about }{ $default ->
        [yes] { " · " }sjálfgefið
       *[no] {""}
    }
rule-set-games = ### Húsreglur þessa servers
rule-set-game =
    - **{ $game }** byrjar með **{ $default }**. Allar húsreglur: { $names }{ $more ->
        [0] {""}
       *[other] { " " }og { $more } í viðbót
    }
rule-set-list-one = -# Bættu nafni á spili við `/{ command-houserules } { command-houserules-list }` til að sjá nánar.

button-make-default = Gera sjálfgefið
button-is-default = Þetta er sjálfgefið
button-delete-set = Eyða
button-keep-set = Halda

refused-house_rules_name =
    Notaðu í mesta lagi { $count ->
        [one] { $count } staf
       *[other] { $count } stafi
    } á einni línu, án öfugra högga eða oddklofa.
refused-house_rules_reserved = Spilin hafa þegar húsreglur sem heita „{ $name }“. Veldu annað nafn.
refused-house_rules_shipped = Þessar húsreglur fylgja spilinu, svo þú getur ekki breytt þeim. Búðu til þínar úr þeim með `/{ command-houserules } { command-houserules-create } { command-houserules-create-from }`.
refused-house_rules_taken = Til eru húsreglur sem heita „{ $name }“. Breyttu þeim með `/{ command-houserules } { command-houserules-edit }`.
refused-house_rules_full = Þetta spil er með eins margar húsreglur og það má hafa ({ $count }). Eyddu einhverjum með `/{ command-houserules } { command-houserules-delete }`.
refused-house_rules_unknown = Engar húsreglur heita þetta á þessum server ({ $game }). Veldu úr listanum meðan þú skrifar.
