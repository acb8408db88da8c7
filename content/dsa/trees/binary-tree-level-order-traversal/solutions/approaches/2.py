class Solution:
    def levelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []

        def walk(node, depth):
            if not node:
                return
            if depth == len(levels):
                levels.append([])
            levels[depth].append(node.val)
            walk(node.left, depth + 1)
            walk(node.right, depth + 1)

        walk(root, 0)
        return levels
