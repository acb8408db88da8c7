"""Runs one test case step by step: every line of the user's functions, and what it changed."""

# Names of their own: a user's `builtins.len = ...` reaches the builtins module, not this one.
from builtins import *

import ast
import dis
import sys

from judge_harness import failures, prelude
from judge_harness.capture import Capture
from judge_harness.program import FILENAME, Program

from .lines import Line, branches_of, globals_of, lines_of
from .recorder import Recorder, Stopped
from .values import PLAIN, is_code, quote, text

_NO_LINE = Line()
_NEVER = object()
_SAFE = 2**53
_HIDDEN = {"<module>", "<genexpr>", "<listcomp>", "<setcomp>", "<dictcomp>", "<lambda>"}
_RETURNS = {dis.opmap[name] for name in ("RETURN_VALUE", "RETURN_CONST") if name in dis.opmap}
_YIELD = dis.opmap["YIELD_VALUE"]
_GENERATOR = 0x20 | 0x80 | 0x200


class Frame:
    """One call: its variables as last told."""

    __slots__ = ("frame", "number", "tracer", "recorder", "names", "known", "line", "code", "lines")

    def __init__(self, frame, number, tracer):
        code = frame.f_code
        self.frame, self.number, self.tracer, self.code = frame, number, tracer, code
        self.recorder, self.lines = tracer.recorder, tracer.lines
        self.names = set(code.co_varnames) | set(code.co_cellvars)
        self.known, self.line = {}, _NO_LINE

    def tell(self, name, values):
        """Tells a variable, if it has another value than the last time."""
        known = self.known
        try:
            value = values[name]
        except KeyError:
            if name in known:
                del known[name]
                self.recorder.emit(f'["d",{self.number},"{name}"]')
            return
        if known.get(name, _NEVER) is value:
            return
        if type(value) is int and -_SAFE < value < _SAFE:
            written = value
        elif type(value) not in PLAIN and is_code(value):
            return
        else:
            written = text(value, self.recorder.ref)
        known[name] = value
        self.recorder.emit(f'["v",{self.number},"{name}",{written}]')

    def settle(self):
        """Tells what the line in progress has changed."""
        line, recorder = self.line, self.recorder
        if line is _NO_LINE:
            return
        before, waiting = recorder.out, None
        if recorder.owner is not self:
            # The line goes on after a call; a step of its own, if it has any effect.
            waiting = recorder.out = []
        values, names, known = self.frame.f_locals, self.names, self.known
        before_line = [(self.owner_of(name).known.get(name), depth) for name, depth in line.rebinds] if line.rebinds else ()
        for name in line.stores:
            # What most lines do is told here, at once: a number is assigned.
            if name in names:
                value = values.get(name, _NEVER)
                if type(value) is int and -_SAFE < value < _SAFE:
                    if known.get(name, _NEVER) is not value:
                        known[name] = value
                        recorder.out.append(f'["v",{self.number},"{name}",{value}]')
                else:
                    self.tell(name, values)
            else:
                self.owner_of(name).tell(name, values)
        if line.reaches or line.defaults:
            self.look_into(line, values, before_line)
        if recorder.pending:
            recorder.describe_pending()
        if waiting is not None:
            recorder.out = before
            if waiting:
                recorder.step('["b"]', self)
                # A new part, should it begin here, tells everything as it is by now.
                if recorder.out is before:
                    before += waiting

    def look_into(self, line, values, before_line):
        """Tells how the objects have changed that the line reaches. `before_line`: those that its names held before it."""
        recorder, elsewhere = self.recorder, self.tracer.globals_frame.known
        recorder.walks += 1
        for value, depth in before_line:
            if type(value) not in PLAIN:
                recorder.walk(value, depth)
        for name, depth in line.reaches.items():
            value = values.get(name, _NEVER)
            if value is _NEVER:
                value = elsewhere.get(name, _NEVER)
            if value is not _NEVER and type(value) not in PLAIN:
                recorder.walk(value, depth)
        for name, depth in line.defaults.items():
            value = values.get(name, _NEVER)
            if value is _NEVER:
                value = elsewhere.get(name, _NEVER)
            kind = type(value)
            if kind not in PLAIN and (depth > 0 or kind is not list and kind is not dict):
                recorder.walk(value, depth)

    def owner_of(self, name):
        """The call that a name belongs to: a nested function assigns its own, an outer function's or the module's."""
        if name in self.names:
            return self
        if name not in self.code.co_freevars:
            return self.tracer.globals_frame
        for frame in reversed(self.tracer.recorder.frames):
            if name in frame.code.co_cellvars and frame is not self:
                return frame
        return self

    def tell_all(self):
        """Everything again, at the beginning of a part."""
        recorder = self.tracer.recorder
        known, self.known = self.known, {}
        recorder.emit(f'["F",{self.number},"{self.code.co_name}",{self.frame.f_lineno or 0}]')
        for name in known:
            self.tell(name, known)
        recorder.describe_pending()

    def on_event(self, frame, event, arg):
        if event == "line":
            if self.line is not _NO_LINE:
                self.settle()
            number = frame.f_lineno
            self.line = self.lines.get(number, _NO_LINE)
            recorder = self.recorder
            if recorder.left <= 0:
                recorder.grant()
            recorder.left -= 1
            recorder.out.append(f'["l",{number}]')
            recorder.owner = self
        elif event == "return":
            self.settle()
            self.leave(arg)
        elif event == "exception" and type(arg[1]) is not Stopped:
            self.settle()
            self.line = _NO_LINE
            self.raise_(frame.f_lineno, arg[1])
        return self.on_event

    def raise_(self, line, error):
        """An exception passes each call on its way; it is told where it was raised."""
        if error is self.tracer.raised:
            return
        self.tracer.raised = error
        if not issubclass(type(error), (StopIteration, GeneratorExit)):
            self.recorder.step(f'["e",{line},{quote(failures.describe(error)[:500])}]', self)

    def leave(self, value):
        recorder, code = self.tracer.recorder, self.tracer.opcodes(self.code)
        last = self.frame.f_lasti
        opcode = code[last] if 0 <= last < len(code) else 0
        if opcode in _RETURNS:
            operation = f'["r",{text(value, recorder.ref)}]'
        elif opcode == _YIELD:
            operation = f'["y",{text(value, recorder.ref)}]'
        else:
            operation = '["u"]'
        pending, recorder.pending = recorder.pending, []
        recorder.step(operation, None)
        recorder.pending += pending
        recorder.describe_pending()
        if self in recorder.frames:
            del recorder.frames[recorder.frames.index(self) :]
        self.line = _NO_LINE


