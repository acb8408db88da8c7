class Solution:
    def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
        level = [root] if root else []
        while level:
            values = [n.val for n in level][::-1]
            for n, v in zip(level, values):
                n.val = v
            level = [c for n in level for c in (n.left, n.right) if c]
        return root
