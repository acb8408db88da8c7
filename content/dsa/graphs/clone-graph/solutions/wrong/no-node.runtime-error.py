class Solution:
    def cloneGraph(self, node: Optional['Node']) -> Optional['Node']:
        copies = {}

        def clone(n):
            copies[n.val] = Node(n.val)
            for other in n.neighbors:
                if other.val not in copies:
                    clone(other)
                copies[n.val].neighbors.append(copies[other.val])

        clone(node)
        return copies[1]
