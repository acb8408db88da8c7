class Solution:
    def buildTree(self, preorder, inorder):
        order = iter(preorder)
        at = {v: i for i, v in enumerate(inorder)}

        def build(lo, hi):
            if lo > hi:
                return None
            value = next(order, None)
            if not value:
                return None
            i = at[value]
            return TreeNode(value, build(lo, i - 1), build(i + 1, hi))

        return build(0, len(inorder) - 1)
