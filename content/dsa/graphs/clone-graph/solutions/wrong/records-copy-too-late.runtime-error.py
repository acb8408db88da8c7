class Solution:
    def cloneGraph(self, node: Optional['Node']) -> Optional['Node']:
        copy_of = {}

        def copy(original):
            if original in copy_of:
                return copy_of[original]
            neighbors = [copy(neighbor) for neighbor in original.neighbors]  # comes straight back here
            copy_of[original] = Node(original.val, neighbors)
            return copy_of[original]

        return copy(node) if node else None
