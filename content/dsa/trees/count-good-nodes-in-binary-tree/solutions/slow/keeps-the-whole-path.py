class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        path = []

        def count(node):
            if not node:
                return 0
            good = all(value <= node.val for value in path)
            path.append(node.val)
            total = good + count(node.left) + count(node.right)
            path.pop()
            return total

        return count(root)
