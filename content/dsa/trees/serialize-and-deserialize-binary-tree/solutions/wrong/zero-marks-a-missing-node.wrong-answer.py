class Codec:
    def serialize(self, root):
        values, queue = [], deque([root])
        while queue:
            node = queue.popleft()
            values.append(node.val if node else 0)
            if node:
                queue.append(node.left)
                queue.append(node.right)
        return ','.join(map(str, values))

    def deserialize(self, data):
        values = [int(x) for x in data.split(',')]
        if not values[0]:
            return None
        root = TreeNode(values[0])
        queue, i = deque([root]), 1
        while queue:
            node = queue.popleft()
            if values[i]:
                node.left = TreeNode(values[i])
                queue.append(node.left)
            if values[i + 1]:
                node.right = TreeNode(values[i + 1])
                queue.append(node.right)
            i += 2
        return root
