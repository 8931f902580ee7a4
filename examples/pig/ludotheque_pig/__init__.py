"""Pig, a dice game that anybody may play and nobody owns: roll as often as you dare, but a 1 loses the turn."""
