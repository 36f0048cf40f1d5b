"""Which methods of the stores ask about more than one table; where tables are spread over machines, these need care."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

from storage import Store
from storage.servers import MarkStore, ServerStore

OF_ONE_TABLE = {"TableId", "Post", "Timer", "Commit"}
OF_NO_TABLE = (ServerStore, MarkStore)


def methods(store: Store) -> Iterator[tuple[str, inspect.Signature]]:
    """Every public method of every store that is about tables, as `store.method`."""
    for name, part in vars(store).items():
        if not type(part).__module__.startswith("storage.") or isinstance(part, OF_NO_TABLE) or name == "database":
            continue
        for method, function in vars(type(part)).items():
            if inspect.isfunction(function) and not method.startswith("_"):
                yield f"{name}.{method}", inspect.signature(function)


def stays_within(signature: inspect.Signature) -> bool:
    """Whether a method is given one table, or something of one table, and nothing of several."""
    given = [str(one.annotation) for one in signature.parameters.values()]
    several = any("TableId" in each and each not in OF_ONE_TABLE for each in given)
    return not several and any(each in OF_ONE_TABLE for each in given)


def crossing(store: Store) -> set[str]:
    """The methods that may touch more than one table."""
    return {name for name, signature in methods(store) if not stays_within(signature)}
