class Solution:
    def levelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        values, queue = [], deque([root])
        while queue:
            node = queue.popleft()
            if node:
                values.append(node.val)
                queue.extend((node.left, node.right))
        levels, size, start = [], 1, 0
        while start < len(values):
            levels.append(values[start:start + size])
            start += size
            size *= 2
        return levels
