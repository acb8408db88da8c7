class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        out, stack = [], [root]
        while stack:
            node = stack.pop()
            out.append(str(node.val) if node else '#')
            if node:
                stack += [node.right, node.left]
        return '-'.join(out)

    def deserialize(self, data: str) -> Optional[TreeNode]:
        parts = iter(part for part in data.split('-') if part)

        def read():
            part = next(parts)
            if part == '#':
                return None
            return TreeNode(int(part), read(), read())

        return read()
