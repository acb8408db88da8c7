class Solution:
    def maxDepth(self, root: Optional[TreeNode]) -> int:
        count, stack = 0, [root]
        while stack:
            node = stack.pop()
            if node:
                count += 1
                stack += [node.left, node.right]
        return count.bit_length()
