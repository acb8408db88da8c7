class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        found = []

        def walk(node):
            if node:
                walk(node.left)
                if node.val:
                    found.append(node.val)
                walk(node.right)

        walk(root)
        return found[min(k, len(found)) - 1]
