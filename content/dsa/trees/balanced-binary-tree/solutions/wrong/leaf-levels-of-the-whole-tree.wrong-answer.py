class Solution:
    def isBalanced(self, root: Optional[TreeNode]) -> bool:
        depths = []

        def walk(node, depth):
            if node is None:
                depths.append(depth)
            else:
                walk(node.left, depth + 1)
                walk(node.right, depth + 1)

        walk(root, 0)
        return max(depths) - min(depths) <= 1
