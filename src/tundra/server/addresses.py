"""Where somebody calls from, as limits count it."""

from __future__ import annotations

import ipaddress

HOME = 64
"""Bits of an IPv6 address that one household or server is given: the rest it chooses at will."""


def counted(host: str | None) -> str:
    """An IPv4 address as it is, however it is written; of an IPv6 address the network."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOME), strict=False))
