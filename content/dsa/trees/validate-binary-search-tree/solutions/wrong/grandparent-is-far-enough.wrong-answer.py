class Solution:
    def isValidBST(self, root: Optional[TreeNode]) -> bool:
        def ok(node, parent):
            if not node:
                return True
            for child, sign in ((node.left, -1), (node.right, 1)):
                if child:
                    if (child.val - node.val) * sign <= 0:
                        return False
                    if parent and (child.val - parent.val) * (node.val - parent.val) <= 0:
                        return False
            return ok(node.left, node) and ok(node.right, node)
        return ok(root, None)
