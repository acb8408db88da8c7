class Solution:
    def diameterOfBinaryTree(self, root):
        def height(node):
            return 1 + max(height(node.left), height(node.right)) if node else 0

        def through(node):
            return height(node.left) + height(node.right) if node else 0

        return max(through(root), through(root.left), through(root.right))
