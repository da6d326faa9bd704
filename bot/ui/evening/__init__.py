"""The evening of a server: what the bot posts there on its own once a day, if it was asked to."""
