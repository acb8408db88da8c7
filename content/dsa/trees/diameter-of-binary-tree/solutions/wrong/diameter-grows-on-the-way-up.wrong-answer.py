class Solution:
    def diameterOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        def walk(node):
            if not node:
                return 0, 0
            h1, d1 = walk(node.left)
            h2, d2 = walk(node.right)
            return max(h1, h2) + 1, max(d1 + 1 if d1 else 0, d2 + 1 if d2 else 0, h1 + h2)
        return walk(root)[1]
