"""`functools.lru_cache` and `cache` in Python.

The interpreter's own are C, so a memoized recursion nests C calls, and a browser's stack holds a thousand of those at most.
Calls from Python to Python take none of that stack.
"""

import functools
from collections import OrderedDict

_missing = object()
_in_c = functools._lru_cache_wrapper


def _wrapper(function, maxsize, typed, info):
    """Called by `functools.lru_cache`, which checks the arguments and copies the function's name and documentation."""
    if typed or maxsize == 0:
        return _in_c(function, maxsize, typed, info)
    cache = OrderedDict() if maxsize else {}
    known = cache.get
    hits = misses = 0

    def cached(*args, **kwargs):
        nonlocal hits, misses
        key = (args, tuple(kwargs.items())) if kwargs else args
        value = known(key, _missing)
        if value is not _missing:
            hits += 1
            if maxsize:
                cache.move_to_end(key)
            return value
        misses += 1
        value = function(*args, **kwargs)
        cache[key] = value
        if maxsize and len(cache) > maxsize:
            cache.popitem(last=False)
        return value

    def cache_clear():
        nonlocal hits, misses
        hits = misses = 0
        cache.clear()

    cached.cache_info = lambda: info(hits, misses, maxsize, len(cache))
    cached.cache_clear = cache_clear
    return cached


def install():
    functools._lru_cache_wrapper = _wrapper
