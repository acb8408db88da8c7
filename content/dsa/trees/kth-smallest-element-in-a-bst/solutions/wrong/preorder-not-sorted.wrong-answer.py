class Solution:
    def kthSmallest(self, root, k):
        stack = [root]
        while stack:
            node = stack.pop()
            k -= 1
            if k == 0:
                return node.val
            if node.right:
                stack.append(node.right)
            if node.left:
                stack.append(node.left)
