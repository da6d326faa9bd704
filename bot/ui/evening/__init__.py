"""The evening of a server: what the bot posts there of its own accord, once a day, if it was asked to."""
