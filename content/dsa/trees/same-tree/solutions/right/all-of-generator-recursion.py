class Solution:
    def isSameTree(self, p, q):
        if not (p and q):
            return p is q
        return p.val == q.val and all(self.isSameTree(a, b) for a, b in ((p.left, q.left), (p.right, q.right)))
