class Solution:
    def lowestCommonAncestor(self, root: 'TreeNode', p: 'TreeNode', q: 'TreeNode') -> 'TreeNode':
        def contains(node, target):
            return bool(node) and (node is target or contains(node.left, target) or contains(node.right, target))

        if contains(root.left, p) and contains(root.left, q):
            return self.lowestCommonAncestor(root.left, p, q)
        if contains(root.right, p) and contains(root.right, q):
            return self.lowestCommonAncestor(root.right, p, q)
        return root
