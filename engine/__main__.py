"""`python -m engine`, the engine without a bot: the list of its commands, and the one place that reports errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer

from engine.commands.arena import hold_arena
from engine.commands.bench import print_speeds
from engine.commands.games import list_games
from engine.commands.random_games import write_random_games
from engine.commands.records import show_proof, show_replay
from engine.errors import EngineError
from engine.reasons import one_line

BAD_INPUT = 2
FAULT = 1
INTERRUPTED = 130

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
app.command("replay")(show_replay)
app.command("verify")(show_proof)
app.command("random")(write_random_games)
app.command("arena")(hold_arena)
app.command("bench")(print_speeds)
app.command("games")(list_games)


@app.callback()
def engine() -> None:
    """The rules of the games, without a bot: replay and check records, play at random, measure."""


def main(arguments: Sequence[str]) -> int:
    """Run a command; an error in its input becomes one line on standard error and the status 2."""
    try:
        status = app(list(arguments), prog_name="python -m engine", standalone_mode=False)
        if sys.stdout:
            sys.stdout.flush()
    except BrokenPipeError:
        return _nobody_reads()
    except typer.TyperException as error:
        return _fail(getattr(error, "format_message", error.__str__)(), BAD_INPUT)
    except (EngineError, OSError) as error:
        return _fail(str(error), BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 the border: our own fault, and its message could name a card
        return _fail(f"a fault of this program ({type(error).__name__}), not of the input", FAULT)
    return status if isinstance(status, int) else 0


def _fail(text: str, status: int) -> int:
    try:
        if sys.stdout:
            sys.stdout.flush()
    except BrokenPipeError:
        _nobody_reads()
    print(one_line(text), file=sys.stderr)
    return status


def _nobody_reads() -> int:
    # otherwise the interpreter tries to write once more on exit, and complains
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAULT


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
