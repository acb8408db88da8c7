class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        def same(a, b):
            if not a or not b:
                return a is b
            return a.val == b.val and same(a.left, b.left) and same(a.right, b.right)

        if not root:
            return False
        if root.val == subRoot.val:
            return same(root, subRoot)  # a later node may match
        return self.isSubtree(root.left, subRoot) or self.isSubtree(root.right, subRoot)
