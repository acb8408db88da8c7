"""Writes the trace: a list of operations as JSON text, the beginning and the end of it where it grows too long."""

# Names of their own: a user's `builtins.len = ...` reaches the builtins module, not this one.
from builtins import *

from time import perf_counter

from . import wanted
from .shadows import KINDS
from .values import PLAIN, TUPLE_KEPT, quote, shape

STEPS = 200_000
BYTES = 50_000_000
OBJECTS = 20_000
PARTS_OF_END = 5
PARTS_OF_MIDDLE = 2
GRANT = 100  # steps between two looks at the clock


class Stopped(BaseException):
    """Raised into a program that ran long enough."""


class Recorder:
    """`frames`: the frames of the user's code on the stack, outermost first, kept by the tracer."""

    def __init__(self, seconds, steps, size, around=None):
        self.frames = []
        self.deadline = perf_counter() + seconds
        # Half of what there may be is for the beginning; the end comes in parts, of which the last few stay.
        self.most_steps, self.most_size = steps // 2, size // 2
        self.head, self.parts, self.out = [], [], []
        # What somebody asks for of the steps between: the first parts that hold it are kept too.
        self.around, self.middle = around, []
        # Of the part in progress: steps that were granted, how many of them are left, and its size up to an operation.
        self.granted, self.left, self.size, self.counted = 0, 0, 0, 0
        self.before, self.head_steps = 0, 0
        self.in_head, self.stopped = True, False
        self.shadows, self.numbers, self.pending, self.holds = {}, {}, [], []
        # Where the effects of what runs belong: the frame of the last step, or None after it has ended.
        self.owner = None
        self.walks = 0

    def emit(self, operation):
        self.out.append(operation)

    def step(self, operation, owner):
        """A new step; what is emitted next are its effects."""
        if self.left <= 0:
            self.grant()
        self.left -= 1
        self.out.append(operation)
        self.owner = owner

    def grant(self):
        """Looks at the clock and at the sizes, which is not done for each step, and allows some more."""
        if perf_counter() > self.deadline:
            self.stopped = True
            raise Stopped
        self.size += sum(map(len, self.out[self.counted :]))
        self.counted = len(self.out)
        if self.granted >= self.most_steps or self.size > self.most_size:
            self.next_part()
        self.left = min(GRANT, self.most_steps - self.granted)
        self.granted += self.left

    def next_part(self):
        """The head is full, or a part of the end: the next part begins with everything that is there."""
        if self.in_head:
            self.head, self.in_head, self.head_steps = self.out, False, self.granted
            self.most_steps //= PARTS_OF_END
            self.most_size //= PARTS_OF_END
        elif self.around and len(self.middle) < PARTS_OF_MIDDLE and wanted.holds(self.out, self.around):
            self.middle.append((self.out, self.granted))
        else:
            self.parts.append((self.out, self.granted))
            # One more than needed is on its way.
            del self.parts[: len(self.middle) - PARTS_OF_END + 1]
        self.before += self.granted
        self.out, self.granted = [], 0
        self.shadows = {}
        self.emit(f'["K",{self.before}]')
        for frame in self.frames:
            frame.tell_all()
        # What is told anew does not count: a part that begins large would end at once.
        self.size, self.counted = 0, len(self.out)

    def ref(self, value):
        """The number of an object; it is described soon, if it has not been."""
        key = id(value)
        if key not in self.shadows:
            number = self.numbers.get(key)
            if number is None:
                if len(self.numbers) >= OBJECTS:
                    return None
                number = self.numbers[key] = len(self.numbers) + 1
                self.holds.append(value)
            shadow = self.shadows[key] = KINDS[shape(value)](value, number)
            shadow.kept, shadow.size, shadow.nested = None, 0, []
            self.pending.append(shadow)
        return self.numbers[key]

    def describe_pending(self):
        while self.pending:
            shadow = self.pending.pop()
            if shadow.kept is None:
                self.emit(shadow.describe(self.ref))

    def walk(self, value, depth):
        """Tells what has changed in an object and, so far down, in those inside it."""
        shadow = self.shadows.get(id(value))
        if shadow is None:
            if type(value) is _BOUND:
                self.walk(value.__self__, depth)
            elif issubclass(type(value), tuple) and depth > 0:
                for item in tuple.__getitem__(value, slice(TUPLE_KEPT)):
                    if type(item) not in PLAIN:
                        self.walk(item, depth - 1)
            return
        # One that was only just found is described as a whole.
        if shadow.kept is None or shadow.mark == self.walks and shadow.depth >= depth:
            return
        shadow.mark, shadow.depth = self.walks, depth
        before = shadow.nested
        shadow.compare(self.ref, self.emit)
        if depth > 0:
            for item in shadow.nested:
                self.walk(item, depth - 1)
            # What was taken out of it may have changed first, as in `self.node = self.node.setdefault(c, {})`.
            if shadow.nested is not before:
                for item in before:
                    self.walk(item, depth - 1)

    def printed(self, written):
        self.emit(f'["p",{quote(written)}]')

    def result(self):
        """The operations' JSON texts, and how many steps between the beginning and the end were left out."""
        parts = self.middle + self.parts
        kept = self.head + [operation for part, _ in parts for operation in part] + self.out
        shown = self.head_steps + sum(steps for _, steps in parts) + self.granted
        return kept, self.before + self.granted - shown


_BOUND = type([].append)
