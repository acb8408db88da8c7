"""The names a program finds defined, and putting their modules back after it."""

# Names of their own: a user's `builtins.len = ...` reaches the builtins module, not this one.
from builtins import *

import builtins
import sys
import types

from . import caches
from .guard import Guard
from .limits import RECURSION_LIMIT
from .nodes import ListNode, Node, TreeNode, copied

MODULE = "solution"

# As on LeetCode, everything by bare name and by module. Modules come after the names, so that `random` and `bisect` are
# modules; builtins come last of the names, so that `pow` and `compile` stay Python's own.
_SOURCE = """
from copy import *
from random import *
from string import *
from operator import *
from re import *
from typing import *
from collections import *
from heapq import *
from bisect import *
from math import *
from itertools import *
from functools import *
from builtins import *
from sys import maxsize
import bisect, collections, copy, functools, heapq, itertools, json, math, operator, random, re, string, sys, typing
"""

caches.install()
names = {"ListNode": ListNode, "TreeNode": TreeNode, "Node": Node}
exec(_SOURCE, names)
names.pop("__builtins__")

_modules = [builtins] + [value for value in names.values() if type(value) is types.ModuleType]
_seed = names["random"].seed
_guard = None


def watch(own):
    """Starts noticing changes to the prelude's modules and the harness's `own`. Comes once everything is imported."""
    global _guard
    _guard = Guard(_modules, own, {"_program", "_guard"})


def fresh_module():
    """An empty module with the prelude's names, known to `sys.modules` because dataclasses look a class's module up."""
    module = types.ModuleType(MODULE)
    module.__dict__.update(names)
    module.__dict__.update({name: copied(names[name], MODULE) for name in ("ListNode", "TreeNode", "Node")})
    sys.modules[MODULE] = module
    return module.__dict__


def prepare():
    """Settings a program may change, set anew before each test. The seed makes two judgings of a program alike."""
    _seed(0)
    sys.setrecursionlimit(RECURSION_LIMIT)


def restore():
    """Undoes a program's changes to the prelude's modules. True when this interpreter is not what it was."""
    sys.modules.pop(MODULE, None)
    sys.settrace(None)
    sys.setprofile(None)
    return _guard.restore()
