class Solution:
    def maxDepth(self, root):
        deepest = 0
        todo = deque([(root, 1)])
        while todo:
            node, depth = todo.popleft()
            deepest = max(deepest, depth)
            if node:
                todo.append((node.left, depth + 1))
                todo.append((node.right, depth + 1))
        return deepest
