"""What a program prints."""

# Names of their own: a user's `builtins.len = ...` reaches the builtins module, not this one.
from builtins import *

import io

from .limits import STDOUT_KEPT, STDOUT_LIMIT, OutputLimit


class _Bytes:
    def __init__(self, text):
        self.text = text

    def write(self, data):
        return self.text.write(bytes(data).decode("utf-8", "replace"))

    def flush(self):
        pass


class Capture(io.TextIOBase):
    """Stands in for `sys.stdout` and `sys.stderr`: keeps the beginning, counts the rest."""

    def __init__(self):
        self.kept, self.size, self.limited = [], 0, False
        self.buffer = _Bytes(self)

    def writable(self):
        return True

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        room = STDOUT_KEPT - self.size
        self.size += len(text)
        if room > 0:
            self.kept.append(text[:room])
        if self.size > STDOUT_LIMIT:
            self.limited = True
            raise OutputLimit
        return len(text)

    def text(self):
        return "".join(self.kept).encode("utf-8", "replace").decode("utf-8")
