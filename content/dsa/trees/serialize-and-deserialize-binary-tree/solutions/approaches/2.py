class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        entries, queue = [], deque([root])
        while queue:
            node = queue.popleft()
            entries.append(str(node.val) if node else '#')
            if node:
                queue += [node.left, node.right]
        return ','.join(entries)

    def deserialize(self, data: str) -> Optional[TreeNode]:
        entries = iter(data.split(','))

        def make():
            entry = next(entries)
            return TreeNode(int(entry)) if entry != '#' else None

        root = make()
        queue = deque([root] if root else [])
        while queue:
            node = queue.popleft()
            node.left, node.right = make(), make()
            queue.extend(child for child in (node.left, node.right) if child)
        return root
