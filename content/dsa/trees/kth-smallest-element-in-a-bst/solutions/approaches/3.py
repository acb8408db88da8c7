class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        left_size = {}

        def measure(node):
            """The size of the subtree, with left sizes noted on the way."""
            if not node:
                return 0
            left = measure(node.left)
            left_size[node] = left
            return left + 1 + measure(node.right)

        measure(root)
        node = root
        while True:
            s = left_size[node]
            if k <= s:
                node = node.left
            elif k == s + 1:
                return node.val
            else:
                k -= s + 1
                node = node.right
