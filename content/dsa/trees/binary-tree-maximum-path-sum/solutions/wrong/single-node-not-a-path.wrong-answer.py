class Solution:
    def maxPathSum(self, root):
        self.best = -1000

        def gain(node):
            if not node:
                return 0
            l = max(gain(node.left), 0)
            r = max(gain(node.right), 0)
            if l or r or node is root:
                self.best = max(self.best, l + r + node.val)
            return node.val + max(l, r)

        gain(root)
        return self.best
