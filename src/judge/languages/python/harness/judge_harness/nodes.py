"""The node classes that signatures speak of, as LeetCode defines them."""


class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next

    def __repr__(self):
        return f"ListNode({self.val!r})"


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right

    def __repr__(self):
        return f"TreeNode({self.val!r})"


class Node:
    def __init__(self, val=0, neighbors=None):
        self.val = val
        self.neighbors = neighbors if neighbors is not None else []

    def __repr__(self):
        return f"Node({self.val!r})"


def copied(node_class, module):
    """A class of its own for one test: what a program adds to it, such as `ListNode.__lt__`, ends with the test."""
    members = {name: value for name, value in vars(node_class).items() if name not in ("__dict__", "__weakref__")}
    return type(node_class.__name__, (), {**members, "__module__": module})


def unlink(nodes):
    """Empties nodes, their users' subclasses too; what a class of theirs does not allow is left alone."""
    for node in nodes:
        try:
            object.__getattribute__(node, "__dict__").clear()
        except Exception:
            pass
