"""What people who run the bot read when the database, or a file, cannot be used."""

from __future__ import annotations

from storage.errors import (
    Damaged,
    Displaced,
    FileExists,
    InUse,
    LeftBeside,
    NewerDatabase,
    NoDatabase,
    NoDriver,
    OlderDatabase,
    StorageError,
    UnknownDatabase,
    Unsure,
    Unwritable,
    WriteRefused,
)

UNWRITABLE = {
    "full": "there is no room left",
    "read_only": "it may not be written",
    "failing": "the disk or the server fails",
    "busy": "another process holds it",
    "lost": "the server cannot be reached",
}


def in_a_sentence(error: StorageError | OSError) -> str:
    """What is wrong, and what to do about it where something can be done."""
    match error:
        case Displaced(where=where, saved=saved):
            kept = f"What was acknowledged is kept in {saved}." if saved else "What was in it could not be saved."
            return f"{where} was deleted or replaced while the bot ran. {kept}"
        case LeftBeside(where=where, beside="", log=log):
            return (
                f"There is no database at {where}, but {log} lies beside it, a log that is of no use without its file. "
                "Put that file back, restore a backup, or move the log away to begin with an empty database."
            )
        case LeftBeside(where=where, beside=beside, log=log) if log:
            return (
                f"There is no database at {where}, but {beside} lies beside it, and {log}, the log of another file. "
                "Move the log away and put the former there, restore a backup, "
                "or move both away to begin with an empty database."
            )
        case LeftBeside(where=where, beside=beside):
            return (
                f"There is no database at {where}, but {beside} lies beside it. "
                "Put it there, restore a backup, or move it away to begin with an empty database."
            )
        case InUse(where=where):
            return f"{where} is in use: stop the bot, or wait until a restore has ended."
        case Damaged(where=where, detail=detail):
            return f"{where} is damaged ({detail}). Restore a backup."
        case NoDatabase(where=where):
            return f"There is no database at {where}."
        case NewerDatabase(found=found, known=known):
            return f"The database was written by a newer version (schema {found}, known up to {known})."
        case OlderDatabase(found=found, known=known):
            return (
                f"The database has the schema {found or 'of no version'}, not yet {known}. "
                "Start the bot once, which brings it up to date, or use the version that ran before."
            )
        case FileExists(where=where):
            return f"{where} is there already; --replace lets it go."
        case UnknownDatabase(url=url):
            return f"{url} is neither sqlite:///path nor postgresql://user@host/name."
        case NoDriver(extra=extra):
            return (
                f"The driver for it is not installed: python -m pip install --constraint constraints.txt '.[{extra}]'"
            )
        case Unwritable(reason=reason, where=where, detail=detail):
            return f"{where} cannot be written: {UNWRITABLE[reason]} ({detail})."
        case Unsure(where=where, detail=detail):
            return f"{where} could not be made to last: the disk or the server failed ({detail})."
        case WriteRefused(why=why):
            return f"The database cannot be used: Refused {why}"
        case OSError(filename=file, strerror=why):
            return f"{file or 'The disk or the network'} cannot be used: {why or error}."
        case _:
            return f"The database cannot be used: {type(error).__name__} {error}"
