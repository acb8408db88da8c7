class Solution:
    def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
        if root and root.val:
            left = self.invertTree(root.left)
            root.left = self.invertTree(root.right)
            root.right = left
        return root
