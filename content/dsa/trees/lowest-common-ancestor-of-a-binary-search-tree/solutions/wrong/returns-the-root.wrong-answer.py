class Solution:
    def lowestCommonAncestor(self, root: 'TreeNode', p: 'TreeNode', q: 'TreeNode') -> 'TreeNode':
        return root if (p.val < root.val) != (q.val < root.val) else max(p, q, key=lambda node: node.val)
