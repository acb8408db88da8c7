class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = -inf

        def walk(node):
            nonlocal best
            if not node:
                return -inf
            l, r = walk(node.left), walk(node.right)
            if l == r == -inf:
                best = max(best, node.val)
                return node.val
            best = max(best, l + node.val + r, node.val + max(l, r))
            return node.val + max(l, r)

        walk(root)
        return best
