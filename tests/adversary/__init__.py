"""An adversary's afternoon: people try all that they can type, press and forge, and may do little of it.

``python -m tests.adversary SEED --steps N`` says what came of an afternoon. If something went wrong, it
prints the shortest sequence of steps that it finds after which it goes wrong alike.
"""
