class Solution:
    def diameterOfBinaryTree(self, root):
        depths = []
        stack = [(root, 0)]
        while stack:
            node, depth = stack.pop()
            if not node.left and not node.right:
                depths.append(depth)
            for child in (node.left, node.right):
                if child:
                    stack.append((child, depth + 1))
        return sum(sorted(depths)[-2:])
