"""Who listens to which topic at one end of a bus."""

import logging
import re
from collections.abc import Callable, Iterator

from ludotheque.table.bus import Heard

log = logging.getLogger(__name__)
TOPIC = re.compile(r"[a-z0-9]+(\.[a-z0-9]+)*")


def checked(topic: str) -> str:
    """The topic, if it is one: a bus has no wild cards, and nothing that comes from people may become one."""
    if not TOPIC.fullmatch(topic):
        raise ValueError(f"not a topic: {topic!r}")
    return topic


class Listeners:
    """What is to be called for the messages of each topic."""

    def __init__(self) -> None:
        # A dict as an ordered set: whoever listens first hears first. Each listening is an object of its own, so that
        # the same function can listen twice and stop once.
        self._listening: dict[str, dict[object, Heard]] = {}

    def __contains__(self, topic: str) -> bool:
        return topic in self._listening

    def __iter__(self) -> Iterator[str]:
        return iter(self._listening)

    def add(self, topic: str, heard: Heard) -> Callable[[], None]:
        """Listen until the function that this gives back is called; calling it again does nothing."""
        here, key = self._listening.setdefault(checked(topic), {}), object()
        here[key] = heard

        def stop() -> None:
            here.pop(key, None)
            if not here and self._listening.get(topic) is here:
                del self._listening[topic]

        return stop

    def tell(self, topic: str, message: bytes) -> None:
        """Let everybody hear a message who listens at this moment; one who fails keeps nobody else from hearing it."""
        here = self._listening.get(topic, {})
        for key, heard in list(here.items()):
            if key not in here:  # one who heard before stopped this one
                continue
            try:
                heard(message)
            except Exception:
                log.exception("a listener of %s failed", topic)

    def clear(self) -> None:
        """Nobody listens any more."""
        for here in self._listening.values():
            here.clear()
        self._listening.clear()
