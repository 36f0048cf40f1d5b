"""Everything that can be set about a running bot, typed, read from the environment (TIDETABLE_…) or a .env file."""

from __future__ import annotations

from pathlib import Path
from re import fullmatch
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


def _none_if_empty(given: Any) -> Any:
    return None if given == "" else given


def _level_named(given: Any) -> Any:
    if not isinstance(given, str):
        return given
    # logging takes this short form, too
    return "WARNING" if given.upper() == "WARN" else given.upper()


def _some_shards(given: str) -> str:
    if given:
        found = fullmatch(r"\s*([0-9]+)\s*(?:-\s*([0-9]+)\s*)?/\s*([0-9]+)\s*", given)
        # discord.py takes an empty part for all shards, and then everything is answered twice.
        if found is None or not int(found[1]) <= int(found[2] or found[1]) < int(found[3]):
            raise ValueError("it names shards by their numbers from 0, and how many there are: 0-3/8")
    return given


Level = Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"], BeforeValidator(_level_named)]
Shards = Annotated[str, AfterValidator(_some_shards)]
Somewhere = Annotated[Path | None, BeforeValidator(_none_if_empty)]
"""A file or folder, or none: an empty path would be the folder in which the bot was started."""


class Places(BaseSettings):
    """What is needed to look after a bot by hand, for which its token need not be there."""

    model_config = SettingsConfigDict(env_prefix="TIDETABLE_", env_file=".env", extra="ignore")

    database: str = Field("sqlite:///data/tidetable.db", description="sqlite:///path or postgresql://user@host/name.")
    health_file: Somewhere = Field(None, description="A file touched while the bot is well, for health checks.")


class Settings(Places):
    """What somebody who runs the bot may decide; only the token has no default."""

    model_config = SettingsConfigDict(validate_assignment=True)

    token: SecretStr = Field(description="The bot's token, from Discord's developer portal.")
    beacon: str = Field(
        "https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
        description="The chain of a drand beacon from which each deal takes a public value; empty: none.",
    )
    checker: str = Field("", description="Where docs/verify.html can be opened, to link it from “About the luck”.")
    discord_api: str = Field("", description="Where to reach Discord instead: the local stand-in, or a proxy.")
    language: str = Field(
        "en", description="The language of public texts where a server has chosen none with the bot or in Discord."
    )
    grace: float = Field(20.0, ge=0, description="Seconds in which a move can be taken back before the next is woken.")
    call_spread: float = Field(
        160.0, ge=0, description="Seconds by which a call may come later still, so that it tells nothing of plans."
    )
    second_thoughts: float = Field(
        10.0, ge=0, description="Seconds in which a move waits that cannot be taken back afterwards; 0: none."
    )
    computer_pause: float = Field(2.0, ge=0, description="Seconds that a computer player takes for an easy thought.")
    limit_lobbies: int = Field(10, ge=0, description="Open lobbies of one person in a server; 0: any number.")
    limit_server_lobbies: int = Field(100, ge=0, description="Open lobbies in a server; 0: any number.")
    limit_starts: int = Field(30, ge=0, description="Tables that one person starts in a server within an hour.")
    limit_server_starts: int = Field(300, ge=0, description="Tables that are started in a server within an hour.")
    limit_invitations: int = Field(30, ge=0, description="Invitations that one person sends within an hour.")
    limit_reports: int = Field(5, ge=0, description="Reports that one person sends within an hour; 0: any number.")
    reports: Somewhere = Field(None, description="A folder for what people report; empty: none is kept there.")
    shards: Shards = Field("", description="This process's part of Discord's shards, such as 0-3/8; empty: automatic.")
    sync_commands: bool = Field(True, description="Whether to tell Discord the slash commands at start.")
    backup_folder: Somewhere = Field(None, description="A folder for hourly backups; empty: none are made.")
    metrics_port: int = Field(0, ge=0, le=65535, description="Where to serve metrics for Prometheus; 0: nowhere.")
    metrics_host: str = Field("127.0.0.1", description="The address that metrics are served at.")
    log: Literal["text", "json"] = Field("text", description="Log lines as text, or each as a JSON object.")
    log_level: Level = Field("INFO", description="DEBUG, INFO, WARNING, ERROR or CRITICAL.")
