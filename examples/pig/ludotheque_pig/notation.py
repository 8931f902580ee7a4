"""The notation of Pig: ``roll``, ``hold``, and the number on the die."""

from ludotheque.errors import ImpossibleOutcome, Refused, told
from ludotheque_pig.actions import HOLD, ROLL, Action
from ludotheque_pig.state import SIDES

NAME = "pig"
TEXTS: dict[Action, str] = {ROLL: "roll", HOLD: "hold"}
ACTIONS = {text: action for action, text in TEXTS.items()}
FACES = {str(face): face for face in range(1, SIDES + 1)}


def read_action(text: str) -> Action:
    """Read an action; capitals and spaces do not matter."""
    action = ACTIONS.get(text.strip().lower()) if isinstance(text, str) else None
    if action is None:
        raise Refused("unreadable", game=NAME, facts={"text": told(text)})
    return action


def write_action(action: Action) -> str:
    """The text of an action."""
    return TEXTS[action]


def read_outcome(given: object) -> int:
    """What the die shows, from a number or a text."""
    face = FACES.get(str(given))
    if face is None:
        raise ImpossibleOutcome("not-on-the-die", game=NAME, facts={"value": told(given)})
    return face


def write_outcome(face: int) -> str:
    """The text of what the die shows."""
    return str(face)
