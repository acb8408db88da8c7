class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        def count(node, largest):
            if not node:
                return 0
            best = max(largest, node.val)
            return (node.val >= largest) + count(node.left, best) + count(node.right, best)

        return count(root, 0)
