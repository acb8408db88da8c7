class Solution:
    def isSameTree(self, p, q):
        def text(node):
            return f'{node.val}{text(node.left)}{text(node.right)}' if node else ''
        return text(p) == text(q)
