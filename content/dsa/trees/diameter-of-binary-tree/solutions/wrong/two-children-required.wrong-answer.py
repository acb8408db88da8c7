class Solution:
    def diameterOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        self.best = 0

        def height(node):
            if not node:
                return 0
            left, right = height(node.left), height(node.right)
            if left and right:
                self.best = max(self.best, left + right)
            return 1 + max(left, right)

        height(root)
        return self.best
