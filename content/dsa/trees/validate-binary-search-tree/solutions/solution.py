class Solution:
    def isValidBST(self, root: Optional[TreeNode]) -> bool:
        def fits(node, low, high):
            """All values are in order and strictly between low and high."""
            if not node:
                return True
            if not low < node.val < high:
                return False
            return fits(node.left, low, node.val) and fits(node.right, node.val, high)

        return fits(root, -math.inf, math.inf)
