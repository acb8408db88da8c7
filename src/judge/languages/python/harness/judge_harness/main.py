"""Runs a user's solution one test at a time: arguments from JSON, the call, the answer back to JSON text.

Standard library only; the same package runs in Pyodide and, as `python3 -m judge_harness`, natively over JSON lines.
`compile_program(signature, source)` comes first, then `run_test(input)` once per test; all but the source are JSON texts.
The harness shares an interpreter with hostile code. It keeps its own references to what it needs, so that ordinary
patching does not confuse it, but no safety rests on that: expected answers never come here, and its host owns the clock.
"""

# Names of their own: a user's `builtins.len = ...` reaches the builtins module, not this one.
from builtins import *

import gc
import io
import sys
import warnings

from . import answers, arguments, caches, capture, failures, guard, limits, nodes, prelude, program
from .answers import quote, scan
from .capture import Capture
from .failures import describe, failure
from .program import Program

_program = None


def _json(value):
    """JSON text of the harness's own replies: dicts, lists, strings, numbers and bools."""
    if type(value) is dict:
        return "{" + ",".join(f"{quote(key)}:{_json(item)}" for key, item in value.items()) + "}"
    if type(value) is list:
        return "[" + ",".join(_json(item) for item in value) + "]"
    if type(value) is str:
        return quote(value)
    return "true" if value is True else "false" if value is False else repr(value)


def compile_program(signature, source):
    """`{"ok": true}`, or `{"ok": false, "diagnostics": [{line, column, message}]}`."""
    global _program
    warnings.simplefilter("ignore")
    place = {}
    try:
        _program = Program(scan(signature, 0)[0], source)
        return '{"ok":true}'
    except SyntaxError as error:
        place = {"line": error.lineno, "column": error.offset}
        message = f"{type(error).__name__}: {error.msg}"
    except BaseException as error:
        message = describe(error)
    known = {key: value for key, value in place.items() if type(value) is int and value > 0}
    return _json({"ok": False, "diagnostics": [{**known, "message": message}]})


def run_test(text):
    """JSON of an `Outcome` (see verdict.ts), with `tainted: true` when this interpreter should not be used again."""
    values = scan(text, 0)[0]
    written = Capture()
    streams = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = io.StringIO(""), written, written
    prelude.prepare()
    _program.seconds = 0.0
    try:
        outcome = {"kind": "answer", "output": _program.answer(values)}
    except BaseException as error:
        outcome = failure(error)
    _program.release()
    sys.stdin, sys.stdout, sys.stderr = streams
    tampered = prelude.restore()
    if written.limited:
        outcome = {"kind": "output-limit"}
    if outcome["kind"] == "memory-limit":
        gc.collect()
    milliseconds = int(_program.seconds * 1e6) / 1000
    return _json({**outcome, "stdout": written.text(), "ms": milliseconds, "tainted": tampered})


prelude.watch(
    [
        sys.modules[__name__],
        answers,
        arguments,
        caches,
        capture,
        failures,
        guard,
        limits,
        nodes,
        prelude,
        program,
    ]
)
