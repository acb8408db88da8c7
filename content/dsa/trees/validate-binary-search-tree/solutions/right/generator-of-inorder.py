class Solution:
    def isValidBST(self, root):
        def inorder(node):
            stack = []
            while stack or node:
                while node:
                    stack.append(node)
                    node = node.left
                yield (node := stack.pop()).val
                node = node.right

        return all(a < b for a, b in itertools.pairwise(inorder(root)))
