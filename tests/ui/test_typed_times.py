"""Times as people write them, in English and Norwegian: what each means, or that it is refused.

Nothing of a text is passed over. Each line has what somebody wrote on Saturday, 28 November 2026, at 13:00 in
Oslo, and what it means: in Oslo, or in the zone that is named.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta, timezone
from random import Random
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables import Refused
from bot.ui.i18n.hours import hours_between
from bot.ui.i18n.moments import as_read, read
from bot.ui.i18n.spans import span_of
from bot.ui.i18n.translator import translator

OSLO = ZoneInfo("Europe/Oslo")
NOW = round(datetime(2026, 11, 28, 13, tzinfo=OSLO).timestamp()) * 1000
HOUR = 3_600_000

UNDERSTOOD = """
sunday 20:00 UTC                     = 2026-11-29 20:00 UTC
sunday 20:00 GMT                     = 2026-11-29 20:00 UTC
sunday 20:00 EST                     = 2026-11-29 20:00 America/New_York
sunday 20:00 JST                     = 2026-11-29 20:00 Asia/Tokyo
sunday 20:00 Z                       = 2026-11-29 20:00 UTC
sunday 20:00Z                        = 2026-11-29 20:00 UTC
sunday 20:00 +02:00                  = 2026-11-29 20:00 UTC+02:00
sunday 20:00+02:00                   = 2026-11-29 20:00 UTC+02:00
sunday 20:00 UTC+2                   = 2026-11-29 20:00 UTC+02:00
sunday 20:00 utc +5:30               = 2026-11-29 20:00 UTC+05:30
2026-11-29T20:00-05:00               = 2026-11-30 02:00
2026-11-29T20:00:00Z                 = 2026-11-29 21:00
2026-11-29 20:00:00                  = 2026-11-29 20:00
tomorrow 20:00 JST                   = 2026-11-29 20:00 Asia/Tokyo
tomorrow 8pm ET                      = 2026-11-29 20:00 America/New_York
8pm EST tonight                      = 2026-11-28 20:00 America/New_York
tonight 8pm EST                      = 2026-11-28 20:00 America/New_York
1 july 2027 8pm EDT                  = 2027-07-01 20:00 America/New_York
1 july 2027 20:00 CEST               = 2027-07-01 20:00
sunday 20:00 CET                     = 2026-11-29 20:00
sunday 20:00 Oslo time               = 2026-11-29 20:00
sunday 20:00 oslo-tid                = 2026-11-29 20:00
søndag 20:00 Oslo tid                = 2026-11-29 20:00
sunday 20:00 (Europe/London)         = 2026-11-29 20:00 Europe/London
sunday 8pm new york time             = 2026-11-29 20:00 America/New_York
tomorrow, 10 eastern time            = 2026-11-29 10:00 America/New_York
tonight 20                           = 2026-11-28 20:00
tonight at 8                         = 2026-11-28 20:00
tonight at 9:30                      = 2026-11-28 21:30
tonight 12                           = 2026-11-29 00:00
tonight at midnight                  = 2026-11-29 00:00
i kveld kl 20                        = 2026-11-28 20:00
this evening at 7                    = 2026-11-28 19:00
at 8 in the evening                  = 2026-11-28 20:00
friday evening 8                     = 2026-12-04 20:00
fredag kveld kl 8                    = 2026-12-04 20:00
i morgen kveld kl 7                  = 2026-11-29 19:00
i morgen tidlig kl 9                 = 2026-11-29 09:00
i morgen ettermiddag kl 3            = 2026-11-29 15:00
i overmorgen kl 18                   = 2026-11-30 18:00
overmorgen                           = 2026-11-30 13:00
morgen kl 9                          = 2026-11-29 09:00
fredag morgen kl 9                   = 2026-12-04 09:00
mandag formiddag kl 10               = 2026-11-30 10:00
tomorrow morning 9                   = 2026-11-29 09:00
tomorrow night at 8                  = 2026-11-29 20:00
tomorrow                             = 2026-11-29 13:00
tomorrow at noon                     = 2026-11-29 12:00
tomorrow 12am                        = 2026-11-29 00:00
midnight                             = 2026-11-29 00:00
noon                                 = 2026-11-29 12:00
noon tomorrow                        = 2026-11-29 12:00
day after tomorrow 20:00             = 2026-11-30 20:00
the day after tomorrow at 8pm        = 2026-11-30 20:00
today 20:00                          = 2026-11-28 20:00
in an hour                           = 2026-11-28 14:00
in two hours                         = 2026-11-28 15:00
in half an hour                      = 2026-11-28 13:30
in 1.5 hours                         = 2026-11-28 14:30
in 1h30m                             = 2026-11-28 14:30
in 90 min                            = 2026-11-28 14:30
in 2 days at 20:00                   = 2026-11-30 20:00
in a week                            = 2026-12-05 13:00
om en time                           = 2026-11-28 14:00
om en halv time                      = 2026-11-28 13:30
om to timer                          = 2026-11-28 15:00
om 2,5 time                          = 2026-11-28 15:30
om 2½ time                           = 2026-11-28 15:30
om 20 minutter                       = 2026-11-28 13:20
om tre dager kl 20                   = 2026-12-01 20:00
om en uke                            = 2026-12-05 13:00
1 uke og 2 dager                     = 2026-12-07 13:00
7                                    = 2026-12-05 13:00
fri 8pm                              = 2026-12-04 20:00
saturday                             = 2026-12-05 00:00
saturday 9                           = 2026-12-05 09:00
førstkommende fredag kl 20           = 2026-12-04 20:00
på fredag kl. 19                     = 2026-12-04 19:00
fre 19.30                            = 2026-12-04 19:30
tors 20                              = 2026-12-03 20:00
torsdag kl 2000                      = 2026-12-03 20:00
at 2000                              = 2026-11-28 20:00
friday at 2000                       = 2026-12-04 20:00
kl. 20.30                            = 2026-11-28 20:30
klokken 8                            = 2026-11-29 08:00
8 o'clock                            = 2026-11-29 08:00
friday 8 o’clock                     = 2026-12-04 08:00
20:00                                = 2026-11-28 20:00
20.30                                = 2026-11-28 20:30
@20:00                               = 2026-11-28 20:00
friday @ 8pm                         = 2026-12-04 20:00
8 p.m.                               = 2026-11-28 20:00
8:30pm                               = 2026-11-28 20:30
8:30 PM tomorrow                     = 2026-11-29 20:30
20:00:00                             = 2026-11-28 20:00
00:00                                = 2026-11-29 00:00
friday 24:00                         = 2026-12-05 00:00
24.12. 20.30                         = 2026-12-24 20:30
24.12.2026 20:00                     = 2026-12-24 20:00
24.12.26                             = 2026-12-24 00:00
24. desember                         = 2026-12-24 00:00
24 des. 2026 kl 20                   = 2026-12-24 20:00
den 24. desember kl 20               = 2026-12-24 20:00
den 24.                              = 2026-12-24 00:00
24th 8pm                             = 2026-12-24 20:00
the 24th at 8pm                      = 2026-12-24 20:00
the 24th of December, 8pm            = 2026-12-24 20:00
Dec 24, 2026 8:00 PM                 = 2026-12-24 20:00
December 24th, 2026 at 8pm           = 2026-12-24 20:00
december 24 2026 20:00               = 2026-12-24 20:00
12/24                                = 2026-12-24 00:00
24/12 20:00                          = 2026-12-24 20:00
12/24/2026 8pm                       = 2026-12-24 20:00
12/12 20:00                          = 2026-12-12 20:00
2026.12.24 20:00                     = 2026-12-24 20:00
2026-12-24                           = 2026-12-24 00:00
2026-12-24 20                        = 2026-12-24 20:00
24-12-2026                           = 2026-12-24 00:00
Thursday, December 24, 2026 at 8:00 PM = 2026-12-24 20:00
Thursday, 24 December 2026 20:00     = 2026-12-24 20:00
torsdag den 24. desember kl 20       = 2026-12-24 20:00
tors. 24. des kl 20                  = 2026-12-24 20:00
kl 17 presis                         = 2026-11-28 17:00
5pm sharp                            = 2026-11-28 17:00
sunday, 20:00                        = 2026-11-29 20:00
sunday 20:00.                        = 2026-11-29 20:00
<t:1796065200>                       = 2026-11-30 20:00
<t:1796065200:F>                     = 2026-11-30 20:00
28.3.2027 02:30                      = 2027-03-28 03:30 (skipped)
31.10.2027 02:30                     = 2027-10-31 02:30 (first)
28.3.2027 02:30 CET                  = 2027-03-28 03:30
31.10.2027 02:30 CET                 = 2027-10-31 02:30
31.10.2027 02:30 CEST                = 2027-10-31 02:30
14.3.2027 02:30 New York time        = 2027-03-14 03:30 America/New_York (skipped)
29.2.                                = 2028-02-29 00:00
1.2.                                 = 2027-02-01 00:00
Sunday, November 29, 2026, 20:00 (Europe/Oslo) = 2026-11-29 20:00
søndag 29. november 2026 kl. 20:00 (Europe/Oslo) = 2026-11-29 20:00
Sunday, October 31, 2027, 02:30 (Europe/Oslo, CET) = 2027-10-31 02:30
10.12.                               = 2026-12-10 00:00
saturday night at 11                 = 2026-11-28 23:00
tomorrow sunday 20:00                = 2026-11-29 20:00
i morgen, søndag, kl 20              = 2026-11-29 20:00
sunday 29.11. 20:00                  = 2026-11-29 20:00
today 8pm UTC                        = 2026-11-28 20:00 UTC
20:00UTC                             = 2026-11-28 20:00 UTC
20:00 (UTC+1)                        = 2026-11-28 20:00 UTC+01:00
8pm PT                               = 2026-11-28 20:00 America/Los_Angeles
20:00 MSK                            = 2026-11-28 20:00 Europe/Moscow
20:00 AEDT                           = 2026-11-29 20:00 Australia/Sydney
20:00 Buenos Aires time              = 2026-11-28 20:00 America/Buenos_Aires
20:00 +0200                          = 2026-11-28 20:00 UTC+02:00
UTC 20:00                            = 2026-11-28 20:00 UTC
3d 12h                               = 2026-12-02 01:00
om 1 uke kl 20                       = 2026-12-05 20:00
in 1 week at 8pm                     = 2026-12-05 20:00
thurs 8 pm                           = 2026-12-03 20:00
weds 8pm                             = 2026-12-02 20:00
sept 5 8pm                           = 2027-09-05 20:00
coming friday 8pm                    = 2026-12-04 20:00
lørdag kveld kl 9                    = 2026-11-28 21:00
søndag formiddag kl 11               = 2026-11-29 11:00
friday afternoon 3pm                 = 2026-12-04 15:00
14april 20:00                        = 2027-04-14 20:00
31/10 20:00                          = 2027-10-31 20:00
1/1/27 20:00                         = 2027-01-01 20:00
2027-1-3 20:00                       = 2027-01-03 20:00
24.12.2026.                          = 2026-12-24 00:00
saturday 13:00                       = 2026-12-05 13:00
saturday 13:01                       = 2026-11-28 13:01
20h                                  = 2026-11-29 09:00
friday 20h                           = 2026-12-04 20:00
20h30                                = 2026-11-28 20:30
friday 20 h 30                       = 2026-12-04 20:30
8.30                                 = 2026-11-29 08:30
8.30pm                               = 2026-11-28 20:30
08:30                                = 2026-11-29 08:30
kl 830                               = 2026-11-29 08:30
18.30 på søndag                      = 2026-11-29 18:30
søndag 18.30 presis                  = 2026-11-29 18:30
klokken 18:30 søndag                 = 2026-11-29 18:30
søndag midt på dagen                 = 2026-11-29 12:00
12:30am tomorrow                     = 2026-11-29 00:30
12:30pm tomorrow                     = 2026-11-29 12:30
friday the 4th 8pm                   = 2026-12-04 20:00
friday the 4th of december           = 2026-12-04 00:00
Fri, 4 Dec 2026 20:00:00 +0100       = 2026-12-04 20:00 UTC+01:00
Fri, 4 Dec 2026 20:00 UTC            = 2026-12-04 20:00 UTC
2026-12-04T20:00+01:00               = 2026-12-04 20:00
2026-12-04 20:00Z                    = 2026-12-04 20:00 UTC
2026-12-04 24:00                     = 2026-12-05 00:00
kl. 20.30 i morgen                   = 2026-11-29 20:30
førstkommende søndag                 = 2026-11-29 00:00
nå på søndag kl 19                   = 2026-11-29 19:00
i morra kl 20                        = 2026-11-29 20:00
tmrw 8pm                             = 2026-11-29 20:00
kl halv åtte i kveld                 = 2026-11-28 19:30
i kveld halv åtte                    = 2026-11-28 19:30
ti over halv åtte i kveld            = 2026-11-28 19:40
ti på halv åtte i kveld              = 2026-11-28 19:20
kvart over åtte i kveld              = 2026-11-28 20:15
kvart på tolv i kveld                = 2026-11-28 23:45
halv ni på fredag kveld              = 2026-12-04 20:30
halv elleve i morgen formiddag       = 2026-11-29 10:30
halv ett i morgen ettermiddag        = 2026-11-29 12:30
halv 20                              = 2026-11-28 19:30
kvart over 20                        = 2026-11-28 20:15
half past eight pm                   = 2026-11-28 20:30
half past eight tonight              = 2026-11-28 20:30
quarter past 8 pm                    = 2026-11-28 20:15
quarter to nine this evening         = 2026-11-28 20:45
ten past eight pm                    = 2026-11-28 20:10
twenty minutes to nine pm            = 2026-11-28 20:40
friday at eight in the evening       = 2026-12-04 20:00
eight pm                             = 2026-11-28 20:00
i kveld klokken åtte                 = 2026-11-28 20:00
i ettermiddag kl 4                   = 2026-11-28 16:00
this afternoon at 4                  = 2026-11-28 16:00
8 in the evening                     = 2026-11-28 20:00
20 i kveld                           = 2026-11-28 20:00
8 tonight                            = 2026-11-28 20:00
20 i morgen                          = 2026-11-29 20:00
20 UTC                               = 2026-11-28 20:00 UTC
2000Z                                = 2026-11-28 20:00 UTC
søndag kl 19 norsk tid               = 2026-11-29 19:00
1 july 2027 19:00 UK time            = 2027-07-01 19:00 Europe/London
tomorrow 8pm pacific                 = 2026-11-29 20:00 America/Los_Angeles
in an hour and a half                = 2026-11-28 14:30
in two and a half hours              = 2026-11-28 15:30
in three quarters of an hour         = 2026-11-28 13:45
in a fortnight                       = 2026-12-12 13:00
in fifteen minutes                   = 2026-11-28 13:15
2 hours from now                     = 2026-11-28 15:00
2 days from now at 8pm               = 2026-11-30 20:00
om halvannen time                    = 2026-11-28 14:30
om to og en halv time                = 2026-11-28 15:30
om en og en halv time                = 2026-11-28 14:30
om et kvarter                        = 2026-11-28 13:15
om tre kvarter                       = 2026-11-28 13:45
om en halvtime                       = 2026-11-28 13:30
om fjorten dager kl 20               = 2026-12-12 20:00
om tretti minutter                   = 2026-11-28 13:30
<t:1796065200:R>                     = 2026-11-30 20:00
24:00                                = 2026-11-29 00:00
20:00+01:00                          = 2026-11-28 20:00 UTC+01:00
lørdag 5/12 kl 20                    = 2026-12-05 20:00
05.12.2026 kl. 20.00                 = 2026-12-05 20:00
Sat Dec 05 2026 20:00:00 GMT+0100    = 2026-12-05 20:00 UTC+01:00
2026-12-04T20:00:00.000Z             = 2026-12-04 21:00
"""
REFUSED = """
sunday 20:00 -05:00                  = umpire_time: -05:00
sunday 20:00-22:00                   = umpire_time: 20:00-22:00
sunday 20:00 UTC+15                  = umpire_time: utc+15
2026-11-29 20:00 -05:00              = umpire_time: -05:00
8pm BST                              = unclear_zone: BST
20:00 IST                            = unclear_zone: IST
20:00 CST                            = unclear_zone: CST
1 july 2027 8pm EST                  = unclear_zone: EST
sunday 20:00 CEST                    = unclear_zone: CEST
sunday 20:00 (Europe/London          = umpire_time: (europe/london
sunday 8pm New York                  = umpire_time: new york
sunday 20:00 my time                 = umpire_time: my time
sunday 20:00 XYZ                     = umpire_time: xyz
tonight                              = umpire_time
friday evening                       = umpire_time
i natt kl 2                          = umpire_time
tomorrow at midnight                 = umpire_time_two: 2026-11-29 2026-11-30
tomorrow 0am                         = umpire_time: 0am
tomorrow 13pm                        = umpire_time: 13pm
yesterday 20:00                      = umpire_time_past
today 9                              = umpire_time_past
now                                  = umpire_time: now
in 36 hours at 20:00                 = umpire_time
an hour ago                          = umpire_time: ago
om et par timer                      = umpire_time: om et par timer
-3 days                              = umpire_time_past
this saturday 9                      = umpire_time_past
next friday 20:00                    = umpire_time_two: 2026-12-04 2026-12-11
next week friday                     = umpire_time: next week friday
fredag i neste uke                   = umpire_time: i neste uke
fredag 10.12                         = umpire_time
friday 2000                          = umpire_time: 2000
10.12                                = umpire_time_two: 2026-11-29 2026-12-10
20 friday                            = umpire_time: 20 friday
25:00                                = umpire_time: 25:00
december                             = umpire_time: december
3/4 19:00                            = umpire_time_two: 2027-03-04 2027-04-03
20261224                             = umpire_time: 20261224
24-12 20:00                          = umpire_time: 24-12 20:00
monday 24.12. 20:00                  = umpire_time
friday or saturday 20:00             = umpire_time: or saturday 20:00
friday 20:00 or 21:00                = umpire_time: or 21:00
friday 20:00 21:00                   = umpire_time: 21:00
friday 20:00 - 22:00                 = umpire_time: - 22:00
friday between 20 and 22             = umpire_time: between 20 and 22
around 20:00                         = umpire_time: around 20:00
ca. kl. 20                           = umpire_time: ca. kl. 20
sunday 20:00!                        = umpire_time: !
sunday 20:00 please                  = umpire_time: please
until sunday 20:00                   = umpire_time: until sunday 20:00
julaften                             = umpire_time: julaften
<t:1764439200:F>                     = umpire_time_past
<t:1796065200:F> UTC                 = umpire_time: <t:1796065200:f> utc
1796065200                           = umpire_time: 1796065200
easter 20:00                         = umpire_time: easter 20:00
½ day                                = umpire_time: ½ day
1.5 days                             = umpire_time: days
P7D                                  = umpire_time: p7d
31.2.                                = umpire_time
sunday midnight                      = umpire_time_two: 2026-11-29 2026-11-30
０8:00                                = umpire_time: ０8:00
20:00 EDT                            = unclear_zone: EDT
blursday 20:00                        = umpire_time: blursday 20:00
20.10                                = umpire_time_two: 2026-11-28 2027-10-20
friday night at 2                    = umpire_time
10.12 fredag                         = umpire_time
20:00 AEST                           = unclear_zone: AEST
20:00 +2                             = umpire_time: +2
20:00 +                              = umpire_time: +
+                                    = umpire_time: +
20:00 UTC 8pm                        = umpire_time: 8pm
sunday UTC                           = umpire_time
in 2 hours UTC                       = umpire_time
sunday 20:00 Etc/GMT+1               = umpire_time: etc/gmt+1
sunday 20:00 localtime               = umpire_time: localtime
sunday 20:00 Oslo                    = umpire_time: oslo
denne fredagen kl 20                 = umpire_time: denne fredagen kl 20
friday morning at 12                 = umpire_time
24.12.1999                           = umpire_time_past
24.12.2090                           = umpire_time_past
2026-11-28 13:00                     = umpire_time_past
0 days                               = umpire_time_past
tomorrow at 8 tomorrow               = umpire_time: tomorrow
20:00ish                             = umpire_time: 20:00ish
~20:00                               = umpire_time: ~20:00
half eight                           = umpire_time: half eight
kl. 20-22                            = umpire_time: kl. 20-22
from 20:00                           = umpire_time: from 20:00
i går                                = umpire_time_past
mandag etter neste kl 20             = umpire_time: etter neste kl 20
hver fredag kl 20                    = umpire_time: hver fredag kl 20
first friday of december             = umpire_time: first friday of december
2026-12-04 T20:00                    = umpire_time: t20:00
2026-13-04                           = umpire_time
2026-12-04T20:00:30                  = umpire_time: 2026-12-04t20:00:30
<t:999999999999:F>                   = umpire_time_past
<t:99999999999999:F>                 = umpire_time: <t:99999999999999:f>
830                                  = umpire_time: 830
2030                                 = umpire_time: 2030
ti over halv åtte                    = unclear_hour: 07:40 19:40
kl halv åtte                         = unclear_hour: 07:30 19:30
kvart over 8                         = unclear_hour: 08:15 20:15
half past 8                          = unclear_hour: 08:30 20:30
halv ett                             = unclear_hour: 00:30 12:30
halv ni på fredag                    = unclear_hour: 08:30 20:30
28.3.2027 halv tre                   = unclear_hour: 03:30 14:30
kvart på åtte                        = unclear_hour: 07:45 19:45
at eight                             = unclear_hour: 08:00 20:00
kl åtte                              = unclear_hour: 08:00 20:00
eight o'clock                        = unclear_hour: 08:00 20:00
eight                                = umpire_time: eight
halv åtte om morgenen i kveld        = umpire_time: i kveld
halv 25                              = umpire_time: halv 25
quarter past                         = umpire_time: quarter past
forty past eight pm                  = umpire_time: forty past eight pm
half past 20 pm                      = umpire_time: half past 20 pm
ten to eight to nine                 = umpire_time: to nine
this morning at 10                   = umpire_time_past
20 friday UTC or so                  = umpire_time: or so
1 hour and a half hour               = umpire_time: 1 hour and a half hour
halvannet døgn                       = umpire_time: halvannet døgn
2027-02-30                           = umpire_time
fredag om en uke                     = umpire_time
a week on friday                     = umpire_time
neste fredag                         = umpire_time_two: 2026-12-04 2026-12-11
5-11 pm                              = umpire_time: 5-11 pm
22-02                                = umpire_time: 22-02
all day                              = umpire_time: all day
fra kl 20                            = umpire_time: fra kl 20
til søndag kl 20                     = umpire_time: til søndag kl 20
innen fredag                         = umpire_time: innen fredag
before 8pm                           = umpire_time: before 8pm
sunday 19:00 local time              = umpire_time: local time
8PM CET/CEST                         = umpire_time: cet/cest
tomorow 8pm                          = umpire_time: tomorow 8pm
neste uke                            = umpire_time: neste uke
til helga                            = umpire_time: til helga
end of day                           = umpire_time: end of day
1 måned                              = umpire_time: 1 måned
2026-12-05T20:00:00.500Z             = umpire_time: 2026-12-05t20:00:00.500z
"""
SPANS = """
7 = 168
7 days = 168
1 day = 24
36 hours = 36
36h = 36
45 min = 0.75
45m = 0.75
2w = 336
2  Uker = 336
12 timer = 12
3 døgn = 72
en uke = 168
a week = 168
two weeks = 336
to uker = 336
et døgn = 24
14 dager = 336
syv dager = 168
ti minutter = 0.16666666666666666
1,5 time = 1.5
1.5 hours = 1.5
2½ timer = 2.5
½ hour = 0.5
half an hour = 0.5
en halv time = 0.5
1h30m = 1.5
1t30min = 1.5
1 h 30 min = 1.5
1 time og 30 minutter = 1.5
1 hour, 30 minutes = 1.5
1 hour 90 minutes = 2.5
1d12h = 36
1 week 2 days = 216
7 days, 12 hours and 30 minutes = 180.5
halvannen time = 1.5
en og en halv time = 1.5
to og en halv time = 2.5
an hour and a half = 1.5
two and a half hours = 2.5
et kvarter = 0.25
tre kvarter = 0.75
en time og et kvarter = 1.25
en halvtime = 0.5
a half hour = 0.5
fifteen minutes = 0.25
femten minutter = 0.25
fjorten dager = 336
a fortnight = 336
thirty days = 720
3 wks = 504
"""
"""In hours."""
NO_SPANS = """
=
0 =
0 days =
½ day =
1.5 days =
en halv dag =
12 hours 7 days =
halvannen uke =
a day and a half =
1 hour and a half hour =
en time 30 = 30
in 2 days = in 2 days
1 day 1 day =
9999 weeks =
-3 days = -3 days
1:30 = 1:30
01:30:00 = 01:30:00
P7D = p7d
1/2 hour = 1/2 hour
1 month = 1 month
en måned = en måned
2 viikkoa = 2 viikkoa
soon = soon
every week = every week
about 7 days = about 7 days
7 days or so = or so
7 days! = !
٣ days = ٣ days
"""
HOURS = """
23-8 = 23 8
23–8 = 23 8
23—8 = 23 8
23 - 8 = 23 8
23h-8h = 23 8
23:00-08:00 = 23 8
23.00–07.00 = 23 7
2300-0700 = 23 7
from 23 to 8 = 23 8
23 til 08.00 = 23 8
fra 23 til 07 = 23 7
fra kl 23 til kl 7 = 23 7
kl. 23.00 - 08.00 = 23 8
between 23 and 7 = 23 7
mellom 23 og 7 = 23 7
11pm-7am = 23 7
11 pm to 7 am = 23 7
11 p.m. to 7 a.m. = 23 7
11PM to 07 = 23 7
10 PM – 9 AM = 22 9
from 10 PM till 9 AM = 22 9
12am-6am = 0 6
12pm-5pm = 12 17
5pm-11pm = 17 23
midnight to 7 = 0 7
midnatt til 7 = 0 7
noon to 5pm = 12 17
22 to midnight = 22 24
17-24 = 17 24
17-0 = 17 0
0-24 = 0 24
5-11 = 5 11
09-05 = 9 5
kl. 17.00-23.00 = 17 23
mellom kl. 17 og kl. 23 = 17 23
5pm - 12am = 17 0
22-02 = 22 2
"""
NO_HOURS = """
8-8 =
24-8 =
17-25 =
17:30-23:00 =
11pm to 7 =
5-11pm =
noon to 5 =
13pm-7am =
9-5 =
9 to 5 =
11 til 7 =
12-5 =
5-11 pm =
17.30-23.00 =
weekdays 17-23 = weekdays
17-23 CET = cet
5 til 11 om kvelden = om kvelden
all day = all day
24/7 = 24/7
etter 17 = etter 17
23 = 23
23 7 = 23 7
1-2-3 = 1-2-3
night = night
hele dagen = hele dagen
never = never
22:00-06:00 CET = cet
mon-fri 23-7 = mon-fri
22 til 8 på hverdager = på hverdager
23:00 to 08:00 every day = every day
23-7 and 12-13 = and 12-13
23 - 8 (1 hour) = (1 hour)
"""


def lines(table: str) -> list[tuple[str, str]]:
    """What was written on each line, and what is to become of it."""
    pairs = (line.rpartition("=") for line in table.strip("\n").splitlines())
    return [(written.strip(), meant.strip()) for written, _, meant in pairs]


@pytest.mark.parametrize(("text", "meant"), lines(UNDERSTOOD))
def test_what_is_understood_of_a_time(text: str, meant: str) -> None:
    moment = read(text, NOW, OSLO)
    local = datetime.fromtimestamp(moment.at / 1000, moment.zone)
    zone = "" if moment.zone == OSLO else f" {moment.zone}"
    change = "" if moment.change == "once" else f" ({moment.change})"
    assert f"{local:%Y-%m-%d %H:%M}{zone}{change}" == meant


DAYS = {
    **dict.fromkeys(
        ("tomorrow", "i morgen", "sunday", "SØN", "29.11.", "29/11", "den 29."), date(2026, 11, 29)
    ),
    **dict.fromkeys(("Nov 30", "the 30th", "om 2 dager", "2026-11-30", "på mandag"), date(2026, 11, 30)),
}
HOURS_OF_DAY = {
    **dict.fromkeys(("20:00", "kl 20", "8pm", "8 P.M.", "@20.00", "at 2000"), time(20)),
    **dict.fromkeys(("9:05", "kl. 9.05", "9:05 am"), time(9, 5)),
}
ZONES = {
    "": OSLO,
    "Oslo time": OSLO,
    "(Europe/London)": ZoneInfo("Europe/London"),
    "EST": ZoneInfo("America/New_York"),
    "UTC": UTC,
    "gmt+5:30": timezone(timedelta(hours=5, minutes=30)),
}


@settings(deadline=None)
@given(st.sampled_from([*DAYS]), st.sampled_from([*HOURS_OF_DAY]), st.sampled_from([*ZONES]), st.randoms())
def test_day_hour_and_zone_may_stand_in_any_order(day: str, hour: str, zone: str, chance: Random) -> None:
    parts = [day, hour, zone]
    chance.shuffle(parts)
    meant = datetime.combine(DAYS[day], HOURS_OF_DAY[hour], ZONES[zone])
    assert read(" ".join(parts), NOW, OSLO).at == round(meant.timestamp()) * 1000


@pytest.mark.parametrize("text", [text for text, _ in lines(UNDERSTOOD)])
def test_no_word_or_sign_beside_a_time_is_passed_over(text: str) -> None:
    for more in ("maybe", "sola", "!", "-", "/", "77", "utc+99"):
        for whole in (f"{text} {more}", f"{more} {text}"):
            with pytest.raises(Refused):
                read(whole, NOW, OSLO)


@pytest.mark.parametrize(("text", "why"), lines(REFUSED))
def test_what_is_refused_as_a_time_and_which_words(text: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        read(text, NOW, OSLO)
    data = (f"{each:%H:%M}" if isinstance(each, time) else each for each in refused.value.data.values())
    said = " ".join(each for each in data if each is not None)
    assert (refused.value.code, said) == (why.partition(": ")[0], why.partition(": ")[2])


@pytest.mark.parametrize(("text", "meant"), lines(SPANS))
def test_what_is_understood_of_a_length_of_time(text: str, meant: str) -> None:
    assert span_of(text) / HOUR == float(meant)


@pytest.mark.parametrize(("text", "word"), lines(NO_SPANS))
def test_what_is_refused_as_a_length_of_time(text: str, word: str) -> None:
    with pytest.raises(Refused, match="umpire_span") as refused:
        span_of(text)
    assert refused.value.data["word"] == (word or None)


@pytest.mark.parametrize(("text", "meant"), lines(HOURS))
def test_what_is_understood_of_hours_of_the_day(text: str, meant: str) -> None:
    assert hours_between(text) == tuple(map(int, meant.split()))


@pytest.mark.parametrize(("text", "word"), lines(NO_HOURS))
def test_what_is_refused_as_hours_of_the_day(text: str, word: str) -> None:
    with pytest.raises(Refused, match="unclear_hours") as refused:
        hours_between(text)
    assert refused.value.data["word"] == (word or None)


def test_a_day_that_is_another_one_in_the_zone_is_asked_for() -> None:
    evening = round(datetime(2026, 11, 28, 18, tzinfo=OSLO).timestamp()) * 1000
    with pytest.raises(Refused, match="umpire_time_two") as refused:
        read("tomorrow 20:00 JST", evening, OSLO)
    assert refused.value.data == {"first": "2026-11-29", "second": "2026-11-30"}
    assert read("20:00 JST", evening, OSLO) == read("29.11. 20:00 JST", evening, OSLO)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("sunday 20:00 UTC", "Sunday, November 29, 2026, 20:00 (UTC)."),
        ("sunday 20:00", "Sunday, November 29, 2026, 20:00 (Europe/Oslo)."),
        (
            "31.10.2027 02:30",
            "Sunday, October 31, 2027, 02:30 (Europe/Oslo, CEST). "
            "The clocks show that hour twice, and I took the first.",
        ),
        (
            "28.3.2027 02:30",
            "Sunday, March 28, 2027, 03:30 (Europe/Oslo). "
            "The clocks skip the hour you wrote, so it’s that much later.",
        ),
    ],
)
def test_what_was_understood_is_said_in_full(text: str, said: str) -> None:
    assert as_read(read(text, NOW, OSLO), translator()) == f"-# I read this as {said}"
