"""Somebody at Dutch Blitz."""

from browser.hands.ligretto import act

__all__ = ["act"]
