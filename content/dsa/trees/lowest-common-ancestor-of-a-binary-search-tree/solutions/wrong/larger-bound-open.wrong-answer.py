class Solution:
    def lowestCommonAncestor(self, root: 'TreeNode', p: 'TreeNode', q: 'TreeNode') -> 'TreeNode':
        low, high = sorted((p.val, q.val))
        while root:
            if root.val < low:
                root = root.right
            elif root.val >= high and root.left and root.left.val >= low:
                root = root.left
            else:
                return root
