class Solution:
    def cloneGraph(self, node: Optional['Node']) -> Optional['Node']:
        if not node:
            return None
        copy_of = {node: Node(node.val)}
        queue = deque([node])
        while queue:
            original = queue.popleft()
            for neighbor in original.neighbors:
                if neighbor not in copy_of:
                    copy_of[neighbor] = Node(neighbor.val)
                    queue.append(neighbor)
                copy_of[original].neighbors.append(copy_of[neighbor])
        return copy_of[node]
