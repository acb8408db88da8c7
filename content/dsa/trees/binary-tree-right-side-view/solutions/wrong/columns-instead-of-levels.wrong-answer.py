class Solution:
    def rightSideView(self, root: Optional[TreeNode]) -> List[int]:
        view = {}
        queue = deque([(root, 0)] if root else [])
        while queue:
            node, column = queue.popleft()
            if column >= 0:
                view.setdefault(column, node.val)
            if node.left:
                queue.append((node.left, column - 1))
            if node.right:
                queue.append((node.right, column + 1))
        return list(view.values())
