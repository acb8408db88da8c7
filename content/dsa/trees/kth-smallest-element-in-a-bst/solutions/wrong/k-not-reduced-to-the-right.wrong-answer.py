class Solution:
    def kthSmallest(self, root, k):
        order, i = [root], 0
        while i < len(order):
            order += [c for c in (order[i].left, order[i].right) if c]
            i += 1
        size = {None: 0}
        for node in reversed(order):
            size[node] = size[node.left] + size[node.right] + 1
        node = root
        while node:
            smaller = size[node.left]
            if k == smaller + 1 or not node.right and k > smaller:
                return node.val
            node = node.left if k <= smaller else node.right
