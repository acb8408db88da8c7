class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        def count(node, largest):
            if not node:
                return 0
            if node.val > largest:
                return 1 + count(node.left, node.val) + count(node.right, node.val)
            return count(node.left, largest) + count(node.right, largest)

        return count(root, -math.inf)
