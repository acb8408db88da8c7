class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        items, queue = [], deque([(root, 1)])
        while queue:
            node, at = queue.popleft()
            if node:
                items.append(f'{at}:{node.val}')
                queue += [(node.left, at * 2 % 2 ** 64), (node.right, (at * 2 + 1) % 2 ** 64)]
        return ' '.join(items)

    def deserialize(self, data: str) -> Optional[TreeNode]:
        nodes = {}
        for item in data.split():
            at, value = map(int, item.split(':'))
            nodes[at] = TreeNode(value)
        for at, node in nodes.items():
            if at > 1 and at // 2 in nodes:
                setattr(nodes[at // 2], 'right' if at % 2 else 'left', node)
        return nodes.get(1)
