class Solution:
    def isValidBST(self, root: Optional[TreeNode]) -> bool:
        def rightmost(node):
            while node.right:
                node = node.right
            return node.val

        def ok(node):
            if not node:
                return True
            if node.left and rightmost(node.left) >= node.val:
                return False
            if node.right and node.right.val <= node.val:
                return False
            return ok(node.left) and ok(node.right)

        return ok(root)
