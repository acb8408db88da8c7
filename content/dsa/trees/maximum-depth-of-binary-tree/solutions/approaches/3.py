class Solution:
    def maxDepth(self, root: Optional[TreeNode]) -> int:
        largest = 0
        stack = [(root, 1)] if root else []
        while stack:
            node, depth = stack.pop()
            largest = max(largest, depth)
            if node.left:
                stack.append((node.left, depth + 1))
            if node.right:
                stack.append((node.right, depth + 1))
        return largest
