class Solution:
    def isBalanced(self, root):
        self.ok = True

        def size(node):
            if not node:
                return 0
            a, b = size(node.left), size(node.right)
            if abs(a - b) > 1:
                self.ok = False
            return a + b + 1

        size(root)
        return self.ok
