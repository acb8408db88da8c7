class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        def values(node):
            return [str(node.val)] + values(node.left) + values(node.right) if node else []

        return ','.join(values(root))

    def deserialize(self, data: str) -> Optional[TreeNode]:
        def insert(node, value):  # right for search trees only
            if not node:
                return TreeNode(value)
            if value < node.val:
                node.left = insert(node.left, value)
            else:
                node.right = insert(node.right, value)
            return node

        root = None
        for value in data.split(',') if data else []:
            root = insert(root, int(value))
        return root
