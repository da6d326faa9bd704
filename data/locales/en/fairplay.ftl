# Fair-play reports, for the staff of a server alone.
command-fairplay = fairplay
command-fairplay-description = Staff: matches and players that may be worth a look
command-fairplay-member-description = Only about this member (default: everyone)
command-fairplay-season = season
command-fairplay-season-description = Only from this season (default: the last three months)

fairplay-title =
    ## Fair-play reports
    -# { $member ->
        [none] {""}
       *[other] { $member } ·{" "}
    }{ $season ->
        [none] {""}
       *[other] { $season } ·{" "}
    }from { $matches ->
        [one] one match
       *[other] { $matches } matches
    } of the last { $days } days{ $pages ->
        [1] {""}
       *[other] { " · page " }{ $page } of { $pages }
    }
fairplay-none = Nothing to report.
fairplay-note = -# A report isn’t proof. Friends who play at a quiet hour look just like this. I act on none of it, only you see it, and I don’t store it.
fairplay-company = 👥 **{ $one }** and **{ $other }** played { $together } matches together. That’s { $share }% of the { $matches } matches of the more active one. With random opponents it would be { $expected }%.
fairplay-turns = 🔁 **{ $one }** and **{ $other }** take turns at winning. One of them won { $won } of their { $together } matches together, and the winner changed { $turns } times. By chance that’s at most 1 in { $odds }.
fairplay-speed = ⏱️ **{ $name }** pressed { $calls } calls and challenges. Half took { $median } ms or less, and the fastest took { $fastest } ms. { $share }% took less than { $human } ms, which hardly any human can do.
fairplay-match =
    { $link ->
        [none] { $number }
       *[other] [{ $number }]({ $link })
    }
fairplay-evidence =
    -# Newest first: { $links }{ $more ->
        [0] {""}
        [one] { " · 1 more match" }
       *[other] { " · " }{ $more } more matches
    }
