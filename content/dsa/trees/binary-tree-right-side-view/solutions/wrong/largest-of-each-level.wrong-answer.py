class Solution:
    def rightSideView(self, root):
        best = {}

        def walk(node, d):
            if node:
                best[d] = max(best.get(d, node.val), node.val)
                walk(node.left, d + 1)
                walk(node.right, d + 1)

        walk(root, 0)
        return list(best.values())
