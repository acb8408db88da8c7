class Solution:
    def lowestCommonAncestor(self, root: 'TreeNode', p: 'TreeNode', q: 'TreeNode') -> 'TreeNode':
        middle = (p.val + q.val) // 2
        node = root
        while node:
            if node.val == middle or min(p.val, q.val) <= node.val <= max(p.val, q.val):
                return node
            node = node.left if abs(node.val) > abs(middle) else node.right
