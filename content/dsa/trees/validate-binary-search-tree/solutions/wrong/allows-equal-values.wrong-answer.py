class Solution:
    def isValidBST(self, root: Optional[TreeNode]) -> bool:
        def fits(node, low, high):
            if not node:
                return True
            return low <= node.val <= high and fits(node.left, low, node.val) and fits(node.right, node.val, high)

        return fits(root, -math.inf, math.inf)
