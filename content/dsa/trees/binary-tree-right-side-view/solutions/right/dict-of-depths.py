class Solution:
    def rightSideView(self, root):
        last = {}

        def walk(node, depth=0):
            if node:
                last[depth] = node.val
                walk(node.left, depth + 1)
                walk(node.right, depth + 1)

        walk(root)
        return last.values()
