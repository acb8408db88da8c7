class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = -math.inf

        def down(node):
            nonlocal best
            if not node:
                return 0
            total = node.val + max(0, down(node.left)) + max(0, down(node.right))
            best = max(best, total)
            return total  # hands both arms to the parent

        down(root)
        return best
