class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        if not subRoot or not root:
            return root is subRoot
        if root.val == subRoot.val:
            if self.isSubtree(root.left, subRoot.left) and self.isSubtree(root.right, subRoot.right):
                return True
        return bool(root.left and self.isSubtree(root.left, subRoot)) or bool(root.right and self.isSubtree(root.right, subRoot))
