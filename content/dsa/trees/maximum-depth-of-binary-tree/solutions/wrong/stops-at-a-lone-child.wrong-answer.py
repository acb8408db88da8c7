class Solution:
    def maxDepth(self, root: Optional[TreeNode]) -> int:
        if not root:
            return 0
        if not root.left or not root.right:  # a node with one child is not a leaf
            return 1
        return 1 + max(self.maxDepth(root.left), self.maxDepth(root.right))
