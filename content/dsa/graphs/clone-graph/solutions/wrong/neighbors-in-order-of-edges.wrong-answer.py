class Solution:
    def cloneGraph(self, node):
        if not node:
            return None
        twins = {node: Node(node.val)}
        queue = deque([node])
        edges = []
        while queue:
            n = queue.popleft()
            for m in n.neighbors:
                if m not in twins:
                    twins[m] = Node(m.val)
                    queue.append(m)
                if n.val < m.val:
                    edges.append((n, m))
        for n, m in edges:
            twins[n].neighbors.append(twins[m])
            twins[m].neighbors.append(twins[n])
        return twins[node]
