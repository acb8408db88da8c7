"""Whether recorded steps hold what somebody asks for: a line that ran, a variable or a field that got a value."""

# Names of their own: a user's `builtins.len = ...` reaches the builtins module, not this one.
from builtins import *

import json
import operator

_OPERATORS = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def _plain(value):
    """A number, a text or a truth value; None, too, for what is neither."""
    if type(value) is str and value[:1] in ("f", "i"):
        return float(value[1:])
    return value if type(value) in (int, bool, str) else None


def _satisfies(condition, value):
    known, asked = _plain(value), condition["value"]
    if condition["operator"] in ("==", "!="):
        return _OPERATORS[condition["operator"]](known, asked) and (known is None) == (value is None)
    comparable = known is not None and asked is not None and (type(known) is str) == (type(asked) is str)
    return comparable and _OPERATORS[condition["operator"]](known, asked)


def _written(text, name, field):
    """The value that an operation gives to the variable or the field; a pair of whether it does, and the value."""
    operation = json.loads(text)
    if operation[0] == "v":
        return operation[2] == name, operation[3]
    return operation[0] == "k" and operation[2] == field, operation[3]


def holds(operations, around):
    """`around`: `{"line": 12, "condition": {"name", "operator", "value"}}`, or one of both."""
    line, condition = around.get("line"), around.get("condition")
    if line is not None and f'["l",{line}]' not in operations:
        return False
    if condition is None:
        return True
    name = condition["name"]
    field = "s" + name.split(".")[-1]
    needles = (f',"{name}",', f',"{field}",')
    for text in operations:
        if text[:5] in ('["v",', '["k",') and (needles[0] in text or needles[1] in text):
            is_it, value = _written(text, name, field)
            if is_it and _satisfies(condition, value):
                return True
    return False
