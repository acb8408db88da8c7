class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        def size(node):
            return 1 + size(node.left) + size(node.right) if node else 0

        while True:
            smaller = size(root.left)
            if k == smaller + 1:
                return root.val
            if k <= smaller:
                root = root.left
            else:
                k -= smaller + 1
                root = root.right
