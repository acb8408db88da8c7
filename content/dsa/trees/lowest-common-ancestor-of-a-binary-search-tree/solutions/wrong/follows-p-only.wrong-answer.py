class Solution:
    def lowestCommonAncestor(self, root, p, q):
        node = root
        while node.val != p.val and node.val != q.val:
            node = node.left if p.val < node.val else node.right
        return node
