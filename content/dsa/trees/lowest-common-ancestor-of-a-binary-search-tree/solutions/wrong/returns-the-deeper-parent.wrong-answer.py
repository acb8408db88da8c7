class Solution:
    def lowestCommonAncestor(self, root, p, q):
        def path(target):
            node, nodes = root, []
            while node is not target:
                nodes.append(node)
                node = node.left if target.val < node.val else node.right
            return nodes
        a, b = path(p), path(q)
        common = None
        for x, y in zip(a, b):
            if x is y:
                common = x
        return common or root
