class Solution:
    def invertTree(self, root):
        node = root
        while node:
            node.left, node.right = node.right, node.left
            node = node.left
        return root
