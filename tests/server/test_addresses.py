"""How others in the same network reach the server, and who is told."""

from __future__ import annotations

import json
import socket
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from tests.server.process import process

from fengsheng.server.config import Config
from fengsheng.server.http import addresses


def test_addresses_are_those_that_others_can_use() -> None:
    """Of this machine, whatever it has; what is told of made-up ones is below."""
    found = [ip_address(address) for address in addresses.addresses()]
    assert [one for one in found if one.is_loopback or one.is_unspecified or one.is_link_local] == []
    assert len(set(found)) == len(found)


def test_without_a_network_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unplugged(socket.socket):
        def connect(self, _: Any) -> None:
            raise OSError(101, "Network is unreachable")

    monkeypatch.setattr(socket, "socket", Unplugged)
    assert addresses.addresses() == []
    assert addresses.invitations(Config(host="0.0.0.0")) == []


def test_an_address_is_told_once_and_none_of_this_machine_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ["127.0.0.1", "192.168.1.20", "0.0.0.0", "169.254.3.4", "192.168.1.20", "10.0.0.7"]
    monkeypatch.setattr(addresses, "_found", lambda: iter(found))
    assert addresses.addresses() == ["192.168.1.20", "10.0.0.7"]
    config = Config(host="0.0.0.0", port=8766)
    assert addresses.invitations(config) == ["http://192.168.1.20:8766", "http://10.0.0.7:8766"]
    assert addresses.invitations(config._replace(host="127.0.0.1")) == []
    assert addresses.invitations(config._replace(host="localhost")) == []
    assert addresses.invitations(config._replace(host="192.168.1.20")) == ["http://192.168.1.20:8766"]
    public = config._replace(public_url="https://cards.example.org/")
    assert addresses.invitations(public) == ["https://cards.example.org"]


@pytest.mark.parametrize(
    ("address", "here"),
    [
        ("127.0.0.1", True),
        ("127.8.9.1", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("192.168.1.20", False),
        ("::ffff:192.168.1.20", False),
        ("", False),
        ("testclient", False),
    ],
)
def test_what_comes_from_this_machine(address: str, here: bool) -> None:
    assert addresses.is_loopback(address) is here


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:0:ffff:ffff:ffff:ffff", "2001:db8::/64"),
        ("2001:0DB8::1", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("testclient", "testclient"),
        ("x" * 10_000, "x" * 64),
    ],
)
def test_which_addresses_count_as_one(address: str, network: str) -> None:
    assert addresses.network_of(address) == network


def test_only_the_own_machine_is_told(tmp_path: Path) -> None:
    with process(tmp_path / "data", "--host", "0.0.0.0") as running:
        port = running.base.rpartition(":")[2]
        mine = [f"http://{address}:{port}" for address in addresses.addresses()]
        assert running.get("/api/invitations") == {"urls": mine}
        # as a trusted proxy on this machine passes on a request of another
        other = {"x-forwarded-for": "203.0.113.9"}
        status, _, reply = running.request("GET", "/api/invitations", None, other)
        assert (status, json.loads(reply)) == (200, {"urls": []})
