class Solution:
    def isValidBST(self, root: Optional[TreeNode]) -> bool:
        def values(node):
            stack = [node] if node else []
            while stack:
                node = stack.pop()
                yield node.val
                stack.extend(child for child in (node.left, node.right) if child)

        if not root:
            return True
        if any(value >= root.val for value in values(root.left)):
            return False
        if any(value <= root.val for value in values(root.right)):
            return False
        return self.isValidBST(root.left) and self.isValidBST(root.right)
