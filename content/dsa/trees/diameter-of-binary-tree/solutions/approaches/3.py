class Solution:
    def diameterOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        parent, stack = {root: None}, [root]
        while stack:
            node = stack.pop()
            for child in (node.left, node.right):
                if child:
                    parent[child] = node
                    stack.append(child)

        def furthest(start):
            """The node furthest from start, and its distance."""
            distance, queue = {start: 0}, deque([start])
            while queue:
                node = queue.popleft()
                for neighbor in (node.left, node.right, parent[node]):
                    if neighbor and neighbor not in distance:
                        distance[neighbor] = distance[node] + 1
                        queue.append(neighbor)
            return node, distance[node]

        end, _ = furthest(root)
        _, diameter = furthest(end)
        return diameter
