class Solution:
    def maxDepth(self, root):
        if not root:
            return 0
        level, depth = [root], 1
        while all(n.left or n.right for n in level):
            level = [c for n in level for c in (n.left, n.right) if c]
            depth += 1
        return depth
