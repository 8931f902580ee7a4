"""Where this program keeps what is yours on this computer."""

from pathlib import Path


def data_folder(given: Path | None) -> Path:
    """The folder for tables and matches: the given one, else that for your data."""
    import platformdirs

    return given or Path(platformdirs.user_data_dir("ludotheque"))
