class Solution:
    def maxDepth(self, root: Optional[TreeNode]) -> int:
        def along(node, side):
            steps = 0
            while node:
                steps += 1
                node = getattr(node, side)
            return steps
        return max(along(root, 'left'), along(root, 'right'))
