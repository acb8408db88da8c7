"""Answers to JSON text, refusing what cannot be judged."""

# Names of their own: a user's `builtins.len = ...` reaches the builtins module, not this one.
from builtins import *

import json

from .limits import ANSWER_LIMIT, NODE_LIMIT, OutputLimit, Refused, Rejected

quote = json.encoder.encode_basestring_ascii
scan = json.JSONDecoder().scan_once
# Called on the base type itself, so that a subclass's own methods are not asked.
_int_text, _float_text = int.__repr__, float.__repr__
_NAMES = {"int": "int", "long": "int", "double": "float", "boolean": "bool", "char": "str", "string": "str"}


def _python_type(type_):
    return f"List[{_python_type(type_[:-2])}]" if type_.endswith("[]") else _NAMES.get(type_, type_)


def _mismatch(type_, value):
    return Rejected(f"expected {_python_type(type_)} as the answer, not a value of type {type(value).__name__}")


def listed(type_, value, unordered):
    """
    The answer with every other iterable in it made a list, where the type asks for one: a generator's code runs here. `unordered`
    says how many of the outermost lists are compared in any order, so that a set will do.
    """
    if value is None or not type_.endswith("[]"):
        return value
    kind, element = type(value), type_[:-2]
    if issubclass(kind, (str, bytes, bytearray, dict)) or issubclass(kind, (set, frozenset)) and not unordered:
        raise _mismatch(type_, value)
    if not issubclass(kind, (list, tuple)):
        if not hasattr(kind, "__iter__"):
            raise _mismatch(type_, value)
        items = []
        for item in value:
            items.append(item)
            if len(items) > ANSWER_LIMIT // 2:
                raise OutputLimit
        value = items
    if not element.endswith("[]"):
        return value
    return [listed(element, item, unordered - 1 if unordered else 0) for item in value]


def join(texts):
    text = "[" + ",".join(texts) + "]"
    if len(text) > ANSWER_LIMIT:
        raise OutputLimit
    return text


def _float(value):
    number = float.__float__(value) if issubclass(type(value), float) else float(value)
    if number != number or number in (float("inf"), float("-inf")):
        # Not JSON numbers. As texts they are shown and equal no expected number.
        return '"NaN"' if number != number else '"Infinity"' if number > 0 else '"-Infinity"'
    return _float_text(number)


def _nodes_in(start, follow, what):
    """Every node reachable, breadth first, each once. Refuses endless structures."""
    seen, order = set(), []
    queue = [start]
    for node in queue:
        if id(node) in seen:
            continue
        seen.add(id(node))
        order.append(node)
        if len(order) > NODE_LIMIT:
            raise Refused(f"the answer's {what} has more than {NODE_LIMIT} nodes")
        queue.extend(follow(node))
    return order


def attribute(node, name, type_):
    try:
        return getattr(node, name)
    except AttributeError:
        raise _mismatch(type_, node) from None


def _list_text(head, nodes):
    seen, texts = set(), []
    while head is not None:
        if id(head) in seen:
            raise Refused("the linked list in the answer has a cycle")
        if len(texts) >= NODE_LIMIT:
            raise Refused(f"the linked list in the answer has more than {NODE_LIMIT} nodes")
        seen.add(id(head))
        nodes.append(head)
        texts.append(encode("int", attribute(head, "val", "ListNode"), nodes))
        head = attribute(head, "next", "ListNode")
    return join(texts)


def _tree_text(root, nodes):
    seen, texts = set(), []
    queue = [root]
    for node in queue:
        if node is None:
            texts.append("null")
            continue
        if id(node) in seen:
            raise Refused("the tree in the answer contains the same node twice")
        if len(seen) >= NODE_LIMIT:
            raise Refused(f"the tree in the answer has more than {NODE_LIMIT} nodes")
        seen.add(id(node))
        nodes.append(node)
        texts.append(encode("int", attribute(node, "val", "TreeNode"), nodes))
        queue.append(attribute(node, "left", "TreeNode"))
        queue.append(attribute(node, "right", "TreeNode"))
    while texts and texts[-1] == "null":
        texts.pop()
    return join(texts)


def _graph_text(start, nodes):
    order = [] if start is None else _nodes_in(start, lambda node: attribute(node, "neighbors", "Node"), "graph")
    nodes.extend(order)
    # Adjacency lists are written by node number, whichever order the copy was made in.
    order.sort(key=lambda node: attribute(node, "val", "Node"))
    return join(join(encode("int", other.val, nodes) for other in node.neighbors) for node in order)


def encode(type_, value, nodes):
    """JSON text of an answer. Its nodes are added to `nodes`. `None` stays null, as a forgotten `return` shows best."""
    kind = type(value)
    if type_ == "ListNode":
        return _list_text(value, nodes)
    if type_ == "TreeNode":
        return _tree_text(value, nodes)
    if type_ == "GraphNode":
        return _graph_text(value, nodes)
    if value is None or type_ == "void":
        return "null"
    if type_.endswith("[]"):
        if issubclass(kind, list):
            items = list.__iter__(value)
        elif issubclass(kind, tuple):
            items = tuple.__iter__(value)
        else:
            raise _mismatch(type_, value)
        # An element takes a character and its comma at the least.
        if items.__length_hint__() > ANSWER_LIMIT // 2:
            raise OutputLimit
        element = type_[:-2]
        return join([encode(element, item, nodes) for item in items])
    if type_ in ("int", "long") and issubclass(kind, int):
        return _int_text(value)
    if type_ == "double" and issubclass(kind, (int, float)):
        return _float(value)
    if type_ == "boolean" and kind is bool:
        return "true" if value else "false"
    if type_ in ("string", "char") and issubclass(kind, str):
        if str.__len__(value) > ANSWER_LIMIT:
            raise OutputLimit
        return quote(value)
    raise _mismatch(type_, value)
