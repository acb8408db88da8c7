class Solution:
    def isSubtree(self, root, subRoot):
        def collect(node, seen):
            if not node:
                return 0, 0
            n1, s1 = collect(node.left, seen)
            n2, s2 = collect(node.right, seen)
            result = n1 + n2 + 1, s1 + s2 + node.val
            seen.append((result, node.val))
            return result
        big, small = [], []
        collect(root, big)
        collect(subRoot, small)
        return small[-1] in big
