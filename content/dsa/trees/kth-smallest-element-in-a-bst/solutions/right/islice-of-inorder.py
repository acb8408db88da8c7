from itertools import islice


class Solution:
    def kthSmallest(self, root, k):
        def walk(node):
            stack = []
            while stack or node:
                while node:
                    stack.append(node)
                    node = node.left
                node = stack.pop()
                yield node.val
                node = node.right

        return next(islice(walk(root), k - 1, k))
