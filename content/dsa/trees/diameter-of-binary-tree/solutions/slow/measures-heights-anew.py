class Solution:
    def diameterOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        def height(node):
            return 1 + max(height(node.left), height(node.right)) if node else 0

        longest, stack = 0, [root]
        while stack:
            node = stack.pop()
            longest = max(longest, height(node.left) + height(node.right))
            stack.extend(child for child in (node.left, node.right) if child)
        return longest
