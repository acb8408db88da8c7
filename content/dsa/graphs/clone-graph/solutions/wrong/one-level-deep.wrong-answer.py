class Solution:
    def cloneGraph(self, node: Optional['Node']) -> Optional['Node']:
        if node is None:
            return None
        copy = Node(node.val)
        for other in node.neighbors:
            copy.neighbors.append(Node(other.val, [copy]))
        return copy
