class Solution:
    def cloneGraph(self, node: Optional['Node']) -> Optional['Node']:
        seen = set()

        def go(old):
            if old is None:
                return None
            new = Node(old.val)
            if old not in seen:
                seen.add(old)
                new.neighbors = [go(n) for n in old.neighbors]
            return new

        return go(node)
