class Solution:
    def levelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        if not root:
            return []
        levels = [[root.val]]
        queue = deque([root])
        while queue:
            node = queue.popleft()
            children = [child for child in (node.left, node.right) if child]
            if children:
                levels.append([child.val for child in children])  # cousins end up in separate lists
                queue.extend(children)
        return levels
