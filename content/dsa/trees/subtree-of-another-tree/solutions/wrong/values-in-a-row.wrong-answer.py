class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        def values(node):
            return [node.val] + values(node.left) + values(node.right) if node else []
        a, b = values(root), values(subRoot)
        return any(a[i:i + len(b)] == b for i in range(len(a)))
