class Solution:
    def lowestCommonAncestor(self, root, p, q):
        lo, hi = sorted((p.val, q.val))
        while not lo <= root.val <= hi:
            root = root.left if hi < root.val else root.right
        return root
