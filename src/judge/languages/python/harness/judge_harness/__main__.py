"""Serves JSON lines: `{"compile": [signature, source]}`, `{"run": input}`, `{"half": input}` or `{"trace": request}` in, one reply a line out."""

import os
import resource
import sys
import threading

from .answers import scan
from .main import compile_program, run_half, run_test, trace_test

MEMORY_LIMIT = 1 << 30  # bytes of address space
STACK_SIZE = 256 << 20  # bytes; CPython 3.11 recurses on it whenever C code calls back into Python


def serve():
    """The program gets no pipe to read from or to write replies into by mistake."""
    requests = os.fdopen(os.dup(0), "r", encoding="utf-8")
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nothing, descriptor)
    sys.path[:] = [path for path in sys.path if path not in ("", os.getcwd())]
    answers = {"run": run_test, "half": run_half, "trace": trace_test}
    for line in requests:
        request = scan(line, 0)[0]
        (kind, asked), = request.items()
        replies.write((compile_program(*asked) if kind == "compile" else answers[kind](asked)) + "\n")
        replies.flush()


resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT + STACK_SIZE, MEMORY_LIMIT + STACK_SIZE))
threading.stack_size(STACK_SIZE)
threading.Thread(target=serve).start()
