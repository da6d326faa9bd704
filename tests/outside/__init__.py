"""Games from outside: Mau-Mau, a package of its own, and what the bot makes of it and of packages that are
no good.
"""
