class Solution:
    def isSameTree(self, p, q):
        if not p or not q:
            return p is q
        if p.val != q.val:
            return False
        return (self.isSameTree(p.left, q.left) and self.isSameTree(p.right, q.right)
                or self.isSameTree(p.left, q.right) and self.isSameTree(p.right, q.left))
