class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        good, stack = 0, [(root, root.val)]
        while stack:
            node, largest = stack.pop()
            if node.val >= largest:
                good += 1
                largest = node.val
            if node.left:
                stack.append((node.left, largest))
            if node.right:
                stack.append((node.right, largest))
        return good
