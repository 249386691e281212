"""All that a host may set, read once at the start from `WARTESAAL_*` variables. No secrets.

A list is written with commas (`WARTESAAL_ORIGINS=https://a.example,https://b.example`), a limit
with two underscores (`WARTESAAL_LIMITS__HELLO_MS=10000`).
"""

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import platformdirs
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict


def _split(value: object) -> object:
    if isinstance(value, str):
        return tuple(part.strip() for part in value.split(",") if part.strip())
    return value


Names: TypeAlias = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_split)]
Count: TypeAlias = Annotated[int, Field(ge=0)]
Span: TypeAlias = Annotated[int, Field(ge=1)]
"""Milliseconds."""


class Rate(BaseModel):
    """`count` at once, and `count` more in each `per_ms`, a little at a time."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    count: Annotated[int, Field(ge=1)]
    per_ms: Span


class Limits(BaseModel):
    """What one client may do to the house. Source: the table of reliability.md 5.

    The size and shape of a message are not here: `protocol/codec.py` has them, for both ends.

    request_ms, hello_ms:  from the TCP accept to the request; from the upgrade to `hello`.
    ping_ms, ping_clock_ms: between pings; while the seat's own clock runs.
    dead_ms:               without a sign of life: cut.
    messages, messages_spectator, messages_seat, pings: inbound, per socket; attached as a
                           spectator or as a seat there may be more; `ping` is counted apart.
    rate_limited_in_a_row: so many refusals, then the socket is closed.
    replay_pages:          per user.
    chat, chat_burst:      lines, per user.
    reports:               to the hosts, per user.
    sockets_user, sockets_address: at the same time.
    new_sockets, new_sockets_burst: per address.
    sign_ins_address, sign_ins_account: tries.
    renames, exports:      per user.
    programs:              per account.
    people_reads:          profiles, histories, leaderboards; per address.
    unsent_spectator_bytes, unsent_seat_bytes: in a transport's buffer, then the reader is too slow.
    stalled_ms:            without progress in sending: abort.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    request_ms: Span = 5_000
    hello_ms: Span = 5_000
    ping_ms: Span = 10_000
    ping_clock_ms: Span = 2_500
    dead_ms: Span = 20_000
    messages: Rate = Rate(count=30, per_ms=30_000)
    messages_spectator: Rate = Rate(count=50, per_ms=20_000)
    messages_seat: Rate = Rate(count=100, per_ms=20_000)
    pings: Rate = Rate(count=1, per_ms=2_000)
    rate_limited_in_a_row: Count = 3
    chat: Rate = Rate(count=1, per_ms=1_000)
    chat_burst: Count = 5
    reports: Rate = Rate(count=10, per_ms=3_600_000)
    replay_pages: Rate = Rate(count=2, per_ms=1_000)
    sockets_user: Count = 10
    sockets_address: Count = 300
    new_sockets: Rate = Rate(count=50, per_ms=1_000)
    new_sockets_burst: Count = 300
    sign_ins_address: Rate = Rate(count=30, per_ms=60_000)
    sign_ins_account: Rate = Rate(count=5, per_ms=60_000)
    renames: Rate = Rate(count=10, per_ms=86_400_000)
    exports: Rate = Rate(count=3, per_ms=60_000)
    programs: Count = 5
    people_reads: Rate = Rate(count=60, per_ms=10_000)
    unsent_spectator_bytes: Count = 256 * 1024
    unsent_seat_bytes: Count = 1024 * 1024
    stalled_ms: Span = 5_000


class Settings(BaseSettings):
    """How one server process runs.

    store_url:      a Valkey or Redis (7 or newer) of one's own; None: the embedded one.
    database_url:   SQLAlchemy's, with an async driver; None: a SQLite file in `data`.
    host, port:     where it listens. Port 0: any free one.
    internal_port:  where this machine alone may ask for `/metrics`; None: nowhere.
    data:           folder of the embedded store and the SQLite file; made when missing.
    origins:        web origins that may connect ("https://spiele.example"); empty: those under
                    which this process itself listens.
    hosts:          names it answers to in `Host`; empty: localhost and the address it listens on.
    forwarded_from: addresses of proxies whose forwarded-for headers count.
    appendfsync:    of the embedded store, and expected of another: `always` never loses what was
                    acknowledged, `everysec` up to two seconds when the whole machine dies.
    extra_games:    modules that export `GAME`, beside the games of the house.
    log_format:     `auto`: coloured lines at a terminal, JSON elsewhere.
    """

    model_config = SettingsConfigDict(
        env_prefix="WARTESAAL_",
        env_nested_delimiter="__",
        nested_model_default_partial_update=True,  # one half of a Rate may be set alone
        frozen=True,
        extra="forbid",
    )

    # The URLs may hold a password: they are never printed with the settings.
    store_url: str | None = Field(default=None, repr=False)
    database_url: str | None = Field(default=None, repr=False)
    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65_535)] = 8080
    internal_port: Annotated[int, Field(ge=0, le=65_535)] | None = None
    data: Path = Field(default_factory=lambda: platformdirs.user_data_path("wartesaal"))
    origins: Names = ()
    hosts: Names = ()
    forwarded_from: Names = ()
    appendfsync: Literal["everysec", "always"] = "everysec"
    extra_games: Names = ()
    log_format: Literal["auto", "json", "lines"] = "auto"
    limits: Limits = Limits()
