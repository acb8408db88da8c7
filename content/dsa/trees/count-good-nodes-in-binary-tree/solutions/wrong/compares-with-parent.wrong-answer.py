class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        def count(node, above):
            if not node:
                return 0
            good = node.val >= above
            return good + count(node.left, node.val) + count(node.right, node.val)  # forgets the older ancestors

        return count(root, root.val)
