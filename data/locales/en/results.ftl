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
feat-let_go =
    { $name } played the last card{ $count ->
        [one] , forgot
       *[other] { " " }{ $count } times, always forgot
    } to call, and watched { $other } win.
feat-slip =
    { $name } had one card left, forgot to call, drew { $count ->
        [one] a card
       *[other] { $count } cards
    } for it, and lost to { $other }.
feat-anyway =
    { $name } forgot to call, drew { $count ->
        [one] a card
       *[other] { $count } cards
    } for it, and won the deal anyway.
feat-rescue =
    { $other } had one card left. { $cause ->
        [ace] Then { $name } played { $more ->
            [0] an ace
            [one] an ace
           *[other] { $more } aces at once
        },
        [twos] Then { $name } played a two,
        [call] Then { $name } noticed the forgotten call,
       *[other] Then { $name } struck,
    } { $other } drew { $count }, and { $name } won the deal.
feat-denied =
    { $name } had one card left { $count ->
        [2] twice
       *[other] { $count } times
    }, had to draw every time, and watched { $other } win.
feat-swing = { $other } had one card left and { $name } had { $count }. { $name } won the deal.
feat-from_one =
    { $name } was down to one card{ $cause ->
        [ace] { " " }before the aces made it
        [twos] { " " }before the twos made it
        [turn] , drew and drew, and got back up to
       *[other] { " " }and then back up to
    } { $count }. { $other } won the deal.
feat-teased = { $name } got down to one card { $count } times in one deal, but { $other } won it.
feat-patience = { $name } got down to one card { $count } times before the last one finally went.
feat-comeback = { $name } held { $count } cards and still won the deal.
feat-unplayed = { $other } went out before { $name } had played a single card.
feat-spree = { $name } went from { $count } cards to none in a single turn.
feat-beaten =
    { $cause ->
        [all] All the others
       *[other] { $names ->
            [none] { $count } players
           *[other] { $names }
        }
    } had one card left when { $other } went out.
feat-full_hand = { $name } ran out of fingers for { $count } cards.
feat-hail =
    { $name } drew { $count } cards for { $other ->
        [none] other players’
       *[other] { $other }’s
    } aces before getting another turn.
feat-forgot =
    { $name } forgot to call, and not once but { $count ->
        [2] twice
       *[other] { $count } times
    }.
feat-bridesmaid = { $name } got down to one card { $count } times and never won a deal.
feat-last_second =
    { $name } called with { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } to spare.
feat-late = { $other } was { $count } points ahead of { $name } with one deal to go. { $name } won.
feat-from_last = { $name } was dead last, { $count } points behind, and won.
feat-brink = { $name } had { $count } points, was one bad deal from going out, and won.
feat-photo =
    After a whole match, { $name } beat { $other } by { $count ->
        [one] a single point
       *[other] only { $count } points
    }.
feat-tie =
    { $names ->
        [none] { $count } players
       *[other] { $names }
    } finished first together, on exactly the same points.
feat-steady = { $name } won the match without winning a single deal.
feat-unfair =
    { $name } won { $count ->
        [one] one deal
       *[other] { $count } deals
    }, { $other } { $more ->
        [0] none at all
        [one] only one
       *[other] only { $more }
    }. { $other } won the match anyway.
feat-own_goal =
    { $name } was { $count ->
        [6] one head
       *[other] two heads
    } from winning and handed { $other } the win instead.
feat-feeder =
    { $other } won with { $more } heads, and { $all ->
        [yes] all
       *[no] { $count }
    } of them were presents from { $name }.
feat-waiting = { $name } was one head short for { $count } turns. Then { $other } won.
feat-nearly = { $name } played the last card, but a column was too long: { $count } cards back in hand. { $other } won.
feat-almost =
    { $names ->
        [none] { $count } players
       *[other] { $names }
    } were each one head short when { $other } won.
feat-last_otter = { $name } ran out of cards and won, heads or no heads.
feat-behind = { $other } was { $count } heads ahead of { $name }. { $name } won.
feat-hoard = { $name } took { $count } columns in a row and sat there with { $more } cards.
feat-turnaround = { $name } came off worst in one deal, reversed the colours, and won the next.
feat-robbed =
    { $name } got rid of every card first, but had { $count ->
        [one] a token
       *[other] { $count } tokens
    }. The deal went to { $other }.
feat-stuck = { $name } had one card left and took { $count } tokens waiting to play it.
feat-trapped =
    { $cause ->
        [all] All players
        [but] All but { $other }
       *[other] { $names ->
            [none] { $count } players
           *[other] { $names }
        }
    } had one card left, and no one could play theirs.
feat-twos = { $name } got the bill for all those twos: { $count } cards.
feat-boomerang = { $name } played a two, and it came back as { $count } cards.
feat-saved = { $name } was saving { $count } eights for later. { $other } went out first: { $more } points.
feat-paid = { $name } took { $count } tokens and still won the deal.
feat-tokens = { $name } took { $count } tokens in one deal, as if they were worth something.
feat-burden = { $name } got { $count } points in a single deal, and not the good kind.
feat-disaster = { $other } went out, and the { $more } cards in { $name }’s hand cost { $count } points.
feat-bully =
    { $name }’s aces made the others draw { $count } cards{ $other ->
        [none] , and { $name } won.
       *[other] . { $other } won anyway.
    }
feat-drought = { $name } went { $count } turns without playing a card, and drew { $more }.
feat-rout = { $name } went out, and no one else was close. The others all held at least { $count } cards.
feat-eights = { $name } played { $count } eights in a row.
feat-aces = { $name } played { $count } aces in one turn, and the others drew { $more } cards.
feat-series = { $name } climbed through all four colours in one turn.
feat-sweep = { $name } won all { $count } deals and left nothing for the rest.
feat-gift =
    { $name } kindly handed { $other } the winning { $count ->
        [one] head
       *[other] heads
    }.
feat-column = { $name } swallowed a column of { $count } cards whole.
feat-so_close =
    { $other } went out, and { $count ->
        [one] { $name }’s last card
       *[other] the last cards of { $names ->
            [none] { $count } players
           *[other] { $names }
        }
    } would have gone right on top.
feat-scramble = { $count } players got down to one card, and it was { $name } who went out in the end.
feat-contrast = { $name } won the deal without drawing a single card, while { $other } drew { $count }.
feat-monologue =
    { $name } played { $count } cards in a row while { $other ->
        [none] the others
       *[other] { $other }
    } could only watch.
feat-wishes =
    { $names ->
        [none] { $count } players
       *[other] { $names }
    } fought over the suit with one eight after another.
feat-generous = { $name } gave away { $count } heads and got none back. { $other } won.
feat-untouched = { $name } won without taking a single column.

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
