"""Web Push: a message for one browser, encrypted for it, signed with the server's own key, and sent with suspicion.

The address comes from a client, and could be any: it must be https at a public address, which is looked up once and
then kept to; no redirection is followed, little is read, and it all has to be quick.
"""

from __future__ import annotations

import base64
import binascii
import contextlib
import http.client
import ipaddress
import json
import os
import socket
import ssl
import threading
import time
from typing import Final
from urllib.parse import SplitResult, urlsplit

import http_ece  # type: ignore[import-untyped]  # untyped in the library
import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]  # untyped in the library

from weald.server.errors import ServerError

_SECONDS: Final = 10.0  # for one message, from the name's lookup to the answer
_TTL: Final = 3 * 24 * 3600  # seconds for which a push service keeps a message for a device that is off
_VALID: Final = 12 * 3600  # seconds for which a signature holds
_POINT: Final = 65  # bytes of a public key
_AUTH: Final = 16  # bytes of a subscription's secret
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
GONE: Final = (404, 410)  # the push service knows no such subscription any more


class Device(msgspec.Struct, frozen=True):
    """A browser that wants to be told, by the address and the keys of its subscription."""

    guest: str
    endpoint: str
    p256dh: str
    auth: str


class NotSent(Exception):
    """A message that could not be sent: why, without the address, which is the device's secret."""


def new_key() -> str:
    """The server's own key, for as long as it lives."""
    vapid = Vapid02()
    vapid.generate_keys()
    return bytes(vapid.private_pem()).decode()


class Pusher:
    """Sends messages. `anywhere` is for tests alone: it lets them have a push service of their own."""

    def __init__(self, pem: str, contact: str, anywhere: bool = False) -> None:
        self._vapid = Vapid02.from_pem(pem.encode())
        self._contact = contact
        self._anywhere = anywhere

    @property
    def public(self) -> str:
        """The public key, as browsers want it."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def check(self, device: Device) -> None:
        """Refuse what can be no subscription, or leads to where no push service is."""
        self._place(device.endpoint)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(device.p256dh, _POINT))
            _decoded(device.auth, _AUTH)
        except (ValueError, UnsupportedAlgorithm):
            raise ServerError(422, "bad-subscription") from None

    def _place(self, endpoint: str) -> SplitResult:
        try:
            place = urlsplit(endpoint)
            port = place.port
        except ValueError:
            raise ServerError(422, "bad-subscription") from None
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if not plain or not place.hostname or place.username or place.password or place.fragment:
            raise ServerError(422, "bad-subscription")
        if not self._anywhere and (place.scheme != "https" or port not in (None, 443) or _is_literal(place.hostname)):
            raise ServerError(422, "bad-subscription")
        if place.scheme not in ("https", "http"):
            raise ServerError(422, "bad-subscription")
        return place

    def send(self, device: Device, message: dict[str, str], topic: str) -> int:
        """In a thread: the push service's answer. Raises NotSent if there is none."""
        end = time.monotonic() + _SECONDS
        try:
            place = self._place(device.endpoint)
        except ServerError as error:
            raise NotSent(error.code) from None
        assert place.hostname is not None
        port = place.port or (443 if place.scheme == "https" else 80)
        body = self._sealed(device, message)
        address = self._looked_up(place.hostname, port)
        connection = _Connection(place.hostname, port, address, place.scheme == "https")
        watchdog = threading.Timer(max(0.1, end - time.monotonic()), connection.cut)
        watchdog.daemon = True
        watchdog.start()
        try:
            path = (place.path or "/") + (f"?{place.query}" if place.query else "")
            connection.request("POST", path, body, self._headers(place, topic))
            return connection.getresponse().status
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise NotSent(type(error).__name__) from None
        finally:
            watchdog.cancel()
            connection.close()

    def _headers(self, place: SplitResult, topic: str) -> dict[str, str]:
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "sub": self._contact,
            "exp": int(time.time()) + _VALID,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_TTL),
            "Topic": topic,  # of several that wait at the service, the latest is delivered
        }

    def _sealed(self, device: Device, message: dict[str, str]) -> bytes:
        """The message, which only that browser can read."""
        sealed = http_ece.encrypt(
            json.dumps(message).encode(),
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_decoded(device.p256dh, _POINT),
            auth_secret=_decoded(device.auth, _AUTH),
            version="aes128gcm",
        )
        return bytes(sealed)

    def _looked_up(self, host: str, port: int) -> str:
        """Where the host is: an address that is then kept to, so that it cannot become another meanwhile."""
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise NotSent("unknown host") from None
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not (self._anywhere or all(is_public(address) for address in addresses)):
            raise NotSent("private address")
        return addresses[0]


class _Connection(http.client.HTTPConnection):
    """A connection to an address that was looked up before, under the name that was looked up."""

    def __init__(self, host: str, port: int, address: str, secure: bool) -> None:
        super().__init__(host, port, timeout=_SECONDS)
        self._address = address
        self._secure = secure

    def connect(self) -> None:
        self.sock = socket.create_connection((self._address, self.port), self.timeout)
        if self._secure:
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self.host, do_handshake_on_connect=False)
            self.sock.do_handshake()

    def cut(self) -> None:
        """From another thread: enough. Whatever is waited for ends with an error."""
        if self.sock is not None:
            with contextlib.suppress(OSError):
                self.sock.shutdown(socket.SHUT_RDWR)


def is_public(text: str) -> bool:
    """Whether an address is out in the world, and not of this machine or its neighbours."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        within = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if within is None and address in _NAT64:
            within = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if within is not None:
            return is_public(str(within))
    return address.is_global and not address.is_multicast


def _is_literal(host: str) -> bool:
    """Whether a host is an address and no name: no push service is called so."""
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host.rpartition(".")[2].isdecimal() or "." not in host
    return True


def _decoded(text: str, size: int) -> bytes:
    try:
        found = base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (binascii.Error, UnicodeError):
        raise ValueError("no base64") from None
    if len(found) != size:
        raise ValueError("wrong size")
    return found
