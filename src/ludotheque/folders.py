"""Where this program keeps what is yours on this computer."""

import os
from pathlib import Path


def data_folder(given: Path | None = None) -> Path:
    """The folder for tables, matches and voices: the given one, else that of LUDOTHEQUE_DATA_DIR, else that for your
    data."""
    import platformdirs

    return given or Path(os.environ.get("LUDOTHEQUE_DATA_DIR") or platformdirs.user_data_dir("ludotheque"))
