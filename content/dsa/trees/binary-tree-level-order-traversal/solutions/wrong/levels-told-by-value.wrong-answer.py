class Solution:
    def levelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        if not root:
            return []
        depth = {root.val: 0}
        levels = []
        queue = deque([root])
        while queue:
            node = queue.popleft()
            d = depth[node.val]
            if d == len(levels):
                levels.append([])
            levels[d].append(node.val)
            for child in (node.left, node.right):
                if child:
                    depth[child.val] = d + 1
                    queue.append(child)
        return levels
