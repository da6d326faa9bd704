# Fair-play reports, for the staff of a server alone.
command-fairplay = fairplay
command-fairplay-description = For staff: what in the matches may be worth a look
command-fairplay-member-description = Only about this member (everybody)
command-fairplay-season = season
command-fairplay-season-description = Only from this season (the last three months)

fairplay-title =
    ## Fair-play reports{ $member ->
        [none] {""}
       *[other] { " · " }{ $member }
    }{ $season ->
        [none] {""}
       *[other] { " · " }{ $season }
    }
    -# from { $matches ->
        [one] one match
       *[other] { $matches } matches
    } of the last { $days } days{ $pages ->
        [1] {""}
       *[other] { " · page " }{ $page } of { $pages }
    }
fairplay-none = Nothing stands out.
fairplay-note = -# Reports, never verdicts: friends who play at a quiet hour look just like that. I do nothing about them, nobody but you sees them, and I keep none of them.
fairplay-company = 👥 **{ $one }** and **{ $other }** sat at a table together { $together } times: { $share } % of the { $matches } matches of the one who played more. If everybody met everybody alike, it would be { $expected } %.
fairplay-turns = 🔁 **{ $one }** and **{ $other }** take turns at winning: { $together } matches together, { $won } of them won by one of the two, and { $turns } times the winner was not the same as the time before. By chance that happens at most once in { $odds } times.
fairplay-speed = ⏱️ **{ $name }** has pressed { $calls } calls and challenges, half of them within { $median } ms and the fastest after { $fastest } ms; { $share } % took less than { $human } ms, which hardly any hand can do.
fairplay-match =
    { $link ->
        [none] { $number }
       *[other] [{ $number }]({ $link })
    }
fairplay-evidence =
    -# The newest first: { $links }{ $more ->
        [0] {""}
        [one] { " · and one match more" }
       *[other] { " · and " }{ $more } matches more
    }
