"""Somebody at Dutch Blitz, with the keyboard alone."""

from browser.keys.ligretto import act

__all__ = ["act"]
