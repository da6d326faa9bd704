"""Mutation: how good are the tests? Mistakes are put into the code, one at a time, and should be noticed.

``python -m tests.mutation bot.league.standings`` draws mutants of a module and runs the tests that mirror it
against each of them.
"""
