"""All that can be pressed, a module a feature: ids, who may press, what stands on the buttons.

Screens lead to each other in circles, so what a press means stands below all of them; what it does, in the
actions of its feature (:class:`bot.ui.shell.router.Router`).
"""
