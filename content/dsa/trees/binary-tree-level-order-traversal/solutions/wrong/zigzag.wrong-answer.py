class Solution:
    def levelOrder(self, root):
        out, level = [], [root] if root else []
        while level:
            out.append([n.val for n in level])
            level = [c for n in reversed(level) for c in (n.left, n.right) if c]
        return out
