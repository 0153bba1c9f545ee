/** What all classes share: they become dictionaries, and JSON. */
export const payload: readonly string[] = `
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Literal, Optional, TypeAlias, Union


class Payload:
    """What can be sent."""

    def to_dict(self) -> dict[str, Any]:
        """Dictionaries, lists, texts, numbers and booleans only, as json.dumps takes them."""
        return _members(self)

    def to_json(self) -> str:
        """The JSON text."""
        return json.dumps(self.to_dict(), ensure_ascii=False, allow_nan=False)


def _members(payload: Any) -> dict[str, Any]:
    members: dict[str, Any] = dict(getattr(payload, "_always", {}))
    for each in fields(payload):
        value = getattr(payload, each.name)
        name = each.metadata.get("name", each.name)
        if value is None and each.default is None:
            continue
        if name == "":
            members = {**_plain(value), **members}
        else:
            members[name] = _plain(value)
    return members


def _plain(value: Any) -> Any:
    if isinstance(value, Payload):
        return value.to_dict()
    if isinstance(value, Mapping):
        return {str(name): _plain(item) for name, item in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_plain(item) for item in value]
    return value`
  .trim()
  .split('\n')
