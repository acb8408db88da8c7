"""Values as JSON text, without ever calling a user's code: no `repr`, no comparison, no attribute of an instance.

null, true and false; whole numbers as they are; text with a first letter that says what it is: `s` a string, `S9:...` the
beginning of one with 9 characters, `f` a float, `i` a whole number beyond 2**53, `x` something that is only named; `[7]` the
object numbered 7; `{"t": [...]}` a tuple, with `n` for its length where only the beginning is there.
"""

# Names of their own: a user's `builtins.len = ...` reaches the builtins module, not this one.
from builtins import *

import types
from array import array
from collections import Counter, OrderedDict, defaultdict, deque

from judge_harness.answers import quote

TEXT_KEPT = 300  # characters of a string
TUPLE_KEPT = 60
TUPLE_DEPTH = 6
_SAFE = 2**53
_BITS_KEPT = 4000

_mro = type.__dict__["__mro__"].__get__
_class_dict = type.__dict__["__dict__"].__get__
_class_name = type.__dict__["__name__"].__get__
_lists = (list, deque, bytearray, array)
_dicts = (dict, OrderedDict, defaultdict, Counter)
_sets = (set, frozenset)
_FUNCTIONS = (types.FunctionType, types.BuiltinFunctionType, types.MethodType, type, types.ModuleType)
_readers = {}


def class_name(class_):
    name = _class_name(class_)
    return name if type(name) is str else "object"


def _reader(class_):
    """Of a class of the user's: (the getter of its instances' dict or None, its slots). None for any other class."""
    dict_of, slots, theirs = None, [], False
    for base in _mro(class_):
        members = _class_dict(base)
        if members.get("__module__") == "solution":
            theirs = True
        for name, member in members.items():
            if type(member) is types.MemberDescriptorType:
                slots.append((name, member.__get__))
            elif name == "__dict__" and type(member) is types.GetSetDescriptorType:
                dict_of = member.__get__
    return (dict_of, slots) if theirs else None


def fields(value):
    """The fields of an instance by name, or None for what is not an instance of a user's class."""
    class_ = type(value)
    reader = _readers.get(class_, False)
    if reader is False:
        reader = _readers[class_] = _reader(class_)
    if reader is None:
        return None
    dict_of, slots = reader
    found = dict(dict_of(value)) if dict_of else {}
    for name, get in slots:
        try:
            found[name] = get(value)
        except AttributeError:
            pass
    return found


def shape(value):
    """`list`, `dict`, `set` or `object` for what is drawn as an object of its own; None for values."""
    class_ = type(value)
    if class_ in _lists:
        return "list"
    if class_ in _dicts:
        return "dict"
    if class_ in _sets:
        return "set"
    if class_ in PLAIN or class_ in _FUNCTIONS:
        return None
    if issubclass(class_, _dicts):
        return "dict"
    if issubclass(class_, _lists):
        return "list"
    if issubclass(class_, _sets):
        return "set"
    if issubclass(class_, (type, tuple, int, str, float, BaseException)):
        return None
    return "object" if fields(value) is not None else None


def holds(value, depth=0):
    """Whether there may be something in it that changes: an object, or a tuple around one."""
    if issubclass(type(value), tuple):
        if depth >= TUPLE_DEPTH:
            return False
        return any([type(item) not in PLAIN and holds(item, depth + 1) for item in tuple.__getitem__(value, slice(TUPLE_KEPT))])
    return shape(value) is not None


def is_code(value):
    """Functions, classes and modules are no data."""
    return issubclass(type(value), _FUNCTIONS)


def _whole(value):
    if -_SAFE < value < _SAFE:
        return int.__repr__(value)
    bits = int.bit_length(value)
    if bits > _BITS_KEPT:
        return f'"xa number of {bits} bits"'
    return f'"i{int.__repr__(value)}"'


def _text(value):
    length = str.__len__(value)
    if length <= TEXT_KEPT:
        return quote("s" + str.__str__(value))
    return quote(f"S{length}:" + str.__getitem__(value, slice(TEXT_KEPT)))


def _tuple(value, ref, depth):
    length = tuple.__len__(value)
    if depth >= TUPLE_DEPTH:
        return f'"xa tuple of {length}"'
    kept = tuple.__getitem__(value, slice(TUPLE_KEPT))
    items = ",".join([text(item, ref, depth + 1) for item in kept])
    return f'{{"t":[{items}],"n":{length}}}' if length > TUPLE_KEPT else f'{{"t":[{items}]}}'


PLAIN = {
    int: _whole,
    bool: lambda value: "true" if value else "false",
    type(None): lambda value: "null",
    str: _text,
    float: lambda value: f'"f{float.__repr__(value)}"',
}


def text(value, ref, depth=0):
    """JSON text of a value. `ref` gives the number of an object that is drawn on its own, or None when there are too many."""
    class_ = type(value)
    plain = PLAIN.get(class_)
    if plain:
        return plain(value)
    if class_ is tuple or issubclass(class_, tuple):
        return _tuple(value, ref, depth)
    if shape(value):
        number = ref(value)
        return '"x…"' if number is None else f"[{number}]"
    if class_ is range:
        return quote(f"xrange({value.start}, {value.stop})" if value.step == 1 else "x" + range.__repr__(value))
    if class_ in (bytes, complex, slice):
        return quote("x" + class_.__repr__(value)[:TEXT_KEPT])
    if class_ is types.FunctionType:
        return quote(f"xfunction {value.__code__.co_name}")
    if issubclass(class_, int):
        return _whole(value)
    if issubclass(class_, str):
        return _text(value)
    if issubclass(class_, float):
        return f'"f{float.__repr__(value)}"'
    return quote(f"x{class_name(class_)}")
