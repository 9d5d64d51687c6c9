"""Where other machines of the home network find this one."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from ipaddress import ip_address

from .config import Config

# From the ranges of home networks, and one that is nobody's. Nothing is sent there: connecting a datagram
# socket only finds the way out, and with it the address this machine has on that way.
_TOWARDS = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")
EVERYWHERE = ("0.0.0.0", "::", "")


def addresses() -> list[str]:
    """The addresses of this machine that others can reach, the likeliest first; none without a network."""
    return [address for address in dict.fromkeys(_found()) if not _useless(address)]


def _found() -> Iterator[str]:
    for target in _TOWARDS:
        with (
            suppress(OSError),
            closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as trial,
        ):
            trial.connect((target, 9))
            yield str(trial.getsockname()[0])


def _useless(address: str) -> bool:
    known = ip_address(address)
    return known.is_loopback or known.is_unspecified or known.is_link_local


def is_loopback(address: str) -> bool:
    """Whether a request from there comes from this very machine."""
    try:
        known = ip_address(address)
    except ValueError:
        return False
    mapped = getattr(known, "ipv4_mapped", None)
    return bool((mapped or known).is_loopback)


def invitations(config: Config) -> list[str]:
    """URLs for phones in the same network. None if only this machine is listened to; where a public URL is
    set, that one is for everybody."""
    if config.public_url:
        return [config.base]
    if config.host in EVERYWHERE:
        return [f"http://{address}:{config.port}" for address in addresses()]
    return [] if config.host == "localhost" or is_loopback(config.host) else [config.base]
