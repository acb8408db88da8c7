class Solution:
    def isValidBST(self, root: Optional[TreeNode]) -> bool:
        previous, stack, node = -math.inf, [], root
        while stack or node:
            while node:
                stack.append(node)
                node = node.left
            node = stack.pop()
            if node.val <= previous:
                return False
            previous = node.val
            node = node.right
        return True
