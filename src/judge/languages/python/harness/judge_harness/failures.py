"""Exceptions of a program as outcomes; only its own frames and line numbers are told."""

# Names of their own: a user's `builtins.len = ...` reaches the builtins module, not this one.
from builtins import *

import re

from .limits import FRAMES_SHOWN, MESSAGE_LIMIT, OutputLimit, Refused, Rejected
from .program import FILENAME


def describe(error):
    try:
        text = str(error)
    except BaseException:
        text = ""
    if issubclass(type(error), SystemExit):
        return "the program called exit"
    name = type(error).__name__
    return _no_addresses(name + (f": {text}" if text else ""))[:MESSAGE_LIMIT]


_address = re.compile(r" at 0x[0-9A-Fa-f]+").sub


def _no_addresses(text):
    return _address("", text)


def _user_frames(error):
    """(line, function) of the frames in the user's own file, outermost first."""
    frames, trace = [], error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == FILENAME:
            frames.append((trace.tb_lineno, trace.tb_frame.f_code.co_name))
        trace = trace.tb_next
    return frames


def _release(error):
    """Takes tracebacks apart: as chains as deep as the calls were, they would be freed by recursion as deep."""
    pieces, seen = [], set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        trace, error.__traceback__ = error.__traceback__, None
        while trace is not None:
            following, trace.tb_next = trace.tb_next, None
            # The frame too, as frames hold on to their callers'.
            pieces.append((trace, trace.tb_frame))
            trace = following
        error = error.__context__


def failure(error):
    """The outcome an exception means. The exception is of no use afterwards."""
    outcome = _outcome(error)
    _release(error)
    return outcome


def _outcome(error):
    if issubclass(type(error), MemoryError):
        return {"kind": "memory-limit"}
    if issubclass(type(error), OutputLimit):
        return {"kind": "output-limit"}
    if issubclass(type(error), Refused):
        return {"kind": "wrong-answer", "message": str(error)}
    if issubclass(type(error), Rejected):
        return {"kind": "runtime-error", "message": str(error)}
    frames = _user_frames(error)
    shown = [f"\n  line {line}, in {name}" for line, name in frames[-FRAMES_SHOWN:]]
    if len(frames) > FRAMES_SHOWN:
        shown.insert(0, f"\n  ({len(frames) - FRAMES_SHOWN} more calls)")
    outcome = {"kind": "runtime-error", "message": describe(error) + "".join(shown)}
    if frames:
        outcome["line"] = frames[-1][0]
    return outcome
