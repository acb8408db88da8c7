class Solution:
    def levelOrder(self, root):
        level = [root] if root else []
        while level:
            yield [node.val for node in level]
            level = [child for node in level for child in (node.left, node.right) if child]
