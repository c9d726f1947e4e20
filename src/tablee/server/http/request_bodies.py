"""What a request carries: nothing but JSON, and whatever is none is the asker's mistake."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.soundness import told_by
from tablee.server.protocol.errors import problem


def read_json(body: bytes, type_: Any = Any) -> Any:
    try:
        return msgspec.json.decode(body, type=type_)
    except msgspec.ValidationError as error:
        raise problem("unknown-type", detail=told_by(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise problem("bad-json", detail=told_by(error)) from None
    except RecursionError:
        raise problem("bad-json", detail="nested too deeply") from None
