class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        def arm(node):
            return max(0, node.val + max(arm(node.left), arm(node.right))) if node else 0

        best, stack = -math.inf, [root]
        while stack:
            node = stack.pop()
            best = max(best, node.val + arm(node.left) + arm(node.right))
            stack.extend(child for child in (node.left, node.right) if child)
        return best
