class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        path = []

        def count(node):
            if not node:
                return 0
            good = 1 if all(value <= node.val for value in path) else 0
            path.append(node.val)
            good += count(node.left) + count(node.right)
            path.pop()
            return good

        return count(root)
