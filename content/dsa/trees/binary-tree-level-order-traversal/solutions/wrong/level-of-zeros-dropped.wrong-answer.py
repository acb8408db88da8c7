class Solution:
    def levelOrder(self, root):
        levels = []

        def visit(node, depth):
            if not node:
                return
            while len(levels) <= depth:
                levels.append([])
            levels[depth].append(node.val)
            visit(node.left, depth + 1)
            visit(node.right, depth + 1)

        visit(root, 0)
        return [level for level in levels if any(level)]
