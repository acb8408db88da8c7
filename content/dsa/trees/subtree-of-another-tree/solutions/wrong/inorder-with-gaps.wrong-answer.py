class Solution:
    def isSubtree(self, root, subRoot):
        def text(node):
            return f'{text(node.left)},{node.val},{text(node.right)}' if node else '#'
        return text(subRoot) in text(root)
