"""What is installed is whole: no page, text or picture is left behind in the sources."""

from __future__ import annotations

import tomllib
from pathlib import Path, PurePath

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "engine", "storage")


def test_every_file_beside_the_code_is_packed() -> None:
    packed = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]["*"]
    endings = {PurePath(pattern).suffix or PurePath(pattern).name for pattern in packed}
    left_behind = [
        path
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc") and (path.suffix or path.name) not in endings
    ]
    assert left_behind == []


def test_every_version_is_pinned_and_no_host_is_named() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    assert all("==" in line for line in lines if line and not line.startswith("#"))
    assert not any("://" in line for line in lines)


def test_every_dependency_has_its_pin() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    pinned = {_name(line) for line in (ROOT / "constraints.txt").read_text().splitlines()}
    assert {_name(one) for one in wanted} <= pinned


def _name(requirement: str) -> str:
    for stop in "[=<>~! ":
        requirement = requirement.partition(stop)[0]
    return requirement.lower().replace("_", "-").replace(".", "-")
