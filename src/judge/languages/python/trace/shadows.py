"""What was last told of each object, to tell what has changed since. Comparing is by identity: no user's `__eq__` runs."""

# Names of their own: a user's `builtins.len = ...` reaches the builtins module, not this one.
from builtins import *

from collections import OrderedDict
from itertools import islice, repeat
from operator import is_

from .values import PLAIN, class_name, fields, holds, quote, shape, text

LIST_KEPT = 500  # elements
ENTRIES_KEPT = 300


class Shadow:
    """`value`: the object itself, which keeps its id taken. `nested`: the drawn objects inside it."""

    __slots__ = ("value", "number", "kept", "size", "nested", "mark", "depth")

    def __init__(self, value, number):
        self.value, self.number, self.mark, self.depth = value, number, -1, 0

    def take(self, kept, size, inside):
        self.kept, self.size = kept, size
        self.nested = [item for item in inside if type(item) not in PLAIN and holds(item)]


class ListShadow(Shadow):
    __slots__ = ()

    def look(self):
        value = self.value
        if type(value) is list:
            return value[:LIST_KEPT], len(value)
        base = type(value) if type(value) is not list and not issubclass(type(value), list) else list
        return list(islice(base.__iter__(value), LIST_KEPT)), base.__len__(value)

    def describe(self, ref):
        kept, size = self.look()
        self.take(kept, size, kept)
        items = ",".join([text(item, ref) for item in kept])
        return f'["n",{self.number},"list",{quote(class_name(type(self.value)))},{size},[{items}]]'

    def compare(self, ref, emit):
        value, old = self.value, self.kept
        if type(value) is list and len(value) == self.size and all(map(is_, value, old)):
            return
        new, size = self.look()
        if size == self.size and all(map(is_, new, old)):
            return
        number, old_size = self.number, self.size
        self.take(new, size, new)
        if size == old_size:
            for index, (before, after) in enumerate(zip(old, new)):
                if before is not after:
                    emit(f'["=",{number},{index},{text(after, ref)}]')
            return
        start, least = 0, min(len(old), len(new))
        while start < least and old[start] is new[start]:
            start += 1
        end = 0
        # Of a list that is not kept whole, what comes after the change is not what it was.
        if len(old) == old_size and len(new) == size:
            while end < least - start and old[-1 - end] is new[-1 - end]:
                end += 1
        items = ",".join([text(item, ref) for item in new[start : len(new) - end]])
        emit(f'["s",{number},{start},{len(old) - start - end},[{items}],{size}]')


class DictShadow(Shadow):
    """`kept`: two lists, the keys and their values."""

    __slots__ = ()

    def mapping(self):
        return self.value

    def parts(self, mapping):
        base = OrderedDict if issubclass(type(mapping), OrderedDict) else dict
        return base.keys(mapping), base.values(mapping)

    def look(self):
        mapping = self.mapping()
        keys, values = self.parts(mapping)
        return [list(islice(keys, ENTRIES_KEPT)), list(islice(values, ENTRIES_KEPT))], len(keys)

    def describe(self, ref):
        kept, size = self.look()
        self.take(kept, size, [*kept[0], *kept[1]])
        items = ",".join([f"[{text(key, ref)},{text(value, ref)}]" for key, value in zip(*kept)])
        return f'["n",{self.number},{quote(shape(self.value))},{quote(class_name(type(self.value)))},{size},[{items}]]'

    def compare(self, ref, emit):
        keys, values = self.parts(self.mapping())
        old_keys, old_values = self.kept
        # Two dicts of one length whose values are the same ones may still differ in a key.
        if len(keys) == self.size and all(map(is_, values, old_values)) and all(map(is_, keys, old_keys)):
            return
        if self.grown(keys, values, ref, emit):
            return
        (new_keys, new_values), size = self.look()
        before, after = dict(zip(map(id, old_keys), old_values)), set(map(id, new_keys))
        stays = [id(key) for key in old_keys if id(key) in after]
        # What is appended and removed is told by itself; any other order is told anew.
        if list(map(id, new_keys))[: len(stays)] != stays:
            emit(self.describe(ref))
            return
        self.take([new_keys, new_values], size, [*new_keys, *new_values])
        for key in old_keys:
            if id(key) not in after:
                emit(f'["x",{self.number},{text(key, ref)},{size}]')
        for key, value in zip(new_keys, new_values):
            if id(key) not in before or before[id(key)] is not value:
                emit(f'["k",{self.number},{text(key, ref)},{text(value, ref)},{size}]')
        if size != len(new_keys):
            emit(f'["z",{self.number},{size}]')


    def grown(self, keys, values, ref, emit):
        """Tells what was appended, which is what mostly happens. False where something else did."""
        old_keys, old_values = self.kept
        size, count = len(keys), len(old_keys)
        if size <= self.size or not all(map(is_, values, old_values)) or not all(map(is_, keys, old_keys)):
            return False
        for key, value in zip(islice(keys, count, ENTRIES_KEPT), islice(values, count, ENTRIES_KEPT)):
            old_keys.append(key)
            old_values.append(value)
            self.nested += [part for part in (key, value) if type(part) not in PLAIN and holds(part)]
            emit(f'["k",{self.number},{text(key, ref)},{text(value, ref)},{size}]')
        self.size = size
        if size > len(old_keys):
            emit(f'["z",{self.number},{size}]')
        return True


class ObjectShadow(DictShadow):
    __slots__ = ()

    def mapping(self):
        return fields(self.value) or {}


class SetShadow(DictShadow):
    __slots__ = ()

    def parts(self, mapping):
        base = set if issubclass(type(mapping), set) else frozenset
        return _Items(base.__iter__(mapping), base.__len__(mapping)), repeat(None, base.__len__(mapping))

    def compare(self, ref, emit):
        keys, _ = self.parts(self.value)
        old = self.kept[0]
        if len(keys) == self.size and all(map(is_, keys, old)):
            return
        kept, size = self.look()
        new = kept[0]
        self.take(kept, size, new)
        before, after = set(map(id, old)), set(map(id, new))
        for key in old:
            if id(key) not in after:
                emit(f'["x",{self.number},{text(key, ref)},{size}]')
        for key in new:
            if id(key) not in before:
                emit(f'["k",{self.number},{text(key, ref)},null,{size}]')
        if size != len(new):
            emit(f'["z",{self.number},{size}]')


class _Items:
    """A set's elements with their number, as a dict's keys come."""

    __slots__ = ("items", "size")

    def __init__(self, items, size):
        self.items, self.size = items, size

    def __iter__(self):
        return self.items

    def __len__(self):
        return self.size


KINDS = {"list": ListShadow, "dict": DictShadow, "set": SetShadow, "object": ObjectShadow}
