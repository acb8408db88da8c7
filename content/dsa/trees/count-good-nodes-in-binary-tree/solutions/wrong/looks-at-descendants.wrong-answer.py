class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        order, i = [root], 0
        while i < len(order):
            order += [c for c in (order[i].left, order[i].right) if c]
            i += 1
        high, good = {None: -inf}, 0
        for node in reversed(order):
            below = max(high[node.left], high[node.right])
            good += node.val >= below
            high[node] = max(below, node.val)
        return good
