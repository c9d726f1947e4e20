"""A push to a browser: encrypted for it alone (RFC 8291), signed by the house's own key (RFC 8292)."""

from __future__ import annotations

import base64
import os
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from tablee.server.calls.call import Call, Outgoing
from tablee.server.calls.ways import WebPush, decoded

RECORD: Final = 4096
HALF_A_DAY: Final = 12 * 3600


def available() -> bool:
    """Whether `tablee[calls]` is installed."""
    return find_spec("cryptography") is not None


def new_key() -> bytes:
    """The house's own, to be kept."""
    from cryptography.hazmat.primitives import serialization as how
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(how.Encoding.PEM, how.PrivateFormat.PKCS8, how.NoEncryption())


def public_of(key: bytes) -> str:
    """What browsers subscribe with."""
    return _text(_point(_read(key).public_key()))


def for_push(way: WebPush, call: Call, key: bytes, now: int, contact: str) -> Outgoing:
    """`Topic` lets the push service keep one of several; the page shows one for each id."""
    told = {"id": call.id, "text": call.text, "link": call.link}
    headers = {
        "TTL": str(call.seconds_left(now)),
        "Urgency": "normal",
        "Topic": call.id,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "Authorization": f"vapid t={_signed(way.endpoint, key, now, contact)}, k={public_of(key)}",
    }
    return Outgoing(way.endpoint, headers, encrypted(msgspec.json.encode(told), way.p256dh, way.auth))


def encrypted(text: bytes, p256dh: str, auth: str, salt: bytes = b"", own: Any = None) -> bytes:
    """One record of “aes128gcm” for this browser; `salt` and `own` key are drawn anew but in tests."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    curve = ec.SECP256R1()
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(curve, decoded(p256dh))
    own, salt = own or ec.generate_private_key(curve), salt or os.urandom(16)
    mine = _point(own.public_key())
    shared = _derived(
        own.exchange(ec.ECDH(), theirs), decoded(auth), b"WebPush: info\0" + decoded(p256dh) + mine, 32
    )
    secret = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return header + AESGCM(secret).encrypt(nonce, text + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def _signed(endpoint: str, key: bytes, now: int, contact: str) -> str:
    """A token good for that push service, for half a day (ES256)."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(endpoint)
    claims: dict[str, object] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + HALF_A_DAY}
    if contact:
        claims["sub"] = contact
    pieces = [_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    one, other = decode_dss_signature(_read(key).sign(".".join(pieces).encode(), ec.ECDSA(SHA256())))
    return ".".join([*pieces, _text(one.to_bytes(32, "big") + other.to_bytes(32, "big"))])


def _read(key: bytes) -> Any:
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    return load_pem_private_key(key, None)


def _point(public: Any) -> bytes:
    from cryptography.hazmat.primitives import serialization as how

    point: bytes = public.public_bytes(how.Encoding.X962, how.PublicFormat.UncompressedPoint)
    return point


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
