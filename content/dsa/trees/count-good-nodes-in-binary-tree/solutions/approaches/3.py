class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        good, stack = 0, [(root, root.val)]
        while stack:
            node, largest = stack.pop()
            if node.val >= largest:
                good += 1
                largest = node.val
            for child in (node.left, node.right):
                if child:
                    stack.append((child, largest))
        return good
