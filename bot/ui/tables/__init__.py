"""Tables: lobby, match and fixture in their channel, and who sits there."""
