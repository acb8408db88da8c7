class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        entries = []

        def write(node):
            if not node:
                entries.append('#')
                return
            entries.append(str(node.val))
            write(node.left)
            write(node.right)

        write(root)
        return ','.join(entries)

    def deserialize(self, data: str) -> Optional[TreeNode]:
        entries = iter(data.split(','))

        def read():
            entry = next(entries)
            if entry == '#':
                return None
            node = TreeNode(int(entry))
            node.left = read()
            node.right = read()
            return node

        return read()
