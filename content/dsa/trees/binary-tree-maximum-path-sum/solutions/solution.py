class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = root.val

        def best_down(node):
            """The greatest sum of a path from node straight down."""
            nonlocal best
            if not node:
                return 0
            left = max(0, best_down(node.left))
            right = max(0, best_down(node.right))
            best = max(best, node.val + left + right)
            return node.val + max(left, right)

        best_down(root)
        return best
