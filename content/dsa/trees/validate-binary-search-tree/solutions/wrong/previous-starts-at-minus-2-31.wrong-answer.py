class Solution:
    def isValidBST(self, root):
        stack, node, previous = [], root, -2 ** 31
        while stack or node:
            while node:
                stack.append(node)
                node = node.left
            node = stack.pop()
            if node.val <= previous:
                return False
            previous = node.val
            node = node.right
        return True
