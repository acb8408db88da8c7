class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        values = []

        def walk(node):
            if not node:
                return
            walk(node.left)
            values.append(node.val)
            walk(node.right)

        walk(root)
        return values[k - 1]
