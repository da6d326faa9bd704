# What is shown of a match that is over.
result-title =
    ## 🏁 { $count ->
        [0] No one wins, because everyone forfeited.
        [one] { $names } wins!
       *[other] { $names } win!
    }
    -# { $game } · { $deals ->
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
    } **{ $name }**{ $total ->
        [none] {""}
       *[other] {" "}· { $total }
    }
result-behind =
    { $points ->
        [0] tied with the winner
        [one] one point behind
       *[other] { $points } points behind
    }
result-played-for = { $name } 🤖
result-computers = 🤖 A computer played most of the match for { $names }.
result-own = -# { $told }
result-own-of =
    -# **{ $name }**{ $told ->
        [none] {""}
       *[other] : { $told }
    }
result-own-away = away at the end
result-own-won =
    { $won ->
        [0] won no deal
       *[other] won { $won } of { $deals } deals
    }
result-own-most = held up to { $most } cards
result-own-forgot =
    { $count ->
        [one] forgot to call once
        [2] forgot to call twice
       *[other] forgot to call { $count } times
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
        [0] took no tokens
        [one] took one token
       *[other] took { $tokens } tokens
    }
pictures-place =
    Place { $place }: { $name }{ $total ->
        [none] .
       *[other] , { $total }.
    }

# Its moment: what people will talk about.
feat-let_go = { $name } played the last card, forgot to call, and watched { $other } win.
feat-slip = { $name } had one card left, forgot to call, and soon had { $count }.
feat-anyway =
    { $name } forgot to call, drew { $count ->
        [one] a card
       *[other] { $count } cards
    } for it, and won anyway.
feat-rescue = { $other } had one card left, so { $name } made it { $count } and won.
feat-from_one = { $name } was down to one card, and a little later up to { $count }.
feat-comeback = { $name } held { $count } cards and still won the deal.
feat-full_hand = { $name } ran out of fingers for { $count } cards.
feat-forgot =
    { $name } forgot to call, and not once but { $count ->
        [2] twice
       *[other] { $count } times
    }.
feat-last_second = { $name } called with { $seconds } seconds to spare.
feat-from_last = { $name } was dead last, { $count } points behind, and won.
feat-brink = { $name } had { $count } points, was one bad deal from going out, and won.
feat-fumble = { $name } led after every deal except the last one.
feat-photo =
    { $name } beat { $other } by { $count ->
        [one] a single point
       *[other] only { $count } points
    }.
feat-own_goal =
    { $name } needed { $count ->
        [6] one more head
       *[other] only a few more heads
    } and gave { $other } the winning one.
feat-last_otter = { $name } won with the very last card.
feat-stuck =
    { $name } had one card left and took { $count ->
        [one] a token
       *[other] { $count } tokens
    } because it wouldn’t go.
feat-twos = { $name } got the bill for all those twos: { $count } cards.
feat-eights = { $name } played { $count } eights in a row.
feat-aces = { $name } played { $count } aces at once.
feat-series = { $name } climbed through all four colours in one turn.
feat-sweep = { $name } won all { $count } deals and left nothing for the rest.
feat-tokens = { $name } took { $count } tokens in one deal, as if they were worth something.
feat-turnaround = { $name } came off worst in one deal, reversed the colours, and won the next.
feat-robbed =
    { $name } got rid of every card first, but { $count ->
        [one] a token
       *[other] { $count } tokens
    } gave { $other } the deal.
feat-paid = { $name } took { $count } tokens and still won the deal.
feat-gift =
    { $name } kindly handed { $other } the winning { $count ->
        [one] head
       *[other] heads
    }.
feat-almost =
    { $count ->
        [one] { $name } was one head short. One.
       *[other] { $count } players were one head short.
    }
feat-column = { $name } swallowed a column of { $count } cards whole.
feat-saved = { $name } was still saving { $count } eights when { $other } went out.
feat-beaten =
    { $count ->
        [one] { $name } had one card left when { $other } went out.
       *[other] { $count } players were one card away when { $other } went out.
    }
feat-bridesmaid = { $name } was one card away from winning { $count } times.
feat-drought = { $name } drew { $count } cards in a row without playing a single one.
feat-bully = { $name } made the others draw { $count } cards with aces alone.
feat-disaster = { $name } got { $count } points in a single deal, and not the good kind.
feat-behind = { $name } was { $count } heads behind and still won.
feat-clean = { $name } won a deal without drawing a single card.

# Behind the buttons
button-share = Share
button-details = ⋯
details-title = ### { $game } in detail
details-points = { $place }\. **{ $name }**{ $behind ->
        [none] {""}
       *[other] { " · " }{ $behind }
    }{ $total ->
        [none] {""}
       *[other] { " · " }{ $points ->
            [none] {""}
           *[other] { $more ->
                [yes] … ·{" "}
               *[no] {""}
            }{ $points } ={" "}
        }{ $total }
    }{ $chips ->
        [none] {""}
       *[other] { " · " }{ $chips } chips
    }
share-where =
    { $here ->
        [yes] Should I post this for everyone here?
       *[no] Where should I post this?
    }
share-choose = Another channel…
button-share-here = Post it here
share-line =
    🏁 { $count ->
        [0] No one wins { $game }, because everyone forfeited
        [one] **{ $names }** wins { $game }
       *[other] **{ $names }** win { $game }
    }{ $name ->
        [none] {""}
       *[other] { " · " }shared by { $name }
    }
share-dare =
    🃏 **{ $name }** came { $came } in one deal. { $place ->
        [1] Can you do that with the same cards?
       *[other] Can you do better with the same cards?
    }
share-foot =
    -# <t:{ $at }:D>{ $server ->
        [none] {""}
       *[other] { " · " }{ $server }
    }{ $host ->
        [none] {""}
       *[other] { " · " }hosted by { $host }
    }
share-unit =
    { $kind ->
        [heads] Heads. The most win.
        [deals] Deals won. The most win.
       *[points] Points behind the winner
    }
button-add-bot = Add { $bot }
share-done = I posted it in { $channel }.
share-done-here = I posted it here.
refused-share_private = Only you can see what I answer here, so I can’t post it. Share it where external apps may write.
refused-share_again_here = This was posted here less than an hour ago.
refused-share_failed_here = Discord didn’t let me post it here. Nothing has changed, so please try again.
refused-share_channel = I can post it in a text channel or a thread. Choose one of those.
refused-share_may_not_write = You can’t write in #{ $channel }, so I can’t post there for you.
refused-share_permissions = I can’t post in #{ $channel } without these permissions: { $permissions }. Ask a member who manages that channel to add them.
refused-share_again = This was posted in #{ $channel } less than an hour ago. Choose another channel.
refused-share_failed = Discord didn’t take the post in #{ $channel }. Try again, or choose another channel.
refused-not_over = This match has no result yet. Look again when it ends.
