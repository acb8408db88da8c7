class Solution:
    def isBalanced(self, root):
        def height(node):
            if not node:
                return 0
            l, r = height(node.left), height(node.right)
            if l < 0 or r < 0 or l - r > 1:
                return -1
            return 1 + max(l, r)
        return height(root) >= 0
