class Solution:
    def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
        if not root:
            return None
        root.left = self.invertTree(root.right)
        root.right = self.invertTree(root.left)  # the old left subtree is already gone
        return root