class GlobalsFrame(Frame):
    """What the user's module assigned; the module itself is not stepped through."""

    __slots__ = ()

    def __init__(self, tracer):
        self.number, self.tracer, self.recorder, self.known = 0, tracer, tracer.recorder, {}

    def tell_all(self):
        for name, value in list(self.known.items()):
            del self.known[name]
            self.tell(name, {name: value})
        self.tracer.recorder.describe_pending()


class Tracer:
    def __init__(self, source, limits):
        self.recorder = Recorder(limits["seconds"], limits["steps"], limits["bytes"], limits.get("around"))
        self.tree = ast.parse(source)
        self.lines, self.raised = lines_of(self.tree), None
        self.globals_frame = GlobalsFrame(self)
        self.recorder.frames.append(self.globals_frame)
        self.suspended, self.codes, self.calls = {}, {}, 0

    def opcodes(self, code):
        if code not in self.codes:
            self.codes[code] = code.co_code
        return self.codes[code]

    def on_call(self, frame, event, arg):
        """The trace function of every new call; only the user's own calls are stepped through."""
        code = frame.f_code
        if code.co_filename != FILENAME or code.co_name in _HIDDEN:
            return None
        recorder = self.recorder
        caller = recorder.frames[-1]
        if caller is not self.globals_frame:
            caller.settle()
            line = caller.frame.f_lineno
        else:
            line = 0
        found = self.suspended.get(id(frame))
        if found:
            recorder.step(f'["g",{found.number},{line}]', found)
            recorder.frames.append(found)
            return found.on_event
        self.calls += 1
        called = Frame(frame, self.calls, self)
        if code.co_flags & _GENERATOR:
            self.suspended[id(frame)] = called
        recorder.step(f'["c",{called.number},"{code.co_name}",{code.co_firstlineno},{line}]', called)
        recorder.frames.append(called)
        values = frame.f_locals
        count = code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & 4) + bool(code.co_flags & 8)
        for name in code.co_varnames[:count]:
            called.tell(name, values)
        recorder.describe_pending()
        return called.on_event

    def tell_globals(self, namespace, names):
        for name in names:
            if name in namespace:
                self.globals_frame.tell(name, {name: namespace[name]})
        self.recorder.describe_pending()


class TracedProgram(Program):
    """A program whose calls are traced; its module and the judge's own work are not."""

    def __init__(self, program, tracer):
        self.__dict__.update(program.__dict__)
        self.tracer, self.names, self.namespace = tracer, globals_of(tracer.tree), None

    def load(self):
        self.namespace = super().load()
        return self.namespace

    def timed(self, function, *arguments):
        if function is exec:
            return super().timed(function, *arguments)
        self.tracer.tell_globals(self.namespace, self.names)
        sys.settrace(self.tracer.on_call)
        try:
            return super().timed(function, *arguments)
        finally:
            sys.settrace(None)
            del self.tracer.recorder.frames[1:]


class TracedCapture(Capture):
    """Puts what is printed into the trace, up to what the console would show."""

    def __init__(self, recorder):
        super().__init__()
        self.recorder, self.told = recorder, 0

    def write(self, text):
        count = super().write(text)
        kept = sum(map(len, self.kept))
        if kept > self.told:
            self.recorder.printed("".join(self.kept)[self.told :].encode("utf-8", "replace").decode("utf-8"))
            self.told = kept
        return count


def run(main, program, source, values, limits):
    """JSON of the outcome as `run_test` gives it, and of the trace."""
    tracer = Tracer(source, limits)
    recorder = tracer.recorder
    traced = TracedProgram(program, tracer)
    reply = main.run_program(traced, lambda: traced.answer(values), TracedCapture(recorder))
    operations, skipped = recorder.result()
    traced = (
        f'{{"version":1,"stopped":{"true" if recorder.stopped else "false"},"skipped":{skipped},'
        f'"branches":{main.to_json(branches_of(tracer.tree))},"operations":[{",".join(operations)}]}}'
    )
    return f'{reply[:-1]},"trace":{traced}}}'
