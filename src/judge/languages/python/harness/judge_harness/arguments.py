"""Arguments from JSON values."""

# Names of their own: a user's `builtins.len = ...` reaches the builtins module, not this one.
from builtins import *

from .nodes import ListNode, Node, TreeNode


class Builder:
    """Builds one test's arguments. `named[name]` keeps every node of an argument, also to keep their ids taken."""

    def __init__(self, namespace, nodes):
        """Every node made is added to `nodes`."""
        self.namespace = namespace
        self.nodes = nodes
        self.named = {}

    def keep(self, name, nodes):
        self.named.setdefault(name, []).extend(nodes)
        self.nodes.extend(nodes)

    def node(self, own, value):
        """A user may define the node class; nodes are then theirs, if it can be made from a value."""
        theirs = self.namespace.get(own.__name__, own)
        try:
            node = theirs(value)
            node.val
        except Exception:
            node = own(value)
        return node

    def build(self, type_, value, name):
        if type_ == "ListNode":
            return self.linked_list(value, name)
        if type_ == "TreeNode":
            return self.tree(value, name)
        if type_ == "GraphNode":
            return self.graph(value, name)
        if type_ == "double":
            return float(value)
        if type_.endswith("[]") and type_.rstrip("[]") in ("ListNode", "TreeNode", "GraphNode", "double"):
            return [self.build(type_[:-2], item, name) for item in value]
        return value

    def linked_list(self, values, name):
        nodes = [self.node(ListNode, value) for value in values]
        for index in range(len(nodes)):
            nodes[index].next = nodes[index + 1] if index + 1 < len(nodes) else None
        self.keep(name, nodes)
        return nodes[0] if nodes else None

    def tree(self, values, name):
        nodes = [None if value is None else self.node(TreeNode, value) for value in values]
        waiting = iter(nodes[1:])
        for node in nodes:
            if node is not None:
                node.left = next(waiting, None)
                node.right = next(waiting, None)
        self.keep(name, [node for node in nodes if node is not None])
        return nodes[0] if nodes else None

    def graph(self, adjacency, name):
        nodes = [self.node(Node, index + 1) for index in range(len(adjacency))]
        for node, numbers in zip(nodes, adjacency):
            node.neighbors = [nodes[number - 1] for number in numbers]
        self.keep(name, nodes)
        return nodes[0] if nodes else None

    def arguments(self, params, values):
        """The arguments by name, in order; `values` holds one JSON value per parameter."""
        built = {}
        for param in params:
            if not param.get("nodeOf"):
                built[param["name"]] = self.build(param["type"], values[param["name"]], param["name"])
        for param in params:
            name, tree, cycle = param["name"], param.get("nodeOf"), param.get("cycleAt")
            if tree:
                built[name] = next(node for node in self.named[tree] if node.val == values[name])
            if cycle and values[cycle] >= 0:
                self.named[name][-1].next = self.named[name][values[cycle]]
        return {param["name"]: built[param["name"]] for param in params}
