class Solution:
    def isValidBST(self, root):
        values = []

        def walk(node):
            if node:
                walk(node.left)
                values.append(node.val)
                walk(node.right)

        walk(root)
        return values == sorted(values)
