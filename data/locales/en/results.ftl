# What is shown of a match that is over.
result-title =
    ## 🏁 { $count ->
        [0] No one wins { $game }, because everyone forfeited.
        [one] { $names } wins { $game }!
       *[other] { $names } win { $game }!
    }
    -# { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } · { $clock }{ $ranked ->
        [yes] { " · ranked" }
       *[no] {""}
    }
result-moment = ✨ { $moment }
result-place =
    { $place ->
        [1] 🏆
       *[other] **{ $place }.**
    } **{ $name }** · { $total }
result-played-for = { $name } 🤖
result-computers = 🤖 A computer played most of the match for { $names }.
result-own = -# { $told }
result-own-of =
    -# **{ $name }**{ $told ->
        [none] {""}
       *[other] : { $told }
    }
result-own-won =
    { $won ->
        [0] won no deal
       *[other] won { $won } of { $deals } deals
    }
result-own-most = held up to { $most } cards
result-own-calls =
    { $calls ->
        [0] { $forgotten ->
            [0] {""}
            [one] one call forgotten
           *[other] { $forgotten } calls forgotten
        }
       *[other] { $calls ->
            [one] one call
           *[other] { $calls } calls
        }{ $forgotten ->
            [0] {""}
            [one] { ", one forgotten" }
           *[other] { ", " }{ $forgotten } forgotten
        }
    }
otter-result-total =
    { $deals ->
        [one] {""}
       *[other] { otter-total } ·{" "}
    }{ $heads ->
        [one] 1 head
       *[other] { $heads } heads
    }
ole-result-own =
    { $tokens ->
        [0] no tokens
        [one] one token
       *[other] { $tokens } tokens
    }
pictures-place = Place { $place }: { $name }, { $total }.

# Its best moment: the rarest thing that somebody did.
feat-full_hand = { $name } held { $count } cards at once.
feat-eights = { $name } played { $count } eights in a row.
feat-aces = { $name } played { $count } aces at once.
feat-last_second = { $name } called with { $seconds } seconds to spare.
feat-forgot = { $name } forgot to call { $count } times.
feat-comeback = { $name } held { $count } cards and still won the deal.
feat-from_last = { $name } was last by { $count } points, and won.
feat-photo =
    { $count ->
        [one] A single point
       *[other] Only { $count } points
    } between { $name } and { $other }.
feat-sweep = { $name } won all { $count } deals.
feat-twos = { $name } took { $count } cards for a pile of twos.
feat-series = { $name } played a series of { $count }.
feat-tokens = { $name } took { $count } tokens in one deal.
feat-spotless = { $name } finished a deal with no points at all.
feat-gift =
    { $name } handed { $other } the winning { $count ->
        [one] head
       *[other] heads
    }.
feat-last_otter = { $name } won with the very last card.
feat-almost =
    { $count ->
        [one] { $name } was one head short.
       *[other] { $count } players were one head short.
    }
feat-column = { $name } swallowed a column of { $count } cards.

# Behind the buttons
button-share = Share
button-details = Details
details-title = ### { $game } in detail
details-points = **{ $name }** · { $points ->
        [none] {""}
       *[other] { $more ->
            [yes] … ·{" "}
           *[no] {""}
        }{ $points } ={" "}
    }{ $total }{ $chips ->
        [none] {""}
       *[other] { " · " }{ $chips } chips
    }
share-where = Where should I post this result? Here, or in any channel where you can write.
share-choose = Another channel…
button-share-here = Post it here
share-line =
    🏁 { $count ->
        [0] No one wins { $game }, because everyone forfeited
        [one] **{ $names }** wins { $game }
       *[other] **{ $names }** win { $game }
    } · shared by { $name }
share-done = I posted it in { $channel }.
refused-share_channel = I can post it in a text channel or a thread. Choose one of those.
refused-share_may_not_write = You can’t write in #{ $channel }, so I can’t post there for you.
refused-share_permissions = I can’t post in #{ $channel } without these permissions: { $permissions }. Ask a member who manages that channel to add them.
refused-share_again = This result was posted in #{ $channel } less than an hour ago. Choose another channel.
refused-share_failed = Discord didn’t take the post in #{ $channel }. Try again, or choose another channel.
refused-not_over = This match has no result yet. Look again when it ends.
