class Solution:
    def goodNodes(self, root, high=-math.inf):
        if not root:
            return 0
        high = max(high, root.val)
        return (root.val == high) + sum(self.goodNodes(child, high) for child in (root.left, root.right))
