"""Samples of all screens, drawn without Discord from pure states.

A screen is a function in ``bot/ui`` that gives a message or a form. Each stands here once, with what it is
drawn from, dressed in :class:`~tests.samples.clothes.Clothes`: ``tests/budget`` measures all samples in the
worst of clothes, and ``tests/gallery`` takes pictures of them in everyday clothes.
"""
