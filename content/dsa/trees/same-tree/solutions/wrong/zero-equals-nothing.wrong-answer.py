class Solution:
    def isSameTree(self, p: Optional[TreeNode], q: Optional[TreeNode]) -> bool:
        a = p.val if p else 0
        b = q.val if q else 0
        if a != b:
            return False
        if not p or not q:
            return True
        return self.isSameTree(p.left, q.left) and self.isSameTree(p.right, q.right)
