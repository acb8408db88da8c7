class Solution:
    def diameterOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        def height(node):
            return 1 + max(height(node.left), height(node.right)) if node else 0

        if not root:
            return 0
        return max(
            height(root.left) + height(root.right),
            self.diameterOfBinaryTree(root.left),
            self.diameterOfBinaryTree(root.right),
        )
