class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        return str(root.val) + self.serialize(root.left) + self.serialize(root.right) if root else '#'

    def deserialize(self, data: str) -> Optional[TreeNode]:
        characters = iter(data)

        def read():
            character = next(characters)
            if character == '#':
                return None
            return TreeNode(int(character), read(), read())  # a minus sign is no number

        return read()
