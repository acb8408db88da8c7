class Solution:
    def invertTree(self, root):
        if not root:
            return None
        if root.left and root.right:
            root.left.val, root.right.val = root.right.val, root.left.val
        else:
            root.left, root.right = root.right, root.left
        self.invertTree(root.left)
        self.invertTree(root.right)
        return root
