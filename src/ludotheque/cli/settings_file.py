"""Settings that are given once for all: a small file of lines such as ``plain = true``, after flags and variables."""

import os
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import Token

from ludotheque.errors import LudothequeError

if TYPE_CHECKING:
    from cyclopts import App, ArgumentCollection

VARIABLE = "LUDOTHEQUE_"
"""What the variable of every setting begins with; the rest of it, in small letters, is its name in the file."""


class BadSettings(LudothequeError):
    """A file of settings that cannot be read."""


def place() -> Path:
    """Where the file is: as LUDOTHEQUE_SETTINGS says, else in the folder for your settings."""
    import platformdirs

    named = os.environ.get(f"{VARIABLE}SETTINGS")
    return Path(named) if named else Path(platformdirs.user_config_dir("ludotheque")) / "settings.toml"


def settings() -> dict[str, str]:
    """The settings of the file, by name; none where there is no file."""
    return _read(place())


@cache
def _read(file: Path) -> dict[str, str]:
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as error:
        raise BadSettings("bad-settings", facts={"file": str(file), "why": error.strerror or str(error)}) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings("bad-settings", facts={"file": str(file), "why": str(error)}) from None
    return {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in found.items()}


def from_file(_: "App", __: tuple[str, ...], arguments: "ArgumentCollection") -> None:
    """Give the flags that have a variable what the file says, where neither flag nor variable was given."""
    found = settings()
    for argument in arguments:
        for variable in argument.parameter.env_var or ():
            name = variable.removeprefix(VARIABLE).lower()
            if name in found and not argument.tokens:
                argument.append(Token(keyword=name, value=found[name], source=str(place())))
