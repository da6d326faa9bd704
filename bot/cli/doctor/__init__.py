"""`olsen doctor`: examines the machine, the settings, the database and the bot's account, and says what
helps. It changes nothing.
"""
