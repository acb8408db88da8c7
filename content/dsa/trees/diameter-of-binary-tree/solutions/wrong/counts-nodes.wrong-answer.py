class Solution:
    def diameterOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        longest = 0

        def height(node):
            nonlocal longest
            if not node:
                return 0
            left, right = height(node.left), height(node.right)
            longest = max(longest, left + right + 1)
            return 1 + max(left, right)

        height(root)
        return longest
