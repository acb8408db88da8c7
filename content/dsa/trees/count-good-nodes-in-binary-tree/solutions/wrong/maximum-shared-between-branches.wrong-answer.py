class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        high = -10 ** 4
        good = 0
        stack = [root]
        while stack:
            node = stack.pop()
            if node.val >= high:
                high = node.val
                good += 1
            if node.right:
                stack.append(node.right)
            if node.left:
                stack.append(node.left)
        return good
