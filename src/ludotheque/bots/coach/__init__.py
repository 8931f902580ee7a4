"""The coach: what every action is worth and why, and a match looked back on. It sees what a seat sees, nothing else."""

from ludotheque.bots.coach.analysing import Analysis, analyse
from ludotheque.bots.coach.assessing import Assessment, assess, assess_view
from ludotheque.bots.coach.coach import Coach, Weighed, coach_of
from ludotheque.bots.coach.reasons import Reason

__all__ = ["Analysis", "Assessment", "Coach", "Reason", "Weighed", "analyse", "assess", "assess_view", "coach_of"]
