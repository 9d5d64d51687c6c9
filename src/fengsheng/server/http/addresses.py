"""Addresses: where other machines of the home network find this one, and which of them count as one."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from ipaddress import IPv6Address, ip_address, ip_network

from fengsheng.server.config import Config

# From the ranges of home networks, and one that is nobody's. Nothing is sent there: connecting a datagram
# socket only finds the way out, and with it the address this machine has on that way.
_TOWARDS = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")
EVERYWHERE = ("0.0.0.0", "::", "")
LONGEST = 64  # characters of an address


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


def network_of(address: str) -> str:
    """What limits are counted for: an IPv4 address, or the /64 that comes with every IPv6 address."""
    try:
        known = ip_address(address)
    except ValueError:
        return address[:LONGEST]  # a proxy may say anything
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ip_network((int(known) >> 64 << 64, 64)))


def invitations(config: Config) -> list[str]:
    """URLs for phones in the same network. None if only this machine is listened to; where a public URL is
    set, that one is for everybody."""
    if config.public_url:
        return [config.base]
    if config.host in EVERYWHERE:
        return [f"http://{address}:{config.port}" for address in addresses()]
    return [] if config.host == "localhost" or is_loopback(config.host) else [config.base]
