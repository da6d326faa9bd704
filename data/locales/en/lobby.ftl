# Before the match: the lobby and its house rules.
lobby-title = ## A table of { $game }
lobby-seats = **{ $count } of { $most } seats taken** · { $clock }{ $ranked ->
        [yes] { " · ranked" }
       *[no] {""}
    }{ $missing ->
        [0] {""}
       *[other] { "\u000A" }-# { $least } are needed to start: ask somebody to join{ $ranked ->
            [yes] .
           *[no] , or add a computer.
        }
    }
lobby-seat =
    { $number }. { $who }{ $host ->
        [yes] { " · host" }
       *[no] {""}
    }{ $asked ->
        [yes] { " · will they join?" }
       *[no] {""}
    }
lobby-commitment = -# The secret behind the shuffle is fixed from here on. Its fingerprint: `{ $commitment }`
lobby-closed = This table was closed before anybody dealt. `/play` opens a new one.
lobby-house-rules = **House rules at this table**

house-rules-title = ### House rules of { $game }
house-rules-as-written = The game is played as it is written. Choose a rule to change it.
house-rules-choose = Choose a rule …
house-rules-default = as written
house-rules-own = Another value …
house-rules-own-label = Value
house-rule = { $question } **{ $value }**

end-lobby = Close this table? Nobody has been dealt cards yet.
end-match = End this match for everybody? It will not count, and it cannot be taken up again.
left-lobby = You have left the table.
left-match = You have left. A computer plays your cards; **I'm back** at the table gives them back to you.
left-ranked = You have left a ranked match, so it is lost for you. A computer plays your cards to the end.
call-heard = The table has heard you.
