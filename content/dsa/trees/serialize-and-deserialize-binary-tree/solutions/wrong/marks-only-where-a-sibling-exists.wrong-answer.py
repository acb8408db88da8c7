class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        entries = []

        def write(node):
            entries.append(str(node.val))
            children = [child for child in (node.left, node.right) if child]
            entries.append(str(len(children)))  # one child: left or right?
            for child in children:
                write(child)

        if root:
            write(root)
        return ','.join(entries)

    def deserialize(self, data: str) -> Optional[TreeNode]:
        entries = iter(data.split(','))

        def read():
            node = TreeNode(int(next(entries)))
            count = int(next(entries))
            if count > 0:
                node.left = read()
            if count > 1:
                node.right = read()
            return node

        return read() if data else None
