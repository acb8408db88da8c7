class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        values = []
        stack = [root]
        while stack:
            node = stack.pop()
            if node:
                values.append(str(node.val))
                stack += [node.left, node.right]
        return int(sorted(values)[k - 1])
