class Solution:
    def isSameTree(self, p: Optional[TreeNode], q: Optional[TreeNode]) -> bool:
        def levels(root):
            out, level = [], [root] if root else []
            while level:
                out.append([n.val for n in level])
                level = [c for n in level for c in (n.left, n.right) if c]
            return out
        return levels(p) == levels(q)
