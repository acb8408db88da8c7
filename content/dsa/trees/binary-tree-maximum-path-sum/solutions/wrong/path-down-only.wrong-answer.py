class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = -inf

        def down(node):
            nonlocal best
            if not node:
                return 0
            arm = node.val + max(down(node.left), down(node.right), 0)
            best = max(best, arm)
            return arm

        down(root)
        return best
