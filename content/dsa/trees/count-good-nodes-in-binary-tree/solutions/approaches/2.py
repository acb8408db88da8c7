class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        def count(node, largest):
            if not node:
                return 0
            good = 1 if node.val >= largest else 0
            largest = max(largest, node.val)
            return good + count(node.left, largest) + count(node.right, largest)

        return count(root, root.val)
