"""Runs a user's solution one test at a time: arguments from JSON, the call, the answer back to JSON text.

Standard library only; the same package runs in Pyodide and, as `python3 -m judge_harness`, natively over JSON lines.
`compile_program(signature, source)` comes first, then `run_test(input)` once per test; all but the source are JSON texts. An input
of several lines asks for the answer to the last one, after the same classes were used for those before.
`run_half` does one half of a round trip, so that two interpreters can share one.
`trace_test` runs one with the steps on the way, by files that lie next to this package, in `trace/`.
The harness shares an interpreter with hostile code. It keeps its own references to what it needs, so that ordinary
patching does not confuse it, but no safety rests on that: expected answers never come here, and its host owns the clock.
"""

# Names of their own: a user's `builtins.len = ...` reaches the builtins module, not this one.
from builtins import *

import gc
import io
import sys
import types
import warnings

from . import answers, arguments, caches, capture, failures, guard, limits, nodes, prelude, program
from .answers import quote, scan
from .capture import Capture
from .failures import describe, failure
from .program import Program

_program = None


def to_json(value):
    """JSON text of the harness's own replies: dicts, lists, strings, numbers and bools."""
    if type(value) is dict:
        return "{" + ",".join(f"{quote(key)}:{to_json(item)}" for key, item in value.items()) + "}"
    if type(value) is list:
        return "[" + ",".join(to_json(item) for item in value) + "]"
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
    return to_json({"ok": False, "diagnostics": [{**known, "message": message}]})


def run_test(text):
    """JSON of an `Outcome` (see verdict.ts), with `tainted: true` when this interpreter should not be used again."""
    *earlier, values = [scan(line, 0)[0] for line in text.split("\n")]
    return run_program(_program, lambda: _program.answer(values, earlier), Capture())


def run_half(text):
    """The same for one half of a round trip; the answer of the first is the second's input."""
    return run_program(_program, lambda: _program.half(scan(text, 0)[0]), Capture())


def run_program(running, answer, written):
    """The same for a program, what makes it answer, and what catches its printed text."""
    streams = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = io.StringIO(""), written, written
    prelude.prepare()
    running.seconds = 0.0
    try:
        outcome = {"kind": "answer", "output": answer()}
    except BaseException as error:
        outcome = failure(error)
    running.release()
    sys.stdin, sys.stdout, sys.stderr = streams
    tampered = prelude.restore()
    if written.limited:
        outcome = {"kind": "output-limit"}
    if outcome["kind"] == "memory-limit":
        gc.collect()
    milliseconds = int(running.seconds * 1e6) / 1000
    return to_json({**outcome, "stdout": written.text(), "ms": milliseconds, "tainted": tampered})


def trace_test(request):
    """The same with `trace`, the steps that led there. The page hands the tracer's files in with each request."""
    asked = scan(request, 0)[0]
    package = types.ModuleType("judge_trace")
    package.__path__ = []
    modules = {"judge_trace": package}
    sys.modules.update(modules)
    for name in asked["order"]:
        module = modules[f"judge_trace.{name}"] = types.ModuleType(f"judge_trace.{name}")
        sys.modules[module.__name__] = module
        exec(compile(asked["tracer"][name], module.__name__, "exec"), module.__dict__)
    run = module.run(sys.modules[__name__], _program, asked["source"], scan(asked["input"], 0)[0], asked["limits"])
    for name in modules:
        sys.modules.pop(name, None)
    return run


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
