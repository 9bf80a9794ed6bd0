"""Passkeys (WebAuthn): what a browser is asked to sign, and whether it has signed it here."""

from __future__ import annotations

import binascii
from collections.abc import Mapping, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from weald.server.config import Config
from weald.server.errors import ServerError
from weald.server.records import Guest, Passkey, now
from weald.server.secrets import new_id

SECONDS: Final = 300  # that somebody has to sign a challenge
_NAME: Final = "Weald"
# what a library for hostile input may throw at input that nobody foresaw
_BAD: Final = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, IndexError, binascii.Error)


class Party(msgspec.Struct, frozen=True):
    """For whom keys are made: a host's name, and the origins of its pages."""

    host: str
    origins: list[str]


def party(config: Config, headers: Mapping[str, str], scheme: str) -> Party:
    """The first `--origin` names the host for good; without any it is the one under which the browser comes."""
    secure = config.secure or scheme == "https"
    here = f"{'https' if secure else 'http'}://{headers.get('host', '')}"
    host = _host(config.origins[0] if config.origins else here)
    fitting = [origin for origin in (*config.origins, here) if _is_under(_host(origin), host)]
    if not host:
        raise ServerError(422, "no-passkeys-here")
    return Party(host, fitting)


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).hostname or ""
    except ValueError:
        return ""


def _is_under(name: str, host: str) -> bool:
    return name == host or name.endswith(f".{host}")


def to_register(there: Party, guest: Guest, known: Sequence[Passkey]) -> tuple[dict[str, Any], str]:
    """What a browser needs to make a key, and the challenge in it."""
    options = webauthn.generate_registration_options(
        rp_id=there.host,
        rp_name=_NAME,
        user_id=guest.id.encode(),
        user_name=guest.name,
        timeout=SECONDS * 1000,
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(key.credential)) for key in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return options_to_json_dict(options), bytes_to_base64url(options.challenge)


def to_sign_in(there: Party) -> tuple[dict[str, Any], str]:
    """What a browser needs to sign with any key it has for this host, and the challenge in it."""
    options = webauthn.generate_authentication_options(
        rp_id=there.host, timeout=SECONDS * 1000, user_verification=UserVerificationRequirement.PREFERRED
    )
    return options_to_json_dict(options), bytes_to_base64url(options.challenge)


def challenge_of(credential: Mapping[str, Any]) -> str:
    """The challenge that a browser says it has signed: whether it was ours is to be looked up."""
    try:
        told = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return bytes_to_base64url(told.challenge)
    except _BAD:
        raise ServerError(422, "bad-passkey") from None


def registered(there: Party, challenge: str, credential: Mapping[str, Any], guest: str, name: str) -> Passkey:
    """The key that a browser has made, if it made it here and for this challenge."""
    try:
        made = webauthn.verify_registration_response(
            credential=dict(credential),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=there.host,
            expected_origin=there.origins,
        )
    except _BAD:
        raise ServerError(403, "bad-passkey") from None
    key = bytes_to_base64url(made.credential_public_key)
    return Passkey(bytes_to_base64url(made.credential_id), new_id(), guest, name, key, made.sign_count, now())


def signed(there: Party, challenge: str, credential: Mapping[str, Any], key: Passkey) -> int:
    """How often the key has signed by now, if it has signed this challenge here."""
    try:
        done = webauthn.verify_authentication_response(
            credential=dict(credential),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=there.host,
            expected_origin=there.origins,
            credential_public_key=base64url_to_bytes(key.key),
            credential_current_sign_count=key.count,
        )
    except _BAD:
        raise ServerError(403, "bad-passkey") from None
    return done.new_sign_count
