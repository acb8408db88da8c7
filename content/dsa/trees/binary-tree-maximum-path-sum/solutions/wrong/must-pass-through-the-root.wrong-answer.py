class Solution:
    def maxPathSum(self, root):
        def arm(node):
            if node is None:
                return 0
            return max(0, node.val + max(arm(node.left), arm(node.right)))
        return root.val + arm(root.left) + arm(root.right)
