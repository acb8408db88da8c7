class Solution:
    def cloneGraph(self, node: Optional['Node']) -> Optional['Node']:
        copy_of = {}

        def copy(original):
            if original not in copy_of:
                copy_of[original] = Node(original.val)
                copy_of[original].neighbors = [copy(neighbor) for neighbor in original.neighbors]
            return copy_of[original]

        return copy(node) if node else None
