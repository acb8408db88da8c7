class Solution:
    def isBalanced(self, root: Optional[TreeNode]) -> bool:
        def height(node):
            return 1 + max(height(node.left), height(node.right)) if node else 0

        return not root or abs(height(root.left) - height(root.right)) <= 1
