"""What ends a program, and how much of its texts is kept."""

STDOUT_KEPT = 64 * 1024  # characters shown
STDOUT_LIMIT = 8 * 1024 * 1024  # characters written before Output Limit
ANSWER_LIMIT = 8 * 1024 * 1024  # characters of JSON
NODE_LIMIT = 1_000_000
MESSAGE_LIMIT = 2_000
FRAMES_SHOWN = 8
# Frames; deep enough for a walk along any list, tree or grid of the questions.
RECURSION_LIMIT = 60_000


class Rejected(Exception):
    """The program does not fit the signature: a missing class or method, a value of another type. Becomes a Runtime Error."""


class Refused(Exception):
    """A value of the right type that no right answer can be. Becomes a Wrong Answer with this message."""


class OutputLimit(BaseException):
    """Raised out of the user's `print`."""
