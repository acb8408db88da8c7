class Solution:
    def goodNodes(self, root):
        level, count = [root], 0
        while level:
            count += sum(n.val >= root.val for n in level)
            level = [c for n in level for c in (n.left, n.right) if c]
        return count
