"""An authenticator for tests: it makes passkeys and signs with them, as a browser's does, or as an attacker would."""

from __future__ import annotations

import hashlib
import json
import os
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as b64
from webauthn.helpers import encode_cbor

UP, UV, AT = 0x01, 0x04, 0x40  # flags: somebody is there, is known, and a key comes along


class Authenticator:
    """One passkey. Each answer may be bent by naming another origin, challenge or host."""

    def __init__(self) -> None:
        self.id = os.urandom(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def register(self, options: dict[str, Any], origin: str, **bent: str) -> dict[str, Any]:
        """What `navigator.credentials.create` gives."""
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public = encode_cbor({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(bent.get("host", options["rp"]["id"]), UP | UV | AT) + attested
        response = {
            "clientDataJSON": b64(self._client("webauthn.create", options, origin, bent)),
            "attestationObject": b64(encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})),
            "transports": ["internal"],
        }
        return self._credential(response)

    def sign(self, options: dict[str, Any], origin: str, **bent: str) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        self.count += 1
        data = self._data(bent.get("host", options["rpId"]), UP | UV)
        client = self._client("webauthn.get", options, origin, bent)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        response = {"clientDataJSON": b64(client), "authenticatorData": b64(data), "signature": b64(signature)}
        return self._credential(response)

    def _data(self, host: str, flags: int) -> bytes:
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    @staticmethod
    def _client(kind: str, options: dict[str, Any], origin: str, bent: dict[str, str]) -> bytes:
        challenge = bent.get("challenge", options["challenge"])
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        return {
            "id": b64(self.id),
            "rawId": b64(self.id),
            "type": "public-key",
            "clientExtensionResults": {},
            "response": response,
        }
